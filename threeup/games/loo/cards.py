"""The 52 cards.

A card is written as its rank and its suit, as card games are written everywhere: `Ah`, `Td`, `2c`; `?` is a card nobody
may see. Ranks go from 2 to 9, T for ten, J, Q, K and A; suits are s, h, d, c.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, NamedTuple

from threeup.core.errors import Fault, SetupError

Suit = Literal["c", "d", "h", "s", "?"]

SUITS: Final[tuple[Suit, ...]] = ("c", "d", "h", "s")
ACE: Final = 14
KING: Final = 13
RANKS: Final = "23456789TJQKA"


class Card(NamedTuple):
    """A card. Cards sort by suit, then by rank.

    Fields:
        suit: "c" clubs, "d" diamonds, "h" hearts, "s" spades; "?" for the unknown card.
        rank: 2 to 10, jack 11, queen 12, king 13, ace 14; 0 for the unknown card.
    """

    suit: Suit
    rank: int

    def __str__(self) -> str:
        """Write the card as notation does: `Ah`."""
        return f"{RANKS[self.rank - 2]}{self.suit}" if self.rank else "?"

    def __repr__(self) -> str:
        """Write the card so that it can be pasted back."""
        return f"card({str(self)!r})"


UNKNOWN: Final = Card("?", 0)

Cards = tuple[Card, ...]

DECK: Final[Cards] = tuple(Card(suit, rank) for suit in SUITS for rank in range(2, ACE + 1))
"""The whole deck, sorted."""


@cache
def _every_card() -> dict[str, Card]:
    return {str(each): each for each in (UNKNOWN, *DECK)}


def card(text: str) -> Card:
    """Read a card. Raises SetupError when the text is none.

    >>> card("Ah").rank, card("Td").suit
    (14, 'd')
    """
    try:
        return _every_card()[text]
    except KeyError:
        raise SetupError([Fault("position.unknown-card", {"text": text[:20]}, 0)]) from None


def cards(text: str) -> Cards:
    """Read cards written with spaces between, in the order written. Raises SetupError.

    >>> cards("Ah 2c")
    (card('Ah'), card('2c'))
    """
    return tuple(card(word) for word in text.split())


def spell(many: Cards) -> str:
    """Write cards with spaces between.

    >>> spell(cards("Ah 2c"))
    'Ah 2c'
    """
    return " ".join(map(str, many))


def beats(one: Card, best: Card, trump: Suit) -> bool:
    """Whether a card beats the best one of a trick so far. loo.table.cards, loo.play.trick-winner.

    >>> beats(card("3h"), card("Kc"), "h"), beats(card("Ad"), card("Kc"), "h"), beats(card("Ac"), card("Kc"), "h")
    (True, False, True)
    """
    return one.rank > best.rank if one.suit == best.suit else one.suit == trump
