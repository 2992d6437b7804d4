"""Explore, the editor of positions, without a browser: nothing typed is lost, nothing hidden is sent."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.notation import loo as loo_lines
from tests.notation import updown as updown_lines
from threeup.app.explore.exploring import Exploring
from threeup.app.explore.position import PositionTab
from threeup.app.explore.sharing import lonely, qr_code, web_address
from threeup.app.explore.workplace import Workplace
from threeup.app.request import read
from threeup.games import GAMES
from threeup.lab import place as at
from threeup.notation import format_position, parse_position
from threeup.text import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

GOOD = "updown/1 [g7 bC / g9 / ?] [b3 b5 b6] pile: g4 b8 removed: *"
LOO = "loo/1 [As 9h 2c] [Kd Qd 3c] [4c 5c 6c] [7c 8c 9c] [fold] turned: Kh dealer: 4"
BAD = (
    *(line for of in (updown_lines, loo_lines) for line, _ in (*of.UNREADABLE.values(), *of.IMPOSSIBLE.values())),
    *(line for of in (updown_lines, loo_lines) for line in (*of.HOSTILE, *of.LONG)),
    "", "nonsense", "updown/99 [g7]", "loo/3 [As]", "\x00\u202eupdown/1", "updown/1 [" + "g7 " * 10_000 + "]",
)  # fmt: skip


def opened(line: str = GOOD, lang: str = "en") -> PositionTab:
    """Open the part with a position on the bench."""
    place = Workplace(lang)
    place.lay(at.place(line)[1])
    return followed(PositionTab(place))


def followed(tab: PositionTab) -> PositionTab:
    """Let the part hear of moves, as the frame does."""
    tab.place.laid = tab.place.moved = tab.moved
    return tab


def every(blocks: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Give all blocks and entries, the inner ones too."""
    for block in blocks:
        yield block
        yield from every([each for each in block.get("items", ()) if isinstance(each, dict)])


def keyed(tab: PositionTab, key: str) -> dict[str, Any]:
    return next(block for block in every(tab.blocks()) if block.get("key") == key)


def has(tab: PositionTab, key: str) -> bool:
    return any(block.get("key") == key for block in every(tab.blocks()))


def press(tab: PositionTab, key: str, **more: object) -> None:
    """Press a button, or change a field or a choice, by its key."""
    block = keyed(tab, key)
    assert block.get("enabled", True), key
    tab.hear(block["send"]["do"], {**block["send"], **more})


def put(tab: PositionTab, cards: Sequence[Sequence[object]], to: str, index: int | None = None) -> None:
    tab.hear("put", {"cards": [list(each) for each in cards], "to": to, "index": index})


def shown(tab: PositionTab) -> str:
    return json.dumps(list(tab.blocks()), ensure_ascii=False)


# ------------------------------------------------------------------------------------------------------ the line


def test_it_begins_with_the_table_on_the_bench_and_goes_along_with_it() -> None:
    tab = opened("updown/1 [g7 bC] [b3 b5 b6] pile: g4 removed: *")
    assert tab.desk.draft.state == tab.place.state
    assert not keyed(tab, "lay")["enabled"]
    tab.place.bench.play(tab.place.bench.legal_moves()[0])
    tab.place.moved()
    assert tab.desk.draft.state == tab.place.bench.state
    assert not keyed(tab, "undo")["enabled"]


@pytest.mark.parametrize("line", BAD, ids=lambda line: line[:24])
def test_a_faulty_line_stays_as_it_was_typed_and_the_bench_as_it_was(line: str) -> None:
    tab = opened()
    before = tab.place.bench
    press(tab, "line", value=line)
    assert keyed(tab, "line")["value"] == line
    assert keyed(tab, "line")["bad"]
    assert has(tab, "fault-0")
    assert tab.place.bench is before
    assert not keyed(tab, "lay")["enabled"]
    press(tab, "undo")
    assert tab.desk.draft.state == tab.place.state
    press(tab, "redo")
    assert keyed(tab, "line")["value"] == line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_is_said_with_its_place_and_how_to_mend_it(lang: str) -> None:
    tab = opened(lang=lang)
    for line in ("updown/1 [x7] colour: g7", "updown/1 [g7*4] [b8] pile: g9 b3", "updown/99 []"):
        press(tab, "line", value=line)
        for n, fault in enumerate(tab.desk.draft.faults):
            block = keyed(tab, f"fault-{n}")
            assert block["label"]
            assert block["note"] or block["items"]
            assert (str(tab.place.words.number((fault.place or 0) + 1)) in block["label"]) or fault.place is None


