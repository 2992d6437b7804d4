"""The pictures of the 52 playing cards, as SVG text: for the board, for static output and for print.

Four suits in four colours and four shapes; ace, king, queen and jack are the suit itself, as a small figure with a
star, a crown, a tiara or a feathered cap. Lengths are in card units: a card is 100 wide and 140 high.
"""

from __future__ import annotations

import math
from functools import cache
from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple

from threeup.core import drawing
from threeup.core.drawing import PAPER, TYPE, n, number, sheet
from threeup.core.layout import Phrase
from threeup.games.loo.cards import ACE, DECK, KING, RANKS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from threeup.games.loo.cards import Card

#: The ranks that bear a letter, by the rank's sign in notation.
LETTERS: Final[Mapping[str, str]] = {"A": "ace", "K": "king", "Q": "queen", "J": "jack"}

#: Spades, hearts, diamonds, clubs: each holds 4.5:1 or more on PAPER and on its own TINT.
INK: Final[Mapping[str, str]] = {"s": "#1d2433", "h": "#c01c38", "d": "#1464c4", "c": "#0f7835"}
#: The ground of the cards that bear a letter.
TINT: Final[Mapping[str, str]] = {"s": "#eceff5", "h": "#fdecec", "d": "#e7f1fc", "c": "#e6f5ec"}
GOLD: Final = "#f6c244"  # headgear; always with a rim in the suit's ink

# The widest a letter of bold type gets on average, in ems.
_LETTER_EM: Final = 0.68
_LEFT: Final = 7  # where letters begin
# Letters with an accent, and Arabic ones that reach below the line, that are wide, that are tall: the size of their
# type, and where its line is.
_SHAPES: Final[tuple[tuple[str, int, float], ...]] = (
    ("ÁÂÉÊÍÎÓÔÚÛ", 28, 33.5),
    ("جحخرزعغقلمنهوي", 40, 28),
    ("بتثسشصضفكى", 31, 27),
    ("آأإاطظ", 30, 34),
)

_JACK: Final = 11
_QUEEN: Final = 12
_TEN: Final = 10


class _Suit(NamedTuple):
    """How a suit is drawn.

    Fields:
        path: its outline, in a box 100 wide and high.
        middle: where a number or a face stands on it, from the top of the box.
        height: how high a number on it is, in card units; `ten` the same for the wide one.
        hat: how far down headgear is pulled, from the top of the box.
    """

    path: str
    middle: float
    height: float
    ten: float
    hat: float


_SUITS: Final[Mapping[str, _Suit]] = {
    "s": _Suit(
        "M50 3C58 20 95 36 95 62 95 76 85 84 74 84 66 84 58 80 54 73 55 84 58 91 65 97H35C42 91 45 84 46 73 "
        "42 80 34 84 26 84 15 84 5 76 5 62 5 36 42 20 50 3Z",
        54, 38, 29, 24,
    ),
    "h": _Suit(
        "M50 96C20 74 3 56 3 33 3 17 14 6 28 6 38 6 46 12 50 21 54 12 62 6 72 6 86 6 97 17 97 33 97 56 80 74 50 96Z",
        46, 39, 31, 20,
    ),
    "d": _Suit("M50 3 92 50 50 97 8 50Z", 50, 37, 28, 26),
    "c": _Suit(
        "M50 2A23 23 0 0 1 67 40.5A23 23 0 1 1 55 70C56 82 59 91 66 97H34C41 91 44 82 45 70A23 23 0 1 1 33 40.5"
        "A23 23 0 0 1 50 2Z",
        53, 36, 27, 12,
    ),
}  # fmt: skip


def face_id(text: str) -> str:
    """Give the name of a card's picture.

    >>> face_id("Ah"), face_id("?")
    ('Ah', 'back')
    """
    return "back" if text == "?" else text


def face_messages() -> Mapping[str, Phrase]:
    """Tell what the pictures need in `words`: the letters on them, and each picture's spoken title.

    >>> face_messages()["letter-K"], face_messages()["Td"]
    (Phrase(key='playing-letter-king', args={}), Phrase(key='playing-10.label', args={'suit': 'd'}))
    """
    fixed = {f"letter-{sign}": Phrase(f"playing-letter-{name}") for sign, name in LETTERS.items()}
    fixed |= {"back": Phrase("card-back"), "empty": Phrase("card-empty")}
    return fixed | {str(each): Phrase(f"playing-{_name(each)}.label", {"suit": each.suit}) for each in DECK}


def picture(face: str, words: Mapping[str, str]) -> str:
    """Draw one card, the back or the empty place as a stand-alone SVG picture.

    Raises ValueError for a picture that there is none of, KeyError without the letter that stands on it.

    >>> picture("Ah", {"letter-A": "A", "Ah": "ace of hearts"}).count("<title>ace of hearts</title>")
    1
    """
    if face == "back":
        return drawing.alone(face, drawing.back(), words)
    if face == "empty":
        return drawing.alone(face, drawing.empty(), words)
    if face not in _cards():
        message = f"no such card: {face!r}"
        raise ValueError(message)
    return drawing.alone(face, _face(_cards()[face], words), words)


def sprite(words: Mapping[str, str]) -> str:
    """Draw all faces, the back and the empty place as one hidden SVG of symbols.

    Raises KeyError without one of the letters.

    >>> sprite({f"letter-{sign}": sign for sign in "AKQJ"}).count("<symbol ")
    54
    """
    drawn = {face: _face(each, words) for face, each in _cards().items()}
    return drawing.sprite(drawn | {"back": drawing.back(), "empty": drawing.empty()})


