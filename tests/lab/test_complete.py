"""Unknown cards filled in by lot: always a whole table that agrees with what is known, no way likelier than another."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import line, lines, play
from threeup.core.errors import CompletionError, IllegalMoveError
from threeup.games import GAMES
from threeup.games.loo import DECK, LOO, Play
from threeup.games.loo import UNKNOWN as HIDDEN
from threeup.games.loo import Options as LooOptions
from threeup.games.updown import UNKNOWN, UPDOWN, Holding, Options, State, cards
from threeup.lab.complete import completions, remember
from threeup.lab.complete.loo import _Bound, _draw, _in_order
from threeup.notation import parse_position

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from threeup.core.game import Seat
    from threeup.games.loo import State as LooState
    from threeup.games.loo.cards import Cards

LAW = settings(max_examples=25, deadline=None)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def setup_of(game: Any, state: Any) -> Any:  # noqa: ANN401
    return next(kind for kind in game.position_types if hasattr(kind, "of")).of(state)


def replayed(state: LooState, hands: Mapping[Seat, Cards]) -> LooState:
    """Play the cards laid in this deal again, with these hands still held: the engine refuses what broke a duty."""
    laid = [each for trick in (*state.tricks, state.trick) for each in trick]
    whole = [list(hands.get(seat, hand)) for seat, hand in enumerate(state.hands)]
    for seat, card in laid:
        whole[seat].append(card)
    leader = laid[0].seat if laid else state.turn
    s = replace(state, hands=tuple(tuple(sorted(hand)) for hand in whole), turn=leader, trick=(), tricks=())
    for _, card in laid:
        s = LOO.apply(s, Play(card)).state
    return s


@every_game
@LAW
@given(data=st.data())
def test_a_completed_view_is_a_whole_table_that_looks_the_same(game: Any, data: st.DataObject) -> None:  # noqa: ANN401
    rng = random.Random(data.draw(st.integers(0, 2**32)))
    for moment in rng.choices(data.draw(lines(game)), k=6):
        state = moment.step.state
        for seat in (*rng.sample(range(game.players(state)), 2), None):
            view = game.view(state, seat)
            whole = completions(game, view)(rng)
            assert game.unknown(whole) == 0
            assert setup_of(game, whole).validate() == ()
            assert game.view(whole, seat) == view
            assert game.cards(whole) == game.cards(state)


@LAW
@given(st.integers(0, 2**32))
def test_nobody_in_a_completed_deal_of_loo_has_broken_a_duty(seed: int) -> None:
    rng = random.Random(seed)
    moments = [m.step.state for m in line(LOO, seed) if m.step.state.phase == "play"]
    for state in (s for s in moments if s.options.revoke == "refuse"):
        seat = rng.randrange(LOO.players(state))
        assert replayed(state, dict(enumerate(completions(LOO, LOO.view(state, seat))(rng).hands))).trick == state.trick


# ------------------------------------------------------------------------------------------------------- uniformity


def even(found: Counter[Any], ways: int) -> bool:
    """Whether counts are as even as chance makes them: Pearson's chi-square within five deviations."""
    n = found.total()
    chi = sum(k * k for k in found.values()) * ways / n - n
    return len(found) == ways and chi < ways - 1 + 5 * (2 * (ways - 1)) ** 0.5


def deals_to_tell(options: LooOptions, players: int, seed: int) -> Iterator[LooState]:
    """Give tables of loo with few unknown cards, about which something is told by the cards laid."""
    rng = random.Random(seed)
    for moment in play(LOO, seed, players, options, most=90):
        s = moment.step.state
        if s.phase != "play" or not (s.tricks or s.trick):
            continue
        seat = rng.choice(s.active)
        hidden = LOO.view(s, seat).hands
        known = {each for hand, seen in zip(s.hands, hidden, strict=True) if HIDDEN in seen for each in hand}
        if 0 < len(known) <= 4:
            more = rng.sample([each for each in s.stock if each not in known], 4)
            yield replace(s, hands=hidden, stock=tuple(HIDDEN if each in more else each for each in s.stock))


