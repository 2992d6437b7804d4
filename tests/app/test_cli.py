"""The command line, run for real: in this process where nothing depends on it, by its command where something does."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.app.running import DIRECTIONAL
from threeup.games import GAMES
from threeup.lab.book import book
from threeup.session import Table
from threeup.text import LANGUAGES, catalogue

if TYPE_CHECKING:
    from pathlib import Path

    from tests.app.running import Run

POSITION = "updown/1 [g7 bC / g9 / ?] [b3 / / ?] pile: g4 b4 removed: *"


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Give the file of a game in which some moves were made."""
    table = Table(3, seed=7)
    for _ in range(3):
        table.play(table.hint())
        table.go()
    file = tmp_path / "game.toml"
    file.write_text(table.save(), encoding="utf-8")
    return file


# ---------------------------------------------------------------------------------------------------------- play


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_played_from_a_pipe(run: Run, lang: str) -> None:
    ran = run("play", "--players", "2", "--seed", "7", "--lang", lang, stdin="1\n" * 400)
    words = catalogue(lang)
    endings = [words.format("updown-over-won"), words.format("updown-over-lost", name=words.format("nickname-1"))]
    assert ran.code == 0, ran.err
    assert any(DIRECTIONAL.sub("", ending) in ran.out for ending in endings)
    assert ran.out.rstrip().endswith(words.format("cli-bye"))
    assert not DIRECTIONAL.search(ran.out)


def test_the_input_may_end_at_any_time(run: Run) -> None:
    for stdin in ("", "1", "1\n\n", "h\nu\n", "q\n1\n"):
        ran = run("play", "--seed", "7", stdin=stdin)
        assert (ran.code, ran.err) == (0, "")
        assert ran.out.rstrip().endswith("Goodbye!")


def test_whatever_is_typed_gets_an_answer(run: Run) -> None:
    typed = "0\n-1\n99999999999999999999999\n²\nx y z\n" + "a" * 5000 + "\n\n"
    ran = run("play", "--seed", "7", stdin=typed)
    assert ran.code == 0
    assert ran.out.count("I don\u2019t know") == 7
    broken = run("play", "--seed", "7", stdin=b"\xff\xfe\x00\x01\nw \xff\n1\n")
    assert broken.code == 0


def test_why_not_names_the_rules(run: Run) -> None:
    ran = run("play", "--seed", "7", stdin="1\nw b3\nw play b9 g10\nw end\nw rubbish\nw\n")
    assert ran.out.count("Not allowed:") == 4
    for rule in ("table.cards.held", "updown.discard.one-rank", "updown.turn.discard-then-draw", "table.cards.some"):
        assert f"[{rule}]" in ran.out
    assert "“rubbish” is no card" in ran.out


def test_a_hint_says_a_legal_move_and_why(run: Run) -> None:
    ran = run("play", "--seed", "7", stdin="1\nh\n")
    assert "You could try this: play blue 9" in ran.out
    assert "[updown.discard.at-least-top]" in ran.out


def test_undo_says_first_that_it_shows_cards(run: Run) -> None:
    ran = run("play", "--seed", "7", stdin="u\n1\nu\nu\n")
    assert "There is nothing to undo." in ran.out
    warning = ran.out.index("Type u once more")
    assert ran.out.index("Choose three of your six", warning) > warning
    # Another command in between takes the question back.
    again = run("play", "--seed", "7", stdin="1\nu\nh\nu\n")
    assert again.out.count("Type u once more") == 2


