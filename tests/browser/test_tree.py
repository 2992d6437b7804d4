"""The picture of a history in a browser: walked with keys and by pointer, from right to left, thousands of moments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.browser.panel import Panel, walked
from threeup.app.explore.history import HistoryTab
from threeup.app.explore.workplace import Workplace

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Locator


@pytest.fixture
def open_history(browser: Browser) -> Iterator[Callable[..., Panel]]:
    """Opens the history of a game with two branches; nothing may have gone wrong in the end."""
    opened: list[Panel] = []

    def go(lang: str = "en", moments: int = 0, **options: Any) -> Panel:
        place = Workplace(lang)
        place.deal("updown", 2, seed=7)
        if moments:
            walked(place, moments, 5)
        else:
            forked(place)
        opened.append(Panel(browser, HistoryTab, place, **options))
        return opened[-1]

    yield go
    for each in opened:
        each.page.close()
        assert each.faults == []


def forked(place: Workplace) -> None:
    """Play 1 (the deal) to 4 straight on, then 5 and 6 from 2 on, and stay at 6."""
    bench = place.bench
    for _ in range(3):
        bench.play(bench.legal_moves()[0])
    bench.jump(2)
    for _ in range(2):
        bench.play(bench.legal_moves()[1])


def walker(panel: Panel) -> Locator:
    """What a screen reader is told has the focus."""
    name = panel.page.locator(".tree-view").get_attribute("aria-activedescendant")
    return panel.page.locator(f'[id="{name}"]')


def at(panel: Panel) -> int:
    return int(walker(panel).get_attribute("data-node") or -1)


def press(panel: Panel, *keys: str) -> int:
    panel.page.locator(".tree-view").focus()
    for key in keys:
        panel.page.keyboard.press(key)
    return at(panel)


def test_arrows_walk_along_lines_and_between_branches(open_history: Callable[..., Panel]) -> None:
    panel = open_history()
    assert at(panel) == 6
    assert press(panel, "ArrowLeft") == 5
    assert press(panel, "ArrowUp") == 3
    assert press(panel, "ArrowRight", "ArrowRight") == 4
    assert press(panel, "ArrowDown") == 6
    assert press(panel, "Home") == 0
    assert press(panel, "End") == 6  # the way one came from
    assert panel.place.bench.at.id == 6  # walking alone changes nothing
    assert panel.page.evaluate("model.sent") == []


def test_enter_goes_there_and_the_picture_says_so(open_history: Callable[..., Panel]) -> None:
    panel = open_history()
    press(panel, "Home", "ArrowRight", "ArrowRight", "Enter")
    expect(panel.page.locator("[aria-current=step]")).to_have_attribute("data-node", "2")
    assert panel.place.bench.at.id == 2
    assert panel.page.evaluate("document.activeElement.className") == "tree-view"
    label = walker(panel).get_attribute("aria-label") or ""
    assert label.startswith("2. ")
    assert "2 ways lead on from here." in label
    assert label.endswith("You are here.")
    assert panel.page.locator(".tree-said").inner_text() == label


def test_a_click_goes_there_and_a_pointer_reads(open_history: Callable[..., Panel]) -> None:
    panel = open_history()
    panel.page.locator('[data-node="3"]').hover()
    assert panel.page.locator(".tree-said").inner_text().startswith("3. ")
    panel.page.locator('[data-node="3"]').click()
    expect(panel.page.locator("[aria-current=step]")).to_have_attribute("data-node", "3")
    assert panel.place.bench.at.id == 3


def test_a_note_and_a_name_are_typed_at_the_moment_walked_to(open_history: Callable[..., Panel]) -> None:
    panel = open_history()
    press(panel, "ArrowLeft", "a")
    expect(panel.page.locator('[data-key="note-5"]')).to_be_focused()
    panel.page.keyboard.type("Why not the 9?")
    panel.page.keyboard.press("Tab")
    expect(panel.page.locator('[data-node="5"] .tree-note')).to_have_count(1)
    press(panel, "n")
    expect(panel.page.locator('[data-key="name-5"]')).to_be_focused()
    panel.page.keyboard.type("low cards")
    panel.page.keyboard.press("Enter")
    expect(panel.page.locator('[data-node="5"] .tree-name')).to_have_text("low cards")
    node = panel.place.bench.nodes[5]
    assert (node.note, node.name) == ("Why not the 9?", "low cards")
    assert "Branch: low cards. There is a note." in (walker(panel).get_attribute("aria-label") or "")


def test_two_lines_are_marked_and_compared(open_history: Callable[..., Panel]) -> None:
    panel = open_history()
    panel.page.locator('[data-key="mark-first"]').click()
    panel.page.locator('[data-node="4"]').click()
    panel.page.locator('[data-key="mark-second"]').click()
    moves = panel.page.locator(".sheet").first
    expect(moves.locator("tbody tr")).to_have_count(2)
    expect(moves.locator("tbody th").first).to_have_text("3")


def test_from_right_to_left_the_line_goes_left(open_history: Callable[..., Panel]) -> None:
    panel = open_history("ar")
    boxes = [panel.page.locator(f'[data-node="{number}"]').bounding_box() for number in (0, 1)]
    assert boxes[0]
    assert boxes[1]
    assert boxes[0]["x"] > boxes[1]["x"]
    assert press(panel, "ArrowRight") == 5
    assert press(panel, "ArrowLeft") == 6


@pytest.mark.parametrize("lang", ["en", "ar"])
def test_of_thousands_of_moments_only_those_in_sight_are_in_the_page(
    open_history: Callable[..., Panel], lang: str
) -> None:
    panel = open_history(lang, moments=2000)
    nodes = panel.page.locator(".tree-node")
    assert 0 < nodes.count() < 400
    for key in ("Home", "End", "ArrowUp", "PageUp"):
        press(panel, key)
        assert nodes.count() < 400
        box, view = walker(panel).bounding_box(), panel.page.locator(".tree-view").bounding_box()
        assert box
        assert view
        assert view["x"] <= box["x"] + box["width"] / 2 <= view["x"] + view["width"]
        assert view["y"] <= box["y"] + box["height"] / 2 <= view["y"] + view["height"]


def test_what_is_scrolled_to_is_drawn(open_history: Callable[..., Panel]) -> None:
    panel = open_history(moments=600)
    # The present moment is brought into sight once the picture has its size: only then can it be scrolled away.
    panel.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    panel.page.evaluate("document.querySelector('.tree-view').scrollTo(0, 0)")
    expect(panel.page.locator('[data-node="0"]')).to_be_visible()
    assert panel.page.locator('path[data-kind="way"]').get_attribute("d")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["en", "ar"])
def test_axe_finds_nothing(open_history: Callable[..., Panel], lang: str, scheme: str) -> None:
    panel = open_history(lang, color_scheme=scheme)
    panel.tab.hear("note", {"node": 6, "value": "Here."})
    panel.tab.hear("name", {"node": 5, "value": "low cards"})
    panel.page.evaluate("(view) => model.show(view)", panel.view())
    found = Axe().run(panel.page, context=".tree").response["violations"]
    assert [(each["id"], [node["html"] for node in each["nodes"]]) for each in found] == []


def test_on_a_phone_nothing_sticks_out(open_history: Callable[..., Panel]) -> None:
    panel = open_history(moments=300, viewport={"width": 360, "height": 740})
    assert panel.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
