"""Moves that nobody can tell apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable


def told_apart(game: Any, moves: Iterable[Any]) -> tuple[Any, ...]:  # noqa: ANN401 - any game's
    """Leave out moves that are said in the same words as one before: face-down cards are all alike.

    >>> from threeup.games.updown import UPDOWN, Flip, PickUp
    >>> told_apart(UPDOWN, (Flip(0), Flip(1), PickUp()))
    (Flip(place=0), PickUp())
    """
    found: dict[str, Any] = {}
    for move in moves:
        found.setdefault(repr(game.move_phrase(move)), move)
    return tuple(found.values())
