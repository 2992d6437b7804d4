"""A part of Explore alone in a browser: its panel without a kernel, Python answering what is pressed."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from threeup.text import direction
from threeup.widgets.explore import ExplorePanel

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Page

    from threeup.app.explore.tab import Tab
    from threeup.app.explore.workplace import Workplace

PAGE = """
async ([code, first]) => {
  const heard = {};
  window.model = {
    view: first,
    sent: [],
    get: (name) => (name === "view" ? window.model.view : ""),
    on: (name, run) => (heard[name] = run),
    off: () => {},
    changed: (name) => heard[`change:${name}`](),
    show: (view) => {
      window.model.view = view;
      heard["change:view"]();
    },
    send: async (content) => {
      window.model.sent.push(content);
      window.model.show(await window.pressed(content));
    },
  };
  const module = await import(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
  const el = document.createElement("div");
  document.body.append(el);
  module.default.render({ model: window.model, el });
}
"""


def walked(place: Workplace, moves: int, seed: int, branching: float = 0.05) -> None:
    """Play at random on the bench, now and then from an earlier moment on, until there are so many moments."""
    rng = random.Random(seed)
    bench = place.bench
    while len(bench.nodes) < moves:
        if bench.to_act is None or rng.random() < branching:
            bench.jump(rng.randrange(len(bench.nodes)))
        else:
            bench.play(rng.choice(bench.legal_moves()))


class Panel:
    """One page with one part in it, and the faults it reported."""

    def __init__(self, browser: Browser, make: Callable[[Workplace], Tab], place: Workplace, **options: Any) -> None:
        self.place = place
        self.tab = make(place)
        place.moved = self.tab.moved
        self.faults: list[str] = []
        context = {"reduced_motion": "reduce", "viewport": {"width": 900, "height": 900}} | options
        self.page: Page = browser.new_page(**context)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        self.page.expose_function("pressed", self._pressed)
        css = str(ExplorePanel._css)
        self.page.set_content(
            f"<!doctype html><html lang=en><title>Explore</title><style>body {{ margin: 0 }} {css}</style><body></body>"
        )
        self.page.evaluate(PAGE, [str(ExplorePanel._esm), self.view()])

    def view(self) -> dict[str, Any]:
        """Give what the panel is sent."""
        lang = self.place.lang
        tabs = [{"id": self.tab.id, "label": self.tab.id}]
        frame = {"lang": lang, "dir": direction(lang), "tab": self.tab.id, "tabs": tabs, "intro": "", "bar": []}
        return {
            **frame,
            "notice": [],
            "blocks": list(self.tab.blocks()),
            "strings": {"parts": "parts", "table": "table"},
        }

    def _pressed(self, content: dict[str, Any]) -> dict[str, Any]:
        if isinstance(content.get("do"), str):
            self.tab.hear(content["do"], content)
        return self.view()
