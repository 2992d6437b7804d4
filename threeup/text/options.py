"""House rules in words: the name of each, and each of its values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from threeup.text.catalogues import catalogue
from threeup.text.languages import DEFAULT

if TYPE_CHECKING:
    from threeup.text.catalogues import Catalogue


def written(value: object) -> str:
    """Write an option's value as addresses and forms do.

    >>> written(True), written(None), written("plain"), written(3)
    ('yes', 'none', 'plain', '3')
    """
    if value is True or value is False:
        return "yes" if value else "no"
    return "none" if value is None else str(value)


def option_name(words: Catalogue, name: str) -> str:
    """Give the name of an option.

    >>> option_name(catalogue("en"), "set_size")
    'Cards in a set'
    """
    return words.format(_key(name))


def option_help(words: Catalogue, name: str) -> str:
    """Say what an option changes.

    >>> option_help(catalogue("en"), "two_decks")
    'For 7 to 12 players.'
    """
    return words.text(_key(name), "help")


def option_value(words: Catalogue, name: str, value: object) -> str:
    """Say an option's value; one that no form offers is said as it is written.

    >>> words = catalogue("en")
    >>> option_value(words, "set_size", 4), option_value(words, "turn_cap", 1234), option_value(words, "deck", "g1*30")
    ('Four', '1,234', 'g1*30')
    """
    text = written(value)
    part = f"value-{text}" if text.isdigit() else text
    if catalogue(DEFAULT).has(_key(name), part):
        return words.text(_key(name), part)
    return words.number(int(text)) if text.isdigit() else text


def _key(name: str) -> str:
    return f"option-{name.replace('_', '-')}"
