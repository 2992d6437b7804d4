"""What can happen in 3UP 3DOWN. Each event holds all that is needed to bring a view up to date."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from threeup.core.events import Event
from threeup.games.updown.cards import UNKNOWN

if TYPE_CHECKING:
    from threeup.core.game import Seat
    from threeup.games.updown.cards import Card, Cards


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Cards were dealt: `down` and `hands` by seat, `draw` bottom to top; `first` opens."""

    down: tuple[Cards, ...]
    hands: tuple[Cards, ...]
    draw: Cards
    first: Seat


@dataclass(frozen=True, slots=True)
class Chose(Event):
    """A player chose three cards to lie face up, not shown yet."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """All had chosen, and the chosen cards were laid face up: `ups` by seat."""

    ups: tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """Cards went to the pile, those from the hand below those from the face-up ones."""

    seat: Seat
    hand: Cards
    up: Cards


@dataclass(frozen=True, slots=True)
class Flipped(Event):
    """A face-down card was turned over and went to the pile; or stayed where it lay, face up."""

    seat: Seat
    place: int
    card: Card
    stays: bool


@dataclass(frozen=True, slots=True)
class Cleared(Event):
    """The pile left the game."""


@dataclass(frozen=True, slots=True)
class PickedUp(Event):
    """A player took the pile: `cards`, bottom to top."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A player drew `cards`, first drawn first."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class ExtrasCounted(Event):
    """The extra discards left, whether the draw before one is open, and discards until a Clear +2's third."""

    seat: Seat
    extras: int
    may_draw: bool
    third_in: int


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A player played the last card."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """The turn ended and went to `seat`."""

    seat: Seat


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

    >>> seen(Drew("updown.draw.to-three", 0, (UNKNOWN,)), 1).cards
    (card('?'),)
    """
    match event:
        case Dealt():
            hands = tuple(hand if i == seat else hide(hand) for i, hand in enumerate(event.hands))
            return replace(event, down=tuple(map(hide, event.down)), hands=hands, draw=hide(event.draw))
        case Chose() | Drew() | PickedUp() if event.seat != seat:
            return replace(event, cards=hide(event.cards))
        case _:
            return event
