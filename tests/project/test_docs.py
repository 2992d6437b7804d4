"""The pages agree with the code, and every link leads somewhere."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.project.repository import ROOT, kept
from tools import docs

if TYPE_CHECKING:
    from pathlib import Path

PAGES = [file for file in kept() if file.suffix == ".md"]
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


def local_links(file: Path) -> list[Path]:
    """Give the files and folders that a page links to within the project."""
    targets = [target.partition("#")[0] for target in LINK.findall(file.read_text(encoding="utf-8"))]
    return [(file.parent / target).resolve() for target in targets if target and "://" not in target]


def test_the_generated_pages_are_up_to_date() -> None:
    assert docs.stale() == [], "run: make docs"


@pytest.mark.parametrize("file", PAGES, ids=lambda file: str(file.relative_to(ROOT)))
def test_links_lead_somewhere(file: Path) -> None:
    assert [target for target in local_links(file) if not target.exists()] == []


def test_every_page_is_reached_from_the_readme() -> None:
    seen: set[Path] = set()
    waiting = [ROOT / "README.md"]
    while waiting:
        current = waiting.pop()
        if current not in seen and current.suffix == ".md":
            seen.add(current)
            waiting += local_links(current)
    assert {file for file in PAGES if "docs" in file.relative_to(ROOT).parts} - seen == set()


def test_the_readme_names_the_commands_there_are() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    found = set(re.findall(r"^    make ([a-z]+)|`make ([a-z]+)`", text, flags=re.MULTILINE))
    named = {code or span for code, span in found}
    there = {name for name, _ in docs.targets()}
    assert {"app", "test", "setup", "bench"} <= named <= there
