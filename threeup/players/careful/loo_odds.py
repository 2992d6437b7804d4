"""What a hand of 3-Card Loo is worth: exact chances of unseen cards, no cards dealt at random.

Two things are taken for simple that are not quite so: cards win or fail each for itself, and a plain card wins only
when no rival holds a higher one or a trump. The fractions themselves are exact.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING, Final

from threeup.games.loo.cards import DECK, beats
from threeup.players.chances import none_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from threeup.games.loo.cards import Card, Cards, Suit
    from threeup.games.loo.state import Said

HAND: Final = 3
UNSEEN: Final = len(DECK) - HAND - 1
"""Cards that a player hasn't seen: all but the own hand and the card turned up."""
JOINS: Final = Fraction(2, 5)
"""How often a player who is still to declare will play."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What may be hoped for.

    Fields:
        tricks: expected tricks.
        none: the chance of no trick.
    """

    tricks: Fraction
    none: Fraction


@lru_cache(4096)
def nowhere(cards: int, rivals: int) -> Fraction:
    """Give the chance that none of so many unseen cards is in any rival's hand.

    >>> nowhere(1, 1), nowhere(0, 4)
    (Fraction(15, 16), Fraction(1, 1))
    """
    return none_of(UNSEEN, cards, HAND * rivals)


def feared(each: Card, unseen: Iterable[Card], trump: Suit) -> Cards:
    """List the unseen cards that beat a card: the higher ones of its suit, and, if it is no trump, every trump.

    >>> from threeup.games.loo.cards import card, cards
    >>> feared(card("Qh"), cards("Kh Jh 2c"), "c"), feared(card("Qh"), cards("Kh Jh 2c"), "h")
    ((card('Kh'), card('2c')), (card('Kh'),))
    """
    return tuple(other for other in unseen if beats(other, each, trump))


def wins(each: Card, hand: Cards, turned: Card, rivals: int) -> Fraction:
    """Give the chance that a card of the hand wins a trick.

    >>> from threeup.games.loo.cards import card, cards
    >>> wins(card("Ah"), cards("Ah 3c 4d"), card("2h"), 3), wins(card("Kh"), cards("Kh 3c 4d"), card("2h"), 1)
    (Fraction(1, 1), Fraction(15, 16))
    """
    unseen = (other for other in DECK if other != turned and other not in hand)
    return nowhere(len(feared(each, unseen, turned.suit)), rivals)


def likely_rivals(said: Sequence[Said], seat: int) -> int:
    """Give how many rivals to reckon with: those who play, and a part of those still to declare; at least one.

    >>> likely_rivals(("play", "fold", "", "", ""), 2), likely_rivals(("fold", "fold", ""), 2)
    (2, 1)
    """
    others = [each for at, each in enumerate(said) if at != seat]
    standing = sum(each in {"play", "miss", "defend"} for each in others)
    return max(1, standing + round(others.count("") * JOINS))


def own_hand(hand: Cards, turned: Card, rivals: int) -> Prospect:
    """Give what a hand promises against so many rivals.

    >>> from threeup.games.loo.cards import card, cards
    >>> own_hand(cards("Ah Kh Qh"), card("2h"), 4)
    Prospect(tricks=Fraction(3, 1), none=Fraction(0, 1))
    """
    return _together(wins(each, hand, turned, rivals) for each in hand)


def unknown_hand(rivals: int) -> Prospect:
    """Give what the miss promises against so many rivals, whose hands are chosen ones.

    Measured, in games of careful players: a trick falls to it one time in three times the rivals, and as tricks seldom
    come alone, it goes without any as often as if there were two of them.

    >>> unknown_hand(1), unknown_hand(2).none
    (Prospect(tricks=Fraction(1, 1), none=Fraction(4, 9)), Fraction(25, 36))
    """
    chance = Fraction(1, HAND * rivals)
    return Prospect(HAND * chance, (1 - chance) ** 2)


def _together(chances: Iterable[Fraction]) -> Prospect:
    each = tuple(chances)
    return Prospect(sum(each, Fraction()), prod((1 - chance for chance in each), start=Fraction(1)))


def balance(hope: Prospect, pot: int, loo: int) -> Fraction:
    """Give the counters to be expected: a third of the pot for each trick, less the loo where there is none.

    Worth playing if this is 0 or more (specification: (pot / 3) x expected tricks >= loo x P(no trick)).

    >>> balance(unknown_hand(1), 6, 3)
    Fraction(2, 3)
    """
    return Fraction(pot, HAND) * hope.tricks - loo * hope.none
