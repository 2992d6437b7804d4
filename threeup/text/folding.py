"""Words as a search compares them: without case, accents and endings of writing that a hurried hand leaves out."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

# What has no accent to be taken off: Icelandic and other letters, and the Arabic tatweel, ta marbuta and alif maqsura.
_PLAIN: Final = str.maketrans({
    "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ø": "o", "ـ": "", "ة": "ه", "ى": "ي", "ء": "", "ٱ": "ا",  # noqa: RUF001 - Arabic
})  # fmt: skip
_UNSEEN: Final = frozenset({"Mn", "Cf"})  # accents, and marks of writing direction
_WORD: Final = re.compile(r"\+?[^\W_]+")
_ARTICLE: Final = re.compile(r"(?:[وف]?[بك]?ال|[وف]?لل)(?=\w{2})")
_PARTICLE: Final = re.compile(r"[وفبكل](?=\w{3})")

_KEPT: Final = 20_000
"""Words whose forms are kept: those of the rule books many times over, and some that were asked for."""

# Welsh words change their first sound: what stands in a text, and what it may stand for in a dictionary.
_MUTATED: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("mh", ("p",)), ("nh", ("t",)), ("ngh", ("c",)), ("ng", ("g",)), ("ph", ("p",)), ("th", ("t",)), ("ch", ("c",)),
    ("dd", ("d",)), ("b", ("p",)), ("d", ("t",)), ("g", ("c",)), ("f", ("b", "m")), ("m", ("b",)), ("n", ("d",)),
    ("l", ("ll", "gl")), ("r", ("rh", "gr")),
    *((vowel, ("g" + vowel,)) for vowel in "aeiouwy"), *(("h" + vowel, (vowel,)) for vowel in "aeiouwy"),
)  # fmt: skip


def fold(text: str) -> str:
    """Write a text without case and accents.

    >>> fold("Þrír Æðri Slagir"), fold("Siŵt"), fold("الـكَومة")
    ('thrir aedri slagir', 'siwt', 'الكومه')
    """
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(each for each in plain if unicodedata.category(each) not in _UNSEEN).translate(_PLAIN)


def words(text: str) -> list[str]:
    """Take a text apart into folded words; a sign before a number belongs to it.

    >>> words("updown.clear.plus-one: Clear +1")
    ['updown', 'clear', 'plus', 'one', 'clear', '+1']
    """
    return _WORD.findall(fold(text))


@lru_cache(_KEPT)
def forms(word: str, lang: str) -> frozenset[str]:
    """Give a folded word and what it may be a form of: without the article in Arabic, unmutated in Welsh.

    >>> sorted(forms("bentwr", "cy")), sorted(forms("الكومه", "ar")), sorted(forms("pile", "en"))
    (['bentwr', 'pentwr'], ['الكومه', 'كومه'], ['pile'])
    """
    return frozenset((word, *_roots(word, lang)))


def _roots(word: str, lang: str) -> Iterator[str]:
    if word.startswith("+"):
        yield word[1:]
    if lang == "cy":
        for begun, roots in _MUTATED:
            if word.startswith(begun):
                yield from (root + word[len(begun) :] for root in roots)
    elif lang == "ar":
        for pattern in (_ARTICLE, _PARTICLE):
            if found := pattern.match(word):
                yield word[found.end() :]
