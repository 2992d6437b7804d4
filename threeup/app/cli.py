"""The command line: play, lessons, serve, replay, check, rules."""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from threeup.core.errors import Fault, FaultsError, RecordError, SetupError
from threeup.games import GAMES
from threeup.players.computer import PLAYERS
from threeup.text import LANGUAGES, catalogue, negotiate
from threeup.text import plain as unmarked
from threeup.text.speech import Speech

if TYPE_CHECKING:
    from collections.abc import Sequence

    from threeup.lab.book import Entry
    from threeup.session import Table

LONGEST: Final = 10_000_000
"""Bytes of a file that are read at most; what is longer is refused by its size."""

_SHORT: Final = 60
_SNIFFED: Final = 2000
_LONG: Final = 200
_DIGITS: Final = 10
_MOST_FAULTS: Final = 50


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; give its exit code: 0 done, 1 the input has faults, 2 the command line has."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that lacks a letter, or a pipe with bytes that are none, is no reason to fail.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    args = parser().parse_args(argv)
    args.lang = args.lang or _language()
    try:
        code: int = args.run(args)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read the output has gone, as with `threeup rules | head`.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def parser() -> argparse.ArgumentParser:
    """Describe the command line.

    >>> parser().parse_args(["rules", "follow", "suit"]).words
    ['follow', 'suit']
    """
    top = argparse.ArgumentParser("threeup", description="Learn and explore the rules of card games.")
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    _play(_command(commands, "play", "play a game in the terminal", _run_play))
    _lessons(_command(commands, "lessons", "list, play, check and write lessons", _run_lessons, lang=False))
    _serve(_command(commands, "serve", "serve the app to browsers", _run_serve))
    replay = _command(commands, "replay", "tell a recorded game step by step", _run_replay)
    replay.add_argument("file", metavar="FILE", help="a record, or - for standard input")
    replay.add_argument("--seat", metavar="N", help="tell only what this seat saw (1 is the first)")
    check = _command(commands, "check", "say whether a record or a position is in order", _run_check)
    check.add_argument("file", metavar="FILE", help="a record, a position, or - for standard input")
    rules = _command(commands, "rules", "read the rule book", _run_rules)
    one = f"a rule's ID, such as updown.deal.players; a game ({', '.join(GAMES)}); or words to look for"
    rules.add_argument("words", metavar="WORDS", nargs="*", help=one)
    return top


def _command(
    commands: argparse._SubParsersAction[argparse.ArgumentParser],
    name: str,
    text: str,
    run: object,
    *,
    lang: bool = True,
) -> argparse.ArgumentParser:
    made = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
    if lang:
        made.add_argument("--lang", choices=LANGUAGES, help="the language; by default the system's")
    made.set_defaults(run=run)
    return made


def _play(made: argparse.ArgumentParser) -> None:
    first = next(iter(GAMES))
    made.add_argument("--game", choices=tuple(GAMES), default=first, help=f"which game (default {first})")
    usual = ", ".join(f"{game.default_players} in {game.id}" for game in GAMES.values())
    made.add_argument("--players", metavar="N", help=f"how many, computers included (default {usual})")
    made.add_argument("--seed", metavar="N", help="number of the deal; by lot when not given")
    made.add_argument("--computer", choices=tuple(PLAYERS), default="careful", help="how the computer plays")
    made.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule; may be repeated"
    )
    made.add_argument("--no-stakes", action="store_true", help="show no counters")
    made.add_argument("--load", metavar="FILE", help="go on with a saved game")


