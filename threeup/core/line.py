"""The words of a position's line, as far as all games write them alike. Each game's grammar is built on this."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING, Any, ClassVar, Final

from threeup.core.errors import Fault, SetupError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

Plain = bool | int | str

_TOKEN: Final = re.compile(r"[A-Za-z][\w-]*:|[\[\]/]|[^\s\[\]/]+")
_MOST_CARDS: Final = 2000
_MOST_FAULTS: Final = 50
_LONGEST_COUNT: Final = 4
_LONGEST_OPTION: Final = 18
# So many equal cards in a row are still written one by one: "? ? ?" reads better than "?*3".
_WRITTEN_OUT: Final = 3


def runs(cards: Iterable[object]) -> Iterator[str]:
    """Write cards, many equal ones in a row as one word.

    >>> " ".join(runs(["g7", "g7", "?", "?", "?", "?"]))
    'g7 g7 ?*4'
    """
    for each, run in groupby(cards):
        n = len(tuple(run))
        yield " ".join([str(each)] * n) if n <= _WRITTEN_OUT else f"{each}*{n}"


def field(name: str, words: Iterable[object]) -> list[str]:
    """Write a field and its words; nothing when there are none.

    >>> field("out", (1, 2)), field("out", ())
    (['out:', '1', '2'], [])
    """
    written = [str(word) for word in words]
    return [f"{name}:", *written] if written else []


def option(name: str, value: Plain) -> str:
    """Write an option.

    >>> option("two_decks", True), option("deck", "g1*3 b1*2")
    ('two_decks=yes', 'deck=g1*3,b1*2')
    """
    if isinstance(value, bool):
        return f"{name}={'yes' if value else 'no'}"
    return f"{name}=" + re.sub(r"\s", ",", str(value))


def whole(word: str, digits: int) -> bool:
    """Tell whether a word is a whole number, 0 or more, of at most so many digits.

    >>> whole("12", 2), whole("-1", 2), whole("٣", 2)
    (True, False, False)
    """
    return word.isascii() and word.isdigit() and len(word) <= digits


def others(deck: Sequence[Any], named: Sequence[Any], unknown: object) -> list[Any]:
    """List the deck's cards that aren't named; unknown ones when others already are, for nobody can tell which.

    >>> others("aabc", "ab", "?"), others("aabc", "a?", "?")
    (['a', 'c'], ['?', '?'])
    """
    if unknown in named:
        return [unknown] * (len(deck) - len(named))
    gone = Counter(named)
    left = []
    for each in deck:
        if gone[each] > 0:
            gone[each] -= 1
        else:
            left.append(each)
    return left


class LineReader(ABC):
    """Takes a position's words one by one: `at` is what they belong to now, a field's name, "seat" or nothing.

    A game's own reader says in capitals what its line has, and adds what is its own: `bracket`, `in_seat` and `value`.

    Fields:
        FIELDS: the names of all fields.
        ZONES: those that hold cards.
        REST: those in which a star may stand for all other cards.
        FLAGS: the words that stand for themselves; of those with the same kind only one may stand.
        DEFAULTS: the options as they are when nothing is said of them.
    """

    FIELDS: ClassVar[frozenset[str]]
    ZONES: ClassVar[tuple[str, ...]]
    REST: ClassVar[tuple[str, ...]]
    FLAGS: ClassVar[Mapping[str, str]]
    DEFAULTS: ClassVar[object]

    def __init__(self, read_card: Callable[[str], Any]) -> None:
        self.read_card = read_card
        self.faults: list[Fault] = []
        self.at = ""
        self.opened = 0
        self.flags: dict[str, str] = {}
        self.zones: dict[str, list[Any]] = {}
        self.seen: dict[str, int] = {}
        self.options: dict[str, Plain] = {}
        self.rest: tuple[str, int] | None = None
        self.room = _MOST_CARDS

    def read(self, text: str, start: int) -> None:
        """Take all words from `start` on, or as many as have faults enough."""
        for found in _TOKEN.finditer(text, start):
            self.take(found[0], found.start())
            if len(self.faults) >= _MOST_FAULTS:
                break
        if self.at == "seat":
            self.fault("bracket", self.opened, text="[")

    def fault(self, name: str, place: int, **args: int | str) -> None:
        """Note what is wrong at a place."""
        self.faults.append(Fault(f"position.{name}", args, place))

    def once(self, name: str, place: int) -> None:
        """Note that something stands here; it may do so once."""
        if name in self.seen:
            self.fault("field-twice", place, field=name[:20])
        self.seen[name] = place

    def take(self, word: str, place: int) -> None:
        """Take the next word."""
        if word in {"[", "]", "/"}:
            self.bracket(word, place)
        elif self.at == "seat" and self.in_seat(word, place):
            pass
        elif word.endswith(":"):
            self.field(word[:-1], place)
        elif self.flag(word, place):
            self.at = ""
        elif self.at in self.ZONES:
            self.card(word, place, self.zones[self.at])
        elif self.at != "?":  # the words of an unknown field are part of that one fault
            self.value(word, place)

    @abstractmethod
    def bracket(self, word: str, place: int) -> None:
        """Take a bracket or a slash."""

    @abstractmethod
    def in_seat(self, word: str, place: int) -> bool:
        """Take a word between brackets; tell whether it belongs there."""

    @abstractmethod
    def value(self, word: str, place: int) -> None:
        """Take the value of a field that holds no cards."""

    def field(self, name: str, place: int) -> None:
        """Start a field."""
        if self.at == "seat":
            self.fault("bracket", self.opened, text="[")
        self.at = name if name in self.FIELDS else "?"
        if name not in self.FIELDS:
            self.fault("unknown-field", place, field=name[:20])
            return
        self.once(name, place)
        if name in self.ZONES:
            self.zones.setdefault(name, [])

    def flag(self, word: str, place: int) -> bool:
        """Take a word that stands for itself, or an option. Tells whether it was one."""
        name, equals, value = word.partition("=")
        if equals:
            self.once(f"{name}=", place)
            self.options[name] = self.option_value(name, value)
        elif word in self.FLAGS:
            self.once(self.FLAGS[word], place)
            self.flags[self.FLAGS[word]] = word
        return bool(equals) or word in self.FLAGS

    def option_value(self, name: str, word: str) -> Plain:
        """Give an option's value as the type that it has."""
        known = name in type(self.DEFAULTS).__slots__  # type: ignore[attr-defined]
        default: object = getattr(self.DEFAULTS, name) if known else ""
        if isinstance(default, bool) and word in {"yes", "no"}:
            return word == "yes"
        if not isinstance(default, str) and whole(word, _LONGEST_OPTION):
            return int(word)
        return word.replace(",", " ")

    def option_faults(self, faults: Sequence[Fault]) -> None:
        """Note what is wrong with the options, at the place of each; those of a deck name no option."""
        for each in faults:
            self.faults.append(Fault(each.id, each.args, self.seen.get(f"{each.args.get('option', 'deck')}=")))

    def card(self, word: str, place: int, to: list[Any]) -> None:
        """Take a card, several alike, or all the others."""
        if word == "*":
            if self.at not in self.REST:
                self.fault("rest-place", place, field=self.at, zones=", ".join(self.REST))
            elif self.rest:
                self.fault("rest-twice", place)
            else:
                self.rest = (self.at, len(to))
            return
        name, star, times = word.partition("*")
        n = int(times) if whole(times, _LONGEST_COUNT) else 0
        try:
            each = self.read_card(name)
        except SetupError:
            self.fault("unknown-card", place, text=word[:20])
            return
        if star and not n:
            self.fault("card-count", place, text=word[:20])
        elif (n or 1) > self.room:
            self.fault("too-many-cards", place, most=_MOST_CARDS)
        else:
            self.room -= n or 1
            to.extend([each] * (n or 1))

    def refuse_faults(self) -> None:
        """Raise SetupError, with every fault in the order of places, when there is any."""
        if self.faults:
            raise SetupError(sorted(self.faults, key=lambda fault: fault.place or 0))
