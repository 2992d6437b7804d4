"""The play view inside JupyterLab, in a real browser."""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import TimeoutError, expect, sync_playwright  # noqa: A004 - Playwright's own

from tests.browser.app import QUIET
from tests.server.process import PATIENCE, until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page, Playwright

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"


@pytest.fixture
def lab(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """The address at which JupyterLab has a copy of a notebook of ours open."""
    shutil.copy(NOTEBOOKS / request.param, tmp_path)
    token = secrets.token_hex(16)
    command = [sys.executable, "-m", "jupyterlab", "--no-browser", "--ServerApp.port=0", "--allow-root"]
    folders = {name: str(tmp_path / name) for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR")}
    process = subprocess.Popen(
        [
            *command,
            f"--IdentityProvider.token={token}",
            "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        ],
        cwd=tmp_path,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **folders},
    )
    said: list[str] = []
    assert process.stderr is not None
    follower = threading.Thread(target=said.extend, args=(process.stderr,), daemon=True)
    follower.start()

    def address() -> str:
        assert process.poll() is None, "".join(said)
        found = re.search(r"(http://(?:127\.0\.0\.1|localhost):\d+/lab)\?token", "".join(said))
        return found[1] if found else ""

    try:
        until(lambda: bool(address()), "JupyterLab's address")
        yield f"{address()}/tree/{request.param}?reset&token={token}"
    finally:
        process.terminate()
        process.wait(PATIENCE)
        follower.join(PATIENCE)
        process.stderr.close()


def run_all(page: Page, first: str) -> None:
    """Run all cells by the menu; again where a busy JupyterLab lost the click, or asks something before it listens."""
    for _ in range(4):
        with contextlib.suppress(TimeoutError):
            page.get_by_role("menuitem", name="Run", exact=True).click(timeout=5_000)
            page.locator('[data-command="runmenu:run-all"]').click(timeout=5_000)
            page.locator(first).first.wait_for(timeout=20_000)
            return
        page.keyboard.press("Escape")


def opened(play: Playwright, address: str) -> Page:
    """Open the notebook; before its kernel is there, its menus are filled anew under the pointer."""
    path = os.environ.get("THREEUP_CHROMIUM") or "/usr/bin/chromium"
    browser = play.chromium.launch(executable_path=path, args=["--no-sandbox"])
    page = browser.new_page(reduced_motion="reduce", viewport={"width": 1400, "height": 1000}, locale="en-GB")
    page.goto(address)
    page.locator('.jp-Notebook-ExecutionIndicator[data-status="idle"]').wait_for(timeout=60_000)
    return page


@pytest.mark.parametrize("lab", ["play.ipynb"], indirect=True)
def test_the_board_is_played_in_jupyterlab(lab: str) -> None:
    with sync_playwright() as play:
        page = opened(play, lab)
        run_all(page, ".threeup .hand")
        hand = page.locator(".threeup .hand [role=option]")
        expect(hand).to_have_count(6, timeout=60_000)
        cells = page.locator(".jp-Notebook .jp-Cell")
        before = cells.count()
        hand.first.click()
        for key in "abdd":  # in JupyterLab's command mode: a cell above, a cell below, cut
            page.keyboard.press(key)
        expect(hand.first).to_be_focused()
        assert cells.count() == before
        hand.nth(1).click()
        hand.nth(2).click()
        page.locator('[data-act="act-choose"]').click()
        expect(hand).to_have_count(3)
        page.locator(QUIET).wait_for(timeout=60_000)  # a hint out of turn would be refused
        page.locator('[data-act="hint"]').click()
        expect(page.locator(".threeup .why")).to_have_attribute("data-kind", re.compile("good|bad"))


@pytest.mark.parametrize("lab", ["learn.ipynb"], indirect=True)
def test_a_lesson_is_learnt_in_jupyterlab(lab: str) -> None:
    with sync_playwright() as play:
        page = opened(play, lab)
        run_all(page, ".course")
        cells = page.locator(".jp-Notebook .jp-Cell")
        before = cells.count()
        page.locator('[data-key="updown.at-least-top"]').click()
        page.locator('[data-key="dot-2"]').click()
        hand = page.locator(".threeup .hand [role=option]")
        expect(hand).to_have_count(3, timeout=60_000)
        hand.nth(1).click()
        for key in "abdd":  # in JupyterLab's command mode: a cell above, a cell below, cut
            page.keyboard.press(key)
        assert cells.count() == before
        page.locator('[data-act="act-play"]').click()
        expect(page.locator(".said")).to_have_attribute("data-mood", "bad")
        hand.nth(2).click()  # the card that was refused makes way for it
        expect(page.locator(".threeup .hand [aria-selected=true]")).to_have_count(1)
        page.locator('[data-act="act-play"]').click()
        expect(page.locator(".said")).to_have_attribute("data-mood", "good")


@pytest.mark.parametrize("lab", ["explore.ipynb"], indirect=True)
def test_a_table_is_explored_in_jupyterlab(lab: str) -> None:
    with sync_playwright() as play:
        page = opened(play, lab)
        run_all(page, ".threeup-explore .part")
        expect(page.locator(".threeup .hand [role=option]")).to_have_count(6, timeout=60_000)
        cells = page.locator(".jp-Notebook .jp-Cell")
        before = cells.count()
        page.locator('.threeup-explore [data-key="tab-position"]').click()
        line = page.locator('.threeup-explore [data-key="line"]')
        line.fill("")
        line.press_sequentially("updown/1 [g7 bd] [b8]")  # in JupyterLab's command mode: cells above and below, cut
        expect(line).to_be_focused()
        expect(line).to_have_attribute("aria-invalid", "true")
        line.fill("updown/1 [g7 b9] [b8] pile: g4 removed: *")
        page.locator('.threeup-explore [data-key="lay"]').click()
        expect(page.locator(".threeup .hand [role=option]")).to_have_count(2)
        assert page.locator('.threeup-explore [data-key="copy-link"]').count() == 0  # no address leads into a notebook
        page.locator('.threeup-explore [data-key="tab-moves"]').click()
        page.locator('.threeup-explore [data-key^="play "]').first.click()
        for key in "abdd":
            page.keyboard.press(key)
        assert cells.count() == before
        expect(page.locator(".threeup-explore .part")).to_contain_text("Next to move: Quick Fox.")
        board, panel = (page.locator(each).bounding_box() for each in (".threeup", ".threeup-explore"))
        assert board
        assert panel
        assert panel["x"] + panel["width"] <= 1400
        assert board["x"] + board["width"] <= panel["x"] or board["y"] + board["height"] <= panel["y"] + 1
        light = page.locator(".threeup-explore").evaluate("node => getComputedStyle(node).backgroundColor")
        page.emulate_media(color_scheme="dark")
        page.evaluate("document.body.dataset.jpThemeLight = 'false'")
        dark = page.locator(".threeup-explore").evaluate("node => getComputedStyle(node).backgroundColor")
        assert light != dark
