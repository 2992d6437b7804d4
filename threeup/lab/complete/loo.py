"""What a seat of 3-Card Loo can't see, filled in by lot; and what it remembers of its own hand laid aside.

Where no card can be laid against a duty, the cards laid tell of the others: who did not follow suit holds none of it,
who did not beat the best card can't. The duties are asked of the engine. Each further card of a hand can only add to
them, so that a card which would have forbidden what was laid is in no hand of that seat; only the first lead under the
option `lead = classic` must be asked of the hand as a whole, for one trump may be held back there, but not two.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import comb
from typing import TYPE_CHECKING, Final

from threeup.core.errors import CompletionError
from threeup.games.loo.cards import DECK, UNKNOWN
from threeup.games.loo.events import Dealt, Defended, Folded, MissTaken
from threeup.games.loo.follow import Draft
from threeup.games.loo.rules import Duties
from threeup.players.dealer import shuffled

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterable, Iterator

    from threeup.core.events import Event
    from threeup.core.game import Seat
    from threeup.games.loo.cards import Card, Cards
    from threeup.games.loo.state import State

TRIES: Final = 20_000
"""Times that hands are drawn at most before it is given up."""


@dataclass(frozen=True, slots=True)
class _Bound:
    """A seat whose cards laid tell something of those still hidden.

    Fields:
        seat: whose hand.
        hidden: how many cards of it are unknown.
        allowed: the cards that they may be.
        most: how many of those there can be at most when it is this seat's turn to draw.
        whole: the hand must be asked about as a whole.
    """

    seat: Seat
    hidden: int
    allowed: Cards
    most: int = 0
    whole: bool = False


def completions(view: State) -> Callable[[random.Random], State]:
    """Get ready to fill in the unknown cards. Raises CompletionError when no hands agree with the cards laid.

    >>> import random
    >>> from threeup.notation import parse_position
    >>> line = "loo/1 [play: Ah] [play: ?] [fold] [fold] [fold] turned: 3h tricks: 9d 2c / Kc 8c dealer: 4 pot: 3"
    >>> fill = completions(parse_position(line).state())
    >>> sorted({fill(random.Random(seed)).hands[1][0].suit for seed in range(99)})
    ['c', 's']
    """
    pool = _pool(view)
    bound = _bounds(view, pool)

    def fill(rng: random.Random) -> State:
        found = _draw(view, bound, rng)
        taken = {each for hand in found.values() for each in hand}
        drawn = iter(shuffled((each for each in pool if each not in taken), rng.random))
        hands = tuple(
            tuple(sorted((*_known(hand), *found[seat]) if seat in found else _filled(hand, drawn)))
            for seat, hand in enumerate(view.hands)
        )
        miss, stock, dead = (_filled(zone, drawn) for zone in (view.miss, view.stock, view.dead))
        return replace(view, hands=hands, miss=tuple(sorted(miss)), stock=stock, dead=dead)

    return fill


def _known(zone: Cards) -> Cards:
    return tuple([each for each in zone if each != UNKNOWN])


def _filled(zone: Cards, drawn: Iterator[Card]) -> Cards:
    return tuple([next(drawn) if each == UNKNOWN else each for each in zone])


def _pool(view: State) -> Cards:
    """List the cards that lie nowhere by name."""
    zones = [*view.hands, view.miss, view.stock, view.dead, (view.turned,) if view.turned else ()]
    found = [each for zone in zones for each in zone]
    found += [laid.card for trick in (*view.tricks, view.trick) for laid in trick]
    named = set(found)
    pool = tuple(each for each in DECK if each not in named)
    if len(pool) != found.count(UNKNOWN):
        message = f"{found.count(UNKNOWN)} unknown cards, but {len(pool)} cards of the deck lie nowhere"
        raise CompletionError(message)
    return pool


# ------------------------------------------------------------------------------------------ what the cards laid tell


def _bounds(view: State, pool: Cards) -> tuple[_Bound, ...]:
    """List the seats about whose hidden cards something is told, those with fewest choices first."""
    if view.phase != "play" or view.options.revoke == "loo":
        return ()
    tricks = (*view.tricks, view.trick)
    leader = tricks[0][0].seat if tricks[0] else None
    found = []
    for seat, hand in enumerate(view.hands):
        hidden = hand.count(UNKNOWN)
        if not hidden or not any(laid.seat == seat for trick in tricks for laid in trick):
            continue
        allowed = tuple(each for each in pool if kept(view, seat, (*_known(hand), each)))
        # loo.play.lead-trump under `lead = classic`: it takes two trumps to be bound
        whole = view.options.lead == "classic" and seat == leader and len(hand) > 1
        found.append(_Bound(seat, hidden, allowed, whole=whole))
    return _in_order(found)


def _in_order(found: list[_Bound]) -> tuple[_Bound, ...]:
    """Say how many of its cards are left at most to each seat when the seats before it have drawn."""
    ordered: list[_Bound] = []
    for each in sorted(found, key=lambda one: len(one.allowed)):
        mine = set(each.allowed)
        # Of the cards that a seat before draws, so many at least are none of those that this one couldn't hold.
        gone = sum(max(0, one.hidden - sum(c not in mine for c in one.allowed)) for one in ordered)
        most = len(each.allowed) - gone
        if most < each.hidden:
            message = f"no cards that seat {each.seat} may still hold agree with those that it has laid"
            raise CompletionError(message)
        ordered.append(replace(each, most=most))
    return tuple(ordered)


def kept(view: State, seat: Seat, hand: Cards) -> bool:
    """Tell whether every card that a seat has laid in this deal kept the duties if this is what is left of its hand.

    >>> from threeup.games.loo import Laid, Options, State, card, cards
    >>> trick = (Laid(1, card("9d")), Laid(2, card("2c")))
    >>> s = State(Options(), "play", ((),) * 5, (0,) * 5, said=("play",) * 5, turned=card("3h"), trick=trick)
    >>> kept(s, 2, cards("5s 6s")), kept(s, 2, cards("5s 2d")), kept(s, 2, cards("5s 2h"))
    (True, False, False)
    """
    assert view.turned is not None  # noqa: S101 - a card is turned in every deal
    active = len(view.said) - view.said.count("fold")
    held = list(hand)
    tricks = (*view.tricks, view.trick)
    for played in range(len(tricks) - 1, -1, -1):
        for place, laid in enumerate(tricks[played]):
            if laid.seat == seat:
                held.append(laid.card)
                f = Duties(tuple(sorted(held)), tricks[played][:place], view.turned, view.options, active, played)
                if laid.card not in f.allowed:
                    return False
    return True


# ---------------------------------------------------------------------------------------------------------- drawing


def _draw(view: State, bound: tuple[_Bound, ...], rng: random.Random) -> dict[Seat, list[Card]]:
    """Draw the hands that something is told of. Raises CompletionError.

    One seat after the other draws from what it may hold. As the seats before leave it now more, now fewer cards to
    choose from, not all draws would be equally likely; so a draw stands only as often as its number of choices is part
    of the most there can be, and else all is drawn anew (rejection sampling: J. von Neumann, 1951).
    """
    for _ in range(TRIES):
        taken: set[Card] = set()
        found: dict[Seat, list[Card]] = {}
        weight = 1.0
        for each in bound:
            left = [c for c in each.allowed if c not in taken]
            weight *= comb(len(left), each.hidden) / comb(each.most, each.hidden)
            if not weight:
                break
            hand = [left.pop(int(rng.random() * len(left))) for _ in range(each.hidden)]
            if each.whole and not kept(view, each.seat, (*_known(view.hands[each.seat]), *hand)):
                weight = 0.0
                break
            found[each.seat] = hand
            taken.update(hand)
        if weight and (weight >= 1 or rng.random() < weight):
            return found
    message = f"no hands found that agree with the cards laid, in {TRIES} tries"
    raise CompletionError(message)


# ----------------------------------------------------------------------------------------------------------- memory


def remember(start: State, events: Iterable[Event], seat: Seat | None) -> State:
    """Give what a seat knows after these events, as it saw them: its own hand laid aside is known to it.

    Of a deal that had begun before the start, only hands laid aside since then are known.
    """
    d = Draft(start)
    dead = start.dead
    for event in events:
        match event:
            case Dealt():
                dead = ()
            case Folded() | MissTaken() | Defended():
                dead += d.hands[event.seat] if event.seat == seat else event.dead
            case _:
                pass
        d.add(event)
    return replace(d.frozen(), dead=dead)
