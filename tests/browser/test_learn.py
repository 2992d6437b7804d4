"""The Learn view in a real browser: by keyboard alone, in every shape of page, and both courses from end to end."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # ships no types
from playwright.sync_api import expect

from tests.browser.app import App
from tests.browser.conftest import NOTEBOOK
from tests.samples.walking import presses, verdict
from tests.server.process import Server, serving
from threeup.lessons import COURSES, lesson
from threeup.session.study import Study
from threeup.text import LANGUAGES, catalogue

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, FilePayload, Locator

    from threeup.lessons import Lesson

LESSON = "updown.at-least-top"
words = catalogue("en").format


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """The app for many learners: what one has learnt, the next does not find."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("THREEUP_PROGRESS", "page")
        with serving(str(NOTEBOOK), pool=2, places=12, fill_delay=0.0) as running:
            yield running


# ------------------------------------------------------------------------------------------------- by keyboard alone


def key(app: App, name: str) -> Locator:
    """What the panel calls by a key, whatever the language."""
    return app.page.locator(f'.threeup-lesson [data-key="{name}"]')


def press(app: App, name: str) -> None:
    """Go to a button of the panel by Tab, and press it."""
    app.tab_to(key(app, name))
    app.page.keyboard.press("Enter")


def select(app: App, card: str) -> None:
    """Go to a card, and select it."""
    found = app.page.locator(f'[role=option][data-key="{card}"]')
    app.tab_to(found.locator("xpath=ancestor::*[@role='listbox']"))
    app.walk_to(found)
    app.page.keyboard.press("Space")
    expect(found).to_have_attribute("aria-selected", "true")


def act(app: App, action: str, cards: list[str]) -> None:
    """Select cards and press a button of the board, and wait until it has been answered."""
    for card in cards:
        select(app, card)
    app.tab_to(app.page.locator(".bar"))
    app.walk_to(app.act(f"act-{action}"))
    app.page.keyboard.press("Enter")
    app.quiet()


def at(app: App, found: Lesson, number: int) -> None:
    """Wait until a step is shown with its table."""
    step = f"{found.id}.{found.steps[number].id}"
    expect(app.page.locator(f'.threeup-lesson[data-step="{step}"]')).to_be_visible()
    app.quiet()


def do_step(app: App, found: Lesson, number: int) -> None:
    """Do what a step asks, by keys."""
    step = found.steps[number]
    match step.kind:
        case "do":
            for action, cards in presses(found, number):
                act(app, action, cards)
        case "watch":
            for count in range(1, len(step.moves) + 1):
                press(app, "watch")
                expect(key(app, "watch")).to_have_count(int(count < len(step.moves)))
        case "catch":
            rule = verdict(Study(found, number))
            press(app, f"judge-{rule}" if rule else "judge")
    expect(app.page.locator('[data-key="next"].main')).to_be_visible()


@pytest.mark.parametrize("game", COURSES)
def test_a_course_is_walked_by_keyboard_from_its_first_step_to_its_last(visit: Callable[..., App], game: str) -> None:
    course = COURSES[game]
    app = visit("?view=learn")
    press(app, f"go-{game}")
    for found in course.all():
        for number in range(len(found.steps)):
            at(app, found, number)
            do_step(app, found, number)
            press(app, "next")
    card = app.page.locator(f'[data-course="{game}"]')
    expect(card.locator(".finished")).to_contain_text(words("learn-finished"))
    total = len(course.steps())
    expect(card).to_contain_text(words("learn-count", n=total, all=total))
    assert app.page.evaluate("document.activeElement.tagName") == "H1"


