"""3UP 3DOWN's part of the tests about any table: house rules, moves in vain, tables that look the same to a seat."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from hypothesis import strategies as st

from threeup.games.updown import UNKNOWN, UPDOWN, ChooseUp, Deal, Draw, EndTurn, Flip, Options, PickUp, Play, card
from threeup.games.updown.cards import COLOURS, Card
from threeup.games.updown.state import Holding

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from threeup.core.game import Seat
    from threeup.games.updown import State
    from threeup.games.updown.cards import Cards

BLIND: Final = (Flip,)
ENDGAMES: Final = (Options(deck="g3*5 b5*5 g8*5 bC+2*5", turn_cap=60), Options(deck="g2*9 g4*9", turn_cap=60))
NEVER_OFFERED: Final = frozenset({
    "table.cards.some", "updown.deck.composition", "updown.deal.three-up", "updown.discard.one-rank",
})  # fmt: skip

# Decks in which the rare things happen often: many Clears, many of one number, numbers alone.
DECKS: Final = (
    "g1*12 b2*12 o3*12 g9*12 gC*6 bC+1*8 gC+2*16 g10*30",
    "g5*40 b5*40 o6*30",
    "g1*12 g2*12 g3*12 g4*12 b5*12 b6*12 o7*12 o8*12 o9*12 o10*12",
    "gC*30 bC+1*40 oC+2*40",
    "g1*25 b4*15 oC+2*30 g8*20 bC+1*20",
)


def options(rng: random.Random, players: int) -> Options:
    """Choose every option at random, all values alike; the deck is large enough for the players."""
    choices: dict[str, Any] = UPDOWN.option_choices()
    chosen: dict[str, Any] = {name: rng.choice(values) for name, values in choices.items()}
    chosen["two_decks"] = players > 6  # the rule book's own limit
    chosen["turn_cap"] = rng.choice((None, 7, 60, 400))
    presets = [deck for deck in choices["deck"] if len(Options(deck=deck).cards()) * (1 + (players > 6)) >= players * 9]
    chosen["deck"] = rng.choice((*presets, *DECKS, *(_composition(rng, players) for _ in range(5))))
    return Options(**chosen)


def _composition(rng: random.Random, players: int) -> str:
    every = [str(Card(rank, colour)) for rank in range(1, 14) for colour in COLOURS]
    # Few kinds and hardly a draw pile: games that soon come down to the players' own piles.
    kinds = rng.sample(every, rng.choice((rng.randint(1, 6), rng.randint(1, len(every)))))
    if rng.random() < 0.3:  # now and then the penalty of a Clear +2 from the piles must come up
        kinds = ["g3", "b5", "g8", "bC+2"]
    each = -(-players * 9 // len(kinds)) + rng.randint(0, 2)
    return " ".join(f"{kind}*{each}" for kind in kinds)


def junk(state: State) -> st.SearchStrategy[object]:
    known = st.sampled_from([Card(rank, colour) for rank in range(1, 14) for colour in COLOURS])
    mine = [each for h in state.holdings for each in (*h.hand, *h.up) if each != UNKNOWN]
    any_card = st.one_of(known, st.just(UNKNOWN), *([st.sampled_from(mine)] if mine else []))
    some: st.SearchStrategy[Cards] = st.lists(any_card, max_size=5).map(tuple)
    deck = state.options.cards()
    return st.one_of(
        st.builds(Play, some, some),
        st.builds(Play, some),
        st.builds(Flip, st.integers(-5, 9)),
        st.builds(ChooseUp, some),
        st.builds(Deal, some, st.integers(-2, 13)),
        st.builds(Deal, st.sampled_from([deck, deck[1:], (*deck, card("g1")), deck[::-1]]), st.integers(-2, 13)),
        st.sampled_from([PickUp(), Draw(), EndTurn(), None, "flip 1", 7]),
    )


def twin(state: State, known: Sequence[Seat], rng: random.Random) -> State:
    """Shuffle all cards hidden from each of these seats among the places where they lie."""
    hands = [i for i in range(len(state.holdings)) if i not in known and state.phase == "play"]
    pool = [
        *state.draw,
        *(c for h in state.holdings for c in h.down),
        *(c for i in hands for c in state.holdings[i].hand),
    ]
    rng.shuffle(pool)

    def take(n: int) -> Cards:
        return tuple(pool.pop() for _ in range(n))

    holdings = [
        Holding(tuple(sorted(take(len(h.hand)))) if i in hands else h.hand, h.up, take(len(h.down)))
        for i, h in enumerate(state.holdings)
    ]
    return replace(state, holdings=tuple(holdings), draw=take(len(state.draw)))
