"""A lesson and its steps, as values. Words stand in the catalogues, under the step's ID."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from threeup.games import GAMES
from threeup.notation.position import parse_position
from threeup.players.dealer import deal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from threeup.core.game import Seat
    from threeup.lessons.goals import Goal

Kind = Literal["watch", "do", "catch", "explore"]
KINDS = ("watch", "do", "catch", "explore")


@dataclass(frozen=True, slots=True)
class Hint:
    """A rung of the ladder of hints.

    Fields:
        kind: "rule" tells the rule's words, "zone" where to look, "card" the move itself.
        value: a rule's ID, a zone's ID ("hand", "own" or one of the middle), a move's text.
    """

    kind: Literal["rule", "zone", "card"]
    value: str


@dataclass(frozen=True, slots=True)
class Mistake:
    """A mistake that was foreseen, with words of its own.

    Fields:
        id: its words are the step's attribute `mistake-<id>`.
        move: the move's text.
        rule: the rule that it breaks; empty for a legal move that misses the goal.
    """

    id: str
    move: str
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Deal:
    """A table to deal anew from a seed, instead of a position."""

    players: int
    seed: int
    first: Seat | None = None
    options: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to see, to do, to judge or to try.

    Fields:
        id: stable within its lesson.
        kind: "watch" moves that are played and explained, "do" reach the goal, "catch" judge somebody's move, "explore"
            play freely from here.
        game: the game's ID.
        rules: the IDs of the rules it teaches.
        start: a position's line, or a deal.
        seat: the learner's.
        moves: of "watch": the moves shown; of "catch": the one to be judged, made by whoever is to move.
        goal: of "do": what is to be reached.
        par: of "do": the fewest moves of the learner that reach it.
        others: what the other seats do: moves in order, and after them (or without any) the careful player.
        solutions: of "do": ways to the goal, the learner's moves only.
        mistakes: the foreseen ones.
        hints: in the order in which they are given.
        choices: of "catch": the rules to choose from.
        offer_illegal: cards that may not be played can be tried, and are explained.
        line: where it stands in its file, 1-based; 0 of one that was made otherwise.
    """

    id: str
    kind: Kind
    game: str
    rules: tuple[str, ...]
    start: str | Deal
    seat: Seat = 0
    moves: tuple[str, ...] = ()
    goal: Goal | None = None
    par: int = 0
    others: tuple[str, ...] = ()
    solutions: tuple[tuple[str, ...], ...] = ()
    mistakes: tuple[Mistake, ...] = ()
    hints: tuple[Hint, ...] = ()
    choices: tuple[str, ...] = ()
    offer_illegal: bool = True
    line: int = field(default=0, compare=False)

    def state(self) -> Any:  # noqa: ANN401 - any game's
        """Give the table at the start. Raises SetupError for a position that can't be."""
        if isinstance(self.start, str):
            return parse_position(self.start).state()
        game, wanted = GAMES[self.game], self.start
        options = game.read_options(game.fit(wanted.options, wanted.players))
        before = game.start(wanted.players, options)
        return game.apply(before, deal(game, before, wanted.seed, wanted.first)).state


@dataclass(frozen=True, slots=True)
class Lesson:
    """Steps that belong together.

    Fields:
        id: stable: the game's ID and a name, as in "updown.at-least-top".
        game: the game's ID.
        steps: in order.
        words: of a lesson that brings its own: by language, texts by name ("title", "text", a step's ID for its task,
            "<step>.done", "<step>.mistake-<id>", "<step>.hint-zone").
    """

    id: str
    game: str
    steps: tuple[Step, ...]
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """Name the lesson's message in the catalogues.

        >>> Lesson("updown.at-least-top", "updown", ()).key
        'lesson-updown-at-least-top'
        """
        return f"lesson-{self.id.replace('.', '-')}"

    def step_id(self, step: Step) -> str:
        """Give a step's ID among all lessons."""
        return f"{self.id}.{step.id}"

    def step_key(self, step: Step) -> str:
        """Name a step's message in the catalogues."""
        return f"{self.key}-{step.id}"

    @property
    def rules(self) -> frozenset[str]:
        """The rules that its steps teach."""
        return frozenset(rule for step in self.steps for rule in step.rules)
