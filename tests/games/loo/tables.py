"""Positions of 3-Card Loo written short, what the rules say there, and what happens."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from threeup.core.errors import IllegalMoveError
from threeup.games.loo import DECK, LOO, Deal, Laid, Options, State, card, cards, move
from threeup.games.loo.setup import Setup
from threeup.games.loo.state import winner

if TYPE_CHECKING:
    from collections.abc import Sequence

    from threeup.core.events import Event
    from threeup.core.game import Step
    from threeup.games.loo.cards import Card, Cards

HAND = 3
PLAYERS = 5
Words = dict[str, dict[str, int | str]]
"""By rule, without the game's name: what fills its words."""


class Rest:
    """The cards that a test doesn't name: they lie wherever cards must lie."""

    def __init__(self, *used: str) -> None:
        named = {each for text in used for each in cards(text)}
        self.cards = [each for each in DECK if each not in named]

    def take(self, n: int = HAND) -> Cards:
        """Give the next cards."""
        taken, self.cards = tuple(self.cards[:n]), self.cards[n:]
        return taken


def rules(options: Options | None, players: int) -> Options:
    """Give the house rules, for a small table where few play."""
    return replace(options or Options(), small_table=players < PLAYERS)


def table(
    *hands: str,
    trump: str = "2h",
    led: str = "",
    won: Sequence[str] = (),
    said: Sequence[str] = (),
    players: int = PLAYERS,
    pot: int = 6,
    options: Options | None = None,
    **fields: Any,  # noqa: ANN401 - fields of the state
) -> State:
    """Set up a table in play: the hands as they are now, seat 0 nearest to the dealer's left; who has none has folded.

    `led`: the cards on the table, in the order laid; `won`: the tricks before. Who laid them follows from the rules.
    """
    players = max(players, len(hands))
    held = tuple(tuple(sorted(cards(hand))) for hand in (*hands, *("",) * (players - len(hands))))
    declared = tuple(said) or tuple("play" if i < len(hands) else "fold" for i in range(players))
    rest = Rest(*hands, trump, led, *won)
    taken = "miss" in declared or "defend" in declared
    dead = rest.take(HAND * (declared.count("fold") + taken))
    active = [seat for seat, each in enumerate(declared) if each != "fold"]
    tricks, eldest = [], active[0]
    for trick in (*won, led):
        tricks.append(_laid(active, eldest, cards(trick)))
        eldest = winner(tricks[-1], card(trump).suit).seat if trick and trick != led else eldest
    laid = tricks.pop()
    turn = active[(active.index(eldest) + len(laid)) % len(active)]
    values: dict[str, Any] = {
        "counters": (0,) * (players - 1) + (-pot,), "pot": pot, "dealer": players - 1, "turn": turn,
        "said": declared, "miss": () if taken else rest.take(), "turned": card(trump), "dead": dead,
        "trick": laid, "tricks": tuple(tricks), "at_play": pot, "opened": (0,) * players,
    }  # fmt: skip
    return _valid(State(rules(options, players), "play", held, **values | {"stock": tuple(rest.cards)} | fields))


def _valid(state: State) -> State:
    """See that a test sets up no table that can't be."""
    return Setup.of(state).state()


def _laid(active: Sequence[int], eldest: int, trick: Cards) -> tuple[Laid, ...]:
    at = active.index(eldest)
    return tuple(Laid(active[(at + i) % len(active)], each) for i, each in enumerate(trick))


def declaring(
    said: str = "",
    *,
    hand: str = "",
    miss: str = "",
    trump: str = "2h",
    players: int = PLAYERS,
    pot: int = 6,
    options: Options | None = None,
    **fields: Any,  # noqa: ANN401 - fields of the state
) -> State:
    """Set up a table where players declare: `said` from seat 0 on, which is nearest to the dealer's left.

    `hand` is that of the player to declare.
    """
    done = said.split()
    rest = Rest(hand, miss, trump)
    own = [hand if i == len(done) else "" for i in range(players)]
    held = [() if done[i : i + 1] == ["fold"] else cards(own[i]) or rest.take() for i in range(players)]
    taken = "miss" in done
    values: dict[str, Any] = {
        "counters": (0,) * (players - 1) + (-pot,), "pot": pot, "dealer": players - 1, "turn": len(done),
        "said": (*done, *("",) * (players - len(done))), "miss": () if taken else cards(miss) or rest.take(),
        "turned": card(trump), "dead": rest.take(HAND * (done.count("fold") + taken)), "opened": (0,) * players,
    }  # fmt: skip
    values |= {"stock": tuple(rest.cards)}
    return _valid(State(rules(options, players), "declare", tuple(held), **values | fields))


