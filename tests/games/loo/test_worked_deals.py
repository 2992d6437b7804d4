"""Deals worked by hand: the cards, what was said and played, and every counter that moved."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.games.loo.tables import between, deal_of
from threeup.core.game import DEALER
from threeup.games.loo import LOO, State, move
from threeup.games.loo.events import Looed, PotDivided, PotTaken, TricksPaid

if TYPE_CHECKING:
    from collections.abc import Iterator

    from threeup.core.events import Event

GAMES: Final[list[dict[str, Any]]] = tomllib.loads(Path(__file__).with_name("deals.toml").read_text("utf-8"))["game"]
DEALS: Final[list[dict[str, Any]]] = [deal for game in GAMES for deal in game["deal"]]
every_game = pytest.mark.parametrize("game", GAMES, ids=[game["title"] for game in GAMES])


def options(game: dict[str, Any]) -> Any:  # noqa: ANN401
    return LOO.read_options(LOO.fit(game.get("options", {}), game["players"]))


def begin(game: dict[str, Any]) -> State:
    """Give the table before the first of the deals."""
    chosen, dealer = options(game), game["deal"][0]["dealer"]
    if "begin" in game:
        return between(players=game["players"], dealer=dealer, options=chosen, **game["begin"])
    return LOO.start(game["players"], chosen)


def by_seat(deal: dict[str, Any], name: str) -> dict[int, int]:
    return {int(seat): counters for seat, counters in deal.get(name, {}).items()}


def moves(deal: dict[str, Any]) -> Iterator[tuple[int | None, str]]:
    """List who does what, after the cards were dealt; None where it follows from the order of declaring."""
    for said in deal["said"].split():
        yield None, said
    for trick in deal.get("tricks", ()):
        leader, _, laid = trick.partition(": ")
        for i, each in enumerate(laid.split()):
            yield int(leader) if i == 0 else None, f"play {each}"
    for text in deal.get("review", ()):
        yield None, text


def play(state: State, deal: dict[str, Any]) -> tuple[State, list[Event]]:
    """Play a deal through, seeing that each move is legal and made by whose turn it is."""
    hands = [deal["hands"].get(str(seat), "") for seat in range(len(state.hands))]
    dealt = deal_of(hands, miss=deal.get("miss", ""), trump=deal["trump"], dealer=deal["dealer"])
    assert LOO.to_act(state) == DEALER
    step = LOO.apply(state, dealt)
    state, told = step.state, list(step.events)
    at_play = state.pot
    for seat, text in moves(deal):
        assert seat in {None, LOO.to_act(state)}, text
        tried = move(text)
        assert tried in LOO.legal_moves(state), (text, LOO.explain(state, tried))
        step = LOO.apply(state, tried)
        state, told = step.state, told + list(step.events)
    assert at_play == deal["pot"]
    return state, told


@every_game
def test_a_deal_worked_by_hand(game: dict[str, Any]) -> None:
    state = begin(game)
    for deal in game["deal"]:
        state, told = play(state, deal)
        assert {e.seat: e.counters for e in told if isinstance(e, PotTaken | TricksPaid)} == by_seat(deal, "paid")
        assert {e.seat: e.counters for e in told if isinstance(e, Looed)} == by_seat(deal, "looed")
        assert [[e.share, e.rest] for e in told if isinstance(e, PotDivided)] == (
            [deal["divided"]] if "divided" in deal else []
        )
        assert (state.pot, list(state.counters)) == (deal["left"], deal["ledger"])
        if deal.get("stop"):
            state = LOO.apply(state, move("stop")).state
        assert LOO.to_act(state) == (None if "over" in deal else DEALER)
        assert state.ended == deal.get("over", "")


@every_game
def test_the_figures_agree_among_themselves(game: dict[str, Any]) -> None:
    """Each pot is what was left and the ante; what left it and came in make what stays; nothing is lost."""
    left, ledger = game.get("begin", {}).get("pot", 0), game.get("begin", {}).get("counters", [0] * game["players"])
    for deal in game["deal"]:
        paid, looed = by_seat(deal, "paid"), by_seat(deal, "looed")
        share, _ = deal.get("divided", (0, 0))
        assert sum(deal["ledger"]) + deal["left"] == 0
        assert deal["pot"] > left
        assert deal["left"] == deal["pot"] - sum(paid.values()) + sum(looed.values()) - share * game["players"]
        assert not paid.keys() & looed.keys()
        antes = [
            was + paid.get(seat, 0) - looed.get(seat, 0) + share - now
            for seat, (was, now) in enumerate(zip(ledger, deal["ledger"], strict=True))
        ]
        assert sum(antes) == deal["pot"] - left
        assert max(antes) == antes[deal["dealer"]]
        left, ledger = deal["left"], deal["ledger"]


def test_there_are_many_of_them() -> None:
    assert len(DEALS) >= 30
