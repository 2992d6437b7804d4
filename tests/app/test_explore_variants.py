"""Explore's part on house rules, without a browser."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from threeup.app.explore.variants import VariantsTab
from threeup.app.explore.workplace import Workplace
from threeup.games import GAMES
from threeup.notation import parse_position

if TYPE_CHECKING:
    from collections.abc import Iterator

    from threeup.widgets.blocks import Json

SET = "updown/1 [g7 b7 gC / / g2] [b3 b5 b6 / / b2] pile: o7 g7 removed: *"


class Corner:
    """The part at a workplace, used as the panel's JavaScript does."""

    def __init__(self, game: str = "updown", players: int = 3) -> None:
        self.place = Workplace("en")
        self.place.deal(game, players, seed=7)
        self.tab = VariantsTab(self.place)
        self.place.laid = self.place.moved = self.tab.moved

    def blocks(self) -> list[Json]:
        """Every block that is shown, those within others too."""
        return list(_within(list(self.tab.blocks())))

    def block(self, key: str) -> Json:
        return next(each for each in self.blocks() if each.get("key") == key)

    def press(self, key: str, value: str | None = None) -> None:
        send = self.block(key)["send"] | ({} if value is None else {"value": value})
        self.tab.hear(send["do"], send)

    def sheet(self) -> Json:
        return next(each for each in self.blocks() if each["block"] == "sheet")

    def text(self) -> str:
        return json.dumps(list(self.tab.blocks()), ensure_ascii=False)

    def go(self, moves: int) -> None:
        bench = self.place.bench
        for _ in range(moves):
            bench.play(bench.hint())
        self.tab.moved()


def _within(blocks: list[Json]) -> Iterator[Json]:
    for block in blocks:
        yield {"block": "item", **block}
        yield from _within([each for each in block.get("items", ()) if isinstance(each, dict)])


@pytest.mark.parametrize("game", GAMES)
def test_at_first_every_house_rule_is_offered_and_nothing_compared(game: str) -> None:
    corner = Corner(game, GAMES[game].default_players)
    offered = {each["key"] for each in corner.blocks() if each["block"] == "pick"}
    assert offered == {f"option-{name}" for name in GAMES[game].option_choices()}
    assert all(
        each["value"] in [value["value"] for value in each["values"]]
        for each in corner.blocks()
        if each["block"] == "pick"
    )
    assert corner.block("rules")["opened"]
    assert not [each for each in corner.blocks() if each["block"] == "sheet"]


def test_a_changed_rule_stands_first_beside_what_it_is_at_the_table() -> None:
    corner = Corner()
    corner.place.lay(parse_position(SET).state())
    corner.press("option-set_size", "4")
    first = next(each for each in corner.blocks() if each["block"] == "pick")
    assert (first["key"], first["value"], first["note"]) == ("option-set_size", "4", "At this table: Three")
    assert [row[0] for row in corner.sheet()["rows"]] == ["play blue 7"]
    assert not next(each for each in corner.blocks() if each.get("key") == "others")["opened"]


def test_back_to_the_table_and_to_the_rule_book() -> None:
    corner = Corner()
    corner.place.deal("updown", 3, seed=7, options={"set_size": 4, "turn_cap": None})
    corner.press("option-set_size", "3")
    corner.press("option-clear_goes_again", "yes")
    assert corner.tab.wishes == {"set_size": 3, "clear_goes_again": True}
    corner.press("table")
    assert (corner.tab.wishes, corner.block("table")["enabled"]) == ({}, False)
    corner.press("book")
    assert corner.tab.wishes == {"set_size": 3, "turn_cap": 5000}
    corner.press("option-set_size", "4")
    assert corner.tab.wishes == {"turn_cap": 5000}


def test_the_rule_book_keeps_what_the_number_of_players_asks_for() -> None:
    corner = Corner("loo", 4)
    corner.press("book")
    assert corner.tab.wishes == {}


