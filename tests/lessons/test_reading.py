"""A lesson's file: a good one is read, and whatever is wrong with one is said with its line; nothing else is raised."""

from __future__ import annotations

import random
import time
import tomllib
from typing import Any

import pytest
import tomli_w
from hypothesis import given, settings
from hypothesis import strategies as st

from threeup.core.errors import LessonError
from threeup.games import GAMES
from threeup.lessons import Lesson, read_lesson
from threeup.lessons.goals import PREDICATES, Joined, Predicate
from threeup.lessons.lesson import Deal, Hint, Mistake
from threeup.lessons.proof import prove
from threeup.lessons.template import template
from threeup.lessons.wording import missing_words

GOOD = template("updown", "sevens")
"""A lesson with one step of each kind and all the words."""


def faults(text: str | bytes) -> list[tuple[str, int | None]]:
    """Give what is wrong with a lesson, and on which lines."""
    with pytest.raises(LessonError) as caught:
        read_lesson(text)
    return [(fault.id.removeprefix("lesson."), fault.place) for fault in caught.value.faults]


def line_of(text: str, part: str) -> int:
    assert part in text
    return text[: text.index(part)].count("\n") + 1


# ------------------------------------------------------------------------------------------------------- good ones


def test_a_lesson_is_read() -> None:
    lesson = read_lesson(GOOD)
    see, do, catch, free = lesson.steps
    assert (lesson.id, lesson.game, lesson.key) == ("updown.sevens", "updown", "lesson-updown-sevens")
    assert (see.id, see.kind, see.moves) == ("see", "watch", ("play g7",))
    assert do.goal == Predicate("moved", "play b8")
    assert do.mistakes == (
        Mistake("low", "play g3", "updown.discard.at-least-top"),
        Mistake("pile", "pick-up", "updown.discard.must-play"),
    )
    assert do.hints == (Hint("rule", "updown.discard.at-least-top"), Hint("zone", "pile"), Hint("card", "play b8"))
    assert (do.par, do.solutions) == (1, (("play b8",),))
    assert catch.choices == ("updown.discard.at-least-top", "updown.discard.one-rank")
    assert free.start == Deal(2, 7)
    assert lesson.words["en"]["see"].startswith("A blue 5 lies on top.")
    assert lesson.words["en"]["try.mistake-low"].startswith("A 3 is lower")
    assert lesson.rules == {"updown.discard.at-least-top", "updown.discard.must-play"}
    assert [GOOD.splitlines()[step.line - 1] for step in lesson.steps] == ["[[step]]"] * 4


def test_bytes_marks_and_line_ends_make_no_difference() -> None:
    assert read_lesson(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode()) == read_lesson(GOOD)


def test_goals_may_be_joined() -> None:
    joined = '{ any = [{ moved = "play b8" }, { not = { hand = 3 }, over = false }] }'
    lesson = read_lesson(GOOD.replace('{ moved = "play b8" } #', f"{joined} #"))
    assert lesson.steps[1].goal == Joined(
        "any",
        (
            Predicate("moved", "play b8"),
            Joined("all", (Joined("not", (Predicate("hand", 3),)), Predicate("over", value=False))),
        ),
    )


@pytest.mark.parametrize("game", GAMES)
def test_what_a_new_lesson_begins_with_is_in_order(game: str) -> None:
    lesson = read_lesson(template(game, "my-own-1"))
    assert (lesson.id, lesson.game) == (f"{game}.my-own-1", game)
    assert [step.kind for step in lesson.steps] == ["watch", "do", "catch", "explore"]
    assert (prove(lesson), missing_words(lesson)) == ((), ())


@pytest.mark.parametrize("name", ["", "My", "a b", "a--b", "-a", "9a", "a.b", 'a"', "é", "x" * 61, "a\n"])
def test_a_new_lesson_needs_a_name(name: str) -> None:
    with pytest.raises(LessonError, match=r"lesson\.id"):
        template("updown", name)


def test_a_new_lesson_needs_a_game() -> None:
    with pytest.raises(LessonError, match=r"lesson\.game"):
        template("chess", "mine")


# ------------------------------------------------------------------------------------------------------ faulty ones

