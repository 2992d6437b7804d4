"""The courses: which lessons there are, in which order."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from threeup.games import GAMES
from threeup.lessons.reading import read_lesson

if TYPE_CHECKING:
    from threeup.lessons.lesson import Lesson, Step


@dataclass(frozen=True, slots=True)
class Course:
    """A game's lessons, in order.

    Fields:
        game: the game's ID; the course's words are the message `course-<game>`.
        lessons: the lessons' IDs.
    """

    game: str
    lessons: tuple[str, ...]

    def all(self) -> tuple[Lesson, ...]:
        """Give the lessons."""
        return tuple(map(lesson, self.lessons))

    def steps(self) -> tuple[tuple[Lesson, Step], ...]:
        """Give every step with its lesson, in order."""
        return tuple((each, step) for each in self.all() for step in each.steps)


@cache
def _course(game: str) -> Course:
    folder = resources.files("threeup.lessons") / "data" / game
    data = tomllib.loads((folder / "course.toml").read_text("utf-8"))
    return Course(game, tuple(f"{game}.{name}" for name in data["lessons"]))


@cache
def lesson(lesson_id: str) -> Lesson:
    """Give a lesson of ours by its ID. Raises KeyError.

    >>> lesson("updown.at-least-top").id
    'updown.at-least-top'
    """
    game, _, name = lesson_id.partition(".")
    if game not in COURSES or lesson_id not in COURSES[game].lessons:
        raise KeyError(lesson_id)
    return read_lesson((resources.files("threeup.lessons") / "data" / game / f"{name}.toml").read_bytes())


COURSES: Final = {game: _course(game) for game in GAMES}
"""Our courses, by game."""
