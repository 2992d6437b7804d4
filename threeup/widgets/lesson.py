"""The panel of a lesson: courses, a step's task and what is said of it, the rule book. Drawn by static/lesson.js."""

from __future__ import annotations

from threeup.widgets.told import COLOURS, STATIC, Told


class LessonPanel(Told):
    """What stands beside the board in Learn.

    >>> LessonPanel()
    LessonPanel()
    """

    _esm = STATIC / "lesson.js"
    _css = COLOURS + (STATIC / "lesson.css").read_text("utf-8")

    def offer(self, name: str, text: str) -> None:
        """Give the learner a file."""
        self.send({"file": {"name": name, "text": text}})
