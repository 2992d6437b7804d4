"""Positions: what is written reads back, what is wrong is said, and where. What is of one game stands beside."""

from __future__ import annotations

import logging
import random
import re
import time
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import SAMPLES, lines, play
from threeup.core import line as shared
from threeup.core.errors import SetupError
from threeup.games import GAMES
from threeup.games.loo import LOO, Laid
from threeup.games.loo import cards as loo_cards
from threeup.games.updown import Holding, cards
from threeup.notation import format_position, parse_position
from threeup.notation.position import LONGEST
from threeup.text import LANGUAGES
from threeup.text.speech import Speech

if TYPE_CHECKING:
    from collections.abc import Iterator

    from threeup.core.errors import Fault

GOLDEN: Final = {
    name: Path(__file__).parent.parent / "golden" / f"{prefix}positions.txt"
    for name, prefix in (("updown", ""), ("loo", "loo_"))
}
OF: Final[dict[str, Any]] = {name: import_module(f"tests.notation.{name}") for name in GAMES}
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

HEADS: Final = {
    "position.empty": (" \u200f ", 0),
    "position.unknown-game": (" chess/1 []", 1),
    "position.version": ("updown/2 []", 0),
}
UNREADABLE: Final = [
    *((fault, *where) for fault, where in HEADS.items()),
    *((fault, *where) for of in OF.values() for fault, where in of.UNREADABLE.items()),
]
IMPOSSIBLE: Final = [(fault, *two) for of in OF.values() for fault, two in of.IMPOSSIBLE.items()]
REST: Final = "removed: *"


def states(game: Any, seed: int, players: int, options: Any, most: int) -> Iterator[Any]:  # noqa: ANN401
    """Give the table before the first deal, and after each move."""
    yield game.start(players, options)
    yield from (moment.step.state for moment in play(game, seed, players, options, most))


# ---------------------------------------------------------------------------------------------------- round trips


@every_game
@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_every_state_and_every_view_of_it_reads_back(game: Any, data: st.DataObject) -> None:  # noqa: ANN401
    played = data.draw(lines(game))
    for i, state in enumerate([played[0].state, *(moment.step.state for moment in played)]):
        for each in (state, game.view(state, None), game.view(state, i % game.players(state))):
            setup = parse_position(format_position(each))
            assert setup.state() == each
            assert format_position(setup) == format_position(each)


@every_game
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_the_end_of_a_game_reads_back(game: Any, seed: int) -> None:  # noqa: ANN401
    rng = random.Random(seed)
    players = rng.choice(game.seats[:6])
    options = SAMPLES[game.id].options(rng, players)
    ends: dict[str, dict[str, Any]] = {"updown": {"turn_cap": 200}, "loo": {"deals": 3, "revoke": "refuse"}}
    *_, last = states(game, seed, players, replace(options, **ends[game.id]), 2000)
    assert last.phase == "over"
    assert parse_position(format_position(last)).state() == last


@pytest.mark.parametrize("line", [line for path in GOLDEN.values() for line in path.read_text("utf-8").splitlines()])
def test_golden_positions_are_written_as_they_are_read(line: str) -> None:
    assert format_position(parse_position(line).state()) == line


@every_game
def test_a_seed_gives_the_golden_positions(game: Any) -> None:  # noqa: ANN401
    players = {"updown": 3, "loo": 5}[game.id]
    every = {"updown": 40, "loo": 9}[game.id]
    played = states(game, 7, players, game.read_options({}), every * 10)
    found = [format_position(state) for i, state in enumerate(played) if i % every == 0]
    assert GOLDEN[game.id].read_text("utf-8").splitlines()[: len(found)] == found


@every_game
def test_a_setup_keeps_everything_that_a_state_has(game: Any) -> None:  # noqa: ANN401
    state_type, setup_type = game.position_types
    state = game.start(game.default_players, game.read_options({}))
    assert type(state) is state_type
    assert setup_type.of(state).state() == state
    assert setup_type.__slots__ == state_type.__slots__


# --------------------------------------------------------------------------------------------------------- faults


@pytest.mark.parametrize(("fault", "line", "place"), UNREADABLE)
def test_a_line_that_cannot_be_read_says_what_and_where(fault: str, line: str, place: int) -> None:
    with pytest.raises(SetupError) as caught:
        parse_position(line)
    assert (fault, place) in [(each.id, each.place) for each in caught.value.faults]


@pytest.mark.parametrize(("fault", "bad", "good"), IMPOSSIBLE)
def test_an_impossible_position_says_why(fault: str, bad: str, good: str) -> None:
    setup = parse_position(bad)
    assert fault in [each.id for each in setup.validate()]
    with pytest.raises(SetupError) as caught:
        setup.state()
    assert caught.value.faults == setup.validate()
    assert parse_position(good).validate() == ()


