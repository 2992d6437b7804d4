"""Read what somebody asks a page for, by its address or its form: nothing they can write does harm."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from threeup.core.errors import Fault
from threeup.games import GAMES
from threeup.lessons import COURSES, lesson
from threeup.players.computer import PLAYERS
from threeup.text import LANGUAGES
from threeup.text.options import written

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

VIEWS: Final = ("home", "play", "learn", "explore")
USUAL: Final = "updown"
"""The game for whoever names none."""

_LONGEST: Final = 40
_DIGITS: Final = 18


@dataclass(frozen=True, slots=True)
class Request:
    """What is wanted.

    Fields:
        view: "home", "play", "learn" or "explore".
        lang: a language of ours, or empty.
        game: a game's ID.
        players: how many, computers included; None for the game's usual number.
        computer: which computer player.
        seed: of the deal; None for a new one.
        stakes: whether counters are shown; a game without counters has none to show.
        options: house rules by name.
        lesson: of the view "learn": a lesson of a course, or empty for the courses.
        step: a step of that lesson, or empty for its first.
        tab: of the view "explore": which part of it; empty for the usual one.
        position: of the view "explore": a position's line as it was sent; empty for a deal.
        faults: what could not be understood, each by `app-ignored-item`.
    """

    view: str = "home"
    lang: str = ""
    game: str = USUAL
    players: int | None = None
    computer: str = "careful"
    seed: int | None = None
    stakes: bool = True
    options: Mapping[str, object] = field(default_factory=dict)
    lesson: str = ""
    step: str = ""
    tab: str = ""
    position: str = ""
    faults: tuple[Fault, ...] = ()

    @property
    def seated(self) -> int:
        """How many play: the number wanted, or the game's usual one.

        >>> Request(players=4).seated, Request().seated
        (4, 3)
        """
        return int(GAMES[self.game].default_players) if self.players is None else self.players


def read(fields: Mapping[str, Any]) -> Request:
    """Read a request from named texts; what the game wanted has no use for is a fault.

    >>> read({"view": "play", "players": "4", "seed": "7", "lang": "cy"}).players
    4
    >>> [fault.args["key"] for fault in read({"players": "many", "set_size": "5", "game": "chess"}).faults]
    ['players', 'set_size', 'game']
    """
    texts = {str(name): str(value)[: _longest(str(name)) + 1] for name, value in fields.items()}
    texts = {"lesson": "", **texts}  # before its step
    game = texts.get("game", USUAL)
    good: dict[str, Any] = {"game": game if game in GAMES else USUAL}
    choices: Mapping[str, tuple[object, ...]] = GAMES[good["game"]].option_choices()
    options: dict[str, object] = {}
    faults: list[Fault] = []
    for name, text in texts.items():
        if name in choices:
            matching = [each for each in choices[name] if written(each) == text]
            options.update({name: matching[0]} if matching else {})
            known = bool(matching)
        else:
            known = _read_field(good, name, text)
        if not known:
            faults.append(Fault("app-ignored-item", {"key": _clean(name), "value": _clean(text)}))
    return Request(**good, options=options, faults=tuple(faults))


def fields(request: Request) -> dict[str, str]:
    """Write a request as an address does: what `read` reads as the same request.

    >>> fields(Request("play", "cy", "updown", 4, seed=7, options={"set_size": 4}))["set_size"]
    '4'
    """
    found = {"view": request.view, "lang": request.lang, "game": request.game, "players": str(request.seated)}
    found["computer"] = request.computer
    if request.seed is not None:
        found["seed"] = str(request.seed)
    if not request.stakes:
        found["stakes"] = "no"
    found |= {"lesson": request.lesson, "step": request.step, "tab": request.tab, "position": request.position}
    options = {name: written(value) for name, value in request.options.items()}
    return {name: text for name, text in (found | options).items() if text}


def unset(request: Request) -> Request:
    """Take out what is as usual anyway: a form names it all, but only what differs was somebody's wish.

    >>> unset(Request(players=3, options={"set_size": 3, "two_decks": True}))
    Request(view='home', lang='', game='updown', players=None, ..., options={'two_decks': True}, ...)
    """
    choices = GAMES[request.game].option_choices()
    options = {name: value for name, value in request.options.items() if value != choices[name][0]}
    usual: bool = request.players == GAMES[request.game].default_players
    return replace(request, players=None if usual else request.players, options=options)


@cache
def counts(game: str) -> bool:
    """Tell whether a game has counters, which a teacher may hide.

    >>> counts("updown")
    False
    """
    rules = GAMES[game]
    return any(place.counters is not None for place in rules.places(rules.start(rules.default_players), None))


def _longest(name: str) -> int:
    return _kept() if name == "position" else _LONGEST


# The laboratory and the parts of Explore take a while to load: whoever only plays need not wait for them.


def _kept() -> int:
    from threeup.lab.editing import KEPT  # noqa: PLC0415

    return KEPT


def _tabs() -> tuple[str, ...]:
    from threeup.app.explore.tabs import TABS  # noqa: PLC0415

    return tuple(each.id for each in TABS)


def _lessons() -> tuple[str, ...]:
    return tuple(each for course in COURSES.values() for each in course.lessons)


def _steps(lesson_id: str) -> tuple[str, ...]:
    return tuple(step.id for step in lesson(lesson_id).steps) if lesson_id else ()


def _read_field(good: dict[str, Any], name: str, text: str) -> bool:
    if name == "game":
        return bool(text == good["game"])
    if name == "position":  # the editor of positions says what is wrong with it
        good[name] = text[: _kept()]
        return len(text) <= _kept()
    if name == "stakes":
        known = text in {"yes", "no"} and counts(good["game"])
        good.update({name: text == "yes"} if known else {})
        return known
    if name not in _NAMED:
        return _read_number(good, name, text)
    known = text in _NAMED[name](good)
    good.update({name: text} if known else {})
    return known


_NAMED: Final[Mapping[str, Callable[[Mapping[str, Any]], tuple[str, ...]]]] = {
    "view": lambda _: VIEWS,
    "lang": lambda _: LANGUAGES,
    "computer": lambda _: tuple(PLAYERS),
    "lesson": lambda _: ("", *_lessons()),
    "step": lambda good: ("", *_steps(good.get("lesson", ""))),
    "tab": lambda _: ("", *_tabs()),
}
"""What can be chosen from in a field, given what was read before it."""


def _read_number(good: dict[str, Any], name: str, text: str) -> bool:
    if name not in {"players", "seed"}:
        return False
    if name == "seed" and not text.strip():
        return True
    number = int(text) if text.isascii() and text.isdigit() and len(text) <= _DIGITS else None
    if number is None or (name == "players" and number not in GAMES[good["game"]].seats):
        return False
    good[name] = number
    return True


def _clean(text: str) -> str:
    shown = "".join(char if char.isprintable() else "�" for char in text[:_LONGEST])
    return shown + ("…" if len(text) > _LONGEST else "")
