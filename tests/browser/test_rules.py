"""Explore's rule book in a browser: found while typing, opened, laid on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.panel import Panel
from threeup.app.explore.rules import RulesTab
from threeup.app.explore.workplace import Workplace
from threeup.lab.book import book

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def test_a_rule_is_found_while_typing_opened_and_laid_on_the_board(browser: Browser) -> None:
    place = Workplace("en")
    panel = Panel(browser, RulesTab, place)
    page = panel.page
    field = page.get_by_label("Search the rules")
    field.press_sequentially("at leest", delay=20)
    rule = page.get_by_role("button", name="At least the top card").first
    expect(rule).to_be_visible()
    expect(field).to_be_focused()
    rule.focus()
    page.keyboard.press("Enter")
    entry = book("updown")["updown.discard.at-least-top"]
    assert entry.deciding is not None
    expect(page.get_by_text(entry.deciding.line)).to_be_visible()
    expect(rule).to_be_focused()
    page.get_by_role("button", name="Show it on the board").click()
    expect(page.get_by_text(entry.deciding.line)).to_be_visible()
    assert place.state == entry.deciding.state
    page.close()
    assert panel.faults == []


def test_a_rule_opened_from_elsewhere_is_in_sight_in_its_section(browser: Browser) -> None:
    place = Workplace("ar")

    def opened(at: Workplace) -> RulesTab:
        tab = RulesTab(at)
        tab.open_rule("loo.play.must-head")
        return tab

    panel = Panel(browser, opened, place)
    entry = book("loo")["loo.play.must-head"]
    assert entry.deciding is not None
    expect(panel.page.get_by_text(entry.deciding.line)).to_be_visible()
    assert panel.page.locator("details[open]").count() == 1
    assert panel.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    panel.page.close()
    assert panel.faults == []
