"""The laws of every game (the design numbers them), over every game of the registry.

Law 6's round trips of texts stand in tests/notation; law 10 comes with the compiled kernels.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.strategies import SAMPLES, line, lines
from threeup.core.errors import IllegalMoveError
from threeup.core.game import DEALER
from threeup.games import GAMES

LAW = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def watchers(game: Any, state: Any) -> tuple[int | None, ...]:  # noqa: ANN401
    return (*range(game.players(state)), None)


@every_game
@LAW
@given(data=st.data())
def test_law_1_explain_is_clean_exactly_for_the_legal_moves(game: Any, data: st.DataObject) -> None:  # noqa: ANN401
    for moment in data.draw(lines(game)):
        for state in (moment.state, moment.step.state):
            verdicts = {m: game.explain(state, m) for m in game.candidates(state)}
            assert tuple(m for m, verdict in verdicts.items() if verdict.legal) == tuple(game.legal_moves(state))
            assert all(bool(verdict.broken) != bool(verdict.because) for verdict in verdicts.values())


@every_game
@LAW
@given(data=st.data())
def test_law_2_somebody_to_act_has_a_move(game: Any, data: st.DataObject) -> None:  # noqa: ANN401
    for moment in data.draw(lines(game)):
        state = moment.step.state
        over = game.to_act(state) is None
        assert bool(game.legal_moves(state)) != over
        assert (game.outcome(state) is not None) == over


@every_game
@LAW
@given(data=st.data())
def test_law_3_what_is_legal_never_hangs_on_a_hidden_card(game: Any, data: st.DataObject) -> None:  # noqa: ANN401
    for moment in data.draw(lines(game)):
        state = moment.state
        view = game.view(state, game.to_act(state))
        assert game.candidates(view) == game.candidates(state)
        assert game.legal_moves(view) == game.legal_moves(state)
        for m in game.candidates(state):
            assert game.explain(view, m) == game.explain(state, m)


@every_game
@LAW
@given(data=st.data())
def test_law_4_apply_changes_nothing_and_raises_what_explain_says(game: Any, data: st.DataObject) -> None:  # noqa: ANN401
    for moment in data.draw(lines(game))[-20:]:
        state, before = moment.state, repr(moment.state)
        for m in game.candidates(state):
            verdict = game.explain(state, m)
            if verdict.legal and game.to_act(state) != DEALER:
                game.apply(state, m)
            elif not verdict.legal:
                with pytest.raises(IllegalMoveError) as raised:
                    game.apply(state, m)
                assert raised.value.verdict == verdict
        assert repr(state) == before


@every_game
@settings(LAW, max_examples=250)
@given(data=st.data())
def test_law_4_no_move_makes_explain_raise(game: Any, data: st.DataObject) -> None:  # noqa: ANN401
    moment = data.draw(lines(game))[-1]
    for state in (moment.state, moment.step.state):
        m = data.draw(SAMPLES[game.id].junk(state))
        verdict = game.explain(state, m)
        assert bool(verdict.broken) != bool(verdict.because)
        if verdict.legal:
            game.apply(state, m)
        else:
            with pytest.raises(IllegalMoveError) as raised:
                game.apply(state, m)
            assert raised.value.verdict == verdict


@every_game
@LAW
@given(data=st.data())
def test_law_5_cards_and_counters_are_conserved(game: Any, data: st.DataObject) -> None:  # noqa: ANN401
    played = data.draw(lines(game))
    deck, counters = game.cards(played[0].state), game.counters(played[0].state)
    assert all(game.cards(moment.step.state) == deck for moment in played)
    assert {game.counters(moment.step.state) for moment in played} == {counters}


@every_game
@LAW
@given(data=st.data())
def test_law_6_events_carry_the_state_along(game: Any, data: st.DataObject) -> None:  # noqa: ANN401
    for moment in data.draw(lines(game)):
        assert moment.step.events
        assert game.follow(moment.state, moment.step.events) == moment.step.state


@every_game
@LAW
@given(data=st.data())
def test_law_7_events_as_seen_carry_each_view_along(game: Any, data: st.DataObject) -> None:  # noqa: ANN401
    played = data.draw(lines(game))
    for seat in watchers(game, played[0].state):
        known = game.view(played[0].state, seat)
        for moment in played:
            known = game.follow(known, [game.seen(event, seat) for event in moment.step.events])
            assert known == game.view(moment.step.state, seat)


@every_game
@settings(LAW, max_examples=25)
@given(data=st.data())
def test_law_7_no_hidden_card_shows_in_a_view_or_an_event(game: Any, data: st.DataObject) -> None:  # noqa: ANN401
    rng = random.Random(data.draw(st.integers(0, 2**32)))
    for moment in data.draw(lines(game))[1:]:
        mover = game.to_act(moment.state)
        for seat in watchers(game, moment.state):
            known = [each for each in (seat, mover) if each is not None]
            twin = SAMPLES[game.id].twin(moment.state, known, rng)
            assert game.cards(twin) == game.cards(moment.state)
            assert game.view(twin, seat) == game.view(moment.state, seat)
            if seat != mover and not isinstance(moment.move, SAMPLES[game.id].BLIND):
                other = game.apply(twin, moment.move).events
                assert [game.seen(e, seat) for e in other] == [game.seen(e, seat) for e in moment.step.events]


@every_game
def test_the_same_seed_plays_the_same_game(game: Any) -> None:  # noqa: ANN401
    assert line(game, 5) == line(game, 5)
