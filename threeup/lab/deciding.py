"""Where each rule decides: a position as small as can be, and a move that hangs on this rule alone.

`tools/deciding.py` finds them; they stand in `data/deciding.toml`.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from threeup.games import GAMES
from threeup.notation.position import parse_position
from threeup.players.dealer import deal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from threeup.core.game import Reason

WHOLE_DECK: Final = "*"
_END: Final = "end"
_TOGETHER: Final = frozenset({"updown.discard.from-hand-first", "updown.piles.relocked"})
"""Limits that say the same of a hand that holds cards: neither can be broken alone."""


@dataclass(frozen=True, slots=True)
class Deciding:
    """A move in a position that a rule decides.

    Fields:
        rule: the rule's ID.
        line: the position, as `parse_position` reads it.
        text: the move, as the game reads it; a deal may end in a star, which is the whole deck, shuffled.
    """

    rule: str
    line: str
    text: str

    @property
    def state(self) -> Any:  # noqa: ANN401 - any game's
        """The position."""
        return parse_position(self.line).state()

    @property
    def game(self) -> Any:  # noqa: ANN401 - any game
        """The game."""
        return GAMES[self.line.partition("/")[0]]

    @property
    def move(self) -> Any:  # noqa: ANN401 - any game's
        """The move.

        >>> deciding("updown")["updown.discard.at-least-top"].move
        Play(hand=(card(...),), up=())
        """
        return read_move(self.game, self.state, self.text)


def read_move(game: Any, state: Any, text: str) -> Any:  # noqa: ANN401 - any game's
    """Read a move; a star at its end is the whole deck, shuffled. Raises InvalidMoveError.

    >>> start = GAMES["loo"].start(5)
    >>> len(read_move(GAMES["loo"], start, "deal 2 *").order)
    52
    """
    if text.endswith(WHOLE_DECK):
        text = text.removesuffix(WHOLE_DECK) + " ".join(map(str, deal(game, state, 0).order))
    return game.read_move(text)


def decides(game: Any, state: Any, move: Any, rule_id: str) -> bool:  # noqa: ANN401 - any game's
    """Tell whether a rule decides a move: a limit alone forbids it, a permit speaks for it, an effect follows from it.

    Unless the rule is about the end of the game, the game goes on after the move: a win would hide what else happens.

    >>> line = parse_position("updown/1 [g3 g9] [g1] pile: g5 removed: *").state()
    >>> game = GAMES["updown"]
    >>> [decides(game, line, game.read_move(move), "updown.discard.at-least-top") for move in ("play g3", "play g9")]
    [True, False]
    """
    rule = game.rulebook[rule_id]
    if rule.kind == "definition":
        return False
    verdict = game.explain(state, move)
    if rule.kind == "limit":
        broken = {reason.rule for reason in verdict.broken}
        return broken == {rule_id} or (rule_id in _TOGETHER and broken == _TOGETHER)
    if not verdict.legal or (rule.kind == "permit" and not _named(verdict.because, rule_id)):
        return False
    step = game.apply(state, move)
    if rule.kind == "effect" and all(event.rule != rule_id for event in step.events):
        return False
    return rule.section == _END or game.outcome(step.state) is None


def _named(reasons: tuple[Reason, ...], rule_id: str) -> bool:
    return any(reason.rule == rule_id for reason in reasons)


@cache
def deciding(game_id: str) -> Mapping[str, Deciding]:
    """Give the deciding positions of a game by rule, for every rule but the definitions.

    >>> deciding("loo")["loo.play.follow-suit"].text
    'play ...'
    """
    data = tomllib.loads((resources.files("threeup.lab") / "data" / "deciding.toml").read_text("utf-8"))
    return {rule: Deciding(rule, entry["position"], entry["move"]) for rule, entry in data[game_id].items()}
