"""Goals: named predicates about what a learner has done, joined by all, any and not.

A predicate looks at the way from a step's start to now, and at the table as it stands. It knows no game: what it asks
of a table is how it lies (`threeup.core.layout`), and what happened is asked for by the rule that made it happen.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from threeup.core.events import Event
    from threeup.core.game import Seat
    from threeup.core.layout import Place


@dataclass(frozen=True, slots=True)
class Made:
    """A move that was made, by whom, and what happened."""

    seat: Seat
    move: Any
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Way:
    """The way from the start of a step to now.

    Fields:
        game: the game.
        seat: the learner's.
        state: the table now.
        made: the moves made, first to last.
    """

    game: Any
    seat: Seat
    state: Any
    made: tuple[Made, ...]

    @property
    def own(self) -> tuple[Made, ...]:
        """The learner's moves."""
        return tuple(each for each in self.made if each.seat == self.seat)

    def place(self) -> Place:
        """Lay out what lies before the learner."""
        found: Place = self.game.places(self.game.view(self.state, self.seat), self.seat)[self.seat]
        return found


@dataclass(frozen=True, slots=True)
class Predicate:
    """One named question with its value."""

    name: str
    value: Any


@dataclass(frozen=True, slots=True)
class Joined:
    """Several goals: "all" of them, "any" of them, or "not" the one."""

    how: Literal["all", "any", "not"]
    goals: tuple[Goal, ...]


Goal = Predicate | Joined


def reached(goal: Goal, way: Way) -> bool:
    """Tell whether a goal has been reached.

    >>> from threeup.games.updown import UPDOWN, Holding, Options, State, cards
    >>> state = State(Options(), "play", (Holding(cards("g7")), Holding(cards("g9"))))
    >>> reached(Joined("not", (Predicate("over", True),)), Way(UPDOWN, 0, state, ()))
    True
    """
    if isinstance(goal, Predicate):
        return PREDICATES[goal.name].holds(way, goal.value)
    held = (reached(each, way) for each in goal.goals)
    return all(held) if goal.how == "all" else any(held) if goal.how == "any" else not all(held)


# ---------------------------------------------------------------------------------------------------- the predicates


def _happened(way: Way, rule: str) -> bool:
    return any(event.rule == rule for made in way.own for event in made.events)


def _occurred(way: Way, rule: str) -> bool:
    return any(event.rule == rule for made in way.made for event in made.events)


def _moved(way: Way, move: str) -> bool:
    return any(made.move == way.game.read_move(move) for made in way.own)


def _zone(way: Way, wanted: Mapping[str, int]) -> bool:
    counts = {zone.id: zone.count for zone in way.game.zones(way.game.view(way.state, way.seat))}
    return all(counts.get(name) == count for name, count in wanted.items())


def _passed(way: Way, wanted: bool) -> bool:  # noqa: FBT001 - the predicate's value
    return (bool(way.own) and way.game.to_act(way.state) != way.seat) == wanted


def _won(way: Way, wanted: bool) -> bool:  # noqa: FBT001
    outcome = way.game.outcome(way.state)
    won = outcome is not None and not outcome.draw and outcome.places[0] == way.seat
    return won == wanted


@dataclass(frozen=True, slots=True)
class Named:
    """What a predicate's name stands for.

    Fields:
        holds: asks it of a way.
        takes: what its value is: "rule", "move", "yes", "number", or "zones" (a table of names and numbers).
    """

    holds: Callable[[Way, Any], bool]
    takes: Literal["rule", "move", "yes", "number", "zones"]


PREDICATES: Final[Mapping[str, Named]] = {
    "happened": Named(_happened, "rule"),
    "occurred": Named(_occurred, "rule"),
    "moved": Named(_moved, "move"),
    "zones": Named(_zone, "zones"),
    "turn_over": Named(_passed, "yes"),
    "over": Named(lambda way, wanted: (way.game.to_act(way.state) is None) == wanted, "yes"),
    "won": Named(_won, "yes"),
    "finished": Named(lambda way, wanted: bool(way.place().finished) == wanted, "yes"),
    "hand": Named(lambda way, n: len(way.place().hand) == n, "number"),
    "hand_at_most": Named(lambda way, n: len(way.place().hand) <= n, "number"),
    "tricks_at_least": Named(lambda way, n: (way.place().tricks or 0) >= n, "number"),
    "counters_at_least": Named(lambda way, n: (way.place().counters or 0) >= n, "number"),
}
"""Predicates by name:

- `happened`: one of the learner's moves made this rule happen (an event bears its ID);
- `occurred`: somebody's move did;
- `moved`: the learner made this move;
- `zones`: so many cards (or counters) lie in each of these zones;
- `turn_over`: the learner has moved and somebody else is to move;
- `over`, `won`, `finished`: the game is over, the learner has won, the learner has played the last card;
- `hand`, `hand_at_most`: cards in the learner's hand;
- `tricks_at_least`, `counters_at_least`: what the learner has won in this deal, or has in all.
"""
