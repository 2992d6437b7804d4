"""The command `threeup lessons`: list the lessons, play one, check one, write a new one."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from threeup.app.cli import complain, fail, missing, shown
from threeup.core.errors import LessonError, ProgressError
from threeup.games import GAMES
from threeup.lessons import COURSES, lesson
from threeup.lessons.check import read_checked
from threeup.lessons.mastery import Progress
from threeup.lessons.reading import LARGEST
from threeup.lessons.template import template
from threeup.store.folder import folder
from threeup.store.progress import FILE, ME, ProgressStore
from threeup.text import catalogue

if TYPE_CHECKING:
    import argparse

    from threeup.lessons import Lesson
    from threeup.lessons.mastery import Note

_SHORT: Final = 60


def run(args: argparse.Namespace) -> int:
    """Do what is asked of the lessons; give the exit code."""
    code: int = {"list": _list, "play": _play, "check": _check, "new": _new}[args.lessons](args)
    return code


# ------------------------------------------------------------------------------------------------------ commands


def _list(args: argparse.Namespace) -> int:
    words, progress = catalogue(args.lang), Progress()
    if (folder() / FILE).exists():  # who only looks makes no file
        try:
            with ProgressStore.open() as store:
                progress = store.progress(ME)
        except ProgressError as error:
            _not_kept(error, args.lang)
    for course in COURSES.values():
        print(f"{shown(words.format(f'course-{course.game}'))}\n")
        for each in course.all():
            done = sum(each.step_id(step) in progress.steps for step in each.steps)
            print(f"{each.id}: {shown(words.format(each.key))}")
            print(f"  {shown(words.text(each.key, 'text'))}")
            print(f"  {shown(words.format('learn-count', n=done, all=len(each.steps)))}\n")
    return 0


def _play(args: argparse.Namespace) -> int:
    from threeup.app.studying import Studying  # noqa: PLC0415 - Rich is slow to import
    from threeup.session.study import Study  # noqa: PLC0415

    found = _find(args.lesson, args.lang)
    if found is None:
        return 1
    number = next((i for i, step in enumerate(found.steps) if args.step in {None, step.id}), None)
    if number is None:
        fail(args.lang, "cli-no-step", step=args.step[:_SHORT], lesson=found.id)
        return 2
    keeper = Keeper(args.lang)
    Studying(Study(found, number, lang=args.lang, keep=keeper.keep), args.lang).run()
    keeper.close()
    return 0


def _check(args: argparse.Namespace) -> int:
    found = _read(args.file, args.lang)
    if found is None:
        return 1
    words = catalogue(args.lang)
    print(shown(words.format("cli-lesson-good", lesson=found.id, steps=len(found.steps))))
    return 0


def _new(args: argparse.Namespace) -> int:
    try:
        text = template(args.game, args.name)
    except LessonError as error:
        complain(error, args.lang, "cli-file-bad", GAMES[args.game])
        return 2
    if args.out is None:
        print(text, end="")
        return 0
    try:
        with Path(args.out).open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        fail(args.lang, "cli-lesson-there", file=args.out)
        return 1
    except (OSError, ValueError):
        fail(args.lang, "cli-lesson-not-written", file=args.out)
        return 1
    print(shown(catalogue(args.lang).format("cli-lesson-written", file=args.out)))
    return 0


# --------------------------------------------------------------------------------------------------------- inside


class Keeper:
    """Keeps what a learner does in the terminal in the store; where that can't be used, it is said once."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._store: ProgressStore | None = None
        self._ready = False

    def keep(self, note: Note) -> None:
        """Keep a note."""
        try:
            if not self._ready:
                self._ready = True
                self._store = ProgressStore.open()
            if self._store is not None:
                self._store.add(ME, [note])
        except ProgressError as error:
            self._store = None
            _not_kept(error, self.lang)

    def close(self) -> None:
        """Let go of the store."""
        if self._store is not None:
            self._store.close()


def _not_kept(error: ProgressError, lang: str) -> None:
    complain(error, lang, "cli-not-kept", next(iter(GAMES.values())))


def _find(name: str, lang: str) -> Lesson | None:
    """Give a lesson of ours by its ID, or one that stands in a file."""
    try:
        return lesson(name)
    except KeyError:
        return _read(name, lang)


def _read(name: str, lang: str) -> Lesson | None:
    """Read a lesson and check it; what is wrong with it is said on standard error."""
    try:
        if name == "-":
            raw = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(name).open("rb") as file:
                raw = file.read(LARGEST + 1)
        return read_checked(raw)
    except LessonError as error:
        complain(error, lang, "cli-file-bad", next(iter(GAMES.values())))
    except (OSError, ValueError):
        missing(name, lang)
    return None
