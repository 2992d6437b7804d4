"""What if? Each move tried many times, from what one seat knows, while the board stays usable."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

from threeup.app.explore.tab import Tab
from threeup.core.errors import CompletionError
from threeup.core.game import DEALER
from threeup.lab.alike import told_apart
from threeup.lab.circumstances import BY_GAME
from threeup.lab.what_if import Trials
from threeup.notation import format_position
from threeup.players.computer import PLAYERS
from threeup.widgets import blocks

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from threeup.app.explore.workplace import Workplace
    from threeup.core.game import Seat

Json = dict[str, Any]
Stage = Literal["", "running", "done", "stopped", "moved", "impossible", "failed"]

NUMBERS: Final = (100, 1_000, 10_000)
"""How often a move may be tried."""
_SLICE: Final = 0.015
"""Seconds of trials at a time, but for the piece begun; in between, whatever else waits has its turn."""
_REDRAW: Final = 0.3
"""Seconds between two pictures of what was found so far."""
_LOG: Final = logging.getLogger(__name__)


class WhatIfTab(Tab):
    """What the moves of the seat to move lead to, or how it goes on for the seat whose knowledge is looked at."""

    id: ClassVar[str] = "whatif"

    def __init__(self, place: Workplace) -> None:
        super().__init__(place)
        self.n = NUMBERS[1]
        self.player = "careful"
        self.move = ""
        """The move to be tried, as a record writes it; empty for every move."""
        self.trials: Trials | None = None
        self.stage: Stage = ""
        self.task: asyncio.Task[None] | None = None
        self._runs = 0
        self._openly = False
        """Whether the trials are about a moment that was looked at only while everything lay open."""

    # -------------------------------------------------------------------------------------------- what there is

    @property
    def seat(self) -> Seat | None:
        """Whose knowledge the trials start from; None where nobody is to move."""
        mover = self.place.bench.to_act
        return None if mover is None or mover == DEALER else self.place.seat

    @property
    def moves(self) -> dict[str, Any]:
        """The moves that can be tried, by their texts; none where the cards of whoever is to move are hidden."""
        place, seat = self.place, self.seat
        if seat is None or place.bench.to_act != seat:
            return {}
        view = self._view(seat)
        if BY_GAME[place.game.id].veiled(view):
            return {}
        return {str(each): each for each in told_apart(place.game, place.game.legal_moves(view))}

    def _view(self, seat: Seat) -> Any:  # noqa: ANN401 - any game's state
        """Give what a seat sees, also while everything lies open."""
        return self.place.game.view(self.place.state, seat)

    @property
    def present(self) -> bool:
        """Whether the trials are about what lies on the bench now, from what the same seat knows."""
        trials, seat = self.trials, self.seat
        return trials is not None and seat == trials.seat and self._view(seat) == trials.view

    # ------------------------------------------------------------------------------------------------ showing it

    def blocks(self) -> Sequence[Json]:
        """Give the choices, how far the trials have come, and what they have found."""
        return tuple(self._blocks())

    def _blocks(self) -> Iterator[Json]:
        words = self.place.words
        if self.seat is None:
            yield blocks.text(words.format("whatif-nobody"))
        else:
            yield from self._choices()
        if self.stage == "moved":
            yield blocks.said("hint", words.format("whatif-moved"))
        elif self.stage in {"impossible", "failed"}:
            yield blocks.said("bad", words.format(f"whatif-{self.stage}"))
        if self.trials is not None:
            yield from self._found(self.trials)

    def _choices(self) -> Iterator[Json]:
        words, speech, running = self.place.words, self.place.speech, self.stage == "running"
        numbers = [(str(n), words.format("whatif-times", n=n)) for n in NUMBERS]
        players = [(name, words.text("whatif-player", name)) for name in ("careful", "random")]
        moves = [(text, speech.say(self.place.game.move_phrase(move))) for text, move in self.moves.items()]
        picks = [
            blocks.pick("whatif-n", words.format("whatif-tries"), str(self.n), numbers, _send("n")),
            blocks.pick("whatif-player", words.format("whatif-player"), self.player, players, _send("player")),
        ]
        if len(moves) > 1:
            every, label = ("", words.text("whatif-which", "all")), words.format("whatif-which")
            picks.append(blocks.pick("whatif-move", label, self.move, [every, *moves], _send("move")))
        yield blocks.row(*picks)
        yield blocks.row(
            blocks.button("whatif-start", words.format("whatif-start"), _send("start"), main=True, enabled=not running),
            blocks.button("whatif-stop", words.format("whatif-stop"), _send("stop"), enabled=running),
        )

    def _found(self, trials: Trials) -> Iterator[Json]:
        place = self.place
        words, running = place.words, self.stage == "running"
        if running:
            shown = words.format("whatif-running", n=trials.done, asked=trials.n)
            yield blocks.meter(words.format("explore-whatif"), trials.done / trials.n, shown)
        if not trials.done:
            return
        if not self.present:
            yield blocks.text(words.format("whatif-of-old"))
            yield blocks.text(format_position(trials.view), kind="line")
        speech = place.bench.speech(place.knower, place.lang)
        sheet = trials.found().sheet(place.lang, speech=speech, stakes=place.bench.stakes, running=running)
        if self.stage == "done":  # to the ear as well: nobody can hear a meter go away
            yield blocks.said("good", sheet.notes[0])
            sheet = replace(sheet, notes=sheet.notes[1:])
        yield blocks.sheet(sheet)

    # ------------------------------------------------------------------------------------------------ doing it

    def hear(self, do: str, content: Json) -> None:
        """Choose, start or stop; what is none of these changes nothing."""
        value = content.get("value")
        if do == "start" and "value" not in content:
            self._start()
        elif do == "stop":
            self._stop("stopped")
        elif not isinstance(value, str):
            return
        elif do == "n" and value in map(str, NUMBERS):
            self.n = int(value)
        elif do == "player" and value in PLAYERS:
            self.player = value
        elif do == "move" and (not value or value in self.moves):
            self.move = value

    def moved(self) -> None:
        """Stop when the position is another; what was found is kept, with its position, but for other eyes."""
        if self.move not in self.moves:
            self.move = ""
        if self.trials is None:
            return
        known = self.place.knower
        if self.present:
            self._openly = self._openly and known is None
            return
        self._stop("moved")
        # What the seat knows now need not be what it knew, or will know, there.
        unknown = known is not None and (known != self.trials.seat or self._openly)
        if type(self.trials.view) is not type(self.place.state) or unknown:
            self.trials, self.stage = None, ""

    def leave(self) -> None:
        """Stop the trials."""
        self._stop("stopped")

    def _stop(self, why: Stage) -> None:
        if self.stage == "running":
            self.stage = why

    def _start(self) -> None:
        if self.seat is None or self.stage == "running":
            return
        self._runs += 1
        self.trials = None
        try:
            self.trials = Trials(
                self.place.bench, self.moves.get(self.move), seat=self.seat, n=self.n, seed=self._runs,
                player=self.player,
            )  # fmt: skip
        except CompletionError:
            self.stage = "impossible"
            return
        self.stage, self._openly = "running", self.place.open
        running = self._run(self.trials)
        try:
            self.task = asyncio.get_running_loop().create_task(running)
        except RuntimeError:
            # A program without a loop waits for the results; it may have a loop of its own that isn't running now.
            loop = asyncio.new_event_loop()
            loop.run_until_complete(running)
            loop.close()

    async def _run(self, trials: Trials) -> None:
        """Make the trials, a slice at a time, as long as they are wanted; whatever goes wrong is said."""
        try:
            await self._slices(trials)
        except CompletionError:
            self._end(trials, "impossible")
        except Exception:  # noqa: BLE001 - nobody waits for the task: its errors must be shown
            _LOG.exception("trials failed")
            self._end(trials, "failed")
        self.place.redraw()

    async def _slices(self, trials: Trials) -> None:
        drawn = time.monotonic()
        steps = iter(trials)
        while self.trials is trials and self.stage == "running":
            until = time.monotonic() + _SLICE
            for _ in steps:
                if time.monotonic() >= until:
                    break
            if trials.done == trials.n:
                self._end(trials, "done")
            elif time.monotonic() - drawn >= _REDRAW:
                self.place.redraw()
                drawn = time.monotonic()
            await asyncio.sleep(0)

    def _end(self, trials: Trials, how: Stage) -> None:
        if self.trials is trials and self.stage == "running":
            self.stage = how


def _send(do: str) -> Json:
    return {"kind": WhatIfTab.id, "do": do}
