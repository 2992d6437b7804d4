"""A learner at a step of a lesson: what was done, what is said about it, what is noted."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from threeup.core.game import DEALER
from threeup.games import GAMES
from threeup.lessons.goals import Made, Way, reached
from threeup.lessons.mastery import Note
from threeup.lessons.playing import answer
from threeup.players.computer import PLAYERS
from threeup.session.seats import PERSON, Sitter
from threeup.session.table import Table
from threeup.text import catalogue

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from threeup.core.game import Reason, Verdict
    from threeup.core.game import Step as Played
    from threeup.lessons.lesson import Hint, Lesson, Step

Mood = Literal["task", "good", "bad", "hint"]


class StudyTable(Table):
    """A table at which a step of a lesson is played: the others answer as the lesson says."""

    def __init__(self, step: Step, lang: str) -> None:
        start = step.state()
        self.step = step
        self.free = step.kind == "explore"
        count = _players(step, start)
        people = tuple(Sitter(PERSON if seat == step.seat else "careful") for seat in range(count))
        super().__init__(people, game=step.game, seed=0, start=start, lang=lang)

    def way(self) -> Way:
        """Give what has been done from the start of the step to now."""
        made = tuple(Made(node.mover, node.move, node.events) for node in self.at.path()[1:])
        return Way(self.game, self.step.seat, self.state, made)

    def let_computer_play(self) -> Played[Any] | None:
        """Let the seat to move answer; None when the learner is to move."""
        way = self.way()
        if self.free:
            seat = self.to_act
            if seat is None or seat < 0 or seat == self.step.seat:
                return None
            rng = random.Random(len(way.made))  # noqa: S311 - a game, no secret
            return self.play(PLAYERS["careful"](self.game, self.view(seat), rng))
        if self.step.kind != "do":
            return None
        move = answer(self.step, way)
        return None if move is None else self.play(move)

    def computer_to_act(self) -> bool:
        """Whether somebody else is to answer now; in a watched step nobody moves by themselves."""
        return (self.free or self.step.kind == "do") and super().computer_to_act()


def _players(step: Step, start: Any) -> int:  # noqa: ANN401 - any game's state
    count: int = GAMES[step.game].players(start)
    return count


@dataclass(frozen=True, slots=True)
class Said:
    """What is told the learner.

    Fields:
        mood: the task itself, praise, what went wrong, or a hint.
        text: sentences.
        rules: the rules that it is about.
    """

    mood: Mood
    text: str
    rules: tuple[str, ...] = ()


class Study:
    """Leads a learner through a lesson's steps.

    Args:
        lesson: the lesson.
        number: the step to begin with, 0-based.
        lang: the language.
        keep: takes every note of what the learner did, as it happens.

    >>> from threeup.lessons import lesson
    >>> study = Study(lesson("updown.at-least-top"), 1)
    >>> study.play("play b8").mood, study.passed
    ('good', True)
    """

    def __init__(
        self, lesson: Lesson, number: int = 0, *, lang: str = "en", keep: Callable[[Note], None] = lambda _: None
    ) -> None:
        self.lesson = lesson
        self.lang = lang
        self.keep = keep
        self.open(number)

    # ------------------------------------------------------------------------------------------------- the step

    @property
    def step(self) -> Step:
        """The step the learner is at."""
        return self.lesson.steps[self.number]

    def open(self, number: int) -> None:
        """Go to a step and begin it afresh. Raises IndexError when there is none."""
        if not 0 <= number < len(self.lesson.steps):
            message = f"step {number} of {len(self.lesson.steps)}"
            raise IndexError(message)
        self.number = number
        self.passed = False
        self.hints = 0
        self.broken: set[str] = set()
        self._seat_anew()

    def rewind(self) -> None:
        """Put the table back to the start of the step; what was hinted and broken stays known."""
        self._seat_anew()

    def explore(self) -> None:
        """Play freely from here on; `back` or `rewind` leads back."""
        self._left = self.table.at.id
        self.table.free = True
        self._say(lambda: Said("task", self.word("free")))
        self.table.version += 1

    def back(self) -> None:
        """Go back to where free play began, and on with the step."""
        self.table.free = False
        self.table.jump(self._left)
        self._say(self._standing)

    def speak(self, lang: str) -> None:
        """Change the language: what is said is said anew, the table stays as it is."""
        self.lang = self.table.lang = lang
        self.said = self._words()

    def _seat_anew(self) -> None:
        self.table = StudyTable(self.step, self.lang)
        self.reached = False
        self._left = 0
        self._say(lambda: Said("task", self.text("")))
        if self.step.kind == "explore":
            self._pass(unaided=False)

    def _say(self, words: Callable[[], Said]) -> Said:
        """Say something, and keep how, so that it can be said in another language too."""
        self._words = words
        self.said = words()
        return self.said

    # ------------------------------------------------------------------------------------------------- the words

    def text(self, part: str) -> str:
        """Give the step's words: its task, or a part of them ("done", "mistake-low", "hint-zone")."""
        own = self.lesson.words.get(self.lang) or next(iter(self.lesson.words.values()), {})
        name = f"{self.step.id}.{part}" if part else self.step.id
        if own:
            return own.get(name, "")
        words, key = catalogue(self.lang), self.lesson.step_key(self.step)
        if not part:
            return words.format(key)
        return words.text(key, part) if words.has(key, part) else ""

    def word(self, key: str, **values: str | int) -> str:
        """Give a sentence that all lessons share."""
        return catalogue(self.lang).format(f"learn-{key}", **values)

    def reason(self, reason: Reason) -> str:
        """Say why."""
        return self.table.speech(self.step.seat).reason(reason)

    # ------------------------------------------------------------------------------------------- what is done

    def play(self, move: Any) -> Said:  # noqa: ANN401 - any game's move, or its text
        """Make the learner's move, and let the others answer; give what is said of it."""
        move = self.table.game.read_move(move) if isinstance(move, str) else move
        verdict = self.table.explain(move)
        if not verdict.legal:
            return self.refused(move, verdict)
        self.table.play(move)
        return self.moved()

    def refused(self, move: Any, verdict: Verdict) -> Said:  # noqa: ANN401 - any game's move
        """Say what is wrong with a move that the table refused, in the lesson's own words where it foresaw it."""
        rules = tuple(reason.rule for reason in verdict.broken)
        if not self.table.free:
            self.broken |= set(rules)
            for rule in rules:
                self.keep(Note("broken", rule))
        own = next((each.id for each in self.step.mistakes if each.move == str(move)), None)
        return self._say(lambda: Said("bad", self._mistake(own) or self._because(verdict.broken), rules))

    def moved(self) -> Said:
        """Look at the table after a move of the learner or of another, and say how it stands."""
        if self.step.kind == "explore" and self.table.way().own and self.text("done"):
            return self._say(lambda: Said("good", self.text("done"), self.step.rules))
        if self.table.free or self.step.kind != "do" or self.step.goal is None:
            return self.said
        if self.reached:
            return self.said if self.said.mood == "good" else self._say(self._standing)
        way = self.table.way()
        if reached(self.step.goal, way) and not self._slipped(way):
            self._pass(unaided=not self.hints and not self.broken)
            self.reached = True
            return self._say(lambda: self._praise(len(way.own)))
        last = str(way.own[-1].move) if way.own else ""
        own = next((each.id for each in self.step.mistakes if each.move == last and not each.rule), None)
        if own or (way.own and self._missed(way)):
            return self._say(lambda: Said("bad", self._mistake(own) or self.word("missed")))
        if self.said.mood != "hint":
            self._say(lambda: Said("task", self.text("")))
        return self.said

    def _standing(self) -> Said:
        """Say how the step stands: the task, or what has been learnt."""
        return Said("good", self.text("done"), self.step.rules) if self.reached else Said("task", self.text(""))

    def _praise(self, moves: int) -> Said:
        par = self.step.par
        extra = self.word("par", n=moves, par=par) if moves > par else ""
        return Said("good", " ".join(filter(None, (self.text("done"), extra))), self.step.rules)

    def _mistake(self, own: str | None) -> str:
        return self.text(f"mistake-{own}") if own else ""

    def _because(self, reasons: Iterable[Reason]) -> str:
        return " ".join(map(self.reason, reasons))

    def _slipped(self, way: Way) -> bool:
        """Whether the first move was a foreseen mistake: the goal does not count then, until that move is undone."""
        slips = {each.move for each in self.step.mistakes if not each.rule}
        return bool(way.own) and str(way.own[0].move) in slips

    def _missed(self, way: Way) -> bool:
        """Whether the learner has made as many moves as are needed, all have answered, and the goal is not reached."""
        turn = way.game.to_act(way.state)
        others = turn is not None and turn >= 0 and turn != way.seat
        return turn is None or turn < 0 or (len(way.own) >= self.step.par and not others)

    def _pass(self, *, unaided: bool) -> None:
        if self.passed:
            return
        self.passed = True
        for rule in self.step.rules:
            self.keep(Note("met", rule))
            if unaided:
                self.keep(Note("applied", rule))
        self.keep(Note("passed", self.lesson.step_id(self.step)))

    def watch(self) -> Said:
        """Show the next move of a watched step, and say why it is allowed."""
        shown = len(self.table.at.path()) - 1
        if shown >= len(self.step.moves):
            return self.said
        move = self.table.game.read_move(self.step.moves[shown])
        # Reasons speak to whoever moves, so those of another player's move are left to the step's own words.
        told = self.table.to_act in {self.step.seat, DEALER}
        verdict = self.table.explain(move)
        self.table.play(move)
        last = shown + 1 == len(self.step.moves)
        reasons = [reason for reason in verdict.because if told and reason.rule in self.step.rules][:2]
        if last:
            self._pass(unaided=False)
            self.reached = True
        return self._say(lambda: self._shown(reasons, last=last))

    def _shown(self, reasons: Sequence[Reason], *, last: bool) -> Said:
        said = " ".join(filter(None, (self._because(reasons), self.text("done") if last else "")))
        return Said("good" if last else "task", said or self.text(""), self.step.rules)

    # ---------------------------------------------------------------------------------------------- being asked

    def suspect(self) -> Any:  # noqa: ANN401 - any game's move
        """Give the move that is to be judged."""
        return self.table.game.read_move(self.step.moves[0])

    def judge(self, rule: str | None) -> Said:
        """Judge the move: None says that it is allowed, a rule's ID that it breaks that rule."""
        move = self.suspect()
        verdict = self.table.explain(move)
        rules = {reason.rule for reason in verdict.broken}
        mine = self.table.to_act in {self.step.seat, DEALER, None}
        shown = verdict.broken or verdict.because[:2]
        if rule in rules if rules else rule is None:
            self._pass(unaided=not self.hints and not self.broken)
            self.reached = True
            about = tuple(each.rule for each in verdict.broken) or self.step.rules
            return self._say(
                lambda: Said("good", " ".join(filter(None, (self._judged(shown, mine=mine), self.text("done")))), about)
            )
        wrong = {rule} if rule else rules
        self.broken |= wrong
        for each in sorted(wrong):
            self.keep(Note("broken", each))
        key = "judge-allowed" if not rules else "judge-broken" if rule is None else "judge-other"
        return self._say(lambda: Said("bad", self.word(key), (rule,) if rule else ()))

    def _judged(self, reasons: Sequence[Reason], *, mine: bool) -> str:
        """Say why: with the values of the case to whoever made the move, else in the words of the rules broken."""
        if mine:
            return self._because(reasons)
        speech = self.table.speech(self.step.seat)
        return " ".join(speech.rule_text(reason.rule) for reason in reasons if reason.key == "broken")

    def hint(self) -> Said:
        """Go one rung down the ladder of hints: a rule, where to look, the move itself."""
        rungs = self.step.hints
        if not rungs:
            return self._say(lambda: Said("hint", self.word("no-hint")))
        rung = rungs[min(self.hints, len(rungs) - 1)]
        self.hints += 1
        return self._say(lambda: Said("hint", self._hint(rung), (rung.value,) if rung.kind == "rule" else ()))

    @property
    def look(self) -> str:
        """The zone that the latest hint points at; empty when the latest thing said is no such hint."""
        rungs = self.step.hints
        if self.said.mood != "hint" or not rungs or not self.hints:
            return ""
        rung = rungs[min(self.hints, len(rungs)) - 1]
        return rung.value if rung.kind == "zone" else ""

    def _hint(self, rung: Hint) -> str:
        speech = self.table.speech(self.step.seat)
        match rung.kind:
            case "rule":
                return speech.rule_text(rung.value)
            case "zone":
                return self.text("hint-zone") or self.word("hint-zone")
            case "card":
                move = self.table.game.read_move(rung.value)
                return speech.words.format("board-hint-title", move=speech.say(self.table.game.move_phrase(move)))
