"""The store of progress, with a real database: nothing is lost, and what can't be used is said in words."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from threeup.core.errors import ProgressError
from threeup.lessons.mastery import Count, Note, Progress
from threeup.lessons.progress import read_progress, write_progress
from threeup.store import ProgressStore, schema
from threeup.store.folder import VARIABLE, folder
from threeup.text.speech import Speech

if TYPE_CHECKING:
    from collections.abc import Iterator

MET = Note("met", "updown.deal.deck")
PASSED = Note("passed", "updown.cards.see")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[ProgressStore]:
    with ProgressStore.open(tmp_path / "progress.db") as made:
        yield made


def process(code: str, *arguments: object) -> subprocess.Popen[str]:
    """Start a process of its own over the same file."""
    head = (
        "import sys\nfrom pathlib import Path\n"
        "from threeup.lessons.mastery import Note\nfrom threeup.store import ProgressStore\n"
    )
    command = [sys.executable, "-c", head + code, *map(str, arguments)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def fault(path: Path) -> str:
    """Give the fault for which a file is refused, after asking that it can be said."""

    def use() -> None:
        with ProgressStore.open(path, patience=0.05) as store:
            store.add("ann", [MET])

    with pytest.raises(ProgressError) as caught:
        use()
    (found,) = caught.value.faults
    for lang in ("en", "ar"):
        said = Speech(None, lang).words.format(found.id, **found.args)
        assert str(path.name) in said
    return found.id


# -------------------------------------------------------------------------------------------------- notes add up


def test_what_was_noted_is_there_when_opened_again(store: ProgressStore) -> None:
    store.add("ann", [MET, Note("broken", MET.id), PASSED])
    store.add("ann", [MET, Note("applied", MET.id), PASSED])
    store.add("bob", [Note("met", "loo.deal.cards")])
    with ProgressStore.open(store.path) as again:
        assert again.progress("ann") == Progress({MET.id: Count(2, 1, 1)}, {PASSED.id: 2})
        assert again.progress("bob").rules == {"loo.deal.cards": Count(1)}
        assert again.progress("nobody") == Progress()


notes = st.builds(
    Note, st.sampled_from(["met", "applied", "broken", "passed"]), st.sampled_from(["a.b.c", "a.b.d", "updown.e"])
)


@settings(max_examples=30, deadline=None)  # every batch waits for the disk
@given(st.lists(st.lists(notes, max_size=6), max_size=4))
def test_the_store_adds_up_as_progress_does(batches: list[list[Note]]) -> None:
    expected = Progress()
    with tempfile.TemporaryDirectory() as name, ProgressStore.open(Path(name) / "progress.db") as store:
        for batch in batches:
            store.add("ann", batch)
            expected = expected.with_notes(batch)
        assert store.progress("ann") == expected
        assert read_progress(write_progress(store.progress("ann"))) == expected


def test_all_notes_of_a_call_or_none(store: ProgressStore) -> None:
    with pytest.raises(ProgressError):
        store.add("ann", [MET, Note("guessed", MET.id)])  # type: ignore[arg-type]
    assert store.progress("ann") == Progress()


def test_a_file_that_was_brought_counts_instead(store: ProgressStore) -> None:
    store.add("ann", [MET])
    store.add("bob", [MET])
    store.bring("ann", Progress({MET.id: Count(5, 4, 3)}, {PASSED.id: 2}))
    store.add("ann", [MET, PASSED])
    assert store.progress("ann") == Progress({MET.id: Count(6, 4, 3)}, {PASSED.id: 3})
    assert store.progress("bob") == Progress({MET.id: Count(1)})
    with pytest.raises(ProgressError, match=r"progress\.foreign"):
        store.bring("ann", Progress({"no id": Count(1)}))
    assert store.progress("ann").rule(MET.id).met == 6


def test_notes_are_never_changed(store: ProgressStore) -> None:
    store.add("ann", [MET])
    with sqlite3.connect(store.path) as other, pytest.raises(sqlite3.IntegrityError, match="never change"):
        other.execute("UPDATE note SET what = 'applied'")
    other.close()
    assert store.progress("ann").rule(MET.id) == Count(1)


def test_what_is_forgotten_is_nowhere_in_the_file(store: ProgressStore) -> None:
    store.add("somebody-long", [Note("met", "updown.secret.rule")])
    store.bring("somebody-long", Progress({"updown.secret.rule": Count(1)}))
    store.add("ann", [MET])
    store.forget("somebody-long")
    assert store.progress("somebody-long") == Progress()
    assert store.progress("ann").rule(MET.id) == Count(1)
    store.close()
    for file in store.path.parent.iterdir():
        assert b"secret" not in file.read_bytes()
        assert b"somebody" not in file.read_bytes()


@pytest.mark.parametrize("name", ["", "x" * 201])
def test_a_learner_has_a_name(store: ProgressStore, name: str) -> None:
    for call in (lambda: store.add(name, [MET]), lambda: store.progress(name), lambda: store.forget(name)):
        with pytest.raises(ValueError, match="name"):
            call()


# ----------------------------------------------------------------------------------------- processes and threads


def test_what_was_answered_outlives_a_killed_process(store: ProgressStore) -> None:
    code = (
        "store = ProgressStore.open(Path(sys.argv[1]))\n"
        "n = 0\n"
        "while True:\n"
        "    store.add('ann', [Note('met', 'a.b.c'), Note('applied', 'a.b.c')])\n"
        "    n += 1\n"
        "    print(n, flush=True)\n"
    )
    for _ in range(3):
        before = store.progress("ann").rule("a.b.c").met
        with process(code, store.path) as child:
            assert child.stdout is not None
            answered = [int(child.stdout.readline()) for _ in range(20)][-1]
            child.send_signal(signal.SIGKILL)
            answered = max([answered, *(int(line) for line in child.stdout if line.endswith("\n"))])
        count = store.progress("ann").rule("a.b.c")
        assert count.met == count.applied  # both notes of a call or none
        assert before + answered <= count.met <= before + answered + 1


def test_a_process_killed_within_a_call_leaves_nothing_of_it(store: ProgressStore) -> None:
    code = (
        "import time\n"
        "store = ProgressStore.open(Path(sys.argv[1]))\n"
        "with store._open() as connection:\n"
        "    connection.execute('BEGIN IMMEDIATE')\n"
        "    connection.execute(\"INSERT INTO note (learner, at, what, subject) VALUES ('ann', '', 'met', 'a.b.c')\")\n"
        "    print('writing', flush=True)\n"
        "    time.sleep(60)\n"
    )
    with process(code, store.path) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "writing\n"
        assert fault(store.path) == "progress.store-busy"
        child.kill()
    assert store.progress("ann") == Progress()
    store.add("ann", [MET])
    assert store.progress("ann").rule(MET.id) == Count(1)


def test_processes_write_side_by_side(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "progress.db"  # whoever is first makes it
    code = (
        "sys.stdin.readline()\n"
        "with ProgressStore.open(Path(sys.argv[1]), patience=60) as store:\n"
        "    for _ in range(40):\n"
        "        store.add(sys.argv[2], [Note('met', 'a.b.c')])\n"
        "        store.add('both', [Note('met', 'a.b.c')])\n"
    )
    children = [process(code, path, name) for name in ("ann", "bob")]
    for child in children:
        child.communicate("go\n", timeout=100)
        assert child.returncode == 0
    with ProgressStore.open(path) as store:
        found = {name: store.progress(name).rule("a.b.c").met for name in ("ann", "bob", "both")}
    assert found == {"ann": 40, "bob": 40, "both": 80}


def test_threads_share_a_store(store: ProgressStore) -> None:
    def write() -> None:
        for _ in range(20):
            store.add("ann", [MET])
            assert store.progress("ann").rule(MET.id).met

    threads = [threading.Thread(target=write) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert store.progress("ann").rule(MET.id).met == 80


def test_a_file_that_was_taken_away_is_made_anew(store: ProgressStore) -> None:
    store.add("ann", [MET])
    store.path.rename(store.path.with_name("away.db"))
    assert store.progress("ann") == Progress()
    store.add("ann", [PASSED])
    with ProgressStore.open(store.path) as again:
        assert again.progress("ann") == Progress({}, {PASSED.id: 1})


# ---------------------------------------------------------------------------------------------- what can't be used


@pytest.mark.parametrize("content", [b"no database at all\n" * 100, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_damaged_file_is_said_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "progress.db"
    path.write_bytes(content)
    assert fault(path) == "progress.store-damaged"
    assert path.read_bytes() == content


def test_damage_within_is_said(store: ProgressStore) -> None:
    for _ in range(20):
        store.add("ann", [MET] * 200)
    store.close()
    whole = store.path.read_bytes()
    store.path.write_bytes(whole[:20_000] + b"\xff" * (len(whole) - 20_000))
    with pytest.raises(ProgressError) as caught:
        store.progress("ann")
    assert caught.value.faults[0].id == "progress.store-damaged"


def test_a_file_of_a_newer_program_is_said(store: ProgressStore) -> None:
    with sqlite3.connect(store.path) as other:
        other.execute("INSERT INTO migration VALUES (99, '')")
    other.close()
    store.close()
    assert fault(store.path) == "progress.store-newer"
    with pytest.raises(ProgressError) as caught:
        store.progress("ann")
    assert caught.value.faults[0].args == {"file": str(store.path), "found": 99, "known": schema.VERSION}


def test_somebody_elses_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "progress.db"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE note (text)")
    other.close()
    content = path.read_bytes()
    assert fault(path) == "progress.store-foreign"
    assert path.read_bytes() == content


def test_a_migration_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "progress.db"
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, ("CREATE TABLE x (y)", "nonsense")))
    assert fault(path) == "progress.store-failed"
    with sqlite3.connect(path) as other:
        assert other.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    other.close()
    monkeypatch.undo()
    with ProgressStore.open(path) as store:
        store.add("ann", [MET])


def test_an_older_file_is_brought_up_to_date(store: ProgressStore, monkeypatch: pytest.MonkeyPatch) -> None:
    store.add("ann", [MET])
    store.close()
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, ("CREATE TABLE class (id INTEGER)",)))
    monkeypatch.setattr("threeup.store.progress.VERSION", 2)
    assert store.progress("ann").rule(MET.id) == Count(1)
    with sqlite3.connect(store.path) as other:
        assert other.execute("SELECT version FROM migration ORDER BY version").fetchall() == [(1,), (2,)]
        assert other.execute("SELECT count(*) FROM class").fetchone() == (0,)
    other.close()


def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    assert fault(tmp_path) == "progress.store-read-only"


def test_a_file_in_the_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert fault(tmp_path / "file" / "progress.db") == "progress.store-read-only"


READ_ONLY = """
import os
if os.geteuid() == 0:  # root may write anywhere
    os.setgroups([])
    os.setgid(65534)
    os.setuid(65534)
