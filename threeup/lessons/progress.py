"""A learner's progress as a file: small, versioned, checked."""

from __future__ import annotations

import json
import re
from typing import Any, Final, NoReturn

from threeup.core.errors import Fault, ProgressError
from threeup.lessons.mastery import Count, Progress

FORMAT: Final = "threeup-progress"
VERSION: Final = 1
LARGEST: Final = 1_000_000
"""Bytes that a progress file may have."""
_MOST: Final = 1_000_000
_ID: Final = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+){1,3}")
_COUNTS: Final = 3


def write_progress(progress: Progress) -> str:
    """Write progress as JSON.

    >>> print(write_progress(Progress({"a.b.c": Count(1, 2, 0)}, {"a.b.c": 1})))
    {"format": "threeup-progress/1", "rules": {"a.b.c": [1, 2, 0]}, "steps": {"a.b.c": 1}}
    """
    rules = {rule: [count.met, count.applied, count.broken] for rule, count in sorted(progress.rules.items())}
    return json.dumps({"format": f"{FORMAT}/{VERSION}", "rules": rules, "steps": dict(sorted(progress.steps.items()))})


def read_progress(text: str) -> Progress:
    """Read progress. Raises ProgressError for anything else; IDs of rules that are no more are kept.

    >>> read_progress('{"format": "threeup-progress/1", "rules": {}, "steps": {"updown.deal.deck": 2}}').steps
    {'updown.deal.deck': 2}
    """
    if len(text) > LARGEST:
        _refuse("too-large", most=LARGEST)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        _refuse("foreign")
    name, _, version = str(data.get("format", "")).partition("/") if isinstance(data, dict) else ("", "", "")
    if name != FORMAT or not re.fullmatch(r"[1-9][0-9]{0,5}", version):
        _refuse("foreign")
    if int(version) > VERSION:
        _refuse("newer", found=int(version), known=VERSION)
    rules, steps = data.get("rules"), data.get("steps")
    if set(data) != {"format", "rules", "steps"} or not isinstance(rules, dict) or not isinstance(steps, dict):
        _refuse("foreign")
    if not all(map(_ID.fullmatch, (*rules, *steps))):
        _refuse("foreign")
    counted = {rule: _count(numbers) for rule, numbers in rules.items()}
    if not all(_number(n) for n in steps.values()):
        _refuse("numbers")
    return Progress(counted, steps)


def _count(numbers: Any) -> Count:  # noqa: ANN401 - whatever stands in the file
    if not isinstance(numbers, list) or len(numbers) != _COUNTS or not all(map(_number, numbers)):
        _refuse("numbers")
    return Count(*numbers)


def _number(value: Any) -> bool:  # noqa: ANN401 - whatever stands in the file
    return type(value) is int and 0 <= value <= _MOST


def _refuse(name: str, **args: int | str) -> NoReturn:
    raise ProgressError([Fault(f"progress.{name}", args)]) from None
