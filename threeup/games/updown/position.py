"""One readable line for a position. The grammar: docs/reference/position.md.

It stands with the game, not in `notation`, because every field of it is a field of this game's state.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING, Final, Literal, cast

from threeup.core.errors import Fault, SetupError
from threeup.games.updown.cards import UNKNOWN, Card, card, deck_cards
from threeup.games.updown.options import Options, changed, options_from
from threeup.games.updown.setup import FIRST_OUT, Setup
from threeup.games.updown.state import Holding

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from threeup.games.updown.cards import Cards
    from threeup.games.updown.state import Phase, State

_PHASES: Final = ("deal", "choose", "play", "over")
_ZONES: Final = ("pile", "draw", "removed")
_NUMBERS: Final = ("turn", "first", "turns", "extras", "third")
_FIELDS: Final = frozenset((*_ZONES, *_NUMBERS, "out", "ended"))
_TOKEN: Final = re.compile(r"[A-Za-z][\w-]*:|[\[\]/]|[^\s\[\]/]+")
_PARTS: Final = 4
_MOST_CARDS: Final = 2000
_MOST_FAULTS: Final = 50
_LONGEST_NUMBER: Final = 18
# So many equal cards in a row are still written one by one: "? ? ?" reads better than "?*3".
_WRITTEN_OUT: Final = 3

Plain = bool | int | str


# --------------------------------------------------------------------------------------------------- house rules


def write_options(options: Options) -> dict[str, Plain]:
    """Give the options that differ from the defaults, as values that any file format has.

    >>> write_options(Options(turn_cap=None, set_size=4))
    {'set_size': 4, 'turn_cap': 'none'}
    """
    return {name: "none" if value is None else cast("Plain", value) for name, value in changed(options).items()}


def read_options(data: Mapping[str, object]) -> Options:
    """Read options as `write_options` gives them. Raises SetupError, naming every unknown option and wrong value.

    >>> read_options({"turn_cap": "none"}).turn_cap is None
    True
    """
    return options_from({k: None if k == "turn_cap" and v == "none" else v for k, v in data.items()})


# ------------------------------------------------------------------------------------------------------- writing


def write_position(p: State | Setup) -> str:
    """Write a position, without the game's name before it.

    >>> from threeup.games.updown import UPDOWN
    >>> write_position(UPDOWN.start(3, Options(set_size=4)))
    'deal [] [] [] set_size=4'
    """
    words: list[str] = [] if p.phase == "play" else [p.phase]
    chosen = p.chosen or ((),) * len(p.holdings)
    words += [_seat(h, cards) for h, cards in zip(p.holdings, chosen, strict=False)]
    whole_deck = p.phase == "deal" and p.draw == p.options.cards()
    for field, cards in (("pile", p.pile), ("draw", p.draw), ("removed", p.removed)):
        if (cards and not (field == "draw" and whole_deck)) or (field == "draw" and p.phase == "deal" and not cards):
            words += [f"{field}:", *_runs(cards)]
    for field, number in zip(_NUMBERS, (p.turn, p.first, p.turns, p.extras, p.third_in), strict=True):
        words += [f"{field}: {number}"] if number else []
    words += ["may-draw"] if p.may_draw else []
    words += ["out:", *map(str, p.out)] if p.out else []
    if p.ended != (FIRST_OUT if p.phase == "over" else ""):
        words += [f"ended: {p.ended}".rstrip()]
    return " ".join(words + [f"{name}={_option(value)}" for name, value in write_options(p.options).items()])


def _seat(h: Holding, chosen: Cards) -> str:
    parts = [" ".join(_runs(cards)) for cards in (h.hand, h.up, h.down, chosen)]
    while parts and not parts[-1]:
        parts.pop()
    return f"[{' / '.join(parts)}]".replace("[ /", "[/").replace("/  /", "/ /")


def _runs(cards: Cards) -> Iterator[str]:
    for each, run in groupby(cards):
        n = len(tuple(run))
        yield " ".join([str(each)] * n) if n <= _WRITTEN_OUT else f"{each}*{n}"


def _option(value: Plain) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return re.sub(r"\s", ",", str(value))


# ------------------------------------------------------------------------------------------------------- reading


def read_position(text: str, start: int = 0) -> Setup:
    """Read a position from `start` on. Raises SetupError with every fault of the writing, each with its place.

    >>> p = read_position("[g7 bC / g9 o9 / ? ? ?] [b3] pile: g4 b4 removed: * turn: 1")
    >>> p.holdings[0].up, p.pile, len(p.removed), p.turn
    ((card('g9'), card('o9')), (card('g4'), card('b4')), 74, 1)
    """
    reader = _Reader()
    for found in _TOKEN.finditer(text, start):
        reader.take(found[0], found.start())
        if len(reader.faults) >= _MOST_FAULTS:
            break
    return reader.setup()


class _Reader:
    """Takes a position's words one by one: `at` is what they belong to now, a field's name, "seat" or nothing."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.at = ""
        self.opened = 0
        self.phase: Phase = "play"
        self.may_draw = False
        self.seats: list[tuple[list[Card], ...]] = []
        self.part = 0
        self.zones: dict[str, list[Card]] = {}
        self.values: dict[str, int] = {}
        self.out: list[int] = []
        self.ended: str | None = None
        self.seen: dict[str, int] = {}
        self.options: dict[str, Plain] = {}
        self.rest: tuple[str, int] | None = None
        self.room = _MOST_CARDS

    def fault(self, name: str, place: int, **args: int | str) -> None:
        """Note what is wrong at a place."""
        self.faults.append(Fault(f"position.{name}", args, place))

    def take(self, word: str, place: int) -> None:
        """Take the next word."""
        if word in {"[", "]", "/"}:
            self.bracket(word, place)
        elif word.endswith(":"):
            self.field(word[:-1], place)
        elif self.at != "seat" and self.flag(word, place):
            self.at = ""
        elif self.at == "seat":
            self.card(word, place, self.seats[-1][self.part])
        elif self.at in _ZONES:
            self.card(word, place, self.zones[self.at])
        else:
            self.value(word, place)

    def bracket(self, word: str, place: int) -> None:
        """Open a seat, go to its next part or close it."""
        if (word == "[") == (self.at == "seat"):
            self.fault("bracket", place, text=word)
        if word == "/" and self.at == "seat":
            self.part += 1
            if self.part == _PARTS:
                self.fault("seat-parts", place, seat=len(self.seats) - 1)
            self.part = min(self.part, _PARTS - 1)
        elif word == "[":
            self.seats.append(([], [], [], []))
            self.at, self.part, self.opened = "seat", 0, place
        else:
            self.at = ""

    def field(self, name: str, place: int) -> None:
        """Start a field."""
        if self.at == "seat":
            self.fault("bracket", self.opened, text="[")
        self.at = name if name in _FIELDS else "?"
        if name not in _FIELDS:
            self.fault("unknown-field", place, field=name[:20])
            return
        self.once(name, place)
        if name in _ZONES:
            self.zones.setdefault(name, [])
        elif name == "ended":
            self.ended = ""

    def once(self, name: str, place: int) -> None:
        """Note that a field stands here; it may do so once."""
        if name in self.seen:
            self.fault("field-twice", place, field=name[:20])
        self.seen[name] = place

    def flag(self, word: str, place: int) -> bool:
        """Take a word that stands for itself: a phase, may-draw, an option. Tells whether it was one."""
        name, equals, value = word.partition("=")
        if word in _PHASES:
            self.once("phase", place)
            self.phase = cast("Phase", word)
        elif word == "may-draw":
            self.once(word, place)
            self.may_draw = True
        elif equals:
            self.once(name, place)
            self.options[name] = _plain(name, value)
        return bool(equals) or word in {*_PHASES, "may-draw"}

    def value(self, word: str, place: int) -> None:
        """Take the value of a field that holds no cards."""
        if self.at == "ended" and not self.ended:
            self.ended = word
        elif self.at in _NUMBERS or self.at == "out":
            if not (word.isascii() and word.isdigit() and len(word) <= _LONGEST_NUMBER):
                self.fault("number", place, field=self.at, text=word[:20])
            elif self.at == "out":
                self.out.append(int(word))
            else:
                self.values[self.at] = int(word)
                self.at = ""
        elif self.at != "?":  # the words of an unknown field are part of that one fault
            self.fault("unknown-word", place, text=word[:20])

    def card(self, word: str, place: int, to: list[Card]) -> None:
        """Take a card, several alike, or all the others."""
        if word == "*":
            if self.at not in {"draw", "removed"}:
                self.fault("rest-place", place, field=self.at)
            elif self.rest:
                self.fault("rest-twice", place)
            else:
                self.rest = (self.at, len(to))
            return
        name, star, times = word.partition("*")
        n = int(times) if times.isascii() and times.isdigit() and len(times) <= 4 else 0  # noqa: PLR2004
        try:
            each = card(name)
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

    def setup(self) -> Setup:
        """Give what was read. Raises SetupError."""
        if self.at == "seat":
            self.fault("bracket", self.opened, text="[")
        options = self.house_rules()
        if self.faults:
            raise SetupError(sorted(self.faults, key=lambda fault: fault.place or 0))
        seats = [tuple(map(tuple, parts)) for parts in self.seats]
        chosen = tuple(parts[3] for parts in seats)
        pile, draw, removed = self.all_zones(options)
        return Setup(
            options, self.phase, tuple(Holding(*parts[:3]) for parts in seats), draw, pile, removed,
            chosen=chosen if any(chosen) or self.phase == "choose" else (), may_draw=self.may_draw, out=tuple(self.out),
            ended=self.ended if self.ended is not None else FIRST_OUT if self.phase == "over" else "",
            **{"third_in" if name == "third" else name: number for name, number in self.values.items()},
        )  # fmt: skip

    def house_rules(self) -> Options:
        """Give the options, the defaults when they are faulty."""
        try:
            options = read_options(self.options)
            deck_cards(options.deck)
        except SetupError as error:
            for each in error.faults:
                place = self.seen.get(str(each.args.get("option", "deck")))
                self.faults.append(Fault(each.id, each.args, place))
            return Options()
        return options

    def all_zones(self, options: Options) -> tuple[Cards, Cards, Cards]:
        """Give pile, draw pile and removed cards, with all other cards put in where a star stood."""
        if self.rest:
            zone, at = self.rest
            self.zones[zone][at:at] = self.others(options)
        if self.phase == "deal" and "draw" not in self.zones:
            self.zones["draw"] = list(options.cards())
        pile, draw, removed = (tuple(self.zones.get(zone, ())) for zone in _ZONES)
        return pile, draw, removed

    def others(self, options: Options) -> list[Card]:
        """List the deck's cards that aren't named; unknown ones when others already are, for nobody can tell which."""
        named = [each for parts in self.seats for part in parts[:3] for each in part]
        named += [each for zone in self.zones.values() for each in zone]
        deck = options.cards()
        if UNKNOWN in named:
            return [UNKNOWN] * (len(deck) - len(named))
        gone = Counter(named)
        left = []
        for each in deck:
            if gone[each] > 0:
                gone[each] -= 1
            else:
                left.append(each)
        return left


def _plain(name: str, value: str) -> Plain:
    default: object = getattr(Options(), name, "") if name in Options.__slots__ else ""
    if isinstance(default, bool):
        flags: dict[str, Literal[True, False]] = {"yes": True, "no": False}
        return flags.get(value, value)
    if isinstance(default, int) and value.isascii() and value.isdigit() and len(value) <= _LONGEST_NUMBER:
        return int(value)
    return value.replace(",", " ")
