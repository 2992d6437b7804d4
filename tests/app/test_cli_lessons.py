"""The command `threeup lessons`, run for real."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.app.running import DIRECTIONAL
from threeup.games import GAMES
from threeup.lessons import COURSES, lesson
from threeup.lessons.mastery import Count
from threeup.lessons.template import template
from threeup.store import ProgressStore
from threeup.store.folder import VARIABLE
from threeup.text import LANGUAGES, catalogue

if TYPE_CHECKING:
    from pathlib import Path

    from tests.app.running import Run

RULE = "updown.discard.at-least-top"


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the folder in which progress is kept."""
    folder = tmp_path / "data"
    monkeypatch.setenv(VARIABLE, str(folder))
    return folder


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Give the file of a lesson of one's own."""
    file = tmp_path / "sevens.toml"
    file.write_text(template("updown", "sevens"), encoding="utf-8")
    return file


# ------------------------------------------------------------------------------------------------------------ list


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_lesson_is_listed(run: Run, lang: str, data: Path) -> None:
    ran = run("lessons", "list", "--lang", lang)
    words = catalogue(lang)
    assert (ran.code, ran.err) == (0, "")
    for course in COURSES.values():
        for each in course.all():
            title = DIRECTIONAL.sub("", words.format(each.key))
            assert f"{each.id}: {title}\n" in ran.out
    assert not data.exists()  # who only looks makes no file


def test_the_list_says_how_far_one_is(run: Run) -> None:
    found = lesson("updown.at-least-top")
    run("lessons", "play", found.id, stdin="\n")
    assert f"Steps done: 1 of {len(found.steps)}" in run("lessons", "list").out


# ------------------------------------------------------------------------------------------------------------ check


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_new_lesson_is_written_and_in_order(run: Run, tmp_path: Path, game: str, lang: str) -> None:
    file = tmp_path / "mine.toml"
    made = run("lessons", "new", game, "mine", "--out", str(file), "--lang", lang)
    assert (made.code, made.err) == (0, "")
    checked = run("lessons", "check", str(file), "--lang", lang)
    assert (checked.code, checked.err) == (0, "")
    expected = catalogue(lang).format("cli-lesson-good", lesson=f"{game}.mine", steps=4)
    assert checked.out.strip() == DIRECTIONAL.sub("", expected)


def test_lessons_of_ours_are_in_order(run: Run) -> None:
    import threeup.lessons  # noqa: PLC0415

    for course in COURSES.values():
        name = course.lessons[0].partition(".")[2]
        file = f"{threeup.lessons.__path__[0]}/data/{course.game}/{name}.toml"
        assert run("lessons", "check", file).code == 0


def test_a_new_lesson_goes_to_standard_output(run: Run) -> None:
    made = run("lessons", "new", "loo", "mine")
    assert made.out == template("loo", "mine")
    assert run("lessons", "check", "-", stdin=made.out).code == 0


def test_a_file_that_is_there_is_not_written_over(run: Run, own: Path) -> None:
    before = own.read_bytes()
    ran = run("lessons", "new", "updown", "other", "--out", str(own))
    assert (ran.code, ran.out) == (1, "")
    assert "already" in ran.err
    assert own.read_bytes() == before
    nowhere = run("lessons", "new", "updown", "other", "--out", str(own / "x" / "y"))
    assert (nowhere.code, "can\u2019t be written" in nowhere.err) == (1, True)


def test_a_name_that_cant_be_is_refused(run: Run) -> None:
    ran = run("lessons", "new", "updown", "My lesson!")
    assert (ran.code, ran.out) == (2, "")
    assert "updown.my-lesson" in ran.err


def test_every_fault_is_said_with_its_line(run: Run, own: Path) -> None:
    text = own.read_text(encoding="utf-8").replace("par = 1", "par = 2")
    text = text.replace('text = "Which cards may you play?"\n', "")
    own.write_text(text, encoding="utf-8")
    ran = run("lessons", "check", str(own))
    header = text.split("\n").index('id = "try"')
    assert (ran.code, ran.out) == (1, "")
    assert f"Line {header}: Step “try”: par is 2, but the shortest solution has this many moves: 1." in ran.err
    assert "The words “text” are missing in [words.en]. [lesson.word-missing]" in ran.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_faults_of_reading_are_said_in_the_language(run: Run, lang: str) -> None:
    text = template("updown", "x").replace("par = 1", "par = 'x'").replace('["play g7"]', '["plai g7"]')
    ran = run("lessons", "check", "-", "--lang", lang, stdin=text)
    words = catalogue(lang)
    assert ran.code == 1
    for key, values in (("value", {"key": "par", "wanted": "number"}), ("move", {"move": "plai g7"})):
        assert DIRECTIONAL.sub("", words.format(f"lesson-{key}", **values)) in ran.err


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe", b"\x00" * 100, b"[" * 100_000, b"x" * 300_000, b'format = "threeup-record/1"']
)
def test_files_that_are_something_else_are_refused(run: Run, content: bytes) -> None:
    for command in ("check", "play"):
        ran = run("lessons", command, "-", stdin=content)
        assert (ran.code, ran.out) == (1, "")
        assert "[lesson." in ran.err


def test_a_file_that_is_not_there_is_said(run: Run, tmp_path: Path) -> None:
    for command in ("check", "play"):
        for name in (str(tmp_path / "none"), str(tmp_path), "updown.nothing", "a\0b"):
            ran = run("lessons", command, name)
            assert (ran.code, ran.out) == (1, "")
            assert "There is no file" in ran.err


