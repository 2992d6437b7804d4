"""Lessons: frozen data that say what is to be done, and the proof that it can be done."""

from __future__ import annotations

from threeup.lessons.courses import COURSES, Course, lesson
from threeup.lessons.lesson import Lesson, Step
from threeup.lessons.reading import read_lesson

__all__ = ["COURSES", "Course", "Lesson", "Step", "lesson", "read_lesson"]
