"""What is asked, what comes out, and how it is worked out, step by step: no words, but the messages that say it."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from threeup.core.layout import Phrase
from threeup.games import GAMES
from threeup.lab.sheet import Sheet, Shown
from threeup.text.numbers import percent
from threeup.text.speech import Speech

if TYPE_CHECKING:
    from collections.abc import Mapping

    from threeup.core.game import Seat
    from threeup.players.careful.loo_odds import Prospect

Value = int | str | Fraction | Phrase | tuple[Phrase, ...]


@dataclass(frozen=True, slots=True)
class Statement:
    """A sentence to be said: a message's ID and its values.

    A fraction `x` is said as $x (4/15), $x_percent (26.7%) and $x_about (0.27).
    """

    key: str
    values: Mapping[str, Value] = field(default_factory=dict)

    def say(self, speech: Speech) -> str:
        """Give the sentence in the language of a voice."""
        filled: dict[str, Any] = {}
        for name, value in self.values.items():
            filled[name] = value
            if isinstance(value, Fraction):
                filled[name] = str(value)
                filled[f"{name}_percent"] = percent(speech.words, value)
                filled[f"{name}_about"] = speech.words.number(round(float(value), 2))
        return speech.say(Phrase(self.key, filled))


Statements = tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Finding(Shown):
    """A question and how its answer is found.

    Fields:
        game: the game's id.
        seat: who asks, and knows no more than that seat sees; None where nobody has seen a card.
        asked: the question, as the sentence whose chance it is.
        working: the steps, a sentence each.
    """

    game: str
    seat: Seat | None
    asked: Statement
    working: Statements

    @property
    @abstractmethod
    def answer(self) -> Statement:
        """The answer in short."""

    @property
    def id(self) -> str:
        """Names the question among those of a position; the same at another pot."""
        return "-".join((self.asked.key, *(each for each in self.asked.values.values() if isinstance(each, str))))

    def sheet(self, lang: str = "en") -> Sheet:
        """Give the question, the steps and the answer."""
        speech = Speech(GAMES[self.game], lang)
        steps = tuple((each.say(speech),) for each in self.working)
        return Sheet(self.asked.say(speech), (), steps, (self.answer.say(speech),), lang)


@dataclass(frozen=True, slots=True)
class Odds(Finding):
    """The chance that something is so.

    Fields:
        chance: exact.
    """

    chance: Fraction

    @property
    def answer(self) -> Statement:
        """The chance, as a fraction and in percent."""
        certain = {Fraction(0): "never", Fraction(1): "always"}
        # A percentage has one decimal at most.
        rounded = "exact" if (self.chance * 1000).denominator == 1 else "about"
        kind = certain.get(self.chance, rounded)
        return Statement("odds-chance", {"kind": kind, "chance": self.chance})


@dataclass(frozen=True, slots=True)
class Spread(Finding):
    """The chances of each number of trumps in a hand of three.

    Fields:
        chances: of none, one, two and three; together 1.
    """

    chances: tuple[Fraction, ...]

    @property
    def answer(self) -> Statement:
        """Each chance in percent."""
        names = ("none", "one", "two", "three")
        return Statement("odds-spread", dict(zip(names, self.chances, strict=True)))


@dataclass(frozen=True, slots=True)
class Worth(Finding):
    """Whether it is worth playing, by a rule of thumb: (pot / 3) x expected tricks >= loo x P(no trick).

    Fields:
        hope: expected tricks, and the chance of none.
        pot: counters.
        cost: what a looed player pays, counters.
        break_even: the least pot at which it is worth playing, counters; None if no pot is large enough.
    """

    hope: Prospect
    pot: int
    cost: int
    break_even: int | None

    @property
    def won(self) -> Fraction:
        """Counters won on average."""
        return Fraction(self.pot, 3) * self.hope.tricks

    @property
    def paid(self) -> Fraction:
        """Counters paid on average."""
        return self.cost * self.hope.none

    @property
    def worth(self) -> bool:
        """Whether no more is paid than won, on average."""
        return self.won >= self.paid

    @property
    def answer(self) -> Statement:
        """Yes or no, with what is won and paid on average."""
        return Statement("odds-worth", {"worth": "yes" if self.worth else "no", "won": self.won, "paid": self.paid})


@dataclass(frozen=True, slots=True)
class OddsSheet(Shown):
    """Everything that can be asked in a position, from what one seat sees.

    Fields:
        game: the game's id.
        seat: who asks.
        found: the questions with their answers; none where there is nothing to ask.
    """

    game: str
    seat: Seat
    found: tuple[Finding, ...]

    @property
    def title(self) -> Statement:
        """Whose knowledge it is."""
        return Statement("odds-title", {"seat": self.seat})

    @property
    def note(self) -> Statement:
        """What is left out; where there is nothing to ask, what can be asked and when."""
        return Statement("odds-note" if self.found else "odds-later", {"game": self.game})

    def sheet(self, lang: str = "en") -> Sheet:
        """Give each question with its answer."""
        speech = Speech(GAMES[self.game], lang)
        rows = tuple((each.asked.say(speech), each.answer.say(speech)) for each in self.found)
        heads = (speech.words.format("odds-question"), speech.words.format("odds-answer")) if rows else ()
        return Sheet(self.title.say(speech), heads, rows, (self.note.say(speech),), lang)
