"""The part of Explore that is the rule book: found by words, each rule with all there is to say of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from threeup.app.explore.tab import Tab
from threeup.games import GAMES
from threeup.lab.book import book
from threeup.lab.find import LONGEST, find
from threeup.widgets import blocks

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from threeup.app.explore.workplace import Workplace
    from threeup.lab.book import Entry, Said

Json = dict[str, Any]

EVERY: Final = "all"


class RulesTab(Tab):
    """The rule book.

    `_text` is what is looked for, `_game` whose rules are shown: a game's ID, `EVERY`, or empty for the game on the
    bench; `_opened` the game and the ID of the rule that stands open.
    """

    id: ClassVar[str] = "rules"

    def __init__(self, place: Workplace) -> None:
        super().__init__(place)
        self._text = ""
        self._game = ""
        self._opened = ("", "")

    def blocks(self) -> Sequence[Json]:
        """Give the field to search in, and the rules: those found, or all by section."""
        asked = blocks.row(self._search(), self._games())
        return (asked, *(self._found() if self._text.strip() else self._sections()))

    def hear(self, do: str, content: Json) -> None:
        """Search, choose a game, open a rule, show where it decides, open a lesson that teaches it."""
        match do, content:
            case "search", {"value": str(text)}:
                self._text = text[:LONGEST]
            case "game", {"value": str(game)} if game == EVERY or game in GAMES:
                self._game = game
            case "open", {"game": str(game), "rule": str(rule)} if game in GAMES and rule in book(game):
                self._opened = ("", "") if self._opened == (game, rule) else (game, rule)
            case "show", {"game": str(game), "rule": str(rule)} if game in GAMES and rule in book(game):
                if found := book(game)[rule].deciding:
                    self.place.lay(found.state)
            case "lesson", {"lesson": str(lesson), "step": str(step)}:
                taught = (pair for entry in book() for pair in entry.taught)
                if any((each.id, one.id) == (lesson, step) for each, one in taught):
                    self.place.open_lesson(lesson, step)

    def open_rule(self, rule_id: str) -> None:
        """Open the book at a rule, in the game on the bench where it has such a rule."""
        games = (self.place.game.id, *GAMES)
        found = next((game for game in games if rule_id in book(game)), None)
        if found is not None:
            self._text, self._game, self._opened = "", found, (found, rule_id)

    # ------------------------------------------------------------------------------------------------- what is shown

    @property
    def _shown(self) -> str | None:
        """The game whose rules are shown; None for all."""
        return None if self._game == EVERY else self._game or self.place.game.id

    def _send(self, do: str, **values: str) -> Json:
        return {"kind": self.id, "do": do, **values}

    def _search(self) -> Json:
        words = self.place.words
        label, note = words.format("book-search"), words.text("book-search", "note")
        send = self._send("search")
        return blocks.field("book-search", label, self._text, send, live=True, note=note, longest=LONGEST)

    def _games(self) -> Json:
        words = self.place.words
        values = [(game, words.format(f"game-{game}")) for game in GAMES]
        values.append((EVERY, words.format("book-every")))
        label, send = words.format("book-game"), self._send("game")
        return blocks.pick("book-game", label, self._shown or EVERY, values, send)

    def _found(self) -> Iterator[Json]:
        """Give the rules found in the game that is shown; where it has none, those of the other games."""
        words, found = self.place.words, find(self._text, self.place.lang, self._shown)
        if found.entries:
            yield blocks.said("good", words.format("book-found", n=len(found)))
            yield blocks.listing(*map(self._entry, found), label=words.format(f"explore-{self.id}"))
            return
        others = {game: find(self._text, self.place.lang, game) for game in GAMES if self._shown not in {None, game}}
        elsewhere = {words.format(f"game-{game}"): each for game, each in others.items() if each.entries}
        yield blocks.said("hint", words.format("book-elsewhere" if elsewhere else "book-none"))
        for title, each in elsewhere.items():
            yield blocks.heading(title)
            yield blocks.listing(*map(self._entry, each), label=title)

    def _sections(self) -> Iterator[Json]:
        words = self.place.words
        for game in GAMES if self._shown is None else (self._shown,):
            if self._shown is None:
                yield blocks.heading(words.format(f"game-{game}"))
            for heading, entries in book(game).sections():
                title, key = words.format(heading), f"book-{game}-{heading}"
                opened = any((game, entry.rule.id) == self._opened for entry in entries)
                listing = blocks.listing(*map(self._entry, entries), label=title)
                yield blocks.group(title, listing, key=key, opened=opened, count=words.number(len(entries)))

    def _entry(self, entry: Entry) -> Json:
        words, game, rule = self.place.words, entry.game.id, entry.rule.id
        opened = (game, rule) == self._opened
        return blocks.item(
            f"book-{game}-{rule}",
            words.format(rule),
            note=words.text(rule, "text"),
            send=self._send("open", game=game, rule=rule),
            current=opened,
            items=tuple(self._all(entry)) if opened else (),
        )

    def _all(self, entry: Entry) -> Iterator[Json]:
        """Give all there is to say of a rule, but for its name and sentence."""
        said = entry.said(self.place.lang)
        yield blocks.text(entry.rule.id, kind="line")
        yield blocks.text(said.kind, kind="soft")
        for line in said.from_where(self.place.lang):
            yield blocks.text(line)
        for line in said.house_rules(self.place.lang):
            yield blocks.text(line, kind="soft")
        yield from self._decides(entry, said)
        if buttons := (*self._show(entry), *self._lessons(entry)):
            yield blocks.row(*buttons)

    def _decides(self, entry: Entry, said: Said) -> Iterator[Json]:
        """Give the position where the rule decides, the move, and what is said of it."""
        words = self.place.words
        if entry.deciding is None:
            yield blocks.text(words.format("book-definition"))
            return
        yield blocks.text(entry.deciding.line, kind="line")
        yield blocks.text(" ".join((words.format("book-move", move=said.move), *said.why)))

    def _show(self, entry: Entry) -> Iterator[Json]:
        if entry.deciding is not None:
            send = self._send("show", game=entry.game.id, rule=entry.rule.id)
            yield blocks.button("book-show", self.place.words.format("book-show"), send, main=True)

    def _lessons(self, entry: Entry) -> Iterator[Json]:
        """Give a button for each lesson, which leads to its first step that teaches the rule."""
        words, seen = self.place.words, set[str]()
        for lesson, step in entry.taught:
            if lesson.id not in seen:
                seen.add(lesson.id)
                label = words.format("learn-taught", lesson=words.format(lesson.key))
                send = self._send("lesson", lesson=lesson.id, step=step.id)
                yield blocks.button(f"book-lesson-{lesson.id}", label, send)
