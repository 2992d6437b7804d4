"""What a seat can see of the table."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from threeup.core.game import DEALER, Seat
from threeup.games.loo.events import hide

if TYPE_CHECKING:
    from threeup.games.loo.cards import Cards
    from threeup.games.loo.state import State


def view(s: State, seat: Seat | None) -> State:
    """Give the state as a seat sees it (None: a watcher); cards it can't see are unknown.

    The dealer sees all: before a deal nothing is hidden from whoever shuffles.
    """
    if seat == DEALER:
        return s
    hands = tuple(hand if i == seat else hide(hand) for i, hand in enumerate(s.hands))
    return replace(s, hands=hands, miss=hide(s.miss), stock=hide(s.stock), dead=hide(s.dead))


def all_cards(s: State) -> Cards:
    """List every card, wherever it lies, sorted."""
    found = [each for hand in s.hands for each in hand]
    found += [laid.card for trick in (*s.tricks, s.trick) for laid in trick]
    found += [*s.miss, *s.stock, *s.dead, *((s.turned,) if s.turned else ())]
    return tuple(sorted(found))
