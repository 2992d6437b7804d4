"""What a game is: pure functions over frozen states, and verdicts that name rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from threeup.core.events import Event
    from threeup.core.layout import Action, Motion, Phrase, Place, Zone
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
    def seats(self) -> range: ...  # noqa: D102 - every number of players it can be played with
    @property
    def default_players(self) -> int: ...  # noqa: D102
    @property
    def position_types(self) -> tuple[type, ...]: ...  # noqa: D102 - what write_position takes: states and setups

    def start(self, players: int) -> S:
        """Give the table before the deal; a game adds `options`. Raises SetupError, listing every fault."""
        ...

    def deck(self, s: S) -> Sequence[object]:
        """List every card in play, sorted."""
        ...

    def deal(self, s: S, order: Sequence[Any], lot: int | None) -> M:
        """Give the deal of a shuffled deck; `lot` is a seat, for what is decided by lot."""
        ...

    def read_move(self, text: str) -> M:
        """Read a move as `str` writes it. Raises InvalidMoveError."""
        ...

    def read_options(self, data: Mapping[str, object]) -> object:
        """Make the house rules from names and values. Raises SetupError, listing every fault."""
        ...

    def write_options(self, options: Any) -> Mapping[str, object]:  # noqa: ANN401 - its own
        """Give the house rules that differ from the rule book's, as values that any file format has."""
        ...

    def option_choices(self) -> Mapping[str, tuple[object, ...]]:
        """Give what a form offers for each house rule, the rule book's own value first."""
        ...

    def fit(self, options: Mapping[str, object], players: int) -> Mapping[str, object]:
        """Give the same house rules, with what this number of players asks for where nothing is said of it."""
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


class TableGame(Game[S, M], Protocol[S, M]):
    """A game as a table shows it: phrases instead of words, and how things lie instead of pictures.

    All states here are views of a seat, or the whole table for somebody who may see all of it.
    """

    def phrase(self, text: str) -> Phrase | None:
        """Name what a reason's or event's value means: a rank, a card; None for anything else."""
        ...

    def move_phrase(self, m: M) -> Phrase:
        """Say a move, for a hint or a list of moves."""
        ...

    def event_phrase(self, event: Event, *, stakes: bool = True) -> Phrase | None:
        """Say what happened, without counters when `stakes` is False; None for what needs no saying."""
        ...

    def sign(self, card: str) -> tuple[str, Phrase]:
        """Give a card in a column or two of text: a sign, and its rank."""
        ...

    def status(self, s: S, *, stakes: bool = True) -> Phrase:
        """Say what whoever is to move is to do."""
        ...

    def could(self, s: S) -> Phrase | None:
        """Say what the player to move could do instead; None when there is nothing to name."""
        ...

    def ending(self, s: S, seat: Seat | None, *, stakes: bool = True) -> tuple[Phrase, Phrase]:
        """Say how the game ended, to a seat (None: a watcher): a title and a sentence, without counters on demand."""
        ...

    def places(self, s: S, seat: Seat | None) -> Sequence[Place]:
        """Lay out what each player holds, by seat; the cards of `seat` get keys."""
        ...

    def zones(self, s: S) -> Sequence[Zone]:
        """Lay out the middle of the table."""
        ...

    def playable(self, s: S) -> frozenset[str]:
        """Give the keys of the cards with which the player to move has a legal move."""
        ...

    def actions(self, s: S, *, stakes: bool = True) -> Sequence[Action]:
        """List the buttons of whoever is to move; the first is the main one."""
        ...

    def move_of(self, s: S, action: str, keys: Sequence[str]) -> M | None:
        """Give the move that a button and the selected cards mean; None when they mean none."""
        ...

    def motions(self, event: Event) -> Sequence[Motion]:
        """Say what moves on the table when this happens."""
        ...

    def unknown(self, s: S) -> int:
        """Count the unknown cards that play can bring to light: where there are some, nobody can play on."""
        ...

    def counters(self, s: S) -> int:
        """Add up every counter of the table, wherever it lies; 0 in a game without any."""
        ...

    def face_id(self, card: str) -> str:
        """Give the name of a card's picture, "back" for the unknown card."""
        ...

    def face_messages(self) -> Mapping[str, Phrase]:
        """Give what must be in `words`: what is printed on cards, and what is said of each picture."""
        ...

    def picture(self, face_id: str, words: Mapping[str, str]) -> str:
        """Draw one picture as an SVG of its own."""
        ...

    def sprite(self, words: Mapping[str, str]) -> str:
        """Draw all pictures as one SVG of symbols."""
        ...
