"""A part of Explore: what it shows of the bench, and what it does when something in it is pressed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from threeup.app.explore.workplace import Workplace

Json = dict[str, Any]


class Tab(ABC):
    """One part; the workplace holds what all of them look at.

    `id` names it in addresses and in messages: its title is the message `explore-<id>`, a sentence on what it is for
    the message `explore-<id>.text`; what is pressed in it is sent as {"kind": "<id>", "do": …}.
    """

    id: ClassVar[str]

    def __init__(self, place: Workplace) -> None:
        self.place = place

    @abstractmethod
    def blocks(self) -> Sequence[Json]:
        """Give what stands in the part now, as widgets.blocks makes it."""

    @abstractmethod
    def hear(self, do: str, content: Json) -> None:
        """Do what was pressed; the panel is drawn anew afterwards. `content` is whatever a browser sends."""

    def moved(self) -> None:  # noqa: B027 - a part need not follow
        """Follow the bench: a move was made or taken back, the way of looking has changed, or the table is another."""

    def leave(self) -> None:  # noqa: B027 - in most parts nothing runs on
        """Stop what runs on, because something else is shown."""
