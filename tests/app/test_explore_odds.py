"""The Odds part of Explore without a browser: what it shows, what it takes, and that it never tells too much."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from threeup.app.explore.odds import OddsTab
from threeup.app.explore.workplace import Workplace
from threeup.core.game import DEALER
from threeup.notation.position import parse_position
from threeup.text import LANGUAGES

if TYPE_CHECKING:
    from threeup.widgets.blocks import Json

DECLARING = (
    "loo/1 declare [Kh 3h 4d] [Ah Qh Jh] [2c 3c 4c] [2s 3s 4s] turned: 2h miss: 5s 6s 7s stock: * small_table=yes "
    "dealer: 3 pot: 3 counters: 0 0 0 -3 opened: 0 0 0 0"
)
FLIPPING = "updown/1 [// b9 o9 g2] [g7 / g3] pile: b8 removed: *"


def laid(line: str, lang: str = "en", knower: int | None = None) -> OddsTab:
    place = Workplace(lang)
    tab = OddsTab(place)
    place.laid = place.moved = tab.moved
    place.lay(parse_position(line).state())
    place.look(knower)
    return tab


def groups(tab: OddsTab) -> list[Json]:
    return [block for block in tab.blocks() if block["block"] == "group"]


def shown(tab: OddsTab) -> list[Json]:
    return [each for block in tab.blocks() for each in (block, *block.get("items", ()))]


def block(tab: OddsTab, key: str) -> Json:
    return next(each for each in shown(tab) if each.get("key") == key)


def answers(tab: OddsTab) -> dict[str, str]:
    return {each["label"]: each["count"] for each in groups(tab)}


def test_a_flip_is_asked_from_what_its_seat_sees_though_all_lies_open() -> None:
    tab = laid(FLIPPING)
    # Seat 0 sees all but its own three cards and the seven in seat 1's hand: two of these four are nines.
    assert answers(tab) == {"A face-down card, turned over now, can be played on 8.": "1/2, which is 50%."}
    steps = [each["text"] for each in groups(tab)[0]["items"]]
    assert steps[-1].endswith("2/4 = 1/2.")
    assert groups(tab)[0]["opened"] is False


def test_another_seat_can_ask_while_all_lies_open_and_only_then() -> None:
    tab = laid(FLIPPING)
    assert block(tab, "odds-seat")["value"] == "0"
    tab.hear("seat", {"value": "1"})
    assert block(tab, "odds-seat")["value"] == "1"
    assert tab.seat == 1
    tab.place.look(0)
    assert tab.seat == 0
    assert "odds-seat" not in [each.get("key") for each in tab.blocks()]
    tab.hear("seat", {"value": "1"})
    assert tab.seat == 0


def test_another_pot_and_other_rivals_are_reckoned_with_until_something_moves() -> None:
    tab = laid(DECLARING)
    hand = "odds-loo-worth-hand"
    assert block(tab, "odds-pot")["value"] == "3"
    before = block(tab, hand)
    tab.hear("pot", {"value": "30"})
    assert block(tab, hand)["label"].endswith("30")
    assert block(tab, hand)["count"] != before["count"]
    tab.hear("pot", {"value": "many"})
    assert block(tab, "odds-pot")["bad"] is True
    assert block(tab, "odds-pot")["value"] == "many"
    assert block(tab, hand) == before
    tab.hear("pot", {"value": ""})
    assert block(tab, "odds-pot")["bad"] is False
    tab.hear("rivals", {"value": "3"})
    assert block(tab, "odds-rivals")["value"] == "3"
    assert block(tab, hand)["count"] != before["count"]
    tab.moved()
    assert block(tab, hand) == before
    assert block(tab, "odds-rivals")["value"] == ""


def test_nothing_of_counters_is_said_where_a_teacher_hides_them() -> None:
    tab = laid(DECLARING)
    tab.place.bench.stakes = False
    keys = [each.get("key") for each in shown(tab)]
    assert "odds-pot" not in keys
    assert not any(str(key).startswith("odds-loo-worth") for key in keys)
    assert "odds-loo-card-Kh" in keys


def test_one_seats_odds_are_the_same_whatever_others_hold() -> None:
    other = DECLARING.replace("[Ah Qh Jh]", "[8d 9d Td]")
    for knower in (None, 0):
        assert laid(DECLARING, knower=knower).blocks() == laid(other, knower=knower).blocks()


def test_where_nothing_can_be_asked_it_says_when_there_will_be() -> None:
    tab = laid("updown/1 deal [] []")
    assert groups(tab) == []
    assert tab.blocks()[-1]["text"].startswith("There is nothing to work out now.")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("line", [DECLARING, FLIPPING, "loo/1 deal [] [] [] [] []", "updown/1 deal [] []"])
def test_all_of_it_can_be_sent_in_every_language(line: str, lang: str) -> None:
    tab = laid(line, lang)
    said = json.dumps(tab.blocks())
    assert "explore-odds" not in said.replace('"kind": "odds"', "")
    keys = [each["key"] for each in tab.blocks() if "key" in each]
    assert len(set(keys)) == len(keys)


@settings(max_examples=80, deadline=None, derandomize=True)
@given(
    st.sampled_from(["pot", "rivals", "seat", "", "nonsense"]),
    st.one_of(
        st.none(), st.integers(), st.text(max_size=30), st.lists(st.integers()), st.just("9" * 5000), st.just("²")
    ),
)
def test_whatever_a_browser_sends_is_taken_in_good_part(do: str, value: Any) -> None:  # noqa: ANN401 - anything
    for line in (DECLARING, FLIPPING):
        tab = laid(line)
        tab.hear(do, {"value": value})
        tab.hear(do, {})
        assert json.dumps(tab.blocks())
        assert tab.place.bench.to_act != DEALER
