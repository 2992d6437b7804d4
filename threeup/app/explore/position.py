"""Explore's editor of positions: a line and the table that it tells of, each changed by changing the other."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, ClassVar, Final

from threeup.app.explore.desk import Desk
from threeup.app.explore.editing import editor, house_rules, settings
from threeup.app.explore.sharing import Sharing
from threeup.app.explore.tab import Tab
from threeup.core.errors import CompletionError, SetupError
from threeup.games import GAMES
from threeup.lab import editing
from threeup.lab.complete import complete
from threeup.lab.editing import KEPT, Pick, how_to_mend, mend, said
from threeup.notation.position import format_position, game_of
from threeup.text.speech import Speech
from threeup.widgets import blocks

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from threeup.core.game import Seat

Json = dict[str, Any]

_MOST_FAULTS: Final = 12
_MOST_PICKS: Final = 1_000
_SEEDS: Final = 1_000_000
_DIGITS: Final = 18
_ROWS: Final = 4


class PositionTab(Tab):
    """What somebody writes or builds; it is on the bench only when it is laid there.

    Each way of looking has a desk of its own: what was written while everything lay open is not sent while one seat's
    knowledge is looked at, and is there again afterwards.
    """

    id: ClassVar[str] = "position"

    def __init__(self, place: Any) -> None:  # noqa: ANN401 - as every part
        super().__init__(place)
        self.desks: dict[Seat | None, Desk] = {}
        self.game = place.game.id
        self.players = len(place.bench.sitters)
        self.seed = ""
        self.sharing = Sharing(place)
        self.answer: Json | None = None
        self._behind = False  # the bench has changed, and the desk is to follow it when it is looked at
        self._mends: tuple[str, list[str | None]] | None = None
        self._shown: tuple[object, list[Json]] | None = None

    @property
    def desk(self) -> Desk:
        """What is written in the present way of looking; at first, the table as it lies on the bench."""
        knower = self.place.knower
        if knower not in self.desks:
            self.desks[knower] = Desk(format_position(self.place.state))
        elif self._behind:
            self.desks[knower].follow(self.place.state)
        self._behind = False
        return self.desks[knower]

    def begin(self, line: str) -> bool:
        """Take a line that somebody sent; when nothing is wrong with it, lay it on the bench and say so."""
        self.desk.write(line[:KEPT])
        self._lay()
        return self.desk.draft.state is not None

    def moved(self) -> None:
        """Follow the bench, unless something else is being written."""
        self.answer = None
        self.game = self.place.game.id
        self.players = len(self.place.bench.sitters)
        self.sharing.forget()
        self._behind = True
        if not self.place.open:
            self.seed = ""  # by which the table may have been dealt, hidden cards and all

    # ---------------------------------------------------------------------------------------------- being pressed

    def hear(self, do: str, content: Json) -> None:
        """Do what was pressed; whatever else a browser sends is let be."""
        self.answer = None
        value = content.get("value")
        if do == "code":
            self.sharing.code(self.desk.draft, content.get("origin"))
            return
        if do in _EDITS:
            self._edit(do, content)
        elif do == "line" and isinstance(value, str):
            self.desk.write(value[:KEPT])
        elif do == "mend":
            self._mend(content.get("fault"), content.get("n"))
        elif do in _ALONE:
            _ALONE[do](self)
        elif do in {"game", "players", "seed"} and isinstance(value, str):
            self._choose(do, value)
        self.sharing.forget()

    def _edit(self, do: str, content: Json) -> None:
        """Change the table that the line tells of, or told of before it could not be read any more."""
        setup = self.desk.setup
        if setup is None:
            return
        after = _EDITS[do](setup, content)
        if after != setup or self.desk.draft.setup is None:
            self.desk.write(format_position(after))

    def _mend(self, fault_id: object, n: object) -> None:
        faults = self.desk.draft.faults
        if type(n) is int and 0 <= n < len(faults) and faults[n].id == fault_id:
            line = mend(self.desk.draft, faults[n])
            if line is not None:
                self.desk.write(line)

    def _lay(self) -> None:
        state = self.desk.draft.state
        if state is not None:
            self.desk.laid()
            self.place.lay(state)

    def _complete(self) -> None:
        """Say of each unknown card which it is, by lot, and lay that out."""
        state = self.desk.draft.state
        if state is None:
            return
        try:
            whole = complete(state, seed=secrets.randbits(63))
        except CompletionError:
            self.answer = blocks.said("bad", self._say("not-completed"))
            return
        if self.place.open:
            self.desk.write(format_position(whole))
        self.desk.laid()
        self.place.lay(whole)

    def _choose(self, what: str, value: str) -> None:
        """Choose what is dealt."""
        if what == "game" and value in GAMES:
            self.game = value
            seats = GAMES[value].seats
            self.players = self.players if self.players in seats else GAMES[value].default_players
        elif what == "players" and value in map(str, GAMES[self.game].seats):
            self.players = int(value)
        elif what == "seed" and len(value) <= _DIGITS and (not value or (value.isascii() and value.isdigit())):
            self.seed = value

    def _begin(self, make: Callable[[str, int, Any], Any]) -> None:
        """Begin anew, by the house rules of the table that is being edited, where they are of the same game."""
        setup = self.desk.setup
        same = setup is not None and game_of(setup).id == self.game
        options = game_of(setup).write_options(setup.options) if same else {}
        try:
            self.desk.write(format_position(make(self.game, self.players, options)))
        except SetupError as error:
            self.answer = blocks.said(
                "bad", self.place.words.format("app-no-game"), self._speech().faults(error.faults)
            )

    def _deal(self) -> None:
        self.seed = self.seed or str(secrets.randbelow(_SEEDS))
        self._begin(lambda game, players, options: editing.dealt(game, players, int(self.seed), options))

    # --------------------------------------------------------------------------------------------------- showing

    def _say(self, key: str, **values: int | str) -> str:
        return self.place.words.format(f"edit-{key}", **values)

    def _send(self, do: str, **more: object) -> Json:
        return {"kind": self.id, "do": do, **more}

    def _speech(self) -> Speech:
        """Give the voice for the table that is edited, which may be of another game than the bench's."""
        setup = self.desk.setup
        game = self.place.game if setup is None else game_of(setup)
        return Speech(game, self.place.lang, self.place.bench.sitters, self.place.knower)

    def blocks(self) -> Sequence[Json]:
        """Give the line, what is wrong with it, and the table card by card."""
        setup = self.desk.setup
        shown = [self._beginning(), self._line(), *self._faults(), self._steps()]
        if self.answer:
            shown.append(self.answer)
        return [*shown, *(() if setup is None else self._cards(setup)), self.sharing.blocks(self.desk.draft)]

    def _cards(self, setup: Any) -> list[Json]:  # noqa: ANN401 - any game's
        """Give the table card by card, drawn once for a table, a language and a way of looking."""
        speech, pictured = self._speech(), self.place.game
        of = (setup, speech.lang, speech.me, tuple(each.name for each in speech.sitters), pictured.id)
        if self._shown is None or self._shown[0] != of:
            if editing.large(setup):
                shown = [blocks.said("hint", self._say("large"))]
            else:
                shown = [editor(setup, speech, pictured, self.id), *self._filling(setup, speech)]
                shown += [settings(setup, speech, self.id), house_rules(setup, speech, self.id)]
            self._shown = (of, shown)
        return self._shown[1]

    def _beginning(self) -> Json:
        words, rules = self.place.words, GAMES[self.game]
        games = [(each, words.format(f"game-{each}")) for each in GAMES]
        seats = [(str(n), words.number(n)) for n in rules.seats]
        dealing = blocks.row(
            blocks.pick("begin-game", words.format("app-game"), self.game, games, self._send("game")),
            blocks.pick("begin-players", words.format("app-players"), str(self.players), seats, self._send("players")),
            blocks.field(
                "begin-seed", words.format("app-seed"), self.seed, self._send("seed"), kind="number", longest=_DIGITS,
                note=words.format("app-seed.help"),
            ),
        )  # fmt: skip
        named = [blocks.button(name, self._say(name), self._send(name)) for name in ("take", "blank", "deal")]
        return blocks.group(self._say("begin"), dealing, blocks.row(*named), key="begin", opened=False)

    def _line(self) -> Json:
        draft = self.desk.draft
        return blocks.field(
            "line", self._say("line"), draft.line, self._send("line"), kind="line", live=True,
            note=self.place.words.text("edit-line", "help"), longest=KEPT, rows=_ROWS, bad=bool(draft.faults),
        )  # fmt: skip

    def _faults(self) -> list[Json]:
        """List what is wrong, each with how to mend it, and with a button where one press does."""
        draft = self.desk.draft
        if not draft.faults:
            hidden = game_of(draft.state).unknown(draft.state)
            notes = [self._say("unknown", n=hidden)] if hidden else []
            return [blocks.said("good", self._say("good"), notes)]
        speech = draft.voice(self.place.lang)
        items = []
        for n, (fault, line) in enumerate(zip(draft.faults[:_MOST_FAULTS], self._mended(), strict=True)):
            how, more = how_to_mend(speech, fault), []
            if line is not None:
                send = self._send("mend", fault=fault.id, n=n)
                more = [blocks.button(f"mend-{n}", self._say("mend", how=how), send)]
            note = "" if more else how
            items.append(blocks.item(f"fault-{n}", said(speech, fault), mark="no", note=note, items=more))
        shown = [blocks.group(self._say("faults"), blocks.listing(*items), spoken=True)]
        if more_faults := len(draft.faults) - len(items):
            shown.append(blocks.text(self._say("more-faults", n=more_faults), kind="soft"))
        if draft.setup is None and self.desk.setup is not None:
            shown.append(blocks.text(self._say("unread"), kind="soft"))
        return shown

    def _mended(self) -> list[str | None]:
        """Give the mended line of each fault that is shown, worked out once for a line."""
        draft = self.desk.draft
        if self._mends is None or self._mends[0] != draft.line:
            large = draft.setup is not None and editing.large(draft.setup)
            found = [None if large else mend(draft, fault) for fault in draft.faults[:_MOST_FAULTS]]
            self._mends = (draft.line, found)
        return self._mends[1]

    def _steps(self) -> Json:
        desk, state = self.desk, self.desk.draft.state
        able = state is not None and not (desk.followed and state == self.place.state)
        found = [
            blocks.button("lay", self._say("lay"), self._send("lay"), main=able, enabled=able),
            blocks.button("undo", self._say("undo"), self._send("undo"), enabled=desk.can_undo),
            blocks.button("redo", self._say("redo"), self._send("redo"), enabled=desk.can_redo),
        ]
        if state is not None and game_of(state).unknown(state):
            found.append(blocks.button("complete", self._say("complete"), self._send("complete")))
        return blocks.row(*found)

    def _filling(self, setup: Any, speech: Speech) -> list[Json]:  # noqa: ANN401 - any game's
        """Offer to put all cards that lie nowhere in a place for them."""
        if not editing.loose(setup):
            return []
        found = []
        for zone in editing.rests(setup):
            label = self._say("fill", zone=speech.say(zone.label))
            found.append(blocks.button(f"fill-{zone.id}", label, self._send("fill", zone=zone.id)))
        return [blocks.row(*found)]


