"""How fast the engines are: `python benchmarks/engine.py`.

Random play with the list of legal moves at every move, for several numbers of players of each game; beside it, in the
same run, a bare loop that draws a random choice and copies a frozen state with `dataclasses.replace`: the least any
such engine does. Shuffling and dealing take their time but are not counted as moves. Then what it takes to explain
every candidate of a position, and whether a move costs more late in a long game than early. Times are the processor's
own, so that other work on the machine counts little.
"""

from __future__ import annotations

import random
import statistics
import time
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from threeup.core.game import DEALER
from threeup.games import GAMES
from threeup.games.updown import UPDOWN, Holding, Options, Setup, cards
from threeup.players.dealer import deal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from threeup.games.updown import State

PLAYERS: Final = {"updown": (2, 3, 6), "loo": (3, 5, 9, 16)}
"""By game: how many play."""

SECONDS: Final = 2.0
ROUNDS: Final = 3
POSITIONS: Final = 1000
LONG: Final = 30_000
WINDOW: Final = 5000
# By seat: hand, face up, face down; the third seat moves first, and every move is the only one.
CIRCLE: Final = (("", "g3", "o1"), ("g10", "g2", "o2"), ("g8", "g4", "o5"))


def random_play(game: Any, players: int, seed: int) -> Iterator[Any]:  # noqa: ANN401 - any game
    """Play at random, game after game and deal after deal: give every state in which a player is to move."""
    draw = random.Random(seed).random  # noqa: S311 - a game, no secret
    rules = game.read_options(game.fit({}, players))
    state = None
    for number in range(10**9):
        if state is None or game.to_act(state) is None:
            state = game.start(players, rules)
        state = game.apply(state, deal(game, state, number)).state
        while game.to_act(state) not in {None, DEALER}:
            yield state
            legal = game.legal_moves(state)
            state = game.apply(state, legal[int(draw() * len(legal))]).state


def moves_a_second(game: Any, players: int, seconds: float) -> float:  # noqa: ANN401 - any game
    """Play at random and count the moves."""
    begun = time.process_time()
    for done, _ in enumerate(random_play(game, players, 1), 1):
        if not done % 500 and (taken := time.process_time() - begun) >= seconds:
            return done / taken
    return 0.0


def bare_loops_a_second(seconds: float) -> float:
    """Choose one of three and copy a frozen state, nothing more."""
    choose = random.Random(1).choice  # noqa: S311 - the same
    state = next(random_play(UPDOWN, 3, 1))
    done, begun = 0, time.process_time()
    while (taken := time.process_time() - begun) < seconds:
        for _ in range(1000):
            state = replace(state, turn=choose((0, 1, 2)))
        done += 1000
    return done / taken


def explain_times(game: Any) -> list[float]:  # noqa: ANN401 - any game
    """Time, in milliseconds, what explaining every candidate takes, position by position."""
    times = []
    for players in PLAYERS[game.id]:
        for _, state in zip(range(POSITIONS), random_play(game, players, 2), strict=False):
            begun = time.process_time()
            for move in game.candidates(state):
                game.explain(state, move)
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
    rates: dict[tuple[str, int], list[float]] = {(name, n): [] for name in GAMES for n in PLAYERS[name]}
    bare: list[float] = []
    for _ in range(ROUNDS):  # in turns, so that a busy moment of the machine hits all alike
        for (name, players), found in rates.items():
            found.append(moves_a_second(GAMES[name], players, SECONDS / ROUNDS))
        bare.append(bare_loops_a_second(SECONDS / ROUNDS))
    loop = statistics.median(bare)
    print(f"{'random play':<28}{'moves/s':>10}{'/ bare loop':>13}")
    for (name, players), found in rates.items():
        rate = statistics.median(found)
        print(f"{f'{name}, {players} players':<28}{rate:>10,.0f}{rate / loop:>13.2f}")
    print(f"{'choice + dataclass replace':<28}{loop:>10,.0f}{1:>13.2f}\n")
    for name, game in GAMES.items():
        times = explain_times(game)
        median, high = statistics.median(times), statistics.quantiles(times, n=100)[98]
        print(
            f"{name}, explain all candidates of a position: median {median:.3f} ms, 99th percentile {high:.3f} ms",
            end=", ",
        )
        print(f"{len(times)} positions")
    ratio, turns = growth()
    print(f"\nupdown, a move late in a game of {turns:,} turns takes {ratio:.2f} of one early in it")


if __name__ == "__main__":
    main()
