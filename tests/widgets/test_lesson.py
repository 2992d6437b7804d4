"""The Learn view without a browser: courses, steps, the rule book, progress, and whatever a browser may send."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.samples.walking import pressed, presses, verdict
from threeup.app import pages
from threeup.app.keeping import VARIABLE, InPage, keeper
from threeup.app.learn import Learning
from threeup.app.server.visit import Visit
from threeup.core.errors import Fault, ProgressError
from threeup.games import GAMES
from threeup.lessons import COURSES, lesson
from threeup.lessons.mastery import Note, Progress
from threeup.lessons.template import template
from threeup.session.study import Study, StudyTable
from threeup.text import LANGUAGES, catalogue
from threeup.widgets.board import Board
from threeup.widgets.payload import Scene

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

LESSON = "updown.at-least-top"
EVERY_LESSON = [each for course in COURSES.values() for each in course.lessons]
words = catalogue("en").format


class Learner:
    """Presses what is shown, as the two widgets' JavaScript does."""

    def __init__(self, learning: Learning | None = None) -> None:
        self.learning = learning or Learning("en", keep=InPage())
        self.files: list[dict[str, str]] = []
        self.learning.panel.send = lambda content, *_: self.files.append(content["file"])
        self.count = 0

    @property
    def view(self) -> dict[str, Any]:
        return dict(self.learning.panel.view)

    @property
    def step(self) -> dict[str, Any]:
        return dict(self.view["step"])

    @property
    def table(self) -> dict[str, Any]:
        assert self.learning.board is not None
        return dict(self.learning.board.view)

    def press(self, kind: str, **content: object) -> None:
        self.learning.panel._received(None, {"kind": kind, **content}, None)

    def open(self, step: str, lesson_id: str = LESSON) -> None:
        self.press("open", lesson=lesson_id, step=step)

    def board(self, kind: str, **content: object) -> dict[str, Any]:
        board = self.learning.board
        assert board is not None
        answers: list[dict[str, Any]] = []
        board.send = lambda sent, *_: answers.append(sent)
        self.count += 1
        board._received(None, {"id": f"m{self.count}", "kind": kind, "version": self.table["version"], **content}, None)
        return answers[-1]

    def act(self, action: str, keys: list[str]) -> dict[str, Any]:
        answer = self.board("act", action=action, keys=keys)
        while self.table["waiting"]:
            assert self.board("next")["accepted"]
        return answer

    def play(self, text: str) -> dict[str, Any]:
        study = self.learning.study
        assert study is not None
        return self.act(*pressed(study, text))


@pytest.fixture
def learner() -> Learner:
    return Learner()


def test_every_course_is_listed_with_its_lessons_and_what_comes_next(learner: Learner) -> None:
    shown = learner.view["courses"]
    assert [course["id"] for course in shown] == list(COURSES)
    for course in shown:
        assert [each["lesson"] for each in course["lessons"]] == list(COURSES[course["id"]].lessons)
        assert course["next"]["lesson"] == course["lessons"][0]["lesson"]
        assert (course["done"], course["review"], course["finished"]) == (0, None, None)


@pytest.mark.parametrize("lesson_id", EVERY_LESSON)
def test_a_lesson_is_gone_through_by_its_solutions(lesson_id: str) -> None:
    learner, found = Learner(), lesson(lesson_id)
    learner.press("open", lesson=lesson_id)
    for number, step in enumerate(found.steps):
        assert (learner.step["lesson"], learner.step["id"], learner.step["kind"]) == (lesson_id, step.id, step.kind)
        assert learner.step["reached"] is (step.kind == "explore")
        if step.kind == "do":
            while learner.table["waiting"]:
                assert learner.board("next")["accepted"]
            for action, keys in presses(found, number):
                assert learner.act(action, keys)["accepted"]
        elif step.kind == "watch":
            while learner.step["can"]["watch"]:
                learner.press("watch")
        elif step.kind == "catch":
            assert learner.learning.study is not None
            learner.press("judge", rule=verdict(learner.learning.study))
        if step.kind != "explore":
            assert learner.step["said"]["mood"] == "good"
        assert learner.step["reached"]
        learner.press("next")
    assert {found.step_id(step) for step in found.steps} <= set(learner.learning.progress.steps)
    assert not any(count.broken for count in learner.learning.progress.rules.values())


