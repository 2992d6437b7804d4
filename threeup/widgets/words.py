"""The words that stand on cards, and their spoken titles, in a language."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from threeup.games import GAMES
from threeup.session.speech import Speech
from threeup.text import catalogue
from threeup.widgets.faces import sprite

if TYPE_CHECKING:
    from collections.abc import Mapping


@cache
def face_words(lang: str) -> Mapping[str, str]:
    """Give what `faces` prints on the cards, and the title of each picture.

    >>> face_words("en")["clear"]
    'Clear'
    """
    words = catalogue(lang)
    found = {
        "clear": words.format("face-clear"),
        "back": words.format("card-back"),
        "empty": words.format("card-empty"),
    }
    speech = Speech(GAMES["updown"], lang)
    for colour in "gbo":
        for rank in (*map(str, range(1, 11)), "C", "C+1", "C+2"):
            phrase = speech.game.phrase(colour + rank)
            found[colour + rank.replace("+", "")] = speech.say(phrase)
    return found


@cache
def pictures(lang: str) -> str:
    """Give all card pictures with the words of a language, drawn once.

    >>> pictures("en") is pictures("en")
    True
    """
    return sprite(face_words(lang))
