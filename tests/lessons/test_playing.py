"""What the others answer in a step."""

from __future__ import annotations

from dataclasses import replace

import pytest

from threeup.core.errors import IllegalMoveError
from threeup.core.game import DEALER
from threeup.lessons.goals import Predicate
from threeup.lessons.lesson import Deal, Step
from threeup.lessons.playing import answer, begin, onward, played

LINE = "updown/1 [g7 b3 / g9 / g1] [b8 o8 g2 / / g1] [o9 o10 / / b1] pile: g4 g4 draw: g3 g3 removed: *"
STEP = Step("x", "do", "updown", (), LINE, goal=Predicate("hand", 0), par=1, solutions=(("play g7",),))


def test_nobody_answers_while_it_is_the_learners_turn() -> None:
    way = begin(STEP)
    assert answer(STEP, way) is None
    assert onward(STEP, way) == way
    assert way.made == ()


def test_the_others_move_as_written_then_carefully() -> None:
    step = replace(STEP, others=("play o8",))
    way = onward(step, played(begin(step), begin(step).game.read_move("play g7")))
    assert [(made.seat, str(made.move)) for made in way.made[:2]] == [(0, "play g7"), (1, "play o8")]
    assert way.made[2].seat == 2
    assert way.game.to_act(way.state) == 0
    careful = onward(STEP, played(begin(STEP), begin(STEP).game.read_move("play g7")))
    assert str(careful.made[1].move) != "play g2"  # it isn't allowed


def test_what_is_written_and_not_allowed_is_not_played() -> None:
    step = replace(STEP, others=("play g2",))
    way = onward(step, played(begin(step), begin(step).game.read_move("play g7")))
    assert str(way.made[1].move) in {"play b8", "play o8", "play b8 o8"}


def test_the_same_way_is_answered_the_same() -> None:
    ways = [onward(STEP, played(begin(STEP), begin(STEP).game.read_move("play g7"))) for _ in range(3)]
    assert ways[0] == ways[1] == ways[2]


def test_nobody_moves_on_when_the_goal_is_reached() -> None:
    step = replace(STEP, goal=Predicate("moved", "play g7"))
    way = onward(step, played(begin(step), begin(step).game.read_move("play g7")))
    assert len(way.made) == 1


def test_a_move_that_is_not_allowed_is_not_played() -> None:
    way = begin(STEP)
    with pytest.raises(IllegalMoveError):
        played(way, way.game.read_move("play b3"))


def test_the_others_open_when_it_is_their_turn() -> None:
    step = replace(STEP, seat=1)
    way = onward(step, begin(step))
    assert [made.seat for made in way.made] == [0]
    assert way.game.to_act(way.state) == 1


def test_a_deal_is_the_same_each_time_and_nobody_deals_anew() -> None:
    step = Step("x", "explore", "loo", (), Deal(5, 7))
    assert step.state() == step.state()
    assert step.state() != replace(step, start=Deal(5, 8)).state()
    before = Step("x", "explore", "loo", (), "loo/1 deal [] [] [] [] []")
    way = begin(before)
    assert way.game.to_act(way.state) == DEALER
    assert answer(before, way) is None


def test_options_of_a_deal_are_kept() -> None:
    step = Step("x", "explore", "updown", (), Deal(2, 7, 1, {"set_size": 4}))
    assert (step.state().options.set_size, step.state().first) == (4, 1)
