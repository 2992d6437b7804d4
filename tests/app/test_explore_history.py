"""Explore's history: every moment can be gone to, named and noted; two lines compared; nothing unknown is told."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.browser.panel import walked
from threeup.app.explore.history import HistoryTab
from threeup.app.explore.telling import Telling
from threeup.app.explore.workplace import Workplace
from threeup.games import GAMES
from threeup.games.updown import card
from threeup.notation import parse_position
from threeup.session import Table, compare_lines
from threeup.session.bench import Bench
from threeup.session.lines import compared

GAME = pytest.mark.parametrize("game", GAMES)


def opened(game: str = "updown", moments: int = 0, players: int = 3, seed: int = 7) -> HistoryTab:
    """Give the history of a game, played at random until there are so many moments."""
    place = Workplace("en")
    place.deal(game, players, seed=seed, options={"small_table": True} if game == "loo" else {})
    walked(place, moments, seed)
    tab = HistoryTab(place)
    place.moved = place.laid = tab.moved
    return tab


def tree(tab: HistoryTab) -> dict[str, Any]:
    return next(block for block in tab.blocks() if block["block"] == "tree")


def sheets(tab: HistoryTab) -> list[dict[str, Any]]:
    compare = next(block for block in tab.blocks() if block["block"] == "group")
    return [block for block in compare["items"] if block["block"] == "sheet"]


def said(tab: HistoryTab, node: int) -> str:
    block = tree(tab)
    return str(block["texts"][block["labels"][node]])


@GAME
def test_one_can_step_to_the_beginning_and_back_to_the_end_of_the_same_line(game: str) -> None:
    tab = opened(game, 60)
    bench = tab.place.bench
    end = bench.at
    for _ in range(end.depth):
        tab.hear("back", {})
    assert bench.at.id == 0
    assert not bench.can_undo()
    tab.hear("on", {})
    assert bench.at in end.path()
    tab.hear("end", {})
    assert bench.at is end
    tab.hear("start", {})
    assert bench.at.id == 0
    tab.hear("back", {})
    tab.hear("go", {"node": end.id})
    assert bench.at is end


def test_the_picture_has_every_moment_and_the_way_on() -> None:
    tab = opened(moments=200)
    bench, block = tab.place.bench, tree(tab)
    for name in ("parents", "lanes", "movers", "labels"):
        assert len(block[name]) == len(bench.nodes)
    assert block["current"] == bench.at.id
    assert block["parents"][0] == -1
    assert all(
        bench.nodes[child].parent is bench.nodes[parent] for child, parent in enumerate(block["parents"]) if child
    )
    forks = {str(node.id) for node in bench.nodes if len(node.children) > 1}
    assert forks
    assert forks == {
        number for number, more in block["more"].items() if any("lead on from here" in each for each in more)
    }
    tab.hear("back", {})
    assert tree(tab)["ahead"] == block["current"]


def test_names_and_notes_belong_to_the_moment_they_were_begun_at() -> None:
    tab = opened(moments=30)
    bench = tab.place.bench
    tab.hear("go", {"node": 9})
    fields = {block["key"]: block["send"] for block in tab.blocks() if block["block"] == "field"}
    tab.hear("go", {"node": 4})  # a click elsewhere leaves the field, which is sent then
    tab.hear("note", {**fields["note-9"], "value": "Why\nnot? "})
    tab.hear("name", {**fields["name-9"], "value": "x" * 60})
    assert (bench.nodes[9].note, bench.nodes[9].name) == ("Why not?", "x" * 40)
    block = tree(tab)
    assert (block["notes"], block["names"]) == ([9], {"9": "x" * 40})
    assert block["more"]["9"][-1] == "There is a note."
    again = Bench.load(bench.save())
    assert [node.note for node in again.nodes if node.note] == ["Why not?"]


def test_every_change_is_told_to_the_page_once() -> None:
    tab = opened(moments=10)
    told: list[int] = []
    tab.place.moved = lambda: told.append(tab.place.bench.version)
    for do, content in (("back", {}), ("go", {"node": 3}), ("note", {"node": 3, "value": "x"}), ("on", {})):
        tab.hear(do, content)
    assert len(told) == len(set(told)) == 4
    tab.hear("mark", {"line": "first"})
    tab.hear("go", {"node": 999})
    assert len(told) == 4


WRONG: list[Any] = [None, True, 1.5, -1, 10**30, "1", [], {}]


@pytest.mark.parametrize("do", ["go", "name", "note", "mark", "start", "back", "on", "end", "", "hear"])
def test_what_a_browser_should_not_send_changes_nothing_but_where_one_is(do: str) -> None:
    tab = opened(moments=10)
    bench = tab.place.bench
    for wrong in WRONG:
        tab.hear(do, {"node": wrong, "line": wrong, "value": "x"})
        tab.hear(do, {"node": 3, "value": 3 if isinstance(wrong, str) else wrong})
    assert [(node.name, node.note) for node in bench.nodes] == [("", "")] * len(bench.nodes)
    assert tab.ends == {}


# ------------------------------------------------------------------------------------------------ what is told


def test_a_secret_choice_is_told_to_who_made_it_and_to_who_sees_all() -> None:
    tab = opened(players=2)
    tab.place.bench.play("up " + " ".join(map(str, tab.place.bench.state.holdings[0].hand[:3])))
    assert said(tab, 2).startswith("Happy Bee: lay ")
    tab.place.look(0)
    assert said(tab, 2).startswith("You: lay ")
    tab.place.look(1)
    assert said(tab, 2) == "Happy Bee moved."
    assert said(tab, 1) == "The cards are dealt."


def test_as_one_player_only_the_way_here_is_told() -> None:
    tab = opened(moments=80)
    tab.place.look(1)
    bench = tab.place.bench
    plain = {f"{tab.place.speech.name(seat)} moved." for seat in range(3)}
    way = {node.id for node in bench.at.path()}
    away = [node.id for node in bench.nodes if node.id not in way and node.mover >= 0]
    assert away
    assert {said(tab, node) for node in away} <= plain
    assert {said(tab, node.id) for node in bench.at.path()[6:]} - plain


@GAME
@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 10**6), data=st.data())
def test_what_was_told_before_is_forgotten_when_the_way_of_looking_changes(
    game: str, seed: int, data: st.DataObject
) -> None:
    tab = opened(game, 40, seed=seed)
    for _ in range(6):
        tab.hear("go", {"node": data.draw(st.integers(0, 39))})
        tab.place.look(data.draw(st.none() | st.integers(0, 2)))
        assert tree(tab) == tree(HistoryTab(tab.place))


def test_another_table_has_no_marks_of_the_one_before() -> None:
    tab = opened(moments=10)
    tab.hear("mark", {"line": "first"})
    assert tab.ends
    tab.place.deal("loo", 5, seed=1)
    assert tab.ends == {}
    assert tree(tab)["ends"] == [None, None]


def test_a_position_laid_out_has_one_moment() -> None:
    tab = opened()
    tab.place.lay(
        parse_position("updown/1 [g7 bC / g9 / ?] [? ? ? / / ? ? ?] pile: g4 b4 draw: ?*70 removed: *").state()
    )
    assert tree(tab)["texts"] == ["The beginning."]


# ------------------------------------------------------------------------------------------------- comparing


def test_two_lines_by_hand() -> None:
    """From one position: playing the 9 and playing the 10."""
    place = Workplace("en")
    place.lay(parse_position("updown [g9 g10 / / g9] [b3 / / g1] pile: g4 b4 removed: *").state())
    bench = place.bench
    for move in ("play g9", "play g10"):
        bench.jump(0)
        bench.play(move)
    tell = partial(Telling(place).label, on_way=True)
    moves, ends = compared(bench, place.speech, tell, bench.nodes[1], bench.nodes[2])
    assert moves.title == "The lines part at the beginning."
    assert moves.rows == (("1", "Happy Bee played green 9.", "Happy Bee played green 10."),)
    assert [row[0] for row in ends.rows] == ["Happy Bee", "Discard pile"]
    assert ends.rows[0][1:] == ("In hand: green 10.", "In hand: green 9.")
    assert "green 9" in ends.rows[1][1]
    assert card("g9") in bench.nodes[2].state.holdings[0].hand
    moves, ends = compared(bench, place.speech, tell, bench.nodes[0], bench.nodes[2])
    assert moves.rows == (("1", "\N{EN DASH}", "Happy Bee played green 10."),)
    assert ("Happy Bee", "3 cards left", "2 cards left") in ends.rows


def test_two_lines_from_code_say_the_same() -> None:
    table = Table(start=parse_position("updown [g9 g10 / / g9] [b3 / / g1] pile: g4 b4 removed: *").state())
    for move in ("play g9", "play g10"):
        table.jump(0)
        table.play(move)
    found = compare_lines(table, 1, 2)
    assert found.sheet().rows == (
        ("1", "Happy Bee: play green 9", "Happy Bee: play green 10"),
        ("Happy Bee", "In hand: green 10.", "In hand: green 9."),
        ("Discard pile", *found.sheet().rows[2][1:]),
    )
    assert found.sheet("cy").lang == "cy"
    assert compare_lines(table, 1, 1).sheet().notes == ("Both lines lead to the same table.",)
    with pytest.raises(IndexError):
        compare_lines(table, 1, 99)


def test_the_same_end_twice_is_the_same_table() -> None:
    tab = opened(moments=20)
    tab.hear("mark", {"line": "first"})
    assert sheets(tab) == []
    tab.hear("mark", {"line": "second"})
    moves, ends = sheets(tab)
    assert moves["rows"] == ends["rows"] == []
    assert ends["notes"] == ["Both lines lead to the same table."]
    tab.hear("mark", {"line": "second"})
    assert sheets(tab) == []


@GAME
def test_lines_of_any_game_are_compared_move_by_move(game: str) -> None:
    tab = opened(game, 150)
    bench, rng = tab.place.bench, random.Random(1)
    for _ in range(30):
        first, second = rng.choice(bench.nodes), rng.choice(bench.nodes)
        tab.ends = {"first": first.id, "second": second.id}
        moves, ends = sheets(tab)
        shared = sum(a is b for a, b in zip(first.path(), second.path(), strict=False)) - 1
        longest = max(first.depth, second.depth) - shared
        assert [row[0] for row in moves["rows"]] == [str(shared + number) for number in range(1, longest + 1)]
        assert all(row[1] != row[2] for row in ends["rows"])
        assert bool(ends["notes"]) == (first.state == second.state)


def test_counters_are_compared_unless_they_are_hidden() -> None:
    tab = opened("loo", 60)
    bench = tab.place.bench
    first = next(node for node in bench.nodes if node.state.pot)
    tab.ends = {"first": 0, "second": first.id}
    assert "counter" in str(sheets(tab)[1]["rows"])
    bench.stakes = False
    assert "counter" not in str(sheets(tab)[1]["rows"])
    assert not any(row[0] == "Pot" for row in sheets(tab)[1]["rows"])


def test_nothing_is_compared_while_one_seats_knowledge_is_shown() -> None:
    tab = opened(moments=20)
    tab.ends = {"first": 3, "second": 5}
    assert len(sheets(tab)) == 2
    tab.place.look(0)
    assert sheets(tab) == []
    tab.hear("mark", {"line": "first"})
    assert tab.ends == {"first": 3, "second": 5}
