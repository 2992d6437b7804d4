"""What a game is: pure functions over frozen states, and verdicts that name rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from threeup.core.events import Event
    from threeup.core.rulebook import Rulebook

Seat = int
"""A player's place: 0-based, clockwise."""

DEALER: Final[Seat] = -1
"""The seat of chance: whoever shuffles. Its one move is a deal."""

S = TypeVar("S")
M = TypeVar("M")
S_co = TypeVar("S_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Reason:
    """A rule and the values it speaks of: never prose.

    Fields:
        rule: the rule's stable ID.
        args: what fills the rule's words (ranks and cards as their notation, counts as int).
        key: which of the rule's sentences applies: "broken", "because", or a narrower one of a rule that has several.
    """

    rule: str
    args: Mapping[str, int | str]
    key: str

    def __hash__(self) -> int:
        """Hash by rule and values, so that verdicts can be collected in sets."""
        return hash((self.rule, self.key, tuple(sorted(self.args.items()))))


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the rules say of a move: every broken rule, or why it is legal or forced."""

    broken: tuple[Reason, ...]
    because: tuple[Reason, ...]

    @property
    def legal(self) -> bool:
        """Whether no rule forbids the move.

        >>> Verdict((), ()).legal
        True
        """
        return not self.broken


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """What a move brought: the new state and what happened, in order."""

    state: S
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    Fields:
        places: seats in the order in which they finished, the winner first; not all need be listed.
        draw: True when the game ended without a winner.
        rule: the ID of the rule that ended it.
    """

    places: tuple[Seat, ...]
    draw: bool
    rule: str


class Game(Protocol[S, M]):
    """A game's rules. Every function is pure; states and moves are frozen values."""

    @property
    def id(self) -> str: ...  # noqa: D102 - "updown"
    @property
    def version(self) -> int: ...  # noqa: D102 - bumped only when some position's moves change
    @property
    def rulebook(self) -> Rulebook: ...  # noqa: D102

    @property
    def position_types(self) -> tuple[type, ...]: ...  # noqa: D102 - what write_position takes: states and setups

    def start(self, players: int) -> S:
        """Give the table before the deal; a game adds `options`. Raises SetupError, listing every fault."""
        ...

    def read_move(self, text: str) -> M:
        """Read a move as `str` writes it. Raises InvalidMoveError."""
        ...

    def read_options(self, data: Mapping[str, object]) -> object:
        """Make the house rules from names and values. Raises SetupError, listing every fault."""
        ...

    def read_position(self, text: str, start: int = 0) -> object:
        """Read a setup from a place in a line on. Raises SetupError, each fault with its place."""
        ...

    def players(self, s: S) -> int:
        """Give the number of seats."""
        ...

    def to_act(self, s: S) -> Seat | None:
        """Give the seat to move, `DEALER` for a deal, None when the game is over."""
        ...

    def candidates(self, s: S) -> Sequence[M]:
        """List what the player could try, legal or not; choices that differ only in colour once."""
        ...

    def explain(self, s: S, m: M) -> Verdict:
        """Give every rule that the move breaks, or why it is legal or forced. Never raises."""
        ...

    def legal_moves(self, s: S) -> Sequence[M]:
        """List the candidates with nothing broken."""
        ...

    def apply(self, s: S, m: M) -> Step[S]:
        """Play a move. Raises IllegalMoveError, with the verdict, when a rule forbids it."""
        ...

    def outcome(self, s: S) -> Outcome | None:
        """Tell how the game ended; None while it goes on."""
        ...

    def view(self, s: S, seat: Seat | None) -> S:
        """Give the state as a seat sees it (None: a watcher); what it can't see is unknown."""
        ...

    def seen(self, event: Event, seat: Seat | None) -> Event:
        """Give an event as a seat sees it."""
        ...

    def follow(self, s: S, events: Sequence[Event]) -> S:
        """Bring a state, or a seat's view of it, up to date with what happened."""
        ...

    def position(self, s: S) -> object:
        """Give what repeats when a position repeats: the state without its counters."""
        ...

    def cards(self, s: S) -> Sequence[object]:
        """List every card of the table, wherever it lies, in a fixed order."""
        ...
