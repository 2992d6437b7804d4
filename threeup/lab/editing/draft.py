"""A position as somebody writes it: everything that is wrong with it, and how to mend each."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from threeup.core.errors import SetupError
from threeup.lab.editing.lines import mend_line
from threeup.lab.editing.table import HOW, seat
from threeup.lab.sheet import Sheet, Shown
from threeup.notation.position import format_position, game_of, parse_position
from threeup.text import catalogue
from threeup.text.speech import Speech

if TYPE_CHECKING:
    from threeup.core.errors import Fault
    from threeup.core.layout import Phrase

_MOST_SHOWN: Final = 50
KEPT: Final = 100_000
"""Characters of a line that are kept where people type or paste one: many more than a position may have."""


@dataclass(frozen=True, slots=True)
class Draft(Shown):
    """A line, and what it means.

    Fields:
        line: as it was written.
        setup: what it says; None where it can't be read.
        state: the position; None where something is wrong with it.
        faults: all that is wrong: with the writing, or else with the table that it tells of.

    >>> print(draft("updown/1 [g7] [b8] pile: C removed: *"))
    What is wrong with this position
    what is wrong                                     how to mend it
    At character 26: “C” is no card. Cards are        Correct the card, or write ? for a card that
    written like this: g7, gC+1 in 3UP 3DOWN, and     nobody knows.
    Ah, Td in 3-Card Loo.
    """

    line: str
    setup: Any = field(repr=False)
    state: Any = field(repr=False)
    faults: tuple[Fault, ...] = ()

    @property
    def speech(self) -> Speech:
        """The voice for its faults, in English."""
        return self.voice("en")

    def voice(self, lang: str) -> Speech:
        """Give the voice for its faults in a language."""
        return Speech(_NO_GAME if self.setup is None else game_of(self.setup), lang)

    def sheet(self, lang: str = "en") -> Sheet:
        """Give every fault in words, with how to mend it."""
        words, speech = catalogue(lang), self.voice(lang)
        if not self.faults:
            return Sheet(words.format("edit-good"), rows=((self.line,),), lang=lang)
        shown = self.faults[:_MOST_SHOWN]
        rows = tuple((said(speech, fault), how_to_mend(speech, fault)) for fault in shown)
        left = len(self.faults) - len(shown)
        notes = (words.format("edit-more-faults", n=left),) if left else ()
        return Sheet(
            words.format("edit-faults"), (words.format("edit-what"), words.format("edit-how")), rows, notes, lang
        )


class _NoGame:
    """Stands for the game of a line that can't be read: what was typed is shown as it was typed."""

    @staticmethod
    def phrase(_: str) -> Phrase | None:
        return None


_NO_GAME: Final = _NoGame()


def said(speech: Speech, fault: Fault) -> str:
    """Say what is wrong, and where in the line it stands.

    >>> found = draft("updown/1 [x7]")
    >>> said(found.speech, found.faults[0])[:30]
    'At character 11: “x7” is no ca'
    """
    text = speech.fault(fault)
    return text if fault.place is None else speech.words.format("edit-place", place=fault.place + 1, text=text)


def how_to_mend(speech: Speech, fault: Fault) -> str:
    """Say how to mend it.

    >>> found = draft("updown/1 [x7]")
    >>> how_to_mend(found.speech, found.faults[0])
    'Correct the card, or write ? for a card that nobody knows.'
    """
    return speech.fault(replace(fault, id=f"{fault.id}.mend"))


def draft(line: str) -> Draft:
    """Read a line as far as it goes: nothing that can be written raises anything.

    >>> draft("loo/1 deal [] [] [] [] []").state.phase, draft("nonsense").faults[0].id
    ('deal', 'position.unknown-game')
    """
    try:
        setup = parse_position(line)
    except SetupError as error:
        return Draft(line, None, None, error.faults)
    faults = setup.validate()
    return Draft(line, setup, None if faults else setup.state(), faults)


def drawn(position: Any) -> Draft:  # noqa: ANN401 - any game's state or setup
    """Write a position down.

    >>> from threeup.games import GAMES
    >>> drawn(GAMES["updown"].start(2)).line
    'updown/1 deal [] []'
    """
    return draft(format_position(position))


def mend(found: Draft, fault: Fault) -> str | None:
    """Give a line without this fault, in one way of several; None where only a person can say how.

    >>> found = draft("updown/1 [g7] [b8] pile: g9 b3")
    >>> [mend(found, fault) is None for fault in found.faults]
    [False, False]
    """
    if found.setup is None:
        return mend_line(found.line, fault)
    setup = _options_mended(found.setup, fault) or HOW[game_of(found.setup).id].mend(found.setup, fault)
    if setup is None:
        return None
    after = drawn(setup)
    return None if after.setup is None or fault in after.faults else after.line


def _options_mended(setup: Any, fault: Fault) -> Any:  # noqa: ANN401
    """Choose house rules, or a number of players, that go together; None where nothing is wrong with them."""
    game = game_of(setup)
    if fault.id == "options.players":
        return seat(setup, min(max(game.players(setup), game.seats[0]), game.seats[-1]))
    if fault.id == "options.deck-small":
        plain = game.read_options({**game.write_options(setup.options), "deck": "standard"})
        return HOW[game.id].ruled(setup, plain)
    return None
