"""Rules found by words, as learners type them."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from threeup.games import GAMES
from threeup.lab.book import book
from threeup.lab.find import LONGEST, find
from threeup.text import LANGUAGES, catalogue, plain
from threeup.text.folding import fold, forms, words

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def ids(text: str, lang: str = "en", game: str | None = None) -> list[str]:
    return [entry.rule.id for entry in find(text, lang, game)]


@every_language
def test_every_rule_is_found_by_its_name_among_the_first(lang: str) -> None:
    for entry in book():
        found = ids(catalogue(lang).format(entry.rule.id), lang)
        assert entry.rule.id in found[:5]


@every_language
def test_every_rule_is_found_by_its_whole_sentence(lang: str) -> None:
    for entry in book():
        text = catalogue(lang).text(entry.rule.id, "text")
        assert entry.rule.id in ids(text, lang)


@every_language
def test_an_id_finds_its_rule_alone(lang: str) -> None:
    for entry in book():
        assert ids(f" {entry.rule.id.upper()} ", lang) == [entry.rule.id]


@every_language
def test_case_and_accents_do_not_matter(lang: str) -> None:
    for entry in book():
        name = catalogue(lang).format(entry.rule.id)
        bare = "".join(c for c in unicodedata.normalize("NFKD", name.upper()) if unicodedata.category(c) != "Mn")
        assert ids(bare, lang) == ids(name, lang)


def test_words_may_be_begun_and_stand_in_any_order() -> None:
    assert "loo.play.follow-suit" in ids("sui foll")
    assert ids("follow suit") == ids("suit follow")


def test_all_words_must_be_met() -> None:
    assert set(ids("pile draw")) <= set(ids("pile")) & set(ids("draw"))
    assert ids("pile qqqq") == []


def test_names_come_before_sentences() -> None:
    found = ids("draw pile", game="updown")
    assert found[0] == "updown.deal.draw-pile"
    names = [all(word in words(catalogue("en").format(rule)) for word in ("draw", "pile")) for rule in found]
    assert names == sorted(names, reverse=True)


def test_house_rules_are_searched_too() -> None:
    assert "updown.clear.set-of-three" in ids("cards in a set four", game="updown")


def test_only_the_game_asked_for_is_searched() -> None:
    assert all(rule.startswith(("updown.", "table.")) for rule in ids("cards", game="updown"))
    assert ids("cards", game="whist") == []
    assert ids("pile", "tlh") == ids("pile", "en")


@pytest.mark.parametrize("typed", ["folow suit", "follow siut", "folllow suit"])
def test_typing_errors_are_forgiven(typed: str) -> None:
    assert "loo.play.follow-suit" in ids(typed)


def test_a_word_that_is_known_is_not_guessed_at() -> None:
    assert set(ids("pile")) == {
        entry.rule.id for entry in book() if any(word.startswith("pile") for word in _all_words(entry.rule.id))
    }


def _all_words(rule_id: str) -> list[str]:
    entry, said = book()[rule_id], catalogue("en")
    options = [each for name, values in entry.options() for each in (name, *values)]
    return words(" ".join((said.format(rule_id), rule_id, said.text(rule_id, "text"), *options)))


@pytest.mark.parametrize("typed", ["pentwr", "bentwr", "mhentwr", "phentwr"])
def test_welsh_words_are_found_in_every_mutation(typed: str) -> None:
    assert set(ids(typed, "cy")) == set(ids("pentwr", "cy")) != set()
    assert "updown.deal.draw-pile" in ids(typed, "cy")


@pytest.mark.parametrize(
    ("mutated", "radical"),
    [
        ("gerdyn", "cerdyn"), ("ngherdyn", "cerdyn"), ("cherdyn", "cerdyn"), ("dric", "tric"), ("nhric", "tric"),
        ("thric", "tric"), ("fetiad", "betiad"), ("metiad", "betiad"), ("ddeliwr", "deliwr"), ("law", "llaw"),
        ("wers", "gwers"), ("ngwers", "gwers"), ("foes", "moes"), ("reol", "rheol"), ("hawgrym", "awgrym"),
    ],
)  # fmt: skip
def test_welsh_mutations_lead_back(mutated: str, radical: str) -> None:
    assert radical in forms(mutated, "cy")


@pytest.mark.parametrize("typed", ["الكومة", "كومة", "الكومه", "والكومة", "الكـــومة", "للكومة"])
def test_arabic_words_are_found_with_and_without_the_article(typed: str) -> None:
    assert "updown.deal.draw-pile" in ids(typed, "ar")


def test_arabic_letters_are_compared_without_hamza_and_vowels() -> None:
    assert len(set(fold("أإآٱ"))) == 1
    assert fold("مَكْشُوفَة") == "مكشوفه"
    assert fold("على") == fold("علي")


def test_icelandic_letters_may_be_typed_on_any_keyboard() -> None:
    assert fold("Ðæmi Þrír") == "daemi thrir"
    assert ids("thrir slagir", "is") == ids("þrír slagir", "is") != []


def test_a_plus_one_is_not_a_plus_two() -> None:
    assert ids("clear +1")[0] == "updown.clear.plus-one"
    assert "updown.clear.plus-two" not in ids("clear +1")


def test_nothing_asked_is_nothing_found() -> None:
    assert ids("") == ids("  ?! ") == []


def test_what_was_found_prints() -> None:
    assert "loo.play.follow-suit" in str(find("follow suit"))
    assert str(find("qqqq")) == "No rule has all these words. Try fewer or other words."
    assert plain(find("slagur", "is").sheet("is").rows[0][1]) != ""


@given(st.text(max_size=2 * LONGEST), st.sampled_from([*LANGUAGES, "tlh", ""]), st.sampled_from([None, *GAMES, "x"]))
def test_search_never_fails(text: str, lang: str, game: str | None) -> None:
    found = find(text, lang, game)
    assert len({entry.rule.id for entry in found}) == len(found)
    assert ids(text, lang, game) == ids(text[:LONGEST], lang, game)
