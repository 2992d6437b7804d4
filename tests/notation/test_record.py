"""Records: what is written reads back, and nothing that was done to a file raises anything but RecordError."""

from __future__ import annotations

import random
import re
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.notation.games import played, random_options
from threeup.core.errors import RecordError
from threeup.games.updown import UPDOWN, Options
from threeup.notation import (
    Branch,
    Player,
    Record,
    format_position,
    names,
    nickname,
    parse_position,
    read_record,
    reading,
    replay,
    write_record,
)
from threeup.players.dealer import deal

if TYPE_CHECKING:
    from collections.abc import Callable

GOLDEN = Path(__file__).parent.parent / "golden" / "record.toml"
SEATED = (Player("person", "Ann"), Player("careful"), Player("random", "ليلى"))


def a_record(seed: int = 7, players: int = 3, options: Options | None = None, most: int = 30) -> Record:
    moves = [move for move, _ in played(seed, players, options or Options(), most) if move is not None]
    seated = (SEATED * 4)[:players]
    return Record("updown", seated, tuple(moves), options=options)


def with_branches() -> Record:
    """Give a record with a branch, a branch of the branch, another deal, and a draw agreed on."""
    record = a_record(options=Options(set_size=4, turn_cap=None))
    states = [record.beginning(), *(step.state for step in replay(record))]
    first = UPDOWN.legal_moves(states[10])[-1]
    then = UPDOWN.legal_moves(UPDOWN.apply(states[10], first).state)[0]
    branches = (Branch(10, (first, then), "what if"), Branch(31, (then,)), Branch(0, (deal(UPDOWN, states[0], 9),)))
    return replace(record, branches=branches, draws=(33,), names=((2, "the first choice"), (12, "ليلى")))


def from_a_position() -> Record:
    """Give a record of an endgame that somebody laid out."""
    start = parse_position("updown [g7 bC / / g9] [b3 / / g1] pile: g4 b4 removed: * turn: 1").state()
    return Record("updown", SEATED[:2], (UPDOWN.legal_moves(start)[0],), start=start)


def faults_of(text: str | bytes) -> list[tuple[str, int | None]]:
    with pytest.raises(RecordError) as caught:
        read_record(text)
    return [(fault.id, fault.place) for fault in caught.value.faults]


# ---------------------------------------------------------------------------------------------------- round trips


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), players=st.integers(2, 12))
def test_a_game_reads_back_and_replays_event_by_event(seed: int, players: int) -> None:
    options = random_options(random.Random(seed), players)
    record = replace(a_record(seed, players, options, 80), options=options)
    again = read_record(write_record(record))
    assert again.moves == record.moves
    assert again.beginning() == record.beginning()
    states = [state for move, state in played(seed, players, options, 80) if move is not None]
    assert [step.state for step in replay(again)] == states
    assert list(replay(again)) == list(replay(record))


@pytest.mark.parametrize("make", [a_record, with_branches, from_a_position])
def test_a_record_reads_back(make: Callable[[], Record]) -> None:
    record = make()
    assert read_record(write_record(record)) == record
    assert read_record(write_record(record).encode()) == record
    assert read_record(write_record(record).replace("\n", "\r\n")) == record


def test_branches_replay_from_their_parents() -> None:
    record = with_branches()
    assert record.moments == 34
    assert record.path(32) == record.moves[:10] + record.branches[0].moves
    assert record.path(33) == record.path(31) + record.branches[1].moves
    assert record.path(34) == record.branches[2].moves
    assert len(list(replay(record, 33))) == 12
    with pytest.raises(IndexError):
        record.path(35)


def test_the_golden_record_is_written_as_it_is_read() -> None:
    text = GOLDEN.read_text("utf-8")
    assert write_record(read_record(text)) == text
    assert read_record(text) == with_branches()


def test_a_record_by_hand_may_stand_on_fewer_lines() -> None:
    moves = ", ".join(f'"{move}"' for move in a_record().moves)
    players = "players = [{kind = 'person'}, {kind = 'person'}, {kind = 'person'}]  # three\n"
    text = f'format = "threeup-record/1"\ngame = "updown"\nversion = 1\n{players}main = {{ moves = [{moves}] }}\n'
    assert read_record(text).moves == a_record().moves


@pytest.mark.parametrize("name", ["Ann", "Ýr", "ليلى", "a b", '"', "\\", "'''", "👩\u200d🚀"])
def test_nicknames_read_back(name: str) -> None:
    record = replace(a_record(), players=(Player(name=name), *SEATED[1:]))
    assert read_record(write_record(record)).players[0].name == name


def test_nicknames_lose_marks_of_direction() -> None:
    assert nickname("\u202e\u2066 Ann\u200f ") == "Ann"
    with pytest.raises(RecordError):
        write_record(replace(a_record(), players=(Player(name="x" * 25), *SEATED[1:])))


