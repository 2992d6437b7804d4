"""Explore's part on house rules in a browser: choosing rules, and going to the moments that differ."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.panel import Panel, walked
from threeup.app.explore.variants import VariantsTab
from threeup.app.explore.workplace import Workplace

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def test_house_rules_are_chosen_compared_and_a_moment_gone_to(browser: Browser) -> None:
    place = Workplace("en")
    place.deal("updown", 3, seed=7)
    walked(place, 40, seed=1, branching=0)
    panel = Panel(browser, VariantsTab, place)
    page = panel.page
    page.get_by_label("Taking the pile by choice").focus()
    page.get_by_label("Taking the pile by choice").select_option("yes")
    expect(page.get_by_text("With the other rules,").first).to_be_visible()
    page.get_by_text("All other house rules").wait_for()
    expect(page.get_by_label("Taking the pile by choice")).to_be_focused()
    expect(page.get_by_label("Cards in a set")).to_be_hidden()
    page.get_by_role("button", name="The whole game").click()
    page.get_by_text("The moments, one by one").click()
    page.get_by_role("button", name="Before move").first.click()
    expect(page.locator("button[aria-current=true]")).to_be_visible()  # the list stays open
    assert place.bench.at.depth < 39
    page.close()
    assert panel.faults == []
