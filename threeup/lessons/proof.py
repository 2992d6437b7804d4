"""Prove that a lesson holds what it promises: its solutions, its mistakes, its hints, its rules, its words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from threeup.core.errors import Fault
from threeup.lessons.goals import PREDICATES, Joined, reached
from threeup.lessons.playing import begin, onward, played

if TYPE_CHECKING:
    from collections.abc import Iterator

    from threeup.core.game import Reason
    from threeup.lessons.goals import Goal, Way
    from threeup.lessons.lesson import Lesson, Step

_PLACES: Final = ("hand", "own")
_SHORT: Final = 60
_MOST_LINES: Final = 3000
"""Lines of legal moves that are tried, to see that none but the solutions reaches a goal."""


def prove(lesson: Lesson) -> tuple[Fault, ...]:
    """List everything that a lesson promises and does not hold; nothing for a good one."""
    return tuple(
        Fault(fault.id, {"step": step.id, **fault.args}, step.line or None)
        for step in lesson.steps
        for fault in prove_step(step)
    )


def prove_step(step: Step) -> Iterator[Fault]:
    """List what a step does not hold."""
    seen: set[str] = set()
    way = begin(step)
    match step.kind:
        case "watch":
            yield from _watch(step, way, seen)
        case "catch":
            yield from _catch(step, way, seen)
        case "do":
            yield from _do(step, onward(step, way), seen)
        case "explore":
            seen |= set(step.rules)
    kinds = way.game.rulebook.rules
    yield from (
        Fault("lesson.rule-unseen", {"rule": rule})
        for rule in step.rules
        if rule not in seen and kinds[rule].kind != "definition"
    )


def _note(way: Way, move: Any, seen: set[str]) -> None:  # noqa: ANN401 - any game's move
    """Note the rules that speak of a move, and those that it makes happen."""
    verdict = way.game.explain(way.state, move)
    seen |= {reason.rule for reason in (*verdict.broken, *verdict.because)}
    if verdict.legal:
        seen |= {event.rule for event in way.game.apply(way.state, move).events}


def _names(broken: tuple[Reason, ...]) -> str:
    return ", ".join(reason.rule for reason in broken)


def _watch(step: Step, way: Way, seen: set[str]) -> Iterator[Fault]:
    for text in step.moves:
        move = way.game.read_move(text)
        _note(way, move, seen)
        verdict = way.game.explain(way.state, move)
        if not verdict.legal:
            yield Fault("lesson.move-illegal", {"move": text, "rules": _names(verdict.broken)})
            return
        way = played(way, move)


def _catch(step: Step, way: Way, seen: set[str]) -> Iterator[Fault]:
    move = way.game.read_move(step.moves[0])
    _note(way, move, seen)
    broken = {reason.rule for reason in way.game.explain(way.state, move).broken}
    for rule in sorted(broken - set(step.choices)):
        yield Fault("lesson.choice-missing", {"rule": rule})
    if len(step.choices) < 2:  # noqa: PLR2004 - one rule is no choice
        yield Fault("lesson.choices-few", {"n": len(step.choices)})


def _do(step: Step, way: Way, seen: set[str]) -> Iterator[Fault]:
    if step.goal is None:
        return
    if way.game.to_act(way.state) != step.seat:
        yield Fault("lesson.not-to-move", {})
        return
    yield from _goal_zones(step.goal, _zones(way))
    if reached(step.goal, way):
        yield Fault("lesson.goal-at-start", {})
    used: set[int] = set()
    for solution in step.solutions:
        yield from _solution(step, way, solution, seen, used)
    for number, text in enumerate(step.others):
        if number not in used:
            yield Fault("lesson.other-unused", {"move": text})
    fewest = min(map(len, step.solutions))
    if fewest != step.par:
        yield Fault("lesson.par", {"par": step.par, "needed": fewest})
    for mistake in step.mistakes:
        yield from _mistake(step, way, mistake.move, mistake.rule, seen)
    yield from _hints(step, way)
    yield from _others_pass(step, way)


def _solution(step: Step, way: Way, solution: tuple[str, ...], seen: set[str], used: set[int]) -> Iterator[Fault]:
    assert step.goal is not None  # noqa: S101 - asked for by the caller
    for number, text in enumerate(solution, 1):
        move = way.game.read_move(text)
        if way.game.to_act(way.state) != step.seat:
            yield Fault("lesson.solution-turn", {"move": text, "n": number})
            return
        _note(way, move, seen)
        verdict = way.game.explain(way.state, move)
        if not verdict.legal:
            yield Fault("lesson.move-illegal", {"move": text, "rules": _names(verdict.broken)})
            return
        way = onward(step, played(way, move))
        seen |= {event.rule for made in way.made for event in made.events}
        if reached(step.goal, way) and number < len(solution):
            yield Fault("lesson.solution-long", {"n": number, "length": len(solution)})
            return
    answers = [str(made.move) for made in way.made if made.seat != way.seat]
    used |= {i for i, (made, wanted) in enumerate(zip(answers, step.others, strict=False)) if made == wanted}
    if not reached(step.goal, way):
        yield Fault("lesson.solution-misses", {"move": " / ".join(solution)})


def _mistake(step: Step, way: Way, text: str, rule: str, seen: set[str]) -> Iterator[Fault]:
    move = way.game.read_move(text)
    _note(way, move, seen)
    verdict = way.game.explain(way.state, move)
    broken = {reason.rule for reason in verdict.broken}
    if rule and rule not in broken:
        rules = ", ".join(sorted(broken)) or "none"
        yield Fault("lesson.mistake-rule", {"move": text, "rule": rule, "rules": rules})
    elif not rule and not verdict.legal:
        yield Fault("lesson.mistake-illegal", {"move": text, "rules": ", ".join(sorted(broken))})
    elif not rule and step.goal is not None and reached(step.goal, onward(step, played(way, move))):
        yield Fault("lesson.mistake-passes", {"move": text})


def _zones(way: Way) -> set[str]:
    return {zone.id for zone in way.game.zones(way.state)}


def _goal_zones(goal: Goal, known: set[str]) -> Iterator[Fault]:
    if isinstance(goal, Joined):
        yield from (fault for each in goal.goals for fault in _goal_zones(each, known))
    elif PREDICATES[goal.name].takes == "zones":
        for zone in sorted(set(goal.value) - known):
            yield Fault("lesson.goal-zone", {"zone": zone[:_SHORT], "known": ", ".join(sorted(known))})


def _hints(step: Step, way: Way) -> Iterator[Fault]:
    zones = _zones(way) | set(_PLACES)
    first = {solution[0] for solution in step.solutions if solution}
    for hint in step.hints:
        if hint.kind == "rule" and hint.value not in step.rules:
            yield Fault("lesson.hint-rule", {"rule": hint.value})
        elif hint.kind == "zone" and hint.value not in zones:
            yield Fault("lesson.hint-zone", {"zone": hint.value[:_SHORT], "known": ", ".join(sorted(zones))})
        elif hint.kind == "card" and hint.value not in first:
            yield Fault("lesson.hint-card", {"move": hint.value})


def _others_pass(step: Step, way: Way) -> Iterator[Fault]:
    """Look for lines of legal moves, of par at most, that reach the goal and are no solution."""
    assert step.goal is not None  # noqa: S101 - asked for by the caller
    known = {tuple(way.game.read_move(text) for text in solution) for solution in step.solutions}
    waiting: list[tuple[tuple[Any, ...], Way]] = [((), way)]
    tried = 0
    while waiting and tried < _MOST_LINES:
        line, here = waiting.pop(0)
        for move in way.game.legal_moves(here.state):
            tried += 1
            there = onward(step, played(here, move))
            longer = (*line, move)
            if reached(step.goal, there):
                if longer not in known:
                    yield Fault("lesson.unlisted", {"move": " / ".join(map(str, longer))})
            elif len(longer) < step.par and there.game.to_act(there.state) == step.seat:
                waiting.append((longer, there))