@cache
def _cards() -> Mapping[str, Card]:
    return {face_id(str(each)): each for each in DECK}


def _sign(each: Card) -> str:
    return RANKS[each.rank - 2]


def _name(each: Card) -> str:
    return LETTERS.get(_sign(each)) or str(each.rank)


def _face(each: Card, words: Mapping[str, str]) -> str:
    if _sign(each) in LETTERS:
        return _figure_face(each, words[f"letter-{_sign(each)}"])
    return _number_face(each)


def _number_face(each: Card) -> str:
    suit, ink, text = _SUITS[each.suit], INK[each.suit], str(each.rank)
    ten = each.rank == _TEN
    height = suit.ten if ten else suit.height
    size, x, middle = 74, 56, 93
    y = middle + (suit.middle - 50) * size / 100
    pen = height * 0.225
    return "".join(
        [
            sheet(PAPER, ink),
            _suit(each.suit, x, middle, size, ink),
            # The number's wide outline in the suit's own ink keeps it whole where it leaves the suit.
            number(text, x, y, height, pen + 9, ink),
            number(text, x, y, height, pen, PAPER),
            number(text, 26 if ten else 21, 23, 24 if ten else 26, 6, ink),
            _suit(each.suit, 21, 52, 19, ink),
        ]
    )


def _figure_face(each: Card, letter: str) -> str:
    suit, ink = _SUITS[each.suit], INK[each.suit]
    ace = each.rank == ACE
    size, x, middle = (74, 56, 94) if ace else (70, 58, 96)
    top = middle - size / 2
    y = top + suit.middle * size / 100
    parts = [
        sheet(TINT[each.suit], ink),
        _suit(each.suit, x, middle, size, ink),
        _letter(letter, ink),
        _suit(each.suit, 21, 52, 19, ink),
    ]
    if ace:
        parts.append(_star(x, y, 25, ink))
    else:
        hat = {KING: _crown, _QUEEN: _tiara, _JACK: _cap}[each.rank]
        parts += [_smile(x, y), hat(x, top + suit.hat * size / 100, ink)]
    return "".join(parts)


def _suit(suit: str, x: float, y: float, size: float, ink: str) -> str:
    """The shape of a suit, `size` wide and high, its middle at (x, y)."""
    scale = size / 100
    return (
        f'<path d="{_SUITS[suit].path}" transform="translate({n(x - size / 2)} {n(y - size / 2)}) scale({n(scale)})" '
        f'fill="{ink}" stroke="{ink}" stroke-width="5" stroke-linejoin="round"/>'
    )


def _letter(text: str, ink: str) -> str:
    """The letter in the corner, a little smaller when there are two, and where its script needs it to be."""
    usual = (32, 33.5) if len(text) == 1 else (26, 32.0)
    size, line = next(((size, line) for letters, size, line in _SHAPES if text[0] in letters), usual)
    x = max(21, _LEFT + size * _LETTER_EM * len(text) / 2)
    return (
        f'<text x="{n(x)}" y="{n(line)}" text-anchor="middle" font-family="{TYPE}" font-weight="800" '
        f'font-size="{n(size)}" fill="{ink}">{escape(text)}</text>'
    )


def _star(x: float, y: float, size: float, ink: str) -> str:
    corners = []
    for corner in range(10):
        reach = size * (0.56 if corner % 2 else 1)
        turn = math.pi * corner / 5
        corners.append(f"{n(x + reach * math.sin(turn))} {n(y - reach * math.cos(turn))}")
    star = f'<path d="M{" ".join(corners)}Z" fill="{GOLD}" stroke="{ink}" stroke-width="3.5" stroke-linejoin="round"/>'
    return star + _smile(x, y + 1, 0.7, ink)


def _smile(x: float, y: float, size: float = 1, ink: str = PAPER) -> str:
    """Two eyes and a mouth; at `size` 1 the eyes are 18 apart."""
    return (
        f'<g transform="translate({n(x)} {n(y)}) scale({n(size)})" fill="none" stroke="{ink}" stroke-linecap="round">'
        '<path d="M-9-4h.01M9-4h.01" stroke-width="8"/><path d="M-9 6Q0 15 9 6" stroke-width="3.5"/></g>'
    )


def _gold(path: str, x: float, y: float, ink: str) -> str:
    """Headgear: a path whose lower middle is (0, 0)."""
    return (
        f'<path d="{path}" transform="translate({n(x)} {n(y)})" fill="{GOLD}" stroke="{ink}" stroke-width="3.5" '
        f'stroke-linejoin="round" stroke-linecap="round"/>'
    )


def _crown(x: float, y: float, ink: str) -> str:
    return _gold("M-21 0-25-27-11-14 0-33 11-14 25-27 21 0Z", x, y, ink)


def _tiara(x: float, y: float, ink: str) -> str:
    return _gold("M-25-4C-24-14-18-20-12-18-8-18-5-26 0-33 5-26 8-18 12-18 18-20 24-14 25-4Q0 6-25-4Z", x, y, ink) + (
        f'<circle cx="{n(x)}" cy="{n(y - 12)}" r="4.5" fill="{ink}"/>'
    )


def _cap(x: float, y: float, ink: str) -> str:
    feather = "M10-14C8-30 18-40 33-40 34-26 26-14 10-14ZL22-28"
    return _gold(feather, x, y, ink) + _gold("M-25 0C-24-14-10-20 4-20 16-20 23-11 25 0Q0-8-25 0Z", x, y, ink)
