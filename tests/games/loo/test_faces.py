"""The playing cards: well-formed, all there, readable in four languages, told apart by colour and by shape."""

from __future__ import annotations

import math
import re
from itertools import combinations
from xml.etree import ElementTree as ET

import pytest

from threeup.core.drawing import GLYPHS, PAPER
from threeup.games.loo import faces
from threeup.games.loo.cards import DECK
from threeup.text import LANGUAGES, catalogue

SVG = "{http://www.w3.org/2000/svg}"
WORDS = {f"letter-{sign}": sign for sign in "AKQJ"} | {"Ah": "Ace, red heart", "back": "face down", "empty": "no card"}
IDS = [str(each) for each in DECK]
# How far above the line these letters reach, in ems; 0.95 is a capital with an accent.
REACH = {"م": 0.6, "ب": 0.6, "و": 0.6}
FIGURES = [face for face in IDS if face[0] in "AKQJ"]
NUMBERS = [face for face in IDS if face not in FIGURES]
LETTERS = {
    lang: {s: catalogue(lang).format(f"playing-letter-{n}") for s, n in faces.LETTERS.items()} for lang in LANGUAGES
}


def linear(colour: str) -> tuple[float, float, float]:
    """Red, green and blue light of "#rrggbb", each 0 to 1."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else math.pow((p + 0.055) / 1.055, 2.4) for p in parts)
    return red, green, blue


def contrast(one: str, other: str) -> float:
    """WCAG's contrast of two colours."""
    (r, g, b), (red, green, blue) = linear(one), linear(other)
    bright = (0.2126 * r + 0.7152 * g + 0.0722 * b, 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    return (max(bright) + 0.05) / (min(bright) + 0.05)


def lab(colour: str) -> tuple[float, float, float]:
    """The colour in CIE L*a*b*, under D65."""
    red, green, blue = linear(colour)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (math.cbrt(t) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def art(face: str, words: dict[str, str] = WORDS) -> str:
    """A picture without its title."""
    return faces.picture(face, words).split("</title>")[1].removesuffix("</svg>")


def test_ids_follow_the_notation() -> None:
    assert len(set(IDS)) == 52
    assert [faces.face_id(face) for face in IDS] == IDS
    assert faces.face_id("?") == "back"


@pytest.mark.parametrize("face", ["", "?", "A", "h", "1h", "10h", "hA", "Ax", "AhAh"])
def test_unknown_card_is_refused(face: str) -> None:
    with pytest.raises(ValueError, match="no such card"):
        faces.picture(face, WORDS)


@pytest.mark.parametrize("face", [*IDS, "back", "empty"])
def test_every_picture_is_well_formed_and_speaks_its_title(face: str) -> None:
    root = ET.fromstring(faces.picture(face, WORDS))
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert root.get("viewBox") == "0 0 100 140"
    assert root.findtext(f"{SVG}title") == WORDS.get(face, face)


def test_titles_and_letters_are_escaped() -> None:
    root = ET.fromstring(faces.picture("Ks", {"letter-K": "<&", "Ks": "</title><script>"}))
    assert root.findtext(f"{SVG}title") == "</title><script>"
    assert root.findtext(f"{SVG}text") == "<&"


def test_every_picture_has_a_title_and_every_word_a_use() -> None:
    assert set(faces.face_messages()) == {*IDS, "back", "empty", *(f"letter-{sign}" for sign in "AKQJ")}


def test_a_title_names_rank_and_suit_and_no_two_are_the_same() -> None:
    titles = {(p.key, p.args["suit"]) for face, p in faces.face_messages().items() if face in IDS}
    assert len(titles) == 52
    assert {("playing-ace.label", "s"), ("playing-10.label", "d"), ("playing-2.label", "c")} <= titles


def test_sprite_has_each_picture_once_and_the_same_art() -> None:
    drawn = faces.sprite(WORDS)
    root = ET.fromstring(drawn)
    assert root.get("aria-hidden") == "true"
    assert [symbol.get("id") for symbol in root] == [f"face-{key}" for key in [*IDS, "back", "empty"]]
    assert all(f"{art(face)}</symbol>" in drawn for face in IDS)


def test_no_picture_refers_to_an_id_or_to_another_file() -> None:
    drawn = faces.sprite(WORDS)
    assert "url(" not in drawn
    assert "href" not in drawn
    assert re.findall(r'(?<!symbol) id="', drawn) == []


def test_all_pictures_differ() -> None:
    assert len({art(face) for face in [*IDS, "back", "empty"]}) == 54


@pytest.mark.parametrize("rank", "23456789TJQKA")
def test_suits_are_told_apart_without_colour(rank: str) -> None:
    """Take the colours away: the four cards of a rank still differ, and so do the small suits in their corners."""
    bare = {re.sub(r"#[0-9a-f]{6}", "#", art(rank + suit)) for suit in "shdc"}
    assert len(bare) == 4
    corners = {
        re.findall(r'<path d="([^"]+)" transform="translate\(11.5 42.5\)', art(rank + suit))[0] for suit in "shdc"
    }
    assert len(corners) == 4


@pytest.mark.parametrize("suit", "shdc")
def test_figures_are_told_apart_without_their_letters(suit: str) -> None:
    assert len({re.sub(r"<text.*</text>", "", art(rank + suit)) for rank in "AKQJ"}) == 4


@pytest.mark.parametrize("face", IDS)
def test_a_face_shows_its_own_suit_and_no_other(face: str) -> None:
    shown = {suit for suit, ink in faces.INK.items() if ink in art(face)}
    assert shown == {face[1]}


@pytest.mark.parametrize("suit", "shdc")
def test_ink_holds_contrast_on_its_grounds(suit: str) -> None:
    assert contrast(faces.INK[suit], PAPER) >= 4.5
    assert contrast(faces.INK[suit], faces.TINT[suit]) >= 4.5
    assert contrast(faces.INK[suit], faces.GOLD) >= 3  # the rim of headgear, the star on the ace


@pytest.mark.parametrize(("one", "other"), [*combinations("shdc", 2)])
def test_no_two_inks_are_near_each_other(one: str, other: str) -> None:
    """A distance of 2.3 can just be seen; these are colours with different names."""
    assert math.dist(lab(faces.INK[one]), lab(faces.INK[other])) >= 50


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_of_a_language_are_short_and_differ(lang: str) -> None:
    letters = LETTERS[lang]
    assert len(set(letters.values())) == 4
    assert all(1 <= len(letter) <= 2 for letter in letters.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("face", FIGURES)
def test_letters_stay_in_their_corner(lang: str, face: str) -> None:
    """The letter's widest shape lies left of the headgear and right of the rim, its capital below the upper rim."""
    text = ET.fromstring(faces.picture(face, {f"letter-{s}": w for s, w in LETTERS[lang].items()})).find(f"{SVG}text")
    assert text is not None
    assert text.text == LETTERS[lang][face[0]]
    size, x, line = (float(text.get(name, "0")) for name in ("font-size", "x", "y"))
    half = size * 0.68 * len(text.text) / 2
    assert x - half >= 5
    assert x + half <= 46
    assert line <= 36
    assert line - size * REACH.get(text.text, 0.95) >= 3


@pytest.mark.parametrize("face", NUMBERS)
def test_numbers_stay_on_the_card_and_are_written_twice(face: str) -> None:
    root = ET.fromstring(faces.picture(face, WORDS))
    groups = root.findall(f"{SVG}g")
    assert len(groups) == 3  # on the suit its outline and itself, and in the corner
    assert root.find(f"{SVG}text") is None
    widths = {path: width for width, path in GLYPHS.values()}
    for group in groups:
        x, y, scale = (float(n) for n in re.findall(r"-?[\d.]+", group.get("transform", "")))
        pen = float(group.get("stroke-width", "0")) * scale / 2
        last = group.findall(f"{SVG}path")[-1]
        shift = re.findall(r"[\d.]+", last.get("transform", "0 0"))[0]
        assert x - pen >= 4
        assert x + (float(shift) + widths[last.get("d", "")]) * scale + pen <= 96
        assert y - pen >= 4
        assert y + 48 * scale + pen <= 136


def test_ten_is_written_with_two_digits() -> None:
    digits = [path.get("d") for path in ET.fromstring(faces.picture("Th", WORDS)).iter(f"{SVG}path")]
    assert digits.count(GLYPHS["1"][1]) == digits.count(GLYPHS["0"][1]) == 3
