"""A game of 3UP 3DOWN at one moment: always valid, never changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from threeup.core.game import Seat
    from threeup.games.updown.cards import Cards
    from threeup.games.updown.options import Options

Phase = Literal["deal", "choose", "play", "over"]


@dataclass(frozen=True, slots=True)
class Holding:
    """What lies before one player.

    Fields:
        hand: sorted by rank, then colour.
        up: the face-up cards, sorted likewise.
        down: the face-down cards, left to right.
    """

    hand: Cards = ()
    up: Cards = ()
    down: Cards = ()

    @property
    def empty(self) -> bool:
        """Whether the player is out.

        >>> Holding().empty
        True
        """
        return not (self.hand or self.up or self.down)


@dataclass(frozen=True, slots=True)
class State:
    """The whole table.

    Fields:
        options: the house rules.
        phase: "deal" (the dealer is to deal), "choose" (of three up), "play", "over".
        holdings: by seat.
        draw: the draw pile, bottom to top.
        pile: the discard pile, bottom to top.
        removed: the cleared cards, first cleared first.
        turn: the seat to move; in "over" the one that moved last.
        first: the seat that opens the play.
        chosen: in "choose", by seat: the cards chosen so far, still in hand; else empty.
        extras: extra discards still to be made in this turn; 0 while the turn's own discard is to come.
        may_draw: whether the draw before an extra discard is open.
        third_in: discards until the third of a Clear +2 played from the piles: 1 means the next one; 0 none.
        turns: turns finished.
        out: the seats that have finished, first to last.
        ended: the ID of the rule that ended the game; empty while it goes on.
    """

    options: Options
    phase: Phase
    holdings: tuple[Holding, ...]
    draw: Cards = ()
    pile: Cards = ()
    removed: Cards = ()
    turn: Seat = 0
    first: Seat = 0
    chosen: tuple[Cards, ...] = ()
    extras: int = 0
    may_draw: bool = False
    third_in: int = 0
    turns: int = 0
    out: tuple[Seat, ...] = ()
    ended: str = ""
