"""What can be tried, what the rules say of it, and so what is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from threeup.core.game import Reason, Verdict
from threeup.games.loo.cards import DECK
from threeup.games.loo.moves import Accept, Challenge, Deal, Defend, Fold, Move, Play, Stand, Stop, TakeMiss
from threeup.games.loo.rules import CHECKS, DUTIES, Declaring, Duties, duties, facts, may_challenge

if TYPE_CHECKING:
    from collections.abc import Iterator

    from threeup.games.loo.state import Phase, State

_PHASES: Final[dict[Phase, tuple[type, ...]]] = {
    "deal": (Deal, Stop),
    "declare": (Fold, Stand, TakeMiss, Defend),
    "play": (Play,),
    "review": (Challenge, Accept),
    "over": (),
}
_WORD: Final[dict[type, str]] = {
    Deal: "deal", Fold: "fold", Stand: "stand", TakeMiss: "miss", Defend: "defend", Play: "play",
    Challenge: "challenge", Accept: "accept", Stop: "stop",
}  # fmt: skip
_DECLARATIONS: Final = (Stand(), Fold(), TakeMiss(), Defend())


def explain(s: State, m: Move) -> Verdict:
    """Give every rule that the move breaks, or why it is legal or forced. Never raises."""
    if s.phase == "over":
        return Verdict((Reason("table.turn.over", {}, "broken"),), ())
    kind = type(m)
    if kind not in _PHASES[s.phase]:
        return Verdict((_out_of_phase(s, kind),), ())
    f = facts(s)
    found = ((rule, check(s, m, f)) for rule, check in CHECKS[kind])
    broken = tuple(Reason(rule, args, "broken") for rule, args in found if args is not None)
    if broken and isinstance(f, Duties) and s.options.revoke == "loo" and isinstance(m, Play) and m.card in f.hand:
        return Verdict((), (Reason("loo.referee.revoke", {"card": str(m.card)}, "because"), *broken))
    return Verdict(broken, () if broken else tuple(_because(s, m, f)))


def _out_of_phase(s: State, kind: type) -> Reason:
    if kind is Stop:
        return Reason("loo.end.agreement", {"why": "now"}, "broken")
    if kind in _PHASES["declare"] and s.phase in {"play", "review"}:
        return Reason("loo.declare.final", {"said": s.said[s.turn]}, "broken")
    return Reason("table.turn.now", {"move": _WORD.get(kind, "none"), "phase": s.phase}, "broken")


def permitted(s: State, m: Move) -> bool:
    """Whether no rule forbids the move: what `explain` says, without the words."""
    kind = type(m)
    if kind not in _PHASES[s.phase]:
        return False
    if s.phase == "play":
        f = duties(s)
        return m.card in (f.hand if s.options.revoke == "loo" else f.allowed)  # type: ignore[union-attr]
    f2 = facts(s)
    for _, check in CHECKS[kind]:  # noqa: SIM110 - all() over a generator costs more
        if check(s, m, f2) is not None:
            return False
    return True


# ----------------------------------------------------------------------------------------------------- candidates


def candidates(s: State) -> tuple[Move, ...]:
    """List what the player to move could try, legal or not; before a deal, the first is a deal."""
    match s.phase:
        case "deal":
            return (Deal(DECK, s.dealer), Stop())
        case "declare":
            return _DECLARATIONS
        case "play":
            return tuple(map(Play, s.hands[s.turn]))
        case "review":
            return (Accept(), *map(Challenge, s.active))
        case "over":
            return ()


def legal_moves(s: State) -> tuple[Move, ...]:
    """List the candidates with nothing broken."""
    match s.phase:
        case "play":
            f = duties(s)
            return tuple(map(Play, f.hand if s.options.revoke == "loo" or len(f.hand) == 1 else f.allowed))
        case "declare":
            return tuple(m for m in _DECLARATIONS if permitted(s, m))
        case "review":
            able = (m for m in map(Challenge, s.active) if may_challenge(s, m, None) is None)
            return (Accept(), *able)
        case _:
            return tuple(m for m in candidates(s) if permitted(s, m))


# ------------------------------------------------------------------------------------- why a legal move is legal


def _say(rule: str, key: str = "because", **args: int | str) -> Reason:
    return Reason("loo." + rule, args, key)


def _because(s: State, m: Move, f: Declaring | Duties | None) -> Iterator[Reason]:
    match m:
        case Deal():
            yield _say("table.cards", cards=len(m.order), deck=len(m.order))
            yield _say("table.dealer", "lot" if not s.deals else "because", seat=m.dealer)
        case Stop():
            even = "yes" if s.deals % len(s.hands) == 0 else "no"
            yield _say("end.agreement", "last" if s.last else "because", deals=s.deals, even=even)
        case Play() if isinstance(f, Duties):
            yield from why_allowed(m, f)
        case Challenge():
            yield _say("referee.challenge", seat=m.seat)
        case Accept():
            yield _say("referee.challenge", "accept")
        case _ if isinstance(f, Declaring):
            yield from _because_declared(m, f)


def _because_declared(m: Move, f: Declaring) -> Iterator[Reason]:
    if isinstance(m, Fold):
        if f.one:
            yield _say("declare.dealer-choices", "concede")
        elif f.dealer:
            yield _say("declare.dealer-may-fold", n=f.standing)
        else:
            yield _say("declare.order")
        yield _say("declare.final", said="fold")
        return
    if isinstance(m, TakeMiss):
        yield _say("declare.miss")
    elif isinstance(m, Defend):
        yield _say("declare.defend", n=f.standing)
    elif f.must_play:
        yield _say("declare.order", "must", why=f.must_play)
    else:
        yield _say("declare.order")
    if f.one:
        yield _say("declare.dealer-choices")
    said = {Stand: "play", TakeMiss: "miss", Defend: "defend"}.get(type(m), "play")
    yield _say("declare.final", said=said)


def why_allowed(m: Play, f: Duties) -> Iterator[Reason]:
    """Say which duties a card meets, and which of them leaves no other."""
    if f.led:
        yield from _why_followed(m, f)
    elif f.ace:
        yield _say("play.lead-ace", ace=str(f.ace))
    elif f.bound:
        highest = "yes" if f.alone and len(f.trumps) > 1 else "no"
        key = _key(len(f.trumps) == 1, f)
        yield _say("play.lead-trump", key, card=str(m.card), trump=f.trump, highest=highest)
    elif f.trumps and not f.first:
        yield _say("play.winner-leads-trump", _key(len(f.trumps) == 1, f), card=str(m.card), trump=f.trump)
    else:
        yield _say("play.lead-free", trump=f.trump, n=len(f.trumps))


def _key(only: bool, f: Duties) -> str:  # noqa: FBT001 - there is one such card
    return "forced" if only and len(f.hand) > 1 else "because"


def _why_followed(m: Play, f: Duties) -> Iterator[Reason]:
    suit = m.card.suit
    if suit == f.led:
        yield _say("play.follow-suit", _key(len(f.base) == 1, f), card=str(m.card), suit=f.led)
    elif f.base == f.trumps and f.trumps:
        yield _say("play.must-trump", _key(len(f.base) == 1, f), card=str(m.card), suit=f.led, trump=f.trump)
    else:
        yield _say("play.free-discard", "undertrump" if f.trumps else "because", suit=f.led, trump=f.trump)
    if f.beating:
        key = "forced" if len(f.beating) == 1 < len(f.base) else "because"
        yield _say("play.must-head", key, card=str(m.card), best=str(f.best))


def broken_duties(s: State, m: Play, f: Duties) -> tuple[Reason, ...]:
    """List the duties that a card broke."""
    found: Iterator[tuple[str, dict[str, int | str] | None]] = ((rule, check(s, m, f)) for rule, check in DUTIES)
    return tuple(Reason(rule, args, "broken") for rule, args in found if args is not None)
