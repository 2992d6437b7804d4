"""The careful player of 3-Card Loo: exact chances, sensible declarations, no broken duty, no false challenge."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING, Any

import pytest

from threeup.core.game import DEALER
from threeup.games.loo import DECK, LOO, Accept, Challenge, Defend, Fold, Laid, Play, Stand, TakeMiss, card, cards
from threeup.games.loo.rules import duties, offences
from threeup.players.careful import loo_odds
from threeup.players.careful.loo import choose
from threeup.players.computer import PLAYERS
from threeup.players.dealer import deal, seed_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from threeup.games.loo import Move, State
    from threeup.games.loo.state import Said


def declaring(hand: str, turned: str, said: Sequence[Said], **changes: Any) -> State:  # noqa: ANN401 - fields of a state
    """Set up a declaration: `said` from the dealer's left on; the next seat is to declare and holds the hand."""
    players, turn = 5, (len(said) + 1) % 5
    told: list[Said] = [""] * players
    for i, each in enumerate(said, 1):
        told[i % players] = each
    taken = {*cards(hand), card(turned)}
    rest = [each for each in DECK if each not in taken]
    hands = tuple(cards(hand) if seat == turn else tuple(rest[3 * seat : 3 * seat + 3]) for seat in range(players))
    start = LOO.start(players)
    state = replace(
        start, phase="declare", hands=hands, said=tuple(told), turn=turn, dealer=0, pot=3, turned=card(turned),
        miss=() if "miss" in said else tuple(rest[15:18]), stock=tuple(rest[18:]), opened=(0,) * players,
    )  # fmt: skip
    return replace(state, **changes)


def decide(state: State) -> Move:
    return choose(LOO, LOO.view(state, state.turn))


def played(seed: int, kinds: Sequence[str], deals: int, rules: Mapping[str, object]) -> Iterator[tuple[State, Move]]:
    """Play deals with a computer player of a kind at each seat: every state and the move made in it."""
    rng = random.Random(seed)
    state = LOO.start(len(kinds), LOO.read_options(LOO.fit(rules, len(kinds))))
    for number in range(deals):
        state = LOO.apply(state, deal(LOO, state, seed_of(seed, number))).state
        while LOO.to_act(state) not in {None, DEALER}:
            move = PLAYERS[kinds[state.turn]](LOO, LOO.view(state, state.turn), rng)
            yield state, move
            state = LOO.apply(state, move).state


# -------------------------------------------------------------------------------------------------------- chances


def test_a_given_card_is_in_a_given_hand_three_times_in_forty_eight() -> None:
    assert 1 - loo_odds.nowhere(1, 1) == Fraction(3, 48)
    assert loo_odds.nowhere(2, 1) == Fraction(45 * 44, 48 * 47)
    assert loo_odds.nowhere(45, 1) == Fraction(1, comb(48, 3))


def test_the_best_trump_is_sure_and_a_plain_card_fears_trumps() -> None:
    hand = cards("Ah Kh 2s")
    assert loo_odds.wins(card("Ah"), hand, card("3h"), 15) == 1
    assert loo_odds.wins(card("Kh"), hand, card("3h"), 15) == 1, "the ace is in the same hand"
    assert loo_odds.wins(card("Kh"), cards("Kh 2s 3s"), card("Ah"), 15) == 1, "the ace is turned up"
    # Against the two of spades stand 12 spades and the 10 trumps that are left.
    assert loo_odds.wins(card("2s"), hand, card("3h"), 1) == loo_odds.nowhere(22, 1)
    assert loo_odds.wins(card("2s"), hand, card("3h"), 1) > loo_odds.wins(card("2s"), hand, card("3h"), 2)


def test_the_balance_is_the_inequality_of_the_rules() -> None:
    for pot in (3, 6, 11):
        for rivals in (1, 2, 4):
            hope = loo_odds.own_hand(cards("Qh 9h Kc"), card("3h"), rivals)
            worth = Fraction(pot, 3) * hope.tricks >= 3 * hope.none
            assert (loo_odds.balance(hope, pot, 3) >= 0) == worth


# --------------------------------------------------------------------------------------------------- declarations


@pytest.mark.parametrize("said", [(), ("fold",), ("play", "play"), ("play", "miss", "play"), ("play",) * 4])
def test_a_sure_trick_is_played_and_a_bare_hand_folded(said: Sequence[Said]) -> None:
    assert decide(declaring("Ah Kh 2c", "3h", said)) == Stand()
    if len(said) > 1:
        assert decide(declaring("4d 2c 3s", "3h", said, miss=())) == Fold()


def test_a_larger_pot_tempts() -> None:
    said: tuple[Said, ...] = ("play", "play", "miss")
    assert decide(declaring("Jh 6d 2c", "3h", said)) == Fold()
    assert decide(declaring("Jh 6d 2c", "3h", said, pot=30)) == Stand()


def test_a_dearer_loo_frightens() -> None:
    said: tuple[Said, ...] = ("play", "play", "miss")
    assert decide(declaring("Kh 6h 2c", "3h", said)) == Stand()
    assert decide(declaring("Kh 6h 2c", "3h", said, options=LOO.read_options({"loo_amount": 6}))) == Fold()


