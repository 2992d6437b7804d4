"""The table: the one thing that changes. It keeps the game's history as a tree and lets the players play."""

from __future__ import annotations

import random
import secrets
from typing import TYPE_CHECKING, Any, Final, Self

from threeup.core.errors import Fault, SetupError
from threeup.core.game import DEALER
from threeup.games import GAMES
from threeup.notation import read_record, write_record
from threeup.notation.names import LONGEST_BRANCH_NAME, LONGEST_NOTE, fitted
from threeup.players.careful import advice
from threeup.players.computer import PLAYERS
from threeup.players.dealer import deal, seed_of
from threeup.session import endless, saving
from threeup.session.node import Node
from threeup.session.seats import Sitter, seated
from threeup.text.speech import Speech

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from threeup.core.events import Event
    from threeup.core.game import Outcome, Seat, Step, Verdict
    from threeup.core.layout import Phrase

__all__ = ["Node", "Table"]

_SEEDS: Final = 1_000_000


class Table:
    """A game on a table, with undo, redo and branches.

    Args:
        players: how many (one person, the others computers), or by seat: "person", "careful", "random" or a Sitter;
            as many as suits the game when not given.
        game: a game's ID.
        seed: decides the deals and the computers' choices; drawn by lot when not given.
        options: the house rules; the rule book's, with what the number of players asks for, when not given.
        computer: which computer player sits where only a number is given.
        first: the seat that opens, or deals first; by lot from the seed when not given.
        start: begin from this state instead of a deal.
        lang: the language in which the table shows itself.
        stakes: whether counters are shown; a teacher may hide them. No part of a record.

    Raises SetupError, listing every fault of players and options.

    >>> table = Table(2, seed=7)
    >>> table.play(table.legal_moves()[0]).events[0].seat
    0
    >>> table.undo(), table.redo(), table.version
    (True, True, 4)
    """

    def __init__(
        self,
        players: int | Sequence[str | Sitter] | None = None,
        *,
        game: str = "updown",
        seed: int | None = None,
        options: Any = None,  # noqa: ANN401 - any game's options
        computer: str = "careful",
        first: Seat | None = None,
        start: Any = None,  # noqa: ANN401 - any game's state
        lang: str = "en",
        stakes: bool = True,
    ) -> None:
        if game not in GAMES:
            raise SetupError([Fault("options.game", {"game": str(game)[:40]})])
        self.game = GAMES[game]
        self.sitters = seated(self.game, players, computer, start)
        self.seed: int | None = secrets.randbelow(_SEEDS) if seed is None else _seed(seed)
        self._lots = self.seed
        self._first = first if first is None or 0 <= first < len(self.sitters) else None
        self.lang = lang
        self.stakes = stakes
        self.version = 0
        state = self._beginning(options) if start is None else self._whole(start)
        self.nodes = [Node(0, None, None, DEALER, (), state)]
        self.at = self.nodes[0]
        self.draw_agreed: set[int] = set()
        if start is None:
            self.deal()

    def __repr__(self) -> str:
        """Write what can be pasted back to have the same deal again."""
        kinds = [each.kind for each in self.sitters]
        hidden = "" if self.stakes else ", stakes=False"
        return f"Table({kinds!r}, game={self.game.id!r}, seed={self.seed}{hidden})"

    def save(self) -> str:
        """Write the game, with every branch, as a record (TOML)."""
        return write_record(saving.record_of(self.game, self.sitters, self.at, self.draw_agreed))

    @classmethod
    def load(cls, text: str, *, lang: str = "en", stakes: bool = True) -> Self:
        """Make a table from a record. Raises RecordError or SetupError, listing every fault.

        The seed is not known; deals beyond the record are drawn by a new lot.

        >>> table = Table(2, seed=7)
        >>> Table.load(table.save()).state == table.state
        True
        """
        record = read_record(text)
        table = cls(saving.sitters_of(record), game=record.game, start=record.beginning(), lang=lang, stakes=stakes)
        table.seed = None
        moments = [table.at, *table._line(record.moves)]
        present = table.at
        for branch in record.branches:
            table._enter(moments[branch.parent])
            line = table._line(branch.moves)
            line[0].name = branch.name
            moments += line
        for moment, name in record.names:
            moments[moment].name = name
        for moment, note in record.notes:
            moments[moment].note = note
        table.draw_agreed = {moments[moment].id for moment in record.draws}
        table._visit(present)
        return table

    # ------------------------------------------------------------------------------------------------ the moment

    @property
    def state(self) -> Any:  # noqa: ANN401 - any game's state
        """The whole table now, hidden cards and all."""
        return self.at.state

    @property
    def to_act(self) -> Seat | None:
        """The seat to move, `DEALER` for a deal; None when the game is over or a draw was agreed."""
        return None if self.at.id in self.draw_agreed else self.game.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on, or where a draw was agreed."""
        outcome: Outcome | None = self.game.outcome(self.state)
        return outcome

    @property
    def over(self) -> bool:
        """Whether nobody is to move any more."""
        return self.to_act is None

    def view(self, seat: Seat | None) -> Any:  # noqa: ANN401 - any game's state
        """Give the table as a seat sees it (None: a watcher)."""
        return self.game.view(self.state, seat)

    def legal_moves(self) -> Sequence[Any]:
        """List the legal moves of the player to move; of the dealer, the first is the table's next deal."""
        return () if self.over else self._with_deal(self.game.legal_moves(self.state))

    def candidates(self) -> Sequence[Any]:
        """List what the player to move could try, legal or not."""
        return () if self.over else self._with_deal(self.game.candidates(self.state))

    def explain(self, move: Any) -> Verdict:  # noqa: ANN401 - any game's move
        """Give every rule that a move breaks, or why it is legal. A text is read first; raises InvalidMoveError."""
        verdict: Verdict = self.game.explain(self.state, self._read(move))
        return verdict

    def speech(self, seat: Seat | None, lang: str | None = None) -> Speech:
        """Give the voice that speaks to a seat."""
        return Speech(self.game, lang or self.lang, self.sitters, seat)

    # ------------------------------------------------------------------------------------------------- playing on

    def play(self, move: Any) -> Step[Any]:  # noqa: ANN401 - any game's move
        """Play a move (or its text) for the player to move; on from an earlier moment, it starts a branch.

        Raises IllegalMoveError with the verdict, InvalidMoveError for a text that is no move.
        """
        return self._add(self._read(move))

    def deal(self) -> Step[Any]:
        """Deal the next cards, which the seed and the number of deals before decide.

        Raises IllegalMoveError when it is not time to deal.
        """
        return self._add(self._next_deal())

    def computer_to_act(self) -> bool:
        """Whether a computer player is to move. Between deals people decide; where only computers play, they go on."""
        seat = self.to_act
        return seat is not None and not self._person_at(seat)

    def let_computer_play(self) -> Step[Any] | None:
        """Let the computer player to move play one move; None when it is not a computer's turn."""
        seat = self.to_act
        if seat is None or not self.computer_to_act():
            return None
        if seat == DEALER:
            return self.deal()
        rng = random.Random((self.seed or 0) * 100_003 + self.at.depth + 1)  # noqa: S311 - a game, no secret
        return self._add(PLAYERS[self.sitters[seat].kind](self.game, self.view(seat), rng))

    def go(self, most: int = 20_000) -> list[Step[Any]]:
        """Let the computer players play until a person is to move or the game is over; `most` moves at the most.

        >>> table = Table(["careful", "random"], seed=1)
        >>> _ = table.go()
        >>> table.over
        True
        """
        steps: list[Step[Any]] = []
        while len(steps) < most and (step := self.let_computer_play()) is not None:
            steps.append(step)
        return steps

    def hint(self) -> Any:  # noqa: ANN401 - any game's move
        """Give the move that the careful player would make, between deals the deal; None when the game is over."""
        seat = self.to_act
        if seat == DEALER:
            return self._next_deal()
        rng = random.Random(self.seed or 0)  # noqa: S311 - a game, no secret
        return None if seat is None else PLAYERS["careful"](self.game, self.view(seat), rng)

    def advice(self) -> Phrase | None:
        """Say what weighs in the present choice, besides the rules; None where there is nothing to say."""
        seat = self.to_act
        return None if seat is None or seat < 0 else advice(self.game, self.view(seat), stakes=self.stakes)

    def agree_draw(self) -> bool:
        """End the game here as a draw, as the players agree; False when it is over already."""
        if self.over:
            return False
        self.draw_agreed.add(self.at.id)
        self.version += 1
        return True

    def notice(self) -> Phrase | None:
        """Tell when the game goes round in a ring, so that the players may agree on a draw."""
        return None if self.over else endless.notice(self.at)

    # ---------------------------------------------------------------------------------------------------- history

    def undo(self) -> bool:
        """Go back to the last moment at which a person could choose; False when there is none."""
        target = self._before()
        return target is not None and self._visit(target)

    def redo(self) -> bool:
        """Go on along the branch visited last, to the next moment at which a person can choose."""
        target = self.at.newest
        while target is not None and target.newest is not None and not self._person_acts(target):
            target = target.newest
        return target is not None and self._visit(target)

    def undo_reveals(self, seat: Seat | None) -> bool:
        """Whether after undo a seat would know cards that it had not seen at that moment."""
        target = self._before()
        if target is None:
            return False
        return self.at.deals > target.deals or self._known(self.at, seat) > self._known(target, seat)

    def can_undo(self) -> bool:
        """Whether there is a moment to go back to."""
        return self._before() is not None

    def can_redo(self) -> bool:
        """Whether there is a moment to go on to."""
        return self.at.newest is not None

    def jump(self, node_id: int) -> bool:
        """Go to any moment of any branch; False when there is none with that number."""
        return self._start().id <= node_id < len(self.nodes) and self._visit(self.nodes[node_id])

    def name_branch(self, name: str, node_id: int | None = None) -> bool:
        """Name the branch that starts at a moment (the present one when none is given)."""
        return self._write("name", fitted(name, LONGEST_BRANCH_NAME), node_id)

    def annotate(self, note: str, node_id: int | None = None) -> bool:
        """Write a note to a moment (the present one when none is given); an empty one takes it away."""
        return self._write("note", fitted(note, LONGEST_NOTE), node_id)

    def happened(self, seat: Seat | None) -> Iterator[tuple[Node, Event]]:
        """Give all that happened on the way here, as a seat saw it, with the moment it led to."""
        for node in self.at.path():
            for event in node.events:
                yield node, self.game.seen(event, seat)

    def log(self, seat: Seat | None = None, lang: str | None = None) -> list[str]:
        """Tell the game so far in sentences, as a seat saw it.

        >>> Table(2, seed=7).log(0)[0].startswith("The cards")
        True
        """
        speech = self.speech(seat, lang)
        said = (self.game.event_phrase(event, stakes=self.stakes) for _, event in self.happened(seat))
        return [speech.say(phrase) for phrase in said if phrase is not None]

    # ----------------------------------------------------------------------------------------------------- inside

    def _beginning(self, options: Any) -> Any:  # noqa: ANN401 - any game's options and state
        players = len(self.sitters)
        if options is None:
            options = self.game.read_options(self.game.fit({}, players))
        return self.game.start(players, options)

    def _whole(self, start: Any) -> Any:  # noqa: ANN401 - any game's state
        """Refuse a table that cannot be played at, because nobody knows which cards some of its cards are."""
        hidden = self.game.unknown(start)
        if hidden:
            raise SetupError([Fault("options.start-hidden", {"n": hidden})])
        return start

    def _next_deal(self) -> Any:  # noqa: ANN401 - any game's move
        first = None if self.at.deals else self._first
        return deal(self.game, self.state, seed_of(self._lots, self.at.deals), first)

    def _with_deal(self, moves: Sequence[Any]) -> tuple[Any, ...]:
        """Put the table's own deal in the place of the engine's, which is of an unshuffled deck."""
        return (self._next_deal(), *moves[1:]) if self.to_act == DEALER else tuple(moves)

    def _read(self, move: Any) -> Any:  # noqa: ANN401 - any game's move
        return self.game.read_move(move) if isinstance(move, str) else move

    def _add(self, move: Any) -> Step[Any]:  # noqa: ANN401 - any game's move
        if self.at.id in self.draw_agreed:
            raise SetupError([Fault("move.draw-agreed", {})])
        mover = self.game.to_act(self.state)
        step: Step[Any] = self.game.apply(self.state, move)
        legal = self.game.legal_moves(self.state)
        self.version += 1
        for child in self.at.children:
            if child.move == move:
                self._visit(child)
                return step
        place = hash(self.game.position(step.state))
        node = Node(len(self.nodes), self.at, move, mover, step.events, step.state, len(legal) == 1, place=place)
        dealt = mover == DEALER and type(move) is type(legal[0])
        node.depth, node.deals = self.at.depth + 1, self.at.deals + dealt
        self.nodes.append(node)
        self.at.children.append(node)
        self.at.newest = node  # the way to here leads to the present already
        self.at = node
        return step

    def _line(self, moves: Sequence[Any]) -> list[Node]:
        nodes = []
        for move in moves:
            self._add(move)
            nodes.append(self.at)
        return nodes

    def _write(self, where: str, text: str, node_id: int | None) -> bool:
        number = self.at.id if node_id is None else node_id
        if not 0 <= number < len(self.nodes):
            return False
        setattr(self.nodes[number], where, text)
        self.version += 1
        return True

    def _enter(self, node: Node) -> None:
        self.at = node
        while node.parent is not None:
            node.parent.newest = node
            node = node.parent

    def _visit(self, node: Node) -> bool:
        self._enter(node)
        self.version += 1
        return True

    def _start(self) -> Node:
        """The first moment that players may come back to: after the first deal."""
        dealt = len(self.nodes) > 1 and self.nodes[1].mover == DEALER and self.nodes[1].forced
        return self.nodes[1 if dealt else 0]

    def _person_acts(self, node: Node) -> bool:
        seat = self.game.to_act(node.state)
        return seat is not None and self._person_at(seat)

    def _person_at(self, seat: Seat) -> bool:
        """Whether a person decides there; the dealer's seat is everybody's."""
        deciding = self.sitters if seat == DEALER else (self.sitters[seat],)
        return any(not each.computer for each in deciding)

    def _before(self) -> Node | None:
        node, first = self.at, self._start()
        anyone = self._person_at(DEALER)
        while node is not first and node.parent is not None:
            node = node.parent
            if not anyone or self._person_acts(node):
                return node
        return None

    def _known(self, node: Node, seat: Seat | None) -> int:
        return sum(str(each) != "?" for each in self.game.cards(self.game.view(node.state, seat)))


def _seed(seed: int) -> int:
    if type(seed) is not int or not 0 <= seed < 2**63:
        raise SetupError([Fault("options.seed", {"seed": str(seed)[:40]})])
    return seed
