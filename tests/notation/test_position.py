"""Positions: what is written reads back, what is wrong is said, and where."""

from __future__ import annotations

import random
import re
import time
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.notation.games import played, random_options
from threeup.core.errors import SetupError
from threeup.games.updown import UPDOWN, Holding, Options, Setup, State, cards
from threeup.games.updown import position as grammar
from threeup.games.updown import setup as validation
from threeup.notation import format_position, parse_position

GOLDEN = Path(__file__).parent.parent / "golden" / "positions.txt"

# fault -> a line that has it, and its place
UNREADABLE = {
    "position.empty": (" \u200f ", 0),
    "position.unknown-game": (" chess/1 []", 1),
    "position.version": ("updown/2 []", 0),
    "position.unknown-word": ("updown/1 [] nonsense", 12),
    "position.unknown-card": ("updown/1 [g11]", 10),
    "position.card-count": ("updown/1 [g7*0]", 10),
    "position.too-many-cards": ("updown/1 [?*2001]", 10),
    "position.unknown-field": ("updown/1 [] colour: g7", 12),
    "position.field-twice": ("updown/1 [] turn: 0 turn: 1", 20),
    "position.number": ("updown/1 [] turn: -1", 18),
    "position.bracket": ("updown/1 [g7 [b7]", 13),
    "position.seat-parts": ("updown/1 [////]", 13),
    "position.rest-place": ("updown/1 [*]", 10),
    "position.rest-twice": ("updown/1 draw: * removed: *", 26),
    "options.value": ("updown/1 [] set_size=5", 12),
    "options.unknown": ("updown/1 [] jokers=yes", 12),
    "options.deck-card": ("updown/1 [] deck=g1*3,x9", 12),
}
REST = "removed: *"
# fault -> a line that can be read and has it
IMPOSSIBLE = {
    "position.seat": f"updown [g7] [g8] turn: 2 {REST}",
    "position.card-too-many": f"updown [g7*4] [g8] {REST}",
    "position.cards-missing": "updown [g7] [g8]",
    "position.cards-extra": "updown [?*84] [g8]",
    "position.hidden": f"updown [g7] [g8] pile: ? {REST}",
    "position.pile-order": f"updown [g7] [g8] pile: g7 g6 {REST}",
    "position.clear-on-pile": f"updown [g7] [g8] pile: g7 gC {REST}",
    "position.set-on-pile": f"updown [g7] [g8] pile: g3*3 g7 {REST}",
    "position.phase-field": f"updown [g7] [g8] ended: updown.end.turn-cap {REST}",
    "position.deal-cards": "updown deal [g7] [] draw: *",
    "position.choose-cards": "updown choose [g1*3] [g2*3] draw: *",
    "position.chosen-order": "updown choose [g1*3 g2*3 / / ?*3] [g3*3 g4*3 / / ?*3 / g3*3] draw: *",
    "position.chosen-cards": "updown choose [g1*3 g2*3 / / ?*3 / g3*3] [g3*3 g4*3 / / ?*3] draw: * turn: 1",
    "position.up-many": f"updown [g7 / g1 g2 g3 g4] [g8] {REST}",
    "position.down-many": f"updown [g7 / / g1 g2 g3 g4] [g8] {REST}",
    "position.nobody": f"updown [] [] {REST}",
    "position.turn-out": f"updown [] [g8] {REST}",
    "position.empty-hand": "updown [/ g7] [g8] draw: *",
    "position.out-cards": f"updown [g7] [g8] [g9] out: 1 play_on_for_places=yes {REST}",
    "position.out-missing": f"updown [g7] [] [g9] play_on_for_places=yes {REST}",
    "position.out-twice": f"updown [g7] [] [g9] out: 1 1 play_on_for_places=yes {REST}",
    "position.out-option": f"updown [g7] [] [g9] {REST}",
    "position.finished": f"updown [g7] [] out: 1 play_on_for_places=yes {REST}",
    "position.unfinished": f"updown over [g7] [] [g9] out: 1 play_on_for_places=yes {REST}",
    "position.ended": f"updown over [g7] [] out: 1 ended: boredom {REST}",
    "position.no-winner": f"updown over [g7] [g8] {REST}",
    "position.third": f"updown [g7] [g8] extras: 1 third: 2 {REST}",
    "position.may-draw": f"updown [g7] [g8] may-draw {REST}",
    "position.turns-cap": f"updown [g7] [g8] turns: 5000 {REST}",
    "position.cap-not-reached": f"updown over [g7] [g8] turns: 9 ended: updown.end.turn-cap {REST}",
    "options.players": f"updown [g7] {REST}",
    "options.deck-small": "updown [g1] [g2] deck=g1*9,g2*3 removed: *",
}


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), players=st.integers(2, 12))
def test_every_state_and_every_view_of_it_reads_back(seed: int, players: int) -> None:
    options = random_options(random.Random(seed), players)
    for i, (_, state) in enumerate(played(seed, players, options, 120)):
        for each in (state, UPDOWN.view(state, None), UPDOWN.view(state, i % players)):
            setup = parse_position(format_position(each))
            assert setup.state() == each
            assert format_position(setup) == format_position(each)


