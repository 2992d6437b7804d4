"""The careful player of 3-Card Loo: plays when the counters to be expected are worth it, and then wins cheaply."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, Any, Final

from threeup.core.layout import Phrase
from threeup.games.loo.cards import DECK, beats
from threeup.games.loo.moves import Accept, Challenge, Defend, Fold, Play, Stand, TakeMiss
from threeup.games.loo.rules import duties, offences
from threeup.games.loo.settle import TRICKS, loo
from threeup.players.careful.loo_odds import JOINS, balance, likely_rivals, own_hand, unknown_hand

if TYPE_CHECKING:
    from collections.abc import Callable

    from threeup.games.loo.cards import Card
    from threeup.games.loo.moves import Move
    from threeup.games.loo.state import State
    from threeup.players.careful.loo_odds import Prospect

_DEALS: Final = 10
"""Deals in which advice is counted."""


def choose(game: Any, view: State) -> Move:  # noqa: ANN401 - the game's rules
    """Declare by what may be expected, play the cheapest card that wins, challenge who truly broke a duty.

    >>> from threeup.games.loo import LOO, Options, State, card, cards
    >>> hands = (cards("Ah 9h 2c"), *(cards("? ? ?"),) * 4)
    >>> choose(LOO, State(Options(), "play", hands, (0,) * 5, said=("play",) * 5, turned=card("3h")))
    Play(card=card('Ah'))
    """
    legal: tuple[Move, ...] = game.legal_moves(view)
    if len(legal) == 1:
        return legal[0]
    match view.phase:
        case "declare":
            return _declare(view, legal)
        case "play":
            return Play(_card(view))
        case _:
            return _judge(view, legal)


# ----------------------------------------------------------------------------------------------------- declaring


def _declare(view: State, legal: tuple[Move, ...]) -> Move:
    hand, turned = view.hands[view.turn], view.turned
    assert turned is not None  # noqa: S101 - a card is turned in every deal
    worth: dict[Move, Fraction] = {
        Stand(): _worth(view, lambda rivals: own_hand(hand, turned, rivals), alone=view.turn == view.dealer),
        TakeMiss(): _worth(view, unknown_hand, alone=True),
        # Who folds neither wins nor pays, and nor does who defends the miss for the pot.
        Fold(): Fraction(),
        Defend(): Fraction(),
    }
    # Where two are worth the same, the first stands: better to play than not, and better with cards one has seen.
    return max((m for m in worth if m in legal), key=lambda m: worth[m])


def _worth(view: State, hope: Callable[[int], Prospect], *, alone: bool) -> Fraction:
    """Give the counters to be expected, however many of those still to declare will play.

    `alone`: it may be that nobody else plays, and the pot is won at once. Against a player with the own hand the
    dealer must play or defend, so somebody always does.
    """
    others = [said for seat, said in enumerate(view.said) if seat != view.turn]
    standing = sum(said in {"play", "miss", "defend"} for said in others)
    waiting = others.count("")
    found = Fraction()
    for joining in range(waiting + 1):
        rivals = standing + joining
        value = (
            balance(hope(max(1, rivals)), view.pot, loo(view.options, view.pot))
            if rivals or not alone
            else Fraction(view.pot)
        )
        found += _joining(joining, waiting) * value
    return found


def advice(view: State, *, stakes: bool = True) -> Phrase | None:
    """Say what the own hand promises when it is to be declared: tricks, and deals without one, out of ten.

    >>> from threeup.games.loo import Options, State, card, cards
    >>> hands = (cards("Ah Kh Qh"), *(cards("? ? ?"),) * 4)
    >>> said = ("", "", "", "", "play")
    >>> view = State(Options(), "declare", hands, (0,) * 5, 6, said=said, dealer=3, turn=0, turned=card("3h"))
    >>> dict(advice(view).args)
    {'tricks': 30, 'none': 0, 'third': 2, 'cost': 3}
    """
    if view.phase != "declare" or view.turned is None:
        return None
    hope = own_hand(view.hands[view.turn], view.turned, likely_rivals(view.said, view.turn))
    values = {"tricks": round(hope.tricks * _DEALS), "none": round(hope.none * _DEALS)}
    counters = {"third": view.pot // TRICKS, "cost": loo(view.options, view.pot)}
    return Phrase("loo-advice", values | counters) if stakes else Phrase("loo-advice-plain", values)


@lru_cache(256)
def _joining(some: int, waiting: int) -> Fraction:
    return comb(waiting, some) * JOINS**some * (1 - JOINS) ** (waiting - some)


# ---------------------------------------------------------------------------------------------------------- cards


def _card(view: State) -> Card:
    """Lead what nothing unseen beats, else a low trump, else a high card; follow as cheaply as wins, else throw low."""
    f = duties(view)
    cheap = sorted(f.allowed, key=lambda each: (each.suit == f.trump, each.rank))
    if f.best is None:
        sure = [each for each in cheap if not _beaten(view, each)]
        return sure[-1] if sure else cheap[0] if f.trumps else cheap[-1]
    return next((each for each in cheap if beats(each, f.best, f.trump)), cheap[0])


def _beaten(view: State, each: Card) -> bool:
    """Whether a card that this player hasn't seen beats this one."""
    seen = {laid.card for trick in (*view.tricks, view.trick) for laid in trick}
    seen |= {*view.hands[view.turn], *([view.turned] if view.turned else [])}
    return any(beats(other, each, view.trump) for other in DECK if other not in seen)


def _judge(view: State, legal: tuple[Move, ...]) -> Move:
    """Challenge who broke a duty; the three tricks show it."""
    for m in legal:
        if isinstance(m, Challenge) and offences(view, m.seat):
            return m
    return Accept()
