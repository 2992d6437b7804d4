"""The import contracts hold, and cover all there is."""

from __future__ import annotations

import ast

import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

from tests.project.repository import ROOT, kept, project

# Built-in functions that read, write, or run what they are given.
IMPURE = {"breakpoint", "compile", "eval", "exec", "input", "open", "print", "__import__"}

PURE = [file for file in kept() if file.suffix == ".py" and file.relative_to(ROOT).parts[1] in {"core", "games"}]


def test_the_contracts_hold() -> None:
    assert lint_imports(config_filename=str(ROOT / "pyproject.toml"), cache_dir=None) == EXIT_STATUS_SUCCESS


def test_every_contract_forbids_something_that_exists() -> None:
    """A contract over a folder that was renamed would hold for ever."""
    for contract in project()["tool"]["importlinter"]["contracts"]:
        for module in contract.get("source_modules", []):
            assert (ROOT / module.replace(".", "/")).is_dir(), module


@pytest.mark.parametrize("file", PURE, ids=lambda file: str(file.relative_to(ROOT)))
def test_core_and_games_call_nothing_impure(file: object) -> None:
    tree = ast.parse((ROOT / str(file)).read_text(encoding="utf-8"))
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert called & IMPURE == set()
