"""Every candidate of a position with the rules that speak of it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import moments
from threeup.core.errors import SetupError
from threeup.core.game import DEALER
from threeup.games import GAMES
from threeup.lab.survey import LONG, survey
from threeup.session.bench import Bench

NEAR_THE_END = "updown/1 [g7 bC / g9 / ?] [b3 b5 b6] pile: g4 b8 removed: *"
REFEREE = (
    "loo/1 [play: ? ? ?] [play: ? ? ?] [play: ? ? ?] [play: 4c 8d Ts] [play: ? ? ?] turned: 4s dealer: 2 turn: 3 "
    "pot: 3 miss: ? ? ? stock: ?*33 revoke=loo"
)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.id))
@given(st.data())
@settings(max_examples=60, deadline=None)
def test_every_candidate_is_there_once_with_its_verdict(game: Any, data: st.DataObject) -> None:  # noqa: ANN401
    state = data.draw(moments(game)).state
    found = survey(state)
    candidates = game.candidates(state) if game.to_act(state) is not None else ()
    assert sorted(map(str, (*found.legal, *found.forbidden))) == sorted(map(str, candidates))
    assert set(found.legal) == set(game.legal_moves(state))
    for group in found.groups:
        assert {game.explain(state, move) for move in group.moves} == {group.verdict}
    verdicts = [group.verdict for group in found.groups]
    assert len(set(verdicts)) == len(verdicts)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.id))
@given(st.data())
@settings(max_examples=60, deadline=None)
def test_the_rules_sort_the_moves(game: Any, data: st.DataObject) -> None:  # noqa: ANN401 - any game
    state = data.draw(moments(game)).state
    found = survey(state)
    rulings = found.by_rule()
    assert list(rulings) == [rule for rule in game.rulebook.rules if rule in rulings]
    assert {move for ruling in rulings.values() for move in ruling.forbids} == set(found.forbidden)
    assert {move for ruling in rulings.values() for move in ruling.allows} <= set(found.legal)
    for rule, ruling in rulings.items():
        alone = {move for move in found.forbidden if {r.rule for r in game.explain(state, move).broken} == {rule}}
        assert set(found.alone(rule)) == alone <= set(ruling.forbids)
    assert sorted(map(str, found.forbidden)) == sorted(str(move) for each in found.barred() for move in each.moves)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.id))
@given(st.data())
@settings(max_examples=60, deadline=None)
def test_the_mover_sees_in_its_view_what_lies_open_and_others_see_no_hidden_card(
    game: Any,  # noqa: ANN401
    data: st.DataObject,
) -> None:
    state = data.draw(moments(game)).state
    seat = game.to_act(state)
    if seat is None or seat == DEALER:
        return
    whole = survey(state)
    assert survey(game.view(state, seat)).groups == whole.groups
    for other in range(game.players(state)):
        found = survey(game.view(state, other))
        assert found.groups == (whole.groups if found.known else ())


def test_moves_of_one_verdict_stand_together() -> None:
    found = survey("updown/1 [g7 b7 o7 g9] [b3 b5 b6] pile: b8 removed: *")
    assert [[str(move) for move in group.moves] for group in found.groups[:2]] == [
        ["play b7", "play b7 g7", "play b7 g7 o7"],
        ["play g9"],
    ]


def test_what_one_rule_alone_forbids() -> None:
    found = survey(NEAR_THE_END)
    assert [str(move) for move in found.alone("updown.discard.at-least-top")] == ["play g7"]
    assert [str(move) for move in found.alone("updown.discard.must-play")] == ["pick-up"]
    # The hand comes first for the piles too, but there other rules speak as well.
    assert found.alone("updown.discard.from-hand-first") == ()
    forbids = found.by_rule()["updown.discard.from-hand-first"].forbids
    assert [str(move) for move in forbids] == ["play up g9", "flip 0"]


def test_a_deal_is_one_line_of_the_sheet() -> None:
    for game in GAMES.values():
        found = survey(game.start(game.default_players))
        assert found.seat == DEALER
        assert all(len(row[0]) < 20 for row in found.sheet().rows)


def test_many_moves_alike_are_not_all_listed() -> None:
    bench = next(b for seed in range(50) if len((b := Bench(2, seed=seed)).candidates()) > LONG)
    rows = survey(bench).sheet().rows
    assert len(rows) == 4
    assert rows[-1][0] == f"And {len(bench.candidates()) - 3} more like these."


def test_what_hangs_on_hidden_cards_is_not_told() -> None:
    bench = Bench(2, seed=7)
    mover = bench.state.turn
    found = survey(bench.view(1 - mover))
    assert (found.known, found.groups, found.by_rule()) == (False, (), {})
    assert found.sheet("en").notes == ("Some of your cards are unknown here, so nobody can tell what you may play.",)


def test_declarations_hang_on_no_card() -> None:
    bench = Bench(5, game="loo", seed=3)
    watched = survey(bench.game.view(bench.state, None))
    assert watched.known
    assert watched.groups == survey(bench).groups
    assert [str(move) for move in watched.legal] == ["stand", "fold", "miss"]


def test_the_referee_lets_a_duty_be_broken_and_that_rule_does_not_allow_it() -> None:
    found = survey(REFEREE)
    assert found.forbidden == ()
    assert {rule: [str(move) for move in ruling.allows] for rule, ruling in found.by_rule().items()} == {
        "loo.play.lead-trump": ["play Ts"],
        "loo.referee.revoke": ["play 4c", "play 8d"],
    }


def test_a_sheet_lists_the_legal_moves_first() -> None:
    sheet = survey(NEAR_THE_END).sheet()
    assert [row[1] for row in sheet.rows] == ["Yes"] + ["No"] * 6
    assert sheet.columns == ("Move", "Allowed?", "Why")
    assert sheet.notes == ()
    assert survey(NEAR_THE_END)._repr_mimebundle_()["text/html"].count("<tr>") == 8


def test_a_game_that_is_over_has_no_moves() -> None:
    over = survey("updown/1 over [] [b3] out: 0 removed: *")
    assert (over.seat, over.groups) == (None, ())
    assert over.sheet().notes == ("The game is over. Undo, or start a new one.",)


def test_nonsense_is_refused_with_every_fault() -> None:
    with pytest.raises(SetupError):
        survey("updown/1 [x9]")
