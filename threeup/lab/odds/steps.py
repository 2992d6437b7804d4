"""Steps of a working that both games take: what is not seen, and how a product of fractions gives a chance."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from threeup.core.game import DEALER
from threeup.lab.odds.finding import Statement
from threeup.lab.place import place
from threeup.players.chances import none_of
from threeup.text.numbers import MINUS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from threeup.core.game import Seat
    from threeup.core.layout import Phrase
    from threeup.lab.odds.finding import Statements

TIMES: Final = " \u00d7 "
LESS: Final = f" {MINUS} "
_FACTORS: Final = 4
"""Factors that are written out; of more, the first two and the last."""


def known(position: Any, seat: Seat | None, game_id: str | None = None) -> tuple[Any, Any, Seat]:  # noqa: ANN401 - any game's
    """Give a position's game, the position as the asking seat sees it, and that seat (None: the seat to move).

    Raises SetupError for a faulty position, TypeError for one of another game, ValueError for no such seat.

    >>> game, view, seat = known("updown/1 [g7 bC / g9 / ?] [b3 b5 b6] pile: g4 b4 removed: *", 0)
    >>> view.holdings[1].hand
    (card('?'), card('?'), card('?'))
    """
    game, state = place(position)
    if game_id is not None and game.id != game_id:
        raise TypeError(game.id)
    moves = game.to_act(state)
    at = seat if seat is not None else 0 if moves is None or moves == DEALER else moves
    if not 0 <= at < game.players(state):
        raise ValueError(at)
    return game, game.view(state, at), at


def ratio(over: int, under: int) -> str:
    """Write a fraction, and in lowest terms if it isn't.

    >>> ratio(12, 45), ratio(1, 3)
    ('12/45 = 4/15', '1/3')
    """
    return _equals(f"{over}/{under}", Fraction(over, under))


def product(over: int, under: int, factors: int) -> str:
    """Write the chance that so many cards, one after another, all come from a part of the unseen ones.

    >>> product(33, 45, 3) == "33/45 \u00d7 32/44 \u00d7 31/43 = 248/645"
    True
    >>> product(22, 48, 9).replace(TIMES, " * ")
    '22/48 * 21/47 * … * 14/40 = 2261/7623212'
    """
    each = [f"{over - i}/{under - i}" for i in range(min(factors, over + 1))]
    shown = each if len(each) <= _FACTORS else [*each[:2], "…", each[-1]]
    # Each factor counts one card: how many are left of the wanted part, of how many at all.
    return _equals(TIMES.join(shown), none_of(under, under - over, factors))


def _equals(written: str, value: Fraction) -> str:
    return written if written == str(value) else f"{written} = {value}"


def unseen(number: int) -> Statement:
    """Say how many cards are not seen, and that they may lie anywhere."""
    return Statement("odds-unseen", {"n": number})


def one_at_least(number: int, helping: Sequence[Phrase], helps: int, drawn: int) -> tuple[Fraction, Statements]:
    """Give the chance that of the cards drawn from the unseen ones at least one helps, and how it is worked out.

    `helping` names the kinds of card that help, with how many there are of each; `helps` is their sum.

    >>> one_at_least(4, (), 1, 2)[0]
    Fraction(1, 2)
    """
    steps = [unseen(number), Statement("odds-help", {"n": helps, "cards": tuple(helping)})]
    if helps and drawn == 1:
        steps.append(Statement("odds-one", {"sum": ratio(helps, number)}))
    elif helps:
        none = none_of(number, helps, drawn)
        steps.append(Statement("odds-none", {"sum": product(number - helps, number, drawn)}))
        steps.append(Statement("odds-some", {"sum": f"1{LESS}{none} = {1 - none}"}))
    return 1 - none_of(number, helps, drawn), tuple(steps)
