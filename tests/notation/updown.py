"""Lines of 3UP 3DOWN: what can't be read, and what can't be."""

from __future__ import annotations

from typing import Final

from threeup.games.updown import position, setup

MODULES: Final = (setup, position)
ALPHABET: Final = "gbo7C+1?*[]/: =-\u200f٣playturndeckover"

UNREADABLE: Final = {
    "position.unknown-word": ("updown/1 [] nonsense", 12),
    "position.unknown-card": ("updown/1 [g11]", 10),
    "position.card-count": ("updown/1 [g7*0]", 10),
    "position.too-many-cards": ("updown/1 [?*2001]", 10),
    "position.unknown-field": ("updown/1 [] colour: g7", 12),
    "position.field-twice": ("updown/1 [] turn: 0 turn: 1", 20),
    "position.number": ("updown/1 [] turn: -1", 18),
    "position.bracket": ("updown/1 [g7 [b7]", 13),
    "position.seat-parts": ("updown/1 [////]", 13),
    "position.rest-place": ("updown/1 [*]", 10),
    "position.rest-twice": ("updown/1 draw: * removed: *", 26),
    "options.value": ("updown/1 [] set_size=5", 12),
    "options.unknown": ("updown/1 [] jokers=yes", 12),
    "options.deck-card": ("updown/1 [] deck=g1*3,x9", 12),
}
"""By fault: a line that has it, and its place."""

_REST: Final = "removed: *"
_PLAY: Final = f"updown [g7] [g8] {_REST}"
_ON: Final = f"play_on_for_places=yes {_REST}"
_FIRST: Final = "[g1*3 g2*3 / / ?*3"

IMPOSSIBLE: Final = {
    "position.seat": (f"updown [g7] [g8] turn: 2 {_REST}", f"updown [g7] [g8] turn: 1 {_REST}"),
    "position.card-too-many": (f"updown [g7*4] [g8] {_REST}", f"updown [g7*3] [g8] {_REST}"),
    "position.cards-missing": ("updown [g7] [g8]", _PLAY),
    "position.cards-extra": ("updown [?*84] [g8]", "updown [?*83] [g8]"),
    "position.hidden": (f"updown [g7] [g8] pile: ? {_REST}", f"updown [g7] [g8] pile: g9 {_REST}"),
    "position.pile-order": (f"updown [g7] [g8] pile: g7 g6 {_REST}", f"updown [g7] [g8] pile: g6 g7 {_REST}"),
    "position.clear-on-pile": (f"updown [g7] [g8] pile: g7 gC {_REST}", f"updown [g7 gC] [g8] pile: g7 {_REST}"),
    "position.set-on-pile": (f"updown [g7] [g8] pile: g3*3 g7 {_REST}", f"updown [g7] [g8] pile: g3*2 g7 {_REST}"),
    "position.phase-field": (f"updown [g7] [g8] ended: updown.end.turn-cap {_REST}", _PLAY),
    "position.deal-cards": ("updown deal [g7] [] draw: *", "updown deal [] [] draw: *"),
    "position.choose-cards": (
        "updown choose [g1*3] [g2*3] draw: *",
        f"updown choose {_FIRST}] [g3*3 g4*3 / / ?*3] draw: *",
    ),
    "position.chosen-order": (
        f"updown choose {_FIRST}] [g3*3 g4*3 / / ?*3 / g3*3] draw: *",
        f"updown choose {_FIRST} / g1*3] [g3*3 g4*3 / / ?*3] draw: * turn: 1",
    ),
    "position.chosen-cards": (
        f"updown choose {_FIRST} / g3*3] [g3*3 g4*3 / / ?*3] draw: * turn: 1",
        f"updown choose {_FIRST} / g1 g2 g2] [g3*3 g4*3 / / ?*3] draw: * turn: 1",
    ),
    "position.up-many": (f"updown [g7 / g1 g2 g3 g4] [g8] {_REST}", f"updown [g7 / g1 g2 g3] [g8] {_REST}"),
    "position.down-many": (f"updown [g7 / / g1 g2 g3 g4] [g8] {_REST}", f"updown [g7 / / g1 g2 g3] [g8] {_REST}"),
    "position.nobody": (f"updown [] [] {_REST}", _PLAY),
    "position.turn-out": (f"updown [] [g8] {_REST}", _PLAY),
    "position.empty-hand": ("updown [/ g7] [g8] draw: *", "updown [/ g7] [g8] removed: *"),
    "position.out-cards": (f"updown [g7] [g8] [g9] out: 1 {_ON}", f"updown [g7] [] [g9] out: 1 {_ON}"),
    "position.out-missing": (f"updown [g7] [] [g9] {_ON}", f"updown [g7] [g8] [g9] {_ON}"),
    "position.out-twice": (f"updown [g7] [] [g9] out: 1 1 {_ON}", f"updown [g7] [] [g9] out: 1 {_ON}"),
    "position.out-option": (f"updown [g7] [] [g9] {_REST}", f"updown [g7] [] [g9] out: 1 {_ON}"),
    "position.finished": (f"updown [g7] [] out: 1 {_ON}", f"updown over [g7] [] out: 1 {_ON}"),
    "position.unfinished": (f"updown over [g7] [] [g9] out: 1 {_ON}", f"updown over [g7] [] [] out: 1 2 {_ON}"),
    "position.ended": (f"updown over [g7] [] out: 1 ended: boredom {_REST}", f"updown over [g7] [] out: 1 {_REST}"),
    "position.no-winner": (f"updown over [g7] [g8] {_REST}", f"updown over [g7] [] out: 1 {_REST}"),
    "position.third": (
        f"updown [g7] [g8] extras: 1 third: 2 {_REST}",
        f"updown [g7] [g8] extras: 2 third: 2 {_REST}",
    ),
    "position.may-draw": (f"updown [g7] [g8] may-draw {_REST}", f"updown [g7] [g8] may-draw extras: 1 {_REST}"),
    "position.turns-cap": (f"updown [g7] [g8] turns: 5000 {_REST}", f"updown [g7] [g8] turns: 4999 {_REST}"),
    "position.cap-not-reached": (
        f"updown over [g7] [g8] turns: 9 ended: updown.end.turn-cap {_REST}",
        f"updown over [g7] [g8] turns: 5000 ended: updown.end.turn-cap {_REST}",
    ),
    "options.players": (f"updown [g7] {_REST}", _PLAY),
    "options.deck-small": (
        "updown [g1] [g2] deck=g1*9,g2*3 removed: *",
        "updown [g1] [g2] deck=g1*9,g2*9 removed: *",
    ),
}
"""By fault: a line that can be read and has it, and one much like it that has none."""

HOSTILE: Final = (
    "updown/1 [" + "g7 " * 5_000 + "]",
    "updown/1 [" + "?*9999 " * 2_000 + "]",
    "updown/1 [] deck=" + "g1*500," * 2_000,
    "updown/1 turn: " + "9" * 15_000,
    "updown/1 turn: ٣",
    "updown/1 [] __class__=yes cards=yes",
    "updown/1 [\ud800 \u0000 \U0001f0cf \u2466 \uff17 g\uff17]",
)
"""Lines that can't be read, made to take long."""

LONG: Final = (
    "updown/1 " + "[]" * 7_000,
    "updown/1 [] out: " + "1 " * 7_000,
    "updown/1 " + "[]" * 3_000 + " draw: ?*2000",
)
"""Lines that can be read, and have so much that it may take long."""
