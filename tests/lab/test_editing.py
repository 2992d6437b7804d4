"""Positions made by hand: every fault is listed and can be mended, cards go where they are put, and none gets lost."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.notation import loo as loo_lines
from tests.notation import updown as updown_lines
from tests.strategies import lines
from threeup.games import GAMES
from threeup.games.loo import LOO
from threeup.games.updown import UPDOWN, card, cards
from threeup.lab import editing
from threeup.lab.editing import (
    Pick,
    blank,
    change,
    dealt,
    draft,
    drawn,
    fill,
    how_to_mend,
    mend,
    put,
    rule,
    spare,
    zones,
)
from threeup.notation import format_position, parse_position
from threeup.notation.position import LONGEST
from threeup.text import LANGUAGES, catalogue

if TYPE_CHECKING:
    from threeup.lab.editing import Draft

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
OF = {"updown": updown_lines, "loo": loo_lines}
HEADS = (" \u200f ", " chess/1 []", "updown/2 []", "loo/9 [As 9h 2c]", "updown/1 [g7" + " " * LONGEST + "]")
UNREADABLE = (*HEADS, *(line for of in OF.values() for line, _ in of.UNREADABLE.values()))
IMPOSSIBLE = [(fault, line) for of in OF.values() for fault, (line, _) in of.IMPOSSIBLE.items()]
ONLY_A_PERSON_KNOWS = frozenset({"position.nobody", "position.hidden", "position.players-in"})
"""Faults that are mended by saying something that can't be worked out."""
PLAY = "updown/1 [g7 bC / g9 / ?] [b3 b5 b6] pile: g4 b8 removed: *"


def mended(found: Draft, most: int = 60) -> Draft:
    """Press the first mending that there is, as long as there is one."""
    for _ in range(most):
        lines_ = [line for line in (mend(found, fault) for fault in found.faults[:12]) if line is not None]
        if not lines_:
            break
        found = draft(lines_[0])
    return found


# ------------------------------------------------------------------------------------------------- a line, mended


@pytest.mark.parametrize("line", UNREADABLE, ids=lambda line: line[:30])
def test_every_fault_of_the_writing_can_be_mended_by_one_press(line: str) -> None:
    found = draft(line)
    assert found.setup is None
    for fault in found.faults:
        after = mend(found, fault)
        assert after is not None, fault
        assert len(draft(after).faults) < len(found.faults) or draft(after).setup is not None


@pytest.mark.parametrize(("fault_id", "line"), IMPOSSIBLE, ids=[fault for fault, _ in IMPOSSIBLE])
def test_a_fault_of_a_table_is_gone_when_it_is_mended(fault_id: str, line: str) -> None:
    found = draft(line)
    (fault, *_) = (each for each in found.faults if each.id == fault_id)
    after = mend(found, fault)
    if after is None:
        assert fault_id in ONLY_A_PERSON_KNOWS or (fault_id, line) in _WITHOUT_A_SOURCE
    else:
        assert fault not in draft(after).faults
        assert draft(after).setup is not None


_WITHOUT_A_SOURCE = {
    ("position.cards-extra", "updown [?*84] [g8]"),
    ("position.turned", loo_lines.IMPOSSIBLE["position.turned"][0]),
}
"""Tables where what would mend the fault isn't there: no card lies aside, or none of them is known."""


@pytest.mark.parametrize(("fault_id", "line"), IMPOSSIBLE, ids=[fault for fault, _ in IMPOSSIBLE])
def test_mending_one_fault_after_the_other_comes_to_an_end(fault_id: str, line: str) -> None:
    after = mended(draft(line))
    assert {fault.id for fault in after.faults} <= {*ONLY_A_PERSON_KNOWS, "position.cards-extra", "position.turned"}
    if fault_id not in ONLY_A_PERSON_KNOWS:
        assert after.state is not None or fault_id in {fault.id for fault in after.faults}


