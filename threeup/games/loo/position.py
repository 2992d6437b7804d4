"""One readable line for a position. The grammar: docs/reference/position.md.

It stands with the game, not in `notation`, because every field of it is a field of this game's state.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, Final

from threeup.core.errors import SetupError
from threeup.core.line import LineReader, option, others, runs, whole
from threeup.games.loo.cards import DECK, UNKNOWN, Card, card
from threeup.games.loo.options import Options, read_options, write_options
from threeup.games.loo.settle import ante
from threeup.games.loo.setup import AGREEMENT, HAND, Setup, clockwise, follower
from threeup.games.loo.state import Laid

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from threeup.core.game import Seat
    from threeup.games.loo.cards import Cards
    from threeup.games.loo.state import Said, State, Trick

_PHASES: Final = ("deal", "declare", "play", "review", "over")
_ZONES: Final = ("miss", "dead", "stock")
_NUMBERS: Final = ("dealer", "turn", "pot", "at-play", "deals", "last")
_LEDGERS: Final = ("counters", "opened")
_SEATS: Final = ("accused", "caught")
_TRICKS: Final = ("tricks", "trick")
# The order in which fields are written, and what is left out is filled in: each may hang on those before it.
_ORDER: Final = ("dealer", "turn", "pot", *_LEDGERS, "at-play", "deals", "last", *_ZONES, *_SEATS, "ended")
# Written even where they would be filled in alike: what a reader looks for first.
_ALWAYS: Final = frozenset(("dealer", "turn", "pot"))
# How a seat declares; "stand" is the same as "play", as in the moves.
_SAID: Final[Mapping[str, Said]] = {"fold": "fold", "play": "play", "stand": "play", "miss": "miss", "defend": "defend"}
_SUITS: Final = str.maketrans("♣♦♥♠", "cdhs")
_NONE: Final[Trick] = ()
_DIGITS: Final = 60  # of counters
_FEWER_DIGITS: Final = 18  # of seats and deals
_SIGNED: Final = re.compile(rf"[+-]?[0-9]{{1,{_DIGITS}}}")


# ----------------------------------------------------------------------------------------- what need not be written


def fill(told: Mapping[str, Any]) -> Setup:
    """Make a setup of what was told of its fields, and of what follows from that for the others.

    A trick in `tricks` and `trick` is told as pairs of a seat (None for the one whose turn it is) and a card.
    """
    p = Setup(**{**told, "tricks": (), "trick": ()})
    p = replace(p, said=_said(p, whose="turn" in told))
    *tricks, trick = _seated(p, (*told["tricks"], told["trick"]))
    p = replace(p, tricks=tuple(tricks), trick=trick)
    for name in _ORDER:
        key = _key(name)
        if key not in told and key in _USUAL:
            p = replace(p, **{key: _USUAL[key](p)})
    return p


def _key(name: str) -> str:
    return name.replace("-", "_")


def _said(p: Setup, *, whose: bool) -> tuple[Said, ...]:
    """Who holds cards in play, plays; so does who is to have declared before whoever's turn it is."""
    n = len(p.hands)
    ready: set[Seat] = set(range(n)) if p.phase in {"play", "review"} else set()
    if p.phase == "declare" and whose and n:
        ready = {(p.dealer + i) % n for i in range(1, (p.turn - p.dealer - 1) % n + 1)}
    each = zip(p.said, p.hands, strict=True)
    said = tuple(word or (("play" if hand else "fold") if i in ready else "") for i, (word, hand) in enumerate(each))
    return () if p.fresh and not any(said) else said


def _seated(p: Setup, tricks: Sequence[Sequence[tuple[Seat | None, Card]]]) -> list[Trick]:
    after, last = clockwise(p), _NONE
    found: list[Trick] = []
    for words in tricks:
        trick: list[Laid] = []
        for seat, each in words:
            trick.append(Laid(follower(p, after, last, tuple(trick[-1:])) if seat is None else seat, each))
        last = tuple(trick)
        found.append(last)
    return found


