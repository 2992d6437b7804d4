"""Read what somebody asks a page for, by its address or its form: nothing they can write does harm."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from threeup.core.errors import Fault
from threeup.players.computer import PLAYERS
from threeup.text import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping

VIEWS: Final = ("home", "play")
_LONGEST: Final = 40
_DIGITS: Final = 18


@dataclass(frozen=True, slots=True)
class Request:
    """What is wanted.

    Fields:
        view: "home" or "play".
        lang: a language of ours, or empty.
        players: how many, computers included.
        computer: which computer player.
        seed: of the deal; None for a new one.
        options: house rules by name.
        faults: what could not be understood, each by `app.ignored-item`.
    """

    view: str = "home"
    lang: str = ""
    players: int = 3
    computer: str = "careful"
    seed: int | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    faults: tuple[Fault, ...] = ()


def read(fields: Mapping[str, Any], choices: Mapping[str, tuple[object, ...]]) -> Request:
    """Read a request from named texts; `choices` are the options' names and values.

    >>> read({"view": "play", "players": "4", "seed": "7", "lang": "cy"}, {}).players
    4
    >>> [fault.args["key"] for fault in read({"players": "many", "set_size": "5"}, {"set_size": (3, 4)}).faults]
    ['players', 'set_size']
    """
    good: dict[str, Any] = {}
    options: dict[str, object] = {}
    faults: list[Fault] = []
    for name, value in fields.items():
        text = str(value)[: _LONGEST + 1]
        if name in choices:
            matching = [each for each in choices[name] if written(each) == text]
            options.update({name: matching[0]} if matching else {})
            known = bool(matching)
        else:
            known = _read_field(good, name, text)
        if not known:
            faults.append(Fault("app-ignored-item", {"key": _clean(name), "value": _clean(text)}))
    return Request(**good, options=options, faults=tuple(faults))


def written(value: object) -> str:
    """Write an option's value as addresses and forms do.

    >>> written(True), written(None), written("plain"), written(3)
    ('yes', 'none', 'plain', '3')
    """
    if value is True or value is False:
        return "yes" if value else "no"
    return "none" if value is None else str(value)


def _read_field(good: dict[str, Any], name: str, text: str) -> bool:
    allowed = {"view": VIEWS, "lang": LANGUAGES, "computer": tuple(PLAYERS)}
    if name in allowed:
        known = text in allowed[name]
        good.update({name: text} if known else {})
        return known
    if name == "seed" and not text.strip():
        return True
    number = int(text) if text.isascii() and text.isdigit() and len(text) <= _DIGITS else None
    if number is None or name not in {"players", "seed"} or (name == "players" and not 2 <= number <= 12):  # noqa: PLR2004 - the rule book's least and most
        return False
    good[name] = number
    return True


def _clean(text: str) -> str:
    shown = "".join(char if char.isprintable() else "�" for char in text[:_LONGEST])
    return shown + ("…" if len(text) > _LONGEST else "")
