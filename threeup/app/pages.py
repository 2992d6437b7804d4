"""The pages that notebooks show: the app with its views, and the play, learn and explore views alone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlencode

import ipywidgets  # type: ignore[import-untyped]

from threeup import session
from threeup.app import request as asked
from threeup.app.form import form
from threeup.app.learn import Learning
from threeup.app.server.visit import on_visit
from threeup.core.errors import Fault, FaultsError, SetupError
from threeup.games import GAMES
from threeup.lessons.check import read_checked
from threeup.text import LANGUAGES, catalogue, direction
from threeup.text.options import written
from threeup.widgets.board import Board
from threeup.widgets.shell import Shell
from threeup.widgets.table import Table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from threeup.app.explore.exploring import Exploring
    from threeup.app.request import Request
    from threeup.app.server.visit import Visit
    from threeup.session.bench import Bench

_NAMES: Final = {"en": "English", "cy": "Cymraeg", "is": "Íslenska", "ar": "العربية"}
_PLACES: Final = ("play", "learn", "explore", "lab", "class")
_READY: Final = frozenset({"play", "learn", "explore"})
_MOST_FAULTS: Final = 20
_STRINGS: Final = (
    "title", "language", "tagline", "draft", "soon", "new_table", "game", "options", "start", "change", "link",
    "link_copied",
)  # fmt: skip


class Page:
    """One visitor's page: a shell, and a board while a game is on.

    Args:
        home: whether there is a home view, or one other view alone.
        lang: the language to begin in.
        view: the view to begin with.
    """

    def __init__(self, *, home: bool, lang: str = "en", view: str = "home") -> None:
        self.home = home
        self.lang = lang
        self.request = asked.Request(view=view)
        self.dealt: Request | None = None
        """What the game on the table was dealt by; its `seed` is None where nobody knows it."""
        self.problems: list[dict[str, Any]] = []
        self.board: Board | None = None
        self.learning: Learning | None = None
        self.exploring: Exploring | None = None
        self.visit: Visit | None = None
        self.shell = Shell()
        self.shell.hear = self._heard
        self.box = ipywidgets.VBox([self.shell])
        self.show()

    # ------------------------------------------------------------------------------------------------ coming in

    def open(self, visit: Visit) -> None:
        """Follow the address with which the page was opened."""
        self.visit = visit
        wanted = asked.read(visit.query)
        if not self.home:
            wanted = replace(wanted, view=self.request.view)
        self.lang = wanted.lang or (visit.lang if visit.lang in LANGUAGES else self.lang)
        deep = wanted.view == "play" and set(visit.query) - {"view", "lang"}
        self.request = wanted
        if deep:
            self.start(wanted)
        if wanted.view == "learn":
            self.learn(wanted)
        if wanted.view == "explore":
            self.explore(wanted if "game" in visit.query else self._same(wanted))
        self.complain("app-ignored", wanted.faults)
        self._tell()
        self.show()

    def start(self, wanted: Request) -> None:
        """Deal a new game; what forbids it is said on the page and the present game stays."""
        self.request, self.problems = wanted, []
        game = GAMES[wanted.game]
        try:
            table = Table(
                wanted.seated,
                game=wanted.game,
                seed=wanted.seed,
                options=game.read_options(game.fit(wanted.options, wanted.seated)),
                computer=wanted.computer,
                stakes=wanted.stakes,
                lang=self.lang,
            )
        except SetupError as error:
            self.complain("app-no-game", error.faults)
            return
        if self.board is None:
            self.board = Board(table, lang=self.lang)
            self.board.replaced = self._follow
        else:
            self.board.take(table)
        self.dealt = _request_of(table)

    def learn(self, wanted: Request, *, lasting: bool = False) -> None:
        """Show the courses, or the step wanted; `lasting` keeps the progress on this device."""
        if self.learning is None:
            self.learning = Learning(self.lang, self._turned, lasting=lasting)
        self.learning.speak(self.lang)
        if wanted.lesson:
            self.learning.open_id(wanted.lesson, wanted.step)

    def explore(self, wanted: Request) -> None:
        """Show the bench, with the position or the deal that is wanted."""
        if self.exploring is None:
            # Its parts take a while to load: whoever only plays need not wait for them.
            from threeup.app.explore.exploring import Exploring  # noqa: PLC0415

            self.exploring = Exploring(self.lang, self._turned, self._lesson)
        self.exploring.place.addressed = self.visit is not None
        self.exploring.speak(self.lang)
        self.exploring.open(wanted)

    def _same(self, wanted: Request) -> Request:
        """Stay at the game that is explored already, where a request names none."""
        return wanted if self.exploring is None else replace(wanted, game=self.exploring.place.game.id)

    def _lesson(self, lesson_id: str, step_id: str) -> None:
        """Go from Explore to a step of a lesson; where there is no home to come back by, it is shown above."""
        if self.home:
            self._go("learn")
        self.learn(asked.Request(view="learn", lesson=lesson_id, step=step_id))
        self._turned()

    def own(self, file: Path, step: str = "") -> None:
        """Show a lesson that somebody wrote; what is wrong with it is said on the page."""
        try:
            found = read_checked(file.read_bytes())
        except FaultsError as error:
            self.complain("learn-no-lesson", error.faults)
        except OSError:
            self.complain("learn-no-lesson", [Fault("cli-file-missing", {"file": str(file)})])
        else:
            if self.learning is not None:
                self.learning.own = found
                self.learning.open_id(found.id, step)

    def _turned(self) -> None:
        """Let the address and the page follow the Learn view."""
        self._tell()
        self.show()

    def _follow(self) -> None:
        """Let the form and the address follow the board, which has dealt anew or loaded a game."""
        if self.board is not None:
            self.dealt = _request_of(self.board.table)
            self.request = replace(self.dealt, seed=None)
            self._tell()
            self.show()

    # ---------------------------------------------------------------------------------------------- being asked

    def _heard(self, content: dict[str, Any]) -> None:
        match content.get("kind"):
            case "language" if content.get("lang") in LANGUAGES:
                self.lang = str(content["lang"])
                self.problems = []
                if self.board is not None:
                    self.board.speak(self.lang)
                for view in (self.learning, self.exploring):
                    if view is not None:
                        view.speak(self.lang)
            case "go" if content.get("view") in asked.VIEWS and self.home:
                self._go(str(content["view"]))
                if self.request.view == "learn":
                    self._courses()
                if self.request.view == "explore":
                    self.explore(self._same(asked.Request(view="explore")))
            case "start" if isinstance(content.get("settings"), dict):
                wanted = asked.read({**content["settings"], "view": "play"})
                self.start(asked.unset(wanted))
                if wanted.faults:
                    self.complain("app-ignored", wanted.faults)
            case _:
                return
        self._tell()
        self.show()

    def _go(self, view: str) -> None:
        self.request = replace(self.request, view=view, seed=None, faults=())
        self.problems = []
        if self.exploring is not None:
            self.exploring.leave()

    def _courses(self) -> None:
        self.learn(asked.Request(view="learn"))
        if self.learning is not None:
            self.learning.go("courses")

    def complain(self, key: str, faults: Sequence[Fault]) -> None:
        """Say on the page what was wrong with a request."""
        if faults:
            said = [self._said(each) for each in faults[:_MOST_FAULTS]]
            words = catalogue(self.lang)
            self.problems.append({"title": words.format(key), "items": said})

    def _said(self, fault: Fault) -> str:
        words = catalogue(self.lang)
        text = words.format(fault.id, **dict(fault.args))
        return text if fault.place is None else words.format("learn-fault", n=fault.place, text=text)

    def _tell(self) -> None:
        if self.visit is not None:
            title = catalogue(self.lang).format("app-title")
            query = {"view": self.request.view, "lang": self.lang} | self._link()
            if self.learning is not None and self.request.view == "learn":
                query |= self.learning.address()
            if self.exploring is not None and self.request.view == "explore":
                query |= self.exploring.address()
            self.visit.tell(lang=self.lang, direction=direction(self.lang), title=title, query=query)

    def _link(self) -> dict[str, str]:
        """Give the fields that open the same deal again; none where there is no such deal."""
        if self.dealt is None or self.dealt.seed is None or self.request.view != "play":
            return {}
        return asked.fields(replace(self.dealt, lang=self.lang))

    # -------------------------------------------------------------------------------------------------- showing

    def show(self) -> None:
        """Send the page as it is now."""
        words = catalogue(self.lang)
        playing = self.board is not None and self.request.view == "play"
        link = self._link()
        self.shell.view = {
            "page": self.request.view,
            "home": self.home,
            "playing": playing,
            "lang": self.lang,
            "dir": direction(self.lang),
            "strings": {key: words.format(f"app-{key.replace('_', '-')}") for key in _STRINGS},
            "languages": [{"code": code, "name": _NAMES[code]} for code in LANGUAGES],
            "places": [self._place(each) for each in _PLACES],
            "problems": list(self.problems),
            "form": form(self.request, self.lang),
            "link": "?" + urlencode(link) if link and self.home else None,
        }
        children = (self.shell, *self._below())
        if self.box.children != children:
            self.box.children = children

    def _below(self) -> tuple[Any, ...]:
        """Give what stands below the shell."""
        if self.request.view == "learn" and self.learning is not None:
            return (self.learning.box,)
        if self.request.view == "explore" and self.exploring is not None:
            above = () if self.home or self.learning is None else (self.learning.box,)
            return (*above, self.exploring.box)
        return (self.board,) if self.request.view == "play" and self.board is not None else ()

    def _place(self, name: str) -> dict[str, Any]:
        words = catalogue(self.lang)
        title, text = words.format(f"app-{name}"), words.format(f"app-{name}.text")
        return {"id": name, "title": title, "text": text, "ready": name in _READY}


def _request_of(table: session.Table) -> Request:
    """Give the request that deals what a table was dealt."""
    players, kinds = len(table.sitters), [each.kind for each in table.sitters if each.computer]
    options = table.game.write_options(table.state.options)
    given = table.game.fit({}, players)
    return asked.unset(
        asked.Request(
            view="play",
            game=table.game.id,
            players=players,
            computer=kinds[0] if kinds else "careful",
            seed=table.seed,
            stakes=table.stakes,
            options={name: value for name, value in options.items() if given.get(name) != value},
        )
    )


def app() -> ipywidgets.VBox:
    """Give the app: home, play, and what else there is; it follows the address the page was opened with.

    >>> app().children
    (Shell(),)
    """
    page = Page(home=True)
    on_visit(page.open)
    return page.box


def play(lang: str = "en", **settings: str | bool | float | None) -> ipywidgets.VBox:
    """Give the play view alone, with a game on the table; `settings` as in an address (game="loo", players=5, seed=7).

    >>> play(seed=7).children
    (Shell(), Board(Table(['person', 'careful', 'careful'], game='updown', seed=7)))
    """
    page = Page(home=False, lang=lang if lang in LANGUAGES else "en", view="play")
    wanted = asked.read({**_texts(settings), "view": "play"})
    page.start(wanted)
    page.complain("app-ignored", wanted.faults)
    page.show()
    return page.box


def learn(lesson: str | Path = "", step: str = "", lang: str = "en", *, keep: bool = False) -> ipywidgets.VBox:
    """Give the Learn view alone: the courses, a lesson of ours by its ID, or a lesson of your own by its file.

    With `keep`, progress is kept on this device; else while the page is open, and in the file that the learner takes.

    >>> learn("updown.at-least-top", "higher").children[0]
    Shell()
    """
    page = Page(home=False, lang=lang if lang in LANGUAGES else "en", view="learn")
    own = Path(lesson) if str(lesson).endswith(".toml") else None
    wanted = asked.read({"view": "learn"} if own else _texts({"view": "learn", "lesson": lesson, "step": step}))
    page.learn(wanted, lasting=keep)
    page.complain("app-ignored", wanted.faults)
    if own:
        page.own(own, step)
    page.show()
    on_visit(page.open)
    return page.box


def explore(
    position: Any = None,  # noqa: ANN401 - a line, or any game's state or table
    lang: str = "en",
    **settings: str | bool | float | None,
) -> ipywidgets.VBox:
    """Give the Explore view alone: with a position (a line, a state or a table), or a deal as in an address.

    >>> explore("updown/1 [g7 bC / g9 / ?] [b3 b5 b6] pile: g4 b4 removed: *").children[0]
    Shell()
    """
    page = Page(home=False, lang=lang if lang in LANGUAGES else "en", view="explore")
    wanted = asked.read({**_texts(settings), "view": "explore", "position": _line(position)})
    page.explore(wanted)
    if isinstance(position, session.Table) and page.exploring is not None:
        page.exploring.place.put(_bench(position, page.lang))
    page.complain("app-ignored", wanted.faults)
    page.show()
    on_visit(page.open)
    return page.box


def _line(position: Any) -> str:  # noqa: ANN401 - a line, or any game's state or table
    if position is None or isinstance(position, str):
        return position or ""
    from threeup.lab.place import place  # noqa: PLC0415 - see `Page.explore`
    from threeup.notation.position import format_position  # noqa: PLC0415

    return format_position(place(position)[1])


def _bench(table: session.Table, lang: str) -> Bench:
    from threeup.session.bench import Bench  # noqa: PLC0415

    return Bench.load(table.save(), lang=lang, stakes=table.stakes)


def _texts(settings: Mapping[str, Any]) -> dict[str, str]:
    return {name: written(value) for name, value in settings.items()}
