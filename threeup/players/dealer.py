"""The dealer: the player who is chance, and shuffles from a seed."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from threeup.games.updown.moves import Deal

if TYPE_CHECKING:
    from threeup.games.updown.state import State


def deal(s: State, seed: int, first: int | None = None) -> Deal:
    """Shuffle the deck from a seed and draw the opening player by lot.

    Only `Random.random` is used, whose sequence Python promises never to change for a seed: the same seed gives the
    same deal on every Python and platform.

    >>> from threeup.games.updown import UPDOWN
    >>> str(deal(UPDOWN.start(2), 7))[:24]
    'deal 1 gC+2 gC g10 bC g9'
    """
    draw = random.Random(seed).random  # noqa: S311 - a game, no secret
    order = list(s.options.cards())
    for i in range(len(order) - 1, 0, -1):
        j = int(draw() * (i + 1))
        order[i], order[j] = order[j], order[i]
    lot = int(draw() * len(s.holdings))
    return Deal(tuple(order), lot if first is None else first)
