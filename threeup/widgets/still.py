"""A still picture of a table: for GitHub, for print, for wherever no widget can be."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from threeup.session.plain import card_name, status
from threeup.text import direction
from threeup.widgets import faces
from threeup.widgets.words import face_words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from threeup.core.game import Seat
    from threeup.core.layout import Face, Place
    from threeup.session.speech import Speech
    from threeup.session.table import Table

_RANKS: Final = {"C": 11, "C+1": 12, "C+2": 13}
_BOX: Final = "font:16px/1.4 system-ui,sans-serif;color:#1d2430;background:#efe7d6;border-radius:16px;padding:14px"
_ROW: Final = "display:flex;flex-wrap:wrap;gap:6px 18px;align-items:flex-end"
_CARD: Final = "display:inline-block;width:{width}px;margin-inline-end:4px"


def still_html(table: Table, seat: Seat | None, lang: str | None = None) -> str:
    """Draw the view of a seat (None: a watcher) as HTML without a script; nothing hidden is in it.

    >>> from threeup.session import Table
    >>> still_html(Table(2, seed=7), 0)[:40]
    '<div class="threeup-still" lang="en" dir'
    """
    speech = table.speech(seat, lang)
    view = table.view(seat)
    places = table.game.places(view, seat)
    others = [place for place in places if place.seat != seat]
    words = speech.words
    zones = []
    for zone in table.game.zones(view):
        drawn = _picture(table, speech, zone.shown[-1], 72) if zone.shown else ""
        zones.append(_figure(drawn, words.format(f"zone-{zone.id}.caption", n=zone.count)))
    parts = [
        f"<strong>{escape(words.format(f'game-{table.game.id}'))}</strong>",
        _row(_player(table, speech, place) for place in others),
        _row(zones),
        *(_mine(table, speech, place) for place in places if place.seat == seat),
        f"<p>{escape(status(table, seat, speech))}</p>",
    ]
    root = f'<div class="threeup-still" lang="{speech.lang}" dir="{direction(speech.lang)}" style="{_BOX}">'
    return root + "".join(parts) + "</div>"


def _row(parts: Iterable[str]) -> str:
    return f'<div style="{_ROW};margin:10px 0">{"".join(parts)}</div>'


def _figure(drawn: str, caption: str) -> str:
    return f"<div>{drawn}<br><small>{escape(caption)}</small></div>"


def _stacks(table: Table, speech: Speech, place: Place, width: int) -> str:
    tops = [face for stack in place.stacks if (face := stack.up or stack.down)]
    return "".join(_picture(table, speech, face, width) for face in tops)


def _player(table: Table, speech: Speech, place: Place) -> str:
    caption = speech.words.format("board-in-hand", n=len(place.hand))
    name = f"<strong>{escape(speech.name(place.seat))}</strong> "
    return f"<div>{name}<small>{escape(caption)}</small><br>{_stacks(table, speech, place, 44)}</div>"


def _mine(table: Table, speech: Speech, place: Place) -> str:
    hand = "".join(_picture(table, speech, face, 72) for face in place.hand)
    own = _figure(_stacks(table, speech, place, 56), speech.words.format("board-own", n=len(place.stacks)))
    return _row([own, _figure(hand, speech.words.format("board-hand", n=len(place.hand)))])


def _picture(table: Table, speech: Speech, face: Face, width: int) -> str:
    if face.card == "?":
        drawn = faces.back(words={"back": card_name(table, speech, "?")})
    else:
        rank = face.card[1:]
        drawn = faces.face(face.card[0], _RANKS.get(rank) or int(rank), words=face_words(speech.lang))
    return f'<span style="{_CARD.format(width=width)}">{drawn}</span>'
