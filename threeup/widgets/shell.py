"""The page around a board: language, home view, the form for a new game. Drawn by static/shell.js."""

from __future__ import annotations

from threeup.widgets.told import COLOURS, STATIC, Told


class Shell(Told):
    """The page's head, its home view and its form.

    >>> Shell()
    Shell()
    """

    _esm = STATIC / "shell.js"
    _css = COLOURS + (STATIC / "shell.css").read_text("utf-8")
