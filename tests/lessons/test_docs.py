"""The reference of a lesson's file says what the code does."""

from __future__ import annotations

import re
from typing import Final

from tests.lessons.test_words import FAULTS
from tests.project.repository import ROOT
from threeup.games import GAMES
from threeup.lessons import read_lesson
from threeup.lessons.goals import PREDICATES
from threeup.lessons.lesson import KINDS
from threeup.lessons.proof import prove
from threeup.lessons.reading import _DEAL, _HINTS, _STEP, _TOP, LARGEST
from threeup.lessons.wording import missing_words
from threeup.text import LANGUAGES

PAGE: Final = (ROOT / "docs" / "reference" / "lessons.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    return PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def first_cells(text: str) -> set[str]:
    """Give the names in the first cells of a section's tables."""
    rows = re.findall(r"^\| (`.*?) \|", text, re.MULTILINE)
    return {name for row in rows for name in re.findall(r"`([^`]+)`", row)}


def test_the_lesson_shown_is_in_order() -> None:
    (text,) = re.findall(r"^```toml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    lesson = read_lesson(text)
    assert (prove(lesson), missing_words(lesson)) == ((), ())


def test_every_key_has_its_row() -> None:
    top = PAGE.partition("\n## ")[0]
    assert first_cells(top) == set(_TOP)
    assert first_cells(section("A step")) == set(_STEP)
    for name in (*_DEAL, *KINDS, *_HINTS):
        assert re.search(rf"`(\{{ )?{name}\b", section("A step")), name
    assert set(GAMES) | set(LANGUAGES) <= set(re.findall(r"`(\w+)`", top))
    assert f"{LARGEST:,} bytes" in top


def test_every_goal_has_its_row() -> None:
    assert first_cells(section("Goals")) == set(PREDICATES)


def test_every_fault_has_its_row() -> None:
    named = {name for name in first_cells(section("What is refused")) if name.startswith("lesson.")}
    assert named == {name for name, _ in FAULTS if name.startswith("lesson.")}
