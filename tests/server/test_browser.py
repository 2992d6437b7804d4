"""The page in a real browser."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from threeup.app.server.languages import words

from .process import Server, serving, until

if TYPE_CHECKING:
    from collections.abc import Callable


FILES = re.compile(r"/static/[0-9a-f]+/")


def opened(page: Page, server: Server, query: str = "") -> Page:
    """The page, playable."""
    page.goto(server.url + query)
    expect(page.locator(".card")).to_have_count(15)
    return page


def test_the_table_is_there_before_the_kernel_and_the_cards_after(page: Page, server: Server) -> None:
    held: list[Route] = []
    page.route(re.compile(r"page\.js"), lambda route: held.append(route))  # noqa: PLW0108 - Playwright marks its handlers
    page.goto(server.url + "?lang=cy", wait_until="commit")
    expect(page.get_by_role("status")).to_have_text(words()["cy"]["loading"])
    expect(page.locator("#threeup-skeleton .k").first).to_be_visible()
    held[0].continue_()
    expect(page.locator(".card")).to_have_count(15)
    expect(page.locator("#threeup-skeleton")).to_have_count(0)
    assert page.evaluate("document.documentElement.lang") == "cy"


def test_a_click_is_answered_and_nothing_is_asked_of_another_host(page: Page, server: Server) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url.replace("ws", "http", 1)))
    opened(page, server, "?seed=7")
    expect(page.locator(".note")).to_have_text("seed 7")
    page.locator(".card").nth(2).click()
    expect(page.locator(".card").nth(2)).to_have_text("turned 1")
    assert len(asked) > 4
    assert [url for url in asked if not url.startswith((server.url, "blob:", "data:"))] == []


def test_the_kernel_may_change_the_pages_language_and_direction(page: Page, server: Server) -> None:
    opened(page, server, "?lang=ar")
    expect(page).to_have_title("بطاقات")
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dir]") == ["ar", "rtl"]


def test_closing_a_tab_frees_its_kernel(browser: Browser) -> None:
    with serving(pool=0) as server:
        context = browser.new_context()
        tabs = [opened(context.new_page(), server) for _ in range(2)]
        assert len(server.kernels()) == 2
        for tab in tabs:
            tab.close(run_before_unload=True)
        until(lambda: not server.kernels(), "the kernels to end")
        context.close()


def test_a_page_whose_file_failed_is_loaded_once_more(page: Page, server: Server) -> None:
    failures: list[str] = []

    def fail_once(route: Route) -> None:
        if failures:
            route.continue_()
        else:
            failures.append(route.request.url)
            route.abort()

    page.route(re.compile(r"anywidget\.js"), fail_once)
    opened(page, server)
    assert len(failures) == 1


@pytest.mark.parametrize("lang", ["en", "cy", "is", "ar"])
def test_a_page_that_fails_again_says_so(page: Page, server: Server, lang: str) -> None:
    page.route(FILES, lambda route: route.abort())
    page.goto(f"{server.url}?lang={lang}")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(words()[lang]["failed"])
    expect(alert.get_by_role("button")).to_have_text(words()[lang]["reload"])


def test_a_notebook_that_breaks_says_so_and_keeps_its_traceback(page: Page) -> None:
    with serving("broken.ipynb", pool=0) as server:
        page.goto(server.url + "?lang=is")
        expect(page.get_by_role("alert")).to_contain_text(words()["is"]["failed"])
        html = page.content()
        assert "secret" not in html
        assert "Traceback" not in html


def test_a_page_comes_back_after_a_short_break_of_the_net(page: Page, server: Server) -> None:
    opened(page, server)
    page.locator(".card").nth(0).click()
    expect(page.locator(".card").nth(0)).to_have_text("turned 1")
    page.evaluate("threeup.link.socket.close()")
    page.locator(".card").nth(1).click()  # kept, and sent when the net is back
    expect(page.locator(".card").nth(1)).to_have_text("turned 2")
    expect(page.get_by_role("alert")).to_have_count(0)


def killed(page: Page, server: Server) -> None:
    """As the system does when memory is out."""
    name = page.evaluate("threeup.link.kernel").rpartition("/")[2]
    next(kernel for kernel in server.kernels() if name in " ".join(kernel.cmdline())).kill()


def culled(page: Page, server: Server) -> None:
    """As the server does after a long time."""
    cookie = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "_xsrf")
    address = server.url.rstrip("/") + page.evaluate("threeup.link.kernel")
    assert page.request.post(address, form={"_xsrf": cookie}).ok


@pytest.mark.parametrize("how", [killed, culled])
def test_a_lost_kernel_is_said_and_leads_on(page: Page, server: Server, how: Callable[[Page, Server], None]) -> None:
    opened(page, server, "?lang=cy")
    how(page, server)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(words()["cy"]["disconnected"], timeout=25_000)
    expect(alert.get_by_role("button")).to_be_visible()


def test_standard_widgets_work(page: Page) -> None:
    with serving("widgets.ipynb", pool=0) as server:
        opened(page, server)
        expect(page.get_by_text("a line")).to_be_visible()
        expect(page.locator("pre").last).to_have_text("2")
        expect(page.locator(".noUi-handle")).to_be_visible()
        page.get_by_role("button", name="go", exact=True).click()
        expect(page.get_by_text("gone 3")).to_be_visible()
        expect(page.get_by_text("printed")).to_be_visible()
        expect(page.locator("em.inside")).to_be_visible()
        page.locator(".card").nth(4).click()
        expect(page.locator(".card").nth(4)).to_have_text("turned 1")
