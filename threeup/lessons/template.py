"""A lesson to begin with, for somebody who writes their own: one step of each kind, each line explained."""

from __future__ import annotations

from importlib import resources

from threeup.core.errors import Fault, LessonError
from threeup.games import GAMES
from threeup.lessons.reading import named

_NAME = "my-lesson"
_SHORT = 60


def template(game: str, name: str) -> str:
    """Write a lesson for a game, with the name that it is to have. Raises LessonError for a name that can't be.

    >>> from threeup.lessons import read_lesson
    >>> [step.kind for step in read_lesson(template("updown", "sevens")).steps]
    ['watch', 'do', 'catch', 'explore']
    """
    if game not in GAMES:
        near = next(iter(GAMES))
        raise LessonError([Fault("lesson.game", {"game": game[:_SHORT], "near": near})])
    if not named(name):
        raise LessonError([Fault("lesson.id", {"id": f"{game}.{name}"[:_SHORT], "like": f"{game}.{_NAME}"})])
    text = (resources.files("threeup.lessons") / "templates" / f"{game}.toml").read_text("utf-8")
    return text.replace(f'"{game}.{_NAME}"', f'"{game}.{name}"', 1)
