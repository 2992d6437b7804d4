"""The same seed gives the same deal on every Python and platform (`deals.txt`, read by a person when it was written).

A line: seed, preset, players, then who opens, seat 0's face-down cards and hand, and the next three of the draw pile.
Never write this file anew to make the test pass: records and links with a seed would come to mean another game.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from threeup.games.updown import UPDOWN, Options
from threeup.games.updown.cards import spell
from threeup.players.dealer import deal

LINES = [line for line in (Path(__file__).parent / "deals.txt").read_text("utf-8").splitlines() if line[:1] != "#"]


def describe(seed: int, preset: str, players: int) -> str:
    start = UPDOWN.start(players, Options(deck=preset, two_decks=players > 6))
    state = UPDOWN.apply(start, deal(UPDOWN, start, seed)).state
    first = state.holdings[0]
    parts = (str(state.first), spell(first.down), spell(first.hand), spell(state.draw[:-4:-1]))
    return f"{seed} {preset} {players}: " + " | ".join(parts)


def test_there_are_deals_of_every_preset_and_of_many_players() -> None:
    assert len(LINES) == len(set(LINES)) == 24
    assert {line.split()[1] for line in LINES} == {"standard", "owner", "listed", "short60", "short36"}


@pytest.mark.parametrize("line", LINES)
def test_a_seed_gives_its_deal(line: str) -> None:
    seed, preset, players = line.partition(":")[0].split()
    assert describe(int(seed), preset, int(players)) == line


def test_first_may_be_set_without_changing_the_cards() -> None:
    start = UPDOWN.start(4)
    assert {deal(UPDOWN, start, 9, first).order for first in (None, 0, 1, 2, 3)} == {deal(UPDOWN, start, 9).order}
    assert deal(UPDOWN, start, 9, 2).first == 2


def test_every_seat_opens_about_as_often() -> None:
    start = UPDOWN.start(4)
    opens = [deal(UPDOWN, start, seed).first for seed in range(800)]
    assert all(150 < opens.count(seat) < 250 for seat in range(4))
