"""The Explore view: the board, the ways of looking at it, and the parts beside it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final

import ipywidgets  # type: ignore[import-untyped]

from threeup.app.explore.looking import looking, looks
from threeup.app.explore.position import PositionTab
from threeup.app.explore.rules import RulesTab
from threeup.app.explore.tabs import TABS
from threeup.app.explore.workplace import Workplace
from threeup.core.errors import SetupError
from threeup.core.game import DEALER
from threeup.session.bench import Bench
from threeup.text import direction
from threeup.widgets import blocks
from threeup.widgets.board import Board
from threeup.widgets.explore import ExplorePanel
from threeup.widgets.payload import Scene
from threeup.widgets.words import pictures

if TYPE_CHECKING:
    from collections.abc import Callable

    from threeup.app.request import Request
    from threeup.core.game import Verdict

_MOST_FAULTS: Final = 20
_SHORT: Final = 40
_LOG: Final = logging.getLogger(__name__)
FIRST: Final = "moves"
"""The part that stands open where none is asked for."""


class Exploring:
    """What somebody who explores sees and does.

    Args:
        lang: the language.
        changed: called when the page's address may have changed.
        lesson: opens a step of a lesson, by the IDs of both.

    >>> exploring = Exploring("en")
    >>> exploring.tab.id, exploring.place.open
    ('moves', True)
    """

    def __init__(
        self,
        lang: str,
        changed: Callable[[], None] = lambda: None,
        lesson: Callable[[str, str], None] = lambda *_: None,
    ) -> None:
        self.changed = changed
        self.notice: list[dict[str, Any]] = []
        self.place = place = Workplace(lang, self._laid, self._moved)
        place.redraw, place.open_lesson, place.show_rule = self.show, lesson, self._rule
        self.tabs = {each.id: each(place) for each in TABS}
        self.tab = self.tabs[FIRST]
        self.panel = ExplorePanel()
        self.panel.hear = self._heard
        self.board = Board(place.bench, place.seat, lang)
        self.board.heard = self._played
        self.board.replaced = self._replaced
        self.board.renew = lambda _: place.another()
        self._both = ipywidgets.VBox([self.board, self.panel])
        self._both.add_class("threeup-bench")
        self.box = ipywidgets.VBox([self._both])
        self.box.add_class("threeup-workplace")
        self._laid()

    def open(self, wanted: Request) -> None:
        """Open what an address asks for: a part, and a position or a deal."""
        self.tab = self.tabs.get(wanted.tab, self.tab)
        if not wanted.stakes:
            self.place.bench.stakes = False
            self._moved()
        if wanted.position:
            editor = self.tabs[PositionTab.id]
            if isinstance(editor, PositionTab) and not editor.begin(wanted.position):
                self.tab = editor  # where what is wrong with it can be read and mended
        elif any((wanted.seed is not None, wanted.players, wanted.options, wanted.game != self.place.game.id)):
            self._deal(wanted)
        self.show()

    def _deal(self, wanted: Request) -> None:
        place = self.place
        try:
            place.deal(wanted.game, wanted.seated, seed=wanted.seed, options=wanted.options)
        except SetupError as error:
            items = place.speech.faults(error.faults[:_MOST_FAULTS])
            self.notice = [blocks.said("bad", place.words.format("app-no-game"), items)]

    def address(self) -> dict[str, str]:
        """Give the fields that lead back here; nothing of the table while only one seat's knowledge is shown."""
        return {"tab": self.tab.id} | self.place.address()

    def speak(self, lang: str) -> None:
        """Change the language."""
        self.place.speak(lang)
        self.notice = []
        self.board.scene = self._scene()
        self.board.speak(lang)
        for tab in self.tabs.values():
            tab.moved()
        self.show()

    def leave(self) -> None:
        """Stop what runs on."""
        for tab in self.tabs.values():
            tab.leave()

    # -------------------------------------------------------------------------------------------------- showing

    def show(self) -> None:
        """Send the panel as it is now."""
        place, words = self.place, self.place.words
        view = {
            "lang": place.lang,
            "dir": direction(place.lang),
            "tab": self.tab.id,
            "tabs": [{"id": each, "label": words.format(f"explore-{each}")} for each in self.tabs],
            "intro": words.text(f"explore-{self.tab.id}", "text"),
            "bar": looking(place),
            "notice": self.notice,
            "blocks": self._blocks(),
            "strings": {key: words.format(f"explore-{key}") for key in ("parts", "table")},
        }
        with self.panel.hold_sync():
            self.panel.sprite = pictures(place.game, place.lang)
            self.panel.view = view

    def _blocks(self) -> list[dict[str, Any]]:
        """Give what stands in the part; where it can't be made, say so, so that the other parts can be reached."""
        try:
            return list(self.tab.blocks())
        except Exception:  # noqa: BLE001 - a part that fails must not take the others with it
            _LOG.exception("The part %s could not be shown", self.tab.id)
            return [self._failed()]

    def _failed(self) -> dict[str, Any]:
        return blocks.said("bad", self.place.words.format("board-failed"))

    def _scene(self) -> Scene:
        """Leave the board its menu only where all may be seen: a saved game tells everything."""
        place = self.place
        hidden = place.bench.hidden if place.bench.to_act != DEALER else 0
        idle = place.words.format("explore-hidden", n=hidden) if hidden else ""
        return Scene(menu=place.open and not hidden, hint=not hidden, idle=idle)

    def _laid(self) -> None:
        """Follow the workplace, which has another table."""
        self.notice = []
        self.board.scene = self._scene()
        self.board.take(self.place.bench, self.place.seat)
        self._follow()

    def _moved(self) -> None:
        """Follow the workplace, whose table has changed, or the way of looking at it."""
        self.notice = []
        self.board.scene, self.board.seat = self._scene(), self.place.seat
        self.board.follow()
        self._follow()

    def _follow(self) -> None:
        for tab in self.tabs.values():
            tab.moved()
        self.show()
        self.changed()

    def _replaced(self) -> None:
        """Follow the board, which has loaded a game or dealt anew."""
        if isinstance(self.board.table, Bench):
            self.place.put(self.board.table)

    def _played(self, what: str, _: object, __: Verdict | None) -> None:
        """Follow the board, before it shows itself."""
        if what == "moved":
            self.notice = []
            self.board.scene, self.board.seat = self._scene(), self.place.seat
            self._follow()

    # ---------------------------------------------------------------------------------------------- being asked

    def _heard(self, content: dict[str, Any]) -> None:
        kind, do = content.get("kind"), content.get("do")
        if kind == "tab" and str(content.get("tab")) in self.tabs:
            self._turn(str(content["tab"]))
        elif kind == "look":
            looks(self.place, content)
        elif isinstance(kind, str) and kind in self.tabs and isinstance(do, str):
            self.notice = []
            try:
                self.tabs[kind].hear(do, content)
            except Exception:  # noqa: BLE001 - whoever pressed is told, and goes on
                _LOG.exception("Pressing %s in the part %s failed", do[:_SHORT], kind)
                self.notice = [self._failed()]
            self.show()

    def _turn(self, tab: str) -> None:
        self.tab = self.tabs[tab]
        self.notice = []
        self.show()
        self.changed()

    def _rule(self, rule_id: str) -> None:
        """Open the rule book at a rule."""
        book = self.tabs[RulesTab.id]
        if isinstance(book, RulesTab):
            book.open_rule(rule_id)
        self._turn(RulesTab.id)
