"""A table at which a game is played: its history, its players, what is said of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from threeup.session.seats import Sitter
from threeup.session.table import Node, Table

if TYPE_CHECKING:
    from threeup.session.lines import compare_lines

__all__ = ["Node", "Sitter", "Table", "compare_lines"]


def __getattr__(name: str) -> Any:  # noqa: ANN401 - Python's own signature
    """Import what needs the laboratory only where it is used: whoever plays need not wait for it."""
    if name != "compare_lines":
        raise AttributeError(name)
    from threeup.session.lines import compare_lines  # noqa: PLC0415

    return compare_lines
