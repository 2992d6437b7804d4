"""How 3UP 3DOWN lies on a table, and which move a selection of its cards means."""

from __future__ import annotations

from collections import Counter
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from threeup.core.layout import Action, Face, Motion, Phrase, Place, Stack, Zone
from threeup.games.updown.cards import CLEAR, Card, Cards, card, rank_text
from threeup.games.updown.events import (
    Chose,
    Cleared,
    Dealt,
    Discarded,
    Drew,
    ExtrasCounted,
    Flipped,
    GameEnded,
    PickedUp,
    Revealed,
    WentOut,
)
from threeup.games.updown.explain import legal_moves
from threeup.games.updown.moves import ChooseUp, Draw, EndTurn, Flip, Move, PickUp, Play
from threeup.games.updown.rules import UP_SIZE, Facts

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from threeup.core.events import Event
    from threeup.core.game import Seat
    from threeup.games.updown.state import Holding, State

_SHOWN: Final = 4
_CLEAR_WORDS: Final = ("clear", "plus-one", "plus-two")
_TEXTS: Final = {rank_text(rank): rank for rank in range(1, 14)}
_SIGNS: Final = {"g": "●", "b": "■", "o": "▲"}
_MOST_KEYS: Final = 400
_LONGEST_PLACE: Final = 2


# ------------------------------------------------------------------------------------------------------- words


def card_phrase(each: Card) -> Phrase:
    """Name a card: its message and values.

    >>> card_phrase(card("gC+1"))
    Phrase(key='card-plus-one', args={'colour': 'g'})
    """
    if not each.rank:
        return Phrase("card-unknown")
    if each.rank < CLEAR:
        return Phrase("card-number", {"colour": each.colour, "number": each.rank})
    return Phrase(f"card-{_CLEAR_WORDS[each.rank - CLEAR]}", {"colour": each.colour})


def rank_phrase(rank: int) -> Phrase:
    """Name a rank: its message and values."""
    return Phrase("rank-number", {"number": rank}) if rank < CLEAR else Phrase(f"rank-{_CLEAR_WORDS[rank - CLEAR]}")


def phrase(text: str) -> Phrase | None:
    """Name what a reason's or event's value means: a rank or a card; None for anything else.

    >>> phrase("8"), phrase("play")
    (Phrase(key='rank-number', args={'number': 8}), None)
    """
    if text in _TEXTS:
        return rank_phrase(_TEXTS[text])
    if text[:1] in {"g", "b", "o"} and text[1:] in _TEXTS:
        return card_phrase(card(text))
    return None


def sign(text: str) -> tuple[str, Phrase]:
    """Give a card in a column or two of text: the shape that stands for its colour on the cards, and its rank.

    >>> sign("g7")
    ('●', Phrase(key='rank-number', args={'number': 7}))
    """
    each = card(text)
    return _SIGNS.get(each.colour, ""), rank_phrase(each.rank) if each.rank else card_phrase(each)


def move_phrase(m: Move) -> Phrase:  # noqa: PLR0911 - one return a kind of move
    """Say a move, for a hint or a list of moves."""
    match m:
        case Play():
            return Phrase("updown-move-play", {"cards": tuple(map(card_phrase, m.cards))})
        case ChooseUp():
            return Phrase("updown-move-choose", {"cards": tuple(map(card_phrase, m.cards))})
        case Flip():
            return Phrase("updown-move-flip")
        case PickUp():
            return Phrase("updown-move-pick-up")
        case Draw():
            return Phrase("updown-move-draw")
        case EndTurn():
            return Phrase("updown-move-end")
        case _:
            return Phrase("updown-move-deal")


# ----------------------------------------------------------------------------------------------------- the table


def _faces(cards: Iterable[Card], zone: str) -> tuple[Face, ...]:
    copies: Counter[Card] = Counter()
    faces = []
    for each in cards:
        key = f"{zone}:{each}:{copies[each]}" if zone and each.rank else ""
        copies[each] += 1
        faces.append(Face(str(each), key, rank_text(each.rank) if each.rank else ""))
    return tuple(faces)


def _stacks(holding: Holding, *, mine: bool) -> tuple[Stack, ...]:
    down = [_down(each, f"d:{i}" if mine else "", "down") for i, each in enumerate(holding.down)]
    up = _faces(holding.up, "u" if mine else "")
    # Only the top card of a stack can be selected.
    pairs = zip_longest(down, up)
    return tuple(Stack(Face("?", under=d.under) if d and u else d, u) for d, u in pairs)


def _down(each: Card, key: str = "", group: str = "") -> Face:
    """A card that lies face down; which it is, only a table that is looked at openly knows."""
    return Face("?", key, group, str(each) if each.rank else "")


def places(s: State, seat: Seat | None) -> tuple[Place, ...]:
    """Lay out what each player holds, by seat; `s` is the view of `seat`, whose cards get keys."""
    found = []
    for i, holding in enumerate(s.holdings):
        mine = i == seat
        finished = s.out.index(i) + 1 if i in s.out else 0
        found.append(Place(i, _faces(holding.hand, "h" if mine else ""), _stacks(holding, mine=mine), finished))
    return tuple(found)


