"""The still picture and the plain text show what a seat sees, and nothing else of the table."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import pytest

from threeup.core.game import DEALER
from threeup.session import Sitter, Table
from threeup.session.plain import padded, plain, width
from threeup.text import LANGUAGES, direction
from threeup.text.bidi import plain as unfenced
from threeup.widgets.still import still_html
from threeup.widgets.words import face_words

if TYPE_CHECKING:
    from threeup.games.updown.cards import Cards
    from threeup.games.updown.state import State

VOID = {"br", "circle", "rect", "path"}


class Reader(HTMLParser):
    """Reads HTML strictly: tags must close in order; keeps tags, texts and titles."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.titles: list[str] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert not any(name.startswith("on") or name in {"href", "src"} for name, _ in attrs)
        self.tags.add(tag)
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        (self.titles if self.open[-1] == "title" else self.texts).append(data)


def read(html: str) -> Reader:
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert reader.open == []
    return reader


def in_play(players: int = 3, moves: int = 6) -> Table:
    table = Table(players, seed=7)
    for _ in range(moves):
        table.play(table.hint())
        table.go()
    return table


def otherwise(table: Table, seat: int | None) -> State:
    """The table as it might as well be for what a seat sees: the cards it can't see have changed places."""
    state: State = table.state
    seen = table.view(seat)
    pairs = [(state.draw, seen.draw)]
    pairs += [
        pair
        for h, v in zip(state.holdings, seen.holdings, strict=True)
        for pair in ((h.hand, v.hand), (h.down, v.down))
    ]
    hidden = [card for cards, view in pairs for card, known in zip(cards, view, strict=True) if not known.rank]

    def anew(cards: Cards, view: Cards) -> Cards:
        return tuple(card if known.rank else hidden.pop() for card, known in zip(cards, view, strict=True))

    draw = anew(*pairs[0])
    holdings = tuple(
        replace(h, hand=tuple(sorted(anew(h.hand, v.hand))), down=anew(h.down, v.down))
        for h, v in zip(state.holdings, seen.holdings, strict=True)
    )
    return replace(state, draw=draw, holdings=holdings)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_is_well_formed_and_bears_its_language(lang: str) -> None:
    html = still_html(in_play(), 0, lang)
    reader = read(html)
    assert html.startswith(f'<div class="threeup-still" lang="{lang}" dir="{direction(lang)}"')
    assert not reader.tags & {"script", "style", "link", "img", "iframe", "object", "use"}
    assert "id=" not in html  # two pictures on a page do not disturb each other


def test_the_picture_shows_each_card_that_is_seen_and_no_other() -> None:
    table = in_play()
    view = table.view(0)
    back, empty = (face_words(table.game, "en")[each] for each in ("back", "empty"))
    shown = sorted(title for title in read(still_html(table, 0, "en")).titles if title not in {back, empty})
    open_cards = [c for h in view.holdings for c in (*h.hand, *h.up) if c.rank] + list(view.pile[-4:])
    said = table.speech(0, "en")
    assert shown == sorted(
        said.words.text(p.key, "label", **p.args) for p in map(table.game.phrase, map(str, open_cards))
    )
    hidden = sum(len(h.down) for h in view.holdings) + bool(view.draw)
    assert read(still_html(table, 0, "en")).titles.count(back) == hidden


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 2, None])
def test_two_tables_that_look_the_same_to_a_seat_are_drawn_the_same(lang: str, seat: int | None) -> None:
    """Nothing hidden gets into the picture: it depends on the seat's view and on what the seat saw alone."""
    table = in_play()
    one = Table(3, start=table.state, lang=lang)
    other = Table(3, start=otherwise(table, seat), lang=lang)
    assert other.state != one.state
    assert other.view(seat) == one.view(seat)
    assert still_html(other, seat, lang) == still_html(one, seat, lang)
    assert plain(other, seat, lang) == plain(one, seat, lang)


def test_a_nickname_cannot_put_tags_into_the_picture() -> None:
    table = Table([Sitter("person", "<b onclick=x>&"), Sitter("careful", "<script>")], seed=7)
    reader = read(still_html(table, 0) + still_html(table, None))
    assert not reader.tags & {"b", "script"}
    assert any("<script>" in text for text in reader.texts)


def test_the_end_is_said_in_picture_and_text() -> None:
    table = Table(["careful", "random"], seed=1)
    table.go()
    for text in ("".join(read(still_html(table, None)).texts), plain(table, None)):
        assert re.search(r"(You|Quick Fox) won", text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plain_text_names_every_open_card_and_lines_up(lang: str) -> None:
    table = in_play()
    text = plain(table, 0, lang)
    bare = unfenced(text)
    rank = {11: "Clear"}
    for card in (c for h in table.view(0).holdings for c in (*h.hand, *h.up) if c.rank and c.rank not in rank):
        if card.rank <= 10:
            assert {"g": "●", "b": "■", "o": "▲"}[card.colour] + str(card.rank) in bare
    starts = {
        width(line[: line.index("3 ")]) for line in bare.split("\n") if line.startswith("  ") and " 3 " in line[:24]
    }
    assert len(starts) <= 1
    assert ("\u2066" in text) == (direction(lang) == "rtl")


def test_width_counts_columns() -> None:
    assert width("\u2068ب\u2069") == 1
    assert width("بَّ") == 1
    assert width(padded("字", 5)) == 5


def tricks(steps: int, *, stakes: bool = True) -> Table:
    table = Table(5, game="loo", seed=3, stakes=stakes)
    for _ in range(steps):
        if table.to_act == DEALER:
            table.deal()
        else:
            table.play(table.hint())
    return table


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [0, None])
def test_a_trick_is_drawn_with_who_laid_it_and_a_star_on_the_best(lang: str, seat: int | None) -> None:
    table = tricks(31)
    zone = next(each for each in table.game.zones(table.view(seat)) if each.kind == "row")
    assert len(zone.laid_by) > 1
    texts = [unfenced(text) for text in read(still_html(table, seat, lang)).texts]
    names = [table.speech(seat, lang).name(by) for by in zone.laid_by]
    starred = [f"★ {name}" if index == zone.best else name for index, name in enumerate(names)]
    assert [text for text in texts if text in starred] == starred


def test_counters_are_drawn_or_hidden() -> None:
    shown, hidden = ("".join(read(still_html(tricks(31, stakes=stakes), 0)).texts) for stakes in (True, False))
    assert "counters" in shown
    assert "Pot" in shown
    assert "counter" not in hidden
    assert "Pot" not in hidden
    assert "no trick" in hidden
