"""The page around a board: language, home view, the form for a new game. Drawn by static/shell.js."""

from __future__ import annotations

from threeup.widgets.told import Told, script, style


class Shell(Told):
    """The page's head, its home view and its form.

    >>> Shell()
    Shell()
    """

    _esm = script("shell")
    _css = style("shell")
