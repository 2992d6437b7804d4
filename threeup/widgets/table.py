"""The table of a notebook: a cell that ends in one shows a playable board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from threeup import session
from threeup.session.plain import plain
from threeup.widgets.board import Board
from threeup.widgets.still import still_html

if TYPE_CHECKING:
    from threeup.core.game import Seat


class Table(session.Table):
    """A `session.Table` that shows itself: a board, or a still picture or text where no board can be."""

    def board(self, seat: Seat | str | None = "first", lang: str | None = None) -> Board:
        """Give a board of this table: for the first person's seat, another one, or a watcher (None)."""
        return Board(self, seat, lang)

    def _repr_mimebundle_(self, **_: Any) -> dict[str, Any]:
        board = self.board()
        data = board._repr_mimebundle_()
        bundle: dict[str, Any] = dict((data[0] if isinstance(data, tuple) else data) or {})
        text = plain(self, board.seat, self.lang)
        return bundle | {"text/plain": text, "text/html": still_html(self, board.seat, self.lang)}
