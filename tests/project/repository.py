"""The files that git keeps, for tests over the repository itself."""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


@cache
def kept() -> tuple[Path, ...]:
    """List the files in the work tree that git keeps, or would keep once added."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    return tuple(ROOT / name for name in names if name and (ROOT / name).is_file())


def project() -> dict[str, Any]:
    """Read pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def imported(file: Path) -> set[str]:
    """Give the top-level modules a file imports that are neither Python's own nor ours."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                found |= {name.name.partition(".")[0] for name in names}
            case ast.ImportFrom(module=str(module), level=0):
                found.add(module.partition(".")[0])
    return found - sys.stdlib_module_names - {"threeup", "tests", "tools", "benchmarks"}
