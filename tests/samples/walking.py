"""What a learner presses to make a lesson's move: the button, and the cards selected before."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from threeup.session.study import Study

if TYPE_CHECKING:
    from collections.abc import Iterator

    from threeup.lessons import Lesson

MOST_CARDS = 6


def pressed(study: Study, text: str) -> tuple[str, list[str]]:
    """Find the button and the cards' keys that mean a move at this table."""
    game, seat = study.table.game, study.step.seat
    move = game.read_move(text)
    state = study.table.view(seat)
    place = game.places(state, seat)[seat]
    faces = [*place.hand, *(stack.up or stack.down for stack in place.stacks)]
    keys = [face.key for face in faces if face and face.key]
    for action in game.actions(state):
        for count in range(1, MOST_CARDS + 1) if action.select else (0,):
            for chosen in combinations(keys, count):
                if game.move_of(state, action.id, list(chosen)) == move:
                    return action.id, list(chosen)
    return pytest.fail(f"no button means {text} in {study.step.id}")


def presses(lesson: Lesson, number: int) -> Iterator[tuple[str, list[str]]]:
    """Give what is pressed, move after move, in the first solution of a step."""
    study = Study(lesson, number)
    others(study)
    for text in study.step.solutions[0]:
        yield pressed(study, text)
        study.play(text)
        others(study)
    assert study.reached


def others(study: Study) -> None:
    """Let the others answer as long as it is their turn."""
    while study.table.computer_to_act():
        study.table.let_computer_play()
        study.moved()


def verdict(study: Study) -> str | None:
    """Give the answer to the question of a step in which a move is judged: a rule broken, None for none."""
    broken = study.table.explain(study.suspect()).broken
    return broken[0].rule if broken else None
