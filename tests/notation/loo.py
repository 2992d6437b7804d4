"""Lines of 3-Card Loo: what can't be read, and what can't be."""

from __future__ import annotations

from typing import Final

from threeup.games.loo import position, setup

MODULES: Final = (setup, position)
ALPHABET: Final = "AKT9hsc?*[]/: =-\u200f٣playmissfoldturndeckovertrick"

UNREADABLE: Final = {
    "position.unknown-word": ("loo/1 [] nonsense", 9),
    "position.unknown-card": ("loo/1 [Ah g7]", 10),
    "position.card-count": ("loo/1 [?*0]", 7),
    "position.too-many-cards": ("loo/1 [?*2001]", 7),
    "position.unknown-field": ("loo/1 [] colour: Ah", 9),
    "position.field-twice": ("loo/1 [] pot: 0 pot: 3", 16),
    "position.number": ("loo/1 [] pot: -1", 14),
    "position.integer": ("loo/1 [] counters: 3 -3 half", 24),
    "position.bracket": ("loo/1 [Ah [Kh]", 10),
    "position.said-twice": ("loo/1 [fold play: Ah]", 12),
    "position.rest-place": ("loo/1 [*]", 7),
    "position.rest-twice": ("loo/1 stock: * *", 15),
    "options.value": ("loo/1 [] stake=0", 9),
    "options.unknown": ("loo/1 [] jokers=yes", 9),
}
"""By fault: a line that has it, and its place."""

_PLAY: Final = "loo [As 9h 2c] [Kd Qd 3c] [4c 5c 6c] [7c 8c 9c] [fold] turned: Kh dealer: 4 pot: 3"
_ONE: Final = "loo [9h 2c] [Qd 3c] [5c 6c] [8c 9c] [fold] turned: Kh dealer: 4"
_TWO: Final = "[fold] [fold] [fold] turned: Kh dealer: 4"
_REVIEW: Final = f"loo review [play] [play] {_TWO} tricks: As 2s / 4s 3s / 5s 6s"
_OVER: Final = "loo over [play] [play] [fold] [fold] [fold] turned: Kh tricks: As 2s / 4s 3s / 5s 6s"
_DECLARE: Final = "loo declare [As 9h 2c] [play: Kd Qd 3c] [4c 5c 6c] [7c 8c 9c] [2s 3s 4s] turned: Kh dealer: 4"

