"""The Explore view without a browser: its frame, the ways of looking, its address, and whatever a browser may send."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from threeup.app import pages
from threeup.app import request as asked
from threeup.app.explore.tabs import TABS
from threeup.app.server.visit import Visit
from threeup.core.game import DEALER
from threeup.games import GAMES
from threeup.session import Sitter, Table
from threeup.session.bench import Bench
from threeup.text import LANGUAGES, catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator

    from threeup.app.explore.exploring import Exploring
    from threeup.widgets.blocks import Json

GAME = pytest.mark.parametrize("game", GAMES)
IDS = [each.id for each in TABS]


class Explorer:
    """Presses what is shown, as the panel's JavaScript does."""

    def __init__(self, **query: str) -> None:
        self.told: list[dict[str, Any]] = []
        self.page = pages.Page(home=True)
        self.page.open(Visit({"view": "explore", **query}, "en", (), self.told.append))
        assert self.page.exploring is not None
        self.exploring: Exploring = self.page.exploring
        self.place = self.exploring.place

    @property
    def view(self) -> dict[str, Any]:
        return dict(self.exploring.panel.view)

    @property
    def query(self) -> dict[str, str]:
        """The fields of the page's address."""
        return dict(parse_qsl(self.told[-1]["query"].removeprefix("?")))

    def send(self, **content: object) -> None:
        self.exploring.panel._received(None, content, None)

    def press(self, key: str) -> None:
        """Press a button by its key."""
        block = next(each for each in blocks_of(self.view) if each.get("key") == key)
        self.send(**block["send"])

    def look(self, how: str) -> None:
        self.send(kind="look", do="look", value=how)


def blocks_of(view: dict[str, Any]) -> Iterator[Json]:
    """Every block of a view, those within others too."""
    waiting = [*view["bar"], *view["notice"], *view["blocks"]]
    while waiting:
        block = waiting.pop(0)
        yield block
        waiting += [each for each in block.get("items", ()) if isinstance(each, dict)]


@pytest.fixture
def explorer() -> Explorer:
    return Explorer(game="updown", players="2", seed="7")


def test_every_part_can_be_opened_in_every_language(explorer: Explorer) -> None:
    for lang in LANGUAGES:
        explorer.page._heard({"kind": "language", "lang": lang})
        for tab in IDS:
            explorer.send(kind="tab", tab=tab)
            assert explorer.view["tab"] == tab
            assert explorer.view["lang"] == lang
            assert json.dumps(explorer.view)  # what a browser is sent is plain JSON
            assert explorer.query["tab"] == tab


def test_the_address_leads_back_to_the_same_deal(explorer: Explorer) -> None:
    query = explorer.query
    again = Explorer(**{key: value for key, value in query.items() if key != "view"})
    assert again.place.bench.state == explorer.place.bench.state


def test_the_address_says_nothing_of_the_table_while_one_seats_knowledge_is_shown(explorer: Explorer) -> None:
    explorer.look("1")
    assert explorer.query.keys() == {"view", "lang", "tab"}
    assert not explorer.exploring.board.view["tools"]["menu"]


@GAME
def test_everything_open_moves_for_every_seat(game: str) -> None:
    explorer = Explorer(game=game, seed="3")
    bench, seats = explorer.place.bench, set()
    for _ in range(12):
        seats.add(explorer.exploring.board.seat)
        assert bench.to_act in {explorer.exploring.board.seat, DEALER}
        bench.play(bench.legal_moves()[0])
        explorer.place.moved()
    assert len(seats) > 1


@GAME
def test_as_one_player_others_can_be_let_move(game: str) -> None:
    explorer = Explorer(game=game, seed="3")
    bench = explorer.place.bench
    other = next(seat for seat in range(len(bench.sitters)) if seat != bench.to_act)
    explorer.look(str(other))
    assert explorer.place.state == bench.game.view(bench.state, other) != bench.state
    before = len(bench.nodes)
    explorer.press("let-move")
    assert len(bench.nodes) == before + 1
    explorer.look("open")
    assert explorer.place.state == bench.state


def test_a_position_with_unknown_cards_is_shown_and_not_played_on() -> None:
    line = "updown/1 [g7 bC / g9 / ?] [? ? ? / / ? ? ?] pile: g4 b4 draw: ?*70 removed: *"
    explorer = Explorer(position=line)
    board = explorer.exploring.board
    assert explorer.place.bench.hidden
    assert board.view["status"] == catalogue("en").format("explore-hidden", n=explorer.place.bench.hidden)
    assert board.view["actions"] == []
    assert not board.view["tools"]["hint"]


