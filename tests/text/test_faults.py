"""The checks over the catalogues find what they look for: each is shown a broken one."""

from __future__ import annotations

from tests.text import faults
from tests.text.ftl import parts

TWO_FORMS = """\
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
"""


def test_junk_is_found() -> None:
    assert faults.junk("good = Yes\nbad = { $") == ["bad = { $"]


def test_a_second_definition_is_found() -> None:
    assert faults.repeated("x = a\n-x = a\n", "y = b\nx = c") == ["Message x"]


def test_missing_and_unknown_plural_categories_are_found() -> None:
    found = dict(parts(TWO_FORMS))
    assert faults.plural_faults("en", found) == []
    assert faults.plural_faults("is", found) == []
    assert len(faults.plural_faults("cy", found)) == 1
    six = TWO_FORMS.replace("    [one]", "    [zero] -\n    [two] -\n    [few] -\n    [many] -\n    [one]")
    assert faults.plural_faults("ar", dict(parts(six))) == []
    assert len(faults.plural_faults("en", dict(parts(six)))) == 1


def test_a_default_that_is_not_other_is_found() -> None:
    found = dict(parts("cards = { $n ->\n   *[one] a card\n    [other] cards\n }"))
    assert faults.plural_faults("en", found) == ["cards: the default must be other, not one"]


def test_exact_numbers_stand_beside_the_categories() -> None:
    found = dict(parts(TWO_FORMS.replace("    [one]", "    [0] no cards\n    [one]")))
    assert faults.plural_faults("en", found) == []


def test_a_choice_by_words_is_no_plural() -> None:
    found = dict(parts("card = { $colour ->\n    [green] Green\n   *[other] Card\n }"))
    assert faults.plural_faults("cy", found) == []
    other = dict(parts("card = { $colour ->\n    [gwyrdd] Gwyrdd\n   *[other] Cerdyn\n }"))
    assert len(faults.choice_faults(found, other)) == 1


def test_plural_forms_that_a_language_lost_are_found() -> None:
    assert faults.choice_faults(dict(parts(TWO_FORMS)), dict(parts("cards = { $n } spil"))) == [
        "cards: English has plural forms for $n",
    ]


def test_references_to_nothing_are_found() -> None:
    found = dict(parts("-a = A\n    .case = A\nx = { -a } { -b } { y } { x.z }\n    .w = W"))
    assert sorted(faults.dangling(found)) == ["x: { -b }", "x: { x.z }", "x: { y }"]


def test_english_left_in_place_is_found() -> None:
    english = dict(parts("x = You may not play { $card } here\ny = 3UP 3DOWN"))
    assert faults.untranslated(english, english) == ["x"]


def test_a_sign_without_its_mark_is_found() -> None:
    source = 'x = إخلاء +1\ny = إخلاء \u200e+1\nz = إخلاء { "\\u200E" }+1\nv = 3+1'
    assert faults.unmarked_signs(dict(parts(source))) == ["x"]
