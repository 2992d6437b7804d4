"""How positions of 3UP 3DOWN are edited."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Final, get_args

from threeup.core.layout import Phrase
from threeup.games.updown import UNKNOWN, Setup
from threeup.games.updown.setup import FIRST_OUT, TURN_CAP, UP_SIZE
from threeup.games.updown.state import Holding, Phase
from threeup.lab.editing.mend_updown import mend
from threeup.lab.editing.parts import FLAGS, EditZone, Setting, choice, flag, number, once, remade, seat_choice, toggled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from threeup.games.updown import Options
    from threeup.games.updown.cards import Cards
    from threeup.lab.editing.parts import Cards as InZones

__all__ = ["REST", "UNKNOWN", "blank", "change", "lay", "mend", "ruled", "seated", "settings", "zones"]

REST: Final = ("removed", "draw")
_PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
_SEATS: Final = ("turn", "first")
_NUMBERS: Final = {"extras": "extras", "third": "third_in", "turns": "turns"}


# ---------------------------------------------------------------------------------------------------- the cards


def zones(p: Setup) -> tuple[EditZone, ...]:
    """List the places for cards: each player's, then the piles in the middle.

    >>> from threeup.games.updown import Options
    >>> [zone.id for zone in zones(blank(2, Options()))]
    ['hand:0', 'up:0', 'down:0', 'hand:1', 'up:1', 'down:1', 'pile', 'draw', 'removed']
    """
    found: list[EditZone] = []
    for seat, h in enumerate(p.holdings):
        found += [
            EditZone(f"hand:{seat}", Phrase("edit-zone-hand"), seat, h.hand),
            EditZone(f"up:{seat}", Phrase("edit-zone-up"), seat, h.up, most=UP_SIZE),
            EditZone(f"down:{seat}", Phrase("edit-zone-down"), seat, h.down, ordered=True, most=UP_SIZE),
        ]
        if p.phase == "choose":
            label = Phrase("edit-zone-chosen")
            found.append(EditZone(f"chosen:{seat}", label, seat, _chosen(p, seat), most=UP_SIZE, counted=False))
    middle = (("pile", p.pile), ("draw", p.draw), ("removed", p.removed))
    found += [EditZone(name, Phrase(f"zone-{name}"), None, cards, ordered=True) for name, cards in middle]
    return tuple(found)


def _chosen(p: Setup, seat: int) -> Cards:
    return p.chosen[seat] if seat < len(p.chosen) else ()


def lay(p: Setup, cards: InZones, taken: InZones) -> Setup:
    """Put cards in zones; `taken` is what is left in the zones out of which cards of the deck were taken.

    >>> from threeup.games.updown import Options, cards
    >>> lay(blank(2, Options()), {"hand:1": cards("g7")}, {}).holdings[1].hand
    (card('g7'),)
    """
    now = {zone.id: zone.cards for zone in zones(p)} | dict(taken) | dict(cards)
    hands, chosen = [], []
    for seat in range(len(p.holdings)):
        hand, name = now[f"hand:{seat}"], f"chosen:{seat}"
        marked = now.get(name, _chosen(p, seat))
        if name in cards:  # who chooses a card has it
            hand += tuple((Counter(marked) - Counter(hand)).elements())
        hands.append(hand)
        chosen.append(_among(marked, hand))
    holdings = tuple(Holding(hand, now[f"up:{seat}"], now[f"down:{seat}"]) for seat, hand in enumerate(hands))
    keep = p.phase == "choose" or any(chosen)
    return replace(
        p, holdings=holdings, chosen=tuple(chosen) if keep else (), pile=now["pile"], draw=now["draw"],
        removed=now["removed"],
    )  # fmt: skip


def _among(marked: Cards, hand: Cards) -> Cards:
    """Leave out what isn't in the hand; an unknown card there may be any."""
    have, unknown = Counter(hand), hand.count(UNKNOWN)
    found = []
    for each in marked:
        if have[each] > 0:
            have[each] -= 1
        elif unknown:
            unknown -= 1
        else:
            continue
        found.append(each)
    return tuple(found)


# ------------------------------------------------------------------------------------------------- what is no card


