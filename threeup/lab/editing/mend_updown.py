"""Ways to mend a position of 3UP 3DOWN. Each takes one fault away, and may leave others or bring some."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from threeup.core.line import others
from threeup.games.updown import UNKNOWN, Setup
from threeup.games.updown.cards import CLEAR, rank_text
from threeup.games.updown.options import DEALT_EACH
from threeup.games.updown.setup import FIRST_OUT, UP_SIZE
from threeup.games.updown.state import Holding
from threeup.lab.editing.parts import once, remade

if TYPE_CHECKING:
    from collections.abc import Callable

    from threeup.core.errors import Fault
    from threeup.core.game import Seat
    from threeup.games.updown.cards import Card, Cards

_HAND: Final = DEALT_EACH - UP_SIZE
_IN_HAND: Final = 3  # what a player draws up to
_BLANK: Final[dict[str, Any]] = {
    "turn": 0, "turns": 0, "extras": 0, "third_in": 0, "may_draw": False, "out": (), "ended": "", "chosen": (),
}  # fmt: skip


def mend(p: Setup, fault: Fault) -> Setup | None:
    """Take a fault away, in one way of several; None where only a person can say how.

    >>> from threeup.games.updown.position import read_position
    >>> p = read_position("[g7] [g8] pile: g7 g6 removed: *")
    >>> [str(each) for each in mend(p, p.validate()[0]).pile]
    ['g6', 'g7']
    """
    way = _WAYS.get(fault.id)
    return way(p, fault) if way else None


# ------------------------------------------------------------------------------------------------ seats and numbers


def _seat(p: Setup, fault: Fault) -> Setup:
    players, field = len(p.holdings), fault.args["field"]
    return replace(p, out=once(p.out, range(players))) if field == "out" else remade(p, {str(field): 0})


def _number(p: Setup, fault: Fault) -> Setup:
    field = str(fault.args["field"])
    return remade(p, {"third_in" if field == "third" else field: 0})


def _cap(p: Setup, _: Fault) -> Setup:
    return replace(p, turns=max(0, (p.options.turn_cap or 1) - 1))


def _cap_not_reached(p: Setup, _: Fault) -> Setup:
    cap = p.options.turn_cap
    return replace(p, ended=FIRST_OUT) if cap is None else replace(p, turns=cap)


# --------------------------------------------------------------------------------------------------- too many, too few


def _all(p: Setup) -> list[Card]:
    held = [each for h in p.holdings for zone in (h.hand, h.up, h.down) for each in zone]
    return [*held, *p.draw, *p.pile, *p.removed]


def _without(p: Setup, away: Counter[Card], *, anywhere: bool = True) -> Setup:
    """Take cards away: from the cleared ones first, then the draw pile, the discard pile, the players, last first."""
    left = Counter(away)

    def less(cards: Cards) -> Cards:
        kept = []
        for each in reversed(cards):
            if left[each] > 0:
                left[each] -= 1
            else:
                kept.append(each)
        return tuple(reversed(kept))

    p = replace(p, removed=less(p.removed), draw=less(p.draw))
    if not anywhere:
        return p
    p = replace(p, pile=less(p.pile))
    holdings = [Holding(*(less(part) for part in (h.hand, h.up, h.down))) for h in reversed(p.holdings)]
    return replace(p, holdings=tuple(reversed(holdings)))


def _card_too_many(p: Setup, fault: Fault) -> Setup:
    deck = Counter(p.options.cards())
    over = {each: n - deck[each] for each, n in Counter(_all(p)).items() if str(each) == fault.args["card"]}
    return _without(p, Counter(over))


def _missing(p: Setup, _: Fault) -> Setup:
    """Put them where cards out of play lie; before the play, into the draw pile."""
    named, deck = _all(p), p.options.cards()
    lacking = tuple(others(deck, named, UNKNOWN))[: len(deck) - len(named)]
    return (
        replace(p, draw=p.draw + lacking) if p.phase in {"deal", "choose"} else replace(p, removed=p.removed + lacking)
    )


def _extra(p: Setup, _: Fault) -> Setup | None:
    """Take cards out of the piles that lie aside, unknown ones first, then such as the deck hasn't."""
    named, deck = _all(p), p.options.cards()
    n = len(named) - len(deck)
    aside = [*p.removed, *p.draw]
    if n > len(aside):
        return None
    order = sorted(aside, key=lambda each: each != UNKNOWN)
    surplus = list((Counter(each for each in named if each != UNKNOWN) - Counter(deck)).elements())
    first = [each for each in surplus if each in aside]
    return _without(p, Counter([*first, *_less(order, first)][:n]), anywhere=False)


