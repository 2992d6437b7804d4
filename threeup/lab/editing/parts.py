"""What a position is made of, for somebody who edits it: places for cards, and settings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol, TypeVar

from threeup.core.layout import Phrase

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from threeup.core.errors import Fault
    from threeup.core.game import Seat

FLAGS: Final = ("yes", "no")
DECK: Final = ""
"""The zone of the cards that lie nowhere yet."""


@dataclass(frozen=True, slots=True)
class EditZone:
    """A place where cards lie.

    Fields:
        id: names it, with a seat where it is a player's: "pile", "hand:0".
        label: its name.
        seat: whose it is; None for the middle of the table.
        cards: bottom to top, or in the order laid.
        ordered: whether the order of its cards means something.
        most: how many cards it takes; None where nothing limits them.
        counted: False where its cards are marked only and lie elsewhere, as those chosen out of a hand.
    """

    id: str
    label: Phrase
    seat: Seat | None
    cards: tuple[Any, ...]
    ordered: bool = False
    most: int | None = None
    counted: bool = True


@dataclass(frozen=True, slots=True)
class Setting:
    """Something about a position that is no card.

    Fields:
        id: names it, with a seat where it is a player's: "turn", "out:1".
        label: its name.
        value: what it is now, as it is written: "3", "yes", "fold".
        kind: "number" for a whole number, "choice" for one of `choices`, "flag" for "yes" or "no".
        choices: what it may be, each with its words.
        seat: whose it is; None for the whole table.
    """

    id: str
    label: Phrase
    value: str
    kind: Literal["number", "choice", "flag"] = "choice"
    choices: tuple[tuple[str, Phrase], ...] = ()
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Pick:
    """A card chosen to be put elsewhere: the one that lies `at` a place of a zone, or `card` out of the deck."""

    zone: str
    at: int = 0
    card: str = "?"


class Editing(Protocol):
    """How the positions of one game are edited: its module in this package. Setups may be nonsense before and after.

    Fields:
        REST: the zones where all other cards of the deck lie, the first to be taken from named first.
        UNKNOWN: the card that nobody may see.
    """

    REST: tuple[str, ...]
    UNKNOWN: Any

    def zones(self, p: Any) -> tuple[EditZone, ...]:  # noqa: ANN401 - any game's setup
        """List the places for cards."""
        ...

    def lay(self, p: Any, cards: Cards, taken: Cards) -> Any:  # noqa: ANN401
        """Put cards in zones; `taken` is what is left in the zones out of which cards of the deck were taken."""
        ...

    def settings(self, p: Any) -> tuple[Setting, ...]:  # noqa: ANN401
        """List what is no card, as far as it means something in this phase or stands there already."""
        ...

    def change(self, p: Any, name: str, value: str) -> Any:  # noqa: ANN401
        """Give a setting another value; the same setup for one that it can't have."""
        ...

    def seated(self, p: Any, players: int) -> Any:  # noqa: ANN401
        """Let more or fewer players sit there; those who leave lay down their cards."""
        ...

    def ruled(self, p: Any, options: Any) -> Any:  # noqa: ANN401
        """Play by other house rules."""
        ...

    def blank(self, players: int, options: Any) -> Any:  # noqa: ANN401
        """Give a table in play on which nobody has a card yet."""
        ...

    def mend(self, p: Any, fault: Fault) -> Any:  # noqa: ANN401
        """Take a fault away, in one way of several; None where only a person can say how."""
        ...


Cards = Mapping[str, tuple[Any, ...]]
"""What lies in zones."""


P = TypeVar("P")


def remade(p: P, fields: Mapping[str, Any]) -> P:
    """Give a setup with other values in fields that are named at run time.

    >>> remade(Pick("hand:0"), {"at": 2})
    Pick(zone='hand:0', at=2, card='?')
    """
    setup: Any = p
    made: P = replace(setup, **fields)
    return made


def choice(name: str, values: Iterable[str]) -> tuple[tuple[str, Phrase], ...]:
    """Give choices whose words depend on their value.

    >>> choice("edit-phase", ["play"])
    (('play', Phrase(key='edit-phase', args={'value': 'play'})),)
    """
    return tuple((each, Phrase(name, {"value": each or "none"})) for each in values)


def seat_choice(players: int) -> tuple[tuple[str, Phrase], ...]:
    """Give the seats to choose from.

    >>> seat_choice(1)
    (('0', Phrase(key='edit-seat', args={'seat': 0, 'n': 1})),)
    """
    return tuple((str(seat), Phrase("edit-seat", {"seat": seat, "n": seat + 1})) for seat in range(players))


def flag(on: object) -> str:
    """Write what is or isn't.

    >>> flag(True), flag(())
    ('yes', 'no')
    """
    return "yes" if on else "no"


def toggled(seats: Sequence[Seat], seat: Seat, *, on: bool) -> tuple[Seat, ...]:
    """Put a seat last in a list where it isn't yet, or take it out.

    >>> toggled((2, 0), 1, on=True), toggled((2, 0), 2, on=False)
    ((2, 0, 1), (0,))
    """
    if on and seat in seats:
        return tuple(seats)
    return (*(each for each in seats if each != seat), *((seat,) if on else ()))


def once(seats: Iterable[Seat], among: Iterable[Seat]) -> tuple[Seat, ...]:
    """Name each seat once, and only such as may be named.

    >>> once((2, 0, 2, 7), range(3))
    (2, 0)
    """
    able = set(among)
    return tuple(each for each in dict.fromkeys(seats) if each in able)


def number(text: str, *, signed: bool = False, digits: int = 18) -> int | None:
    """Read a whole number; None for anything else.

    >>> number("-3", signed=True), number("-3"), number("x")
    (-3, None, None)
    """
    minus = text[:1] in {"-", "\N{MINUS SIGN}"}
    rest = text[1:] if minus else text
    if not (rest.isascii() and rest.isdigit() and len(rest) <= digits) or (minus and not signed):
        return None
    return -int(rest) if minus else int(rest)
