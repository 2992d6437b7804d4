"""One readable line for a position. The grammar: docs/reference/position.md.

It stands with the game, not in `notation`, because every field of it is a field of this game's state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from threeup.core.errors import SetupError
from threeup.core.line import LineReader, field, option, others, runs, whole
from threeup.games.updown.cards import UNKNOWN, card, deck_cards
from threeup.games.updown.options import Options, read_options, write_options
from threeup.games.updown.setup import FIRST_OUT, Setup
from threeup.games.updown.state import Holding

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from threeup.games.updown.cards import Card, Cards
    from threeup.games.updown.state import Phase, State

_PHASES: Final = ("deal", "choose", "play", "over")
_ZONES: Final = ("pile", "draw", "removed")
_NUMBERS: Final = ("turn", "first", "turns", "extras", "third")
_PARTS: Final = 4
_LONGEST_NUMBER: Final = 18


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
    words += field("pile", runs(p.pile))
    words += ["draw:"] if p.phase == "deal" and not p.draw else [] if whole_deck else field("draw", runs(p.draw))
    words += field("removed", runs(p.removed))
    for name, number in zip(_NUMBERS, (p.turn, p.first, p.turns, p.extras, p.third_in), strict=True):
        words += [f"{name}: {number}"] if number else []
    words += ["may-draw"] if p.may_draw else []
    words += field("out", p.out)
    if p.ended != (FIRST_OUT if p.phase == "over" else ""):
        words += [f"ended: {p.ended}".rstrip()]
    return " ".join(words + [option(name, value) for name, value in write_options(p.options).items()])


def _seat(h: Holding, chosen: Cards) -> str:
    parts = [" ".join(runs(cards)) for cards in (h.hand, h.up, h.down, chosen)]
    while parts and not parts[-1]:
        parts.pop()
    return f"[{' / '.join(parts)}]".replace("[ /", "[/").replace("/  /", "/ /")


# ------------------------------------------------------------------------------------------------------- reading


def read_position(text: str, start: int = 0) -> Setup:
    """Read a position from `start` on. Raises SetupError with every fault of the writing, each with its place.

    >>> p = read_position("[g7 bC / g9 o9 / ? ? ?] [b3] pile: g4 b4 removed: * turn: 1")
    >>> p.holdings[0].up, p.pile, len(p.removed), p.turn
    ((card('g9'), card('o9')), (card('g4'), card('b4')), 74, 1)
    """
    reader = _Reader(card)
    reader.read(text, start)
    return reader.setup()


class _Reader(LineReader):
    FIELDS = frozenset((*_ZONES, *_NUMBERS, "out", "ended"))
    ZONES = _ZONES
    REST = ("draw", "removed")
    FLAGS: ClassVar[Mapping[str, str]] = {**dict.fromkeys(_PHASES, "phase"), "may-draw": "may-draw"}
    DEFAULTS = Options()

    def __init__(self, read_card: Callable[[str], Card]) -> None:
        super().__init__(read_card)
        self.seats: list[tuple[list[Card], ...]] = []
        self.part = 0
        self.values: dict[str, int] = {}
        self.out: list[int] = []
        self.ended: str | None = None

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

    def in_seat(self, word: str, place: int) -> bool:
        """Take a card of a seat; a field doesn't belong there."""
        if not word.endswith(":"):
            self.card(word, place, self.seats[-1][self.part])
        return not word.endswith(":")

    def field(self, name: str, place: int) -> None:
        """Start a field."""
        super().field(name, place)
        if name == "ended":
            self.ended = ""

    def value(self, word: str, place: int) -> None:
        """Take the value of a field that holds no cards."""
        if self.at == "ended" and not self.ended:
            self.ended = word
        elif self.at not in {*_NUMBERS, "out"}:
            self.fault("unknown-word", place, text=word[:20])
        elif not whole(word, _LONGEST_NUMBER):
            self.fault("number", place, field=self.at, text=word[:20])
        elif self.at == "out":
            self.out.append(int(word))
        else:
            self.values[self.at] = int(word)
            self.at = ""

    def setup(self) -> Setup:
        """Give what was read. Raises SetupError."""
        options = self.house_rules()
        self.refuse_faults()
        phase = cast("Phase", self.flags.get("phase", "play"))
        seats = [tuple(map(tuple, parts)) for parts in self.seats]
        chosen = tuple(parts[3] for parts in seats)
        if self.rest:
            zone, at = self.rest
            self.zones[zone][at:at] = self.others(options)
        if phase == "deal":
            self.zones.setdefault("draw", list(options.cards()))
        pile, draw, removed = (tuple(self.zones.get(zone, ())) for zone in _ZONES)
        return Setup(
            options, phase, tuple(Holding(*parts[:3]) for parts in seats), draw, pile, removed,
            chosen=chosen if any(chosen) or phase == "choose" else (), may_draw="may-draw" in self.flags,
            out=tuple(self.out),
            ended=self.ended if self.ended is not None else FIRST_OUT if phase == "over" else "",
            **{"third_in" if name == "third" else name: number for name, number in self.values.items()},
        )  # fmt: skip

    def house_rules(self) -> Options:
        """Give the options, the defaults when they are faulty."""
        try:
            options = read_options(self.options)
            deck_cards(options.deck)
        except SetupError as error:
            self.option_faults(error.faults)
            return Options()
        return options

    def others(self, options: Options) -> list[Card]:
        """List all other cards of the deck."""
        named = [each for parts in self.seats for part in parts[:3] for each in part]
        named += [each for zone in self.zones.values() for each in zone]
        return others(options.cards(), named, UNKNOWN)