def _lessons(made: argparse.ArgumentParser) -> None:
    commands = made.add_subparsers(required=True, metavar="COMMAND", dest="lessons")
    _command(commands, "list", "list the lessons there are, and how far you are", _run_lessons)
    play = _command(commands, "play", "go through a lesson in the terminal", _run_lessons)
    play.add_argument("lesson", metavar="LESSON", help="a lesson's ID, or the file of one of your own")
    play.add_argument("--step", metavar="NAME", help="the step to begin with; the first one when not given")
    check = _command(commands, "check", "say whether a lesson of your own holds what it promises", _run_lessons)
    check.add_argument("file", metavar="FILE", help="a lesson's file, or - for standard input")
    new = _command(commands, "new", "write a lesson to begin with, one step of each kind", _run_lessons)
    new.add_argument("game", metavar="GAME", choices=tuple(GAMES), help=f"the game: {', '.join(GAMES)}")
    new.add_argument("name", metavar="NAME", help="a name of your own, such as at-least-top")
    new.add_argument("--out", metavar="FILE", help="the file to write; standard output when not given")


def _serve(made: argparse.ArgumentParser) -> None:
    made.add_argument("--port", type=int, metavar="N", default=8866, help="TCP port (default 8866)")
    made.add_argument("--ip", default="127.0.0.1", metavar="ADDRESS", help="where to listen; 0.0.0.0 for a class")
    made.add_argument("--places", type=int, metavar="N", help="pages that may be open at once")
    made.add_argument("--pool", type=int, metavar="N", help="kernels kept ready")
    made.add_argument("--open", action="store_true", help="open a browser")


# ------------------------------------------------------------------------------------------------------ commands


def _run_play(args: argparse.Namespace) -> int:
    from threeup.app.terminal import Terminal, dealt  # noqa: PLC0415 - Rich is slow to import

    if args.load:
        table = _table(args.load, args.lang, stakes=not args.no_stakes)
    else:
        try:
            table = dealt(args)
        except FaultsError as error:
            complain(error, args.lang, "app-no-game", GAMES[args.game])
            return 2
    if table is None:
        return 1
    Terminal(table, args.lang).run()
    return 0


def _run_lessons(args: argparse.Namespace) -> int:
    from threeup.app import lessons  # noqa: PLC0415 - only where lessons are wanted

    return lessons.run(args)


def _run_serve(args: argparse.Namespace) -> int:
    from threeup.app.server import serve  # noqa: PLC0415 - Voila takes two seconds

    try:
        serve(port=args.port, host=args.ip, places=args.places, pool=args.pool, open_browser=args.open)
    except (OSError, OverflowError) as error:
        fail(args.lang, "cli-not-served", problem=str(error))
        return 1
    return 0


def _run_replay(args: argparse.Namespace) -> int:
    table = _table(args.file, args.lang)
    if table is None:
        return 1
    seat = None
    if args.seat is not None:
        seat = int(args.seat) - 1 if args.seat.isascii() and args.seat.isdigit() and len(args.seat) < _DIGITS else -1
        if not 0 <= seat < len(table.sitters):
            fail(args.lang, "cli-no-seat", seat=args.seat[:_SHORT])
            return 2
    speech = table.speech(seat, args.lang)
    number = 0
    for event in (event for node in table.at.path() for event in node.events):
        phrase = table.game.event_phrase(event if seat is None else table.game.seen(event, seat))
        if phrase is not None:
            number += 1
            print(f"{number}. {shown(speech.say(phrase))}")
    return 0


def _run_check(args: argparse.Namespace) -> int:
    from threeup.notation import format_position, parse_position, read_record  # noqa: PLC0415

    words, text = catalogue(args.lang), ""
    try:
        text = read_text(args.file)
        if _is_position(text):
            position = format_position(parse_position(text.strip()).state())
            good = words.format("cli-position-good", text=position)
        else:
            good = words.format("cli-record-good", moves=len(read_record(text).moves))
    except FaultsError as error:
        return complain(error, args.lang, "cli-file-bad", _game_of(text))
    except OSError:
        return missing(args.file, args.lang)
    print(shown(good))
    return 0


def _is_position(text: str) -> bool:
    """Tell a position, which is one line, from a record; a record's lines are `key = value`."""
    line = text.strip()
    return bool(line) and "\n" not in line and " = " not in line


