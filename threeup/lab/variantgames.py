"""One game under two sets of house rules: every moment of it, and how it goes when it is played again."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from threeup.core.errors import IllegalMoveError, SetupError
from threeup.games import GAMES
from threeup.lab import variantwords
from threeup.lab.causes import Cause, changed
from threeup.lab.sheet import Sheet, Shown
from threeup.lab.variants import Sides, faults_under, fresh, rules_of
from threeup.notation import Record, read_record, replay
from threeup.notation.position import game_of
from threeup.text.speech import Speech

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from threeup.core.errors import Fault
    from threeup.core.events import Event
    from threeup.core.game import Reason, Seat
    from threeup.lab.variants import Difference

_NO_FAULTS: Final[tuple[Fault, ...]] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """A game as it was played: `states` from the beginning on, and between each two of them the move and its events."""

    game: Any
    states: tuple[Any, ...]
    moves: tuple[Any, ...]
    events: tuple[tuple[Event, ...], ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a game at which something is different.

    Fields:
        number: moves made before it.
        seat: who is to move.
        differences: the moves that are not the same.
        faults: why this position can't come about under the other house rules; empty where it can.
    """

    number: int
    seat: Seat
    differences: tuple[Difference, ...]
    faults: tuple[Fault, ...] = ()


@dataclass(frozen=True, slots=True)
class Group:
    """What one cause is behind of.

    Fields:
        causes: smallest sets of options, any of which is enough.
        gone, new, other: how many moves are legal no more, legal now, or bring something else.
        moments: the numbers of the moments.
    """

    causes: tuple[Cause, ...]
    gone: int
    new: int
    other: int
    moments: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Again:
    """The same deals and moves under the other house rules.

    Fields:
        legal: how many moves could be made, one after the other.
        parted: moves made before the first one that is not legal, or brings something else; None where none does.
        causes: the smallest sets of options that part it there.
        broken: why the first move that can't be made is not legal; empty where all can.
        state: the position in which it ends.
    """

    legal: int
    parted: int | None
    causes: tuple[Cause, ...]
    broken: tuple[Reason, ...]
    state: Any


@dataclass(frozen=True, slots=True)
class GameComparison(Shown):
    """A game under its own house rules, `a`, and under others, `b`.

    Fields:
        line: the game.
        b: the other house rules.
        moments: the moments at which something is different, in order.
        again: how it goes when it is played again; None where it can't begin under the other house rules.
    """

    line: Line
    b: Any
    moments: tuple[Moment, ...]
    again: Again | None

    @property
    def game(self) -> Any:  # noqa: ANN401 - any game
        """The rules of the game."""
        return self.line.game

    @property
    def changes(self) -> Mapping[str, tuple[Any, Any]]:
        """The options that differ, each with its two values."""
        return changed(self.line.states[0].options, self.b)

    @property
    def groups(self) -> tuple[Group, ...]:
        """What is different, by cause; the cause of most first."""
        kinds: dict[tuple[Cause, ...], list[str]] = {}
        moments: dict[tuple[Cause, ...], dict[int, None]] = {}
        for moment in self.moments:
            for each in moment.differences:
                kinds.setdefault(each.causes, []).append(each.kind)
                moments.setdefault(each.causes, {})[moment.number] = None
        found = [
            Group(causes, many.count("gone"), many.count("new"), many.count("other"), tuple(moments[causes]))
            for causes, many in kinds.items()
        ]
        return tuple(sorted(found, key=lambda group: -(group.gone + group.new + group.other)))

    def sheet(self, lang: str = "en") -> Sheet:
        """Give what is different, by cause, and how the game goes when it is played again."""
        return variantwords.game_sheet(self, Speech(self.game, lang))

    def by_moment(self, lang: str = "en") -> Sheet:
        """Give what is different, moment by moment."""
        return variantwords.moments_sheet(self, Speech(self.game, lang))


def compare_game(played: Any, options_b: Any) -> GameComparison:  # noqa: ANN401 - whatever holds a game
    """Compare a game under its own house rules with the same under others.

    Args:
        played: a record or its text; or a table: then its game to the end of the branch visited last.
        options_b: the other house rules, or a mapping with those that are to be changed.

    Raises SetupError with every fault where they can't be, RecordError with those of a text.

    >>> from threeup.games.updown import UPDOWN
    >>> from threeup.notation import Player
    >>> from threeup.players.dealer import deal
    >>> record = Record("updown", (Player(), Player()), (deal(UPDOWN, UPDOWN.start(2), 7),))
    >>> found = compare_game(record, {"deck": "short36"})
    >>> [reason.rule for reason in found.again.broken], found.again.causes
    (['updown.deck.composition'], (('deck',),))
    """
    line = line_of(played)
    game, start = line.game, line.states[0]
    b = rules_of(game, options_b, start.options)
    if faults := b.faults(game.players(start)):
        raise SetupError(faults)
    sides = Sides(game, start.options, b)
    return GameComparison(line, b, tuple(_moments(sides, line)), _again(sides, line))


def line_of(played: Any) -> Line:  # noqa: ANN401 - whatever holds a game
    """Take a game in whatever form somebody has it. Raises RecordError, TypeError for what holds none.

    >>> from threeup.notation import Player
    >>> len(line_of(Record("updown", (Player(), Player()), ())).states)
    1
    """
    if isinstance(played, str):
        played = read_record(played)
    if isinstance(played, Record):
        start, steps = played.beginning(), tuple(replay(played))
        states, events = tuple(step.state for step in steps), tuple(step.events for step in steps)
        return Line(GAMES[played.game], (start, *states), played.moves, events)
    at = getattr(played, "at", None)
    if at is None or not hasattr(at, "path"):
        message = f"neither a record nor a table: {type(played).__name__}"
        raise TypeError(message)
    nodes = nodes_of(at)
    states, moved = tuple(node.state for node in nodes), nodes[1:]
    return Line(game_of(states[0]), states, tuple(node.move for node in moved), tuple(node.events for node in moved))


def nodes_of(at: Any) -> tuple[Any, ...]:  # noqa: ANN401 - a table's moment
    """List the moments of a table's game: to the one given, and on to the end of the branch visited last."""
    found = list(at.path())
    while found[-1].newest is not None:
        found.append(found[-1].newest)
    return tuple(found)


def _moments(sides: Sides, line: Line) -> Iterator[Moment]:
    game = sides.game
    if not sides.changes:
        return
    for number, state in enumerate(line.states):
        seat = game.to_act(state)
        if seat is None:
            continue
        if faults := faults_under(game, state, sides.b):
            yield Moment(number, seat, (), faults)
            continue
        played = line.moves[number] if number < len(line.moves) else None
        if differences := sides.compare(state, played).differences:
            yield Moment(number, seat, differences, _NO_FAULTS)


def _again(sides: Sides, line: Line) -> Again | None:
    game, start = sides.game, line.states[0]
    if faults_under(game, start, sides.b):
        return None
    state = game.start(game.players(start), sides.b) if fresh(game, start) else replace(start, options=sides.b)
    parted: int | None = None
    causes: tuple[Cause, ...] = ()
    for number, (move, events) in enumerate(zip(line.moves, line.events, strict=True)):
        try:
            step = game.apply(state, move)
        except IllegalMoveError as error:
            if parted is None:
                parted, causes = number, sides.causes(line.states[number], move, None)
            return Again(number, parted, causes, error.verdict.broken, state)
        if parted is None and step.events != events:
            parted, causes = number, sides.causes(line.states[number], move, step.events)
        state = step.state
    return Again(len(line.moves), parted, causes, (), state)