def test_an_own_value_that_no_form_offers_can_be_kept() -> None:
    corner = Corner()
    corner.place.deal("updown", 3, seed=7, options={"turn_cap": 77})
    pick = corner.block("option-turn_cap")
    assert (pick["value"], pick["values"][0]) == ("77", {"value": "77", "label": "77"})


def test_rules_that_can_not_be_here_are_refused_and_nothing_is_lost() -> None:
    corner = Corner()
    before = corner.place.bench.state
    corner.press("option-two_decks", "yes")
    (refused,) = [each for each in corner.blocks() if each["block"] == "said"]
    assert refused["mood"] == "bad"
    assert refused["items"]
    corner.press("whole")
    assert [each["mood"] for each in corner.blocks() if each["block"] == "said"] == ["bad"]
    assert (corner.place.bench.state, corner.tab.wishes) == (before, {"two_decks": True})


def test_the_whole_game_and_to_its_moments() -> None:
    corner = Corner()
    corner.go(40)
    bench = corner.place.bench
    end = bench.at
    corner.press("option-voluntary_pick_up", "yes")
    corner.press("whole")
    assert "out of 42" in corner.sheet()["title"]
    moments = [each for each in corner.blocks() if str(each.get("key", "")).startswith("moment-")]
    assert moments
    target = moments[0]["send"]["node"]
    corner.press(moments[0]["key"])
    assert bench.at.id == target != end.id
    assert corner.block(f"moment-{target}")["current"]
    assert "out of 42" in corner.sheet()["title"]  # it is still the same game


def test_the_moment_before_the_first_deal_can_not_be_gone_to() -> None:
    corner = Corner("loo", 5)
    corner.press("option-stake", "2")
    corner.press("whole")
    first = next(each for each in corner.blocks() if str(each.get("key", "")).startswith("moment-"))
    assert (first["key"], first["send"]) == ("moment-0", None)


def test_a_seat_is_shown_nothing_that_it_does_not_know() -> None:
    corner = Corner()
    corner.go(12)
    corner.press("option-voluntary_pick_up", "yes")
    corner.press("whole")
    hands = {str(card) for holding in corner.place.bench.state.holdings for card in holding.hand}
    assert hands
    corner.place.look((corner.place.bench.state.turn + 1) % 3)
    assert "only while everything lies open" in corner.text()
    assert not corner.block("whole")["enabled"]
    assert (corner.sheet()["rows"], "hidden" in corner.sheet()["notes"][-1]) == ([], True)
    corner.tab.hear("go", {"node": 3})
    assert corner.place.bench.at.id == 13


def test_wishes_stay_with_another_table_of_the_game_and_go_with_the_game() -> None:
    corner = Corner()
    corner.press("option-set_size", "4")
    corner.place.deal("updown", 2, seed=8)
    assert corner.tab.wishes == {"set_size": 4}
    corner.place.deal("updown", 2, seed=8, options={"set_size": 4})
    assert corner.tab.wishes == {}
    corner.press("option-set_size", "3")
    corner.place.deal("loo", 5, seed=8)
    assert corner.tab.wishes == {}
    assert corner.text()


NONSENSE: list[Any] = [None, 7, -1, True, "", "x" * 9000, [], {}, ["set_size"], 1e400, "whole", "4"]


@pytest.mark.parametrize("value", NONSENSE, ids=lambda each: repr(each)[:12])
@pytest.mark.parametrize("do", ["scope", "option", "table", "book", "go", "dance"])
def test_whatever_a_browser_sends_the_part_stands(do: str, value: Any) -> None:  # noqa: ANN401
    corner = Corner()
    for content in ({}, {"value": value}, {"name": value, "value": value}, {"name": "set_size", "value": value}):
        corner.tab.hear(do, content)
    corner.tab.hear(do, {"node": value})
    assert corner.text()
    assert set(corner.tab.wishes) <= {"set_size"}
