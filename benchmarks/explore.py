"""How long the parts of Explore take: `python benchmarks/explore.py [part]`.

One function a part, in a table below; each gives what it measured with its times in milliseconds, and the limit that it
is to keep, where there is one. Medians are printed, and the worst. Times are the processor's own, so that other work on
the machine counts little.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from threeup.app.explore.moves import MovesTab
from threeup.app.explore.variants import WHOLE, VariantsTab
from threeup.app.explore.whatif import WhatIfTab
from threeup.app.explore.workplace import Workplace
from threeup.core.game import DEALER
from threeup.games import GAMES
from threeup.lab.circumstances import BY_GAME
from threeup.lab.place import place
from threeup.lab.survey import survey
from threeup.lab.variantgames import compare_game
from threeup.lab.variants import compare
from threeup.lab.what_if import Trials
from threeup.lab.when import when
from threeup.session.bench import Bench
from threeup.text import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Measured = tuple[str, list[float], float | None]
"""What was measured, its times in milliseconds, and the limit; None for a figure without one."""

ROUNDS: Final = 15
LONG_GAME: Final = 300
FORTY: Final = (
    "updown/1 [g1 b1 o1 g2 b2 o2 g3 b3 o3 g4 b4 o4 g5 b5 o5 g6 b6 o6 g7 b7 o7 g8 b8 o8 g9 b9 o9 g10 b10 o10 gC "
    "/ g3 b5 o7 / ? ? ?] [b3 b4 b6] pile: g8 removed: *"
)
"""A position of 40 candidates: 30 sets of numbers, a Clear, three cards face up, three flips, and three more moves."""


def timed(call: Callable[[], object]) -> float:
    """Time a call in milliseconds."""
    begun = time.process_time()
    call()
    return 1000 * (time.process_time() - begun)


def moves() -> Iterator[Measured]:
    """Explain every move of a position with 40 candidates, make what the panel shows, ask when a card can be played."""
    game, state = place(FORTY)
    yield f"explain {len(game.candidates(state))} candidates", [timed(lambda: survey(state)) for _ in range(ROUNDS)], 50
    for lang in LANGUAGES:
        desk = Workplace(lang)
        desk.lay(state)
        MovesTab(desk).blocks()  # the first time reads the catalogue
        yield f"and make the blocks, {lang}", [timed(lambda d=desk: MovesTab(d).blocks()) for _ in range(ROUNDS)], 50  # type: ignore[misc]
    asked: list[Any] = list(BY_GAME[game.id].held(state, state.turn))
    yield "tell when a card can be played", [timed(lambda h=held: when(state, h)) for held in asked], None  # type: ignore[misc]


def long_game(game: str, players: int) -> Bench:
    """Play a game at random that is long enough."""
    draw = random.Random(1)  # noqa: S311 - a game, no secret
    bench = Bench(players, game=game, seed=1)
    while bench.at.depth < LONG_GAME:
        if bench.to_act is None:
            bench = Bench(players, game=game, seed=draw.randrange(10**6))
        elif bench.to_act == DEALER:
            bench.deal()
        else:
            bench.play(draw.choice(bench.legal_moves()))
    return bench


def variants() -> Iterator[Measured]:
    """Compare a position, and games of 300 moves at random, under one other house rule and under all others."""
    for game, players in (("updown", 3), ("loo", 5)):
        bench = long_game(game, players)
        position = bench.nodes[LONG_GAME // 2].state
        # Without the deck and the number of players: with another no position of the game would be left.
        choices = GAMES[game].option_choices().items()
        others = {name: values[-1] for name, values in choices if name not in {"deck", "two_decks", "small_table"}}
        for wished in (dict(list(others.items())[:1]), others):
            said = f"{game}, other rules: {len(wished)}"
            yield f"{said}: a position", [timed(partial(compare, position, wished)) for _ in range(ROUNDS)], None
            found = [timed(partial(compare_game, bench, wished)) for _ in range(ROUNDS)]
            yield f"{said}: {LONG_GAME} moves", found, 1000
        desk = Workplace("en")
        desk.put(bench)
        tab = VariantsTab(desk)
        tab.wishes, tab.scope = dict(others), WHOLE
        yield f"{game}: the blocks, compared anew", [timed(tab.blocks)], 1000
        yield f"{game}: the blocks again", [timed(tab.blocks) for _ in range(ROUNDS)], None


def trials() -> Iterator[Measured]:
    """Try moves from what a seat knows: once a move, the longest piece at a time, and what the panel shows then."""
    for game, players in (("updown", 2), ("updown", 6), ("loo", 5), ("loo", 16)):
        bench = Bench(players, game=game, seed=1)
        while game == "updown" and bench.state.phase == "choose":
            bench.play(bench.hint())
        desk = Workplace("en")
        desk.put(bench)
        tab = WhatIfTab(desk)
        for player in ("careful", "random"):
            said = f"{game}, {players} seats, {player}"
            run = tab.trials = Trials(bench, n=200, player=player)
            pieces = [timed(partial(next, iter(run))) for _ in range(400) if run.done < run.n]
            yield f"{said}: a try of one move", [sum(pieces) / run.done / len(run.moves)], None
            yield f"{said}: a piece", pieces, 25
        yield f"{game}, {players} seats: the blocks", [timed(tab.blocks) for _ in range(ROUNDS)], None


PARTS: Final[dict[str, Callable[[], Iterator[Measured]]]] = {"moves": moves, "variants": variants, "whatif": trials}
"""By part: what measures it."""


def main() -> None:
    """Measure all parts, or those named."""
    for name in sys.argv[1:] or PARTS:
        for what, times, limit in PARTS[name]():
            kept = "" if limit is None else f"   limit {limit:g} ms"
            print(f"{name:10} {what:40} median {statistics.median(times):8.2f} ms   worst {max(times):8.2f} ms{kept}")


if __name__ == "__main__":
    main()
