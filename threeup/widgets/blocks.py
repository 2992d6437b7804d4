"""What a panel is made of: blocks that static/explore.js draws, which knows no words and no rules.

A block is a dict with the name of its kind. Whatever can be pressed or changed has a `key`, which is the same as long
as it means the same (the focus stays on it when the panel is drawn anew), and `send`: what the browser sends back,
for a field or a choice together with its `value`. Texts are ready to be read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from threeup.lab.sheet import Sheet

Json = dict[str, Any]


def heading(text: str) -> Json:
    """Begin a part.

    >>> heading("Moves")["block"]
    'heading'
    """
    return {"block": "heading", "text": text}


def text(said: str, *, kind: str = "plain") -> Json:
    """Say something: "plain", "soft" (less weighty), "line" (a position or other text from left to right)."""
    return {"block": "text", "text": said, "kind": kind}


def said(mood: str, title: str, items: Sequence[str] = ()) -> Json:
    """Answer something, to the eye and to the ear: "good", "bad" or "hint"."""
    return {"block": "said", "mood": mood, "title": title, "items": list(items)}


def button(
    key: str, label: str, send: Json, *, main: bool = False, pressed: bool | None = None, enabled: bool = True,
    face: str | None = None,
) -> Json:  # fmt: skip
    """Offer something to be done; `pressed` makes it a switch, `face` shows a card's picture above its label."""
    return {
        "block": "button", "key": key, "label": label, "send": send, "main": main, "pressed": pressed,
        "enabled": enabled, "face": face,
    }  # fmt: skip


def row(*items: Json, label: str | None = None) -> Json:
    """Put blocks beside one another; with a `label` they are a group for ears."""
    return {"block": "row", "items": list(items), "label": label}


def group(
    label: str, *items: Json, key: str | None = None, opened: bool | None = None, count: str | None = None,
    spoken: bool = False,
) -> Json:  # fmt: skip
    """Put blocks under a title; with `opened` it can be folded (`key` is needed then), `count` stands beside it.

    `spoken`, it is an answer to the ear as well: its title and its first entries.
    """
    return {
        "block": "group", "label": label, "items": list(items), "key": key, "opened": opened, "count": count,
        "spoken": spoken,
    }  # fmt: skip


def pick(key: str, label: str, value: str, values: Sequence[tuple[str, str]], send: Json, note: str = "") -> Json:
    """Offer a choice of one: `values` are pairs of what is sent and what is read."""
    listed = [{"value": each, "label": shown} for each, shown in values]
    return {"block": "pick", "key": key, "label": label, "value": value, "values": listed, "send": send, "note": note}


def field(
    key: str, label: str, value: str, send: Json, *, kind: str = "text", live: bool = False, note: str = "",
    longest: int = 40, rows: int = 1, bad: bool = False,
) -> Json:  # fmt: skip
    """Ask for something to be typed: "text", "number", or "line" (from left to right, as it is typed).

    `live` sends it while typing, after a short rest; else when it is left or Enter is pressed.
    """
    return {
        "block": "field", "key": key, "label": label, "value": value, "send": send, "kind": kind, "live": live,
        "note": note, "longest": longest, "rows": rows, "bad": bad,
    }  # fmt: skip


def sheet(found: Sheet) -> Json:
    """Show a sheet of the laboratory as a table."""
    return {
        "block": "sheet", "title": found.title, "columns": list(found.columns),
        "rows": [list(each) for each in found.rows], "notes": list(found.notes),
    }  # fmt: skip


def item(
    key: str, label: str, *, mark: str = "", note: str = "", send: Json | None = None, current: bool = False,
    faces: Sequence[str] = (), items: Sequence[Json] = (),
) -> Json:  # fmt: skip
    """Give an entry of a list: `mark` "ok" or "no" (a sign, said in words by the label or the note)."""
    return {
        "key": key, "label": label, "mark": mark, "note": note, "send": send, "current": current,
        "faces": list(faces), "items": list(items),
    }  # fmt: skip


def listing(*items: Json, label: str | None = None) -> Json:
    """List entries made by `item`."""
    return {"block": "list", "items": list(items), "label": label}


def meter(label: str, done: float, shown: str) -> Json:
    """Show how far something has come: `done` from 0 to 1, `shown` the same in words."""
    return {"block": "meter", "label": label, "done": done, "text": shown}


def copy(key: str, label: str, copied: str, done: str, *, address: bool = False) -> Json:
    """Offer a text to be copied, and say so when it is; with `address` it is a query, copied as the page's address."""
    return {"block": "copy", "key": key, "label": label, "text": copied, "done": done, "address": address}


def picture(svg: str, label: str) -> Json:
    """Show a picture drawn by us, named for ears."""
    return {"block": "picture", "svg": svg, "label": label}


def tree(
    key: str, label: str, send: Json, *, parents: Sequence[int], lanes: Sequence[int], movers: Sequence[int],
    texts: Sequence[str], labels: Sequence[int], more: Mapping[str, Sequence[str]], names: Mapping[str, str],
    notes: Sequence[int], ends: Sequence[int | None], current: int, ahead: int, here: str, help_text: str,
) -> Json:  # fmt: skip
    """Show a history as lines and branches; a moment's number, sent as `node`, is its place in the sequences.

    `parents` have -1 for the first moment, `labels` are places in `texts`; `more` are sentences and `names` the names
    of moments, by number; `ends` are the moments marked as the ends of two lines; redo leads to `ahead`.
    """
    return {
        "block": "tree", "key": key, "label": label, "send": send, "parents": list(parents), "lanes": list(lanes),
        "movers": list(movers), "texts": list(texts), "labels": list(labels),
        "more": {number: list(said) for number, said in more.items()}, "names": dict(names), "notes": list(notes),
        "ends": list(ends), "current": current, "ahead": ahead, "here": here, "help": help_text,
    }  # fmt: skip


def editor(
    key: str, send: Json, *, cards: Mapping[str, Json], deck: Sequence[tuple[str, int, str]], groups: Sequence[Json],
    strings: Mapping[str, str], chosen: Sequence[str],
) -> Json:  # fmt: skip
    """Show a table whose cards can be put elsewhere: chosen by pressing, then a place pressed, or dragged there.

    `cards` tell of each card by its notation: its `label`, its `face` (None where there is no picture) and its `sign`.
    `deck` are cards still to be taken, each with how many and both in words; `groups` are players and the middle, each
    with its `label` and its `zones`. Sent back are `cards`, pairs of a zone ("" for the deck) and a place or a card,
    `to` and `index`. `chosen` says how many are chosen, for none, one and so on.
    """
    return {
        "block": "editor", "key": key, "send": send, "cards": dict(cards), "deck": [list(each) for each in deck],
        "groups": list(groups), "strings": dict(strings), "chosen": list(chosen),
    }  # fmt: skip


def edit_zone(
    key: str, label: str, count: str, cards: Sequence[str], *, ordered: bool, full: bool, opened: bool
) -> Json:  # fmt: skip
    """Give a place of an editor; not `opened`, it shows its cards on demand, and when `full` it takes no more."""
    return {
        "id": key, "label": label, "count": count, "cards": list(cards), "ordered": ordered, "full": full,
        "opened": opened,
    }  # fmt: skip