def test_a_mistake_is_answered_by_board_and_panel_and_noted(learner: Learner) -> None:
    learner.open("higher")
    mistake = next(each for each in lesson(LESSON).steps[1].mistakes if each.rule)
    answer = learner.play(mistake.move)
    assert mistake.rule in [reason["rule"] for reason in answer["why"]["reasons"]]
    assert learner.step["said"] == {
        "mood": "bad",
        "text": words(f"lesson-updown-at-least-top-higher.mistake-{mistake.id}"),
    }
    assert learner.learning.progress.rule(mistake.rule).broken == 1
    learner.press("courses")
    assert learner.view["courses"][0]["review"]
    learner.press("review", game="updown")
    step = lesson(learner.step["lesson"]).steps
    assert mistake.rule in next(each for each in step if each.id == learner.step["id"]).rules


def test_hints_go_from_the_rule_to_the_place_to_the_card(learner: Learner) -> None:
    learner.open("higher")
    assert learner.table["look"] is None
    hints = lesson(LESSON).steps[1].hints
    for hint in hints:
        learner.press("hint")
        assert learner.step["said"]["mood"] == "hint"
        assert learner.table["look"] == (hint.value if hint.kind == "zone" else None)
    assert [hint.kind for hint in hints] == ["rule", "zone", "card"]
    learner.play(lesson(LESSON).steps[1].solutions[0][0])
    assert learner.step["reached"]
    assert learner.learning.progress.rule("updown.discard.at-least-top").applied == 0, "with hints is not unaided"


def test_a_hint_points_at_its_zone_until_the_next_word(learner: Learner) -> None:
    learner.open("higher")
    learner.press("hint")
    learner.press("hint")
    assert learner.table["look"] == "pile"
    low = next(each for each in lesson(LESSON).steps[1].mistakes if each.rule)
    learner.play(low.move)
    assert learner.table["look"] is None


def test_free_play_leads_back_and_a_rewound_step_is_done_again(learner: Learner) -> None:
    learner.open("higher")
    before = learner.table["hand"]
    learner.press("explore")
    assert learner.step["can"]["back"]
    learner.play(lesson(LESSON).steps[1].solutions[0][0])
    assert not learner.step["passed"]
    learner.press("back")
    assert learner.table["hand"] == before
    assert not learner.step["can"]["back"]
    for _ in range(2):
        learner.play(lesson(LESSON).steps[1].solutions[0][0])
        assert learner.step["said"]["mood"] == "good"
        learner.press("rewind")
        assert learner.step["said"] is None
        assert learner.table["hand"] == before
    assert learner.learning.progress.steps == {f"{LESSON}.higher": 1}


def test_undo_and_refusals_after_the_goal_leave_it_reached(learner: Learner) -> None:
    learner.open("higher")
    learner.play(lesson(LESSON).steps[1].solutions[0][0])
    learner.board("undo")
    assert learner.step["reached"]
    assert learner.step["said"]["mood"] == "good"
    low = next(each for each in lesson(LESSON).steps[1].mistakes if each.rule)
    learner.play(low.move)
    assert learner.step["said"]["mood"] == "bad"
    learner.play(lesson(LESSON).steps[1].solutions[0][0])
    assert learner.step["said"]["mood"] == "good"


def test_nobody_acts_where_there_is_only_something_to_see(learner: Learner) -> None:
    for step in lesson(LESSON).steps:
        if step.kind in {"watch", "catch"}:
            learner.open(step.id)
            assert learner.table["actions"] == []
            assert learner.table["status"] == words(f"learn-idle-{step.kind}")
            assert not learner.board("act", action="pick-up", keys=[])["accepted"]
    for kind in ("save", "load", "new", "hint"):
        assert not learner.board(kind, text="")["accepted"]


