"""Records: what is written reads back, and nothing that was done to a file raises anything but RecordError."""

from __future__ import annotations

import random
import re
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import lines, play
from threeup.core.errors import RecordError
from threeup.games import GAMES
from threeup.games.loo import LOO
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
from threeup.players.dealer import deal, seed_of

if TYPE_CHECKING:
    from collections.abc import Callable

GOLDEN: Final = Path(__file__).parent.parent / "golden"
SEATED: Final = (Player("person", "Ann"), Player("careful"), Player("random", "ليلى"))
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def a_record(options: Options | None = None, most: int = 30) -> Record:
    moves = tuple(moment.move for moment in play(UPDOWN, 7, 3, options or Options(), most))
    return Record("updown", SEATED, moves, options=options)


def with_branches() -> Record:
    """Give a record with a branch, a branch of the branch, another deal, and a draw agreed on."""
    record = a_record(options=Options(set_size=4, turn_cap=None))
    states = [record.beginning(), *(step.state for step in replay(record))]
    first = UPDOWN.legal_moves(states[10])[-1]
    then = UPDOWN.legal_moves(UPDOWN.apply(states[10], first).state)[0]
    branches = (Branch(10, (first, then), "what if"), Branch(31, (then,)), Branch(0, (deal(UPDOWN, states[0], 9),)))
    return replace(record, branches=branches, draws=(33,), names=((2, "the first choice"), (12, "ليلى")))


def several_deals() -> Record:
    """Give a record of 3-Card Loo in the referee's mode: many deals, challenges, other deals tried, an end agreed."""
    options = LOO.read_options({"revoke": "loo", "small_table": True, "loo_amount": "pot", "loo_cap": 12})
    moves = tuple(moment.move for moment in play(LOO, 3, 3, options, 150))
    record = Record("loo", SEATED, moves, options=options)
    states = [record.beginning(), *(step.state for step in replay(record))]
    between = [i for i, state in enumerate(states) if state.phase == "deal"]
    judged = next(i for i, state in enumerate(states) if state.phase == "review")
    branches = (
        Branch(between[1], (LOO.read_move("stop"),), "enough"),
        Branch(between[2], (deal(LOO, states[between[2]], seed_of(8, 2)),)),
        Branch(judged, LOO.legal_moves(states[judged])[-1:]),
    )
    return replace(record, branches=branches, names=((between[1], "one more deal"),))


def from_a_position() -> Record:
    """Give a record of an endgame that somebody laid out."""
    start = parse_position("updown [g7 bC / / g9] [b3 / / g1] pile: g4 b4 removed: * turn: 1").state()
    return Record("updown", SEATED[:2], (UPDOWN.legal_moves(start)[0],), start=start)


def between_deals() -> Record:
    """Give a record that goes on from a moment between two deals."""
    start = parse_position("loo deal [fold] [fold] [fold] [fold] [As 9h 2c] turned: Kh deals: 1 pot: 0").state()
    moves = [deal(LOO, start, 4)]
    state = LOO.apply(start, moves[0]).state
    return Record("loo", (Player(),) * 5, (*moves, LOO.legal_moves(state)[0]), start=start)


def faults_of(text: str | bytes) -> list[tuple[str, int | None]]:
    with pytest.raises(RecordError) as caught:
        read_record(text)
    return [(fault.id, fault.place) for fault in caught.value.faults]


# ---------------------------------------------------------------------------------------------------- round trips


@every_game
@settings(max_examples=20, deadline=None)
@given(data=st.data())
def test_a_game_reads_back_and_replays_event_by_event(game: Any, data: st.DataObject) -> None:  # noqa: ANN401
    played = data.draw(lines(game))
    first = played[0].state
    players = tuple(SEATED[seat % 3] for seat in range(game.players(first)))
    record = Record(game.id, players, tuple(moment.move for moment in played), options=first.options)
    again = read_record(write_record(record))
    assert again.moves == record.moves
    assert again.beginning() == first
    assert list(replay(again)) == [moment.step for moment in played]


@pytest.mark.parametrize("make", [a_record, with_branches, several_deals, from_a_position, between_deals])
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


@pytest.mark.parametrize(("name", "make"), [("record", with_branches), ("loo_record", several_deals)])
def test_the_golden_record_is_written_as_it_is_read(name: str, make: Callable[[], Record]) -> None:
    text = (GOLDEN / f"{name}.toml").read_text("utf-8")
    assert write_record(read_record(text)) == text
    assert read_record(text) == make()


