"""Take a position in whatever form somebody has it."""

from __future__ import annotations

from typing import Any

from threeup.notation.position import game_of, parse_position


def place(position: Any) -> tuple[Any, Any]:  # noqa: ANN401 - any game and its state
    """Give the game and the state of a position: a line, a setup, a state, or a table with its `state`.

    Raises SetupError with every fault of a line or a setup, TypeError for what is no position.

    >>> game, state = place("updown/1 [g7 bC / g9 / ?] [b3 b5 b6] pile: g4 b4 removed: *")
    >>> game.id, state.turn
    ('updown', 0)
    """
    if isinstance(position, str):
        position = parse_position(position)
    found = getattr(position, "state", position)
    state = found() if callable(found) else found  # a setup's `state` is a method, a table's is the state itself
    return game_of(state), state
