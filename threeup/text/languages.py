"""The languages there are, the way each is written, and which of them a reader wants."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, Literal

from babel import Locale

if TYPE_CHECKING:
    from collections.abc import Iterable

LANGUAGES: Final = ("en", "cy", "is", "ar")
"""Codes of the languages with a full catalogue; the first is the source of the others."""

DEFAULT: Final = "en"

# British English: it spells as the catalogue does and writes "a, b and c" without the comma before "and".
_LOCALES: Final = {"en": "en_GB"}

# A browser's Accept-Language is some tens of characters; what is longer is not a browser's.
_LONGEST_HEADER: Final = 1000


@cache
def locale(lang: str) -> Locale:
    """Give Babel's data for a language: plural categories, numbers, lists, direction.

    >>> sorted(locale("is").plural_form.tags)
    ['one']
    """
    return Locale.parse(_LOCALES.get(lang, lang))


def direction(lang: str) -> Literal["ltr", "rtl"]:
    """Tell which way a language is written: the value of HTML's `dir`.

    A language that is not one of ours is shown in English, so its direction is English's.

    >>> [direction(lang) for lang in ("en", "cy", "is", "ar", "tlh")]
    ['ltr', 'ltr', 'ltr', 'rtl', 'ltr']
    """
    return "rtl" if locale(known(lang)).text_direction == "rtl" else "ltr"


def known(lang: str) -> str:
    """Give the language itself when there is a catalogue for it, and the default language otherwise.

    >>> known("cy"), known("tlh")
    ('cy', 'en')
    """
    return lang if lang in LANGUAGES else DEFAULT


def negotiate(wanted: str | Iterable[str] | None, default: str = DEFAULT) -> str:
    """Choose the language for a reader from what their browser or their link asks for.

    `wanted` is an Accept-Language header, or language tags, best first. Of each tag only the language
    counts ("ar-EG" is "ar"). What cannot be understood is passed over; nothing understood gives `default`.

    >>> negotiate("fr, ar-EG;q=0.8, en;q=0.9")
    'en'
    >>> negotiate(["tlh", "cy_GB"]), negotiate("q=;;,", default="is"), negotiate(None)
    ('cy', 'is', 'en')
    """
    if wanted is None:
        return default
    tags = _header(wanted) if isinstance(wanted, str) else tuple(wanted)
    for tag in tags:
        if tag.strip() == "*":
            return default
        lang = tag.strip().replace("_", "-").partition("-")[0].lower()
        if lang in LANGUAGES:
            return lang
    return default


def _header(header: str) -> tuple[str, ...]:
    """Read the tags of an Accept-Language header, best first; those refused with q=0 are left out."""
    weighed = []
    for item in header[:_LONGEST_HEADER].split(","):
        tag, _, parameters = item.partition(";")
        weighed.append((_weight(parameters), tag))
    # sorted() keeps the order of equals: of two languages with one weight, the one named first.
    return tuple(tag for weight, tag in sorted(weighed, key=lambda pair: -pair[0]) if weight > 0)


def _weight(parameters: str) -> float:
    """Read the q of one tag, from 0 to 1: 1 where none is given, 0 where it makes no sense."""
    name, _, value = parameters.strip().partition("=")
    if not name:
        return 1.0
    try:
        weight = float(value)
    except ValueError:
        return 0.0
    return weight if name.strip() == "q" and 0 <= weight <= 1 else 0.0
