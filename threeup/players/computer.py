"""Computer players: given a game and what their seat sees, they choose a legal move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

from threeup.players import careful

if TYPE_CHECKING:
    import random


class Player(Protocol):
    """Chooses a move from the view of the seat that is to act."""

    def __call__(self, game: Any, view: Any, rng: random.Random) -> Any:  # noqa: ANN401 - any game's
        """Give a legal move."""
        ...


def random_player(game: Any, view: Any, rng: random.Random) -> Any:  # noqa: ANN401 - any game's
    """Choose among the legal moves, each as likely as the next.

    >>> import random
    >>> from threeup.games.updown import UPDOWN, Holding, Options, State, cards
    >>> alone = State(Options(), "play", (Holding(cards("g7")), Holding(cards("g9"))))
    >>> random_player(UPDOWN, alone, random.Random(1))
    Play(hand=(card('g7'),), up=())
    """
    legal = game.legal_moves(view)
    return legal[int(rng.random() * len(legal))]


PLAYERS: Final[dict[str, Player]] = {"random": random_player, "careful": careful.careful_player}
"""Computer players by their name in records and settings."""
