"""A moment in a table's history."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from threeup.core.events import Event
    from threeup.core.game import Seat


@dataclass(slots=True)
class Node:
    """A moment in the history.

    Fields:
        id: its number, in the order in which moments first came about.
        parent: the moment before; None at the root.
        move: what led here; None at the root.
        mover: the seat that moved.
        events: what happened then.
        state: the whole table.
        forced: the mover had no other move.
        name: a name given to the branch that starts here.
        note: what somebody wrote to this moment.
        children: the moments that followed, oldest first.
        newest: the child visited last: where redo leads.
        place: a number that is equal for equal positions (and, hardly ever, for others).
        depth: moves on the way here from the root.
        deals: deals among them.
    """

    id: int
    parent: Node | None
    move: Any
    mover: Seat
    events: tuple[Event, ...]
    state: Any
    forced: bool = False
    name: str = ""
    note: str = ""
    children: list[Node] = field(default_factory=list)
    newest: Node | None = None
    place: int = 0
    depth: int = 0
    deals: int = 0

    def path(self) -> list[Node]:
        """List the moments from the root to here."""
        found = [self]
        while found[-1].parent is not None:
            found.append(found[-1].parent)
        return found[::-1]
