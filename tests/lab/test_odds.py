"""Odds: against counting every case, against dealing, against the facts of the rule book; and nothing hidden tells."""

from __future__ import annotations

import logging
import random
from dataclasses import replace
from fractions import Fraction
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import SAMPLES, moments
from threeup.core.errors import SetupError
from threeup.core.game import DEALER
from threeup.games import GAMES
from threeup.games.loo import DECK, LOO, Laid, card, cards
from threeup.games.loo import Options as LooOptions
from threeup.games.loo import State as LooState
from threeup.games.loo.cards import beats
from threeup.games.updown import UNKNOWN, UPDOWN, Draw, Flip, Holding, Options, Play, State
from threeup.games.updown import cards as coloured
from threeup.games.updown.events import Drew, PickedUp
from threeup.lab.odds import (
    Odds,
    OddsSheet,
    Spread,
    Worth,
    break_even_pot,
    draw_at_least,
    draw_clear,
    draw_completes,
    draw_rank,
    flip_plays,
    hand_holds,
    hands_by_trumps,
    next_can_play,
    none_beats,
    odds,
    worth,
)
from threeup.players.careful.loo_odds import balance, own_hand, unknown_hand
from threeup.text import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from threeup.games.loo.cards import Cards
    from threeup.games.loo.state import Said
    from threeup.lab.odds.finding import Finding

GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
DECK_TEXT = "g1*2 g4*2 b5*3 o8*2 gC gC+1 bC+1 gC+2"


def table(mine: Holding, **changes: Any) -> State:  # noqa: ANN401 - fields of a state
    """Set up 3UP 3DOWN with a small deck: seat 1 holds two hidden cards, what is left is the draw pile."""
    return replace(State(Options(deck=DECK_TEXT), "play", (mine, Holding((UNKNOWN,) * 2))), **changes)


def unseen(state: State, seat: int = 0) -> list[Any]:
    rest = list(state.options.cards())
    for each in (*state.holdings[seat].hand, *(c for h in state.holdings for c in h.up), *state.pile, *state.removed):
        rest.remove(each)
    return rest


def share(cases: Iterator[bool]) -> Fraction:
    each = list(cases)
    return Fraction(sum(each), len(each))


def chance(found: Odds | None) -> Fraction:
    assert found is not None
    return found.chance


# --------------------------------------------------------------------------------------- 3UP 3DOWN, every case counted


@pytest.mark.parametrize("pile", ["", "g1", "g4", "b5", "o8", "g1 g4"])
def test_a_blind_flip_plays_as_often_as_the_rules_let_it(pile: str) -> None:
    state = table(Holding(down=(UNKNOWN,) * 2), pile=coloured(pile))

    def plays(turned: Any) -> bool:  # noqa: ANN401 - a card
        whole = replace(state, holdings=(Holding(down=(turned, turned)), state.holdings[1]))
        return not any(isinstance(each, PickedUp) for each in UPDOWN.apply(whole, Flip(0)).events)

    assert chance(flip_plays(state)) == share(plays(each) for each in unseen(state))


@pytest.mark.parametrize("hand", ["g1", "g1 g4", "g1 g4 b5", "g1 g4 b5 b5"])
@pytest.mark.parametrize("left", [1, 2, 3])
def test_the_next_draw_brings_what_the_rules_let_it_bring(hand: str, left: int) -> None:
    state = table(Holding(coloured(hand), coloured("gC+2")), draw=(UNKNOWN,) * left)

    def drawn(order: tuple[Any, ...]) -> list[int]:
        step = UPDOWN.apply(replace(state, draw=order), Play((state.holdings[0].hand[0],)))
        return [each.rank for event in step.events if isinstance(event, Drew) for each in event.cards]

    every = [drawn(order) for order in permutations(unseen(state), left)]
    if not every[0]:
        assert draw_clear(state) is None
        return
    assert chance(draw_clear(state)) == share(any(rank > 10 for rank in ranks) for ranks in every)
    for kind in (5, 11, 12, 13):
        assert chance(draw_rank(state, kind)) == share(kind in ranks for ranks in every)
        assert chance(draw_at_least(state, kind)) == share(max(ranks) >= kind for ranks in every)


