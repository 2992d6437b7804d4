"""A game in the terminal: read a choice, play it, show the table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from threeup.app import request as asked
from threeup.app.cli import read_text
from threeup.core.errors import Fault, FaultsError, SetupError
from threeup.games import GAMES
from threeup.session import Table
from threeup.session.plain import plain
from threeup.session.seats import PERSON
from threeup.text import plain as unmarked

if TYPE_CHECKING:
    import argparse

    from threeup.core.game import Verdict
    from threeup.session.speech import Speech

_MOST_PLAYERS: Final = 6
_SHORT: Final = 40


def play(args: argparse.Namespace) -> int:
    """Play until the game is over, the input ends or the player stops. Raises SetupError for bad options."""
    table = _loaded(args) if args.load else _dealt(args)
    Terminal(table, args.lang).run()
    return 0


def _loaded(args: argparse.Namespace) -> Table:
    try:
        return Table.load(read_text(args.load), lang=args.lang)
    except OSError:
        raise SetupError([Fault("cli-file-missing", {"file": str(args.load)[:80]})]) from None


def _dealt(args: argparse.Namespace) -> Table:
    game = GAMES["updown"]
    fields = dict(pair.partition("=")[::2] for pair in args.option)
    wanted = asked.read(fields, game.option_choices())
    faults = [Fault("options.unknown", {"option": str(each.args["key"])}) for each in wanted.faults]
    if faults:
        raise SetupError(faults)
    options = dict(wanted.options)
    if args.players > _MOST_PLAYERS:
        options.setdefault("two_decks", True)
    chosen = game.read_options(options)
    return Table(args.players, seed=args.seed, options=chosen, computer=args.computer, lang=args.lang)


class Terminal:
    """Shows a table and asks its person what to do."""

    def __init__(self, table: Table, lang: str) -> None:
        self.table = table
        self.lang = lang
        self.seat = next((seat for seat, each in enumerate(table.sitters) if each.kind == PERSON), None)
        self.console = Console(highlight=False)

    @property
    def speech(self) -> Speech:
        """The voice that speaks to the person."""
        return self.table.speech(self.seat, self.lang)

    def run(self) -> None:
        """Play until it is over."""
        if self.table.seed is not None:
            self.say("cli-seed", seed=self.table.seed)
        self.table.go()
        self.show()
        while not self.table.over:
            legal = self.table.legal_moves()
            self.say("cli-moves")
            for number, move in enumerate(legal, 1):
                self.console.print(f"  {number}  {self.move_name(move)}", markup=False)
            try:
                text = self.console.input(Text(self.words("cli-your-move") + " "))
            except EOFError:
                break
            if not self.obey(text.strip(), legal):
                break
        self.say("cli-bye")

    def obey(self, text: str, legal: Any) -> bool:  # noqa: ANN401 - any game's moves
        """Do what was typed; False to stop."""
        word, _, rest = text.partition(" ")
        if word == "q":
            return False
        if word == "h":
            hint = self.table.hint()
            self.say("board-hint-title", move=self.move_name(hint))
            self.reasons(self.table.explain(hint))
        elif word == "u":
            self.say("board-nothing-to-undo") if not self.table.undo() else self.show()
        elif word == "s":
            self.save(rest)
        elif word == "w":
            self.why(rest)
        elif text.isascii() and text.isdigit() and len(text) <= 3 and 1 <= int(text) <= len(legal):  # noqa: PLR2004
            self.table.play(legal[int(text) - 1])
            self.table.go()
            self.show()
        else:
            self.say("cli-unknown", text=text[:_SHORT])
        return True

    def why(self, text: str) -> None:
        """Explain a move that was typed as records write it."""
        try:
            self.reasons(self.table.explain(text))
        except FaultsError as error:
            for fault in error.faults[:5]:
                self.console.print(unmarked(self.speech.fault(fault)), markup=False)

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
        except OSError as error:
            Console(stderr=True, highlight=False).print(str(error), markup=False)
        else:
            self.say("cli-saved", file=str(path))

    def show(self) -> None:
        """Show the table."""
        self.console.print(Panel(Text(unmarked(plain(self.table, self.seat, self.lang))), expand=False))

    def say(self, key: str, **values: str | int) -> None:
        """Print a message."""
        self.console.print(self.words(key, **values), markup=False)

    def words(self, key: str, **values: str | int) -> str:
        """Give a message."""
        return unmarked(self.speech.words.format(key, **values))

    def move_name(self, move: Any) -> str:  # noqa: ANN401 - any game's move
        """Say a move."""
        return unmarked(self.speech.say(self.table.game.move_phrase(move)))
