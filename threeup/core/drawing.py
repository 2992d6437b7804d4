"""What the card pictures of every game share: sheet, back, empty place, digits as strokes, SVG around them.

Digits are drawn as rounded strokes, so a card looks the same on every machine, with no font to
load; only words and letters are set in type, because they change with the language. Nothing
here refers to an id (no gradient, no pattern), so any number of pictures may share one page.

All lengths are in card units: a card is 100 wide and 140 high, y grows downward.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

PAPER: Final = "#fffdf8"
TEAL: Final = "#0b6470"
TEAL_LIGHT: Final = "#3f97a2"
GREY: Final = "#7d7a70"

#: Where letters are set in type.
TYPE: Final = "system-ui,Noto Sans,sans-serif"

#: A glyph: its width, and its strokes in a box 48 high (pen in the middle of the stroke).
GLYPHS: Final[Mapping[str, tuple[int, str]]] = {
    "0": (32, "M16 0C27 0 32 10 32 24S27 48 16 48 0 38 0 24 5 0 16 0Z"),
    "1": (13, "M0 9 13 0V48"),
    "2": (31, "M1 13C1 4 8 0 15.5 0 24 0 30 5 30 13 30 21 24 26 16 33L1 48H31"),
    "3": (
        31,
        "M1 8C4 3 9 0 15 0 24 0 29 5 29 11.5S24 23 14 23C24 23 31 28 31 35.5S24 48 15 48C8 48 3 45 0 40",
    ),
    "4": (33, "M23 48V0L0 33H33"),
    "5": (
        31,
        "M28 0H6L3 22C6 19 10 17.5 15 17.5 24 17.5 31 23.5 31 32.5S24 48 15 48C8 48 3 45 0 40",
    ),
    "6": (32, "M23 0C10 6 1 18 1 32 1 42 7 48 16 48S31 42 31 33 25 19 16 19C9 19 3 23 1 30"),
    "7": (30, "M0 0H30L11 48"),
    "8": (
        32,
        (
            "M16 0C24 0 29 5 29 11.5S24 23 16 23 3 18 3 11.5 8 0 16 0Z"
            "M16 23C25 23 31 28 31 35.5S25 48 16 48 1 43 1 35.5 7 23 16 23Z"
        ),
    ),
    "9": (32, "M9 48C22 42 31 30 31 16 31 6 25 0 16 0S1 6 1 15 7 29 16 29C23 29 29 25 31 18"),
    "+": (24, "M0 27H24M12 15V39"),
}
GLYPH_HEIGHT: Final = 48
_GAP: Final = 14


def alone(key: str, art: str, words: Mapping[str, str]) -> str:
    """Make a stand-alone picture, which speaks the title `words` has for it.

    >>> alone("g7", "<path/>", {"g7": "7 & up"})[-38:]
    '<title>7 &amp; up</title><path/></svg>'
    """
    # Without a spoken name the id must do: it is notation, so it is the same in every language.
    title = escape(words.get(key, key))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" role="img" width="100" height="140" '
        f'viewBox="0 0 100 140"><title>{title}</title>{art}</svg>'
    )


def sprite(drawn: Mapping[str, str]) -> str:
    """Make one hidden SVG of symbols, from each picture's art by its face id.

    A page then draws a card by `<use href="#face-g7">`; ids are "face-" and the face id.

    >>> sprite({"g7": "<path/>"})[-65:]
    '<symbol id="face-g7" viewBox="0 0 100 140"><path/></symbol></svg>'
    """
    symbols = "".join(f'<symbol id="face-{key}" viewBox="0 0 100 140">{art}</symbol>' for key, art in drawn.items())
    style = "position:absolute;width:0;height:0;overflow:hidden"
    return f'<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" style="{style}">{symbols}</svg>'


def back() -> str:
    """Draw a card seen from behind.

    >>> back().count("<path")
    4
    """
    up = "".join(f"M{x} 62 {x + 9} 48 {x + 18} 62Z" for x in (17, 41, 65))
    down = "".join(f"M{x} 78 {x + 9} 92 {x + 18} 78Z" for x in (17, 41, 65))
    rays = "".join(f"M{x} {y}h8" for x in (20, 46, 72) for y in (24, 34, 106, 116))
    return (
        sheet(PAPER, TEAL)
        + f'<rect x="9" y="9" width="82" height="122" rx="8" fill="{TEAL}"/>'
        + f'<path d="{rays}" stroke="{TEAL_LIGHT}" stroke-width="4" stroke-linecap="round"/>'
        + f'<path d="M17 70H83" stroke="{TEAL_LIGHT}" stroke-width="3" stroke-linecap="round"/>'
        + f'<path d="{up}" fill="{PAPER}" stroke="{PAPER}" stroke-width="4" stroke-linejoin="round"/>'
        + f'<path d="{down}" fill="none" stroke="{PAPER}" stroke-width="4" stroke-linejoin="round"/>'
    )


def empty() -> str:
    """Draw the dashed place where a card could lie.

    >>> "stroke-dasharray" in empty()
    True
    """
    return (
        '<rect x="3" y="3" width="94" height="134" rx="12" fill="none" '
        f'stroke="{GREY}" stroke-width="3" stroke-dasharray="9 7"/>'
    )


def sheet(ground: str, ink: str) -> str:
    """Draw the card itself, before anything stands on it: a rounded sheet with a rim.

    >>> sheet(PAPER, TEAL).startswith("<rect")
    True
    """
    return f'<rect x="2" y="2" width="96" height="136" rx="12" fill="{ground}" stroke="{ink}" stroke-width="3"/>'


def number(text: str, x: float, y: float, height: float, pen: float, ink: str) -> str:
    """Draw digits in rounded strokes, their middle at (x, y); `height` and `pen` width in card units.

    Raises KeyError for a sign that is no digit and no plus.

    >>> number("10", 50, 70, 48, 10, TEAL).count("<path")
    2
    """
    scale = height / GLYPH_HEIGHT
    width = sum(GLYPHS[sign][0] for sign in text) + _GAP * (len(text) - 1)
    left, strokes = 0, []
    for sign in text:
        advance, path = GLYPHS[sign]
        strokes.append(f'<path d="{path}"' + (f' transform="translate({left})"/>' if left else "/>"))
        left += advance + _GAP
    return (
        f'<g transform="translate({n(x - width * scale / 2)} {n(y - height / 2)}) scale({scale:.4f})" '
        f'fill="none" stroke="{ink}" stroke-width="{n(pen / scale)}" stroke-linecap="round" '
        f'stroke-linejoin="round">{"".join(strokes)}</g>'
    )


def n(value: float) -> str:
    """Write a number with two decimals at most, as SVG wants it.

    >>> n(50.0), n(3.14159)
    ('50', '3.14')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".")
