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
    from threeup.games.loo.state import State

_PLAIN: Final[dict[str, Move]] = {
    "fold": Fold(), "stand": Stand(), "miss": TakeMiss(), "defend": Defend(), "accept": Accept(), "stop": Stop(),
}  # fmt: skip
_LONGEST_KEY: Final = 4


# ------------------------------------------------------------------------------------------------------ the table


def _faces(many: Iterable[Card], zone: str = "") -> tuple[Face, ...]:
    return tuple(Face(str(c), f"{zone}:{c}" if zone and c.rank else "", str(c) if c.rank else "") for c in many)


def places(s: State, seat: Seat | None) -> tuple[Place, ...]:
    """Lay out what each player holds and has said, by seat; `s` is the view of `seat`."""
    won = _won(s)
    playing = s.phase in {"play", "review"} or bool(s.tricks)
    dealt = s.turned is not None
    found = []
    for i, hand in enumerate(s.hands):
        said = s.said[i] if s.said else ""
        found.append(
            Place(
                i,
                _faces(hand, "h" if i == seat and s.phase == "play" else ""),
                dealer=dealt and i == s.dealer,
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
    return (
        _trick_zone(s),
        Zone("trump", int(s.turned is not None), _faces((s.turned,) if s.turned else ()), args={"suit": s.trump}),
        Zone("miss", len(s.miss), (Face("?"),) if s.miss else ()),
        Zone("pot", s.pot, (), "counters"),
    )


def _trick_zone(s: State) -> Zone:
    """Show the trick on the table; until the next card is laid, the one before, with who won it."""
    trick: Trick = s.trick or (s.tricks[-1] if s.tricks else ())
    number = len(s.tricks) + bool(s.trick)
    state = "running" if s.trick else "won" if trick else "none"
    args: dict[str, int | str] = {"trick": number, "state": state}
    best = None
    if trick:
        laid = winner(trick, s.trump)
        best = trick.index(laid)
        args["seat"] = laid.seat
    return Zone("trick", len(trick), _faces(x.card for x in trick), "row", tuple(x.seat for x in trick), best, args)


def playable(s: State) -> frozenset[str]:
    """Give the keys of the cards with which the player to move has a legal move."""
    return frozenset(f"h:{m.card}" for m in legal_moves(s) if isinstance(m, Play)) if s.phase == "play" else frozenset()


# -------------------------------------------------------------------------------------------------------- buttons


def actions(s: State) -> tuple[Action, ...]:
    """List the buttons of whoever is to move, the legal ones first; between deals, of the players together."""
    legal = legal_moves(s)
    match s.phase:
        case "deal":
            found = [Action("deal", Phrase("loo-action-deal", {"last": s.last}))]
            found += [Action("stop", Phrase("loo-action-stop"), legal=Stop() in legal, quiet=True)]
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
    >>> move_of(LOO.start(5), "play", ["h:Ah"]), move_of(LOO.start(5), "challenge-3", [])
    (Play(card=card('Ah')), Challenge(seat=3))
    """
    if action in _PLAIN:
        return _PLAIN[action]
    word, seat = action[:10], action[10:]
    if word == "challenge-" and seat.isascii() and seat.isdigit() and len(seat) < _LONGEST_KEY:
        return Challenge(int(seat))
    if action == "play" and len(keys) == 1 and len(keys[0]) == _LONGEST_KEY and card_of(keys[0][2:]):
        return Play(card(keys[0][2:]))
    return None


def card_of(text: str) -> Card | None:
    """Read a card; None for what is none, and for the unknown card.

    >>> card_of("Ah"), card_of("?")
    (card('Ah'), None)
    """
    known = len(text) == 2 and text[0] in "23456789TJQKA" and text[1] in "cdhs"  # noqa: PLR2004 - rank and suit
    return card(text) if known else None