DO_RULES = 'rules = ["updown.discard.at-least-top", "updown.discard.must-play"]'
POSITION = "/ b1 b1 o1] pile: g4 b7"
CASES: list[tuple[str, str, str, str]] = [
    # fault, what is replaced, by what, something that stands on the line which is to be named ("^": on the next)
    ("id", '"updown.sevens"', '"sevens"', '"sevens"'),
    ("id", '"updown.sevens"', '"loo.sevens"', '"loo.sevens"'),
    ("game", '\ngame = "updown"', '\ngame = "updwon"', '"updwon"'),
    ("value", '\ngame = "updown"', '\ngame = ["updown"]', 'game = ["updown"]'),
    ("unknown-key", 'id = "try"', 'id = "try"\nkinds = 1', "kinds"),
    ("unknown-key", 'id = "updown.sevens"', 'id = "updown.sevens"\ntitle = "x"', 'title = "x"'),
    ("unknown-key", "seed = 7", "seed = 7, sede = 7", "sede"),
    ("unknown-key", 'id = "low"', 'id = "low", text = "x"', 'text = "x"'),
    ("value", "par = 1", 'par = "1"', 'par = "1"'),
    ("value", "par = 1", "par = true", "par = true"),
    ("value", "par = 1", "par = 1\noffer_illegal = 0", "offer_illegal"),
    ("value", 'moves = ["play g7"]', 'moves = "play g7"', 'moves = "play g7"'),
    ("value", "goal = {", "goal = [] # {", "goal ="),
    ("value", "goal = {", "goal = {} # {", "goal ="),
    ("value", '{ moved = "play b8" } #', "{ all = [] } #", "goal ="),
    ("value", '{ moved = "play b8" } #', '{ hand = "2" } #', "goal ="),
    ("value", '{ moved = "play b8" } #', "{ over = 1 } #", "goal ="),
    ("value", '{ moved = "play b8" } #', '{ zones = { pile = "1" } } #', "goal ="),
    ("value", 'solutions = [["play b8"]]', 'solutions = ["play b8"]', "solutions"),
    ("value", "mistakes = [", "mistakes = [1, ", "mistakes"),
    ("value", 'title = "At least the top card"', "title = 1", "title = 1"),
    ("value", 'done = "Yes! An 8 is higher than a 7."', 'done = " "', 'done = " "'),
    ("missing", "par = 1", "", '^id = "try"'),
    ("missing", 'kind = "watch"\nrules = ["updown.discard.at-least-top"]', 'kind = "watch"\nrules = []', "rules = []"),
    ("missing", 'solutions = [["play b8"]]', "solutions = []", "solutions = []"),
    ("missing", 'id = "low", ', "", "mistakes = ["),
    ("kind", 'kind = "do"', 'kind = "doing"', '"doing"'),
    ("start", "deal = {", "# {", '^id = "free"'),
    ("start", "deal = {", 'position = "updown/1"\ndeal = {', '^id = "free"'),
    ("step-id", 'id = "try"', 'id = "Try it"', '"Try it"'),
    ("step-twice", 'id = "judge"', 'id = "try"', '^kind = "catch"'),
    ("one-move", 'moves = ["play o6"]', 'moves = ["play o6", "play o5"]', '"play o5"]'),
    ("other-game", "deal = { players = 2, seed = 7 }", 'position = "loo/1 deal [] [] [] [] []"', "loo/1"),
    ("seat", "par = 1", "par = 1\nseat = 2", "seat = 2"),
    ("seat", "par = 1", "par = 1\nseat = -1", "seat = -1"),
    ("rule", DO_RULES, 'rules = ["updown.discard.at-least-to"]', 'at-least-to"'),
    ("rule", DO_RULES, "rules = [[1]]", "rules = [[1]]"),
    ("rule", '{ moved = "play b8" } #', "{ happened = [1] } #", "goal ="),
    ("rule", '"updown.discard.one-rank"]', "{}]", "choices ="),
    ("move", '["play g7"]', '["plai g7"]', "plai g7"),
    ("move", '["play g7"]', "[7]", "moves = [7]"),
    ("move", '{ moved = "play b8" } #', "{ moved = 8 } #", "goal ="),
    ("mistake-id", 'id = "low"', 'id = "Low!"', "mistakes = ["),
    ("mistake-twice", 'id = "pile"', 'id = "low"', "mistakes = ["),
    ("hint", '{ zone = "pile" }', "{ zone = 1 }", "hints ="),
    ("hint", '{ zone = "pile" }', '{ place = "pile" }', "hints ="),
    ("hint", '{ zone = "pile" }', '{ zone = "pile", card = "play b8" }', "hints ="),
    ("predicate", '{ moved = "play b8" } #', '{ move = "play b8" } #', "goal ="),
    ("goal-deep", '{ moved = "play b8" } #', "{ not = " * 30 + "{ over = true }" + " }" * 30 + " #", "goal ="),
    ("language", "[words.en]", "[words.fr]", "[words.fr]"),
    ("word", 'hint-zone = "', 'hint-zones = "', "hint-zones"),
    ("word", "[words.en.free]", "[words.en.freely]", "[words.en.freely]"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("fault", "old", "new", "shown"), CASES, ids=[f"{i}-{case[0]}" for i, case in enumerate(CASES)]
)
def test_what_is_wrong_is_said_with_its_line(fault: str, old: str, new: str, shown: str) -> None:
    assert old in GOOD
    if old.startswith(("par", "solutions", "rules")):
        assert GOOD.count(old) == 1
    text = GOOD.replace(old, new, 1)
    found = faults(text)
    assert found == [(fault, line_of(text, shown.removeprefix("^")) - shown.startswith("^"))]


def test_a_position_that_cant_be_is_said_with_the_line() -> None:
    text = GOOD.replace(POSITION, "/ b1 b1 o1] pile: b7 g4", 1)
    with pytest.raises(LessonError) as caught:
        read_lesson(text)
    assert [(fault.id, fault.place) for fault in caught.value.faults] == [
        ("position.pile-order", line_of(text, "pile: b7 g4")),
    ]


@pytest.mark.parametrize(
    "deal",
    [
        "{ players = 1, seed = 7 }", "{ players = 1000000000, seed = 7 }", "{ players = 2, seed = -7 }",
        "{ players = 2, seed = 7, first = 9 }", "{ players = 2, seed = 7, first = -1 }",
        "{ players = 2, seed = 7, options = { set_size = 99 } }",
        "{ players = 2, seed = 7, options = { set_size = [[]] } }",
        "{ players = 2, seed = 7, options = { deck = { a = 1979-05-27 } } }",
        "{ players = 2, seed = 7, options = { nothing = nan } }",
    ],
)  # fmt: skip
def test_a_deal_that_cant_be_is_refused(deal: str) -> None:
    text = GOOD.replace("{ players = 2, seed = 7 }", deal)
    assert {place for _, place in faults(text)} == {line_of(text, "deal = {")}


@pytest.mark.parametrize(
    ("content", "fault", "place"),
    [
        ("", "foreign", 1),
        ('format = "threeup-record/1"', "foreign", 1),
        ("format = ['threeup-lesson/1']", "foreign", 1),
        (GOOD.replace("par = 1 #", "par = #"), "not-toml", 23),
        (GOOD + "x", "not-toml", None),
        ("[" * 50_000, "not-toml", 1),
        ("a = " + "[" * 50_000, "not-toml", 1),
        (b"\xff\xfe\x00", "not-text", None),
        (b"a" * 200_001, "too-large", None),
        ("é" * 100_001, "too-large", None),
        ('format = "threeup-lesson/1"\nid = "updown.x"\ngame = "updown"\nstep = []', "no-steps", 1),
    ],
)  # fmt: skip
def test_what_is_no_lesson_is_refused(content: str | bytes, fault: str, place: int | None) -> None:
    ((name, line),) = faults(content)
    assert name == fault
    if place is not None:
        assert line == place


def test_all_faults_are_listed_in_the_order_of_lines() -> None:
    text = GOOD.replace("par = 1", "par = 'x'").replace('["play g7"]', '["x"]').replace('"catch"', '"cach"')
    found = faults(text)
    assert [name for name, _ in found] == ["move", "value", "kind"]
    places = [place or 0 for _, place in found]
    assert places == sorted(places)


# ----------------------------------------------------------------------------------------------------- hostile ones

SCALARS = st.one_of(
    st.booleans(), st.integers(-(2**63), 2**63 - 1), st.floats(), st.text(max_size=12), st.dates(),
    st.sampled_from(["updown", "loo", "watch", "do", "play g7", "updown.discard.must-play", "en", "pile", "try"]),
)  # fmt: skip
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=8), inner, max_size=3)),
    max_leaves=6,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:  # noqa: ANN401 - anything TOML has
    """List the ways to every value within a value."""
    items = enumerate(value) if isinstance(value, list) else value.items() if isinstance(value, dict) else ()
    return [found for key, each in items for found in [(*path, key), *places(each, (*path, key))]]


