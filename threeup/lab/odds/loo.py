"""Odds of 3-Card Loo: trumps in a hand, what a card stands against, and whether it is worth playing at a pot.

The chances are those by which the careful player declares (players/careful/loo_odds). Where there is nothing to ask,
each function gives None.
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil, comb
from typing import TYPE_CHECKING, Any, Final

from threeup.games.loo.cards import DECK, UNKNOWN
from threeup.games.loo.settle import loo
from threeup.games.loo.view import all_cards
from threeup.lab.odds.finding import Odds, Spread, Statement, Worth
from threeup.lab.odds.steps import LESS, TIMES, known, product, ratio, unseen
from threeup.players.careful.loo_odds import HAND, feared, likely_rivals, own_hand, unknown_hand, wins
from threeup.players.chances import just, none_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from threeup.core.game import Seat
    from threeup.games.loo.cards import Card, Cards
    from threeup.games.loo.options import Options
    from threeup.games.loo.state import State
    from threeup.lab.odds.finding import Finding, Statements, Value
    from threeup.players.careful.loo_odds import Prospect

_SUIT: Final = 13


def hands_by_trumps(position: Any = None, seat: Seat | None = None) -> Spread | None:  # noqa: ANN401 - any form of one
    """Give how often a hand of three holds none, one, two, three trumps: before looking (no position), or a rival's.

    None when a trick has begun, for then hands have fewer cards.

    >>> [f"{float(chance):.1%}" for chance in hands_by_trumps().chances]
    ['43.9%', '42.7%', '12.4%', '1.1%']
    """
    at, hidden = _hidden(position, seat)
    if not hidden:
        return None
    number, trumps, whose = *hidden, "any" if at is None else "rival"
    all_ways = comb(number, HAND)
    steps = [
        unseen(number),
        Statement("odds-trumps-left", {"n": trumps}),
        Statement("odds-ways", {"n": number, "ways": all_ways}),
    ]
    chances = tuple(just(number, trumps, HAND, n) for n in range(HAND + 1))
    for n, chance in enumerate(chances):
        ways = comb(trumps, n) * comb(number - trumps, HAND - n)
        values: dict[str, Value] = {"n": n, "ways": ways, "sum": ratio(ways, all_ways), "chance": chance}
        steps.append(Statement("odds-trumps", values))
    return Spread("loo", at, Statement("odds-loo-trumps", {"whose": whose}), tuple(steps), chances)


def hand_holds(position: Any = None, seat: Seat | None = None) -> Odds | None:  # noqa: ANN401 - any form of a position
    """Give the chance that one certain card, not seen, is in one certain hand of three.

    None when a trick has begun.

    >>> hand_holds().chance, round(float(hand_holds().chance), 3)
    (Fraction(1, 17), 0.059)
    """
    at, hidden = _hidden(position, seat)
    if not hidden:
        return None
    number = hidden[0]
    steps = (unseen(number), Statement("odds-places", {"n": HAND, "sum": ratio(HAND, number)}))
    return Odds("loo", at, Statement("odds-loo-place"), steps, Fraction(HAND, number))


def none_beats(position: Any, card: Card, seat: Seat | None = None, rivals: int | None = None) -> Odds | None:  # noqa: ANN401
    """Give the chance that no rival holds a card that beats this one: a higher one of its suit, or a trump.

    `rivals`: how many to reckon with while players declare; in play all who are in. None where no card is turned or
    no trick is to come. Raises ValueError for the unknown card.

    >>> from threeup.games.loo import card
    >>> line = "loo/1 declare [Kh 3c 4d] [? ? ?] [? ? ?] turned: 2h miss: ? ? ? stock: * small_table=yes"
    >>> none_beats(line + " dealer: 2 pot: 3 counters: 0 0 -3 opened: 0 0 0", card("Kh"), rivals=1).chance
    Fraction(15, 16)
    """
    state, at = _look(position, seat)
    if not card.rank:
        message = "an unknown card"
        raise ValueError(message)
    if state.turned is None or state.phase not in {"declare", "play"}:
        return None
    hidden = _unseen(state)
    if state.phase == "declare":
        rivals = _rivals(state, at, rivals)
        held = HAND * rivals
    else:
        others = [each for each in state.active if each != at and state.hands[each]]
        rivals, held = len(others), sum(len(state.hands[each]) for each in others)
    over = feared(card, hidden, state.trump)
    steps = (
        *_rival_steps(state, rivals),
        unseen(len(hidden)),
        Statement("odds-held", {"n": held}),
        _beaten(card, over, len(hidden), held),
        *((Statement("odds-laid"),) if state.trick or state.tricks else ()),
    )
    asked = Statement("odds-loo-card", {"card": str(card)})
    return Odds("loo", at, asked, steps, none_of(len(hidden), len(over), held))


def worth(
    position: Any, pot: int | None = None, seat: Seat | None = None, *, miss: bool = False, rivals: int | None = None  # noqa: ANN401
) -> Worth | None:  # fmt: skip
    """Say whether to play the own hand (or the miss) is worth it at a pot: the inequality with its numbers filled in.

    `pot`, counters: that of the position unless told. `rivals`: how many to reckon with. None where no such hand is to
    be declared. Raises ValueError for a pot below 0.

    Source: (pot / 3) x expected tricks >= loo x P(no trick), of the specification.

    >>> line = "loo/1 declare [Ah Kh Qh] [? ? ?] [? ? ?] turned: 2h miss: ? ? ? stock: * small_table=yes"
    >>> found = worth(line + " dealer: 2 pot: 3 counters: 0 0 -3 opened: 0 0 0", 12)
    >>> found.worth, found.won, found.paid, found.break_even
    (True, Fraction(12, 1), Fraction(0, 1), 0)
    """
    state, at = _look(position, seat)
    hand, turned = state.hands[at], state.turned
    if state.phase != "declare" or turned is None or state.said[at]:
        return None
    if not state.miss if miss else UNKNOWN in hand:
        return None
    against = _rivals(state, at, rivals)
    hope = unknown_hand(against) if miss else own_hand(hand, turned, against)
    pot = state.pot if pot is None else pot
    if pot < 0:
        message = f"a pot of {pot}"
        raise ValueError(message)
    cost = loo(state.options, pot)
    even = _break_even(hope, state.options)
    steps = (
        *_rival_steps(state, against),
        *(_miss_steps(against, hope) if miss else _hand_steps(hand, turned, against, hope)),
        Statement("odds-win", {"sum": f"{pot}/3{TIMES}{hope.tricks} = {Fraction(pot, 3) * hope.tricks}"}),
        Statement("odds-pay", {"n": cost, "sum": f"{cost}{TIMES}{hope.none} = {cost * hope.none}"}),
        Statement("odds-no-pot") if even is None else Statement("odds-break-even", {"n": even}),
    )
    asked = Statement("odds-loo-worth", {"what": "miss" if miss else "hand", "n": pot})
    return Worth("loo", at, asked, steps, hope, pot, cost, even)


def break_even_pot(
    position: Any, seat: Seat | None = None, *, miss: bool = False, rivals: int | None = None  # noqa: ANN401
) -> int | None:  # fmt: skip
    """Give the least pot, counters, at which it is worth playing; None if there is none, or nothing to declare."""
    found = worth(position, seat=seat, miss=miss, rivals=rivals)
    return None if found is None else found.break_even


def all_odds(state: State, at: Seat, pot: int | None = None, rivals: int | None = None) -> Iterator[Finding]:
    """Give whatever can be asked now: of any hand before the deal, of playing while all declare, of the own cards."""
    found: list[Finding | None] = []
    if state.phase == "deal":
        found += [hands_by_trumps(), hand_holds()]
    elif state.phase in {"declare", "play"} and state.hands[at]:
        found += [worth(state, pot, at, rivals=rivals), worth(state, pot, at, miss=True, rivals=rivals)]
        found += [none_beats(state, each, at, rivals) for each in state.hands[at] if each != UNKNOWN]
        found += [hands_by_trumps(state, at), hand_holds(state, at)]
    yield from (each for each in found if each is not None)


# ------------------------------------------------------------------------------------------------- what is counted


def _look(position: Any, seat: Seat | None) -> tuple[State, Seat]:  # noqa: ANN401 - any form of a position
    _, state, at = known(position, seat, "loo")
    return state, at


def _unseen(state: State) -> Cards:
    seen = set(all_cards(state))
    return tuple(each for each in DECK if each not in seen)


def _hidden(position: Any, seat: Seat | None) -> tuple[Seat | None, tuple[int, int] | None]:  # noqa: ANN401
    """Give who asks, and how many cards are not seen, with how many trumps; None where hands are not whole."""
    if position is None:
        return None, (len(DECK) - 1, _SUIT - 1)
    state, at = _look(position, seat)
    if state.phase == "deal":
        return None, (len(DECK) - 1, _SUIT - 1)
    if state.phase not in {"declare", "play"} or state.trick or state.tricks:
        return at, None
    hidden = _unseen(state)
    return at, (len(hidden), sum(each.suit == state.trump for each in hidden))


def _rivals(state: State, at: Seat, told: int | None) -> int:
    most = len(state.hands) - 1
    return likely_rivals(state.said, at) if told is None else min(max(1, told), most)


def _break_even(hope: Prospect, options: Options) -> int | None:
    """Solve pot / 3 x tricks = loo x none for the pot; where the loo is the pot, its limit decides."""
    if not hope.none:
        return 0
    if options.loo_amount == "pot":
        if hope.tricks / HAND >= hope.none:
            return 0
        if options.loo_cap is None:
            return None
    # As large a loo as there is: with a limit, smaller pots than that are not worth it here.
    cost = options.stake * (options.loo_cap or 0) if options.loo_amount == "pot" else loo(options, 0)
    return ceil(HAND * cost * hope.none / hope.tricks) if hope.tricks else None


# ----------------------------------------------------------------------------------------------------- how it is said


def _rival_steps(state: State, rivals: int) -> Statements:
    return (Statement("odds-rivals", {"n": rivals, "declaring": "yes" if state.phase == "declare" else "no"}),)


def _beaten(card: Card, over: Cards, number: int, held: int) -> Statement:
    """Say what beats a card, and how likely none of it is among the cards that rivals hold."""
    values: dict[str, Value] = {"card": str(card), "n": len(over), "free": number - held, "sum": "1"}
    if over:
        values["sum"] = product(number - held, number, len(over))
    return Statement("odds-beaten", values)


def _hand_steps(hand: Cards, turned: Card, rivals: int, hope: Prospect) -> Statements:
    hidden = tuple(each for each in DECK if each not in hand and each != turned)
    chances = [wins(each, hand, turned, rivals) for each in hand]
    tricks = " + ".join(map(str, chances))
    none = TIMES.join(f"(1{LESS}{chance})" for chance in chances)
    return (
        unseen(len(hidden)),
        Statement("odds-held", {"n": HAND * rivals}),
        *(_beaten(each, feared(each, hidden, turned.suit), len(hidden), HAND * rivals) for each in hand),
        Statement("odds-tricks", {"sum": f"{tricks} = {hope.tricks}", "tricks": hope.tricks}),
        Statement("odds-no-trick", {"sum": f"{none} = {hope.none}", "none": hope.none}),
    )


def _miss_steps(rivals: int, hope: Prospect) -> Statements:
    return (
        Statement("odds-miss"),
        Statement("odds-tricks", {"sum": str(hope.tricks), "tricks": hope.tricks}),
        Statement("odds-no-trick", {"sum": f"(1{LESS}1/{HAND * rivals})² = {hope.none}", "none": hope.none}),
    )