@pytest.mark.parametrize(
    ("line", "better"),
    [
        ("updown/1 [G7] [b8]", "updown/1 [g7] [b8]"),
        ("updown/1 [gc+1*2]", "updown/1 [gC+1*2]"),
        ("updown/1 [x7] [b8]", "updown/1 [?] [b8]"),
        ("loo/1 [Ah pot: 3", "loo/1 [Ah] pot: 3"),
        ("loo/1 []] pot: 3", "loo/1 [] pot: 3"),
        ("updown/7 [g7]", "updown/1 [g7]"),
        ("[g7] [b8]", "updown/1 [g7] [b8]"),
        ("[Ah] [Kd]", "loo/1 [Ah] [Kd]"),
        ("updown/1 [g7] colour: g7 b8 turn: 1", "updown/1 [g7] turn: 1"),
        ("loo/1 [] pot: 3 pot: 4 dealer: 1", "loo/1 [] pot: 3 dealer: 1"),
        ("updown/1 [g7]\u200f nonsense", "updown/1 [g7]"),
    ],
)
def test_the_writing_is_mended_as_it_was_meant(line: str, better: str) -> None:
    found = draft(line)
    assert mend(found, found.faults[0]) == better


@pytest.mark.parametrize(
    ("line", "fault_id", "better"),
    [
        ("updown [g7] [b8]", "position.cards-missing", "updown/1 [g7] [b8] removed: *"),
        ("updown [] [b8] [g9] removed: *", "position.turn-out", "updown/1 [] [b8] [g9] removed: * turn: 1"),
        ("updown [g7] [b8] pile: g9 b3 removed: *", "position.pile-order", "updown/1 [g7] [b8] pile: b3 g9 removed: *"),
        ("updown [g7] [b8] pile: g4 g3*3 removed: *", "position.set-on-pile", "updown/1 [g7] [b8] pile: g4 removed: *"),
        ("updown [g7*4] [b8] removed: *", "position.card-too-many", "updown/1 [g7*3] [b8] removed: *"),
    ],
)
def test_a_table_is_mended_as_it_was_meant(line: str, fault_id: str, better: str) -> None:
    found = draft(line)
    (fault,) = (each for each in found.faults if each.id == fault_id)
    after, wanted = parse_position(mend(found, fault) or ""), parse_position(better)
    assert after.holdings == wanted.holdings
    assert (after.pile, after.turn, Counter(after.removed)) == (wanted.pile, wanted.turn, Counter(wanted.removed))


def test_what_a_ledger_lacks_lies_in_the_pot() -> None:
    found = draft(f"{loo_lines.IMPOSSIBLE['position.ledger'][0]}")
    (fault,) = (each for each in found.faults if each.id == "position.ledger")
    after = draft(mend(found, fault) or "")
    assert after.state.pot == -sum(after.state.counters) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_of_a_position_says_how_to_mend_it(lang: str) -> None:
    english = catalogue("en")
    for line in (*UNREADABLE, *(line for _, line in IMPOSSIBLE)):
        found = draft(line)
        for fault in found.faults:
            assert english.has(fault.id, "mend"), fault.id
            assert how_to_mend(found.voice(lang), fault).strip()


@every_game
@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_a_good_position_spoilt_by_a_few_characters_can_be_mended_or_says_why(game: Any, data: st.DataObject) -> None:  # noqa: ANN401
    line = format_position(data.draw(lines(game))[-1].step.state)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(line)))
        line = (
            line[:at] + data.draw(st.text("gbC7Ah?*[]/: =-0x", max_size=3)) + line[at + data.draw(st.integers(0, 2)) :]
        )
    found = draft(line)
    assert (found.state is None) == bool(found.faults)
    for fault in found.faults[:5]:
        after = mend(found, fault)
        assert after is None or after != line


GARBAGE = st.text(st.characters() | st.sampled_from("gboAhC7?*[]/: =-\u200f\u202e\x00\ud800"), max_size=300)


