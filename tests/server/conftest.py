"""One server and one browser for the tests that can share them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from .process import Server, serving

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A server with two kernels kept ready."""
    with serving(pool=2, places=12, fill_delay=0.0) as running:
        yield running


@pytest.fixture(scope="module")
def unheated() -> Iterator[Server]:
    """A server that keeps no kernel ready."""
    with serving(pool=0) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium; for one module, as Playwright's loop keeps others from running theirs."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """An empty tab of a browser with nothing remembered; closed as a person closes it."""
    context = browser.new_context(locale="en-GB")
    tab = context.new_page()
    yield tab
    if not tab.is_closed():
        tab.close(run_before_unload=True)
    context.close()
