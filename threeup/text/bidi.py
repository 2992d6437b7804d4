"""Keep a value's writing direction from upsetting the sentence around it.

Unicode's bidirectional algorithm reorders a line by its characters: in an Arabic sentence a nickname in Latin
letters, or "8 ≥ 7", can drag its neighbours to the wrong side, and so can an Arabic nickname in an English one.
Isolates (U+2068 before, U+2069 after) fence a value off. Both marks are invisible and have no width, but they
are characters: a copied text or an exact comparison has them. Hence: Arabic sentences fence off every value
(Fluent does it); the other languages fence off only values that hold right-to-left letters.
"""

from __future__ import annotations

import unicodedata
from typing import Final

FIRST_STRONG_ISOLATE: Final = "\u2068"
POP_DIRECTIONAL_ISOLATE: Final = "\u2069"

_RIGHT_TO_LEFT: Final = ("R", "AL")
_MARKS: Final = dict.fromkeys((0x2066, 0x2067, 0x2068, 0x2069))


def fenced(value: str, *, always: bool = False) -> str:
    r"""Give a value with isolates around it when it holds right-to-left letters (or `always`), else as it is.

    >>> fenced("Ann"), fenced("ليلى") == "\u2068ليلى\u2069"
    ('Ann', True)
    """
    if always or any(unicodedata.bidirectional(char) in _RIGHT_TO_LEFT for char in value):
        return f"{FIRST_STRONG_ISOLATE}{value}{POP_DIRECTIONAL_ISOLATE}"
    return value


def plain(text: str) -> str:
    r"""Give a text without isolates: for terminals that show them as boxes, and for comparing.

    >>> plain("\u2068Ann\u2069 plays")
    'Ann plays'
    """
    return text.translate(_MARKS)
