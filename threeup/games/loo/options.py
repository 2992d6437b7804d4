"""The house rules: one frozen value, part of every state and written into every record."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from typing import TYPE_CHECKING, Final, Literal, get_args, get_type_hints

from threeup.core.errors import Fault, SetupError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from threeup.core.line import Plain

LARGEST: Final = 1_000_000
"""The most that a number among the options may be."""

_NUMBERS: Final[dict[str, tuple[int | None, ...]]] = {
    "stake": (1, 2, 3, 5, 10),
    "loo_cap": (None, 6, 12, 24),
    "deals": (None, 5, 10, 20, 30),
}
"""What a form offers where any number is good; None where it may be left out."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options of 3-Card Loo, with the defaults of the rule book.

    Fields:
        stake: counters to a stake.
        ante: who pays three stakes into the pot before a deal: the dealer, all alike, or all and the dealer twice that.
        loo_amount: stakes that a looed player pays; "pot" for as much as lay in the pot at the start of play.
        loo_cap: with "pot", the most stakes that a looed player pays; None for no limit.
        first_pool_single: in the first deal all must play, and there is no miss.
        dealer_may_concede: the dealer may fold against one player.
        defend_when: whether the dealer may defend the miss against one player only, or against any number.
        lead: "strict": who leads first must lead a trump if able; "classic": only who holds two or more.
        undertrump: whether a player void of the suit led must trump even where that can't win the trick.
        club_law: when clubs are trumps, all must play.
        small_table: for three or four players.
        revoke: "refuse": a card against the rules can't be played; "loo": it can, and whoever is caught is looed.
        deals: deals after which the game ends; None until the players agree.
    """

    stake: int = 1
    ante: Literal["dealer", "all", "dealer-double"] = "dealer"
    loo_amount: Literal[3, 6, "pot"] = 3
    loo_cap: int | None = None
    first_pool_single: bool = False
    dealer_may_concede: bool = False
    defend_when: Literal["one-opponent", "any-opponent"] = "one-opponent"
    lead: Literal["strict", "classic"] = "strict"
    undertrump: Literal["forced", "free"] = "forced"
    club_law: bool = False
    small_table: bool = False
    revoke: Literal["refuse", "loo"] = "refuse"
    deals: int | None = None

    def players(self) -> range:
        """Give the numbers of players that may play. loo.table.players.

        >>> Options().players(), Options(small_table=True).players()
        (range(5, 17), range(3, 5))
        """
        return range(3, 5) if self.small_table else range(5, 17)

    def faults(self, players: int) -> tuple[Fault, ...]:
        """List everything that keeps this many players from playing with these options.

        >>> Options().faults(5)
        ()
        >>> [fault.id for fault in Options(stake=0).faults(4)]
        ['options.value', 'options.players']
        """
        found = self.wrong()
        able = self.players()
        if players not in able:
            found.append(Fault("options.players", {"players": players, "least": able[0], "most": able[-1]}))
        return tuple(found)

    def wrong(self) -> list[Fault]:
        """List the values that are none of the option's."""
        return [fault for name, allowed in _allowed().items() for fault in self._fault(name, allowed)]

    def _fault(self, name: str, allowed: tuple[object, ...]) -> list[Fault]:
        value = getattr(self, name)
        if name in _NUMBERS:
            good = (value is None and None in _NUMBERS[name]) or (type(value) is int and 1 <= value <= LARGEST)
        else:
            good = any(value == each and type(value) is type(each) for each in allowed)
        return [] if good else [Fault("options.value", {"option": name, "value": str(value)[:40]})]


@cache
def _allowed() -> dict[str, tuple[object, ...]]:
    hints = get_type_hints(Options)
    return {f.name: (True, False) if hints[f.name] is bool else get_args(hints[f.name]) for f in fields(Options)}


def fit(options: Mapping[str, object], players: int) -> dict[str, object]:
    """Give the same options, with a small table for three or four players where nothing is said of it.

    >>> fit({"stake": 2}, 4)
    {'small_table': True, 'stake': 2}
    """
    return ({"small_table": True} if players < Options().players()[0] else {}) | dict(options)


def read_options(data: Mapping[str, object]) -> Options:
    """Make options from names and values. Raises SetupError, naming every unknown option and wrong value.

    >>> read_options({"stake": 4, "deals": "none"})
    Options(stake=4, ante='dealer', ...)
    """
    unknown = [Fault("options.unknown", {"option": str(name)[:40]}) for name in data if name not in _allowed()]
    values = {
        name: None if value == "none" and None in _NUMBERS.get(name, ()) else value
        for name, value in data.items()
        if name in _allowed()
    }
    known = Options(**values)  # type: ignore[arg-type]
    if wrong := [*unknown, *known.wrong()]:
        raise SetupError(wrong)
    return known


def write_options(options: Options) -> dict[str, Plain]:
    """Give the options that differ from the defaults, as values that any file format has.

    >>> write_options(Options(deals=10, loo_amount="pot"))
    {'loo_amount': 'pot', 'deals': 10}
    """
    found: dict[str, Plain] = {}
    for f in fields(Options):
        value = getattr(options, f.name)
        if value != getattr(_DEFAULTS, f.name):
            found[f.name] = "none" if value is None else value
    return found


def option_choices() -> dict[str, tuple[object, ...]]:
    """Give what a form offers for each option, the default first.

    >>> option_choices()["ante"], option_choices()["deals"][:2]
    (('dealer', 'all', 'dealer-double'), (None, 5))
    """
    choices: dict[str, tuple[object, ...]] = {}
    for name, allowed in _allowed().items():
        default = getattr(_DEFAULTS, name)
        choices[name] = _NUMBERS.get(name) or (default, *(each for each in allowed if each != default))
    return choices


_DEFAULTS: Final = Options()
