"""A position as somebody laid it out: possibly nonsense, until `validate` finds nothing and `state` makes a `State`."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Final

from threeup.core.errors import Fault, SetupError
from threeup.games.loo.cards import DECK, UNKNOWN
from threeup.games.loo.state import State, winner

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from threeup.core.game import Seat
    from threeup.games.loo.cards import Card, Cards, Suit
    from threeup.games.loo.options import Options
    from threeup.games.loo.state import Phase, Said, Trick

HAND: Final = 3
AGREEMENT: Final = "loo.end.agreement"
LAST_POT: Final = "loo.end.last-pot"
LAST_POT_DEALS: Final = 3
_ENDED: Final = frozenset(("deal", "over"))
# How many tricks lie there in a phase, once a deal was played out.
_TRICKS: Final[dict[Phase, tuple[int, ...]]] = {"play": (0, 1, 2), "review": (3,), "deal": (3,), "over": (3,)}
_LEAST: Final = 2  # players that a trick needs


@dataclass(frozen=True, slots=True)
class Setup:
    """A table that may be impossible. The fields are those of `State`; hands stand in any order."""

    options: Options
    phase: Phase
    hands: tuple[Cards, ...]
    counters: tuple[int, ...] = ()
    pot: int = 0
    dealer: Seat = 0
    turn: Seat = 0
    said: tuple[Said, ...] = ()
    miss: Cards = ()
    turned: Card | None = None
    stock: Cards = ()
    dead: Cards = ()
    trick: Trick = ()
    tricks: tuple[Trick, ...] = ()
    at_play: int = 0
    accused: tuple[Seat, ...] = ()
    caught: tuple[Seat, ...] = ()
    opened: tuple[int, ...] = ()
    deals: int = 0
    last: int = 0
    ended: str = ""

    @classmethod
    def of(cls, state: State) -> Setup:
        """Take a state apart, to change something about it with `replace`.

        >>> from threeup.games.loo.options import Options
        >>> Setup.of(State(Options(), "deal", ((),) * 5, (0,) * 5, stock=DECK)).validate()
        ()
        """
        return cls(**{each.name: getattr(state, each.name) for each in fields(state)})

    def validate(self) -> tuple[Fault, ...]:
        """List everything that keeps this from being a position of the game.

        Whether the cards laid so far kept the duties, and what was declared the rules, is not asked.

        >>> from threeup.games.loo.options import Options
        >>> [fault.id for fault in Setup(Options(), "deal", ((),) * 5, (0,) * 5, pot=3, stock=DECK).validate()]
        ['position.ledger', 'position.phase-field']
        """
        found = self.options.faults(len(self.hands))
        if any(fault.id != "options.players" for fault in found):
            return found
        return (*found, *(fault for check in _CHECKS for fault in check(self)))

    def state(self) -> State:
        """Give the position as a state, hands sorted. Raises SetupError with every fault."""
        if faults := self.validate():
            raise SetupError(faults)
        values = {each.name: getattr(self, each.name) for each in fields(self)}
        return State(**values | {"hands": tuple(tuple(sorted(hand)) for hand in self.hands)})

    @property
    def fresh(self) -> bool:
        """Whether this is the table before the first deal."""
        return self.phase == "deal" and not self.deals

    @property
    def gave(self) -> Seat:
        """Who dealt the cards that lie there; when a deal has ended, `dealer` is the next one already."""
        return self.dealer - (self.phase in _ENDED)

    @property
    def trump(self) -> Suit:
        """The suit of trumps; "?" when no card is turned."""
        return self.turned.suit if self.turned else "?"

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats that play, by number."""
        return tuple(seat for seat, said in enumerate(self.said) if said not in {"", "fold"})

    @property
    def taken(self) -> int:
        """How many have the miss: one may."""
        return self.said.count("miss") + self.said.count("defend")


def clockwise(p: Setup) -> tuple[Seat, ...]:
    """Give, for each seat, the next one clockwise that plays; where nobody does, the next one.

    >>> from threeup.games.loo.options import Options
    >>> clockwise(Setup(Options(), "play", ((),) * 4, said=("play", "fold", "miss", "fold")))
    (2, 2, 0, 0)
    """
    n = len(p.hands)
    order = [seat for seat in p.active if seat < n] or range(n)
    found, at = [], 0
    for seat in range(n):
        at += at < len(order) and order[at] <= seat
        found.append(order[at % len(order)])
    return tuple(found)


