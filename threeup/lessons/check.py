"""Whether a lesson is fit for learners: it is read, holds what it promises, and has its words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from threeup.core.errors import LessonError
from threeup.lessons.proof import prove
from threeup.lessons.reading import read_lesson
from threeup.lessons.wording import missing_words

if TYPE_CHECKING:
    from threeup.core.errors import Fault
    from threeup.lessons.lesson import Lesson


def check(lesson: Lesson) -> tuple[Fault, ...]:
    """List what a lesson does not hold and which words it lacks, in the order of lines; nothing for a good one.

    >>> from threeup.lessons import lesson
    >>> check(lesson("updown.at-least-top"))
    ()
    """
    return tuple(sorted((*prove(lesson), *missing_words(lesson)), key=lambda fault: fault.place or 0))


def read_checked(text: str | bytes) -> Lesson:
    """Read a lesson that somebody wrote, and check it. Raises LessonError, listing what is wrong and on which line.

    >>> from threeup.lessons.template import template
    >>> read_checked(template("loo", "mine")).id
    'loo.mine'
    """
    lesson = read_lesson(text)
    if faults := check(lesson):
        raise LessonError(faults)
    return lesson
