"""What a player can try: values whose repr can be pasted back, each with a short text for records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from threeup.core.errors import Fault, InvalidMoveError, SetupError
from threeup.games.updown.cards import Cards, cards, spell

_LONGEST: Final = 8000


@dataclass(frozen=True, slots=True)
class Deal:
    """The dealer's move: a shuffled deck.

    Fields:
        order: every card, the first dealt first. One at a time, clockwise from seat 0: three rounds face down,
            then six rounds for the hands; the rest is the draw pile, next card first.
        first: the seat that opens.
    """

    order: Cards
    first: int = 0

    def __str__(self) -> str:
        """Write the move for a record."""
        return f"deal {self.first} {spell(self.order)}"


@dataclass(frozen=True, slots=True)
class ChooseUp:
    """Lay three cards of the hand face up on the face-down ones."""

    cards: Cards

    def __str__(self) -> str:
        """Write the move for a record."""
        return f"up {spell(self.cards)}"


@dataclass(frozen=True, slots=True)
class Play:
    """Discard cards of one rank.

    Fields:
        hand: cards from the hand.
        up: cards from the face-up ones.
    """

    hand: Cards = ()
    up: Cards = ()

    @property
    def cards(self) -> Cards:
        """All cards played, those from the hand first."""
        return self.hand + self.up

    def __str__(self) -> str:
        """Write the move for a record."""
        words = ["play", *map(str, self.hand)]
        return " ".join([*words, "up", *map(str, self.up)] if self.up else words)


@dataclass(frozen=True, slots=True)
class Flip:
    """Turn a face-down card over onto the pile.

    Fields:
        place: which of the face-down cards that are left, 0-based from the left.
    """

    place: int

    def __str__(self) -> str:
        """Write the move for a record."""
        return f"flip {self.place}"


@dataclass(frozen=True, slots=True)
class PickUp:
    """Take the whole discard pile into hand."""

    def __str__(self) -> str:
        """Write the move for a record."""
        return "pick-up"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw before an extra discard."""

    def __str__(self) -> str:
        """Write the move for a record."""
        return "draw"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Let an extra discard lapse that there is no card for, without the draw that would bring some."""

    def __str__(self) -> str:
        """Write the move for a record."""
        return "end"


Move = Deal | ChooseUp | Play | Flip | PickUp | Draw | EndTurn

_PLAIN: Final[dict[str, Move]] = {"pick-up": PickUp(), "draw": Draw(), "end": EndTurn()}


def move(text: str) -> Move:
    """Read a move as `str` writes it. Raises InvalidMoveError.

    >>> move("play g7 b7"), move("flip 2"), move("play up oC")
    (Play(hand=(card('g7'), card('b7')), up=()), Flip(place=2), Play(hand=(), up=(card('oC'),)))
    """
    if len(text) > _LONGEST:
        raise InvalidMoveError([Fault("move.unreadable", {"text": text[:40]}, 0)])
    word, _, rest = text.strip().partition(" ")
    try:
        if word in _PLAIN and not rest:
            return _PLAIN[word]
        if word == "play":
            hand, _, up = f"{rest} ".partition("up ")
            return Play(cards(hand), cards(up))
        if word == "up":
            return ChooseUp(cards(rest))
        if word in {"flip", "deal"}:
            place, _, order = rest.partition(" ")
            if place.isascii() and place.isdigit() and len(place) < 3 and (word == "deal") == bool(order):  # noqa: PLR2004
                return Deal(cards(order), int(place)) if word == "deal" else Flip(int(place))
    except SetupError as error:
        raise InvalidMoveError(error.faults) from None
    raise InvalidMoveError([Fault("move.unreadable", {"text": text[:40]}, 0)])
