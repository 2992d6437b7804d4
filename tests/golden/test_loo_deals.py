"""The same seed gives the same deals of 3-Card Loo everywhere, the first and later ones (`loo_deals.txt`).

A line: seed, deals before, players, then who deals, the hands by seat, the miss and the card turned up. Never write
this file anew to make the test pass: records and links with a seed would come to mean another game.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from threeup.core.game import DEALER
from threeup.games.loo import LOO
from threeup.games.loo.cards import spell
from threeup.games.loo.moves import Fold
from threeup.players.dealer import deal, seed_of

LINES = [line for line in (Path(__file__).parent / "loo_deals.txt").read_text("utf-8").splitlines() if line[:1] != "#"]


def describe(seed: int, before: int, players: int) -> str:
    state = LOO.start(players, LOO.read_options(LOO.fit({}, players)))
    for number in range(before + 1):
        while LOO.to_act(state) != DEALER:
            state = LOO.apply(state, Fold()).state
        state = LOO.apply(state, deal(LOO, state, seed_of(seed, number))).state
    hands = " / ".join(map(spell, state.hands))
    return f"{seed} {before} {players}: {state.dealer} | {hands} | {spell(state.miss)} | {state.turned}"


def test_there_are_first_and_later_deals_for_few_and_many_players() -> None:
    keys = [tuple(map(int, line.partition(":")[0].split())) for line in LINES]
    assert len(set(keys)) == len(keys) == 18
    assert {players for _, _, players in keys} == {3, 4, 5, 6, 9, 16}
    assert {before for _, before, _ in keys} == {0, 1, 7}


@pytest.mark.parametrize("line", LINES)
def test_a_seed_gives_its_deals(line: str) -> None:
    seed, before, players = map(int, line.partition(":")[0].split())
    assert describe(seed, before, players) == line


def test_who_deals_first_may_be_set_without_changing_the_cards() -> None:
    start = LOO.start(5)
    assert {deal(LOO, start, 9, first).order for first in (None, 0, 1, 2, 3, 4)} == {deal(LOO, start, 9).order}
    assert deal(LOO, start, 9, 2).dealer == 2


def test_every_seat_deals_first_about_as_often() -> None:
    start = LOO.start(5)
    first = [deal(LOO, start, seed).dealer for seed in range(1000)]
    assert all(150 < first.count(seat) < 250 for seat in range(5))


def test_later_deals_have_other_cards_than_any_first_deal_nearby() -> None:
    start = LOO.start(5)
    orders = [deal(LOO, start, seed_of(seed, before)).order for seed in range(40) for before in range(5)]
    assert len(set(orders)) == len(orders)
