"""What a run of the command line gave."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

DIRECTIONAL: Final = re.compile("[\u2066-\u2069]")


@dataclass(frozen=True)
class Ran:
    """The exit code, and what was written."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]
