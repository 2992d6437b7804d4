"""Write the generated part of docs/reference from the code: `make docs`.

A generator gives pages: path below docs/reference -> text. To add one, write it and name it in GENERATORS;
tests/project/test_docs.py then holds its pages up to date.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from babel import Locale

from threeup.text import LANGUAGES, direction
from threeup.text.catalogues import sources
from threeup.text.languages import locale

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

ROOT: Final = Path(__file__).parents[1]
REFERENCE: Final = ROOT / "docs" / "reference"
MARK: Final = "<!-- Written by tools/docs.py: change the source, then run `make docs`. -->"

Pages = dict[str, str]


def page(title: str, *blocks: str) -> str:
    """Put a page together: the mark that it is generated, the title, the blocks with blank lines between."""
    return "\n\n".join([MARK, f"# {title}", *blocks]) + "\n"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Write a Markdown table; a bar within a cell is escaped."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def targets() -> list[tuple[str, str]]:
    """Give the make commands and what each does, from the `##` behind it."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return re.findall(r"^([a-z]+):.*## (.+)$", makefile, flags=re.MULTILINE)


def commands() -> Pages:
    """Describe the make commands."""
    rows = [(f"`make {name}`", does) for name, does in targets()]
    return {"commands.md": page("The make commands", table(["command", "does"], rows))}


def catalogues() -> Pages:
    """Describe the languages and the files their words stand in."""
    english = Locale("en")
    languages = [
        (f"`{lang}`", str(locale(lang).get_language_name(english)), direction(lang), ", ".join(_categories(lang)))
        for lang in LANGUAGES
    ]
    files = [f"- `{name}`" for name in sources("en")]
    return {
        "catalogues.md": page(
            "The catalogues",
            table(["language", "name", "direction", "plural categories"], languages),
            "The same files, with the same messages, stand in the folder of each language,"
            " `threeup/text/locales/<language>/`:",
            "\n".join(files),
        ),
    }


def _categories(lang: str) -> list[str]:
    order = ("zero", "one", "two", "few", "many", "other")
    tags = {*locale(lang).plural_form.tags, "other"}
    return [category for category in order if category in tags]


GENERATORS: Final[tuple[Callable[[], Pages], ...]] = (commands, catalogues)


def pages() -> Pages:
    """Give every generated page."""
    return {path: text for generate in GENERATORS for path, text in generate().items()}


def stale() -> list[str]:
    """List the pages in docs/reference that differ from what would be written, or that nothing writes any more."""
    wanted = pages()
    written = {str(file.relative_to(REFERENCE)): file.read_text(encoding="utf-8") for file in REFERENCE.rglob("*.md")}
    left = {path for path, text in written.items() if text.startswith(MARK)} - wanted.keys()
    return sorted({path for path, text in wanted.items() if written.get(path) != text} | left)


def main() -> int:
    """Write the pages that are out of date, and remove those that nothing writes any more."""
    wanted = pages()
    for path in stale():
        file = REFERENCE / path
        if path in wanted:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(wanted[path], encoding="utf-8")
        else:
            file.unlink()
        print(f"docs/reference/{path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
