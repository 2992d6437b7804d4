"""The app as somebody at a browser has it: what is on the page, and what they do there."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Locator, Page, WebSocket

    from tests.server.process import Server

CALM: dict[str, Any] = {"reduced_motion": "reduce", "viewport": {"width": 1200, "height": 900}, "locale": "en-GB"}
# A table is quiet when it neither waits for a computer player nor for an answer.
QUIET = '.threeup:not([data-waiting="true"]):not([data-pending])'
MOST_TABS = 80


class App:
    """One tab with the app, what it received and whatever went wrong in it."""

    def __init__(self, browser: Browser, server: Server, query: str = "", **options: Any) -> None:
        self.server = server
        self.context = browser.new_context(**{**CALM, **options})
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.requests: list[str] = []
        self.frames: list[bytes] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("websocket", self._listen)
        self.page.goto(server.url + query)
        expect(self.page.locator(".threeup-shell header")).to_be_visible(timeout=30_000)

    def _listen(self, socket: WebSocket) -> None:
        self.requests.append(socket.url.replace("ws", "http", 1))
        socket.on("framereceived", lambda data: self.frames.append(data if isinstance(data, bytes) else data.encode()))

    def close(self) -> None:
        """Leave as a person does; nothing may have gone wrong meanwhile."""
        if not self.page.is_closed():
            leave(self.page)
        self.context.close()
        assert self.faults == []

    # ------------------------------------------------------------------------------------------ what there is

    def card(self, index: int) -> Locator:
        """A card of the hand, from the left in reading direction."""
        return self.page.locator(".hand [role=option]").nth(index)

    def act(self, name: str) -> Locator:
        """A button of the board by its fixed name, whatever the language."""
        return self.page.locator(f'[data-act="{name}"]')

    def quiet(self) -> None:
        """Wait until a person is to act."""
        expect(self.page.locator(QUIET)).to_have_count(1, timeout=60_000)

    def drawn(self) -> tuple[str, ...]:
        """What lies on the table: every card's face, in the order of the page."""
        faces: list[str] = self.page.evaluate("[...document.querySelectorAll('[data-face]')].map(n => n.dataset.face)")
        return tuple(faces)

    def said(self) -> set[str]:
        """All words of the page with a letter in them, seen or spoken."""
        found: list[str] = self.page.evaluate(
            """() => {
              const texts = [];
              const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
              while (walk.nextNode()) {
                const { parentElement } = walk.currentNode;
                if (!parentElement.closest("script, style, option[lang]")) texts.push(walk.currentNode.data.trim());
              }
              for (const name of ["aria-label", "aria-description", "title", "placeholder"])
                for (const node of document.querySelectorAll(`[${name}]`)) texts.push(node.getAttribute(name));
              return texts;
            }"""
        )
        return {text for text in found if re.search(r"[^\W\d_]", text)}

    def views(self) -> Iterator[dict[str, Any]]:
        """Every picture of the table that came from the server."""
        for frame in self.frames:
            for state in states(frame):
                if "seats" in state.get("view", {}):
                    yield state["view"]

    # ------------------------------------------------------------------------------------------- what one does

    def tab_to(self, target: Locator) -> None:
        """Press Tab until the focus is on, or in, the target."""
        for _ in range(MOST_TABS):
            if target.evaluate("node => node.contains(document.activeElement)"):
                return
            self.page.keyboard.press("Tab")
        pytest.fail(f"Tab never reaches {target}")

    def walk_to(self, target: Locator) -> None:
        """From inside a list or toolbar, go to one of its items by arrow keys."""
        rtl = self.page.locator(".threeup").get_attribute("dir") == "rtl"
        self.page.keyboard.press("Home")
        for _ in range(MOST_TABS):
            if target.evaluate("node => node === document.activeElement"):
                return
            self.page.keyboard.press("ArrowLeft" if rtl else "ArrowRight")
        pytest.fail(f"arrows never reach {target}")

    def choose_three(self) -> None:
        """Lay the first three cards face up, by mouse."""
        for index in range(3):
            self.card(index).click()
        self.act("act-choose").click()
        self.quiet()

    def play_one(self) -> None:
        """Play the first card that may be played, by mouse; without one, take the pile."""
        playable = self.page.locator('.hand [data-playable="true"]')
        if playable.count():
            playable.first.click()
            self.act("act-play").click()
        else:
            self.act("act-pick-up").click()
        self.quiet()

    def low_card(self) -> Locator:
        """Play on until a card of the hand may not be played; that card."""
        low = self.page.locator('.hand [data-playable="false"]')
        for _ in range(10):
            if low.count():
                return low.first
            self.play_one()
        pytest.fail("every card may be played, time and again")


def leave(page: Page) -> None:
    """Close a tab as a person does, and wait until it is gone: its goodbye frees the kernel."""
    with page.expect_event("close"):
        page.close(run_before_unload=True)


def faces(found: Any) -> list[str]:
    """Every face named anywhere inside."""
    if isinstance(found, list):
        return [face for each in found for face in faces(each)]
    if not isinstance(found, dict):
        return []
    own = [found["face"]] if "face" in found else []
    return [face for face in own if face not in {"back", "empty"}] + faces(list(found.values()))


def states(frame: bytes) -> Iterator[dict[str, Any]]:
    """States of widgets in a frame of the kernel's protocol: a list of offsets, then its parts."""
    count = int.from_bytes(frame[:8], "little")
    if not 2 <= count <= 20:
        return
    offsets = [int.from_bytes(frame[8 * (i + 1) : 8 * (i + 2)], "little") for i in range(count)]
    for begin, end in pairwise(offsets):
        try:
            part = json.loads(frame[begin:end])
        except ValueError:
            continue
        data = part.get("data") if isinstance(part, dict) else None
        if isinstance(data, dict):
            found = [data.get("state"), *(model["state"] for model in data.get("states", {}).values())]
            yield from (state for state in found if isinstance(state, dict))
