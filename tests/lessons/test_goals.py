"""Each predicate holds where it should, and does not where it shouldn't."""

from __future__ import annotations

from typing import Any, Final

import pytest

from threeup.games import GAMES
from threeup.lessons.goals import PREDICATES, Goal, Joined, Predicate, Way, reached
from threeup.lessons.playing import played
from threeup.notation import parse_position

TURN: Final = "updown/1 [g7 b3 / g9 / ?] [b8 / / ?] pile: g4 g4 removed: *"
FINISH: Final = "updown/1 [/ / ] [b8 / / ?] out: 0 over pile: g4 removed: *"
LAST: Final = "updown/1 [g7 / / ] [b8 / / g1] pile: g4 removed: *"
TRICKS: Final = "loo/1 [9c 2s] [Kc 3s] [fold] turned: 4h tricks: 5c 7c trick: small_table=yes dealer: 2"


def way(line: str, *moves: str, seat: int = 0) -> Way:
    """Give the way of some moves from a position."""
    state: Any = parse_position(line).state()
    found = Way(GAMES[line.partition("/")[0]], seat, state, ())
    for move in moves:
        found = played(found, found.game.read_move(move))
    return found


CASES: Final = [
    # predicate, value, way, whether it holds
    ("happened", "updown.turn.discard-then-draw", way(TURN, "play g7"), False),
    ("happened", "updown.turn.must-pick-up", way(TURN), False),
    ("moved", "play g7", way(TURN, "play g7"), True),
    ("moved", "play g7", way(TURN), False),
    ("moved", "play b8", way(TURN, "play g7", "play b8"), False),
    ("zones", {"pile": 2}, way(TURN), True),
    ("zones", {"pile": 3, "draw": 0}, way(TURN, "play g7"), True),
    ("zones", {"pile": 2}, way(TURN, "play g7"), False),
    ("zones", {"nowhere": 0}, way(TURN), False),
    ("turn_over", True, way(TURN, "play g7"), True),
    ("turn_over", True, way(TURN), False),
    ("turn_over", False, way(TURN), True),
    ("turn_over", True, way(TURN, seat=1), False),
    ("over", True, way(LAST, "play g7"), True),
    ("over", True, way(LAST), False),
    ("over", False, way(LAST), True),
    ("won", True, way(LAST, "play g7"), True),
    ("won", True, way(LAST, "play g7", seat=1), False),
    ("won", False, way(LAST), True),
    ("finished", True, way(LAST, "play g7"), True),
    ("finished", True, way(LAST), False),
    ("finished", False, way(LAST, "play g7", seat=1), True),
    ("hand", 2, way(TURN), True),
    ("hand", 1, way(TURN, "play g7"), True),
    ("hand", 2, way(TURN, "play g7"), False),
    ("hand_at_most", 2, way(TURN, "play g7"), True),
    ("hand_at_most", 1, way(TURN), False),
]


@pytest.mark.parametrize(("name", "value", "on", "holds"), CASES, ids=[f"{i}-{c[0]}" for i, c in enumerate(CASES)])
def test_a_predicate_holds_or_not(name: str, value: object, on: Way, *, holds: bool) -> None:
    assert reached(Predicate(name, value), on) == holds
    assert reached(Joined("not", (Predicate(name, value),)), on) != holds


def test_what_happened_is_asked_by_rule_and_by_whose_move_it_was() -> None:
    after = way(TURN, "play g7")
    (mine,) = after.made
    assert mine.events
    rule = mine.events[0].rule
    seen_by_other = way(TURN, "play g7", seat=1)
    for name, on, holds in (
        ("happened", after, True),
        ("occurred", after, True),
        ("happened", seen_by_other, False),
        ("occurred", seen_by_other, True),
        ("occurred", way(TURN), False),
    ):
        assert reached(Predicate(name, rule), on) == holds, name


def test_tricks_and_counters_are_counted() -> None:
    line = "loo/1 [Ac 2s 3s] [Kc 4s 5s] [fold] turned: 4h dealer: 2 small_table=yes"
    begin, taken = way(line), way(line, "play Ac", "play Kc")
    assert not reached(Predicate("tricks_at_least", 1), begin)
    assert reached(Predicate("tricks_at_least", 1), taken)
    assert not reached(Predicate("tricks_at_least", 2), taken)
    counters = taken.place().counters
    assert counters is not None
    assert reached(Predicate("counters_at_least", counters), taken)
    assert not reached(Predicate("counters_at_least", counters + 1), taken)


def test_every_predicate_was_asked() -> None:
    asked = {case[0] for case in CASES} | {"occurred", "tricks_at_least", "counters_at_least"}
    assert asked == set(PREDICATES)


@pytest.mark.parametrize(
    ("how", "parts", "holds"),
    [
        ("all", (True, True), True), ("all", (True, False), False), ("all", (), True),
        ("any", (True, False), True), ("any", (False, False), False), ("any", (), False),
        ("not", (False,), True), ("not", (True,), False),
    ],
)  # fmt: skip
def test_goals_are_joined(how: Any, parts: tuple[bool, ...], *, holds: bool) -> None:  # noqa: ANN401
    goals: tuple[Goal, ...] = tuple(Predicate("over", not part) for part in parts)
    assert reached(Joined(how, goals), way(TURN)) == holds
