"""One page with the board alone, as the tests use it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


class Table:
    """One page with the board, and the faults it reported."""

    def __init__(self, browser: Browser, address: str, query: str = "", **options: Any) -> None:
        self.faults: list[str] = []
        options = {"reduced_motion": "reduce", "viewport": {"width": 1200, "height": 850}} | options
        self.page: Page = browser.new_page(**options)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda m: self.faults.append(m.text) if m.type == "error" else None)
        self.page.goto(f"{address}/?{query}")
        self.page.wait_for_selector("html[data-ready]")

    def sent(self, *names: str) -> list[Any]:
        """What the board sent so far: whole messages, or the named fields of each."""
        messages: list[dict[str, Any]] = self.page.evaluate("model.sent")
        return [[m.get(name) for name in names] for m in messages] if names else messages

    def show(self, change: str = "", scene: str = "middle", **options: Any) -> None:
        """Give the board a new view: a scene with options, then `change` done to it."""
        script = f"(o) => {{ const v = scenes.{scene}(o); {change}; model.set('view', v); }}"
        self.page.evaluate(script, {"version": 8} | options)

    def card(self, key: str) -> Any:
        return self.page.locator(f'[role=option][data-key="{key}"]')

    def focused(self) -> str | None:
        found: str | None = self.page.evaluate(
            "document.activeElement.dataset.key ?? document.activeElement.dataset.act"
        )
        return found
