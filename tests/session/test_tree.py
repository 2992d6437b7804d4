"""The picture of a history: straight lines, branches below, nothing crosses; notes stay with their moments."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from threeup.games import GAMES
from threeup.session import Table
from threeup.session.node import Node
from threeup.session.tree import lanes, parting

if TYPE_CHECKING:
    from collections.abc import Sequence


def grown(picks: Sequence[int]) -> list[Node]:
    """Grow a tree: each number picks the moment that the next one follows; most often it is the last one."""
    nodes = [Node(0, None, None, -1, (), None)]
    for number, pick in enumerate(picks, 1):
        parent = nodes[-1] if pick % 3 else nodes[pick // 3 % len(nodes)]
        nodes.append(Node(number, parent, None, 0, (), None, depth=parent.depth + 1))
        parent.children.append(nodes[-1])
    return nodes


trees = st.lists(st.integers(0, 10**6), max_size=60).map(grown)


@given(trees)
def test_whatever_was_tried_first_goes_straight_on_and_others_lie_below(nodes: list[Node]) -> None:
    found = lanes(nodes)
    assert found[0] == 0
    for node in nodes:
        rows = [found[child.id] for child in node.children]
        assert rows[:1] == [found[node.id]][: len(rows)]
        assert sorted(set(rows)) == rows


@given(trees)
def test_no_two_moments_share_a_place_and_no_lines_cross(nodes: list[Node]) -> None:
    found = lanes(nodes)
    taken = {(node.depth, found[node.id]) for node in nodes}
    assert len(taken) == len(nodes)
    level = {(node.depth, found[node.id]) for node in nodes if node.children}  # a line leads on from here
    for node in nodes:
        for child in node.children[1:]:
            between = range(found[node.id] + 1, found[child.id])
            assert not any((node.depth, lane) in level for lane in between)
            # Nothing but the branch itself begins or ends where it turns.
            assert (node.depth, found[child.id]) not in taken


def test_a_free_lane_is_used_again() -> None:
    nodes = grown([1] * 9)
    for parent in (nodes[1], nodes[7]):
        nodes.append(Node(len(nodes), parent, None, 0, (), None, depth=parent.depth + 1))
        parent.children.append(nodes[-1])
    assert [lanes(nodes)[node.id] for node in nodes[-2:]] == [1, 1]


def test_a_history_of_thousands_of_moments_is_laid_out_without_recursion() -> None:
    nodes = grown([1] * 5000)
    assert set(lanes(nodes)) == {0}
    assert lanes(()) == ()


@given(trees, st.data())
def test_two_lines_part_at_the_last_moment_they_share(nodes: list[Node], data: st.DataObject) -> None:
    first, second = (data.draw(st.sampled_from(nodes)) for _ in range(2))
    shared, one, two = parting(first, second)
    assert [*shared.path(), *one] == first.path()
    assert [*shared.path(), *two] == second.path()
    assert not one or not two or one[0] is not two[0]


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32), game=st.sampled_from(sorted(GAMES)))
def test_notes_and_names_are_saved_with_every_branch(seed: int, game: str) -> None:
    rng = random.Random(seed)
    table = Table(game=game, seed=seed % 1000)
    for number in range(rng.randrange(1, 25)):
        if rng.random() < 0.3:
            table.jump(rng.randrange(len(table.nodes)))
        if table.to_act is not None:
            table.play(rng.choice(table.legal_moves()))
        if rng.random() < 0.5:
            assert table.annotate(f"note {number}.\n" * rng.randrange(1, 60))
        if rng.random() < 0.3:
            assert table.name_branch(f" name {number} ")
    again = Table.load(table.save())

    def written(each: Table) -> set[tuple[tuple[str, ...], str, str]]:
        return {(tuple(str(on.move) for on in node.path()), node.note, node.name) for node in each.nodes}

    assert written(again) == written(table)


def test_a_note_can_be_taken_away_and_needs_its_moment() -> None:
    table = Table(2, seed=7)
    before = table.version
    assert table.annotate("Why?\u202e\nBecause.\0")
    assert (table.at.note, table.version) == ("Why? Because.", before + 1)
    assert table.annotate("", table.at.id)
    assert table.at.note == ""
    assert not table.annotate("x", 99)
    assert not table.annotate("x", -1)
