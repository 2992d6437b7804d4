"""A position as one line: which game it is of, and then what that game writes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from threeup.core.errors import Fault, SetupError
from threeup.games import GAMES

if TYPE_CHECKING:
    from threeup.core.game import Game

LONGEST: Final = 16_000
"""Characters a line may have: the largest deck, card by card, needs half of it."""

_HEAD: Final = re.compile(r"\s*([^\s/]+)/?(\d{0,9})(?=\s|$)")
BIDI: Final = dict.fromkeys((0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""The invisible marks of writing direction, to be taken out by `str.translate`."""
# A copied line may have some between its words; as spaces they do no harm, and places stay true.
_AS_SPACES: Final = dict.fromkeys(BIDI, " ")


def format_position(position: object) -> str:
    """Write a state or a setup as one line. Raises TypeError for what is neither.

    >>> from threeup.games.updown import UPDOWN
    >>> format_position(UPDOWN.start(4))
    'updown/1 deal [] [] [] []'
    """
    game = game_of(position)
    return f"{game.id}/{game.version} {game.write_position(position)}"


def game_of(position: object) -> Any:  # noqa: ANN401 - any game
    """Tell which game a state or a setup is of. Raises TypeError.

    >>> from threeup.games.updown import UPDOWN
    >>> game_of(UPDOWN.start(2)).id
    'updown'
    """
    for game in GAMES.values():
        if isinstance(position, game.position_types):
            return game
    message = f"a position of no known game: {type(position).__name__}"
    raise TypeError(message)


def parse_position(line: str) -> Any:  # noqa: ANN401 - any game's setup
    """Read a line as a setup, which may be nonsense: its `validate` and `state` tell.

    Raises SetupError when the line itself can't be read: every fault with its place, a 0-based character.

    >>> parse_position("updown/1 [g7 bC / g9 / ?] [b3 / / ?] pile: g4 b4 removed: *").turn
    0
    >>> parse_position("updown/1 [g7 x9] pile g4")
    Traceback (most recent call last):
    threeup.core.errors.SetupError: position.unknown-card {...} at 13; position.unknown-word {...} at 17; ...
    """
    if len(line) > LONGEST:
        raise SetupError([Fault("position.too-long", {"length": len(line), "most": LONGEST}, 0)])
    line = line.translate(_AS_SPACES)
    game, start = _head(line)
    return game.read_position(line, start)


def _head(line: str) -> tuple[Game[Any, Any], int]:
    if not line.strip():
        raise SetupError([Fault("position.empty", {}, 0)])
    found = _HEAD.match(line)
    game = GAMES.get(found[1]) if found else None
    if found is None or game is None:
        word = line.split(maxsplit=1)[0]
        raise SetupError([Fault("position.unknown-game", {"text": word[:20]}, line.index(word))])
    # Without a version, the present one is meant: who types a position knows no other.
    version = int(found[2]) if found[2] else game.version
    if version != game.version:
        args = {"game": game.id, "found": version, "known": game.version}
        raise SetupError([Fault("position.version", args, found.start(1))])
    return game, found.end()
