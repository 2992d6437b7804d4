"""The app's pages: addresses, languages, sizes, schemes, what assistive technology is told, and the first paint."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # ships no types
from playwright.sync_api import expect

from tests.browser.app import CALM, leave
from threeup.text import LANGUAGES, catalogue, direction

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser

    from tests.browser.app import App
    from tests.server.process import Server

DEAL = "?view=play&players=4&seed=7"
# A socket that never opens. Playwright's own way to hold one back now and then keeps its context from closing.
SILENT = "window.WebSocket = class extends EventTarget { readyState = 0; send() {} close() {} };"
# Names that are the same in every language.
SAME = {"threeup", "3UP 3DOWN"}


def test_a_deep_link_opens_the_deal_in_its_language(visit: Callable[..., App]) -> None:
    app = visit(f"{DEAL}&lang=cy")
    expect(app.page.locator("html")).to_have_attribute("lang", "cy")
    expect(app.page.locator(".seats .seat")).to_have_count(3)
    expect(app.page.locator(".threeup .status")).to_have_text(catalogue("cy").format("updown-status-choose"))
    again = visit(DEAL)
    assert again.drawn() == app.drawn()


@pytest.mark.parametrize(
    "query",
    [
        "?view=play&players=many&seed=seven&lang=xx",
        "?view=nowhere&%zz=%f0%28%8c&players=999999999999999999999",
        "?view=play&foo=%3Cscript%3Ealert(1)%3C/script%3E&set_size=-1&seed=" + "9" * 300,
    ],
)
def test_nonsense_in_the_address_is_said_and_the_page_works(visit: Callable[..., App], query: str) -> None:
    app = visit(query)
    problems = app.page.locator(".problems")
    expect(problems).to_contain_text(catalogue("en").format("app-ignored"))
    expect(problems.locator("li").first).not_to_be_empty()
    if "view=play" not in query:
        app.page.locator('button[data-key="play"]').click()
        app.page.locator('[data-key="start"]').click()
    app.quiet()
    app.choose_three()
    expect(app.page.locator(".hand [role=option]")).to_have_count(3)


def test_the_language_changes_while_the_game_goes_on(visit: Callable[..., App]) -> None:
    app = visit(DEAL)
    app.choose_three()
    app.low_card().click()
    lying, english = app.drawn(), app.said()
    assert "Undo" in english
    app.page.locator('[data-key="lang"]').focus()
    for lang in ("cy", "is", "ar"):
        app.page.locator('[data-key="lang"]').select_option(lang)
        for place in ("html", ".threeup", ".threeup-shell"):
            expect(app.page.locator(place)).to_have_attribute("lang", lang)
            expect(app.page.locator(place)).to_have_attribute("dir", direction(lang))
        expect(app.act("undo")).to_have_text(catalogue(lang).format("board-undo"))
        assert app.said() & english <= SAME
        assert app.drawn() == lying
    app.page.locator('[data-key="lang"]').select_option("en")
    expect(app.act("undo")).to_have_text("Undo")
    expect(app.page.locator("html")).to_have_attribute("dir", "ltr")
    expect(app.page.locator('[data-key="lang"]')).to_be_focused()


@pytest.mark.parametrize("view", ["home", "play"])
def test_home_and_form_have_no_english_left(visit: Callable[..., App], view: str) -> None:
    app = visit()
    if view == "play":
        app.page.locator('[data-key="play"]').click()
    english = app.said()
    for lang in ("cy", "is", "ar"):
        app.page.locator('[data-key="lang"]').select_option(lang)
        expect(app.page.locator(".threeup-shell")).to_have_attribute("lang", lang)
        assert app.said() & english <= SAME


def sound(app: App) -> None:
    """Nothing that axe finds, and nothing that scrolls sideways."""
    result = Axe().run(app.page)
    assert result.violations_count == 0, result.generate_report()
    for width in (360, 800, 1920):
        app.page.set_viewport_size({"width": width, "height": 900})
        assert app.page.evaluate("document.documentElement.scrollWidth") <= width
    app.page.set_viewport_size({"width": 1200, "height": 900})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_and_all_fits(visit: Callable[..., App], lang: str, scheme: str) -> None:
    app = visit(f"?lang={lang}", color_scheme=scheme)
    sound(app)
    app.page.locator('[data-key="play"]').click()
    app.page.locator("details.rules summary").click()
    sound(app)
    app.page.locator('[data-key="seed"]').fill("7")
    app.page.locator('[data-key="start"]').click()
    app.quiet()
    app.choose_three()
    sound(app)
    app.low_card().click()
    app.act("act-play").click()
    expect(app.page.locator(".why")).to_have_attribute("data-kind", "bad")
    app.page.locator("details.change > summary").click()
    sound(app)


@pytest.mark.parametrize("lang", ["en", "ar"])
def test_the_first_paint_shows_a_table_before_any_kernel_answers(browser: Browser, server: Server, lang: str) -> None:
    context = browser.new_context(**CALM)
    page = context.new_page()
    page.add_init_script(SILENT)
    page.goto(f"{server.url}{DEAL}&lang={lang}", wait_until="commit")
    skeleton = page.locator("#threeup-skeleton")
    expect(skeleton.locator(".hand i")).to_have_count(3)
    expect(skeleton.get_by_role("status")).to_have_text(catalogue(lang).format("page-loading"))
    expect(page.locator("html")).to_have_attribute("dir", direction(lang))
    leave(page)
    context.close()


def test_motion_only_where_it_is_wanted(visit: Callable[..., App]) -> None:
    """The sky in which cards fly is there with motion, and never without."""
    watch = """() => {
      window.flights = 0;
      const eye = new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => {
        if (node.className === 'sky') window.flights += 1;
      })));
      eye.observe(document.querySelector('.threeup'), { childList: true, subtree: true });
    }"""
    flights = {}
    for wish in ("reduce", "no-preference"):
        app = visit(DEAL, reduced_motion=wish)
        app.quiet()
        app.page.evaluate(watch)
        app.choose_three()
        flights[wish] = app.page.evaluate("window.flights")
    assert flights["reduce"] == 0
    assert flights["no-preference"] > 0


def test_the_focus_is_seen_in_forced_colours(visit: Callable[..., App]) -> None:
    app = visit(DEAL, forced_colors="active")
    for target in ('[data-key="home"]', '[data-key="lang"]', ".hand [role=option]", ".bar button"):
        app.tab_to(app.page.locator(target).first)
        style = app.page.evaluate(
            """() => {
              const face = document.activeElement;
              return [face, ...face.querySelectorAll('*')].map((node) => getComputedStyle(node))
                .filter((one) => one.outlineStyle !== 'none' && parseFloat(one.outlineWidth) >= 2).length;
            }"""
        )
        assert style, f"no outline on {target}"
