"""What a way of playing on led to, for one seat: each game has a module that says what is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

from threeup.lab.results import loo, updown

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from threeup.core.events import Event
    from threeup.core.game import Seat


class Watch(Protocol):
    """Follows one way of playing on."""

    def saw(self, events: Iterable[Event]) -> None:
        """Take in what happened."""
        ...

    def settled(self, s: Any) -> bool:  # noqa: ANN401 - any game's state
        """Whether all that is counted is known."""
        ...

    def results(self, s: Any) -> Mapping[str, float]:  # noqa: ANN401 - any game's state
        """Give each column's value: 1 or 0 for what came about or not, a number for an amount."""
        ...


class _Results(Protocol):
    MEANS: frozenset[str]

    def knowledge(self, s: Any) -> str: ...  # noqa: ANN401 - any game's state

    def columns(self, s: Any) -> tuple[str, ...]: ...  # noqa: ANN401 - any game's state

    def Watch(self, s: Any, seat: Seat) -> Watch: ...  # noqa: ANN401, N802 - a class


RESULTS: Final[dict[str, _Results]] = {"updown": updown, "loo": loo}
"""By game: `knowledge` (what is known besides the cards in sight), `columns` (what is counted from a position on, by
names), `Watch`, and which columns are amounts."""
