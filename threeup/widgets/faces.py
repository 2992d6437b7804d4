"""The faces of the cards, drawn as SVG text: for the board, for static output and for print.

Digits are drawn as rounded strokes, so a card looks the same on every machine, with no font to
load; only the word on a Clear card is set in type, because it changes with the language. Nothing
here refers to an id (no gradient, no pattern), so any number of faces may share one page.

All lengths are in card units: a card is 100 wide and 140 high, y grows downward.
"""

from __future__ import annotations

import math
from html import escape
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

#: The colours of the deck, by the letter the notation gives them.
COLOURS: Final = ("g", "b", "o")
#: The ranks: 1 to 10, then Clear, Clear +1 and Clear +2.
RANKS: Final = tuple(range(1, 14))
CLEAR: Final = 11

PAPER: Final = "#fffdf8"
#: Green, blue and orange: each holds 5:1 or more on PAPER and on MIST.
INK: Final[Mapping[str, str]] = {"g": "#0a6e4a", "b": "#1257a8", "o": "#a84300"}
VIOLET: Final = "#5b3490"
MIST: Final = "#f3ebfd"  # the ground of the Clear cards
TEAL: Final = "#0b6470"
TEAL_LIGHT: Final = "#3f97a2"
GREY: Final = "#7d7a70"

# A glyph: its width, and its strokes in a box 48 high (pen in the middle of the stroke).
_GLYPHS: Final[Mapping[str, tuple[int, str]]] = {
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
_GLYPH_HEIGHT: Final = 48
_GAP: Final = 14

# The widest a letter of bold type gets on average, in ems; the room for the word, in card units.
_LETTER_EM: Final = 0.64
_WORD_ROOM: Final = 84
_WORD_SIZE: Final = 19


def face_id(colour: str, rank: int) -> str:
    """The short id of a card's face: its colour letter and its rank.

    Raises `ValueError` for a colour or rank that no deck has.

    >>> face_id("g", 7), face_id("b", 11), face_id("o", 12), face_id("g", 13)
    ('g7', 'bC', 'oC1', 'gC2')
    """
    if colour not in COLOURS:
        message = f"no such colour: {colour!r}"
        raise ValueError(message)
    if rank not in RANKS:
        message = f"no such rank: {rank!r}"
        raise ValueError(message)
    if rank < CLEAR:
        return f"{colour}{rank}"
    return f"{colour}C{rank - CLEAR or ''}"


def face(colour: str, rank: int, *, words: Mapping[str, str]) -> str:
    """One card, face up, as a stand-alone SVG picture.

    `words` holds the learner's words: "clear", the word on Clear cards, and, for each face id
    that should have one, the name a screen reader speaks ("g7": "7, green circle").

    Raises `ValueError` for a colour or rank that no deck has, `KeyError` without "clear".

    >>> face("g", 7, words={"clear": "Clear", "g7": "7, green circle"}).count("7, green circle")
    1
    """
    key = face_id(colour, rank)
    return _alone(key, _face(colour, rank, words["clear"]), words)


def back(*, words: Mapping[str, str] | None = None) -> str:
    """A card seen from behind, as a stand-alone SVG picture.

    >>> "<title>face down</title>" in back(words={"back": "face down"})
    True
    """
    return _alone("back", _back(), words or {})


def empty(*, words: Mapping[str, str] | None = None) -> str:
    """The dashed place where a card could lie, as a stand-alone SVG picture.

    >>> "stroke-dasharray" in empty()
    True
    """
    return _alone("empty", _empty(), words or {})


def sprite(words: Mapping[str, str]) -> str:
    """All faces, the back and the empty place as one hidden SVG of symbols.

    A page then draws a card by `<use href="#face-g7">`; ids are "face-" and the face id.

    Raises `KeyError` when `words` lacks "clear".

    >>> sprite({"clear": "Clear"}).count("<symbol ")
    41
    """
    drawn = {face_id(c, r): _face(c, r, words["clear"]) for c in COLOURS for r in RANKS}
    drawn |= {"back": _back(), "empty": _empty()}
    symbols = "".join(f'<symbol id="face-{key}" viewBox="0 0 100 140">{art}</symbol>' for key, art in drawn.items())
    style = "position:absolute;width:0;height:0;overflow:hidden"
    return f'<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" style="{style}">{symbols}</svg>'


def _alone(key: str, art: str, words: Mapping[str, str]) -> str:
    # Without a spoken name the id must do: it is notation, so it is the same in every language.
    title = escape(words.get(key, key))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" role="img" width="100" height="140" '
        f'viewBox="0 0 100 140"><title>{title}</title>{art}</svg>'
    )


def _face(colour: str, rank: int, word: str) -> str:
    return _number_face(colour, rank) if rank < CLEAR else _clear_face(colour, rank - CLEAR, word)


def _number_face(colour: str, rank: int) -> str:
    ink, text = INK[colour], str(rank)
    ten = rank == CLEAR - 1
    # A triangle is narrow at the top: its number is smaller and sits lower than the others'.
    height, middle = (34 if ten else 42, 95) if colour == "o" else (40 if ten else 49, 86)
    pen, centre = height * 0.225, 48 if rank == 1 else 50  # a 1 looks centred when its stem is
    parts = [
        _sheet(PAPER, ink),
        _shape(colour, 50, 86, 38, ink),
        # The number's wide outline in the shape's own ink keeps it whole where it leaves the shape.
        _number(text, centre, middle, height, pen + 9, ink),
        _number(text, centre, middle, height, pen, PAPER),
        _number(text, 24 if ten else 19, 22, 23, 5.6, ink),
        _shape(colour, 83, 21, 8, ink),
    ]
    if rank in {6, 9}:  # a printed card can be held upside down
        parts.append(f'<path d="M11 40.5H27" stroke="{ink}" stroke-width="3" stroke-linecap="round"/>')
    return "".join(parts)


