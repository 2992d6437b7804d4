"""What a seat of 3UP 3DOWN can't see, filled in by lot; and what it remembers of cards that lay open once."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

from threeup.core.errors import CompletionError
from threeup.games.updown.cards import UNKNOWN
from threeup.games.updown.events import Dealt, Discarded, PickedUp, Revealed
from threeup.games.updown.follow import Draft
from threeup.games.updown.state import Holding
from threeup.players.dealer import shuffled

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterable, Iterator

    from threeup.core.events import Event
    from threeup.core.game import Seat
    from threeup.games.updown.cards import Card, Cards
    from threeup.games.updown.state import State


def completions(view: State) -> Callable[[random.Random], State]:
    """Get ready to fill in the unknown cards. Raises CompletionError for a position that has too many of a card.

    >>> import random
    >>> from threeup.games.updown import Options, State, cards
    >>> few = Options(deck="g1*2 b2")
    >>> view = State(few, "play", (Holding(cards("g1")), Holding(cards("?"))), draw=cards("?"))
    >>> fill = completions(view)
    >>> [str(fill(random.Random(seed)).holdings[1].hand[0]) for seed in range(6)]
    ['g1', 'b2', 'g1', 'b2', 'b2', 'g1']
    """
    view = _with_chosen(view)
    pool, missing = _pool(view)
    if missing != len(pool):
        message = f"{missing} unknown cards, but {len(pool)} cards of the deck lie nowhere"
        raise CompletionError(message)

    def fill(rng: random.Random) -> State:
        drawn = iter(shuffled(pool, rng.random))
        holdings = tuple(
            Holding(tuple(sorted(_filled(h.hand, drawn))), tuple(sorted(_filled(h.up, drawn))), _filled(h.down, drawn))
            for h in view.holdings
        )
        draw, pile, removed = (_filled(zone, drawn) for zone in (view.draw, view.pile, view.removed))
        chosen = tuple(
            _chosen(cards, h.hand, rng) if UNKNOWN in cards else cards
            for cards, h in zip(view.chosen, holdings, strict=False)
        )
        return replace(view, holdings=holdings, draw=draw, pile=pile, removed=removed, chosen=chosen)

    return fill


def _filled(zone: Cards, drawn: Iterator[Card]) -> Cards:
    return tuple([next(drawn) if each == UNKNOWN else each for each in zone])


def _zones(s: State) -> Iterator[Cards]:
    for h in s.holdings:
        yield from (h.hand, h.up, h.down)
    yield from (s.draw, s.pile, s.removed)


def _pool(view: State) -> tuple[list[Card], int]:
    """List the cards that lie nowhere by name, and count the places where they may lie."""
    found = Counter(each for zone in _zones(view) for each in zone)
    missing = found.pop(UNKNOWN, 0)
    pool = Counter(view.options.cards())
    pool.subtract(found)
    if min(pool.values(), default=0) < 0:
        message = "more of a card than the deck has"
        raise CompletionError(message)
    return list(pool.elements()), missing


def _with_chosen(view: State) -> State:
    """Name the cards of a hand that are known because they were chosen to lie face up."""
    holdings = list(view.holdings)
    for seat, cards in enumerate(view.chosen):
        hand = view.holdings[seat].hand
        more = list((Counter(cards) - Counter(hand) - Counter({UNKNOWN: len(cards)})).elements())
        if len(more) > hand.count(UNKNOWN):
            message = f"seat {seat} has chosen cards that it does not hold"
            raise CompletionError(message)
        left = (each for each in hand if each != UNKNOWN)
        unknown = (UNKNOWN,) * (hand.count(UNKNOWN) - len(more))
        holdings[seat] = replace(holdings[seat], hand=tuple(sorted((*unknown, *more, *left))))
    return replace(view, holdings=tuple(holdings))


def _chosen(cards: Cards, hand: Cards, rng: random.Random) -> Cards:
    """Choose what is not known of the cards chosen to lie face up: no choice is likelier than another."""
    named = Counter(each for each in cards if each != UNKNOWN)
    rest = shuffled((Counter(hand) - named).elements(), rng.random)
    return tuple(sorted((*named.elements(), *islice(rest, cards.count(UNKNOWN)))))


# ----------------------------------------------------------------------------------------------------- memory


def remember(start: State, events: Iterable[Event], seat: Seat | None) -> State:
    """Give what a seat knows after these events, as it saw them, if it began with what it saw at the start.

    The pile lay open before it was taken up: whoever watched knows its cards until they are played again. Which of two
    equal cards is played makes no difference to what is left in the hand.
    """
    d = Draft(start)
    held: list[list[Card]] = [[] for _ in start.holdings]
    for event in events:
        match event:
            case Dealt():
                held = [[] for _ in event.hands]
            case PickedUp():
                held[event.seat] += d.pile
            case Discarded():
                _forget(held[event.seat], event.hand)
            case Revealed():
                for known, up in zip(held, event.ups, strict=True):
                    _forget(known, up)
            case _:
                pass
        d.add(event)
    now = d.frozen()
    holdings = tuple(
        h if i == seat else replace(h, hand=_named(len(h.hand), known))
        for i, (h, known) in enumerate(zip(now.holdings, held, strict=True))
    )
    return replace(now, holdings=holdings)


def _forget(known: list[Card], gone: Cards) -> None:
    for each in gone:
        if each in known:
            known.remove(each)


def _named(size: int, known: list[Card]) -> Cards:
    return (*((UNKNOWN,) * (size - len(known))), *sorted(known))
