"""A card somebody holds, and what would have to lie where for it to be played."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any, Literal, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from threeup.core.game import Seat
    from threeup.core.layout import Phrase


@dataclass(frozen=True, slots=True)
class Held:
    """A card that a player holds, named as moves name it: `g7` of the hand, `up g7`, `flip 0`.

    Fields:
        zone: where it is held: the hand, the face-up or the face-down cards.
        card: in notation; "?" for a face-down card that nobody knows.
        place: which of the face-down cards, 0-based from the left; 0 elsewhere.
    """

    zone: Literal["hand", "up", "down"]
    card: str
    place: int = 0

    def __str__(self) -> str:
        """Write it as moves do.

        >>> str(Held("up", "g7")), str(Held("down", "?", 2))
        ('up g7', 'flip 2')
        """
        return {"hand": self.card, "up": f"up {self.card}", "down": f"flip {self.place}"}[self.zone]


@dataclass(frozen=True, slots=True)
class Spot:
    """What a card would be laid on.

    Fields:
        said: its name; None where it is laid on nothing, as a lead is.
        broken: the rules that would forbid it; none: it could be played.
        single: it is named by itself, never as an end of a range.
    """

    said: Phrase | None
    broken: tuple[str, ...]
    single: bool = False

    @property
    def legal(self) -> bool:
        """Whether the card could be played there."""
        return not self.broken


@dataclass(frozen=True, slots=True)
class Case:
    """One way in which things may lie.

    Fields:
        said: what would be otherwise than now, all of it together; none: everything as it is.
        spots: all that the card could be laid on then, the lowest first.
    """

    said: tuple[Phrase, ...]
    spots: tuple[Spot, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that forbid the card somewhere in this case."""
        return tuple(dict.fromkeys(rule for spot in self.spots for rule in spot.broken))

    def runs(self, *, legal: bool) -> tuple[tuple[Spot, Spot], ...]:
        """Give the spots where the card can be played, or where it can't: the first and the last of each run.

        >>> case = Case((), (Spot(None, ()), Spot(None, ()), Spot(None, ("a.rule",))))
        >>> len(case.runs(legal=True)), len(case.runs(legal=False))
        (1, 1)
        """
        together = (
            (key[0], tuple(spots)) for key, spots in groupby(self.spots, key=lambda each: (each.legal, each.single))
        )
        return tuple((spots[0], spots[-1]) for good, spots in together if good == legal)


class Circumstances(Protocol):
    """What must be said of each game apart. States may have unknown cards."""

    def held(self, s: Any, seat: Seat) -> Sequence[Held]:  # noqa: ANN401 - any game's state, here and below
        """List the cards that a seat could sometime play, equal ones once."""
        ...

    def veiled(self, s: Any) -> bool:  # noqa: ANN401
        """Whether what the player to move may play hangs on cards unknown here."""
        ...

    def unsure(self, s: Any, seat: Seat, held: Held) -> bool:  # noqa: ANN401
        """Whether it hangs on cards unknown here when this one can be played."""
        ...

    def blind(self, s: Any, move: Any) -> bool:  # noqa: ANN401
        """Whether it hangs on a card unknown here what a move does."""
        ...

    def moves(self, s: Any, held: Held) -> Sequence[Any]:  # noqa: ANN401
        """List the moves, legal or not, by which the player to move plays the card; the plainest first."""
        ...

    def tries(self, s: Any, seat: Seat, held: Held) -> Sequence[Any]:  # noqa: ANN401
        """List the legal moves that may lead to the seat's playing the card."""
        ...

    def cases(self, s: Any, seat: Seat, held: Held) -> Sequence[Case]:  # noqa: ANN401
        """List the ways in which things may lie when the seat is to play, and where the card can be played then."""
        ...
