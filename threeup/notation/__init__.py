"""Games as text: a position is one line, a record is a TOML file."""

from __future__ import annotations

from threeup.notation.position import format_position, parse_position

__all__ = ["format_position", "parse_position"]