@every_game
def test_every_fault_in_the_code_is_reached(game: Any) -> None:  # noqa: ANN401
    of = OF[game.id]
    code = "".join(Path(str(module.__file__)).read_text("utf-8") for module in (*of.MODULES, shared))
    named = set(re.findall(r'"(position\.[a-z-]+)"', code)) | {
        f"position.{name}" for name in re.findall(r'self\.fault\("([a-z-]+)"', code)
    }
    assert len(named) > 20
    assert named <= {*of.UNREADABLE, *of.IMPOSSIBLE}


def test_all_faults_are_listed_at_once_in_their_order() -> None:
    with pytest.raises(SetupError) as caught:
        parse_position("updown/1 [g7 x9] turn: many pile: g4 bC+3 jokers=yes")
    assert [(each.id, each.place) for each in caught.value.faults] == [
        ("position.unknown-card", 13),
        ("position.number", 23),
        ("position.unknown-card", 37),
        ("options.unknown", 42),
    ]


def test_a_negative_number_made_by_code_is_a_fault() -> None:
    setup = replace(parse_position(f"updown [g7] [g8] {REST}"), turns=-1)
    assert [each.id for each in setup.validate()] == ["position.number"]
    setup = replace(parse_position("loo deal [] [] [] [] []"), deals=-1)
    assert "position.number" in [each.id for each in setup.validate()]


def test_what_is_no_position_is_not_written() -> None:
    with pytest.raises(TypeError):
        format_position("g7")


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_has_its_words_and_values(game: Any, lang: str, caplog: pytest.LogCaptureFixture) -> None:  # noqa: ANN401
    speech = Speech(game, lang)
    of = OF[game.id]
    said: dict[str, str] = {}
    with caplog.at_level(logging.WARNING, logger="threeup.text"):
        bad = [line for line, _ in (*of.UNREADABLE.values(), *of.IMPOSSIBLE.values())]
        for line in (*bad, *of.LONG):
            for fault in faults_of(line):
                said[fault.id] = speech.fault(fault)
    assert caplog.messages == []
    assert len(set(said.values())) == len(said) >= len({*of.UNREADABLE, *of.IMPOSSIBLE})


@every_game
def test_the_page_of_positions_names_every_fault_and_its_examples_are_in_order(game: Any) -> None:  # noqa: ANN401
    page = (Path(__file__).parents[2] / "docs" / "reference" / "position.md").read_text("utf-8")
    shared, *parts = re.split(r"^## (?=3UP 3DOWN|3-Card Loo)", page, flags=re.MULTILINE)
    (own,) = (part for part in parts if f"{game.id}/1" in part)
    of = OF[game.id]
    assert {fault for fault in of.IMPOSSIBLE if fault.startswith("position.") and f"`{fault}`" not in own} == set()
    assert {fault for fault in of.UNREADABLE if fault.startswith("position.") and f"`{fault}`" not in shared} == set()
    named = set(re.findall(r"`(position\.[a-z-]+)`", own))
    assert named <= {*of.IMPOSSIBLE, *of.UNREADABLE}
    examples = re.findall(rf"^    ({game.id}/1 \[.*)$", page, flags=re.MULTILINE)
    assert len(examples) == 2
    assert [parse_position(line).validate() for line in examples] == [(), ()]


def faults_of(line: str) -> tuple[Fault, ...]:
    try:
        return tuple(parse_position(line).validate())
    except SetupError as error:
        return error.faults


# ------------------------------------------------------------------------------------------------ a teacher's lines


def test_a_star_stands_for_all_other_cards_in_order() -> None:
    setup = parse_position("updown [g1*3 b1*2] [o1 o1 g2*3] draw: * g9")
    assert setup.draw[:2] == cards("b2 b2")
    assert setup.draw[-1:] == cards("g9")
    assert setup.validate() == ()
    assert parse_position("loo deal [] [] [] [] [] stock: Ah * 2c").stock[::51] == loo_cards("Ah 2c")


def test_beside_unknown_cards_a_star_is_unknown_too() -> None:
    setup = parse_position("updown [g7 / g1 / ?] [g8] removed: *")
    assert set(map(str, setup.removed)) == {"?"}
    assert setup.validate() == ()


def test_a_teachers_hands_are_sorted() -> None:
    state = parse_position("updown [g9 b1 g3 / o8 g2] [g8] removed: *").state()
    assert state.holdings[0] == Holding(cards("b1 g3 g9"), cards("g2 o8"))
    deal = parse_position("loo [As 9h 2c] [2d 4c Kd] [fold] [fold] [fold] turned: Kh dealer: 4").state()
    assert deal.hands[:2] == (loo_cards("2c 9h As"), loo_cards("4c 2d Kd"))


def test_marks_of_direction_do_no_harm() -> None:
    line = "updown/1 [g7] [g8] pile: g4 removed: *"
    assert parse_position("\u202b" + line.replace(" ", "\u200f ") + "\u202c") == parse_position(line)


