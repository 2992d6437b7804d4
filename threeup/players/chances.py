"""Chances of cards nobody has seen, each as likely at one place as at any other: exact fractions."""

from __future__ import annotations

from fractions import Fraction
from math import comb


def none_of(unseen: int, wanted: int, drawn: int) -> Fraction:
    """Give the chance that none of so many wanted cards is among the cards drawn from the unseen ones.

    >>> none_of(4, 1, 2), none_of(4, 0, 2)
    (Fraction(1, 2), Fraction(1, 1))
    """
    return Fraction(comb(unseen - wanted, drawn), comb(unseen, drawn))


def just(unseen: int, wanted: int, drawn: int, number: int) -> Fraction:
    """Give the chance that exactly so many of the wanted cards are among the cards drawn from the unseen ones.

    >>> just(51, 12, 3, 0), just(4, 2, 2, 2)
    (Fraction(9139, 20825), Fraction(1, 6))
    """
    return Fraction(comb(wanted, number) * comb(unseen - wanted, drawn - number), comb(unseen, drawn))
