"""The 84 cards, and the other decks that the sources lead to.

A card is written as its colour's letter and its rank: `g7`, `b10`, `oC`, `gC+1`, `gC+2`; `?` is a card nobody may see.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, Literal, NamedTuple

from threeup.core.errors import Fault, SetupError

Colour = Literal["g", "b", "o", "?"]

CLEAR: Final = 11
PLUS_ONE: Final = 12
PLUS_TWO: Final = 13

COLOURS: Final[tuple[Colour, ...]] = ("g", "b", "o")
_RANKS: Final = ("?", *map(str, range(1, 11)), "C", "C+1", "C+2")
_BY_RANK: Final = {text: rank for rank, text in enumerate(_RANKS)}
_LARGEST_DECK: Final = 500


class Card(NamedTuple):
    """A card; copies are equal.

    Fields:
        rank: 1 to 10, then Clear 11, Clear +1 12, Clear +2 13; 0 for the unknown card.
        colour: "g" green, "b" blue, "o" orange; "?" for the unknown card.
    """

    rank: int
    colour: Colour

    def __str__(self) -> str:
        """Write the card as notation does: `g7`."""
        return f"{self.colour}{_RANKS[self.rank]}" if self.rank else "?"

    def __repr__(self) -> str:
        """Write the card so that it can be pasted back."""
        return f"card({str(self)!r})"


UNKNOWN: Final = Card(0, "?")

Cards = tuple[Card, ...]


def rank_text(rank: int) -> str:
    """Write a rank as notation does.

    >>> rank_text(7), rank_text(12)
    ('7', 'C+1')
    """
    return _RANKS[rank]


@cache
def _every_card() -> dict[str, Card]:
    return {str(each): each for each in (UNKNOWN, *(Card(rank, c) for c in COLOURS for rank in range(1, 14)))}


def card(text: str) -> Card:
    """Read a card. Raises SetupError when the text is none.

    >>> card("gC+1").rank, card("b10").colour
    (12, 'b')
    """
    try:
        return _every_card()[text]
    except KeyError:
        raise SetupError([Fault("position.unknown-card", {"text": text[:20]}, 0)]) from None


def cards(text: str) -> Cards:
    """Read cards written with spaces between, in the order written. Raises SetupError.

    >>> cards("g7 b7")
    (card('g7'), card('b7'))
    """
    return tuple(card(word) for word in text.split())


def spell(many: Cards) -> str:
    """Write cards with spaces between.

    >>> spell(cards("g7 oC"))
    'g7 oC'
    """
    return " ".join(map(str, many))


_GREEN_HEAVY: Final = {"g": 3, "b": 2, "o": 2}
_ALIKE: Final = {"g": 2, "b": 2, "o": 2}

# preset -> copies of each number by colour, then of Clear, Clear +1, Clear +2 by colour. updown.deck.composition
PRESETS: Final[dict[str, tuple[dict[str, int], ...]]] = {
    "standard": (_GREEN_HEAVY, _ALIKE, _ALIKE, {"g": 2}),
    "owner": (_GREEN_HEAVY, {"g": 3, "b": 2, "o": 2}, _ALIKE, {"g": 1}),
    "listed": (_ALIKE, _ALIKE, _ALIKE, {"g": 2}),
    "short60": ({"g": 3, "b": 2}, {"g": 2, "b": 2}, {"g": 2, "b": 2}, {"g": 2}),
    "short36": ({"g": 3}, {"g": 2}, {"g": 2}, {"g": 2}),
}


@lru_cache(64)
def deck_cards(deck: str) -> Cards:
    """List a deck's cards, sorted: a preset's name, or a composition such as "g1*3 b1*2 gC+2".

    Raises SetupError, listing every fault of a composition.

    >>> len(deck_cards("standard")), len(deck_cards("listed")), len(deck_cards("g1*3 b1*2 gC+2"))
    (84, 74, 6)
    """
    if deck in PRESETS:
        numbers, *clears = PRESETS[deck]
        copies = [(rank, numbers) for rank in range(1, 11)]
        copies += [(CLEAR + i, by_colour) for i, by_colour in enumerate(clears)]
        return tuple(
            Card(rank, colour)
            for rank, by_colour in copies
            for colour in COLOURS
            for _ in range(by_colour.get(colour, 0))
        )
    return _composition(deck)


def _composition(text: str) -> Cards:
    found: list[Card] = []
    faults: list[Fault] = []
    for word in text.split()[:_LARGEST_DECK]:
        name, _, times = word.partition("*")
        known = _every_card().get(name)
        count = int(times) if times.isascii() and times.isdigit() and len(times) < 4 else 0 if times else 1  # noqa: PLR2004
        if known is None or known is UNKNOWN:
            faults.append(Fault("options.deck-card", {"text": name[:20]}))
        elif not 1 <= count <= _LARGEST_DECK:
            faults.append(Fault("options.deck-count", {"text": word[:20]}))
        else:
            found += [known] * count
    if not text.split():
        faults.append(Fault("options.deck-empty", {}))
    if len(found) > _LARGEST_DECK or len(text) > _LARGEST_DECK * 8:
        faults.append(Fault("options.deck-large", {"most": _LARGEST_DECK}))
    if faults:
        raise SetupError(faults)
    return tuple(sorted(found, key=lambda c: (c.rank, COLOURS.index(c.colour))))