def ways(view: LooState) -> set[tuple[Cards, ...]]:
    """List all hands that agree with what is known: every one is tried, and the deal played again with it."""
    named = {each for zone in (*view.hands, view.miss, view.stock, view.dead) for each in zone} | {view.turned}
    named |= {each.card for trick in (*view.tricks, view.trick) for each in trick}
    pool = tuple(each for each in DECK if each not in named)
    found = set()
    for order in permutations(pool, sum(hand.count(HIDDEN) for hand in view.hands)):
        drawn = iter(order)
        hands = tuple(tuple(sorted(next(drawn) if c == HIDDEN else c for c in hand)) for hand in view.hands)
        try:
            replayed(view, dict(enumerate(hands)))
        except IllegalMoveError:
            continue
        found.add(hands)
    return found


@pytest.mark.parametrize("lead", ["strict", "classic"])
@pytest.mark.parametrize("undertrump", ["forced", "free"])
def test_every_way_of_loo_is_as_likely_as_the_next(lead: Any, undertrump: Any) -> None:  # noqa: ANN401
    told = 0
    for seed in range(6):
        options = LooOptions(lead=lead, undertrump=undertrump)
        for view in list(deals_to_tell(options, 5, seed))[:2]:
            agree = ways(view)
            fill = completions(LOO, view)
            rng = random.Random(seed)
            assert even(Counter(fill(rng).hands for _ in range(30 * len(agree))), len(agree)), view
            told += len(agree)
    assert told > 200


@pytest.mark.parametrize("seed", range(12))
def test_hands_are_drawn_evenly_where_what_is_told_of_seats_overlaps(seed: int) -> None:
    rng = random.Random(seed)
    bounds = [_Bound(seat, rng.choice((1, 2)), tuple(rng.sample(DECK[:7], rng.choice((3, 4))))) for seat in range(2)]
    each = [[frozenset(hand) for hand in combinations(b.allowed, b.hidden)] for b in bounds]
    agree = [(one, two) for one in each[0] for two in each[1] if not one & two]
    state, ordered = LOO.start(5), _in_order(bounds)
    draws = (_draw(state, ordered, rng) for _ in range(300 * len(agree)))
    assert even(Counter((frozenset(hands[0]), frozenset(hands[1])) for hands in draws), len(agree))


def test_every_way_of_updown_is_as_likely_as_the_next() -> None:
    deck = Options(deck="g1 g2 g3*2 b4 b5*13")
    hands = (Holding(cards("g1"), (), cards("? ?")), Holding(cards("? ?")))
    view = State(deck, "play", hands, removed=cards("b5 " * 13))
    fill, rng = completions(UPDOWN, view), random.Random(1)
    found = Counter(fill(rng).holdings[0].down for _ in range(6000))
    ways = Counter(permutations(cards("g2 g3 g3 b4"), 2))  # the two green threes are two cards
    for down, n in ways.items():
        assert abs(found[down] / 6000 - n / ways.total()) < 0.02
    assert set(found) == set(ways)


def test_a_choice_not_shown_yet_may_be_any_three_of_the_hand() -> None:
    moment = next(m for m in play(UPDOWN, 1, 2, Options()) if m.step.state.turn == 1)
    state = moment.step.state
    fill, rng = completions(UPDOWN, replace(state, chosen=(cards("? ? ?"), ()))), random.Random(1)
    found = Counter(fill(rng).chosen[0] for _ in range(4000))
    hand = Counter(tuple(sorted(three)) for three in combinations(state.holdings[0].hand, 3))
    assert set(found) == set(hand)
    assert all(abs(found[three] / 4000 - n / 20) < 0.02 for three, n in hand.items())


def test_who_knows_the_choice_knows_those_cards_of_the_hand() -> None:
    moment = next(m for m in play(UPDOWN, 1, 2, Options()) if m.step.state.turn == 1)
    state = moment.step.state
    known = replace(UPDOWN.view(state, None), chosen=state.chosen)
    whole = completions(UPDOWN, known)(random.Random(3))
    assert not Counter(state.chosen[0]) - Counter(whole.holdings[0].hand)
    assert setup_of(UPDOWN, whole).validate() == ()


# ---------------------------------------------------------------------------------------------------------- memory


