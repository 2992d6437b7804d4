"""One server with the real app and one browser for all of a module's tests."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.app import App
from tests.server.process import Server, serving

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

NOTEBOOK = Path(__file__).parents[2] / "notebooks" / "app.ipynb"


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """The app, with two kernels kept ready."""
    with serving(str(NOTEBOOK), pool=2, places=12, fill_delay=0.0) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The system's Chromium; for one module, as Playwright's loop keeps others from running theirs."""
    with sync_playwright() as play:
        path = os.environ.get("THREEUP_CHROMIUM") or "/usr/bin/chromium"
        found = play.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., App]]:
    """Opens the app at an address; all tabs are closed after the test, and must have been free of faults."""
    opened: list[App] = []

    def go(query: str = "", **options: Any) -> App:
        opened.append(App(browser, server, query, **options))
        return opened[-1]

    yield go
    for app in opened:
        app.close()
