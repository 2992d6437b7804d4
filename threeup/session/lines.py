"""Two lines of a history side by side: their moves from where they part, and what they lead to."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from threeup.core.game import DEALER
from threeup.core.layout import Phrase
from threeup.lab.sheet import Sheet, Shown
from threeup.session.tree import parting
from threeup.text.numbers import signed

if TYPE_CHECKING:
    from collections.abc import Callable

    from threeup.core.layout import Place, Zone
    from threeup.session.node import Node
    from threeup.session.table import Table
    from threeup.text.speech import Speech

_NOTHING: Final = "\N{EN DASH}"


@dataclass(frozen=True, slots=True)
class Lines(Shown):
    """Two lines of a table's history, which end at two moments; everything lies open.

    Fields:
        table: the table.
        first: the moment at which the one line ends.
        second: the moment at which the other ends.
    """

    table: Table
    first: Node = field(repr=False)
    second: Node = field(repr=False)

    def sheet(self, lang: str = "en") -> Sheet:
        """Give the moves from where the lines part, and below them what is different at their ends."""
        speech = self.table.speech(None, lang)
        tell = partial(_told, self.table, speech)
        moves, ends = compared(self.table, speech, tell, self.first, self.second)
        return Sheet(moves.title, moves.columns, moves.rows + ends.rows, ends.notes, lang)


def compare_lines(table: Table, first: int, second: int) -> Lines:
    """Put two lines of a table's history side by side, by the numbers of the moments at which they end.

    Raises IndexError where there is no such moment.

    >>> from threeup.session import Table
    >>> table = Table(2, seed=7)
    >>> for move in table.legal_moves()[:2]:
    ...     _ = table.jump(1), table.play(move)
    >>> compare_lines(table, 2, 3).sheet().rows[0]
    ('2', 'Happy Bee: lay green 3, blue 4 and green 5 face up', 'Happy Bee: lay green 3, blue 4 and green 8 face up')
    """
    for number in (first, second):
        if not 0 <= number < len(table.nodes):
            message = f"moment {number} of {len(table.nodes)}"
            raise IndexError(message)
    return Lines(table, table.nodes[first], table.nodes[second])


def _told(table: Table, speech: Speech, node: Node) -> str:
    """Say who made which move; a deal is no more than that."""
    if node.mover == DEALER:
        return speech.words.format("explore-history-deal")
    move = speech.say(table.game.move_phrase(node.move))
    return speech.words.format("explore-when-step", who="other", name=speech.name(node.mover), move=move)


def compared(
    table: Table, speech: Speech, tell: Callable[[Node], str], first: Node, second: Node
) -> tuple[Sheet, Sheet]:
    """Give the moves of two lines that end at these moments, and how the tables there differ; `tell` says a moment."""
    say = speech.words.format
    shared, one, two = parting(first, second)
    heads = tuple(say("explore-history-line", line=line) for line in ("first", "second"))
    rows = [
        (str(shared.depth + number), *(_NOTHING if each is None else tell(each) for each in pair))
        for number, pair in enumerate(zip_longest(one, two), 1)
    ]
    title = say("explore-history-parted", n=shared.depth)
    moves = Sheet(title, (say("explore-history-number"), *heads), tuple(rows), lang=speech.lang)
    left, right = _table(table, speech, first), _table(table, speech, second)
    ends = [
        ((left.get(key) or right[key])[0], *(end.get(key, ("", _NOTHING))[1] for end in (left, right)))
        for key in {**left, **right}
    ]
    differing = tuple(row for row in ends if row[1] != row[2])
    title = say("explore-history-outcome")
    notes = () if first.state != second.state else (speech.words.text("explore-history-outcome", "same"),)
    return moves, Sheet(title, ("", *heads), differing, notes, speech.lang)


def _table(table: Table, speech: Speech, node: Node) -> dict[str, tuple[str, str]]:
    """Say what there is at a moment, each with its title: how the game stands, each player, the middle."""
    game, words, state = table.game, speech.words, node.state
    on = words.text("explore-history-game", "on")
    ended = on if game.to_act(state) is not None else speech.say(game.ending(state, None, stakes=table.stakes)[1])
    if node.id in table.draw_agreed:
        ended = words.format("board-over-agreed")
    found = {"game": (words.format("explore-history-game"), ended)}
    for each in game.places(state, None):
        found[f"seat {each.seat}"] = (speech.name(each.seat), _player(table, speech, each))
        if held := [speech.card(face.card) for face in each.open_hand]:
            cards = words.format("board-seat-holds", cards=words.every(held))
            found[f"hand {each.seat}"] = (speech.name(each.seat), cards)
    for zone in game.zones(state):
        if table.stakes or zone.kind != "counters":
            found[f"zone {zone.id}"] = (speech.say(Phrase(f"zone-{zone.id}")), _zone(speech, zone))
    return found


def _player(table: Table, speech: Speech, place: Place) -> str:
    cards = len(place.hand) + sum((stack.up is not None) + (stack.down is not None) for stack in place.stacks)
    said = [speech.words.format("explore-history-cards", n=cards)]
    if table.stakes and place.counters is not None:
        shown = signed(speech.words, place.counters)
        said.append(speech.words.format("board-counters", n=place.counters, shown=shown))
    return speech.words.every(said)


def _zone(speech: Speech, zone: Zone) -> str:
    top = speech.card(zone.shown[-1].card) if zone.shown else ""
    return speech.say(Phrase(f"zone-{zone.id}.label", {**zone.args, "n": zone.count, "top": top}))