def _picks(content: Json) -> list[Pick]:
    """Read which cards are chosen: pairs of a zone and a place, or of the deck and a card."""
    found = []
    sent = content.get("cards")
    for each in sent[:_MOST_PICKS] if isinstance(sent, list) else ():
        match each:
            case [str(zone), int(at)] if type(at) is int:
                found.append(Pick(zone, at))
            case [str(zone), str(card)]:
                found.append(Pick(zone, card=card))
    return found


def _put(setup: Any, content: Json) -> Any:  # noqa: ANN401 - any game's
    to, index = content.get("to"), content.get("index")
    return (
        editing.put(setup, _picks(content), to, index if type(index) is int else None) if isinstance(to, str) else setup
    )


def _fill(setup: Any, content: Json) -> Any:  # noqa: ANN401
    return editing.fill(setup, str(content.get("zone")))


def _set(setup: Any, content: Json) -> Any:  # noqa: ANN401
    return editing.change(setup, str(content.get("name")), str(content.get("value")))


def _rule(setup: Any, content: Json) -> Any:  # noqa: ANN401
    return editing.rule(setup, str(content.get("name")), str(content.get("value")))


_EDITS: Final[dict[str, Callable[[Any, Json], Any]]] = {"put": _put, "fill": _fill, "set": _set, "rule": _rule}
_ALONE: Final[dict[str, Callable[[PositionTab], None]]] = {
    "undo": lambda tab: tab.desk.undo(),
    "redo": lambda tab: tab.desk.redo(),
    "take": lambda tab: tab.desk.take(tab.place.state),
    "blank": lambda tab: tab._begin(editing.blank),  # noqa: SLF001 - its own
    "deal": lambda tab: tab._deal(),  # noqa: SLF001
    "lay": lambda tab: tab._lay(),  # noqa: SLF001
    "complete": lambda tab: tab._complete(),  # noqa: SLF001
}
