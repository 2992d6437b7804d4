"""What is paid: `loo.settle.*`."""

from __future__ import annotations

import pytest
from hypothesis import given

from tests.games.loo.tables import after, events, happened, step, table
from tests.strategies import Moment, lines
from threeup.games.loo import LOO, Options, State
from threeup.games.loo.events import Looed, TricksPaid


def last_card(won: tuple[int, int, int], players: int = 3, pot: int = 6, options: Options | None = None) -> State:
    """Set up a deal before its last card, in which these seats win the tricks; no trump is laid."""
    ranks, tricks, at = ["AKQJT", "98765", "AKQJT"], [], 0
    for seat, rank, suit in zip(won, ranks, "sdc", strict=True):
        order = [(at + i) % players for i in range(players)]
        low = iter(rank[1:])
        tricks.append(" ".join((rank[0] if each == seat else next(low)) + suit for each in order))
        at = seat
    *begun, final = tricks
    leader = won[1]
    hands = [""] * players
    for i, text in enumerate(final.split()):
        hands[(leader + i) % players] = text
    state = table(*hands, won=begun, pot=pot, options=options)
    return after(state, *(f"play {each}" for each in final.split()[:-1]))


def end(state: State) -> State:
    (each,) = state.hands[state.turn]
    return after(state, f"play {each}")


def paid(state: State) -> dict[int, int]:
    """Give what each seat gets for tricks."""
    (each,) = state.hands[state.turn]
    return {e.seat: e.counters for e in events(state, f"play {each}", TricksPaid) if isinstance(e, TricksPaid)}


def looed(state: State) -> dict[int, int]:
    """Give what each looed seat pays."""
    (each,) = state.hands[state.turn]
    return {e.seat: e.counters for e in events(state, f"play {each}", Looed) if isinstance(e, Looed)}


# pot at the start of play, who won the tricks, what they get, what stays in the pot before anyone is looed
THIRDS = [
    (3, (0, 1, 2), {0: 1, 1: 1, 2: 1}, 0),
    (6, (0, 0, 1), {0: 4, 1: 2}, 0),
    (6, (2, 2, 2), {2: 6}, 0),
    (9, (1, 0, 1), {1: 6, 0: 3}, 0),
    (7, (0, 1, 2), {0: 2, 1: 2, 2: 2}, 1),
    (8, (0, 1, 0), {0: 4, 1: 2}, 2),
    (10, (2, 2, 2), {2: 9}, 1),
    (11, (0, 0, 1), {0: 6, 1: 3}, 2),
    (100, (0, 1, 2), {0: 33, 1: 33, 2: 33}, 1),
]


@pytest.mark.parametrize(("pot", "won", "gets", "rest"), THIRDS)
def test_loo_settle_thirds__of_the_pot_at_the_start_rounded_down(
    pot: int, won: tuple[int, int, int], gets: dict[int, int], rest: int
) -> None:
    state = last_card(won, pot=pot)
    assert paid(state) == gets
    lost = 3 - len(gets)  # players without a trick, three counters each
    assert end(state).pot == rest + 3 * lost


def test_loo_settle_thirds__tells_how_many_tricks() -> None:
    state = last_card((1, 0, 1), pot=9)
    (each,) = state.hands[state.turn]
    assert events(state, f"play {each}", TricksPaid) == [
        TricksPaid("loo.settle.thirds", 1, 2, 6),
        TricksPaid("loo.settle.thirds", 0, 1, 3),
    ]


def test_loo_settle_thirds__a_pot_of_less_than_three_pays_nothing() -> None:
    # Not met with an ante of three stakes; but a teacher may set up any pot.
    state = last_card((0, 1, 2), pot=2)
    assert set(paid(state).values()) == {0}
    assert end(state).pot == 2


