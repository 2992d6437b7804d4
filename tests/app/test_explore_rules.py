"""Explore, the rule book, without a browser."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from threeup.app.explore.rules import EVERY, RulesTab
from threeup.app.explore.workplace import Workplace
from threeup.games import GAMES
from threeup.lab.book import book
from threeup.lessons import COURSES
from threeup.text import LANGUAGES, catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

LOW = "updown.discard.at-least-top"


def opened(game: str = "updown", lang: str = "en") -> RulesTab:
    place = Workplace(lang)
    place.deal(game, GAMES[game].default_players, seed=7)
    return RulesTab(place)


def every(blocks: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Give all blocks and entries, the inner ones too."""
    for block in blocks:
        yield block
        yield from every(block.get("items", ()) if block.get("block") != "said" else ())


def entries(tab: RulesTab) -> list[dict[str, Any]]:
    return [block for block in every(tab.blocks()) if (block.get("send") or {}).get("do") == "open"]


def rules(tab: RulesTab) -> list[str]:
    return [entry["send"]["rule"] for entry in entries(tab)]


def buttons(tab: RulesTab, do: str) -> list[dict[str, Any]]:
    return [block for block in every(tab.blocks()) if block.get("block") == "button" and block["send"]["do"] == do]


def said(tab: RulesTab) -> list[str]:
    return [block["title"] for block in tab.blocks() if block["block"] == "said"]


def press(tab: RulesTab, send: dict[str, Any], **more: object) -> None:
    tab.hear(send["do"], {**send, **more})


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_the_game_on_the_bench_stand_by_section_folded(game: str) -> None:
    tab = opened(game)
    assert rules(tab) == list(GAMES[game].rulebook.rules)
    groups = [block for block in tab.blocks() if block["block"] == "group"]
    assert [block["opened"] for block in groups] == [False] * len(groups)
    assert len({block["key"] for block in groups}) == len(groups)
    assert sum(int(block["count"]) for block in groups) == len(rules(tab))


def test_another_game_or_all_can_be_chosen() -> None:
    tab = opened("updown")
    tab.hear("game", {"value": "loo"})
    assert rules(tab) == list(GAMES["loo"].rulebook.rules)
    tab.hear("game", {"value": EVERY})
    assert len(rules(tab)) == sum(len(game.rulebook.rules) for game in GAMES.values())
    assert len({entry["key"] for entry in entries(tab)}) == len(entries(tab))


def test_search_finds_and_says_how_many() -> None:
    tab = opened("loo")
    tab.hear("search", {"value": "follow suit"})
    assert rules(tab)[0] == "loo.play.follow-suit"
    assert said(tab) == [catalogue("en").format("book-found", n=len(rules(tab)))]
    tab.hear("search", {"value": "qqqq"})
    assert (rules(tab), said(tab)) == ([], [catalogue("en").format("book-none")])
    tab.hear("search", {"value": "  "})
    assert rules(tab) == list(GAMES["loo"].rulebook.rules)


def test_search_without_a_hit_looks_in_the_other_game_and_says_so() -> None:
    tab, words = opened("updown"), catalogue("en")
    tab.hear("search", {"value": "follow suit"})
    assert said(tab) == [words.format("book-elsewhere")]
    assert [block["text"] for block in tab.blocks() if block["block"] == "heading"] == [words.format("game-loo")]
    assert rules(tab)[0] == "loo.play.follow-suit"
    press(tab, entries(tab)[0]["send"])
    assert [entry["send"]["game"] for entry in entries(tab) if entry["current"]] == ["loo"]
    assert tab.blocks()[0]["items"][1]["value"] == "updown"
    tab.hear("game", {"value": EVERY})
    assert said(tab) == [words.format("book-found", n=len(rules(tab)))]


@pytest.mark.parametrize("game", GAMES)
def test_what_other_sources_say_is_shown_where_they_disagree(game: str) -> None:
    tab = opened(game)
    for entry in book(game):
        tab.open_rule(entry.rule.id)
        shown = [block.get("text") for block in every(tab.blocks())]
        assert (entry.said("en").otherwise in shown) == bool(entry.rule.disagree)


