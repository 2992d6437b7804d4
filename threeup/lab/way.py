"""The shortest way to a position that somebody wishes for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from threeup.core.game import DEALER
from threeup.lab.circumstances import BY_GAME

if TYPE_CHECKING:
    from threeup.core.game import Seat
    from threeup.lab.circumstances import Held

MOST: Final = 1000
"""Positions looked at, when nothing else is said."""

Step = tuple[int, Any]
"""The seat that moves, and its move."""


@dataclass(frozen=True, slots=True)
class Way:
    """What a search for a way found.

    Fields:
        steps: the moves in order; none where the card can be played at once; None where no way was found.
        hidden: some lines were given up because they hang on cards unknown here.
        looked: positions looked at.
        most: positions that the search was to look at.
    """

    steps: tuple[Step, ...] | None
    hidden: bool
    looked: int
    most: int

    @property
    def cut(self) -> bool:
        """Whether the search ended before it had seen everything."""
        return self.steps is None and self.looked >= self.most


@dataclass(slots=True)
class _Search:
    game: Any
    seat: Seat
    held: Held
    hidden: bool = False

    def there(self, state: Any) -> bool:  # noqa: ANN401 - any game's state
        """Whether the seat is to move and can play the card."""
        facts = BY_GAME[self.game.id]
        if self.game.to_act(state) != self.seat or facts.unsure(state, self.seat, self.held):
            return False
        return any(self.game.explain(state, move).legal for move in facts.moves(state, self.held))

    def on(self, state: Any) -> list[Step]:  # noqa: ANN401 - any game's state
        """List the moves that are worth a look, as far as they are known."""
        facts, mover = BY_GAME[self.game.id], self.game.to_act(state)
        if mover is None or mover == DEALER:
            return []
        if facts.veiled(state):
            self.hidden = True
            return []
        moves = facts.tries(state, self.seat, self.held)
        known = [(mover, move) for move in moves if not facts.blind(state, move)]
        self.hidden = self.hidden or len(known) < len(moves)
        return known


def nearest(game: Any, state: Any, seat: Seat, held: Held, most: int = MOST) -> Way:  # noqa: ANN401 - any game
    """Look for the fewest legal moves, of any players, after which a seat can play a card that it holds.

    Breadth first, and only over what is known: where a move hangs on unknown cards, or turns one over, its line ends.
    No deal is looked beyond. The players are taken to want it: a way is what can happen, not what will.
    """
    search = _Search(game, seat, held)
    if search.there(state):
        return Way((), hidden=False, looked=1, most=most)
    start = game.position(state)
    line: dict[Any, tuple[Any, Step] | None] = {start: None}
    ring = [(start, state)]
    while ring:
        further = []
        for here, before in ring:
            for step in search.on(before):
                after = game.apply(before, step[1]).state
                place = game.position(after)
                if place in line:
                    continue
                line[place] = (here, step)
                if search.there(after):
                    return Way(_steps(line, place), search.hidden, len(line), most)
                if len(line) >= most:
                    return Way(None, search.hidden, len(line), most)
                further.append((place, after))
        ring = further
    return Way(None, search.hidden, len(line), most)


def _steps(line: dict[Any, tuple[Any, Step] | None], place: Any) -> tuple[Step, ...]:  # noqa: ANN401 - a position
    found: list[Step] = []
    while (came := line[place]) is not None:
        place, step = came
        found.append(step)
    return tuple(reversed(found))
