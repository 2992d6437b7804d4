"""Numbers that may be below zero, written so that their sign stays before them in every direction of writing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from threeup.text.bidi import fenced

if TYPE_CHECKING:
    from threeup.text.catalogues import Catalogue

MINUS: Final = "\u2212"


def signed(words: Catalogue, value: int, *, plus: bool = False) -> str:
    """Write a number with a real minus sign, with `plus` also with a plus sign; in Arabic fenced off.

    >>> from threeup.text import catalogue
    >>> signed(catalogue("en"), -3), signed(catalogue("is"), 1200, plus=True), signed(catalogue("en"), 0, plus=True)
    ('\u22123', '+1.200', '0')
    """
    sign = MINUS if value < 0 else "+" if plus and value > 0 else ""
    return fenced(sign + words.number(abs(value)), always=bool(sign) and words.direction == "rtl")
