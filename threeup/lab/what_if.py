"""What a move may lead to, from what one seat knows: the hidden cards dealt by lot, and the game played on, many times.

No hidden card is looked at: only what the seat sees (and remembers, where that is given) decides how the cards are
dealt. Every move is tried with the same cards, so that moves can be compared.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import ceil, floor
from typing import TYPE_CHECKING, Any, Final

from threeup.core.errors import IllegalMoveError
from threeup.core.game import DEALER
from threeup.lab.alike import told_apart
from threeup.lab.circumstances import BY_GAME
from threeup.lab.complete import completions, remember
from threeup.lab.interval import Interval, mean, share
from threeup.lab.place import place
from threeup.lab.results import RESULTS
from threeup.lab.sheet import Sheet, Shown
from threeup.players.computer import PLAYERS
from threeup.players.dealer import seed_of
from threeup.text.numbers import signed
from threeup.text.speech import Speech

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Mapping

    from threeup.core.game import Seat

N: Final = 1_000
"""Trials when no number is given."""
_MOVES_AT_ONCE: Final = 100
"""Moves after which trials let others do something."""


@dataclass(frozen=True, slots=True)
class Row:
    """What one move led to.

    Fields:
        move: the move; None where the seat is not to move, or its cards are unknown, and the game just goes on.
        results: by name, the share of trials in which it came about, or the mean of an amount.
    """

    move: Any
    results: Mapping[str, Interval]


@dataclass(frozen=True, slots=True)
class WhatIf(Shown):
    """What trials found.

    Fields:
        game: the rules.
        view: the position as the seat sees it.
        seat: whose knowledge it is, and whose results are counted.
        player: the name of the computer player who plays on, for all seats.
        asked: trials asked for, for each move.
        done: trials made.
        seed: what decided the cards and the choices.
        remembered: cards that the seat doesn't see any more, but knows.
        rows: a move each.
    """

    game: Any
    view: Any
    seat: Seat
    player: str
    asked: int
    done: int
    seed: int
    remembered: int
    rows: tuple[Row, ...]

    @property
    def stopped(self) -> bool:
        """Whether fewer trials were made than asked for."""
        return self.done < self.asked

    def of(self, move: Any) -> Mapping[str, Interval]:  # noqa: ANN401 - any game's
        """Give the results of a move, or of its text. Raises KeyError for one that was not tried."""
        found = self.game.read_move(move) if isinstance(move, str) else move
        for row in self.rows:
            if row.move == found:
                return row.results
        raise KeyError(str(move))

    def sheet(
        self, lang: str = "en", *, speech: Speech | None = None, stakes: bool = True, running: bool = False
    ) -> Sheet:
        """Give the results in words: a move a row. `stakes` False leaves the counters out; `running`: there is more."""
        voice = speech or Speech(self.game, lang)
        words, name = voice.words, voice.name(self.seat)
        results = RESULTS[self.game.id]
        shown = [key for key in results.columns(self.view) if stakes or key not in results.MEANS]
        waits = self.game.to_act(self.view) != self.seat
        rows = [
            (
                words.format("whatif-goes-on") if row.move is None else voice.say(self.game.move_phrase(row.move)),
                *(_cell(voice, row.results[key], amount=key in results.MEANS) for key in shown if self.done),
            )
            for row in self.rows
        ]
        return Sheet(
            words.format("whatif-title.waits" if waits else "whatif-title", name=name),
            (
                "" if waits else words.format("whatif-move"),
                *(words.format(f"whatif-{key}") for key in shown if self.done),
            ),
            tuple(rows),
            self._notes(voice, name, "running" if running else "stopped" if self.stopped else "done"),
            words.lang,
        )

    def _notes(self, voice: Speech, name: str, stage: str) -> tuple[str, ...]:
        words = voice.words
        keys = ("whatif-interval", f"whatif-plays-{self.player}", "whatif-not-used")
        return (
            words.format("whatif-trials", n=self.done, asked=self.asked, stage=stage),
            words.format(f"whatif-known-{RESULTS[self.game.id].knowledge(self.view)}", n=self.remembered, name=name),
            *(words.format(key) for key in keys),
        )


def _cell(voice: Speech, found: Interval, *, amount: bool) -> str:
    """Write a share in hundredths or an amount in tenths; the ends of the interval are rounded outwards."""
    words = voice.words
    if amount:
        low, high = floor(found.low * 10) / 10, ceil(found.high * 10) / 10
        values = {"mean": round(found.value, 1), "low": low, "high": high}
        return words.format("whatif-mean", **{key: signed(words, value, plus=True) for key, value in values.items()})
    low, high = floor(found.low * 100), ceil(found.high * 100)
    return words.format("whatif-share", share=round(found.value * 100), low=low, high=high)


class Trials:
    """Trials on the way: go over them to make them, ask `found` at any time for what they found so far.

    Args:
        position: a line, a state, or a table.
        move: the move to be tried, or several; all legal ones that can be told apart when not given. A text is read.
        seat: whose knowledge it is; whoever is to move when not given. If another is to move, or it hangs on cards
            unknown here what the seat may play, the game just goes on.
        n: how often.
        seed: decides the cards and the choices; the same seed, the same results.
        player: which computer player plays on for everybody: "careful" or "random".
        remembered: what the seat knows, where that is more than it sees now: as `complete.remember` gives it. Of a
            table it need not be given: the seat has watched the game.

    Raises SetupError for a faulty line, ValueError where nobody is to move, IllegalMoveError for a move that isn't
    legal, CompletionError (then or while going on) where no hidden cards agree with what is known.

    >>> trials = Trials("updown/1 [g7 bC / g9 / ?] [? ? / / ?] pile: g4 b4 draw: * removed: o4", n=20)
    >>> for _ in trials:
    ...     if trials.done == 5:
    ...         break
    >>> trials.found().done, trials.found().stopped
    (5, True)
    """

    def __init__(
        self,
        position: Any,  # noqa: ANN401 - any game's
        move: Any = None,  # noqa: ANN401 - any game's
        *,
        seat: Seat | None = None,
        n: int = N,
        seed: int = 0,
        player: str = "careful",
        remembered: Any = None,  # noqa: ANN401 - any game's state
    ) -> None:
        self.game, state = place(position)
        mover = _mover(self.game, state, seat, n)
        self.seat: Seat = mover if seat is None else seat
        self.view = self.game.view(state, self.seat)
        known = watched(self.game, position, self.seat) if remembered is None else remembered
        self.known = self.view if known is None else known
        judged = mover == self.seat and not BY_GAME[self.game.id].veiled(self.view)
        self.moves = _moves(self.game, self.view, move) if judged else (None,)
        self.player, self.n, self.seed, self.done = player, n, seed, 0
        self._play = PLAYERS[player]
        self._results = RESULTS[self.game.id]
        self._columns = self._results.columns(self.view)
        self._fill = completions(self.game, self.known)
        self._steps = self._make()
        self._sums: list[dict[str, tuple[float, float]]] = [
            dict.fromkeys(self._columns, (0.0, 0.0)) for _ in self.moves
        ]

    def __iter__(self) -> Iterator[int]:
        """Make the trials that are still to be made, a little at a time; each time give the number of those made."""
        return self._steps

    def _make(self) -> Iterator[int]:
        while self.done < self.n:
            seed = seed_of(self.seed, self.done + 1)
            whole = self._fill(random.Random(seed))  # noqa: S311 - a game, no secret
            found: list[Mapping[str, float]] = []
            for move in self.moves:
                # The same numbers for every move: but for what the move changes, all goes the same way.
                rng = random.Random(seed_of(seed, 1))  # noqa: S311
                found += [(yield from self._play_on(whole, move, rng))]
                yield self.done
            for sums, results in zip(self._sums, found, strict=True):
                for key, (total, squares) in sums.items():
                    value = results[key]
                    sums[key] = (total + value, squares + value * value)
            self.done += 1
        yield self.done

    def _play_on(self, s: Any, move: Any, rng: random.Random) -> Generator[int, None, Mapping[str, float]]:  # noqa: ANN401
        """Play a move and then on until all that is counted is known; give it."""
        game, watch = self.game, self._results.Watch(s, self.seat)
        moves = 0
        while not watch.settled(s):
            if moves or move is None:
                move = self._play(game, game.view(s, game.to_act(s)), rng)
            step = game.apply(s, move)
            watch.saw(step.events)
            s = step.state
            moves += 1
            if moves % _MOVES_AT_ONCE == 0:
                yield self.done
        return watch.results(s)

    def found(self) -> WhatIf:
        """Give what the trials made so far have found."""
        rows = tuple(Row(move, self._intervals(sums)) for move, sums in zip(self.moves, self._sums, strict=True))
        return WhatIf(
            self.game, self.view, self.seat, self.player, self.n, self.done, self.seed,
            _named(self.game, self.known) - _named(self.game, self.view), rows,
        )  # fmt: skip

    def _intervals(self, sums: Mapping[str, tuple[float, float]]) -> dict[str, Interval]:
        means, n = self._results.MEANS, self.done
        return {
            key: mean(total, squares, n) if key in means else share(int(total), n)
            for key, (total, squares) in sums.items()
            if n
        }


def _mover(game: Any, state: Any, seat: Seat | None, n: int) -> Seat:  # noqa: ANN401 - any game's
    mover: Seat | None = game.to_act(state)
    if mover is None or mover == DEALER:
        message = "nobody is to move"
        raise ValueError(message)
    if seat is not None and not 0 <= seat < game.players(state):
        message = f"no seat {seat}"
        raise ValueError(message)
    if n < 1:
        message = f"{n} trials"
        raise ValueError(message)
    return mover


def _moves(game: Any, view: Any, asked: Any) -> tuple[Any, ...]:  # noqa: ANN401 - any game's
    """Give the moves to be tried. Raises IllegalMoveError, InvalidMoveError."""
    if asked is None:
        return told_apart(game, game.legal_moves(view))
    found = []
    for each in asked if isinstance(asked, (list, tuple)) else [asked]:
        move = game.read_move(each) if isinstance(each, str) else each
        verdict = game.explain(view, move)
        if not verdict.legal:
            raise IllegalMoveError(move, verdict)
        found.append(move)
    return tuple(found)


def watched(game: Any, table: Any, seat: Seat | None) -> Any:  # noqa: ANN401 - any game's
    """Give what a seat knows that has watched the game on a table; None for what is no table."""
    if not hasattr(table, "at"):
        return None
    path = table.at.path()
    return remember(game, path[0].state, (event for node in path for event in node.events), seat)


def _named(game: Any, s: Any) -> int:  # noqa: ANN401 - any game's
    """Count the cards that are known."""
    return sum(str(each) != "?" for each in game.cards(s))


def what_if(position: Any, move: Any = None, **settings: Any) -> WhatIf:  # noqa: ANN401 - those of `Trials`
    """Try moves as often as asked, and count what they lead to. The arguments are those of `Trials`.

    >>> found = what_if("updown/1 [g7 b10] [? / / ?] pile: g4 b4 removed: *", n=50, seed=1)
    >>> [str(row.move) for row in found.rows]
    ['play g7', 'play b10']
    >>> found.of("play g7")["win"].n
    50
    """
    trials = Trials(position, move, **settings)
    for _ in trials:
        pass
    return trials.found()
