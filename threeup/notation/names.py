"""Players' nicknames, names of branches, notes: short, printable, harmless to the text around them."""

from __future__ import annotations

from typing import Final

from threeup.core.errors import Fault, RecordError
from threeup.notation.position import BIDI

LONGEST_NAME: Final = 24
LONGEST_BRANCH_NAME: Final = 40
LONGEST_NOTE: Final = 500
# They join letters in several scripts and the parts of one picture, and print nothing themselves.
_JOINERS: Final = dict.fromkeys((0x200C, 0x200D))


def clean(text: str) -> str:
    r"""Take marks of writing direction out of a name, and spaces from around it.

    >>> clean(" Ann\u202e ")
    'Ann'
    """
    return text.translate(BIDI).strip()


def printable(text: str) -> bool:
    r"""Tell whether every character of a name can be shown.

    >>> printable("Ýr"), printable("a\nb")
    (True, False)
    """
    return text.translate(_JOINERS).isprintable()


def fitted(text: str, most: int) -> str:
    r"""Give what can be shown of a text, on one line, of `most` characters at the most.

    >>> fitted(" why\nnot\u202e?\0 ", 9)
    'why not?'
    >>> "'''" in fitted("''\0'", 9)
    False
    """
    line = "".join(filter(printable, clean(" ".join(text.split()))))
    # A line of a record with three apostrophes together could begin or end a text over several lines (reading.py).
    return line.replace("'''", "\u2019" * 3)[:most].strip()


def nickname(text: str, seat: int = 0) -> str:
    r"""Give a nickname as it may be shown. Raises RecordError when it is empty, too long or can't be printed.

    >>> nickname(" Gwen \u200f")
    'Gwen'
    >>> nickname("x" * 25)
    Traceback (most recent call last):
    threeup.core.errors.RecordError: record.name-long {'seat': 0, 'most': 24}
    """
    name = clean(text)
    faults = []
    if not name:
        faults.append(Fault("record.name-empty", {"seat": seat}))
    if len(name) > LONGEST_NAME:
        faults.append(Fault("record.name-long", {"seat": seat, "most": LONGEST_NAME}))
    if not printable(name):
        faults.append(Fault("record.name-control", {"seat": seat}))
    if faults:
        raise RecordError(faults)
    return name
