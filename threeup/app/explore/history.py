"""The history of the bench: its moments as a picture to walk in, with names and notes; two lines compared."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final

from threeup.app.explore.tab import Tab
from threeup.app.explore.telling import Telling
from threeup.notation.names import LONGEST_BRANCH_NAME, LONGEST_NOTE
from threeup.session.lines import compared
from threeup.session.tree import lanes
from threeup.widgets import blocks

if TYPE_CHECKING:
    from collections.abc import Sequence

    from threeup.app.explore.workplace import Workplace
    from threeup.session.node import Node

Json = dict[str, Any]

_LINES: Final = ("first", "second")


class HistoryTab(Tab):
    """The part that shows and changes where on which branch the bench is.

    >>> from threeup.app.explore.workplace import Workplace
    >>> place = Workplace("en")
    >>> place.deal("updown", 2, seed=7)
    >>> tab = HistoryTab(place)
    >>> tab.blocks()[0]["block"], place.bench.at.id
    ('tree', 1)
    >>> tab.hear("back", {})
    >>> place.bench.at.id
    0
    """

    id: ClassVar[str] = "history"

    def __init__(self, place: Workplace) -> None:
        super().__init__(place)
        self.ends: dict[str, int] = {}
        """The moments at which the first and the second line to be compared end."""
        self._bench = place.bench
        self._telling = Telling(place)

    def moved(self) -> None:
        """Forget what belongs to another table."""
        if self._bench is not self.place.bench:
            self._bench = self.place.bench
            self.ends = {}

    # -------------------------------------------------------------------------------------------------- showing

    def blocks(self) -> Sequence[Json]:
        """Give the picture, the steps, the words to the present moment, and the comparison."""
        at, words = self.place.bench.at, self.place.words
        name, note = words.format("explore-history-name"), words.format("explore-history-note")
        return [
            self._tree(),
            self._steps(),
            # A key of its own for each moment: what is typed stays with the moment at which it was begun.
            blocks.field(f"name-{at.id}", name, at.name, self._send("name", node=at.id), longest=LONGEST_BRANCH_NAME),
            blocks.field(f"note-{at.id}", note, at.note, self._send("note", node=at.id), longest=LONGEST_NOTE, rows=3),
            blocks.group(words.format("explore-history-compare"), *self._compare()),
        ]

    def _send(self, do: str, **more: object) -> Json:
        return {"kind": self.id, "do": do, **more}

    def _tree(self) -> Json:
        place = self.place
        bench, words = place.bench, place.words
        texts, labels = self._telling.labels()
        return blocks.tree(
            "history",
            words.format("explore-history-tree"),
            self._send("go"),
            parents=[-1 if node.parent is None else node.parent.id for node in bench.nodes],
            lanes=lanes(bench.nodes),
            movers=[node.mover for node in bench.nodes],
            texts=texts,
            labels=labels,
            more=self._more(),
            names={str(node.id): node.name for node in bench.nodes if node.name},
            notes=[node.id for node in bench.nodes if node.note],
            ends=[self.ends.get(line) for line in _LINES],
            current=bench.at.id,
            ahead=_last(bench.at).id,
            here=words.format("explore-history-here"),
            help_text=words.text("explore-history-tree", "help"),
        )

    def _more(self) -> dict[str, list[str]]:
        """Say what else there is to say of a moment, by its number."""
        say = self.place.words.format
        found = {}
        for node in self.place.bench.nodes:
            said = [say("explore-history-named", name=node.name)] if node.name else []
            said += [say("explore-history-ways", n=len(node.children))] if len(node.children) > 1 else []
            said += [say("explore-history-noted")] if node.note else []
            said += [say("explore-history-marked", line=line) for line in _LINES if self.ends.get(line) == node.id]
            if said:
                found[str(node.id)] = said
        return found

    def _steps(self) -> Json:
        bench, words = self.place.bench, self.place.words
        can = {"start": bench.can_undo(), "back": bench.can_undo(), "on": bench.can_redo(), "end": bench.can_redo()}
        return blocks.row(
            *(
                blocks.button(do, words.format(f"explore-history-{do}"), self._send(do), enabled=enabled)
                for do, enabled in can.items()
            )
        )

    def _compare(self) -> list[Json]:
        place, words = self.place, self.place.words
        if not place.open:
            return [blocks.text(words.text("explore-history-compare", "closed"), kind="soft")]
        at = place.bench.at.id
        marks = [
            blocks.button(
                f"mark-{line}",
                words.format("explore-history-mark", line=line),
                self._send("mark", line=line),
                pressed=self.ends.get(line) == at,
            )
            for line in _LINES
        ]
        found = [blocks.text(words.text("explore-history-compare", "text"), kind="soft"), blocks.row(*marks)]
        if len(self.ends) == len(_LINES):
            first, second = (place.bench.nodes[self.ends[line]] for line in _LINES)
            found += [
                blocks.sheet(each)
                for each in compared(
                    place.bench, place.speech, partial(self._telling.label, on_way=True), first, second
                )
            ]
        return found

    # ---------------------------------------------------------------------------------------------- being asked

    def hear(self, do: str, content: Json) -> None:
        """Go somewhere, write something to a moment, or mark a line."""
        bench, node = self.place.bench, content.get("node")
        known = type(node) is int and 0 <= node < len(bench.nodes)
        value = content.get("value")
        match do:
            case "start" | "back" | "on" | "end":
                changed = self._step(do)
            case "go" if isinstance(node, int) and known:
                changed = bench.jump(node)
            case "name" if known and isinstance(value, str):
                changed = bench.name_branch(value, node)
            case "note" if known and isinstance(value, str):
                changed = bench.annotate(value, node)
            case "mark":
                self._mark(content.get("line"))
                return
            case _:
                return
        if changed:
            self.place.moved()

    def _step(self, do: str) -> bool:
        bench = self.place.bench
        match do:
            case "start":
                return bench.jump(0)
            case "back":
                return bench.undo()
            case "on":
                return bench.redo()
            case _:
                return bench.jump(_last(bench.at).id)

    def _mark(self, line: object) -> None:
        """Let a line end at the present moment, or nowhere when it did so already."""
        if not isinstance(line, str) or line not in _LINES or not self.place.open:
            return
        at = self.place.bench.at.id
        if self.ends.get(line) == at:
            del self.ends[line]
        else:
            self.ends[line] = at


def _last(node: Node) -> Node:
    """Give the end of the line on which redo goes on."""
    while node.newest is not None:
        node = node.newest
    return node
