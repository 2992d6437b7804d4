"""The form for a new game: which game, and what can be set for it. Drawn by the shell, which knows no game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from threeup.app import request as asked
from threeup.games import GAMES
from threeup.players.computer import PLAYERS
from threeup.text import catalogue
from threeup.text.options import option_help, option_name, option_value, written
from threeup.widgets.words import face_words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from threeup.app.request import Request

Json = dict[str, Any]


def form(request: Request, lang: str) -> Json:
    """Give the fields of every game, and what stands in them for this request.

    >>> made = form(asked.Request(seed=7), "en")
    >>> made["values"]["game"], made["values"]["seed"], made["games"][0]["title"]
    ('updown', '7', '3UP 3DOWN')
    """
    values = asked.fields(request)
    if request.players is None:
        del values["players"]  # each game has its own usual number
    return {"values": values, "open": bool(request.options), "games": [_game(each, lang) for each in GAMES]}


@cache
def _game(game: str, lang: str) -> Json:
    """Give one game's part of the form, which is the same for everybody who reads a language."""
    words, rules = catalogue(lang), GAMES[game]
    seats = [(str(n), words.number(n)) for n in rules.seats]
    computers = [(kind, words.format(f"app-computer-{kind}")) for kind in sorted(PLAYERS)]
    main = [
        _field("players", words.format("app-players"), "", seats, str(rules.default_players)),
        _field("computer", words.format("app-computer"), "", computers),
        _field("seed", words.format("app-seed"), words.format("app-seed.help"), None),
    ]
    if asked.counts(game):
        shown = [(each, words.format(f"app-stakes-{each}")) for each in ("yes", "no")]
        main.append(_field("stakes", words.format("app-stakes"), words.format("app-stakes.help"), shown))
    choices: Mapping[str, tuple[object, ...]] = rules.option_choices()
    return {
        "id": game,
        "title": words.format(f"game-{game}"),
        "text": words.format(f"app-game-{game}"),
        "pictures": _pictures(game, lang),
        "main": main,
        "options": [_option(name, values, lang) for name, values in choices.items()],
    }


def _pictures(game: str, lang: str) -> list[str]:
    """Draw three cards from here and there in the deck, all of another kind: the game's sign."""
    rules = GAMES[game]
    deck, words = rules.deck(rules.start(rules.default_players)), face_words(rules, lang)
    cards = (deck[0], deck[len(deck) * 2 // 5], deck[-1])
    return ["data:image/svg+xml," + quote(rules.picture(rules.face_id(str(card)), words)) for card in cards]


def _option(name: str, values: tuple[object, ...], lang: str) -> Json:
    words = catalogue(lang)
    said = [(written(value), option_value(words, name, value)) for value in values]
    return _field(name, option_name(words, name), option_help(words, name), said)


def _field(name: str, label: str, note: str, values: Sequence[tuple[str, str]] | None, usual: str = "") -> Json:
    listed = None if values is None else [{"value": each, "label": said} for each, said in values]
    return {"name": name, "label": label, "help": note, "values": listed, "usual": usual}
