"""A game of 3-Card Loo at one moment: always valid, never changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from threeup.core.game import Seat
    from threeup.games.loo.cards import Card, Cards, Suit
    from threeup.games.loo.options import Options

Phase = Literal["deal", "declare", "play", "review", "over"]
Said = Literal["", "fold", "play", "miss", "defend"]


class Laid(NamedTuple):
    """A card that a player laid on the table."""

    seat: Seat
    card: Card


Trick = tuple[Laid, ...]
"""The cards of a trick, in the order laid."""


@dataclass(frozen=True, slots=True)
class State:
    """The whole table.

    Fields:
        options: the house rules.
        phase: "deal" (the dealer is to deal, before the first deal or between two), "declare", "play", "review" (the
            referee's mode: cards may be challenged), "over". Between deals the cards lie as the last deal left them.
        hands: by seat, sorted; the miss is the hand of the player who took or defends it.
        counters: the ledger by seat, counters, may be below zero.
        pot: counters.
        dealer: who deals; before the first deal of a game nobody yet, and 0.
        turn: the seat to move; without a meaning in "deal" and "over".
        said: by seat, what the player has declared in this deal; "" for nothing yet.
        miss: the hand at the side, empty when it has been taken.
        turned: the card turned up, whose suit is trumps; None before the first deal.
        stock: cards not dealt, next card first.
        dead: folded and exchanged hands, face down.
        trick: the cards on the table.
        tricks: the tricks played in this deal, first to last.
        at_play: the pot as it stood at the start of play, counters; 0 before.
        accused: the seats challenged in this deal, first to last.
        caught: those of them who had broken a duty.
        opened: the ledger as it stood before this deal.
        deals: deals finished.
        last: deals still to be played for the last pot; 0 when the end has not been agreed.
        ended: the ID of the rule that ended the game; empty while it goes on.
    """

    options: Options
    phase: Phase
    hands: tuple[Cards, ...]
    counters: tuple[int, ...]
    pot: int = 0
    dealer: Seat = 0
    turn: Seat = 0
    said: tuple[Said, ...] = ()
    miss: Cards = ()
    turned: Card | None = None
    stock: Cards = ()
    dead: Cards = ()
    trick: Trick = ()
    tricks: tuple[Trick, ...] = ()
    at_play: int = 0
    accused: tuple[Seat, ...] = ()
    caught: tuple[Seat, ...] = ()
    opened: tuple[int, ...] = ()
    deals: int = 0
    last: int = 0
    ended: str = ""

    @property
    def trump(self) -> Suit:
        """The suit of trumps; "?" before the first deal."""
        return self.turned.suit if self.turned else "?"

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats that play in this deal, clockwise from the dealer's left."""
        n = len(self.said)
        order = ((self.dealer + i) % n for i in range(1, n + 1))
        return tuple(seat for seat in order if self.said[seat] not in {"", "fold"})


def winner(trick: Trick, trump: Suit) -> Laid:
    """Give the card that wins a trick so far. loo.play.trick-winner.

    >>> from threeup.games.loo.cards import card
    >>> winner((Laid(2, card("9c")), Laid(3, card("2h")), Laid(0, card("Ac"))), "h").seat
    3
    """
    best = trick[0]
    for laid in trick[1:]:
        if laid.card.rank > best.card.rank if laid.card.suit == best.card.suit else laid.card.suit == trump:
            best = laid
    return best
