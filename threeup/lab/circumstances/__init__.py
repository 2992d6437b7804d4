"""When a card can be played. Each game has a module that says what it hangs on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from threeup.lab.circumstances import loo, updown
from threeup.lab.circumstances.case import Case, Held, Spot

if TYPE_CHECKING:
    from threeup.lab.circumstances.case import Circumstances

BY_GAME: Final = cast("dict[str, Circumstances]", {"updown": updown, "loo": loo})
"""By game: what its circumstances are."""

__all__ = ["BY_GAME", "Case", "Held", "Spot"]
