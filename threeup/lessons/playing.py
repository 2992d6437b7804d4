"""Play a step: the learner's moves, and what the others answer."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

from threeup.games import GAMES
from threeup.lessons.goals import Made, Way, reached
from threeup.players.computer import PLAYERS

if TYPE_CHECKING:
    from threeup.lessons.lesson import Step

_MOST: Final = 400


def begin(step: Step) -> Way:
    """Give the way at the start of a step: nothing has been done."""
    return Way(GAMES[step.game], step.seat, step.state(), ())


def answer(step: Step, way: Way) -> Any:  # noqa: ANN401 - any game's move
    """Give the move that the seat to move makes, when it is not the learner's: as written, else the careful one.

    None when the learner is to move, the game is over, or the next thing would be a deal.
    """
    game, seat = way.game, way.game.to_act(way.state)
    if seat is None or seat < 0 or seat == way.seat:
        return None
    before = sum(made.seat != way.seat for made in way.made)
    if before < len(step.others):
        written = game.read_move(step.others[before])
        if game.explain(way.state, written).legal:
            return written
    return PLAYERS["careful"](game, game.view(way.state, seat), random.Random(before))  # noqa: S311 - a game


def played(way: Way, move: Any) -> Way:  # noqa: ANN401 - any game's move
    """Give the way after a move of whoever is to move. Raises IllegalMoveError."""
    step = way.game.apply(way.state, move)
    return Way(way.game, way.seat, step.state, (*way.made, Made(way.game.to_act(way.state), move, step.events)))


def onward(step: Step, way: Way) -> Way:
    """Let the others move until the learner is to move, the goal is reached or nobody can answer."""
    for _ in range(_MOST):
        if step.goal is not None and reached(step.goal, way):
            return way
        move = answer(step, way)
        if move is None:
            return way
        way = played(way, move)
    return way
