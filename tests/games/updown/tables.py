"""Positions of 3UP 3DOWN written short, what the rules say there, and what happens."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from threeup.core.errors import IllegalMoveError
from threeup.games.updown import UPDOWN, Holding, Move, Options, Setup, State, cards, move

if TYPE_CHECKING:
    from threeup.core.events import Event
    from threeup.core.game import Step


def table(*seats: str, pile: str = "", draw: str = "", options: Options | None = None, **fields: Any) -> State:  # noqa: ANN401
    """Set up a table: seats as "hand / face up / face down", seat 0 to move; all cards not named are out of the game.

    The discard pile stands bottom to top, the draw pile too: its last card is drawn first.
    """
    rules = options or Options()
    holdings = tuple(Holding(*(cards(zone) for zone in f"{seat}//".split("/")[:3])) for seat in seats)
    used = Counter(c for h in holdings for zone in (h.hand, h.up, h.down) for c in zone)
    used.update(cards(pile))
    used.update(cards(draw))
    rest = tuple((Counter(rules.cards()) - used).elements())
    return Setup(rules, "play", holdings, cards(draw), cards(pile), rest, **fields).state()


def broken(state: State, text: str) -> dict[str, dict[str, int | str]]:
    """Give the broken rules and their values; applying the move says the same."""
    tried = move(text)
    verdict = UPDOWN.explain(state, tried)
    if verdict.broken:
        with pytest.raises(IllegalMoveError) as raised:
            UPDOWN.apply(state, tried)
        assert raised.value.verdict == verdict
    return {reason.rule.removeprefix("updown."): dict(reason.args) for reason in verdict.broken}


def because(state: State, text: str) -> dict[str, dict[str, int | str]]:
    """Give why a move is legal, and see that it is played."""
    verdict = UPDOWN.explain(state, move(text))
    assert verdict.legal, verdict.broken
    UPDOWN.apply(state, move(text))
    return {reason.rule.removeprefix("updown."): dict(reason.args) for reason in verdict.because}


def after(state: State, *texts: str) -> State:
    """Play these moves."""
    for text in texts:
        state = UPDOWN.apply(state, move(text)).state
    return state


def step(state: State, text: str) -> Step[State]:
    """Play a move and give what it brought."""
    return UPDOWN.apply(state, move(text))


def happened(state: State, text: str) -> list[str]:
    """Give the rules by which things happened, in order."""
    return [event.rule.removeprefix("updown.") for event in step(state, text).events]


def event(state: State, text: str, kind: type) -> Event:
    """Give the one event of a kind that a move brings."""
    (found,) = [each for each in step(state, text).events if isinstance(each, kind)]
    return found


def legal(state: State) -> list[str]:
    """List the legal moves as a record writes them."""
    return [str(each) for each in UPDOWN.legal_moves(state)]


def dealt(players: int = 2, options: Options | None = None, first: int = 0) -> State:
    """Deal an unshuffled deck."""
    state = UPDOWN.start(players, options)
    return UPDOWN.apply(state, deal_of(state, first)).state


def deal_of(state: State, first: int = 0) -> Move:
    """Give the deal of an unshuffled deck."""
    return move(f"deal {first} " + " ".join(map(str, state.options.cards())))
