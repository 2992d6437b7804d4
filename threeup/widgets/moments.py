"""The moments of a table's history worth going to, as a board lists them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from threeup.session.table import Node, Table
    from threeup.text.speech import Speech

Json = dict[str, Any]

_MOST: Final = 60


def moments(table: Table, speech: Speech) -> list[Json]:
    """List where a branch starts or ends, the named moments, and the present: the last 60 of them.

    >>> from threeup.session import Table
    >>> table = Table(2, seed=7)
    >>> [each["current"] for each in moments(table, table.speech(0))]
    [True]
    """
    nodes = table.nodes
    worth = [n for n in nodes[1:] if n.name or len(n.children) != 1 or n is table.at or _forks(n)]
    return [_moment(table, speech, node) for node in worth[-_MOST:]]


def _forks(node: Node) -> bool:
    return node.parent is not None and len(node.parent.children) > 1


def _moment(table: Table, speech: Speech, node: Node) -> Json:
    name = speech.name(node.mover) if node.mover >= 0 else ""
    dealt = "no" if name else "yes" if node.parent is None or node.deals > node.parent.deals else "end"
    return {
        "node": node.id,
        "parent": node.parent.id if node.parent else None,
        "label": speech.words.format("board-moment", n=node.id, name=name, dealt=dealt),
        "name": node.name or None,
        "current": node is table.at,
        "depth": sum(len(each.children) > 1 for each in node.path()[:-1]),
    }
