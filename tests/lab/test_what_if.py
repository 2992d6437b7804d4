"""What moves lead to, found by trials: true to what can be worked out by hand, and blind to hidden cards."""

from __future__ import annotations

import logging
import random
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import SAMPLES, line
from threeup.core.errors import CompletionError, IllegalMoveError, InvalidMoveError
from threeup.core.game import DEALER
from threeup.games import GAMES
from threeup.games.loo import DECK, LOO, Play
from threeup.games.loo import Options as LooOptions
from threeup.games.updown import UPDOWN, Holding, Options, State, cards
from threeup.lab.complete import remember
from threeup.lab.complete.loo import kept
from threeup.lab.results import RESULTS
from threeup.lab.what_if import Trials, what_if
from threeup.notation import parse_position
from threeup.session import Table
from threeup.text import catalogue

if TYPE_CHECKING:
    from threeup.lab.what_if import WhatIf

LAW = settings(max_examples=15, deadline=None)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def to_play(game: Any, seed: int) -> list[Any]:  # noqa: ANN401
    """Give the tables of a game at which somebody is to move."""
    states = [moment.step.state for moment in line(game, seed)]
    return [s for s in states if game.to_act(s) not in {None, DEALER}] or to_play(game, seed + 1)


def values(found: WhatIf) -> list[dict[str, float]]:
    return [{key: each.value for key, each in row.results.items()} for row in found.rows]


# ----------------------------------------------------------------------------------------------------------- laws


@every_game
@LAW
@given(seed=st.integers(0, 2**32))
def test_no_hidden_card_is_looked_at(game: Any, seed: int) -> None:  # noqa: ANN401
    rng = random.Random(seed)
    state = rng.choice(to_play(game, seed))
    seat = game.to_act(state)
    twin = SAMPLES[game.id].twin(state, (seat,), rng)
    assert game.view(twin, seat) == game.view(state, seat)
    assert values(what_if(twin, n=2)) == values(what_if(state, n=2))


@every_game
@LAW
@given(seed=st.integers(0, 2**32), player=st.sampled_from(["careful", "random"]))
def test_every_legal_move_has_a_row_of_shares(game: Any, seed: int, player: str) -> None:  # noqa: ANN401
    state = random.Random(seed).choice(to_play(game, seed))
    found = what_if(state, n=2, seed=seed, player=player)
    assert [row.move for row in found.rows] == list(game.legal_moves(state))
    for row in found.rows:
        assert tuple(row.results) == RESULTS[game.id].columns(state)
        shares = {key: each for key, each in row.results.items() if key not in RESULTS[game.id].MEANS}
        assert all(each.n == 2 and 0 <= each.low <= each.value <= each.high <= 1 for each in shares.values())
        ends = {key: each.value for key, each in shares.items() if key not in {"take", "looed"}}
        assert sum(ends.values()) <= 1


@every_game
def test_the_same_seed_gives_the_same_results_and_a_stopped_run_is_the_beginning_of_the_whole(game: Any) -> None:  # noqa: ANN401
    state = Table(game=game.id, seed=3).state
    short, trials = what_if(state, n=6, seed=5), Trials(state, n=20, seed=5)
    while trials.done < 6:
        next(iter(trials))  # going on where it was left
    assert trials.found().rows == short.rows
    assert trials.found().stopped
    assert not short.stopped
    assert what_if(state, n=6, seed=6).rows != short.rows


@every_game
def test_all_moves_are_tried_with_the_same_cards(game: Any) -> None:  # noqa: ANN401
    state = Table(game=game.id, seed=3).state
    move = game.legal_moves(state)[0]
    one, other = what_if(state, [move, str(move)], n=10, player="random").rows
    assert one == other


# ------------------------------------------------------------------------------------------------ worked by hand


def test_the_last_card_wins_at_once() -> None:
    found = what_if("updown/1 [g5] [? ? / / ?] removed: *", n=10)
    assert found.of("play g5")["win"].value == 1
    assert found.of("play g5")["take"].value == 0


def test_who_is_left_with_a_low_card_must_take_the_pile_next_turn() -> None:
    # The other seat holds the 9 and the 10, and the careful player plays the 9.
    state = State(Options(deck="g1 g2 g9 g10"), "play", (Holding(cards("g1 g2")), Holding(cards("? ?"))))
    found = what_if(state, n=5)
    assert [found.of(move)["take"].value for move in ("play g1", "play g2")] == [1, 1]
    # The other seat then plays the 10 on the empty pile, and is out.
    assert [found.of(move)["win"].value for move in ("play g1", "play g2")] == [0, 0]


