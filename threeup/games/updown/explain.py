"""What can be tried, what the rules say of it, and so what is legal."""

from __future__ import annotations

from itertools import combinations, groupby
from typing import TYPE_CHECKING, Final

from threeup.core.game import Reason, Verdict
from threeup.games.updown.cards import CLEAR, PLUS_ONE, PLUS_TWO, Cards, rank_text
from threeup.games.updown.moves import ChooseUp, Deal, Draw, EndTurn, Flip, Move, PickUp, Play
from threeup.games.updown.rules import CHECKS, FROM_HAND, HAND_SIZE, UP_SIZE, Facts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from threeup.games.updown.rules import Check
    from threeup.games.updown.state import Phase, State

_PHASES: Final[dict[Phase, tuple[type, ...]]] = {
    "deal": (Deal,),
    "choose": (ChooseUp,),
    "play": (Play, Flip, PickUp, Draw, EndTurn),
    "over": (),
}
_WORD: Final[dict[type, str]] = {
    Deal: "deal", ChooseUp: "choose", Play: "play", Flip: "flip", PickUp: "pick-up", Draw: "draw", EndTurn: "end",
}  # fmt: skip


def explain(s: State, m: Move) -> Verdict:
    """Give every rule that the move breaks, or why it is legal or forced. Never raises."""
    if s.phase == "over":
        return Verdict((Reason("table.turn.over", {}, "broken"),), ())
    if type(m) not in _PHASES[s.phase]:
        return Verdict(
            (Reason("table.turn.now", {"move": _WORD.get(type(m), "none"), "phase": s.phase}, "broken"),), ()
        )
    f = Facts(s)
    found = ((rule, check(s, m, f)) for rule, check in CHECKS[type(m)])
    broken = tuple(Reason(rule, args, "broken") for rule, args in found if args is not None)
    return Verdict(broken, () if broken else tuple(_because(s, m, f)))


def permitted(s: State, m: Move) -> bool:
    """Whether no rule forbids the move: what `explain` says, without the words."""
    if type(m) not in _PHASES[s.phase]:
        return False
    f = Facts(s)
    for _, check in CHECKS[type(m)]:  # noqa: SIM110 - all() over a generator takes a tenth of a game's time
        if check(s, m, f) is not None:
            return False
    return True


# ----------------------------------------------------------------------------------------------- candidates


def candidates(s: State) -> tuple[Move, ...]:
    """List what the player to move could try, legal or not; choices that differ only in colour stand there once."""
    match s.phase:
        case "deal":
            return (Deal(s.options.cards(), s.first),)
        case "choose":
            return _choices(s.holdings[s.turn].hand)
        case "play":
            return tuple(_attempts(s))
        case "over":
            return ()


def legal_moves(s: State) -> tuple[Move, ...]:
    """List the candidates with nothing broken.

    Candidates that one look at the position shows to be barred as a group (the locked piles, say) are not asked
    about one by one; law 1 holds this to what `explain` says.
    """
    if s.phase != "play":
        return tuple(m for m in candidates(s) if permitted(s, m))
    f = Facts(s)
    legal: list[Move] = []
    if f.hand:
        legal += _unbroken(s, f, _from_hand(f.hand), FROM_HAND)
        if s.options.mix_hand_and_up and f.up:
            legal += _unbroken(s, f, _mixed(f), CHECKS[Play])
    elif f.open:
        legal += _unbroken(s, f, _from_up(f.up), CHECKS[Play])
        legal += _unbroken(s, f, map(Flip, range(len(f.down))), CHECKS[Flip])
    if f.top:
        legal += _unbroken(s, f, (PickUp(),), CHECKS[PickUp])
    if s.extras:
        legal += _unbroken(s, f, (Draw(),), CHECKS[Draw])
        legal += _unbroken(s, f, (EndTurn(),), CHECKS[EndTurn])
    return tuple(legal)


def _unbroken(s: State, f: Facts, moves: Iterator[Move] | tuple[Move, ...], checks: tuple[Check, ...]) -> list[Move]:
    legal = []
    for m in moves:
        for _, check in checks:
            if check(s, m, f) is not None:
                break
        else:
            legal.append(m)
    return legal


def _attempts(s: State) -> Iterator[Move]:
    f = Facts(s)
    yield from _from_hand(f.hand)
    if s.options.mix_hand_and_up:
        yield from _mixed(f)
    yield from _from_up(f.up)
    yield from map(Flip, range(len(f.down)))
    yield from (PickUp(), Draw(), EndTurn())


def _choices(hand: Cards) -> tuple[ChooseUp, ...]:
    by_ranks: dict[tuple[int, ...], Cards] = {}
    for three in combinations(hand, UP_SIZE):
        by_ranks.setdefault(tuple(c.rank for c in three), three)
    return tuple(map(ChooseUp, by_ranks.values()))


