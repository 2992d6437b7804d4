"""Where a learner's progress is kept: in the page, or in the store of a device with one learner."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final, Protocol

from threeup.lessons.mastery import Progress

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from threeup.lessons.mastery import Note
    from threeup.store import ProgressStore

VARIABLE: Final = "THREEUP_PROGRESS"
"""The environment variable that says where: "store" (this device, for its one learner) or "page" (nowhere else)."""

_HERE: Final = ("127.0.0.1", "localhost", "::1")


class Keeper(Protocol):
    """Keeps what a learner did. Every call but `lasting` may raise ProgressError."""

    @property
    def lasting(self) -> bool:
        """Whether it is still there when the page has been closed."""
        ...

    def progress(self) -> Progress:
        """Give what all notes add up to."""
        ...

    def add(self, notes: Iterable[Note]) -> None:
        """Keep notes."""
        ...

    def bring(self, progress: Progress) -> None:
        """Go on from this progress instead."""
        ...


class InPage:
    """Keeps progress as long as the page is open.

    >>> from threeup.lessons.mastery import Note
    >>> kept = InPage()
    >>> kept.add([Note("passed", "updown.cards.see")])
    >>> kept.progress().steps, kept.lasting
    ({'updown.cards.see': 1}, False)
    """

    lasting = False

    def __init__(self, progress: Progress | None = None) -> None:
        self._progress = progress or Progress()

    def progress(self) -> Progress:
        """Give what all notes add up to."""
        return self._progress

    def add(self, notes: Iterable[Note]) -> None:
        """Keep notes."""
        self._progress = self._progress.with_notes(notes)

    def bring(self, progress: Progress) -> None:
        """Go on from this progress instead."""
        self._progress = progress


class InStore:
    """Keeps progress in a store, on the disk before it is shown."""

    lasting = True

    def __init__(self, store: ProgressStore, learner: str) -> None:
        self._store = store
        self._learner = learner

    def progress(self) -> Progress:
        """Give what all notes add up to."""
        return self._store.progress(self._learner)

    def add(self, notes: Iterable[Note]) -> None:
        """Keep notes."""
        self._store.add(self._learner, notes)

    def bring(self, progress: Progress) -> None:
        """Go on from this progress instead."""
        self._store.bring(self._learner, progress)


def where(ip: str, names: Sequence[str]) -> str:
    """Tell where a server keeps progress: on the device only where nobody but its own user can be the learner.

    >>> where("127.0.0.1", ()), where("0.0.0.0", ()), where("127.0.0.1", ["class.example"])
    ('store', 'page', 'page')
    """
    return "store" if ip in _HERE and not names else "page"


def keeper(*, lasting: bool = False) -> Keeper:
    """Give the keeper that this process was told to use, or the store. Raises ProgressError where it can't be used.

    >>> keeper().lasting
    False
    """
    if not lasting and os.environ.get(VARIABLE) != "store":
        return InPage()
    from threeup.store.progress import ME, ProgressStore  # noqa: PLC0415 - a page without a store needs no database

    return InStore(ProgressStore.open(), ME)