def _turn(p: Setup) -> Seat:
    n = len(p.hands)
    if p.phase == "play":
        return follower(p, clockwise(p), p.tricks[-1] if p.tricks else (), p.trick)
    if p.phase == "declare":
        return next(((p.dealer + i) % n for i in range(1, n + 1) if not p.said[(p.dealer + i) % n]), p.dealer)
    return (p.dealer + 1) % n if p.phase == "review" and n else 0


def _paid(p: Setup) -> tuple[int, ...]:
    """Everybody's ante, of a deal that has not been settled."""
    return ante(p.options, len(p.hands), p.gave) if p.phase in _DEALT else (0,) * len(p.hands)


def _pot(p: Setup) -> int:
    """What the counters lack, when it can be; without counters, the antes."""
    lacking = -sum(p.counters) if p.counters else sum(_paid(p))
    return lacking if 0 <= lacking < 10**_DIGITS else 0


def _counters(p: Setup) -> tuple[int, ...]:
    """The antes are paid; what else lies in the pot is the dealer's."""
    paid = _paid(p) if sum(_paid(p)) <= p.pot else (0,) * len(p.hands)
    dealer = p.gave % len(paid) if paid else 0
    return tuple(-each - (p.pot - sum(paid) if seat == dealer else 0) for seat, each in enumerate(paid))


def _opened(p: Setup) -> tuple[int, ...]:
    if p.fresh or len(p.counters) != len(p.hands):
        return ()
    return tuple(have + paid for have, paid in zip(p.counters, _paid(p), strict=True))


def _stock(p: Setup) -> Cards:
    """All cards that lie nowhere else."""
    named = [each for zone in (*p.hands, p.miss, p.dead, p.stock) for each in zone]
    named += [each.card for trick in (*p.tricks, p.trick) for each in trick]
    return tuple(others(DECK, [*named, *((p.turned,) if p.turned else ())], UNKNOWN))


_DEALT: Final = frozenset(("declare", "play", "review"))
_USUAL: Final[Mapping[str, Callable[[Setup], Any]]] = {
    "turn": _turn,
    "pot": _pot,
    "counters": _counters,
    "opened": _opened,
    "at_play": lambda p: p.pot if p.phase in {"play", "review"} else 0,
    "miss": lambda p: (UNKNOWN,) * (0 if p.fresh or p.taken else HAND),
    "dead": lambda p: (UNKNOWN,) * (HAND * (p.said.count("fold") + p.taken)),
    "stock": _stock,
    "ended": lambda p: AGREEMENT if p.phase == "over" else "",
}
"""What a field is when nothing is said of it, where it isn't what it is in a blank setup."""
_BLANK: Final = Setup(Options(), "play", ())


# ------------------------------------------------------------------------------------------------------- writing


def write_position(p: State | Setup) -> str:
    """Write a position, without the game's name before it.

    >>> from threeup.games.loo.state import State
    >>> write_position(State(Options(stake=2), "deal", ((),) * 5, (0,) * 5, stock=DECK))
    'deal [] [] [] [] [] stake=2'
    """
    p = p if isinstance(p, Setup) else Setup.of(p)
    needed = tell(p)
    words: list[str] = [] if p.phase == "play" else [p.phase]
    words += [_seat(word, hand) for word, hand in zip(needed["said"], p.hands, strict=True)]
    words += [f"turned: {p.turned}"] if p.turned else []
    words += _tricks(needed["tricks"], needed["trick"])
    always = not p.fresh or any(p.counters)
    for name in _ORDER:
        if _key(name) in needed or (name in _ALWAYS and always):
            words += [f"{name}:", *_values(getattr(p, _key(name)), runs if name in _ZONES else None)]
    return " ".join(words + [option(name, value) for name, value in write_options(p.options).items()])


