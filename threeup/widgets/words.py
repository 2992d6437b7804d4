"""The words that stand on a game's cards, and their spoken titles, in a language."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from threeup.text.speech import Speech

if TYPE_CHECKING:
    from collections.abc import Mapping


@cache
def face_words(game: Any, lang: str) -> Mapping[str, str]:
    """Give what a game prints on its cards, and the title of each picture.

    >>> from threeup.games import GAMES
    >>> face_words(GAMES["updown"], "en")["clear"]
    'Clear'
    """
    speech = Speech(game, lang)
    return {key: speech.say(phrase) for key, phrase in game.face_messages().items()}


@cache
def pictures(game: Any, lang: str) -> str:
    """Give all card pictures of a game with the words of a language, drawn once.

    >>> from threeup.games import GAMES
    >>> pictures(GAMES["updown"], "en") is pictures(GAMES["updown"], "en")
    True
    """
    drawn: str = game.sprite(face_words(game, lang))
    return drawn
