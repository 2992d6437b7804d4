"""Lists in words: "a, b and c", "a, b or c", as each language writes them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, Literal

from babel.lists import format_list

from threeup.text.languages import locale

if TYPE_CHECKING:
    from collections.abc import Sequence

_PLACE: Final = re.compile(r"\x00(\d+)\x00")
# CLDR writes the Welsh "and" as "a(c)" and leaves the choice to the reader: "ac" stands before a vowel.
_WELSH_AND: Final = re.compile(r",? a\(c\) \x00(\d+)\x00")
_START: Final = re.compile(r"[\u2066-\u2068“]*(\d+|\w{0,2})")
# Numbers whose Welsh name starts with a vowel, counting as schools do: un, wyth, un deg un …, wyth deg ….
_WELSH_VOWEL_NUMBERS: Final = frozenset({1, 8, *range(11, 20), *range(80, 90)})
# "w" is a vowel in "wyth" and a consonant in "wal": it is a consonant before a vowel other than y.
_WELSH_VOWEL: Final = re.compile(r"[aeiouyâêîôûŷáéíóú]|[wŵ](?![aeiouâêîôû])", re.IGNORECASE)

# After "a" (and), with the marks that keep a name apart before it: pump, a phump.
_MUTATES: Final = re.compile(r"^([\u2066-\u2068]*)([ptc])(?=[^\W\d_])(?!h)")
# "The", which runs together with the "and" before it, but not in quotes: “Arwain” ac “Y miss”.
_ARTICLE: Final = re.compile(r"^([\u2066-\u2068]*)[Yy]r? (?=[^\W\d_])")


def in_words(lang: str, items: Sequence[str], style: Literal["standard", "or"]) -> str:
    """Write items as a list in a language; no items give an empty text, one item stands alone.

    The items are put in as they are, but for what Welsh changes after "a": p, t and c of a small letter (no nickname's)
    become ph, th and ch, and "a" and "y" (the) run together.

    >>> in_words("en", ["8", "9", "10"], "standard"), in_words("is", ["8", "9", "10"], "or")
    ('8, 9 and 10', '8, 9 eða 10')
    >>> in_words("cy", ["7", "8"], "standard"), in_words("cy", ["8", "7"], "standard")
    ('7 ac 8', '8 a 7')
    >>> in_words("cy", ["wyth", "pump"], "standard"), in_words("cy", ["Ann", "Twm"], "standard")
    ('wyth a phump', 'Ann a Twm')
    >>> in_words("cy", ["Talu", "Y miss"], "standard")
    'Talu a\u2019r miss'
    """
    # The items wait outside while Babel writes the list, so that no item can be taken for a pattern.
    pattern = format_list([f"\x00{place}\x00" for place in range(len(items))], style, locale(lang))
    if lang == "cy" and (last := _WELSH_AND.search(pattern)):
        place = int(last[1])
        joint, item = _welsh_and(items[place])
        items = [*items[:place], item, *items[place + 1 :]]
        pattern = f"{pattern[: last.start()]} {joint} \x00{place}\x00{pattern[last.end() :]}"
    return _PLACE.sub(lambda found: items[int(found[1])], pattern)


def _welsh_and(item: str) -> tuple[str, str]:
    """Choose between "a", "ac" and "a" with the article for the item that comes next, and fit the item to it."""
    without, articles = _ARTICLE.subn(r"\1", item)
    if articles:
        return "a\u2019r", without
    return "ac" if _vowel_sound(item) else "a", _MUTATES.sub(r"\1\2h", item)


def _vowel_sound(item: str) -> bool:
    """Tell whether a Welsh word or number is spoken with a vowel first."""
    start = _START.match(item)
    if start is None:
        return False
    if start[1].isdecimal():
        return int(start[1][:3]) in _WELSH_VOWEL_NUMBERS
    return _WELSH_VOWEL.match(start[1]) is not None