@given(line=GARBAGE | st.builds("{} {}".format, st.sampled_from(["updown/1", "loo/1", "updown/99", "loo"]), GARBAGE))
@settings(max_examples=200, deadline=None)
def test_whatever_is_written_only_has_faults(line: str) -> None:
    found = draft(line)
    assert found.line == line
    assert bool(found.faults) != (found.state is not None)
    for fault in found.faults[:3]:
        mend(found, fault)
    assert found.sheet("en").title


@pytest.mark.parametrize(
    "line", [line for of in OF.values() for line in (*of.HOSTILE, *of.LONG)], ids=lambda line: line[:20]
)
def test_lines_made_to_take_long_only_have_faults(line: str) -> None:
    found = draft(line)
    assert found.faults
    mend(found, found.faults[0])


def test_ten_thousand_cards_are_one_fault() -> None:
    for line in ("updown/1 [" + "g7 " * 10_000 + "]", "loo/1 [" + "Ah " * 10_000 + "]", "gC+2 " * 10_000):
        found = draft(line)
        assert [fault.id for fault in found.faults] == ["position.too-long"]
        assert found.line == line


# ------------------------------------------------------------------------------------------------- card by card


@every_game
@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_no_card_gets_lost_or_doubled_when_cards_are_put(game: Any, data: st.DataObject) -> None:  # noqa: ANN401
    state = data.draw(lines(game))[-1].step.state
    setup = parse_position(format_position(state))
    places = [zone for zone in zones(setup) if zone.counted]
    target = data.draw(st.sampled_from(places)).id
    full = [zone for zone in places if zone.cards]
    source = data.draw(st.sampled_from(full))
    picked = data.draw(st.sets(st.integers(0, len(source.cards) - 1), min_size=1, max_size=3))
    if target == "trump" and source.id != "trump":
        picked = {min(picked)}
    before = Counter(each for zone in places for each in zone.cards)
    after = put(setup, [Pick(source.id, at) for at in sorted(picked)], target, data.draw(st.none() | st.integers(0, 5)))
    lying = Counter(each for zone in zones(after) if zone.counted for each in zone.cards)
    if target != "trump" and source.id != "stock":  # the card turned up before goes away for the new one
        assert lying.total() >= before.total() or game is LOO  # what was hidden of folded hands follows the hands
    if game is UPDOWN:
        assert lying == before
    assert format_position(parse_position(format_position(after))) == format_position(after)


@every_game
@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_what_is_edited_reads_back(game: Any, data: st.DataObject) -> None:  # noqa: ANN401
    state = data.draw(lines(game))[-1].step.state
    setup = parse_position(format_position(state))
    for each in editing.settings(setup):
        assert change(setup, each.id, each.value) == setup
        assert change(setup, each.id, "nonsense") == setup
        if each.choices:
            assert each.value in {value for value, _ in each.choices}


@every_game
def test_house_rules_are_those_that_a_form_offers(game: Any) -> None:  # noqa: ANN401
    setup = blank(game.id, game.default_players)
    for name, values in game.option_choices().items():
        assert rule(setup, name, "nonsense") == setup
        for value in values:
            written = "yes" if value is True else "no" if value is False else "none" if value is None else str(value)
            assert getattr(rule(setup, name, written).options, name) == value


def test_a_table_is_built_card_by_card() -> None:
    table = blank("updown", 2)
    for text, zone in (
        ("g7", "hand:0"),
        ("bC", "hand:0"),
        ("g9", "up:0"),
        ("?", "down:0"),
        ("b3", "hand:1"),
        ("g4", "pile"),
    ):
        table = put(table, [Pick("", card=text)], zone)
    found = drawn(table)
    assert found.faults == ()
    assert found.state.holdings[0].hand == cards("g7 bC")
    assert len(found.state.removed) == 84 - 6
    again = put(table, [Pick("hand:0", 0), Pick("hand:0", 1)], "hand:1", 0)
    assert again.holdings[1].hand == cards("g7 bC b3")
    gone = put(table, [Pick("pile", 0)], "")
    assert [fault.id for fault in drawn(gone).faults] == ["position.cards-missing"]
    assert drawn(fill(gone, "draw")).state.draw == (card("?"),)


