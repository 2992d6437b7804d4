"""A game in the terminal: read a choice, play it, show the table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from threeup.app.cli import shown
from threeup.core.errors import Fault, FaultsError, InvalidMoveError, SetupError
from threeup.core.game import DEALER
from threeup.games import GAMES
from threeup.session import Table
from threeup.session.plain import LINES, plain
from threeup.session.seats import PERSON
from threeup.text import plain as unmarked
from threeup.text.options import written

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from threeup.core.game import Seat, Verdict
    from threeup.text.speech import Speech

_SHORT: Final = 40
_DIGITS: Final = 18
_MOST_SHOWN: Final = 99
_MOST_TOLD: Final = 60


def dealt(args: argparse.Namespace) -> Table:
    """Deal a new game as the command line asks. Raises SetupError, listing every fault."""
    game = GAMES[args.game]
    choices = game.option_choices()
    faults: list[Fault] = []
    options: dict[str, object] = {}
    for pair in args.option:
        name, sign, text = pair.partition("=")
        if not sign:
            faults.append(Fault("cli-option-form", {"text": pair[:_SHORT]}))
        options[name] = _value(text, choices.get(name, ()))
    if faults:
        raise SetupError(faults)
    players = game.default_players if args.players is None else _number(args.players)
    seed = None if args.seed is None else _number(args.seed)
    rules = game.read_options(game.fit(options, players))
    stakes = not args.no_stakes
    return Table(players, game=game.id, seed=seed, options=rules, computer=args.computer, lang=args.lang, stakes=stakes)


def _value(text: str, choices: Sequence[object]) -> object:
    """Read an option's value: one that a form offers, another number where it offers numbers, or else a text.

    A text goes on as it stands: a deck card by card is good, and the game refuses the rest.
    """
    for value in choices:
        if written(value) == text:
            return value
    numbers = any(type(value) is int for value in choices)
    return int(text) if numbers and text.isascii() and text.isdigit() and len(text) <= _DIGITS else text


def _number(text: str) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= _DIGITS):
        raise SetupError([Fault("cli-no-number", {"text": text[:_SHORT]})])
    return int(text)


class Terminal:
    """Shows a table and asks whoever is to move what to do."""

    def __init__(self, table: Table, lang: str) -> None:
        self.table = table
        self.lang = lang
        self.console = Console(highlight=False)
        self._first = next((seat for seat, each in enumerate(table.sitters) if each.kind == PERSON), None)
        self._warned = False
        self._told = 0

    @property
    def seat(self) -> Seat | None:
        """Whose eyes: the person's who is to move, else the first person's; None when only computers play."""
        acting = self.table.to_act
        return self._first if acting in {None, DEALER} or self.table.computer_to_act() else acting

    @property
    def speech(self) -> Speech:
        """The voice that speaks to the person."""
        return self.table.speech(self.seat, self.lang)

    def run(self) -> None:
        """Play until it is over, the input ends or the player stops."""
        if self.table.seed is not None:
            self.say("cli-seed", seed=self.table.seed)
        self.table.go()
        self.show()
        while not self.table.over:
            try:
                text = self.console.input(Text(self.words("cli-your-move") + " "))
            except EOFError:
                self.console.print()
                break
            if not self.obey(text.strip()):
                break
        self.say("cli-bye")

    def obey(self, text: str) -> bool:
        """Do what was typed; False to stop."""
        word, _, rest = text.partition(" ")
        warned, self._warned = self._warned, False
        match word:
            case "q":
                return False
            case "h":
                self.hint()
            case "u":
                self.undo(warned=warned)
            case "s":
                self.save(rest.strip())
            case "w":
                self.why(rest.strip())
            case "d" if self.table.notice():
                self.table.agree_draw()
                self.show()
            case _:
                self.move(text)
        return True

    def move(self, text: str) -> None:
        """Play the move with a number."""
        legal = self.table.legal_moves()
        short = text.isascii() and text.isdigit() and len(text) <= _DIGITS
        if not short or not 1 <= int(text) <= len(legal):
            self.say("cli-unknown", text=text[:_SHORT])
            return
        self.table.play(legal[int(text) - 1])
        self.table.go()
        self.show()

    def hint(self) -> None:
        """Say what the careful player would do, and why it is allowed."""
        move = self.table.hint()
        self.say("board-hint-title", move=self.move_name(move))
        self.reasons(self.table.explain(move))
        if advice := self.table.advice():
            self.console.print(unmarked(self.speech.say(advice)), markup=False)

    def undo(self, *, warned: bool) -> None:
        """Go back, but say first when that shows cards."""
        if not self.table.can_undo():
            self.say("board-nothing-to-undo")
        elif not warned and self.table.undo_reveals(self.seat):
            self._warned = True
            self.say("board-undo-reveals")
            self.say("cli-type-again")
        else:
            self.table.undo()
            self.show()

    def why(self, text: str) -> None:
        """Explain a move that was typed as records write it; cards alone mean to play them."""
        try:
            try:
                verdict = self.table.explain(text)
            except InvalidMoveError:
                verdict = self.table.explain(f"play {text}")
            self.reasons(verdict)
        except FaultsError as error:
            for fault in error.faults[:5]:
                self.console.print(shown(self.speech.fault(fault)), markup=False)

    def reasons(self, verdict: Verdict) -> None:
        """Say what the rules say of a move."""
        self.say("cli-why" if verdict.legal else "cli-why-not")
        for reason in verdict.because if verdict.legal else verdict.broken:
            self.console.print(f"  - {unmarked(self.speech.reason(reason))} [{reason.rule}]", markup=False)

    def save(self, name: str) -> None:
        """Write the game to a file."""
        path = Path(name or f"{self.table.game.id}.toml")
        try:
            path.write_text(self.table.save(), "utf-8")
        except (OSError, ValueError):
            self.say("cli-not-saved", file=str(path))
        else:
            self.say("cli-saved", file=str(path))

    def show(self) -> None:
        """Show the table with all that is new, and what can be done."""
        told = len(self.table.log(self.seat, self.lang))
        lately = min(max(LINES, told - self._told), _MOST_TOLD)
        self._told = told
        self.console.print(Panel(Text(unmarked(plain(self.table, self.seat, self.lang, lately=lately))), expand=False))
        if self.table.over:
            return
        self.say("cli-moves")
        for number, move in enumerate(self.table.legal_moves()[:_MOST_SHOWN], 1):
            self.console.print(f"  {number}  {self.move_name(move)}", markup=False)
        if notice := self.table.notice():
            self.console.print(unmarked(self.speech.say(notice)), markup=False)
            self.say("cli-type-draw")

    def say(self, key: str, **values: str | int) -> None:
        """Print a message."""
        self.console.print(self.words(key, **values), markup=False)

    def words(self, key: str, **values: str | int) -> str:
        """Give a message."""
        return shown(self.speech.words.format(key, **values))

    def move_name(self, move: Any) -> str:  # noqa: ANN401 - any game's move
        """Say a move."""
        return unmarked(self.speech.say(self.table.game.move_phrase(move)))
