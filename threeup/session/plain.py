"""A table as text: for terminals, for `print`, and for readers that show no pictures."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from threeup.core.game import DEALER
from threeup.core.layout import Phrase
from threeup.text import direction
from threeup.text import plain as unmarked
from threeup.text.numbers import signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from threeup.core.game import Seat
    from threeup.core.layout import Face, Place, Stack, Zone
    from threeup.session.table import Table
    from threeup.text.speech import Speech

_DOWN: Final = "▒"
_SEPARATOR: Final = " · "
LINES: Final = 6
"""Sentences of the log that are shown."""
_GAP: Final = 2
# In an Arabic line a card is a run of its own, or its shape and its number would change places.
_LEFT_TO_RIGHT: Final = "\u2066"
_END: Final = "\u2069"


def plain(table: Table, seat: Seat | None, lang: str | None = None, *, lately: int = LINES) -> str:
    """Write the table as a seat sees it (None: a watcher), in a language (the table's own when none is given).

    A card is a sign and its rank, in 3UP 3DOWN ● green, ■ blue, ▲ orange. Each ▒ is one that lies face down. The last
    `lately` sentences of the log stand below.

    >>> from threeup.session.table import Table
    >>> print(plain(Table(2, seed=7), 0))
    3UP 3DOWN
    <BLANKLINE>
    Draw pile · 66
    Discard pile · 0
    Cleared · 0
    <BLANKLINE>
      Quick Fox  6 in hand  ▒▒▒
    <BLANKLINE>
    Your 3UP 3DOWN piles  ▒▒▒
    Your hand: 6 cards    ...
    """
    speech = table.speech(seat, lang)
    text = "\n".join(_Page(table, seat, speech, lately).lines())
    return text if direction(speech.lang) == "rtl" else unmarked(text)


def status(table: Table, seat: Seat | None, speech: Speech) -> str:
    """Say whose turn it is and what to do, or how the game ended."""
    acting = table.to_act
    if acting is None:
        return "\n".join(_ending(table, seat, speech))
    if acting in {seat, DEALER}:
        return speech.say(table.game.status(table.view(seat), stakes=table.stakes))
    key = "board-waiting" if table.computer_to_act() else "cli-turn-of"
    return speech.words.format(key, name=speech.name(acting))


def width(text: str) -> int:
    r"""Count the columns that a text takes in a terminal: marks take none, wide letters two.

    >>> width("Ann"), width("\u2068ليلى\u2069"), width("é"), width("字")
    (3, 4, 1, 2)
    """
    return sum(_columns(char) for char in text)


def padded(text: str, columns: int) -> str:
    """Fill a text up with spaces to a number of columns.

    >>> padded("Ann", 5) + "|"
    'Ann  |'
    """
    return text + " " * max(0, columns - width(text))


def _columns(char: str) -> int:
    if unicodedata.category(char) in {"Mn", "Me", "Cf"}:
        return 0
    return 2 if unicodedata.east_asian_width(char) in {"W", "F"} else 1


def _ending(table: Table, seat: Seat | None, speech: Speech) -> tuple[str, str]:
    agreed = Phrase("board-over-draw"), Phrase("board-over-agreed")
    title, text = agreed if table.outcome is None else table.game.ending(table.view(seat), seat, stakes=table.stakes)
    return speech.say(title), speech.say(text)


@dataclass(frozen=True, slots=True)
class _Page:
    table: Table
    seat: Seat | None
    speech: Speech
    lately: int

    def lines(self) -> list[str]:
        game, words = self.table.game, self.speech.words
        view = self.table.view(self.seat)
        places: tuple[Place, ...] = game.places(view, self.seat)
        zones = [zone for zone in game.zones(view) if self.table.stakes or zone.kind != "counters"]
        piles = [zone for zone in zones if zone.kind != "row"]
        blocks = [[words.format(f"game-{game.id}")], _rows([self._pile(zone) for zone in piles])]
        blocks += [self._trick(zone) for zone in zones if zone.kind == "row" and zone.shown]
        blocks.append(self._others(places))
        if self.seat is not None:
            blocks.append(self._mine(places))
        if self.table.to_act in {None, DEALER}:
            blocks.append(self._ledger(places))
        log = self.table.log(self.seat, self.speech.lang)[-self.lately :]
        blocks.append([words.format("board-log"), *(f"  {line}" for line in log)] if log else [])
        blocks.append(status(self.table, self.seat, self.speech).split("\n"))
        return [line for block in blocks if block for line in (*block, "")][:-1]

    def _pile(self, zone: Zone) -> tuple[str, list[str]]:
        if zone.kind == "counters":
            return self._caption(zone), [signed(self.speech.words, zone.count)]
        shown = [self._card(face) for face in zone.shown if face.card != "?"]
        more = ["…"] if shown and zone.count > len(shown) else []
        return self._caption(zone), [*more, *shown]

    def _caption(self, zone: Zone) -> str:
        top = self.speech.say(self._named(zone.shown[-1])) if zone.shown else ""
        return self.speech.say(Phrase(f"zone-{zone.id}.caption", {**zone.args, "n": zone.count, "top": top}))

    def _trick(self, zone: Zone) -> list[str]:
        """Write cards that lie side by side, each on a line with who laid it."""
        best = self.speech.words.format("board-best")
        rows = [
            (f"  {self.speech.name(seat)}", [self._card(face), *([f"({best})"] if i == zone.best else [])])
            for i, (face, seat) in enumerate(zip(zone.shown, zone.laid_by, strict=True))
        ]
        return [self._caption(zone), *_rows(rows)]

    def _others(self, places: Sequence[Place]) -> list[str]:
        mine = self.seat
        others = list(places) if mine is None else [*places[mine + 1 :], *places[:mine]]
        names = [self._name(each) for each in others]
        wide = max(map(width, names)) + _GAP
        about = [[*self._held(each), *self._about(each)] for each in others]
        return _rows(
            [
                (padded(name, wide) + _SEPARATOR.join(said), self._stacks(place.stacks))
                for name, place, said in zip(names, others, about, strict=True)
            ]
        )

    def _name(self, place: Place) -> str:
        """Give a name, marked when it is this player's turn."""
        return ("▸ " if self.table.to_act == place.seat else "  ") + self.speech.name(place.seat)

    def _held(self, place: Place) -> list[str]:
        """Tell what a player holds; an empty hand goes without saying once the player has declared."""
        words = self.speech.words
        if place.finished:
            return [words.format("board-place", place=place.finished)]
        return [words.format("board-in-hand", n=len(place.hand))] if place.hand or place.note is None else []

    def _about(self, place: Place) -> list[str]:
        """Tell what all know of a player, a few words each: dealer, declaration, tricks, counters."""
        words = self.speech.words
        said = [words.format("board-dealer")] if place.dealer else []
        said += [self.speech.say(place.note)] if place.note else []
        said += [] if place.tricks is None else [words.format("board-tricks", n=place.tricks)]
        if place.counters is not None and self.table.stakes:
            said.append(words.format("board-counters", n=place.counters, shown=signed(words, place.counters)))
        return said

    def _mine(self, places: Sequence[Place]) -> list[str]:
        words, mine = self.speech.words, places[self.seat or 0]
        rows = [(words.format("board-hand", n=len(mine.hand)), [self._card(face) for face in mine.hand])]
        if any(place.stacks for place in places):
            rows.insert(0, (words.format("board-own", n=len(mine.stacks)), self._stacks(mine.stacks)))
        about = _SEPARATOR.join(self._about(mine))
        return [f"{self._name(mine)}{' ' * _GAP}{about}", "", *_rows(rows)] if about else _rows(rows)

    def _ledger(self, places: Sequence[Place]) -> list[str]:
        """Write what the last deal brought to each player."""
        if not self.table.stakes or any(place.change is None for place in places):
            return []
        words = self.speech.words
        rows = [
            (f"  {self.speech.name(place.seat)}", [signed(words, place.change or 0, plus=True)]) for place in places
        ]
        return [words.format("board-ledger-change"), *_rows(rows)]

    def _stacks(self, stacks: Sequence[Stack]) -> list[str]:
        """Give the face-up cards, then a sign for each face-down one, whether under a card or not."""
        up = [self._card(stack.up) for stack in stacks if stack.up]
        down = sum(stack.down is not None for stack in stacks)
        return [*up, _DOWN * down] if down else up

    def _named(self, face: Face) -> Phrase:
        named: Phrase | None = self.table.game.phrase(face.card)
        return named or Phrase("card-back")

    def _card(self, face: Face) -> str:
        if face.card == "?":
            return _DOWN
        sign, rank = self.table.game.sign(face.card)
        return f"{_LEFT_TO_RIGHT}{sign}{unmarked(self.speech.say(rank))}{_END}"


def _rows(rows: Sequence[tuple[str, list[str]]]) -> list[str]:
    """Write captions and cards, the cards one below the other."""
    wide = max(width(caption) for caption, _ in rows) + _GAP
    return [(padded(caption, wide) + " ".join(cells)).rstrip() for caption, cells in rows]
