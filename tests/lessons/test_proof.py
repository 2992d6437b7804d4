"""Every lesson of ours holds what it promises; and each promise that is broken is found."""

from __future__ import annotations

from typing import Final

import pytest

from threeup.games import GAMES
from threeup.lessons import COURSES, Lesson, lesson, read_lesson
from threeup.lessons.goals import reached
from threeup.lessons.lesson import KINDS
from threeup.lessons.playing import begin, onward, played
from threeup.lessons.proof import prove
from threeup.lessons.template import template

OURS: Final = [lesson_id for course in COURSES.values() for lesson_id in course.lessons]
STEPS: Final = [(each, step) for course in COURSES.values() for each, step in course.steps()]
FEWEST: Final = 60
GOOD: Final = template("updown", "sevens")

ours = pytest.mark.parametrize("lesson_id", OURS)


# ------------------------------------------------------------------------------------------------------- our courses


@ours
def test_a_lesson_of_ours_holds_what_it_promises(lesson_id: str) -> None:
    assert prove(lesson(lesson_id)) == ()


@ours
def test_a_lesson_bears_the_name_of_its_file(lesson_id: str) -> None:
    assert lesson(lesson_id).id == lesson_id
    assert lesson(lesson_id).words == {}  # the words of ours stand in the catalogues


def test_there_are_steps_enough_of_every_kind() -> None:
    assert len(STEPS) >= FEWEST
    for game in GAMES:
        assert {step.kind for each, step in STEPS if each.game == game} == set(KINDS)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_taught(game: str) -> None:
    """Law 9: every rule's ID is taught by a step."""
    taught = {rule for each, step in STEPS if each.game == game for rule in step.rules}
    assert set(GAMES[game].rulebook.rules) - taught == set()


@pytest.mark.parametrize(("each", "step"), STEPS, ids=[each.step_id(step) for each, step in STEPS])
def test_no_foreseen_mistake_passes_a_step(each: Lesson, step: object) -> None:
    """A mistake is refused by its rule, or leads past the goal; the proof says so, and this plays it."""
    (found,) = (one for one in each.steps if one is step)
    for mistake in found.mistakes:
        way = onward(found, begin(found))
        move = way.game.read_move(mistake.move)
        legal = way.game.explain(way.state, move).legal
        assert legal == (not mistake.rule)
        if legal:
            assert found.goal is not None
            assert not reached(found.goal, onward(found, played(way, move)))


def test_steps_in_which_something_is_to_be_done_give_hints() -> None:
    without = [each.step_id(step) for each, step in STEPS if step.kind == "do" and not step.hints]
    assert without == []


def test_a_lesson_that_is_not_there() -> None:
    for name in ("updown.nothing", "chess.opening", "", "updown", "updown.../x", "updown.course"):
        with pytest.raises(KeyError):
            lesson(name)


# -------------------------------------------------------------------------------------------------- broken promises


def faults(text: str) -> list[tuple[str, str, int | None]]:
    """Give what a lesson does not hold: the fault, the step, the line."""
    return [
        (fault.id.removeprefix("lesson."), str(fault.args["step"]), fault.place) for fault in prove(read_lesson(text))
    ]


DO: Final = '{ moved = "play b8" } #'
MISTAKE: Final = 'move = "play g3", rule = "updown.discard.at-least-top"'
START: Final = (
    "updown/1 [g3 b8 o2 / b9 b9 o9 / g1 g1 g1] [b4 o5 o6 / g8 g8 g8 / b1 b1 o1] pile: g4 b7 draw: g2 g2 g2 removed: *"
)
CASES: Final = [
    # the fault, the step, what is replaced, by what
    ("rule-unseen", "see", "rules = [", 'rules = ["updown.clear.plain", '),
    ("rule-unseen", "try", '"updown.discard.must-play"]', '"updown.clear.plain"]'),
    ("move-illegal", "see", 'moves = ["play g7"]', 'moves = ["play b3"]'),
    ("move-illegal", "try", '[["play b8"]]', '[["play g3"]]'),
    ("choice-missing", "judge", 'choices = ["updown.discard.at-least-top", ', 'choices = ["updown.piles.locked", '),
    ("choices-few", "judge", ', "updown.discard.one-rank"', ""),
    ("goal-at-start", "try", DO, "{ hand = 3 } #"),
    ("goal-zone", "try", DO, '{ moved = "play b8", not = { any = [{ zones = { table = 1 } }] } } #'),
    ("par", "try", "par = 1", "par = 2"),
    ("solution-long", "try", '[["play b8"]]', '[["play b8", "play b9"]]'),
    ("solution-misses", "try", DO, "{ won = true } #"),
    ("unlisted", "try", DO, "{ turn_over = true } #"),
    ("other-unused", "try", "par = 1", 'par = 1\nothers = ["play g8"]'),
    ("mistake-rule", "try", MISTAKE, 'move = "play g3", rule = "updown.discard.one-rank"'),
    ("mistake-rule", "try", MISTAKE, 'move = "play b8", rule = "updown.discard.at-least-top"'),
    ("mistake-illegal", "try", MISTAKE, 'move = "play g3"'),
    ("mistake-passes", "try", MISTAKE, 'move = "play b8"'),
    ("hint-rule", "try", "hints = [", 'hints = [{ rule = "updown.clear.plain" }, '),
    ("hint-zone", "try", '{ zone = "pile" }', '{ zone = "miss" }'),
    ("hint-card", "try", '{ card = "play b8" }', '{ card = "play g3" }'),
]


@pytest.mark.parametrize(("fault", "step", "old", "new"), CASES, ids=[f"{i}-{case[0]}" for i, case in enumerate(CASES)])
def test_a_broken_promise_is_found(fault: str, step: str, old: str, new: str) -> None:
    start = GOOD.index(f'id = "{step}"')
    assert old in GOOD[start:]
    text = GOOD[:start] + GOOD[start:].replace(old, new, 1)
    if fault == "unlisted":  # another card leads there too
        text = text.replace("[g3 b8 o2 /", "[g3 b8 g9 /", 1)
    header = GOOD[:start].count("\n")
    assert (fault, step, header) in faults(text)


def test_it_must_be_the_learners_turn() -> None:
    found = faults(GOOD.replace(START, "updown/1 deal [] []", 1))
    assert ("not-to-move", "try", GOOD[: GOOD.index('id = "try"')].count("\n")) in found


def test_a_solution_ends_with_the_game() -> None:
    text = GOOD.replace(START, "updown/1 [b8] [b4] pile: g4 b7 removed: *", 1).replace(
        DO, "{ won = false, hand = 1 } #"
    )
    found = faults(text.replace('[["play b8"]]', '[["play b8", "play b8"]]'))
    assert "solution-turn" in [fault for fault, step, _ in found if step == "try"]


def test_solutions_may_differ_and_all_are_listed() -> None:
    text = GOOD.replace("[g3 b8 o2 /", "[g3 b8 g9 /", 1).replace(DO, "{ turn_over = true } #")
    assert [fault for fault, _, _ in faults(text)] == ["unlisted"]
    assert faults(text.replace('[["play b8"]]', '[["play b8"], ["play g9"]]')) == []
