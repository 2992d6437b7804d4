"""What is put into words once and sent again and again: a board gets a whole view after every move."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final

from threeup.text import catalogue
from threeup.text.speech import Speech

if TYPE_CHECKING:
    from collections.abc import Mapping

    from threeup.core.events import Event
    from threeup.core.game import Seat
    from threeup.session.seats import Sitter

_STRINGS: Final = (
    "undo", "redo", "hint", "save", "load", "new_game", "log", "why", "history", "disconnected", "reload", "confirm",
    "cancel", "name_branch", "opponents", "table", "actions", "game", "pile_empty", "hand_empty", "why_empty",
    "log_empty", "pending", "file_too_big", "new_game_warning", "dealer", "best",
)  # fmt: skip


@cache
def strings(lang: str) -> Mapping[str, str]:
    """Give a board's fixed words.

    >>> strings("en")["new_game"]
    'New game'
    """
    words = catalogue(lang)
    return {key: words.format(f"board-{key.replace('_', '-')}") for key in _STRINGS}


@lru_cache(maxsize=2048)
def card_label(game: Any, lang: str, card: str, part: str = "") -> str:
    """Name a card as `Speech.card` does, once.

    >>> from threeup.games import GAMES
    >>> card_label(GAMES["updown"], "en", "g7", ".label"), card_label(GAMES["updown"], "en", "?")
    ('7, green circle', 'Face-down card')
    """
    return Speech(game, lang).card(card, part)


@lru_cache(maxsize=4096)
def line(game: Any, lang: str, sitters: tuple[Sitter, ...], me: Seat | None, event: Event, stakes: bool) -> str | None:  # noqa: FBT001 - one of the cache's keys
    """Give the line of the log that says what happened to the seat `me`; None for what needs no saying.

    >>> from threeup.games import GAMES
    >>> from threeup.games.updown.events import WentOut
    >>> line(GAMES["updown"], "en", (), None, WentOut(rule="updown.end.first-out-wins", seat=1), True)
    'Quick Fox has played the last card!'
    """
    phrase = game.event_phrase(event, stakes=stakes)
    return None if phrase is None else Speech(game, lang, sitters, me).say(phrase)