def test_a_deal_of_loo_is_built_card_by_card() -> None:
    table = blank("loo", 5)
    for seat, hand in enumerate(("As 9h 2c", "Kd Qd 3c")):
        for text in hand.split():
            table = put(table, [Pick("", card=text)], f"hand:{seat}")
    table = put(table, [Pick("", card="Kh")], "trump")
    table = change(table, "dealer", "4")
    found = drawn(table)
    assert found.faults == ()
    assert found.state.said == ("play", "play", "fold", "fold", "fold")
    assert (found.state.pot, found.state.counters) == (3, (0, 0, 0, 0, -3))
    led = put(table, [Pick("hand:0", 0)], "trick")
    assert drawn(led).faults == ()
    assert drawn(led).state.turn == 1
    assert led.trick[0].seat == 0


def test_cards_are_moved_within_a_pile() -> None:
    table = parse_position("updown/1 [g7] [b8] pile: g4 b5 o6 removed: *")
    assert put(table, [Pick("pile", 2)], "pile", 0).pile == cards("o6 g4 b5")
    assert put(table, [Pick("pile", 0)], "pile", 2).pile == cards("b5 g4 o6")
    assert put(table, [Pick("pile", 0)], "pile").pile == cards("b5 o6 g4")


def test_the_cards_chosen_stay_in_the_hand() -> None:
    table = dealt("updown", 2, seed=7)
    setup = parse_position(format_position(table))
    chosen = put(setup, [Pick("hand:0", at) for at in range(3)], "chosen:0")
    assert chosen.holdings == setup.holdings
    assert chosen.chosen[0] == setup.holdings[0].hand[:3]
    assert put(chosen, [Pick("chosen:0", 0)], "hand:0").holdings == setup.holdings
    away = put(chosen, [Pick("hand:0", 0)], "draw")
    assert len(away.chosen[0]) == 2


@pytest.mark.parametrize("picks", [[Pick("nowhere", 0)], [Pick("pile", 99)], [Pick("pile", -1)], [Pick("", card="Ah")]])
def test_what_is_not_there_is_not_put(picks: list[Pick]) -> None:
    setup = parse_position(PLAY)
    assert put(setup, picks, "hand:1") == setup
    assert put(setup, [Pick("pile", 0)], "nowhere") == setup


def test_the_deck_counts_what_is_left() -> None:
    left = spare(parse_position(PLAY))
    assert left[card("g7")] == 2
    assert left[card("bC")] == 1
    used = spare(parse_position("updown/1 [g7*3] [b8] removed: *"))
    assert used[card("g7")] == 0


@every_game
def test_players_come_and_go(game: Any) -> None:  # noqa: ANN401
    for n in game.seats:
        table = change(blank(game.id, game.default_players), "players", str(n))
        assert game.players(table) == n
        assert n in table.options.players()
        assert not any(fault.id.startswith("options.") for fault in table.validate())
        back = change(table, "players", str(game.default_players))
        assert game.players(back) == game.default_players
    assert change(blank(game.id, game.seats[0]), "players", "99") == blank(game.id, game.seats[0])


def test_who_leaves_takes_no_card_along() -> None:
    table = change(parse_position("updown/1 [g7] [b8] [b9] turn: 2 removed: *"), "players", "2")
    assert (len(table.holdings), table.turn) == (2, 0)
    assert [fault.args["cards"] for fault in drawn(table).faults] == [83]


@every_game
def test_a_deal_is_that_of_its_number(game: Any) -> None:  # noqa: ANN401
    one, two = (dealt(game.id, game.default_players, seed=seed) for seed in (7, 7))
    assert one == two != dealt(game.id, game.default_players, seed=8)
    assert drawn(one).state == one
