"""The careful player: easy to follow, and hard enough for a learner. Each game has a module that says how it plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from threeup.players.careful import loo, updown

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from threeup.core.layout import Phrase

_BY_GAME: Final[dict[str, Callable[[Any, Any], Any]]] = {"updown": updown.choose, "loo": loo.choose}

_ADVICE: Final[dict[str, Callable[..., Phrase | None]]] = {"loo": loo.advice}


def advice(game: Any, view: Any, *, stakes: bool = True) -> Phrase | None:  # noqa: ANN401 - any game's
    """Say what weighs in the present choice, besides the rules; None where there is nothing to say."""
    weigh = _ADVICE.get(game.id)
    return None if weigh is None else weigh(view, stakes=stakes)


def careful_player(game: Any, view: Any, rng: random.Random) -> Any:  # noqa: ANN401, ARG001 - one signature for all
    """Play as a careful player would, who knows the rules and sees what its seat sees.

    >>> import random
    >>> from threeup.games.updown import UPDOWN, Holding, Options, State, cards
    >>> position = State(Options(), "play", (Holding(cards("g7 gC")), Holding(cards("g9"))), pile=cards("g5"))
    >>> careful_player(UPDOWN, position, random.Random(1))
    Play(hand=(card('g7'),), up=())
    """
    return _BY_GAME[game.id](game, view)
