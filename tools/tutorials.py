"""Run tutorials anew and keep their outputs: `.venv/bin/python tools/tutorials.py [file …]`, all without a name.

What changes with each run is left out: times, and the state of widgets (boards show as pictures and text).
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

TUTORIALS: Final = Path(__file__).parents[1] / "tutorials"
VIEW: Final = "application/vnd.jupyter.widget-view+json"


def cleaned(notebook: dict[str, Any]) -> dict[str, Any]:
    """Leave out of a notebook what changes with each run."""
    notebook["metadata"].pop("widgets", None)
    notebook["metadata"]["language_info"] = {"name": "python"}
    for cell in notebook["cells"]:
        cell["metadata"].pop("execution", None)
        for output in cell.get("outputs", ()):
            output.get("data", {}).pop(VIEW, None)
    return notebook


def main() -> int:
    """Run each tutorial in its own folder, in place; give the exit code of the first that fails."""
    files = [Path(name).resolve() for name in sys.argv[1:]] or sorted(TUTORIALS.glob("*.ipynb"))
    for file in files:
        command = [sys.executable, "-m", "nbconvert", "--to", "notebook", "--execute", "--inplace", file.name]
        done = subprocess.run(command, cwd=file.parent, check=False)  # noqa: S603 - our own command
        if done.returncode:
            return done.returncode
        found = cleaned(json.loads(file.read_text("utf-8")))
        file.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
