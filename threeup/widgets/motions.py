"""What moves on the table when something happens, as a board is sent it for one seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from threeup.widgets.said import card_label

if TYPE_CHECKING:
    from threeup.core.game import Seat
    from threeup.core.layout import Motion
    from threeup.session.node import Node

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Motions:
    """Makes the movements for one seat, in one language.

    Fields:
        game: the game.
        seat: whose eyes; None for a watcher.
        lang: the language's code.
    """

    game: Any
    seat: Seat | None
    lang: str

    def of(self, node: Node) -> list[Json]:
        """List the movements that led to a moment, in order."""
        seen = (self.game.seen(event, self.seat) for event in node.events)
        return [step for event in seen for motion in self.game.motions(event) for step in self._motion(motion)]

    def _motion(self, motion: Motion) -> list[Json]:
        seat, source, target = motion.seat, motion.source, motion.target
        cards = [self._flying(card) for card in motion.cards]
        match motion.kind:
            case "sweep":
                return [{"kind": "sweep", "from": self._end(source, seat), "to": self._end(target, seat)}]
            case "gather":
                return [{"kind": "gather", "from": self._end(source, None), "seat": seat}]
            case "flip":
                flip = {"kind": "flip", "seat": seat, "place": motion.place, "card": cards[0]}
                return [flip] if target == source else [flip, self._move(seat, source, target, cards)]
            case "move":
                return [self._move(seat, source, target, cards)]

    def _move(self, seat: Seat | None, source: str, target: str, cards: list[Json]) -> Json:
        ends = {"from": self._end(source, seat), "to": self._end(target, seat)}
        return {"kind": "move", **ends, "cards": cards, "seat": seat}

    def _end(self, zone: str, seat: Seat | None) -> Json:
        theirs = zone in {"hand", "own"} and seat != self.seat
        return {"zone": "seat" if theirs else zone, "seat": seat}

    def _flying(self, card: str) -> Json:
        label = card_label(self.game, self.lang, card, ".label")
        face = self.game.face_id(card)
        return {"key": None, "face": face, "label": label, "group": "", "playable": None, "why": None}
