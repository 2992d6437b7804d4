"""Ways to mend a position of 3-Card Loo. Each takes one fault away, and may leave others or bring some."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from threeup.core.line import others
from threeup.games.loo import DECK, UNKNOWN, Laid, Setup
from threeup.games.loo.position import fill, tell
from threeup.games.loo.setup import AGREEMENT, HAND, LAST_POT_DEALS, clockwise, follower
from threeup.lab.editing.parts import once, remade

if TYPE_CHECKING:
    from collections.abc import Callable

    from threeup.core.errors import Fault
    from threeup.games.loo.cards import Card, Cards
    from threeup.games.loo.state import Said, Trick

_BLANK: Final[dict[str, Any]] = {
    "turn": 0, "dealer": 0, "pot": 0, "last": 0, "turned": None, "miss": (), "dead": (), "tricks": (), "trick": (),
    "at_play": 0, "accused": (), "caught": (), "ended": "",
}  # fmt: skip


def mend(p: Setup, fault: Fault) -> Setup | None:
    """Take a fault away, in one way of several; None where only a person can say how.

    >>> from threeup.games.loo.position import read_position
    >>> p = read_position("[As 9h 2c] [Kd Qd 3c] [fold] [fold] [fold] turned: Kh dealer: 4 turn: 2")
    >>> mend(p, p.validate()[0]).turn
    0
    """
    way = _WAYS.get(fault.id)
    return way(p, fault) if way else None


def _anew(p: Setup, *names: str) -> Setup:
    """Let fields follow from the rest of the table again."""
    return fill({name: each for name, each in tell(p).items() if name not in names})


# ------------------------------------------------------------------------------------------------ seats and numbers


def _seat(p: Setup, fault: Fault) -> Setup:
    field, players = str(fault.args["field"]), len(p.hands)
    if field in {"accused", "caught"}:
        return remade(p, {field: once(getattr(p, field), range(players))})
    if field != "dealer":
        return _anew(p, "turn")
    # Who has paid what follows from the dealer, unless it was told.
    return fill({name: each for name, each in tell(p).items() if name != "turn"} | {"dealer": 0})


def _number(p: Setup, fault: Fault) -> Setup:
    return remade(p, {str(fault.args["field"]).replace("-", "_"): 0})


def _ledger(p: Setup, _: Fault) -> Setup:
    """The pot holds what the players lack; where they have too many, they have paid nothing but what is in it."""
    lacking = -sum(p.counters)
    if lacking < 0:
        return _anew(p, "counters", "opened")
    return replace(p, pot=lacking, at_play=lacking if p.at_play else 0)


def _last_pot(p: Setup, fault: Fault) -> Setup | None:
    """Give who dealt what is too many in the pot."""
    extra, seat = p.pot - int(fault.args["most"]), p.gave % max(1, len(p.hands))
    if seat >= len(p.counters):
        return None
    counters = (*p.counters[:seat], p.counters[seat] + extra, *p.counters[seat + 1 :])
    return replace(p, pot=p.pot - extra, counters=counters)


# --------------------------------------------------------------------------------------------------- too many, too few


def _all(p: Setup) -> list[Card]:
    held = [each for zone in (*p.hands, p.miss, p.dead, p.stock) for each in zone]
    laid = [x.card for trick in (*p.tricks, p.trick) for x in trick]
    return [*held, *laid, *((p.turned,) if p.turned else ())]


def _card_too_many(p: Setup, fault: Fault) -> Setup:
    """Take the copies away where they are seen least, the last of them first."""
    left = sum(str(each) == fault.args["card"] for each in _all(p)) - 1

    def less(cards: Cards) -> Cards:
        nonlocal left
        kept = []
        for each in reversed(cards):
            if left and str(each) == fault.args["card"]:
                left -= 1
            else:
                kept.append(each)
        return tuple(reversed(kept))

    p = replace(p, stock=less(p.stock), dead=less(p.dead), miss=less(p.miss))
    hands = [less(hand) for hand in reversed(p.hands)]
    p = replace(p, hands=tuple(reversed(hands)))
    if left and p.turned and str(p.turned) == fault.args["card"]:
        p, left = replace(p, turned=None), left - 1
    if left:
        cards = [less(tuple(x.card for x in trick)) for trick in (*p.tricks, p.trick)]
        p = _laid_anew(p, cards)
    return p


def _laid_anew(p: Setup, cards: list[Cards]) -> Setup:
    """Lay the cards of the tricks, the last of them on the table, each by whoever's turn it is."""
    after, tricks = clockwise(p), []
    last: Trick = ()
    for many in cards:
        trick: list[Laid] = []
        for each in many:
            trick.append(Laid(follower(p, after, last, tuple(trick[-1:])), each))
        last = tuple(trick)
        tricks.append(last)
    *whole, open_ = tricks
    return replace(p, tricks=tuple(trick for trick in whole if trick), trick=open_)


