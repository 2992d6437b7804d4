"""A position's line with one thing less: what a search for small positions tries."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from threeup.core.errors import SetupError
from threeup.games import GAMES
from threeup.notation.position import parse_position

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_TOKEN: Final = re.compile(r"[A-Za-z][\w-]*:|[\[\]/]|[^\s\[\]/]+")
_UNSEEN: Final = frozenset({"draw", "removed", "stock", "dead", "miss"})
_SEATS: Final = frozenset({"turn", "first", "dealer", "out", "accused", "caught"})
_CARDS: Final = frozenset({"pile", "draw"})
_CAP: Final = 4999
"""Turns after which the next one is the last, by the rule book."""
_FLAGS: Final = frozenset({"may-draw"})
_SAID: Final = frozenset({"fold", "play", "miss", "defend"})

Fields = dict[str, tuple[str, ...]]
Seat = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Words:
    """A position's line, taken apart.

    Fields:
        words: what stands for itself: the game, the phase, a flag.
        seats: by seat, its parts, each of so many words.
        fields: the words of each field.
        options: house rules, as they are written.
    """

    words: tuple[str, ...]
    seats: tuple[Seat, ...]
    fields: Fields
    options: tuple[str, ...] = ()

    @classmethod
    def read(cls, text: str) -> Words:
        """Take a line apart; cleared cards are all others, so that any card may join them.

        >>> Words.read("updown/1 [g7 bC*2 / g9] [] pile: g4 removed: g1 b1 turn: 1").fields
        {'pile': ('g4',), 'removed': ('*',), 'turn': ('1',)}
        """
        head, _, rest = text.partition(" ")
        reader = _Reader([head])
        for word in _TOKEN.findall(rest):
            reader.take(word)
        fields = {name: tuple(values) for name, values in reader.fields.items()}
        if "removed" in fields and "*" not in fields.get("draw", ()):
            fields["removed"] = ("*",)
        seats = tuple(tuple(map(tuple, seat)) for seat in reader.seats)
        return cls(tuple(reader.words), seats, fields, tuple(reader.options))

    def __str__(self) -> str:
        """Write the line."""
        written = [word for word in self.words if word not in _FLAGS]
        for seat in self.seats:
            parts = [" ".join(part) for part in seat]
            while parts and not parts[-1]:
                parts.pop()
            written.append(re.sub(r" +", " ", f"[{' / '.join(parts)}]").replace("[ ", "["))
        written += [" ".join((f"{name}:", *values)) for name, values in self.fields.items()]
        written += [word for word in self.words if word in _FLAGS]
        return " ".join([*written, *self.options])

    @property
    def cost(self) -> tuple[int, ...]:
        """What there is to be read: house rules, cards, players, words, numbers, cards not in hand, letters."""
        words = [word for seat in self.seats for part in seat for word in part]
        cards = sum(word.removesuffix(":") not in _SAID for word in words)
        for name, values in self.fields.items():
            laid = [each for each in values if not each.lstrip("-").isdigit() and each != "/"]
            cards += 0 if name in _UNSEEN else len(laid)
        numbers = sum(abs(int(each)) for values in self.fields.values() for each in values if _is_number(each))
        more = len(self.fields) + len(self.words) + sum(map(len, self.fields.values()))
        own = sum(j * len(part) for seat in self.seats for j, part in enumerate(seat))
        return len(self.options), cards, len(self.seats), more, numbers, own, len(str(self))


@dataclass
class _Reader:
    """Takes a line's words one by one; `at` is what they belong to now."""

    words: list[str]
    seats: list[list[list[str]]] = field(default_factory=list)
    fields: dict[str, list[str]] = field(default_factory=dict)
    options: list[str] = field(default_factory=list)
    at: str = ""

    def take(self, word: str) -> None:
        if word == "[":
            self.seats.append([[]])
            self.at = word
        elif word == "]":
            self.at = ""
        elif self.at == "[" and word == "/":
            self.seats[-1].append([])
        elif self.at == "[":
            self.seats[-1][-1] += _run(word)
        elif word.endswith(":"):
            self.at = word[:-1]
            self.fields[self.at] = []
        elif "=" in word:
            self.options.append(word)
        elif self.at and word not in _FLAGS:
            self.fields[self.at] += _run(word)
        else:
            self.at = ""
            self.words.append(word)


def _is_number(word: str) -> bool:
    return word.lstrip("-").isdigit()


def _run(word: str) -> list[str]:
    card, star, times = word.partition("*")
    return [card] * int(times) if star and card else [word]


# -------------------------------------------------------------------------------------------------- one step smaller


def smaller(whole: Words) -> Iterator[Words]:
    """Give every line with one thing less, whether it is a position or not."""
    yield from _fewer_options(whole)
    for i, word in enumerate(whole.words[1:], 1):
        if word in _FLAGS:
            yield replace(whole, words=whole.words[:i] + whole.words[i + 1 :])
    yield from _fewer_players(whole)
    yield from _fewer_fields(whole)
    yield from _fewer_cards(whole)
    yield from _without_tricks(whole)


