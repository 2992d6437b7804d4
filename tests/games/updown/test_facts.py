"""Facts of the rule book, and the faults that programs of this family had."""

from __future__ import annotations

import random
from itertools import groupby, pairwise
from typing import TYPE_CHECKING

import pytest

from tests.games.updown.tables import after, broken, event, happened, legal, table
from tests.samples.updown import options as random_options
from tests.strategies import line, play
from threeup.games.updown import UNKNOWN, UPDOWN, Options, cards
from threeup.games.updown.events import Discarded

if TYPE_CHECKING:
    from threeup.games.updown import State

SEEDS = range(60)


def test_the_pile_never_goes_down_and_equal_numbers_lie_together() -> None:
    for seed in SEEDS:
        for moment in line(UPDOWN, seed):
            ranks = [c.rank for c in moment.step.state.pile]
            assert all(low <= high for low, high in pairwise(ranks))
            assert len(list(groupby(ranks))) == len(set(ranks))


def test_no_clear_and_no_set_ever_stays_on_the_pile() -> None:
    for seed in SEEDS:
        for moment in line(UPDOWN, seed):
            state = moment.step.state
            assert all(c.rank <= 10 for c in state.pile)
            assert all(len(list(g)) < state.options.set_size for _, g in groupby(c.rank for c in state.pile))


def test_removed_cards_never_come_back() -> None:
    for seed in SEEDS:
        for moment in line(UPDOWN, seed):
            before = moment.state.removed
            assert moment.step.state.removed[: len(before)] == before


def test_a_turn_always_begins_with_three_cards_while_the_draw_pile_lasts() -> None:
    for seed in SEEDS:
        for moment in line(UPDOWN, seed):
            state = moment.step.state
            if state.phase == "play" and not state.extras and state.draw:
                assert all(len(h.hand) >= 3 for i, h in enumerate(state.holdings) if i not in state.out)


def test_hands_and_face_up_cards_stay_sorted() -> None:
    for seed in SEEDS:
        for moment in line(UPDOWN, seed):
            for h in moment.step.state.holdings:
                assert (h.hand, h.up) == (tuple(sorted(h.hand)), tuple(sorted(h.up)))


@pytest.mark.parametrize("players", range(2, 13))
def test_every_number_of_players_comes_to_an_end(players: int) -> None:
    rng = random.Random(players)
    for seed in range(4):
        played = list(play(UPDOWN, seed, players, Options(two_decks=players > 6, turn_cap=900), most=9000))
        assert UPDOWN.outcome(played[-1].step.state) is not None
        assert random_options(rng, players).faults(players) == ()


# ------------------------------------------------------------------------------------------------- endless play


def test_endless_play_two_players_mirrored() -> None:
    """A plays 1, B plays 3, A takes the pile: the same position with the seats changed, and B to move."""
    start = table("g1 g2", "b1 b2 b3")
    now = after(start, "play g1", "play b3", "pick-up")
    assert [[c.rank for c in h.hand] for h in now.holdings] == [[1, 2, 3], [1, 2]]
    assert (now.turn, now.pile) == (1, ())
    back = after(now, "play b1", "play b3", "pick-up")
    assert [[c.rank for c in h.hand] for h in back.holdings] == [[1, 2], [1, 2, 3]]
    assert (back.turn, back.pile) == (0, ())


def test_endless_play_three_players_forced() -> None:
    """Each move is the only one, and twelve positions come round for ever; nobody ever turns over a face-down card."""
    state = table("/g3/o1", "g10/g2/o2", "g8/g4/o5", turn=2)
    seen: list[State] = []
    while (position := UPDOWN.position(state)) not in seen:
        seen.append(position)
        (only,) = UPDOWN.legal_moves(state)
        state = UPDOWN.apply(state, only).state
    assert len(seen) - seen.index(position) == 12
    assert all(len(h.down) == 1 for p in seen for h in p.holdings)


