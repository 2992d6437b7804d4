"""The laboratory: what may be played and why, what if, other house rules, odds, the rule book. Pure functions.

Every function takes a position as a line, a state or a table, and gives a value that prints well:
`print(value)` in English, `print(value.sheet("cy"))` in another language; in a notebook it shows itself.
Only `complete` gives a state. The functions bear the names of their modules; what else those have is had by their
paths: `from threeup.lab.odds import worth`.

>>> from threeup.lab import survey
>>> found = survey("updown/1 [g7 b8 bC / g9 / ?] [b3 b5 b6] pile: o8 removed: *")
>>> [str(move) for move in found.alone("updown.discard.at-least-top")]
['play g7']
"""

from __future__ import annotations

from threeup.lab.book import book
from threeup.lab.complete import complete
from threeup.lab.editing.draft import draft
from threeup.lab.find import find
from threeup.lab.odds import odds
from threeup.lab.survey import survey
from threeup.lab.variantgames import compare_game
from threeup.lab.variants import compare
from threeup.lab.what_if import what_if
from threeup.lab.when import when

__all__ = ["book", "compare", "compare_game", "complete", "draft", "find", "odds", "survey", "what_if", "when"]