def test_loo_settle_looed__who_won_no_trick_pays_three_stakes() -> None:
    state = last_card((0, 0, 1))
    (each,) = state.hands[state.turn]
    assert events(state, f"play {each}", Looed) == [Looed("loo.settle.looed", 2, 3)]
    assert end(state).counters == (4, 2, -3, 0, -6)


def test_loo_settle_looed__after_the_payout() -> None:
    state = last_card((0, 0, 0), pot=9)
    # The winner gets the nine that lay there, and the six of the looed stay for the next deal.
    assert happened(state, f"play {state.hands[state.turn][0]}")[-4:] == [
        "settle.thirds", "settle.looed", "settle.looed", "table.dealer",
    ]  # fmt: skip
    assert end(state).counters == (9, -3, -3, 0, -9)
    assert end(state).pot == 6


def test_loo_settle_looed__folding_costs_nothing() -> None:
    assert 3 not in looed(last_card((0, 0, 0)))
    assert end(last_card((0, 0, 0))).counters[3] == 0


def test_loo_settle_looed__nobody_is_when_all_win_one() -> None:
    assert looed(last_card((0, 1, 2))) == {}
    assert looed(last_card((1, 0, 1), players=2)) == {}


def test_loo_settle_looed__who_took_the_miss_pays_like_everybody() -> None:
    said = ["miss", "play", "fold", "fold", "fold"]
    state = table("4s", "Qs", won=["2s 3s", "6d 5d"], said=said, trump="2h")
    assert looed(after(state, "play Qs")) == {0: 3}


# option, cap, stake, pot at the start of play, what a looed player pays
AMOUNTS = [
    (3, None, 1, 6, 3),
    (3, None, 2, 6, 6),
    (3, None, 1, 30, 3),
    (3, 1, 1, 30, 3),  # the cap is for the unlimited kind only
    (6, None, 1, 6, 6),
    (6, None, 5, 6, 30),
    ("pot", None, 1, 6, 6),
    ("pot", None, 1, 31, 31),
    ("pot", None, 4, 31, 31),
    ("pot", 12, 1, 6, 6),
    ("pot", 12, 1, 12, 12),
    ("pot", 12, 1, 31, 12),
    ("pot", 12, 2, 31, 24),
]


@pytest.mark.parametrize(("amount", "cap", "stake", "pot", "pays"), AMOUNTS)
def test_loo_settle_looed__by_the_house_rules(
    amount: int | str, cap: int | None, stake: int, pot: int, pays: int
) -> None:
    options = Options(loo_amount=amount, loo_cap=cap, stake=stake)  # type: ignore[arg-type]
    state = last_card((0, 1, 1), pot=pot, options=options)
    assert looed(state) == {2: pays}
    alone = last_card((1, 1, 1), pot=pot, options=options)
    # "The pot" is that at the start of play, also when it has been paid out.
    assert looed(alone) == {0: pays, 2: pays}
    assert end(alone).pot == pot % 3 + 2 * pays


def test_loo_settle_conserved__counters_and_pot_keep_their_sum() -> None:
    for pot in range(1, 40):
        for won in ((0, 1, 2), (0, 0, 1), (1, 1, 1), (2, 0, 2)):
            new = end(last_card(won, pot=pot, options=Options(loo_amount="pot")))
            assert sum(new.counters) + new.pot == 0


@given(played=lines(LOO))
def test_loo_settle_conserved__whatever_happens(played: list[Moment]) -> None:
    for moment in played:
        state = moment.step.state
        assert sum(state.counters) + state.pot == 0
        assert state.pot >= 0


@pytest.mark.parametrize("stake", [1, 2, 5])
def test_loo_settle_conserved__what_one_pays_another_gets(stake: int) -> None:
    state = last_card((0, 0, 1), options=Options(stake=stake))
    told = step(state, f"play {state.hands[state.turn][0]}")
    gained = sum(e.counters for e in told.events if isinstance(e, TricksPaid))
    lost = sum(e.counters for e in told.events if isinstance(e, Looed))
    assert told.state.pot == state.pot - gained + lost
