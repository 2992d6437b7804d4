"""The games, by ID: the only registry."""

from __future__ import annotations

from typing import Any, Final

from threeup.games.loo import LOO
from threeup.games.updown import UPDOWN

GAMES: Final[dict[str, Any]] = {UPDOWN.id: UPDOWN, LOO.id: LOO}
