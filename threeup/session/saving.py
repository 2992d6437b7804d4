"""A table as a record, and back: the whole tree, with the present moment at the end of the main line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from threeup.core.game import DEALER
from threeup.notation import Branch, Player, Record
from threeup.session.seats import Sitter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from threeup.session.node import Node


def record_of(game: Any, sitters: Sequence[Sitter], present: Node, draws: set[int]) -> Record:  # noqa: ANN401 - any game
    """Write down a game: the way to the present moment as main line, all else as branches."""
    path = present.path()
    number = {node.id: moment for moment, node in enumerate(path)}
    branches: list[Branch] = []
    nodes = list(path)
    for node in nodes:  # which grows by every branch
        for child in node.children:
            if child.id not in number:
                line = _line(child)
                branches.append(Branch(number[node.id], tuple(each.move for each in line), child.name))
                number |= {each.id: len(number) + i for i, each in enumerate(line)}
                nodes += line
    root = path[0].state
    begun = game.to_act(root) == DEALER and root == game.start(len(sitters), root.options)
    return Record(
        game.id,
        tuple(Player(each.kind, each.name) for each in sitters),
        tuple(node.move for node in path[1:]),
        tuple(branches),
        tuple(sorted(number[node] for node in draws)),
        root.options,
        None if begun else root,
        names=tuple((number[node.id], node.name) for node in path if node.name),
        notes=tuple((number[node.id], node.note) for node in nodes if node.note),
    )


def _line(node: Node) -> list[Node]:
    line = [node]
    while line[-1].children and not line[-1].children[0].name:
        line.append(line[-1].children[0])
    return line


def sitters_of(record: Record) -> tuple[Sitter, ...]:
    """Seat the players of a record."""
    return tuple(Sitter(player.kind, player.name) for player in record.players)
