"""One game under two sets of house rules."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from tests.lab.variants import brought
from tests.strategies import SAMPLES, Moment, line
from threeup.core.errors import RecordError
from threeup.core.game import DEALER
from threeup.games import GAMES
from threeup.lab.variantgames import GameComparison, compare_game
from threeup.lab.variants import Comparison, compare, faults_under, fresh
from threeup.notation import Player, Record
from threeup.session import Table

GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def recorded(steps: list[Moment], game: Any) -> Record:  # noqa: ANN401
    start = steps[0].state
    players = (Player(),) * game.players(start)
    return Record(game.id, players, tuple(step.move for step in steps), options=start.options)


@GAME
@pytest.mark.parametrize("seed", range(6))
def test_a_game_is_compared_as_its_moments_are(game: Any, seed: int) -> None:  # noqa: ANN401
    steps = line(game, seed, 120)
    start = steps[0].state
    wished = SAMPLES[game.id].options(random.Random(seed + 1), game.players(start))
    b = replace(wished, **({"deck": start.options.deck} if game.id == "updown" else {}))
    seen = compare_game(recorded(steps, game), b)
    at = {moment.number: moment for moment in seen.moments}
    for number, step in enumerate(steps):
        faults = faults_under(game, step.state, b)
        if game.to_act(step.state) == DEALER and not faults:
            continue  # the deal dealt stands there for the engine's own
        here = at.get(number)
        assert (here.faults if here else ()) == faults
        if not faults:
            assert (here.differences if here else ()) == compare(step.state, b).differences
    assert sum(group.gone + group.new + group.other for group in seen.groups) == sum(
        len(moment.differences) for moment in seen.moments
    )
    check_again(game, steps, b, seen)


def check_again(game: Any, steps: list[Moment], b: Any, seen: GameComparison) -> None:  # noqa: ANN401
    """Play the game again by hand."""
    again = seen.again
    assert again is not None
    state, parted, made = game.start(game.players(steps[0].state), b), None, 0
    for step in steps:
        verdict = game.explain(state, step.move)
        mine = game.apply(state, step.move) if verdict.legal else None
        if parted is None and (mine is None or mine.events != step.step.events):
            parted = made
        assert verdict.legal or again.broken == verdict.broken
        if mine is None:
            break
        state, made = mine.state, made + 1
    assert (again.legal, again.parted, again.state) == (made, parted, state)
    assert bool(again.broken) == (made < len(steps))
    assert bool(again.causes) == (again.parted is not None)
    if again.parted is not None:
        before, move = steps[again.parted].state, steps[again.parted].move
        wanted = brought(game, before, move, b)
        for cause in again.causes:
            rules = replace(before.options, **{name: getattr(b, name) for name in cause})
            assert brought(game, before, move, rules) == wanted


@GAME
def test_record_text_and_table_tell_the_same(game: Any) -> None:  # noqa: ANN401
    table = Table(["careful"] * game.default_players, game=game.id, seed=5)
    while len(table.nodes) < 30 and not table.over:
        table.let_computer_play()
    b = {"updown": {"set_size": 4, "voluntary_pick_up": True}, "loo": {"ante": "all", "lead": "classic"}}[game.id]
    seen = compare_game(table, b)
    assert seen.moments
    assert compare_game(table.save(), b) == seen
    table.jump(4)
    assert compare_game(table, b) == seen  # wherever one looks in it, it is the same game


def test_a_game_with_another_deck_stops_at_the_deal() -> None:
    seen = compare_game(Table(2, seed=7), {"deck": "owner"})
    assert seen.again is not None
    assert (seen.again.legal, seen.again.parted, seen.again.causes) == (0, 0, (("deck",),))
    assert [reason.rule for reason in seen.again.broken] == ["updown.deck.composition"]
    assert [bool(moment.faults) for moment in seen.moments] == [False, True]


def test_a_game_from_a_position_that_can_not_be_has_no_beginning() -> None:
    game = GAMES["updown"]
    start = game.read_position("set_size=4 [g7] [b3 b4] pile: g4 b4 o4 removed: *").state()
    seen = compare_game(Record("updown", (Player(), Player()), (), start=start), {"set_size": 3})
    assert seen.again is None
    assert "could not begin" in str(seen)


def test_nothing_changed_is_nothing_different() -> None:
    seen = compare_game(Table(2, seed=7), {})
    assert seen.again is not None
    assert (seen.moments, seen.groups, seen.again.parted) == ((), (), None)
    assert "goes as it did" in str(seen)


def test_what_holds_no_game_is_refused() -> None:
    with pytest.raises(TypeError):
        compare_game(7, {})
    with pytest.raises(RecordError):
        compare_game("nonsense", {})


@GAME
@pytest.mark.parametrize("seed", range(4))
def test_every_sheet_has_words_for_all(game: Any, seed: int) -> None:  # noqa: ANN401
    steps = line(game, seed, 150)
    wished = SAMPLES[game.id].options(random.Random(seed + 1), game.players(steps[0].state))
    b = replace(wished, **({"deck": steps[0].state.options.deck} if game.id == "updown" else {}))
    seen = compare_game(recorded(steps, game), b)
    shown: list[Comparison | GameComparison] = [seen]
    shown += [compare(each.state, b) for each in steps if not faults_under(game, each.state, b)]
    for each in shown:
        sheet = each.sheet()
        assert all(cell for row in sheet.rows for cell in row)
        assert "variants-" not in str(sheet)
    assert "variants-" not in str(seen.by_moment())
    assert fresh(game, steps[0].state)
