"""How 3-Card Loo lies on a table, and which move a button and a card mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from threeup.core.layout import Action, Face, Phrase, Place, Zone
from threeup.games.loo.cards import Card, card
from threeup.games.loo.explain import legal_moves
from threeup.games.loo.moves import Accept, Challenge, Defend, Fold, Move, Play, Stand, Stop, TakeMiss
from threeup.games.loo.rules import HAND_SIZE
from threeup.games.loo.state import Trick, winner
from threeup.games.loo.words import card_phrase

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from threeup.core.game import Seat
    from threeup.games.loo.cards import Cards
    from threeup.games.loo.state import State

_PLAIN: Final[dict[str, Move]] = {
    "fold": Fold(), "stand": Stand(), "miss": TakeMiss(), "defend": Defend(), "accept": Accept(), "stop": Stop(),
}  # fmt: skip
_DIGITS: Final = 2
_EARLIER: Final = ("trick-one", "trick-two")


# ------------------------------------------------------------------------------------------------------ the table


def _faces(many: Iterable[Card], zone: str = "") -> tuple[Face, ...]:
    return tuple(Face(str(c), f"{zone}:{c}:0" if zone and c.rank else "", str(c) if c.rank else "") for c in many)


def places(s: State, seat: Seat | None) -> tuple[Place, ...]:
    """Lay out what each player holds and has said, by seat; `s` is the view of `seat`."""
    won = _won(s)
    playing = s.phase in {"play", "review"} or bool(s.tricks)
    # Between deals the mark stays with who dealt last.
    dealer = (s.dealer - (s.phase in {"deal", "over"})) % len(s.hands) if s.turned else None
    found = []
    for i, hand in enumerate(s.hands):
        said = s.said[i] if s.said else ""
        found.append(
            Place(
                i,
                _faces(hand, "h" if i == seat and s.phase == "play" else ""),
                dealer=i == dealer,
                note=_note(s, i),
                aside=said == "fold",
                tricks=won.count(i) if playing and said not in {"", "fold"} else None,
                counters=s.counters[i],
                change=s.counters[i] - s.opened[i] if s.opened else None,
            )
        )
    return tuple(found)


def _won(s: State) -> list[Seat]:
    return [winner(trick, s.trump).seat for trick in s.tricks]


def _note(s: State, seat: Seat) -> Phrase | None:
    said = s.said[seat] if s.said else ""
    if not said:
        return None
    if seat in s.caught:
        return Phrase("loo-note-caught", {"seat": seat})
    settled = s.phase in {"deal", "over"} and len(s.tricks) == HAND_SIZE
    if settled and said in {"play", "miss"} and seat not in _won(s):
        return Phrase("loo-note-looed", {"seat": seat})
    return Phrase(f"loo-note-{said}", {"seat": seat})


def zones(s: State) -> tuple[Zone, ...]:
    """Lay out the middle: the trick, the card turned up, the miss and the pot."""
    # When cards may be challenged, all of them are on show.
    earlier = [_trick_zone(s, k) for k in range(HAND_SIZE - 1)] if s.phase == "review" else []
    return (
        *earlier,
        _trick_zone(s),
        Zone("trump", int(s.turned is not None), _faces((s.turned,) if s.turned else ()), args={"suit": s.trump}),
        Zone("miss", len(s.miss), _miss(s.miss)),
        Zone("pot", s.pot, (), "counters"),
    )


def _miss(cards: Cards) -> tuple[Face, ...]:
    """Lie on one another face down; which they are, only a table that is looked at openly knows."""
    known = tuple(Face("?", under=str(each)) for each in cards if each.rank)
    return known or (Face("?"),) * bool(cards)


def _trick_zone(s: State, which: int | None = None) -> Zone:
    """Show the trick on the table; until the next card is laid, the one before, with who won it. Or an earlier one."""
    trick: Trick = s.trick or (s.tricks[-1] if s.tricks else ())
    number = len(s.tricks) + bool(s.trick)
    if which is not None:
        trick, number = s.tricks[which], which + 1
    state = "running" if s.trick else "won" if trick else "none"
    args: dict[str, int | str] = {"trick": number, "state": state}
    best = None
    if trick:
        laid = winner(trick, s.trump)
        best = trick.index(laid)
        args["seat"] = laid.seat
    name = "trick" if which is None else _EARLIER[which]
    return Zone(name, len(trick), _faces(x.card for x in trick), "row", tuple(x.seat for x in trick), best, args)


def playable(s: State) -> frozenset[str]:
    """Give the keys of the cards with which the player to move has a legal move."""
    return (
        frozenset(f"h:{m.card}:0" for m in legal_moves(s) if isinstance(m, Play)) if s.phase == "play" else frozenset()
    )


# -------------------------------------------------------------------------------------------------------- buttons


def actions(s: State, *, stakes: bool = True) -> tuple[Action, ...]:
    """List the buttons of whoever is to move, the legal ones first; between deals, of the players together.

    `stakes` False: without a word of counters.
    """
    legal = legal_moves(s)
    match s.phase:
        case "deal":
            last = s.last if stakes else 0
            when = "now" if not (stakes and s.pot) else "last" if last else "pot"
            stop = Phrase("loo-action-stop", {"when": when})
            found = [Action("deal", Phrase("loo-action-deal", {"last": last}))]
            found += [Action("stop", stop, legal=Stop() in legal, quiet=True)]
        case "declare":
            names = ("stand", "fold", "miss", *(("defend",) if s.turn == s.dealer else ()))
            found = [Action(name, Phrase(f"loo-action-{name}"), legal=_PLAIN[name] in legal) for name in names]
        case "play":
            found = [_play_action(s)]
        case "review":
            found = [Action("accept", Phrase("loo-action-accept"))]
            found += [
                Action(f"challenge-{m.seat}", Phrase("loo-action-challenge", {"seat": m.seat}), quiet=True)
                for m in legal
                if isinstance(m, Challenge)
            ]
        case _:
            found = []
    return tuple(sorted(found, key=lambda a: not a.legal))


def _play_action(s: State) -> Action:
    groups = {str(c): (Phrase("loo-action-play", {"card": card_phrase(c)}),) for c in s.hands[s.turn] if c.rank}
    return Action("play", Phrase("loo-action-none"), select=True, groups=groups, single=True)


def move_of(_: State, action: str, keys: Sequence[str]) -> Move | None:
    """Give the move that a button and the selected card mean; None when they mean none, or a deal.

    Whether the move is legal is for `explain` to say.

    >>> from threeup.games.loo import LOO
    >>> move_of(LOO.start(5), "play", ["h:Ah:0"]), move_of(LOO.start(5), "challenge-3", [])
    (Play(card=card('Ah')), Challenge(seat=3))
    """
    if action in _PLAIN:
        return _PLAIN[action]
    word, seat = action[:10], action[10:]
    if word == "challenge-" and seat.isascii() and seat.isdigit() and len(seat) <= _DIGITS:
        return Challenge(int(seat))
    parts = keys[0].split(":") if action == "play" and len(keys) == 1 else []
    each = card_of(parts[1]) if len(parts) > 1 and parts[0] == "h" else None
    return None if each is None else Play(each)


def card_of(text: str) -> Card | None:
    """Read a card; None for what is none, and for the unknown card.

    >>> card_of("Ah"), card_of("?")
    (card('Ah'), None)
    """
    known = len(text) == 2 and text[0] in "23456789TJQKA" and text[1] in "cdhs"  # noqa: PLR2004 - rank and suit
    return card(text) if known else None