def zones(s: State) -> tuple[Zone, ...]:
    """Lay out the piles in the middle."""
    draw = (_down(s.draw[-1]),) if s.draw else ()
    return (
        Zone("draw", len(s.draw), draw),
        Zone("pile", len(s.pile), _faces(s.pile[-_SHOWN:], "")),
        Zone("removed", len(s.removed), ()),
    )


def playable(s: State) -> frozenset[str]:
    """Give the keys of the cards with which the player to move has a legal move."""
    if s.phase == "choose":
        return frozenset(face.key for face in _faces(s.holdings[s.turn].hand, "h"))
    hand, up, down = set(), set(), set()
    for m in legal_moves(s) if s.phase == "play" else ():
        if isinstance(m, Play):
            hand |= {c.rank for c in m.hand}
            up |= {c.rank for c in m.up}
        elif isinstance(m, Flip):
            down.add(f"d:{m.place}")
    holding = s.holdings[s.turn]
    faces = [(f.key, c.rank in hand) for f, c in zip(_faces(holding.hand, "h"), holding.hand, strict=True)]
    faces += [(f.key, c.rank in up) for f, c in zip(_faces(holding.up, "u"), holding.up, strict=True)]
    return frozenset(down | {key for key, good in faces if good})


# ----------------------------------------------------------------------------------------------------- buttons


def actions(s: State, *, stakes: bool = True) -> tuple[Action, ...]:  # noqa: ARG001 - no counters here
    """List the buttons of the player to move; the first is the main one."""
    if s.phase == "choose":
        mixed = tuple(Phrase("updown-action-choose", {"left": UP_SIZE - n}) for n in range(1, 7))
        return (Action("choose", Phrase("updown-action-choose", {"left": UP_SIZE}), select=True, mixed=mixed),)
    if s.phase != "play":
        return ()
    legal = legal_moves(s)
    play = any(isinstance(m, Play | Flip) for m in legal)
    found = [
        Action("play", Phrase("updown-action-none"), True, _groups(s.holdings[s.turn]), _mixed(s), play),  # noqa: FBT003
        Action("pick-up", Phrase("updown-action-pick-up", {"n": len(s.pile)}), legal=PickUp() in legal),
    ]
    if s.extras:
        found += [Action("draw", Phrase("updown-action-draw"), legal=Draw() in legal)]
    if EndTurn() in legal:
        found += [Action("end", Phrase("updown-action-end"))]
    return tuple(sorted(found, key=lambda a: not a.legal))


def _groups(holding: Holding) -> dict[str, tuple[Phrase, ...]]:
    ranks = Counter(c.rank for c in holding.hand + holding.up)
    groups = {
        rank_text(rank): tuple(
            Phrase("updown-action-play", {"rank": rank_phrase(rank), "n": n + 1}) for n in range(most)
        )
        for rank, most in ranks.items()
    }
    return groups | {"down": (Phrase("updown-action-flip"), Phrase("updown-action-flip-one"))}


def _mixed(s: State) -> tuple[Phrase, ...]:
    holding = s.holdings[s.turn]
    most = len(holding.hand) + len(holding.up) + len(holding.down)
    return tuple(Phrase("updown-action-play-cards", {"n": n + 1}) for n in range(most))


def move_of(_: State, action: str, keys: Sequence[str]) -> Move | None:
    """Give the move that a button and the selected cards mean; None when they mean none.

    Whether the move is legal is for `explain` to say.

    >>> from threeup.games.updown import UPDOWN
    >>> move_of(UPDOWN.start(2), "play", ["h:g7:0", "u:b7:0"])
    Play(hand=(card('g7'),), up=(card('b7'),))
    """
    plain: dict[str, Move] = {"pick-up": PickUp(), "draw": Draw(), "end": EndTurn()}
    if action in plain:
        return plain[action]
    parts = [key.split(":") for key in keys[:_MOST_KEYS]]
    down = [part[1] for part in parts if part[0] == "d" and len(part) > 1]
    if action == "play" and len(parts) == len(down) == 1:
        return _flip(down[0])
    if down or not all(_names_card(part) for part in parts):
        return None
    hand, up = (tuple(sorted(card(part[1]) for part in parts if part[0] == zone)) for zone in "hu")
    if action == "choose":
        return ChooseUp(hand + up)
    return Play(hand, up) if action == "play" else None


def _names_card(part: Sequence[str]) -> bool:
    return len(part) > 1 and part[0] in {"h", "u"} and part[1] not in _TEXTS and phrase(part[1]) is not None


def _flip(place: str) -> Flip | None:
    return Flip(int(place)) if place.isascii() and place.isdigit() and len(place) <= _LONGEST_PLACE else None


# ------------------------------------------------------------------------------------------------------ sentences


