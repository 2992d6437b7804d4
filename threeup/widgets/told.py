"""A widget that shows what Python tells it in one view, and hands what is pressed to whoever made it."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import anywidget
import traitlets

if TYPE_CHECKING:
    from collections.abc import Callable

STATIC: Final = Path(__file__).parent / "static"
_COLOURS: Final = (STATIC / "colours.css").read_text("utf-8")
_KIT: Final = (STATIC / "kit.js").read_text("utf-8")
_LOG: Final = logging.getLogger(__name__)


def script(*names: str) -> str:
    """Give scripts as one module: what all share, then each by its name; none may use a name of another's twice."""
    return "\n".join([_KIT, *((STATIC / f"{name}.js").read_text("utf-8") for name in names)])


def style(*names: str) -> str:
    """Give style sheets as one: the colours, then each by its name."""
    return _COLOURS + "".join((STATIC / f"{name}.css").read_text("utf-8") for name in names)


def keep(_: Any, widget: Any) -> Any:
    """Answer a browser that writes the view with the one that stands."""
    return dict(widget.view)


class Told(anywidget.AnyWidget):
    """Shows `view` and hands what is pressed to `hear`, which a page sets."""

    view = traitlets.Dict().tag(sync=True, from_json=keep)

    def __init__(self) -> None:
        self.hear: Callable[[dict[str, Any]], None] = lambda _: None
        super().__init__()
        self.on_msg(self._received)

    def __repr__(self) -> str:
        """Write the widget without an address, so that notebooks compare equal."""
        return f"{type(self).__name__}()"

    def _received(self, _: Any, content: Any, __: Any) -> None:
        if not isinstance(content, dict):
            return
        try:
            self.hear(content)
        except Exception:  # noqa: BLE001 - a traceback must not travel to the browser
            _LOG.exception("A message to %s failed", type(self).__name__)
