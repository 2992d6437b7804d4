"""What is counted in 3UP 3DOWN: places, and whether the pile must be taken in the own next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from threeup.games.updown.events import PickedUp, Revealed, TurnPassed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from threeup.core.events import Event
    from threeup.core.game import Seat
    from threeup.games.updown.state import State

LONGEST: Final = 1_000
"""Turns after which a game counts as one without an end."""
MEANS: Final[frozenset[str]] = frozenset()
_PLACES: Final = ("win", "second", "third")


def knowledge(_: State) -> str:
    """Name what is used besides the cards in sight: the end of a message's ID.

    >>> from threeup.games.updown import UPDOWN
    >>> knowledge(UPDOWN.start(3))
    'updown'
    """
    return "updown"


def columns(s: State) -> tuple[str, ...]:
    """Name what is counted: places as far as they are played for, no end, the pile taken in the own next turn.

    >>> from threeup.games.updown import UPDOWN, Options
    >>> columns(UPDOWN.start(3)), columns(UPDOWN.start(3, Options(play_on_for_places=True)))
    (('win', 'open', 'take'), ('win', 'second', 'last', 'open', 'take'))
    """
    places: tuple[str, ...] = ("win",)
    if s.options.play_on_for_places:
        places = (*_PLACES[: len(s.holdings) - 1], "last")
    return (*places, "open", "take")


class Watch:
    """Follows a game until the seat's place is known; `saw` must be told everything from the start on."""

    __slots__ = ("before", "end", "seat", "start", "take", "turn")

    def __init__(self, start: State, seat: Seat) -> None:
        self.start = start
        self.seat = seat
        self.end = start.turns + LONGEST
        self.take = False
        # "before" the own next turn, "during" it, "after" it
        self.turn = "before"

    def saw(self, events: Iterable[Event]) -> None:
        """Take in what happened."""
        if self.turn == "after":
            return
        for event in events:
            if isinstance(event, TurnPassed):
                mine = event.seat == self.seat
                self.turn = "after" if self.turn == "during" else "during" if mine else self.turn
            elif isinstance(event, Revealed):
                self.turn = "during" if self.start.first == self.seat else self.turn
            elif isinstance(event, PickedUp) and self.turn == "during" and event.rule != "updown.discard.must-play":
                self.take = True

    def settled(self, s: State) -> bool:
        """Whether the seat is out, the game over, or longer than anybody waits."""
        return s.phase == "over" or self.seat in s.out or s.turns >= self.end

    def results(self, s: State) -> dict[str, float]:
        """Give 1 for what came about."""
        found = dict.fromkeys(columns(s), 0.0)
        found["take"] = float(self.take)
        left = len(s.holdings) - len(s.out)
        if self.seat in s.out:
            place = s.out.index(self.seat)
            if place < len(_PLACES):
                found[_PLACES[place]] = 1.0
        elif s.phase == "over" and s.out and (left == 1 or not s.options.play_on_for_places):
            found["last"] = 1.0
        else:
            found["open"] = 1.0
        return found
