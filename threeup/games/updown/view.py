"""What a seat can see of the table."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from threeup.core.game import DEALER, Seat
from threeup.games.updown.events import hide
from threeup.games.updown.state import Holding

if TYPE_CHECKING:
    from threeup.games.updown.cards import Cards
    from threeup.games.updown.state import State


def view(s: State, seat: Seat | None) -> State:
    """Give the state as a seat sees it (None: a watcher); cards it can't see are unknown.

    The dealer's view is the table before the deal: nothing is hidden then, for nothing is dealt.
    """
    if seat == DEALER:
        return s
    holdings = tuple(
        Holding(h.hand if i == seat else hide(h.hand), h.up, hide(h.down)) for i, h in enumerate(s.holdings)
    )
    chosen = tuple(cards if i == seat else hide(cards) for i, cards in enumerate(s.chosen))
    return replace(s, holdings=holdings, chosen=chosen, draw=hide(s.draw))


def all_cards(s: State) -> Cards:
    """List every card, wherever it lies, sorted."""
    held = (c for h in s.holdings for zone in (h.hand, h.up, h.down) for c in zone)
    return tuple(sorted((*held, *s.draw, *s.pile, *s.removed)))
