"""When a card of 3UP 3DOWN can be played: what lies on top of the pile, and what locks the player's own piles."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING, Any, Final

from threeup.core.layout import Phrase
from threeup.games.updown.cards import CLEAR, UNKNOWN, Card, card, rank_text
from threeup.games.updown.explain import explain, legal_moves
from threeup.games.updown.layout import phrase
from threeup.games.updown.moves import Flip, Move, Play
from threeup.lab.circumstances.case import Case, Held, Spot

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from threeup.core.game import Seat
    from threeup.games.updown.cards import Cards
    from threeup.games.updown.state import Holding, State

_EMPTY: Final = Phrase("explore-when-empty")

Change = tuple[str, dict[str, Any]]
"""Something about a player's cards, or the draw pile, that could be otherwise: its name and the new values."""


def held(s: State, seat: Seat) -> tuple[Held, ...]:
    """List the cards that a seat could sometime play, equal ones once.

    >>> from threeup.games.updown import Holding, Options, State, cards
    >>> player = Holding(cards("g7 g7"), cards("b9"), cards("? ?"))
    >>> " | ".join(map(str, held(State(Options(), "play", (player,)), 0)))
    'g7 | up b9 | flip 0 | flip 1'
    """
    if s.phase not in {"choose", "play"}:
        return ()
    holding = s.holdings[seat]
    found = [Held("hand", str(each)) for each in dict.fromkeys(holding.hand) if each != UNKNOWN]
    found += [Held("up", str(each)) for each in dict.fromkeys(holding.up)]
    return (*found, *(Held("down", str(each), place) for place, each in enumerate(holding.down)))


def veiled(s: State) -> bool:
    """Whether what the player to move may play hangs on cards unknown here: on the hand, for all else lies open."""
    return UNKNOWN in s.holdings[s.turn].hand


def unsure(s: State, seat: Seat, held: Held) -> bool:
    """Whether it hangs on cards unknown here when a card can be played: on a hand that may be all of its rank."""
    return held.zone == "up" and s.options.mix_hand_and_up and UNKNOWN in s.holdings[seat].hand


def blind(s: State, move: Move) -> bool:
    """Whether it hangs on a card unknown here what a move does: on one that is turned over."""
    return isinstance(move, Flip) and s.holdings[s.turn].down[move.place] == UNKNOWN


def moves(s: State, held: Held) -> tuple[Move, ...]:
    """List the moves by which the player to move plays the card, alone or with others of its rank.

    A card of the hand that was chosen to lie face up since is played from there.
    """
    if held.zone == "down":
        return (Flip(held.place),)
    mine, each = s.holdings[s.turn], card(held.card)
    hand, up = _with(each, mine.hand), _with(each, mine.up)
    if held.zone == "hand" and (hand or not up):
        return tuple(Play(cards) for cards in hand or ((each,),))
    mixed = s.options.mix_hand_and_up and mine.hand
    return (*(Play((), cards) for cards in up or ((each,),)), *(Play(mine.hand, cards) for cards in up if mixed))


def _with(each: Card, cards: Cards) -> tuple[Cards, ...]:
    """Give a card alone, with one more of its rank, and so on; nothing when it is not among these cards."""
    if each not in cards:
        return ()
    others = [other for other in cards if other.rank == each.rank]
    others.remove(each)
    return tuple((each, *others[:n]) for n in range(len(others) + 1))


def tries(s: State, seat: Seat, held: Held) -> Sequence[Move]:  # noqa: ARG001 - other games look at the card
    """List the legal moves; while three up are chosen, another player's first choice stands for all of theirs."""
    legal = legal_moves(s)
    return legal[:1] if s.phase == "choose" and s.turn != seat else legal


# ---------------------------------------------------------------------------------------------- counterfactuals


def cases(s: State, seat: Seat, held: Held) -> tuple[Case, ...]:
    """Ask the engine on which tops the card could be played: as things are, and with each lock opened.

    A way to open locks is left out when fewer changes do as much. The hand, the seat's own piles and the house rules
    stay as they are but for what a case names; in another player's turn, and before the play, the seat's own turn is
    meant, with its first discard to come.
    """
    here = s if s.phase == "play" and s.turn == seat else _own_turn(s, seat)
    kept: list[tuple[frozenset[str], Case]] = []
    for changes in sorted(product(*_changes(here, held)), key=lambda each: sum(bool(name) for name, _ in each)):
        names = frozenset(name for name, _ in changes if name)
        case = Case(
            tuple(Phrase("explore-when-change", {"what": name}) for name, _ in changes if name),
            tuple(_spots(_changed(here, changes), held)),
        )
        before = [other.spots for fewer, other in kept if fewer <= names]
        if not names or any(
            spot.legal and not any(spots[place].legal for spots in before) for place, spot in enumerate(case.spots)
        ):
            kept.append((names, case))
    return tuple(case for _, case in kept)


def _own_turn(s: State, seat: Seat) -> State:
    return replace(s, phase="play", chosen=(), turn=seat, extras=0, may_draw=False, third_in=0)


def _changes(s: State, held: Held) -> Iterator[tuple[Change, ...]]:
    """List, for each thing that may lock the card, how it could be; the first is how it is."""
    as_it_is: Change = ("", {})
    mine = s.holdings[s.turn]
    if held.zone == "hand":
        return
    if mine.hand:
        yield (as_it_is, ("hand", {"hand": ()}), *_alike(s, held))
    if s.draw:
        yield (as_it_is, ("draw", {"draw": ()}))
    if held.zone == "down" and mine.up:
        yield (as_it_is, ("up", {"up": ()}))


def _alike(s: State, held: Held) -> Iterator[Change]:
    if held.zone == "up" and s.options.mix_hand_and_up:
        yield "alike", {"hand": (card(held.card),)}


def _changed(s: State, changes: tuple[Change, ...]) -> State:
    values = {key: value for _, each in changes for key, value in each.items()}
    draw = values.pop("draw", s.draw)
    mine: Holding = replace(s.holdings[s.turn], **values)
    holdings = (*s.holdings[: s.turn], mine, *s.holdings[s.turn + 1 :])
    return replace(s, draw=draw, holdings=holdings)


def _spots(s: State, held: Held) -> Iterator[Spot]:
    """Put nothing, and then each number of the deck, on top of the pile. A Clear never lies there: it clears."""
    numbers = sorted({each.rank for each in s.options.cards() if each.rank < CLEAR})
    for rank in (0, *numbers):
        there = replace(s, pile=(Card(rank, "g"),) if rank else ())
        verdicts = [explain(there, move) for move in moves(there, held)]
        legal = any(verdict.legal for verdict in verdicts)
        broken = () if legal else tuple(reason.rule for reason in verdicts[0].broken)
        said = phrase(rank_text(rank)) if rank else _EMPTY
        yield Spot(said, broken, single=not rank)