def test_endless_play_ends_at_the_cap() -> None:
    state = table("/g3/o1", "g10/g2/o2", "g8/g4/o5", turn=2, options=Options(turn_cap=500))
    while UPDOWN.to_act(state) is not None:
        state = UPDOWN.apply(state, UPDOWN.legal_moves(state)[0]).state
    outcome = UPDOWN.outcome(state)
    assert outcome is not None
    assert (state.turns, outcome.draw) == (500, True)


# -------------------------------------------------------------------------- faults that programs of this family had


def test_fault_drawing_at_three() -> None:
    state = table("g1 g2 g3 g4", "b3", draw="o1 o2")
    assert after(state, "play g1").draw == state.draw


def test_fault_a_clear_working_on_a_failed_play() -> None:
    state = table("g1 gC", "b3", pile="g9")
    assert broken(state, "play gC g1")
    assert after(state, "play gC").removed
    # Taking the pile with Clears beneath it can't be: a Clear never lies on it. A refused play leaves all as it was.
    assert state.pile == cards("g9")


def test_fault_wrong_next_player_after_a_pick_up_or_extras() -> None:
    for start in range(3):
        seats = ["g1 g2", "g1 g2", "g1 g2"]
        assert after(table(*seats, pile="g9", turn=start), "pick-up").turn == (start + 1) % 3
        seats[start] = "gC+1 g1 g2"
        assert after(table(*seats, turn=start), "play gC+1", "play g1").turn == (start + 1) % 3
        seats[start] = "gC+1 g1 g2"
        again = after(table(*seats, turn=start), "play gC+1")
        assert again.turn == start


def test_fault_a_card_taken_from_the_wrong_zone() -> None:
    same = table("/g7/g7", "g7 g8")
    now = after(same, "play up g7")
    assert (now.holdings[0].up, now.holdings[0].down) == ((), cards("g7"))
    hand = after(table("g7/g7/b1", "g7 g8"), "play g7")
    assert (hand.holdings[0].hand, hand.holdings[0].up) == ((), cards("g7"))


def test_fault_a_multiple_laid_in_the_wrong_order() -> None:
    state = table("g7 b7 g9", "g8")
    assert after(state, "play g7 b7").pile == cards("g7 b7")
    assert after(state, "play b7 g7").pile == cards("b7 g7")
    assert event(state, "play g7 b7", Discarded).hand == cards("g7 b7")  # type: ignore[attr-defined]


def test_fault_face_down_cards_leaking() -> None:
    for seed in SEEDS:
        for moment in line(UPDOWN, seed):
            for seat in (*range(len(moment.state.holdings)), None):
                view = UPDOWN.view(moment.step.state, seat)
                assert all(c == UNKNOWN for h in view.holdings for c in h.down)
                assert all(c == UNKNOWN for c in view.draw)


def test_fault_an_empty_hand_or_draw_pile_in_mid_turn() -> None:
    # The hand runs out on an extra while the draw pile has a card: the last extra lapses, and the turn's draw comes.
    state = after(table("gC+2 g4/b9/g1", "g3", draw="b1"), "play gC+2", "play g4")
    assert (state.turn, state.holdings[0].hand, state.draw) == (1, cards("b1"), ())
    # The draw takes the last card of the pile and the hand runs out: the piles open at once.
    state = after(table("gC+2/b9/g1", "g3", draw="b1"), "play gC+2", "draw", "play b1")
    assert (state.turn, state.extras, legal(state)) == (0, 1, ["play up b9"])


def test_fault_extras_surviving_a_pick_up() -> None:
    state = after(table("gC+2 g9 g2", "g3 g4"), "play gC+2", "play g9", "pick-up")
    assert (state.extras, state.third_in, state.may_draw, state.turn) == (0, 0, False, 1)
    flip = after(table("//gC+1 g1 g9", "g3 g4"), "flip 0", "flip 1")
    assert flip.turn == 1
    failed = table("//g1 g2", "g3 g4", pile="g9", extras=1)
    assert happened(failed, "flip 0")[-1] == "turn.clockwise"
    assert after(failed, "flip 0").extras == 0