def _clear_face(colour: str, plus: int, word: str) -> str:
    parts = [_sheet(MIST, VIOLET), _burst(50, 73, 40, VIOLET)]
    if plus:
        parts.append(_number(f"+{plus}", 48.5, 73, 27, 7.2, PAPER))
        parts.append(_number(f"+{plus}", 25, 22, 22, 5.4, VIOLET))
    else:
        parts.append(f'<circle cx="50" cy="73" r="12.5" fill="none" stroke="{PAPER}" stroke-width="7"/>')
        parts.append(_burst(21, 22, 15, VIOLET))
        parts.append(f'<circle cx="21" cy="22" r="4" fill="none" stroke="{PAPER}" stroke-width="2.6"/>')
    parts.append(_shape(colour, 83, 21, 8, INK[colour]))
    size = min(_WORD_SIZE, _WORD_ROOM / (_LETTER_EM * max(1, len(word))))
    parts.append(
        f'<text x="50" y="130" text-anchor="middle" font-family="system-ui,Noto Sans,sans-serif" '
        f'font-weight="800" font-size="{_n(size)}" fill="{VIOLET}">{escape(word)}</text>'
    )
    return "".join(parts)


def _back() -> str:
    up = "".join(f"M{x} 62 {x + 9} 48 {x + 18} 62Z" for x in (17, 41, 65))
    down = "".join(f"M{x} 78 {x + 9} 92 {x + 18} 78Z" for x in (17, 41, 65))
    rays = "".join(f"M{x} {y}h8" for x in (20, 46, 72) for y in (24, 34, 106, 116))
    return (
        _sheet(PAPER, TEAL)
        + f'<rect x="9" y="9" width="82" height="122" rx="8" fill="{TEAL}"/>'
        + f'<path d="{rays}" stroke="{TEAL_LIGHT}" stroke-width="4" stroke-linecap="round"/>'
        + f'<path d="M17 70H83" stroke="{TEAL_LIGHT}" stroke-width="3" stroke-linecap="round"/>'
        + f'<path d="{up}" fill="{PAPER}" stroke="{PAPER}" stroke-width="4" stroke-linejoin="round"/>'
        + f'<path d="{down}" fill="none" stroke="{PAPER}" stroke-width="4" stroke-linejoin="round"/>'
    )


def _empty() -> str:
    return (
        '<rect x="3" y="3" width="94" height="134" rx="12" fill="none" '
        f'stroke="{GREY}" stroke-width="3" stroke-dasharray="9 7"/>'
    )


def _sheet(ground: str, ink: str) -> str:
    return f'<rect x="2" y="2" width="96" height="136" rx="12" fill="{ground}" stroke="{ink}" stroke-width="3"/>'


def _shape(colour: str, x: float, y: float, size: float, ink: str) -> str:
    """The shape that goes with a colour, about 2 x `size` wide, its middle at (x, y)."""
    if colour == "g":
        return f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(size)}" fill="{ink}"/>'
    if colour == "b":
        half = size * 0.9
        return (
            f'<rect x="{_n(x - half)}" y="{_n(y - half)}" width="{_n(2 * half)}" '
            f'height="{_n(2 * half)}" rx="{_n(size * 0.16)}" fill="{ink}"/>'
        )
    return (
        f'<path d="M{_n(x)} {_n(y - size)}L{_n(x + size)} {_n(y + size * 0.82)}H{_n(x - size)}Z" '
        f'fill="{ink}" stroke="{ink}" stroke-width="{_n(size * 0.24)}" stroke-linejoin="round"/>'
    )


def _burst(x: float, y: float, size: float, ink: str) -> str:
    """A star of long and short rays, reaching `size` from (x, y)."""
    rays, corners = 16, []
    for corner in range(2 * rays):
        reach = size * (0.68 if corner % 2 else 1 if corner % 4 else 0.86)
        turn = math.pi * corner / rays
        corners.append(f"{_n(x + reach * math.sin(turn))} {_n(y - reach * math.cos(turn))}")
    return f'<path d="M{" ".join(corners)}Z" fill="{ink}"/>'


def _number(text: str, x: float, y: float, height: float, pen: float, ink: str) -> str:
    """Digits in rounded strokes, their middle at (x, y); `height` and `pen` width in card units."""
    scale = height / _GLYPH_HEIGHT
    width = sum(_GLYPHS[sign][0] for sign in text) + _GAP * (len(text) - 1)
    left, strokes = 0, []
    for sign in text:
        advance, path = _GLYPHS[sign]
        strokes.append(f'<path d="{path}"' + (f' transform="translate({left})"/>' if left else "/>"))
        left += advance + _GAP
    return (
        f'<g transform="translate({_n(x - width * scale / 2)} {_n(y - height / 2)}) scale({scale:.4f})" '
        f'fill="none" stroke="{ink}" stroke-width="{_n(pen / scale)}" stroke-linecap="round" '
        f'stroke-linejoin="round">{"".join(strokes)}</g>'
    )


def _n(value: float) -> str:
    """A number with two decimals at most, as SVG wants it."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
