"""Take the README's pictures, docs/board.png and docs/loo.png: the real board of the real app in mid-game."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402

from tests.browser.app import App  # noqa: E402
from tests.server.process import serving  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable

DOCS = ROOT / "docs"
SIZE = {"width": 1200, "height": 880}
MOST_TURNS = 40


def updown(app: App) -> None:
    """Lay three cards face up, play two turns, and try a card that is too low."""
    app.choose_three()
    for _ in range(2):
        app.play_one()
    app.low_card().click()


def loo(app: App) -> None:
    """Play on, deal after deal, until a card may not be played to a trick that others lead; try it."""
    forbidden = app.page.locator('.threeup:has(.laid) .hand [data-playable="false"]')
    for _ in range(MOST_TURNS):
        app.quiet()
        trick = app.page.locator(".laid").count()
        if forbidden.count() and trick > 1 and app.page.locator(".laid [data-face]").count() == trick:
            forbidden.first.click()
            return
        if app.page.locator('[data-act="act-play"]').count():
            app.page.locator('.hand [data-playable="true"]').first.click()
            app.act("act-play").click()
        else:
            app.page.locator(".bar .choice, .bar .main").first.click()


PICTURES: dict[str, tuple[str, Callable[[App], None]]] = {
    "board.png": ("?view=play&players=4&seed=7", updown),
    "loo.png": ("?view=play&game=loo&players=5&seed=7", loo),
}


def main() -> None:
    """Play up to the moment of each picture, and take it."""
    with serving(str(ROOT / "notebooks" / "app.ipynb"), pool=1) as server, sync_playwright() as play:
        path = os.environ.get("THREEUP_CHROMIUM") or "/usr/bin/chromium"
        browser = play.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for name, (address, go) in PICTURES.items():
            app = App(browser, server, address, viewport=SIZE)
            go(app)
            app.page.screenshot(path=DOCS / name, full_page=True)
            app.close()
            print((DOCS / name).relative_to(ROOT))
        browser.close()


if __name__ == "__main__":
    main()
