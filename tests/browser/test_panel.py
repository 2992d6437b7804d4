"""The panel of Explore alone in a browser: with another one beside it, with results coming in, without a clipboard."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.panel import PAGE, Panel
from threeup.app.explore.moves import MovesTab
from threeup.app.explore.position import PositionTab
from threeup.app.explore.workplace import Workplace
from threeup.games import GAMES
from threeup.lab.place import place as at
from threeup.notation.position import format_position
from threeup.session import Table
from threeup.text import catalogue
from threeup.widgets.board import Board
from threeup.widgets.explore import ExplorePanel

if TYPE_CHECKING:
    from playwright.sync_api import Browser

UPDOWN = "updown/1 [g7 b9 bC / g9 / o1] [b3 b5 b6 / g10 / b10] pile: g4 b8 draw: o2 o3 removed: *"


def test_two_panels_in_one_notebook_have_no_name_in_common(browser: Browser) -> None:
    """Each widget loads the module for itself; a label that named a field of another panel would lead there."""
    panel = Panel(browser, PositionTab, Workplace("en"))
    panel.page.evaluate(PAGE, [str(ExplorePanel._esm), panel.view()])
    names = panel.page.evaluate("[...document.querySelectorAll('[id]')].map((each) => each.id)")
    assert panel.page.locator(".threeup-explore").count() == 2
    assert len(names) == len(set(names))
    assert panel.faults == []


def test_two_boards_in_one_notebook_have_no_name_in_common(browser: Browser) -> None:
    panel = Panel(browser, PositionTab, Workplace("en"))
    for game in GAMES:
        board = Board(Table(game=game, seed=7))
        panel.page.evaluate(PAGE, [str(board._esm), board.view])
        sprite = "(sprite) => (window.model.get = (name) => (name === 'view' ? window.model.view : sprite))"
        panel.page.evaluate(sprite, board.sprite)
        panel.page.evaluate("window.model.changed('sprite')")
    names = panel.page.evaluate("[...document.querySelectorAll('[id]')].map((each) => each.id)")
    assert panel.page.locator(".threeup .zones").count() == len(GAMES)
    assert any("-face-" in name for name in names)
    assert len(names) == len(set(names))
    assert panel.faults == []


def test_results_that_come_in_leave_the_place_in_a_table_and_the_focus(browser: Browser) -> None:
    place = Workplace("en")
    place.lay(at(UPDOWN)[1])
    panel = Panel(browser, MovesTab, place, viewport={"width": 600, "height": 700})
    columns = [f"a_column_with_a_long_title_{n}" for n in range(7)]

    def show(title: str, cell: str, notes: list[str]) -> None:
        sheet = {"block": "sheet", "title": title, "columns": columns, "rows": [[cell] * 7] * 3, "notes": notes}
        panel.page.evaluate("(view) => window.model.show(view)", panel.view() | {"blocks": [sheet]})

    show("So far", "1", ["first"])
    box = panel.page.locator(".scroll")
    box.focus()
    box.evaluate("(node) => (node.scrollLeft = 60)")
    show("", "2", ["second", "third"])
    show("Now", "3", ["fourth"])
    expect(box).to_be_focused()
    assert box.evaluate("(node) => node.scrollLeft") == 60
    expect(panel.page.locator("figure")).to_have_text(re.compile("^Now.*(3){3}.*fourth$", re.DOTALL))
    expect(panel.page.locator("figure > *")).to_have_count(3)
    assert panel.faults == []


def test_a_table_with_many_columns_is_a_list_on_a_phone(browser: Browser) -> None:
    place = Workplace("en")
    place.lay(at(UPDOWN)[1])
    panel = Panel(browser, MovesTab, place, viewport={"width": 320, "height": 700})
    columns = ["Move", *(f"a column {n}" for n in range(1, 7))]
    sheet = {"block": "sheet", "title": "All", "columns": columns, "rows": [["play", *"123456"]], "notes": []}
    panel.page.evaluate("(view) => window.model.show(view)", panel.view() | {"blocks": [sheet]})
    box = panel.page.locator(".scroll")
    assert box.evaluate("(node) => node.scrollWidth <= node.clientWidth")
    named = "(node) => getComputedStyle(node, '::before').content"
    assert panel.page.get_by_role("cell").nth(5).evaluate(named) == '"a column 6"'
    expect(panel.page.get_by_role("columnheader")).to_have_count(7)
    assert panel.faults == []


def test_what_could_not_be_copied_is_not_said_to_be(browser: Browser) -> None:
    """A page that is not served safely has no clipboard: the text is offered, once, to be copied by hand."""
    panel = Panel(browser, PositionTab, Workplace("en"))
    panel.page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })")
    for _ in range(2):
        panel.page.locator('[data-key="copy-line"]').click()
    expect(panel.page.locator("input.address")).to_have_count(1)
    panel.page.wait_for_timeout(150)
    assert catalogue("en").text("edit-copy-line", "done") not in panel.page.locator(".threeup-explore").inner_text()
    assert panel.page.locator("[role=status]").text_content() == ""
    held = "{ value: { writeText: async (text) => (window.copied = text) } }"
    panel.page.evaluate(f"Object.defineProperty(navigator, 'clipboard', {held})")
    panel.page.locator('[data-key="copy-line"]').click()
    expect(panel.page.locator("[role=status]")).to_have_text(catalogue("en").text("edit-copy-line", "done"))
    assert panel.page.evaluate("window.copied") == format_position(panel.place.state)
    assert panel.faults == []