def test_one_press_mends_a_fault_and_can_be_undone() -> None:
    tab = opened()
    press(tab, "line", value="updown/1 [G7] [b8] removed: *")
    press(tab, "mend-0")
    assert tab.desk.draft.line == "updown/1 [g7] [b8] removed: *"
    assert not tab.desk.draft.faults
    press(tab, "undo")
    assert tab.desk.draft.line == "updown/1 [G7] [b8] removed: *"


def test_a_press_meant_for_an_older_list_of_faults_does_nothing() -> None:
    tab = opened()
    press(tab, "line", value="updown/1 [G7] [b8] removed: *")
    send = keyed(tab, "mend-0")["send"]
    press(tab, "line", value="updown/1 [g7] [b8] pile: g9 b3 removed: *")
    tab.hear("mend", send)
    assert tab.desk.draft.line == "updown/1 [g7] [b8] pile: g9 b3 removed: *"


def test_a_good_line_is_laid_on_the_bench() -> None:
    tab = opened()
    press(tab, "line", value=LOO)
    press(tab, "lay")
    assert tab.place.game.id == "loo"
    assert tab.place.bench.state == parse_position(LOO).state()
    assert tab.desk.draft.line == LOO
    assert tab.place.link == {"position": format_position(tab.place.bench.state)}


def test_what_is_being_written_stays_when_somebody_moves() -> None:
    tab = opened("updown/1 [g7 bC] [b3 b5 b6] pile: g4 removed: *")
    press(tab, "line", value="updown/1 [g7")
    tab.place.bench.play(tab.place.bench.legal_moves()[0])
    tab.place.moved()
    assert keyed(tab, "line")["value"] == "updown/1 [g7"
    press(tab, "take")
    assert tab.desk.draft.state == tab.place.bench.state
    press(tab, "undo")
    assert keyed(tab, "line")["value"] == "updown/1 [g7"


def test_unknown_cards_are_dealt_at_random() -> None:
    tab = opened()
    assert tab.place.bench.hidden
    press(tab, "complete")
    assert not tab.place.bench.hidden
    assert tab.desk.draft.state == tab.place.bench.state
    assert tab.place.bench.state.holdings[1] == parse_position(GOOD).holdings[1]
    assert not has(tab, "complete")


# -------------------------------------------------------------------------------------------------- card by card


def test_cards_are_put_and_the_line_says_so() -> None:
    tab = opened()
    put(tab, [["", "g10"], ["pile", 1]], "hand:1")
    assert tab.desk.draft.line.startswith("updown/1 [g7 bC / g9 / ?] [b3 b5 b6 g10 b8] pile: g4")
    editor = keyed(tab, "editor")
    hand = next(zone for group in editor["groups"] for zone in group["zones"] if zone["id"] == "hand:1")
    assert hand["cards"] == ["b3", "b5", "b6", "g10", "b8"]
    assert ["g10", 2, "green 10. Left: 2"] in editor["deck"]
    assert all(
        card in editor["cards"] for group in editor["groups"] for zone in group["zones"] for card in zone["cards"]
    )


def test_a_table_that_cannot_be_read_any_more_is_edited_as_it_was() -> None:
    tab = opened()
    press(tab, "line", value="updown/1 [g7")
    put(tab, [["hand:0", 0]], "hand:1")
    assert tab.desk.draft.state is not None
    press(tab, "undo")
    assert keyed(tab, "line")["value"] == "updown/1 [g7"


def test_numbers_choices_and_house_rules_are_changed() -> None:
    tab = opened("updown/1 [g7 bC] [b3 b5 b6] pile: g4 removed: *")
    press(tab, "set-turn", value="1")
    press(tab, "set-extras", value="1")
    press(tab, "set-may-draw", value="yes")
    press(tab, "rule-set_size", value="4")
    press(tab, "set-players", value="3")
    assert tab.desk.draft.line.endswith("turn: 1 extras: 1 may-draw set_size=4")
    assert len(tab.desk.setup.holdings) == 3
    assert keyed(tab, "set-may-draw")["pressed"]


@pytest.mark.parametrize("game", GAMES)
def test_it_begins_with_an_empty_table_or_a_deal_by_its_number(game: str) -> None:
    tab = opened()
    press(tab, "begin-game", value=game)
    press(tab, "begin-players", value=str(GAMES[game].seats[0]))
    press(tab, "blank")
    assert GAMES[game].players(tab.desk.setup) == GAMES[game].seats[0]
    press(tab, "begin-seed", value="7")
    press(tab, "deal")
    first = tab.desk.draft
    assert first.state is not None
    press(tab, "blank")
    press(tab, "deal")
    assert tab.desk.draft == first
    press(tab, "begin-seed", value="")
    press(tab, "deal")
    assert keyed(tab, "begin-seed")["value"]


