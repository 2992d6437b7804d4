"""Which words a lesson needs, and which of them are missing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from threeup.core.errors import Fault
from threeup.text import LANGUAGES, catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator

    from threeup.lessons.lesson import Lesson, Step

TITLES: Final = ("title", "text")
"""What is said of a lesson as a whole: its title, and a sentence on what it is about."""

TASK: Final = "task"
"""The words of a step that a learner reads before; in a catalogue they are the step's message itself."""


def step_words(step: Step) -> tuple[str, ...]:
    """List the words that a step needs, and those that it may have.

    >>> from threeup.lessons.lesson import Mistake, Step
    >>> step_words(Step("higher", "do", "updown", (), "", mistakes=(Mistake("low", "play g3"),)))
    ('task', 'done', 'mistake-low', 'hint-zone')
    """
    needed = needed_words(step)
    return (*needed, *(part for part in ("done", "hint-zone") if part not in needed))


def needed_words(step: Step) -> tuple[str, ...]:
    """List the words that a step needs.

    >>> from threeup.lessons.lesson import Hint, Step
    >>> needed_words(Step("try", "explore", "updown", (), ""))
    ('task',)
    >>> needed_words(Step("see", "watch", "updown", (), "", hints=(Hint("zone", "pile"),)))
    ('task', 'done', 'hint-zone')
    """
    done = () if step.kind == "explore" else ("done",)
    mistakes = tuple(f"mistake-{mistake.id}" for mistake in step.mistakes)
    zone = ("hint-zone",) if any(hint.kind == "zone" for hint in step.hints) else ()
    return (TASK, *done, *mistakes, *zone)


def missing_words(lesson: Lesson) -> tuple[Fault, ...]:
    """List the words that a lesson lacks: it has to have all of them in each language that it has.

    A lesson that brings no words of its own has to have them in the catalogues, in all languages.

    >>> from threeup.lessons.lesson import Lesson
    >>> [fault.id for fault in missing_words(Lesson("updown.mine", "updown", ()))]
    ['lesson.no-words']
    """
    if lesson.words:
        return tuple(fault for lang in lesson.words for fault in _missing_own(lesson, lang))
    if not any(catalogue(lang).has(lesson.key) for lang in LANGUAGES):
        return (Fault("lesson.no-words", {"id": lesson.id}),)
    return tuple(fault for lang in LANGUAGES for fault in _missing_of_ours(lesson, lang))


def _missing_own(lesson: Lesson, lang: str) -> Iterator[Fault]:
    texts = lesson.words[lang]
    for name in TITLES:
        if name not in texts:
            yield Fault("lesson.word-missing", {"name": name, "table": f"[words.{lang}]"})
    for step in lesson.steps:
        for part in needed_words(step):
            if (step.id if part == TASK else f"{step.id}.{part}") not in texts:
                table = f"[words.{lang}.{step.id}]"
                yield Fault("lesson.word-missing", {"name": part, "table": table}, step.line or None)


def _missing_of_ours(lesson: Lesson, lang: str) -> Iterator[Fault]:
    words = catalogue(lang)
    wanted = [(lesson.key, None, 0), (lesson.key, "text", 0)]
    for step in lesson.steps:
        key = lesson.step_key(step)
        wanted += [(key, None if part == TASK else part, step.line) for part in needed_words(step)]
    for key, part, line in wanted:
        if not words.has(key, part):
            message = f"{key}.{part}" if part else key
            yield Fault("lesson.message-missing", {"message": message, "lang": lang}, line or None)