def tell(p: Setup) -> dict[str, Any]:
    """Give what must be told of a setup, for `fill` to make it again.

    >>> p = read_position("[As 9h] [fold] [miss: ? ? ?] [Qd Td 2c] [4c 3c] turned: Kh dealer: 3 trick: 2d 8s")
    >>> sorted(set(tell(p)) - {"options", "phase", "hands", "said", "turned", "tricks", "trick"})
    ['dealer']
    >>> fill(tell(p)) == p
    True
    """
    nothing: Said = ""
    *tricks, trick = _unseated(p)
    told: dict[str, Any] = {
        "options": p.options, "phase": p.phase, "hands": p.hands, "turned": p.turned, "tricks": tricks, "trick": trick,
        "said": (*p.said, *((nothing,) * len(p.hands)))[: len(p.hands)],
    }  # fmt: skip
    # As `fill` goes, but the number of deals is known from the start: it tells the first deal from the others.
    known = replace(p, **{_key(name): getattr(_BLANK, _key(name)) for name in _ORDER if name != "deals"})
    for name in _ORDER:
        key = _key(name)
        value, usual = getattr(p, key), _USUAL[key](known) if key in _USUAL else getattr(_BLANK, key)
        if value != usual:
            told[key] = value
        known = replace(known, **{key: value})
    return told


def _unseated(p: Setup) -> list[list[tuple[Seat | None, Card]]]:
    """Name who laid a card only where it isn't the one whose turn it was."""
    after, last = clockwise(p), _NONE
    found: list[list[tuple[Seat | None, Card]]] = []
    for trick in (*p.tricks, p.trick):
        due = [follower(p, after, last, trick[i - 1 : i]) for i in range(len(trick))]
        found.append([(None if x.seat == seat else x.seat, x.card) for x, seat in zip(trick, due, strict=True)])
        last = trick
    return found


def _seat(said: Said, hand: Cards) -> str:
    cards = " ".join(runs(hand))
    return f"[{said}: {cards}]" if said and hand else f"[{said}{cards}]"


def _values(value: object, write: Callable[[Cards], Iterator[str]] | None) -> list[str]:
    if isinstance(value, tuple):
        return list(write(value)) if write else list(map(str, value))
    return [str(value)] if value != "" else []


def _tricks(
    tricks: Sequence[Sequence[tuple[Seat | None, Card]]], trick: Sequence[tuple[Seat | None, Card]]
) -> list[str]:
    """Write the cards laid; a player's number stands before a card where it isn't the one's whose turn it was."""
    *found, open_ = (
        " ".join(str(each) if seat is None else f"{seat} {each}" for seat, each in words) for words in (*tricks, trick)
    )
    return (["tricks:", " / ".join(found)] if found else []) + ([f"trick: {open_}"] if open_ else [])


# ------------------------------------------------------------------------------------------------------- reading


def read_position(text: str, start: int = 0) -> Setup:
    """Read a position from `start` on. Raises SetupError with every fault of the writing, each with its place.

    >>> p = read_position("[As 9h] [fold] [miss: ? ? ?] [Qd Td 2c] [4c 3c] turned: Kh dealer: 3 trick: 2d 8s")
    >>> p.said, p.trick[1], p.turn
    (('play', 'fold', 'miss', 'play', 'play'), Laid(seat=0, card=card('8s')), 2)
    """
    reader = _Reader(_card)
    reader.read(text, start)
    return reader.setup()


def _card(word: str) -> Card:
    """Read a card as people write it, too: 10H, a♠."""
    return card(word[:-1].upper().replace("10", "T") + word[-1:].translate(_SUITS).lower())


