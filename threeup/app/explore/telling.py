"""A history in words: of each moment what led there, as far as the way of looking at the bench lets it be known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from threeup.core.game import DEALER
from threeup.widgets.said import line

if TYPE_CHECKING:
    from threeup.app.explore.workplace import Workplace
    from threeup.session.node import Node


class Telling:
    """Tells moments; what was told is kept as long as the bench, the way of looking and the language stay.

    While one seat's knowledge is looked at, only the way to the present is told, as that seat saw it: of what comes
    later, or came on other branches, it knows nothing now.

    >>> from threeup.app.explore.workplace import Workplace
    >>> place = Workplace("en")
    >>> place.deal("updown", 2, seed=7)
    >>> Telling(place).labels()
    (['The beginning.', 'The cards are dealt.'], [0, 1])
    """

    def __init__(self, place: Workplace) -> None:
        self.place = place
        self._kept: tuple[Any, ...] = ()
        self._told: dict[tuple[int, bool], str] = {}

    def labels(self) -> tuple[list[str], list[int]]:
        """Give the different sentences, and for each moment of the bench which of them it has."""
        texts: dict[str, int] = {}
        way = {node.id for node in self.place.bench.at.path()}
        told = [self.label(node, on_way=node.id in way) for node in self.place.bench.nodes]
        numbers = [texts.setdefault(each, len(texts)) for each in told]
        return list(texts), numbers

    def label(self, node: Node, *, on_way: bool) -> str:
        """Say what led to a moment, which lies on the way to the present or elsewhere."""
        place = self.place
        kept = (place.bench, place.knower, place.lang)
        if kept != self._kept:
            self._kept, self._told = kept, {}
        key = (node.id, on_way or place.open)
        if key not in self._told:
            self._told[key] = self._tell(node) if key[1] else self._hide(node)
        return self._told[key]

    def _tell(self, node: Node) -> str:
        place, bench = self.place, self.place.bench
        if node.parent is None or node.deals > node.parent.deals:
            return self._hide(node)
        seen = [event if place.open else bench.game.seen(event, place.knower) for event in node.events]
        told = [line(bench.game, place.lang, bench.sitters, place.knower, each, bench.stakes) for each in seen]
        if told and told[0] is not None:
            return told[0]
        # Nothing was said aloud of the move itself: who moved knows it, and whoever saw all that happened.
        if node.mover == place.knower or seen == list(node.events):
            speech = place.speech
            move = speech.say(bench.game.move_phrase(node.move))
            return place.words.format("explore-history-move", name=speech.name(node.mover), move=move)
        return next((each for each in told if each is not None), self._hide(node))

    def _hide(self, node: Node) -> str:
        """Say no more than that somebody moved."""
        words = self.place.words
        if node.parent is None:
            return words.format("explore-history-begin")
        if node.mover == DEALER:
            key = "explore-history-deal" if node.deals > node.parent.deals else "explore-history-stop"
            return words.format(key)
        return words.format("explore-history-hidden", name=self.place.speech.name(node.mover))