def test_the_record_of_several_deals_has_what_it_is_to_show() -> None:
    words = [str(move).split()[0] for move in several_deals().moves]
    assert words.count("deal") > 3
    assert {"fold", "stand", "miss", "play", "challenge", "accept"} <= set(words)
    stopped = list(replay(several_deals(), len(words) + 1))[-1].state
    assert stopped.last or stopped.phase == "over"


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


NOTES: Final = (
    (0, "The beginning: who opens?"),
    (12, "ليلى"),
    (32, "Why not the 9? " + "." * 400),
    (34, "another deal"),
)


def test_notes_stand_beside_names_and_read_back() -> None:
    record = replace(with_branches(), notes=NOTES)
    text = write_record(record)
    assert read_record(text) == record
    assert text.index("[names]") < text.index("[notes]") < text.index("[[branch]]")
    assert "[notes]" not in write_record(with_branches())


@pytest.mark.parametrize(
    "note", ["." * 500, "'''" + "." * 300, '"' * 9 + "." * 200 + '""', "a.b\\", "👩\u200d🚀", "\u202e.\n."]
)
def test_notes_full_of_dots_and_quotes_read_back(note: str) -> None:
    record = replace(with_branches(), notes=tuple((moment, note) for moment in range(35)))
    again = read_record(write_record(record))
    assert again.notes == tuple((moment, names.fitted(note, names.LONGEST_NOTE)) for moment in range(35))


@pytest.mark.parametrize(
    "entry",
    ['35 = "no such moment"', '-1 = "x"', '"a" = "x"', '3 = ""', '3 = "a\\u0007"', "3 = 4", f'3 = "{"x" * 501}"'],
)
def test_a_note_that_cannot_be_is_named_with_its_line(entry: str) -> None:
    text = TEXT.replace("[[branch]]", f"[notes]\n{entry}\n\n[[branch]]", 1)
    assert faults_of(text) == [("record.value", None if entry[0] == '"' else line_of("[[branch]]") + 1)]


def test_a_bad_note_to_a_moment_with_a_name_is_found_below_the_name() -> None:
    text = TEXT.replace("[[branch]]", '[notes]\n12 = ""\n\n[[branch]]', 1)
    assert faults_of(text) == [("record.value", line_of("[[branch]]") + 1)]


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


@pytest.mark.parametrize(
    ("old", "new", "fault", "values"),
    [
        ("deal 0 ", "deal 2 ", "record.illegal", {"rules": "loo.table.dealer"}),
        (" Ah ", " As ", "record.wrong-deck", {"cards": 52, "deck": 52}),
        (" Ah ", " ", "record.wrong-deck", {"cards": 51, "deck": 52}),
        (" Ah ", " Ax ", "record.unknown-card", {"card": "Ax"}),
    ],
)
def test_a_later_deal_is_held_to_the_deck_and_the_dealer(
    old: str, new: str, fault: str, values: dict[str, object]
) -> None:
    lines = write_record(several_deals()).split("\n")
    second = [number for number, line in enumerate(lines) if '"deal ' in line][1]
    assert old in lines[second]
    lines[second] = lines[second].replace(old, new)
    with pytest.raises(RecordError) as caught:
        read_record("\n".join(lines))
    (found,) = caught.value.faults
    assert (found.id, found.place) == (fault, second + 1)
    assert values.items() <= found.args.items()


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("loo_cap = 12", "loo_cap = 0", "options.value"),
        ("loo_cap = 12", "loo_cup = 12", "options.unknown"),
        ("small_table = true", "small_table = false", "options.players"),
        ('"challenge 1"', '"challenge 9"', "record.illegal"),
        ('"challenge 1"', '"challenge -1"', "record.move-unreadable"),
    ],
)
def test_faults_of_any_game_stand_on_their_lines(old: str, new: str, fault: str) -> None:
    text = write_record(several_deals())
    place = text[: text.index("players = [" if fault == "options.players" else old)].count("\n") + 1
    assert faults_of(text.replace(old, new, 1)) == [(fault, place)]


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
    "a = [\n'''\n" + "1 = \"''', {a" + ".a" * 9_000 + ' = 1}]"',
    "a = [\n'''\n" + "1 = \"''', {a" + ".a" * 49 + " = 1}, '''\"\n" * 20_000,
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


@every_game
@pytest.mark.parametrize("start", [5, 20, 30])
def test_a_start_may_be_any_state(game: Any, start: int) -> None:  # noqa: ANN401
    players = game.default_players
    state = [moment.step.state for moment in play(game, 5, players, game.read_options({}), 40)][start]
    record = Record(game.id, (Player(),) * players, (game.legal_moves(state)[0],), start=state)
    assert read_record(write_record(record)) == record
    assert format_position(state) in write_record(record)
