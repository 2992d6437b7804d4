"""Read a record's file: whatever is wrong with it is said, with the line, and nothing else can happen."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any, Final, NoReturn

from threeup.core.errors import Fault, FaultsError, RecordError, SetupError
from threeup.core.game import DEALER
from threeup.games import GAMES
from threeup.notation.lines import Lines
from threeup.notation.names import LONGEST_BRANCH_NAME, LONGEST_NOTE, clean, nickname, printable
from threeup.notation.position import parse_position
from threeup.notation.record import FORMAT, FORMAT_VERSION, PERSON, Branch, Player, Record

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

LARGEST: Final = 2_000_000
"""Bytes that a record may have."""
MOST_MOVES: Final = 50_000
_LONGEST_LINE: Final = 20_000
_MOST_PLAYERS: Final = 100
_MOST_FAULTS: Final = 20
# A record has hardly a dot outside names; a key of thousands of dotted parts would keep the parser busy for hours.
_MOST_DOTS, _MOST_DOTS_A_LINE = 5_000, 50
_WRITTEN: Final = re.compile(r'[0-9]{1,6} = "(?:[^"\\]|\\.)*+"')
_KIND: Final = re.compile(r"[a-z][a-z0-9-]{0,23}")
_AT: Final = re.compile(r"\(at line (\d+), column (\d+)\)")
_TOP: Final[dict[str, type]] = {
    "format": str, "game": str, "version": int, "count": int, "start": str, "draws": list, "players": list,
    "options": dict, "main": dict, "names": dict, "notes": dict,
    "branch": list,
}  # fmt: skip
_NEEDED: Final = ("game", "version", "players", "main")


def read_record(text: str | bytes) -> Record:
    """Read a record and replay all of it. Raises RecordError, and nothing else, listing what is wrong and where.

    >>> read_record('title = "something else"')
    Traceback (most recent call last):
    threeup.core.errors.RecordError: record.foreign {} at 1
    """
    content = _text(text)
    data = _toml(content)
    _recognise(data)
    try:
        return _Reader(data, Lines(content)).record()
    except RecordError:
        raise
    except FaultsError as error:
        raise RecordError(error.faults) from None


def _refuse(name: str, place: int | None = None, **args: int | str) -> NoReturn:
    raise RecordError([Fault(f"record.{name}", args, place)]) from None


def _text(text: str | bytes) -> str:
    if len(text) > LARGEST:
        _refuse("too-large", size=len(text), most=LARGEST)
    try:
        raw = text.encode() if isinstance(text, str) else text
        content = raw.decode("utf-8-sig")
    except UnicodeError:
        _refuse("not-text")
    if len(raw) > LARGEST:
        _refuse("too-large", size=len(raw), most=LARGEST)
    if "\0" in content:
        _refuse("not-text", content.count("\n", 0, content.index("\0")) + 1)
    content = content.replace("\r\n", "\n")
    dots = 0
    for number, line in enumerate(content.split("\n"), 1):
        here = 0 if _written(line) else line.count(".")
        dots += here
        if dots > _MOST_DOTS or here > _MOST_DOTS_A_LINE or len(line) > _LONGEST_LINE:
            _refuse("foreign", number)
    return content


def _written(line: str) -> bool:
    """Tell whether a line is what was written to a moment, and nothing else: sentences have dots.

    Apostrophes three at a time could end a text over several lines, and a key follow.
    """
    return "'''" not in line and _WRITTEN.fullmatch(line) is not None


def _toml(content: str) -> dict[str, Any]:
    try:
        return tomllib.loads(content)
    except RecursionError:
        _refuse("nested")
    except ValueError as error:  # a number of thousands of digits is no TOMLDecodeError
        found = _AT.search(str(error))
        if found:
            line, column = int(found[1]), int(found[2])
            _refuse("not-toml", line, line=line, column=column)
        if "end of document" in str(error):
            line = len(content.splitlines()) or 1
            _refuse("cut-off", line, line=line)
        _refuse("not-toml", 1, line=1, column=1)


def _recognise(data: Mapping[str, Any]) -> None:
    """Hold the format and the game to what is known here, before anything else is looked at."""
    if not data:
        _refuse("cut-off", 1, line=1)
    name, _, version = str(data.get("format", "")).partition("/")
    if name != FORMAT or not re.fullmatch(r"[1-9][0-9]{0,5}", version):
        _refuse("foreign", 1)
    if int(version) > FORMAT_VERSION:
        _refuse("newer", 1, found=int(version), known=FORMAT_VERSION)


class _Reader:
    def __init__(self, data: dict[str, Any], lines: Lines) -> None:
        self.data = data
        self.lines = lines
        self.faults: list[Fault] = []

    def fault(self, name: str, place: int | None, **args: int | str) -> None:
        self.faults.append(Fault(f"record.{name}", args, place))

    def stop_if_faulty(self) -> None:
        if self.faults:
            raise RecordError(self.faults[:_MOST_FAULTS])

    def record(self) -> Record:
        """Read all. Raises a FaultsError."""
        self.keys(self.data, _TOP, _NEEDED)
        self.stop_if_faulty()
        self.game()
        players = self.players()
        arrays = self.arrays()
        self.stop_if_faulty()
        start, options = self.beginning(len(players))
        moves = self.moves(arrays)
        record = Record(
            self.data["game"],
            players,
            moves[0],
            self.branches(moves),
            tuple(self.data.get("draws", ())),
            options,
            start,
            self.texts("names", len(moves[0]), LONGEST_BRANCH_NAME),
            self.texts("notes", sum(map(len, moves)), LONGEST_NOTE),
        )
        self.check_draws(record)
        self.stop_if_faulty()
        _Replay(record, self.lines.moves()).run()
        return record

    def keys(self, table: Mapping[str, Any], known: Mapping[str, type], needed: Iterable[str]) -> None:
        """Note unknown and missing keys, and values of another type."""
        for key, value in table.items():
            if key not in known:
                self.fault("unknown-key", self.lines.key(key), key=key[:40])
            elif type(value) is not known[key]:
                self.fault("value", self.line(key), key=key)
            self.stop_if_many()
        for key in needed:
            if key not in table:
                self.fault("missing", self.lines.count, key=key)

    def line(self, key: str) -> int | None:
        headers = self.lines.tables(key)
        return headers[0] if headers else self.lines.key(key)

    def game(self) -> None:
        name, version = self.data["game"], self.data["version"]
        if name not in GAMES:
            _refuse("unknown-game", self.line("game"), game=name[:40])
        known = GAMES[name].version
        if version != known:
            found = max(-1, min(version, 10**9))
            _refuse("game-version", self.line("version"), game=name, found=found, known=known)

    def players(self) -> tuple[Player, ...]:
        found = []
        for seat, each in enumerate(self.data["players"][:_MOST_PLAYERS]):
            if not isinstance(each, dict):
                self.fault("value", self.line("players"), key="players")
                break
            self.keys(each, {"name": str, "kind": str}, ("kind",))
            kind, name = each.get("kind", PERSON), each.get("name", "")
            place = self.lines.key("kind", seat)
            if not isinstance(kind, str) or not isinstance(name, str):
                continue
            if not _KIND.fullmatch(kind):
                self.fault("kind", place, seat=seat, kind=kind[:20])
            try:
                found.append(Player(kind, nickname(name, seat) if "name" in each else ""))
            except RecordError as error:
                self.faults += [Fault(fault.id, fault.args, place) for fault in error.faults]
        return tuple(found)

    def beginning(self, players: int) -> tuple[Any, Any]:
        """Give the position to start from, or else the options."""
        game = GAMES[self.data["game"]]
        try:
            if "start" in self.data:
                return self.position(players), None
            options = game.read_options(self.data["options"]) if "options" in self.data else None
            game.start(players, options or game.read_options({}))
        except SetupError as error:
            raise SetupError([self.placed(fault) for fault in error.faults[:_MOST_FAULTS]]) from None
        return None, options

    def position(self, players: int) -> Any:  # noqa: ANN401 - any game's state
        setup = parse_position(self.data["start"])
        state = setup.state()
        game = GAMES[self.data["game"]]
        if not isinstance(state, game.position_types) or "options" in self.data:
            _refuse("value", self.line("start"), key="start" if "options" not in self.data else "options")
        if game.players(state) != players:
            _refuse("players", self.line("players"), players=players, seats=game.players(state))
        return state

    def placed(self, fault: Fault) -> Fault:
        """Give a fault of the options or the position with its line in the file."""
        if fault.id.startswith("position."):
            return Fault(fault.id, fault.args, self.line("start"))
        of_deck = fault.id.startswith("options.deck-")
        name = str(fault.args.get("option", "deck" if of_deck else "players"))
        return Fault(fault.id, fault.args, self.lines.key(name) or self.line("players"))

    # ------------------------------------------------------------------------------------------------ the moves

    def arrays(self) -> list[list[str]]:
        """Give the arrays of moves: the main line's, then the branches'."""
        main, branches = self.data["main"], self.data.get("branch", [])
        self.keys(main, {"moves": list}, ("moves",))
        for branch in branches:
            if isinstance(branch, dict):
                self.keys(branch, {"moves": list, "parent": int, "name": str}, ("moves", "parent"))
            else:
                self.fault("value", self.line("branch"), key="branch")
        self.stop_if_faulty()
        found: list[list[str]] = [main["moves"], *(branch["moves"] for branch in branches)]
        if any(not isinstance(text, str) for array in found for text in array) or not all(found[1:]):
            _refuse("value", self.lines.key("moves"), key="moves")
        total = sum(map(len, found))
        if total > MOST_MOVES:
            _refuse("too-many-moves", moves=total, most=MOST_MOVES)
        expected = self.data.get("count", total)
        if total != expected:
            _refuse("count", self.lines.count, found=total, expected=max(-1, min(expected, 10**9)))
        return found

    def moves(self, arrays: list[list[str]]) -> list[tuple[Any, ...]]:
        game = GAMES[self.data["game"]]
        places = self.lines.moves()
        found: list[tuple[Any, ...]] = []
        number = 0
        for i, array in enumerate(arrays):
            read = []
            for j, text in enumerate(array):
                number += 1
                try:
                    read.append(game.read_move(text))
                except FaultsError as error:
                    self.unreadable(error.faults, number, text, _place(places, i, j))
                    self.stop_if_many()
            found.append(tuple(read))
        self.stop_if_faulty()
        return found

    def unreadable(self, faults: Iterable[Fault], number: int, text: str, place: int | None) -> None:
        for fault in faults:
            if fault.id == "position.unknown-card":
                self.fault("unknown-card", place, move=number, card=fault.args["text"])
            else:
                self.fault("move-unreadable", place, move=number, text=text[:40])

    def stop_if_many(self) -> None:
        if len(self.faults) >= _MOST_FAULTS:
            self.stop_if_faulty()

    def branches(self, moves: list[tuple[Any, ...]]) -> tuple[Branch, ...]:
        found = []
        first = 1 + len(moves[0])
        for i, (table, own) in enumerate(zip(self.data.get("branch", []), moves[1:], strict=True), 1):
            parent, name = table["parent"], clean(table.get("name", ""))
            if not 0 <= parent < first:
                self.fault(
                    "branch-parent", self.lines.key("parent", i - 1), branch=i, parent=max(-1, min(parent, 10**9))
                )
            if len(name) > LONGEST_BRANCH_NAME or not printable(name):
                headers = self.lines.tables("branch")
                self.fault("branch-name", headers[i - 1] if i <= len(headers) else None, branch=i)
            found.append(Branch(parent, own, name))
            first += len(own)
            self.stop_if_many()
        return tuple(found)

    def texts(self, key: str, most: int, longest: int) -> tuple[tuple[int, str], ...]:
        """Give what is written to moments up to `most`: names on the main line, or notes."""
        found = []
        # A moment's note stands below the name of the same moment.
        nth = self.data.get("names", {}) if key == "notes" else {}
        for moment, written in self.data.get(key, {}).items():
            text = clean(written) if isinstance(written, str) else ""
            known = re.fullmatch(r"[0-9]{1,6}", moment) and int(moment) <= most
            if not known or not text or len(text) > longest or not printable(text):
                self.fault("value", self.lines.key(moment, int(moment in nth)), key=key)
                self.stop_if_many()
            else:
                found.append((int(moment), text))
        return tuple(found)

    def check_draws(self, record: Record) -> None:
        if any(type(each) is not int or not 0 <= each <= record.moments for each in record.draws):
            self.fault("value", self.line("draws"), key="draws")


def _place(places: list[list[int]], line: int, move: int) -> int | None:
    return places[line][move] if line < len(places) and move < len(places[line]) else None


class _Replay:
    """Plays every line of a record, so that no move of it is illegal at its place."""

    def __init__(self, record: Record, places: list[list[int]]) -> None:
        self.record = record
        self.places = places
        self.game = GAMES[record.game]
        self.kept: dict[int, Any] = {branch.parent: None for branch in record.branches}
        self.moment = 0

    def run(self) -> None:
        """Play all. Raises RecordError at the first illegal move."""
        state = self.record.beginning()
        self.keep(state)
        self.line(0, state, self.record.moves)
        for i, branch in enumerate(self.record.branches, 1):
            self.line(i, self.kept[branch.parent], branch.moves)

    def keep(self, state: Any) -> None:  # noqa: ANN401 - any game's state
        if self.moment in self.kept:
            self.kept[self.moment] = state

    def line(self, line: int, state: Any, moves: tuple[Any, ...]) -> None:  # noqa: ANN401 - any game's state
        for j, move in enumerate(moves):
            self.moment += 1
            verdict = self.game.explain(state, move)
            if not verdict.legal:
                place = _place(self.places, line, j)
                args = verdict.broken[0].args
                if self.game.to_act(state) == DEALER and "deck" in args:
                    _refuse("wrong-deck", place, move=self.moment, cards=args["cards"], deck=args["deck"])
                rules = ", ".join(reason.rule for reason in verdict.broken)
                _refuse("illegal", place, move=self.moment, text=str(move)[:40], rules=rules)
            state = self.game.apply(state, move).state
            self.keep(state)
