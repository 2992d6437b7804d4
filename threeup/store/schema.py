"""The tables of the store, as the steps that lead from one version to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import sqlite3

APPLICATION: Final = 0x33755044
"""Marks a database as ours ("3uPD"), so that nobody else's is written to."""

_FIRST: Final = (
    """CREATE TABLE note (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        learner TEXT NOT NULL,
        at TEXT NOT NULL,
        what TEXT NOT NULL CHECK (what IN ('met', 'applied', 'broken', 'passed')),
        subject TEXT NOT NULL
    )""",
    "CREATE INDEX note_of_learner ON note (learner, id)",
    # A file that the learner loaded: what it holds counts instead of the notes up to that one.
    """CREATE TABLE brought (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        learner TEXT NOT NULL,
        at TEXT NOT NULL,
        note INTEGER NOT NULL,
        progress TEXT NOT NULL
    )""",
    "CREATE INDEX brought_of_learner ON brought (learner, id)",
    *(
        f"CREATE TRIGGER {table}_stays BEFORE UPDATE ON {table} BEGIN SELECT RAISE(ABORT, 'notes never change'); END"
        for table in ("note", "brought")
    ),
)
MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (_FIRST,)
"""What makes version 1, 2, … of the version before; what stands here is never changed, only added to."""

VERSION: Final = len(MIGRATIONS)


def version(connection: sqlite3.Connection) -> int | None:
    """Give the version of a database: 0 of an empty one, None of one that is not ours."""
    if connection.execute("PRAGMA application_id").fetchone()[0] == APPLICATION:
        found: int = connection.execute("SELECT max(version) FROM migration").fetchone()[0]
        return found
    return None if connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] else 0


def migrate(connection: sqlite3.Connection, at: str) -> None:
    """Bring a database of ours, or an empty one, to our version, all of it or nothing; `at` is the time now."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Asked again: another process may have been faster.
        known = version(connection) or 0
        if not known:
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            connection.execute("CREATE TABLE migration (version INTEGER PRIMARY KEY, at TEXT NOT NULL)")
        for number, statements in enumerate(MIGRATIONS[known:], known + 1):
            for statement in statements:
                connection.execute(statement)
            connection.execute("INSERT INTO migration VALUES (?, ?)", (number, at))
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
