"""The panel of a lesson: courses, a step's task and what is said of it, the rule book. Drawn by static/lesson.js."""

from __future__ import annotations

from threeup.widgets.told import Told, script, style


class LessonPanel(Told):
    """What stands beside the board in Learn.

    >>> LessonPanel()
    LessonPanel()
    """

    _esm = script("lesson")
    _css = style("panel", "lesson")

    def offer(self, name: str, text: str) -> None:
        """Give the learner a file."""
        self.send({"file": {"name": name, "text": text}})