def test_cards_that_lie_nowhere_are_put_aside_at_once() -> None:
    tab = opened()
    put(tab, [["pile", 0], ["pile", 1]], "")
    assert [fault.id for fault in tab.desk.draft.faults] == ["position.cards-missing"]
    press(tab, "fill-draw")
    assert len(tab.desk.setup.draw) == 2
    assert not has(tab, "fill-draw")


# ------------------------------------------------------------------------------------------------------- looking


def test_one_seats_desk_never_sends_what_the_seat_does_not_know() -> None:
    tab = opened("updown/1 [g7 bC / g9 / o1] [b3 b5 b6 / / gC+2] pile: g4 draw: * ")
    press(tab, "line", value="updown/1 [g7 bC] [b3 o10 o10] removed: *")
    tab.place.look(1)
    sent = keyed(tab, "line")["value"]
    assert sent == format_position(tab.place.game.view(tab.place.bench.state, 1))
    assert "b3 o10" not in shown(tab)
    lying = [zone["cards"] for group in keyed(tab, "editor")["groups"] for zone in group["zones"]]
    assert "gC+2" not in [card for cards in lying for card in cards]
    assert not keyed(tab, "undo")["enabled"]
    tab.place.look(None)
    assert keyed(tab, "line")["value"] == "updown/1 [g7 bC] [b3 o10 o10] removed: *"


def test_the_number_of_a_deal_is_not_sent_with_what_one_seat_knows() -> None:
    exploring = Exploring("en")
    for do in ("deal", "lay"):
        exploring._heard({"kind": "position", "do": do})
    exploring._heard({"kind": "tab", "tab": "position"})
    tab = exploring.tabs["position"]
    assert isinstance(tab, PositionTab)
    seed = keyed(tab, "begin-seed")["value"]
    assert seed
    exploring.place.look(0)
    assert keyed(tab, "begin-seed")["value"] == ""


@pytest.mark.parametrize("value", ["0029", "02", "2" * 5000, "٢", "13", ""])
def test_only_as_many_players_as_there_can_be_are_taken(value: str) -> None:
    tab = opened()
    tab.hear("players", {"value": value})
    assert tab.players == 2


def test_what_was_written_before_does_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("threeup.app.explore.desk._LONGEST", 5_000)
    tab = opened()
    for n in range(30):
        tab.hear("line", {"value": f"{n}" * 1_000})
    undone = 0
    while tab.desk.can_undo:
        tab.desk.undo()
        undone += 1
    assert 2 <= undone <= 5


def test_only_what_a_seat_knows_is_shared() -> None:
    tab = opened(LOO)
    tab.place.addressed = True
    tab.place.look(0)
    link = parse_qs(keyed(tab, "copy-link")["text"].removeprefix("?"))["position"][0]
    assert parse_position(link).state() == tab.place.game.view(tab.place.bench.state, 0)
    assert "Kd" not in keyed(tab, "copy-line")["text"]


# ------------------------------------------------------------------------------------------------------- sharing


def test_a_link_opens_the_same_position() -> None:
    for line in (GOOD, LOO, "updown/1 [gC+1 bC] [gC+2] pile: g4 g4 b5 removed: *"):
        tab = opened(line)
        tab.place.addressed = True
        block = keyed(tab, "copy-link")
        assert block["address"]
        fields = {name: values[0] for name, values in parse_qs(block["text"].removeprefix("?")).items()}
        request = read(fields)
        assert (request.view, request.tab, request.faults) == ("explore", "position", ())
        other = Exploring("en")
        other.open(request)
        assert other.place.bench.state == tab.place.bench.state


def test_without_an_address_of_its_own_only_the_line_is_shared() -> None:
    tab = opened()
    assert has(tab, "copy-line")
    assert not has(tab, "copy-link")
    assert not has(tab, "code")


def test_a_code_leads_to_the_position() -> None:
    tab = opened()
    tab.place.addressed = True
    press(tab, "code", origin="http://192.168.1.7:8866/app/")
    (picture,) = (block for block in every(tab.blocks()) if block["block"] == "picture")
    assert picture["svg"].startswith("<svg")
    assert 'fill="#fff"' in picture["svg"]
    assert picture["label"]
    press(tab, "line", value="updown/1 [g7] [b8] removed: *")
    assert not any(block["block"] == "picture" for block in every(tab.blocks()))


