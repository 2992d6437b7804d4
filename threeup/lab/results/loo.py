"""What is counted in 3-Card Loo, to the end of the deal: tricks, the loo, and the counters won or paid from now on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from threeup.games.loo.events import Looed, PotTaken
from threeup.games.loo.settle import TRICKS
from threeup.games.loo.state import winner

if TYPE_CHECKING:
    from collections.abc import Iterable

    from threeup.core.events import Event
    from threeup.core.game import Seat
    from threeup.games.loo.state import State

MEANS: Final = frozenset({"counters"})
_TRICKS: Final = tuple(f"tricks-{n}" for n in range(TRICKS, -1, -1))


def knowledge(s: State) -> str:
    """Name what is used besides the cards in sight: the end of a message's ID. The referee lets duties be broken.

    >>> from threeup.games.loo import LOO, Options
    >>> knowledge(LOO.start(5)), knowledge(LOO.start(5, Options(revoke="loo")))
    ('loo', 'referee')
    """
    return "loo" if s.options.revoke == "refuse" else "referee"


def columns(s: State) -> tuple[str, ...]:
    """Name what is counted: the pot taken alone, while it may be; tricks, the loo, counters.

    >>> from threeup.games.loo import LOO
    >>> columns(LOO.start(5))
    ('tricks-3', 'tricks-2', 'tricks-1', 'tricks-0', 'looed', 'counters')
    """
    alone = ("alone",) if s.phase == "declare" else ()
    return (*alone, *_TRICKS, "looed", "counters")


class Watch:
    """Follows a deal to its end; `saw` must be told everything from the start on."""

    __slots__ = ("alone", "looed", "seat", "start")

    def __init__(self, start: State, seat: Seat) -> None:
        self.start = start
        self.seat = seat
        self.alone = self.looed = False

    def saw(self, events: Iterable[Event]) -> None:
        """Take in what happened."""
        for event in events:
            if isinstance(event, Looed):
                self.looed = self.looed or event.seat == self.seat
            elif isinstance(event, PotTaken):
                self.alone = event.seat == self.seat

    def settled(self, s: State) -> bool:
        """Whether the deal is over."""
        return s.phase in {"deal", "over"}

    def results(self, s: State) -> dict[str, float]:
        """Give 1 for what came about, and the counters won since the start; fewer than none were paid."""
        found = dict.fromkeys(columns(self.start), 0.0)
        if self.alone:
            found["alone"] = 1.0
        elif s.tricks and s.said[self.seat] != "fold":
            won = sum(winner(trick, s.trump).seat == self.seat for trick in s.tricks)
            found[f"tricks-{won}"] = 1.0
        found["looed"] = float(self.looed)
        found["counters"] = float(s.counters[self.seat] - self.start.counters[self.seat])
        return found
