"""The parts of Explore, in the order in which they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from threeup.app.explore.history import HistoryTab
from threeup.app.explore.moves import MovesTab
from threeup.app.explore.odds import OddsTab
from threeup.app.explore.position import PositionTab
from threeup.app.explore.rules import RulesTab
from threeup.app.explore.variants import VariantsTab
from threeup.app.explore.whatif import WhatIfTab

if TYPE_CHECKING:
    from threeup.app.explore.tab import Tab

TABS: Final[tuple[type[Tab], ...]] = (PositionTab, MovesTab, HistoryTab, WhatIfTab, VariantsTab, OddsTab, RulesTab)