def test_what_follows_from_the_rest_need_not_be_written() -> None:
    setup = parse_position("loo [As 9h 2c] [fold] [miss: Kd Qd 3c] [] [4c 5c] turned: Kh dealer: 3 trick: 6c")
    assert setup.said == ("play", "fold", "miss", "fold", "play")
    assert setup.trick == (Laid(4, loo_cards("6c")[0]),)
    assert setup.turn == 0
    assert (setup.pot, setup.at_play, setup.counters) == (3, 3, (0, 0, 0, -3, 0))
    assert setup.opened == (0, 0, 0, 0, 0)
    assert (len(setup.miss), len(setup.dead), len(setup.stock)) == (0, 9, 33)
    assert setup.validate() == ()


def test_who_won_a_trick_leads_the_next() -> None:
    setup = parse_position("loo [9h] [2c] [fold] [fold] [fold] turned: Kh dealer: 4 tricks: 7d 3h / 2h 5c")
    assert [[laid.seat for laid in trick] for trick in setup.tricks] == [[0, 1], [1, 0]]
    assert setup.turn == 1
    assert setup.validate() == ()


def test_before_whose_turn_it_is_all_have_declared() -> None:
    line = "loo declare [As 9h 2c] [] [Kd Qd 3c] [4c 5c 6c] [7c 8c 9c] turned: Kh dealer: 4"
    assert parse_position(f"{line} turn: 2").said == ("play", "fold", "", "", "")
    assert parse_position(line.replace("[]", "[fold]").replace("[As", "[stand: As")).turn == 2


def test_a_dealer_of_whom_nothing_is_said_may_take_all() -> None:
    line = "loo deal [fold] [fold] [fold] [fold] [As 9h 2c] turned: Kh deals: 1 pot: 0"
    assert parse_position(line).validate() == ()
    other = line.replace("[fold] [As 9h 2c]", "[As 9h 2c] [fold]")
    assert [each.id for each in parse_position(other).validate()] == ["position.said-order"]
    assert parse_position(other.replace("[As", "[play: As")).validate() == ()


@pytest.mark.parametrize("typed", ["Th 9s ?", "10h 9S ?", "tH 9♠ ?", "T♥ 9s ?"])
def test_cards_are_read_as_people_type_them(typed: str) -> None:
    assert parse_position(f"loo [{typed}]").hands == (loo_cards("Th 9s ?"),)


def test_counters_are_long_numbers_with_a_sign() -> None:
    number = "9" * 60
    line = f"loo deal [] [] [] [] [] counters: {number} \N{MINUS SIGN}{number} +5 -5 0"
    assert parse_position(line).state().counters == (int(number), -int(number), 5, -5, 0)


def test_a_field_and_an_option_of_one_name_stand_together() -> None:
    state = parse_position("loo deal [] [] [] [] [] deals=9").state()
    assert (state.deals, state.options.deals) == (0, 9)
    assert LOO.start(5, state.options) == state


# -------------------------------------------------------------------------------------------------- rough hands

HOSTILE: Final = [
    "updown/1 " * 2_000_000,
    "[" * 15_000,
    *(f"{name}/1 {'[' * 15_000}" for name in GAMES),
    "updown/99999999999999999999 []",
    "updown/" + "1/" * 7_000,
    "=" * 15_000,
    *(f"{name}/1 {'=x ' * 5_000}" for name in GAMES),
    *(line for of in OF.values() for line in of.HOSTILE),
]
LONG: Final = [line for of in OF.values() for line in of.LONG]
# A generous bound: all take milliseconds; what grows with the square of its length would take minutes.
SECONDS: Final = 5


@pytest.mark.parametrize("line", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_lines_are_refused_soon(line: str) -> None:
    began = time.process_time()
    with pytest.raises(SetupError) as caught:
        parse_position(line)
    assert 1 <= len(caught.value.faults) <= 60
    assert time.process_time() - began < SECONDS


@pytest.mark.parametrize("line", LONG, ids=range(len(LONG)))
def test_long_lines_are_read_judged_and_written_soon(line: str) -> None:
    began = time.process_time()
    setup = parse_position(line)
    assert setup.validate()
    written = format_position(setup)
    assert len(written) > LONGEST or parse_position(written) == setup
    assert time.process_time() - began < SECONDS


@every_game
@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_no_line_raises_anything_else(game: Any, data: st.DataObject) -> None:  # noqa: ANN401
    text = data.draw(st.text(alphabet=st.sampled_from(OF[game.id].ALPHABET), max_size=60))
    try:
        setup = parse_position(f"{game.id}/1 {text}")
    except SetupError:
        return
    assert parse_position(format_position(setup)) == setup
    setup.validate()


@every_game
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_words_in_any_order_raise_nothing_else(game: Any, data: st.DataObject) -> None:  # noqa: ANN401
    """Lines of real words, shuffled and repeated, get much further than letters do."""
    words = " ".join(good for _, good in OF[game.id].IMPOSSIBLE.values()).split()
    text = " ".join(data.draw(st.lists(st.sampled_from(sorted({*words, "2", "-1", "?"})), max_size=40)))
    try:
        setup = parse_position(f"{game.id} {text}")
    except SetupError:
        return
    assert parse_position(format_position(setup)) == setup
    setup.validate()