def test_a_wrong_judgement_does_not_pass_and_gives_nothing_away(learner: Learner) -> None:
    step = next(each for each in lesson(LESSON).steps if each.kind == "catch")
    learner.open(step.id)
    assert learner.step["rules"] == []
    assert learner.learning.study is not None
    right = verdict(learner.learning.study)
    for answer in {None, *step.choices} - {right}:
        learner.press("judge", rule=answer)
        assert (learner.step["said"]["mood"], learner.step["passed"]) == ("bad", False)
        assert {rule["id"] for rule in learner.step["rules"]} <= {answer}
    learner.press("judge", rule=right)
    assert learner.step["passed"]
    assert learner.step["choices"] is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_language_changes_what_is_said_and_nothing_else(learner: Learner, lang: str) -> None:
    learner.open("higher")
    learner.press("hint")
    version, hand = learner.table["version"], [card["key"] for card in learner.table["hand"]["cards"]]
    learner.learning.speak(lang)
    assert learner.step["said"]["text"] == catalogue(lang).text("updown.discard.at-least-top", "text")
    assert learner.view["strings"]["hint"] == catalogue(lang).format("learn-hint")
    assert [card["key"] for card in learner.table["hand"]["cards"]] == hand
    assert learner.table["version"] > version


@pytest.mark.parametrize("game", GAMES)
def test_the_rule_book_shows_every_rule_with_its_level_and_its_step(learner: Learner, game: str) -> None:
    learner.press("rules", game=game)
    rules = [rule for section in learner.view["map"]["sections"] for rule in section["rules"]]
    assert sorted(rule["id"] for rule in rules) == sorted(GAMES[game].rulebook.rules)
    assert {rule["level"] for rule in rules} == {"new"}
    taught = next(rule for rule in rules if rule["step"])
    learner.press("open", **taught["step"])
    step = next(each for each in lesson(learner.step["lesson"]).steps if each.id == learner.step["id"])
    assert taught["id"] in step.rules


def test_levels_are_said_in_words() -> None:
    notes = [Note("met", "updown.deck.colours"), Note("broken", "updown.discard.at-least-top")]
    learner = Learner(Learning("en", keep=InPage(Progress().with_notes(notes))))
    learner.press("rules", game="updown")
    said = {rule["id"]: rule["said"] for section in learner.view["map"]["sections"] for rule in section["rules"]}
    assert said["updown.deck.colours"] == words("learn-level-met")
    assert said["updown.discard.at-least-top"] == words("learn-level-shaky")


def test_progress_goes_out_as_a_file_and_comes_back() -> None:
    first, second = Learner(), Learner()
    first.open("higher")
    first.play(lesson(LESSON).steps[1].solutions[0][0])
    first.press("save")
    second.press("load", text=first.files[0]["text"])
    assert second.view["notice"] == {"good": True, "title": words("learn-loaded"), "items": []}
    assert second.learning.progress == first.learning.progress
    for nonsense in ("{}", None, '{"format": "threeup-progress/999999"}', "x" * 1_000_001):
        second.press("load", text=nonsense)
        assert not second.view["notice"]["good"]
        assert second.view["notice"]["items"]
        assert second.learning.progress == first.learning.progress


def test_the_store_keeps_progress_between_pages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(VARIABLE, "store")
    monkeypatch.setenv("THREEUP_DATA", str(tmp_path))
    first = Learner(Learning("en"))
    assert first.view["kept"] == words("learn-kept-device")
    first.open("higher")
    first.play(lesson(LESSON).steps[1].solutions[0][0])
    second = Learner(Learning("en"))
    assert second.learning.progress == first.learning.progress
    assert second.view["courses"][0]["done"] == 1
    second.press("load", text='{"format": "threeup-progress/1", "rules": {}, "steps": {}}')
    assert Learning("en").progress == Progress()
    monkeypatch.delenv(VARIABLE)
    assert not keeper().lasting


def test_a_store_that_fails_is_said_and_learning_goes_on() -> None:
    class Broken(InPage):
        lasting = True

        def add(self, notes: Iterable[Note]) -> None:
            message = f"{len(tuple(notes))} notes are lost"
            raise ProgressError([Fault("progress.foreign")]) from OSError(message)

    broken = Learner(Learning("en", keep=Broken()))
    broken.open("higher")
    broken.play(lesson(LESSON).steps[1].solutions[0][0])
    assert broken.view["notice"]["title"] == words("learn-not-kept")
    assert broken.view["kept"] == words("learn-kept-page")
    assert broken.learning.progress.steps == broken.learning.keeper.progress().steps == {f"{LESSON}.higher": 1}