def _missing(p: Setup, _: Fault) -> Setup:
    named = _all(p)
    return replace(p, stock=p.stock + tuple(others(DECK, named, UNKNOWN))[: len(DECK) - len(named)])


def _extra(p: Setup, _: Fault) -> Setup | None:
    """Take cards out of the stock: such as lie elsewhere too, then unknown ones, then the last."""
    n = len(_all(p)) - len(DECK)
    if n > len(p.stock):
        return None
    double = {each for each, times in Counter(_all(p)).items() if times > 1 and each != UNKNOWN}
    order = sorted(range(len(p.stock)), key=lambda i: (p.stock[i] not in double, p.stock[i] != UNKNOWN, -i))
    away = set(order[:n])
    return replace(p, stock=tuple(each for i, each in enumerate(p.stock) if i not in away))


def _turned(p: Setup, _: Fault) -> Setup | None:
    """Turn the first card of the stock that is known."""
    at = next((i for i, each in enumerate(p.stock) if each != UNKNOWN), None)
    return None if at is None else replace(p, turned=p.stock[at], stock=p.stock[:at] + p.stock[at + 1 :])


def _hand_cards(p: Setup, fault: Fault) -> Setup:
    """Let who folded and has cards play; else the stock takes and gives the difference."""
    seat, needed = int(fault.args["seat"]), int(fault.args["needed"])
    hand = p.hands[seat]
    if p.said[seat] == "fold" and len(hand) == HAND and p.phase in {"declare", "play"}:
        said = (*p.said[:seat], _PLAYS, *p.said[seat + 1 :])
        return _anew(replace(p, said=said), "dead", "stock")
    new, stock = _exchange(hand, needed, p.stock)
    return replace(p, hands=(*p.hands[:seat], new, *p.hands[seat + 1 :]), stock=stock)


_PLAYS: Final[Said] = "play"
_MISS: Final[Said] = "miss"


def _exchange(cards: Cards, needed: int, stock: Cards) -> tuple[Cards, Cards]:
    """Make so many cards of some, with the stock; an empty stock gives unknown ones."""
    short = max(0, needed - len(cards))
    drawn = (*stock, *(UNKNOWN,) * short)[:short]
    return (*cards[:needed], *drawn), (*stock[short:], *cards[needed:])


def _zone_cards(p: Setup, fault: Fault) -> Setup:
    field = str(fault.args["field"])
    new, stock = _exchange(getattr(p, field), int(fault.args["needed"]), p.stock)
    return remade(p, {field: new, "stock": stock})


# ------------------------------------------------------------------------------------------------------ the phases


def _phase_field(p: Setup, fault: Fault) -> Setup:
    """Leave the field out; cards go to the stock, counters back to where they came from."""
    field = str(fault.args["field"]).replace("-", "_")
    if field in {"miss", "dead"}:
        return remade(p, {field: (), "stock": p.stock + getattr(p, field)})
    if field == "turned" and p.turned:
        return replace(p, turned=None, stock=(*p.stock, p.turned))
    if field in {"tricks", "trick"}:
        tricks: tuple[Trick, ...] = p.tricks if field == "tricks" else (p.trick,)
        return remade(p, {field: (), "stock": p.stock + tuple(x.card for trick in tricks for x in trick)})
    if field == "pot":
        return _anew(replace(p, pot=0), "counters", "opened")
    if field == "said":
        return replace(p, said=())
    return remade(p, {field: _BLANK[field]})


def _deal_cards(p: Setup, _: Fault) -> Setup:
    return replace(p, hands=((),) * len(p.hands), stock=p.stock + tuple(each for hand in p.hands for each in hand))


