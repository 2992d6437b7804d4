"""What is paid, to whom and by whom: the arithmetic of the pot, in counters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from threeup.games.loo.events import Looed, PotDivided, TricksPaid
from threeup.games.loo.state import winner

if TYPE_CHECKING:
    from threeup.core.game import Seat
    from threeup.games.loo.follow import Draft
    from threeup.games.loo.options import Options

TRICKS: Final = 3
ANTE: Final = 3  # stakes


def ante(options: Options, players: int, dealer: Seat) -> tuple[int, ...]:
    """Give what each seat pays before a deal, counters. loo.deal.ante.

    >>> from threeup.games.loo.options import Options
    >>> ante(Options(stake=2), 5, 1), ante(Options(ante="dealer-double"), 5, 0)
    ((0, 6, 0, 0, 0), (6, 3, 3, 3, 3))
    """
    part = ANTE * options.stake
    others = 0 if options.ante == "dealer" else part
    own = 2 * part if options.ante == "dealer-double" else part
    return tuple(own if seat == dealer else others for seat in range(players))


def loo(options: Options, pot: int) -> int:
    """Give what a looed player pays, counters; `pot` is the pot at the start of play. loo.settle.looed.

    >>> from threeup.games.loo.options import Options
    >>> loo(Options(), 12), loo(Options(loo_amount="pot"), 12), loo(Options(loo_amount="pot", loo_cap=6), 12)
    (3, 12, 6)
    """
    if options.loo_amount != "pot":
        return options.loo_amount * options.stake
    return pot if options.loo_cap is None else min(pot, options.loo_cap * options.stake)


def settle(d: Draft) -> bool:
    """Pay the tricks, then take in what the looed pay; tell whether anybody was looed.

    A caught offender's tricks, like those of a defended miss, leave their share in the pot.
    """
    assert d.turned is not None  # noqa: S101 - a card is turned in every deal
    won = [winner(trick, d.turned.suit).seat for trick in d.tricks]
    third = d.at_play // TRICKS
    for seat in sorted(set(won), key=won.index):
        if d.said[seat] != "defend" and seat not in d.caught:
            tricks = won.count(seat)
            d.add(TricksPaid("loo.settle.thirds", seat, tricks, tricks * third))
    amount = loo(d.options, d.at_play)
    n, looed = len(d.said), False
    for i in range(1, n + 1):
        seat = (d.dealer + i) % n
        if d.said[seat] == "fold" or (seat in won and seat not in d.caught):
            continue
        if d.said[seat] == "defend" and seat not in d.caught:
            continue
        rule = "loo.referee.caught" if seat in d.caught else "loo.settle.looed"
        d.add(Looed(rule, seat, amount))
        looed = True
    return looed


def divide(pot: int, players: int) -> PotDivided:
    """Share out a last pot. loo.end.last-pot.

    >>> divide(7, 5)
    PotDivided(rule='loo.end.last-pot', share=1, rest=2)
    """
    return PotDivided("loo.end.last-pot", pot // players, pot % players)
