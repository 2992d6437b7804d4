"""What must last: written to a database before it is shown."""

from __future__ import annotations

from threeup.store.progress import ProgressStore

__all__ = ["ProgressStore"]