def test_a_table_brings_its_history() -> None:
    table = Table([Sitter("person", "Ann"), Sitter("careful")], seed=7)
    table.go()
    box = pages.explore(table)
    board = box.children[1].children[0].children[0]
    bench = board.table
    assert isinstance(bench, Bench)
    assert [node.move for node in bench.nodes] == [node.move for node in table.nodes]
    assert bench.speech(None).name(0) == "Ann"
    assert not any(each.computer for each in bench.sitters)


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20) | st.floats(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
KNOWN = st.sampled_from(["value", "seat", "node", "rule", "card", "move", "key", "zone", "origin", "text"])


@settings(max_examples=300, deadline=None)
@given(
    kind=st.sampled_from([*IDS, "look", "tab", "x"]),
    do=st.text(max_size=6) | st.none(),
    rest=st.dictionaries(KNOWN, JUNK),
)
def test_whatever_a_browser_sends_the_table_stays(kind: str, do: str | None, rest: dict[str, Any]) -> None:
    state = SHARED.place.bench.nodes[0].state
    SHARED.exploring._heard({"kind": kind, "do": do, **rest})
    assert SHARED.place.bench.nodes[0].state == state
    assert json.dumps(SHARED.view)


def test_every_thing_that_can_be_done_takes_junk(explorer: Explorer) -> None:
    """What is pressed is sent with every value of another type; nothing raises, and the view stays plain JSON."""
    wrong: list[Any] = [None, 10**30, "\0", "x" * 20_000, [1.5], {}]
    for tab in IDS:
        explorer.send(kind="tab", tab=tab)
        sent = [each["send"] for each in blocks_of(explorer.view) if isinstance(each.get("send"), dict)]
        for content in {json.dumps(each, sort_keys=True) for each in sent[:40]}:
            for key in {*json.loads(content), "value"} - {"kind", "do"}:
                for value in wrong:
                    explorer.exploring._heard({**json.loads(content), key: value})
        assert json.dumps(explorer.view)


SHARED = Explorer(game="updown", players="2", seed="7")


def test_going_away_and_coming_back_leaves_the_table(explorer: Explorer) -> None:
    explorer.send(kind="look", do="game", value="loo")
    bench = explorer.place.bench
    for view in ("home", "explore", "play", "explore"):
        explorer.page._heard({"kind": "go", "view": view})
    assert explorer.place.bench is bench


def test_a_visit_that_names_no_game_leaves_what_a_notebook_has_laid_out() -> None:
    page = pages.Page(home=False, view="explore")
    page.explore(asked.read({"view": "explore", "game": "loo", "seed": "3"}))
    assert page.exploring is not None
    bench = page.exploring.place.bench
    page.open(Visit({"lang": "cy", "tab": "odds"}, "en"))
    assert (page.exploring.place.bench, page.exploring.tab.id, page.exploring.place.lang) == (bench, "odds", "cy")
    page.open(Visit({"game": "updown"}, "en"))
    assert page.exploring.place.game.id == "updown"


def test_a_lesson_does_not_put_away_the_table_where_there_is_no_way_back(explorer: Explorer) -> None:
    alone = pages.Page(home=False, view="explore")
    alone.explore(asked.Request(view="explore"))
    assert alone.exploring is not None
    alone.exploring.place.open_lesson("updown.at-least-top", "higher")
    assert alone.learning is not None
    assert alone.box.children == (alone.shell, alone.learning.box, alone.exploring.box)
    explorer.place.open_lesson("updown.at-least-top", "higher")
    assert explorer.page.learning is not None
    assert explorer.page.box.children == (explorer.page.shell, explorer.page.learning.box)


def test_a_table_keeps_its_counters_hidden() -> None:
    box = pages.explore(Table(5, game="loo", seed=7, stakes=False))
    assert not box.children[1].children[0].children[0].table.stakes


def test_counters_that_a_link_hides_stay_hidden() -> None:
    explorer = Explorer(game="loo", players="5", seed="3", stakes="no")
    place, board = explorer.place, explorer.exploring.board

    def hidden() -> bool:
        again = Explorer(**{key: value for key, value in explorer.query.items() if key != "view"})
        assert again.page.problems == []
        return board.view["ledger"] is None and again.exploring.board.view["ledger"] is None

    assert hidden()
    place.bench.play(place.bench.legal_moves()[0])
    place.moved()
    assert hidden()
    place.lay(place.state)
    assert hidden()
    board._received(None, {"id": "1", "kind": "new", "version": place.bench.version}, None)
    assert hidden()
    for game in ("updown", "loo"):
        explorer.send(kind="look", do="game", value=game)
    assert hidden()


def test_a_new_deal_of_the_board_can_be_found_again_by_its_address(explorer: Explorer) -> None:
    board = explorer.exploring.board
    board._received(None, {"id": "1", "kind": "new", "version": explorer.place.bench.version}, None)
    again = Explorer(**{key: value for key, value in explorer.query.items() if key != "view"})
    assert again.place.bench.state == explorer.place.bench.state


def test_what_is_too_long_for_an_address_stands_in_none(explorer: Explorer, monkeypatch: pytest.MonkeyPatch) -> None:
    explorer.place.lay(explorer.place.state)
    assert "position" in explorer.query
    monkeypatch.setattr("threeup.app.explore.workplace._LONGEST", 20)
    explorer.place.lay(explorer.place.state)
    assert "position" not in explorer.query


def test_a_press_that_fails_is_answered_and_so_is_a_part(explorer: Explorer, monkeypatch: pytest.MonkeyPatch) -> None:
    failed = catalogue("en").format("board-failed")

    def fail(*_: object) -> None:
        raise ArithmeticError

    explorer.send(kind="tab", tab="odds")
    monkeypatch.setattr(explorer.exploring.tab, "hear", fail)
    explorer.send(kind="odds", do="pot", value="1")
    assert [each["title"] for each in explorer.view["notice"]] == [failed]
    monkeypatch.setattr(explorer.exploring.tab, "blocks", fail)
    explorer.send(kind="odds", do="pot", value="1")
    assert [each["title"] for each in explorer.view["blocks"]] == [failed]
    explorer.send(kind="tab", tab="moves")
    assert len(explorer.view["blocks"]) > 1
    assert explorer.view["notice"] == []


@pytest.mark.parametrize(
    "content", [{"kind": []}, {"kind": "tab", "tab": []}, {"kind": {}, "do": "x"}, {"kind": "tab"}]
)
def test_a_name_of_another_type_is_let_be(explorer: Explorer, content: dict[str, Any]) -> None:
    before = explorer.view
    explorer.exploring._heard(content)
    assert explorer.view == before


def test_a_second_press_on_a_move_is_not_played_for_the_next_player() -> None:
    explorer = Explorer(game="loo", players="5", seed="3")
    bench = explorer.place.bench
    sent = next(each["send"] for each in blocks_of(explorer.view) if each.get("send", {}).get("move") == "fold")
    explorer.send(**sent)
    before = len(bench.nodes)
    assert "fold" in map(str, bench.legal_moves())  # it would be legal for the next one too
    explorer.send(**sent)
    assert len(bench.nodes) == before


def test_no_table_is_lost_when_another_is_laid(explorer: Explorer) -> None:
    place = explorer.place
    first = place.bench
    first.play(first.legal_moves()[0])
    explorer.send(kind="look", do="game", value="loo")
    assert place.game.id == "loo"
    assert not any(each.get("key") == "game-updown" for each in blocks_of(explorer.view))
    place.lay(GAMES["updown"].read_position("[g7] [b3] pile: g4 removed: *").state())
    laid = place.bench
    place.deal("loo", 5, seed=1)
    seen = []
    for _ in range(3):
        explorer.press("back")
        seen.append(place.bench)
    assert seen[:2] == [laid, first]  # the untouched deal in between was not kept
    assert seen[2] is not first


def test_the_address_leads_to_the_position_once_somebody_has_played(explorer: Explorer) -> None:
    explorer.place.bench.play(explorer.place.bench.legal_moves()[0])
    explorer.place.moved()
    again = Explorer(**{key: value for key, value in explorer.query.items() if key != "view"})
    assert again.place.bench.state == explorer.place.bench.state


def test_the_first_table_can_be_found_again_by_its_address() -> None:
    first = Explorer()
    again = Explorer(**{key: value for key, value in first.query.items() if key != "view"})
    assert again.place.bench.state == first.place.bench.state


def test_everything_open_calls_everybody_by_name(explorer: Explorer) -> None:
    board = explorer.exploring.board
    assert board.view["me_seat"]["name"] == "Happy Bee"
    explorer.look("0")
    assert board.view["me_seat"]["name"] == catalogue("en").format("nickname-me")