def test_a_pile_taken_now_is_not_the_next_turns() -> None:
    state = State(Options(deck="g1 g9 g10*2"), "play", (Holding(cards("g9")), Holding(cards("? ?"))), pile=cards("g10"))
    state = replace(state, options=Options(deck="g1*2 g9 g10"))
    found = what_if(state, n=5)
    # The other seat holds two ones and plays them both.
    assert found.of("pick-up")["take"].value == 0
    assert found.of("pick-up")["win"].value == 0


def test_places_are_counted_as_far_as_they_are_played_for() -> None:
    options = Options(deck="g1 g2*2", play_on_for_places=True)
    state = State(options, "play", (Holding(cards("g1")), Holding(cards("?")), Holding(cards("?"))))
    assert {k: v.value for k, v in what_if(state, n=5).rows[0].results.items()} == {
        "win": 1, "second": 0, "last": 0, "open": 0, "take": 0,
    }  # fmt: skip
    # Both others hold a 2, and the first of them goes out next.
    assert what_if(state, seat=1, n=5).rows[0].results["second"].value == 1
    assert what_if(state, seat=2, n=5).rows[0].results["last"].value == 1


def test_a_game_that_never_ends_has_no_end() -> None:
    # Every move is forced, and twelve positions repeat for ever (the specification's example).
    deck = Options(deck="g2 g3 g4 g8 g10*4", turn_cap=None)
    ups = ("", "g3"), ("?", "g2"), ("g8", "g4")
    state = State(deck, "play", tuple(Holding(cards(h), cards(up), cards("?")) for h, up in ups), turn=2)
    assert what_if(state, n=1).rows[0].results["open"].value == 1


def test_the_share_of_a_lead_that_wins_is_the_share_of_cards_that_do_not_beat_it() -> None:
    line = "loo/1 [play: Qd] [play: ?] [fold] [fold] [fold] turned: 3h tricks: 9d 2c / Kc 8c dealer: 4 pot: 3"
    state = parse_position(line).state()
    pool = [c for c in DECK if str(c) not in {"Qd", "3h", "9d", "2c", "Kc", "8c"} and kept(state, 1, (c,))]
    true = sum(c.suit == "h" or str(c) in {"Kd", "Ad"} for c in pool) / len(pool)
    assert true == 0  # it followed neither the diamond nor with a trump: whatever it holds is a club or a spade
    found = what_if(state, n=300).of("play Qd")
    assert found["tricks-3"].value == 1
    assert found["counters"].value == 3


def test_a_share_found_by_trials_is_the_true_one_within_its_interval() -> None:
    # Seat 1 followed suit both times with the lowest club: any card but a higher club may be left.
    line = "loo/1 [play: Qd] [play: ?] [fold] [fold] [fold] turned: 3h tricks: Ac 2c / Kc 4c dealer: 4 pot: 3"
    state = parse_position(line).state()
    pool = [c for c in DECK if str(c) not in {"Qd", "3h", "Ac", "2c", "Kc", "4c"}]
    assert all(kept(state, 1, (c,)) for c in pool)
    true = 1 - sum(c.suit == "h" or str(c) in {"Kd", "Ad"} for c in pool) / len(pool)
    found = what_if(state, n=2000, seed=1).of(Play(state.hands[0][0]))
    assert found["tricks-3"].low < true < found["tricks-3"].high
    # Each trick is worth one counter: two are won already.
    assert found["counters"].value == pytest.approx(3 * found["tricks-3"].value + 2 * found["tricks-2"].value)
    assert found["looed"].value == 0


def test_who_folds_neither_wins_nor_pays() -> None:
    table = Table(5, game="loo", seed=2)
    found = what_if(table, "fold", n=20).rows[0].results
    assert {each.value for each in found.values()} == {0}


# ---------------------------------------------------------------------------------------------- what is known


def test_of_a_table_what_was_seen_is_remembered() -> None:
    start = parse_position("updown/1 [b2 b3 o3 / / ?] [g8 g8 g9 / / ?] pile: g4 b5 removed: *").state()
    table = Table(
        ["person", "person"],
        start=replace(
            start,
            holdings=(replace(start.holdings[0], down=cards("g10")), replace(start.holdings[1], down=cards("b10"))),
        ),
    )
    table.play("pick-up")
    found = what_if(table, n=3)
    assert (found.seat, found.remembered) == (1, 2)
    assert what_if(table.state, n=3).remembered == 0
    known = remember(UPDOWN, table.at.path()[0].state, table.at.events, 1)
    assert what_if(table.state, n=3, remembered=known).rows == found.rows
    assert "2 cards that others took up" in str(found)


