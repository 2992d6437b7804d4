"""A still picture of a table: for GitHub, for print, for wherever no widget can be."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Any, Final

from threeup.session.plain import status
from threeup.text import direction
from threeup.widgets.payload import Payload
from threeup.widgets.words import face_words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from threeup.core.game import Seat
    from threeup.session.table import Table
    from threeup.widgets.payload import Json

_LOG: Final = 5
_WIDE, _HIGH = 46, 64  # pixels of a card
_RISE: Final = 12  # pixels by which a face-down card shows from under the one on it

# Where a reader takes style attributes away, paragraphs and the cards' own sizes still make a readable page.
_ROOT: Final = (
    "font-family:system-ui,sans-serif;line-height:1.35;max-width:46em;padding:.8em 1em;border:1px solid #b9b4a5;"
    "border-radius:10px;background:#f7f4ea;color:#22201a"
)
_ROW: Final = "display:flex;flex-wrap:wrap;gap:.4em 1.6em;margin:.2em 0"
_CARDS: Final = "display:flex;flex-wrap:wrap;gap:4px"
_NAME: Final = "margin:.5em 0 .15em;font-weight:600"
_TEXT: Final = "margin:.3em 0"
_LAID: Final = "max-width:66px;text-align:center"
_BY: Final = "margin:.1em 0;font-size:.8em"
_NUMBER: Final = "font-size:1.9em;font-weight:700"


def still_html(table: Table, seat: Seat | None, lang: str | None = None) -> str:
    """Draw the view of a seat (None: a watcher) as HTML without a script; nothing hidden is in it.

    >>> from threeup.session import Table
    >>> still_html(Table(2, seed=7), 0)[:45]
    '<div class="threeup-still" lang="en" dir="ltr'
    """
    speech = table.speech(seat, lang)
    view = Payload(table, seat, speech).view((), why=None, warned=True)
    said = status(table, seat, speech).split("\n")
    return _Picture(table.game, view, face_words(table.game, speech.lang)).html(said)


@dataclass(frozen=True, slots=True)
class _Picture:
    """Draws what a board would be sent, so that both show the same."""

    game: Any
    view: Json
    words: Mapping[str, str]

    def html(self, said: Sequence[str]) -> str:
        view = self.view
        parts = [
            f'<p style="{_NAME}">{escape(view["heading"])}</p>',
            *(f'<p style="{_TEXT}">{escape(line)}</p>' for line in said),
            _row([self._zone(zone) for zone in view["zones"]]),
            _row([self._seat(seat) for seat in view["seats"]]),
        ]
        if view["me"] is not None:
            hand = "".join(self._card(card) for card in view["hand"]["cards"])
            mine = [_block(view["hand"]["label"], hand)]
            if view["own"]["label"]:
                mine.insert(0, _block(view["own"]["label"], self._stacks(view["own"]["stacks"])))
            else:
                parts.append(f'<p style="{_NAME}">{escape(self._about(view["me_seat"]))}</p>')
            parts.append(_row(mine))
        parts.append(self._log())
        lang = view["lang"]
        root = f'<div class="threeup-still" lang="{lang}" dir="{direction(lang)}" style="{_ROOT}">'
        return root + "".join(parts) + "</div>"

    def _zone(self, zone: Json) -> str:
        if zone["kind"] == "counters":
            return _block(zone["caption"], f'<span style="{_NUMBER}">{escape(zone["number"])}</span>')
        if zone["kind"] == "row":
            best = zone["best"]
            laid = [self._laid(card, best=index == best) for index, card in enumerate(zone["shown"])]
            return _block(zone["caption"], "".join(laid)) if laid else ""
        cards = "".join(self._card(card) for card in zone["shown"])
        return _block(zone["caption"], cards or self._drawn("empty"))

    def _laid(self, card: Json, *, best: bool) -> str:
        """Draw a card with who laid it under it; the best one has a star."""
        name = f"★ {card['by']}" if best else card["by"]
        return f'<div style="{_LAID}">{self._card(card)}<p style="{_BY}">{escape(name)}</p></div>'

    def _seat(self, seat: Json) -> str:
        mark = "▸ " if seat["turn"] else ""
        cards = self._stacks(seat["stacks"]) if self.view["own"]["label"] or seat["stacks"] else ""
        return _block(f"{mark}{self._about(seat)}", cards)

    def _about(self, seat: Json) -> str:
        dealer = self.view["strings"]["dealer"] if seat["dealer"] else None
        said = seat["place"] or seat["note"] or seat["caption"]
        parts = (seat["name"], dealer, said, seat["tricks_label"], seat["counters_label"])
        return " · ".join(part for part in parts if part)

    def _stacks(self, stacks: Sequence[Json]) -> str:
        return "".join(self._stack(stack) for stack in stacks) or self._drawn("empty")

    def _stack(self, stack: Json) -> str:
        up, down = stack["up"], stack["down"]
        if up is None or down is None:
            return f'<span style="padding-top:{_RISE}px">{self._card(up or down)}</span>'
        rows = f"display:grid;grid-template-rows:{_RISE}px {_HIGH}px"
        below = f'<span style="grid-area:1/1/3/2">{self._card(down)}</span>'
        return f'<span style="{rows}">{below}<span style="grid-area:2/1/3/2">{self._card(up)}</span></span>'

    def _card(self, card: Json) -> str:
        return self._drawn(card["face"], card["label"])

    def _drawn(self, face: str, label: str | None = None) -> str:
        words = {**self.words, **({face: label} if label else {})}
        svg: str = self.game.picture(face, words)
        return svg.replace('width="100" height="140"', f'width="{_WIDE}" height="{_HIGH}"', 1)

    def _log(self) -> str:
        lines = self.view["log"][-_LOG:]
        if not lines:
            return ""
        said = "".join(f"<li>{escape(line['text'])}</li>" for line in lines)
        title = escape(self.view["strings"]["log"])
        return f'<p style="{_NAME}">{title}</p><ol start="{lines[0]["n"]}" style="{_TEXT}">{said}</ol>'


def _row(blocks: Sequence[str]) -> str:
    return f'<div style="{_ROW}">{"".join(blocks)}</div>'


def _block(caption: str, cards: str) -> str:
    return f'<div><p style="{_NAME}">{escape(caption)}</p><div style="{_CARDS}">{cards}</div></div>'