@every_game
@LAW
@given(data=st.data())
def test_what_is_remembered_is_true_and_is_at_least_what_is_seen(game: Any, data: st.DataObject) -> None:  # noqa: ANN401
    moments = data.draw(lines(game))
    events = [event for moment in moments for event in moment.step.events]
    start, state = moments[0].state, moments[-1].step.state
    for seat in (0, 1, None):
        known = remember(game, start, events, seat)
        assert game.view(known, seat) == game.view(state, seat)
        rng = random.Random(1)
        whole = completions(game, known)(rng)
        assert game.view(whole, seat) == game.view(state, seat)
        assert setup_of(game, whole).validate() == ()
        if game is UPDOWN:
            for told, true in zip(known.holdings, state.holdings, strict=True):
                assert not Counter(c for c in told.hand if c != UNKNOWN) - Counter(true.hand)
        else:
            assert all(told in {HIDDEN, true} for told, true in zip(known.dead, state.dead, strict=True))


def test_a_pile_taken_up_openly_is_remembered_until_it_is_played() -> None:
    start = parse_position("updown/1 [b2 b3 o3 / / ?] [g8 g8 g9] pile: g4 b5 removed: *").state()
    taken = UPDOWN.apply(start, UPDOWN.read_move("pick-up"))
    assert remember(UPDOWN, start, taken.events, 1).holdings[0].hand == cards("? ? ? g4 b5")
    passed = UPDOWN.apply(taken.state, UPDOWN.read_move("play g8"))
    again = UPDOWN.apply(passed.state, UPDOWN.read_move("pick-up"))
    events = (*taken.events, *passed.events, *again.events)
    assert remember(UPDOWN, start, events, 1).holdings[0].hand == cards("? ? ? g4 b5 g8")
    assert remember(UPDOWN, start, events, 0) == UPDOWN.view(again.state, 0)


def test_a_failed_flip_is_remembered_with_the_pile_it_joined() -> None:
    start = parse_position("updown/1 [/ / b2] [g8 g9] pile: g4 b5 removed: *").state()
    flipped = UPDOWN.apply(start, UPDOWN.read_move("flip 0"))
    assert remember(UPDOWN, start, flipped.events, 1).holdings[0].hand == cards("b2 g4 b5")


def test_the_own_hand_laid_aside_is_remembered() -> None:
    start = parse_position(
        "loo/1 declare [5d 2h Ks] [? ? ?] [? ? ?] [? ? ?] [? ? ?] turned: 5h dealer: 4 pot: 3"
    ).state()
    state = completions(LOO, start)(random.Random(1))
    took = LOO.apply(state, LOO.read_move("miss"))
    assert remember(LOO, state, took.events, 0).dead == start.hands[0]
    assert HIDDEN in remember(LOO, state, took.events, 1).dead


# ------------------------------------------------------------------------------------------------- what can't be


def test_cards_that_no_hand_agrees_with_are_said_to_be_impossible() -> None:
    # Seat 1 did not follow suit with the club, and then played a diamond.
    line = "loo/1 [play: Ah] [play: ?] [fold] [fold] [fold] turned: 3h tricks: 9d 2c / Kc 8d dealer: 4 pot: 3"
    with pytest.raises(CompletionError):
        completions(LOO, parse_position(line).state())(random.Random(1))


def test_too_many_of_a_card_chosen_are_said_to_be_impossible() -> None:
    moment = next(m for m in play(UPDOWN, 1, 2, Options()) if m.step.state.turn == 1)
    view = replace(moment.step.state, chosen=(cards("gC+2 gC+2 gC+2"), ()))
    with pytest.raises(CompletionError):
        completions(UPDOWN, view)(random.Random(1))


def test_in_the_referees_mode_the_cards_laid_tell_nothing() -> None:
    line = (
        "loo/1 [play: Ah] [play: ?] [fold] [fold] [fold] turned: 3h tricks: 9d 2c / Kc 8d dealer: 4 pot: 3 revoke=loo"
    )
    state = parse_position(line).state()
    fill = completions(LOO, state)
    assert {fill(random.Random(seed)).hands[1][0].suit for seed in range(99)} == {"c", "d", "h", "s"}
