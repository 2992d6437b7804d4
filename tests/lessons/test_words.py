"""Every lesson has its words in every language, and every fault can be said."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

import pytest

from tests.project.repository import ROOT
from tests.text.ftl import catalogue_parts, variables
from threeup.core.errors import Fault
from threeup.games import GAMES
from threeup.lessons import COURSES, lesson, read_lesson
from threeup.lessons.template import template
from threeup.lessons.wording import missing_words, step_words
from threeup.text import LANGUAGES, catalogue
from threeup.text.speech import Speech

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

OURS: Final = [lesson_id for course in COURSES.values() for lesson_id in course.lessons]
LONGEST: Final = 330
"""Characters of one text: three short sentences."""


# --------------------------------------------------------------------------------------------------- words of lessons


@pytest.mark.parametrize("lesson_id", OURS)
def test_a_lesson_of_ours_has_all_its_words_in_every_language(lesson_id: str) -> None:
    assert missing_words(lesson(lesson_id)) == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_course_has_its_words(lang: str) -> None:
    for game in COURSES:
        assert catalogue(lang).has(f"course-{game}")
        assert catalogue(lang).has(f"course-{game}", "text")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_are_left_of_lessons_that_are_no_more(lang: str) -> None:
    known = {f"course-{game}{part}" for game in COURSES for part in ("", ".text")}
    for found in map(lesson, OURS):
        known |= {found.key, f"{found.key}.text"}
        for step in found.steps:
            parts = step_words(step)
            known |= {found.step_key(step), *(f"{found.step_key(step)}.{part}" for part in parts)}
    written = {name for name in catalogue_parts(lang) if name.startswith(("lesson-updown-", "lesson-loo-", "course-"))}
    assert written - known == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_lessons_are_short_and_hold_no_values(lang: str) -> None:
    for name, part in catalogue_parts(lang).items():
        if name.startswith(("lesson-updown-", "lesson-loo-", "course-")):
            assert part.variables == frozenset(), name
            assert len(part.text) <= LONGEST, name


def test_a_lesson_of_ones_own_needs_all_words_of_each_language_it_has() -> None:
    text = template("updown", "mine")
    start = text.index("[words.en.judge]")
    lines = text[:start].count("\n")
    found = missing_words(read_lesson(text[:start]))
    assert {(fault.args["name"], fault.args["table"]) for fault in found} == {
        ("task", "[words.en.judge]"),
        ("done", "[words.en.judge]"),
        ("task", "[words.en.free]"),
    }
    assert all(fault.place is not None and fault.place < lines for fault in found)
    two = read_lesson(text + '[words.is]\ntitle = "Sjöur"\n')
    assert {fault.args["table"] for fault in missing_words(two)} >= {"[words.is]", "[words.is.see]", "[words.is.free]"}
    assert all("words.is" in str(fault.args["table"]) for fault in missing_words(two))


def test_a_lesson_without_words_is_said_to_have_none() -> None:
    text = template("updown", "mine")
    without = read_lesson(text[: text.index("[words.en]")])
    assert [fault.id for fault in missing_words(without)] == ["lesson.no-words"]


# -------------------------------------------------------------------------------------------------- words of faults


def raised(file: Path) -> Iterator[tuple[str, frozenset[str]]]:
    """Give the ID of each fault that a module names, with the names of its values."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
            continue
        called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        name = str(node.args[0].value)
        if called == "Fault":
            table = node.args[1] if len(node.args) > 1 else ast.Dict([], [])
            assert isinstance(table, ast.Dict)
            yield name, frozenset(str(ast.literal_eval(key)) for key in table.keys if key is not None)
        elif called in {"fault", "_refuse"}:
            yield name, frozenset(str(keyword.arg) for keyword in node.keywords)


def every_fault() -> set[tuple[str, frozenset[str]]]:
    """Give the ID of every fault of lessons and progress, with the names of its values."""
    lessons, store = ROOT / "threeup" / "lessons", ROOT / "threeup" / "store"
    found = {(f"lesson.{name}", values) for name, values in raised(lessons / "reading.py")}
    found |= {(name, values | {"step"}) for name, values in raised(lessons / "proof.py")}
    found |= {each for name in ("wording.py", "template.py") for each in raised(lessons / name)}
    found |= {(f"progress.{name}", values) for name, values in raised(lessons / "progress.py")}
    names = {*raised(store / "progress.py"), *((name, frozenset()) for name in ("busy", "damaged", "full", "failed"))}
    return found | {(f"progress.store-{name}", values | {"file"}) for name, values in names}


FAULTS: Final = sorted(every_fault(), key=lambda each: each[0])


def test_the_faults_are_found() -> None:
    ids = {name for name, _ in FAULTS}
    assert {"lesson.par", "lesson.rule", "lesson.foreign", "lesson.word-missing", "progress.newer"} <= ids
    assert {"progress.store-busy", "progress.store-newer", "progress.store-read-only"} <= ids
    assert len(ids) > 50


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "values"), FAULTS, ids=[f"{i}-{name}" for i, (name, _) in enumerate(FAULTS)])
def test_a_fault_has_words_for_its_values(name: str, values: frozenset[str], lang: str) -> None:
    key = name.replace(".", "-")
    assert key in catalogue_parts(lang)
    assert variables(lang, key) <= values


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_are_left_of_faults_that_are_no_more(lang: str) -> None:
    known = {name.replace(".", "-") for name, _ in FAULTS}
    ours = tuple(f"lesson-{game}-" for game in GAMES)
    written = {
        name
        for name in catalogue_parts(lang)
        if name.startswith(("lesson-", "progress-")) and not name.startswith(ours) and "." not in name
    }
    assert written - known == set()


def test_names_and_moves_are_said_as_they_are_written() -> None:
    speech = Speech(GAMES["updown"])
    said = speech.fault(Fault("lesson.goal-at-start", {"step": "g7"}))
    assert said.startswith("Step “g7”:")
    assert "green 7" in speech.fault(Fault("position.trick-seat", {"seat": 0, "card": "g7"}))
