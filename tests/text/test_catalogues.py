"""The four catalogues say the same things, each with all the forms its language has (law 8)."""

from __future__ import annotations

import logging

import pytest

from tests.text import faults
from tests.text.ftl import catalogue_parts, categories, files, first_number, variables
from threeup.text import DEFAULT, LANGUAGES, catalogue
from threeup.text.catalogues import sources

OTHERS = tuple(lang for lang in LANGUAGES if lang != DEFAULT)


def test_the_english_catalogue_has_messages() -> None:
    assert catalogue_parts(DEFAULT)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_can_be_parsed(lang: str) -> None:
    assert [piece for source in sources(lang).values() for piece in faults.junk(source)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_defined_twice(lang: str) -> None:
    assert faults.repeated(*sources(lang).values()) == []


@pytest.mark.parametrize("lang", OTHERS)
def test_same_messages_and_attributes_in_the_same_files_as_english(lang: str) -> None:
    def shown(language: str) -> dict[str, set[str]]:
        # Terms ("-x") are a language's own business: Icelandic needs cases where English needs none.
        return {file: {name for name in parts if name[0] != "-"} for file, parts in files(language).items()}

    assert shown(lang) == shown(DEFAULT)


@pytest.mark.parametrize("lang", OTHERS)
def test_same_placeholders_as_english(lang: str) -> None:
    names = [name for name in catalogue_parts(DEFAULT) if name[0] != "-"]
    assert {name: variables(lang, name) for name in names} == {name: variables(DEFAULT, name) for name in names}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plural_selectors_have_every_category(lang: str) -> None:
    assert faults.plural_faults(lang, catalogue_parts(lang)) == []


@pytest.mark.parametrize("lang", OTHERS)
def test_choices_are_those_of_english(lang: str) -> None:
    assert faults.choice_faults(catalogue_parts(DEFAULT), catalogue_parts(lang)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reference_leads_somewhere(lang: str) -> None:
    assert faults.dangling(catalogue_parts(lang)) == []


@pytest.mark.parametrize("lang", OTHERS)
def test_nothing_is_left_in_english(lang: str) -> None:
    assert faults.untranslated(catalogue_parts(DEFAULT), catalogue_parts(lang)) == []


def test_signs_before_arabic_digits_stay_before_them() -> None:
    assert faults.unmarked_signs(catalogue_parts("ar")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_can_be_formatted(lang: str, caplog: pytest.LogCaptureFixture) -> None:
    """Fill each part with a number of every category, then with each word it chooses by: nothing is logged."""
    words = catalogue(lang)
    numbers = [n for n in (first_number(lang, category) for category in categories(lang)) if n is not None]
    with caplog.at_level(logging.WARNING, logger="threeup.text"):
        for name, part in catalogue_parts(lang).items():
            if name[0] == "-":
                continue
            chosen = {selector.variable for selector in part.selectors if selector.plural}
            choices = [key for selector in part.selectors if not selector.plural for key in selector.keys]
            for number in numbers:
                for choice in choices or ["8"]:
                    values = {v: number if v in chosen else choice for v in variables(lang, name)}
                    assert words.format(name, **values).strip()
    assert caplog.messages == []
