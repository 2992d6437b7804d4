"""Explore, the part with every move and its reason, without a browser."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import SAMPLES, moments
from threeup.app.explore.moves import MovesTab
from threeup.app.explore.workplace import Workplace
from threeup.core.game import DEALER
from threeup.games import GAMES
from threeup.lab import place as at
from threeup.text import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

NEAR_THE_END = "updown/1 [g7 bC / g9 / ?] [b3 b5 b6] pile: g4 b8 removed: *"


def opened(line: str, lang: str = "en") -> MovesTab:
    """Open the part at a position."""
    place = Workplace(lang)
    place.lay(at.place(line)[1])
    return followed(MovesTab(place))


def followed(tab: MovesTab) -> MovesTab:
    """Let the part hear of moves, as the frame does."""
    tab.place.laid = tab.place.moved = tab.moved
    return tab


def every(blocks: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Give all blocks and entries, the inner ones too."""
    for block in blocks:
        yield block
        yield from every(block.get("items", ()) if block.get("block") != "said" else ())


def found(tab: MovesTab, kind: str) -> list[dict[str, Any]]:
    """Give the blocks of a kind."""
    return [block for block in every(tab.blocks()) if block.get("block") == kind]


def shown(tab: MovesTab) -> str:
    return json.dumps(list(tab.blocks()), ensure_ascii=False)


def plays(tab: MovesTab) -> list[dict[str, Any]]:
    return [block for block in found(tab, "button") if block["send"]["do"] == "play"]


def press(tab: MovesTab, send: dict[str, Any], **more: object) -> None:
    tab.hear(send["do"], {**send, **more})


def test_legal_moves_are_buttons_and_forbidden_ones_are_grouped_by_rule() -> None:
    tab = opened(NEAR_THE_END)
    assert [block["label"] for block in plays(tab)] == ["play blue Clear"]
    groups = {block["label"]: block for block in found(tab, "group")}
    assert groups["Allowed"]["count"] == "1"
    assert groups["Not allowed"]["count"] == "6"
    low = groups["At least the top card"]
    assert (low["opened"], low["count"]) == (False, "1")
    assert [each["label"] for each in low["items"][0]["items"]] == ["play green 7"]
    assert low["items"][1]["items"][0]["note"].startswith("The top card is 8 and you tried 7.")


def test_moves_of_which_the_same_is_said_stand_together() -> None:
    tab = opened(
        "loo/1 [play: ? ? ?] [play: ? ? ?] [play: 9s Qs 3h] turned: 2h dealer: 1 turn: 2 pot: 3 "
        "miss: ? ? ? stock: ?*39 small_table=yes"
    )
    [group] = [block for block in found(tab, "group") if block["label"] == "Lead a trump" and block["count"] == "2"]
    moves, reasons = group["items"]
    assert [each["label"] for each in moves["items"]] == ["play the nine of spades", "play the queen of spades"]
    assert [each["note"] for each in reasons["items"]] == ["You hold a trump, so your first lead must be a trump."]


def test_every_key_is_there_once() -> None:
    for line in (NEAR_THE_END, "updown/1 [g7 b7 o7 g9 / g8] [b3 b5 b6] pile: b8 removed: *"):
        keys = [block["key"] for block in every(opened(line).blocks()) if block.get("key")]
        assert len(keys) == len(set(keys))


def test_pressing_a_move_plays_it() -> None:
    tab = followed(MovesTab(Workplace("en")))
    before = tab.place.state
    press(tab, plays(tab)[0]["send"])
    assert tab.place.state != before
    assert tab.place.bench.at.depth == 2  # the deal, and the move


def test_what_cannot_be_played_on_has_buttons_that_rest() -> None:
    tab = opened(NEAR_THE_END)
    [button] = plays(tab)
    assert tab.place.bench.hidden
    assert not button["enabled"]
    press(tab, button["send"])
    assert len(tab.place.bench.nodes) == 1


def test_a_rule_shows_what_it_alone_forbids() -> None:
    tab = opened(NEAR_THE_END)
    [pick] = found(tab, "pick")
    assert [each["value"] for each in pick["values"]][:2] == ["", "updown.turn.discard-then-draw"]
    press(tab, pick["send"], value="updown.discard.at-least-top")
    labels = [block["label"] for block in found(tab, "group")]
    assert "At least the top card" in labels
    assert "If you can play, you must" not in labels
    press(tab, pick["send"], value="updown.discard.from-hand-first")
    assert "is also forbidden by another rule" in shown(tab)
    press(tab, pick["send"], value="")
    assert "If you can play, you must" in [block["label"] for block in found(tab, "group")]


