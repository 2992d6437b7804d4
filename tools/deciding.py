"""Find for each rule a small position where it decides, and write them: `python tools/deciding.py`.

Games at random under many house rules give positions where a rule decides. Each is made smaller, one thing at a time,
as long as it stays a position of the game and the rule still decides some move in it; the smallest one is kept.
"""

from __future__ import annotations

import sys
from itertools import chain, combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import tomli_w

from tests.strategies import SAMPLES, Moment, line, play
from threeup.core.errors import InvalidMoveError, SetupError
from threeup.games import GAMES
from threeup.lab.deciding import decides, read_move
from threeup.notation.position import format_position, parse_position
from tools.shrinking import Words, smaller

if TYPE_CHECKING:
    from collections.abc import Iterator

FILE: Final = Path(__file__).parents[1] / "threeup" / "lab" / "data" / "deciding.toml"
MARK: Final = "# Written by tools/deciding.py. A position is as small as can be: taking anything away spoils it.\n\n"
GAMES_PLAYED: Final = 250
KEPT: Final = 6
"""Positions of each rule that are made smaller."""

_SEVERAL: Final = frozenset({"updown.piles.up-multiples"})
"""Rules that are shown by more than one card."""


# ------------------------------------------------------------------------------------------------------- deciding


def typed(game: Any, state: Any) -> list[str]:  # noqa: ANN401 - any game's
    """Give moves that no list offers, for rules that only such moves break."""
    return {"updown": _typed_updown, "loo": _typed_loo}[game.id](state)


def _typed_updown(state: Any) -> list[str]:  # noqa: ANN401 - its own state
    hand = state.holdings[state.turn].hand
    others = [f"play {each}" for each in ("b5", "g9", "b9") if each not in {str(card) for card in hand}]
    pairs = [f"play {a} {b}" for a, b in combinations(hand, 2) if a.rank != b.rank]
    two = [f"up {hand[0]} {hand[1]}"] if len(hand) > 1 else []
    return ["pick-up", *others[:1], *pairs[:3], *two, "play", "flip 0", "draw", "deal 0 g1", "deal 0 *"]


def _typed_loo(state: Any) -> list[str]:  # noqa: ANN401 - its own state
    hands = [str(card) for hand in state.hands for card in hand]
    others = [f"play {each}" for each in ("9s", "8h", "7d") if each not in hands]
    plain = ["fold", "stand", "miss", "defend", "accept", "stop", "challenge 0", "challenge 1"]
    n = len(state.hands)
    return [*plain, *others[:1], "deal 0 2c", *(f"deal {seat} *" for seat in (state.dealer, (state.dealer + 1) % n))]


def shows(game: Any, state: Any, move: Any, rule_id: str) -> bool:  # noqa: ANN401 - any game's
    """Tell whether a rule decides a move, and the move is a good example of it."""
    return decides(game, state, move, rule_id) and (rule_id not in _SEVERAL or len(move.cards) > 1)


def move_for(game: Any, state: Any, rule_id: str) -> str | None:  # noqa: ANN401 - any game's
    """Give a move that the rule decides there, first one that is offered, and one with a narrower reason."""
    found = []
    offered = [text for text in map(str, game.candidates(state)) if not text.startswith("deal")]
    for place, text in enumerate(dict.fromkeys((*offered, *typed(game, state)))):
        try:
            move = read_move(game, state, text)
        except InvalidMoveError:
            continue
        if shows(game, state, move, rule_id):
            reasons = [each.key for each in game.explain(state, move).because if each.rule == rule_id]
            found.append((text not in offered, reasons == ["because"], place, text))
    return min(found)[-1] if found else None


def state_of(text: str) -> Any:  # noqa: ANN401 - any game's
    """Give the state of a line on which the game could go on; None for any other."""
    try:
        setup = parse_position(text)
    except SetupError:
        return None
    if setup.validate():
        return None
    state = setup.state()
    return state if not GAMES[text.partition("/")[0]].unknown(state) else None


def shrunk(text: str, rule_id: str) -> Words:
    """Make a position smaller as long as the rule decides in it."""
    best = Words.read(text)
    game = GAMES[best.words[0].partition("/")[0]]
    while True:
        for less in smaller(best):
            if less.cost >= best.cost:
                continue
            state = state_of(str(less))
            if state is not None and move_for(game, state, rule_id) is not None:
                best = less
                break
        else:
            return best


# ------------------------------------------------------------------------------------------------------- finding


def moments(game: Any) -> Iterator[Moment]:  # noqa: ANN401 - any game
    """Give many positions: the rule book's own games, then those under many house rules."""
    usual = (play(game, seed, players, game.start(players).options) for seed in range(40)
             for players in ({2, 3} & set(game.seats) or {3}) if game.id == "updown")  # fmt: skip
    plain = (play(game, seed, game.default_players, game.start(game.default_players).options) for seed in range(60))
    short = (play(game, seed, game.seats[0], each) for each in SAMPLES[game.id].ENDGAMES for seed in range(60))
    return chain.from_iterable(chain(usual, plain, short, (line(game, seed) for seed in range(GAMES_PLAYED))))


def decided(game: Any, state: Any) -> set[str]:  # noqa: ANN401 - any game's
    """Give the rules that decide some move in a position."""
    found = set()
    for text in (*map(str, game.candidates(state)), *typed(game, state)):
        try:
            move = read_move(game, state, text)
        except InvalidMoveError:
            continue
        verdict = game.explain(state, move)
        rules = {reason.rule for reason in (*verdict.broken, *verdict.because)}
        if verdict.legal:
            rules |= {event.rule for event in game.apply(state, move).events}
        found |= {rule for rule in rules if shows(game, state, move, rule)}
    return found


def found(game: Any) -> dict[str, list[str]]:  # noqa: ANN401 - any game
    """Give for each rule the smallest lines met in which it decides."""
    best: dict[str, list[tuple[tuple[int, ...], str]]] = {}
    for number, moment in enumerate(moments(game)):
        for state in (moment.state, moment.step.state):
            if number % 7 and state is not moment.state and game.outcome(state) is None:
                continue
            if game.unknown(state):
                continue
            rules = decided(game, state)
            if not rules:
                continue
            text = format_position(state)
            cost = Words.read(text).cost
            for rule in rules:
                kept = best.setdefault(rule, [])
                if len(kept) < KEPT or cost < kept[-1][0]:
                    best[rule] = sorted({*kept, (cost, text)})[:KEPT]
    return {rule: [text for _, text in kept] for rule, kept in best.items()}


def smallest(game: Any) -> dict[str, dict[str, str]]:  # noqa: ANN401 - any game
    """Give for each rule the smallest position there is to be found, with the move."""
    written = {}
    lines = found(game)
    for rule in game.rulebook.rules.values():
        if rule.kind == "definition":
            continue
        if rule.id not in lines:
            print("nowhere:", rule.id, file=sys.stderr)
            continue
        least = min((shrunk(text, rule.id) for text in lines[rule.id]), key=lambda each: each.cost)
        move = move_for(game, state_of(str(least)), rule.id)
        written[rule.id] = {"position": str(least), "move": str(move)}
        print(f"{rule.id}: {least} -> {move}", file=sys.stderr, flush=True)
    return written


def main() -> int:
    """Write the file anew."""
    data = {game.id: smallest(game) for game in GAMES.values()}
    FILE.write_text(MARK + tomli_w.dumps(data), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