def follower(p: Setup, after: tuple[Seat, ...], last: Trick, trick: Trick) -> Seat:
    """Give the seat that lays next: after who laid last, or who won the last trick, or the eldest.

    `after` is what `clockwise` gives. loo.play.eldest-leads, loo.play.trick-winner.
    """
    if last and not trick:
        return winner(last, p.trump).seat
    return after[(trick[-1].seat if trick else p.gave) % len(after)] if after else 0


# ------------------------------------------------------------------------------------------------ seats and numbers


def _seats(p: Setup) -> Iterator[Fault]:
    n = len(p.hands)
    several = ("accused", p.accused), ("caught", p.caught)
    named = (("turn", p.turn), ("dealer", p.dealer), *((field, seat) for field, seats in several for seat in seats))
    for field, seat in named:
        if not 0 <= seat < n:
            yield Fault("position.seat", {"field": field, "seat": seat, "players": n})


def _numbers(p: Setup) -> Iterator[Fault]:
    for field, number in (("pot", p.pot), ("at-play", p.at_play), ("deals", p.deals)):
        if number < 0:
            yield Fault("position.number", {"field": field, "text": str(number)})
    if not 0 <= p.last <= LAST_POT_DEALS:
        yield Fault("position.last", {"last": p.last, "most": LAST_POT_DEALS})
    most = p.options.deals
    if p.phase != "over" and most is not None and p.deals >= most and not p.last:
        yield Fault("position.deals-done", {"deals": p.deals, "most": most})


def _ledger(p: Setup) -> Iterator[Fault]:
    n = len(p.hands)
    for field, numbers in (("counters", p.counters), ("opened", p.opened)):
        # Nothing need have been opened before the first deal, and nothing follows from a faulty ledger.
        spared = field == "opened" and not numbers and (p.fresh or len(p.counters) != n)
        if len(numbers) != n and not spared:
            yield Fault("position.each-player", {"field": field, "found": len(numbers), "players": n})
    if total := sum(p.counters) + p.pot:
        yield Fault("position.ledger", {"total": str(total)})


# ------------------------------------------------------------------------------------------------------- the cards


def _deck(p: Setup) -> Iterator[Fault]:
    laid = [each.card for trick in (*p.tricks, p.trick) for each in trick]
    held = [each for zone in (*p.hands, p.miss, p.stock, p.dead) for each in zone]
    found = Counter((*laid, *held, *((p.turned,) if p.turned else ())))
    for each, n in sorted(found.items()):
        if each != UNKNOWN and n > 1:
            yield Fault("position.card-too-many", {"card": str(each), "found": n, "deck": 1})
    counts = {"cards": found.total(), "deck": len(DECK)}
    if found.total() < len(DECK):
        yield Fault("position.cards-missing", counts)
    elif found.total() > len(DECK):
        yield Fault("position.cards-extra", counts)
    if p.turned == UNKNOWN:
        yield Fault("position.hidden", {"zone": "turned"})
    if UNKNOWN in laid:
        yield Fault("position.hidden", {"zone": "tricks"})


def _hands(p: Setup) -> Iterator[Fault]:
    """Hold hands, the miss and the dead cards to what has been declared and laid."""
    lone = _lone(p)
    laid = Counter(each.seat for trick in (*p.tricks, p.trick) for each in trick)
    for seat, (said, hand) in enumerate(zip(p.said, p.hands, strict=True)):
        gone = HAND if p.phase == "review" or (p.phase in _ENDED and seat != lone) else min(laid[seat], HAND)
        needed = 0 if said == "fold" else HAND - gone
        if len(hand) != needed:
            yield Fault("position.hand-cards", {"seat": seat, "n": len(hand), "needed": needed})
    zones = (("miss", p.miss, 0 if p.taken else HAND), ("dead", p.dead, HAND * (p.said.count("fold") + p.taken)))
    for field, cards, needed in zones:
        if len(cards) != needed:
            yield Fault("position.zone-cards", {"field": field, "n": len(cards), "needed": needed})


# ------------------------------------------------------------------------------------------------------ the phases

# What must stand at its default in a phase.
_NOT_YET: Final = ("tricks", "trick", "at_play", "accused", "caught", "ended")
_UNUSED: Final[dict[str, tuple[str, ...]]] = {
    "fresh": ("turn", "dealer", "pot", "last", "turned", "said", "miss", "dead", *_NOT_YET),
    "deal": ("trick", "ended"),
    "declare": _NOT_YET,
    "play": ("accused", "caught", "ended"),
    "review": ("trick", "ended"),
    "over": ("trick", "last"),
}


