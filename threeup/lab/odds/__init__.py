"""Odds of a position as exact fractions, each with its working, from what one seat sees.

>>> from threeup.lab.odds import hands_by_trumps
>>> print(hands_by_trumps().sheet().notes[0])
None: 43.9%. One: 42.7%. Two: 12.4%. Three: 1.1%.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from threeup.lab.odds import loo, updown
from threeup.lab.odds.finding import Finding, Odds, OddsSheet, Spread, Statement, Worth
from threeup.lab.odds.loo import break_even_pot, hand_holds, hands_by_trumps, none_beats, worth
from threeup.lab.odds.steps import known
from threeup.lab.odds.updown import draw_at_least, draw_clear, draw_completes, draw_rank, flip_plays, next_can_play

if TYPE_CHECKING:
    from threeup.core.game import Seat


def odds(position: Any, seat: Seat | None = None, *, pot: int | None = None, rivals: int | None = None) -> OddsSheet:  # noqa: ANN401
    """Give everything that can be asked in a position, from what a seat sees (None: the seat to move).

    `pot` (counters) and `rivals` (players) are for 3-Card Loo: what to reckon with in place of what there is.
    Raises SetupError for a faulty position, TypeError for what is none, ValueError for no such seat.

    >>> print(odds("updown/1 [// ? ?] [b3] pile: g9 removed: *"))
    The odds, from what Happy Bee can see
    ...
    """
    game, state, at = known(position, seat)
    found = loo.all_odds(state, at, pot, rivals) if game.id == "loo" else updown.all_odds(state, at)
    return OddsSheet(game.id, at, tuple(found))


__all__ = [
    "Finding", "Odds", "OddsSheet", "Spread", "Statement", "Worth", "break_even_pot", "draw_at_least", "draw_clear",
    "draw_completes", "draw_rank", "flip_plays", "hand_holds", "hands_by_trumps", "next_can_play", "none_beats", "odds",
    "worth",
]  # fmt: skip