def _fewer_options(whole: Words) -> Iterator[Words]:
    for i, option in enumerate(whole.options):
        less = replace(whole, options=whole.options[:i] + whole.options[i + 1 :])
        yield less
        if option.startswith("deck="):  # in the rule book's deck only green has a Clear +2
            yield Words.read(re.sub(r"[bo]C\+2", "gC+2", str(less)))
        elif option.startswith("turn_cap="):
            yield replace(less, fields=less.fields | {"turns": (str(_CAP),)})
        elif option == "small_table=yes":
            more = GAMES["loo"].default_players - len(less.seats)
            seats = _seats(less.fields, range(len(less.seats)))
            yield replace(less, seats=less.seats + ((("fold",),),) * more, fields=seats)


def _fewer_players(whole: Words) -> Iterator[Words]:
    n = len(whole.seats)
    for gone in range(n):
        seats = whole.seats[:gone] + whole.seats[gone + 1 :]
        yield replace(whole, seats=seats, fields=_seats(whole.fields, [*range(gone + 1), *range(gone, n)]))
        if whole.words[0].startswith("loo") and whole.seats[gone] != (("fold",),):
            folded = (*whole.seats[:gone], (("fold",),), *whole.seats[gone + 1 :])
            less = {name: values for name, values in whole.fields.items() if name not in _UNSEEN - {"miss"}}
            yield replace(whole, seats=folded, fields=less)
    for name in ("turn", "dealer"):
        if by := int(whole.fields.get(name, ("0",))[0]) % max(1, n):
            turned = _seats(whole.fields, [(seat - by) % n for seat in range(n)])
            yield replace(whole, seats=whole.seats[by:] + whole.seats[:by], fields=turned)


def _seats(fields: Fields, new: Sequence[int]) -> Fields:
    """Give the fields with seats renamed; ledgers, which name them all, are left to what follows from the rest."""
    return {
        name: tuple(str(new[int(each)]) for each in values) if name in _SEATS else values
        for name, values in fields.items()
        if name not in {"counters", "opened"}
    }


def _fewer_fields(whole: Words) -> Iterator[Words]:
    for name, values in whole.fields.items():
        yield replace(whole, fields={key: each for key, each in whole.fields.items() if key != name})
        if len(values) == 1 and _is_number(values[0]) and name not in _SEATS:
            for number in {1, int(values[0]) // 2, int(values[0]) - 1} - {int(values[0])}:
                yield replace(whole, fields=whole.fields | {name: (str(number),)})
    ledger = frozenset({"counters", "opened", "pot", "at-play"})
    yield replace(whole, fields={key: each for key, each in whole.fields.items() if key not in ledger})


def _fewer_cards(whole: Words) -> Iterator[Words]:
    for i, seat in enumerate(whole.seats):
        for j, part in enumerate(seat):
            for k in range(len(part)):
                parts = (*seat[:j], part[:k] + part[k + 1 :], *seat[j + 1 :])
                yield replace(whole, seats=(*whole.seats[:i], parts, *whole.seats[i + 1 :]))
    for i, seat in enumerate(whole.seats):
        yield from (replace(whole, seats=(*whole.seats[:i], each, *whole.seats[i + 1 :])) for each in _nearer(seat))
    if "choose" in whole.words:
        yield replace(whole, fields=whole.fields | {"draw": ("*",)})
    for name in sorted(_CARDS & whole.fields.keys()):
        values = whole.fields[name]
        for k in range(len(values)):
            yield replace(whole, fields=whole.fields | {name: values[:k] + values[k + 1 :]})
        yield replace(whole, fields=whole.fields | {name: values[len(values) // 2 :]})


def _nearer(seat: Seat) -> Iterator[Seat]:
    """Move a card of a player's own piles to a place that is easier to follow: the hand, or face up."""
    for j in range(1, len(seat)):
        for k, card in enumerate(seat[j]):
            left = (*seat[:j], seat[j][:k] + seat[j][k + 1 :], *seat[j + 1 :])
            yield from ((*left[:i], (*left[i], card), *left[i + 1 :]) for i in range(j))


def _without_tricks(whole: Words) -> Iterator[Words]:
    """Take the tricks played back into the hands."""
    if "tricks" not in whole.fields or len(whole.words) > 1:
        return
    hands = list(whole.seats)
    try:
        laid = [each for trick in parse_position(str(whole)).tricks for each in trick]
    except SetupError:
        return
    for seat, card in laid:
        hands[seat] = ((*(hands[seat][0] if hands[seat] else ()), str(card)),)
    yield replace(whole, seats=tuple(hands), fields={k: v for k, v in whole.fields.items() if k != "tricks"})
