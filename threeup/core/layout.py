"""How a game lies on a table: what a board needs to draw it, without words and without rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from threeup.core.game import Seat


@dataclass(frozen=True, slots=True)
class Phrase:
    """Something to be said: a message's ID and its values, which may be phrases or lists of them in turn."""

    key: str
    args: Mapping[str, int | str | Phrase | tuple[Phrase, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Face:
    """A card as it lies.

    Fields:
        card: the card in notation ("g7"), "?" for a card face down.
        key: names the card among those that the player to move can select; empty when it can't be.
        group: cards of one group are named together on the button ("8"); "down" for cards to be turned over.
    """

    card: str
    key: str = ""
    group: str = ""


@dataclass(frozen=True, slots=True)
class Stack:
    """A face-up card on a face-down one; either may be gone."""

    down: Face | None
    up: Face | None


@dataclass(frozen=True, slots=True)
class Zone:
    """A pile in the middle: `shown` are its visible cards, bottom to top, the last few only."""

    id: str
    count: int
    shown: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """What lies before one player; `finished` is 1 for who came in first, 0 for who plays on."""

    seat: Seat
    hand: tuple[Face, ...]
    stacks: tuple[Stack, ...]
    finished: int = 0


@dataclass(frozen=True, slots=True)
class Action:
    """A button.

    Fields:
        id: sent back when it is pressed.
        label: its words; for a button that acts on selected cards, the words while none is selected.
        select: it acts on selected cards.
        groups: words for 1, 2, … selected cards of one group.
        mixed: words for 1, 2, … selected cards of several groups.
        legal: pressing it now (with the right cards) is allowed.
    """

    id: str
    label: Phrase
    select: bool = False
    groups: Mapping[str, tuple[Phrase, ...]] = field(default_factory=dict)
    mixed: tuple[Phrase, ...] = ()
    legal: bool = True


@dataclass(frozen=True, slots=True)
class Motion:
    """A movement to show: cards that travel, a card that turns over, or a pile that is swept away."""

    kind: Literal["move", "flip", "sweep"]
    source: str
    target: str
    cards: tuple[str, ...] = ()
    seat: Seat | None = None
    place: int = 0
