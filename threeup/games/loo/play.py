"""Carry out a legal move: what happens, in order, and the state it leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from threeup.core.errors import IllegalMoveError
from threeup.core.game import Reason, Step
from threeup.games.loo.events import (
    Accepted,
    Anted,
    CardPlayed,
    Carried,
    Challenged,
    DealEnded,
    Dealt,
    Defended,
    EndAgreed,
    Folded,
    GameEnded,
    Judged,
    MissTaken,
    PlayBegan,
    PotTaken,
    ReviewBegan,
    Stood,
    TrickWon,
    TrumpTurned,
)
from threeup.games.loo.explain import broken_duties, explain, permitted, why_allowed
from threeup.games.loo.follow import Draft
from threeup.games.loo.moves import Accept, Challenge, Deal, Defend, Fold, Move, Play, Stand, Stop, TakeMiss
from threeup.games.loo.rules import HAND_SIZE, judged
from threeup.games.loo.settle import ante, divide, settle
from threeup.games.loo.state import winner

if TYPE_CHECKING:
    from threeup.core.game import Seat
    from threeup.games.loo.cards import Cards
    from threeup.games.loo.state import State

LAST_POT_DEALS: Final = 3
"""Deals that are played at most for a pot that is left when the end has been agreed. loo.end.last-pot."""


def apply(s: State, m: Move) -> Step[State]:  # noqa: C901 - one case a kind of move
    """Play a move. Raises IllegalMoveError, with the verdict, when a rule forbids it."""
    if not permitted(s, m):
        raise IllegalMoveError(m, explain(s, m))
    d = Draft(s)
    match m:
        case Play():
            _play(d, m)
        case Fold():
            _fold(d)
        case Stand():
            d.add(Stood("loo.declare.order", d.turn))
            _declared(d)
        case TakeMiss():
            d.add(MissTaken("loo.declare.miss", d.turn, d.miss, d.hands[d.turn]))
            _declared(d)
        case Defend():
            d.add(Defended("loo.declare.defend", d.turn, d.miss, d.hands[d.turn]))
            _declared(d)
        case Deal():
            _deal(d, m)
        case Challenge():
            _challenge(d, s, m)
        case Accept():
            _accept(d)
        case Stop():
            _close(d) if d.last else _agree(d)
    return Step(d.frozen(), tuple(d.events))


# ------------------------------------------------------------------------------------------------------ the deal


def _deal(d: Draft, m: Deal) -> None:
    n = len(d.hands)
    if d.pot:
        d.add(Carried("loo.deal.carry", d.pot))
    d.add(Anted("loo.deal.ante", m.dealer, ante(d.options, n, m.dealer)))
    heaps = [tuple(sorted(m.order[i : HAND_SIZE * (n + 1) : n + 1])) for i in range(n + 1)]
    # The first heap is that of the player on the dealer's left, the last one the miss.
    hands: tuple[Cards, ...] = tuple(heaps[(seat - m.dealer - 1) % n] for seat in range(n))
    rest = m.order[HAND_SIZE * (n + 1) :]
    d.add(Dealt("loo.deal.three-each", m.dealer, hands, heaps[n], rest, d.deals + 1))
    d.add(TrumpTurned("loo.deal.trump", rest[0]))


# ----------------------------------------------------------------------------------------------------- declaring


def _fold(d: Draft) -> None:
    against_one = d.said.count("play") == 1 and "miss" not in d.said
    if d.turn != d.dealer:
        rule = "loo.declare.order"
    else:
        rule = "loo.declare.dealer-choices" if against_one else "loo.declare.dealer-may-fold"
    d.add(Folded(rule, d.turn, d.hands[d.turn]))
    _declared(d)


def _declared(d: Draft) -> None:
    """Go on to play when all have declared; who is alone takes the pot."""
    folded, n = d.said.count("fold"), len(d.said)
    if d.said[d.dealer]:
        if folded == n - 1:
            _take_pot(d, "loo.declare.lone-player", next(i for i, said in enumerate(d.said) if said != "fold"))
            return
        seat = (d.dealer + 1) % n
        while d.said[seat] == "fold":
            seat = (seat + 1) % n
        d.add(PlayBegan("loo.play.eldest-leads", seat, d.pot))
    elif folded == n - 1:
        _take_pot(d, "loo.declare.dealer-takes-all", d.dealer)


def _take_pot(d: Draft, rule: str, seat: Seat) -> None:
    d.add(PotTaken(rule, seat, d.pot))
    _end_deal(d, looed=False)


# ------------------------------------------------------------------------------------------------------ the play


def _play(d: Draft, m: Play) -> None:
    rule = "follow-suit" if d.trick else "winner-leads-trump" if d.tricks else "eldest-leads"
    d.add(CardPlayed(f"loo.play.{rule}", d.turn, m.card))
    if len(d.trick) + d.said.count("fold") < len(d.said):
        return
    assert d.turned is not None  # noqa: S101 - a card is turned in every deal
    d.add(TrickWon("loo.play.trick-winner", winner(d.trick, d.turned.suit).seat))
    if len(d.tricks) < HAND_SIZE:
        return
    if d.options.revoke == "loo":
        d.add(ReviewBegan("loo.referee.challenge", (d.dealer + 1) % len(d.said)))
    else:
        _settle(d)


# ---------------------------------------------------------------------------------------------- the referee's mode


def _challenge(d: Draft, s: State, m: Challenge) -> None:
    laid = judged(s, m.seat)
    broken = [(play.card, reason) for play, f in laid for reason in broken_duties(s, play, f)]
    rule = "loo.referee.caught" if broken else "loo.referee.unfounded"
    d.add(Challenged(rule, d.turn, m.seat, bool(broken)))
    shown = broken or [(play.card, next(why_allowed(play, f))) for play, f in laid]
    key = "revoked" if broken else "kept"
    for card, reason in shown:
        d.add(Judged(rule, m.seat, card, Reason(reason.rule, reason.args, key)))


def _accept(d: Draft) -> None:
    seat = d.turn
    d.add(Accepted("loo.referee.challenge", seat))
    if seat == d.dealer:
        _settle(d)


# -------------------------------------------------------------------------------------------- the end of a deal


def _settle(d: Draft) -> None:
    _end_deal(d, looed=settle(d))


def _end_deal(d: Draft, *, looed: bool) -> None:
    n = len(d.said)
    agreed = d.last > 0
    last = d.last - 1 if agreed and looed else 0
    d.add(DealEnded("loo.table.dealer", (d.dealer + 1) % n, last))
    if agreed and not last:
        _close(d)
    elif not agreed and d.options.deals is not None and d.deals >= d.options.deals:
        _agree(d)


def _agree(d: Draft) -> None:
    if d.pot:
        d.add(EndAgreed("loo.end.agreement", LAST_POT_DEALS))
    else:
        d.add(GameEnded("loo.end.agreement"))


def _close(d: Draft) -> None:
    if d.pot:
        d.add(divide(d.pot, len(d.counters)))
        d.add(GameEnded("loo.end.last-pot"))
    else:
        d.add(GameEnded("loo.end.agreement"))
