"""What can be wrong with the catalogues, each as a function that lists the faults it finds.

The tests run them over the real catalogues, and over small broken ones to show that they find something.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fluent.syntax import ast

from tests.text.ftl import categories, entries

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.text.ftl import Part, Selector

LEAST_WORDS = 3
"""A text of so many English words that stands unchanged in another language was not translated."""

WORD = re.compile(r"\b[A-Za-z]{2,}\b")
PLACEABLE = re.compile(r"\{[^{}]*\}")
SIGNED = re.compile(r"(?<!\u200e)(?<![\d$\w-])[+\u2212-]\d")


def junk(source: str) -> list[str]:
    """List what the parser could not read."""
    return [str(entry.content).strip() for entry in entries(source) if isinstance(entry, ast.Junk)]


def repeated(*sources: str) -> list[str]:
    """List the messages and terms defined more than once: Fluent would silently keep the first."""
    seen: set[str] = set()
    twice = []
    for source in sources:
        for entry in entries(source):
            if isinstance(entry, ast.Message | ast.Term):
                name = f"{type(entry).__name__} {entry.id.name}"
                if name in seen:
                    twice.append(name)
                seen.add(name)
    return twice


def plural_faults(lang: str, parts: Mapping[str, Part]) -> list[str]:
    """List the plural selectors without exactly the language's categories, `other` as the default."""
    found = []
    for name, part in parts.items():
        for selector in part.selectors:
            if not selector.plural:
                continue
            named = {key for key in selector.keys if not key.isdecimal()}
            if named != categories(lang):
                found.append(f"{name}: has {sorted(named)}, {lang} needs {sorted(categories(lang))}")
            if selector.default != "other":
                found.append(f"{name}: the default must be other, not {selector.default}")
    return found


def choice_faults(english: Mapping[str, Part], parts: Mapping[str, Part]) -> list[str]:
    """List the parts that choose by other words, or not by the numbers, that the English part chooses by."""
    found = []
    for name, source in english.items():
        if name not in parts:
            continue
        mine, theirs = parts[name].selectors, source.selectors
        if _by_words(mine) != _by_words(theirs):
            found.append(f"{name}: chooses by {_by_words(mine)}, English by {_by_words(theirs)}")
        lost = _by_number(theirs) - _by_number(mine)
        found += [f"{name}: English has plural forms for ${variable}" for variable in sorted(lost)]
    return found


def _by_words(selectors: tuple[Selector, ...]) -> dict[str, set[str]]:
    words: dict[str, set[str]] = {}
    for selector in selectors:
        if not selector.plural:
            words.setdefault(str(selector.variable), set()).update(selector.keys)
    return words


def _by_number(selectors: tuple[Selector, ...]) -> set[str]:
    return {str(selector.variable) for selector in selectors if selector.plural}


def dangling(parts: Mapping[str, Part]) -> list[str]:
    """List the references to messages and terms that are not there."""
    return [f"{name}: {{ {other} }}" for name, part in parts.items() for other in part.references if other not in parts]


def untranslated(english: Mapping[str, Part], parts: Mapping[str, Part]) -> list[str]:
    """List the parts that stand in another language exactly as in English."""
    return [
        name
        for name, part in parts.items()
        if name in english
        and part.text == english[name].text
        and len(WORD.findall(PLACEABLE.sub("", part.text))) >= LEAST_WORDS
    ]


def unmarked_signs(parts: Mapping[str, Part]) -> list[str]:
    """List the Arabic parts where a sign before a digit lacks U+200E: "+1" would be shown as "1+"."""
    return [name for name, part in parts.items() if SIGNED.search(part.text.replace('{ "\\u200E" }', "\u200e"))]
