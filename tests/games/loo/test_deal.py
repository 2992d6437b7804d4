"""The table, the cards and the deal: `loo.table.*`, `loo.deal.*`."""

from __future__ import annotations

import itertools

import pytest

from tests.games.loo.tables import after, because, between, broken, deal_of, declaring, events, happened, keys, step
from threeup.core.errors import SetupError
from threeup.core.game import DEALER
from threeup.games.loo import DECK, LOO, Options, card, cards
from threeup.games.loo.cards import beats
from threeup.games.loo.events import Anted, Carried, Dealt, TrumpTurned

UNSHUFFLED = " ".join(map(str, DECK))


def faults(players: int, options: Options) -> list[str]:
    try:
        LOO.start(players, options)
    except SetupError as error:
        return [fault.id for fault in error.faults]
    return []


# ------------------------------------------------------------------------------------------------------ the table


@pytest.mark.parametrize("players", range(18))
def test_loo_table_players__five_to_sixteen(players: int) -> None:
    assert (faults(players, Options()) == []) is (5 <= players <= 16)
    assert (faults(players, Options(small_table=True)) == []) is (players in {3, 4})


def test_loo_table_players__sixteen_use_every_card_but_none_twice() -> None:
    state = after(LOO.start(16), f"deal 0 {UNSHUFFLED}")
    assert state.stock == ()
    assert LOO.cards(state) == DECK
    assert len(DECK) == 16 * 3 + 3 + 1


def test_loo_table_cards__legal() -> None:
    state = LOO.start(5)
    assert because(state, f"deal 0 {UNSHUFFLED}")["table.cards"] == {"cards": 52, "deck": 52}
    assert because(state, f"deal 0 {' '.join(map(str, DECK[::-1]))}")["table.cards"] == {"cards": 52, "deck": 52}


@pytest.mark.parametrize("wrong", [DECK[1:], (*DECK, DECK[0]), (*DECK[1:], DECK[1]), DECK[:1], (card("?"), *DECK[1:])])
def test_loo_table_cards__broken(wrong: tuple[object, ...]) -> None:
    text = f"deal 0 {' '.join(map(str, wrong))}"
    assert broken(LOO.start(5), text) == {"table.cards": {"cards": len(wrong), "deck": 52}}


def test_loo_table_cards__ace_high_to_two_low_and_trumps_beat_the_rest() -> None:
    spades = [card(f"{rank}s") for rank in "AKQJT98765432"]
    for high, low in itertools.pairwise(spades):
        assert beats(high, low, "h")
        assert not beats(low, high, "h")
    assert beats(card("2h"), card("As"), "h")
    assert not beats(card("As"), card("2h"), "h")
    # A card of a plain suit that wasn't led wins nothing.
    assert not beats(card("Ac"), card("2s"), "h")


@pytest.mark.parametrize("stake", [1, 2, 7, 1_000_000])
def test_loo_table_stake__is_what_is_agreed(stake: int) -> None:
    state = after(LOO.start(5, Options(stake=stake)), f"deal 2 {UNSHUFFLED}")
    assert state.counters == (0, 0, -3 * stake, 0, 0)
    assert state.pot == 3 * stake


def test_loo_table_stake__is_one_counter_unless_agreed() -> None:
    assert Options().stake == 1
    for wrong in (0, -1, None, True, "2", 1.5):
        assert faults(5, Options(stake=wrong)) == ["options.value"]  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [5, 9, 16])
def test_loo_table_dealer__legal_by_lot(players: int) -> None:
    for seat in range(players):
        text = f"deal {seat} {UNSHUFFLED}"
        assert because(LOO.start(players), text)["table.dealer"] == {"seat": seat}
        assert keys(LOO.start(players), text)["table.dealer"] == "lot"
        state = after(LOO.start(players), text)
        assert state.dealer == seat
        assert state.turn == (seat + 1) % players


def test_loo_table_dealer__legal_to_the_left() -> None:
    for seat in range(5):
        state = between(dealer=seat)
        assert LOO.to_act(state) == DEALER
        assert because(state, f"deal {seat} {UNSHUFFLED}")["table.dealer"] == {"seat": seat}
        assert keys(state, f"deal {seat} {UNSHUFFLED}")["table.dealer"] == "because"
    ended = after(declaring("fold fold fold"), "fold")
    # Seat 4 dealt, and the deal passes to the left, around the table.
    assert (ended.phase, ended.dealer) == ("deal", 0)


def test_loo_table_dealer__broken() -> None:
    for seat in (0, 1, 3, 4, 5, 99):
        assert broken(between(dealer=2), f"deal {seat} {UNSHUFFLED}") == {"table.dealer": {"seat": 2, "first": "no"}}
    assert broken(LOO.start(5), f"deal 5 {UNSHUFFLED}") == {"table.dealer": {"seat": 0, "first": "yes"}}


def test_loo_table_dealer__the_lot_decides_only_the_first_deal() -> None:
    assert LOO.deal(LOO.start(5), DECK, 3).dealer == 3
    assert LOO.deal(between(dealer=1), DECK, 3).dealer == 1


