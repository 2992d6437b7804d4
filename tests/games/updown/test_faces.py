"""The card faces: well-formed, all there, readable, and the same picture wherever they appear."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from threeup.core.drawing import GLYPHS, PAPER, TEAL
from threeup.games.updown import UPDOWN, faces
from threeup.games.updown.cards import COLOURS

SVG = "{http://www.w3.org/2000/svg}"
WORDS = {"clear": "Clear", "g7": "7, green circle", "back": "face down", "empty": "no card"}
RANKS = (*map(str, range(1, 11)), "C", "C1", "C2")
CLEARS = RANKS[10:]
IDS = [colour + rank for colour in COLOURS for rank in RANKS]
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
    cards = [str(each) for each in UPDOWN.deck(UPDOWN.start(3))]
    assert {faces.face_id(card) for card in cards} <= set(IDS)
    assert faces.face_id("?") == "back"


@pytest.mark.parametrize("face", ["x1", "", "g", "g0", "g14", "go3", "gC3", "gC+1", "?"])
def test_unknown_card_is_refused(face: str) -> None:
    with pytest.raises(ValueError, match="no such card"):
        faces.picture(face, WORDS)


@pytest.mark.parametrize("face", IDS)
def test_face_is_a_named_picture(face: str) -> None:
    root = ET.fromstring(faces.picture(face, WORDS))
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert root.get("viewBox") == "0 0 100 140"
    assert root.findtext(f"{SVG}title") == WORDS.get(face, face)


def test_every_picture_has_a_title_and_every_word_a_use() -> None:
    assert set(faces.face_messages()) == {*IDS, "back", "empty", "clear"}


def test_names_and_words_are_escaped() -> None:
    words = {"clear": "<b>&\"'", "gC": "</title><script>"}
    root = ET.fromstring(faces.picture("gC", words))
    assert root.findtext(f"{SVG}title") == "</title><script>"
    assert root.findtext(f"{SVG}text") == "<b>&\"'"


def test_back_and_empty_are_named_pictures() -> None:
    assert ET.fromstring(faces.picture("back", WORDS)).findtext(f"{SVG}title") == "face down"
    assert ET.fromstring(faces.picture("empty", WORDS)).findtext(f"{SVG}title") == "no card"
    assert ET.fromstring(faces.picture("back", {})).findtext(f"{SVG}title") == "back"


def test_sprite_has_each_face_once_and_the_same_art() -> None:
    root = ET.fromstring(faces.sprite(WORDS))
    assert root.get("aria-hidden") == "true"
    ids = [symbol.get("id") for symbol in root]
    assert ids == [f"face-{key}" for key in [*IDS, "back", "empty"]]
    alone = faces.picture("bC1", WORDS)
    art = alone.split("</title>")[1].removesuffix("</svg>")
    assert art in faces.sprite(WORDS)


def test_no_face_refers_to_an_id_or_to_another_file() -> None:
    drawn = faces.sprite(WORDS)
    assert "url(" not in drawn
    assert "href" not in drawn
    assert re.findall(r'(?<!symbol) id="', drawn) == []


def test_all_faces_differ() -> None:
    art = {faces.picture(face, WORDS).split("</title>")[1] for face in IDS}
    assert len(art) == 39


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("rank", RANKS)
def test_a_face_shows_its_own_suit_and_no_other(colour: str, rank: str) -> None:
    counts = shape_count(faces.picture(colour + rank, WORDS))
    assert counts.pop(colour) > 0
    assert set(counts.values()) == {0}


def test_each_suit_has_a_shape_of_its_own() -> None:
    shapes = {colour: re.sub(r'["#].*', "", faces._shape(colour, 50, 50, 10, "#000")) for colour in "gbo"}
    assert shapes == {"g": "<circle cx=", "b": "<rect x=", "o": "<path d="}


def test_only_clear_cards_bear_the_word_and_the_violet() -> None:
    for rank in RANKS:
        drawn = faces.picture("o" + rank, WORDS)
        assert (">Clear</text>" in drawn) == (rank in CLEARS)
        assert (faces.VIOLET in drawn) == (rank in CLEARS)


@pytest.mark.parametrize("ground", [PAPER, faces.MIST])
@pytest.mark.parametrize("ink", [*faces.INK.values(), faces.VIOLET])
def test_ink_holds_contrast_on_card(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= 5


def test_back_holds_contrast() -> None:
    assert contrast(TEAL, PAPER) >= 4.5


@pytest.mark.parametrize("word", CLEAR_WORDS)
def test_word_fits_the_card(word: str) -> None:
    text = ET.fromstring(faces.picture("gC", {"clear": word})).find(f"{SVG}text")
    assert text is not None
    assert float(text.get("font-size", "0")) * 0.64 * len(word) <= 84.5


@pytest.mark.parametrize("rank", RANKS)
@pytest.mark.parametrize("colour", COLOURS)
def test_numbers_stay_on_the_card(colour: str, rank: str) -> None:
    """Every digit's box, its pen included, lies inside the card's rounded edge."""
    root = ET.fromstring(faces.picture(colour + rank, WORDS))
    groups = root.findall(f"{SVG}g")
    assert groups or rank == "C"
    for group in groups:
        numbers = [float(n) for n in re.findall(r"-?[\d.]+", group.get("transform", ""))]
        x, y, scale = numbers
        pen = float(group.get("stroke-width", "0")) * scale / 2
        last = group.findall(f"{SVG}path")[-1]
        shift = re.findall(r"[\d.]+", last.get("transform", "0 0"))[0]
        widths = {path: width for width, path in GLYPHS.values()}
        right = x + (float(shift) + widths[last.get("d", "")]) * scale + pen
        assert x - pen >= 4
        assert right <= 96
        assert y - pen >= 4
        assert y + 48 * scale + pen <= 136
