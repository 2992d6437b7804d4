"""The dealer: the player who is chance, and shuffles from a seed."""

from __future__ import annotations

import hashlib
import random
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from threeup.core.game import Seat

C = TypeVar("C")

_BYTES: Final = 7


def deal(game: Any, s: Any, seed: int, first: Seat | None = None) -> Any:  # noqa: ANN401 - any game's
    """Shuffle the deck from a seed and draw by lot what the game leaves to it (who opens, who deals first).

    Only `Random.random` is used, whose sequence Python promises never to change for a seed: the same seed gives the
    same deal on every Python and platform. `first` stands for the lot where it is given.

    >>> from threeup.games.updown import UPDOWN
    >>> str(deal(UPDOWN, UPDOWN.start(2), 7))[:24]
    'deal 1 gC+2 gC g10 bC g9'
    """
    draw = random.Random(seed).random  # noqa: S311 - a game, no secret
    order = shuffled(game.deck(s), draw)
    lot = int(draw() * game.players(s))
    return game.deal(s, tuple(order), lot if first is None else first)


def shuffled(cards: Iterable[C], draw: Callable[[], float]) -> list[C]:
    """Give cards in an order drawn by lot, every order as likely as the next; `draw` gives numbers from 0 to below 1.

    >>> shuffled("abcd", random.Random(7).random)
    ['c', 'd', 'a', 'b']
    """
    order = list(cards)
    for i in range(len(order) - 1, 0, -1):
        j = int(draw() * (i + 1))
        order[i], order[j] = order[j], order[i]
    return order


def seed_of(seed: int, before: int) -> int:
    """Give the seed of a later deal of the same game, after so many deals before it; the first has the game's own.

    >>> seed_of(7, 0), seed_of(7, 1), seed_of(8, 1)
    (7, 59623171834159202, 59719035819461552)
    """
    if not before:
        return seed
    return int.from_bytes(hashlib.sha256(f"{seed}/{before}".encode()).digest()[:_BYTES], "big")
