"""Notice a game that goes round in a ring: the table's business, not a rule (spec: "Endless play")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from threeup.core.layout import Phrase

if TYPE_CHECKING:
    from threeup.session.node import Node

STOOD: Final = 3
"""How often a position stands before the players are offered a draw."""


def notice(node: Node) -> Phrase | None:
    """Say that the position stands for the third time, or that every move since it last stood was forced."""
    stood = 1
    forced = node.forced
    earlier = node.parent
    while earlier is not None:
        if earlier.place == node.place and earlier.move is not None:
            if forced:
                return Phrase("notice-forced")
            stood += 1
            if stood >= STOOD:
                return Phrase("notice-repetition", {"n": stood})
        forced = forced and earlier.forced
        earlier = earlier.parent
    return None
