"""The command line: play, serve, replay, check, rules."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from threeup.core.errors import FaultsError
from threeup.games import GAMES
from threeup.players.computer import PLAYERS
from threeup.session.speech import Speech
from threeup.text import LANGUAGES, catalogue, negotiate

if TYPE_CHECKING:
    from collections.abc import Sequence

LONGEST: Final = 10_000_000
"""Bytes of a file that are read at most; what is longer is refused by its size."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; give its exit code: 0 done, 1 the input has faults, 2 the command line has."""
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

    >>> parser().parse_args(["rules", "updown.deal.players"]).id
    'updown.deal.players'
    """
    top = argparse.ArgumentParser("threeup", description="Learn and explore the rules of card games.")
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    _play(_command(commands, "play", "play a game in the terminal", _run_play))
    _serve(_command(commands, "serve", "serve the app to browsers", _run_serve))
    replay = _command(commands, "replay", "tell a recorded game step by step", _run_replay)
    replay.add_argument("file", metavar="FILE", help="a record, or - for standard input")
    replay.add_argument("--seat", type=int, help="tell only what this seat saw (1 is the first)")
    check = _command(commands, "check", "say whether a record or a position is in order", _run_check)
    check.add_argument("file", metavar="FILE", help="a record, a position, or - for standard input")
    rules = _command(commands, "rules", "read the rule book", _run_rules)
    rules.add_argument("id", metavar="ID", nargs="?", help="one rule, such as updown.deal.players")
    return top


def _command(
    commands: argparse._SubParsersAction[argparse.ArgumentParser], name: str, text: str, run: object
) -> argparse.ArgumentParser:
    made = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
    made.add_argument("--lang", choices=LANGUAGES, help="the language; by default the system's")
    made.set_defaults(run=run)
    return made


def _play(made: argparse.ArgumentParser) -> None:
    made.add_argument("--players", type=int, default=3, help="how many, computers included (default 3)")
    made.add_argument("--seed", type=int, help="number of the deal; by lot when not given")
    made.add_argument("--computer", choices=tuple(PLAYERS), default="careful", help="how the computer plays")
    made.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule; may be repeated"
    )
    made.add_argument("--load", metavar="FILE", help="go on with a saved game")


def _serve(made: argparse.ArgumentParser) -> None:
    made.add_argument("--port", type=int, default=8866, help="TCP port (default 8866)")
    made.add_argument("--ip", default="127.0.0.1", help="address to listen on; 0.0.0.0 for a classroom")
    made.add_argument("--places", type=int, help="pages that may be open at once")
    made.add_argument("--pool", type=int, help="kernels kept ready")
    made.add_argument("--open", action="store_true", help="open a browser")


# ------------------------------------------------------------------------------------------------------ commands


def _run_play(args: argparse.Namespace) -> int:
    from threeup.app.terminal import play  # noqa: PLC0415 - Rich is slow to import

    try:
        return play(args)
    except FaultsError as error:
        return complain(error, args.lang)


def _run_serve(args: argparse.Namespace) -> int:
    from threeup.app.server import serve  # noqa: PLC0415 - Voila takes two seconds

    try:
        serve(port=args.port, host=args.ip, places=args.places, pool=args.pool, open_browser=args.open)
    except (OSError, OverflowError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _run_replay(args: argparse.Namespace) -> int:
    from threeup.session import Table  # noqa: PLC0415 - only where a table is wanted

    try:
        table = Table.load(read_text(args.file), lang=args.lang)
    except FaultsError as error:
        return complain(error, args.lang)
    except OSError:
        return _missing(args)
    seat = None if args.seat is None else args.seat - 1
    if seat is not None and not 0 <= seat < len(table.sitters):
        print(catalogue(args.lang).format("cli-unknown", text=str(args.seat)), file=sys.stderr)
        return 1
    lines = table.log(seat, args.lang) if seat is not None else _all_seen(table, args.lang)
    for number, line in enumerate(lines, 1):
        print(f"{number}. {line}")
    return 0


def _all_seen(table: object, lang: str) -> list[str]:
    from threeup.session import Table  # noqa: PLC0415

    assert isinstance(table, Table)  # noqa: S101 - for the types
    speech = table.speech(None, lang)
    said = (table.game.event_phrase(event) for node in table.at.path() for event in node.events)
    return [speech.say(phrase) for phrase in said if phrase is not None]


def _run_check(args: argparse.Namespace) -> int:
    from threeup.notation import format_position, parse_position, read_record  # noqa: PLC0415

    words = catalogue(args.lang)
    try:
        text = read_text(args.file)
        if "\n" in text.strip() or "=" in text.split("[", 1)[0] or not text.strip():
            record = read_record(text)
            good = f"{record.game}, {len(record.moves)}"
        else:
            good = format_position(parse_position(text.strip()).state())
    except FaultsError as error:
        return complain(error, args.lang)
    except OSError:
        return _missing(args)
    print(words.format("cli-file-good", text=good))
    return 0


def _run_rules(args: argparse.Namespace) -> int:
    import difflib  # noqa: PLC0415 - only for a rule that isn't there

    known = {rule_id: game for game in GAMES.values() for rule_id in game.rulebook.rules}
    if args.id is None:
        for rule_id, game in known.items():
            _print_rule(rule_id, Speech(game, args.lang), brief=True)
        return 0
    if args.id not in known:
        print(catalogue(args.lang).format("cli-no-rule", text=args.id[:60]), file=sys.stderr)
        for near in difflib.get_close_matches(args.id[:60], known, n=3, cutoff=0.5):
            print(f"  {near}", file=sys.stderr)
        return 1
    _print_rule(args.id, Speech(known[args.id], args.lang), brief=False)
    return 0


def _print_rule(rule_id: str, speech: Speech, *, brief: bool) -> None:
    rule, words = speech.game.rulebook[rule_id], speech.words
    print(f"{rule_id}: {speech.rule_name(rule_id)}")
    print(f"  {speech.rule_text(rule_id)}")
    if brief:
        return
    if rule.sources:
        print(
            "  "
            + words.format("cli-sources", sources=words.every([words.format(f"source-{key}") for key in rule.sources]))
        )
    if rule.disagree:
        other = words.every([words.format(f"source-{key}") for key in rule.disagree])
        print("  " + words.format("cli-disagree", sources=other))
    if rule.options:
        names = words.every([words.format(f"option-{name.replace('_', '-')}") for name in rule.options])
        print("  " + words.format("cli-changed-by", options=names))


# --------------------------------------------------------------------------------------------------------- inside


def read_text(name: str) -> str:
    """Read a file, or standard input for "-"; bytes that are no text are shown as such. Raises OSError."""
    if name == "-":
        return sys.stdin.buffer.read(LONGEST + 1).decode("utf-8", "replace")
    with Path(name).open("rb") as file:
        return file.read(LONGEST + 1).decode("utf-8", "replace")


def complain(error: FaultsError, lang: str) -> int:
    """Say on standard error everything that is wrong; give the exit code."""
    words, speech = catalogue(lang), Speech(next(iter(GAMES.values())), lang)
    print(words.format("cli-file-bad"), file=sys.stderr)
    for fault in error.faults[:50]:
        print(f"- {speech.fault(fault)} [{fault.id}]", file=sys.stderr)
    return 1


def _missing(args: argparse.Namespace) -> int:
    print(catalogue(args.lang).format("cli-file-missing", file=str(args.file)[:80]), file=sys.stderr)
    return 1


def _language() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return negotiate([value.partition(".")[0].replace("_", "-")])
    return "en"


if __name__ == "__main__":
    sys.exit(main())
