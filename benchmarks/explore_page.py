"""How fast Explore is drawn: `python -m benchmarks.explore_page`.

First all moves of a position with 40 candidates: explained and made into blocks by Python, then drawn by the browser
with all that is folded open; the two together are to stay under 50. Then a long history: one panel of Explore in
Chromium, without a kernel, with a game of 2,000 moments on many branches: Python making what is sent (anew, and after
one more move), the browser drawing it, one step with an arrow key, one frame while scrolling right across. Times are
milliseconds, the middle and the largest of many.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.explore import FORTY
from tests.browser.panel import Panel, walked
from threeup.app.explore.history import HistoryTab
from threeup.app.explore.moves import MovesTab
from threeup.app.explore.workplace import Workplace
from threeup.notation.position import parse_position

CHROMIUM = "/usr/bin/chromium"
# From the key to the next frame that is painted; half of the steps go back.
KEYS = """
async (times) => {
  const view = document.querySelector(".tree-view");
  const taken = [];
  for (let i = 0; i < times; i += 1) {
    const key = i % 40 < 20 ? "ArrowLeft" : "ArrowRight";
    const begun = performance.now();
    view.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    view.getBoundingClientRect();
    taken.push(performance.now() - begun);
    await new Promise(requestAnimationFrame);
  }
  return taken;
}
"""
ALL_MOVES = """
([view, times]) => {
  const taken = [];
  const open = view.blocks.map(function opened(block) {
    const items = (block.items ?? []).map((each) => (each.block ? opened(each) : each));
    return { ...block, items, ...(block.block === "group" && block.opened !== null ? { opened: true } : {}) };
  });
  for (let i = 0; i < times; i += 1) {
    model.show({ ...view, blocks: [] });
    const begun = performance.now();
    model.show({ ...view, blocks: open });
    document.querySelector(".part").getBoundingClientRect();
    taken.push(performance.now() - begun);
  }
  return taken;
}
"""
SCROLL = """
async (frames) => {
  const view = document.querySelector(".tree-view");
  const taken = [];
  let last = await new Promise(requestAnimationFrame);
  for (let i = 0; i < frames; i += 1) {
    view.scrollTo((view.scrollWidth * i) / frames, (view.scrollHeight * i) / frames);
    const now = await new Promise(requestAnimationFrame);
    taken.push(now - last);
    last = now;
  }
  return taken;
}
"""
DRAW = """
([view, times]) => {
  const taken = [];
  for (let i = 0; i < times; i += 1) {
    const begun = performance.now();
    model.show({ ...view, blocks: [{ ...view.blocks[0], label: `history ${i}` }, ...view.blocks.slice(1)] });
    document.querySelector(".tree-view").getBoundingClientRect();
    taken.push(performance.now() - begun);
  }
  return taken;
}
"""


def shown(name: str, taken: list[float]) -> None:
    """Print one line of the table."""
    print(f"{name:44} {statistics.median(taken):8.1f} {max(taken):8.1f}")


def made(panel: Panel, times: int = 10) -> tuple[list[float], list[float]]:
    """Time what Python does: everything anew, and again after going elsewhere."""
    anew: list[float] = []
    again: list[float] = []
    for turn in range(times):
        tab = HistoryTab(panel.place)
        for into in (anew, again):
            panel.place.bench.jump(panel.place.bench.nodes[-1 - turn].id)
            begun = time.perf_counter()
            json.dumps(list(tab.blocks()))
            into.append(1000 * (time.perf_counter() - begun))
    return anew, again


def in_browser(page: Page, panel: Panel) -> None:
    """Time what the browser does."""
    shown("browser: drawn anew", page.evaluate(DRAW, [panel.view(), 20]))
    shown("browser: one step with an arrow key", page.evaluate(KEYS, 200))
    print(f"{page.locator('.tree-node').count()} moments in the page at once")
    shown("browser: one frame while scrolling", page.evaluate(SCROLL, 300))


def every_move(browser: Browser) -> None:
    """Time the list of all moves, from the position to what stands in the page."""
    place = Workplace("en")
    place.lay(parse_position(FORTY).state())
    panel = Panel(browser, MovesTab, place)
    taken = []
    for _ in range(20):
        begun = time.perf_counter()
        json.dumps(list(MovesTab(place).blocks()))
        taken.append(1000 * (time.perf_counter() - begun))
    shown("Python: 40 candidates explained, blocks made", taken)
    shown("browser: all of it drawn", panel.page.evaluate(ALL_MOVES, [panel.view(), 20]))


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moments", type=int, default=2000)
    moments = parser.parse_args().moments
    place = Workplace("en")
    place.deal("updown", 4, seed=7)
    walked(place, moments, 5)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        print("".ljust(44), "  median      max")
        every_move(browser)
        panel = Panel(browser, HistoryTab, place)
        print(f"{moments} moments, {len(json.dumps(panel.view())):,} bytes sent".ljust(44), "  median      max")
        for name, taken in zip(("Python: first made", "Python: made again after a move"), made(panel), strict=True):
            shown(name, taken)
        in_browser(panel.page, panel)
        browser.close()


if __name__ == "__main__":
    main()
