"""The board: a table as a widget. The thin Python side; drawing is in static/board.js and board.css."""

from __future__ import annotations

import logging
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

import anywidget
import traitlets

from threeup.core.errors import FaultsError, IllegalMoveError
from threeup.core.game import DEALER
from threeup.widgets.payload import Payload, Scene
from threeup.widgets.words import pictures

if TYPE_CHECKING:
    from collections.abc import Callable

    from threeup.core.errors import Fault
    from threeup.core.game import Seat, Verdict
    from threeup.session.table import Node, Table
    from threeup.widgets.payload import Json

_STATIC: Final = Path(__file__).parent / "static"
_LOG: Final = logging.getLogger(__name__)
_IDS_KEPT: Final = 200
_MOST_KEYS: Final = 400
_LONGEST: Final = 2_000_000


def _keep(_: Any, widget: Any) -> Any:
    """Answer a browser that writes a trait with the value that stands."""
    return dict(widget.view)


def _keep_sprite(_: Any, widget: Any) -> Any:
    return str(widget.sprite)


class Board(anywidget.AnyWidget):
    """A playable table.

    Args:
        table: what is played.
        seat: whose eyes; None watches. By default the first person's seat.
        lang: language code; the table's own by default.

    >>> from threeup.session import Table
    >>> board = Board(Table(2, seed=7))
    >>> board.view["me"], board
    (0, Board(Table(['person', 'careful'], game='updown', seed=7)))
    """

    _esm = _STATIC / "board.js"
    _css = (_STATIC / "colours.css").read_text("utf-8") + (_STATIC / "board.css").read_text("utf-8")

    view = traitlets.Dict().tag(sync=True, from_json=_keep)
    sprite = traitlets.Unicode().tag(sync=True, from_json=_keep_sprite)

    _DOES: ClassVar[dict[str, str]] = {
        "act": "_act", "undo": "_undo", "redo": "_redo", "jump": "_jump", "name": "_name", "hint": "_hint",
        "save": "_save", "load": "_load", "new": "_new", "next": "_next",
    }  # fmt: skip

    def __init__(self, table: Table, seat: Seat | str | None = "first", lang: str | None = None) -> None:
        self.table = table
        self.lang = lang or table.lang
        self.seat = _first_person(table) if isinstance(seat, str) else seat
        self.renew: Callable[[Table], Table] = _again
        """Makes the table of a new game from the present one; a page may set its own."""
        self.replaced: Callable[[], None] = lambda: None
        """Called when the board itself has put another table in place: a new game or a loaded one."""
        self.heard: Callable[[str, Any, Verdict | None], None] = lambda *_: None
        """Called after a change ("moved", None, None), and after a move that a rule forbids ("refused", with both)."""
        self.scene = Scene()
        self._answered: deque[str] = deque(maxlen=_IDS_KEPT)
        self._warned = False
        self._tables = 0  # how many were taken: what is selected belongs to one of them
        self._why: Json | None = None
        super().__init__()
        self.show([])
        self.on_msg(self._received)

    def __repr__(self) -> str:
        """Write the board without an address, so that notebooks compare equal."""
        return f"Board({self.table!r})"

    def _repr_html_(self) -> str:
        """Draw a still picture, for where no widget can be."""
        from threeup.widgets.still import still_html  # noqa: PLC0415 - only where there is no browser

        return still_html(self.table, self.seat, self.lang)

    # ------------------------------------------------------------------------------------------------- showing

    def payload(self) -> Payload:
        """Give the maker of pictures for this seat and language."""
        return Payload(self.table, self.seat, self.table.speech(self.seat, self.lang), self.scene)

    def show(self, since: list[Node]) -> None:
        """Send the table as it is now; `since` are the moments to be shown moving."""
        view = self.payload().view(since, why=self._why, warned=self._warned) | {"table": self._tables}
        with self.hold_sync():
            self.sprite = pictures(self.table.game, self.lang)
            self.view = view

    def speak(self, lang: str) -> None:
        """Change the language."""
        self.lang = lang
        self._why = None
        self.table.version += 1
        self.show([])

    def take(self, table: Table, seat: Seat | str | None = "first") -> None:
        """Show another table instead, for the first person's seat, another one, or a watcher (None)."""
        table.version += self.table.version + 1
        self.table = table
        self._tables += 1
        self.seat = _first_person(table) if isinstance(seat, str) else seat
        self._why, self._warned = None, False
        self.show([])

    def follow(self) -> None:
        """Show the table again, which somebody else has changed."""
        self._why = None
        self.show([])

    # ---------------------------------------------------------------------------------------------- being asked

    def _received(self, _: Any, content: Any, __: Any) -> None:
        """Answer a message; whatever a browser sends, nothing but an answer comes back."""
        if not isinstance(content, dict) or not isinstance(content.get("id"), str) or len(content["id"]) > _IDS_KEPT:
            return
        try:
            answer = self._answer(content)
        except Exception:  # noqa: BLE001 - a traceback must not travel to the browser
            _LOG.exception("A board message failed")
            answer = {"accepted": False, "why": self.payload().said("board-failed")}
        self.send({"id": content["id"], **answer})

    def _answer(self, content: Json) -> Json:
        does = self._DOES.get(str(content.get("kind")))
        if does is None or content["kind"] in self._shut() or content["id"] in self._answered:
            return self._no("board-repeated")
        self._answered.append(content["id"])
        if content.get("version") != self.table.version and content["kind"] not in {"save", "load", "new"}:
            return self._no("board-stale")
        answer: Json = getattr(self, does)(content)
        return {"accepted": True, "why": None} | answer

    def _shut(self) -> set[str]:
        """Name what the scene leaves no button for."""
        return ({"save", "load", "new"} if not self.scene.menu else set()) | (
            {"hint"} if not self.scene.hint else set()
        )

    def _no(self, key: str) -> Json:
        return {"accepted": False, "why": self.payload().said(key)}

    def _act(self, content: Json) -> Json:
        action, keys = content.get("action"), content.get("keys")
        if action == "agree-draw" and self.table.notice() is not None:
            self.table.agree_draw()
            return self._changed([])
        if not isinstance(action, str) or not isinstance(keys, list) or not all(isinstance(k, str) for k in keys):
            return self._no("board-no-move")
        if not self._may_act():
            return self._no("board-not-your-turn" if not self.table.over else "board-is-over")
        try:
            played = self._play(action, keys[:_MOST_KEYS])
        except IllegalMoveError as error:
            title = self.payload().speech.words.format("board-not-allowed")
            self._why = self.payload().why(error.verdict, title)
            self.heard("refused", error.move, error.verdict)
            return {"accepted": False, "why": self._why}
        return self._changed([self.table.at]) if played else self._no("board-no-move")

    def _play(self, action: str, keys: list[str]) -> bool:
        """Play what a button means; False when it means nothing. Raises IllegalMoveError."""
        if self.table.to_act == DEALER and action == "deal":
            self.table.deal()
            return True
        move = self.table.game.move_of(self.table.state, action, keys)
        if move is not None:
            self.table.play(move)
        return move is not None

    def _may_act(self) -> bool:
        """Whether this seat is to move; between two deals whoever sits at a table may have the next one dealt."""
        return not self.scene.idle and self.seat is not None and self.table.to_act in {self.seat, DEALER}

    def _changed(self, since: list[Node]) -> Json:
        self._why = None
        self.heard("moved", None, None)  # before it is shown: a page may set another scene
        self.show(since)
        return {}

    def _next(self, _: Json) -> Json:
        step = self.table.let_computer_play()
        return self._no("board-stale") if step is None else self._changed([self.table.at])

    def _undo(self, _: Json) -> Json:
        if not self.table.undo():
            return self._no("board-nothing-to-undo")
        self._warned = True
        return self._changed([])

    def _redo(self, _: Json) -> Json:
        return self._changed([]) if self.table.redo() else self._no("board-nothing-to-redo")

    def _jump(self, content: Json) -> Json:
        node = content.get("node")
        if type(node) is not int or not self.table.jump(node):
            return self._no("board-no-moment")
        return self._changed([])

    def _name(self, content: Json) -> Json:
        node, text = content.get("node"), content.get("text")
        if (
            not isinstance(text, str)
            or not (node is None or type(node) is int)
            or not self.table.name_branch(text, node)
        ):
            return self._no("board-no-moment")
        return self._changed([])

    def _hint(self, _: Json) -> Json:
        if not self._may_act():
            return self._no("board-not-your-turn" if not self.table.over else "board-is-over")
        return {"why": self.payload().hint(self.table.hint())}

    def _save(self, _: Json) -> Json:
        return {"file": {"name": _file_name(self.table), "text": self.table.save()}}

    def _load(self, content: Json) -> Json:
        text = content.get("text")
        if not isinstance(text, str) or len(text) > _LONGEST:
            return self._no("board-file-too-big")
        try:
            table = type(self.table).load(text, lang=self.lang, stakes=self.table.stakes)
        except FaultsError as error:
            reasons = [self._fault(fault) for fault in error.faults[:10]]
            why = {"bad": True, "title": self.payload().speech.words.format("board-not-loaded"), "reasons": reasons}
            return {"accepted": False, "why": {**why, "could": None}}
        self.take(table)
        self.replaced()
        return {}

    def _fault(self, fault: Fault) -> Json:
        speech = self.payload().speech
        line = "" if fault.place is None else speech.words.format("cli-line", n=fault.place)
        return {"rule": fault.id, "name": line, "text": speech.fault(fault)}

    def _new(self, _: Json) -> Json:
        self.take(self.renew(self.table))
        self.replaced()
        return {}


def _again(table: Table) -> Table:
    """Deal the same game anew: same players, same options, another seed."""
    return type(table)(
        table.sitters, game=table.game.id, options=table.state.options, lang=table.lang, stakes=table.stakes
    )


def _file_name(table: Table) -> str:
    deal = "" if table.seed is None else f"-{table.seed}"
    return f"{table.game.id}{deal}.toml"


def _first_person(table: Table) -> Seat | None:
    return next((seat for seat, each in enumerate(table.sitters) if not each.computer), None)