def test_a_bad_hand_is_exchanged_while_few_play() -> None:
    assert decide(declaring("4d 2c 3s", "3h", ("fold", "fold", "fold"), pot=9)) == TakeMiss()
    assert decide(declaring("4d 2c 3s", "3h", ("play", "play", "play"), pot=9)) == Fold()


def test_the_dealer_plays_defends_or_takes_the_miss_against_one() -> None:
    alone: tuple[Said, ...] = ("fold", "play", "fold", "fold")
    assert decide(declaring("Ah Kh 2c", "3h", alone)) == Stand()
    assert decide(declaring("4d 2c 3s", "3h", alone)) == Defend()
    assert decide(declaring("4d 2c 3s", "3h", alone, pot=30)) == TakeMiss()


# -------------------------------------------------------------------------------------------------------- the cards


def playing(hand: str, trick: str, turned: str = "3h") -> State:
    """Set up a trick at a table of five, all in: seat 1 leads and the next seat holds the hand."""
    laid = tuple(Laid((1 + i) % 5, each) for i, each in enumerate(cards(trick)))
    turn = (1 + len(laid)) % 5
    rest = iter(each for each in DECK if each not in {*cards(hand), *cards(trick), card(turned)})
    hands = []
    for seat in range(5):
        dealt = 3 - any(each.seat == seat for each in laid)
        hands.append(cards(hand) if seat == turn else tuple(next(rest) for _ in range(dealt)))
    state = declaring(hand, turned, ())
    return replace(state, phase="play", said=("play",) * 5, turn=turn, hands=tuple(hands), trick=laid, at_play=3)


@pytest.mark.parametrize(
    ("hand", "trick", "card_played"),
    [
        ("9s Ks 2c", "8s", "9s"),  # as cheaply as wins
        ("2s 5s 2c", "8s", "2s"),  # the lowest where none wins
        ("6h Th 2c", "8s", "6h"),  # a low trump is enough
        ("4h 5h 2c", "8s 6h", "4h"),  # too low a trump must go all the same: the lowest
        ("9d Kd 2c", "8s", "2c"),  # nothing to follow with: the lowest
        ("Ah Kh 2c", "", "Ah"),  # the ace must be led
        ("Kh 5h Ac", "", "5h"),  # the ace is out: keep the king behind it
        ("9d Kd 2c", "", "Kd"),  # no trump: the highest
    ],
)
def test_cards_are_spared(hand: str, trick: str, card_played: str) -> None:
    assert decide(playing(hand, trick)) == Play(card(card_played))


def test_what_nothing_unseen_beats_is_led() -> None:
    state = playing("Kh 5h 2c", "", turned="Ah")
    assert decide(state) == Play(card("Kh"))
    later = replace(
        playing("Qh 5h 2c", "", turned="Ah"), tricks=(tuple(Laid(s, c) for s, c in enumerate(cards("Kh 8d 9d Td Jd"))),)
    )
    assert decide(later) == Play(card("Qh"))


# ------------------------------------------------------------------------------------------------- the referee's mode


@pytest.mark.parametrize("seed", range(12))
def test_no_duty_is_broken_where_it_could_be(seed: int) -> None:
    kinds = ["careful", "random", "careful", "random", "careful"]
    laid = 0
    for state, move in played(seed, kinds, 12, {"revoke": "loo"}):
        if isinstance(move, Play) and kinds[state.turn] == "careful":
            assert move.card in duties(state).allowed
            laid += 1
    assert laid


def test_whoever_broke_a_duty_is_challenged_and_nobody_else() -> None:
    true = false = 0
    for seed in range(12):
        for state, move in played(seed, ["careful", "random", "random", "random", "careful"], 12, {"revoke": "loo"}):
            if state.phase != "review" or state.turn in {1, 2, 3}:
                continue
            legal = LOO.legal_moves(state)
            guilty = [m for m in legal if isinstance(m, Challenge) and offences(state, m.seat)]
            assert (move in guilty) == bool(guilty)
            assert (move == Accept()) == (not guilty)
            true += bool(guilty)
            false += not guilty
    assert min(true, false) > 20


# --------------------------------------------------------------------------------------------------------- strength


@pytest.mark.parametrize("rules", [{}, {"loo_amount": "pot"}, {"ante": "all"}, {"defend_when": "any-opponent"}])
def test_careful_players_win_counters_from_random_ones(rules: Mapping[str, object]) -> None:
    kinds = ["careful", "random", "careful", "random", "random"]
    won = 0
    for seed in range(8):
        state = list(played(seed, kinds, 30, rules))[-1][0]
        won += sum(state.counters[seat] for seat, kind in enumerate(kinds) if kind == "careful")
    assert won > 0


def test_careful_players_neither_all_fold_nor_all_play() -> None:
    said = [
        move for seed in range(10) for state, move in played(seed, ["careful"] * 5, 20, {}) if state.phase == "declare"
    ]
    for move, least, most in ((Fold(), 0.3, 0.7), (Stand(), 0.2, 0.6), (TakeMiss(), 0.02, 0.3), (Defend(), 0.001, 0.1)):
        assert least < said.count(move) / len(said) < most
