"""What a learner knows, what comes next, and the file it is carried in."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from threeup.core.errors import ProgressError
from threeup.lessons import COURSES
from threeup.lessons.mastery import Count, Note, Progress, What, next_step, review
from threeup.lessons.progress import LARGEST, read_progress, write_progress

COURSE = COURSES["updown"]
RULE = "updown.discard.at-least-top"
IDS = st.from_regex(r"\A[a-z0-9-]{1,8}(\.[a-z0-9-]{1,8}){1,3}\Z")
NUMBERS = st.integers(0, 1_000_000)
PROGRESS = st.builds(
    Progress, st.dictionaries(IDS, st.builds(Count, NUMBERS, NUMBERS, NUMBERS)), st.dictionaries(IDS, NUMBERS)
)
NOTES = st.lists(st.builds(Note, st.sampled_from(["met", "applied", "broken", "passed"]), IDS))


# -------------------------------------------------------------------------------------------------------- the file


@given(PROGRESS)
def test_what_is_written_reads_back(progress: Progress) -> None:
    assert read_progress(write_progress(progress)) == progress


@given(NOTES, NOTES)
def test_notes_add_up_in_any_parts(first: list[Note], second: list[Note]) -> None:
    whole = Progress().with_notes([*first, *second])
    assert Progress().with_notes(first).with_notes(second) == whole
    assert Progress().with_notes(first).plus(Progress().with_notes(second)) == whole
    assert Progress().with_notes([*second, *first]) == whole


GOOD: dict[str, Any] = {"format": "threeup-progress/1", "rules": {RULE: [1, 2, 3]}, "steps": {"updown.a.b": 1}}


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"format": "threeup-record/1"}, "foreign"), ({"format": "threeup-progress/0"}, "foreign"),
        ({"format": "threeup-progress/x"}, "foreign"), ({"format": 1}, "foreign"), ({"format": None}, "foreign"),
        ({"format": "threeup-progress/2"}, "newer"), ({"more": 1}, "foreign"), ({"rules": []}, "foreign"),
        ({"steps": None}, "foreign"), ({"rules": {"no id": [1, 2, 3]}}, "foreign"), ({"steps": {"A.B": 1}}, "foreign"),
        ({"rules": {RULE: [1, 2]}}, "numbers"), ({"rules": {RULE: [1, 2, -3]}}, "numbers"),
        ({"rules": {RULE: [1, 2, 3.5]}}, "numbers"), ({"rules": {RULE: [1, 2, True]}}, "numbers"),
        ({"rules": {RULE: 7}}, "numbers"), ({"rules": {RULE: [1, 2, 10**7]}}, "numbers"),
        ({"steps": {"updown.a.b": "1"}}, "numbers"), ({"steps": {"updown.a.b": -1}}, "numbers"),
    ],
)  # fmt: skip
def test_a_file_that_is_something_else_is_refused(change: dict[str, Any], fault: str) -> None:
    with pytest.raises(ProgressError) as caught:
        read_progress(json.dumps({**GOOD, **change}))
    assert [each.id for each in caught.value.faults] == [f"progress.{fault}"]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "foreign"), ("{", "foreign"), ("[]", "foreign"), ("1", "foreign"), ("null", "foreign"),
        ("[" * 100_000, "foreign"), ('{"format": 1}', "foreign"), (" " * (LARGEST + 1), "too-large"),
        (json.dumps(GOOD).replace("[1,", "[" + "9" * 5000 + ","), "foreign"),
        (json.dumps(GOOD).replace("[1,", "[NaN,"), "numbers"),
    ],
)  # fmt: skip
def test_a_text_that_is_no_file_is_refused(text: str, fault: str) -> None:
    with pytest.raises(ProgressError) as caught:
        read_progress(text)
    assert [each.id for each in caught.value.faults] == [f"progress.{fault}"]


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(ProgressError):
        read_progress(text)


@given(
    st.recursive(st.none() | st.booleans() | st.floats() | st.text(), lambda x: st.lists(x) | st.dictionaries(IDS, x))
)
def test_any_value_of_the_tables_is_read_or_refused(value: object) -> None:
    for key in ("rules", "steps"):
        text = json.dumps({**GOOD, key: value})
        try:
            progress = read_progress(text)
        except ProgressError as error:
            assert error.faults  # noqa: PT017 - whether it is raised is not known
        else:
            assert value == {} or isinstance(value, dict)
            assert isinstance(progress, Progress)


# -------------------------------------------------------------------------------------------------- levels and steps


def test_a_rule_is_new_met_applied_or_shaky() -> None:
    progress = Progress()
    levels = [progress.rule(RULE).level]
    whats: tuple[What, ...] = ("met", "broken", "applied", "applied", "broken", "broken")
    for what in whats:
        progress = progress.with_notes([Note(what, RULE)])
        levels.append(progress.rule(RULE).level)
    assert levels == ["new", "met", "shaky", "applied", "applied", "applied", "shaky"]


def test_the_next_step_is_the_first_that_was_not_passed() -> None:
    steps = COURSE.steps()
    progress = Progress()
    for lesson, step in steps:
        assert next_step(COURSE, progress) == (lesson, step)
        progress = progress.with_notes([Note("passed", lesson.step_id(step))])
    assert next_step(COURSE, progress) is None
    first, again = steps[0], steps[3]
    later = Progress().with_notes([Note("passed", again[0].step_id(again[1]))])
    assert next_step(COURSE, later) == first


def test_a_review_mixes_the_rules_broken_most() -> None:
    assert review(COURSE, Progress()) == ()
    assert review(COURSE, Progress().with_notes([Note("met", RULE)])) == ()
    other = "updown.discard.one-rank"
    progress = Progress().with_notes([*[Note("broken", other)] * 3, Note("broken", RULE)])
    found = review(COURSE, progress)
    assert other in found[0][1].rules
    assert RULE in found[1][1].rules
    assert len(found) == len({lesson.step_id(step) for lesson, step in found}) <= 8
    assert all(step.kind in {"do", "catch"} and {RULE, other} & set(step.rules) for _, step in found)
    assert review(COURSE, progress, 1) == found[:1]
    assert review(COURSE, Progress({"updown.gone.rule": Count(broken=1)})) == ()


@given(st.lists(st.tuples(st.sampled_from(["applied", "broken"]), st.sampled_from(sorted(
    {rule for _, step in COURSE.steps() for rule in step.rules}
))), max_size=30))  # fmt: skip
def test_a_review_is_only_of_broken_rules(made: list[tuple[Any, str]]) -> None:
    progress = Progress().with_notes(Note(what, rule) for what, rule in made)
    broken = {rule for what, rule in made if what == "broken"}
    for _, step in review(COURSE, progress, 100):
        assert broken & set(step.rules)
