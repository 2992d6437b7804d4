"""Who sits at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from threeup.core.errors import Fault, SetupError
from threeup.players.computer import PLAYERS

if TYPE_CHECKING:
    from collections.abc import Sequence

PERSON: Final = "person"
_MOST_SEATS: Final = 100


@dataclass(frozen=True, slots=True)
class Sitter:
    """A player at a seat.

    Fields:
        kind: "person", or a computer player's name: "careful", "random".
        name: a nickname; empty: one from the catalogue, in the language of whoever reads.
    """

    kind: str = PERSON
    name: str = ""

    @property
    def computer(self) -> bool:
        """Whether the computer plays.

        >>> Sitter("careful").computer
        True
        """
        return self.kind != PERSON


def sitters(players: int | Sequence[str | Sitter], computer: str) -> tuple[Sitter, ...]:
    """Seat players: a number means one person and computers; else kinds ("person", "careful", "random") or sitters.

    Raises SetupError for a kind that isn't known.

    >>> [each.kind for each in sitters(3, "careful")]
    ['person', 'careful', 'careful']
    """
    if isinstance(players, int):
        found = (Sitter(), *(Sitter(computer) for _ in range(players - 1)))
    else:
        found = tuple(each if isinstance(each, Sitter) else Sitter(each) for each in players)
    faults = [
        Fault("options.sitter", {"kind": str(each.kind)[:40]}) for each in found if each.kind not in {PERSON, *PLAYERS}
    ]
    if faults:
        raise SetupError(faults)
    return found


def seated(
    game: Any,  # noqa: ANN401 - any game
    players: int | Sequence[str | Sitter] | None,
    computer: str,
    start: Any,  # noqa: ANN401 - any game's state
) -> tuple[Sitter, ...]:
    """Seat as many as are asked for, or as suits the game or the table that it starts from.

    Raises SetupError for a number that no game has.

    >>> from threeup.games.updown import UPDOWN
    >>> len(seated(UPDOWN, None, "careful", None))
    3
    """
    if players is None or isinstance(players, int):
        players = game.players(start) if start is not None else players if players is not None else game.default_players
        if not 1 <= players <= _MOST_SEATS:  # what the house rules ask for, the game says
            args = {"players": players, "least": game.seats[0], "most": game.seats[-1]}
            raise SetupError([Fault("options.players", args)])
    return sitters(players, computer)
