"""What follows from the rules of 3-Card Loo, by counting."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, takewhile
from math import comb
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.loo.tables import after, declaring, table
from tests.strategies import Moment, lines, play
from threeup.core.game import DEALER
from threeup.games.loo import DECK, LOO, Fold, Options, Stand, State, card
from threeup.games.loo.events import Defended, GameEnded, Looed, TricksPaid
from threeup.games.loo.state import winner
from threeup.players.careful.loo import choose
from threeup.players.careful.loo_odds import Prospect, balance, nowhere, own_hand

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


# ------------------------------------------------------------------------------------------- the pot, in threes


def pots(played: Iterable[Moment]) -> Iterator[int]:
    """Give the pot after every move, up to the first defended miss, or to the end of the game."""
    for moment in played:
        if any(isinstance(event, Defended | GameEnded) for event in moment.step.events):
            return
        yield moment.step.state.pot


@pytest.mark.parametrize("players", [3, 5, 8, 16])
def test_fact_the_pot_is_a_multiple_of_three(players: int) -> None:
    found = Counter(
        pot % 3 for seed in range(12) for pot in pots(play(LOO, seed, players, Options(small_table=players < 5)))
    )
    assert found.keys() == {0}
    assert found.total() > 100


def test_fact_after_a_defended_miss_the_pot_need_not_be_a_multiple_of_three() -> None:
    # The pot is 3; the miss wins one trick, whose counter stays.
    said = ["play", "fold", "fold", "fold", "defend"]
    state = table("Ah Kh 2c", "", "", "", "3h 4h 5c", said=said, pot=3)
    assert after(state, "play Ah", "play 3h", "play Kh", "play 4h", "play 2c", "play 5c").pot == 1


# ---------------------------------------------------------------------------------------- three tricks, three winners


@given(played=lines(LOO))
def test_fact_at_most_three_win_tricks_so_that_the_others_are_looed(played: list[Moment]) -> None:
    for moment in played:
        before, after_it = moment.state, moment.step.state
        if before.phase not in {"play", "review"} or after_it.phase not in {"deal", "over"}:
            continue
        paid = {event.seat for event in moment.step.events if isinstance(event, TricksPaid)}
        looed = [event.seat for event in moment.step.events if isinstance(event, Looed)]
        winners = {winner(trick, after_it.trump).seat for trick in after_it.tricks}
        k = len(before.active)
        assert 1 <= len(winners) <= 3
        assert len(looed) == len(set(looed)) >= k - 3 - ("defend" in before.said)
        # Nobody is both paid and looed; who is neither played the miss for the pot.
        assert not paid & set(looed)
        assert {before.said[seat] for seat in set(before.active) - paid - set(looed)} <= {"defend"}


@pytest.mark.parametrize("k", range(4, 17))
def test_fact_with_everybody_in_at_least_all_but_three_are_looed(k: int) -> None:
    options = Options(small_table=k < 5, first_pool_single=True, deals=1)
    for seed in range(6):
        first = list(takewhile(lambda moment: not moment.state.deals, play(LOO, seed, k, options)))
        looed = sum(isinstance(event, Looed) for event in first[-1].step.events)
        assert k - 3 <= looed <= k - 1


# ------------------------------------------------------------------------------------------------ trumps in a hand

HANDS = comb(51, 3)
"""The hands of three that the 51 cards besides the one turned up can make."""


def test_fact_trumps_in_a_random_hand_by_counting() -> None:
    # 12 trumps are left, and 39 other cards: n trumps and 3 - n others.
    chances = [Fraction(comb(12, n) * comb(39, 3 - n), HANDS) for n in range(4)]
    assert chances == [Fraction(9139, 20825), Fraction(8892, 20825), Fraction(2574, 20825), Fraction(220, 20825)]
    assert sum(chances) == 1
    assert [round(float(each) * 100, 1) for each in chances] == [43.9, 42.7, 12.4, 1.1]


def test_fact_trumps_in_a_random_hand_by_going_through_all() -> None:
    turned = card("2h")
    left = [each for each in DECK if each != turned]
    found = Counter(sum(each.suit == turned.suit for each in hand) for hand in combinations(left, 3))
    assert found == {0: 9139, 1: 8892, 2: 2574, 3: 220}
    assert found.total() == HANDS == 20825


def test_fact_a_given_outstanding_trump_is_in_a_given_hand_one_time_in_seventeen() -> None:
    # The other two cards of that hand are any of the 50 besides.
    chance = Fraction(comb(50, 2), HANDS)
    assert chance == Fraction(3, 51) == Fraction(1, 17)
    assert round(float(chance) * 100, 1) == 5.9


def test_fact_who_has_seen_their_own_hand_counts_one_in_sixteen() -> None:
    # Three cards fewer are unseen: 48, of which three are in the hand.
    assert Fraction(comb(47, 2), comb(48, 3)) == Fraction(1, 16)
    # So against one opponent the king of trumps meets no ace 15 times in 16.
    assert nowhere(1, 1) == 1 - Fraction(1, 16)


# --------------------------------------------------------------------------------------------- when playing is worth it

chances = st.fractions(0, 1, max_denominator=60)


@given(st.fractions(0, 3, max_denominator=60), chances, st.integers(0, 100), st.integers(1, 100))
def test_fact_worth_playing(tricks: Fraction, none: Fraction, pot: int, loo: int) -> None:
    worth = Fraction(pot, 3) * tricks >= loo * none
    assert (balance(Prospect(tricks, none), pot, loo) >= 0) is worth


def test_fact_worth_playing_on_the_edge() -> None:
    # A pot of 6, a loo of 3: one trick to be expected brings 2; no trick two times in three costs 2.
    assert balance(Prospect(Fraction(1), Fraction(2, 3)), 6, 3) == 0
    assert balance(Prospect(Fraction(1), Fraction(3, 4)), 6, 3) == Fraction(-1, 4)
    assert balance(Prospect(Fraction(1), Fraction(3, 4)), 9, 3) == Fraction(3, 4)


WEIGHED = [("Ah Kh Qh", True), ("2c 3d 4s", False), ("3h 4c 5d", False), ("Ah 2c 3d", True), ("Kh Qs 9s", True)]


@pytest.mark.parametrize("pot", [3, 6, 30])
@pytest.mark.parametrize(("hand", "_"), WEIGHED)
def test_fact_the_careful_player_plays_when_it_is_worth_it(hand: str, _: bool, pot: int) -> None:  # noqa: FBT001
    # The dealer knows against how many it would be, here two; and the miss has been taken.
    state = declaring("play miss fold fold", hand=hand, pot=pot)
    hope = own_hand(state.hands[4], card("2h"), 2)
    worth = Fraction(pot, 3) * hope.tricks >= 3 * hope.none
    assert choose(LOO, LOO.view(state, 4)) == (Stand() if worth else Fold())


@pytest.mark.parametrize(("hand", "plays"), WEIGHED)
def test_fact_what_the_careful_player_says_of_some_hands(hand: str, plays: bool) -> None:  # noqa: FBT001
    state: State = declaring("play miss fold fold", hand=hand, pot=6)
    assert LOO.to_act(state) != DEALER
    assert choose(LOO, LOO.view(state, 4)) == (Stand() if plays else Fold())
