"""Explore's part on house rules: this table's beside others, in a position or in the whole game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

from threeup.app.explore.tab import Tab
from threeup.core.errors import SetupError
from threeup.lab import variantwords as said
from threeup.lab.causes import changed
from threeup.lab.variantgames import compare_game, nodes_of
from threeup.lab.variants import compare, fresh
from threeup.text.options import option_help, option_name, option_value, written
from threeup.widgets import blocks

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from threeup.app.explore.workplace import Workplace
    from threeup.lab.variantgames import GameComparison, Moment
    from threeup.lab.variants import Comparison, Difference
    from threeup.session.node import Node

Json = dict[str, Any]

HERE: Final = "here"
WHOLE: Final = "whole"
_MOST_FAULTS: Final = 10

_Found = TypeVar("_Found")


class VariantsTab(Tab):
    """What would be different with other house rules.

    `wishes` are the options that shall differ from the table's, by name; `scope` is "here" or "whole". A whole game is
    compared only while everything lies open: what one seat saw of it does not say what could have been played.
    """

    id: ClassVar[str] = "variants"

    def __init__(self, place: Workplace) -> None:
        super().__init__(place)
        self.wishes: dict[str, Any] = {}
        self.scope = HERE
        self._of = place.game.id
        self._found: Comparison | SetupError | None = None
        self._game: tuple[object, GameComparison | SetupError] | None = None

    # ---------------------------------------------------------------------------------------------- being changed

    def moved(self) -> None:
        """Follow the bench; the wishes stay as long as it is the same game."""
        self._found = None
        if self._of != self.place.game.id:
            self._of = self.place.game.id
            self.wishes = {}
        self._trim()

    def hear(self, do: str, content: Json) -> None:
        """Choose house rules, or what to compare; go to a moment."""
        value = content.get("value")
        match do:
            case "scope" if isinstance(value, str) and value in {HERE, WHOLE}:
                self.scope = value
            case "option":
                self._choose(content.get("name"), value)
            case "table":
                self.wishes = {}
            case "book":
                players = self.place.game.players(self._own)
                usual = self.place.game.read_options(self.place.game.fit({}, players))
                self.wishes = {name: b for name, (_, b) in changed(self._options, usual).items()}
            case "go":
                self._go(content.get("node"))
        self._found = None

    def _choose(self, name: object, value: object) -> None:
        values = self._values(name) if isinstance(name, str) and name in self._choices else ()
        for each in values:
            if written(each) == value:
                self.wishes[str(name)] = each
        self._trim()

    def _go(self, node: object) -> None:
        if type(node) is int and self.place.open and self.place.bench.jump(node):
            self.place.moved()

    def _trim(self) -> None:
        """Forget wishes that are so at the table already."""
        self.wishes = {name: value for name, value in self.wishes.items() if value != getattr(self._options, name)}

    # --------------------------------------------------------------------------------------------------- showing

    def blocks(self) -> Sequence[Json]:
        """Give the choice of house rules, and what would be different."""
        shown = [self._scopes(), *self._choosing()]
        if not self.place.open:
            shown.append(blocks.text(self._say("closed"), kind="soft"))
        if not self.wishes:
            return [*shown, blocks.said("hint", self._say("choose"))]
        return [*shown, *(self._whole() if self._wide else self._here())]

    def _scopes(self) -> Json:
        able = self.place.open
        here = blocks.button("here", self._say("here"), self._send("scope", value=HERE), pressed=not self._wide)
        whole = blocks.button(
            "whole", self._say("whole"), self._send("scope", value=WHOLE), pressed=self._wide, enabled=able
        )
        return blocks.row(here, whole, label=self._say("scope"))

    def _choosing(self) -> list[Json]:
        """Give the rules that differ first and all others folded; all rules while none differs."""
        others = [self._pick(name) for name in self._choices if name not in self.wishes]
        wished = [self._pick(name) for name in self._choices if name in self.wishes]
        if wished:
            shown = [blocks.group(self._say("changed"), *wished)]
            shown.append(blocks.group(self._say("unchanged"), *others, key="others", opened=False))
        else:  # another key: a group that has been opened stays so, and with changes this one is to be out of the way
            shown = [blocks.group(self.place.words.format("app-options"), *others, key="rules", opened=True)]
        back = blocks.button("table", self._say("as-table"), self._send("table"), enabled=bool(wished))
        return [*shown, blocks.row(back, blocks.button("book", self._say("as-book"), self._send("book")))]

    def _pick(self, name: str) -> Json:
        words, own = self.place.words, getattr(self._options, name)
        values = [(written(each), option_value(words, name, each)) for each in self._values(name)]
        note = option_help(words, name)
        if name in self.wishes:
            note = self._say("now", value=option_value(words, name, own))
        value = written(self.wishes.get(name, own))
        send = self._send("option", name=name)
        return blocks.pick(f"option-{name}", option_name(words, name), value, values, send, note)

    def _here(self) -> list[Json]:
        if self._found is None:
            self._found = _tried(lambda: compare(self._own, self._wished))
        if isinstance(self._found, SetupError):
            return [self._refused(self._found)]
        speech = self.place.speech
        return [blocks.sheet(said.position_sheet(self._found, speech, stakes=self.place.bench.stakes))]

    def _whole(self) -> list[Json]:
        nodes = nodes_of(self.place.bench.at)
        of = (self.place.bench, nodes[-1].id, tuple(self.wishes.items()))
        if self._game is None or self._game[0] != of:
            self._game = (of, _tried(lambda: compare_game(self.place.bench, self._wished)))
        found = self._game[1]
        if isinstance(found, SetupError):
            return [self._refused(found)]
        speech, stakes = self.place.speech, self.place.bench.stakes
        notes = [*said.changes_said(speech, found.changes), *said.impossible_said(speech, found.moments)]
        sheet = replace(said.game_sheet(found, speech, stakes=stakes), notes=tuple(notes))
        again = [blocks.text(each) for each in said.again_said(speech, found, stakes=stakes)]
        shown = [blocks.sheet(sheet), blocks.group(self._say("again"), *again)]
        return [*shown, *self._moments([moment for moment in found.moments if moment.differences], nodes)]

    def _moments(self, moments: Sequence[Moment], nodes: Sequence[Node]) -> list[Json]:
        if not moments:
            return []
        listed = [self._moment(each, nodes[each.number]) for each in moments[: said.MOST_MOMENTS]]
        more = len(moments) - len(listed)
        after = [blocks.text(self._say("more", n=more), kind="soft")] if more else []
        count = self.place.words.number(len(moments))
        shown = [blocks.listing(*listed), *after]
        return [blocks.group(self._say("moments-list"), *shown, key="moments", opened=False, count=count)]

    def _moment(self, moment: Moment, node: Node) -> Json:
        speech, bench = self.place.speech, self.place.bench
        told = dict.fromkeys(map(self._difference, moment.differences))
        inner = [blocks.item(f"{node.id}-{i}", label, note=note) for i, (label, note) in enumerate(told)]
        # Before the first deal there is nothing on the table to be looked at.
        send = None if fresh(bench.game, node.state) else self._send("go", node=node.id)
        label = said.moment_said(speech, moment.number, moment.seat)
        current = node is bench.at
        return blocks.item(f"moment-{node.id}", label, send=send, current=current, items=[blocks.listing(*inner)])

    def _difference(self, difference: Difference) -> tuple[str, str]:
        speech = self.place.speech
        cause = said.cause_said(speech, difference.causes)
        return said.difference_said(speech, difference), self._say("because", cause=cause)

    def _refused(self, error: SetupError) -> Json:
        return blocks.said("bad", self._say("refused"), self.place.speech.faults(error.faults[:_MOST_FAULTS]))

    # --------------------------------------------------------------------------------------------------- inside

    @property
    def _wide(self) -> bool:
        return self.scope == WHOLE and self.place.open

    @property
    def _own(self) -> Any:  # noqa: ANN401 - any game's state
        return self.place.state

    @property
    def _options(self) -> Any:  # noqa: ANN401 - any game's options
        return self.place.bench.state.options

    @property
    def _wished(self) -> Any:  # noqa: ANN401 - any game's options
        return replace(self._options, **self.wishes)

    @property
    def _choices(self) -> dict[str, tuple[object, ...]]:
        choices: dict[str, tuple[object, ...]] = self.place.game.option_choices()
        return choices

    def _values(self, name: str) -> tuple[object, ...]:
        """Give what can be chosen for an option; the table's own value may be one that no form offers."""
        own, offered = getattr(self._options, name), self._choices[name]
        known = [written(each) for each in offered]
        return offered if written(own) in known else (own, *offered)

    def _say(self, key: str, **values: int | str) -> str:
        return self.place.words.format(f"variants-{key}", **values)

    def _send(self, do: str, **values: object) -> Json:
        return {"kind": self.id, "do": do, **values}


def _tried(make: Callable[[], _Found]) -> _Found | SetupError:
    try:
        return make()
    except SetupError as error:
        return error
