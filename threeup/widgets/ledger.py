"""The counters of all players as a table: what each has, and what the last deal brought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from threeup.text.numbers import signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from threeup.core.game import Seat
    from threeup.core.layout import Place
    from threeup.text.speech import Speech


def ledger(places: Sequence[Place], speech: Speech, me: Seat | None, *, opened: bool = False) -> dict[str, Any] | None:
    """Give the table's title, column heads and rows, seat by seat; None for a game without counters.

    `opened` says that it is time to look at it.

    >>> from threeup.core.layout import Place
    >>> from threeup.text.speech import Speech
    >>> ledger((Place(0, (), counters=-3, change=2),), Speech(None, me=0), 0)["rows"]
    [{'seat': 0, 'name': 'You', 'cells': ['\u22123', '+2'], 'mine': True}]
    """
    if any(place.counters is None for place in places):
        return None
    words = speech.words
    changes = any(place.change is not None for place in places)
    columns = ["player", "now", "change"] if changes else ["player", "now"]
    return {
        "title": words.format("board-ledger"),
        "open": opened,
        "columns": [words.format(f"board-ledger-{column}") for column in columns],
        "rows": [
            {
                "seat": place.seat,
                "name": speech.name(place.seat),
                "cells": _cells(place, speech, changes=changes),
                "mine": place.seat == me,
            }
            for place in places
        ],
    }


def _cells(place: Place, speech: Speech, *, changes: bool) -> list[str]:
    cells = [signed(speech.words, place.counters or 0)]
    return [*cells, signed(speech.words, place.change or 0, plus=True)] if changes else cells
