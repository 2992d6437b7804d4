"""How fast the engine is: `python benchmarks/engine.py`.

Random play with the list of legal moves at every move, for 2, 3 and 6 players; beside it, in the same run, a bare loop
that draws a random choice and copies a frozen state with `dataclasses.replace`: the least any such engine does. Then
what it takes to explain every candidate of a position, and whether a move costs more late in a long game than early.
Times are the processor's own, so that other work on the machine counts little.
"""

from __future__ import annotations

import random
import statistics
import time
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from threeup.games.updown import UPDOWN, Holding, Options, Setup, cards
from threeup.players.dealer import deal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from threeup.games.updown import State

SECONDS: Final = 2.0
ROUNDS: Final = 3
POSITIONS: Final = 3000
LONG: Final = 30_000
WINDOW: Final = 5000
# By seat: hand, face up, face down; the third seat moves first, and every move is the only one.
CIRCLE: Final = (("", "g3", "o1"), ("g10", "g2", "o2"), ("g8", "g4", "o5"))


def games(players: int, options: Options | None = None) -> Iterator[State]:
    """Deal one game after the other."""
    for seed in range(10**9):
        start = UPDOWN.start(players, options)
        yield UPDOWN.apply(start, deal(UPDOWN, start, seed)).state


def moves_a_second(players: int, seconds: float) -> float:
    """Play games at random, deals included, and count the moves."""
    draw = random.Random(1).random  # noqa: S311 - a game, no secret
    done, begun = 0, time.process_time()
    for state in games(players):
        while UPDOWN.to_act(state) is not None:
            legal = UPDOWN.legal_moves(state)
            state = UPDOWN.apply(state, legal[int(draw() * len(legal))]).state  # noqa: PLW2901 - the game goes on
            done += 1
        if (taken := time.process_time() - begun) >= seconds:
            return done / taken
    return 0.0


def bare_loops_a_second(seconds: float) -> float:
    """Choose one of three and copy a frozen state, nothing more."""
    choose = random.Random(1).choice  # noqa: S311 - the same
    state = next(games(3))
    done, begun = 0, time.process_time()
    while (taken := time.process_time() - begun) < seconds:
        for _ in range(1000):
            state = replace(state, turn=choose((0, 1, 2)))
        done += 1000
    return done / taken


def positions(count: int) -> list[State]:
    """Collect positions of random games of 2 to 6 players, choices of face-up cards included."""
    rng = random.Random(2)  # noqa: S311 - the same
    found: list[State] = []
    for players in range(2, 7):
        until = len(found) + count // 5
        for state in games(players):
            while UPDOWN.to_act(state) is not None and len(found) < until:
                found.append(state)
                state = UPDOWN.apply(state, rng.choice(UPDOWN.legal_moves(state))).state  # noqa: PLW2901
            if len(found) >= until:
                break
    return found


def explain_times() -> list[float]:
    """Time, in milliseconds, what explaining every candidate takes, position by position."""
    times = []
    for state in positions(POSITIONS):
        begun = time.process_time()
        for move in UPDOWN.candidates(state):
            UPDOWN.explain(state, move)
        times.append((time.process_time() - begun) * 1000)
    return times


def growth() -> tuple[float, int]:
    """Play one long game; give the time of its last moves over that of its first, and its turns.

    The players go round the forced circle of the rule book's three-player example, so that late moves are the same as
    early ones and only the count of turns differs.
    """
    state = forced_circle()
    for _ in range(WINDOW):  # warm up
        state = UPDOWN.apply(state, UPDOWN.legal_moves(state)[0]).state
    times: list[float] = []
    begun = time.process_time()
    for n in range(1, LONG + 1):
        state = UPDOWN.apply(state, UPDOWN.legal_moves(state)[0]).state
        if n % WINDOW == 0:
            now = time.process_time()
            times.append(now - begun)
            begun = now
    return times[-1] / times[0], state.turns


def forced_circle() -> State:
    """Set up the rule book's example of endless play that is forced."""
    rules = Options(turn_cap=None)
    held = [Holding(cards(hand), cards(up), cards(down)) for hand, up, down in CIRCLE]
    used = Counter(each for h in held for zone in (h.hand, h.up, h.down) for each in zone)
    rest = tuple((Counter(rules.cards()) - used).elements())
    return Setup(rules, "play", tuple(held), removed=rest, turn=2).state()


def main() -> None:
    """Measure and print."""
    by_players: dict[int, list[float]] = {2: [], 3: [], 6: []}
    bare: list[float] = []
    for _ in range(ROUNDS):  # in turns, so that a busy moment of the machine hits all alike
        for players, found in by_players.items():
            found.append(moves_a_second(players, SECONDS / ROUNDS))
        bare.append(bare_loops_a_second(SECONDS / ROUNDS))
    loop = statistics.median(bare)
    print(f"{'random play':<28}{'moves/s':>10}{'/ bare loop':>13}")
    for players, found in by_players.items():
        rate = statistics.median(found)
        print(f"{f'{players} players':<28}{rate:>10,.0f}{rate / loop:>13.2f}")
    print(f"{'choice + dataclass replace':<28}{loop:>10,.0f}{1:>13.2f}")
    times = explain_times()
    median, high = statistics.median(times), statistics.quantiles(times, n=100)[98]
    print(f"\nexplain all candidates: median {median:.3f} ms, 99th percentile {high:.3f} ms, {len(times)} positions")
    ratio, turns = growth()
    print(f"a move late in a game of {turns:,} turns takes {ratio:.2f} of one early in it")


if __name__ == "__main__":
    main()
