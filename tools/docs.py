"""Write the generated part of docs/reference from the code: `make docs`.

A generator gives pages: path below docs/reference -> text. To add one, write it and name it in GENERATORS;
tests/project/test_docs.py then holds its pages up to date.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from babel import Locale

from threeup.app.cli import parser
from threeup.games import GAMES
from threeup.lab.book import book
from threeup.text import LANGUAGES, catalogue, direction
from threeup.text.catalogues import sources
from threeup.text.languages import locale
from threeup.text.options import option_help, option_name, option_value, written

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from threeup.lab.book import Entry

ROOT: Final = Path(__file__).parents[1]
REFERENCE: Final = ROOT / "docs" / "reference"
MARK: Final = "<!-- Written by tools/docs.py: change the source, then run `make docs`. -->"

COMMAND_LINE: Final = """\
`threeup COMMAND --help` says the same in the terminal; where threeup is set up by `make`, the command is
`.venv/bin/threeup`. The exit code is 0 when all is done, 1 when a file, a position or an ID is not in order, 2 when the
command line is not. What is wrong is said on standard error, in the language of `--lang`, else of the environment
(`LC_ALL`, `LC_MESSAGES`, `LANG`), else in English."""
RULE_BOOK: Final = """\
Every rule has an ID that never changes; the same ID stands in the code, in the four catalogues, in the tests and in
what the table says. In the terminal `threeup rules` reads this book out in any of the languages, and
`threeup rules WORDS` finds rules by words. A rule of the kind "limit" can be broken; a "permit" only ever allows or
forces a move; an "effect" happens by itself; a "definition" says what things are. Where a rule decides, a position and
a move are given that are as small as can be: a limit alone forbids the move, a permit speaks for it, an effect follows
from it. A star at the end of a deal is the whole deck, shuffled."""

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


def command_line() -> Pages:
    """Describe the `threeup` command, from the parser itself: argparse lays its help out anew with each Python."""
    top = parser()
    blocks = [
        str(top.description),
        COMMAND_LINE,
    ]
    for name, made in _subparsers(top).items():
        inner = _subparsers(made)
        if inner:
            blocks += [f"## threeup {name}", str(made.description)]
        for full, each in (
            {f"{name} {key}": value for key, value in inner.items()}.items() if inner else ((name, made),)
        ):
            blocks += _command(full, each, "###" if inner else "##")
    return {"command-line.md": page("The command line", *blocks)}


def _command(name: str, made: argparse.ArgumentParser, heading: str) -> list[str]:
    given = [_argument(action) for action in made._actions if not isinstance(action, argparse._HelpAction)]  # noqa: SLF001 - argparse has no other way to ask
    positional = "".join(f" {argument}" for argument, *_ in given if not argument.startswith("--"))
    rows = [(f"`{argument}`", text, default) for argument, text, default in given]
    return [
        f"{heading} threeup {name}",
        str(made.description),
        f"    threeup {name} [options]{positional}",
        table(["argument", "meaning", "default"], rows),
    ]


def _subparsers(top: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    for action in top._actions:  # noqa: SLF001 - argparse has no other way to ask
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            return dict(action.choices)
    return {}


def _argument(action: argparse.Action) -> tuple[str, str, str]:
    value = str(action.metavar) if action.metavar else "|".join(map(str, action.choices or ()))
    optional = bool(action.option_strings)
    name = action.option_strings[0] if optional else ""
    argument = f"{name} {value}".strip() if optional else f"[{value}]" if action.nargs in {"?", "*"} else value
    default = f"`{action.default}`" if action.default and optional else ""
    return argument, str(action.help), default


def rule_books() -> Pages:
    """Describe the rules of each game: where they come from, where they are taught, and where each decides."""
    return {f"{game_id}.md": _rule_book(game_id) for game_id in GAMES}


def _rule_book(game_id: str) -> str:
    words, game = catalogue("en"), GAMES[game_id]
    blocks = [RULE_BOOK]
    for heading, entries in book(game_id).sections():
        blocks.append(f"## {words.format(heading)}")
        blocks += [block for entry in entries for block in _entry(entry)]
    options = [_house_rule(name, values) for name, values in game.option_choices().items()]
    blocks += ["## House rules", table(["name", "what it does", "values, the default first"], options)]
    rows = [(f"`{key}`", words.format(f"source-{key}"), text) for key, text in game.rulebook.sources.items()]
    blocks += ["## Sources", table(["key", "what it is", "where"], rows)]
    return page(f"The rules of {words.format(f'game-{game_id}')}", *blocks)


def _entry(entry: Entry) -> Iterator[str]:
    rule, said = entry.rule, entry.said("en")
    yield f"### {said.name}"
    yield f"`{rule.id}` · {rule.kind}"
    yield said.text
    lessons = dict.fromkeys(f"`{lesson.id}`" for lesson, _ in entry.taught)
    parts = (
        ("Sources", _named(rule.sources, said.sources)),
        ("Say otherwise", _named(rule.disagree, said.disagree)),
        ("What they say", said.otherwise),
        ("House rules that change it", _named(rule.options, [name for name, _ in said.options])),
        (
            "Lessons that teach it",
            ", ".join(f"{name} ({title})" for name, title in zip(lessons, said.lessons, strict=True)),
        ),
    )
    yield "\n".join(f"- {title}: {named}" for title, named in parts if named)
    if entry.deciding is None:
        yield catalogue("en").format("book-definition")
    else:
        yield "It decides here:"
        yield f"    {entry.deciding.line}"
        yield " ".join((catalogue("en").format("book-move", move=f"`{entry.deciding.text}` ({said.move})"), *said.why))


def _named(keys: Sequence[str], names: Sequence[str]) -> str:
    return ", ".join(f"`{key}` ({name})" for key, name in zip(keys, names, strict=True))


def _house_rule(name: str, values: tuple[object, ...]) -> tuple[str, str, str]:
    words = catalogue("en")
    said = [f"`{written(value)}` {option_value(words, name, value)}" for value in values]
    return f"`{name}`", f"{option_name(words, name)}. {option_help(words, name)}", "; ".join(said)


GENERATORS: Final[tuple[Callable[[], Pages], ...]] = (commands, command_line, catalogues, rule_books)


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