def test_a_mistake_a_hint_and_the_way_back_by_keyboard(visit: Callable[..., App]) -> None:
    app = visit(f"?view=learn&lesson={LESSON}&step=higher")
    page, found = app.page, lesson(LESSON)
    at(app, found, 1)
    said, live = page.locator(".said"), page.locator(".threeup-lesson .unseen[role=status]")
    before = app.drawn()
    for hint in found.steps[1].hints:
        press(app, "hint")
        expect(said).to_have_attribute("data-mood", "hint")
        expect(page.locator("[data-look]")).to_have_count(int(hint.kind == "zone"))
        expect(live).to_have_text(said.locator("p").text_content() or "")
    low = page.locator('.hand [data-playable="false"]').first
    act(app, "play", [low.get_attribute("data-key") or ""])
    expect(said).to_have_attribute("data-mood", "bad")
    expect(page.locator(".why .reason")).to_have_attribute("data-rule", "updown.discard.at-least-top")
    app.tab_to(key(app, "rule-updown.discard.at-least-top"))
    page.keyboard.press("Enter")
    expect(page.locator(".chips p")).to_have_text(catalogue("en").text("updown.discard.at-least-top", "text"))
    press(app, "explore")
    expect(said).to_contain_text(words("learn-free"))
    press(app, "back")
    expect(key(app, "back")).to_have_count(0)
    assert app.drawn() == before
    app.tab_to(page.locator(".hand"))
    app.walk_to(low)
    page.keyboard.press("Space")  # it is the same table, and the card still selected: no more
    ((action, cards),) = presses(found, 1)
    act(app, action, cards)
    expect(said).to_have_attribute("data-mood", "good")
    expect(said).to_be_focused()  # read at once, and one Tab from the button that goes on
    page.keyboard.press("Tab")
    expect(key(app, "next")).to_be_focused()
    press(app, "rewind")
    expect(said).to_have_count(0)
    assert app.drawn() == before


def test_what_was_hard_is_practised_and_the_rule_book_knows_it(visit: Callable[..., App]) -> None:
    app = visit(f"?view=learn&lesson={LESSON}")
    page, found = app.page, lesson(LESSON)
    catch = next(number for number, step in enumerate(found.steps) if step.kind == "catch")
    press(app, f"dot-{catch + 1}")
    at(app, found, catch)
    rule = verdict(Study(found, catch))
    press(app, f"judge-{next(each for each in found.steps[catch].choices if each != rule)}" if not rule else "judge")
    expect(page.locator(".said")).to_have_attribute("data-mood", "bad")
    press(app, "courses")
    press(app, "map-updown")
    shaky = page.locator(".rules [data-level=shaky]")
    expect(shaky).to_have_text(words("learn-level-shaky"))
    summary = page.locator("summary", has=page.locator("[data-level=shaky]"))
    app.tab_to(summary)
    page.keyboard.press("Enter")
    expect(page.locator("details[open] p")).to_be_visible()
    press(app, "courses")
    press(app, "review-updown")
    expect(page.locator(".kind")).to_contain_text(re.compile("Practice: 1 of"))


def test_progress_is_downloaded_and_loaded_by_another(visit: Callable[..., App], tmp_path: Path) -> None:
    app, found = visit(f"?view=learn&lesson={LESSON}&step=higher"), lesson(LESSON)
    at(app, found, 1)
    do_step(app, found, 1)
    press(app, "courses")
    with app.page.expect_download() as download:
        press(app, "save")
    download.value.save_as(tmp_path / "progress.json")
    assert json.loads((tmp_path / "progress.json").read_text("utf-8"))["steps"] == {f"{LESSON}.higher": 1}
    other = visit("?view=learn")
    count = other.page.locator('[data-course="updown"] p.count')
    expect(count).to_contain_text(words("learn-count", n=0, all=len(COURSES["updown"].steps())))
    for text, mood in (("{}", "bad"), ((tmp_path / "progress.json").read_text("utf-8"), "good")):
        with other.page.expect_file_chooser() as chooser:
            press(other, "load")
        file: FilePayload = {"name": "p.json", "mimeType": "application/json", "buffer": text.encode()}
        chooser.value.set_files(file)
        expect(other.page.locator(".said")).to_have_attribute("data-mood", mood)
    expect(count).to_contain_text(words("learn-count", n=1, all=len(COURSES["updown"].steps())))


def test_on_ones_own_computer_progress_is_there_again(browser: Browser, tmp_path: Path) -> None:
    found = lesson(LESSON)
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("THREEUP_PROGRESS", raising=False)
        patch.setenv("THREEUP_DATA", str(tmp_path))
        with serving(str(NOTEBOOK), pool=1, places=4, fill_delay=0.0) as running:
            first = App(browser, running, f"?view=learn&lesson={LESSON}&step=higher")
            at(first, found, 1)
            do_step(first, found, 1)
            first.close()
            second = App(browser, running, "?view=learn")
            expect(second.page.locator(".kept")).to_contain_text(words("learn-kept-device"))
            done = words("learn-count", n=1, all=len(COURSES["updown"].steps()))
            expect(second.page.locator('[data-course="updown"] p.count')).to_contain_text(done)
            second.close()


# ------------------------------------------------------------------------------------------------- every shape of page


