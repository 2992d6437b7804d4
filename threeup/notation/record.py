"""A record: who played what, as a value. `write_record` and `read_record` make it a TOML file and back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import tomli_w

from threeup.games import GAMES
from threeup.notation.names import LONGEST_BRANCH_NAME, LONGEST_NOTE, fitted, nickname
from threeup.notation.position import format_position

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from threeup.core.game import Step

FORMAT: Final = "threeup-record"
FORMAT_VERSION: Final = 1
PERSON: Final = "person"


@dataclass(frozen=True, slots=True)
class Player:
    """Who sat at a seat.

    Fields:
        kind: "person", or the name of a computer player.
        name: a nickname; empty when none was given.
    """

    kind: str = PERSON
    name: str = ""


@dataclass(frozen=True, slots=True)
class Branch:
    """Moves that were tried from an earlier moment on.

    Fields:
        parent: the number of the moment they start from.
        moves: in order, at least one.
        name: what the branch was called; empty for nothing.
    """

    parent: int
    moves: tuple[Any, ...]
    name: str = ""


@dataclass(frozen=True, slots=True)
class Record:
    """A game played, with all that was tried.

    Moments are numbered as they are written: 0 is the beginning, then one for each move of the main line, then for
    those of each branch.

    Fields:
        game: the game's ID.
        players: by seat.
        moves: the main line. Deals are among them, each naming every card.
        branches: each from a moment numbered before it.
        draws: the moments at which the players agreed on a draw.
        options: the house rules; None for those of the rule book, or of `start`.
        start: the position to start from; None for a table before the deal.
        names: moments of the main line at which a named branch starts, each with that name.
        notes: moments to which somebody wrote something, each with that note.
    """

    game: str
    players: tuple[Player, ...]
    moves: tuple[Any, ...]
    branches: tuple[Branch, ...] = ()
    draws: tuple[int, ...] = ()
    options: Any = None
    start: Any = None
    names: tuple[tuple[int, str], ...] = ()
    notes: tuple[tuple[int, str], ...] = ()

    @property
    def moments(self) -> int:
        """Count the moments, the beginning not counted: the number of the last one."""
        return len(self.moves) + sum(len(branch.moves) for branch in self.branches)

    def beginning(self) -> Any:  # noqa: ANN401 - any game's state
        """Give the state at moment 0. Raises SetupError when there can be no such table."""
        if self.start is not None:
            return self.start
        game = GAMES[self.game]
        return game.start(len(self.players), game.read_options({}) if self.options is None else self.options)

    def path(self, moment: int | None = None) -> tuple[Any, ...]:
        """List the moves from the beginning to a moment; without one, the main line.

        Raises IndexError when there is no such moment.

        >>> Record("updown", (), ("a", "b"), (Branch(1, ("c", "d")),)).path(4)
        ('a', 'c', 'd')
        """
        if moment is None:
            return self.moves
        if not 0 <= moment <= self.moments:
            message = f"moment {moment} of {self.moments}"
            raise IndexError(message)
        found: tuple[Any, ...] = ()
        while moment > len(self.moves):
            first = len(self.moves) + 1
            for branch in self.branches:
                if moment < first + len(branch.moves):
                    found = branch.moves[: moment - first + 1] + found
                    moment = branch.parent
                    break
                first += len(branch.moves)
        return self.moves[:moment] + found


def replay(record: Record, moment: int | None = None) -> Iterator[Step[Any]]:
    """Play a record again, step by step from the first move (the deal): to a moment, or the main line to its end.

    Raises IllegalMoveError at a move that is not legal; a record that was read has none.

    >>> from threeup.games.updown import UPDOWN
    >>> from threeup.players.dealer import deal
    >>> record = Record("updown", (Player(), Player()), (deal(UPDOWN, UPDOWN.start(2), 7),))
    >>> [step.state.phase for step in replay(record)]
    ['choose']
    """
    game, state = GAMES[record.game], record.beginning()
    for move in record.path(moment):
        step = game.apply(state, move)
        state = step.state
        yield step


def write_record(record: Record) -> str:
    """Write a record as TOML. Raises RecordError when a nickname can't be read back.

    >>> from threeup.games.updown import UPDOWN
    >>> print(write_record(Record("updown", (Player(name="Ann"), Player("careful")), (), options=None)))
    format = "threeup-record/1"
    game = "updown"
    version = 1
    count = 0
    players = [
        { kind = "person", name = "Ann" },
        { kind = "careful" },
    ]
    <BLANKLINE>
    [main]
    moves = []
    <BLANKLINE>
    """
    game = GAMES[record.game]
    data: dict[str, Any] = {
        "format": f"{FORMAT}/{FORMAT_VERSION}",
        "game": game.id,
        "version": game.version,
        "count": record.moments,
    }
    if record.start is not None:
        data["start"] = format_position(record.start)
    if record.draws:
        data["draws"] = list(record.draws)
    data["players"] = [_player(seat, player) for seat, player in enumerate(record.players)]
    if record.start is None and record.options is not None and (options := game.write_options(record.options)):
        data["options"] = options
    data["main"] = {"moves": [str(move) for move in record.moves]}
    if names := _by_moment(record.names, LONGEST_BRANCH_NAME):
        data["names"] = names
    if notes := _by_moment(record.notes, LONGEST_NOTE):
        data["notes"] = notes
    if record.branches:
        data["branch"] = [_branch(branch) for branch in record.branches]
    return tomli_w.dumps(data)


def _player(seat: int, player: Player) -> dict[str, str]:
    named = {"name": nickname(player.name, seat)} if player.name else {}
    return {"kind": player.kind, **named}


def _branch(branch: Branch) -> dict[str, Any]:
    name = fitted(branch.name, LONGEST_BRANCH_NAME)
    return {**({"name": name} if name else {}), "parent": branch.parent, "moves": [str(move) for move in branch.moves]}


def _by_moment(texts: Iterable[tuple[int, str]], most: int) -> dict[str, str]:
    return {str(moment): text for moment, written in texts if (text := fitted(written, most))}
