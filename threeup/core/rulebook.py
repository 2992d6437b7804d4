"""The rules as data: each with a stable ID, its kind, sources and options."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib import resources
from typing import TYPE_CHECKING, Literal, cast

if TYPE_CHECKING:
    from collections.abc import Mapping

Kind = Literal["definition", "limit", "permit", "effect"]


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of a game; its words stand in the catalogues under its ID.

    Fields:
        id: stable, never renamed or reused ("updown.deal.three-up").
        kind: "definition" (what things are), "limit" (can be broken), "permit" (only ever allows or forces a move),
            "effect" (what happens by itself).
        sources: keys of the sources that say so.
        disagree: keys of the sources that say otherwise; what they say stands in the catalogues (`.otherwise`).
        options: names of the options that change it.
    """

    id: str
    kind: Kind
    sources: tuple[str, ...]
    disagree: tuple[str, ...] = ()
    options: tuple[str, ...] = ()

    @property
    def section(self) -> str:
        """Name the chapter the rule stands in.

        >>> Rule("updown.deal.players", "definition", ("cy",)).section
        'deal'
        """
        return self.id.split(".")[-2]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of a game in reading order, and where they come from."""

    game: str
    rules: Mapping[str, Rule]
    sources: Mapping[str, str]

    def __getitem__(self, rule_id: str) -> Rule:
        """Give a rule by its ID. Raises KeyError."""
        return self.rules[rule_id]


def load(package: str) -> Rulebook:
    """Read the `rules.toml` of a game's package; the rules of any table that it names stand before its own.

    >>> load("threeup.games.updown")["updown.deal.players"].kind
    'definition'
    """
    table = tomllib.loads((resources.files("threeup.core") / "rules.toml").read_text("utf-8"))
    data = tomllib.loads((resources.files(package) / "rules.toml").read_text("utf-8"))
    shared = {key: table["rules"][key] for key in data["table"]}
    rules = {key: _rule(key, entry) for key, entry in {**shared, **data["rules"]}.items()}
    return Rulebook(data["game"], rules, data["sources"])


def _rule(key: str, entry: Mapping[str, object]) -> Rule:
    def names(field: str) -> tuple[str, ...]:
        return tuple(cast("list[str]", entry.get(field, [])))

    return Rule(key, cast("Kind", entry["kind"]), names("sources"), names("disagree"), names("options"))