class _Reader(LineReader):
    FIELDS = frozenset((*_ZONES, *_NUMBERS, *_LEDGERS, *_SEATS, *_TRICKS, "turned", "ended"))
    ZONES = _ZONES
    REST = ("stock",)
    FLAGS: ClassVar[Mapping[str, str]] = dict.fromkeys(_PHASES, "phase")
    DEFAULTS = Options()

    def __init__(self, read_card: Callable[[str], Card]) -> None:
        super().__init__(read_card)
        self.hands: list[list[Card]] = []
        self.said: list[Said] = []
        self.turned: list[Card] = []
        self.laid: dict[str, list[list[tuple[Seat | None, Card]]]] = {"tricks": [[]], "trick": [[]]}
        self.layer: tuple[Seat, int] | None = None
        self.values: dict[str, Any] = {}

    def bracket(self, word: str, place: int) -> None:
        """Open a seat or close it, or go on to the next trick."""
        self.no_layer()
        if word == "/" and self.at == "tricks":
            self.laid["tricks"].append([])
        elif word == "/":
            self.fault("unknown-word", place, text=word)
        else:
            if (word == "[") == (self.at == "seat"):
                self.fault("bracket", place, text=word)
            self.at = "seat" if word == "[" else ""
            if word == "[":
                self.hands.append([])
                self.said.append("")
                self.opened = place

    def in_seat(self, word: str, place: int) -> bool:
        """Take what a player has declared, or a card."""
        said = _SAID.get(word.removesuffix(":"))
        if said is None and word.endswith(":"):
            return False
        if said is None:
            self.card(word, place, self.hands[-1])
        elif self.said[-1]:
            self.fault("said-twice", place, seat=len(self.said) - 1)
        else:
            self.said[-1] = said
        return True

    def field(self, name: str, place: int) -> None:
        """Start a field."""
        self.no_layer()
        super().field(name, place)
        if name in {*_LEDGERS, *_SEATS}:
            self.values.setdefault(name, [])
        elif name == "ended":
            self.values[name] = ""

    def value(self, word: str, place: int) -> None:
        """Take the value of a field that holds no cards."""
        if self.at in _TRICKS:
            self.lay(word, place)
        elif self.at == "turned":
            self.card(word, place, self.turned)
            if len(self.turned) > 1:
                self.fault("unknown-word", place, text=word[:20])
        elif self.at == "ended" and not self.values["ended"]:
            self.values["ended"] = word
        elif self.at in {*_NUMBERS, *_LEDGERS, *_SEATS}:
            self.number(word, place)
        else:
            self.fault("unknown-word", place, text=word[:20])

    def lay(self, word: str, place: int) -> None:
        """Take a card of a trick, or the number of who laid the next one."""
        if whole(word, _FEWER_DIGITS):
            self.no_layer()
            self.layer = (int(word), place)
            return
        cards: list[Card] = []
        self.card(word, place, cards)
        for each in cards:
            self.laid[self.at][-1].append((self.layer[0] if self.layer else None, each))
            self.layer = None

    def no_layer(self) -> None:
        """Note that a player's number stands before no card."""
        if self.layer:
            seat, place = self.layer
            self.fault("unknown-word", place, text=str(seat)[:20])
            self.layer = None

    def number(self, word: str, place: int) -> None:
        """Take a number, or one of several."""
        signed = self.at in _LEDGERS
        digits = _DIGITS if self.at in {"pot", "at-play"} else _FEWER_DIGITS
        word = word.replace("\N{MINUS SIGN}", "-")
        if not (_SIGNED.fullmatch(word) if signed else whole(word, digits)):
            self.fault("integer" if signed else "number", place, field=self.at, text=word[:20])
        elif self.at in _NUMBERS:
            self.values[self.at] = int(word)
            self.at = ""
        else:
            self.values[self.at].append(int(word))

    def setup(self) -> Setup:
        """Give what was read. Raises SetupError."""
        self.no_layer()
        options = self.house_rules()
        self.refuse_faults()
        told: dict[str, Any] = {
            "options": options,
            "phase": self.flags.get("phase", "play"),
            "hands": tuple(map(tuple, self.hands)),
            "said": tuple(self.said),
            "turned": self.turned[0] if self.turned else None,
            "tricks": [trick for trick in self.laid["tricks"] if trick],
            "trick": self.laid["trick"][0],
        }
        several = {**self.values, **self.zones}
        told |= {_key(name): tuple(value) if isinstance(value, list) else value for name, value in several.items()}
        p = fill(told)
        if self.rest is None:
            return p
        _, at = self.rest
        return replace(p, stock=p.stock[:at] + _stock(p) + p.stock[at:])

    def house_rules(self) -> Options:
        """Give the options, the defaults when they are faulty."""
        try:
            return read_options(self.options)
        except SetupError as error:
            self.option_faults(error.faults)
            return Options()
