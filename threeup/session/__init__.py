"""A table at which a game is played: its history, its players, what is said of it."""

from __future__ import annotations

from threeup.session.seats import Sitter
from threeup.session.table import Node, Table

__all__ = ["Node", "Sitter", "Table"]
