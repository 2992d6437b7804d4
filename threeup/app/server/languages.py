"""The language of a page from its first byte: by the address, else by what the browser asks for."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

Words = Mapping[str, str]

DEFAULT = "en"
RIGHT_TO_LEFT = frozenset({"ar"})


@cache
def words() -> Mapping[str, Words]:
    """The words a page says without Python's help, by language and key.

    >>> words()["is"]["home"]
    'Fara að borðinu'
    """
    table: dict[str, dict[str, str]] = tomllib.loads((files(__package__) / "words.toml").read_text("utf-8"))
    return table


def direction(language: str) -> str:
    """The writing direction of a language: "rtl" or "ltr".

    >>> direction("ar"), direction("cy")
    ('rtl', 'ltr')
    """
    return "rtl" if language in RIGHT_TO_LEFT else "ltr"


def negotiate(wanted: str | None, accept_language: str | None) -> str:
    """The page's language: the wanted one if we speak it, else the best the browser accepts, else English.

    >>> negotiate("cy", "is"), negotiate("xx", "de, is;q=0.8, ar;q=0.9"), negotiate(None, None)
    ('cy', 'ar', 'en')
    >>> negotiate(None, "en-GB;q=0.1, is-IS;q=high, ar;q=0")
    'en'
    """
    known = words()
    if wanted is not None and (tag := _primary(wanted)) in known:
        return tag
    ranked = sorted(_accepted(accept_language or ""), key=lambda pair: -pair[1])
    return next((tag for tag, weight in ranked if weight > 0 and tag in known), DEFAULT)


def _primary(tag: str) -> str:
    return tag.strip().lower().partition("-")[0]


def _accepted(header: str) -> list[tuple[str, float]]:
    pairs = []
    for item in header[:1000].split(","):
        tag, _, parameters = item.partition(";")
        name, _, value = parameters.strip().partition("=")
        try:
            weight = float(value) if name.strip() == "q" else 1.0
        except ValueError:
            weight = 0.0
        pairs.append((_primary(tag), weight))
    return pairs
