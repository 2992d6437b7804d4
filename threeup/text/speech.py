"""Turn phrases, reasons and faults into sentences of one language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from threeup.core.layout import Phrase
from threeup.text.catalogues import Catalogue, catalogue

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from threeup.core.errors import Fault
    from threeup.core.game import Reason, Seat


class Named(Protocol):
    """Whoever sits at a table, as far as their nickname goes; an empty one is the catalogue's."""

    @property
    def name(self) -> str: ...  # noqa: D102


@dataclass(frozen=True, slots=True)
class Speech:
    """Says things in one language, to one seat.

    Fields:
        game: whose ranks and cards values are.
        lang: the language's code.
        sitters: who sits where.
        me: the seat spoken to; None for a watcher.
    """

    game: Any
    lang: str = "en"
    sitters: Sequence[Named] = ()
    me: Seat | None = None
    words: Catalogue = field(init=False)

    def __post_init__(self) -> None:
        """Find the catalogue once."""
        object.__setattr__(self, "words", catalogue(self.lang))

    def name(self, seat: Seat) -> str:
        """Give a player's nickname."""
        given = self.sitters[seat].name if 0 <= seat < len(self.sitters) else ""
        return given or self.words.format("nickname-me" if seat == self.me else f"nickname-{seat}")

    def say(self, phrase: Phrase) -> str:
        """Give a phrase as a sentence."""
        return self.words.format(phrase.key, **self._values(phrase.args))

    def card(self, card: str, part: str = "") -> str:
        """Name a card; with the part ".label" as a reader aloud is to say it.

        >>> from threeup.games import GAMES
        >>> Speech(GAMES["updown"]).card("g7"), Speech(GAMES["updown"]).card("?")
        ('green 7', 'Face-down card')
        """
        phrase = self.game.phrase(card)
        return (
            self.words.format("card-back") if phrase is None else self.say(Phrase(f"{phrase.key}{part}", phrase.args))
        )

    def rule_name(self, rule_id: str) -> str:
        """Give a rule's short name."""
        return self.words.format(rule_id)

    def rule_text(self, rule_id: str) -> str:
        """Give a rule in a sentence or two."""
        return self.words.text(rule_id, "text")

    def reason(self, reason: Reason) -> str:
        """Say why, with the values of the case."""
        return self.words.text(reason.rule, reason.key, **self._values(reason.args))

    def fault(self, fault: Fault) -> str:
        """Say what is wrong with a text, a position or options. A seat is a number there, 1 for the first.

        >>> from threeup.core.errors import Fault
        >>> Speech(None).fault(Fault("position.out-twice", {"seat": 2}))
        'Player 3: named twice in out.'
        """
        args = {key: value for key, value in fault.args.items() if key != "seat"}
        # A lesson's names and moves are shown as they are written: a step may be called "g7".
        written = fault.id.startswith(("lesson.", "progress."))
        values = args if written else self._values(args)
        for key, value in (("seat", fault.args.get("seat")), ("place", fault.place)):
            if isinstance(value, int):
                values[key] = value + (key == "seat")
        return self.words.format(fault.id, **values)

    def faults(self, faults: Sequence[Fault]) -> list[str]:
        """Say all that is wrong, a sentence each."""
        return [self.fault(fault) for fault in faults]

    def _values(self, args: Mapping[str, object]) -> dict[str, int | str]:
        values: dict[str, int | str] = {}
        for key, value in args.items():
            if key.endswith("seat") and isinstance(value, int):
                whose = key.removesuffix("seat")  # "other_seat" is said as $other_name and $other_who
                values[f"{whose}name"] = self.name(value)
                values[f"{whose}who"] = "you" if value == self.me else "other"
            else:
                values[key] = self._value(value)
        return values

    def _value(self, value: object) -> int | str:
        match value:
            case Phrase():
                return self.say(value)
            case tuple():
                return self.words.every([str(self._value(each)) for each in value])
            case str():
                phrase = self.game.phrase(value)
                return value if phrase is None else self.say(phrase)
            case int():
                return value
            case _:
                return str(value)
