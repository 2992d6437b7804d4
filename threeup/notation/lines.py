"""Where things stand in a TOML text: its parser gives values, and faults need lines."""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import Final

# Strings and comments hide brackets, dots and equals signs. One that isn't closed ends with its line, so that
# no text takes longer than its length; strings over several lines, which no record needs, only blur the lines.
_PIECES: Final = re.compile(r'"(?:\\[^\n]|[^"\\\n])*+(?:"|\\?$)|\'[^\'\n]*+(?:\'|$)|#[^\n]*+', re.MULTILINE)
_MOVES: Final = re.compile(r"^[ \t]*moves[ \t]*=[ \t]*\[", re.MULTILINE)


class Lines:
    """The lines of a text, 1-based."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._starts = [0, *(found.end() for found in re.finditer("\n", text))]
        self.count = len(text.splitlines()) or 1
        self._strings = [found.span() for found in _PIECES.finditer(text) if text[found.start()] != "#"]
        self._found: dict[str, list[int]] = {}
        # What stands outside strings and comments, every character still at its place.
        self.bare = _PIECES.sub(lambda found: " " * len(found[0]), text)

    def at(self, place: int) -> int:
        r"""Give the line of a character.

        >>> Lines("a = 1\nb = 2").at(6)
        2
        """
        return bisect_right(self._starts, place)

    def key(self, name: str, nth: int = 0) -> int | None:
        r"""Give the line on which a key stands for the `nth` time, 0-based; None where none is found.

        >>> Lines("a = 1\n[b]\na = 2").key("a", 1)
        3
        """
        found = self._lines(rf"(?:^|[{{,])[ \t]*+{re.escape(name)}[ \t]*+=")
        return found[nth] if nth < len(found) else None

    def tables(self, name: str) -> list[int]:
        r"""List the lines of the headers `[name]` and `[[name]]`.

        >>> Lines("[a]\n[[b]]\n[[b]]").tables("b")
        [2, 3]
        """
        return self._lines(rf"^[ \t]*+\[\[?[ \t]*+{re.escape(name)}[ \t]*+\]")

    def every_table(self) -> list[int]:
        r"""List the lines of all headers of tables.

        >>> Lines("[a]\nb = 1\n[[c.d]]").every_table()
        [1, 3]
        """
        return self._lines(r"^[ \t]*+\[\[?[^\[\]=,\n]++\]\]?[ \t]*$")

    def _lines(self, pattern: str) -> list[int]:
        if pattern not in self._found:
            places = re.finditer(pattern, self.bare, re.MULTILINE)
            self._found[pattern] = [self.at(place.end() - 1) for place in places]
        return self._found[pattern]

    def moves(self) -> list[list[int]]:
        r"""List, for every array `moves`, the line of each of its strings.

        >>> Lines('[main]\nmoves = [\n  "x",\n  "y",\n]').moves()
        [[3, 4]]
        """
        found: list[list[int]] = []
        starts = [start for start, _ in self._strings]
        for array in _MOVES.finditer(self.bare):
            end = self.bare.find("]", array.end())
            first, last = (
                bisect_right(starts, array.end() - 1),
                bisect_right(starts, end if end >= 0 else len(self.bare)),
            )
            found.append([self.at(start) for start in starts[first:last]])
        return found
