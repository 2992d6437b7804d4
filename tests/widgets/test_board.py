"""The Python side of the board: what it answers, and that nothing hidden is ever sent."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from threeup.core.game import DEALER
from threeup.games import GAMES
from threeup.session import Table
from threeup.widgets.board import Board


class Browser:
    """Stands in for the page: sends what board.js sends, keeps what comes back."""

    def __init__(self, players: int | list[str] = 3, seed: int = 7, table: Table | None = None) -> None:
        self.board = Board(table or Table(players, seed=seed))
        self.answers: list[dict[str, Any]] = []
        self.board.send = lambda content, *_: self.answers.append(content)
        self.count = 0

    @property
    def view(self) -> dict[str, Any]:
        return dict(self.board.view)

    def ask(self, kind: str, **content: object) -> dict[str, Any]:
        self.count += 1
        self.raw({"id": f"m{self.count}", "kind": kind, "version": self.view["version"], **content})
        return self.answers[-1]

    def raw(self, content: object) -> None:
        self.board._received(None, content, None)

    def let_others_play(self) -> None:
        while self.view["waiting"]:
            assert self.ask("next")["accepted"]

    def choose(self) -> None:
        keys = [card["key"] for card in self.view["hand"]["cards"][:3]]
        assert self.ask("act", action="choose", keys=keys)["accepted"]
        self.let_others_play()

    def rules(self) -> list[str]:
        return [reason["rule"] for reason in self.answers[-1]["why"]["reasons"]]


def test_choosing_two_cards_says_which_rule_forbids_it() -> None:
    page = Browser()
    keys = [card["key"] for card in page.view["hand"]["cards"][:2]]
    before = page.view
    assert not page.ask("act", action="choose", keys=keys)["accepted"]
    assert page.rules() == ["updown.deal.three-up"]
    assert page.view == before


def test_a_game_is_played_to_its_end_by_hints_alone() -> None:
    page = Browser(2, seed=3)
    for _ in range(400):
        if page.view["over"]:
            break
        page.let_others_play()
        if page.view["over"]:
            break
        hint = page.board.table.hint()
        keys = _keys(hint)
        action = {"PickUp": "pick-up", "Draw": "draw", "EndTurn": "end", "ChooseUp": "choose"}.get(
            type(hint).__name__, "play"
        )
        assert page.ask("act", action=action, keys=keys)["accepted"]
    assert page.view["over"]["title"]
    assert page.ask("act", action="pick-up", keys=[])["accepted"] is False


def _keys(move: object) -> list[str]:
    if hasattr(move, "place"):
        return [f"d:{move.place}"]
    hand, up = getattr(move, "hand", getattr(move, "cards", ())), getattr(move, "up", ())
    return [f"h:{card}:0" for card in hand] + [f"u:{card}:0" for card in up]


def test_a_stale_click_changes_nothing() -> None:
    page = Browser()
    page.choose()
    version = page.view["version"]
    page.raw({"id": "old", "kind": "undo", "version": version - 1})
    assert page.answers[-1]["accepted"] is False
    assert page.view["version"] == version


def test_a_double_click_plays_once() -> None:
    page = Browser()
    keys = [card["key"] for card in page.view["hand"]["cards"][:3]]
    message = {"id": "twice", "kind": "act", "version": page.view["version"], "action": "choose", "keys": keys}
    page.raw(message)
    nodes = len(page.board.table.nodes)
    page.raw({**message, "version": page.view["version"]})
    assert [answer["accepted"] for answer in page.answers] == [True, False]
    assert len(page.board.table.nodes) == nodes


def test_a_click_during_the_computers_turn_plays_nothing() -> None:
    page = Browser()
    keys = [card["key"] for card in page.view["hand"]["cards"][:3]]
    page.ask("act", action="choose", keys=keys)
    assert page.view["waiting"]
    assert not page.ask("act", action="choose", keys=keys)["accepted"]
    assert not page.ask("hint")["accepted"]


def test_undo_and_redo_come_back_to_the_same_picture() -> None:
    page = Browser()
    page.choose()
    before = {key: value for key, value in page.view.items() if key not in {"version", "events", "can"}}
    assert page.view["can"]["undo"], "undo would show cards not seen then, and says so"
    assert page.ask("undo")["accepted"]
    assert len(page.view["hand"]["cards"]) == 6
    assert page.ask("redo")["accepted"]
    after = {key: value for key, value in page.view.items() if key not in {"version", "events", "can"}}
    assert after == before


def test_an_earlier_moment_played_on_from_is_a_branch() -> None:
    page = Browser()
    page.choose()
    page.ask("undo")
    keys = [card["key"] for card in page.view["hand"]["cards"][3:]]
    page.ask("act", action="choose", keys=keys)
    branches = [moment for moment in page.view["tree"] if moment["depth"] > 0]
    assert len(branches) >= 2
    assert page.ask("name", node=branches[0]["node"], text="first try")["accepted"]
    assert page.ask("jump", node=branches[0]["node"])["accepted"]
    assert any(moment["name"] == "first try" for moment in page.view["tree"])


def test_a_repeated_position_offers_a_draw_that_ends_the_game() -> None:
    page = Browser(["person", "person"], seed=1)
    table = page.board.table
    table.at.place = 1
    for _ in range(3):
        table.play(table.legal_moves()[0])
        table.at.place = 1
    page.board.seat = table.to_act
    page.board.show([])
    assert page.view["notice"]["actions"][0]["id"] == "agree-draw"
    assert page.ask("act", action="agree-draw", keys=[])["accepted"]
    assert page.view["over"]


def test_saving_and_loading_gives_the_same_table() -> None:
    page = Browser()
    page.choose()
    file = page.ask("save")["file"]
    other = Browser(2, seed=99)
    assert other.ask("load", text=file["text"])["accepted"]
    assert other.board.table.state == page.board.table.state
    assert other.view["hand"] == page.view["hand"]


@pytest.mark.parametrize("text", ["", "nonsense", "a = 1", "x" * 3_000_000, "[" * 50_000, "\x00\ud83c"[:1]])
def test_a_bad_file_is_refused_and_the_table_stays(text: str) -> None:
    page = Browser()
    before = page.view
    answer = page.ask("load", text=text)
    assert not answer["accepted"]
    assert answer["why"]["reasons"] or "big" in answer["why"]["title"]
    assert page.view == before


class LooBrowser(Browser):
    """A page with 3-Card Loo, whose first seat does as hinted."""

    def __init__(self, players: int | list[str] = 5, seed: int = 7, *, stakes: bool = True, **rules: str | int) -> None:
        options = GAMES["loo"].read_options(rules)
        super().__init__(table=Table(players, seed=seed, game="loo", options=options, stakes=stakes))

    def buttons(self) -> list[str]:
        return [action["id"] for action in self.view["actions"] if action["enabled"]]

    def play_the_deal(self) -> None:
        for _ in range(40):
            self.let_others_play()
            if self.board.table.to_act == DEALER:
                return
            word, _, card = str(self.board.table.hint()).partition(" ")
            assert self.ask("act", action=word, keys=[f"h:{card}"] if card else [])["accepted"]
        pytest.fail("the deal doesn't end")


def test_between_two_deals_a_person_asks_for_the_next_one() -> None:
    page = LooBrowser()
    page.play_the_deal()
    first = page.board.table.at
    assert not page.view["waiting"]
    assert page.buttons()[:2] == ["deal", "stop"]
    assert page.ask("hint")["accepted"]
    assert page.ask("act", action="deal", keys=[])["accepted"]
    assert page.view["events"]
    table = page.board.table
    dealt = table.at
    assert (table.at.parent, table.at.deals) == (first, 2)
    assert page.ask("undo")["accepted"]
    assert page.ask("act", action="deal", keys=[])["accepted"]
    assert table.at is dealt, "the same cards are dealt again"


def test_stopping_between_two_deals_ends_the_game() -> None:
    page = LooBrowser()
    page.play_the_deal()
    assert page.ask("act", action="stop", keys=[])["accepted"]
    assert page.view["over"]["title"]
    assert not page.ask("act", action="deal", keys=[])["accepted"]
    assert not page.ask("hint")["accepted"]


def test_the_next_deal_is_no_computer_s_move_where_a_person_sits() -> None:
    page = LooBrowser()
    page.play_the_deal()
    nodes = len(page.board.table.nodes)
    for _ in range(3):
        assert not page.ask("next")["accepted"]
    assert len(page.board.table.nodes) == nodes


def test_where_only_computers_play_they_deal_on() -> None:
    page = LooBrowser(["careful"] * 5, deals=5)
    assert page.view["me"] is None
    page.let_others_play()
    assert page.view["over"]
    assert page.board.table.at.deals >= 5, "more where a pot is left over"
    assert not page.ask("act", action="deal", keys=[])["accepted"]


def test_a_deal_before_its_time_is_refused() -> None:
    page = LooBrowser()
    page.let_others_play()
    before = page.view
    assert not page.ask("act", action="deal", keys=[])["accepted"]
    assert not page.ask("act", action="stop", keys=[])["accepted"]
    assert page.view["hand"] == before["hand"]


def test_in_the_referee_s_mode_a_card_against_the_rules_can_be_played_and_is_not_told_before() -> None:
    page, seeds = LooBrowser(), iter(range(50))
    forbidden: list[str] = []
    while not forbidden:
        page = LooBrowser(seed=next(seeds))
        page.let_others_play()
        page.ask("act", action="stand", keys=[])
        page.let_others_play()
        cards = page.view["hand"]["cards"]
        forbidden = [card["key"] for card in cards if card["playable"] is False]
    assert not page.ask("act", action="play", keys=forbidden[:1])["accepted"]
    assert page.rules()
    free = LooBrowser(seed=page.board.table.seed or 0, revoke="loo")
    free.let_others_play()
    free.ask("act", action="stand", keys=[])
    free.let_others_play()
    assert [card["playable"] for card in free.view["hand"]["cards"]] == [True] * 3
    assert free.ask("act", action="play", keys=forbidden[:1])["accepted"]


def test_a_new_game_keeps_game_players_rules_and_stakes() -> None:
    page = LooBrowser(6, stake=5, stakes=False)
    page.play_the_deal()
    seen: list[int] = []
    page.board.replaced = lambda: seen.append(page.board.table.version)
    assert page.ask("new")["accepted"]
    table = page.board.table
    assert (table.game.id, len(table.sitters), table.state.options.stake, table.stakes) == ("loo", 6, 5, False)
    assert table.version == page.view["version"] == seen[0]


def test_a_loaded_game_hides_the_stakes_where_they_were_hidden() -> None:
    page = LooBrowser()
    page.play_the_deal()
    file = page.ask("save")["file"]
    assert file["name"] == "loo-7.toml"
    for stakes in (True, False):
        other = LooBrowser(seed=1, stakes=stakes)
        assert other.ask("load", text=file["text"])["accepted"]
        assert other.board.table.stakes is stakes
        assert (other.view["ledger"] is None) is not stakes
        assert other.ask("act", action="deal", keys=[])["accepted"]


def test_hidden_stakes_are_nowhere_in_what_is_sent() -> None:
    page = LooBrowser(stakes=False)
    for _ in range(2):
        page.play_the_deal()
        view = page.view
        assert view["ledger"] is None
        assert [zone["id"] for zone in view["zones"] if zone["kind"] == "counters"] == []
        assert {seat["counters"] for seat in [*view["seats"], view["me_seat"]]} == {None}
        said = " ".join(str(value) for value in [view["status"], view["log"], view["seats"], view["me_seat"]])
        assert "counter" not in said.replace("counters': None", "").replace("counters_label': None", "")
        page.ask("act", action="deal", keys=[])


_JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
_KINDS = st.sampled_from(["act", "undo", "redo", "jump", "name", "hint", "save", "load", "next", "explode"])
_NAMES = st.sampled_from(["deal", "stop", "fold", "stand", "miss", "play", "choose", "challenge-1", "challenge--1"])


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(sorted(GAMES)), st.lists(st.tuples(_KINDS, _JUNK | _NAMES, _JUNK), max_size=6), st.data())
def test_whatever_is_sent_is_answered_and_does_no_harm(game: str, sent: list[Any], data: st.DataObject) -> None:
    page = Browser(table=Table(GAMES[game].default_players, seed=7, game=game))
    for kind, first, second in sent:
        extra = {"action": first, "keys": second, "node": first, "text": second}
        answer = page.ask(kind, **extra)
        assert isinstance(answer["accepted"], bool)
        assert "Traceback" not in json.dumps(answer)
    page.raw(data.draw(_JUNK))
    table = page.board.table
    assert len(table.game.cards(table.state)) == len(table.game.deck(table.state))


def test_a_browser_cannot_write_what_the_board_shows() -> None:
    page = Browser()
    before = page.view
    page.board.set_state({"view": {"version": 999}, "sprite": "<script>"})
    assert page.view == before
    assert "<script>" not in page.board.sprite


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(sorted(GAMES)), st.integers(0, 3), st.integers(0, 10_000), st.integers(0, 60))
def test_the_picture_is_the_same_whatever_the_hidden_cards_are(game: str, more: int, seed: int, moves: int) -> None:
    """Two tables that look the same to a seat send it the same: nothing hidden travels."""
    players = GAMES[game].default_players - 1 + more
    board = Board(Table(["person", *["careful"] * (players - 1)], seed=seed, game=game))
    table = board.table
    for _ in range(moves):
        if table.over:
            break
        table.play(table.hint())
    sight = table.view(0)
    shown = board.payload().view([table.at], why=None, warned=True)
    real = table.at
    real.state = sight
    real.events = tuple(table.game.seen(event, 0) for event in real.events)
    again = board.payload().view([real], why=None, warned=True)
    assert again == shown
