"""Ways to mend a line that can't be read, where a word of it stands."""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from threeup.core.errors import SetupError
from threeup.games import GAMES
from threeup.notation.position import BIDI, LONGEST, format_position, parse_position

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from threeup.core.errors import Fault

_TOKEN: Final = re.compile(r"[A-Za-z][\w-]*:|[\[\]/]|[^\s\[\]/]+")
_VALUE: Final = re.compile(
    r"\s*(?:[+-]?\d+|\?(?:\*\d+)?|[gbo](?:\d+|C(?:\+[12])?)(?:\*\d+)?|(?:\d+|[TJQKA])[cdhs])(?=[\s\[\]]|$)"
)
_MOST_TRIED: Final = 3
"""Places where a bracket may have been forgotten; each is tried by reading the whole line."""
_HEAD: Final = re.compile(r"\s*[^\s/\[]+(?:/\d*)?")


def unreadable(line: str) -> tuple[Fault, ...]:
    """List what keeps a line from being read.

    >>> [fault.id for fault in unreadable("updown/1 [x7]")]
    ['position.unknown-card']
    """
    try:
        parse_position(line)
    except SetupError as error:
        return error.faults
    return ()


def mend_line(line: str, fault: Fault) -> str | None:
    """Take a fault of the writing away, in one way of several; None where only a person can say how.

    >>> line = "updown/1 [G7] turn: 0 turn: 1 removed: *"
    >>> [mend_line(line, fault) for fault in unreadable(line)]
    ['updown/1 [g7] turn: 0 turn: 1 removed: *', 'updown/1 [G7] turn: 0 removed: *']
    """
    before = len(unreadable(line))
    plain = line.translate(dict.fromkeys(BIDI, " "))
    for way in _ways(plain, fault):
        after = unreadable(way)
        if len(after) < before or (fault.id in _HIDING and fault.id not in {each.id for each in after}):
            return way
    return None


def _ways(line: str, fault: Fault) -> Iterator[str]:
    """Try what may help, the best first."""
    found = _TOKEN.match(line, fault.place or 0)
    word, start, end = (found[0], found.start(), found.end()) if found else ("", 0, 0)
    short = fault.id.rpartition(".")[2]
    if short in _WHOLE:
        yield from _WHOLE[short](line)
    elif short == "unknown-card":
        yield from (line[:start] + each + line[end:] for each in (*_like(line, word), "?"))
    elif short == "card-count":
        yield line[:start] + word.partition("*")[0] + line[end:]
    elif short in {"number", "integer"}:
        yield f"{line[:start]}0{line[end:]}"
    elif short == "bracket":
        yield from _brackets(line, start, word)
    elif short in {"unknown-field", "field-twice"} and word.endswith(":"):
        yield _cut(line, start, _after_values(line, end))
    if found:
        yield _cut(line, start, end)


def _cut(line: str, start: int, end: int) -> str:
    return line[:start].rstrip() + (" " if line[end : end + 1] not in {"]", ""} else "") + line[end:].lstrip()


def _after_values(line: str, end: int) -> int:
    """Find where the cards and numbers after a field's name end."""
    while found := _VALUE.match(line, end):
        end = found.end()
    return end


def _like(line: str, word: str) -> tuple[str, ...]:
    """Give the card that is written almost like this."""
    game = GAMES.get((_HEAD.match(line) or [""])[0].strip().partition("/")[0])
    if game is None:
        return ()
    known = {str(each).lower(): str(each) for each in game.deck(game.start(game.default_players))}
    name, star, times = word.partition("*")
    near = known.get(name.lower())
    return () if near is None else (near + star + times,)


def _brackets(line: str, start: int, word: str) -> Iterator[str]:
    """Close a bracket where the next thing begins, or at the end; or leave one out."""
    if word == "[":
        next_ones = (found for found in _TOKEN.finditer(line, start) if found[0] == "[" or found[0].endswith(":"))
        for found in islice(next_ones, _MOST_TRIED):
            yield f"{line[: found.start()].rstrip()}] {line[found.start() :]}"
        yield f"{line.rstrip()}]"


def _with_game(line: str) -> Iterator[str]:
    """Write the name of a game before the line, or instead of its first word."""
    for game in GAMES.values():
        head = f"{game.id}/{game.version}"
        yield from (f"{head} {line.strip()}", _HEAD.sub(head, line, count=1))


def _newly(line: str) -> Iterator[str]:
    """Read the line by the present rules."""
    name = (_HEAD.match(line) or [""])[0].strip().partition("/")[0]
    if name in GAMES:
        yield _HEAD.sub(f"{name}/{GAMES[name].version}", line, count=1)


def _empty(_: str) -> Iterator[str]:
    game: Any = next(iter(GAMES.values()))
    yield format_position(game.start(game.default_players))


def _shorter(line: str) -> Iterator[str]:
    """Leave out spaces that say nothing."""
    close = " ".join(line[: LONGEST * 8].split())
    if len(close) <= LONGEST and len(line) <= LONGEST * 8:
        yield close


_HIDING: Final = frozenset(("position.version", "position.too-long"))
"""Faults behind which nothing else is looked for."""
_WHOLE: Final[dict[str, Callable[[str], Iterator[str]]]] = {
    "unknown-game": _with_game,
    "version": _newly,
    "empty": _empty,
    "too-long": _shorter,
}
"""Faults that are not of one word."""
