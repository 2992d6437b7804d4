"""The server of the board alone, and a browser, for all of a module's tests."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.mock.serve import serving

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with serving() as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as play:
        path = os.environ.get("THREEUP_CHROMIUM") or "/usr/bin/chromium"
        found = play.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield found
        found.close()
