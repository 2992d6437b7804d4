"""What a learner has met, applied and broken, rule by rule; and so what comes next."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from threeup.lessons.courses import Course
    from threeup.lessons.lesson import Lesson, Step

What = Literal["met", "applied", "broken", "passed"]
Level = Literal["new", "met", "applied", "shaky"]


@dataclass(frozen=True, slots=True)
class Note:
    """Something that a learner did: to be kept, never changed.

    Fields:
        what: "met" a rule in a step, "applied" it unaided, "broken" it; or "passed" a step.
        id: the rule's ID, or the step's.
    """

    what: What
    id: str


@dataclass(frozen=True, slots=True)
class Count:
    """How often a rule was met, applied unaided, and broken."""

    met: int = 0
    applied: int = 0
    broken: int = 0

    @property
    def level(self) -> Level:
        """Say in a word how well the rule is known: shaky is what was broken more often than applied.

        >>> Count().level, Count(met=1).level, Count(1, 2, 1).level, Count(1, 1, 2).level
        ('new', 'met', 'applied', 'shaky')
        """
        if self.broken > self.applied:
            return "shaky"
        return "applied" if self.applied else "met" if self.met else "new"


@dataclass(frozen=True, slots=True)
class Progress:
    """What all notes add up to.

    Fields:
        rules: by ID.
        steps: by ID: how often each was passed.
    """

    rules: Mapping[str, Count] = field(default_factory=dict)
    steps: Mapping[str, int] = field(default_factory=dict)

    def rule(self, rule_id: str) -> Count:
        """Give a rule's counts."""
        return self.rules.get(rule_id, Count())

    def with_notes(self, notes: Iterable[Note]) -> Progress:
        """Add notes.

        >>> Progress().with_notes([Note("met", "a.b.c"), Note("broken", "a.b.c")]).rule("a.b.c")
        Count(met=1, applied=0, broken=1)
        """
        rules, steps = dict(self.rules), dict(self.steps)
        for note in notes:
            if note.what == "passed":
                steps[note.id] = steps.get(note.id, 0) + 1
                continue
            old = rules.get(note.id, Count())
            rules[note.id] = Count(
                old.met + (note.what == "met"),
                old.applied + (note.what == "applied"),
                old.broken + (note.what == "broken"),
            )
        return Progress(rules, steps)

    def plus(self, other: Progress) -> Progress:
        """Add up two.

        >>> Progress({"a.b.c": Count(1, 2, 3)}, {"x.y": 1}).plus(Progress({"a.b.c": Count(1)}, {"x.y": 1, "x.z": 2}))
        Progress(rules={'a.b.c': Count(met=2, applied=2, broken=3)}, steps={'x.y': 2, 'x.z': 2})
        """
        rules, steps = dict(self.rules), dict(self.steps)
        for rule, more in other.rules.items():
            old = self.rule(rule)
            rules[rule] = Count(old.met + more.met, old.applied + more.applied, old.broken + more.broken)
        for step, n in other.steps.items():
            steps[step] = steps.get(step, 0) + n
        return Progress(rules, steps)


def next_step(course: Course, progress: Progress) -> tuple[Lesson, Step] | None:
    """Give the first step of a course that was not passed yet; None when all were."""
    for lesson, step in course.steps():
        if not progress.steps.get(lesson.step_id(step)):
            return lesson, step
    return None


_REVIEW: Final = 8


def review(course: Course, progress: Progress, most: int = _REVIEW) -> tuple[tuple[Lesson, Step], ...]:
    """Mix the steps that teach the rules broken most, the shakiest first; each rule's steps take turns.

    Only steps in which something is to be done or judged are taken.
    """
    shaky = sorted(
        (rule for rule, count in progress.rules.items() if count.broken),
        key=lambda rule: (progress.rules[rule].applied - progress.rules[rule].broken, rule),
    )
    by_rule = [
        [(lesson, step) for lesson, step in course.steps() if rule in step.rules and step.kind in {"do", "catch"}]
        for rule in shaky
    ]
    found: list[tuple[Lesson, Step]] = []
    for turn in range(max(map(len, by_rule), default=0)):
        for steps in by_rule:
            if turn < len(steps) and steps[turn] not in found:
                found.append(steps[turn])
    return tuple(found[:most])
