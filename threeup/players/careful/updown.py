"""The careful player of 3UP 3DOWN: the lowest legal rank first, Clear cards last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from threeup.games.updown.cards import CLEAR
from threeup.games.updown.moves import ChooseUp, Draw, Flip, PickUp, Play

if TYPE_CHECKING:
    from threeup.games.updown.moves import Move
    from threeup.games.updown.state import State

_WORTH_A_CLEAR: Final = 6
"""Cards on the pile from which on the careful player spends a Clear rather than a high number."""

_HIGH: Final = 9


def choose(game: Any, view: State) -> Move:  # noqa: ANN401 - the game's rules
    """Play the lowest legal rank, all cards of it; keep Clear cards for when nothing else goes or the pile is large.

    >>> from threeup.games.updown import UPDOWN, Holding, Options, State, cards
    >>> holding = Holding(cards("b3 g7 o7 gC"))
    >>> choose(UPDOWN, State(Options(), "play", (holding, Holding(cards("g9"))), pile=cards("g5")))
    Play(hand=(card('g7'), card('o7')), up=())
    """
    legal: tuple[Move, ...] = game.legal_moves(view)
    choices = [m for m in legal if isinstance(m, ChooseUp)]
    if choices:
        # Low cards go first while there is a hand; high ones are safe to hold back face up.
        return max(choices, key=lambda m: sorted(c.rank for c in m.cards))
    for kind in (Draw, Flip):
        for m in legal:
            if isinstance(m, kind):
                return m
    plays = [m for m in legal if isinstance(m, Play)]
    if not plays:
        return next((m for m in legal if isinstance(m, PickUp)), legal[0])
    numbers = [m for m in plays if m.cards[0].rank < CLEAR]
    clears = [m for m in plays if m.cards[0].rank >= CLEAR]
    lowest = min(numbers, key=lambda m: (m.cards[0].rank, -len(m.cards)), default=None)
    cheapest = min(clears, key=lambda m: (m.cards[0].rank, len(m.cards)), default=None)
    if lowest is None or (cheapest and len(view.pile) >= _WORTH_A_CLEAR and lowest.cards[0].rank >= _HIGH):
        return cheapest or plays[0]
    return lowest
