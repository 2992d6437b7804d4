"""How fast the page is, against a bare Voila page of one button in the same run: `python -m benchmarks.page`.

Both servers keep kernels ready, both pages are opened by the same Chromium, in turns. Times are milliseconds: from the
address being opened to the first paint and to something that can be played, cold (nothing cached) and warm; and from a
click to the changed DOM, taken inside the page. The last column is ours divided by the bare page's.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import Browser, Page, sync_playwright

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

ROOT = Path(__file__).parent.parent
OURS = ROOT / "notebooks" / "app.ipynb"
OURS_PLAYABLE = ".hand [role=option]"
OURS_QUERY = "?view=play&players=4&seed=7"
BARE = Path(__file__).parent / "_bare.ipynb"
BARE_PLAYABLE = "button.jupyter-button"
CHROMIUM = "/usr/bin/chromium"
PORTS = (8951, 8952)
SERVE = (
    "import sys; from threeup.app.server import serve; serve(sys.argv[1], port=int(sys.argv[2]), pool=2, fill_delay=0)"
)
# From the click to the first change of the DOM in what is watched; the targets are clicked in turns.
CLICKS = """
async ([targets, watched, times]) => {
  const taken = [];
  const pause = (ms) => new Promise((go) => setTimeout(go, ms));
  for (let i = 0; i < times; i++) {
    const target = document.querySelector(targets[i % targets.length]);
    const begun = performance.now();
    const changed = new Promise((tell) => {
      const eye = new MutationObserver(() => (eye.disconnect(), tell()));
      const what = { childList: true, subtree: true, characterData: true, attributes: true };
      eye.observe(document.querySelector(watched), what);
    });
    target.click();
    await changed;
    taken.push(performance.now() - begun);
    do await pause(30); while (document.querySelector("[data-pending]"));
  }
  return taken;
}
"""
# What is clicked and where the change is watched. Choosing a card is the browser's own work, a hint and undo the
# kernel's as well; undo changes the whole table.
KINDS = {
    "a card chosen": ([f".hand [role=option]:nth-child({n})" for n in range(1, 7)], ".hand"),
    "a hint": (['[data-act="hint"]'], ".why"),
    "undo, redo": (['[data-act="undo"]', '[data-act="redo"]'], ".hand"),
}
# Inside the page, so that Playwright's own waiting is not measured: when the selector first matched something visible.
WATCH = """
(() => {
  const selector = %r;
  const look = () => {
    const found = document.querySelector(selector);
    if (found && found.checkVisibility({ visibilityProperty: true })) window.__playable ??= performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
"""

PLAYABLE = """
() => new Promise((tell) => {
  const look = () => (window.__playable === undefined ? setTimeout(look, 10) : tell(window.__playable));
  look();
})
"""


@dataclass
class Figures:
    """What was measured on one page, in milliseconds."""

    painted_cold: list[float] = field(default_factory=list)
    playable_cold: list[float] = field(default_factory=list)
    painted_warm: list[float] = field(default_factory=list)
    playable_warm: list[float] = field(default_factory=list)
    clicks: dict[str, list[float]] = field(default_factory=dict)


@contextmanager
def served(command: Sequence[str], url: str) -> Iterator[str]:
    """A server in a process of its own, from its first answer on."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603 - our own command
    try:
        for _ in range(300):
            try:
                urllib.request.urlopen(url + "nowhere", timeout=1).close()  # noqa: S310 - a server of ours
            except urllib.error.HTTPError:
                break
            except OSError:
                time.sleep(0.2)
        time.sleep(6)  # kernels get ready
        yield url
    finally:
        process.terminate()
        process.wait(30)


def ours(port: int) -> tuple[list[str], str]:
    """Command and address of our server."""
    return [sys.executable, "-c", SERVE, str(OURS), str(port)], f"http://127.0.0.1:{port}/"


def bare(port: int) -> tuple[list[str], str]:
    """Command and address of stock Voila, pre-heated."""
    options = ["--no-browser", f"--port={port}", "--preheat_kernel=True", "--pool_size=2"]
    return [sys.executable, "-m", "voila", str(BARE), *options], f"http://127.0.0.1:{port}/"


def visit(page: Page, url: str, selector: str) -> tuple[float, float]:
    """Open a page: first paint and playable, from the opening of the address."""
    page.add_init_script(WATCH % selector)
    page.goto(url, wait_until="commit")
    playable = page.evaluate(PLAYABLE)
    painted = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN")
    return float(painted), float(playable)


def measure(browser: Browser, url: str, selector: str, figures: Figures, clicks: int) -> None:
    """One cold and one warm visit, and clicks in the second."""
    context = browser.new_context()
    for painted, playable in (
        (figures.painted_cold, figures.playable_cold),
        (figures.painted_warm, figures.playable_warm),
    ):
        page = context.new_page()
        paint, play = visit(page, url, selector)
        painted.append(paint)
        playable.append(play)
        if clicks and painted is figures.painted_warm:
            page.wait_for_timeout(500)
            click(page, clicks, figures)
        page.close(run_before_unload=True)
        time.sleep(3)  # the next kernel gets ready
    context.close()


def click(page: Page, times: int, figures: Figures) -> None:
    """Click through the kinds; an even number of times each, so that the cards chosen are put back."""
    times -= times % 12
    for kind, (targets, watched) in KINDS.items():
        if kind == "undo, redo":
            play_one_move(page)
        taken = page.evaluate(CLICKS, [targets, watched, times])
        figures.clicks.setdefault(kind, []).extend(taken)


def play_one_move(page: Page) -> None:
    """Lay three cards face up and wait for the others, for something to undo; answer undo's warning once."""
    quiet = '.threeup:not([data-waiting="true"]):not([data-pending])'
    for target in KINDS["a card chosen"][0][:3]:
        page.click(target)
    page.click('[data-act="act-choose"]')
    page.wait_for_selector(".hand:not(:has(:nth-child(4)))")
    page.wait_for_selector(quiet, timeout=60_000)
    page.click('[data-act="undo"]')
    if page.locator(".confirm button").count():
        page.locator(".confirm button").first.click()
    page.wait_for_selector('[data-act="redo"]')
    page.click('[data-act="redo"]')
    page.wait_for_selector('[data-act="redo"]', state="detached")
    page.wait_for_selector(quiet)


def p95(values: list[float]) -> float:
    """The 95th percentile."""
    return statistics.quantiles(values, n=20)[-1]


def report(mine: Figures, other: Figures) -> None:
    """Print the figures side by side."""
    median: Callable[[list[float]], float] = statistics.median
    rows = [
        (f"{what}, {how}", median(getattr(mine, name)), median(getattr(other, name)))
        for what, short in (("first paint", "painted"), ("playable", "playable"))
        for how in ("cold", "warm")
        for name in (f"{short}_{how}",)
    ]
    print(f"{'milliseconds':24}{'threeup':>10}{'bare Voila':>12}{'ratio':>8}")
    for name, a, b in rows:
        print(f"{name:24}{a:10.0f}{b:12.0f}{a / b:8.2f}")
    print(f"\n{'from click to DOM':24}{'median':>10}{'95th':>12}")
    for kind, taken in mine.clicks.items():
        print(f"{kind:24}{median(taken):10.1f}{p95(taken):12.1f}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5, help="visits of each kind to each page")
    parser.add_argument("--clicks", type=int, default=60, help="clicks a round")
    options = parser.parse_args()
    mine, other = Figures(), Figures()
    with served(*ours(PORTS[0])) as our_url, served(*bare(PORTS[1])) as bare_url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for _ in range(options.rounds):
            measure(browser, our_url + OURS_QUERY, OURS_PLAYABLE, mine, options.clicks)
            measure(browser, bare_url, BARE_PLAYABLE, other, 0)
        browser.close()
    report(mine, other)


if __name__ == "__main__":
    main()
