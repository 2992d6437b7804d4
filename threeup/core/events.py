"""What happened, past tense: the base that the games' events share."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table.

    Fields:
        rule: the ID of the rule that made it happen.
    """

    rule: str