def test_loo_table_ledger__goes_below_zero_and_nobody_drops_out() -> None:
    poor = between(dealer=3, pot=1500, counters=(-500, -500, -500, 0, 0))
    state = after(poor, f"deal 3 {UNSHUFFLED}")
    assert state.counters == (-500, -500, -500, -3, 0)
    assert state.said == ("",) * 5
    # The poorest may play as everybody else does.
    assert after(state, "fold", "stand", "stand").said == ("play", "play", "", "", "fold")


# ------------------------------------------------------------------------------------------------------- the deal


ANTES = [
    ("dealer", 1, (0, 0, 3, 0, 0)),
    ("all", 1, (3, 3, 3, 3, 3)),
    ("dealer-double", 1, (3, 3, 6, 3, 3)),
    ("dealer", 4, (0, 0, 12, 0, 0)),
    ("all", 4, (12, 12, 12, 12, 12)),
    ("dealer-double", 4, (12, 12, 24, 12, 12)),
]


@pytest.mark.parametrize(("ante", "stake", "paid"), ANTES)
def test_loo_deal_ante__three_stakes(ante: str, stake: int, paid: tuple[int, ...]) -> None:
    start = LOO.start(5, Options(ante=ante, stake=stake))  # type: ignore[arg-type]
    text = f"deal 2 {UNSHUFFLED}"
    assert events(start, text, Anted) == [Anted("loo.deal.ante", 2, paid)]
    state = after(start, text)
    assert state.counters == tuple(-each for each in paid)
    assert state.pot == sum(paid)


@pytest.mark.parametrize(("ante", "stake", "paid"), ANTES)
def test_loo_deal_ante__is_paid_every_deal(ante: str, stake: int, paid: tuple[int, ...]) -> None:
    options = Options(ante=ante, stake=stake)  # type: ignore[arg-type]
    state = after(between(dealer=2, deals=7, pot=5, counters=(-5, 0, 0, 0, 0), options=options), f"deal 2 {UNSHUFFLED}")
    assert state.pot == 5 + sum(paid)
    assert state.counters == (-5 - paid[0], -paid[1], -paid[2], -paid[3], -paid[4])


def test_loo_deal_carry__what_is_in_the_pot_stays() -> None:
    assert events(between(pot=7), f"deal 0 {UNSHUFFLED}", Carried) == [Carried("loo.deal.carry", 7)]
    assert after(between(pot=7), f"deal 0 {UNSHUFFLED}").pot == 10


def test_loo_deal_carry__an_empty_pot_carries_nothing() -> None:
    assert events(between(), f"deal 0 {UNSHUFFLED}", Carried) == []
    assert after(between(), f"deal 0 {UNSHUFFLED}").pot == 3


def test_loo_deal_three_each__and_three_for_the_miss() -> None:
    hands = ["Ah 2c 3d", "Kh 4c 5d", "Qh 6c 7d", "Jh 8c 9d", "Th Tc Jd"]
    for dealer in range(5):
        state = LOO.apply(LOO.start(5), deal_of(hands, miss="As Ks Qs", trump="9h", dealer=dealer)).state
        assert [set(hand) for hand in state.hands] == [set(cards(hand)) for hand in hands]
        assert set(state.miss) == set(cards("As Ks Qs"))
        assert state.turned == card("9h")
        assert len(state.stock) == 52 - 5 * 3 - 3 - 1


@pytest.mark.parametrize("players", range(3, 17))
def test_loo_deal_three_each__for_any_number_of_players(players: int) -> None:
    start = LOO.start(players, Options(small_table=players < 5))
    (dealt,) = events(start, f"deal 1 {UNSHUFFLED}", Dealt)
    assert isinstance(dealt, Dealt)
    assert {len(hand) for hand in (*dealt.hands, dealt.miss)} == {3}
    assert LOO.cards(after(start, f"deal 1 {UNSHUFFLED}")) == DECK


def test_loo_deal_trump__the_card_after_the_miss_is_turned() -> None:
    # Five hands and the miss are 18 cards; the 19th is turned.
    assert events(LOO.start(5), f"deal 0 {UNSHUFFLED}", TrumpTurned) == [TrumpTurned("loo.deal.trump", DECK[18])]
    state = after(LOO.start(5), f"deal 0 {UNSHUFFLED}")
    assert state.trump == DECK[18].suit


def test_loo_deal_trump__is_out_of_play() -> None:
    state = after(LOO.start(5), f"deal 0 {UNSHUFFLED}")
    assert state.turned is not None
    others = (*state.miss, *state.stock, *(each for hand in state.hands for each in hand))
    assert state.turned not in others
    assert len(others) == 51


def test_loo_deal__happens_in_order() -> None:
    assert happened(between(pot=3), f"deal 0 {UNSHUFFLED}") == [
        "deal.carry",
        "deal.ante",
        "deal.three-each",
        "deal.trump",
    ]


def test_loo_deal__the_table_is_cleared() -> None:
    state = step(between(pot=3, dealer=1), f"deal 1 {UNSHUFFLED}").state
    assert (state.phase, state.turn, state.said) == ("declare", 2, ("",) * 5)
    assert (state.dead, state.trick, state.tricks, state.at_play) == ((), (), (), 0)
