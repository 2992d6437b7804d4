"""A table as text: for terminals, for `print`, and for readers that show no pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from threeup.core.layout import Phrase
from threeup.text import plain as unmarked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from threeup.core.game import Seat
    from threeup.core.layout import Place, Zone
    from threeup.session.speech import Speech
    from threeup.session.table import Table

_LINES: Final = 6


def plain(table: Table, seat: Seat | None, lang: str | None = None) -> str:
    """Give the view of a seat (None: a watcher) in words: players, piles, cards, and what to do.

    >>> from threeup.session.table import Table
    >>> plain(Table(2, seed=7), 0).splitlines()[0]
    '3UP 3DOWN'
    """
    speech = table.speech(seat, lang)
    view = table.view(seat)
    words = speech.words
    lines = [words.format(f"game-{table.game.id}"), ""]
    lines += [_player(table, speech, place, mine=place.seat == seat) for place in table.game.places(view, seat)]
    lines += ["", *(_zone(table, speech, zone) for zone in table.game.zones(view)), ""]
    lines += [f"  {line}" for line in table.log(seat, lang)[-_LINES:]]
    lines += ["", status(table, seat, speech)]
    return unmarked("\n".join(lines))


def status(table: Table, seat: Seat | None, speech: Speech) -> str:
    """Say whose turn it is and what to do, or how the game ended."""
    words, outcome, acting = speech.words, table.outcome, table.to_act
    if acting is not None:
        mine = acting == seat
        return speech.say(table.game.status(table.view(seat))) if mine else waiting(speech, acting)
    if outcome is None or outcome.draw:
        return words.format("board-over-draw")
    winner = outcome.places[0]
    return words.format("board-over-won" if winner == seat else "board-over-lost", name=speech.name(winner))


def waiting(speech: Speech, acting: Seat) -> str:
    """Say who is to move."""
    return speech.words.format("board-waiting", name=speech.name(acting))


def card_name(table: Table, speech: Speech, card: str) -> str:
    """Name a card by its notation; a hidden card is said to be face down."""
    phrase: Phrase | None = table.game.phrase(card)
    return speech.say(phrase or Phrase("card-back"))


def _named(table: Table, speech: Speech, cards: Sequence[str]) -> str:
    return speech.words.every([card_name(table, speech, card) for card in cards]) if cards else ""


def _player(table: Table, speech: Speech, place: Place, *, mine: bool) -> str:
    up = [stack.up.card for stack in place.stacks if stack.up]
    down = sum(stack.down is not None for stack in place.stacks)
    values: dict[str, int | str] = {"name": speech.name(place.seat), "n": len(place.hand), "down": down, "ups": len(up)}
    line = speech.words.format("board-seat", up=_named(table, speech, up), **values)
    hand = _named(table, speech, [face.card for face in place.hand]) if mine else ""
    label = speech.words.format("board-hand", n=len(place.hand))
    return f"{line}\n  {label}\n    {hand}" if hand else line


def _zone(table: Table, speech: Speech, zone: Zone) -> str:
    top = card_name(table, speech, zone.shown[-1].card) if zone.shown else ""
    return speech.words.format(f"zone-{zone.id}.label", n=zone.count, top=top)
