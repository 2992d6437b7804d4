"""How positions of 3-Card Loo are edited. What follows from the rest of a table and was as it follows, follows anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, get_args

from threeup.core.layout import Phrase
from threeup.games.loo import UNKNOWN, Setup
from threeup.games.loo.position import fill, tell
from threeup.games.loo.setup import AGREEMENT, HAND, LAST_POT
from threeup.games.loo.state import Phase, Said
from threeup.lab.editing.mend_loo import mend
from threeup.lab.editing.parts import FLAGS, EditZone, Setting, choice, flag, number, once, seat_choice, toggled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from threeup.games.loo import Options
    from threeup.lab.editing.parts import Cards as InZones

__all__ = ["REST", "UNKNOWN", "blank", "change", "lay", "mend", "ruled", "seated", "settings", "zones"]

REST: Final = ("stock",)
_PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
_SAID: Final[tuple[Said, ...]] = get_args(Said)
_NOTHING: Final[Said] = ""
_TRICKS: Final = ("trick:0", "trick:1", "trick:2")
_NUMBERS: Final = {"pot": "pot", "at-play": "at_play", "deals": "deals", "last": "last"}
_COUNTER_DIGITS: Final = 60


# ---------------------------------------------------------------------------------------------------- the cards


def zones(p: Setup) -> tuple[EditZone, ...]:
    """List the places for cards: each player's, the card turned up, the tricks, then what lies aside.

    >>> from threeup.games.loo import Options
    >>> [zone.id for zone in zones(blank(5, Options()))][4:]
    ['hand:4', 'trump', 'trick:0', 'trick:1', 'trick:2', 'trick', 'miss', 'dead', 'stock']
    """
    tricks = (*p.tricks, *((),) * len(_TRICKS))[: max(len(_TRICKS), len(p.tricks))]
    found = [EditZone(f"hand:{i}", Phrase("edit-zone-hand"), i, hand, most=HAND) for i, hand in enumerate(p.hands)]
    found.append(EditZone("trump", Phrase("zone-trump"), None, (p.turned,) if p.turned else (), most=1))
    for k, trick in enumerate(tricks):
        label = Phrase("edit-zone-trick", {"n": k + 1})
        found.append(EditZone(f"trick:{k}", label, None, tuple(x.card for x in trick), ordered=True))
    laid = tuple(x.card for x in p.trick)
    found.append(EditZone("trick", Phrase("edit-zone-open-trick"), None, laid, ordered=True))
    found.append(EditZone("miss", Phrase("zone-miss"), None, p.miss, most=HAND))
    found.append(EditZone("dead", Phrase("edit-zone-dead"), None, p.dead))
    found.append(EditZone("stock", Phrase("edit-zone-stock"), None, p.stock, ordered=True))
    return tuple(found)


def lay(p: Setup, cards: InZones, taken: InZones) -> Setup:
    """Put cards in zones; `taken` is what is left in the zones out of which cards of the deck were taken.

    >>> from threeup.games.loo import Options, cards
    >>> p = lay(blank(5, Options()), {"hand:1": cards("Ah 2c"), "trump": cards("Kd")}, {})
    >>> p.said[1], p.turned, len(p.stock)
    ('play', card('Kd'), 34)
    """
    told = tell(p)
    if "stock" in told:  # a stock that holds what lies nowhere else does so by itself
        told |= {name: tuple(each) for name, each in taken.items()}
    told["hands"] = tuple(cards.get(f"hand:{i}", hand) for i, hand in enumerate(p.hands))
    if turned := cards.get("trump", (None,) if p.turned is None else (p.turned,)):
        told["turned"] = turned[-1]
    else:
        told["turned"] = None
    told |= {name: cards[name] for name in ("miss", "dead", "stock") if name in cards}
    tricks = [_laid(cards, f"trick:{k}", trick) for k, trick in enumerate((*told["tricks"], [], [], []))]
    told["tricks"] = [trick for trick in tricks if trick]
    told["trick"] = _laid(cards, "trick", told["trick"])
    told["said"] = _said(p, told)
    return fill(told)


def _laid(cards: InZones, zone: str, trick: list[Any]) -> list[Any]:
    """Give the cards of a trick; where they are others than before, each is laid by whoever's turn it was."""
    return [(None, each) for each in cards[zone]] if zone in cards else trick


def _said(p: Setup, told: dict[str, Any]) -> tuple[Said, ...]:
    """Who folded and gets cards, plays; who played and has none left that could be his, folded."""
    laid = {x.seat for trick in (*p.tricks, p.trick) for x in trick}
    anew = any(trick for trick in (*told["tricks"], told["trick"]))
    found: list[Said] = []
    for seat, (said, hand) in enumerate(zip(told["said"], told["hands"], strict=True)):
        if said == "fold" and hand:
            found.append("play")
        elif said == "play" and not hand and not anew and seat not in laid:
            found.append("fold")
        else:
            found.append(said)
    return tuple(found)


# ------------------------------------------------------------------------------------------------- what is no card


def settings(p: Setup) -> tuple[Setting, ...]:
    """List what is no card, as far as it means something in this phase or stands there already.

    >>> from threeup.games.loo import Options
    >>> [each.id for each in settings(blank(5, Options()))][:4]
    ['phase', 'dealer', 'said:0', 'said:1']
    """
    return tuple(_settings(p))


