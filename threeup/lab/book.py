"""The rule book: each rule with its words, where they come from, where it is taught and where it decides."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from threeup.games import GAMES
from threeup.lab.deciding import Deciding, deciding
from threeup.lab.sheet import Sheet, Shown
from threeup.lessons import COURSES
from threeup.text import catalogue
from threeup.text.options import option_name, option_value
from threeup.text.speech import Speech

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from threeup.core.layout import Phrase
    from threeup.core.rulebook import Rule
    from threeup.lessons import Lesson, Step


@dataclass(frozen=True, slots=True)
class Said:
    """A rule in one language, ready to be read.

    Fields:
        name: a few words.
        text: a sentence or two.
        kind: what sort of rule it is.
        options: each house rule that changes it: its name, and its values, the rule book's own first.
        sources: who says so.
        disagree: who says otherwise.
        otherwise: what they say, a sentence or a few; empty where all agree.
        lessons: the titles of the lessons that teach it.
        move: the move that it decides; empty for a definition.
        why: what is said of that move, sentences.
    """

    name: str
    text: str
    kind: str
    options: tuple[tuple[str, tuple[str, ...]], ...]
    sources: tuple[str, ...]
    disagree: tuple[str, ...]
    otherwise: str
    lessons: tuple[str, ...]
    move: str
    why: tuple[str, ...]

    def from_where(self, lang: str) -> tuple[str, ...]:
        """Give a line each for who says so, who says otherwise, what they say, and which house rules change it."""
        words, options = catalogue(lang), tuple(name for name, _ in self.options)
        lines = (
            words.format("cli-sources", sources=words.every(self.sources)) if self.sources else "",
            words.format("cli-disagree", sources=words.every(self.disagree)) if self.disagree else "",
            self.otherwise,
            words.format("cli-changed-by", options=words.every(options)) if options else "",
        )
        return tuple(line for line in lines if line)

    def house_rules(self, lang: str) -> tuple[str, ...]:
        """Give a line for each house rule: its name, and the values to choose from."""
        words = catalogue(lang)
        return tuple(
            words.format("book-option", name=name, values=words.either(values)) for name, values in self.options
        )


@dataclass(frozen=True, slots=True)
class Entry(Shown):
    """A rule with all there is to say of it.

    Fields:
        game: the game whose rule it is; the rules of any table stand in the book of each.
        rule: the rule as data.
        taught: the steps of our lessons that teach it, in order, each with its lesson.
        deciding: a position where it decides; None for a definition, which decides nothing by itself.

    >>> entry = book("updown")["updown.discard.at-least-top"]
    >>> entry.said("en").name
    'At least the top card'
    >>> entry.deciding.text.partition(" ")[0], entry.taught[0][0].id
    ('play', 'updown.at-least-top')
    """

    game: Any
    rule: Rule
    taught: tuple[tuple[Lesson, Step], ...]
    deciding: Deciding | None

    @property
    def heading(self) -> str:
        """The message of the section it stands in.

        >>> book("updown")["table.turn.now"].heading
        'table-section-turn'
        """
        return f"{self.rule.id.partition('.')[0]}-section-{self.rule.section}"

    def options(self, lang: str = "en") -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Name each house rule that changes it, with its values, the rule book's own first.

        >>> book("updown")["updown.piles.failed-flip"].options()[0][0]
        'A turned-over card that is too low'
        """
        words, choices = catalogue(lang), self.game.option_choices()
        return tuple(
            (option_name(words, name), tuple(option_value(words, name, each) for each in choices[name]))
            for name in self.rule.options
        )

    def said(self, lang: str = "en") -> Said:
        """Say everything in a language."""
        return _said(self.game.id, self.rule.id, lang)

    def sheet(self, lang: str = "en") -> Sheet:
        """Give the entry as a page: the rule, then a line each for whatever else there is to say."""
        return Sheet(f"{self.said(lang).name} · {self.rule.id}", (), (), self.lines(lang), lang)

    def lines(self, lang: str = "en") -> tuple[str, ...]:
        """Give the rule in its words, then a line each for whatever else there is to say of it."""
        return tuple(self._lines(self.said(lang), lang))

    def _lines(self, said: Said, lang: str) -> Iterator[str]:
        words = catalogue(lang)
        yield said.text
        yield from said.from_where(lang)
        yield from said.house_rules(lang)
        if said.lessons:
            yield words.format("learn-taught", lesson=words.every(said.lessons))
        if self.deciding is None:
            yield words.format("book-definition")
            return
        yield words.format("book-position", line=self.deciding.line)
        yield " ".join((words.format("book-move", move=said.move), *said.why))


