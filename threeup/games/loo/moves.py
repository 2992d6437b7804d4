"""What a player can try: values whose repr can be pasted back, each with a short text for records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from threeup.core.errors import Fault, InvalidMoveError, SetupError
from threeup.games.loo.cards import Card, Cards, card, cards, spell

_LONGEST: Final = 8000
_DIGITS: Final = 2


@dataclass(frozen=True, slots=True)
class Deal:
    """The dealer's move: a shuffled deck.

    Fields:
        order: all 52 cards, the first dealt first. One at a time: to each player from the dealer's left, the dealer,
            then the miss; three rounds. The next card is turned up; the rest is the stock.
        dealer: who deals.
    """

    order: Cards
    dealer: int = 0

    def __str__(self) -> str:
        """Write the move for a record."""
        return f"deal {self.dealer} {spell(self.order)}"


@dataclass(frozen=True, slots=True)
class Fold:
    """Take no part in this deal."""

    def __str__(self) -> str:
        """Write the move for a record."""
        return "fold"


@dataclass(frozen=True, slots=True)
class Stand:
    """Play with the own hand."""

    def __str__(self) -> str:
        """Write the move for a record."""
        return "stand"


@dataclass(frozen=True, slots=True)
class TakeMiss:
    """Exchange the whole hand for the miss, unseen, and play with it."""

    def __str__(self) -> str:
        """Write the move for a record."""
        return "miss"


@dataclass(frozen=True, slots=True)
class Defend:
    """As the dealer, play the miss for the pot."""

    def __str__(self) -> str:
        """Write the move for a record."""
        return "defend"


@dataclass(frozen=True, slots=True)
class Play:
    """Lay a card to the trick."""

    card: Card

    def __str__(self) -> str:
        """Write the move for a record."""
        return f"play {self.card}"


@dataclass(frozen=True, slots=True)
class Challenge:
    """Say that a player broke a duty in this deal."""

    seat: int

    def __str__(self) -> str:
        """Write the move for a record."""
        return f"challenge {self.seat}"


@dataclass(frozen=True, slots=True)
class Accept:
    """Challenge nobody any more."""

    def __str__(self) -> str:
        """Write the move for a record."""
        return "accept"


@dataclass(frozen=True, slots=True)
class Stop:
    """Agree, all together, that the game ends."""

    def __str__(self) -> str:
        """Write the move for a record."""
        return "stop"


Move = Deal | Fold | Stand | TakeMiss | Defend | Play | Challenge | Accept | Stop

_PLAIN: Final[dict[str, Move]] = {
    "fold": Fold(), "stand": Stand(), "miss": TakeMiss(), "defend": Defend(), "accept": Accept(), "stop": Stop(),
}  # fmt: skip


def move(text: str) -> Move:
    """Read a move as `str` writes it. Raises InvalidMoveError.

    >>> move("play Ah"), move("challenge 3"), move("miss")
    (Play(card=card('Ah')), Challenge(seat=3), TakeMiss())
    """
    if len(text) > _LONGEST:
        raise InvalidMoveError([Fault("move.unreadable", {"text": text[:40]}, 0)])
    word, _, rest = text.strip().partition(" ")
    try:
        if word in _PLAIN and not rest:
            return _PLAIN[word]
        if word == "play" and rest.strip():
            return Play(card(rest.strip()))
        if word in {"challenge", "deal"}:
            seat, _, order = rest.strip().partition(" ")
            if seat.isascii() and seat.isdigit() and len(seat) <= _DIGITS and (word == "deal") == bool(order):
                return Deal(cards(order), int(seat)) if word == "deal" else Challenge(int(seat))
    except SetupError as error:
        raise InvalidMoveError(error.faults) from None
    raise InvalidMoveError([Fault("move.unreadable", {"text": text[:40]}, 0)])
