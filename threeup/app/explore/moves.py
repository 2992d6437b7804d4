"""The part of Explore that lists every move with its reason, and tells when a card can be played."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from threeup.app.explore.tab import Tab
from threeup.core.errors import ThreeupError
from threeup.core.game import DEALER
from threeup.core.layout import Phrase
from threeup.lab.alike import told_apart
from threeup.lab.circumstances import BY_GAME
from threeup.lab.survey import LONG, Survey, survey
from threeup.lab.when import card_title, when
from threeup.widgets import blocks

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from threeup.app.explore.workplace import Workplace
    from threeup.core.game import Reason
    from threeup.lab.circumstances import Held
    from threeup.lab.survey import Alike, Barred

Json = dict[str, Any]


class MovesTab(Tab):
    """Every move and its reason.

    `_rule` is the rule whose own prohibitions are shown, empty for all; `_card` the card asked about, by its name.
    What was made is kept until something changes.
    """

    id: ClassVar[str] = "moves"

    def __init__(self, place: Workplace) -> None:
        super().__init__(place)
        self._rule = ""
        self._card = ""
        self._survey: Survey | None = None
        self._made: Sequence[Json] | None = None

    def blocks(self) -> Sequence[Json]:
        """Give the moves, allowed and not, and the question about a card."""
        if self._made is None:
            self._made = tuple(self._all())
        return self._made

    def moved(self) -> None:
        """Forget what was found."""
        self._survey = self._made = None
        if self._rule and self._rule not in self._forbidding():
            self._rule = ""
        if self._card not in map(str, self._held()):
            self._card = ""

    def hear(self, do: str, content: Json) -> None:
        """Play a move, deal, choose a rule or a card, or look a rule up."""
        self._made = None
        match do, content:
            case "play", {"move": str(text), "at": int(moment)} if moment == self.place.bench.at.id:
                self._play(text)
            case "deal", _ if self.place.bench.to_act == DEALER:
                self.place.bench.deal()
                self.place.moved()
            case "rule", {"value": str(rule)} if not rule or rule in self._forbidding():
                self._rule = rule
            case "card", {"card": str(text)} if text in map(str, self._held()):
                self._card = "" if text == self._card else text
            case "look-up", {"rule": str(rule)} if rule in self.place.game.rulebook.rules:
                self.place.show_rule(rule)

    # ------------------------------------------------------------------------------------------------ what there is

    def _found(self) -> Survey:
        if self._survey is None:
            self._survey = survey(self.place.state)
        return self._survey

    def _forbidding(self) -> list[str]:
        return [rule for rule, ruling in self._found().by_rule().items() if ruling.forbids]

    def _held(self) -> Sequence[Held]:
        return BY_GAME[self.place.game.id].held(self.place.state, self.place.seat)

    def _playable(self) -> bool:
        """Whether somebody can play on: no unknown card is in the way."""
        bench = self.place.bench
        return not bench.over and (bench.to_act == DEALER or not bench.hidden)

    def _play(self, text: str) -> None:
        move = next((each for each in self._found().legal if str(each) == text), None)
        if move is None or not self._playable():
            return
        try:
            self.place.bench.play(move)
        except ThreeupError:  # what is shown was older than the table
            return
        self.place.moved()

    # --------------------------------------------------------------------------------------------------- the blocks

    def _all(self) -> Iterator[Json]:
        bench, words, speech = self.place.bench, self.place.words, self.place.speech
        if bench.to_act is None:
            yield blocks.text(words.format("board-is-over"))
            return
        found = self._found()
        if bench.to_act != DEALER:
            yield blocks.text(speech.say(Phrase("cli-turn-of", {"seat": bench.to_act})))
        if silence := found.silence(speech):
            yield blocks.text(silence)
        else:
            yield from self._allowed(found)
            yield from self._barred(found)
        yield from self._asking()

    def _allowed(self, found: Survey) -> Iterator[Json]:
        items = [block for group in self._merged(found.allowed) for block in self._allowed_group(group)]
        yield blocks.group(self.place.words.format("explore-moves-allowed"), *items, count=self._number(found.legal))

    def _allowed_group(self, group: Alike) -> Iterator[Json]:
        buttons = blocks.row(*map(self._button, told_apart(self.place.game, group.moves)))
        key = f"why {self._name(group.moves[0])}"
        rules, reasons = self._rules(group.verdict.because), self._reasons(group.verdict.because, key)
        if len(group.moves) > LONG:
            yield blocks.group(rules, reasons, buttons, key=key, opened=False, count=self._number(group.moves))
        else:
            yield buttons
            yield blocks.group(rules, reasons, key=key, opened=False)

    def _barred(self, found: Survey) -> Iterator[Json]:
        words, forbidding = self.place.words, self._forbidding()
        title, count = words.format("explore-moves-forbidden"), self._number(found.forbidden)
        if not forbidding:
            yield blocks.group(title, blocks.text(words.format("explore-moves-nothing"), kind="soft"))
            return
        values = [(rule, self.place.speech.rule_name(rule)) for rule in forbidding]
        choice = blocks.pick(
            "moves-rule", words.format("explore-moves-rule"), self._rule,
            [("", words.format("explore-moves-rule-any")), *values], {"kind": self.id, "do": "rule"},
        )  # fmt: skip
        chosen = [each for each in found.barred() if not self._rule or each.rules == (self._rule,)]
        items = [self._barred_group(each) for each in chosen]
        if not items:
            items = [blocks.text(words.format("explore-moves-alone-none"))]
        yield blocks.group(title, choice, *items, count=count)

    def _barred_group(self, barred: Barred) -> Json:
        items = []
        for group in self._merged(barred.groups):
            shown = told_apart(self.place.game, group.moves)
            moves = (blocks.item(f"no {self._name(each)}", self._said(each), mark="no") for each in shown)
            reasons = self._reasons(group.verdict.broken, f"not {self._name(group.moves[0])}")
            items += [blocks.listing(*moves), reasons]
        key = f"barred {self._rule and 'alone'} {' '.join(barred.rules)}"
        label = self._rules(barred.groups[0].verdict.broken)
        return blocks.group(label, *items, key=key, opened=bool(self._rule), count=self._number(barred.moves))

    def _asking(self) -> Iterator[Json]:
        held, words, speech = self._held(), self.place.words, self.place.speech
        if not held:
            return
        items = [blocks.row(*map(self._card_button, held), label=words.format("explore-when-pick"))]
        if self._card:
            answer = when(self.place.state, self._card, self.place.seat)
            items.append(blocks.sheet(answer.told(speech)))
        else:
            items.append(blocks.text(words.format("explore-when-pick"), kind="soft"))
        yield blocks.group(words.format("explore-when"), *items)

    def _card_button(self, held: Held) -> Json:
        label = self.place.speech.say(card_title("explore-when-card", held))
        send = {"kind": self.id, "do": "card", "card": str(held)}
        face = self.place.game.face_id(held.card)
        return blocks.button(f"card {held}", label, send, pressed=str(held) == self._card, face=face)

    def _button(self, move: Any) -> Json:  # noqa: ANN401 - any game's move
        dealt = self._deals(move)
        # A move belongs to a moment: pressed twice it is not played for the next player too.
        send: Json = {"do": "deal"} if dealt else {"do": "play", "move": str(move), "at": self.place.bench.at.id}
        key, main = f"play {self._name(move)}", len(self._found().legal) == 1 or dealt
        return blocks.button(key, self._said(move), {"kind": self.id, **send}, main=main, enabled=self._playable())

    def _deals(self, move: Any) -> bool:  # noqa: ANN401 - any game's move
        """Whether it is the deal that stands first before the dealer: the table's own cards take its place."""
        found = self._found()
        return found.seat == DEALER and bool(found.legal) and move is found.legal[0]

    def _name(self, move: Any) -> str:  # noqa: ANN401 - any game's move
        return "deal" if self._deals(move) else str(move)

    def _said(self, move: Any) -> str:  # noqa: ANN401 - any game's move
        return self.place.speech.say(self.place.game.move_phrase(move))

    def _reasons(self, reasons: Iterable[Reason], key: str) -> Json:
        """List rules with what they say here; each leads to the rule book. `key` tells lists apart."""
        speech = self.place.speech
        return blocks.listing(*(
            blocks.item(
                f"{key} {each.rule}", speech.rule_name(each.rule), note=speech.reason(each),
                send={"kind": self.id, "do": "look-up", "rule": each.rule},
            )
            for each in reasons
        ))  # fmt: skip

    def _merged(self, groups: Sequence[Alike]) -> Iterator[Alike]:
        """Put together what is said in the same words: the card that a verdict speaks of need not be named in them."""
        found: dict[tuple[str, ...], list[Alike]] = {}
        for group in groups:
            reasons = group.verdict.broken or group.verdict.because
            said = tuple(f"{each.rule} {self.place.speech.reason(each)}" for each in reasons)
            found.setdefault(said, []).append(group)
        for same in found.values():
            yield replace(same[0], moves=tuple(move for group in same for move in group.moves))

    def _rules(self, reasons: Iterable[Reason]) -> str:
        names = dict.fromkeys(self.place.speech.rule_name(each.rule) for each in reasons)
        return " · ".join(names)  # no list in words: a name may have a comma or an "and" in it

    def _number(self, moves: Sequence[Any]) -> str:
        return self.place.words.number(len(told_apart(self.place.game, moves)))
