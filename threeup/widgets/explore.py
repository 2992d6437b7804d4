"""The panel of Explore: the ways of looking, and the parts as tabs. Drawn by static/explore.js."""

from __future__ import annotations

from typing import Any

import traitlets

from threeup.widgets.told import Told, script, style


def _keep_sprite(_: Any, widget: Any) -> Any:
    return str(widget.sprite)


class ExplorePanel(Told):
    """What stands beside the board in Explore; `sprite` are the pictures of the game's cards.

    >>> ExplorePanel()
    ExplorePanel()
    """

    _esm = script("tree", "editor", "explore")
    _css = style("panel", "explore", "tree", "editor")

    sprite = traitlets.Unicode().tag(sync=True, from_json=_keep_sprite)
