"""The pages that notebooks show: the app with its views, and the play view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlencode

import ipywidgets  # type: ignore[import-untyped]

from threeup.app import request as asked
from threeup.app.server.visit import on_visit
from threeup.core.errors import SetupError
from threeup.games import GAMES
from threeup.text import LANGUAGES, catalogue, direction
from threeup.widgets.board import Board
from threeup.widgets.shell import Shell
from threeup.widgets.table import Table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from threeup.app.request import Request
    from threeup.app.server.visit import Visit
    from threeup.core.errors import Fault

_NAMES: Final = {"en": "English", "cy": "Cymraeg", "is": "Íslenska", "ar": "العربية"}
_PLACES: Final = ("play", "learn", "explore", "lab", "class")
_READY: Final = frozenset({"play"})
_MOST_PLAYERS: Final = 6
_STRINGS: Final = (
    "title", "language", "tagline", "draft", "soon", "new_table", "options", "start", "change", "link", "link_copied",
)  # fmt: skip


class Page:
    """One visitor's page: a shell, and a board while a game is on.

    Args:
        home: whether there is a home view, or the play view alone.
        lang: the language to begin in.
    """

    def __init__(self, *, home: bool, lang: str = "en") -> None:
        self.home = home
        self.lang = lang
        self.request = asked.Request(view="home" if home else "play")
        self.problems: tuple[str, tuple[str, ...]] | None = None
        self.board: Board | None = None
        self.visit: Visit | None = None
        self.game = GAMES["updown"]
        self.choices: dict[str, tuple[object, ...]] = self.game.option_choices()
        self.shell = Shell()
        self.shell.hear = self._heard
        self.box = ipywidgets.VBox([self.shell])
        self.show()

    # ------------------------------------------------------------------------------------------------ coming in

    def open(self, visit: Visit) -> None:
        """Follow the address with which the page was opened."""
        self.visit = visit
        wanted = asked.read(visit.query, self.choices)
        self.lang = wanted.lang or (visit.lang if visit.lang in LANGUAGES else self.lang)
        deep = wanted.view == "play" and set(visit.query) - {"view", "lang"}
        self.request = wanted
        if deep:
            self.start(wanted)
        self.complain("app-ignored", wanted.faults)
        self._tell()
        self.show()

    def start(self, wanted: Request) -> None:
        """Deal a new game; what forbids it is said on the page and the present game stays."""
        options = dict(wanted.options)
        if wanted.players > _MOST_PLAYERS:
            options.setdefault("two_decks", True)
        self.request = wanted
        try:
            table = Table(
                wanted.players,
                seed=wanted.seed,
                options=self.game.options_from(options),
                computer=wanted.computer,
                lang=self.lang,
            )
        except SetupError as error:
            self.complain("app-no-game", error.faults)
            return
        self.problems = None
        if self.board is None:
            self.board = Board(table, lang=self.lang)
        else:
            self.board.take(table)

    # ---------------------------------------------------------------------------------------------- being asked

    def _heard(self, content: dict[str, Any]) -> None:
        match content.get("kind"):
            case "language" if content.get("lang") in LANGUAGES:
                self.lang = str(content["lang"])
                self.problems = None
                if self.board is not None:
                    self.board.speak(self.lang)
            case "go" if content.get("view") in asked.VIEWS and self.home:
                self.request = asked.Request(
                    str(content["view"]), "", self.request.players, self.request.computer, None, self.request.options
                )
                self.problems = None
            case "start" if isinstance(content.get("settings"), dict):
                wanted = asked.read({"view": "play", **content["settings"]}, self.choices)
                self.start(wanted)
                if wanted.faults:
                    self.complain("app-ignored", wanted.faults)
            case _:
                return
        self._tell()
        self.show()

    def complain(self, key: str, faults: Sequence[Fault]) -> None:
        """Say on the page what was wrong with a request."""
        if faults:
            words = catalogue(self.lang)
            said = tuple(words.format(each.id, **dict(each.args)) for each in faults)
            self.problems = (words.format(key), said)

    def _tell(self) -> None:
        if self.visit is not None:
            title = catalogue(self.lang).format("app-title")
            query = {"view": self.request.view, "lang": self.lang} | self._link()
            self.visit.tell(lang=self.lang, direction=direction(self.lang), title=title, query=query)

    def _link(self) -> dict[str, str]:
        """The fields that open the same deal again."""
        if self.board is None or self.board.table.seed is None or self.request.view != "play":
            return {}
        table = self.board.table
        options = {name: asked.written(value) for name, value in self.game.changed(table.state.options).items()}
        shown = {name: text for name, text in options.items() if name in self.choices}
        kinds = [each.kind for each in table.sitters if each.computer]
        players = {"players": str(len(table.sitters)), "computer": kinds[0] if kinds else "careful"}
        return players | {"seed": str(table.seed)} | shown

    # -------------------------------------------------------------------------------------------------- showing

    def show(self) -> None:
        """Send the page as it is now."""
        words = catalogue(self.lang)
        playing = self.board is not None and self.request.view == "play"
        problems = self.problems and {"title": self.problems[0], "items": list(self.problems[1])}
        fields = {"view": "play", "lang": self.lang, **self._link()}
        self.shell.view = {
            "page": self.request.view,
            "home": self.home,
            "playing": playing,
            "lang": self.lang,
            "dir": direction(self.lang),
            "strings": {key: words.format(f"app-{key.replace('_', '-')}") for key in _STRINGS},
            "languages": [{"code": code, "name": _NAMES[code]} for code in LANGUAGES],
            "places": [self._place(each) for each in _PLACES],
            "problems": problems,
            "form": self._form(),
            "link": "?" + urlencode(fields) if playing and self.home and self._link() else None,
        }
        children = (self.shell, self.board) if playing and self.board is not None else (self.shell,)
        if self.box.children != children:
            self.box.children = children

    def _place(self, name: str) -> dict[str, Any]:
        words = catalogue(self.lang)
        title, text = words.format(f"app-{name}"), words.format(f"app-{name}.text")
        return {"id": name, "title": title, "text": text, "ready": name in _READY}

    def _form(self) -> dict[str, Any]:
        words = catalogue(self.lang)
        players = [(str(n), words.number(n)) for n in range(2, 13)]
        computers = [(kind, words.format(f"app-computer-{kind}")) for kind in ("careful", "random")]
        seed = {
            "name": "seed",
            "label": words.format("app-seed"),
            "help": words.format("app-seed.help"),
            "values": None,
        }
        main = [
            _select("players", words.format("app-players"), "", players, str(self.request.players)),
            _select("computer", words.format("app-computer"), "", computers, self.request.computer),
            seed | {"value": "" if self.request.seed is None else str(self.request.seed)},
        ]
        options = [self._option(name, values) for name, values in self.choices.items()]
        return {"main": main, "options": options, "open": bool(self.request.options)}

    def _option(self, name: str, values: tuple[object, ...]) -> dict[str, Any]:
        words = catalogue(self.lang)
        key = f"option-{name.replace('_', '-')}"
        said = [(asked.written(value), words.text(key, _part(value))) for value in values]
        present = self.request.options.get(name, values[0])
        return _select(name, words.format(key), words.text(key, "help"), said, asked.written(present))


def _part(value: object) -> str:
    text = asked.written(value)
    return f"value-{text}" if text.isdigit() else text


def _select(name: str, label: str, note: str, values: Sequence[tuple[str, str]], value: str) -> dict[str, Any]:
    listed = [{"value": each, "label": said} for each, said in values]
    return {"name": name, "label": label, "help": note, "values": listed, "value": value}


def app() -> ipywidgets.VBox:
    """Give the app: home, play, and what else there is; it follows the address the page was opened with.

    >>> app().children
    (Shell(),)
    """
    page = Page(home=True)
    on_visit(page.open)
    return page.box


def play(lang: str = "en", **settings: str | bool | float | None) -> ipywidgets.VBox:
    """Give the play view alone, with a game on the table; `settings` as in an address (players=4, seed=7).

    >>> play(seed=7).children
    (Shell(), Board(Table(['person', 'careful', 'careful'], game='updown', seed=7)))
    """
    page = Page(home=False, lang=lang if lang in LANGUAGES else "en")
    wanted = asked.read({"view": "play", **_texts(settings)}, page.choices)
    page.start(wanted)
    page.complain("app-ignored", wanted.faults)
    page.show()
    return page.box


def _texts(settings: Mapping[str, Any]) -> dict[str, str]:
    return {name: asked.written(value) for name, value in settings.items()}
