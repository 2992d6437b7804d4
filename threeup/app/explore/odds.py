"""Odds: every chance that can be worked out in the position, and how."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from threeup.app.explore.tab import Tab
from threeup.core.game import DEALER
from threeup.games.loo.options import LARGEST
from threeup.lab.odds import OddsSheet, Spread, Worth, odds
from threeup.widgets import blocks

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from threeup.app.explore.workplace import Workplace
    from threeup.core.game import Seat
    from threeup.lab.odds import Finding
    from threeup.text.speech import Speech

Json = dict[str, Any]
_DIGITS = len(str(LARGEST))


def _send(do: str) -> Json:
    return {"kind": OddsTab.id, "do": do}


class OddsTab(Tab):
    """What is likely, from what one seat sees: never from what lies open on the table besides."""

    id: ClassVar[str] = "odds"

    def __init__(self, place: Workplace) -> None:
        super().__init__(place)
        self.asker: Seat | None = None
        """The seat asked for while everything lies open; None for the one to move."""
        self.typed = ""
        """The pot to reckon with, as typed; empty for the pot there is."""
        self.rivals: int | None = None
        self._found: OddsSheet | None = None

    # ------------------------------------------------------------------------------------------------- what is asked

    @property
    def seat(self) -> Seat:
        """Who asks: the seat whose knowledge is looked at, else the one chosen here, else the one to move."""
        place = self.place
        return place.seat if place.knower is not None or self.asker is None else self.asker

    @property
    def pot(self) -> int | None:
        """The pot to reckon with, counters; None for the pot there is."""
        written = self.typed.strip()
        good = written.isascii() and written.isdecimal() and len(written) <= _DIGITS and int(written) <= LARGEST
        return int(written) if good else None

    @property
    def found(self) -> OddsSheet:
        """What can be asked now."""
        if self._found is None:
            self._found = odds(self.place.state, self.seat, pot=self.pot, rivals=self.rivals)
        return self._found

    def moved(self) -> None:
        """Ask anew of another position, with its own pot."""
        self.typed, self.rivals, self._found = "", None, None
        if self.asker is not None and self.asker >= len(self.place.bench.sitters):
            self.asker = None

    def hear(self, do: str, content: Json) -> None:
        """Take another pot, another number of rivals, another seat; what is none of these changes nothing."""
        value = content.get("value")
        if not isinstance(value, str):
            return
        if do == "pot":
            self.typed = value[: 2 * _DIGITS]
        elif do == "rivals" and value in self._rivals():
            self.rivals = int(value) if value else None
        elif do == "seat" and value in self._seats():
            self.asker = int(value)
        self._found = None

    def _seats(self) -> list[str]:
        return [str(seat) for seat in range(len(self.place.bench.sitters))]

    def _rivals(self) -> list[str]:
        return ["", *self._seats()[1:]]

    # ------------------------------------------------------------------------------------------------ what is shown

    def blocks(self) -> Sequence[Json]:
        """Give who asks, what can be changed, each question with its answer and its working, and what is left out."""
        speech = self.place.speech
        return (
            *self._who(speech),
            *self._terms(),
            *(self._finding(each, speech) for each in self._shown()),
            blocks.text(self.found.note.say(speech), kind="soft"),
        )

    def _shown(self) -> tuple[Finding, ...]:
        """Leave out what counters decide where a teacher hides them."""
        if self.place.bench.stakes:
            return self.found.found
        return tuple(each for each in self.found.found if not isinstance(each, Worth))

    def _who(self, speech: Speech) -> Iterator[Json]:
        """Offer to ask from another seat, where all may be seen and cards are dealt."""
        if self.place.open and self.place.bench.to_act != DEALER:
            seats = [(each, speech.name(int(each))) for each in self._seats()]
            label = self.place.words.format("explore-odds-seat")
            yield blocks.pick("odds-seat", label, str(self.seat), seats, _send("seat"))
        else:
            yield blocks.text(self.found.title.say(speech), kind="soft")

    def _terms(self) -> Iterator[Json]:
        """Offer other numbers where a question is what it is worth to play."""
        words = self.place.words
        worth = next((each for each in self._shown() if isinstance(each, Worth)), None)
        if worth is None:
            return
        bad = bool(self.typed.strip()) and self.pot is None
        pot = blocks.field(
            "odds-pot", words.format("explore-odds-pot"), self.typed if bad else str(worth.pot), _send("pot"),
            kind="number", longest=_DIGITS, bad=bad, note=words.text("explore-odds-pot", "help", most=LARGEST),
        )  # fmt: skip
        counts = [(each, each or words.text("explore-odds-rivals", "likely")) for each in self._rivals()]
        chosen = "" if self.rivals is None else str(self.rivals)
        label = words.format("explore-odds-rivals")
        yield blocks.row(pot, blocks.pick("odds-rivals", label, chosen, counts, _send("rivals")))

    def _finding(self, found: Finding, speech: Speech) -> Json:
        steps = [blocks.text(each.say(speech)) for each in found.working]
        answer, label, key = found.answer.say(speech), found.asked.say(speech), found.id
        if isinstance(found, Spread):
            # Four chances are too much to stand beside a title.
            return blocks.group(label, blocks.text(answer), *steps, key=key, opened=False)
        return blocks.group(label, *steps, key=key, opened=False, count=answer)
