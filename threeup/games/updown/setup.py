"""A position as somebody laid it out: possibly nonsense, until `validate` finds nothing and `state` makes a `State`."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, fields
from itertools import groupby, pairwise
from typing import TYPE_CHECKING, Final

from threeup.core.errors import Fault, SetupError
from threeup.games.updown.cards import CLEAR, UNKNOWN, rank_text
from threeup.games.updown.options import DEALT_EACH, Options
from threeup.games.updown.state import Holding, State

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from threeup.core.game import Seat
    from threeup.games.updown.cards import Cards
    from threeup.games.updown.state import Phase

UP_SIZE: Final = 3
FIRST_OUT: Final = "updown.end.first-out-wins"
TURN_CAP: Final = "updown.end.turn-cap"
# Faults of the options that leave the rest of the position readable.
_HARMLESS: Final = frozenset({"options.players", "options.deck-small"})


@dataclass(frozen=True, slots=True)
class Setup:
    """A table that may be impossible. The fields are those of `State`; hands and face-up cards stand in any order."""

    options: Options
    phase: Phase
    holdings: tuple[Holding, ...]
    draw: Cards = ()
    pile: Cards = ()
    removed: Cards = ()
    turn: Seat = 0
    first: Seat = 0
    chosen: tuple[Cards, ...] = ()
    extras: int = 0
    may_draw: bool = False
    third_in: int = 0
    turns: int = 0
    out: tuple[Seat, ...] = ()
    ended: str = ""

    @classmethod
    def of(cls, state: State) -> Setup:
        """Take a state apart, to change something about it with `replace`.

        >>> Setup.of(State(Options(), "deal", (Holding(),) * 3, draw=Options().cards())).validate()
        ()
        """
        return cls(**{each.name: getattr(state, each.name) for each in fields(state)})

    def validate(self) -> tuple[Fault, ...]:
        """List everything that keeps this from being a position of the game.

        >>> [fault.id for fault in Setup(Options(), "play", (Holding(),)).validate()]
        ['options.players', 'position.cards-missing', 'position.nobody']
        """
        found = self.options.faults(len(self.holdings))
        if any(fault.id not in _HARMLESS for fault in found):
            return found
        return (*found, *(fault for check in _CHECKS for fault in check(self)))

    def state(self) -> State:
        """Give the position as a state, hands and face-up cards sorted. Raises SetupError with every fault."""
        if faults := self.validate():
            raise SetupError(faults)
        values = {each.name: getattr(self, each.name) for each in fields(self)}
        values["holdings"] = tuple(Holding(_sorted(h.hand), _sorted(h.up), h.down) for h in self.holdings)
        values["chosen"] = tuple(map(_sorted, self.chosen))
        return State(**values)


def _sorted(cards: Cards) -> Cards:
    return tuple(sorted(cards))


def _missing(cards: Cards, have: Cards) -> int:
    """Count the named cards that aren't among the others, beyond those that an unknown card may be."""
    named = Counter(each for each in cards if each != UNKNOWN)
    return max(0, (named - Counter(have)).total() - have.count(UNKNOWN))


# ------------------------------------------------------------------------------------------------ seats and numbers


def _seats(p: Setup) -> Iterator[Fault]:
    n = len(p.holdings)
    named = (("turn", p.turn), ("first", p.first), *(("out", seat) for seat in p.out))
    for field, seat in named:
        if not 0 <= seat < n:
            yield Fault("position.seat", {"field": field, "seat": seat, "players": n})


def _numbers(p: Setup) -> Iterator[Fault]:
    for field, number in (("turns", p.turns), ("extras", p.extras), ("third", p.third_in)):
        if number < 0:
            yield Fault("position.number", {"field": field, "text": str(number)})
    if p.third_in > min(2, p.extras):
        yield Fault("position.third", {"third": p.third_in, "extras": p.extras})
    if p.may_draw and not p.extras:
        yield Fault("position.may-draw", {})
    cap = p.options.turn_cap
    if p.phase == "play" and cap is not None and p.turns >= cap:
        yield Fault("position.turns-cap", {"turns": p.turns, "cap": cap})


# ------------------------------------------------------------------------------------------------------- the cards


def _deck(p: Setup) -> Iterator[Fault]:
    held = (zone for h in p.holdings for zone in (h.hand, h.up, h.down))
    found = Counter(each for zone in (*held, p.draw, p.pile, p.removed) for each in zone)
    deck = Counter(p.options.cards())
    for each, n in sorted(found.items()):
        if each != UNKNOWN and n > deck[each]:
            yield Fault("position.card-too-many", {"card": str(each), "found": n, "deck": deck[each]})
    counts = {"cards": found.total(), "deck": deck.total()}
    if found.total() < deck.total():
        yield Fault("position.cards-missing", counts)
    elif found.total() > deck.total():
        yield Fault("position.cards-extra", counts)


def _open_cards(p: Setup) -> Iterator[Fault]:
    if UNKNOWN in p.pile:
        yield Fault("position.hidden", {"zone": "pile"})
    if any(UNKNOWN in h.up for h in p.holdings):
        yield Fault("position.hidden", {"zone": "up"})