@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10**6), players=st.integers(2, 6))
def test_the_end_of_a_game_reads_back(seed: int, players: int) -> None:
    options = replace(random_options(random.Random(seed), players), turn_cap=200)
    *_, (_, last) = played(seed, players, options, 2000)
    assert last.phase == "over"
    assert parse_position(format_position(last)).state() == last


@pytest.mark.parametrize("line", GOLDEN.read_text("utf-8").splitlines())
def test_golden_positions_are_written_as_they_are_read(line: str) -> None:
    assert format_position(parse_position(line).state()) == line


def test_a_seed_gives_the_golden_positions() -> None:
    lines = [format_position(state) for i, (_, state) in enumerate(played(7, 3, Options(), 400)) if i % 40 == 0]
    assert GOLDEN.read_text("utf-8").splitlines()[: len(lines)] == lines


@pytest.mark.parametrize("fault", UNREADABLE)
def test_a_line_that_cannot_be_read_says_what_and_where(fault: str) -> None:
    line, place = UNREADABLE[fault]
    with pytest.raises(SetupError) as caught:
        parse_position(line)
    assert (fault, place) in [(each.id, each.place) for each in caught.value.faults]


@pytest.mark.parametrize("fault", IMPOSSIBLE)
def test_an_impossible_position_says_why(fault: str) -> None:
    setup = parse_position(IMPOSSIBLE[fault])
    assert fault in [each.id for each in setup.validate()]
    with pytest.raises(SetupError) as caught:
        setup.state()
    assert caught.value.faults == setup.validate()


def test_every_fault_in_the_code_is_reached() -> None:
    code = "".join(Path(str(module.__file__)).read_text("utf-8") for module in (validation, grammar))
    named = set(re.findall(r'"(position\.[a-z-]+)"', code)) | {
        f"position.{name}" for name in re.findall(r'self\.fault\("([a-z-]+)"', code)
    }
    assert named <= {*UNREADABLE, *IMPOSSIBLE}


def test_all_faults_are_listed_at_once_in_their_order() -> None:
    with pytest.raises(SetupError) as caught:
        parse_position("updown/1 [g7 x9] turn: many pile: g4 bC+3 jokers=yes")
    assert [(each.id, each.place) for each in caught.value.faults] == [
        ("position.unknown-card", 13),
        ("position.number", 23),
        ("position.unknown-card", 37),
        ("options.unknown", 42),
    ]


def test_a_negative_number_made_by_code_is_a_fault() -> None:
    setup = replace(parse_position(f"updown [g7] [g8] {REST}"), turns=-1)
    assert [each.id for each in setup.validate()] == ["position.number"]


def test_a_star_stands_for_all_other_cards_in_order() -> None:
    setup = parse_position("updown [g1*3 b1*2] [o1 o1 g2*3] draw: * g9")
    assert setup.draw[:2] == cards("b2 b2")
    assert setup.draw[-1:] == cards("g9")
    assert setup.validate() == ()


def test_beside_unknown_cards_a_star_is_unknown_too() -> None:
    setup = parse_position("updown [g7 / g1 / ?] [g8] removed: *")
    assert set(map(str, setup.removed)) == {"?"}
    assert setup.validate() == ()


def test_a_teachers_hands_are_sorted() -> None:
    state = parse_position("updown [g9 b1 g3 / o8 g2] [g8] removed: *").state()
    assert state.holdings[0] == Holding(cards("b1 g3 g9"), cards("g2 o8"))


def test_marks_of_direction_do_no_harm() -> None:
    line = "updown/1 [g7] [g8] pile: g4 removed: *"
    assert parse_position("\u202b" + line.replace(" ", "\u200f ") + "\u202c") == parse_position(line)


def test_a_setup_keeps_everything_that_a_state_has() -> None:
    state = UPDOWN.start(3)
    assert Setup.of(state).state() == state
    assert Setup.__slots__ == State.__slots__


def test_what_is_no_position_is_not_written() -> None:
    with pytest.raises(TypeError):
        format_position("g7")


HOSTILE = [
    "updown/1 " * 2_000_000,
    "[" * 15_000,
    "updown/1 " + "[" * 15_000,
    "updown/1 [" + "g7 " * 5_000 + "]",
    "updown/1 [" + "?*9999 " * 2_000 + "]",
    "updown/1 [] deck=" + "g1*500," * 2_000,
    "updown/1 turn: " + "9" * 15_000,
    "updown/99999999999999999999 []",
    "updown/1 [\ud800 \u0000 \U0001f0cf \u2466 \uff17 g\uff17]",
    "updown/1 turn: ٣",
    "updown/" + "1/" * 7_000,
    "=" * 15_000,
    "updown/1 " + "=x " * 5_000,
    "updown/1 [] __class__=yes cards=yes",
]


@pytest.mark.parametrize("line", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_lines_are_refused_soon(line: str) -> None:
    began = time.process_time()
    with pytest.raises(SetupError) as caught:
        parse_position(line)
    assert 1 <= len(caught.value.faults) <= 60
    # A generous bound: all take milliseconds; what grows with the square of its length would take minutes.
    assert time.process_time() - began < 5


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet=st.sampled_from("gbo7C+1?*[]/: =-\u200f٣playturndeckover"), max_size=60))
def test_no_line_raises_anything_else(text: str) -> None:
    try:
        setup = parse_position("updown/1 " + text)
    except SetupError:
        return
    assert parse_position(format_position(setup)) == setup
    setup.validate()
