"""What somebody writes of a position, step by step: nothing that was written is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from threeup.lab.editing import draft
from threeup.notation.position import format_position

if TYPE_CHECKING:
    from threeup.lab.editing import Draft

_MOST: Final = 200
_LONGEST: Final = 2_000_000
"""Characters that are kept of what was written before, so that nobody's desk grows without end."""


class Desk:
    """A draft, with those before and after it; it can be one with the bench.

    Fields:
        draft: what is written now.
        setup: the table that it tells of, or the latest one that could be read; None where none ever could.
        followed: the draft is the table on the bench, and goes along with it.

    >>> desk = Desk("updown/1 deal [] []")
    >>> desk.write("updown/1 deal [")
    >>> desk.draft.setup is None, len(desk.setup.holdings)
    (True, 2)
    >>> desk.undo()
    >>> desk.draft.line, desk.can_redo
    ('updown/1 deal [] []', True)
    """

    def __init__(self, line: str) -> None:
        self.draft: Draft = draft(line)
        self.setup: Any = self.draft.setup
        self.followed = True
        self._before: list[str] = []
        self._after: list[str] = []

    @property
    def can_undo(self) -> bool:
        """Whether something was written before."""
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back."""
        return bool(self._after)

    def write(self, line: str) -> None:
        """Write something else."""
        if line == self.draft.line:
            return
        self._before = [*self._before[1 - _MOST :], self.draft.line]
        while sum(map(len, self._before)) > _LONGEST:
            del self._before[0]
        self._after = []
        self._read(line)

    def undo(self) -> None:
        """Go back to what was written before."""
        if self._before:
            self._after.append(self.draft.line)
            self._read(self._before.pop())

    def redo(self) -> None:
        """Go on to what was taken back."""
        if self._after:
            self._before.append(self.draft.line)
            self._read(self._after.pop())

    def _read(self, line: str) -> None:
        self.draft = draft(line)
        self.followed = False
        if self.draft.setup is not None:
            self.setup = self.draft.setup

    def laid(self) -> None:
        """Be one with the bench from now on."""
        self.followed = True

    def take(self, state: Any) -> None:  # noqa: ANN401 - any game's
        """Write the table on the bench, and go along with it."""
        self.write(format_position(state))
        self.followed = True

    def follow(self, state: Any) -> None:  # noqa: ANN401
        """Write how the bench is now, if the draft goes along with it: no step of its own that can be undone."""
        if self.followed and self.draft.state != state:
            self._read(format_position(state))
            self.followed = True
