"""Carry out a legal move: what happens, in order, and the state it leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from threeup.core.errors import IllegalMoveError
from threeup.core.game import Step
from threeup.games.updown.cards import CLEAR, PLUS_ONE, PLUS_TWO
from threeup.games.updown.events import (
    Chose,
    Cleared,
    Dealt,
    Discarded,
    Drew,
    ExtrasCounted,
    Flipped,
    GameEnded,
    PickedUp,
    Revealed,
    TurnPassed,
    WentOut,
)
from threeup.games.updown.explain import draw_size, explain, permitted, pick_up_rule
from threeup.games.updown.follow import Draft
from threeup.games.updown.moves import ChooseUp, Deal, Draw, EndTurn, Flip, Move, PickUp, Play
from threeup.games.updown.rules import Facts

if TYPE_CHECKING:
    from threeup.games.updown.cards import Cards
    from threeup.games.updown.state import State

_BY_RANK = {CLEAR: "updown.clear.plain", PLUS_ONE: "updown.clear.plus-one", PLUS_TWO: "updown.clear.plus-two"}


def apply(s: State, m: Move) -> Step[State]:
    """Play a move. Raises IllegalMoveError, with the verdict, when a rule forbids it."""
    if not permitted(s, m):
        raise IllegalMoveError(m, explain(s, m))
    d = Draft(s)
    match m:
        case Play():
            _play(d, s, m)
        case PickUp():
            _pick_up(d, pick_up_rule(Facts(s)))
        case Flip():
            _flip(d, m)
        case Draw():
            _draw(d, "updown.clear.optional-draw", only_one=s.options.optional_draw == "one")
        case EndTurn():
            _end_turn(d)
        case ChooseUp():
            _choose(d, m)
        case Deal():
            _deal(d, m)
    return Step(d.frozen(), tuple(d.events))


# ------------------------------------------------------------------------------------------------ the deal


def _deal(d: Draft, m: Deal) -> None:
    n = len(d.holdings)
    rounds = [m.order[i * n : (i + 1) * n] for i in range(9)]
    by_seat = list(zip(*rounds, strict=True))
    down = tuple(cards[:3] for cards in by_seat)
    hands = tuple(tuple(sorted(cards[3:])) for cards in by_seat)
    d.add(Dealt("updown.deal.six-more", down, hands, m.order[: 9 * n - 1 : -1], m.first))


def _choose(d: Draft, m: ChooseUp) -> None:
    rule = "updown.deal.three-up"
    d.add(Chose(rule, d.turn, tuple(sorted(m.cards))))
    if all(d.chosen):
        d.add(Revealed(rule, d.chosen))


# ---------------------------------------------------------------------------------------------------- discards


def _play(d: Draft, s: State, m: Play) -> None:
    penalty = not m.hand and m.up[0].rank < (s.pile[-1].rank if s.pile else 0)
    d.add(Discarded("updown.discard.from-hand-first" if m.hand else "updown.piles.up-multiples", d.turn, m.hand, m.up))
    if penalty:
        _pick_up(d, "updown.clear.plus-two-from-piles")
    else:
        _landed(d, m.hand + m.up, from_piles=bool(m.up))


def _flip(d: Draft, m: Flip) -> None:
    card = d.holdings[d.turn].down[m.place]
    top = d.pile[-1].rank if d.pile else 0
    rule = "updown.piles.flip-blind"
    if card.rank >= top:
        d.add(Flipped(rule, d.turn, m.place, card, stays=False))
        _landed(d, (card,), from_piles=True)
        return
    penalty, failed = d.options.plus_two_penalty, d.options.failed_flip
    third = d.third_in == 1 and penalty != "off"
    stays = penalty == "pile-only" if third else failed == "stays-revealed"
    cause = "updown.clear.plus-two-from-piles" if third else "updown.piles.failed-flip"
    d.add(Flipped(rule, d.turn, m.place, card, stays))
    _pick_up(d, cause)


def _landed(d: Draft, played: Cards, *, from_piles: bool) -> None:
    """What a discard that was not too low does: clear the pile, end the game, count the extras, end the turn."""
    gained = _clear(d, played)
    seat = d.turn
    if d.holdings[seat].empty:
        _go_out(d)
        return
    extras = max(0, d.extras - 1) + gained
    if d.extras and gained:
        counted = "updown.clear.extras-add"
    else:
        counted = (
            _BY_RANK.get(played[-1].rank, "updown.clear.set-of-three") if gained else "updown.clear.extras-compulsory"
        )
    third_in = 2 if from_piles and played[-1].rank == PLUS_TWO else max(0, d.third_in - 1)
    if extras:
        may_draw = bool(gained) or d.options.draw_before_last_extra
        d.add(ExtrasCounted(counted, seat, extras, may_draw, third_in))
        if _can_go_on(d):
            return
    _end_turn(d)


def _clear(d: Draft, played: Cards) -> int:
    """Clear the pile if the cards played do so; give the extra discards that this brings."""
    rank, options = played[-1].rank, d.options
    if rank >= CLEAR:
        d.add(Cleared(_BY_RANK[rank]))
        return len(played) * (rank - CLEAR) or int(options.clear_goes_again)
    size = options.set_size
    if len(d.pile) >= size and all(c.rank == rank for c in d.pile[-size:]):
        d.add(Cleared("updown.clear.set-of-three"))
        return int(options.set_clear_goes_again)
    return 0


def _can_go_on(d: Draft) -> bool:
    """Whether an extra discard has something to be made with, or a draw to bring it."""
    h = d.holdings[d.turn]
    return bool(h.hand or not d.draw or d.may_draw)


def _pick_up(d: Draft, rule: str) -> None:
    d.add(PickedUp(rule, d.turn, d.pile))
    _end_turn(d)


# ------------------------------------------------------------------------------------------------- turn's end


def _draw(d: Draft, rule: str, *, only_one: bool = False) -> None:
    n = draw_size(only_one, len(d.holdings[d.turn].hand), len(d.draw))
    if n:
        d.add(Drew(rule, d.turn, d.draw[: -n - 1 : -1]))


def _end_turn(d: Draft) -> None:
    if d.draw:
        wanted = 3 - len(d.holdings[d.turn].hand)
        _draw(d, "updown.draw.to-three" if wanted <= len(d.draw) else "updown.draw.short-pile")
    _pass(d)


def _go_out(d: Draft) -> None:
    rule = "updown.end.first-out-wins"
    d.add(WentOut(rule, d.turn))
    if not d.options.play_on_for_places or len(d.out) >= len(d.holdings) - 1:
        d.add(GameEnded(rule))
    else:
        _pass(d)


def _pass(d: Draft) -> None:
    cap, n = d.options.turn_cap, len(d.holdings)
    seat = (d.turn + 1) % n
    while seat in d.out:
        seat = (seat + 1) % n
    d.add(TurnPassed("updown.turn.clockwise", seat))
    if cap is not None and d.turns >= cap:
        d.add(GameEnded("updown.end.turn-cap"))