def _less(cards: list[Card], away: list[Card]) -> list[Card]:
    gone, kept = Counter(away), []
    for each in cards:
        gone[each] -= 1
        if gone[each] < 0:
            kept.append(each)
    return kept


def _hidden(p: Setup, fault: Fault) -> Setup:
    """Lay the unknown cards with the cleared ones."""
    if fault.args["zone"] == "pile":
        away = tuple(each for each in p.pile if each == UNKNOWN)
        return replace(p, pile=tuple(each for each in p.pile if each != UNKNOWN), removed=p.removed + away)
    n = sum(h.up.count(UNKNOWN) for h in p.holdings)
    holdings = tuple(replace(h, up=tuple(each for each in h.up if each != UNKNOWN)) for h in p.holdings)
    return replace(p, holdings=holdings, removed=p.removed + (UNKNOWN,) * n)


# ------------------------------------------------------------------------------------------------------- the pile


def _pile_order(p: Setup, _: Fault) -> Setup:
    return replace(p, pile=tuple(sorted(p.pile, key=lambda each: each.rank)))


def _clear_pile(p: Setup, fault: Fault) -> Setup:
    """Clear the cards that would have been cleared."""
    rank = fault.args["rank"]
    whole = fault.id == "position.set-on-pile"
    away = tuple(each for each in p.pile if (rank_text(each.rank) == rank if whole else each.rank >= CLEAR))
    return replace(p, pile=tuple(each for each in p.pile if each not in away), removed=p.removed + away)


# ------------------------------------------------------------------------------------------------------ the phases


def _phase_field(p: Setup, fault: Fault) -> Setup:
    """Leave the field out; what lies on a pile goes to the draw pile."""
    field = str(fault.args["field"]).replace("-", "_")
    if field in {"pile", "removed"}:
        return remade(p, {field: (), "draw": p.draw + getattr(p, field)})
    name = "third_in" if field == "third" else field
    chosen = ((),) * len(p.holdings) if p.phase == "choose" else ()
    return remade(p, {name: chosen if name == "chosen" else _BLANK[name]})


def _deal_cards(p: Setup, _: Fault) -> Setup:
    return replace(p, holdings=(Holding(),) * len(p.holdings), draw=p.options.cards())


def _choose_cards(p: Setup, fault: Fault) -> Setup:
    """Give six cards in hand and three face down; the draw pile takes and gives the difference."""
    seat = int(fault.args["seat"])
    h = p.holdings[seat]
    pool, draw = [*h.hand, *h.up, *h.down[UP_SIZE:]], list(p.draw)
    down = list(h.down[:UP_SIZE])
    while len(pool) + len(down) < DEALT_EACH:
        pool.append(draw.pop() if draw else UNKNOWN)
    down += [pool.pop() for _ in range(UP_SIZE - len(down))]
    holding = Holding(tuple(pool[:_HAND]), (), tuple(down))
    return replace(_holding(p, seat, holding), draw=(*pool[_HAND:], *draw))


def _holding(p: Setup, seat: Seat, holding: Holding) -> Setup:
    return replace(p, holdings=(*p.holdings[:seat], holding, *p.holdings[seat + 1 :]))