def settings(p: Setup) -> tuple[Setting, ...]:
    """List what is no card, as far as it means something in this phase or stands there already.

    >>> from threeup.games.updown import Options
    >>> [each.id for each in settings(blank(2, Options()))]
    ['phase', 'turn', 'first', 'extras', 'may-draw', 'third', 'turns']
    """
    return tuple(_settings(p))


def _settings(p: Setup) -> Iterator[Setting]:
    seats, phase = seat_choice(len(p.holdings)), p.phase
    yield Setting("phase", Phrase("edit-phase-name"), phase, choices=choice("edit-phase", _PHASES))
    if phase != "deal" or p.turn:
        yield Setting("turn", Phrase("edit-turn"), str(p.turn), choices=seats)
    yield Setting("first", Phrase("edit-first-seat"), str(p.first), choices=seats)
    if phase == "play" or p.extras or p.may_draw or p.third_in:
        yield Setting("extras", Phrase("edit-extras"), str(p.extras), "number")
        yield Setting("may-draw", Phrase("edit-may-draw"), flag(p.may_draw), "flag")
        yield Setting("third", Phrase("edit-third"), str(p.third_in), "number")
    if phase in {"play", "over"} or p.turns:
        yield Setting("turns", Phrase("edit-turns"), str(p.turns), "number")
    if phase == "over" or (phase == "play" and p.options.play_on_for_places) or p.out:
        for seat in range(len(p.holdings)):
            yield Setting(f"out:{seat}", Phrase("edit-out", {"seat": seat}), flag(seat in p.out), "flag", seat=seat)
    if phase == "over" or p.ended:
        rules = ((FIRST_OUT, Phrase(FIRST_OUT)), (TURN_CAP, Phrase(TURN_CAP)))
        yield Setting("ended", Phrase("edit-ended"), p.ended, choices=rules)


def change(p: Setup, name: str, value: str) -> Setup:
    """Give a setting another value; the same setup for one that it can't have.

    >>> from threeup.games.updown import Options
    >>> change(blank(2, Options()), "turn", "1").turn
    1
    """
    if name == "phase" and value in _PHASES:
        phase = value
        chosen = (p.chosen or ((),) * len(p.holdings)) if value == "choose" else p.chosen if any(p.chosen) else ()
        return replace(p, phase=phase, chosen=chosen, ended=(p.ended or FIRST_OUT) if value == "over" else "")
    if name == "may-draw" and value in FLAGS:
        return replace(p, may_draw=value == "yes")
    if name == "ended" and value in {FIRST_OUT, TURN_CAP}:
        return replace(p, ended=value)
    part, _, place = name.partition(":")
    seat = number(place if part == "out" else value if name in _SEATS else "")
    if seat is not None and seat < len(p.holdings):
        if part != "out":
            return remade(p, {name: seat})
        return replace(p, out=toggled(p.out, seat, on=value == "yes")) if value in FLAGS else p
    found = number(value) if name in _NUMBERS else None
    return p if found is None else remade(p, {_NUMBERS[name]: found})


def seated(p: Setup, players: int) -> Setup:
    """Let more or fewer players sit there; those who leave lay down their cards.

    >>> from threeup.games.updown import Options
    >>> len(seated(blank(2, Options()), 4).holdings)
    4
    """
    more = max(0, players - len(p.holdings))
    chosen = (*p.chosen, *((),) * more)[:players] if p.chosen else ()
    return replace(
        p, holdings=(*p.holdings, *(Holding(),) * more)[:players], chosen=chosen, out=once(p.out, range(players)),
        turn=p.turn if p.turn < players else 0, first=p.first if p.first < players else 0,
    )  # fmt: skip


def ruled(p: Setup, options: Options) -> Setup:
    """Play by other house rules.

    >>> from threeup.games.updown import Options
    >>> ruled(blank(2, Options()), Options(set_size=4)).options.set_size
    4
    """
    return replace(p, options=options)


def blank(players: int, options: Options) -> Setup:
    """Give a table in play on which nobody has a card yet; all lie with the cleared ones.

    >>> from threeup.games.updown import Options
    >>> len(blank(2, Options()).removed)
    84
    """
    return Setup(options, "play", (Holding(),) * players, removed=options.cards())
