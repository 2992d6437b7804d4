"""The table of Explore: one person moves for every seat, and cards of it may be unknown."""

from __future__ import annotations

import pytest

from threeup.games import GAMES
from threeup.session.bench import Bench


@pytest.mark.parametrize("game", GAMES)
def test_with_unknown_cards_there_is_no_hint_nor_advice(game: str) -> None:
    whole = Bench(game=game, seed=4)
    seat = whole.to_act
    assert seat is not None
    assert whole.hint() in whole.legal_moves()
    for view in (None, seat):
        bench = Bench(game=game, start=whole.game.view(whole.state, view))
        assert (bench.hidden > 0, bench.hint(), bench.advice()) == (True, None, None)