def test_a_game_is_saved_and_gone_on_with(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    first = run("play", "--seed", "7", stdin=f"1\n1\ns {file}\n")
    assert f"saved in {file}" in first.out.replace("\n", "")
    on = run("play", "--load", str(file), "--lang", "cy", stdin="")
    assert on.code == 0
    assert catalogue("cy").format("cli-moves") in on.out
    assert run("check", str(file)).code == 0


def test_a_game_that_cannot_be_saved_goes_on(run: Run, tmp_path: Path) -> None:
    ran = run("play", "--seed", "7", stdin=f"s {tmp_path / 'no' / 'where'}\ns a\0b\n1\n")
    assert ran.out.count("can\u2019t be saved") == 2
    assert "Your turn." in ran.out


def test_two_people_at_one_terminal_see_their_own_hands(run: Run, tmp_path: Path) -> None:
    table = Table(["person", "person"], seed=7)
    file = tmp_path / "two.toml"
    file.write_text(table.save(), encoding="utf-8")
    ran = run("play", "--load", str(file), stdin="1\n1\n")
    hands = re.findall(r"Your hand: 6 cards +([^│]*?) *│", ran.out)
    assert len(set(hands)) == 2


def test_house_rules_are_taken(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "rules.toml"
    options = ("set_size=4", "voluntary_pick_up=yes", "turn_cap=none", "deck=short60")
    arguments = [part for option in options for part in ("--option", option)]
    ran = run("play", "--players", "4", "--seed", "1", *arguments, stdin=f"s {file}\n")
    assert ran.code == 0, ran.err
    kept = Table.load(file.read_text(encoding="utf-8")).state.options
    assert (kept.set_size, kept.voluntary_pick_up, kept.turn_cap, kept.deck) == (4, True, None, "short60")
    own = run("play", "--players", "2", "--option", "deck=g1*9 b2*9 o3*9", stdin="")
    assert (own.code, "Draw pile · 9" in own.out) == (0, True)
    eight = run("play", "--players", "8", stdin="")
    assert (eight.code, "Draw pile · 96" in eight.out) == (0, True)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "1"], "2 to 6 can play"),
        (["--players", "13"], "7 to 12 can play"),
        (["--players", "999999999"], "options.players"),
        (["--players", "many"], "“many” is no whole number"),
        (["--players", "٣"], "is no whole number"),
        (["--seed", "-5"], "“-5” can\u2019t be the number of a deal"),
        (["--seed", "1e9"], "“1e9” is no whole number"),
        (["--seed", "9" * 5000], "is no whole number"),
        (["--option", "set_size=5"], "“set_size” can\u2019t have the value “5”"),
        (["--option", "players=4"], "no house rule with the name “players”"),
        (["--option", "lang=cy", "--option", "seed=1"], "no house rule with the name “seed”"),
        (["--option", "set_size"], "written like this: set_size=4"),
        (["--option", "deck=x9"], "“x9” in the deck is no card"),
        (["--option", "deck=short36", "--players", "6"], "The deck is too small"),
        (["--option", "turn_cap=0"], "turn_cap"),
    ],
)
def test_nonsense_on_the_command_line_is_named(run: Run, arguments: list[str], said: str) -> None:
    ran = run("play", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err


def test_all_faults_are_said_at_once(run: Run) -> None:
    ran = run("play", "--option", "set_size=5", "--option", "nothing=1", "--lang", "is")
    assert "[options.value]" in ran.err
    assert "[options.unknown]" in ran.err
    assert ran.err.startswith(catalogue("is").format("app-no-game"))


# -------------------------------------------------------------------------------------------------- check, replay


def test_nothing_in_a_file_can_steer_the_terminal(run: Run) -> None:
    ran = run("check", "-", stdin="\x1b[31mred\x07 [g7")
    assert ran.code == 1
    assert "\ufffd[31mred\ufffd" in ran.err
    assert "\x1b" not in ran.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_in_order_is_said_to_be(run: Run, saved: Path, lang: str) -> None:
    ran = run("check", str(saved), "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    position = run("check", "-", "--lang", lang, stdin=POSITION + "\n")
    assert (position.code, "updown/1" in position.out) == (0, True)


def test_every_fault_of_a_position_is_listed_with_its_place(run: Run) -> None:
    line = "updown/1 [g7 x9] [b3] pile: zz"
    ran = run("check", "-", stdin=line)
    assert ran.code == 1
    assert f"Character {line.index('x9') + 1}: “x9” is no card" in ran.err
    assert f"Character {line.index('zz') + 1}:" in ran.err


def test_a_faulty_record_is_said_with_its_line(run: Run, saved: Path) -> None:
    text = saved.read_text(encoding="utf-8")
    number = text.split("\n").index(next(line for line in text.split("\n") if '"play' in line)) + 1
    bad = text.replace('"play', '"plaq', 1)
    ran = run("check", "-", stdin=bad)
    assert (ran.code, ran.out) == (1, "")
    assert f"Line {number}: " in ran.err
    assert "[record.move-unreadable]" in ran.err
    assert run("replay", "-", stdin=bad).code == 1
    assert run("play", "--load", "-", stdin=bad).code == 1


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", "record.cut-off"),
        (b"\x00\x01\x02" * 100, "record.not-text"),
        (b"\xff\xfe" * 100, "record.not-text"),
        (b"a = 1\n" * 2_000_000, "record.too-large"),
        (b"[" * 100_000, "too-long"),
        (b"a = " + b"[" * 15_000, "record.nested"),
        (b'title = "something else"', "record.foreign"),
        ("ليس\nملف".encode(), "record.not-toml"),
    ],
)
def test_files_that_are_something_else_are_refused(run: Run, tmp_path: Path, content: bytes, fault: str) -> None:
    file = tmp_path / "thing"
    file.write_bytes(content)
    ran = run("check", str(file))
    assert (ran.code, ran.out) == (1, "")
    assert fault in ran.err
    for command in (("replay", str(file)), ("play", "--load", str(file))):
        other = run(*command)
        assert (other.code, other.out) == (1, "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_that_is_not_there_is_said_in_the_language(run: Run, tmp_path: Path, lang: str) -> None:
    for command in (("check",), ("replay",), ("play", "--load")):
        for name in (str(tmp_path / "none.toml"), str(tmp_path)):
            ran = run(*command, name, "--lang", lang)
            expected = DIRECTIONAL.sub("", catalogue(lang).format("cli-file-missing", file=name[:200]))
            assert (ran.code, ran.out, ran.err.strip()) == (1, "", expected)


def test_replay_tells_each_step(run: Run, saved: Path) -> None:
    ran = run("replay", str(saved))
    lines = ran.out.splitlines()
    assert [line.split(".")[0] for line in lines] == [str(n) for n in range(1, len(lines) + 1)]
    assert lines[0].startswith("1. The cards were dealt.")
    assert "drew one card" not in ran.out  # who reads a record may know every card


def test_replay_for_a_seat_tells_what_it_saw(run: Run, saved: Path) -> None:
    table = Table.load(saved.read_text(encoding="utf-8"))
    for seat in range(3):
        ran = run("replay", str(saved), "--seat", str(seat + 1))
        assert [line.partition(" ")[2] for line in ran.out.splitlines()] == table.log(seat, "en")
    assert "drew one card" in run("replay", str(saved), "--seat", "1").out


@pytest.mark.parametrize("seat", ["0", "4", "-1", "x", "9" * 5000])
def test_replay_for_a_seat_that_is_not_there(run: Run, saved: Path, seat: str) -> None:
    ran = run("replay", str(saved), f"--seat={seat}")
    assert (ran.code, ran.out) == (2, "")
    assert "There is no seat" in ran.err


# --------------------------------------------------------------------------------------------------------- rules


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rule_book_has_every_rule_under_its_heading(run: Run, lang: str) -> None:
    ran = run("rules", "--lang", lang)
    words = catalogue(lang)
    for rule_id in (rule_id for game in GAMES.values() for rule_id in game.rulebook.rules):
        assert f"\n{rule_id}: {words.format(rule_id)}\n" in ran.out
        assert words.format(rule_id.rpartition(".")[0].replace(".", "-section-")) in ran.out
    assert not re.search(r"\b(source|option|updown|loo|table|cli)-[a-z]", ran.out)


def test_a_rule_is_told_with_sources_and_house_rules(run: Run) -> None:
    ran = run("rules", "updown.discard.open-pile")
    assert (ran.code, ran.err) == (0, "")
    assert "Sources: The Welsh page" in ran.out
    assert "otherwise: The Icelandic page" in ran.out
    assert "House rules that change it" in run("rules", "updown.clear.plain").out


def test_a_rule_is_told_with_the_lesson_and_where_it_decides(run: Run) -> None:
    entry = book("updown")["updown.discard.at-least-top"]
    ran = run("rules", entry.rule.id)
    assert "Learn it in: At least the top card" in ran.out
    assert entry.deciding is not None
    assert entry.deciding.line in ran.out
    assert entry.said("en").why[0] in ran.out


def test_words_find_rules_in_the_readers_language(run: Run) -> None:
    found = run("rules", "follow", "suit")
    assert found.code == 0
    assert "loo.play.follow-suit" in found.out
    name = catalogue("ar").format("updown.clear.plain")
    assert "updown.clear.plain: " in run("rules", name, "--lang", "ar").out


def test_several_rules_found_are_listed_shortly(run: Run) -> None:
    ran = run("rules", "clear")
    assert (ran.code, ran.err) == (0, "")
    assert "updown.clear.plain: Clear" in ran.out
    assert "Sources" not in ran.out


def test_a_typing_error_in_an_id_is_forgiven(run: Run) -> None:
    assert "updown.clear.plain" in run("rules", "updown.clear.plane").out


def test_a_rule_that_is_none(run: Run) -> None:
    ran = run("rules", "qqqq zzzz", "--lang", "ar")
    assert (ran.code, ran.out) == (1, "")
    assert "qqqq zzzz" in ran.err
    far = run("rules", "x" * 100_000)
    assert (far.code, len(far.err) < 200) == (1, True)


# ----------------------------------------------------------------------------------------------------- the process


def command(*arguments: str, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command as a process of its own, in no language but that of the environment given."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    return subprocess.run(
        [sys.executable, "-m", "threeup", *arguments],
        input=stdin, capture_output=True, text=True, encoding="utf-8", env=kept | environment, timeout=60, check=False,
    )  # fmt: skip


def test_the_language_is_the_systems() -> None:
    assert command("rules", "x", LANG="cy_GB.UTF-8").stderr.startswith("Does dim rheol x.")
    assert command("rules", "x", LANG="cy_GB.UTF-8", LC_ALL="is_IS").stderr.startswith("Engin regla heitir x.")
    assert command("rules", "x", LANG="C").stderr.startswith("There is no rule x.")


def test_a_terminal_without_letters_is_served() -> None:
    ran = command("play", "--seed", "7", "--lang", "ar", stdin="1\n", PYTHONIOENCODING="ascii")
    assert (ran.returncode, ran.stderr) == (0, "")


def test_a_reader_that_goes_away_is_no_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "threeup", "rules"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


def test_help_loads_no_widgets_and_no_server() -> None:
    code = (
        "import sys\nfrom threeup.app.cli import main\ntry:\n    main(['--help'])\nexcept SystemExit:\n    pass\n"
        "print(sorted({'rich', 'ipywidgets', 'tornado', 'voila', 'anywidget'} & sys.modules.keys()))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == "[]"


def test_wrong_usage_is_told_on_standard_error() -> None:
    for arguments in ((), ("juggle",), ("check",), ("serve", "--port", "x"), ("rules", "--lang", "tlh")):
        ran = command(*arguments)
        assert (ran.returncode, ran.stdout) == (2, "")
        assert ran.stderr.startswith("usage: threeup")