@pytest.mark.parametrize("option", ["up-to-three", "one"])
def test_a_draw_before_an_extra_discard_comes_first(option: str) -> None:
    options = Options(deck=DECK_TEXT, optional_draw=option)  # type: ignore[arg-type]
    state = table(Holding(coloured("g1")), options=options, draw=(UNKNOWN,) * 3, extras=1, may_draw=True)

    def brings(order: tuple[Any, ...]) -> bool:
        step = UPDOWN.apply(replace(state, draw=order), Draw())
        return any(each.rank > 10 for each in step.state.holdings[0].hand)

    assert chance(draw_clear(state)) == share(brings(order) for order in permutations(unseen(state), 3))


@pytest.mark.parametrize("option", ["up-to-three", "one"])
@pytest.mark.parametrize(("hand", "drawn"), [("g1 g4 b5", 1), ("g4 b5", 2)])
def test_by_option_a_draw_comes_before_each_further_extra_discard(option: str, hand: str, drawn: int) -> None:
    options = Options(deck=DECK_TEXT, optional_draw=option, draw_before_last_extra=True)  # type: ignore[arg-type]
    state = table(Holding(coloured(hand), coloured("gC+2")), options=options, draw=(UNKNOWN,) * 3, extras=2)

    def brings(order: tuple[Any, ...]) -> bool:
        discarded = UPDOWN.apply(replace(state, draw=order), Play((state.holdings[0].hand[0],))).state
        (drew,) = UPDOWN.apply(discarded, Draw()).events
        assert isinstance(drew, Drew)
        assert len(drew.cards) == (1 if option == "one" else drawn)
        return any(each.rank > 10 for each in drew.cards)

    assert chance(draw_clear(state)) == share(brings(order) for order in permutations(unseen(state), 3))


@pytest.mark.parametrize(
    ("hand", "rank", "discarded"), [("b5 b5 o8", 5, "o8"), ("b5 o8", 5, "o8"), ("b5 b5", 5, "b5"), ("g1", 5, "g1")]
)
def test_a_set_is_completed_by_the_draw(hand: str, rank: int, discarded: str) -> None:
    state = table(Holding(coloured(hand), coloured("gC+2")), draw=(UNKNOWN,) * 3)

    def completes(order: tuple[Any, ...]) -> bool:
        after = UPDOWN.apply(replace(state, draw=order), Play(coloured(discarded))).state.holdings[0].hand
        return sum(each.rank == rank for each in after) >= 3

    assert chance(draw_completes(state, rank)) == share(completes(order) for order in permutations(unseen(state), 3))


def test_no_draw_completes_what_is_there_or_out_of_reach() -> None:
    assert draw_completes(table(Holding(coloured("b5 b5 b5 g1")), draw=(UNKNOWN,) * 3), 5) is None
    assert draw_completes(table(Holding(coloured("b5 o8 g1")), draw=(UNKNOWN,) * 3), 5) is None
    assert draw_completes(table(Holding(coloured("gC bC+1")), draw=(UNKNOWN,) * 3), 11) is None


@pytest.mark.parametrize("rank", [1, 4, 5, 8, 10, 11])
@pytest.mark.parametrize("held", [1, 2, 3])
def test_the_next_player_can_play_as_often_as_a_hand_has_such_a_card(rank: int, held: int) -> None:
    state = table(Holding(coloured("g1 b5")), pile=coloured("g1"))
    state = replace(state, holdings=(state.holdings[0], Holding((UNKNOWN,) * held)))
    every = combinations(unseen(state), held)
    expected = share(rank > 10 or any(each.rank >= rank for each in hand) for hand in every)
    assert chance(next_can_play(state, rank)) == expected


@pytest.mark.parametrize("rank", [-1, 0, 14])
@pytest.mark.parametrize("ask", [draw_rank, draw_at_least, draw_completes, next_can_play])
def test_what_is_no_rank_is_refused(ask: Any, rank: int) -> None:  # noqa: ANN401 - one of the functions
    with pytest.raises(ValueError, match="no rank"):
        ask("updown/1 [g7 g7 g9] [b3 b5 b6] draw: ? ? ? removed: *", rank)


