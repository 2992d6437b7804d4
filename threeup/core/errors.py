"""What can go wrong, as one tree.

    ThreeupError
    ├── IllegalMoveError     a rule forbids the move; carries the verdict
    ├── InvalidMoveError     the text names no move of this game
    ├── SetupError           a position or options that can't be played; carries every fault
    ├── RecordError          a record that can't be read; carries every fault
    ├── ProgressError        a progress file that can't be read
    ├── CompletionError      unknown cards that no way was found to fill in
    └── LessonError          a lesson that can't be read, or does not hold what it promises; carries every fault

Messages are for developers. What a learner reads is made from the verdict or the faults by `threeup.text`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from threeup.core.game import Verdict


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a text or a position.

    Fields:
        id: a stable ID with words in every catalogue ("position.unknown-card").
        args: values for the words.
        place: where: 0-based character of a line, 1-based line of a file, or None where it is the whole.
    """

    id: str
    args: Mapping[str, int | str] = field(default_factory=dict)
    place: int | None = None


class ThreeupError(Exception):
    """The root of every error that threeup raises on purpose."""


class IllegalMoveError(ThreeupError):
    """A rule forbids the move. `verdict` names every broken rule."""

    def __init__(self, move: object, verdict: Verdict) -> None:
        self.move = move
        self.verdict = verdict
        super().__init__(f"{move!r} breaks {', '.join(reason.rule for reason in verdict.broken)}")


class FaultsError(ThreeupError):
    """Something to be read has faults, all listed in `faults`."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(map(_written, self.faults)))


def _written(fault: Fault) -> str:
    where = "" if fault.place is None else f" at {fault.place}"
    return f"{fault.id} {dict(fault.args)}{where}"


class InvalidMoveError(FaultsError):
    """The text names no move of this game."""


class SetupError(FaultsError):
    """A position or a choice of options that can't be played."""


class RecordError(FaultsError):
    """A record that can't be read."""


class LessonError(FaultsError):
    """A lesson that can't be read, or does not hold what it promises."""


class ProgressError(FaultsError):
    """A progress file that can't be read."""


class CompletionError(ThreeupError):
    """No way was found to fill in the unknown cards of a position so that they agree with what is known."""
