"""Bring a state, or what a seat knows of it, up to date with what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

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
from threeup.games.updown.state import Holding, State

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from threeup.core.events import Event
    from threeup.core.game import Seat
    from threeup.games.updown.cards import Cards
    from threeup.games.updown.state import Phase


class Draft:
    """A state in the making: folding events here and freezing once is cheaper than a new state an event."""

    __slots__ = (
        "chosen", "draw", "ended", "events", "extras", "first", "holdings", "may_draw", "options", "out", "phase",
        "pile", "removed", "third_in", "turn", "turns",
    )  # fmt: skip

    def __init__(self, s: State) -> None:
        self.options = s.options
        self.phase: Phase = s.phase
        self.holdings = list(s.holdings)
        self.draw = s.draw
        self.pile = s.pile
        self.removed = s.removed
        self.turn = s.turn
        self.first = s.first
        self.chosen = s.chosen
        self.extras = s.extras
        self.may_draw = s.may_draw
        self.third_in = s.third_in
        self.turns = s.turns
        self.out = s.out
        self.ended = s.ended
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        """Note an event and carry out what it says."""
        self.events.append(event)
        _FOLD[type(event)](self, event)

    def frozen(self) -> State:
        """Give the state as it is now."""
        return State(
            self.options, self.phase, tuple(self.holdings), self.draw, self.pile, self.removed, self.turn, self.first,
            self.chosen, self.extras, self.may_draw, self.third_in, self.turns, self.out, self.ended,
        )  # fmt: skip


def without(have: Cards, gone: Iterable[object]) -> Cards:
    """Take cards away; an unknown card stands for one that isn't known by name.

    >>> from threeup.games.updown.cards import cards
    >>> without(cards("g7 b7 b8"), cards("b7")), without(cards("? ?"), cards("b7"))
    ((card('g7'), card('b8')), (card('?'),))
    """
    left = list(have)
    for each in gone:
        # Someone else's hand is unknown to a view: whichever card leaves it, one unknown card less is there.
        left.remove(each if each in left else left[0])
    return tuple(left)


def _dealt(d: Draft, e: Dealt) -> None:
    d.phase = "choose"
    d.holdings = [Holding(hand, (), down) for hand, down in zip(e.hands, e.down, strict=True)]
    d.draw = e.draw
    d.first = e.first
    d.turn = 0
    d.chosen = ((),) * len(e.hands)


def _chose(d: Draft, e: Chose) -> None:
    d.chosen = (*d.chosen[: e.seat], e.cards, *d.chosen[e.seat + 1 :])
    d.turn = min(e.seat + 1, len(d.holdings) - 1)


def _revealed(d: Draft, e: Revealed) -> None:
    d.phase = "play"
    d.turn = d.first
    d.chosen = ()
    d.holdings = [Holding(without(h.hand, up), up, h.down) for h, up in zip(d.holdings, e.ups, strict=True)]


def _discarded(d: Draft, e: Discarded) -> None:
    h = d.holdings[e.seat]
    d.holdings[e.seat] = Holding(without(h.hand, e.hand), without(h.up, e.up) if e.up else h.up, h.down)
    d.pile = d.pile + e.hand + e.up


def _flipped(d: Draft, e: Flipped) -> None:
    h = d.holdings[e.seat]
    down = h.down[: e.place] + h.down[e.place + 1 :]
    if e.stays:
        d.holdings[e.seat] = Holding(h.hand, tuple(sorted((*h.up, e.card))), down)
    else:
        d.holdings[e.seat] = Holding(h.hand, h.up, down)
        d.pile = (*d.pile, e.card)


def _cleared(d: Draft, _: Cleared) -> None:
    d.removed = d.removed + d.pile
    d.pile = ()


def _to_hand(d: Draft, seat: Seat, cards: Cards) -> None:
    h = d.holdings[seat]
    d.holdings[seat] = Holding(tuple(sorted(h.hand + cards)), h.up, h.down)


def _picked_up(d: Draft, e: PickedUp) -> None:
    _to_hand(d, e.seat, e.cards)
    d.pile = ()


def _drew(d: Draft, e: Drew) -> None:
    _to_hand(d, e.seat, e.cards)
    d.draw = d.draw[: -len(e.cards)]
    d.may_draw = False


def _extras(d: Draft, e: ExtrasCounted) -> None:
    d.extras = e.extras
    d.may_draw = e.may_draw
    d.third_in = e.third_in


def _went_out(d: Draft, e: WentOut) -> None:
    d.out = (*d.out, e.seat)


def _passed(d: Draft, e: TurnPassed) -> None:
    d.turn = e.seat
    d.turns += 1
    d.extras = d.third_in = 0
    d.may_draw = False


def _ended(d: Draft, e: GameEnded) -> None:
    d.phase = "over"
    d.ended = e.rule
    d.extras = d.third_in = 0
    d.may_draw = False


_FOLD: Final[dict[type[Event], Callable[[Draft, Any], None]]] = {
    Dealt: _dealt,
    Chose: _chose,
    Revealed: _revealed,
    Discarded: _discarded,
    Flipped: _flipped,
    Cleared: _cleared,
    PickedUp: _picked_up,
    Drew: _drew,
    ExtrasCounted: _extras,
    WentOut: _went_out,
    TurnPassed: _passed,
    GameEnded: _ended,
}


def follow(s: State, events: Sequence[Event]) -> State:
    """Give the state after these events; on a seat's view, with the events as that seat saw them."""
    d = Draft(s)
    for event in events:
        d.add(event)
    return d.frozen()
