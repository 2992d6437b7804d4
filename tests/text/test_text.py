"""The text layer: what it shows, what it falls back to, and that nothing a learner sends can break it."""

from __future__ import annotations

import logging
import sys
import zipfile
from importlib import resources
from subprocess import PIPE, run
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from threeup.text import LANGUAGES, Catalogue, catalogue, direction, negotiate, plain
from threeup.text.catalogues import sources
from threeup.text.languages import locale

if TYPE_CHECKING:
    from pathlib import Path

ENGLISH = Catalogue.of("en", "only-english = Only { $name }\n    .part = A part\nboth = English")
ARABIC = Catalogue.of("ar", "both = { $name } يلعب { $n }\nhalf =\n    .part = جزء", fallback=ENGLISH)


@pytest.mark.parametrize(
    ("lang", "numbers"),
    [
        ("en", {1: "one", 0: "other", 2: "other", 21: "other"}),
        ("is", {1: "one", 21: "one", 11: "other", 0: "other"}),
        ("cy", {0: "zero", 1: "one", 2: "two", 3: "few", 6: "many", 4: "other", 84: "other"}),
        ("ar", {0: "zero", 1: "one", 2: "two", 3: "few", 10: "few", 11: "many", 84: "many", 100: "other"}),
    ],
)
def test_plural_categories_reach_the_messages(lang: str, numbers: dict[int, str]) -> None:
    names = ("zero", "one", "two", "few", "many")
    rows = "".join(f"    [{name}] {name}\n" for name in names)
    words = Catalogue.of(lang, f"n = {{ $n ->\n{rows}   *[other] other\n }}")
    assert {number: plain(words.format("n", n=number)) for number in numbers} == numbers
    assert {number: str(locale(lang).plural_form(number)) for number in numbers} == numbers


def test_only_arabic_is_written_from_the_right() -> None:
    assert [direction(lang) for lang in LANGUAGES] == ["ltr", "ltr", "ltr", "rtl"]


def test_english_then_the_id_stand_in_for_what_is_missing(caplog: pytest.LogCaptureFixture) -> None:
    assert ARABIC.format("only.english", name="Ann") == "Only Ann"
    assert ARABIC.text("only.english", "part") == "A part"
    assert ARABIC.format("only.english.part") == "A part"
    assert caplog.messages == []
    assert ARABIC.format("nobody.has.this") == "nobody.has.this"
    assert ARABIC.text("both", "why") == "both.why"
    assert len(caplog.messages) == 2


def test_a_message_of_attributes_alone_has_no_text_of_its_own() -> None:
    assert ARABIC.text("half", "part") == "جزء"
    assert ARABIC.format("half") == "half"


def test_a_missing_value_shows_its_name_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert ENGLISH.format("only.english") == "Only name"
    assert "name" in caplog.text


def test_values_are_fenced_off_where_directions_meet() -> None:
    assert ARABIC.format("both", name="Ann", n=7) == "\u2068Ann\u2069 يلعب \u20687\u2069"
    assert ENGLISH.format("only.english", name="Ann") == "Only Ann"
    assert ENGLISH.format("only.english", name="ليلى") == "Only \u2068ليلى\u2069"
    assert plain(ENGLISH.format("only.english", name="ليلى")) == "Only ليلى"


@pytest.mark.parametrize(
    ("lang", "every", "either"),
    [
        ("en", "1, 2 and 3", "1, 2 or 3"),
        ("cy", "1, 2 a 3", "1, 2 neu 3"),
        ("is", "1, 2 og 3", "1, 2 eða 3"),
        ("ar", "1 و2 و3", "1 أو 2 أو 3"),
    ],
)
def test_lists_read_as_the_language_writes_them(lang: str, every: str, either: str) -> None:
    words = catalogue(lang)
    assert plain(words.every(["1", "2", "3"])) == every
    assert plain(words.either(["1", "2", "3"])) == either
    assert plain(words.every(["1"])) == "1"
    assert words.every([]) == ""


@pytest.mark.parametrize(
    ("items", "text"),
    [
        (["7", "8"], "7 ac 8"),
        (["8", "9"], "8 a 9"),
        (["10", "11"], "10 ac 11"),
        (["Bob", "Ann"], "Bob ac Ann"),
        (["Ann", "Wali"], "Ann a Wali"),
        (["Ann", "Ŵyn"], "Ann ac Ŵyn"),
        (["Y pot", "Y dudalen Saesneg"], "Y pot a\u2019r dudalen Saesneg"),
        (["Talu", "Arwain", "yr ail le"], "Talu, Arwain a\u2019r ail le"),
        (["\u2067Y miss\u2069", "\u2067Y pot\u2069"], "\u2067Y miss\u2069 a\u2019r \u2067pot\u2069"),
        (["Talu", "Ydy hi\u2019n werth chwarae?"], "Talu ac Ydy hi\u2019n werth chwarae?"),
        (["Ann", "Y"], "Ann ac Y"),
        (["“Talu”", "“Y miss”"], "“Talu” ac “Y miss”"),
        (["“Talu”", "“Taflu eto”"], "“Talu” a “Taflu eto”"),
        (["a(c) ", "{0}"], "a(c)  a {0}"),
    ],
)
def test_welsh_and_fits_the_word_after_it(items: list[str], text: str) -> None:
    assert catalogue("cy").every(items) == text


