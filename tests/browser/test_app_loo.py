"""3-Card Loo in the app: choosing it, a deal by keyboard, the next deal, stopping, hidden counters, many players."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # ships no types
from playwright.sync_api import expect

from tests.browser.app import faces
from threeup.session import Table
from threeup.text import LANGUAGES, catalogue, direction

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.browser.app import App

LOO = "?view=play&game=loo&seed=7"
MOST_STEPS = 12
# Names and letters that are the same in another language, and a word that is the same in Welsh.
SAME = {"threeup", "3UP 3DOWN", "A", "K", "Q", "J", "Pot"}


def press(app: App, name: str) -> None:
    """Press a button of the board by keys alone."""
    app.tab_to(app.page.locator(".bar"))
    app.walk_to(app.act(name))
    app.page.keyboard.press("Space")
    app.quiet()


def lay(app: App) -> None:
    """Play the first card that may be played, by keys alone."""
    app.tab_to(app.page.locator(".hand"))
    app.walk_to(app.page.locator('.hand [data-playable="true"]').first)
    app.page.keyboard.press("Enter")
    app.quiet()


def play_the_deal(app: App) -> None:
    """Play with the hand that was dealt until the deal is settled."""
    for _ in range(MOST_STEPS):
        app.quiet()
        if app.act("act-deal").count() or app.page.locator(".over:not([hidden])").count():
            return
        if app.act("act-stand").count():
            press(app, "act-stand")
        else:
            lay(app)
    pytest.fail("the deal doesn't end")


def radio(app: App, game: str) -> Locator:
    return app.page.locator(f'[data-key="game-{game}"]')


def test_the_game_is_chosen_by_keyboard_and_what_was_filled_in_is_kept(visit: Callable[..., App]) -> None:
    app = visit("?view=play")
    page = app.page
    app.tab_to(page.locator('[data-key="seed"]'))
    page.keyboard.type("7")
    radio(app, "updown").focus()
    page.keyboard.press("ArrowDown")
    expect(radio(app, "loo")).to_be_focused()
    expect(radio(app, "loo")).to_be_checked()
    expect(page.locator('[data-key="players"]')).to_have_value("5")
    expect(page.locator('[data-key="players"] option')).to_have_count(14)
    expect(page.locator('[data-key="seed"]')).to_have_value("7")
    page.locator('[data-key="computer"]').select_option("random")
    page.locator('[data-key="lang"]').select_option("cy")
    expect(page.locator("form legend")).to_have_text(catalogue("cy").format("app-game"))
    expect(radio(app, "loo")).to_be_checked()
    expect(page.locator('[data-key="computer"]')).to_have_value("random")
    app.tab_to(page.locator('[data-key="stakes"]'))
    app.tab_to(page.locator('[data-key="start"]'))
    page.keyboard.press("Enter")
    app.quiet()
    expect(page.locator(".seats .seat")).to_have_count(4)
    expect(page.locator(".threeup h2")).to_have_text(catalogue("cy").format("game-loo"))
    for part in ("game=loo", "players=5", "seed=7", "computer=random", "lang=cy"):
        assert part in page.url


def test_a_deal_by_keyboard_then_the_next_then_stopping(visit: Callable[..., App]) -> None:
    app = visit(LOO)
    page = app.page
    app.quiet()
    press(app, "hint")
    expect(page.locator(".why")).to_have_attribute("data-kind", "good")
    play_the_deal(app)
    for name in ("act-deal", "act-stop"):
        expect(app.act(name)).to_be_enabled()
    press(app, "hint")
    expect(page.locator(".why")).to_have_attribute("data-kind", "good")
    press(app, "act-deal")
    expect(page.locator(".hand [data-face]")).to_have_count(3)
    second = app.drawn()
    assert page.evaluate("document.activeElement !== document.body"), "the focus was lost"
    app.act("undo").click()
    question = page.get_by_role("alertdialog")
    if question.is_visible():
        question.locator("button").first.click()
    app.quiet()
    expect(app.act("act-deal")).to_have_count(1)
    press(app, "act-deal")
    assert app.drawn() == second, "the same cards are dealt again"
    play_the_deal(app)
    press(app, "act-stop")
    while app.act("act-deal").count():  # what is left in the pot is played for
        press(app, "act-deal")
        play_the_deal(app)
    expect(page.locator(".over h3")).not_to_be_empty()
    expect(page.locator(".bar [data-act^=act-]")).to_have_count(0)
    page.locator(".log .scroll").scroll_into_view_if_needed()  # the account is open above it
    expect(page.locator(".log li").last).to_be_in_viewport()  # the log has kept up


def test_a_forbidden_card_is_answered_by_the_duty_it_breaks(visit: Callable[..., App]) -> None:
    for seed in range(7, 20):
        app = visit(f"?view=play&game=loo&seed={seed}")
        app.quiet()
        app.act("act-stand").click()
        app.quiet()
        low = app.page.locator('.hand [data-playable="false"]')
        if low.count():
            before = app.drawn()
            low.first.click()
            expect(app.page.locator(".why .reason").first).to_have_attribute("data-rule", "loo.play.follow-suit")
            app.act("act-play").click()
            expect(app.page.locator(".why")).to_have_attribute("data-kind", "bad")
            assert app.drawn() == before
            return
        app.close()
    pytest.fail("every card may be played, deal after deal")


def test_hidden_counters_are_neither_drawn_nor_sent(visit: Callable[..., App]) -> None:
    app = visit(f"{LOO}&stakes=no")
    play_the_deal(app)
    assert "stakes=no" in app.page.url
    said = app.page.locator(".threeup").evaluate(
        "board => [board.textContent, ...[...board.querySelectorAll('*')].flatMap(node => ['aria-label', 'title']"
        ".map(name => node.getAttribute(name)).filter(Boolean))].join(' ').toLowerCase()"
    )
    assert "hearts" in said
    assert not re.search(r"\b(pot|counters?|stakes?)\b", said)
    app.page.locator("details.change > summary").click()
    expect(app.page.locator('[data-key="stakes"]')).to_have_value("no")
    app.act("new_game").click()
    question = app.page.get_by_role("alertdialog")
    if question.is_visible():
        question.locator("button").first.click()
    expect(app.page).not_to_have_url(re.compile("seed=7(&|$)"))
    app.quiet()
    assert "stakes=no" in app.page.url
    for view in app.views():
        assert view["ledger"] is None
        assert {seat["counters"] for seat in view["seats"]} == {None}


def test_no_hidden_card_is_sent(visit: Callable[..., App]) -> None:
    """What came over the wire, against the same deals played beside it without a browser."""
    app = visit(LOO)
    table = Table(5, game="loo", seed=7)
    known = {table.version: table.view(0)}

    def others() -> None:
        while table.let_computer_play():
            known[table.version] = table.view(0)
        app.quiet()

    def mirror(action: str, keys: list[str | None]) -> None:
        if action == "deal":
            table.deal()
        else:
            table.play(table.game.move_of(table.state, action, keys))
        known[table.version] = table.view(0)

    for _ in range(MOST_STEPS):
        others()
        action = next(each for each in ("deal", "stand", "play") if app.act(f"act-{each}").count())
        keys = []
        if action == "play":
            card = app.page.locator('.hand [data-playable="true"]').first
            keys = [card.get_attribute("data-key")]
            card.click()
        app.act(f"act-{action}").click()
        mirror(action, keys)
    others()
    seen = list(app.views())
    assert table.at.deals > 1
    assert len({view["version"] for view in seen}) > MOST_STEPS
    for view in seen:
        allowed = Counter(str(card) for card in table.game.cards(known[view["version"]]))
        lying = Counter(faces([view["seats"], view["hand"], view["zones"]]))
        assert lying <= allowed, f"version {view['version']} tells {lying - allowed}"
        moving = set(faces(view["events"]))
        assert moving <= set(allowed), f"version {view['version']} shows {moving - set(allowed)}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_sixteen_players_on_a_phone(visit: Callable[..., App], lang: str, scheme: str) -> None:
    size = {"width": 360, "height": 740}
    app = visit(f"{LOO}&players=16&lang={lang}", viewport=size, has_touch=True, color_scheme=scheme)
    page = app.page
    app.quiet()
    expect(page.locator(".seats .seat")).to_have_count(15)
    expect(page.locator(".threeup")).to_have_attribute("dir", direction(lang))
    app.act("act-stand").tap()
    app.quiet()
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    result = Axe().run(page)
    assert result.violations_count == 0, result.generate_report()
    if app.act("act-play").count():
        card = page.locator('.hand [data-playable="true"]').first
        box = card.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        card.tap()
        app.act("act-play").tap()
        app.quiet()


def test_the_game_has_no_english_left_in_other_languages(visit: Callable[..., App]) -> None:
    app = visit(LOO)
    play_the_deal(app)
    app.page.locator("details.change > summary").click()
    app.page.locator("details.rules summary").click()
    english = app.said()
    for lang in ("cy", "is", "ar"):
        app.page.locator('[data-key="lang"]').select_option(lang)
        expect(app.page.locator(".threeup")).to_have_attribute("lang", lang)
        assert app.said() & english <= SAME


@pytest.mark.parametrize(("lang", "scheme"), [("en", "light"), ("ar", "dark")])
def test_axe_finds_nothing_in_the_form_and_all_fits(visit: Callable[..., App], lang: str, scheme: str) -> None:
    app = visit(f"?view=play&lang={lang}", color_scheme=scheme)
    radio(app, "loo").check()
    app.page.locator("details.rules summary").click()
    result = Axe().run(app.page)
    assert result.violations_count == 0, result.generate_report()
    for width in (360, 800, 1920):
        app.page.set_viewport_size({"width": width, "height": 900})
        assert app.page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_other_game_takes_the_place_of_the_present_one(visit: Callable[..., App]) -> None:
    app = visit(LOO)
    page = app.page
    app.quiet()
    page.locator("details.change > summary").click()
    expect(radio(app, "loo")).to_be_checked()
    radio(app, "updown").check()
    expect(page.locator("details.change")).to_have_attribute("open", "")
    page.locator('[data-key="start"]').click()
    expect(page.locator(".hand [role=option]")).to_have_count(6)
    expect(page.locator("details.change")).not_to_have_attribute("open", "")
    assert page.evaluate("document.activeElement !== document.body"), "the focus was lost"
    app.choose_three()
    assert "game=updown" in page.url
