"""One language's messages: found by ID, filled with values, never failing before a learner."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final, Literal

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from threeup.text.bidi import fenced
from threeup.text.languages import DEFAULT, direction, known, locale
from threeup.text.lists import in_words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Value = int | str

_LOG: Final = logging.getLogger(__name__)
# Without a handler of ours Python would print warnings on a learner's terminal.
_LOG.addHandler(logging.NullHandler())

# fluent.runtime refuses a message with a value of more than 2,500 characters; nobody reads a name that long.
_LONGEST_VALUE: Final = 500


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The messages of one language; get one from `catalogue(lang)`.

    `fallback` is asked for what this one lacks: English for the other languages, none for English.

    >>> words = Catalogue.of("en", "deal = { $n ->\\n    [one] One card\\n   *[other] { $n } cards\\n }")
    >>> words.format("deal", n=1), words.format("deal", n=3), words.format("deal.nothing")
    ('One card', '3 cards', 'deal.nothing')
    """

    lang: str
    bundle: FluentBundle = field(repr=False, compare=False)
    fallback: Catalogue | None = field(default=None, repr=False, compare=False)

    @classmethod
    def of(cls, lang: str, *sources: str, fallback: Catalogue | None = None) -> Catalogue:
        """Make a catalogue from texts in Fluent's syntax, for tests and for extensions.

        >>> Catalogue.of("is", "hello = Halló").format("hello")
        'Halló'
        """
        code = locale(lang)
        bundle = FluentBundle([str(code)], use_isolating=direction(lang) == "rtl")
        for source in sources:
            bundle.add_resource(FluentResource(source))
        return cls(lang, bundle, fallback)

    @property
    def direction(self) -> Literal["ltr", "rtl"]:
        """The way this language is written: the value of HTML's `dir`.

        >>> catalogue("ar").direction
        'rtl'
        """
        return direction(self.lang)

    def has(self, key: str, part: str | None = None) -> bool:
        """Tell whether this language itself (no other) has a message, or a part (attribute) of one.

        >>> words = Catalogue.of("en", "a-rule = At least\\n    .broken = Too low")
        >>> words.has("a.rule"), words.has("a.rule", "broken"), words.has("a.rule", "why")
        (True, True, False)
        """
        ident = _ident(key)
        if not self.bundle.has_message(ident):
            return False
        message = self.bundle.get_message(ident)
        return message.value is not None if part is None else part in message.attributes

    def format(self, key: str, /, **values: Value) -> str:
        """Give a message with its values filled in.

        `key` is an ID with dots or dashes ("updown.deal.players"); a last part that is no message of its
        own is looked for as an attribute ("updown.deal.players.broken"). Whole numbers choose plural forms.

        >>> words = Catalogue.of("en", "a-rule = At least\\n    .broken = { $card } is too low")
        >>> words.format("a.rule"), words.format("a.rule.broken", card="7")
        ('At least', '7 is too low')
        """
        head, _, last = key.rpartition(".")
        for source in self._sources():
            if source.has(key):
                return source._fill(key, None, values)
            if head and source.has(head, last):
                return source._fill(head, last, values)
        return self._missing(key)

    def text(self, key: str, part: str, /, **values: Value) -> str:
        """Give a part (attribute) of a message with its values filled in.

        >>> words = Catalogue.of("en", "a-rule = At least\\n    .broken = { $card } is too low")
        >>> words.text("a.rule", "broken", card="7")
        '7 is too low'
        """
        for source in self._sources():
            if source.has(key, part):
                return source._fill(key, part, values)
        return self._missing(f"{key}.{part}")

    def every(self, items: Sequence[str]) -> str:
        """Write a list whose items all count: "8, 9 and 10".

        >>> catalogue("en").every(["8", "9", "10"]), catalogue("is").every(["8", "9"])
        ('8, 9 and 10', '8 og 9')
        """
        return in_words(self.lang, self._values(items), "standard")

    def either(self, items: Sequence[str]) -> str:
        """Write a list of which one item counts: "8, 9 or 10".

        >>> catalogue("en").either(["8", "9", "10"]), catalogue("is").either(["8", "9"])
        ('8, 9 or 10', '8 eða 9')
        """
        return in_words(self.lang, self._values(items), "or")

    def number(self, value: float) -> str:
        """Write a number as the language does, always in the digits that stand on the cards.

        >>> catalogue("en").number(5000), catalogue("is").number(5000), catalogue("ar").number(5000)
        ('5,000', '5.000', '5,000')
        """
        return format_decimal(value, locale=locale(self.lang), numbering_system="latn")

    def _sources(self) -> Iterator[Catalogue]:
        yield self
        if self.fallback is not None:
            yield from self.fallback._sources()

    def _values(self, items: Sequence[str]) -> list[str]:
        always = self.bundle.use_isolating
        return [fenced(item[:_LONGEST_VALUE], always=always) for item in items]

    def _fill(self, key: str, part: str | None, values: dict[str, Value]) -> str:
        message = self.bundle.get_message(_ident(key))
        pattern = message.value if part is None else message.attributes[part]
        if pattern is None:
            return self._missing(key)
        try:
            text, errors = self.bundle.format_pattern(pattern, self._prepared(values))
        except ArithmeticError as error:  # Babel, of a number with some thirty digits
            text, errors = key, [error]
        for error in errors:
            _LOG.warning("%s: message %s, part %s: %s", self.lang, key, part, error)
        return str(text)

    def _prepared(self, values: dict[str, Value]) -> dict[str, Value]:
        """Make values fit for a sentence: cut what is absurdly long, fence what runs the other way."""
        isolated = self.bundle.use_isolating
        prepared: dict[str, Value] = {}
        for name, value in values.items():
            if isinstance(value, str):
                cut = value[:_LONGEST_VALUE]
                prepared[name] = cut if isolated else fenced(cut)
            else:
                prepared[name] = value
        return prepared

    def _missing(self, key: str) -> str:
        _LOG.warning("%s: no message %s in any language asked", self.lang, key)
        return key


@cache
def catalogue(lang: str) -> Catalogue:
    """Give the catalogue of a language, read once; English for a language there is none for.

    >>> catalogue("cy").lang, catalogue("tlh").lang
    ('cy', 'en')
    """
    if known(lang) != lang:
        return catalogue(DEFAULT)
    fallback = None if lang == DEFAULT else catalogue(DEFAULT)
    return Catalogue.of(lang, *sources(lang).values(), fallback=fallback)


def sources(lang: str) -> dict[str, str]:
    """Read the catalogue files of a language: file name -> text in Fluent's syntax, names in order.

    Read through `importlib.resources`, so that an installed wheel, a zip file and Pyodide work alike.

    >>> all(name.endswith(".ftl") for name in sources("ar"))
    True
    """
    folder = resources.files("threeup.text") / "locales" / lang
    files = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return {file.name: file.read_text(encoding="utf-8") for file in files if file.name.endswith(".ftl")}


def _ident(key: str) -> str:
    """Turn an ID of ours into Fluent's alphabet, which has no dots: they become dashes.

    >>> _ident("updown.discard.at-least-top")
    'updown-discard-at-least-top'
    """
    return key.replace(".", "-")
