"""The panel of a lesson: courses, a step's task and what is said of it, the rule book. Drawn by static/lesson.js."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import anywidget
import traitlets

if TYPE_CHECKING:
    from collections.abc import Callable

_STATIC: Final = Path(__file__).parent / "static"
_LOG: Final = logging.getLogger(__name__)


def _keep(_: Any, widget: Any) -> Any:
    """Answer a browser that writes the trait with the value that stands."""
    return dict(widget.view)


class LessonPanel(anywidget.AnyWidget):
    """Shows `view` and hands what is pressed to `hear`, which a page sets.

    >>> LessonPanel()
    LessonPanel()
    """

    _esm = _STATIC / "lesson.js"
    _css = (_STATIC / "colours.css").read_text("utf-8") + (_STATIC / "lesson.css").read_text("utf-8")

    view = traitlets.Dict().tag(sync=True, from_json=_keep)

    def __init__(self) -> None:
        self.hear: Callable[[dict[str, Any]], None] = lambda _: None
        super().__init__()
        self.on_msg(self._received)

    def __repr__(self) -> str:
        """Write the panel without an address, so that notebooks compare equal."""
        return "LessonPanel()"

    def offer(self, name: str, text: str) -> None:
        """Give the learner a file."""
        self.send({"file": {"name": name, "text": text}})

    def _received(self, _: Any, content: Any, __: Any) -> None:
        if not isinstance(content, dict):
            return
        try:
            self.hear(content)
        except Exception:  # noqa: BLE001 - a traceback must not travel to the browser
            _LOG.exception("A lesson's message failed")