# --------------------------------------------------------------------------------------------------------- faults

TEXT = write_record(with_branches())
LINES = TEXT.split("\n")
ONE_MOVE = write_record(a_record(most=1))


def line_of(start: str) -> int:
    return next(number for number, line in enumerate(LINES, 1) if line.strip().startswith(start))


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def move_line(moment: int) -> int:
    return line_of('"deal') + moment - 1


def with_move(moment: int, text: str) -> str:
    lines = LINES.copy()
    lines[move_line(moment) - 1] = f'    "{text}",'
    return "\n".join(lines)


DEAL = str(a_record().moves[0])
ONE_PLAYER = changed('    { kind = "careful" },\n', "").replace('{ kind = "person", name = "Ann" },', "")
LONG_PAST = '[main]\nmoves = [\n    "deal 0 g1",\n' + '    "draw",\n' * reading.MOST_MOVES + "]\n"

# fault -> a text that has it, and its line
BROKEN: dict[str, tuple[str | bytes, int | None]] = {
    "record.too-large": ("#" * (reading.LARGEST + 1), None),
    "record.not-text": (b"\x89PNG\r\n\x1a\n\xff", None),
    "record.not-toml": (changed("version = 1", "version : 1"), line_of("version")),
    "record.cut-off": (TEXT[: TEXT.index('"play') + 3], move_line(5)),
    "record.nested": ("a = " + "[" * 9_000, None),
    "record.foreign": ('[project]\nname = "threeup"\n', 1),
    "record.newer": (changed("threeup-record/1", "threeup-record/2"), 1),
    "record.unknown-game": (changed('"updown"', '"chess"'), line_of("game")),
    "record.game-version": (changed("version = 1", "version = 2"), line_of("version")),
    "record.missing": (changed("version = 1\n", ""), len(LINES) - 2),
    "record.unknown-key": (changed("version = 1\n", "version = 1\ncheat = 1\n"), line_of("version") + 1),
    "record.value": (changed("version = 1", 'version = "one"'), line_of("version")),
    "record.count": (changed("count = 34", "count = 35"), len(LINES) - 1),
    "record.name-empty": (changed('"Ann"', '" \u200f "'), line_of("players") + 1),
    "record.name-long": (changed('"Ann"', '"' + "n" * 25 + '"'), line_of("players") + 1),
    "record.name-control": (changed('"ليلى"', '"a\\u0007"'), line_of("players") + 3),
    "record.kind": (changed('"careful"', '"Careful!"'), line_of("players") + 2),
    "record.players": (write_record(replace(from_a_position(), players=SEATED)), 6),
    "record.too-many-moves": (ONE_MOVE[: ONE_MOVE.index("[main]")] + LONG_PAST, None),
    "record.move-unreadable": (with_move(7, "jump over"), move_line(7)),
    "record.unknown-card": (with_move(7, "play g11"), move_line(7)),
    "record.illegal": (with_move(7, "flip 0"), move_line(7)),
    "record.wrong-deck": (with_move(1, DEAL.replace("gC+2", "gC+1", 1)), move_line(1)),
    "record.branch-name": (changed('"what if"', '"' + "?" * 41 + '"'), line_of("[[branch]]")),
    "record.branch-parent": (changed("parent = 31", "parent = 33"), line_of("parent = 31")),
    "options.value": (changed("set_size = 4", "set_size = 5"), line_of("set_size")),
    "options.unknown": (changed("set_size = 4", "jokers = true"), line_of("set_size")),
    "options.deck-large": (changed("set_size = 4", 'deck = "g1*400 b1*400"'), line_of("set_size")),
    "options.players": (ONE_PLAYER, line_of("players")),
    "position.pile-order": (write_record(from_a_position()).replace("pile: g4 b4", "pile: b4 g1"), 5),
}  # fmt: skip


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_record_says_what_and_on_which_line(fault: str) -> None:
    text, line = BROKEN[fault]
    assert (fault, line) in faults_of(text)


def test_every_fault_in_the_code_is_reached() -> None:
    code = Path(str(reading.__file__)).read_text("utf-8") + Path(str(names.__file__)).read_text("utf-8")
    named = {f"record.{name}" for name in re.findall(r'(?:_refuse|self\.fault)\(\s*"([a-z-]+)"', code)}
    named |= set(re.findall(r'Fault\("(record\.[a-z-]+)"', code))
    assert named == {fault for fault in BROKEN if fault.startswith("record.")}


def test_an_illegal_move_names_the_rules_it_breaks() -> None:
    with pytest.raises(RecordError) as caught:
        read_record(with_move(7, "flip 0"))
    (fault,) = caught.value.faults
    assert fault.args["move"] == 7
    assert fault.args["text"] == "flip 0"
    assert "updown.piles.locked" in str(fault.args["rules"]).split(", ")