def _sets(cards: Cards) -> Iterator[Cards]:
    if not cards or cards[0].rank == 0:
        return
    start = 0
    for i, each in enumerate(cards):
        if each.rank != cards[start].rank:
            start = i
        yield cards[start : i + 1]


def _from_hand(hand: Cards) -> Iterator[Play]:
    return map(Play, _sets(hand))


def _from_up(up: Cards) -> Iterator[Play]:
    for together in _sets(up):
        yield Play((), together)


def _mixed(f: Facts) -> Iterator[Play]:
    if f.hand and f.hand[0].rank == f.hand[-1].rank:
        for rank, group in groupby(f.up, key=lambda c: c.rank):
            if rank == f.hand[0].rank:
                same = tuple(group)
                for n in range(1, len(same) + 1):
                    yield Play(f.hand, same[:n])


# ----------------------------------------------------------------------------------- why a legal move is legal


def _because(s: State, m: Move, f: Facts) -> Iterator[Reason]:
    def say(rule: str, key: str = "because", **args: int | str) -> Reason:
        return Reason("updown." + rule, args, key)

    match m:
        case Deal():
            yield say("deck.composition", cards=len(m.order), deck=len(m.order))
        case ChooseUp():
            yield say("deal.three-up", n=len(m.cards))
        case Play():
            yield from _because_play(s, m, f, say)
        case Flip():
            yield say("piles.flip-blind", n=len(f.down))
            yield say("piles.up-before-down", n=len(f.down))
            yield from _because_open(s, say)
        case PickUp():
            yield from _because_pick_up(s, f, say)
        case Draw():
            yield say("clear.optional-draw", n=_would_draw(s, f))
            yield say("clear.no-draw-before-last")
            yield say("turn.discard-then-draw")
            yield say("draw.to-three", n=len(f.hand))
            yield say("draw.short-pile", n=len(s.draw))
        case EndTurn():
            yield say("clear.extras-compulsory", n=s.extras)


def _because_play(s: State, m: Play, f: Facts, say: Callable[..., Reason]) -> Iterator[Reason]:
    rank = m.cards[0].rank
    if f.top == 0:
        yield say("discard.open-pile")
    elif f.penalty and rank < f.top:
        yield say("clear.plus-two-from-piles", rank=rank_text(rank), top=rank_text(f.top))
    elif rank >= CLEAR:
        yield say("deck.ranks", rank=rank_text(rank), top=rank_text(f.top))
    else:
        yield say("discard.at-least-top", rank=rank_text(rank), top=rank_text(f.top))
    if f.can_play and f.top and not s.options.voluntary_pick_up:
        yield say("discard.must-play", rank=rank_text(rank), top=rank_text(f.top))
    if len(m.cards) > 1:
        yield say(
            "discard.clears-together" if rank >= CLEAR else "discard.one-rank", rank=rank_text(rank), n=len(m.cards)
        )
    if m.hand:
        yield say("discard.from-hand-first", n=len(f.hand))
    if m.up:
        yield say("piles.up-multiples", n=len(m.up))
        yield from _because_open(s, say)
    if s.extras:
        yield say("clear.extras-compulsory", n=s.extras)
    if rank in _CLEARS:
        yield say(_CLEARS[rank])


_CLEARS: Final = {CLEAR: "clear.plain", PLUS_ONE: "clear.plus-one", PLUS_TWO: "clear.plus-two"}


def _because_open(s: State, say: Callable[..., Reason]) -> Iterator[Reason]:
    holding = s.holdings[s.turn]
    yield say("piles.relocked" if len(holding.up) < UP_SIZE else "piles.locked")
    if s.extras:
        yield say("piles.same-turn", n=s.extras)


def _because_pick_up(s: State, f: Facts, say: Callable[..., Reason]) -> Iterator[Reason]:
    top, rule = rank_text(f.top), pick_up_rule(f).removeprefix("updown.")
    if rule == "discard.must-play":
        yield say(rule, "voluntary", top=top)
    else:
        yield say(rule, top=top, n=len(s.pile))


def pick_up_rule(f: Facts) -> str:
    """Name the rule by which the pile is taken: as no card reaches the top, or, though one may, at will."""
    if f.can_play or (f.open and not f.up):
        return "updown.discard.must-play"
    return "updown.discard.cannot-play" if f.hand else "updown.piles.cannot-play-up"


def _would_draw(s: State, f: Facts) -> int:
    return draw_size(s.options.optional_draw == "one", len(f.hand), len(s.draw))


def draw_size(only_one: bool, hand: int, draw: int) -> int:  # noqa: FBT001 - the option's two values
    """Count the cards that a draw brings. updown.draw.to-three, updown.draw.short-pile, updown.clear.optional-draw.

    >>> draw_size(False, 1, 9), draw_size(False, 0, 2), draw_size(True, 0, 9), draw_size(False, 4, 9)
    (2, 2, 1, 0)
    """
    return max(0, min(1 if only_one else HAND_SIZE, HAND_SIZE - hand, draw))
