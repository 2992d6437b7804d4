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
        under: what a card is that lies face down, where that is known; empty otherwise.
    """

    card: str
    key: str = ""
    group: str = ""
    under: str = ""


@dataclass(frozen=True, slots=True)
class Stack:
    """A face-up card on a face-down one; either may be gone."""

    down: Face | None
    up: Face | None


@dataclass(frozen=True, slots=True)
class Zone:
    """Something in the middle of the table.

    Fields:
        id: its words are the messages `zone-<id>`.
        count: cards that lie there, or counters.
        shown: its visible cards; of a pile the last few only, bottom to top; of a row all, in the order laid.
        kind: "pile" for cards on one another, "row" for cards side by side, "counters" for a number without cards.
        laid_by: in a row, who laid each card.
        best: in a row, the place of the card that wins so far; None where none does.
        args: more values for its words.
    """

    id: str
    count: int
    shown: tuple[Face, ...]
    kind: Literal["pile", "row", "counters"] = "pile"
    laid_by: tuple[Seat, ...] = ()
    best: int | None = None
    args: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Place:
    """What lies before one player, and what all know of them.

    Fields:
        hand: the cards in hand.
        stacks: the player's own piles on the table.
        finished: 1 for who came in first, and so on; 0 for who plays on.
        dealer: the player deals.
        note: what the player has said or done in this deal; None for nothing yet.
        aside: the player takes no further part in this deal.
        tricks: tricks won in this deal; None where the game has none, or the player can win none.
        counters: the player's account, which may be below zero; None where the game has none.
        change: what the last deal brought to the account; None before the first has ended.
    """

    seat: Seat
    hand: tuple[Face, ...]
    stacks: tuple[Stack, ...] = ()
    finished: int = 0
    dealer: bool = False
    note: Phrase | None = None
    aside: bool = False
    tricks: int | None = None
    counters: int | None = None
    change: int | None = None

    @property
    def open_hand(self) -> tuple[Face, ...]:
        """The hand where any of it is known, unknown cards and all; nothing where none is.

        >>> Place(0, (Face("g7"), Face("?"))).open_hand == (Face("g7"), Face("?")), Place(0, (Face("?"),)).open_hand
        (True, ())
        """
        return self.hand if any(face.card != "?" for face in self.hand) else ()


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
        single: it acts on one card only.
        quiet: it is allowed, but not what players mostly want now.
    """

    id: str
    label: Phrase
    select: bool = False
    groups: Mapping[str, tuple[Phrase, ...]] = field(default_factory=dict)
    mixed: tuple[Phrase, ...] = ()
    legal: bool = True
    single: bool = False
    quiet: bool = False


@dataclass(frozen=True, slots=True)
class Motion:
    """A movement to show.

    Fields:
        kind: "move" for cards that travel, "flip" for a card that turns over, "sweep" for a pile that leaves the game,
            "gather" for a trick that `seat` takes in.
        source: a zone's ID, "hand" or "own".
        target: likewise; empty for "gather".
        cards: those that travel, in notation.
        seat: whose hand or piles.
        place: which pile of a player.
    """

    kind: Literal["move", "flip", "sweep", "gather"]
    source: str
    target: str
    cards: tuple[str, ...] = ()
    seat: Seat | None = None
    place: int = 0
