"""Games played at random: what the tests of notation write and read."""

from __future__ import annotations

import random
from dataclasses import fields
from itertools import count, islice
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

from threeup.core.game import DEALER
from threeup.games.updown import UPDOWN, Options
from threeup.players.dealer import deal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from threeup.games.updown import Move, State


def random_options(rng: random.Random, players: int) -> Options:
    """Choose a value of every option at random; the deck stays large enough."""
    hints = get_type_hints(Options)
    chosen: dict[str, Any] = {}
    for each in fields(Options):
        kind = hints[each.name]
        chosen[each.name] = rng.choice((True, False) if kind is bool else get_args(kind) or ("standard",))
    chosen["deck"] = rng.choice(("standard", "owner", "listed", "g1*9 b2*9 o3*9 g4*9 b9*9 oC*5 gC+1*3 bC+2*2"))
    chosen["turn_cap"] = rng.choice((None, 60))
    chosen["two_decks"] = players > 6  # the rule book's own limit
    return Options(**chosen)


def played(seed: int, players: int, options: Options, most: int = 250) -> Iterator[tuple[Move | None, State]]:
    """Play at random: give every state from the table before the deal on, with the move that led there."""
    rng = random.Random(seed)
    state = UPDOWN.start(players, options)
    yield None, state
    for _ in islice(count(), most):
        if UPDOWN.to_act(state) is None:
            return
        move = deal(UPDOWN, state, seed) if UPDOWN.to_act(state) == DEALER else rng.choice(UPDOWN.legal_moves(state))
        state = UPDOWN.apply(state, move).state
        yield move, state
