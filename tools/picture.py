"""Take docs/board.png, the README's picture: the real board of the real app in the middle of a game."""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402

from tests.browser.app import App  # noqa: E402
from tests.server.process import serving  # noqa: E402

PICTURE = ROOT / "docs" / "board.png"
SIZE = {"width": 1200, "height": 880}


def main() -> None:
    """Deal number 7 for four, play a few turns, try a card that is too low, and take the picture."""
    with serving(str(ROOT / "notebooks" / "app.ipynb"), pool=1) as server, sync_playwright() as play:
        path = os.environ.get("THREEUP_CHROMIUM") or "/usr/bin/chromium"
        browser = play.chromium.launch(executable_path=path, args=["--no-sandbox"])
        app = App(browser, server, "?view=play&players=4&seed=7", viewport=SIZE)
        app.choose_three()
        for _ in range(2):
            app.play_one()
        app.low_card().click()
        app.page.screenshot(path=PICTURE, full_page=True)
        app.close()
        browser.close()
    print(PICTURE.relative_to(ROOT))


if __name__ == "__main__":
    main()