def changed(data: dict[str, Any], path: tuple[Any, ...], value: Any) -> None:  # noqa: ANN401
    at: Any = data
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(list(GAMES)), st.data())
def test_any_value_in_any_place_is_read_or_refused(game: str, data: st.DataObject) -> None:
    lesson = tomllib.loads(template(game, "x"))
    for _ in range(data.draw(st.integers(1, 3))):
        changed(lesson, data.draw(st.sampled_from(places(lesson))), data.draw(VALUES))
    _read_or_refused(tomli_w.dumps(lesson))


@settings(max_examples=100, deadline=None)
@given(st.dictionaries(st.sampled_from(["format", "id", "game", "step", "words"]), VALUES))
def test_any_table_is_read_or_refused(table: dict[str, Any]) -> None:
    _read_or_refused(tomli_w.dumps({**table, "format": "threeup-lesson/1"}))


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 2**32))
def test_any_change_of_the_text_is_read_or_refused(seed: int) -> None:
    rng = random.Random(seed)
    raw = bytearray(template(rng.choice(list(GAMES)), "x").encode())
    for _ in range(rng.randint(1, 8)):
        start = rng.randrange(len(raw))
        raw[start : start + rng.randint(0, 30)] = rng.randbytes(rng.randint(0, 2)) or raw[-rng.randint(1, 40) :]
    _read_or_refused(bytes(raw))