from threeup.core.errors import ProgressError
for call in (lambda store: store.progress('ann'), lambda store: store.add('ann', [Note('met', 'a.b.c')])):
    try:
        call(ProgressStore(Path(sys.argv[1]), 0.05))
    except ProgressError as error:
        print(error.faults[0].id)
"""


@pytest.mark.parametrize("there", [True, False])
def test_a_folder_that_may_not_be_written_to(*, there: bool) -> None:
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "data" / "progress.db"
        path.parent.mkdir()
        if there:
            ProgressStore.open(path).close()
            path.chmod(0o444)
        path.parent.chmod(0o555)
        Path(name).chmod(0o755)
        with process(READ_ONLY, path) as child:
            out, _ = child.communicate(timeout=60)
        path.parent.chmod(0o755)
    assert out.splitlines()[-1] == "progress.store-read-only"


def test_a_full_disk_is_said(store: ProgressStore) -> None:
    with store._open() as connection:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(ProgressError) as caught:
        store.add("ann", [MET] * 10_000)
    assert caught.value.faults[0].id == "progress.store-full"
    store.add("ann", [MET])


# -------------------------------------------------------------------------------------------------- where it lies


def test_the_users_own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "data"))
    with ProgressStore.open() as store:
        store.add("me", [MET])
    assert store.path == tmp_path / "data" / "progress.db"
    assert store.path.is_file()
    monkeypatch.delenv(VARIABLE)
    assert folder().name == "threeup"