def between(
    *,
    players: int = PLAYERS,
    dealer: int = 0,
    deals: int = 1,
    pot: int = 0,
    counters: Sequence[int] = (),
    options: Options | None = None,
    last: int = 0,
) -> State:
    """Set up a table between two deals, after one in which all but the dealer had folded; `dealer` deals next."""
    rest, gave = Rest("2h"), (dealer - 1) % players
    values: dict[str, Any] = {
        "counters": tuple(counters) or (0,) * gave + (-pot,) + (0,) * (players - 1 - gave), "pot": pot,
        "dealer": dealer, "turn": gave, "said": tuple("" if i == gave else "fold" for i in range(players)),
        "miss": rest.take(), "turned": card("2h"), "dead": rest.take(HAND * (players - 1)),
        "opened": (0,) * players, "deals": deals, "last": last,
    }  # fmt: skip
    hands = tuple(rest.take() if i == gave else () for i in range(players))
    return _valid(State(rules(options, players), "deal", hands, **values | {"stock": tuple(rest.cards)}))


def deal_of(hands: Sequence[str], *, miss: str = "", trump: str = "2h", dealer: int = 0) -> Deal:
    """Give the deal that brings these hands, by seat; a hand that isn't named is made of other cards."""
    rest = Rest(*hands, miss, trump)
    n = len(hands)
    heaps = [cards(hands[(dealer + i) % n]) or rest.take() for i in range(1, n + 1)]
    heaps.append(cards(miss) or rest.take())
    order: list[Card] = [heap[i] for i in range(HAND) for heap in heaps]
    return Deal((*order, card(trump), *rest.cards), dealer)


# ------------------------------------------------------------------------------------------------ what is said of it


def broken(state: State, text: str) -> Words:
    """Give the broken rules and their values; applying the move says the same."""
    tried = move(text)
    verdict = LOO.explain(state, tried)
    if verdict.broken:
        with pytest.raises(IllegalMoveError) as raised:
            LOO.apply(state, tried)
        assert raised.value.verdict == verdict
        assert tried not in LOO.legal_moves(state)
    return {reason.rule.removeprefix("loo."): dict(reason.args) for reason in verdict.broken}


def because(state: State, text: str) -> Words:
    """Give why a move is legal, and see that it is played."""
    verdict = LOO.explain(state, move(text))
    assert verdict.legal, verdict.broken
    LOO.apply(state, move(text))
    return {reason.rule.removeprefix("loo."): dict(reason.args) for reason in verdict.because}


def keys(state: State, text: str) -> dict[str, str]:
    """Give which sentence each rule says of a legal move."""
    verdict = LOO.explain(state, move(text))
    assert verdict.legal, verdict.broken
    return {reason.rule.removeprefix("loo."): reason.key for reason in verdict.because}


def legal(state: State) -> list[str]:
    """List the legal moves as a record writes them; deals only as "deal"."""
    return [str(each) if not isinstance(each, Deal) else "deal" for each in LOO.legal_moves(state)]


def plays(state: State) -> str:
    """List the cards that may be laid."""
    return " ".join(text.removeprefix("play ") for text in legal(state))


def after(state: State, *texts: str) -> State:
    """Play these moves."""
    for text in texts:
        state = LOO.apply(state, move(text)).state
    return state


def step(state: State, text: str) -> Step[State]:
    """Play a move and give what it brought."""
    return LOO.apply(state, move(text))


def happened(state: State, text: str) -> list[str]:
    """Give the rules by which things happened, in order."""
    return [each.rule.removeprefix("loo.") for each in step(state, text).events]


def events(state: State, text: str, kind: type) -> list[Event]:
    """Give the events of a kind that a move brings."""
    return [each for each in step(state, text).events if isinstance(each, kind)]
