"""Tricks, counters and declarations on the board alone, with made-up views in place of Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.mock.page import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

LAY = """
  const one = (face) => ({key: null, face, label: face, group: ''});
  const lay = (seat, face) => (
    {kind: 'move', from: {zone: seat ? 'seat' : 'hand', seat}, to: {zone: 'trick', seat}, cards: [one(face)], seat});
"""


@pytest.fixture
def table(browser: Browser, address: str) -> Iterator[Table]:
    found = Table(browser, address, "scene=playing")
    yield found
    assert found.faults == []
    found.page.close()


@pytest.fixture
def moving(browser: Browser, address: str) -> Iterator[Table]:
    found = Table(browser, address, "scene=playing", reduced_motion="no-preference")
    yield found
    assert found.faults == []
    found.page.close()


def test_a_row_tells_who_laid_what_and_which_is_best(table: Table) -> None:
    row = table.page.get_by_role("listitem").filter(has=table.page.locator(".laid"))
    said = row.first.get_by_role("listitem").all_text_contents()
    assert said[0].startswith("Quick Fox: 7 of clubs")
    best = table.page.locator(".laid[data-best]")
    assert best.count() == 1
    assert "king of clubs" in str(best.text_content())
    sign = best.evaluate("(node) => getComputedStyle(node, '::after').content")
    assert "★" in sign
    expect(table.page.locator(".zone .best")).to_have_text("best card")


def test_a_seat_tells_all_that_is_known_of_a_player(table: Table) -> None:
    seats = table.page.locator(".seat")
    expect(seats.nth(0).locator(".unseen")).to_have_text(
        "Quick Fox. 3 in hand. took the miss. 1 trick. \u22129 counters"
    )
    expect(seats.nth(0).locator(".caption")).to_have_text("took the miss")
    expect(seats.nth(3).locator(".role")).to_have_text("dealer")
    expect(seats.nth(1)).to_have_attribute("data-aside", "")
    expect(seats.nth(1).locator(".long").first).to_be_hidden()  # who folded wins no tricks, not even none
    expect(table.page.locator(".seat-me")).to_contain_text("12 counters")


def test_who_is_aside_keeps_contrast(browser: Browser, address: str) -> None:
    for scheme in ("light", "dark"):
        table = Table(browser, address, "scene=playing", color_scheme=scheme)
        ratio = table.page.evaluate(
            """() => {
            const light = (node, name) => {
              const parts = getComputedStyle(node)[name].match(/[\\d.]+/g).slice(0, 3).map((one) => one / 255);
              const [r, g, b] = parts.map((one) => (one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
              return 0.2126 * r + 0.7152 * g + 0.0722 * b;
            };
            const name = document.querySelector("[data-aside] .name b");
            const pair = [light(name, "color"), light(name.closest(".table"), "backgroundColor")].sort();
            return (pair[1] + 0.05) / (pair[0] + 0.05);
          }"""
        )
        assert ratio >= 4.5
        table.page.close()


def test_the_ledger_is_a_table_with_heads(table: Table) -> None:
    page = table.page
    page.get_by_text("Counters", exact=True).click()
    ledger = page.get_by_role("table", name="Counters")
    assert ledger.get_by_role("columnheader").all_text_contents() == ["Player", "Now", "Latest deal"]
    row = ledger.get_by_role("row").filter(has=page.get_by_role("rowheader", name="Quick Fox"))
    assert row.get_by_role("cell").all_text_contents() == ["\u22129", "+6"]
    table.show(scene="hidden")
    expect(ledger).to_have_count(0)
    assert "counters" not in str(page.locator(".table").text_content())
    assert page.locator('[data-kind="counters"]').count() == 0


@pytest.mark.parametrize("scene", ["playing", "playing16"])
def test_a_minus_sign_stands_left_of_its_number_in_arabic(browser: Browser, address: str, scene: str) -> None:
    table = Table(browser, address, f"scene={scene}&lang=ar", viewport={"width": 360, "height": 800})
    table.page.evaluate("document.querySelector('.ledger').open = true")
    places = table.page.evaluate(
        """() => [...document.querySelectorAll(".ledger td, .stat b")]
          .filter((node) => /[\\u2212+]/.test(node.textContent) && node.checkVisibility())
          .map(({ firstChild }) => [0, 1].map((n) => {
            const range = document.createRange();
            const sign = firstChild.textContent.search(/[\\u2212+]/) + n;
            range.setStart(firstChild, sign);
            range.setEnd(firstChild, sign + 1);
            return range.getBoundingClientRect().left;
          }))"""
    )
    assert places
    assert all(sign < digit for sign, digit in places)
    table.page.close()


def test_a_card_is_chosen_instead_of_another_where_one_is_played(table: Table) -> None:
    table.card("h:Ah").click()
    table.card("h:9c").click()
    expect(table.card("h:Ah")).to_have_attribute("aria-selected", "false")
    table.page.get_by_role("button", name="Play the 9 of clubs").click()
    assert table.sent("action", "keys") == [["play", ["h:9c"]]]


def test_equal_choices_look_alike_and_are_reached_by_arrows(table: Table) -> None:
    table.show(scene="declaring")
    page = table.page
    looks = page.locator(".bar button").evaluate_all("(nodes) => nodes.map((node) => node.className)")
    assert looks[:4] == ["choice", "choice", "choice", ""]
    page.locator('[data-act="act-stand"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert table.focused() == "act-miss"
    page.keyboard.press("Enter")
    assert table.sent("action", "keys") == [["miss", []]]


def test_a_hand_that_cannot_be_chosen_from_is_shown_all_the_same(table: Table) -> None:
    table.show(scene="declaring")
    hand = table.page.get_by_role("group", name="Your hand: 3 cards")
    expect(hand.get_by_role("img", name="ace of hearts")).to_be_visible()
    assert table.page.get_by_role("option").count() == 0


def test_between_deals_the_next_one_can_be_asked_for(table: Table) -> None:
    table.show(scene="between")
    expect(table.page.locator(".status")).to_have_attribute("data-mine", "")
    table.page.get_by_role("button", name="Deal the next cards").click()
    assert table.sent("action") == [["deal"]]


@pytest.mark.parametrize("scene", ["playing16", "declaring16"])
@pytest.mark.parametrize("lang", ["en", "ar"])
def test_sixteen_fit_a_phone_with_the_hand_in_reach(browser: Browser, address: str, scene: str, lang: str) -> None:
    table = Table(browser, address, f"scene={scene}&lang={lang}", viewport={"width": 360, "height": 740})
    page = table.page
    for node in [*page.locator(".hand .card").all(), *page.locator(".bar button").all()]:
        box = node.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 740
    cut = page.locator(".seat .name b").evaluate_all(
        "(nodes) => nodes.filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.textContent)"
    )
    assert cut == []
    tops = page.locator(".seat").evaluate_all("(nodes) => nodes.map((node) => node.offsetTop)")
    assert len(set(tops)) <= 5
    page.close()


def test_a_trick_left_lying_goes_to_its_winner_when_the_next_card_comes(moving: Table) -> None:
    moving.show(f"{LAY} v.zones[0].shown = v.zones[0].shown.slice(0, 1); v.events = [lay(1, '7c')]", scene="playing")
    box = """(name) => { const b = document.querySelector(name).getBoundingClientRect();
      return [b.left + b.width / 2, b.top + b.height / 2]; }"""
    flights = moving.page.evaluate("""() => [...document.querySelectorAll(".ghost")].map((node) => {
      for (const run of node.getAnimations()) run.currentTime = 255;
      const b = node.getBoundingClientRect();
      return [node.firstChild.dataset.face, b.left + b.width / 2, b.top + b.height / 2]; })""")
    winner = moving.page.evaluate(box, '.seat[data-seat="3"]')
    gone = {face: (x, y) for face, x, y in flights if face in {"Tc", "Kc", "2c"}}
    assert set(gone) == {"Tc", "Kc", "2c"}
    assert all(abs(x - winner[0]) < 40 and abs(y - winner[1]) < 40 for x, y in gone.values())
    moving.page.wait_for_function("!document.querySelector('.sky')", timeout=3000)


def test_a_trick_taken_in_at_once_is_seen_whole_first(moving: Table) -> None:
    moving.show(
        f"{LAY} v.zones[0].shown = []; v.zones[0].best = null; v.waiting = true;"
        "v.events = [lay(0, '9c'), {kind: 'gather', from: {zone: 'trick', seat: null}, seat: 3}]",
        scene="playing",
    )
    moving.page.wait_for_timeout(500)
    lying = moving.page.locator(".ghost").evaluate_all("(nodes) => nodes.filter((n) => n.checkVisibility()).length")
    assert lying == 5
    assert moving.sent() == []
    moving.page.wait_for_function("model.sent.length === 1", timeout=4000)
    assert moving.page.locator(".ghost").count() == 0


def test_a_trick_that_stays_is_not_taken_in(moving: Table) -> None:
    change = "v.events = [lay(4, '2c'), {kind: 'gather', from: {zone: 'trick', seat: null}, seat: 3}]"
    moving.show(f"{LAY} {change}", scene="playing")
    moving.page.wait_for_function("!document.querySelector('.sky')", timeout=1200)
    assert moving.page.locator(".laid").count() == 4
