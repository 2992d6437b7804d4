"""A game in the app: by keyboard, mouse and touch; refused moves, history, files, hidden cards."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.app import QUIET, faces, leave
from tests.server.process import until
from threeup.session import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import FilePayload

    from tests.browser.app import App

DEAL = "?view=play&players=4&seed=7"
SHORT = "15"  # a deal that the keys below bring to an end soon, and win
MOST_TURNS = 120


def one_turn(app: App) -> None:
    """Play the first card that may be played, or else press what there is to press: by keys alone."""
    page = app.page
    playable = page.locator('[role=option][data-playable="true"]').first
    if playable.count():
        app.tab_to(playable.locator("xpath=ancestor::*[@role='listbox']"))
        app.walk_to(playable)
        page.keyboard.press("Enter")
        return
    other = page.locator(".bar [data-act^=act-]:not([aria-disabled], [data-act=act-play])").first
    app.tab_to(page.locator(".bar"))
    app.walk_to(other)
    page.keyboard.press("Space")


def test_a_whole_game_by_keyboard_alone(visit: Callable[..., App]) -> None:
    app = visit()
    page = app.page
    app.tab_to(page.locator('button[data-key="play"]'))
    page.keyboard.press("Enter")
    expect(page.locator("form")).to_be_visible()
    app.tab_to(page.locator('[data-key="seed"]'))
    page.keyboard.type(SHORT)
    app.tab_to(page.locator('[data-key="start"]'))
    page.keyboard.press("Enter")
    app.quiet()
    app.tab_to(page.locator(".bar"))
    app.walk_to(app.act("hint"))
    page.keyboard.press("Enter")
    expect(page.locator(".why")).to_have_attribute("data-kind", "good")
    app.tab_to(page.locator(".hand"))
    page.keyboard.press("Home")
    for _ in range(3):
        page.keyboard.press("Space")
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    over = page.locator(".threeup .over")
    for _ in range(MOST_TURNS):
        page.locator(f"{QUIET}, .threeup:has(.over:not([hidden]))").wait_for(timeout=60_000)
        if over.is_visible():
            break
        newest = page.locator(".log li").last
        before = newest.get_attribute("value") or ""
        one_turn(app)
        expect(newest).not_to_have_attribute("value", before)
    expect(over.locator("h3")).to_have_text("You won!")
    assert page.evaluate("document.activeElement !== document.body"), "the focus was lost"


def test_a_game_is_started_by_mouse_and_a_card_tried_in_vain_is_answered(visit: Callable[..., App]) -> None:
    app = visit()
    page = app.page
    page.locator('[data-key="play"]').click()
    page.get_by_label("Number of the deal").fill("7")
    page.get_by_label("Players", exact=True).select_option("4")
    page.get_by_role("button", name="Deal the cards").click()
    app.quiet()
    app.choose_three()
    low = app.low_card()
    before = app.drawn()
    low.click()
    expect(page.locator(".why .reason .chip")).to_have_text("At least the top card")  # at once, by the board itself
    app.act("act-play").click()
    expect(page.locator(".why h3")).to_have_text("That is not allowed")  # and by the engine
    reason = page.locator(".why .reason")
    expect(reason).to_have_attribute("data-rule", "updown.discard.at-least-top")
    expect(reason.locator("p")).to_contain_text("too low")
    assert app.drawn() == before


def test_a_tap_chooses_and_plays(visit: Callable[..., App]) -> None:
    app = visit(DEAL, has_touch=True, viewport={"width": 390, "height": 800})
    for index in range(3):
        app.card(index).tap()
        expect(app.card(index)).to_have_attribute("aria-selected", "true")
    app.act("act-choose").tap()
    expect(app.page.locator(".hand [role=option]")).to_have_count(3)


def test_undo_warns_redo_branch_name_and_jump(visit: Callable[..., App]) -> None:
    app = visit(DEAL)
    page = app.page
    app.choose_three()
    beginning = app.drawn()
    app.play_one()
    played = app.drawn()
    app.act("undo").click()
    question = page.get_by_role("alertdialog")
    expect(question).to_contain_text("you will know cards that you had not seen")
    question.get_by_role("button", name="No, go back").click()
    assert app.drawn() == played
    app.act("undo").click()
    question.get_by_role("button", name="Undo").click()
    app.quiet()
    expect(app.act("redo")).to_be_visible()
    assert app.drawn() == beginning
    app.act("redo").click()
    app.quiet()
    expect(app.act("redo")).to_have_count(0)
    assert app.drawn() == played
    app.act("undo").click()
    if question.is_visible():
        question.get_by_role("button", name="Undo").click()
    expect(app.act("redo")).to_be_visible()
    page.locator('.hand [data-playable="true"]').last.click()  # another way: a branch
    app.act("act-play").click()
    app.quiet()
    page.locator("details.history summary").click()
    page.get_by_role("button", name="Name this branch").click()
    page.get_by_role("textbox", name="Name this branch").fill("the bold way")
    page.keyboard.press("Enter")
    expect(page.locator("[role=treeitem][aria-current] b")).to_have_text("the bold way")
    page.locator("[role=treeitem]").first.click()
    expect(page.locator("[role=treeitem]").first).to_have_attribute("aria-current", "step")


def test_save_and_load_again_and_a_broken_file(visit: Callable[..., App]) -> None:
    app = visit(DEAL)
    page = app.page
    app.choose_three()
    saved_faces = app.drawn()
    with page.expect_download() as waiting:
        app.act("save").click()
    path = waiting.value.path()
    assert waiting.value.suggested_filename == "updown-7.toml"
    text = path.read_bytes()
    app.play_one()
    moved = app.drawn()
    for broken in (b"no record = [", text[: len(text) // 2], b"\xff\xfe\x00nothing", text.replace(b"/1", b"/99")):
        load(app, broken)
        expect(page.locator(".why h3")).to_have_text("This file could not be loaded. The table is as it was.")
        expect(page.locator(".why .reason p").first).not_to_be_empty()
        assert app.drawn() == moved
        page.locator(".hand [role=option]").first.click(click_count=2)  # takes the answer away again
    load(app, text)
    expect(app.page.locator(".hand [role=option]")).to_have_count(3)
    app.quiet()
    until(lambda: app.drawn() == saved_faces, "the saved table")


def load(app: App, text: bytes) -> None:
    file: FilePayload = {"name": "game.toml", "mimeType": "text/plain", "buffer": text}
    with app.page.expect_file_chooser() as waiting:
        app.act("load").click()
    waiting.value.set_files(file)


def test_double_clicks_and_clicks_out_of_turn_do_no_harm(visit: Callable[..., App]) -> None:
    app = visit(DEAL)
    page = app.page
    for index in range(3):
        app.card(index).click()
    app.act("act-choose").dblclick()
    for name in ("act-play", "hint", "undo", "act-pick-up"):
        for button in app.act(name).all():
            button.click(timeout=2000, force=True)
    app.card(0).dblclick()
    if page.get_by_role("alertdialog").is_visible():
        page.keyboard.press("Escape")
    app.quiet()
    expect(page.locator(".hand [role=option]")).to_have_count(3)
    expect(page.locator(".own .stack")).to_have_count(3)
    expect(page.get_by_role("alert")).to_be_hidden()
    app.play_one()


def test_no_hidden_card_and_no_other_host(visit: Callable[..., App]) -> None:
    """What came over the wire, against the same deal played beside it without a browser."""
    app = visit(DEAL)
    table = Table(4, seed=7)
    known = {table.version: table.view(0)}
    for action in ("choose", "play", "play"):
        keys = [app.card(index).get_attribute("data-key") for index in range(3)]
        if action == "play":
            first = app.page.locator('.hand [data-playable="true"]')
            if not first.count():
                break
            keys = [first.first.get_attribute("data-key")]
        for key in keys:
            app.page.locator(f'[data-key="{key}"]').click()
        app.act(f"act-{action}").click()
        app.quiet()
        table.play(table.game.move_of(table.state, action, keys))
        known[table.version] = table.view(0)
        while table.let_computer_play():
            known[table.version] = table.view(0)
    seen = list(app.views())
    assert len({view["version"] for view in seen}) > 6
    for view in seen:
        allowed = Counter(str(card).replace("+", "") for card in table.game.cards(known[view["version"]]))
        lying = Counter(faces([view["seats"], view["me_seat"] and [], view["hand"], view["own"], view["zones"]]))
        assert lying <= allowed, f"version {view['version']} tells {lying - allowed}"
        moving = set(faces(view["events"]))
        assert moving <= set(allowed), f"version {view['version']} shows {moving - set(allowed)}"
        assert "hand" not in json.dumps(sorted({key for seat in view["seats"] for key in seat} - {"hand_count"}))
    assert all(url.startswith((app.server.url, "data:", "blob:")) for url in app.requests), app.requests


def test_a_closed_tab_frees_its_kernel(visit: Callable[..., App]) -> None:
    app = visit(DEAL)
    mine = app.page.evaluate("threeup.link.kernel").rpartition("/")[2]

    def running() -> bool:
        return any(mine in " ".join(kernel.cmdline()) for kernel in app.server.kernels())

    assert running()
    leave(app.page)
    until(lambda: not running(), "the kernel to end")