def status(s: State, *, stakes: bool = True) -> Phrase:  # noqa: ARG001, PLR0911 - no counters here; one return a sentence
    """Say what the player to move is to do."""
    if s.phase == "choose":
        return Phrase("updown-status-choose")
    f = Facts(s)
    legal = legal_moves(s)
    if Draw() in legal:
        return Phrase("updown-status-may-draw", {"n": s.extras})
    if f.penalty:
        return Phrase("updown-status-third", {"top": rank_phrase(f.top)})
    if s.extras:
        if PickUp() in legal:
            return Phrase("updown-status-pick-up", {"top": rank_phrase(f.top)})
        return Phrase("updown-status-extra", {"n": s.extras})
    if f.open and not f.up:
        return Phrase("updown-status-flip")
    if not f.top:
        return Phrase("updown-status-open")
    if not f.can_play:
        return Phrase("updown-status-pick-up", {"top": rank_phrase(f.top)})
    return Phrase("updown-status-play" if f.hand else "updown-status-up", {"top": rank_phrase(f.top)})


def could(s: State) -> Phrase | None:
    """Say what the player to move could do instead; None when there is nothing to name."""
    if s.phase == "choose":
        return Phrase("updown-could-choose")
    legal = legal_moves(s)
    ranks = {(m.hand or m.up)[0].rank for m in legal if isinstance(m, Play)}
    if ranks:
        return Phrase("updown-could-play", {"ranks": tuple(map(rank_phrase, sorted(ranks)))})
    for kind, key in ((Flip, "flip"), (Draw, "draw"), (PickUp, "pick-up"), (EndTurn, "end")):
        if any(isinstance(m, kind) for m in legal):
            return Phrase(f"updown-could-{key}")
    return None


def ending(s: State, seat: Seat | None, *, stakes: bool = True) -> tuple[Phrase, Phrase]:  # noqa: ARG001 - no counters here
    """Say how the game ended, to a seat (None: a watcher): a title and a sentence.

    >>> from threeup.games.updown import Options, State
    >>> ending(State(Options(), "over", (), out=(1, 0)), 1)[0].key
    'updown-over-won'
    """
    if not s.out:
        return Phrase("updown-over-draw"), Phrase(f"{s.ended}.text")
    key = "updown-over-won" if s.out[0] == seat else "updown-over-lost"
    args = {"seat": s.out[0]}
    return Phrase(key, args), Phrase(f"{key}.text", args)


def event_phrase(event: Event, *, stakes: bool = True) -> Phrase | None:  # noqa: ARG001, PLR0911 - no counters here; one return a kind of event
    """Say what happened, for the log; None for what needs no saying. A value named "seat" is a player."""
    match event:
        case Dealt():
            return Phrase("updown-event-dealt", {"n": len(event.draw)})
        case Revealed():
            return Phrase("updown-event-revealed")
        case Discarded():
            return _did(event.seat, "discarded", event.hand + event.up)
        case Flipped():
            stays = "stays" if event.stays else "pile"
            return Phrase("updown-event-flipped", {"seat": event.seat, "card": card_phrase(event.card), "fate": stays})
        case PickedUp():
            return Phrase("updown-event-picked-up", {"seat": event.seat, "n": len(event.cards)})
        case Drew():
            return _did(event.seat, "drew", event.cards)
        case Cleared() | GameEnded():
            what = "cleared" if isinstance(event, Cleared) else "ended"
            return Phrase(f"updown-event-{what}", {"why": event.rule.rpartition(".")[2]})
        case ExtrasCounted():
            return Phrase("updown-event-extras", {"seat": event.seat, "n": event.extras})
        case WentOut():
            return Phrase("updown-event-went-out", {"seat": event.seat})
        case _:
            return None


def _did(seat: Seat, what: str, cards: Cards) -> Phrase:
    if all(c.rank for c in cards):
        return Phrase(f"updown-event-{what}", {"seat": seat, "cards": tuple(map(card_phrase, cards)), "n": len(cards)})
    return Phrase(f"updown-event-{what}-hidden", {"seat": seat, "n": len(cards)})


# ---------------------------------------------------------------------------------------------------- movements


def _spelt(many: Cards) -> tuple[str, ...]:
    return tuple(map(str, many))


def motions(event: Event) -> tuple[Motion, ...]:  # noqa: PLR0911 - one return a kind of event
    """Say what moves on the table when this happens."""
    match event:
        case Dealt():
            return tuple(Motion("move", "draw", "hand", _spelt(hand), i) for i, hand in enumerate(event.hands))
        case Chose():
            return (Motion("move", "hand", "own", _spelt(event.cards), event.seat),)
        case Discarded():
            parts = (("hand", event.hand), ("own", event.up))
            return tuple(Motion("move", zone, "pile", _spelt(c), event.seat) for zone, c in parts if c)
        case Flipped():
            return (
                Motion("flip", "own", "own" if event.stays else "pile", (str(event.card),), event.seat, event.place),
            )
        case PickedUp():
            return (Motion("move", "pile", "hand", _spelt(event.cards), event.seat),)
        case Drew():
            return (Motion("move", "draw", "hand", _spelt(event.cards), event.seat),)
        case Cleared():
            return (Motion("sweep", "pile", "removed"),)
        case _:
            return ()
