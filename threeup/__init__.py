"""threeup: learn and explore the rules of card games.

A table, dealt from a seed; ask it what may be played and why, and play on:

>>> from threeup import Play, Table, cards
>>> table = Table(2, seed=7)
>>> table.play(table.legal_moves()[0]).events[0].rule
'updown.deal.three-up'
>>> _ = table.go()
>>> hand = table.state.holdings[0].hand
>>> table.explain(Play(hand)).legal
False
>>> table.explain(Play(hand)).broken[0].rule
'updown.discard.one-rank'
>>> print(table.legal_moves()[0])
play g8

The same with 3-Card Loo, deal after deal: `Table(5, game="loo", seed=7)`, and `table.deal()` between two deals.
In a notebook, a cell that ends with `table` shows it as a board to play on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from threeup.core.errors import IllegalMoveError, InvalidMoveError, RecordError, SetupError, ThreeupError
from threeup.core.game import Outcome, Reason, Step, Verdict
from threeup.games import GAMES
from threeup.games.loo import LOO
from threeup.games.updown import (
    UPDOWN,
    Card,
    ChooseUp,
    Deal,
    Draw,
    EndTurn,
    Flip,
    Holding,
    Options,
    PickUp,
    Play,
    State,
    card,
    cards,
)

if TYPE_CHECKING:
    from threeup.widgets.board import Board
    from threeup.widgets.table import Table

__all__ = [
    "GAMES", "LOO", "UPDOWN", "Board", "Card", "ChooseUp", "Deal", "Draw", "EndTurn", "Flip", "Holding",
    "IllegalMoveError", "InvalidMoveError", "Options", "Outcome", "PickUp", "Play", "Reason", "RecordError",
    "SetupError", "State", "Step", "Table", "ThreeupError", "Verdict", "card", "cards",
]  # fmt: skip

_LAZY = {"Board": "threeup.widgets.board", "Table": "threeup.widgets.table"}


def __getattr__(name: str) -> Any:  # noqa: ANN401 - Python's own signature
    """Import the widgets only where they are used: the engine runs without them."""
    if name not in _LAZY:
        raise AttributeError(name)
    from importlib import import_module  # noqa: PLC0415

    return getattr(import_module(_LAZY[name]), name)