def _run_rules(args: argparse.Namespace) -> int:
    from threeup.lab.book import book  # noqa: PLC0415 - it reads all lessons
    from threeup.lab.find import find  # noqa: PLC0415

    text = " ".join(args.words)
    if not text.strip() or text in GAMES:
        for heading, entries in book(text.strip() or None).sections():
            print(f"{catalogue(args.lang).format(heading)}\n")
            for entry in entries:
                _print_rule(entry, args.lang)
        return 0
    found = find(text, args.lang)
    if not found.entries:
        fail(args.lang, "cli-no-rule", text=text[:_SHORT])
        return 1
    if len(found) == 1:
        _print_rule(found.entries[0], args.lang)
        return 0
    for entry in found:
        said = entry.said(args.lang)
        print(f"{entry.rule.id}: {shown(said.name)}\n  {shown(said.text)}\n")
    return 0


def _print_rule(entry: Entry, lang: str) -> None:
    print(f"{entry.rule.id}: {shown(entry.said(lang).name)}")
    for line in entry.lines(lang):
        print(f"  {shown(line)}")
    print()


# --------------------------------------------------------------------------------------------------------- inside


def read_text(name: str) -> str:
    """Read a file, or standard input for "-". Raises OSError, and RecordError for what is no text."""
    if name == "-":
        raw = sys.stdin.buffer.read(LONGEST + 1)
    else:
        with Path(name).open("rb") as file:
            raw = file.read(LONGEST + 1)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise RecordError([Fault("record.not-text")])
    return text


def complain(error: FaultsError, lang: str, title: str, game: Any) -> int:  # noqa: ANN401 - any game
    """Say on standard error everything that is wrong, each with its place; give the exit code."""
    words, speech = catalogue(lang), Speech(game, lang)
    print(shown(words.format(title)), file=sys.stderr)
    for fault in error.faults[:_MOST_FAULTS]:
        said = speech.fault(fault)
        if fault.place is not None:
            # Lines of a file are counted from 1, characters of a position from 0.
            character = fault.id.startswith("position.") and isinstance(error, SetupError)
            key, n = ("cli-fault-character", fault.place + 1) if character else ("cli-fault-line", fault.place)
            said = words.format(key, n=n, fault=said)
        print(f"- {shown(said)} [{fault.id}]", file=sys.stderr)
    return 1


def _game_of(text: str) -> Any:  # noqa: ANN401 - any game
    """Give the game that a file seems to be of, for the names of its cards; the first one when it names none."""
    head = text[:_SNIFFED]
    named = re.search(r"""^game *= *["'](\w+)""", head, re.MULTILINE) or re.match(r"\s*([^\W_]+)", head)
    return GAMES.get(named[1] if named else "") or next(iter(GAMES.values()))


def _table(name: str, lang: str, *, stakes: bool = True) -> Table | None:
    """Load a table; what keeps it from being loaded is said on standard error."""
    from threeup.session import Table  # noqa: PLC0415 - only where a table is wanted

    text = ""
    try:
        text = read_text(name)
        return Table.load(text, lang=lang, stakes=stakes)
    except FaultsError as error:
        complain(error, lang, "cli-file-bad", _game_of(text))
    except OSError:
        missing(name, lang)
    return None


def shown(text: str) -> str:
    r"""Make a text fit for a terminal: no isolates, and nothing that could steer it.

    >>> shown("\u2068Ann\u2069 \x1b[31m")
    'Ann �[31m'
    """
    return "".join("\ufffd" if unicodedata.category(char) == "Cc" else char for char in unmarked(text))


def missing(name: str, lang: str) -> int:
    """Say that a file is not there; give the exit code."""
    fail(lang, "cli-file-missing", file=name[:_LONG])
    return 1


def fail(lang: str, key: str, **values: str | int) -> None:
    """Say on standard error why something can't be done."""
    print(shown(catalogue(lang).format(key, **values)), file=sys.stderr)


def _language() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return negotiate([value.partition(".")[0]])
    return "en"


if __name__ == "__main__":
    sys.exit(main())
