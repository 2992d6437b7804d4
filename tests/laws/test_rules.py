"""Laws 8 and 9: every rule has its ID in the data, the code, the catalogues and the tests, and is met in play."""

from __future__ import annotations

import ast
import inspect
import re
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.strategies import SAMPLES, line, play
from tests.text.ftl import catalogue_parts, variables
from threeup.games import GAMES
from threeup.text import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

TESTS: Final = Path(__file__).parents[1]
TABLE: Final = "table"  # rules of any table: nothing is legal because of them, they only forbid
GAMES_PLAYED: Final = 250
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@dataclass
class Met:
    """What came up in many games: reasons' IDs, keys and names of values; events' IDs."""

    reasons: dict[tuple[str, str], set[str]] = field(default_factory=dict)
    events: set[str] = field(default_factory=set)

    def rules(self, *keys: str) -> set[str]:
        """Give the rules met with one of these keys; without keys, with any but "broken"."""
        return {rule for rule, key in self.reasons if key in keys or (not keys and key != "broken")}


@cache
def met(game: Any) -> Met:  # noqa: ANN401
    """Play many games with many house rules, and try everything in each position, good or bad."""
    found = Met()
    short = (
        play(game, seed, game.seats[0], options)
        for options in SAMPLES[game.id].ENDGAMES
        for seed in range(GAMES_PLAYED)
    )
    for played in chain((line(game, seed) for seed in range(GAMES_PLAYED)), short):
        previous = None
        for moment in played:
            tried = [*game.candidates(moment.state), previous, moment.move]
            verdicts = [game.explain(moment.state, m) for m in tried]
            verdicts.append(game.explain(moment.step.state, moment.move))
            for reason in chain.from_iterable((*v.broken, *v.because) for v in verdicts):
                found.reasons.setdefault((reason.rule, reason.key), set()).update(reason.args)
            found.events.update(event.rule for event in moment.step.events)
            previous = moment.move
    return found


def attribute(rule: str, key: str) -> str:
    """Name a rule's sentence in a catalogue."""
    return f"{rule.replace('.', '-')}.{key}"


# ------------------------------------------------------------------------------------------------------ law 8


def named_in_code(game: Any) -> set[str]:  # noqa: ANN401
    """Collect the IDs in a game's modules: whole, or without the game's name where a helper puts it before."""
    package = import_module(type(game).__module__)
    sections = "|".join({rule.section for rule in game.rulebook.rules.values()})
    short, whole = re.compile(rf"({sections})\.[a-z-]+"), re.compile(rf"({TABLE}|{game.id})\.[a-z]+\.[a-z-]+")
    found: set[str] = set()
    for path in Path(inspect.getfile(package)).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if whole.fullmatch(node.value):
                    found.add(node.value)
                elif short.fullmatch(node.value):
                    found.add(f"{game.id}.{node.value}")
    checks = import_module(f"{package.__name__}.rules").CHECKS
    return found | {rule for of_kind in checks.values() for rule, _ in of_kind}


@every_game
def test_law_8_ids_in_code_are_those_of_the_rule_book(game: Any) -> None:  # noqa: ANN401
    rules = game.rulebook.rules
    work = {rule.id for rule in rules.values() if rule.kind != "definition"}
    assert named_in_code(game) - rules.keys() == set()
    assert work - named_in_code(game) == set()


@every_game
def test_law_8_ids_met_in_play_are_those_of_the_rule_book(game: Any) -> None:  # noqa: ANN401
    assert met(game).rules("broken") | met(game).rules() | met(game).events <= game.rulebook.rules.keys()


@every_language
@every_game
def test_law_8_every_rule_has_a_name_and_a_sentence(game: Any, lang: str) -> None:  # noqa: ANN401
    names = [rule.replace(".", "-") for rule in game.rulebook.rules]
    wanted = {name for rule in names for name in (rule, f"{rule}.text")}
    assert wanted - catalogue_parts(lang).keys() == set()
    assert [name for name in sorted(wanted) if variables(lang, name)] == []


@every_language
@every_game
def test_law_8_no_catalogue_speaks_of_a_rule_that_is_none(game: Any, lang: str) -> None:  # noqa: ANN401
    sections = {rule.section for rule in game.rulebook.rules.values()}
    begun = tuple(f"{game.id}-{section}-" for section in sections)
    known = {rule.replace(".", "-") for rule in game.rulebook.rules}
    # A rule's message is one with a `.text`.
    rules = {name.removesuffix(".text") for name in catalogue_parts(lang) if name.endswith(".text")}
    assert {name for name in rules if name.startswith(begun)} - known == set()


@every_language
@every_game
def test_law_8_every_reason_has_its_sentence_with_values_that_it_is_given(game: Any, lang: str) -> None:  # noqa: ANN401
    parts = catalogue_parts(lang)
    for (rule, key), args in met(game).reasons.items():
        name = attribute(rule, key)
        assert name in parts
        # A seat is said as a player's name, and as "you" or "other".
        said = args | ({"name", "who"} if "seat" in args else set())
        assert variables(lang, name) <= said, name


@every_game
def test_law_8_every_option_a_rule_names_is_one(game: Any) -> None:  # noqa: ANN401
    options = set(game.option_choices())
    named = {option for rule in game.rulebook.rules.values() for option in rule.options}
    assert named == options


@every_game
def test_law_8_every_source_a_rule_names_is_listed(game: Any) -> None:  # noqa: ANN401
    book = game.rulebook
    assert all(rule.sources for rule in book.rules.values())
    assert {key for rule in book.rules.values() for key in (*rule.sources, *rule.disagree)} == set(book.sources)


# ------------------------------------------------------------------------------------------------------ law 9


def of_kind(game: Any, kind: str) -> set[str]:  # noqa: ANN401
    return {rule.id for rule in game.rulebook.rules.values() if rule.kind == kind}


@every_game
def test_law_9_every_limit_is_broken_and_kept(game: Any) -> None:  # noqa: ANN401
    assert of_kind(game, "limit") - met(game).rules("broken") - SAMPLES[game.id].NEVER_OFFERED == set()
    own = {rule for rule in of_kind(game, "limit") if not rule.startswith(f"{TABLE}.")}
    assert own - met(game).rules() == set()


@every_game
def test_law_9_every_permit_is_a_reason_and_breaks_nothing(game: Any) -> None:  # noqa: ANN401
    assert of_kind(game, "permit") - met(game).rules() == set()
    assert of_kind(game, "limit") >= met(game).rules("broken")


@every_game
def test_law_9_every_effect_happens(game: Any) -> None:  # noqa: ANN401
    assert of_kind(game, "effect") - met(game).events == set()


def functions() -> Iterator[str]:
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name


@every_game
def test_law_9_every_rule_has_tests_named_by_its_id(game: Any) -> None:  # noqa: ANN401
    names = set(functions())
    for rule in game.rulebook.rules.values():
        stem = "test_" + re.sub(r"[.-]", "_", rule.id) + "__"
        ends = {name.removeprefix(stem) for name in names if name.startswith(stem)}
        wanted = {"broken", "legal"} if rule.kind == "limit" else set()
        assert ends, rule.id
        assert wanted <= {end.partition("__")[0].partition("_")[0] for end in ends}, rule.id
