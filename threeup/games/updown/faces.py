"""The pictures of the cards of 3UP 3DOWN, as SVG text: for the board, for static output and for print."""

from __future__ import annotations

import math
from functools import cache
from html import escape
from typing import TYPE_CHECKING, Final

from threeup.core import drawing
from threeup.core.drawing import PAPER, TYPE, n, number, sheet
from threeup.core.layout import Phrase
from threeup.games.updown.cards import CLEAR, COLOURS, Card
from threeup.games.updown.layout import card_phrase

if TYPE_CHECKING:
    from collections.abc import Mapping

#: The ranks: 1 to 10, then Clear, Clear +1 and Clear +2.
RANKS: Final = tuple(range(1, 14))

#: Green, blue and orange: each holds 5:1 or more on PAPER and on MIST.
INK: Final[Mapping[str, str]] = {"g": "#0a6e4a", "b": "#1257a8", "o": "#a84300"}
VIOLET: Final = "#5b3490"
MIST: Final = "#f3ebfd"  # the ground of the Clear cards

# The widest a letter of bold type gets on average, in ems; the room for the word, in card units.
_LETTER_EM: Final = 0.64
_WORD_ROOM: Final = 84
_WORD_SIZE: Final = 19


def face_id(text: str) -> str:
    """Give the name of a card's picture.

    >>> face_id("gC+1"), face_id("?")
    ('gC1', 'back')
    """
    return "back" if text == "?" else text.replace("+", "")


def face_messages() -> Mapping[str, Phrase]:
    """Tell what the pictures need in `words`: the word on Clear cards, and each picture's spoken title.

    >>> face_messages()["clear"], face_messages()["gC1"]
    (Phrase(key='face-clear', args={}), Phrase(key='card-plus-one', args={'colour': 'g'}))
    """
    fixed = {"clear": Phrase("face-clear"), "back": Phrase("card-back"), "empty": Phrase("card-empty")}
    return fixed | {face: card_phrase(each) for face, each in _cards().items()}


def picture(face: str, words: Mapping[str, str]) -> str:
    """Draw one card, the back or the empty place as a stand-alone SVG picture.

    Raises ValueError for a picture that there is none of, KeyError without the word "clear".

    >>> picture("g7", {"clear": "Clear", "g7": "green 7"}).count("<title>green 7</title>")
    1
    """
    if face == "back":
        return drawing.alone(face, drawing.back(), words)
    if face == "empty":
        return drawing.alone(face, drawing.empty(), words)
    if face not in _cards():
        message = f"no such card: {face!r}"
        raise ValueError(message)
    return drawing.alone(face, _face(_cards()[face], words["clear"]), words)


def sprite(words: Mapping[str, str]) -> str:
    """Draw all faces, the back and the empty place as one hidden SVG of symbols.

    Raises KeyError without the word "clear".

    >>> sprite({"clear": "Clear"}).count("<symbol ")
    41
    """
    drawn = {face: _face(each, words["clear"]) for face, each in _cards().items()}
    return drawing.sprite(drawn | {"back": drawing.back(), "empty": drawing.empty()})


@cache
def _cards() -> Mapping[str, Card]:
    """Give every card by its face id, in the order of the deck."""
    return {face_id(str(each)): each for each in (Card(rank, colour) for colour in COLOURS for rank in RANKS)}


def _face(each: Card, word: str) -> str:
    if each.rank < CLEAR:
        return _number_face(each.colour, each.rank)
    return _clear_face(each.colour, each.rank - CLEAR, word)


def _number_face(colour: str, rank: int) -> str:
    ink, text = INK[colour], str(rank)
    ten = rank == CLEAR - 1
    # A triangle is narrow at the top: its number is smaller and sits lower than the others'.
    height, middle = (34 if ten else 42, 95) if colour == "o" else (40 if ten else 49, 86)
    pen, centre = height * 0.225, 48 if rank == 1 else 50  # a 1 looks centred when its stem is
    parts = [
        sheet(PAPER, ink),
        _shape(colour, 50, 86, 38, ink),
        # The number's wide outline in the shape's own ink keeps it whole where it leaves the shape.
        number(text, centre, middle, height, pen + 9, ink),
        number(text, centre, middle, height, pen, PAPER),
        number(text, 24 if ten else 19, 22, 23, 5.6, ink),
        _shape(colour, 83, 21, 8, ink),
    ]
    if rank in {6, 9}:  # a printed card can be held upside down
        parts.append(f'<path d="M11 40.5H27" stroke="{ink}" stroke-width="3" stroke-linecap="round"/>')
    return "".join(parts)


def _clear_face(colour: str, plus: int, word: str) -> str:
    parts = [sheet(MIST, VIOLET), _burst(50, 73, 40, VIOLET)]
    if plus:
        parts.append(number(f"+{plus}", 48.5, 73, 27, 7.2, PAPER))
        parts.append(number(f"+{plus}", 25, 22, 22, 5.4, VIOLET))
    else:
        parts.append(f'<circle cx="50" cy="73" r="12.5" fill="none" stroke="{PAPER}" stroke-width="7"/>')
        parts.append(_burst(21, 22, 15, VIOLET))
        parts.append(f'<circle cx="21" cy="22" r="4" fill="none" stroke="{PAPER}" stroke-width="2.6"/>')
    parts.append(_shape(colour, 83, 21, 8, INK[colour]))
    size = min(_WORD_SIZE, _WORD_ROOM / (_LETTER_EM * max(1, len(word))))
    parts.append(
        f'<text x="50" y="130" text-anchor="middle" font-family="{TYPE}" '
        f'font-weight="800" font-size="{n(size)}" fill="{VIOLET}">{escape(word)}</text>'
    )
    return "".join(parts)


def _shape(colour: str, x: float, y: float, size: float, ink: str) -> str:
    """The shape that goes with a colour, about 2 x `size` wide, its middle at (x, y)."""
    if colour == "g":
        return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(size)}" fill="{ink}"/>'
    if colour == "b":
        half = size * 0.9
        return (
            f'<rect x="{n(x - half)}" y="{n(y - half)}" width="{n(2 * half)}" '
            f'height="{n(2 * half)}" rx="{n(size * 0.16)}" fill="{ink}"/>'
        )
    return (
        f'<path d="M{n(x)} {n(y - size)}L{n(x + size)} {n(y + size * 0.82)}H{n(x - size)}Z" '
        f'fill="{ink}" stroke="{ink}" stroke-width="{n(size * 0.24)}" stroke-linejoin="round"/>'
    )


def _burst(x: float, y: float, size: float, ink: str) -> str:
    """A star of long and short rays, reaching `size` from (x, y)."""
    rays, corners = 16, []
    for corner in range(2 * rays):
        reach = size * (0.68 if corner % 2 else 1 if corner % 4 else 0.86)
        turn = math.pi * corner / rays
        corners.append(f"{n(x + reach * math.sin(turn))} {n(y - reach * math.cos(turn))}")
    return f'<path d="M{" ".join(corners)}Z" fill="{ink}"/>'
