"""The command line run in this process."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING

import pytest

from tests.app.running import Ran
from threeup.app.cli import main

if TYPE_CHECKING:
    from tests.app.running import Run


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Give a function that runs the command in this process."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def _run(*arguments: str, stdin: str | bytes = b"") -> Ran:
        raw = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw), encoding="utf-8"))
        try:
            code = main(arguments)
        except SystemExit as stop:
            code = int(stop.code or 0)
        seen = capsys.readouterr()
        assert "Traceback" not in seen.err + seen.out
        return Ran(code, seen.out, seen.err)

    return _run