def test_an_illegal_move_of_a_branch_is_named_by_moment_and_line() -> None:
    lines = LINES.copy()
    place = line_of("parent = 10") + 2
    lines[place - 1] = '    "end",'
    with pytest.raises(RecordError) as caught:
        read_record("\n".join(lines))
    assert [(each.id, each.args["move"], each.place) for each in caught.value.faults] == [("record.illegal", 31, place)]


def test_all_unreadable_moves_are_listed() -> None:
    text = with_move(7, "play g11").replace(LINES[move_line(9) - 1], '"hop",', 1)
    assert faults_of(text) == [("record.unknown-card", move_line(7)), ("record.move-unreadable", move_line(9))]


def test_options_beside_a_start_are_refused() -> None:
    text = write_record(from_a_position()).replace("[main]", "[options]\nset_size = 4\n\n[main]")
    assert faults_of(text)[0][0] == "record.value"


@pytest.mark.parametrize(
    "values",
    [
        "draws = [99]",
        "draws = ['x']",
        "players = [1]",
        "branch = [1]",
        "main = 1",
        "start = 'updown/1 ['",
        "count = true",
    ],
)
def test_values_of_the_wrong_kind_are_refused(values: str) -> None:
    key = values.partition(" ")[0]
    pattern = rf"(?ms)^{key} = (\[.*?^\]|[^\n]*)\n|^\[+{key}\]+.*\Z"
    text = re.sub(pattern, "", TEXT)
    expected = "position.bracket" if key == "start" else "record.value"
    assert faults_of(f"{values}\n{text}")[0] == (expected, 1)


# ---------------------------------------------------------------------------------------------------- rough hands


def test_a_record_cut_anywhere_is_refused() -> None:
    raw = TEXT.encode()
    for end in (*range(0, len(raw) - 1, 50), *range(len(raw) - 60, len(raw) - 1)):
        kinds = {fault for fault, _ in faults_of(raw[:end])}
        assert kinds <= {"record.cut-off", "record.missing", "record.count", "record.not-text", "record.foreign"}


def test_a_record_with_flipped_bytes_raises_nothing_else() -> None:
    rng = random.Random(3)
    raw = TEXT.encode()
    refused = 0
    for _ in range(400):
        flipped = bytearray(raw)
        for _ in range(rng.randint(1, 3)):
            flipped[rng.randrange(len(raw))] = rng.choice((rng.randrange(256), ord(rng.choice('"[]={}\n#.,'))))
        try:
            read_record(bytes(flipped))
        except RecordError as error:
            refused += bool(error.faults)
    assert refused > 200


def test_lines_left_out_or_swapped_raise_nothing_else() -> None:
    rng = random.Random(4)
    for _ in range(150):
        lines = LINES.copy()
        i, j = rng.sample(range(len(lines)), 2)
        if rng.random() < 0.5:
            lines[i], lines[j] = lines[j], lines[i]
        else:
            del lines[i]
        with suppress(RecordError):
            read_record("\n".join(lines))


HOSTILE: list[str | bytes] = [
    "x" * 10_000_000,
    b"\0" * 10_000_000,
    "[" * 900_000,
    "a = " + "{a=" * 300_000,
    "a" + ".a" * 900_000,
    "\n".join("a" + ".a" * 49 for _ in range(20_000)),
    "a = " + "9" * 15_000,
    "\ud800",
    "\u202e" * 100_000,
    "a = '''\n" * 200_000,
    ('a = "' + "\\" * 15_000 + "\n") * 100,
    ("#" + '"\\' * 9_000 + "\n") * 100,
    'format = "threeup-record/1"\n' + "\n".join(f"a{i} = 1" for i in range(50_000)),
    'format = "threeup-record/1"\nversion = ' + "9" * 4_000,
    "[[a]]\n" * 200_000,
    "a = [\n" + "1,\n" * 500_000 + "]",
    TEXT.replace("version = 1", "version = -9223372036854775808123456789"),
    TEXT.replace("turn_cap", "deck = '" + "g1*500 " * 2_000 + "'\nturn_cap"),
    TEXT + "".join(f"\n[[branch]]\nparent = {i}\nmoves = ['end']\n" for i in range(40_000)),
    ONE_MOVE.replace(DEAL, "deal 0 " + "g1 " * 6_000),
]


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_files_are_refused_soon(text: str | bytes) -> None:
    began = time.process_time()
    assert len(faults_of(text)) <= 20
    # A generous bound: all take a second or two at most; what grows with the square of its length would take hours.
    assert time.process_time() - began < 20


@pytest.mark.parametrize("start", [1, 2, 3])
def test_a_start_may_be_any_state(start: int) -> None:
    state = list(played(5, 2, Options(), 40))[start * 10][1]
    record = Record("updown", SEATED[:2], (UPDOWN.legal_moves(state)[0],), start=state)
    assert read_record(write_record(record)) == record
    assert format_position(state) in write_record(record)
