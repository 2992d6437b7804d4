"""Every move that could be tried in a position, and the rules that speak of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from threeup.core.game import DEALER
from threeup.core.layout import Phrase
from threeup.lab.alike import told_apart
from threeup.lab.circumstances import BY_GAME
from threeup.lab.place import place
from threeup.lab.sheet import Sheet, Shown
from threeup.text.speech import Speech

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from threeup.core.game import Reason, Seat, Verdict

LONG: Final = 12
"""So many moves of one verdict are listed one by one on a sheet; of more, the first few and their number."""

_FIRST: Final = 3


@dataclass(frozen=True, slots=True)
class Alike:
    """Moves of which the rules say the very same."""

    verdict: Verdict
    moves: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Barred:
    """Moves that the very same rules forbid, though perhaps with other cards in the reasons."""

    rules: tuple[str, ...]
    groups: tuple[Alike, ...]

    @property
    def moves(self) -> tuple[Any, ...]:
        """All of the moves."""
        return tuple(move for group in self.groups for move in group.moves)


@dataclass(frozen=True, slots=True)
class Ruling:
    """What one rule does in a position: the moves that it forbids, and those of which it says why they are allowed."""

    forbids: tuple[Any, ...]
    allows: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Survey(Shown):
    """All candidates of a position with their verdicts.

    Fields:
        game, state: what was looked at.
        seat: the seat to move; DEALER for a deal, None when the game is over.
        known: False where what may be played hangs on cards that are unknown here; then there are no groups.
        groups: the candidates in the game's order, those with equal verdicts together.
    """

    game: Any
    state: Any
    seat: Seat | None
    known: bool
    groups: tuple[Alike, ...]

    @property
    def allowed(self) -> tuple[Alike, ...]:
        """The legal moves, those with equal verdicts together."""
        return tuple(group for group in self.groups if group.verdict.legal)

    @property
    def legal(self) -> tuple[Any, ...]:
        """The moves that no rule forbids."""
        return tuple(move for group in self.allowed for move in group.moves)

    @property
    def forbidden(self) -> tuple[Any, ...]:
        """The moves that a rule forbids."""
        return tuple(move for group in self.groups if not group.verdict.legal for move in group.moves)

    def barred(self) -> tuple[Barred, ...]:
        """Give the forbidden moves, those that the same rules forbid together."""
        found: dict[tuple[str, ...], list[Alike]] = {}
        for group in self.groups:
            if not group.verdict.legal:
                found.setdefault(_rules(group.verdict.broken), []).append(group)
        return tuple(Barred(rules, tuple(groups)) for rules, groups in found.items())

    def by_rule(self) -> dict[str, Ruling]:
        """Give for each rule that speaks, in the rule book's order, the moves that it forbids and that it allows.

        In the referee's mode of 3-Card Loo a broken duty forbids nothing, and does not allow a move either.

        >>> found = survey("updown/1 [g7 bC / g9 / ?] [b3 b5 b6] pile: g4 b8 removed: *").by_rule()
        >>> found["updown.discard.at-least-top"]
        Ruling(forbids=(Play(hand=(card('g7'),), up=()),), allows=())
        """
        forbids: dict[str, list[Any]] = {}
        allows: dict[str, list[Any]] = {}
        for group in self.groups:
            for rule in _rules(group.verdict.broken):
                forbids.setdefault(rule, []).extend(group.moves)
            for rule in _rules(each for each in group.verdict.because if each.key != "broken"):
                allows.setdefault(rule, []).extend(group.moves)
        return {
            rule: Ruling(tuple(forbids.get(rule, ())), tuple(allows.get(rule, ())))
            for rule in self.game.rulebook.rules
            if rule in forbids or rule in allows
        }

    def alone(self, rule: str) -> tuple[Any, ...]:
        """List the moves that would be legal but for this one rule.

        >>> found = survey("updown/1 [g7 bC / g9 / ?] [b3 b5 b6] pile: g4 b8 removed: *")
        >>> found.alone("updown.discard.at-least-top")
        (Play(hand=(card('g7'),), up=()),)
        """
        return tuple(move for each in self.barred() if each.rules == (rule,) for move in each.moves)

    def sheet(self, lang: str = "en") -> Sheet:
        """Give the moves as a table, spoken to the seat to move: the legal ones first."""
        return self.told(Speech(self.game, lang, me=self.seat))

    def told(self, speech: Speech) -> Sheet:
        """Give the moves as a table, in a voice."""
        words = speech.words
        heads = tuple(words.format(f"explore-moves-{head}") for head in ("move", "may", "why"))
        groups = [*self.allowed, *(group for each in self.barred() for group in each.groups)]
        rows = tuple(row for group in groups for row in _rows(group, speech, self.game))
        note = self.silence(speech)
        return Sheet(words.format("explore-moves-title"), heads, rows, (note,) if note else (), words.lang)

    def silence(self, speech: Speech) -> str:
        """Say why there are no moves to list; empty where there are some."""
        if self.seat is None:
            return speech.words.format("board-is-over")
        return "" if self.known else speech.say(Phrase("explore-moves-hidden", {"seat": self.seat}))


def _rules(reasons: Iterable[Reason]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(reason.rule for reason in reasons))


def _rows(group: Alike, speech: Speech, game: Any) -> Iterator[tuple[str, str, str]]:  # noqa: ANN401 - any game
    words, verdict = speech.words, group.verdict
    may = words.format("explore-moves-yes" if verdict.legal else "explore-moves-no")
    why = " ".join(map(speech.reason, verdict.broken or verdict.because))
    shown = group.moves if len(group.moves) <= LONG else group.moves[:_FIRST]
    for move in told_apart(game, shown):
        yield speech.say(game.move_phrase(move)), may, why
    if len(shown) < len(group.moves):
        yield words.format("explore-moves-more", n=len(group.moves) - len(shown)), may, why


def survey(position: Any) -> Survey:  # noqa: ANN401 - any game's position
    """Explain every candidate of a position: a line, a setup, a state or a table; cards of it may be unknown.

    Raises SetupError for what is no position.

    >>> found = survey("updown/1 [g7 bC / g9 / ?] [b3 b5 b6] pile: g4 b8 removed: *")
    >>> [str(move) for move in found.legal], len(found.forbidden)
    (['play bC'], 6)
    """
    game, state = place(position)
    seat = game.to_act(state)
    known = seat is None or seat == DEALER or not BY_GAME[game.id].veiled(state)
    groups: dict[Verdict, list[Any]] = {}
    for move in game.candidates(state) if known else ():
        groups.setdefault(game.explain(state, move), []).append(move)
    return Survey(game, state, seat, known, tuple(Alike(verdict, tuple(moves)) for verdict, moves in groups.items()))