def _settings(p: Setup) -> Iterator[Setting]:
    seats, phase = seat_choice(len(p.hands)), p.phase
    yield Setting("phase", Phrase("edit-phase-name"), phase, choices=choice("edit-phase", _PHASES))
    if not p.fresh or p.dealer:
        yield Setting("dealer", Phrase("edit-dealer"), str(p.dealer), choices=seats)
    if phase in {"declare", "review"} or "turn" in tell(p):
        yield Setting("turn", Phrase("edit-turn"), str(p.turn), choices=seats)
    if not p.fresh or any(p.said):
        for seat, said in enumerate(p.said):
            yield Setting(
                f"said:{seat}",
                Phrase("edit-said", {"seat": seat}),
                said,
                choices=choice("edit-saying", _SAID),
                seat=seat,
            )
    yield from _counters(p)
    yield Setting("deals", Phrase("edit-deals"), str(p.deals), "number")
    yield Setting("last", Phrase("edit-last"), str(p.last), "number")
    for name, seats_named in (("accused", p.accused), ("caught", p.caught)):
        if seats_named or (p.options.revoke == "loo" and phase in {"review", "deal", "over"} and not p.fresh):
            for seat in range(len(p.hands)):
                label = Phrase(f"edit-{name}", {"seat": seat})
                yield Setting(f"{name}:{seat}", label, flag(seat in seats_named), "flag", seat=seat)
    if phase == "over" or p.ended:
        rules = ((AGREEMENT, Phrase(AGREEMENT)), (LAST_POT, Phrase(LAST_POT)))
        yield Setting("ended", Phrase("edit-ended"), p.ended, choices=rules)


def _counters(p: Setup) -> Iterator[Setting]:
    yield Setting("pot", Phrase("zone-pot"), str(p.pot), "number")
    if p.at_play not in {0, p.pot}:
        yield Setting("at-play", Phrase("edit-at-play"), str(p.at_play), "number")
    for name, numbers in (("counters", p.counters), ("opened", p.opened)):
        for seat, have in enumerate(numbers):
            yield Setting(f"{name}:{seat}", Phrase(f"edit-{name}", {"seat": seat}), str(have), "number", seat=seat)


def change(p: Setup, name: str, value: str) -> Setup:
    """Give a setting another value; the same setup for one that it can't have.

    >>> from threeup.games.loo import Options
    >>> p = change(blank(5, Options()), "pot", "9")
    >>> p.pot, p.counters
    (9, (-9, 0, 0, 0, 0))
    """
    told = tell(p)
    part, _, place = name.partition(":")
    seat = number(value if part in {"turn", "dealer"} else place)
    if part in {"turn", "dealer", "said", "counters", "opened", "accused", "caught"}:
        if seat is None or seat >= len(p.hands):
            return p
        new = {part: seat} if part in {"turn", "dealer"} else _of_seat(p, part, seat, value)
    elif part == "phase" and value in _PHASES:
        new = {"phase": value, "turn": p.turn} if "turn" in told else {"phase": value}
    elif part == "ended" and value in {AGREEMENT, LAST_POT}:
        new = {"ended": value}
    else:
        found = (
            number(value, digits=_COUNTER_DIGITS if part in {"pot", "at-play"} else 18) if part in _NUMBERS else None
        )
        new = {} if found is None else {_NUMBERS[part]: found}
    return fill(told | new) if new else p


def _of_seat(p: Setup, part: str, seat: int, value: str) -> dict[str, Any]:
    """Give the list in which a player's own value is another."""
    if part in {"accused", "caught"}:
        return {} if value not in FLAGS else {part: toggled(getattr(p, part), seat, on=value == "yes")}
    now = list(getattr(p, part)) + [""] * len(p.hands) if part == "said" else list(getattr(p, part))
    new: int | str | None = (
        (value if value in _SAID else None) if part == "said" else number(value, signed=True, digits=_COUNTER_DIGITS)
    )
    if new is None or seat >= len(now):
        return {}
    now[seat] = new
    return {part: tuple(now[: len(p.hands)] if part == "said" else now)}


def seated(p: Setup, players: int) -> Setup:
    """Let more or fewer players sit there; those who leave lay down their cards.

    >>> from threeup.games.loo import Options
    >>> len(seated(blank(5, Options()), 7).counters)
    7
    """
    told = tell(p)
    more = max(0, players - len(p.hands))
    told["hands"] = (*p.hands, *((),) * more)[:players]
    told["said"] = (*told["said"], *("",) * more)[:players]
    for name in ("counters", "opened"):
        if name in told:
            told[name] = (*told[name], *(0,) * more)[:players]
    for name in ("turn", "dealer"):
        if told.get(name, 0) >= players:
            told[name] = 0
    for name in ("accused", "caught"):
        if name in told:
            told[name] = once(told[name], range(players))
    told["tricks"] = [_staying(trick, players) for trick in told["tricks"]]
    told["trick"] = _staying(told["trick"], players)
    return fill(told)


def _staying(trick: list[Any], players: int) -> list[Any]:
    return [(None if seat is not None and seat >= players else seat, each) for seat, each in trick]


def ruled(p: Setup, options: Options) -> Setup:
    """Play by other house rules; an ante that has been paid is another then.

    >>> from threeup.games.loo import Options
    >>> ruled(blank(5, Options()), Options(stake=2)).pot
    6
    """
    return fill(tell(p) | {"options": options})


def blank(players: int, options: Options) -> Setup:
    """Give a table in play on which nobody has a card yet; all lie in the stock.

    >>> from threeup.games.loo import Options
    >>> blank(5, Options()).said[:2]
    ('fold', 'fold')
    """
    nobody = Setup(options, "play", ((),) * players, said=(_NOTHING,) * players)
    return fill({name: each for name, each in tell(nobody).items() if name in _TOLD})


_TOLD: Final = frozenset(("options", "phase", "hands", "said", "turned", "tricks", "trick"))
