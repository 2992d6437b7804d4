"""Numbers with a sign: those that may be below zero, and parts of a hundred."""

from __future__ import annotations

from fractions import Fraction
from math import floor
from typing import TYPE_CHECKING, Final

from babel.numbers import format_percent

from threeup.text.bidi import fenced
from threeup.text.languages import locale

if TYPE_CHECKING:
    from threeup.text.catalogues import Catalogue

MINUS: Final = "\u2212"
_MILLE: Final = 1000
_LEAST: Final = Fraction(1, _MILLE)


def signed(words: Catalogue, value: float, *, plus: bool = False) -> str:
    """Write a number with a real minus sign, with `plus` also with a plus sign; in Arabic fenced off.

    So its sign stays before it in every direction of writing.

    >>> from threeup.text import catalogue
    >>> signed(catalogue("en"), -3), signed(catalogue("is"), 1200, plus=True), signed(catalogue("en"), 0, plus=True)
    ('\u22123', '+1.200', '0')
    """
    sign = MINUS if value < 0 else "+" if plus and value > 0 else ""
    return fenced(sign + words.number(abs(value)), always=bool(sign) and words.direction == "rtl")


def percent(words: Catalogue, share: Fraction | float) -> str:
    """Write a share of 1 in percent, with one decimal at most; what is nearly none or all is not written as that.

    >>> from threeup.text import catalogue
    >>> percent(catalogue("en"), Fraction(4, 15)), percent(catalogue("is"), 1 / 16), percent(catalogue("en"), 1e-9)
    ('26.7%', '6,3%', '< 0.1%')
    """
    whole = share in {0, 1}
    # Halves are rounded up, as schools do: 6.25% is 6.3%.
    thousandths = floor(share * _MILLE + Fraction(1, 2))
    tiny, full = not whole and share < _LEAST, not whole and share > 1 - _LEAST
    shown = 1 if tiny else _MILLE - 1 if full else thousandths
    written = format_percent(shown / _MILLE, "#,##0.#%", locale(words.lang), numbering_system="latn")
    return fenced(("< " if tiny else "> " if full else "") + written, always=words.direction == "rtl")
