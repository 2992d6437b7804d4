"""The board's front end alone, in a real browser, with made-up views in place of Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # ships no types
from playwright.sync_api import expect

from tests.browser.mock.page import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, FilePayload

PILES = ["middle", "refused", "thirty", "twelve", "opening", "won", "notice", "watching"]
TRICKS = ["playing", "playing16", "declaring", "declaring16", "between", "between16", "ended", "hidden", "review16"]
SCENES = [*PILES, *TRICKS]
LOW = "You can't play the 4"


@pytest.fixture
def table(browser: Browser, address: str) -> Iterator[Table]:
    found = Table(browser, address, "scene=middle")
    yield found
    assert found.faults == []
    found.page.close()


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize(("lang", "scheme"), [("en", "light"), ("en", "dark"), ("ar", "dark")])
def test_axe_finds_nothing(browser: Browser, address: str, scene: str, lang: str, scheme: str) -> None:
    table = Table(browser, address, f"scene={scene}&lang={lang}", color_scheme=scheme)
    table.page.evaluate("document.querySelectorAll('details').forEach((d) => (d.open = true))")
    result = Axe().run(table.page)
    assert result.violations_count == 0, result.generate_report()
    assert table.faults == []
    table.page.close()


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("lang", ["en", "ar"])
@pytest.mark.parametrize("width", [360, 800, 1920])
def test_fits_and_targets_are_large(browser: Browser, address: str, scene: str, lang: str, width: int) -> None:
    """Nothing scrolls sideways; of each card and button 44 by 44 pixels can be hit."""
    size = {"width": width, "height": 4000}
    table = Table(browser, address, f"scene={scene}&lang={lang}", viewport=size)
    assert table.page.evaluate("document.documentElement.scrollWidth") <= width
    small = table.page.evaluate(
        """() => [...document.querySelectorAll("[role=option], button, summary, [role=treeitem]")]
        .filter((node) => node.checkVisibility({contentVisibilityAuto: true}))
        .map((node) => {
          const box = node.getBoundingClientRect();
          const hit = (x, y) => node.contains(document.elementFromPoint(x, y));
          let [wide, high] = [0, 0];
          const [y0, x0] = [box.top + Math.min(24, box.height / 2), box.left + Math.min(24, box.width / 2)];
          for (let x = box.left + 0.5; x < box.right; x += 1) wide += hit(x, y0);
          for (let y = box.top + 0.5; y < box.bottom; y += 1) high += hit(x0, y);
          return [node.dataset.key ?? node.textContent, wide, high];
        }).filter(([, wide, high]) => wide < 44 || high < 44)"""
    )
    assert small == []
    table.page.close()


def test_click_selects_and_main_button_plays(table: Table) -> None:
    table.card("h1").click()
    table.card("h2").click()
    expect(table.card("h1")).to_have_attribute("aria-selected", "true")
    table.page.get_by_role("button", name="Play two 8s").click()
    assert table.sent("kind", "action", "keys", "version") == [["act", "play", ["h1", "h2"], 7]]
    expect(table.card("h1")).to_have_attribute("aria-selected", "false")


def test_unplayable_card_says_why_at_once_and_stays_selectable(table: Table) -> None:
    table.card("h0").click()
    expect(table.page.get_by_role("heading", name=LOW)).to_be_visible()
    expect(table.page.get_by_role("status")).to_contain_text("The top card is 8.")
    expect(table.card("h0")).to_have_attribute("aria-selected", "true")
    assert table.sent() == []
    table.card("h0").click()
    expect(table.page.get_by_role("heading", name="Why?")).to_be_visible()


def test_refusal_is_shown_and_spoken(table: Table) -> None:
    table.page.evaluate("model.answer = () => ({accepted: false, why: model.get('view').hand.cards[0].why})")
    table.page.get_by_role("button", name="Take the pile").click(force=True)
    assert table.sent("kind", "action", "keys") == [["act", "take", []]]
    expect(table.page.locator(".why .chip")).to_have_text("At least the top card")
    expect(table.page.get_by_role("status")).to_contain_text(LOW)


def test_whole_turn_by_keyboard(table: Table) -> None:
    page = table.page
    table.card("h0").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    page.keyboard.press("End")
    assert table.focused() == "h3"
    page.keyboard.press("Home")
    page.keyboard.press("ArrowLeft")
    assert table.focused() == "h0"
    page.keyboard.press("Enter")
    assert table.sent("action", "keys") == [["play", ["h1"]]]
    page.wait_for_function("!document.querySelector('[data-pending]')")
    page.keyboard.press("Enter")
    assert table.sent("action", "keys")[1] == ["play", ["h0"]]
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    assert page.locator('[aria-selected="true"][role=option]').count() == 0
    page.keyboard.press("Tab")
    assert table.focused() == "act-play"
    page.keyboard.press("ArrowRight")
    assert table.focused() == "act-take"
    page.keyboard.press("Shift+Tab")
    assert table.focused() == "h0"


def test_arrows_follow_the_reading_direction(browser: Browser, address: str) -> None:
    table = Table(browser, address, "scene=middle&lang=ar")
    table.card("h0").focus()
    table.page.keyboard.press("ArrowLeft")
    assert table.focused() == "h1"
    left = [table.card(key).bounding_box()["x"] for key in ("h0", "h1")]
    assert left[0] > left[1]
    table.page.close()


def test_arrow_down_goes_to_the_row_below(browser: Browser, address: str) -> None:
    table = Table(browser, address, "scene=thirty")
    table.card("h3").focus()
    table.page.keyboard.press("ArrowDown")
    key = table.focused()
    assert table.card(str(key)).bounding_box()["y"] > table.card("h3").bounding_box()["y"]
    table.page.keyboard.press("ArrowUp")
    assert table.focused() in {"h2", "h3", "h4"}
    table.page.close()


def test_focus_is_kept_over_updates(table: Table) -> None:
    table.card("h2").focus()
    table.show(hand=["o4", "b8", "g8", "g9"])
    assert table.focused() == "h2"
    table.show(version=9, hand=["o4", "b8"])
    assert table.focused() == "h1"
    table.page.get_by_role("button", name="Hint").focus()
    table.show(version=10)
    assert table.focused() == "hint"


def test_one_request_at_a_time(table: Table) -> None:
    table.page.evaluate("model.delay = 300")
    table.card("h1").click()
    table.page.get_by_role("button", name="Play 8").dblclick()
    table.page.get_by_role("button", name="Hint").click()
    assert table.sent("kind") == [["act"]]
    expect(table.page.get_by_role("status")).to_contain_text("One moment")
    table.page.wait_for_function("!document.querySelector('[data-pending]')")
    table.page.get_by_role("button", name="Hint").click()
    assert table.sent("kind") == [["act"], ["hint"]]
    ids = [message["id"] for message in table.sent()]
    assert len(set(ids)) == len(ids)


def test_undo_with_a_warning_asks_first(table: Table) -> None:
    table.page.get_by_role("button", name="Undo").click()
    question = table.page.get_by_role("alertdialog")
    expect(question).to_contain_text("a card you had not seen")
    table.page.keyboard.press("Escape")
    expect(question).to_be_hidden()
    assert table.focused() == "undo"
    assert table.sent() == []
    table.page.keyboard.press("Enter")
    table.page.keyboard.press("Enter")
    assert table.sent("kind") == [["undo"]]


def test_new_game_asks_first(table: Table) -> None:
    table.page.get_by_role("button", name="New game").click()
    table.page.get_by_role("alertdialog").get_by_role("button", name="New game").click()
    assert table.sent("kind", "settings") == [["new", {}]]


def test_silence_shows_the_banner_and_an_answer_hides_it(table: Table) -> None:
    page = table.page
    page.clock.install()
    page.evaluate("model.answer = () => null")
    page.get_by_role("button", name="Hint").click()
    page.clock.fast_forward(4900)
    expect(page.get_by_role("alert")).to_be_hidden()
    page.clock.fast_forward(200)
    expect(page.get_by_role("alert")).to_contain_text("The connection to the game is lost.")
    page.evaluate("window.addEventListener('threeup:reload', (e) => { e.preventDefault(); window.again = 1; })")
    page.get_by_role("button", name="Load again").click()
    assert page.evaluate("window.again") == 1
    page.evaluate("model.fire('msg:custom', {id: model.sent[0].id, accepted: true, why: null})")
    expect(page.get_by_role("alert")).to_be_hidden()


def test_computers_go_on_once_per_version(table: Table) -> None:
    table.show("v.waiting = true")
    table.page.wait_for_function("model.sent.length === 1")
    table.show("v.waiting = true")
    table.show("v.waiting = true", version=9)
    table.page.wait_for_function("model.sent.length === 2")
    table.page.wait_for_timeout(100)
    assert table.sent("kind", "version") == [["next", 8], ["next", 9]]


def test_motion_ends_in_the_new_view_and_yields_to_a_newer_one(browser: Browser, address: str) -> None:
    table = Table(browser, address, "scene=middle", reduced_motion="no-preference")
    play = """v.waiting = true; v.zones[1].shown = []; v.zones[1].count = 0;
      const c = (face, key = null) => ({key, face, label: face, group: ''});
      v.events = [
        {kind: 'move', from: {zone: 'hand', seat: 0}, to: {zone: 'pile', seat: null}, cards: [c('b8', 'h1')], seat: 0},
        {kind: 'sweep', from: {zone: 'pile', seat: null}, to: {zone: 'removed', seat: null}},
        {kind: 'move', from: {zone: 'draw', seat: null}, to: {zone: 'hand', seat: 0}, cards: [c('b3', 'h3')], seat: 0},
        {kind: 'flip', seat: 3, place: 1, card: c('o6')},
        {kind: 'move', from: {zone: 'seat', seat: 3}, to: {zone: 'pile', seat: null}, cards: [c('o6')], seat: 3},
        {kind: 'move', from: {zone: 'pile', seat: null}, to: {zone: 'seat', seat: 3}, cards: [c('o6')], seat: 3}]"""
    table.show(play)
    assert table.page.locator(".ghost").count() >= 4
    assert table.page.locator('[data-zone=pile] [data-face="empty"]').count() == 1
    assert table.sent() == []
    table.page.wait_for_function("model.sent.length === 1", timeout=3000)
    assert table.page.locator(".sky").count() == 0
    table.show(play, version=9)
    table.show("v.zones[1].count = 1", version=10)
    assert table.page.locator(".sky").count() == 0
    assert table.page.evaluate("document.getAnimations().length") == 0
    table.page.wait_for_timeout(100)
    assert table.sent("kind", "version") == [["next", 8]]
    assert table.faults == []
    table.page.close()


def test_keys_do_not_leave_the_board(table: Table) -> None:
    table.page.evaluate("document.addEventListener('keydown', () => { window.leaked = true; })")
    table.card("h0").focus()
    for key in ("a", "b", "Enter", "ArrowRight", "Escape"):
        table.page.keyboard.press(key)
    assert table.page.evaluate("window.leaked") is None


def test_save_offers_a_file_and_load_sends_its_text(table: Table) -> None:
    page = table.page
    page.evaluate("model.answer = () => ({accepted: true, why: null, file: {name: 'game.toml', text: 'á = 1'}})")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save").click()
    assert waiting.value.suggested_filename == "game.toml"
    assert waiting.value.path().read_text(encoding="utf-8") == "á = 1"
    file: FilePayload = {"name": "g.toml", "mimeType": "text/plain", "buffer": "é".encode()}
    page.locator("input[type=file]").set_input_files([file])
    page.wait_for_function("model.sent.length === 2")
    assert table.sent("kind", "text")[1] == ["load", "é"]
    file["buffer"] = b"x" * 2_000_001
    page.locator("input[type=file]").set_input_files([file])
    expect(page.get_by_role("heading", name="This file is too big")).to_be_visible()
    assert len(table.sent()) == 2


def test_history_jumps_and_names(table: Table) -> None:
    page = table.page
    page.get_by_text("History", exact=True).click()
    page.locator("[role=treeitem][aria-current]").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    assert table.sent("kind", "node") == [["jump", 5]]
    page.get_by_role("button", name="Name this branch").click()
    page.keyboard.type("What if?")
    page.keyboard.press("Enter")
    page.wait_for_function("model.sent.length === 2")
    assert table.sent("kind", "node", "text")[1] == ["name", 6, "What if?"]


def test_text_from_the_view_is_never_markup(table: Table) -> None:
    evil = '"<img src=x onerror=window.hacked=1>"'
    names = ("v.status", "v.seats[0].name", "v.hand.cards[0].label", "v.log[0].text", "v.over.title", "v.tree[0].name")
    table.show("v.over = {}; " + "; ".join(f"{name} = {evil}" for name in names))
    assert table.page.locator("main img").count() == 0
    assert table.page.evaluate("window.hacked") is None


def test_boards_share_a_page_and_leave_it_clean(browser: Browser, address: str) -> None:
    table = Table(browser, address, "scene=middle&boards=2")
    page = table.page
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map((node) => node.id)")
    assert len(set(ids)) == len(ids)
    page.locator('[data-key="h1"]').nth(1).click()
    assert page.evaluate("boards.map((b) => b.el.querySelectorAll('.card[aria-selected=true]').length)") == [0, 1]
    page.evaluate("boards.forEach((b) => b.cleanup())")
    assert page.locator(".threeup").count() == 0
    page.evaluate("model.set('view', scenes.middle({version: 9}))")
    assert page.evaluate("Object.values(model.heard).flat().length") == 0
    assert table.faults == []
    page.close()
