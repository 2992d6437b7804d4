"""When a card of 3-Card Loo can be played: who leads, what is led, and which card is the best so far."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from threeup.core.layout import Phrase
from threeup.games.loo.cards import DECK, SUITS, UNKNOWN, card
from threeup.games.loo.explain import explain, legal_moves
from threeup.games.loo.moves import Move, Play
from threeup.games.loo.rules import HAND_SIZE
from threeup.games.loo.state import Laid
from threeup.games.loo.words import card_phrase
from threeup.lab.circumstances.case import Case, Held, Spot

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from threeup.core.game import Seat
    from threeup.games.loo.cards import Cards, Suit
    from threeup.games.loo.state import Said, State, Trick

_TWO: Final = 2


def held(s: State, seat: Seat) -> tuple[Held, ...]:
    """List the cards that a seat could play in this deal.

    >>> from threeup.games.loo import Options, State, cards
    >>> [str(each) for each in held(State(Options(), "declare", (cards("2c Ah"),), (0,)), 0)]
    ['2c', 'Ah']
    """
    if s.phase not in {"declare", "play"}:
        return ()
    return tuple(Held("hand", str(each)) for each in s.hands[seat] if each != UNKNOWN)


def veiled(s: State) -> bool:
    """Whether what the player to move may play hangs on cards unknown here; what may be declared never does."""
    return s.phase == "play" and UNKNOWN in s.hands[s.turn]


def unsure(s: State, seat: Seat, held: Held) -> bool:  # noqa: ARG001 - in other games it hangs on the card
    """Whether it hangs on cards unknown here when a card can be played: on the rest of the hand."""
    return UNKNOWN in s.hands[seat]


def blind(s: State, move: Move) -> bool:  # noqa: ARG001 - in other games there are such moves
    """Whether it hangs on a card unknown here what a move does: who takes the miss only holds unknown cards then."""
    return False


def moves(s: State, held: Held) -> tuple[Move, ...]:  # noqa: ARG001 - in other games it hangs on the position
    """List the one move by which the card is played."""
    return (Play(card(held.card)),)


def tries(s: State, seat: Seat, held: Held) -> Sequence[Move]:
    """List the legal moves; none when the card is gone, by folding or for the miss."""
    return legal_moves(s) if card(held.card) in s.hands[seat] else ()


# ---------------------------------------------------------------------------------------------- counterfactuals


@dataclass(frozen=True, slots=True)
class _Table:
    """What can still come about for a seat in its next trick.

    Fields:
        leads, follows: whether it may come to lead, to follow.
        opponents: how many may be against it: 1 for one, 2 for several.
        before: how many can at most have laid a card before it.
        tricks: tricks played before its next card.
    """

    leads: bool
    follows: bool
    opponents: tuple[int, ...]
    before: int
    tricks: int


def _table(s: State, seat: Seat) -> _Table:
    n = len(s.said)
    tricks = HAND_SIZE - len(s.hands[seat])
    if s.phase == "play":
        others = len(s.active) - 1
        opponents: tuple[int, ...] = (min(others, _TWO),)
        if tricks > len(s.tricks):  # its card lies on the table: whoever wins that trick leads to the next
            return _Table(leads=True, follows=True, opponents=opponents, before=others, tricks=tricks)
        leader = s.trick[0].seat if s.trick else s.turn
        before = (s.active.index(seat) - s.active.index(leader)) % len(s.active)
        return _Table(not before, bool(before), opponents, before, tricks)
    earlier = [s.said[(s.dealer + i) % n] for i in range(1, (seat - s.dealer - 1) % n + 1)]
    rest = [said for i, said in enumerate(s.said) if i != seat]
    least = sum(said not in {"", "fold"} for said in rest)
    most = len(rest) - rest.count("fold")
    leads = seat != s.dealer and all(said in {"", "fold"} for said in earlier)
    follows = any(said != "fold" for said in earlier)
    opponents = (*((1,) if least < _TWO else ()), *((_TWO,) if most >= _TWO else ()))
    return _Table(leads, follows, opponents, len(earlier) - earlier.count("fold"), tricks)


def cases(s: State, seat: Seat, held: Held) -> tuple[Case, ...]:
    """Ask the engine whether the card could be played in the seat's next trick, whatever lies in it.

    The hand, trumps and the house rules stay as they are. A best card that the seat has seen elsewhere (in its hand,
    turned up, in a trick before) is left out.
    """
    table = _table(s, seat)
    before = (*s.tricks, s.trick)[: table.tricks]
    here = replace(s, phase="play", turn=seat, trick=(), tricks=((),) * table.tricks)
    seen = {*s.hands[seat], s.turned, *(laid.card for trick in before for laid in trick)}
    left = tuple(each for each in DECK if each not in seen)
    found = [*(_leads(here, held, table) if table.leads else ())]
    if table.follows:
        found += [case for suit in SUITS for case in _followed(here, held, left, suit, table)]
    return tuple(found)


def _leads(s: State, held: Held, table: _Table) -> Iterator[Case]:
    if table.tricks:
        yield Case((Phrase("explore-when-lead", {"which": "later"}),), (_spot(s, held, None),))
        return
    for opponents in table.opponents:
        said: tuple[Said, ...] = tuple(
            "play" if (i - s.turn) % len(s.said) <= opponents else "fold" for i in range(len(s.said))
        )
        which = "alone" if opponents == 1 else "several"
        yield Case((Phrase("explore-when-lead", {"which": which}),), (_spot(replace(s, said=said), held, None),))


def _followed(s: State, held: Held, left: Cards, suit: Suit, table: _Table) -> Iterator[Case]:
    """A suit is led: its cards may be the best, or a trump may lie on it."""
    led = tuple(each for each in left if each.suit == suit)
    first, second = (s.turn + 1) % len(s.said), (s.turn + 2) % len(s.said)
    if led:
        tricks: list[Trick] = [(Laid(first, each),) for each in led]
        yield _case(s, held, suit, "no", tricks)
    trumps = tuple(each for each in left if each.suit == s.trump)
    if led and trumps and suit != s.trump and table.before >= _TWO:
        yield _case(s, held, suit, "yes", [(Laid(first, led[0]), Laid(second, each)) for each in trumps])


def _case(s: State, held: Held, suit: Suit, trumped: str, tricks: list[Trick]) -> Case:
    spots = tuple(_spot(replace(s, trick=trick), held, card_phrase(trick[-1].card)) for trick in tricks)
    return Case((Phrase("explore-when-led", {"suit": suit, "trumped": trumped}),), spots)


def _spot(s: State, held: Held, said: Phrase | None) -> Spot:
    return Spot(said, tuple(reason.rule for reason in explain(s, Play(card(held.card))).broken))
