"""How a table's history lies in a picture: a column for each move on the way, a lane for each line of moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from threeup.session.node import Node


def lanes(nodes: Sequence[Node]) -> tuple[int, ...]:
    """Give each moment's lane, 0 the topmost; its column is its depth.

    Whatever was tried first goes straight on; another branch lies below the line it leaves, as high as there is room
    from the column of the moment it leaves on. No line crosses another. `nodes` are all of a table, parents first.

    >>> from threeup.session.node import Node
    >>> root = Node(0, None, None, -1, (), None)
    >>> first = Node(1, root, None, 0, (), None, depth=1)
    >>> other = Node(2, root, None, 0, (), None, depth=1)
    >>> root.children = [first, other]
    >>> lanes((root, first, other))
    (0, 0, 1)
    """
    found = [0] * len(nodes)
    lowest = [-1] * (2 + max((node.depth for node in nodes), default=0))
    heads = [nodes[0]] if nodes else []
    while heads:
        head = heads.pop()
        line = _straight(head)
        # From the moment left on: no other line may end where this one turns down.
        start, end = max(0, head.depth - 1), line[-1].depth + 1
        lane = max(lowest[start:end]) + 1
        lowest[start:end] = [lane] * (end - start)
        for node in line:
            found[node.id] = lane
            # The branches furthest on are placed first, so that no way down from further back meets them.
            heads += node.children[:0:-1]
    return tuple(found)


def _straight(node: Node) -> list[Node]:
    line = [node]
    while line[-1].children:
        line.append(line[-1].children[0])
    return line


def parting(first: Node, second: Node) -> tuple[Node, list[Node], list[Node]]:
    """Give the last moment that two lines share, and what follows it on the way to the end of each.

    >>> from threeup.session.node import Node
    >>> root = Node(0, None, None, -1, (), None)
    >>> first, other = (Node(i, root, None, 0, (), None) for i in (1, 2))
    >>> shared, one, two = parting(first, other)
    >>> shared.id, [node.id for node in one], [node.id for node in two]
    (0, [1], [2])
    """
    one, two = first.path(), second.path()
    same = sum(1 for a, b in zip(one, two, strict=False) if a is b)
    return one[same - 1], one[same:], two[same:]
