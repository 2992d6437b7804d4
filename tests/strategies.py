"""Games at random, for every test that asks about any table: house rules, players, moves good and bad.

`lines(game)` gives how a game went, move by move; what must be made for each game apart stands in tests/samples, a
module a game with the same names: `options`, `junk` (moves that somebody could send, most of them nonsense), `twin`
(another state that some seats can't tell from this one), `BLIND` (the moves that show a card nobody knew, so that what
happens hangs on it), `ENDGAMES` (house rules for the fewest players under which what is rare elsewhere comes up soon),
`NEVER_OFFERED` (the rules that no candidate breaks, only moves that no list offers).
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from hypothesis import strategies as st

from threeup.core.game import DEALER
from threeup.games import GAMES
from threeup.players.dealer import deal, seed_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from threeup.core.game import Step

MOST_MOVES: Final = 220
DEALS_ON: Final = 0.85
"""How often, of the times when something else could be done, the dealer deals."""

SAMPLES: Final[dict[str, Any]] = {name: import_module(f"tests.samples.{name}") for name in GAMES}
"""By game: what is made for it apart."""


@dataclass(frozen=True)
class Moment:
    """One move of a game: the state before it, the move, what it brought."""

    state: Any
    move: Any
    step: Step[Any]


def play(game: Any, seed: int, players: int, options: Any, most: int = MOST_MOVES) -> Iterator[Moment]:  # noqa: ANN401
    """Play at random from the deal on."""
    rng = random.Random(seed)
    state = game.start(players, options)
    dealt = 0
    for _ in range(most):
        if game.to_act(state) is None:
            return
        legal = game.legal_moves(state)
        if game.to_act(state) == DEALER and (len(legal) == 1 or rng.random() < DEALS_ON):
            move = deal(game, state, seed_of(seed, dealt))
            dealt += 1
        else:
            move = rng.choice(legal)
        step = game.apply(state, move)
        yield Moment(state, move, step)
        state = step.state


def line(game: Any, seed: int, most: int = MOST_MOVES) -> list[Moment]:  # noqa: ANN401
    """Play a game whose players and house rules come from the seed too."""
    rng = random.Random(seed)
    players = rng.choice(game.seats)
    return list(play(game, seed, players, SAMPLES[game.id].options(rng, players), most))


@st.composite
def lines(draw: st.DrawFn, game: Any) -> list[Moment]:  # noqa: ANN401
    """Give how a game went: from the deal on, of any length; never empty."""
    return line(game, draw(st.integers(0, 2**32)), draw(st.integers(1, MOST_MOVES)))


@st.composite
def moments(draw: st.DrawFn, game: Any) -> Moment:  # noqa: ANN401
    """Give one move somewhere in a game."""
    return line(game, draw(st.integers(0, 2**32)), draw(st.integers(1, MOST_MOVES)))[-1]
