"""The rule book read a second time, in the plainest way, and held against the engine in games at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given

from tests.strategies import Moment, lines
from threeup.games.loo import LOO, Card, Play, State
from threeup.games.loo.events import Looed, TricksPaid

if TYPE_CHECKING:
    from collections.abc import Sequence


def strength(each: Card, led: str, trump: str) -> tuple[bool, bool, int]:
    """Trumps beat the suit led, that beats the rest, and in a suit the rank decides."""
    return each.suit == trump, each.suit == led, each.rank


def may_lay(s: State) -> set[Card]:
    """List what no duty of the rule book forbids."""
    assert s.turned is not None
    hand, trump = set(s.hands[s.turn]), s.turned.suit
    trumps = {each for each in hand if each.suit == trump}
    if s.trick:
        return may_follow(hand, trumps, [laid.card for laid in s.trick], s)
    if s.tricks:  # winner-leads-trump
        return trumps or hand
    must = Card(trump, 13 if s.turned.rank == 14 else 14)
    if must in hand:  # lead-ace
        return {must}
    if not trumps or (s.options.lead == "classic" and len(trumps) == 1):  # lead-free
        return hand
    return {max(trumps)} if sum(said != "fold" for said in s.said) == 2 else trumps  # lead-trump


def may_follow(hand: set[Card], trumps: set[Card], trick: Sequence[Card], s: State) -> set[Card]:
    led, trump = trick[0].suit, s.trump
    best = max(strength(each, led, trump) for each in trick)
    same = {each for each in hand if each.suit == led}
    able = same or trumps or hand  # follow-suit, must-trump, free-discard
    better = {each for each in able if strength(each, led, trump) > best}
    if (same or trumps) and better:  # must-head
        return better
    return hand if not same and s.options.undertrump == "free" else able


@given(played=lines(LOO))
def test_what_may_be_laid(played: list[Moment]) -> None:
    for moment in played:
        s: State = moment.state
        if s.phase != "play":
            continue
        tried = [Play(each) for each in s.hands[s.turn]]
        kept = {m.card for m in tried if not {r.key for r in LOO.explain(s, m).because} & {"broken"}}
        legal = {m.card for m in LOO.legal_moves(s) if isinstance(m, Play)}
        if s.options.revoke == "loo":
            assert legal == set(s.hands[s.turn])
            assert kept == may_lay(s)
        else:
            assert legal == may_lay(s)


def payments(s: State, end: State) -> tuple[dict[int, int], dict[int, int]]:
    """Work out who is paid and who pays, from the tricks on the table after the last card."""
    paid: dict[int, int] = {}
    winners = set()
    for trick in end.tricks:
        led = trick[0].card.suit
        seat = max(trick, key=lambda laid: strength(laid.card, led, end.trump)).seat
        winners.add(seat)
        if s.said[seat] != "defend" and seat not in end.caught:
            paid[seat] = paid.get(seat, 0) + s.pot // 3
    stakes, cap = s.options.loo_amount, s.options.loo_cap
    amount = s.pot if stakes == "pot" else stakes * s.options.stake
    if stakes == "pot" and cap is not None:
        amount = min(amount, cap * s.options.stake)
    looed = {
        seat: amount
        for seat, said in enumerate(s.said)
        if seat in end.caught or (said in {"play", "miss"} and seat not in winners)
    }
    return paid, looed


@given(played=lines(LOO))
def test_what_is_paid(played: list[Moment]) -> None:
    for moment in played:
        s, end = moment.state, moment.step.state
        if s.phase not in {"play", "review"} or end.phase not in {"deal", "over"}:
            continue
        events = moment.step.events
        paid, looed = payments(s, end)
        assert {e.seat: e.counters for e in events if isinstance(e, TricksPaid)} == paid
        assert {e.seat: e.counters for e in events if isinstance(e, Looed)} == looed
        if end.phase == "deal":
            assert end.pot == s.pot - sum(paid.values()) + sum(looed.values())
            assert end.counters == tuple(
                have + paid.get(seat, 0) - looed.get(seat, 0) for seat, have in enumerate(s.counters)
            )
