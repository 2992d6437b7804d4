"""The editor of positions in a browser: by keys, by touch, by dragging, and typed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.browser.panel import Panel
from threeup.app.explore.position import PositionTab
from threeup.app.explore.workplace import Workplace
from threeup.lab.place import place as at

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser

UPDOWN = "updown/1 [g7 bC / g9 / o1] [b3 b5 b6] pile: g4 b8 removed: *"
LOO = "loo/1 [As 9h 2c] [Kd Qd 3c] [4c 5c 6c] [7c 8c 9c] [fold] turned: Kh dealer: 4"


@pytest.fixture
def open_editor(browser: Browser) -> Iterator[Callable[..., Panel]]:
    """Opens the editor at a position; nothing may have gone wrong in the end."""
    opened: list[Panel] = []

    def go(line: str = UPDOWN, lang: str = "en", **options: Any) -> Panel:
        place = Workplace(lang)
        place.addressed = True
        place.lay(at(line)[1])
        opened.append(Panel(browser, PositionTab, place, **options))
        return opened[-1]

    yield go
    for each in opened:
        each.page.close()
        assert each.faults == []


def written(panel: Panel) -> str:
    return panel.page.locator("[data-key=line]").input_value()


def pick(panel: Panel, key: str) -> None:
    panel.page.locator(f'[data-key="{key}"]').click()


def test_cards_are_chosen_and_put_with_keys_alone(open_editor: Callable[..., Panel]) -> None:
    panel = open_editor()
    page = panel.page
    for key in ("deck-g10", "pile-1"):
        page.locator(f'[data-key="{key}"]').focus()
        page.keyboard.press("Space")
        expect(page.locator(f'[data-key="{key}"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".editor .chosen")).to_have_text("2 cards are chosen.")
    page.locator('[data-key="put-hand:1"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-zone="hand:1"] [data-pick]')).to_have_count(5)
    expect(page.locator('[data-key="put-hand:1"]')).to_be_focused()
    assert written(panel).startswith("updown/1 [g7 bC / g9 / o1] [b3 b5 b6 g10 b8] pile: g4")
    page.keyboard.press("Enter")  # nothing is chosen: that is said, and nothing happens
    expect(page.locator("[role=status]").first).to_have_text("No card is chosen.")
    assert "[b3 b5 b6 g10 b8]" in written(panel)


@pytest.mark.parametrize(("lang", "on", "back"), [("en", "ArrowRight", "ArrowLeft"), ("ar", "ArrowLeft", "ArrowRight")])
def test_the_deck_is_one_stop_and_arrows_go_through_it(
    open_editor: Callable[..., Panel], lang: str, on: str, back: str
) -> None:
    panel = open_editor(lang=lang)
    page = panel.page
    cards = page.locator(".deck .pick")
    assert page.locator('.deck .pick[tabindex="0"]').count() == 1
    cards.first.focus()
    page.keyboard.press(on)
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("ArrowDown")
    below = page.evaluate("[...document.querySelectorAll('.deck .pick')].indexOf(document.activeElement)")
    assert below > 1
    page.keyboard.press("ArrowUp")
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press(back)
    page.keyboard.press(back)
    expect(cards.first).to_be_focused()
    page.keyboard.press("End")
    expect(cards.last).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.deck .cards')") is None
    page.keyboard.press("Shift+Tab")
    expect(cards.last).to_be_focused()


def test_cards_are_put_by_touch(open_editor: Callable[..., Panel]) -> None:
    panel = open_editor(has_touch=True, viewport={"width": 390, "height": 800})
    page = panel.page
    page.locator('[data-key="hand:0-0"]').tap()
    page.locator('[data-key="first-pile"]').tap()
    expect(page.locator('[data-zone="pile"] [data-pick]')).to_have_count(3)
    assert "pile: g7 g4 b8" in written(panel)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_card_is_dragged_to_its_place(open_editor: Callable[..., Panel]) -> None:
    panel = open_editor(viewport={"width": 900, "height": 2400})  # nothing scrolls away below the pointer
    page = panel.page
    page.drag_and_drop('[data-key="hand:0-0"]', '[data-key="pile-1"]')
    expect(page.locator('[data-zone="pile"] [data-pick]')).to_have_count(3)
    assert "pile: g4 g7 b8" in written(panel)
    page.drag_and_drop('[data-key="pile-0"]', ".editor .deck")
    expect(page.locator('[data-zone="pile"] [data-pick]')).to_have_count(2)
    expect(page.locator(".list li")).to_have_count(1)


def test_faults_are_listed_while_typing_and_nothing_typed_is_lost(open_editor: Callable[..., Panel]) -> None:
    panel = open_editor()
    page, line = panel.page, panel.page.locator("[data-key=line]")
    line.focus()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("updown/1 [G7] [b8] removed: *")
    expect(page.locator('[data-key="mend-0"]')).to_be_visible()
    expect(line).to_be_focused()
    expect(line).to_have_attribute("aria-invalid", "true")
    assert written(panel) == "updown/1 [G7] [b8] removed: *"
    pick(panel, "mend-0")
    expect(line).to_have_value("updown/1 [g7] [b8] removed: *")
    expect(line).to_have_attribute("aria-invalid", "false")
    pick(panel, "undo")
    expect(line).to_have_value("updown/1 [G7] [b8] removed: *")
    pick(panel, "redo")
    expect(line).to_have_value("updown/1 [g7] [b8] removed: *")
    line.fill("updown/1 [" + "g7 " * 10_000 + "]")
    expect(page.locator(".list li")).to_have_count(1)
    assert len(written(panel)) == len("updown/1 [" + "g7 " * 10_000 + "]")


def test_a_long_pile_is_shown_on_demand_and_stays_open(open_editor: Callable[..., Panel]) -> None:
    panel = open_editor()
    page = panel.page
    expect(page.locator('[data-key="removed-0"]')).to_be_hidden()
    pick(panel, "open-removed")
    pick(panel, "removed-0")
    pick(panel, "put-draw")
    expect(page.locator('[data-zone="draw"] [data-pick]')).to_have_count(1)
    expect(page.locator('[data-key="removed-0"]')).to_be_visible()


def test_a_sign_stands_for_a_card_where_its_game_has_no_pictures_here(open_editor: Callable[..., Panel]) -> None:
    panel = open_editor()
    panel.page.locator("[data-key=line]").fill(LOO)
    card = panel.page.locator('[data-key="hand:0-0"]')
    expect(card).to_have_attribute("aria-label", "ace of spades")
    expect(card.locator(".sign")).to_have_text("\u2660 A")


def test_a_code_is_drawn_large_enough_for_a_camera(open_editor: Callable[..., Panel]) -> None:
    panel = open_editor()
    panel.page.evaluate("window.model.send({ kind: 'position', do: 'code', origin: 'http://192.168.1.7:8866/' })")
    code = panel.page.locator(".picture[role=img] svg.qr")
    expect(code).to_be_visible()
    box = code.bounding_box()
    assert box is not None
    assert box["width"] >= 200
    panel.page.evaluate("window.model.send({ kind: 'position', do: 'code', origin: 'http://127.0.0.1:8866/' })")
    expect(code).to_have_count(0)
    expect(panel.page.locator(".said").last).to_contain_text("IP=0.0.0.0")


@pytest.mark.parametrize(("line", "lang"), [(UPDOWN, "en"), (LOO, "ar"), ("updown/1 [G7] [", "en")])
def test_the_editor_can_be_used_by_everybody(open_editor: Callable[..., Panel], line: str, lang: str) -> None:
    panel = open_editor(UPDOWN, lang)
    panel.page.locator("[data-key=line]").fill(line)
    panel.page.wait_for_function(
        "line => window.model.view.blocks.some((each) => each.key === 'line' && each.value === line)", arg=line
    )
    for each in panel.page.locator("details").all():
        each.evaluate("node => (node.open = true)")
    found = Axe().run(panel.page, context=".part").response["violations"]
    assert [(each["id"], [node["html"] for node in each["nodes"]]) for each in found] == []