def _read_or_refused(text: str | bytes) -> None:
    try:
        lesson = read_lesson(text)
    except LessonError as error:
        assert error.faults  # noqa: PT017 - whether it is raised is not known
    else:
        assert isinstance(lesson, Lesson)
        assert all(fault.id.startswith("lesson.") for fault in (*prove(lesson), *missing_words(lesson)))


HEAD = 'format = "threeup-lesson/1"\nid = "updown.x"\ngame = "updown"\n'


@pytest.mark.parametrize(
    "text",
    [
        HEAD + "".join(f"k{n} = 1\n" for n in range(15_000)),
        HEAD + "[[step]]\n" * 20_000,
        HEAD + '[[step]]\nkind = "do"\nmove = 1\n' * 5_000,
        HEAD + "[[step]]\ngoal = " + "{ not = " * 300 + "{ over = true }" + " }" * 300,
        HEAD + "[[step]]\nrules = [" + "'x'," * 40_000 + "]",
        HEAD + "[words.en]\n" + "".join(f"w{n} = ''\n" for n in range(15_000)),
        HEAD + "[[step]]\nid = '" + "x" * 150_000 + "'",
        HEAD + '[[step]]\nid = "a"\nkind = "explore"\nrules = []\nposition = "updown/1 ' + "[" * 150_000 + '"',
        HEAD
        + '[[step]]\nid = "a"\nkind = "watch"\nrules = ["updown.deal.deck"]\nmoves = ["'
        + '", "'.join(["x"] * 30_000)
        + '"]\ndeal = { players = 2, seed = 1 }',
    ],
    ids=range(9),
)
def test_large_files_are_refused_soon(text: str) -> None:
    begin = time.process_time()
    assert faults(text)
    assert time.process_time() - begin < 3


def test_every_predicate_can_be_read() -> None:
    values = {
        "rule": '"updown.clear.plain"',
        "move": '"play b8"',
        "yes": "true",
        "number": "2",
        "zones": "{ pile = 3 }",
    }
    for name, predicate in PREDICATES.items():
        text = GOOD.replace('{ moved = "play b8" } #', f"{{ {name} = {values[predicate.takes]} }} #")
        goal = read_lesson(text).steps[1].goal
        assert isinstance(goal, Predicate)
        assert goal.name == name
