"""While one player's knowledge is shown, nothing else is sent: tables that this player can't tell apart look the same.

Two tables have the same history and are the same to a seat; all other cards are shuffled among the places where they
lie. Whatever the board and every part of Explore send of one must be sent of the other, character by character.
"""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.strategies import SAMPLES, line
from threeup.app.explore.exploring import Exploring
from threeup.app.explore.tabs import TABS
from threeup.core.game import DEALER
from threeup.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from threeup.session.bench import Bench

GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
MOST_STEPS = 5


@pytest.fixture(autouse=True, scope="module")
def the_same_lots() -> Iterator[None]:
    """Let a deal without a number be the same deal each time, so that chance makes no difference between two pages."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("secrets.randbelow", lambda _: 7)
        yield


def laid(state: Any, seat: int) -> Exploring:  # noqa: ANN401 - any game's state
    exploring = Exploring("en")
    exploring.place.lay(state)
    exploring.place.look(seat)
    assert exploring.place.knower == seat
    return exploring


def sent(exploring: Exploring) -> dict[str, str]:
    """Give all that a browser is sent now, by where: the board, its last movements, the address, each part."""
    bench = exploring.place.bench
    board = exploring.board
    moved = board.payload().view((bench.at,), why=None, warned=False)
    found: dict[str, object] = {"board": board.view, "moved": moved, "address": exploring.address()}
    for tab in TABS:
        exploring._heard({"kind": "tab", "tab": tab.id})
        found[tab.id] = exploring.panel.view
        found[f"{tab.id} address"] = exploring.address()
    found["pictures"] = [board.sprite, exploring.panel.sprite]
    return {where: json.dumps(what, ensure_ascii=False) for where, what in found.items()}


def differing(one: Exploring, two: Exploring) -> list[str]:
    left, right = sent(one), sent(two)
    return [where for where in left if left[where] != right[where]]


def pressed(exploring: Exploring) -> list[dict[str, Any]]:
    """List what the part that is open would send for everything in it that can be pressed or chosen."""
    found, waiting = [], list(exploring.panel.view["blocks"])
    while waiting:
        block = waiting.pop(0)
        waiting += [each for each in block.get("items", ()) if isinstance(each, dict)]
        if isinstance(block.get("send"), dict):
            chosen = [{"value": each["value"]} for each in block.get("values", ())]
            found += [{**block["send"], **each} for each in chosen or [{}]]
    return found


def back(exploring: Exploring, seat: int) -> None:
    """Go back to the beginning and look as the seat again, whatever was pressed."""
    exploring.place.bench.jump(0)
    exploring.place.look(seat)


def step(one: Bench, two: Bench, seat: int, rng: random.Random) -> bool:
    """Play a move on both tables after which the seat still can't tell them apart; False when there is none."""
    if one.to_act in {None, DEALER}:
        return False
    game = one.game
    moves = list(one.legal_moves())
    rng.shuffle(moves)
    for move in moves:
        if not game.explain(two.state, move).legal:
            continue
        ends = (game.apply(one.state, move), game.apply(two.state, move))
        seen = [[game.seen(event, seat) for event in end.events] for end in ends]
        if seen[0] == seen[1] and game.view(ends[0].state, seat) == game.view(ends[1].state, seat):
            one.play(move)
            two.play(move)
            return True
    return False


def twins(game: Any, seed: int, rng: random.Random) -> tuple[Any, Any, int]:  # noqa: ANN401 - any game
    """Give two positions out of a game that are the same to a seat, and different."""
    most = rng.randrange(2, 90)
    state = line(game, seed, most)[-1].step.state
    assume(game.to_act(state) not in {None, DEALER})
    seat = rng.randrange(game.players(state))
    other = SAMPLES[game.id].twin(state, [seat], rng)
    assume(other != state and game.to_act(other) == game.to_act(state))
    assert game.view(other, seat) == game.view(state, seat)
    return state, other, seat


@GAME
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_tables_that_look_the_same_to_a_seat_are_sent_the_same(game: Any, seed: int) -> None:  # noqa: ANN401
    rng = random.Random(seed)
    state, other, seat = twins(game, seed, rng)
    one, two = laid(state, seat), laid(other, seat)
    assert differing(one, two) == []
    for _ in range(MOST_STEPS):
        if not step(one.place.bench, two.place.bench, seat, rng):
            break
        for each in (one, two):
            each.place.moved()
        assert differing(one, two) == []
    for each in (one, two):  # what was played is later now, and nothing of it is known yet
        each.tabs["history"].hear("start", {})
    assert differing(one, two) == []
    for each in (one, two):
        each.place.look(None)
    assert "board" in differing(one, two) or "address" in differing(one, two)


@GAME
@settings(max_examples=4, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_pressing_anything_tells_nothing_more(game: Any, seed: int) -> None:  # noqa: ANN401
    rng = random.Random(seed)
    state, other, seat = twins(game, seed, rng)
    one, two = laid(state, seat), laid(other, seat)
    for tab in TABS:
        if tab.id in RUNNING:
            continue
        one._heard({"kind": "tab", "tab": tab.id})
        contents = pressed(one)
        for content in rng.sample(contents, min(6, len(contents))):
            for each in (one, two):
                each._heard({"kind": "tab", "tab": tab.id})
                each._heard(content)
                back(each, seat)
            # Another table may have been laid out on both; moves made are taken back, and their cards unknown again.
            assert differing(one, two) == [], content


@GAME
def test_what_would_tell_all_is_not_offered_and_not_done(game: Any) -> None:  # noqa: ANN401
    exploring = Exploring("en")
    exploring.place.deal(game.id, game.default_players, seed=3)
    exploring.place.look(0)
    board = exploring.board
    assert not board.view["tools"]["menu"]
    answers: list[dict[str, Any]] = []
    board.send = lambda content, *_: answers.append(content)
    for kind in ("save", "load", "new"):
        board._received(None, {"id": kind, "kind": kind, "version": exploring.place.bench.version, "text": ""}, None)
    assert [answer["accepted"] for answer in answers] == [False] * 3
    assert "file" not in answers[0]
    assert "seed" not in exploring.address()


@GAME
def test_open_hands_are_on_the_board_only_while_everything_lies_open(game: Any) -> None:  # noqa: ANN401
    exploring = Exploring("en")
    exploring.place.deal(game.id, game.default_players, seed=3)
    bench = exploring.place.bench
    held = [[face.card for face in place.hand] for place in game.places(bench.state, None)]
    seats = exploring.board.view["seats"]
    assert [[card["face"] for card in seat["cards"]] for seat in seats] == [
        [game.face_id(card) for card in held[seat["seat"]]] for seat in seats
    ]
    assert all(card["label"].split(",")[0] for seat in seats for card in seat["cards"])
    assert all("In hand:" in seat["label"] for seat in seats)
    exploring.place.look(0)
    seats = exploring.board.view["seats"]
    assert all(seat["cards"] == [] and "In hand:" not in seat["label"] for seat in seats)
    assert exploring.board.view["me_seat"]["cards"] == []


RUNNING = {"whatif"}
"""Parts that draw lots when pressed; what they know is held in tests/lab."""