def test_search_is_in_the_readers_language() -> None:
    tab = opened("updown", "cy")
    tab.hear("search", {"value": "BENTWR"})
    assert "updown.deal.draw-pile" in rules(tab)


def test_an_opened_entry_says_everything() -> None:
    tab = opened()
    press(tab, next(entry["send"] for entry in entries(tab) if entry["send"]["rule"] == LOW))
    shown = json.dumps(list(tab.blocks()), ensure_ascii=False)
    entry = book("updown")[LOW]
    assert entry.deciding is not None
    for text in (LOW, *entry.said("en").from_where("en"), *entry.said("en").house_rules("en"), entry.deciding.line):
        assert text in shown
    assert [one["send"]["rule"] for one in entries(tab) if one["current"]] == [LOW]
    assert sum(block["block"] == "group" and block["opened"] for block in tab.blocks()) == 1
    press(tab, next(entry["send"] for entry in entries(tab) if entry["current"]))
    assert not any(entry["current"] for entry in entries(tab))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_entry_can_be_opened_and_sent(game: str, lang: str) -> None:
    tab = opened(game, lang)
    for rule in GAMES[game].rulebook.rules:
        tab.open_rule(rule)
        assert json.loads(json.dumps(list(tab.blocks())))
        assert bool(buttons(tab, "show")) == (rule in {e.rule.id for e in book(game) if e.deciding})
        keys = [block["key"] for block in every(tab.blocks()) if block.get("key")]
        assert len(keys) == len(set(keys))


def test_a_definition_says_that_it_decides_nothing() -> None:
    tab = opened()
    tab.open_rule("updown.deck.colours")
    assert catalogue("en").format("book-definition") in json.dumps(list(tab.blocks()))


def test_where_a_rule_decides_is_laid_on_the_board() -> None:
    tab = opened("loo")
    tab.open_rule(LOW)
    (button,) = buttons(tab, "show")
    press(tab, button["send"])
    found = book("updown")[LOW].deciding
    assert found is not None
    assert tab.place.game.id == "updown"
    assert tab.place.state == found.state
    assert rules(tab)  # the book stays open


def test_the_lesson_that_teaches_it_is_opened_at_the_step() -> None:
    tab, asked = opened(), []
    tab.place.open_lesson = lambda lesson, step: asked.append((lesson, step))
    tab.open_rule(LOW)
    for button in buttons(tab, "lesson"):
        press(tab, button["send"])
    taught = [(lesson, step) for lesson, step in COURSES["updown"].steps() if LOW in step.rules]
    firsts = {lesson.id: (lesson.id, step.id) for lesson, step in reversed(taught)}
    assert sorted(asked) == sorted(firsts.values())
    tab.hear("lesson", {"lesson": "updown.no-such", "step": "x"})
    assert len(asked) == len(firsts)


def test_a_rule_of_any_table_is_opened_in_the_game_on_the_bench() -> None:
    tab = opened("loo")
    tab.hear("search", {"value": "pot"})
    tab.open_rule("table.turn.now")
    assert [entry["send"] for entry in entries(tab) if entry["current"]] == [
        {"kind": "rules", "do": "open", "game": "loo", "rule": "table.turn.now"}
    ]
    tab.open_rule("no.such.rule")
    assert [entry["send"]["rule"] for entry in entries(tab) if entry["current"]] == ["table.turn.now"]


JUNK = st.one_of(st.none(), st.integers(), st.text(max_size=20), st.lists(st.none(), max_size=2), st.booleans())


@given(
    st.sampled_from(["search", "game", "open", "show", "lesson", "", "x"]),
    st.dictionaries(st.sampled_from(["value", "game", "rule", "lesson", "step", "x"]), JUNK),
)
def test_no_message_of_a_browser_does_harm(do: str, content: dict[str, Any]) -> None:
    tab = opened()
    tab.hear(do, content)
    assert json.dumps(list(tab.blocks()))


def test_a_pasted_novel_is_cut() -> None:
    tab = opened()
    tab.hear("search", {"value": "pile " * 10_000})
    field = tab.blocks()[0]["items"][0]
    assert len(field["value"]) == field["longest"]
    assert rules(tab)
