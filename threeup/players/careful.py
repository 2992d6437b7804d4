"""The careful player: easy to follow, and hard enough for a learner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from threeup.games.updown.cards import CLEAR
from threeup.games.updown.moves import ChooseUp, Draw, Flip, PickUp, Play

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from threeup.games.updown.moves import Move
    from threeup.games.updown.state import State

_WORTH_A_CLEAR: Final = 6
"""Cards on the pile from which on the careful player spends a Clear rather than a high number."""

_HIGH: Final = 9


def _updown(view: State, legal: tuple[Move, ...]) -> Move:
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


_BY_GAME: Final[dict[str, Callable[[Any, Any], Any]]] = {"updown": _updown}


def careful_player(game: Any, view: Any, rng: random.Random) -> Any:  # noqa: ANN401, ARG001 - one signature for all
    """Play the lowest legal rank, all cards of it; keep Clear cards for when nothing else goes or the pile is large.

    >>> import random
    >>> from threeup.games.updown import UPDOWN, Holding, Options, State, cards
    >>> holding = Holding(cards("b3 g7 o7 gC"))
    >>> position = State(Options(), "play", (holding, Holding(cards("g9"))), pile=cards("g5"))
    >>> careful_player(UPDOWN, position, random.Random(1))
    Play(hand=(card('g7'), card('o7')), up=())
    """
    return _BY_GAME[game.id](view, game.legal_moves(view))