def test_the_address_follows_the_steps() -> None:
    told: list[dict[str, Any]] = []
    page = pages.Page(home=True)
    page.open(Visit({"view": "learn", "lesson": LESSON, "step": "higher"}, "en", (), told.append))
    assert page.learning is not None
    learner = Learner(page.learning)
    assert "step=higher" in told[-1]["query"]
    learner.press("previous")
    assert f"lesson={LESSON}&step={lesson(LESSON).steps[0].id}" in told[-1]["query"]
    learner.press("courses")
    assert "lesson" not in told[-1]["query"]
    page.shell._received(None, {"kind": "go", "view": "home"}, None)
    page.shell._received(None, {"kind": "go", "view": "learn"}, None)
    assert page.box.children == (page.shell, page.learning.box)


@pytest.mark.parametrize("query", [{"lesson": "updown.nowhere"}, {"lesson": LESSON, "step": "x"}, {"step": "higher"}])
def test_nonsense_in_an_address_shows_the_courses_and_is_said(query: dict[str, str]) -> None:
    page = pages.Page(home=True)
    page.open(Visit({"view": "learn", **query}, "en", (), lambda _: None))
    assert page.shell.view["problems"]
    assert page.learning is not None
    assert page.learning.page == ("step" if query.get("lesson") == LESSON else "courses")


def test_a_lesson_of_ones_own_is_learnt_and_a_faulty_one_answered(tmp_path: Path) -> None:
    own = template("updown", "mine")
    (tmp_path / "mine.toml").write_text(own, "utf-8")
    (tmp_path / "bad.toml").write_text(own.replace("play b8", "play z8"), "utf-8")
    box = pages.learn(tmp_path / "mine.toml", "try").children[1]
    panel = box.children[0].children[0]
    assert panel.view["step"]["title"] == "At least the top card"
    assert panel.view["step"]["task"] == "A blue 7 lies on top. Play a card from your hand."
    shell, *_ = pages.learn(str(tmp_path / "bad.toml")).children
    assert "z8" in shell.view["problems"][0]["items"][0]
    (tmp_path / "bad.toml").write_text(own.replace('"play g7"', '"play b3"'), "utf-8")
    shell, *_ = pages.learn(str(tmp_path / "bad.toml")).children
    assert "play b3" in shell.view["problems"][0]["items"][0]
    shell, *_ = pages.learn("nowhere.toml").children
    assert "nowhere.toml" in shell.view["problems"][0]["items"][0]


SHARED = Learner()
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8), lambda each: st.lists(each, max_size=3)
)
KINDS = [
    "open",
    "courses",
    "rules",
    "review",
    "next",
    "previous",
    "load",
    "hint",
    "rewind",
    "explore",
    "back",
    "watch",
    "judge",
]


@settings(max_examples=150, deadline=None)
@given(
    st.dictionaries(st.sampled_from(["lesson", "step", "game", "rule", "text"]), JSON), st.sampled_from(KINDS) | JSON
)
def test_whatever_a_browser_sends_is_taken_calmly(content: dict[str, object], kind: object) -> None:
    failed: list[BaseException] = []
    hear = SHARED.learning._heard

    def heard(sent: dict[str, Any]) -> None:
        try:
            hear(sent)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is a fault
            failed.append(error)

    SHARED.learning.panel.hear = heard
    SHARED.learning.panel._received(None, {**content, "kind": kind}, None)
    assert failed == []
    json.dumps(SHARED.view)


def test_a_foreseen_slip_cannot_be_made_good_but_by_going_back() -> None:
    lesson = COURSES["updown"].all()[3]
    number = next(i for i, step in enumerate(lesson.steps) if any(not each.rule for each in step.mistakes))
    study = Study(lesson, number)
    slip = next(each for each in study.step.mistakes if not each.rule)
    assert study.play(slip.move).mood == "bad"
    study.table.go()
    for move in study.step.solutions[0]:
        if study.table.explain(move).legal:
            study.play(move)
            study.table.go()
    assert not study.passed
    study.rewind()
    for move in study.step.solutions[0]:
        study.play(move)
        study.table.go()
    assert study.passed


def test_only_cards_that_may_be_played_are_offered_where_the_step_says_so() -> None:
    step = lesson("updown.at-least-top").steps[1]
    for offered in (True, False):
        table = StudyTable(replace(step, offer_illegal=offered), "en")
        board = Board(table, step.seat, "en")
        board.scene = Scene(signs=False, illegal=offered)
        board.show([])
        keys = {card["key"] for card in board.view["hand"]["cards"]} - {None}
        assert (keys == table.game.playable(table.view(step.seat))) is not offered
