"""The table of Explore: one person moves for every seat, with everything open or as one seat knows it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from threeup.core.game import DEALER
from threeup.games import GAMES
from threeup.players.careful import advice
from threeup.players.computer import PLAYERS
from threeup.session.seats import PERSON, Sitter
from threeup.session.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from threeup.core.events import Event
    from threeup.core.game import Seat
    from threeup.core.layout import Phrase
    from threeup.session.node import Node
    from threeup.text.speech import Speech


class Bench(Table):
    """A table to try things at; cards of it may be unknown, and then nobody can play on.

    `open` says how it is looked at: everything lies open, or each seat sees what it knows.

    >>> bench = Bench(2, seed=7)
    >>> bench.open = True
    >>> bench.view(0) == bench.state
    True
    """

    def __init__(
        self,
        players: int | Sequence[Sitter] | None = None,
        *,
        game: str = "updown",
        start: Any = None,  # noqa: ANN401 - any game's state
        **settings: Any,  # noqa: ANN401 - those of a table
    ) -> None:
        self.open = False
        rules = GAMES[game]
        if players is None or isinstance(players, int):
            players = (Sitter(),) * (players or rules.default_players if start is None else rules.players(start))
        people = tuple(Sitter(PERSON, each.name) for each in players)
        super().__init__(people, game=game, start=start, **settings)

    @property
    def hidden(self) -> int:
        """Count the unknown cards that play can bring to light: where there are some, nobody can play on."""
        count: int = self.game.unknown(self.state)
        return count

    @property
    def touched(self) -> bool:
        """Whether somebody has done anything at it but deal."""
        return any(node.mover != DEALER or node.name or node.note for node in self.nodes[1:])

    def speech(self, seat: Seat | None, lang: str | None = None) -> Speech:
        """Give the voice that speaks to a seat; where everything lies open it calls every player by name."""
        return super().speech(None if self.open else seat, lang)

    def view(self, seat: Seat | None) -> Any:  # noqa: ANN401 - any game's state
        """Give the table as it is looked at from a seat: whole where everything lies open."""
        return self.state if self.open else super().view(seat)

    def undo_reveals(self, seat: Seat | None) -> bool:
        """Whether a seat learns by undo what it hadn't seen: nobody does where everything lies open."""
        return not self.open and super().undo_reveals(seat)

    def happened(self, seat: Seat | None) -> Iterator[tuple[Node, Event]]:
        """Give all that happened on the way here, as it is looked at from a seat."""
        if not self.open:
            yield from super().happened(seat)
            return
        for node in self.at.path():
            for event in node.events:
                yield node, event

    def hint(self) -> Any:  # noqa: ANN401 - any game's move
        """Give the move that the careful player would make, who never sees more than the seat does.

        None where nobody can play on, for cards are unknown, or the game is over.
        """
        seat = self.to_act
        if seat is None or seat == DEALER:
            return super().hint()
        if self.hidden:
            return None
        rng = random.Random(self.at.depth)  # noqa: S311 - a game, no secret
        return PLAYERS["careful"](self.game, self.game.view(self.state, seat), rng)

    def advice(self) -> Phrase | None:
        """Say what weighs in the present choice, from what the seat to move knows; None where nobody can play on."""
        seat = self.to_act
        if seat is None or seat < 0 or self.hidden:
            return None
        return advice(self.game, self.game.view(self.state, seat), stakes=self.stakes)

    def _start(self) -> Node:
        """Go back as far as before the deal: whoever looks at all of a game sees its beginning too."""
        return self.nodes[0]

    def _whole(self, start: Any) -> Any:  # noqa: ANN401 - any game's state
        """Take any table: who only looks need not know every card."""
        return start
