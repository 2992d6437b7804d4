"""The card faces: well-formed, all there, readable, and the same picture wherever they appear."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from threeup.widgets import faces

SVG = "{http://www.w3.org/2000/svg}"
WORDS = {"clear": "Clear", "g7": "7, green circle", "back": "face down", "empty": "no card"}
IDS = [faces.face_id(colour, rank) for colour in faces.COLOURS for rank in faces.RANKS]
# The words of the four languages, and the widest a translator might choose.
CLEAR_WORDS = ["Clear", "Clirio", "Hreinsun", "إخلاء", "WWWWWWWWWWWWWWWWWWWW"]


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def shape_count(svg: str) -> dict[str, int]:
    """How many parts of a face are drawn in each of the three suit inks."""
    return {colour: svg.count(ink) for colour, ink in faces.INK.items()}


def test_ids_follow_the_notation() -> None:
    assert len(set(IDS)) == 39
    assert {"g1", "g10", "gC", "bC", "oC1", "gC2"} <= set(IDS)


@pytest.mark.parametrize(("colour", "rank"), [("x", 1), ("", 1), ("g", 0), ("g", 14), ("go", 3)])
def test_unknown_card_is_refused(colour: str, rank: int) -> None:
    with pytest.raises(ValueError, match="no such"):
        faces.face(colour, rank, words=WORDS)


@pytest.mark.parametrize("colour", faces.COLOURS)
@pytest.mark.parametrize("rank", faces.RANKS)
def test_face_is_a_named_picture(colour: str, rank: int) -> None:
    root = ET.fromstring(faces.face(colour, rank, words=WORDS))
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert root.get("viewBox") == "0 0 100 140"
    key = faces.face_id(colour, rank)
    assert root.findtext(f"{SVG}title") == WORDS.get(key, key)


def test_names_and_words_are_escaped() -> None:
    words = {"clear": "<b>&\"'", "gC": "</title><script>"}
    root = ET.fromstring(faces.face("g", 11, words=words))
    assert root.findtext(f"{SVG}title") == "</title><script>"
    assert root.findtext(f"{SVG}text") == "<b>&\"'"


def test_back_and_empty_are_named_pictures() -> None:
    assert ET.fromstring(faces.back(words=WORDS)).findtext(f"{SVG}title") == "face down"
    assert ET.fromstring(faces.empty(words=WORDS)).findtext(f"{SVG}title") == "no card"
    assert ET.fromstring(faces.back()).findtext(f"{SVG}title") == "back"


def test_sprite_has_each_face_once_and_the_same_art() -> None:
    root = ET.fromstring(faces.sprite(WORDS))
    assert root.get("aria-hidden") == "true"
    ids = [symbol.get("id") for symbol in root]
    assert ids == [f"face-{key}" for key in [*IDS, "back", "empty"]]
    alone = faces.face("b", 12, words=WORDS)
    art = alone.split("</title>")[1].removesuffix("</svg>")
    assert art in faces.sprite(WORDS)


def test_no_face_refers_to_an_id_or_to_another_file() -> None:
    drawn = faces.sprite(WORDS)
    assert "url(" not in drawn
    assert "href" not in drawn
    assert re.findall(r'(?<!symbol) id="', drawn) == []


def test_all_faces_differ() -> None:
    art = {faces.face(c, r, words={"clear": "Clear"}).split("</title>")[1] for c in "gbo" for r in faces.RANKS}
    assert len(art) == 39


@pytest.mark.parametrize("colour", faces.COLOURS)
@pytest.mark.parametrize("rank", faces.RANKS)
def test_a_face_shows_its_own_suit_and_no_other(colour: str, rank: int) -> None:
    counts = shape_count(faces.face(colour, rank, words=WORDS))
    assert counts.pop(colour) > 0
    assert set(counts.values()) == {0}


def test_each_suit_has_a_shape_of_its_own() -> None:
    shapes = {colour: re.sub(r'["#].*', "", faces._shape(colour, 50, 50, 10, "#000")) for colour in "gbo"}
    assert shapes == {"g": "<circle cx=", "b": "<rect x=", "o": "<path d="}


def test_only_clear_cards_bear_the_word_and_the_violet() -> None:
    for rank in faces.RANKS:
        drawn = faces.face("o", rank, words=WORDS)
        assert (">Clear</text>" in drawn) == (rank >= 11)
        assert (faces.VIOLET in drawn) == (rank >= 11)


@pytest.mark.parametrize("ground", [faces.PAPER, faces.MIST])
@pytest.mark.parametrize("ink", [*faces.INK.values(), faces.VIOLET])
def test_ink_holds_contrast_on_card(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= 5


def test_back_holds_contrast() -> None:
    assert contrast(faces.TEAL, faces.PAPER) >= 4.5


@pytest.mark.parametrize("word", CLEAR_WORDS)
def test_word_fits_the_card(word: str) -> None:
    text = ET.fromstring(faces.face("g", 11, words={"clear": word})).find(f"{SVG}text")
    assert text is not None
    assert float(text.get("font-size", "0")) * 0.64 * len(word) <= 84.5


@pytest.mark.parametrize("rank", faces.RANKS)
@pytest.mark.parametrize("colour", faces.COLOURS)
def test_numbers_stay_on_the_card(colour: str, rank: int) -> None:
    """Every digit's box, its pen included, lies inside the card's rounded edge."""
    root = ET.fromstring(faces.face(colour, rank, words=WORDS))
    groups = root.findall(f"{SVG}g")
    assert groups or rank == 11
    for group in groups:
        numbers = [float(n) for n in re.findall(r"-?[\d.]+", group.get("transform", ""))]
        x, y, scale = numbers
        pen = float(group.get("stroke-width", "0")) * scale / 2
        last = group.findall(f"{SVG}path")[-1]
        shift = re.findall(r"[\d.]+", last.get("transform", "0 0"))[0]
        widths = {path: width for width, path in faces._GLYPHS.values()}
        right = x + (float(shift) + widths[last.get("d", "")]) * scale + pen
        assert x - pen >= 4
        assert right <= 96
        assert y - pen >= 4
        assert y + 48 * scale + pen <= 136
