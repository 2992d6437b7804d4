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
    from collections.abc import Iterator, Mapping, Sequence

    from fluent.runtime.resolver import Pattern

Value = int | str

_LOG: Final = logging.getLogger(__name__)
# Without a handler of ours Python would print warnings on a learner's terminal.
_LOG.addHandler(logging.NullHandler())

# fluent.runtime refuses a message with a value of more than 2,500 characters; nobody reads a name that long.
_LONGEST_VALUE: Final = 500


@dataclass(frozen=True, slots=True)
class Catalogue:
    r"""The messages of one language; get one from `catalogue(lang)`.

    `fallback` is asked for what this one lacks: English for the other languages, none for English.

    >>> words = Catalogue.of("en", "deal = { $n ->\n    [one] One card\n   *[other] { $n } cards\n }")
    >>> words.format("deal", n=1), words.format("deal", n=3), words.format("deal.nothing")
    ('One card', '3 cards', 'deal.nothing')
    """

    lang: str
    bundle: FluentBundle = field(repr=False, compare=False)
    fallback: Catalogue | None = field(default=None, repr=False, compare=False)

    @classmethod
    def of(cls, lang: str, *sources: str, fallback: Catalogue | None = None) -> Catalogue:
        r"""Make a catalogue from texts in Fluent's syntax, for tests and for extensions.

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
        r"""Tell whether this language itself (no other) has a message, or a part (attribute) of one.

        >>> words = Catalogue.of("en", "a-rule = At least\n    .broken = Too low")
        >>> words.has("a.rule"), words.has("a.rule", "broken"), words.has("a.rule", "why")
        (True, True, False)
        """
        return _pattern(self.bundle, key, part) is not None

    def format(self, key: str, /, **values: Value) -> str:
        r"""Give a message with its values filled in.

        `key` is an ID with dots or dashes ("updown.deal.players"); a last part that is no message of its
        own is looked for as an attribute ("updown.deal.players.broken"). Whole numbers choose plural forms.

        >>> words = Catalogue.of("en", "a-rule = At least\n    .broken = { $card } is too low")
        >>> words.format("a.rule"), words.format("a.rule.broken", card="7")
        ('At least', '7 is too low')
        """
        head, _, last = key.rpartition(".")
        for source in _chain(self):
            pattern = _pattern(source.bundle, key)
            if pattern is None and head:
                pattern = _pattern(source.bundle, head, last)
            if pattern is not None:
                return _filled(source, pattern, key, values)
        return _missing(self.lang, key)

    def text(self, key: str, part: str, /, **values: Value) -> str:
        r"""Give a part (attribute) of a message with its values filled in.

        >>> words = Catalogue.of("en", "a-rule = At least\n    .broken = { $card } is too low")
        >>> words.text("a.rule", "broken", card="7")
        '7 is too low'
        """
        for source in _chain(self):
            pattern = _pattern(source.bundle, key, part)
            if pattern is not None:
                return _filled(source, pattern, f"{key}.{part}", values)
        return _missing(self.lang, f"{key}.{part}")

    def every(self, items: Sequence[str]) -> str:
        """Write a list whose items all count: "8, 9 and 10".

        >>> catalogue("en").every(["8", "9", "10"]), catalogue("is").every(["8", "9"])
        ('8, 9 and 10', '8 og 9')
        """
        return in_words(self.lang, self._fenced(items), "standard")

    def either(self, items: Sequence[str]) -> str:
        """Write a list of which one item counts: "8, 9 or 10".

        >>> catalogue("en").either(["8", "9", "10"]), catalogue("is").either(["8", "9"])
        ('8, 9 or 10', '8 eða 9')
        """
        return in_words(self.lang, self._fenced(items), "or")

    def number(self, value: float) -> str:
        """Write a number as the language does, always in the digits that stand on the cards.

        >>> catalogue("en").number(5000), catalogue("is").number(5000), catalogue("ar").number(5000)
        ('5,000', '5.000', '5,000')
        """
        return format_decimal(value, locale=locale(self.lang), numbering_system="latn")

    def _fenced(self, items: Sequence[str]) -> list[str]:
        always = self.bundle.use_isolating
        return [fenced(item[:_LONGEST_VALUE], always=always) for item in items]


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


def _chain(first: Catalogue) -> Iterator[Catalogue]:
    """Give a catalogue, then those asked when it lacks a message."""
    source: Catalogue | None = first
    while source is not None:
        yield source
        source = source.fallback


def _pattern(bundle: FluentBundle, key: str, part: str | None = None) -> Pattern | None:
    """Find the pattern of a message, or of a part of it, in one language."""
    ident = key.replace(".", "-")  # Fluent's alphabet has no dots
    if not bundle.has_message(ident):
        return None
    message = bundle.get_message(ident)
    return message.value if part is None else message.attributes.get(part)


def _filled(source: Catalogue, pattern: Pattern, key: str, values: Mapping[str, Value]) -> str:
    """Fill a pattern; whatever is wrong with it or its values goes to the log, and something is shown."""
    isolated = source.bundle.use_isolating
    prepared = {
        # Cut what is absurdly long, fence what runs the other way where Fluent doesn't.
        name: (value[:_LONGEST_VALUE] if isolated else fenced(value[:_LONGEST_VALUE]))
        if isinstance(value, str)
        else value
        for name, value in values.items()
    }
    try:
        text, problems = source.bundle.format_pattern(pattern, prepared)
    except ArithmeticError as error:  # Babel, of a number with some thirty digits
        text, problems = key, [error]
    for problem in problems:
        _LOG.warning("%s: message %s: %s", source.lang, key, problem)
    return str(text)


def _missing(lang: str, key: str) -> str:
    _LOG.warning("%s: no message %s", lang, key)
    return key
