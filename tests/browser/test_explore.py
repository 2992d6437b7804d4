"""Explore in the app as learners have it: by keys alone, typed, on a phone, in the dark, from right to left."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

import pytest
import segno
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # ships no types
from playwright.sync_api import expect

from tests.browser.app import states
from tests.browser.panel import Panel
from threeup.app.explore.position import PositionTab
from threeup.app.explore.tabs import TABS
from threeup.app.explore.workplace import Workplace
from threeup.lab.book import book
from threeup.lab.place import place as at
from threeup.notation.position import format_position
from threeup.text import catalogue

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Locator, Page

    from tests.browser.app import App

PARTS = [tab.id for tab in TABS]
UPDOWN = "updown/1 [g7 b9 bC / g9 / o1] [b3 b5 b6 / g10 / b10] pile: g4 b8 draw: o2 o3 removed: *"
LOO = "loo/1 [As 9h 2c] [Kd Qd 3c] [4c 5c 6c] [7c 8c 9c] [fold] turned: Kh dealer: 4"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
CODE = "http://192.168.1.7:8866/"


def explore(tab: str, line: str = UPDOWN, lang: str = "en") -> str:
    return "?" + urlencode({"view": "explore", "lang": lang, "tab": tab, "position": line})


def key(page: Page, name: str) -> Locator:
    return page.locator(f'.threeup-explore [data-key="{name}"]')


def nodes(page: Page) -> Locator:
    return page.locator(".tree-node")


def turn(app: App, tab: str) -> None:
    """Turn to a part by keys: with Tab to the tabs, with arrows along them."""
    app.tab_to(app.page.get_by_role("tablist"))
    app.walk_to(key(app.page, f"tab-{tab}"))
    app.page.keyboard.press("Enter")
    expect(key(app.page, f"tab-{tab}")).to_have_attribute("aria-selected", "true")
    expect(key(app.page, f"tab-{tab}")).to_be_focused()


def press(app: App, target: Locator, *keys: str) -> None:
    app.tab_to(target)
    for each in keys or ("Enter",):
        app.page.keyboard.press(each)


def unfold(page: Page) -> None:
    """Open all that is folded in the part."""
    page.evaluate("document.querySelectorAll('.threeup-explore details').forEach((node) => (node.open = true))")


def test_a_game_is_explored_by_keys_alone(visit: Callable[..., App]) -> None:
    app = visit()
    page = app.page
    press(app, page.locator('button[data-key="explore"]'))
    expect(page.locator(".threeup-explore")).to_be_visible()
    turn(app, "moves")
    press(app, page.locator('.threeup-explore [data-key^="card "]').first, "Space")
    expect(page.locator(".sheet figcaption")).to_contain_text("When can this card be")
    expect(page.locator('.threeup-explore [data-key^="card "]').first).to_be_focused()
    press(app, page.locator('.threeup-explore .part summary[data-key^="why "]').first)
    press(app, page.locator('.threeup-explore [data-key^="play "]').first)
    expect(page.locator(".part")).to_contain_text("Next to move: Quick Fox.")
    assert page.evaluate("document.activeElement !== document.body")

    turn(app, "history")
    expect(nodes(page)).to_have_count(3)
    press(app, page.locator(".tree-view"), "ArrowLeft", "Enter")
    expect(page.locator(".tree-node[aria-current=step]")).to_have_attribute("data-node", "1")
    turn(app, "moves")
    press(app, page.locator('.threeup-explore .part summary[data-key^="why "]').first)
    press(app, page.locator('.threeup-explore [data-key^="play "]').nth(1))
    turn(app, "history")
    expect(nodes(page)).to_have_count(4)
    press(app, key(page, "mark-first"), "Space")
    press(app, page.locator(".tree-view"), "ArrowLeft", "Home", "ArrowRight", "ArrowRight", "ArrowUp", "Enter")
    expect(page.locator(".tree-node[aria-current=step]")).to_have_attribute("data-node", "2")
    press(app, key(page, "mark-second"), "Space")
    expect(page.locator(".sheet").first).to_be_visible()

    press(app, key(page, "look"), "ArrowDown")
    expect(key(page, "look")).to_have_value("0")
    expect(page.locator(".sheet")).to_have_count(0)
    press(app, key(page, "let-move"))
    expect(nodes(page)).to_have_count(5)
    assert page.evaluate("document.activeElement !== document.body")


def test_a_position_is_typed_mended_and_laid_on_the_board_and_its_link_opens_it_elsewhere(
    visit: Callable[..., App],
) -> None:
    app = visit(explore("position"), permissions=["clipboard-read", "clipboard-write"])
    page, line = app.page, key(app.page, "line")
    wrong = "updown/1 [G7 b9] [b8] pile: g4 removed: *"
    line.fill(wrong)
    expect(line).to_have_attribute("aria-invalid", "true")
    expect(key(page, "lay")).to_be_disabled()
    expect(line).to_be_focused()
    key(page, "mend-0").click()
    expect(line).to_have_value(wrong.replace("G7", "g7"))
    assert page.evaluate("document.activeElement !== document.body")
    key(page, "lay").click()
    expect(page.locator(".hand [role=option]")).to_have_count(2)
    key(page, "copy-link").click()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith(app.server.url)
    there = visit("?" + copied.partition("?")[2])
    expect(key(there.page, "line")).to_have_value(re.compile(r"^updown/1 \[g7 b9\] \[b8\] pile: g4"))
    assert there.drawn() == app.drawn()
    key(page, "code").click()  # this page is of this device alone
    expect(page.locator(".said", has_text="IP=0.0.0.0")).to_be_visible()


def test_nonsense_is_answered_and_nothing_is_lost(visit: Callable[..., App]) -> None:
    app = visit(explore("position"))
    page, line, was = app.page, key(app.page, "line"), key(app.page, "line").input_value()
    on_the_board = "nodes => nodes.map((node) => node.dataset.face)"
    before = page.locator(".threeup [data-face]").evaluate_all(on_the_board)
    for typed in ("", "nonsense \u202e]][[ <script>", "updown/1 [" + "g7 " * 10_000, "loo/9 [As]"):
        line.fill(typed)
        expect(line).to_have_attribute("aria-invalid", "true")
        expect(page.locator(".part .list li").first).to_be_visible()
        assert line.input_value() == typed
        for tab in ("moves", "position"):
            key(page, f"tab-{tab}").click()
        expect(line).to_have_value(typed)
        key(page, "undo").click()
        expect(line).to_have_value(was)
        expect(line).to_have_attribute("aria-invalid", "false")
    assert page.locator(".threeup [data-face]").evaluate_all(on_the_board) == before


def test_a_code_shows_the_address_as_cameras_read_it(browser: Browser) -> None:
    """No reader of codes here: what is seen, one dot a square, is what the library makes of the address."""
    place = Workplace("en")
    place.addressed = True
    place.lay(at(UPDOWN)[1])
    panel = Panel(browser, PositionTab, place)
    panel.page.evaluate("address => window.model.send({ kind: 'position', do: 'code', origin: address })", CODE)
    expect(panel.page.locator("svg.qr")).to_be_visible()
    seen = panel.page.evaluate(
        """async () => {
          const svg = document.querySelector("svg.qr").cloneNode(true);
          const size = svg.viewBox.baseVal.width;
          for (const name of ["width", "height"]) svg.setAttribute(name, size);
          svg.setAttribute("xmlns", "http://www.w3.org/2000/svg");
          const image = new Image();
          image.src = "data:image/svg+xml;base64," + btoa(svg.outerHTML);
          await image.decode();
          const canvas = new OffscreenCanvas(size, size).getContext("2d");
          canvas.drawImage(image, 0, 0);
          const { data } = canvas.getImageData(0, 0, size, size);
          const places = [...Array(size).keys()];
          return places.map((y) => places.map((x) => data[4 * (y * size + x)] < 128));
        }"""
    )
    address = CODE + "?" + PositionTab(place).sharing.query(PositionTab(place).desk.draft)
    code = segno.make(address, error="m", micro=False)
    assert [list(map(bool, row)) for row in code.matrix_iter(border=4)] == seen
    panel.page.close()
    assert panel.faults == []


def test_a_changed_house_rule_shows_what_differs_and_why(visit: Callable[..., App]) -> None:
    page = visit(explore("variants")).page
    option = page.get_by_label("Taking the pile by choice")
    option.focus()
    option.select_option("yes")
    row = page.get_by_role("row", name="take the pile")
    expect(row).to_contain_text("Allowed.")
    expect(row).to_contain_text("Taking the pile by choice")
    expect(option).to_be_focused()
    key(page, "table").click()
    expect(page.locator(".sheet")).to_have_count(0)
    assert page.evaluate("document.activeElement !== document.body")


def test_a_rule_is_looked_up_in_arabic_and_shown_on_the_board(visit: Callable[..., App]) -> None:
    app = visit(explore("rules", LOO, "ar"))
    page, words = app.page, catalogue("ar")
    before, search = app.drawn(), key(page, "book-search")
    search.press_sequentially(words.format("loo.play.must-head"), delay=5)
    rule = key(page, "book-loo-loo.play.must-head")
    expect(rule).to_be_visible()
    expect(search).to_be_focused()
    rule.click()
    expect(rule).to_be_focused()
    page.get_by_role("button", name=words.format("book-show")).click()
    assert page.evaluate("document.activeElement !== document.body")
    entry = book("loo")["loo.play.must-head"]
    assert entry.deciding is not None
    key(page, "tab-position").click()
    expect(key(page, "line")).to_have_value(format_position(entry.deciding.state))
    assert app.drawn() != before


@pytest.mark.parametrize(
    ("lang", "scheme", "line"), [("en", "light", UPDOWN), ("en", "dark", LOO), ("ar", "dark", UPDOWN)]
)
def test_axe_finds_nothing_in_any_part(visit: Callable[..., App], lang: str, scheme: str, line: str) -> None:
    app = visit(explore("position", line, lang), color_scheme=scheme)
    for tab in PARTS:
        key(app.page, f"tab-{tab}").click()
        expect(key(app.page, f"tab-{tab}")).to_have_attribute("aria-selected", "true")
        unfold(app.page)
        found = Axe().run(app.page, context=".threeup-explore")
        assert found.response["violations"] == [], found.generate_report()


SIZES = """() => {
  const small = [];
  const touched = ".threeup-explore :is(button, summary, input, select, textarea, .tree-view)";
  for (const node of document.querySelectorAll(touched)) {
    const box = node.getBoundingClientRect();
    if (!box.width) continue;
    if (box.height < 44 || box.width < 44 || box.left < 0 || box.right > innerWidth)
      small.push([node.dataset.key, Math.round(box.left), Math.round(box.width), Math.round(box.height)]);
  }
  return small;
}"""


@pytest.mark.parametrize(("lang", "line"), [("en", UPDOWN), ("ar", LOO)])
def test_on_a_phone_nothing_is_wider_than_the_screen_and_all_can_be_touched(
    visit: Callable[..., App], lang: str, line: str
) -> None:
    app = visit(explore("position", line, lang), **PHONE)
    for tab in PARTS:
        key(app.page, f"tab-{tab}").tap()
        expect(key(app.page, f"tab-{tab}")).to_have_attribute("aria-selected", "true")
        unfold(app.page)
        assert app.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), tab
        assert app.page.evaluate(SIZES) == [], tab
    key(app.page, "tab-whatif").tap()
    key(app.page, "whatif-start").tap()
    expect(app.page.locator(".sheet table")).to_be_visible()
    assert app.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("lang", "width"), [("en", 360), ("ar", 360), ("en", 1000)])
def test_the_button_between_board_and_parts_is_at_hand_and_covers_nothing_else(
    visit: Callable[..., App], lang: str, width: int
) -> None:
    page = visit(explore("moves", UPDOWN, lang), viewport={"width": width, "height": 740}).page
    jump, language = page.locator("button.jump"), page.locator(".threeup-shell header select")
    expect(jump).to_be_in_viewport(ratio=1)
    language.click(trial=True, timeout=2_000)  # fails where something else would be hit
    jump.click()
    expect(page.get_by_role("tablist")).to_be_in_viewport()
    expect(key(page, "tab-moves")).to_be_focused()
    expect(jump).to_be_in_viewport(ratio=1)
    jump.click()
    expect(page.locator(".threeup .zones")).to_be_in_viewport()


@pytest.mark.parametrize("width", [1280, 1900])
def test_the_board_stays_in_sight_beside_a_long_part(visit: Callable[..., App], width: int) -> None:
    app = visit("?view=explore&tab=position&seed=7", viewport={"width": width, "height": 800})
    page = app.page
    expect(page.locator(".editor")).to_be_visible()
    hand, main = page.locator(".hand [role=option]").first, page.locator(".threeup .bar .main")
    for box in (hand.bounding_box(), main.bounding_box()):
        assert box
        assert box["y"] + box["height"] <= 800
    page.mouse.move(width - 60, 100)
    page.mouse.wheel(0, 1500)
    expect(page.get_by_role("tablist")).not_to_be_in_viewport()
    expect(main).to_be_in_viewport(ratio=1)
    expect(hand).to_be_in_viewport(ratio=1)


def told(state: dict[str, Any]) -> str:
    """All that a widget's state tells, but for an editor's deck: it has every card that lies nowhere in sight."""
    view = dict(state.get("view", {}))
    for block in view.get("blocks", ()):
        if block["block"] == "editor":
            block.update(cards={}, deck=[])
    return json.dumps({**state, "view": view, "sprite": ""}, ensure_ascii=False)


def test_while_one_players_knowledge_is_shown_no_hidden_card_is_sent(visit: Callable[..., App]) -> None:
    place = Workplace("en")
    place.deal("loo", 4, seed=5)
    hands = place.game.places(place.bench.state, None)[1:]
    hidden = {face.card for hand in hands for face in hand.hand}
    app = visit("?view=explore&tab=moves&game=loo&players=4&seed=5")
    page = app.page
    expect(key(page, "tab-moves")).to_be_visible()
    tell = re.compile("|".join(rf"\b{card}\b" for card in map(str, hidden)))
    faces = {f'"{place.game.face_id(card)}"' for card in hidden}
    before = "".join(told(state) for frame in app.frames for state in states(frame))
    assert all(face in before for face in faces)  # while all lies open, all is sent
    first = len(app.frames)
    key(page, "look").select_option("0")
    expect(page.locator(".seats .held > *")).to_have_count(0)
    for tab in PARTS:
        key(page, f"tab-{tab}").click()
        expect(key(page, f"tab-{tab}")).to_have_attribute("aria-selected", "true")
    key(page, "tab-whatif").click()
    key(page, "whatif-n").select_option("100")
    key(page, "whatif-start").click()
    expect(page.get_by_text("Each move was tried 100 times")).to_be_visible()
    since = [told(state) for frame in app.frames[first:] for state in states(frame)]
    assert len(since) > len(PARTS)
    for each in since:
        assert tell.findall(each) == []
        assert [face for face in faces if face in each] == []


def listen(page: Page) -> None:
    """Keep all that is said to a screen reader; what was said last is found in the page."""
    page.evaluate(
        """() => {
          window.heard = [];
          const region = document.querySelector(".threeup-explore > [role=status]");
          new MutationObserver(() => {
            if (region.textContent) window.heard.push(region.textContent);
            document.body.dataset.heard = window.heard.at(-1) ?? "";
          }).observe(region, { childList: true, characterData: true, subtree: true });
        }"""
    )


def test_an_answer_is_said_once(visit: Callable[..., App]) -> None:
    page = visit(explore("rules")).page
    listen(page)
    search = key(page, "book-search")
    search.fill("at least the top card")
    found = page.locator('[data-key^="book-updown-"]')
    expect(found.first).to_be_visible()
    expect(page.locator("body")).to_have_attribute("data-heard", re.compile("One rule found"))
    found.first.click()  # drawn anew, with the same answer
    expect(found.first).to_have_attribute("aria-current", "true")
    search.fill("qqqq")
    expect(page.locator("body")).to_have_attribute("data-heard", re.compile("No rule"))
    assert len(page.evaluate("window.heard")) == 2


def test_faults_of_a_typed_position_are_said(visit: Callable[..., App]) -> None:
    page = visit(explore("position")).page
    listen(page)
    key(page, "line").fill("updown/1 [G7 b9] [b8] pile: g4 removed: *")
    shown = page.locator(".part .list li .label").first
    expect(shown).to_be_visible()
    expect(page.locator("body")).to_have_attribute("data-heard", re.compile(re.escape(shown.inner_text())))
    key(page, "mend-0").click()
    expect(page.locator("body")).to_have_attribute("data-heard", re.compile("^This position is in order"))
    assert len(page.evaluate("window.heard")) == 2


WATCH = """() => {
  window.lost = [];
  let last = "";
  const look = () => {
    if (document.activeElement === document.body) window.lost.push(last);
    else last = document.activeElement.dataset.key ?? document.activeElement.className;
    requestAnimationFrame(look);
  };
  look();
}"""
FOCUS = """(share) => {
  const pressed = ".threeup-explore .part :is(button, summary):not(:disabled, [aria-disabled=true])";
  const seen = (node) => node.checkVisibility() && !node.dataset.key.includes("lesson");
  const all = [...document.querySelectorAll(pressed)].filter(seen);
  all[Math.floor(share * all.length)]?.focus();
}"""


@pytest.mark.parametrize("line", [UPDOWN, LOO])
def test_whatever_is_pressed_the_focus_is_never_lost(visit: Callable[..., App], line: str) -> None:
    app = visit(explore("position", line))
    page = app.page
    key(page, "tab-position").focus()
    page.evaluate(WATCH)
    for tab in PARTS:
        key(page, f"tab-{tab}").press("Enter")
        expect(key(page, f"tab-{tab}")).to_have_attribute("aria-selected", "true")
        for n in range(8):
            page.evaluate(FOCUS, n / 8)
            page.keyboard.press("Enter")
            assert page.evaluate("window.lost") == [], tab
    key(page, "tab-moves").press("Enter")  # answered last
    expect(key(page, "tab-moves")).to_have_attribute("aria-selected", "true")
    assert page.evaluate("window.lost") == []
