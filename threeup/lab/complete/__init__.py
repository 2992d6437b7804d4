"""Fill in the cards that a seat doesn't know, by lot: every way that agrees with it is as likely as the next.

What is known: which cards the deck has, how many lie where, every card that lies open, and what the rules tell of the
cards laid in tricks (who could not follow suit holds none of it). What isn't used: how likely players are to have
chosen what they chose. Each game has a module that says what can be told from its table.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

from threeup.lab.complete import loo, updown
from threeup.lab.place import place

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from threeup.core.events import Event
    from threeup.core.game import Seat

_BY_GAME: Final[dict[str, Callable[[Any], Callable[[random.Random], Any]]]] = {
    "updown": updown.completions,
    "loo": loo.completions,
}
_MEMORY: Final[dict[str, Callable[[Any, Iterable[Any], Any], Any]]] = {"updown": updown.remember, "loo": loo.remember}


def completions(game: Any, view: Any) -> Callable[[random.Random], Any]:  # noqa: ANN401 - any game's
    """Get ready to fill in the unknown cards of a state, or of a seat's view of it, as often as wanted.

    What is given takes a random number generator, uses nothing of it but `random()`, and gives a state without unknown
    cards. Raises CompletionError, now or then, when no way is found that agrees with what is known.
    """
    return _BY_GAME[game.id](view)


def complete(position: Any, seed: int = 0) -> Any:  # noqa: ANN401 - any game's
    """Give the state with its unknown cards filled in by the lot of a seed: a position, or a seat's view of a table.

    Raises SetupError for what is no position, CompletionError when no way is found that agrees with what is known.

    >>> line = "updown/1 [g7 bC / g9 / ?] [? ? / / ?] pile: g4 b4 draw: * removed: o4"
    >>> complete(line, seed=1).holdings[1].hand
    (card('g3'), card('o8'))
    """
    game, state = place(position)
    return completions(game, state)(random.Random(seed))  # noqa: S311 - a game, no secret


def remember(game: Any, start: Any, events: Iterable[Event], seat: Seat | None) -> Any:  # noqa: ANN401 - any game's
    """Give what a seat (None: a watcher) knows after these events if it remembers all it has seen since `start`.

    It is what the seat sees of the table now, with those cards named that don't lie open any more but that it has seen:
    in 3UP 3DOWN the cards that others took up with the pile and still hold, in 3-Card Loo the own hand laid aside.
    """
    return _MEMORY[game.id](game.view(start, seat), (game.seen(event, seat) for event in events), seat)