def sound(app: App) -> None:
    """Nothing that axe finds, and nothing that scrolls sideways."""
    result = Axe().run(app.page)
    assert result.violations_count == 0, result.generate_report()
    for width in (360, 800, 1280, 1920):
        app.page.set_viewport_size({"width": width, "height": 900})
        assert app.page.evaluate("document.documentElement.scrollWidth") <= width
    app.page.set_viewport_size({"width": 1200, "height": 900})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_and_all_fits(visit: Callable[..., App], lang: str, scheme: str) -> None:
    app = visit(f"?view=learn&lang={lang}", color_scheme=scheme)
    expect(app.page.locator(".courses")).to_be_visible()
    sound(app)
    key(app, "map-loo").click()
    app.page.locator("summary").first.click()
    sound(app)
    key(app, "courses").click()
    found = lesson(LESSON)
    key(app, LESSON).click()
    for number, step in enumerate(found.steps):
        if step.kind in {"do", "catch"}:
            key(app, f"dot-{number + 1}").click()
            at(app, found, number)
            sound(app)
            if step.hints:
                key(app, "hint").click()
            sound(app)


def test_what_is_selected_in_a_step_is_selected_in_no_other(visit: Callable[..., App]) -> None:
    app = visit(f"?view=learn&lesson={LESSON}&step=higher")
    at(app, lesson(LESSON), 1)
    app.card(0).click()
    expect(app.page.locator("[aria-selected=true]")).to_have_count(1)
    key(app, "dot-1").click()
    at(app, lesson(LESSON), 0)
    expect(app.page.locator("[aria-selected=true]")).to_have_count(0)
    key(app, "dot-2").click()
    at(app, lesson(LESSON), 1)
    expect(app.page.locator("[aria-selected=true]")).to_have_count(0)


def test_a_phone_in_arabic_is_learnt_by_touch(visit: Callable[..., App]) -> None:
    app = visit(
        f"?view=learn&lesson={LESSON}&step=higher&lang=ar", has_touch=True, viewport={"width": 360, "height": 780}
    )
    found = lesson(LESSON)
    at(app, found, 1)
    expect(app.page.locator("html")).to_have_attribute("dir", "rtl")
    ((action, cards),) = presses(found, 1)
    for card in cards:
        app.page.locator(f'[role=option][data-key="{card}"]').tap()
    app.act(f"act-{action}").tap()
    said = app.page.locator(".said")
    expect(said).to_have_attribute("data-mood", "good")
    expect(said).to_be_in_viewport()  # though the table was tapped far below
    key(app, "next").tap()
    at(app, found, 2)
    expect(app.page.locator(".threeup-lesson h1")).to_be_in_viewport()


def test_the_language_changes_within_a_step(visit: Callable[..., App]) -> None:
    app = visit(f"?view=learn&lesson={LESSON}&step=higher")
    found = lesson(LESSON)
    at(app, found, 1)
    key(app, "hint").click()
    expect(app.page.locator(".said")).to_be_visible()
    lying = app.drawn()
    for lang in ("cy", "is", "ar", "en"):
        app.page.locator('[data-key="lang"]').select_option(lang)
        expect(app.page.locator(".said p")).to_have_text(catalogue(lang).text("updown.discard.at-least-top", "text"))
        expect(app.page.locator(".threeup .bar")).to_have_attribute(
            "aria-label", catalogue(lang).format("board-actions")
        )
        assert app.drawn() == lying


def test_the_address_of_a_step_opens_it_again(visit: Callable[..., App]) -> None:
    app = visit()
    app.page.locator('button[data-key="learn"]').click()
    expect(app.page.locator(".threeup-lesson h1")).to_be_focused()
    key(app, LESSON).click()
    at(app, lesson(LESSON), 0)
    press(app, "next")
    at(app, lesson(LESSON), 1)
    app.page.wait_for_url("**step=higher**")
    again = visit("?" + app.page.url.partition("?")[2])
    at(again, lesson(LESSON), 1)
    assert again.drawn() == app.drawn()


def test_a_watched_move_flies_where_motion_is_wanted_and_nothing_hidden_is_sent(visit: Callable[..., App]) -> None:
    app, found = visit(f"?view=learn&lesson={LESSON}", reduced_motion="no-preference"), lesson(LESSON)
    at(app, found, 0)
    press(app, "watch")
    expect(app.page.locator(".said")).to_have_attribute("data-mood", "good")
    shown = [
        card["face"]
        for view in app.views()
        for seat in view["seats"]
        for stack in seat["stacks"]
        for card in [stack["down"]]
        if card
    ]
    assert set(shown) == {"back"}
