"""What lies on the bench and how it is looked at: everything open, or only what one player knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from threeup.core.game import DEALER
from threeup.games import GAMES
from threeup.text.speech import Speech
from threeup.widgets import blocks

if TYPE_CHECKING:
    from threeup.app.explore.workplace import Workplace

Json = dict[str, Any]


def looking(place: Workplace) -> list[Json]:
    """Give the choice of the game and of what lies open, and the buttons that lead on and back."""
    words, bench = place.words, place.bench
    speech = Speech(place.game, place.lang, bench.sitters)
    seats = [
        (str(seat), words.format("explore-look-seat", name=speech.name(seat))) for seat in range(len(bench.sitters))
    ]
    ways = [("open", words.format("explore-look-open")), *seats]
    value = "open" if place.knower is None else str(place.knower)
    games = [(each, words.format(f"game-{each}")) for each in GAMES]
    found = [
        blocks.pick("game", words.format("app-game"), place.game.id, games, {"kind": "look", "do": "game"}),
        blocks.pick("look", words.format("explore-look"), value, ways, {"kind": "look", "do": "look"}),
    ]
    if place.knower is not None:
        # It stays where it is when it is of no use, so that nothing else comes under the finger.
        mover = bench.to_act if _others_turn(place) else (place.knower + 1) % len(bench.sitters)
        label = words.format("explore-let-move", name=speech.name(mover or 0))
        send = {"kind": "look", "do": "let-move"}
        found.append(blocks.button("let-move", label, send, main=True, enabled=_others_turn(place)))
    if place.earlier:
        found.append(blocks.button("back", words.format("explore-back"), {"kind": "look", "do": "back"}))
    return [blocks.row(*found)]


def _others_turn(place: Workplace) -> bool:
    """Whether a player is to move whose cards are not the ones looked at, and can."""
    return place.bench.to_act not in {None, DEALER, place.knower} and not place.bench.hidden


def looks(place: Workplace, content: Json) -> None:
    """Do what was pressed; whatever else a browser sends is let be."""
    bench = place.bench
    match content:
        case {"do": "let-move"} if _others_turn(place):
            bench.play(bench.hint())
            place.moved()
        case {"do": "back"}:
            place.back()
        case {"do": "game", "value": str(game)} if game in GAMES and game != place.game.id:
            place.deal(game, GAMES[game].default_players)
        case {"do": "look", "value": "open"}:
            place.look(None)
        case {"do": "look", "value": str(seat)} if seat in {str(each) for each in range(len(bench.sitters))}:
            place.look(int(seat))
