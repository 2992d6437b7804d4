"""Where the store lies on this device."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import platformdirs

VARIABLE: Final = "THREEUP_DATA"
"""The environment variable that names another folder."""


def folder() -> Path:
    """Give the folder of the user's data, whether it is there or not.

    >>> folder().is_absolute()
    True
    """
    wanted = os.environ.get(VARIABLE)
    return Path(wanted).absolute() if wanted else Path(platformdirs.user_data_path("threeup", appauthor=False))
