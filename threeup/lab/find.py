"""Find rules by words, in the learner's language."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from threeup.games import GAMES
from threeup.lab.book import Entry, book, listed
from threeup.lab.sheet import Sheet, Shown
from threeup.text import LANGUAGES, catalogue
from threeup.text.folding import forms, words

if TYPE_CHECKING:
    from collections.abc import Iterator

LONGEST: Final = 300
"""Characters of a question that are looked at."""

_MOST_WORDS: Final = 20
_GUESSED: Final = 4  # letters from which on a typing error is forgiven
_NEAR: Final = 0.75
_KEPT: Final = 500


@dataclass(frozen=True, slots=True)
class Found(Shown):
    """Rules that have all the words asked for, the best first.

    Fields:
        text: what was asked for.
        lang: the language in which it was.
        entries: the rules.
    """

    text: str
    lang: str
    entries: tuple[Entry, ...]

    def __iter__(self) -> Iterator[Entry]:
        """Give the entries in order."""
        return iter(self.entries)

    def __len__(self) -> int:
        """Count the entries."""
        return len(self.entries)

    def sheet(self, lang: str = "en") -> Sheet:
        """List what was found, by default in English whatever the words were."""
        said = catalogue(lang)
        title = said.format("book-found", n=len(self)) if self.entries else said.format("book-none")
        return Sheet(title, (), listed(self.entries, lang), (), lang)


@dataclass(frozen=True, slots=True)
class _Text:
    """What of an entry is searched: folded words, by what they stand in, the most telling first."""

    entry: Entry
    parts: tuple[frozenset[str], ...]


def find(text: str, lang: str = "en", game: str | None = None) -> Found:
    """Find the rules whose name, ID, sentence or house rules have all these words, or words that begin so.

    Case and accents don't matter, nor the article in Arabic and the changed first sounds of Welsh; a typing error
    in a word that is found nowhere is forgiven. Names come before sentences. `game` None: the rules of all games.
    Never raises: a game or a language that is none finds nothing, or is English.

    >>> [entry.rule.id for entry in find("hand first", game="updown")][0]
    'updown.discard.from-hand-first'
    >>> find("folow suit", game="loo").entries == find("Follow SUIT", game="loo").entries
    True
    """
    lang = lang if lang in LANGUAGES else "en"
    if game is not None and game not in GAMES:
        return Found(text[:LONGEST], lang, ())
    return _found(text[:LONGEST], lang, game)


@lru_cache(_KEPT)
def _found(text: str, lang: str, game: str | None) -> Found:
    exact = tuple(entry for entry in book(game) if entry.rule.id == text.strip().lower())
    asked = list(dict.fromkeys(words(text)))[:_MOST_WORDS]
    if exact or not asked:
        return Found(text, lang, exact)
    readings = [_readings(each, lang) for each in asked]
    ranked = []
    for place, each in enumerate(_texts(lang, game)):
        ranks = [_rank(reading, each) for reading in readings]
        if None not in ranks:
            ranked.append((sum(rank or 0 for rank in ranks), place, each.entry))
    return Found(text, lang, tuple(entry for *_, entry in sorted(ranked, key=lambda one: one[:2])))


def _rank(known: dict[str, int], text: _Text) -> int | None:
    """Weigh how well a word is met: where it stands comes before how alike it is; None where it is not."""
    for place, part in enumerate(text.parts):
        found = [known[each] for each in part if each in known]
        if found:
            return place * _MOST_WORDS + min(found)
    return None


@lru_cache(_KEPT)
def _readings(asked: str, lang: str) -> dict[str, int]:
    """Give the words of the rule books that a word may mean: 0 itself, 1 begun so, 2 another form, 3 a slip away."""
    known, meant = _vocabulary(lang), forms(asked, lang)
    found: dict[str, int] = {}
    for each in known:
        if each == asked or each.startswith(asked):
            found[each] = int(each != asked)
        elif any(root.startswith(form) for root in forms(each, lang) for form in meant):
            found[each] = 2
    if not found and len(asked) >= _GUESSED:
        found = dict.fromkeys(difflib.get_close_matches(asked, known, n=5, cutoff=_NEAR), 3)
    return found


@cache
def _vocabulary(lang: str) -> tuple[str, ...]:
    return tuple(sorted({each for text in _texts(lang, None) for part in text.parts for each in part}))


@cache
def _texts(lang: str, game: str | None) -> tuple[_Text, ...]:
    return tuple(_text(entry, lang) for entry in book(game))


def _text(entry: Entry, lang: str) -> _Text:
    said, key = catalogue(lang), entry.rule.id
    options = " ".join(" ".join((name, *values)) for name, values in entry.options(lang))
    parts = (said.format(key), key, said.text(key, "text"), options)
    return _Text(entry, tuple(frozenset(words(part)) for part in parts))