def test_a_card_shows_when_it_could_be_played() -> None:
    tab = opened(NEAR_THE_END)
    cards = [block for block in found(tab, "button") if block["send"]["do"] == "card"]
    assert [block["face"] for block in cards] == ["g7", "bC", "g9", "back"]
    assert [block["label"] for block in cards][::3] == ["In hand: green 7", "Face-down card 1"]
    press(tab, cards[0]["send"])
    [sheet] = found(tab, "sheet")
    assert sheet["rows"][0][1] == "on an empty pile or 1 to 7"
    assert [block["label"] for block in found(tab, "button") if block["pressed"]] == ["In hand: green 7"]
    press(tab, cards[0]["send"])
    assert found(tab, "sheet") == []


def test_the_choice_of_a_card_goes_with_the_card() -> None:
    tab = followed(MovesTab(Workplace("en")))
    tab.place.deal("updown", 2, seed=7)
    card = next(block for block in found(tab, "button") if block["send"]["do"] == "card")
    press(tab, card["send"])
    assert found(tab, "sheet")
    tab.place.deal("loo", 5, seed=7)
    assert found(tab, "sheet") == []


def test_a_rule_is_looked_up_in_the_rule_book() -> None:
    tab = opened(NEAR_THE_END)
    asked: list[str] = []
    tab.place.show_rule = asked.append
    press(tab, {"do": "look-up"}, rule="updown.discard.at-least-top")
    press(tab, {"do": "look-up"}, rule="no.such.rule")
    assert asked == ["updown.discard.at-least-top"]


def test_before_the_deal_there_is_one_button_that_deals() -> None:
    for game in GAMES.values():
        tab = followed(MovesTab(Workplace("en")))
        tab.place.lay(game.start(game.default_players))
        buttons = found(tab, "button")
        assert [block["send"]["do"] for block in buttons] == ["deal"]
        assert buttons[0]["enabled"]
        assert len(shown(tab)) < 4000  # no card of the deck is sent
        press(tab, buttons[0]["send"])
        assert tab.place.bench.to_act != DEALER


def test_a_deal_out_of_time_does_nothing() -> None:
    tab = followed(MovesTab(Workplace("en")))
    before = tab.place.state
    press(tab, {"do": "deal"})
    assert tab.place.state == before


def test_a_game_that_is_over_says_so() -> None:
    tab = opened("updown/1 over [] [b3] out: 0 removed: *")
    assert [block["text"] for block in tab.blocks()] == ["The game is over. Undo, or start a new one."]
    agreed = followed(MovesTab(Workplace("en")))
    agreed.place.bench.agree_draw()
    agreed.moved()
    assert len(agreed.blocks()) == 1


def test_of_a_hidden_hand_nothing_is_told_but_of_the_own_cards() -> None:
    tab = followed(MovesTab(Workplace("en")))
    tab.place.deal("updown", 2, seed=7)
    mover = tab.place.bench.to_act
    assert mover is not None
    tab.place.look(1 - mover)
    assert plays(tab) == []
    assert "nobody can tell" in shown(tab)
    [first, *_] = [block for block in found(tab, "button") if block["send"]["do"] == "card"]
    press(tab, first["send"])
    assert found(tab, "sheet")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.id))
@given(st.data())
@settings(max_examples=25, deadline=None)
def test_what_a_seat_cannot_know_changes_nothing_it_is_sent(game: Any, data: st.DataObject) -> None:  # noqa: ANN401
    """Two tables that a seat can't tell apart give it the same blocks, whichever card it asks about."""
    state = data.draw(moments(game)).state
    seat = data.draw(st.sampled_from(range(game.players(state))))
    other = SAMPLES[game.id].twin(state, (seat,), random.Random(data.draw(st.integers(0, 99))))
    tabs = []
    for each in (state, other):
        place = Workplace("en")
        place.lay(each)
        place.look(seat)
        tabs.append(MovesTab(place))
    assert shown(tabs[0]) == shown(tabs[1])
    cards = [block["send"] for block in found(tabs[0], "button") if block["send"]["do"] == "card"]
    if cards:
        chosen = data.draw(st.sampled_from(cards))
        for tab in tabs:
            press(tab, chosen)
        assert shown(tabs[0]) == shown(tabs[1])


HOSTILE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@given(
    st.sampled_from(["play", "deal", "rule", "card", "look-up", "", "moved", "🂡"]),
    st.dictionaries(st.sampled_from(["move", "value", "card", "rule", "do"]), HOSTILE),
)
@settings(max_examples=80, deadline=None)
def test_nothing_that_a_browser_sends_does_harm(do: str, content: dict[str, Any]) -> None:
    tab = opened(NEAR_THE_END)
    before = tab.place.state
    tab.hear(do, content)
    assert tab.place.state == before
    assert tab.blocks()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_every_language(lang: str, caplog: pytest.LogCaptureFixture) -> None:
    tab = opened(NEAR_THE_END, lang)
    press(tab, {"do": "card"}, card="up g9")
    assert found(tab, "sheet")
    assert caplog.messages == []


def test_blocks_are_made_once_until_something_changes() -> None:
    tab = opened(NEAR_THE_END)
    assert tab.blocks() is tab.blocks()
