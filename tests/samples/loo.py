"""3-Card Loo's part of the tests about any table: house rules, moves in vain, tables that look the same to a seat."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from hypothesis import strategies as st

from threeup.games.loo import (
    DECK,
    LOO,
    UNKNOWN,
    Accept,
    Challenge,
    Deal,
    Defend,
    Fold,
    Options,
    Play,
    Stand,
    Stop,
    TakeMiss,
)

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from threeup.core.game import Seat
    from threeup.games.loo import State
    from threeup.games.loo.cards import Cards

BLIND: Final[tuple[type, ...]] = ()
ENDGAMES: Final = (
    Options(small_table=True, deals=3),
    Options(small_table=True, dealer_may_concede=True, lead="classic"),
    Options(small_table=True, revoke="loo", deals=2),
)
NEVER_OFFERED: Final = frozenset({"table.cards.held", "loo.table.cards", "loo.table.dealer"})


def options(rng: random.Random, players: int) -> Options:
    """Choose every option at random, all values alike."""
    choices = LOO.option_choices()
    chosen = {name: rng.choice(values) for name, values in choices.items()}
    chosen["small_table"] = players < 5  # the rule book's own limit
    chosen["deals"] = rng.choice((None, 1, 2, 5))
    return LOO.read_options(chosen)


def junk(state: State) -> st.SearchStrategy[object]:
    """Give moves that somebody could send, most of them nonsense."""
    mine = [each for hand in state.hands for each in hand if each != UNKNOWN]
    any_card = st.one_of(st.sampled_from(DECK), st.just(UNKNOWN), *([st.sampled_from(mine)] if mine else []))
    twice = (*DECK[:-1], DECK[0])
    return st.one_of(
        st.builds(Play, any_card),
        st.builds(Challenge, st.integers(-2, 17)),
        st.builds(Deal, st.sampled_from([DECK, DECK[1:], (*DECK, DECK[0]), DECK[::-1], twice]), st.integers(-2, 17)),
        st.sampled_from([Fold(), Stand(), TakeMiss(), Defend(), Accept(), Stop(), None, "play Ah", 7]),
    )


def twin(state: State, known: Sequence[Seat], rng: random.Random) -> State:
    """Shuffle all cards hidden from each of these seats among the places where they lie."""
    hidden = [i for i in range(len(state.hands)) if i not in known]
    pool = [*state.stock, *state.miss, *state.dead, *(each for i in hidden for each in state.hands[i])]
    rng.shuffle(pool)

    def take(n: int) -> Cards:
        return tuple(pool.pop() for _ in range(n))

    hands = tuple(tuple(sorted(take(len(h)))) if i in hidden else h for i, h in enumerate(state.hands))
    stock, miss, dead = take(len(state.stock)), tuple(sorted(take(len(state.miss)))), take(len(state.dead))
    return replace(state, hands=hands, stock=stock, miss=miss, dead=dead)
