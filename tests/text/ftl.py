"""Read Fluent sources as data, so that tests can compare the languages.

A `Part` is what a learner can be shown: a message's own text, or one of its attributes.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from threeup.text.catalogues import sources
from threeup.text.languages import locale

if TYPE_CHECKING:
    from collections.abc import Iterator

CLDR = frozenset({"zero", "one", "two", "few", "many", "other"})


@dataclass(frozen=True, slots=True)
class Selector:
    """One choice in a part: the variable it looks at, its keys, the key of its default."""

    variable: str | None
    keys: tuple[str, ...]
    default: str

    @property
    def plural(self) -> bool:
        """Whether it chooses by number: a CLDR category or an exact number stands among its keys."""
        return any(key in CLDR - {"other"} or key.isdecimal() for key in self.keys) or self.keys == ("other",)


@dataclass(frozen=True, slots=True)
class Part:
    """Everything tests ask about one text; `references` are messages ("x.y") and terms ("-x")."""

    text: str
    variables: frozenset[str]
    selectors: tuple[Selector, ...]
    references: frozenset[str]


class _Reader(Visitor):
    """Collect variables, selectors and references below a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: list[Selector] = []
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's visitor names it so
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's visitor names it so
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - Fluent's visitor names it so
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent's visitor names it so
        keys = tuple(_key(variant) for variant in node.variants)
        default = next(_key(variant) for variant in node.variants if variant.default)
        self.selectors.append(Selector(_variable(node.selector), keys, default))
        self.generic_visit(node)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def _variable(node: object) -> str | None:
    """Name the variable that is selected on: `$n`, or the `$n` in `NUMBER($n)`."""
    if isinstance(node, ast.FunctionReference) and node.arguments.positional:
        node = node.arguments.positional[0]
    return node.id.name if isinstance(node, ast.VariableReference) else None


def entries(source: str) -> list[ast.EntryType]:
    """Parse a source into its entries, junk and comments included."""
    return FluentParser(with_spans=False).parse(source).body


def parts(source: str) -> Iterator[tuple[str, Part]]:
    """Give every part of a source with its name: "id", "id.attribute", and terms as "-id"."""
    for entry in entries(source):
        if isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if entry.value is not None:
                yield name, _part(entry.value)
            for attribute in entry.attributes:
                yield f"{name}.{attribute.id.name}", _part(attribute.value)


def _part(pattern: ast.Pattern) -> Part:
    reader = _Reader()
    reader.visit(pattern)
    shown = ast.Message(ast.Identifier("x"), pattern)
    text = FluentSerializer().serialize_entry(shown).partition("=")[2].strip()
    return Part(text, frozenset(reader.variables), tuple(reader.selectors), frozenset(reader.references))


@cache
def files(lang: str) -> dict[str, dict[str, Part]]:
    """Read a language's catalogue: file name -> part name -> part."""
    return {name: dict(parts(source)) for name, source in sources(lang).items()}


@cache
def catalogue_parts(lang: str) -> dict[str, Part]:
    """Read a language's catalogue as one: part name -> part."""
    return {name: part for file in files(lang).values() for name, part in file.items()}


def variables(lang: str, name: str) -> frozenset[str]:
    """Give the values a part needs, those of the messages it refers to included."""
    every = catalogue_parts(lang)
    found, seen, waiting = set[str](), set[str](), [name]
    while waiting:
        current = waiting.pop()
        if current in seen or current not in every:
            continue
        seen.add(current)
        found |= every[current].variables
        # A term gets its values from whoever refers to it, never from the code.
        waiting += [other for other in every[current].references if not other.startswith("-")]
    return frozenset(found)


def categories(lang: str) -> frozenset[str]:
    """Give the plural categories of a language, from CLDR by way of Babel.

    Where a category is met by fractions alone it stays here: a translator is asked for every one.
    """
    return frozenset(locale(lang).plural_form.tags) | {"other"}


def first_number(lang: str, category: str) -> int | None:
    """Give the least whole number of a category, or none where only fractions have it."""
    form = locale(lang).plural_form
    return next((number for number in range(2_000_001) if form(number) == category), None)
