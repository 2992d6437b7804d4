"""Positions made by hand: what is wrong with a line and how to mend it, and a table changed card by card.

>>> from threeup.lab.editing import Pick, blank, draft, drawn, mend, put
>>> found = draft("updown/1 [g7] [b8] pile: g9 b3")
>>> [fault.id for fault in found.faults]
['position.cards-missing', 'position.pile-order']
>>> mend(found, found.faults[1])
'updown/1 [g7] [b8] pile: b3 g9'
>>> table = put(blank("updown", 2), [Pick("", card="g7")], "hand:0")
>>> [fault.id for fault in drawn(table).faults]
['position.out-option']
"""

from __future__ import annotations

from threeup.lab.editing.draft import KEPT, Draft, draft, drawn, how_to_mend, mend, said
from threeup.lab.editing.parts import DECK, EditZone, Pick, Setting
from threeup.lab.editing.table import (
    blank,
    change,
    dealt,
    fill,
    large,
    loose,
    put,
    rests,
    rule,
    seat,
    settings,
    spare,
    zones,
)

__all__ = [
    "DECK", "KEPT", "Draft", "EditZone", "Pick", "Setting", "blank", "change", "dealt", "draft", "drawn", "fill",
    "how_to_mend", "large", "loose", "mend", "put", "rests", "rule", "said", "seat", "settings", "spare", "zones",
]  # fmt: skip
