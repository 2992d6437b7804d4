"""The language of a page from its first byte: by the address, else by what the browser asks for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from threeup import text

Words = Mapping[str, str]

KEYS: Final = (
    "title", "loading", "reload", "failed", "disconnected", "full", "full_wait", "missing", "home", "script",
)  # fmt: skip


@cache
def words() -> Mapping[str, Words]:
    """The words a page says without a kernel's help, by language and key; they are the catalogues' `page-…`.

    >>> words()["is"]["home"]
    'Fara að borðinu'
    """
    found: dict[str, Words] = {}
    for language in text.LANGUAGES:
        said = text.catalogue(language)
        found[language] = {key: said.format(f"page-{key.replace('_', '-')}") for key in KEYS}
    return found


def negotiate(wanted: str | None, accept_language: str | None) -> str:
    """The page's language: the wanted one if we speak it, else the best the browser accepts, else English.

    >>> negotiate("cy", "is"), negotiate("xx", "de, is;q=0.8, ar;q=0.9"), negotiate(None, None)
    ('cy', 'ar', 'en')
    >>> negotiate(None, "en-GB;q=0.1, is-IS;q=high, ar;q=0")
    'en'
    """
    return text.negotiate([wanted or ""], default=text.negotiate(accept_language))
