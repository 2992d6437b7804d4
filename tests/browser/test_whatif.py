"""What if? in the app: results come while it runs, the board can be played meanwhile, and it can be stopped."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.app import App

LOO = "?view=explore&tab=whatif&game=loo&players=5&seed=3"


def test_a_long_run_shows_what_it_has_found_and_leaves_the_board_usable(visit: Callable[..., App]) -> None:
    app = visit(LOO)
    page = app.page
    page.get_by_label("How often?").select_option("10000")
    page.get_by_role("button", name="Start").click()
    meter = page.get_by_role("progressbar")
    expect(meter).to_be_visible()
    expect(page.get_by_text("So far:")).to_be_visible()
    expect(page.get_by_role("row", name="play your own hand")).to_be_visible()
    app.act("act-fold").click()
    expect(page.get_by_text("The table has changed, so it was stopped.", exact=True)).to_be_visible()
    expect(page.get_by_text(re.compile("^Stopped after"))).to_be_visible()
    expect(page.get_by_text("loo/1 declare")).to_be_visible()
    expect(meter).to_have_count(0)


def test_it_can_be_stopped_and_a_short_run_ends_by_itself(visit: Callable[..., App]) -> None:
    page = visit(LOO).page
    page.get_by_label("How often?").select_option("10000")
    page.get_by_role("button", name="Start").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("So far:")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text(re.compile("^Stopped after"))).to_be_visible()
    page.get_by_label("How often?").select_option("100")
    page.get_by_role("button", name="Start").click()
    said = "Each move was tried 100 times, with the same hidden cards."
    expect(page.locator(".threeup-explore .said").get_by_text(said)).to_be_visible()
    expect(page.locator(".threeup-explore [role=status]")).to_have_text(said)  # to the ear as well