def test_cards_that_can_not_be_are_an_error() -> None:
    line = "loo/1 [play: Ah] [play: ?] [fold] [fold] [fold] turned: 3h tricks: 9d 2c / Kc 8d dealer: 4 pot: 3"
    with pytest.raises(CompletionError):
        what_if(line)


@pytest.mark.parametrize(
    ("line", "settings", "error"),
    [
        ("updown/1 deal [] [] []", {}, ValueError),
        ("updown/1 [g5] [b6] removed: *", {"n": 0}, ValueError),
        ("updown/1 [g5] [b6] removed: *", {"seat": 2}, ValueError),
        ("updown/1 [g5 g6] [b6] pile: b6 removed: *", {"move": "play g5"}, IllegalMoveError),
        ("updown/1 [g5] [b6] removed: *", {"move": "play"}, IllegalMoveError),
        ("updown/1 [g5] [b6] removed: *", {"move": "xyz"}, InvalidMoveError),
    ],
)
def test_what_can_not_be_tried_is_refused(line: str, settings: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        Trials(line, **settings)


# --------------------------------------------------------------------------------------------------------- words


@pytest.mark.parametrize("game", GAMES)
def test_every_column_has_its_words(game: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    rules = GAMES[game]
    options: list[Any] = [Options(), Options(play_on_for_places=True)] if rules is UPDOWN else [LooOptions()]
    for each in options:
        for phase in ("declare", "play", "choose"):
            state = replace(rules.start(5, each), phase=phase)
            assert all(catalogue("en").has(f"whatif-{key}") for key in RESULTS[game].columns(state))
    for player in ("careful", "random"):
        found = what_if(Table(game=game, seed=4), n=2, player=player)
        assert str(found.sheet(running=True)) != str(found)
        assert "<table>" in found._repr_mimebundle_()["text/html"]
    assert not caplog.records


def test_a_sheet_has_a_row_a_move_and_a_cell_a_column() -> None:
    sheet = what_if(Table(5, game="loo", seed=2), n=20).sheet()
    assert {len(row) for row in sheet.rows} == {len(sheet.columns)}
    assert [row[0] for row in sheet.rows] == ["play your own hand", "fold", "take the miss"]
    assert "Counters" in sheet.columns[-1]
    assert "20 times" in sheet.notes[0]
    plain = what_if(Table(5, game="loo", seed=2), n=20).sheet(stakes=False)
    assert "Counters" not in plain.columns[-1]
    assert {len(row) for row in plain.rows} == {len(plain.columns)}


def test_the_ends_of_an_interval_are_rounded_outwards() -> None:
    sheet = what_if("updown/1 [g5] [? ? / / ?] removed: *", n=10).sheet()
    row = [cell.replace("\N{EN DASH}", "-") for cell in sheet.rows[0]]
    assert row == ["play green 5", "100% (72-100)", "0% (0-28)", "0% (0-28)"]


def test_a_run_stopped_before_the_first_trial_has_no_figures() -> None:
    sheet = Trials("updown/1 [g5] [? ? / / ?] removed: *", n=10).found().sheet()
    assert sheet.rows == (("play green 5",),)
    assert "Stopped after 0 tries of 10" in sheet.notes[0]


def test_another_who_waits_has_one_row() -> None:
    state = Table(5, game="loo", seed=2).state
    waiting = next(seat for seat in range(5) if seat != LOO.to_act(state))
    sheet = what_if(state, seat=waiting, n=5).sheet()
    assert len(sheet.rows) == 1
    assert "Waiting" in sheet.title


@pytest.mark.parametrize(
    "line",
    [
        "updown/1 [? ?] [b3 b5] pile: o7 draw: ?*3 removed: *",
        "updown/1 choose [?*6 / / ? ? ?] [?*6 / / ? ? ?] draw: ?*66",
        "loo/1 [play: ? ? ?] [play: 9s ?] [fold] turned: 2h trick: 9c miss: ? ? ? stock: * small_table=yes pot: 3",
    ],
)
def test_of_an_unknown_hand_no_move_is_tried(line: str) -> None:
    found = what_if(line, n=3, seed=1)
    assert [row.move for row in found.rows] == [None]
    assert [row[0] for row in found.sheet().rows] == ["The game goes on"]
    assert "Waiting" not in found.sheet().title
    assert what_if(line, "play g7" if line.startswith("updown") else "play 2c", n=3, seed=1).rows == found.rows


def test_what_is_declared_hangs_on_no_card() -> None:
    state = Table(5, game="loo", seed=2).state
    unknown = LOO.view(state, (state.turn + 1) % 5)
    assert [str(row.move) for row in what_if(unknown, n=3).rows] == ["stand", "fold", "miss"]
