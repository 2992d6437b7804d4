"""What an experiment found, as a sheet of words and figures that prints well in a terminal and in a notebook."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from html import escape
from io import StringIO
from typing import Final

from threeup.text import direction, plain

_WIDTH: Final = 100


@dataclass(frozen=True, slots=True)
class Sheet:
    """A titled table in one language.

    Fields:
        title: what it is about, a sentence.
        columns: the heads of the columns; none where the rows have none.
        rows: each with as many cells as the others.
        notes: sentences below it.
        lang: the language's code.

    >>> print(Sheet("Two moves", ("move", "why"), (("play g8", "8 is high enough"),)))
    Two moves
    move      why
    play g8   8 is high enough
    """

    title: str
    columns: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    notes: tuple[str, ...] = ()
    lang: str = "en"

    def __str__(self) -> str:
        """Write it in columns of text, at most 100 wide."""
        from rich.console import Console  # noqa: PLC0415 - only where something is printed
        from rich.table import Table  # noqa: PLC0415
        from rich.text import Text  # noqa: PLC0415

        out = StringIO()
        # In a notebook rich would show the sheet itself, instead of writing it.
        settings = {"color_system": None, "highlight": False, "legacy_windows": False, "force_jupyter": False}
        console = Console(file=out, width=_WIDTH, **settings)  # type: ignore[arg-type]
        console.print(Text(plain(self.title)))
        if self.rows:
            table = Table(box=None, show_header=bool(self.columns), padding=(0, 3, 0, 0))
            for head in self.columns or ("",) * len(self.rows[0]):
                table.add_column(Text(plain(head)), overflow="fold")
            for row in self.rows:
                table.add_row(*(Text(plain(cell)) for cell in row))
            console.print(table)
        for note in self.notes:
            console.print(Text(plain(note)))
        return "\n".join(line.rstrip() for line in out.getvalue().splitlines())

    def html(self) -> str:
        """Write it as a table for a notebook.

        >>> Sheet("One", (), (("<b>",),)).html()
        '<div lang="en" dir="ltr"><p>One</p><table><tbody><tr><td>&lt;b&gt;</td></tr></tbody></table></div>'
        """
        heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in self.columns)
        head = f"<thead><tr>{heads}</tr></thead>" if heads else ""
        rows = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in self.rows)
        table = f"<table>{head}<tbody>{rows}</tbody></table>" if self.rows else ""
        notes = "".join(f"<p>{escape(note)}</p>" for note in self.notes)
        ways = f'lang="{self.lang}" dir="{direction(self.lang)}"'
        return f"<div {ways}><p>{escape(self.title)}</p>{table}{notes}</div>"


class Shown(ABC):
    """A value that can be read as a sheet: `print` gives it in English, `value.sheet("cy")` in another language."""

    __slots__ = ()

    @abstractmethod
    def sheet(self, lang: str = "en") -> Sheet:
        """Give the value in words."""

    def __str__(self) -> str:
        """Write the value as a sheet in English."""
        return str(self.sheet())

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        sheet = self.sheet()
        return {"text/plain": str(sheet), "text/html": sheet.html()}