@dataclass(frozen=True, slots=True)
class Book(Shown):
    """Entries in reading order; those of one game, or of all, where the rules of any table stand once.

    >>> "updown.deal.players" in book("updown"), "loo.play.follow-suit" in book("updown")
    (True, False)
    """

    entries: tuple[Entry, ...]

    def __getitem__(self, rule_id: str) -> Entry:
        """Give the entry of a rule. Raises KeyError."""
        for entry in self.entries:
            if entry.rule.id == rule_id:
                return entry
        raise KeyError(rule_id)

    def __contains__(self, rule_id: object) -> bool:
        """Tell whether there is a rule of this ID."""
        return any(entry.rule.id == rule_id for entry in self.entries)

    def __iter__(self) -> Iterator[Entry]:
        """Give the entries in order."""
        return iter(self.entries)

    def __len__(self) -> int:
        """Count the entries."""
        return len(self.entries)

    def sections(self) -> Iterator[tuple[str, tuple[Entry, ...]]]:
        """Give the entries by section, each under the message of its heading.

        >>> next(book("loo").sections())[0]
        'table-section-turn'
        """
        found: dict[tuple[str, str], list[Entry]] = {}
        for entry in self.entries:
            found.setdefault((entry.game.id, entry.heading), []).append(entry)
        yield from ((heading, tuple(entries)) for (_, heading), entries in found.items())

    def sheet(self, lang: str = "en") -> Sheet:
        """List the rules: the ID, the name and the sentence of each."""
        words = catalogue(lang)
        return Sheet(words.format("learn-map"), (), listed(self.entries, lang), (), lang)


def listed(entries: Iterable[Entry], lang: str) -> tuple[tuple[str, ...], ...]:
    """Give a row for each entry: its ID, its name, its sentence."""
    words = catalogue(lang)
    return tuple((e.rule.id, words.format(e.rule.id), words.text(e.rule.id, "text")) for e in entries)


@cache
def book(game_id: str | None = None) -> Book:
    """Give the rule book of a game, or of all games. Raises KeyError for a game that is none.

    >>> print(book("updown")["updown.discard.at-least-top"])
    At least the top card · updown.discard.at-least-top
    ...
    """
    if game_id is None:
        every: dict[str, Entry] = {}
        for entry in (entry for each in GAMES for entry in book(each)):
            every.setdefault(entry.rule.id, entry)
        return Book(tuple(every.values()))
    game, taught, decided = GAMES[game_id], _taught(game_id), deciding(game_id)
    rules: Mapping[str, Rule] = game.rulebook.rules
    return Book(tuple(Entry(game, rule, taught.get(key, ()), decided.get(key)) for key, rule in rules.items()))


def _taught(game_id: str) -> dict[str, tuple[tuple[Lesson, Step], ...]]:
    found: dict[str, tuple[tuple[Lesson, Step], ...]] = {}
    for lesson, step in COURSES[game_id].steps():
        for rule in step.rules:
            found[rule] = (*found.get(rule, ()), (lesson, step))
    return found


# ------------------------------------------------------------------------------------------------------ in words


@cache
def _said(game_id: str, rule_id: str, lang: str) -> Said:
    entry, words = book(game_id)[rule_id], catalogue(lang)
    rule = entry.rule
    move, why = ("", ()) if entry.deciding is None else _decided(entry.deciding, lang)
    return Said(
        words.format(rule_id),
        words.text(rule_id, "text"),
        words.format(f"rules-kind-{rule.kind}"),
        entry.options(lang),
        tuple(words.format(f"source-{key}") for key in rule.sources),
        tuple(words.format(f"source-{key}") for key in rule.disagree),
        words.text(rule_id, "otherwise") if rule.disagree else "",
        tuple(dict.fromkeys(words.format(lesson.key) for lesson, _ in entry.taught)),
        move,
        why,
    )


def _decided(found: Deciding, lang: str) -> tuple[str, tuple[str, ...]]:
    """Say the move and what the rules say of it, or what happens."""
    game, state, move = found.game, found.state, found.move
    speech, verdict = Speech(game, lang), game.explain(state, move)
    phrase = game.move_phrase(move)
    text = speech.words.format("book-no-card") if phrase.args.get("cards") == () else speech.say(phrase)
    if not verdict.legal:
        return text, tuple(map(speech.reason, verdict.broken))
    if game.rulebook[found.rule].kind == "permit":
        return text, tuple(speech.reason(each) for each in verdict.because if each.rule == found.rule)
    return text, _happened(game, game.apply(state, move).events, found.rule, speech)


def _happened(game: Any, events: Sequence[Any], rule_id: str, speech: Speech) -> tuple[str, ...]:  # noqa: ANN401
    """Say what the rule made happen; where that needs no saying, all that happened."""

    def told(events: Iterable[Any]) -> tuple[str, ...]:
        phrases: Iterator[Phrase | None] = map(game.event_phrase, events)
        return tuple(speech.say(phrase) for phrase in phrases if phrase is not None)

    return told(event for event in events if event.rule == rule_id) or told(events)
