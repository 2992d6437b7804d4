"""The table of an editor as blocks: its cards, its numbers and its house rules."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from threeup.core.layout import Phrase
from threeup.lab import editing
from threeup.notation.position import game_of
from threeup.text.options import option_help, option_name, option_value, written
from threeup.widgets import blocks

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from threeup.lab.editing import EditZone, Setting
    from threeup.text.speech import Speech

Json = dict[str, Any]

_SHOWN: Final = 12
_MOST_CHOSEN: Final = 40
_DIGITS: Final = 61
_STRINGS: Final = ("deck", "here", "first", "away", "none")


# -------------------------------------------------------------------------------------------------------- cards


def editor(setup: Any, speech: Speech, pictured: Any, kind: str) -> Json:  # noqa: ANN401 - any game's
    """Give the places for cards, and the deck; `pictured` is the game whose cards' pictures there are."""
    words, game = speech.words, game_of(setup)
    zones, left = editing.zones(setup), editing.spare(setup)
    lying = {each for zone in zones for each in zone.cards}
    names = {str(each): _named(str(each), game, speech, pictured=game is pictured) for each in (*left, *lying)}
    deck = [
        (str(each), n, words.format("edit-card", card=names[str(each)]["label"], left=n)) for each, n in left.items()
    ]
    players = [
        {"label": speech.say(Phrase("edit-seat", {"seat": seat, "n": seat + 1})), "zones": _shown(zones, seat, speech)}
        for seat in range(game.players(setup))
    ]
    middle = {"label": words.format("edit-middle"), "zones": _shown(zones, None, speech)}
    strings = {name: words.format(f"edit-{name}") for name in _STRINGS}
    return blocks.editor(
        "editor", {"kind": kind, "do": "put"}, cards=names, deck=deck, groups=[middle, *players],
        strings=strings | {"help": words.text("edit-deck", "help")},
        chosen=[words.format("edit-chosen", n=n) for n in range(_MOST_CHOSEN + 1)],
    )  # fmt: skip


def _named(text: str, game: Any, speech: Speech, *, pictured: bool) -> Json:  # noqa: ANN401
    phrase = game.phrase(text)
    face = game.face_id(text) if pictured else None
    if phrase is None:
        return {"label": speech.words.format("card-unknown"), "face": face, "sign": "?"}
    sign, rank = game.sign(text)
    return {"label": speech.say(phrase), "face": face, "sign": f"{sign} {speech.say(rank)}"}


def _shown(zones: Iterable[EditZone], seat: int | None, speech: Speech) -> list[Json]:
    return [
        blocks.edit_zone(
            zone.id, speech.say(zone.label), speech.words.format("edit-count", n=len(zone.cards)),
            [str(each) for each in zone.cards], ordered=zone.ordered,
            full=zone.most is not None and zone.most > 1 and len(zone.cards) >= zone.most,
            opened=len(zone.cards) <= _SHOWN,
        )
        for zone in zones
        if zone.seat == seat
    ]  # fmt: skip


# ------------------------------------------------------------------------------------------------- what is no card


def settings(setup: Any, speech: Speech, kind: str) -> Json:  # noqa: ANN401
    """Give the number of players, whose turn it is, and the numbers; those of one player together."""
    words, game = speech.words, game_of(setup)
    n = game.players(setup)
    seats = [(str(each), words.number(each)) for each in dict.fromkeys((*game.seats, n))]
    send = {"kind": kind, "do": "set", "name": "players"}
    items = [blocks.pick("set-players", words.format("app-players"), str(n), seats, send)]
    all_ = editing.settings(setup)
    items += [_setting(each, speech, kind) for each in all_ if each.seat is None]
    several = Counter(each.seat for each in all_ if each.seat is not None)
    rows = [blocks.row(*items)]
    for seat in several:
        named = speech.say(Phrase("edit-seat", {"seat": seat or 0, "n": (seat or 0) + 1}))
        rows.append(blocks.row(*(_setting(each, speech, kind) for each in all_ if each.seat == seat), label=named))
    return blocks.group(words.format("edit-settings"), *rows, key="settings", opened=False)


def _setting(each: Setting, speech: Speech, kind: str) -> Json:
    label, key = speech.say(each.label), f"set-{each.id}"
    send = {"kind": kind, "do": "set", "name": each.id}
    if each.kind == "number":
        return blocks.field(key, label, each.value, send, kind="number", longest=_DIGITS)
    if each.kind == "flag":
        on = each.value == "yes"
        return blocks.button(key, label, {**send, "value": "no" if on else "yes"}, pressed=on)
    values = [(value, speech.say(words)) for value, words in each.choices]
    return blocks.pick(key, label, each.value, _with(values, each.value), send)


def house_rules(setup: Any, speech: Speech, kind: str) -> Json:  # noqa: ANN401
    """Give the house rules by which the table is played."""
    words, game, items = speech.words, game_of(setup), []
    for name, choices in game.option_choices().items():
        now = getattr(setup.options, name)
        values = [(written(each), option_value(words, name, each)) for each in choices]
        shown = values if now in choices else [*values, (written(now), option_value(words, name, now))]
        send = {"kind": kind, "do": "rule", "name": name}
        items.append(
            blocks.pick(f"rule-{name}", option_name(words, name), written(now), shown, send, option_help(words, name))
        )
    return blocks.group(words.format("app-options"), *items, key="house-rules", opened=False)


def _with(values: Sequence[tuple[str, str]], now: str) -> list[tuple[str, str]]:
    """Show what stands there, too, where it is none of the choices."""
    return [*values] if now in {value for value, _ in values} else [*values, (now, now)]