@pytest.mark.parametrize(
    "origin",
    [None, 7, "", "javascript:alert(1)", "file:///etc/passwd", "http://", "http://user:word@school.example/", "http://[",
     "http://school.example/?x=1", "http://school.example/#x", "http://school.example:99999/", "//school.example/",
     "http://school.example/<svg>", "http://" + "a" * 600, "http://sch\u00f6ol.example/", "http://a b/"],
)  # fmt: skip
def test_a_code_is_drawn_of_no_other_address(origin: object) -> None:
    tab = opened()
    tab.place.addressed = True
    press(tab, "code", origin=origin)
    assert not any(block["block"] == "picture" for block in every(tab.blocks()))
    assert tab.place.words.format("edit-code-address") in shown(tab)


def test_an_address_that_others_cannot_reach_is_said_to_be_one() -> None:
    tab = opened()
    tab.place.addressed = True
    for origin in ("http://127.0.0.1:8866/", "http://localhost:8866/", "http://[::1]:8866/", "http://0.0.0.0:8866/"):
        assert web_address(origin)
        assert lonely(origin)
        press(tab, "code", origin=origin)
        assert "IP=0.0.0.0" in shown(tab)
    assert not lonely("https://school.example/")


def test_a_position_too_long_for_a_code_is_said_to_be_so() -> None:
    tab = opened()
    tab.place.addressed = True
    press(tab, "begin-players", value="12")
    press(tab, "deal")
    deck = "deck=" + ",".join(f"{colour}{rank}*30" for colour in "gbo" for rank in range(1, 11))
    press(tab, "line", value="updown/1 [g7] [b8] turn: 1 removed: ?*898 " + deck)
    assert tab.desk.draft.faults[0].id == "options.deck-large"
    assert qr_code("http://192.168.1.7/?" + "x" * 2_000) is None


# ----------------------------------------------------------------------------------------------------- the address


@pytest.mark.parametrize("line", BAD[::4], ids=lambda line: line[:24])
def test_a_bad_link_opens_the_editor_with_what_is_wrong(line: str) -> None:
    request = read({"view": "explore", "position": line})
    exploring = Exploring("en")
    exploring.open(request)
    assert request.position == line
    if line:
        assert exploring.tab.id == "position"
        blocks = exploring.panel.view["blocks"]
        assert any(block.get("key") == "line" and block["value"] == line for block in every(blocks))
        assert any(block.get("key") == "fault-0" for block in every(blocks))


def test_a_link_of_another_version_is_mended_by_one_press() -> None:
    exploring = Exploring("en")
    exploring.open(read({"view": "explore", "position": GOOD.replace("updown/1", "updown/9")}))
    tab = exploring.tab
    assert isinstance(tab, PositionTab)
    press(tab, "mend-0")
    press(tab, "lay")
    assert exploring.place.bench.state == parse_position(GOOD).state()


# ------------------------------------------------------------------------------------------------------ the hostile

JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 200) | st.text(max_size=20) | st.floats(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
DOES = (
    "line", "undo", "redo", "mend", "take", "blank", "deal", "put", "fill", "set", "rule", "lay", "complete", "code",
    "game", "players", "seed", "nothing",
)  # fmt: skip
NAMES = st.sampled_from(["cards", "to", "index", "value", "name", "zone", "fault", "n", "origin"])
REAL = st.sampled_from(
    [
        "hand:0",
        "pile",
        "",
        "phase",
        "turn",
        "out:1",
        "counters:0",
        "deck",
        "set_size",
        "yes",
        "9" * 30,
        "-1",
        "loo",
        "over",
    ]
)


@given(st.lists(st.tuples(st.sampled_from(DOES), st.dictionaries(NAMES, JUNK | REAL, max_size=5)), max_size=8))
@settings(max_examples=60, deadline=None)
def test_whatever_a_browser_sends_does_no_harm(sent: list[tuple[str, dict[str, Any]]]) -> None:
    tab = opened()
    for do, content in sent:
        tab.hear(do, content)
        assert shown(tab)


def test_a_table_too_large_to_be_shown_is_said_to_be_so() -> None:
    tab = opened()
    press(tab, "line", value="updown/1 " + "[]" * 5_000)
    assert not has(tab, "editor")
    assert tab.place.words.format("edit-large") in shown(tab)
    assert len(shown(tab)) < 100_000


def test_the_address_in_a_code_is_the_link() -> None:
    tab = opened()
    query = tab.sharing.query(tab.desk.draft)
    found = urlsplit("http://192.168.1.7/?" + query)
    assert parse_qs(found.query)["position"] == [format_position(tab.place.state)]