# ------------------------------------------------------------------------------------------------------------- play


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_of_ones_own_is_gone_through(run: Run, own: Path, data: Path, lang: str) -> None:
    ran = run("lessons", "play", str(own), "--lang", lang, stdin="\n\nplay g3\n1\n\n1\n2\n\n\n")
    words = catalogue(lang)
    assert (ran.code, ran.err) == (0, "")
    for text in ("Yes! An 8 is higher than a 7.", "A 3 is lower than a 7. Look for a higher card."):
        assert text in ran.out
    for key in ("cli-study-end", "cli-bye", "learn-judge-broken"):
        assert DIRECTIONAL.sub("", words.format(key)) in " ".join(ran.out.split())
    with ProgressStore.open(data / "progress.db") as store:
        progress = store.progress("me")
    assert progress.steps == {f"updown.sevens.{name}": 1 for name in ("see", "try", "judge", "free")}
    assert progress.rule(RULE) == Count(met=3, applied=0, broken=2)


def test_every_lesson_of_ours_can_be_gone_through(run: Run, data: Path) -> None:
    typed, steps = [], 0
    for course in COURSES.values():
        for each in course.all():
            lines: list[str] = []
            for step in each.steps:
                steps += 1
                if step.kind == "watch":
                    lines += [""] * len(step.moves)
                elif step.kind == "catch":
                    lines += [str(n) for n in range(1, len(step.choices) + 2)]
                elif step.kind == "do":
                    lines += step.solutions[0]
                lines.append("n")
            ran = run("lessons", "play", each.id, stdin="\n".join(lines) + "\n")
            assert (ran.code, ran.err) == (0, ""), each.id
            assert "That was the last step" in ran.out, each.id
            typed.append(lines)
    with ProgressStore.open(data / "progress.db") as store:
        assert len(store.progress("me").steps) == steps


def test_hints_free_play_and_ways_back(run: Run, own: Path) -> None:
    first = run("lessons", "play", str(own), stdin="p\nh\n1\n")
    for text in ("Step 1 of 4", "There is no hint here", "Press Enter to see the next move."):
        assert text in " ".join(first.out.split())
    typed = "h\nh\nh\nw g3\nw b8\nf\n1\nr\n1\nu\n1\n?\nzzz\n99\nn\np\nq\n"
    ran = run("lessons", "play", str(own), "--step", "try", stdin=typed)
    assert (ran.code, ran.err) == (0, "")
    out = " ".join(ran.out.split())
    for text in (
        "Look at the top card of the discard pile.", "You could try this: play blue 8", "Not allowed:", "Allowed:",
        "Play as you like. The step waits for you.", "Yes! An 8 is higher than a 7.", "I don\u2019t know “zzz”.",
        "I don\u2019t know “99”.", "Step 3 of 4", "Step 2 of 4", "Goodbye!",
    ):  # fmt: skip
        assert text in out, text


def test_whatever_is_typed_gets_an_answer(run: Run, own: Path) -> None:
    typed = "1\n\n\n" + "a" * 5000 + "\n²\n-1\n999999999999999\nw\nw \x1b[31m\nu\nu\n"
    ran = run("lessons", "play", str(own), stdin=typed)
    assert (ran.code, ran.err) == (0, "")
    assert "\x1b[31m" not in ran.out
    assert run("lessons", "play", str(own), stdin=b"\xff\xfe\n\n\x00\n").code == 0


def test_words_of_a_lesson_cannot_steer_the_terminal(run: Run, own: Path) -> None:
    text = own.read_text(encoding="utf-8").replace("A blue 5 lies on top.", "\\u001b[31mA blue 5 lies\\non top.")
    own.write_text(text.replace("At least the top card", "\\u001b]0;x\\u0007"), encoding="utf-8")
    ran = run("lessons", "play", str(own))
    assert "A blue 5 lies on top." in ran.out
    assert not {"\x1b", "\x07"} & set(ran.out)


def test_a_lesson_that_does_not_hold_what_it_promises_is_not_played(run: Run, own: Path) -> None:
    own.write_text(own.read_text(encoding="utf-8").replace('["play g7"]', '["play b3"]'), encoding="utf-8")
    ran = run("lessons", "play", str(own), stdin="\n\n")
    assert (ran.code, ran.out) == (1, "")
    assert "[lesson.move-illegal]" in ran.err


def test_a_step_that_is_not_there(run: Run, own: Path) -> None:
    ran = run("lessons", "play", str(own), "--step", "nothing")
    assert (ran.code, ran.out) == (2, "")
    assert "There is no step “nothing”" in ran.err


def test_a_lesson_goes_on_where_nothing_can_be_kept(run: Run, own: Path, data: Path) -> None:
    data.write_text("a file in the place of the folder", encoding="utf-8")
    ran = run("lessons", "play", str(own), stdin="\n\n1\n\n3\n2\n")
    assert ran.code == 0
    assert "Yes! An 8 is higher than a 7." in ran.out
    assert ran.err.count("Your progress can\u2019t be kept now:") == 1
    assert "[progress.store-read-only]" in ran.err
    data.unlink()
    data.mkdir()
    (data / "progress.db").write_bytes(b"nonsense" * 200)
    listed = run("lessons", "list")
    assert (listed.code, "[progress.store-damaged]" in listed.err) == (0, True)


def test_wrong_usage_is_told_on_standard_error() -> None:
    for arguments in ((), ("juggle",), ("check",), ("new", "chess", "x"), ("new", "updown")):
        ran = subprocess.run(
            [sys.executable, "-m", "threeup", "lessons", *arguments],
            capture_output=True, text=True, env=dict(os.environ), check=False, timeout=60,
        )  # fmt: skip
        assert (ran.returncode, ran.stdout) == (2, "")
        assert ran.stderr.startswith("usage: threeup lessons")
