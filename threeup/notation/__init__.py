"""Games as text: a position is one line, a record is a TOML file."""

from __future__ import annotations

from threeup.notation.names import nickname
from threeup.notation.position import format_position, parse_position
from threeup.notation.reading import read_record
from threeup.notation.record import Branch, Player, Record, replay, write_record

__all__ = [
    "Branch",
    "Player",
    "Record",
    "format_position",
    "nickname",
    "parse_position",
    "read_record",
    "replay",
    "write_record",
]