def _phase(p: Setup) -> Iterator[Fault]:
    for field in _UNUSED["fresh" if p.fresh else p.phase]:
        if getattr(p, field):
            phase = "between" if p.phase == "deal" and p.deals else p.phase
            yield Fault("position.phase-field", {"field": field.replace("_", "-"), "phase": phase})
    if p.fresh:
        if any(p.hands):
            yield Fault("position.deal-cards", {})
        return
    if p.turned is None:
        yield Fault("position.turned", {})
    if len(p.said) != len(p.hands):
        yield Fault("position.each-player", {"field": "said", "found": len(p.said), "players": len(p.hands)})
        return
    yield from _declared(p)
    yield from _hands(p)
    yield from _tricks(p)
    yield from _judged(p)
    yield from _pot(p)


def _declared(p: Setup) -> Iterator[Fault]:
    n = len(p.said)
    if p.taken > 1:
        yield Fault("position.miss-twice", {})
    for seat, said in enumerate(p.said):
        if said == "defend" and (seat != p.gave % n or p.phase == "declare"):
            yield Fault("position.defend", {"seat": seat})
    order = [(p.gave + i) % n for i in range(1, n + 1)]
    lone = _lone(p)
    done = order.index(p.turn) if p.phase == "declare" and p.turn in order else n
    for i, seat in enumerate(order):
        if bool(p.said[seat]) != (i < done) and (seat != lone or i < n - 1):
            yield Fault("position.said-order", {"seat": seat})
    least = int(p.turn == p.dealer) if p.phase == "declare" else 0 if lone is not None else _LEAST
    if len(p.active) < least:
        yield Fault("position.players-in", {"n": len(p.active), "least": least})


def _lone(p: Setup) -> Seat | None:
    """Give who took the pot alone; None when the deal was played out, or isn't over.

    The dealer does when all others have folded, and need not declare. loo.declare.dealer-takes-all, lone-player.
    """
    n = len(p.said)
    if p.phase not in _ENDED or not n or p.said.count("fold") != n - 1:
        return None
    return next(seat for seat, said in enumerate(p.said) if said != "fold")


def _tricks(p: Setup) -> Iterator[Fault]:
    active, after = p.active, clockwise(p)
    numbers = (0,) if _lone(p) is not None else _TRICKS.get(p.phase, ())
    if numbers and len(p.tricks) not in numbers:
        yield Fault("position.tricks-number", {"found": len(p.tricks), "needed": max(numbers), "phase": p.phase})
    for trick in p.tricks:
        if len(trick) != len(active):
            yield Fault("position.trick-cards", {"found": len(trick), "players": len(active)})
    if len(p.trick) >= max(1, len(active)):
        yield Fault("position.trick-whole", {"found": len(p.trick), "players": len(active)})
    last: Trick = ()
    for trick in (*p.tricks, p.trick):
        for i, laid in enumerate(trick):
            if laid.seat not in active or laid.seat != follower(p, after, last, trick[i - 1 : i]):
                yield Fault("position.trick-seat", {"seat": laid.seat, "card": str(laid.card)})
        last = trick
    if p.phase == "play" and active:
        seat = follower(p, after, p.tricks[-1] if p.tricks else (), p.trick)
        if p.turn != seat:
            yield Fault("position.next", {"seat": seat, "turn": seat})


def _judged(p: Setup) -> Iterator[Fault]:
    if p.options.revoke != "loo" and (p.phase == "review" or p.accused or p.caught):
        yield Fault("position.revoke", {})
    for seat, n in Counter(p.accused).items():
        if n > 1 or seat not in p.active:
            yield Fault("position.accused", {"seat": seat})
    for seat, n in Counter(p.caught).items():
        if n > 1 or seat not in p.accused:
            yield Fault("position.caught", {"seat": seat})


def _pot(p: Setup) -> Iterator[Fault]:
    if p.phase in {"play", "review"} and p.at_play != p.pot:
        yield Fault("position.at-play", {"counters": str(p.at_play), "pot": str(p.pot)})
    if p.phase != "over":
        return
    if not p.deals:
        yield Fault("position.no-deal", {})
    most = {AGREEMENT: 0, LAST_POT: len(p.hands) - 1}.get(p.ended)
    if most is None:
        yield Fault("position.ended", {"rule": p.ended[:40]})
    elif p.pot > most:
        yield Fault("position.last-pot", {"pot": str(p.pot), "most": most})


_CHECKS: Final[tuple[Callable[[Setup], Iterator[Fault]], ...]] = (_seats, _numbers, _ledger, _deck, _phase)
