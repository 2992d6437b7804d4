"""What is said of 3-Card Loo: messages and their values, no prose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from threeup.core.layout import Phrase
from threeup.games.loo.cards import RANKS, Card, card
from threeup.games.loo.explain import legal_moves
from threeup.games.loo.moves import Challenge, Deal, Play
from threeup.games.loo.rules import Declaring, duties

if TYPE_CHECKING:
    from threeup.core.game import Seat
    from threeup.games.loo.moves import Move
    from threeup.games.loo.rules import Duties
    from threeup.games.loo.state import State

_NAMES: Final = {"J": "jack", "Q": "queen", "K": "king", "A": "ace", "T": "10"}
_SIGNS: Final = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
_TEXTS: Final = frozenset(f"{rank}{suit}" for rank in RANKS for suit in "cdhs")


def card_phrase(each: Card) -> Phrase:
    """Name a card: its message and value.

    >>> card_phrase(card("Th"))
    Phrase(key='playing-10', args={'suit': 'h'})
    """
    if not each.rank:
        return Phrase("card-unknown")
    rank = RANKS[each.rank - 2]
    return Phrase(f"playing-{_NAMES.get(rank, rank)}", {"suit": each.suit})


def phrase(text: str) -> Phrase | None:
    """Name what a reason's or event's value means: a card; None for anything else.

    >>> phrase("Ah"), phrase("h")
    (Phrase(key='playing-ace', args={'suit': 'h'}), None)
    """
    return card_phrase(card(text)) if text in _TEXTS else None


def sign(text: str) -> tuple[str, Phrase]:
    """Give a card's suit as a sign, and its rank in short.

    >>> sign("Ah"), sign("Td")
    (('♥', Phrase(key='playing-letter-ace', args={})), ('♦', Phrase(key='rank-number', args={'number': 10})))
    """
    each = card(text)
    rank = RANKS[each.rank - 2]
    if rank in "JQKA":
        return _SIGNS[each.suit], Phrase(f"playing-letter-{_NAMES[rank]}")
    return _SIGNS[each.suit], Phrase("rank-number", {"number": each.rank})


def move_phrase(m: Move) -> Phrase:
    """Say a move, for a hint or a list of moves."""
    match m:
        case Play():
            return Phrase("loo-move-play", {"card": card_phrase(m.card)})
        case Challenge():
            return Phrase("loo-move-challenge", {"seat": m.seat})
        case Deal():
            return Phrase("loo-move-deal")
        case _:
            return Phrase(f"loo-move-{m}")


# ------------------------------------------------------------------------------------------------- what to do now


def status(s: State, *, stakes: bool = True) -> Phrase:
    """Say what whoever is to move is to do; `stakes` False: without a word of counters."""
    match s.phase:
        case "deal":
            if not s.deals:
                return Phrase("loo-status-first")
            key = "between" if not s.last else "last" if stakes else "last-plain"
            return Phrase(f"loo-status-{key}", {"seat": s.dealer, "n": s.last})
        case "declare":
            return _declare_status(s)
        case "review":
            return Phrase("loo-status-review", {"n": len(legal_moves(s)) - 1})
        case _:
            return _play_status(duties(s))


def _declare_status(s: State) -> Phrase:
    f = Declaring(s)
    if f.must_play:
        return Phrase("loo-status-must", {"why": f.must_play, "miss": "yes" if f.miss else "no"})
    if f.one:
        return Phrase("loo-status-dealer", {"concede": "yes" if s.options.dealer_may_concede else "no"})
    return Phrase("loo-status-declare", {"trump": s.trump, "n": f.standing})


def _play_status(f: Duties) -> Phrase:
    if f.led:
        head = "yes" if f.beating else "no"
        if f.base and f.base[0].suit == f.led:
            return Phrase("loo-status-follow", {"suit": f.led, "head": head, "best": card_phrase(f.best or f.base[0])})
        if f.base == f.trumps and f.trumps:
            return Phrase("loo-status-trump", {"suit": f.led, "trump": f.trump, "head": head})
        return Phrase("loo-status-discard", {"suit": f.led})
    if f.ace:
        return Phrase("loo-status-lead-ace", {"ace": card_phrase(f.ace)})
    if f.bound or (f.trumps and not f.first):
        highest = "yes" if f.bound and f.alone and len(f.trumps) > 1 else "no"
        return Phrase("loo-status-lead-trump", {"trump": f.trump, "highest": highest})
    return Phrase("loo-status-lead-free")


def could(s: State) -> Phrase | None:
    """Say what whoever is to move could do instead; None when there is nothing to name."""
    legal = legal_moves(s)
    played = tuple(card_phrase(m.card) for m in legal if isinstance(m, Play))
    if played:
        return Phrase("loo-could-play", {"cards": played})
    said = tuple(move_phrase(m) for m in legal if not isinstance(m, Challenge))
    return Phrase("loo-could-do", {"moves": said}) if said else None


def ending(s: State, seat: Seat | None, *, stakes: bool = True) -> tuple[Phrase, Phrase]:
    """Say who won and with how many counters, to a seat or a watcher (None)."""
    best = max(s.counters)
    first = [i for i, have in enumerate(s.counters) if have == best]
    if not stakes:
        return Phrase("loo-over-plain"), Phrase("loo-over-plain.text", {"n": s.deals})
    if len(first) > 1:
        key, values = "loo-over-tie", {"n": best, "winners": len(first), "rest": s.pot}
    else:
        key = "loo-over-won" if first[0] == seat else "loo-over-lost"
        values = {"seat": first[0], "n": best, "rest": s.pot}
    return Phrase(key, values), Phrase(f"{key}.text", values)
