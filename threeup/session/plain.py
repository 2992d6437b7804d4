"""A table as text: for terminals, for `print`, and for readers that show no pictures."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from threeup.core.layout import Phrase
from threeup.text import direction
from threeup.text import plain as unmarked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from threeup.core.game import Seat
    from threeup.core.layout import Face, Place, Stack, Zone
    from threeup.session.speech import Speech
    from threeup.session.table import Table

_SIGNS: Final = {"g": "●", "b": "■", "o": "▲"}
"""The shapes that stand for the colours on the cards: green circle, blue square, orange triangle."""

_DOWN: Final = "▒"
_LINES: Final = 6
_GAP: Final = 2
# In an Arabic line a card is a run of its own, or its shape and its number would change places.
_LEFT_TO_RIGHT: Final = "\u2066"
_END: Final = "\u2069"


def plain(table: Table, seat: Seat | None, lang: str | None = None) -> str:
    """Write the table as a seat sees it (None: a watcher), in a language (the table's own when none is given).

    A card is its shape and its rank: ● green, ■ blue, ▲ orange. Each ▒ is one that lies face down.

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
    text = "\n".join(_Page(table, seat, speech).lines())
    return text if direction(speech.lang) == "rtl" else unmarked(text)


def status(table: Table, seat: Seat | None, speech: Speech) -> str:
    """Say whose turn it is and what to do, or how the game ended."""
    acting = table.to_act
    if acting is None:
        return "\n".join(_ending(table, seat, speech))
    if acting == seat:
        return speech.say(table.game.status(table.view(seat)))
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
    words, outcome = speech.words, table.outcome
    if outcome is None:
        return words.format("board-over-draw"), words.format("board-over-agreed")
    if outcome.draw:
        return words.format("board-over-draw"), speech.rule_text(outcome.rule)
    winner = outcome.places[0]
    name = speech.name(winner)
    key = "board-over-won" if winner == seat else "board-over-lost"
    return words.format(key, name=name), words.text(key, "text", name=name)


@dataclass(frozen=True, slots=True)
class _Page:
    table: Table
    seat: Seat | None
    speech: Speech

    def lines(self) -> list[str]:
        game, words = self.table.game, self.speech.words
        view = self.table.view(self.seat)
        places: tuple[Place, ...] = game.places(view, self.seat)
        blocks = [[words.format(f"game-{game.id}")], self._middle(game.zones(view)), self._others(places)]
        if self.seat is not None:
            blocks.append(self._mine(places[self.seat]))
        log = self.table.log(self.seat, self.speech.lang)[-_LINES:]
        blocks.append([words.format("board-log"), *(f"  {line}" for line in log)] if log else [])
        blocks.append(status(self.table, self.seat, self.speech).split("\n"))
        return [line for block in blocks if block for line in (*block, "")][:-1]

    def _middle(self, zones: Sequence[Zone]) -> list[str]:
        rows = []
        for zone in zones:
            shown = [self._card(face) for face in zone.shown if face.card != "?"]
            more = ["…"] if shown and zone.count > len(shown) else []
            rows.append((self.speech.words.text(f"zone-{zone.id}", "caption", n=zone.count), [*more, *shown]))
        return _rows(rows)

    def _others(self, places: Sequence[Place]) -> list[str]:
        words, mine = self.speech.words, self.seat
        others = list(places) if mine is None else [*places[mine + 1 :], *places[:mine]]
        names = [("▸ " if self.table.to_act == each.seat else "  ") + self.speech.name(each.seat) for each in others]
        wide = max(map(width, names)) + _GAP
        rows = []
        for name, place in zip(names, others, strict=True):
            said = words.format("board-in-hand", n=len(place.hand))
            if place.finished:
                said = words.format("board-place", place=place.finished)
            rows.append((padded(name, wide) + said, self._stacks(place.stacks)))
        return _rows(rows)

    def _mine(self, mine: Place) -> list[str]:
        words = self.speech.words
        own = words.format("board-own", n=len(mine.stacks)), self._stacks(mine.stacks)
        hand = words.format("board-hand", n=len(mine.hand)), [self._card(face) for face in mine.hand]
        return _rows([own, hand])

    def _stacks(self, stacks: Sequence[Stack]) -> list[str]:
        """Give the face-up cards, then a sign for each face-down one, whether under a card or not."""
        up = [self._card(stack.up) for stack in stacks if stack.up]
        down = sum(stack.down is not None for stack in stacks)
        return [*up, _DOWN * down] if down else up

    def _card(self, face: Face) -> str:
        if face.card == "?":
            return _DOWN
        rank = self.speech.say(self.table.game.phrase(face.group) or Phrase("card-unknown"))
        return f"{_LEFT_TO_RIGHT}{_SIGNS.get(face.card[0], '')}{unmarked(rank)}{_END}"


def _rows(rows: Sequence[tuple[str, list[str]]]) -> list[str]:
    """Write captions and cards, the cards one below the other."""
    wide = max(width(caption) for caption, _ in rows) + _GAP
    return [(padded(caption, wide) + " ".join(cells)).rstrip() for caption, cells in rows]