def test_the_next_player_is_not_one_who_is_out() -> None:
    state = table(Holding(coloured("g1")), pile=coloured("g4"), out=(1,))
    state = replace(state, holdings=(*state.holdings[:1], Holding(), Holding((UNKNOWN,))))
    found = next_can_play(state)
    assert found is not None
    assert found.asked.values["seat"] == 2
    assert next_can_play(table(Holding(coloured("g1")), out=(1,))) is None


def test_a_third_discard_is_spoken_of_only_where_it_is_not_as_always() -> None:
    def keys(**options: Any) -> list[str]:  # noqa: ANN401 - values of options
        state = table(
            Holding(down=(UNKNOWN,) * 2), pile=coloured("b5"), extras=1, third_in=1,
            options=Options(deck=DECK_TEXT, **options),
        )  # fmt: skip
        found = flip_plays(state)
        assert found is not None
        return [each.key for each in found.working]

    assert "odds-third" not in keys()
    assert "odds-third" in keys(plus_two_penalty="pile-only")
    assert "odds-third" in keys(failed_flip="stays-revealed")
    assert "odds-third" not in keys(failed_flip="stays-revealed", plus_two_penalty="pile-only")
    assert "odds-third" not in keys(failed_flip="stays-revealed", plus_two_penalty="off")


# --------------------------------------------------------------------------------------- 3-Card Loo, every case counted


def declaring(hand: str, turned: str, said: tuple[Said, ...] = ("",) * 4, **changes: Any) -> LooState:  # noqa: ANN401
    """Seat 0 is to declare at a table of four, seat 3 has dealt."""
    rest = [each for each in DECK if each not in {*cards(hand), card(turned)}]
    hands = (cards(hand), *(tuple(rest[3 * i : 3 * i + 3]) for i in range(3)))
    state = LooState(
        LooOptions(small_table=True), "declare", hands, (0, 0, 0, -3), pot=3, dealer=3, said=said,
        miss=tuple(rest[9:12]), turned=card(turned), stock=tuple(rest[12:]), opened=(0,) * 4,
    )  # fmt: skip
    return replace(state, **changes)


def rival_hands(state: LooState) -> Iterator[Cards]:
    yield from combinations([each for each in DECK if each not in {*state.hands[0], state.turned}], 3)


def test_trumps_in_a_hand_are_those_of_the_rule_book() -> None:
    found = hands_by_trumps()
    assert found is not None
    assert [round(100 * float(each), 1) for each in found.chances] == [43.9, 42.7, 12.4, 1.1]
    rest = [each.suit == "h" for each in DECK if each != card("2h")]
    counted = [sum(hand) for hand in combinations(rest, 3)]
    assert found.chances == tuple(Fraction(counted.count(n), len(counted)) for n in range(4))
    assert hands_by_trumps(LOO.start(5)) == found


@pytest.mark.parametrize("hand", ["Kh 3h 4d", "Ks Qs 2s", "Ah Kh Qh"])
def test_a_rivals_trumps_are_those_of_every_hand_that_can_be(hand: str) -> None:
    state = declaring(hand, "2h")
    counted = [sum(each.suit == "h" for each in held) for held in rival_hands(state)]
    found = hands_by_trumps(state)
    assert found is not None
    assert found.chances == tuple(Fraction(counted.count(n), len(counted)) for n in range(4))


def test_a_certain_card_in_a_certain_hand() -> None:
    assert chance(hand_holds()) == Fraction(3, 51)
    state = declaring("Kh 3h 4d", "2h")
    counted = share(card("Ah") in held for held in rival_hands(state))
    assert chance(hand_holds(state)) == Fraction(3, 48) == counted


@pytest.mark.parametrize("mine", ["Kh", "3h", "4d", "Ad"])
def test_what_beats_a_card_is_in_a_rivals_hand_as_often_as_counted(mine: str) -> None:
    state = declaring("Kh 3h 4d" if mine != "Ad" else "Ad 3h 4d", "2h")
    expected = share(not any(beats(each, card(mine), "h") for each in held) for held in rival_hands(state))
    assert chance(none_beats(state, card(mine), rivals=1)) == expected


