"""The reference of the laboratory, and how to explore, say what the code does."""

from __future__ import annotations

import builtins
import dataclasses
import importlib
import inspect
import re
from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.project.repository import ROOT
from threeup import lab
from threeup.app.explore.tabs import TABS
from threeup.core import errors
from threeup.games.loo.options import Options as LooOptions
from threeup.games.updown import UPDOWN, Options
from threeup.lab import results
from threeup.lab.place import place
from threeup.lab.way import MOST
from threeup.lab.what_if import N, Trials
from threeup.text import catalogue

if TYPE_CHECKING:
    from collections.abc import Callable

REFERENCE: Final = (ROOT / "docs" / "reference" / "laboratory.md").read_text(encoding="utf-8")
HOW_TO: Final = (ROOT / "docs" / "how-to" / "explore.md").read_text(encoding="utf-8")
PLAYING: Final = "updown/1 [g7 bC] [b3] pile: g4 b8 removed: *"

VALUES: Final = {
    "survey": ("Survey", "Alike", "Barred", "Ruling"),
    "when": ("When",),
    "circumstances": ("Case", "Spot"),
    "way": ("Way",),
    "what_if": ("WhatIf", "Row"),
    "interval": ("Interval",),
    "variants": ("Comparison", "Difference"),
    "variantgames": ("GameComparison", "Line", "Moment", "Group", "Again"),
    "odds": ("OddsSheet", "Finding", "Odds", "Spread", "Worth"),
    "book": ("Book", "Entry", "Said"),
    "find": ("Found",),
    "deciding": ("Deciding",),
    "editing.draft": ("Draft",),
}
# `sheet` is told once for all; the others speak in the voice of a table, which the app gives them.
UNTOLD: Final = {"sheet", "told", "silence", "now", "path"}


def module(name: str) -> Any:  # noqa: ANN401 - a module's names are what is looked at
    """Give a module of the laboratory: as an attribute, the function of the same name would stand in its place."""
    return importlib.import_module(f"threeup.lab.{name}")


def section(title: str) -> str:
    """Give a section of the reference."""
    text = REFERENCE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    assert text, title
    return text


def first_cells(text: str) -> list[str]:
    """Give what stands as code in the first cells of tables."""
    rows = re.findall(r"^\| (`.*?) \|", text, re.MULTILINE)
    return [name for row in rows for name in re.findall(r"`([^`]+)`", row)]


def called(function: Callable[..., Any], name: str) -> str:
    """Write a call with the names of all parameters."""
    return f"{name}({', '.join(inspect.signature(function).parameters)})"


def attributes(found: type) -> set[str]:
    """Give the fields of a value, and what else it tells, but not what it has from another value."""
    names = {field.name for field in dataclasses.fields(found)}
    names |= {name for name, each in vars(found).items() if isinstance(each, property) or inspect.isfunction(each)}
    inherited = {name for base in found.__mro__[1:] for name in dir(base)}
    return {name for name in names - inherited if not name.startswith("_")} - UNTOLD


def test_every_function_has_its_row() -> None:
    functions = {name: getattr(lab, name) for name in lab.__all__} | {"what_if": Trials}
    assert set(first_cells(section("The functions"))) == {called(each, name) for name, each in functions.items()}


def test_every_value_and_all_it_has_is_told() -> None:
    told = [name for name in first_cells(REFERENCE) if re.fullmatch(r"[A-Z]\w+\.\w+", name)]
    there = [
        f"{name}.{each}"
        for where, names in VALUES.items()
        for name in names
        for each in sorted(attributes(getattr(module(where), name)))
    ]
    assert sorted(told) == sorted(there)


def test_every_question_has_its_row() -> None:
    odds = module("odds")
    there = [getattr(odds, name) for name in odds.__all__ if inspect.isfunction(getattr(odds, name)) and name != "odds"]
    told = [name for name in first_cells(section("odds")) if "(" in name]
    assert sorted(told) == sorted(called(each, each.__name__) for each in there)


def test_every_argument_and_result_of_trials_has_its_row() -> None:
    text = section("what_if")
    lines = (UPDOWN.start(4, Options(play_on_for_places=True)), UPDOWN.start(2))
    names = {each for state in lines for each in results.RESULTS["updown"].columns(state)}
    declaring = place("loo/1 declare [2c 3c 4c] [5c 6c 7c] [8c 9c Tc] turned: 2h small_table=yes dealer: 2")[1]
    names |= set(results.RESULTS["loo"].columns(declaring))
    arguments = set(inspect.signature(Trials).parameters) - {"position"}
    assert {name for name in first_cells(text) if "." not in name} == names | arguments
    assert f"| {N:,} |" in text
    assert f"usually {MOST:,}" in section("when")


@pytest.mark.parametrize("page", [REFERENCE, HOW_TO], ids=["reference", "how-to"])
def test_the_examples_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    examples = re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, "example", "exec"), {})
    assert capsys.readouterr().out


def test_every_part_has_its_row() -> None:
    words = catalogue("en")
    rows = re.findall(r"^\| `(\w+)` \| (.+?) \|", HOW_TO, re.MULTILINE)
    assert rows == [(each.id, words.format(f"explore-{each.id}")) for each in TABS]


REFUSED: Final[dict[str, list[Callable[[], object]]]] = {
    "SetupError": [
        lambda: lab.survey("nonsense"),
        lambda: lab.compare(PLAYING, {"set_size": 5}),
        lambda: lab.compare("updown/1 set_size=4 [g7] [b3] pile: g4 b4 o4 removed: *", {"set_size": 3}),
    ],
    "InvalidMoveError": [lambda: lab.what_if(PLAYING, "go on"), lambda: lab.when(PLAYING, "g9")],
    "IllegalMoveError": [lambda: lab.what_if(PLAYING, "play g7")],
    "RecordError": [lambda: lab.compare_game("nonsense", LooOptions())],
    "CompletionError": [
        lambda: lab.what_if("loo/1 [Ah] [?] [fold] [fold] [fold] tricks: 2c 3s / 4c 5c turned: 2h dealer: 4", n=1)
    ],
    "TypeError": [lambda: lab.survey(7), lambda: lab.compare_game(7, {})],
    "ValueError": [
        lambda: lab.odds(PLAYING, 7),
        lambda: lab.what_if(PLAYING, n=0),
        lambda: lab.what_if(UPDOWN.start(2)),
    ],
    "KeyError": [
        lambda: lab.book("chess"),
        lambda: lab.book("loo")["loo.none"],
        lambda: lab.what_if(PLAYING, n=1).of("play g7"),
    ],
}


def test_what_is_refused() -> None:
    assert set(first_cells(section("What is refused"))) == set(REFUSED)
    for name, wrongs in REFUSED.items():
        expected = getattr(errors, name, None) or getattr(builtins, name)
        for wrong in wrongs:
            with pytest.raises(expected) as caught:
                wrong()
            assert type(caught.value) is expected