def _miss_twice(p: Setup, _: Fault) -> Setup:
    """Leave the miss to the first who has it."""
    first = next(seat for seat, said in enumerate(p.said) if said in {"miss", "defend"})
    said = (_PLAYS if each in {"miss", "defend"} and seat != first else each for seat, each in enumerate(p.said))
    return _anew(replace(p, said=tuple(said)), "dead", "stock")


def _defend(p: Setup, fault: Fault) -> Setup:
    seat = int(fault.args["seat"])
    return replace(p, said=(*p.said[:seat], _MISS, *p.said[seat + 1 :]))


def _said_order(p: Setup, _: Fault) -> Setup:
    """Who is still to declare has said nothing; who has, plays with cards and has folded without."""
    n = len(p.said)
    order = [(p.gave + i) % n for i in range(1, n + 1)]
    done = order.index(p.turn) if p.phase == "declare" and p.turn in order else n
    said: list[Said] = list(p.said)
    for i, seat in enumerate(order):
        if i >= done:
            said[seat] = ""
        elif not said[seat]:
            said[seat] = _PLAYS if p.hands[seat] else "fold"
    return replace(p, said=tuple(said))


def _tricks_number(p: Setup, fault: Fault) -> Setup | None:
    """Put the cards of the tricks that are too many into the stock."""
    most = int(fault.args["needed"])
    if len(p.tricks) <= most:
        return None
    away = tuple(x.card for trick in p.tricks[most:] for x in trick)
    return replace(p, tricks=p.tricks[:most], stock=p.stock + away)


def _trick_cards(p: Setup, _: Fault) -> Setup | None:
    """Let the last trick be the one on the table, when that is the one with cards missing."""
    short = [i for i, trick in enumerate(p.tricks) if len(trick) != len(p.active)]
    if p.trick or short != [len(p.tricks) - 1] or len(p.tricks[-1]) > len(p.active):
        return None
    return _anew(replace(p, tricks=p.tricks[:-1], trick=p.tricks[-1]), "turn")


def _trick_whole(p: Setup, _: Fault) -> Setup:
    return _anew(replace(p, tricks=(*p.tricks, p.trick), trick=()), "turn")


def _trick_seat(p: Setup, _: Fault) -> Setup:
    return _anew(_laid_anew(p, [tuple(x.card for x in trick) for trick in (*p.tricks, p.trick)]), "turn")


def _next(p: Setup, fault: Fault) -> Setup:
    return replace(p, turn=int(fault.args["seat"]))


def _referee(p: Setup, _: Fault) -> Setup:
    return replace(p, options=replace(p.options, revoke="loo"))


def _fewer_deals(p: Setup, fault: Fault) -> Setup:
    return replace(p, deals=int(fault.args["most"]) - 1)


_WAYS: Final[dict[str, Callable[[Setup, Fault], Setup | None]]] = {
    "position.seat": _seat,
    "position.number": _number,
    "position.last": lambda p, _: replace(p, last=min(LAST_POT_DEALS, max(0, p.last))),
    "position.deals-done": _fewer_deals,
    "position.each-player": lambda p, _: _anew(p, "counters", "opened"),
    "position.ledger": _ledger,
    "position.card-too-many": _card_too_many,
    "position.cards-missing": _missing,
    "position.cards-extra": _extra,
    "position.phase-field": _phase_field,
    "position.deal-cards": _deal_cards,
    "position.turned": _turned,
    "position.hand-cards": _hand_cards,
    "position.zone-cards": _zone_cards,
    "position.miss-twice": _miss_twice,
    "position.defend": _defend,
    "position.said-order": _said_order,
    "position.tricks-number": _tricks_number,
    "position.trick-cards": _trick_cards,
    "position.trick-whole": _trick_whole,
    "position.trick-seat": _trick_seat,
    "position.next": _next,
    "position.at-play": lambda p, _: replace(p, at_play=p.pot),
    "position.revoke": _referee,
    "position.accused": lambda p, _: replace(p, accused=once(p.accused, p.active)),
    "position.caught": lambda p, _: replace(p, caught=once(p.caught, p.accused)),
    "position.no-deal": lambda p, _: replace(p, deals=1),
    "position.ended": lambda p, _: replace(p, ended=AGREEMENT),
    "position.last-pot": _last_pot,
}
