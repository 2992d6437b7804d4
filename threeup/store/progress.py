"""What learners did, note after note, in a database on this device: nothing is overwritten, and a crash loses nothing.

Several processes may write to one file. It may be moved away or replaced between any two calls: the next one opens what
is there then.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import contextmanager
from datetime import UTC, datetime
from threading import RLock
from typing import TYPE_CHECKING, Final, NoReturn, Self

from threeup.core.errors import Fault, ProgressError
from threeup.lessons.mastery import Count, Progress
from threeup.lessons.progress import read_progress, write_progress
from threeup.store.folder import folder
from threeup.store.schema import VERSION, migrate, version

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from threeup.lessons.mastery import Note

ME: Final = "me"
"""The learner of a device with one learner."""

FILE: Final = "progress.db"
"""The name of the file in the user's folder."""

PATIENCE: Final = 5.0
"""Seconds to wait for another process that is writing."""

_LONGEST_NAME: Final = 200
_FAULTS: Final = (
    ("SQLITE_BUSY", "busy"), ("SQLITE_LOCKED", "busy"), ("SQLITE_CORRUPT", "damaged"), ("SQLITE_NOTADB", "damaged"),
    ("SQLITE_READONLY", "read-only"), ("SQLITE_CANTOPEN", "read-only"), ("SQLITE_PERM", "read-only"),
    ("SQLITE_AUTH", "read-only"), ("SQLITE_FULL", "full"),
)  # fmt: skip


class ProgressStore:
    """The notes of all learners of this device; get one from `ProgressStore.open()`.

    Args:
        path: the database's file; it is opened when it is first needed.
        patience: seconds to wait for another process that is writing.

    Every call raises ProgressError for a file or folder that can't be used: another process keeps it busy, it is
    damaged, of a newer program, somebody else's, read-only, or the disk is full.

    >>> import pathlib, tempfile
    >>> from threeup.lessons.mastery import Note
    >>> with tempfile.TemporaryDirectory() as name, ProgressStore.open(pathlib.Path(name) / "progress.db") as store:
    ...     store.add("ann", [Note("met", "updown.deal.deck"), Note("passed", "updown.cards.see")])
    ...     store.progress("ann").steps
    {'updown.cards.see': 1}
    """

    def __init__(self, path: Path, patience: float = PATIENCE) -> None:
        self.path = path
        self.patience = patience
        self._lock = RLock()
        self._connection: sqlite3.Connection | None = None
        self._file: tuple[int, ...] = ()

    @classmethod
    def open(cls, path: Path | None = None, *, patience: float = PATIENCE) -> Self:
        """Open the store, and make it where there is none; the one of this user when no path is given."""
        store = cls(path or folder() / FILE, patience)
        with store._open():
            return store

    def close(self) -> None:
        """Let go of the file; the next call opens it again."""
        with self._lock:
            if self._connection is not None:
                self._connection.close()
            self._connection = None

    def __enter__(self) -> Self:
        """Use the store for a while."""
        return self

    def __exit__(self, *_: object) -> None:
        """Let go of the file."""
        self.close()

    def add(self, learner: str, notes: Iterable[Note]) -> None:
        """Write notes, all or none; when this returns they are on the disk."""
        now = _now()
        rows = [(_named(learner), now, note.what, note.id) for note in notes]
        with self._open() as connection, connection:
            connection.executemany("INSERT INTO note (learner, at, what, subject) VALUES (?, ?, ?, ?)", rows)

    def progress(self, learner: str) -> Progress:
        """Give what all notes of a learner add up to."""
        with self._open() as connection, connection:
            connection.execute("BEGIN")  # both questions are asked of one moment
            brought = connection.execute(
                "SELECT note, progress FROM brought WHERE learner = ? ORDER BY id DESC LIMIT 1", (_named(learner),)
            ).fetchone()
            rows = connection.execute(
                "SELECT what, subject, count(*) FROM note WHERE learner = ? AND id > ? GROUP BY what, subject",
                (learner, brought[0] if brought else 0),
            ).fetchall()
        before = read_progress(brought[1]) if brought else Progress()
        return before.plus(_counted(rows))

    def bring(self, learner: str, progress: Progress) -> None:
        """Let a learner go on from a progress file: it counts instead of all notes so far, which are kept.

        Raises ProgressError, too, for a progress that no file can hold.
        """
        text = write_progress(progress)
        read_progress(text)
        with self._open() as connection, connection:
            connection.execute(
                "INSERT INTO brought (learner, at, note, progress)"
                " SELECT ?, ?, coalesce((SELECT max(id) FROM note), 0), ?",
                (_named(learner), _now(), text),
            )

    def forget(self, learner: str) -> None:
        """Remove everything about a learner from the file, for good."""
        with self._open() as connection:
            connection.execute("PRAGMA secure_delete = ON")
            with connection:
                connection.execute("DELETE FROM note WHERE learner = ?", (_named(learner),))
                connection.execute("DELETE FROM brought WHERE learner = ?", (learner,))
            # What was deleted would stand in the log until it is full.
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    # ------------------------------------------------------------------------------------------------- inside

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """Give a connection to a database of our version; whatever is wrong with it is a ProgressError."""
        with self._lock:
            try:
                yield self._ready()
            except sqlite3.Error as error:
                self.close()
                self._refuse(_fault(error))
            except OSError:
                self._refuse("read-only")

    def _ready(self) -> sqlite3.Connection:
        """Give the connection that is open, or a new one where the file or the process is another than before."""
        if self._connection is not None and self._file == self._identity():
            return self._connection
        if self._file[:1] == (os.getpid(),):
            self.close()
        self._connection = None  # of a parent process: to close it here would let go of the parent's locks
        self.path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(
            self.path, timeout=self.patience, isolation_level="IMMEDIATE", check_same_thread=False
        )
        try:
            self._prepare(connection)
        except BaseException:
            connection.close()
            raise
        self._connection, self._file = connection, self._identity()
        return connection

    def _identity(self) -> tuple[int, ...]:
        try:
            status = self.path.stat()
        except FileNotFoundError:
            return ()
        return os.getpid(), status.st_dev, status.st_ino

    def _prepare(self, connection: sqlite3.Connection) -> None:
        found = version(connection)
        if found is None:
            self._refuse("foreign")
        if found > VERSION:
            self._refuse("newer", found=found, known=VERSION)
        if found < VERSION:
            connection.execute("PRAGMA journal_mode = WAL")
            migrate(connection, _now())
        # FULL: in a WAL, NORMAL would let a power cut take back what was answered.
        connection.execute("PRAGMA synchronous = FULL")

    def _refuse(self, name: str, **args: int | str) -> NoReturn:
        raise ProgressError([Fault(f"progress.store-{name}", {"file": str(self.path), **args})]) from None


def _counted(rows: Iterable[tuple[str, str, int]]) -> Progress:
    rules: dict[str, dict[str, int]] = {}
    steps: dict[str, int] = {}
    for what, subject, n in rows:
        if what == "passed":
            steps[subject] = n
        else:
            rules.setdefault(subject, {})[what] = n
    return Progress({rule: Count(**counts) for rule, counts in rules.items()}, steps)


def _fault(error: sqlite3.Error) -> str:
    found = getattr(error, "sqlite_errorname", "")
    return next((name for code, name in _FAULTS if found.startswith(code)), "failed")


def _named(learner: str) -> str:
    if not 0 < len(learner) <= _LONGEST_NAME:
        message = f"a learner's name of {len(learner)} characters"
        raise ValueError(message)
    return learner


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")
