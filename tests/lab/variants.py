"""What a move brings under other house rules, asked of the game alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any


def brought(game: Any, state: Any, move: Any, options: Any) -> Any:  # noqa: ANN401
    """Give what a move brings under house rules, by the game alone; None where it is not legal."""
    under = replace(state, options=options)
    if not game.explain(under, move).legal:
        return None
    return game.apply(under, move).events
