"""The cause of a difference: the fewest house rules that have to be changed to bring it about."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

Cause = tuple[str, ...]
"""Names of options that must be changed together, in the order of the options."""


class Noting:
    """House rules that answer as others do, and note which of them were asked for, in the order of asking.

    What a game does hangs on nothing but what it asks for. So whoever knows what was asked knows which of the other
    house rules could not have changed the answer.

    >>> from threeup.games.updown import Options
    >>> rules = Noting(Options(two_decks=True))
    >>> len(rules.cards()), rules.asked
    (168, ['deck', 'two_decks'])
    """

    __slots__ = ("_rules", "asked")

    def __init__(self, rules: Any) -> None:  # noqa: ANN401 - any game's options
        self._rules = rules
        self.asked: list[str] = []

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the rules have
        """Give a rule's value, and note its name; a method asks its own questions here."""
        rules = self._rules
        if name not in type(rules).__slots__:
            return getattr(type(rules), name).__get__(self)
        if name not in self.asked:
            self.asked.append(name)
        return getattr(rules, name)


def changed(a: Any, b: Any) -> dict[str, tuple[Any, Any]]:  # noqa: ANN401 - any game's options
    """Give the options that differ, each with its two values.

    >>> from threeup.games.updown import Options
    >>> changed(Options(), Options(set_size=4))
    {'set_size': (3, 4)}
    """
    pairs = ((name, getattr(a, name), getattr(b, name)) for name in type(a).__slots__)
    return {name: (one, other) for name, one, other in pairs if one != other}


_NOTHING: Final[Cause] = ()


def smallest(
    ask: Callable[[Any], object], a: Any, differing: Mapping[str, tuple[Any, Any]], wanted: object  # noqa: ANN401
) -> tuple[Cause, ...]:  # fmt: skip
    """Give every smallest set of options which, changed in `a`, gives what is wanted; none where none does.

    Exact, however many options differ: an option that is never asked for can't be part of a cause, and options are
    changed in the order of asking only, so that each way of answering is tried once.

    Args:
        ask: gives what house rules bring about, asking them for what it needs.
        a: the house rules to start from.
        differing: the options that may be changed, as `changed` gives them.
        wanted: what is to come about.

    >>> from threeup.games.loo import Options
    >>> a, b = Options(), Options(loo_amount="pot", loo_cap=6, ante="all")
    >>> from threeup.games.loo.settle import loo
    >>> smallest(lambda rules: loo(rules, 12), a, changed(a, b), 6)
    (('loo_amount', 'loo_cap'),)
    """
    order = list(differing)
    level: list[tuple[Cause, int]] = [(_NOTHING, 0)]
    while level:
        found: list[Cause] = []
        following: list[tuple[Cause, int]] = []
        for chosen, tried in level:
            rules = Noting(replace(a, **{name: differing[name][1] for name in chosen}))
            if ask(rules) == wanted:
                found.append(chosen)
            asked = [name for name in rules.asked if name in differing]
            following += [((*chosen, asked[i]), i + 1) for i in range(tried, len(asked))]
        if found:
            return tuple(sorted((tuple(sorted(each, key=order.index)) for each in found), key=_place(order)))
        level = following
    return ()


def _place(order: list[str]) -> Callable[[Cause], list[int]]:
    return lambda cause: [order.index(name) for name in cause]
