"""What can happen in 3-Card Loo. Each event holds all that is needed to bring a view up to date."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from threeup.core.events import Event
from threeup.games.loo.cards import UNKNOWN

if TYPE_CHECKING:
    from threeup.core.game import Reason, Seat
    from threeup.games.loo.cards import Card, Cards


@dataclass(frozen=True, slots=True)
class Carried(Event):
    """A pot was left from the last deal: `counters` lie in it."""

    counters: int


@dataclass(frozen=True, slots=True)
class Anted(Event):
    """Counters were paid before the deal: `paid` by seat."""

    dealer: Seat
    paid: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Cards were dealt: `hands` by seat, the miss, and the rest, next card first; `number` counts the deals from 1."""

    dealer: Seat
    hands: tuple[Cards, ...]
    miss: Cards
    stock: Cards
    number: int


@dataclass(frozen=True, slots=True)
class TrumpTurned(Event):
    """The next card was turned up."""

    card: Card


@dataclass(frozen=True, slots=True)
class Folded(Event):
    """A player folded: the hand, `dead`, lies face down from now on, seen by nobody."""

    seat: Seat
    dead: Cards


@dataclass(frozen=True, slots=True)
class Stood(Event):
    """A player plays with the own hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MissTaken(Event):
    """A player exchanged the hand, `dead`, for the miss, `cards`."""

    seat: Seat
    cards: Cards
    dead: Cards


@dataclass(frozen=True, slots=True)
class Defended(Event):
    """The dealer lays the own hand, `dead`, aside and plays the miss, `cards`, for the pot."""

    seat: Seat
    cards: Cards
    dead: Cards


@dataclass(frozen=True, slots=True)
class PlayBegan(Event):
    """All had declared, and `seat` leads; `pot` counters are played for."""

    seat: Seat
    pot: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A player laid a card to the trick."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickWon(Event):
    """The trick was complete, and `seat` won it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ReviewBegan(Event):
    """All tricks were played, and what was played may be challenged; `seat` is asked first."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Accepted(Event):
    """A player challenged nobody any more."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Challenged(Event):
    """A player challenged another; `caught` tells whether a duty had been broken."""

    seat: Seat
    accused: Seat
    caught: bool


@dataclass(frozen=True, slots=True)
class Judged(Event):
    """What a challenge showed of one card: the rule that it broke, or why it was allowed."""

    accused: Seat
    card: Card
    reason: Reason


@dataclass(frozen=True, slots=True)
class PotTaken(Event):
    """A player was alone and took the pot."""

    seat: Seat
    counters: int


@dataclass(frozen=True, slots=True)
class TricksPaid(Event):
    """A player was paid for tricks out of the pot."""

    seat: Seat
    tricks: int
    counters: int


@dataclass(frozen=True, slots=True)
class Looed(Event):
    """A player paid into the pot for having won no trick, or for having been caught."""

    seat: Seat
    counters: int


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """The deal was settled; the next one is `dealer`'s. `last` deals are still to be played for the last pot."""

    dealer: Seat
    last: int


@dataclass(frozen=True, slots=True)
class EndAgreed(Event):
    """The players agreed to end; what is left in the pot is played for in at most `last` more deals."""

    last: int


@dataclass(frozen=True, slots=True)
class PotDivided(Event):
    """Every player took `share` counters out of the last pot, and `rest` counters were left over."""

    share: int
    rest: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game was over."""


def hide(cards: Cards) -> Cards:
    """Give as many unknown cards.

    >>> hide((UNKNOWN,)) == (UNKNOWN,)
    True
    """
    return (UNKNOWN,) * len(cards)


def seen(event: Event, seat: Seat | None) -> Event:
    """Give an event as a seat sees it (None: a watcher).

    >>> seen(MissTaken("loo.declare.miss", 0, (UNKNOWN,), ()), 1).cards
    (card('?'),)
    """
    match event:
        case Dealt():
            hands = tuple(hand if i == seat else hide(hand) for i, hand in enumerate(event.hands))
            return replace(event, hands=hands, miss=hide(event.miss), stock=hide(event.stock))
        case Folded():
            return replace(event, dead=hide(event.dead))
        case MissTaken() | Defended():
            cards = event.cards if event.seat == seat else hide(event.cards)
            return replace(event, cards=cards, dead=hide(event.dead))
        case _:
            return event
