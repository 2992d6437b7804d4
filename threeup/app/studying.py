"""A lesson in the terminal: read a choice, play it or judge it, say what is to be said of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.panel import Panel
from rich.text import Text

from threeup.app.cli import shown
from threeup.app.terminal import Terminal
from threeup.core.errors import InvalidMoveError
from threeup.session.plain import plain
from threeup.text import plain as unmarked

if TYPE_CHECKING:
    from threeup.session.study import Study

_SHORT: Final = 40
_DIGITS: Final = 2
_MOST_SHOWN: Final = 99
_TITLES: Final = {"good": "learn-good", "bad": "learn-bad", "hint": "learn-tip"}


class Studying(Terminal):
    """Leads a learner through a lesson in the terminal."""

    def __init__(self, study: Study, lang: str) -> None:
        super().__init__(study.table, lang)
        self.study = study
        self.on = True

    def run(self) -> None:
        """Go through the steps until the last is left, the input ends or the learner stops."""
        self.say("cli-study-help")
        self.begin()
        while self.on:
            try:
                text = self.console.input(Text(self.words("cli-study-prompt") + " "))
            except EOFError:
                self.console.print()
                break
            self.on = self.obey(text.strip()) and self.on
        self.say("cli-bye")

    def begin(self) -> None:
        """Show a step from its start on."""
        self.answer()
        self.heading()
        self.show()

    def answer(self) -> None:
        """Let the others move until the learner is to move or the goal is reached."""
        self.table = self.study.table
        while not (self.study.reached and not self.study.table.free) and self.study.table.computer_to_act():
            if self.study.table.let_computer_play() is None:
                break
            self.study.moved()

    def obey(self, text: str) -> bool:
        """Do what was typed; False to stop."""
        word, _, rest = text.partition(" ")
        match word:
            case "q":
                return False
            case "":
                self.enter()
            case "?":
                self.say("cli-study-help")
            case "n" | "p":
                self.turn(1 if word == "n" else -1)
            case "r":
                self.study.rewind()
                self.begin()
            case "f":
                self.study.explore()
                self.answer()
                self.show()
            case "h":
                self.study.hint()
                self.tell()
            case "u":
                self.undo(warned=True)  # who learns may see every card
                self.study.moved()
            case "w":
                self.why(rest.strip())
            case _:
                self.choose(text)
        return True

    def enter(self) -> None:
        """Show the next move of a watched step, else go on once the step is done."""
        if self.study.step.kind == "watch" and not self.study.table.free and not self.study.reached:
            self.study.watch()
            self.show()
        elif self.study.passed:
            self.turn(1)
        else:
            self.say("cli-unknown", text="")

    def turn(self, by: int) -> None:
        """Go to another step; behind the last one the lesson is over."""
        number = self.study.number + by
        if number >= len(self.study.lesson.steps):
            self.say("cli-study-end")
            self.on = False
        elif number >= 0:
            self.study.open(number)
            self.begin()
        else:
            self.show()

    def choose(self, text: str) -> None:
        """Judge, or play: by a number of the list, or a move as records write it; cards alone mean to play them."""
        number = int(text) if text.isascii() and text.isdigit() and len(text) <= _DIGITS else 0
        choices = (None, *self.study.step.choices)
        if self.judging:
            if 1 <= number <= len(choices):
                self.study.judge(choices[number - 1])
                self.tell()
            else:
                self.say("cli-unknown", text=text[:_SHORT])
            return
        legal = self.table.legal_moves()
        if self.study.step.kind == "watch" and not self.study.table.free:
            self.say("cli-unknown", text=text[:_SHORT])
        elif 1 <= number <= len(legal):
            self.study.play(legal[number - 1])
            self.answer()
            self.show()
        else:
            self.attempt(text)

    def attempt(self, text: str) -> None:
        """Play what was typed, legal or not."""
        for move in (text, f"play {text}"):
            try:
                said = self.study.play(move)
            except InvalidMoveError:
                continue
            if said.mood == "bad" and self.study.table.to_act == self.study.step.seat:
                self.tell()
            else:
                self.answer()
                self.show()
            return
        self.say("cli-unknown", text=text[:_SHORT])

    # ------------------------------------------------------------------------------------------------- showing

    @property
    def judging(self) -> bool:
        """Whether a move is to be judged."""
        return self.study.step.kind == "catch" and not self.study.table.free

    def heading(self) -> None:
        """Name the lesson and the step."""
        lesson = self.study.lesson
        own = lesson.words.get(self.lang) or next(iter(lesson.words.values()), {})
        title = own.get("title", lesson.id) if own else self.words(lesson.key)
        self.console.print()
        self.console.print(Text(shown(title), style="bold"))
        self.say("learn-place", n=self.study.number + 1, all=len(lesson.steps))

    def show(self) -> None:
        """Show the table, what is said, and what can be done."""
        self.table = self.study.table
        seat = self.study.step.seat
        self.console.print(Panel(Text(unmarked(plain(self.table, seat, self.lang))), expand=False))
        self.tell()
        if self.judging:
            self.suspect()
        elif self.study.step.kind == "watch" and not self.study.table.free:
            if not self.study.reached:
                self.say("cli-study-watch")
        elif not self.table.over and not (self.study.reached and not self.study.table.free):
            self.say("cli-moves")
            for number, move in enumerate(self.table.legal_moves()[:_MOST_SHOWN], 1):
                self.console.print(f"  {number}  {self.move_name(move)}", markup=False)

    def tell(self) -> None:
        """Say what is to be said, and how to go on."""
        said = self.study.said
        if said.mood in _TITLES:
            self.say(_TITLES[said.mood])
        self.console.print(shown(" ".join(said.text.split())), markup=False)
        if self.study.passed and not self.study.table.free:
            self.say("cli-study-next")

    def suspect(self) -> None:
        """Show the move that is to be judged, and the answers to choose from."""
        speech, seat = self.table.speech(self.study.step.seat, self.lang), self.table.to_act
        who = "you" if seat == self.study.step.seat else "other"
        move = self.move_name(self.study.suspect())
        self.say("learn-suspect", who=who, name=speech.name(seat or 0), move=move)
        self.console.print(f"  1  {self.words('learn-allowed')}", markup=False)
        for number, rule in enumerate(self.study.step.choices, 2):
            self.console.print(f"  {number}  {self.words('learn-breaks', rule=speech.rule_name(rule))}", markup=False)