IMPOSSIBLE: Final = {
    "position.seat": (f"{_PLAY} turn: 5", f"{_PLAY} turn: 0"),
    "position.card-too-many": (_PLAY.replace("2c", "As"), _PLAY),
    "position.cards-missing": (f"{_PLAY} stock: ?*32", f"{_PLAY} stock: ?*33"),
    "position.cards-extra": (f"{_PLAY} stock: ?*34", f"{_PLAY} stock: ?*33"),
    "position.hidden": (_PLAY.replace("turned: Kh", "turned: ?"), _PLAY),
    "position.each-player": (f"{_PLAY} counters: -3 0 0 0", f"{_PLAY} counters: -3 0 0 0 0"),
    "position.ledger": (f"{_PLAY} counters: -4 0 0 0 0", f"{_PLAY} counters: -4 0 0 0 1"),
    "position.last": (f"{_PLAY} last: 4", f"{_PLAY} last: 3"),
    "position.deals-done": (f"{_PLAY} deals: 5 deals=5", f"{_PLAY} deals: 4 deals=5"),
    "position.phase-field": (f"{_PLAY} ended: loo.end.last-pot", _PLAY),
    "position.deal-cards": ("loo deal [As] [] [] [] []", "loo deal [] [] [] [] []"),
    "position.turned": (_PLAY.replace("turned: Kh", ""), _PLAY),
    "position.hand-cards": (_PLAY.replace("9h ", ""), _PLAY),
    "position.zone-cards": (f"{_PLAY} miss: 2s 3s", f"{_PLAY} miss: 2s 3s 4s"),
    "position.miss-twice": (
        f"loo [miss: As 9h 2c] [miss: Kd Qd 3c] {_TWO}",
        f"loo [miss: As 9h 2c] [play: Kd Qd 3c] {_TWO}",
    ),
    "position.defend": (
        f"loo [As 9h 2c] [defend: Kd Qd 3c] {_TWO}",
        f"loo [As 9h 2c] [defend: Kd Qd 3c] {_TWO}".replace("dealer: 4", "dealer: 1"),
    ),
    "position.said-order": (f"{_DECLARE} turn: 1", f"{_DECLARE} turn: 2"),
    "position.players-in": (f"loo [As 9h 2c] [fold] {_TWO}", f"loo [As 9h 2c] [Kd Qd 3c] {_TWO}"),
    "position.tricks-number": (
        f"loo [play] [play] {_TWO} tricks: As 2s / 4s 3s / 5s 6s",
        f"loo [5s] [6s] {_TWO} tricks: As 2s / 4s 3s",
    ),
    "position.trick-cards": (f"{_ONE} tricks: As Kd 4c", f"{_ONE} tricks: As Kd 4c 7c"),
    "position.trick-whole": (f"{_ONE} trick: As Kd 4c 7c", f"{_ONE} tricks: As Kd 4c 7c"),
    "position.trick-seat": (_PLAY.replace("Kd ", "") + " trick: 1 Kd", _PLAY.replace("As ", "") + " trick: 0 As"),
    "position.next": (f"{_PLAY} turn: 2", f"{_PLAY} turn: 0"),
    "position.revoke": (_REVIEW, f"{_REVIEW} revoke=loo"),
    "position.accused": (f"{_REVIEW} accused: 2 revoke=loo", f"{_REVIEW} accused: 1 revoke=loo"),
    "position.caught": (f"{_REVIEW} accused: 1 caught: 0 revoke=loo", f"{_REVIEW} accused: 1 0 caught: 0 revoke=loo"),
    "position.at-play": (f"{_PLAY} at-play: 4", f"{_PLAY} at-play: 3"),
    "position.no-deal": (_OVER, f"{_OVER} deals: 1"),
    "position.ended": (f"{_OVER} deals: 1 ended: boredom", f"{_OVER} deals: 1 ended: loo.end.agreement"),
    "position.last-pot": (f"{_OVER} deals: 1 pot: 4", f"{_OVER} deals: 1 pot: 4 ended: loo.end.last-pot"),
    "options.players": ("loo [As 9h 2c] [Kd Qd 3c] turned: Kh", f"loo [As 9h 2c] [Kd Qd 3c] {_TWO}"),
}
"""By fault: a line that can be read and has it, and one much like it that has none."""

HOSTILE: Final = (
    "loo/1 [" + "Ah " * 5_000 + "]",
    "loo/1 [" + "?*9999 " * 2_000 + "]",
    "loo/1 counters: " + "9" * 15_000,
    "loo/1 pot: ٣",
    "loo/1 tricks: " + "1 " * 7_000,
    "loo/1 [" + "fold " * 3_000,
    "loo/1 " + "/" * 15_000,
    "loo/1 [] __class__=yes players=yes",
    "loo/1 [\ud800 \u0000 \U0001f0cf A\u2665\ufe0f]",
)
"""Lines that can't be read, made to take long."""

LONG: Final = (
    "loo/1 " + "[]" * 7_000,
    "loo/1 " + "[]" * 2_000 + " tricks: " + "2c / " * 1_900,
    "loo/1 " + "[]" * 3_000 + " turned: Ah trick: " + "?*1900",
    "loo/1 [] accused: " + "1 " * 7_000 + " pot: " + "9" * 60,
    "loo/1 declare " + "[]" * 3_000 + " dealer: " + "9" * 18 + " turn: " + "8" * 18,
    "loo/1 [] counters: " + ("-" + "9" * 60 + " ") * 200,
)
"""Lines that can be read, and have so much that it may take long."""