def _chosen(p: Setup, fault: Fault) -> Setup:
    """Who has chosen by now has three; nobody else has."""
    now = p.chosen if len(p.chosen) == len(p.holdings) else ((),) * len(p.holdings)
    wrong = int(fault.args["seat"]) if fault.id == "position.chosen-cards" else None
    pairs = enumerate(zip(p.holdings, now, strict=True))
    chosen = [((() if seat == wrong else c) or h.hand[:UP_SIZE]) if seat < p.turn else () for seat, (h, c) in pairs]
    return replace(p, chosen=tuple(chosen))


def _many(p: Setup, fault: Fault) -> Setup:
    """Take into the hand what is too many."""
    seat = int(fault.args["seat"])
    h = p.holdings[seat]
    hand = h.hand + (h.up[UP_SIZE:] if fault.id == "position.up-many" else h.down[UP_SIZE:])
    kept = replace(h, up=h.up[:UP_SIZE]) if fault.id == "position.up-many" else replace(h, down=h.down[:UP_SIZE])
    return _holding(p, seat, replace(kept, hand=hand))


def _turn_out(p: Setup, fault: Fault) -> Setup | None:
    """Pass the turn on to the next player with cards."""
    n, seat = len(p.holdings), int(fault.args["seat"])
    order = ((seat + i) % n for i in range(1, n))
    able = [each for each in order if not p.holdings[each].empty and each not in p.out]
    return replace(p, turn=able[0]) if able else None


def _empty_hand(p: Setup, fault: Fault) -> Setup:
    seat = int(fault.args["seat"])
    drawn = p.draw[-_IN_HAND:][::-1]
    return replace(_holding(p, seat, replace(p.holdings[seat], hand=drawn)), draw=p.draw[:-_IN_HAND])


def _out(p: Setup, fault: Fault) -> Setup:
    seat = int(fault.args["seat"])
    if fault.id == "position.out-missing":
        return replace(p, out=(*p.out, seat))
    without = [each for each in p.out if each != seat]
    return replace(p, out=tuple(dict.fromkeys(p.out)) if fault.id == "position.out-twice" else tuple(without))


def _play_on(p: Setup, _: Fault) -> Setup:
    return replace(p, options=replace(p.options, play_on_for_places=True))


def _finish(p: Setup, _: Fault) -> Setup:
    return replace(p, phase="over", ended=FIRST_OUT, extras=0, may_draw=False, third_in=0, chosen=())


_WAYS: Final[dict[str, Callable[[Setup, Fault], Setup | None]]] = {
    "position.seat": _seat,
    "position.number": _number,
    "position.third": lambda p, _: replace(p, third_in=min(p.third_in, p.extras, 2)),
    "position.may-draw": lambda p, _: replace(p, may_draw=False),
    "position.turns-cap": _cap,
    "position.cap-not-reached": _cap_not_reached,
    "position.card-too-many": _card_too_many,
    "position.cards-missing": _missing,
    "position.cards-extra": _extra,
    "position.hidden": _hidden,
    "position.pile-order": _pile_order,
    "position.clear-on-pile": _clear_pile,
    "position.set-on-pile": _clear_pile,
    "position.phase-field": _phase_field,
    "position.deal-cards": _deal_cards,
    "position.choose-cards": _choose_cards,
    "position.chosen-order": _chosen,
    "position.chosen-cards": _chosen,
    "position.up-many": _many,
    "position.down-many": _many,
    "position.turn-out": _turn_out,
    "position.empty-hand": _empty_hand,
    "position.out-cards": _out,
    "position.out-missing": _out,
    "position.out-twice": _out,
    "position.out-option": _play_on,
    "position.finished": _finish,
    "position.unfinished": lambda p, _: replace(p, phase="play", ended=""),
    "position.no-winner": lambda p, _: replace(p, phase="play", ended=""),
    "position.ended": lambda p, _: replace(p, ended=FIRST_OUT),
}