def test_in_play_only_the_cards_that_rivals_still_hold_are_counted() -> None:
    said: tuple[Said, ...] = ("play", "play", "fold", "fold")
    trick = (Laid(1, card("5d")),)
    state = declaring("Kh 3h 9d", "2h", said, phase="play", trick=trick, miss=())
    state = replace(state, hands=(state.hands[0], (card("2c"), card("3c")), (), ()))
    found = none_beats(state, card("Kh"))
    # 52 less the own three, the turned card and the one laid; seat 1 has two left; the ace alone beats the king.
    assert chance(found) == 1 - Fraction(2, 47)
    assert found is not None
    assert found.working[-1].key == "odds-laid"
    assert hands_by_trumps(state) is None
    assert hand_holds(state) is None
    assert worth(state) is None


# --------------------------------------------------------------------------------------------------------- its worth


@pytest.mark.parametrize(("miss", "rivals"), [(False, 1), (False, 3), (True, 1), (True, 2)])
def test_worth_is_the_inequality_of_the_rule_book(miss: bool, rivals: int) -> None:  # noqa: FBT001 - a parameter
    state = declaring("Qh 9h Kc", "3h")
    hope = unknown_hand(rivals) if miss else own_hand(cards("Qh 9h Kc"), card("3h"), rivals)
    for pot in (1, 3, 6, 11, 60):
        found = worth(state, pot, miss=miss, rivals=rivals)
        assert found is not None
        assert found.worth == (Fraction(pot, 3) * hope.tricks >= 3 * hope.none)
        assert found.won - found.paid == balance(hope, pot, 3)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    st.permutations(DECK), st.integers(1, 3), st.sampled_from([3, 6, "pot"]), st.sampled_from([None, 6, 24]),
    st.booleans(),
)  # fmt: skip
def test_the_smallest_pot_that_is_worth_it_is_the_smallest(
    order: list[Any], rivals: int, amount: Any, cap: int | None, miss: bool  # noqa: ANN401, FBT001
) -> None:  # fmt: skip
    hand, turned = " ".join(map(str, order[:3])), str(order[3])
    options = LooOptions(small_table=True, loo_amount=amount, loo_cap=cap, stake=2)
    state = declaring(hand, turned, options=options)
    even = break_even_pot(state, miss=miss, rivals=rivals)

    def pays(pot: int) -> bool:
        found = worth(state, pot, miss=miss, rivals=rivals)
        assert found is not None
        return found.worth

    if even is None:
        assert not any(pays(pot) for pot in (1, 10, 1000, 100_000))
    else:
        assert all(pays(pot) for pot in (even, even + 1, 2 * even + 100))
        assert not any(pays(pot) for pot in (1, even // 2, even - 1) if 0 < pot < even)


def test_what_is_declared_or_taken_is_not_asked() -> None:
    assert worth(declaring("Qh 9h Kc", "3h", ("play", "", "", ""))) is None
    assert worth(declaring("Qh 9h Kc", "3h", miss=()), miss=True) is None
    assert break_even_pot(declaring("Qh 9h Kc", "3h", miss=()), miss=True) is None
    assert worth(declaring("? 9h Kc".replace("?", "2h"), "3h", hands=((card("?"),) * 3,) * 4)) is None


# ------------------------------------------------------------------------------------------------- any position


def fractions(found: OddsSheet) -> Iterator[Fraction]:
    for each in found.found:
        match each:
            case Odds():
                yield each.chance
            case Spread():
                assert sum(each.chances) == 1
                yield from each.chances
            case Worth():
                yield each.hope.none


@GAME
def test_odds_tell_nothing_that_the_seat_cannot_see(game: Any) -> None:  # noqa: ANN401 - any game
    @settings(max_examples=60, deadline=None, derandomize=True)
    @given(moments(game), st.randoms(use_true_random=False))
    def check(moment: Any, rng: random.Random) -> None:  # noqa: ANN401 - any game's
        state = moment.step.state
        if game.to_act(state) == DEALER:
            return
        seat = rng.randrange(game.players(state))
        found = odds(state, seat)
        assert found == odds(game.view(state, seat), seat) == odds(SAMPLES[game.id].twin(state, [seat], rng), seat)
        assert all(0 <= each <= 1 for each in fractions(found))
        assert len({each.id for each in found.found}) == len(found.found)

    check()


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_odds_are_what_dealing_the_hidden_cards_again_and_again_shows(seed: int) -> None:
    rng = random.Random(seed)
    state = UPDOWN.apply(
        UPDOWN.start(3), UPDOWN.deal(UPDOWN.start(3), tuple(rng.sample(Options().cards(), 84)), 0)
    ).state
    while state.phase == "choose":
        state = UPDOWN.apply(state, UPDOWN.legal_moves(state)[0]).state
    rank = rng.choice([8, 9, 10])
    expected, many = float(chance(next_can_play(state, rank, 0))), 2000
    hits = 0
    for _ in range(many):
        hand = SAMPLES["updown"].twin(state, [0], rng).holdings[1].hand
        hits += any(each.rank >= rank for each in hand)
    assert abs(hits / many - expected) < 0.06


SHOWN = (
    "updown/1 [// ? ?] [b3] pile: g9 removed: *",
    "updown/1 [g7 g7 b9] [? ? ?] draw: ?*30 pile: g4 removed: *",
    "updown/1 deal [] []",
    "loo/1 deal [] [] [] [] []",
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_value_can_be_read(lang: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, logger="threeup.text"):
        said = (
            declaring("Kh 3h 4d", "2h"),
            declaring("Ah Kh Qh", "2h", ("play", "play", "fold", "fold"), phase="play"),
        )
        for found in map(odds, (*SHOWN, *said)):
            values: tuple[OddsSheet | Finding, ...] = (found, *found.found)
            for each in values:
                sheet = each.sheet(lang)
                assert sheet.title
                assert str(sheet)
                assert each._repr_mimebundle_()["text/html"]
    # Until the words are translated English stands in, and says so in the log.
    assert [each for each in caplog.messages if "no message" not in each] == []


def test_the_working_of_a_draw_reads_as_worked_by_hand() -> None:
    found = next_can_play("updown/1 [g7 g7 b9] [? ? ?] draw: ?*30 pile: g4 removed: *", 9)
    assert str(found).splitlines() == [
        "Quick Fox has a card in hand that can be played on 9.",
        "Quick Fox. Cards in hand: 3.",
        "Cards that can’t be seen: 80. Each is as likely as any other to lie in any hidden place.",  # noqa: RUF001
        "Of these, 27 would help: 6 × 9, 7 × 10, 6 × Clear, 6 × Clear +1 and 2 × Clear +2.",  # noqa: RUF001
        "The chance that none of them helps, one card after another: 53/80 × 52/79 × 51/78 = 901/3160.",  # noqa: RUF001
        "So the chance that at least one helps: 1 − 901/3160 = 2259/3160.",  # noqa: RUF001
        "2259/3160, which is about 71.5%.",
    ]


def test_where_nothing_can_be_asked_it_is_said_when_there_will_be() -> None:
    found = odds("updown/1 deal [] []")
    assert found.found == ()
    assert "nothing to work out now" in str(found)


def test_what_is_no_position_of_the_game_is_refused() -> None:
    with pytest.raises(TypeError):
        flip_plays("loo/1 deal [] [] [] [] []")
    with pytest.raises(TypeError):
        odds(7)
    with pytest.raises(ValueError, match="9"):
        odds("updown/1 deal [] []", 9)
    with pytest.raises(SetupError):
        odds("updown/1 [g99]")


def test_no_pot_is_below_nothing_and_no_unknown_card_is_asked_about() -> None:
    with pytest.raises(ValueError, match="-1"):
        worth(declaring("Qh 9h Kc", "3h"), -1)
    with pytest.raises(ValueError, match="unknown"):
        none_beats(declaring("Qh 9h Kc", "3h"), card("?"))