def test_items_that_look_like_patterns_are_left_alone() -> None:
    assert catalogue("en").every(["{1}", "\x001\x00", "\\1"]) == "{1}, \x001\x00 and \\1"


@pytest.mark.parametrize(
    ("wanted", "lang"),
    [
        ("cy", "cy"),
        ("is-IS,is;q=0.9,en;q=0.8", "is"),
        ("fr;q=0.9, ar;q=0.1", "ar"),
        ("en;q=0.2, cy;q=0.2, is;q=0.3", "is"),
        ("ar;q=0, cy", "cy"),
        ("*", "en"),
        ("de, *;q=0.1, cy;q=0.05", "en"),
        ("AR_eg", "ar"),
        ("cy;q=nan", "en"),
        ("", "en"),
        (["tlh", "is"], "is"),
        (None, "en"),
    ],
)
def test_the_reader_gets_the_language_asked_for(wanted: str | list[str] | None, lang: str) -> None:
    assert negotiate(wanted) == lang


@given(st.text(), st.sampled_from(LANGUAGES))
def test_any_header_gives_a_language(header: str, default: str) -> None:
    assert negotiate(header, default) in LANGUAGES


def test_a_huge_header_costs_nothing() -> None:
    assert negotiate("x," * 5_000_000 + "cy") == "en"


@given(st.text(), st.sampled_from(LANGUAGES))
def test_any_language_and_id_give_a_text(text: str, lang: str) -> None:
    unknown = f"{text}§"  # no message's ID has this sign
    assert catalogue(text).format(unknown) == unknown
    assert catalogue(lang).text(unknown, text) == f"{unknown}.{text}"


@given(st.one_of(st.text(), st.integers()), st.sampled_from([ENGLISH, ARABIC]))
def test_any_value_gives_a_text(value: str | int, words: Catalogue) -> None:
    assert words.format("only.english", name=value).startswith(("Only ", "only.english"))


@given(st.lists(st.text()), st.sampled_from(LANGUAGES))
def test_any_items_give_a_list_that_holds_them(items: list[str], lang: str) -> None:
    text = catalogue(lang).every(items)
    # Welsh mutates the word after "a".
    assert all(item in text or (lang == "cy" and f"{item[:1]}h{item[1:]}" in text) for item in items)


@pytest.mark.parametrize(
    ("items", "text"),
    [
        (["wyth", "pump"], "wyth a phump"),
        (["chwarae", "cymryd"], "chwarae a chymryd"),
        (["wyth", "tri", "chwech"], "wyth, tri a chwech"),
        (["Ann", "Twm"], "Ann a Twm"),
        (["7", "c0"], "7 a c0"),
    ],
)
def test_welsh_mutates_a_word_after_and(items: list[str], text: str) -> None:
    assert plain(catalogue("cy").every(items)) == text


def test_a_very_long_value_is_cut() -> None:
    text = ENGLISH.format("only.english", name="x" * 10_000_000)
    assert 100 < len(text) < 1000


def test_the_words_can_be_read_from_a_zip_file(tmp_path: Path) -> None:
    """A zip has no folders to open by path: only `importlib.resources` can read the catalogues there."""
    archive = tmp_path / "threeup.zip"
    with zipfile.ZipFile(archive, "w") as packed, resources.as_file(resources.files("threeup")) as package:
        packed.writestr("threeup/__init__.py", "")
        for file in sorted(package.rglob("*")):
            inside = file.relative_to(package)
            if file.is_file() and "__pycache__" not in inside.parts and inside.parts[0] == "text":
                packed.write(file, f"threeup/{inside.as_posix()}")
    code = (
        f"import sys; sys.path.insert(0, {str(archive)!r})\n"
        "import threeup.text.catalogues as c\n"
        "assert 'threeup.zip' in c.__file__, c.__file__\n"
        "print({lang: sorted(c.sources(lang)) for lang in ('en', 'cy', 'is', 'ar')})"
    )
    done = run([sys.executable, "-c", code], stdout=PIPE, text=True, check=True)
    assert done.stdout.strip() == str({lang: sorted(sources(lang)) for lang in LANGUAGES})
