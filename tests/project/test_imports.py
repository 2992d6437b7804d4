"""The import contracts hold what they say (`make lint` runs them over the real code), and cover all there is."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.repository import ROOT, kept, project

# Built-in functions that read, write, or run what they are given.
IMPURE = {"breakpoint", "compile", "eval", "exec", "input", "open", "print", "__import__"}

PURE = [file for file in kept() if file.suffix == ".py" and file.relative_to(ROOT).parts[1] in {"core", "games"}]

FOLDERS = (
    "app", "core", "games/loo", "games/updown", "lab", "lessons", "notation", "players", "session", "store", "text",
    "widgets",
)  # fmt: skip


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the project's contracts over the package `threeup` in a folder."""
    shutil.copy(ROOT / "pyproject.toml", folder)
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache", "--no-logo"]
    environment = {**os.environ, "PYTHONPATH": str(folder), "COLUMNS": "200"}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Make a package of the right shape with nothing in it."""
    for name in FOLDERS:
        folder = tmp_path / "threeup" / name
        folder.mkdir(parents=True)
        for parent in (folder, folder.parent):
            (parent / "__init__.py").touch()
    return tmp_path


def test_the_right_shape_breaks_no_contract(package: Path) -> None:
    (package / "threeup/app/x.py").write_text("import threeup.widgets, threeup.session, threeup.core, random")
    done = lint(package)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("file", "imports", "contract"),
    [
        ("session/x.py", "threeup.widgets", "Imports point down only"),
        ("core/x.py", "threeup.games.updown", "Imports point down only"),
        ("games/updown/x.py", "threeup.text", "never see a learner's words"),
        ("games/updown/x.py", "threeup.games.loo", "games never import each other"),
        ("games/updown/x.py", "random", "draw no random number"),
        ("core/x.py", "pathlib", "no I/O"),
        ("players/x.py", "numpy", "pure Python only"),
        ("lessons/x.py", "threeup.session", "Imports point down only"),
        ("store/x.py", "threeup.widgets", "Imports point down only"),
        ("lab/x.py", "threeup.session", "Imports point down only"),
        ("session/x.py", "datetime", "what time it is"),
        ("elsewhere/__init__.py", "threeup.core", "Imports point down only"),
    ],
)
def test_a_wrong_import_breaks_its_contract(package: Path, file: str, imports: str, contract: str) -> None:
    target = package / "threeup" / file
    target.parent.mkdir(exist_ok=True)
    target.write_text(f"import {imports}")
    done = lint(package)
    assert done.returncode == 1
    broken = [line for line in done.stdout.splitlines() if line.endswith("BROKEN")]
    assert any(contract in line for line in broken) or "elsewhere" in done.stdout, done.stdout


def test_every_contract_is_over_something_that_exists() -> None:
    """A contract over a folder that was renamed would hold for ever."""
    for contract in project()["tool"]["importlinter"]["contracts"]:
        for module in contract.get("source_modules", []):
            assert (ROOT / module.replace(".", "/")).is_dir(), module


@pytest.mark.parametrize("file", PURE, ids=lambda file: str(file.relative_to(ROOT)))
def test_core_and_games_call_nothing_impure(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert called & IMPURE == set()