def _pile(p: Setup) -> Iterator[Fault]:
    for below, above in pairwise(p.pile):
        if 0 < above.rank < below.rank:
            yield Fault("position.pile-order", {"low": str(above), "high": str(below)})
            break
    clear = max((each.rank for each in p.pile), default=0)
    if clear >= CLEAR:
        yield Fault("position.clear-on-pile", {"rank": rank_text(clear)})
    for rank, together in groupby(p.pile, key=lambda each: each.rank):
        n = len(tuple(together))
        if 0 < rank < CLEAR and n >= p.options.set_size:
            yield Fault("position.set-on-pile", {"rank": rank_text(rank), "n": n})


# ------------------------------------------------------------------------------------------------------ the phases

# What must stand at its default in a phase.
_UNUSED: Final[dict[Phase, tuple[str, ...]]] = {
    "deal": ("turn", "chosen", "pile", "removed", "turns", "extras", "may_draw", "third_in", "out", "ended"),
    "choose": ("pile", "removed", "turns", "extras", "may_draw", "third_in", "out", "ended"),
    "play": ("chosen", "ended"),
    "over": ("chosen", "extras", "may_draw", "third_in"),
}
_WORDS: Final = {"may_draw": "may-draw", "third_in": "third"}


def _phase(p: Setup) -> Iterator[Fault]:
    for field in _UNUSED[p.phase]:
        if getattr(p, field):
            yield Fault("position.phase-field", {"field": _WORDS.get(field, field), "phase": p.phase})
    check = {"deal": _deal, "choose": _choose, "play": _play, "over": _over}[p.phase]
    yield from check(p)


def _deal(p: Setup) -> Iterator[Fault]:
    if not all(h.empty for h in p.holdings):
        yield Fault("position.deal-cards", {})


def _choose(p: Setup) -> Iterator[Fault]:
    for seat, h in enumerate(p.holdings):
        if (len(h.hand), len(h.up), len(h.down)) != (DEALT_EACH - UP_SIZE, 0, UP_SIZE):
            yield Fault("position.choose-cards", {"seat": seat})
    if len(p.chosen) != len(p.holdings):
        yield Fault("position.chosen-order", {"seat": p.turn})
        return
    for seat, (h, cards) in enumerate(zip(p.holdings, p.chosen, strict=True)):
        if bool(cards) != (seat < p.turn):
            yield Fault("position.chosen-order", {"seat": seat})
        if cards and (len(cards) != UP_SIZE or _missing(cards, h.hand)):
            yield Fault("position.chosen-cards", {"seat": seat})


def _play(p: Setup) -> Iterator[Fault]:
    yield from _three_piles(p)
    if all(h.empty for h in p.holdings):
        yield Fault("position.nobody", {})
        return
    if p.turn in p.out or (0 <= p.turn < len(p.holdings) and p.holdings[p.turn].empty):
        yield Fault("position.turn-out", {"seat": p.turn})
    for seat, h in enumerate(p.holdings):
        may_draw = p.may_draw and seat == p.turn
        if not h.empty and not h.hand and p.draw and not may_draw:
            yield Fault("position.empty-hand", {"seat": seat, "draw": len(p.draw)})
    empty = [seat for seat, h in enumerate(p.holdings) if h.empty]
    if not p.options.play_on_for_places:
        if finished := [*p.out, *empty]:
            yield Fault("position.out-option", {"seat": finished[0]})
        return
    yield from _out(p)
    if len(p.out) >= len(p.holdings) - 1:
        yield Fault("position.finished", {"left": max(0, len(p.holdings) - len(p.out))})


def _over(p: Setup) -> Iterator[Fault]:
    yield from _three_piles(p)
    yield from _out(p)
    cap, left = p.options.turn_cap, len(p.holdings) - len(p.out)
    if p.ended not in {FIRST_OUT, TURN_CAP}:
        yield Fault("position.ended", {"rule": p.ended[:40]})
    elif p.ended == TURN_CAP:
        if cap is None or p.turns < cap:
            yield Fault("position.cap-not-reached", {"turns": p.turns})
    elif not p.out:
        yield Fault("position.no-winner", {})
    elif p.options.play_on_for_places and left > 1:
        yield Fault("position.unfinished", {"left": left})
    if len(p.out) > 1 and not p.options.play_on_for_places:
        yield Fault("position.out-option", {"seat": p.out[1]})


def _three_piles(p: Setup) -> Iterator[Fault]:
    for seat, h in enumerate(p.holdings):
        if len(h.up) > UP_SIZE:
            yield Fault("position.up-many", {"seat": seat, "n": len(h.up)})
        if len(h.down) > UP_SIZE:
            yield Fault("position.down-many", {"seat": seat, "n": len(h.down)})


def _out(p: Setup) -> Iterator[Fault]:
    for seat, n in Counter(p.out).items():
        if n > 1:
            yield Fault("position.out-twice", {"seat": seat})
    for seat, h in enumerate(p.holdings):
        if h.empty != (seat in p.out):
            yield Fault("position.out-missing" if h.empty else "position.out-cards", {"seat": seat})


_CHECKS: Final[tuple[Callable[[Setup], Iterator[Fault]], ...]] = (_seats, _numbers, _deck, _open_cards, _pile, _phase)
