"""House rules side by side: differences, and the smallest cause of each."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.lab.variants import brought
from tests.strategies import SAMPLES, Moment, moments
from threeup.core.errors import SetupError
from threeup.core.game import DEALER
from threeup.games import GAMES
from threeup.games.loo import Options as LooOptions
from threeup.games.updown import Options
from threeup.lab.causes import changed, smallest
from threeup.lab.variantgames import compare_game
from threeup.lab.variants import compare, faults_under
from threeup.notation import Player, Record
from threeup.players.dealer import deal, seed_of

if TYPE_CHECKING:
    from collections.abc import Iterator

GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
NEVER: Final = {"two_decks", "small_table"}
"""Options that set the number of players: no position goes with both values."""


def found(position: str, **options: object) -> list[tuple[str, str, tuple[tuple[str, ...], ...]]]:
    return [(str(each.move), each.kind, each.causes) for each in compare(position, options).differences]


# ------------------------------------------------------------------------------------------- worked by hand: 3UP 3DOWN

# Seat 0 has two sevens and a Clear in hand; two sevens lie on the pile, so one of them makes a set of three.
SET: Final = "updown/1 [g7 b7 gC] [b3 b5 b6] pile: o7 g7 removed: *"


def test_a_larger_set_clears_later() -> None:
    assert found(SET, set_size=4) == [("play b7", "other", (("set_size",),))]


def test_taking_the_pile_by_choice_is_new_and_the_rule_that_forbade_it_speaks() -> None:
    (only,) = compare(SET, {"voluntary_pick_up": True}).differences
    assert (str(only.move), only.kind, only.causes) == ("pick-up", "new", (("voluntary_pick_up",),))
    assert only.rules == ("updown.discard.must-play",)
    assert (only.events_a, bool(only.events_b)) == ((), True)


def test_a_move_that_vanishes_names_the_rule_that_forbids_it() -> None:
    two = "updown/1 [gC bC b9] [b3 b5 b6] pile: o7 removed: *"
    (only,) = compare(two, {"clears_together": "none"}).differences
    assert (only.kind, only.causes, only.rules) == (
        "gone", (("clears_together",),), ("updown.discard.clears-together",),
    )  # fmt: skip


def test_a_cause_may_take_two_options() -> None:
    # Under four to a set, the third seven leaves the pile; only a set of three that goes again gives an extra discard.
    four = "updown/1 set_size=4 [g7 b9 gC] [b3 b5 b6] pile: o7 b7 removed: *"
    (only,) = compare(four, {"set_size": 3, "set_clear_goes_again": True, "clear_goes_again": False}).differences
    assert only.causes == (("set_size", "set_clear_goes_again"),)


def test_the_other_house_rules_are_those_of_the_position_but_for_the_changes() -> None:
    four = "updown/1 set_size=4 [g7 b9 gC] [b3 b5 b6] pile: o7 b7 removed: *"
    assert found(four, clear_goes_again=True) == [("play gC", "other", (("clear_goes_again",),))]
    assert compare(four, Options()).changes == {"set_size": (4, 3)}
    assert not compare(four, Options(), Options()).differences


def test_a_set_on_the_pile_can_not_be_under_smaller_sets() -> None:
    with pytest.raises(SetupError) as refused:
        compare("updown/1 set_size=4 [g7] [b3 b4] pile: g4 b4 o4 removed: *", {"set_size": 3})
    assert [fault.id for fault in refused.value.faults] == ["position.set-on-pile"]


def test_what_is_no_house_rule_is_refused() -> None:
    with pytest.raises(SetupError) as refused:
        compare(SET, {"set_size": 9, "colour": "red"})
    assert [fault.id for fault in refused.value.faults] == ["options.unknown", "options.value"]
    with pytest.raises(TypeError):
        compare(SET, LooOptions())
    with pytest.raises(TypeError):
        compare(7, {})


def test_a_hidden_card_that_would_be_turned_over_leaves_the_move_unjudged() -> None:
    blind = "updown/1 [ / / ? ?] [b3 b5 b6] pile: o7 removed: *"
    seen = compare(blind, {"failed_flip": "stays-revealed", "voluntary_pick_up": True})
    assert ([str(each.move) for each in seen.differences], seen.unsure) == (["pick-up"], 2)


def test_the_moves_of_a_hidden_hand_are_all_unjudged() -> None:
    seen = compare("updown/1 [? ? ?] [b3 b5 b6] pile: o7 removed: *", {"voluntary_pick_up": True})
    assert (seen.differences, seen.same, seen.unsure > 0) == ((), 0, True)


def test_what_may_be_declared_hangs_on_no_card() -> None:
    game = GAMES["loo"]
    state = game.apply(game.start(5), deal(game, game.start(5), 1)).state
    while state.turn != state.dealer:
        state = game.apply(state, game.read_move("stand" if state.turn == (state.dealer + 1) % 5 else "fold")).state
    view = game.view(state, (state.dealer + 1) % 5)
    seen = compare(view, {"dealer_may_concede": True})
    assert [(str(each.move), each.kind, each.causes) for each in seen.differences] == [
        ("fold", "new", (("dealer_may_concede",),))
    ]
    assert seen.unsure == 0


# ------------------------------------------------------------------------------------------- worked by hand: 3-Card Loo


def loo_lead() -> Any:  # noqa: ANN401
    """Give a first lead with one trump of three cards, against two others."""
    game = GAMES["loo"]
    for seed in range(200):
        state = game.apply(game.start(5), deal(game, game.start(5), seed)).state
        while state.phase == "declare":
            state = game.apply(state, game.legal_moves(state)[0]).state
        if (
            state.phase == "play"
            and sum(card.suit == state.trump for card in state.hands[state.turn]) == 1
            and not any(card.rank >= 13 for card in state.hands[state.turn])
        ):
            return state
    return pytest.fail("no such lead")


def test_classic_leads_free_the_hand_with_one_trump() -> None:
    state = loo_lead()
    differences = compare(state, {"lead": "classic"}).differences
    assert [(each.kind, each.causes, each.rules) for each in differences] == [
        ("new", (("lead",),), ("loo.play.lead-trump",))
    ] * 2


def test_either_of_two_options_may_be_the_cause() -> None:
    differences = compare(loo_lead(), {"lead": "classic", "revoke": "loo"}).differences
    assert [each.causes for each in differences] == [(("lead",), ("revoke",))] * 2


def test_what_a_stake_is_changes_the_ante() -> None:
    game = GAMES["loo"]
    (only,) = compare(game.start(5), {"stake": 2, "loo_amount": 6}).differences
    assert (only.kind, only.causes, only.rules) == ("other", (("stake",),), ("loo.deal.ante",))


# ------------------------------------------------------------------------------------------------------------- laws


def pairs(game: Any) -> st.SearchStrategy[tuple[Moment, Any]]:  # noqa: ANN401
    """Give a moment and other house rules for as many players, some or all of them other."""

    def other(moment: Moment, seed: int) -> tuple[Moment, Any]:
        rng = random.Random(seed)
        a = moment.state.options
        b = SAMPLES[game.id].options(rng, game.players(moment.state))
        names = [name for name in changed(a, b) if name != "deck" and rng.random() < 0.6]
        return moment, replace(a, **{name: getattr(b, name) for name in names})

    return st.builds(other, moments(game), st.integers(0, 2**32))


@GAME
@given(data=st.data())
@settings(max_examples=40)
def test_equal_house_rules_make_no_difference(game: Any, data: st.DataObject) -> None:  # noqa: ANN401
    moment = data.draw(moments(game))
    same = compare(moment.state, moment.state.options)
    assert (same.differences, same.same, same.unsure) == ((), len(set(game.legal_moves(moment.state))), 0)


@GAME
@given(data=st.data())
@settings(max_examples=60)
def test_the_differences_are_those_the_game_itself_makes(game: Any, data: st.DataObject) -> None:  # noqa: ANN401
    moment, b = data.draw(pairs(game))
    state = moment.state
    assume(not faults_under(game, state, b))
    seen = {each.move: each for each in compare(state, b).differences}
    for move in (*game.candidates(state), *game.candidates(replace(state, options=b))):
        here, there = (brought(game, state, move, rules) for rules in (state.options, b))
        assert (move in seen) == (here != there)
        if move in seen:
            kind = "new" if here is None else "gone" if there is None else "other"
            assert seen[move].kind == kind
            assert (seen[move].events_a, seen[move].events_b) == (here or (), there or ())
            assert bool(seen[move].broken) == (kind != "other")


@GAME
@given(data=st.data())
@settings(max_examples=60)
def test_a_cause_is_enough_and_none_smaller_is(game: Any, data: st.DataObject) -> None:  # noqa: ANN401
    moment, b = data.draw(pairs(game))
    state = moment.state
    assume(not faults_under(game, state, b))
    a = state.options
    differing = changed(a, b)
    for each in compare(state, b).differences:
        wanted = brought(game, state, each.move, b)
        size = len(each.causes[0])
        enough = {
            names
            for n in range(size + 1)
            for names in combinations(differing, n)
            if brought(game, state, each.move, replace(a, **{name: getattr(b, name) for name in names})) == wanted
        }
        assert enough == set(each.causes)


@GAME
@given(data=st.data())
@settings(max_examples=40)
def test_who_is_to_move_learns_which_moves_come_and_go(game: Any, data: st.DataObject) -> None:  # noqa: ANN401
    """What a seat knows is enough to say what it may do under other rules."""
    moment, b = data.draw(pairs(game))
    state, seat = moment.state, game.to_act(moment.state)
    assume(seat != DEALER and not faults_under(game, state, b))
    whole, own = (
        {(each.move, each.kind) for each in compare(position, b).differences if each.kind != "other"}
        for position in (state, game.view(state, seat))
    )
    assert own == whole


def test_a_cause_is_found_among_any_number_of_options() -> None:
    # All options differ but the one that sets the number of players; all are asked for, and all are needed.
    game = GAMES["loo"]
    a = LooOptions()
    b = replace(a, **{name: values[1] for name, values in game.option_choices().items() if name not in NEVER})
    differing = changed(a, b)
    assert len(differing) == 12
    every = smallest(lambda rules: [getattr(rules, name) for name in differing], a, differing,
                     [getattr(b, name) for name in differing])  # fmt: skip
    assert every == (tuple(differing),)
    assert smallest(lambda _: 1, a, differing, 2) == ()


# ------------------------------------------------------------------------------------------------ every option matters


def random_states(game: Any, options: Any, players: int) -> Iterator[Any]:  # noqa: ANN401
    for seed in range(400):
        rng = random.Random(seed)
        state, dealt = game.start(players, options), 0
        for _ in range(200):
            if game.to_act(state) is None:
                break
            yield state
            legal = game.legal_moves(state)
            move = deal(game, state, seed_of(seed, dealt)) if game.to_act(state) == DEALER else rng.choice(legal)
            dealt += game.to_act(state) == DEALER
            state = game.apply(state, move).state


# Options whose difference needs other house rules, or a short deck, to come up soon.
SOIL: Final[dict[str, dict[str, Any]]] = {
    "loo_cap": {"loo_amount": "pot"},
    "deals": {},
    "turn_cap": {"turn_cap": 6},
    "plus_two_penalty": {"deck": "g3*8 b5*8 g8*8 bC+2*8"},
    "failed_flip": {"deck": "short36"},
    "mix_hand_and_up": {"deck": "g3*14 b5*14"},
    "play_on_for_places": {"deck": "g2*12 g4*12 g6*12"},
}
OTHER: Final[dict[str, Any]] = {"turn_cap": None, "deals": 1, "loo_cap": 1}
CASES: Final = [(game.id, name) for game in GAMES.values() for name in game.option_choices() if name not in NEVER]


@pytest.mark.parametrize(("game_id", "name"), CASES)
def test_every_option_is_the_cause_of_something(game_id: str, name: str) -> None:
    game = GAMES[game_id]
    players = 3 if game_id == "updown" else 5
    a = game.read_options(SOIL.get(name, {}))
    b = replace(a, **{name: OTHER.get(name, game.option_choices()[name][1])})
    for state in random_states(game, a, players):
        if not faults_under(game, state, b) and (differences := compare(state, b).differences):
            assert {each.causes for each in differences} == {((name,),)}
            assert all(each.rules for each in differences)
            return
    pytest.fail(f"{name} makes no difference")


@pytest.mark.parametrize(("game_id", "name"), [("updown", "two_decks"), ("loo", "small_table")])
def test_what_sets_the_number_of_players_goes_with_no_other_table(game_id: str, name: str) -> None:
    game = GAMES[game_id]
    record = Record(game_id, (Player(),) * game.default_players, ())
    for ask in (lambda: compare(record.beginning(), {name: True}), lambda: compare_game(record, {name: True})):
        with pytest.raises(SetupError) as refused:
            ask()
        assert [fault.id for fault in refused.value.faults] == ["options.players"]


# --------------------------------------------------------------------------------------------------------- in words


def test_a_position_in_words() -> None:
    sheet = compare(SET, {"voluntary_pick_up": True, "set_size": 4}).sheet()
    assert sheet.title == "With the other rules, 2 moves here are different."
    assert [row[0] for row in sheet.rows] == ["play blue 7", "take the pile"]
    assert [row[3] for row in sheet.rows] == ["Cards in a set", "Taking the pile by choice"]
    assert sheet.rows[0][1].endswith("A set is complete: the pile is cleared.")
    assert sheet.notes[0] == "Cards in a set: “Four” instead of “Three”"
