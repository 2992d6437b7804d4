"""The rules that can forbid a move: one function a rule, bearing its ID.

Each takes the state, the move and the facts of the position, and gives the values its words need when the
move breaks it, else None. `CHECKS` lists, for each kind of move, the rules that speak of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from threeup.games.updown.cards import CLEAR, rank_text
from threeup.games.updown.moves import ChooseUp, Deal, Draw, EndTurn, Flip, PickUp, Play

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from threeup.games.updown.cards import Cards
    from threeup.games.updown.state import State

Args = dict[str, int | str]

HAND_SIZE: Final = 3
UP_SIZE: Final = 3


class Facts:
    """What the rules ask of a position again and again, worked out once.

    Fields:
        hand, up, down: the cards of the player to move.
        top: rank of the discard pile's top card, 0 when the pile is empty.
        open: the player's own piles are unlocked.
        source: the cards that must be played from, by name: hand, or face-up cards when open; empty: flips or nothing.
        can_play: some card of the source may be played.
        penalty: the next discard is the third of a Clear +2 from the piles and nothing face up reaches the top.
    """

    __slots__ = ("can_play", "down", "hand", "open", "penalty", "source", "top", "up")

    def __init__(self, s: State) -> None:
        holding = s.holdings[s.turn]
        self.hand = hand = holding.hand
        self.up = up = holding.up
        self.down = holding.down
        self.top = top = s.pile[-1].rank if s.pile else 0
        self.open = not hand and not s.draw
        self.source = source = hand or (up if self.open else ())
        self.can_play = bool(source) and source[-1].rank >= top
        self.penalty = (
            s.third_in == 1
            and top > 0
            and self.open
            and bool(up)
            and not self.can_play
            and s.options.plus_two_penalty == "third-joins"
        )


def _holds(have: Cards, wanted: Cards) -> bool:
    if len(wanted) == 1:
        return wanted[0] in have
    return all(wanted.count(each) <= have.count(each) for each in wanted)


# ------------------------------------------------------------------------------------------------- any table


def held(_: State, m: Play, f: Facts) -> Args | None:
    """table.cards.held: only cards that the player holds can be played."""
    if _holds(f.hand, m.hand) and (not m.up or _holds(f.up, m.up)):
        return None
    pairs = ((m.hand, f.hand), (m.up, f.up))
    return {"card": str(next(c for wanted, have in pairs for c in wanted if wanted.count(c) > have.count(c)))}


def some(_: State, m: Play, __: Facts) -> Args | None:
    """table.cards.some: a discard is at least one card."""
    return None if m.hand or m.up else {}


def held_choice(s: State, m: ChooseUp, __: Facts) -> Args | None:
    """table.cards.held: only cards of the own hand can be chosen."""
    hand = s.holdings[s.turn].hand
    return (
        None if _holds(hand, m.cards) else {"card": str(next(c for c in m.cards if m.cards.count(c) > hand.count(c)))}
    )


def held_place(_: State, m: Flip, f: Facts) -> Args | None:
    """table.cards.held: there is a face-down card at that place."""
    return None if 0 <= m.place < len(f.down) else {"card": "none"}


# -------------------------------------------------------------------------------------------------- the deal


def composition(s: State, m: Deal, _: Facts) -> Args | None:
    """updown.deck.composition: the deal holds exactly the cards of the deck."""
    deck = s.options.cards()
    if sorted(m.order) == sorted(deck) and 0 <= m.first < len(s.holdings):
        return None
    return {"cards": len(m.order), "deck": len(deck)}


def three_up(_: State, m: ChooseUp, __: Facts) -> Args | None:
    """updown.deal.three-up: exactly three cards are laid face up."""
    return None if len(m.cards) == UP_SIZE else {"n": len(m.cards)}


# --------------------------------------------------------------------------------------------------- discards


def one_rank(_: State, m: Play, __: Facts) -> Args | None:
    """updown.discard.one-rank: cards played together are of one rank."""
    together = m.hand + m.up
    if len(together) < 2:  # noqa: PLR2004
        return None
    low, high = min(together).rank, max(together).rank
    return None if low == high else {"low": rank_text(low), "high": rank_text(high)}


def clears_together(s: State, m: Play, _: Facts) -> Args | None:
    """updown.discard.clears-together: which Clear cards go several at a time."""
    together = m.hand + m.up
    if len(together) < 2 or together[-1].rank < CLEAR:  # noqa: PLR2004
        return None
    allowed = s.options.clears_together
    if allowed == "all" or (allowed == "plain" and together[-1].rank == CLEAR):
        return None
    return {"rank": rank_text(together[-1].rank), "n": len(together)}


def may_mix(s: State, m: Play, f: Facts) -> bool:
    """Whether the option lets the whole hand go together with face-up cards of its rank.

    Source: `fam` (updown.discard.from-hand-first, option mix_hand_and_up).
    """
    if not s.options.mix_hand_and_up or s.draw or not m.hand or len(m.hand) != len(f.hand):
        return False
    return len({c.rank for c in m.hand + m.up}) == 1


def from_hand_first(s: State, m: Play | Flip, f: Facts) -> Args | None:
    """updown.discard.from-hand-first: while the hand holds a card, only the hand is played from."""
    if not f.hand or (isinstance(m, Play) and (not m.up or may_mix(s, m, f))):
        return None
    return {"n": len(f.hand)}


def touched(f: Facts) -> bool:
    """Whether the player's own piles have been opened before: some of their cards are gone."""
    return len(f.up) < UP_SIZE


def locked(s: State, m: Play | Flip, f: Facts) -> Args | None:
    """updown.piles.locked: the own piles open when the draw pile is gone and the hand is empty."""
    if f.open or (isinstance(m, Play) and (not m.up or may_mix(s, m, f))) or (not s.draw and touched(f)):
        return None
    return {"draw": len(s.draw), "hand": len(f.hand)}


def relocked(s: State, m: Play | Flip, f: Facts) -> Args | None:
    """updown.piles.relocked: after taking the pile the own piles are locked until the hand is empty."""
    if f.open or s.draw or not touched(f) or (isinstance(m, Play) and (not m.up or may_mix(s, m, f))):
        return None
    return {"hand": len(f.hand)}


def at_least_top(_: State, m: Play, f: Facts) -> Args | None:
    """updown.discard.at-least-top: the rank played equals or exceeds the top card's."""
    together = m.hand + m.up
    low = min(together).rank if together else 0
    if low >= f.top or not low or (f.penalty and not m.hand):
        return None
    return {"rank": rank_text(low), "top": rank_text(f.top)}


def up_before_down(_: State, __: Flip, f: Facts) -> Args | None:
    """updown.piles.up-before-down: the face-up cards go before any face-down one."""
    return {"n": len(f.up)} if f.up else None


# ------------------------------------------------------------------------------------------- taking the pile


def open_pile(_: State, __: PickUp, f: Facts) -> Args | None:
    """updown.discard.open-pile: an empty pile can't be taken; any card may be played on it."""
    return None if f.top else {}


def must_play(s: State, __: PickUp, f: Facts) -> Args | None:
    """updown.discard.must-play: who can play must play."""
    if s.options.voluntary_pick_up or not f.top:
        return None
    if f.can_play:
        return {"rank": rank_text(f.source[-1].rank), "top": rank_text(f.top)}
    if f.open and not f.up:
        return {"rank": "none", "top": rank_text(f.top)}
    return None


def extra_is_tried(s: State, _: PickUp, f: Facts) -> Args | None:
    """updown.clear.extras-compulsory: an extra discard is made, or lapses, before the pile may be taken instead.

    The third discard of a Clear +2 is made even when it is too low; with nothing to play from (the hand empty, the own
    piles locked) no card was tried, so nothing says that the pile must be taken.
    """
    return {"n": s.extras} if f.penalty or (s.extras and f.top and not f.hand and not f.open) else None


# ------------------------------------------------------------------------------------- draws and extra discards


def discard_then_draw(s: State, _: Draw | EndTurn, __: Facts) -> Args | None:
    """updown.turn.discard-then-draw: the discard comes before the draw and the end of the turn."""
    return None if s.extras else {}


def no_draw_before_last(s: State, _: Draw, __: Facts) -> Args | None:
    """updown.clear.no-draw-before-last: the draw is there once, before the first extra discard."""
    return {} if s.extras and not s.may_draw else None


def to_three(_: State, __: Draw, f: Facts) -> Args | None:
    """updown.draw.to-three: with three cards or more nothing is drawn."""
    return {"n": len(f.hand)} if len(f.hand) >= HAND_SIZE else None


def short_pile(s: State, _: Draw, __: Facts) -> Args | None:
    """updown.draw.short-pile: from an empty draw pile nothing is drawn."""
    return None if s.draw else {}


def extras_compulsory(s: State, _: EndTurn, f: Facts) -> Args | None:
    """updown.clear.extras-compulsory: an extra discard is made when there is a card to make it with."""
    return {"n": s.extras} if s.extras and (f.source or f.open) else None


Check = tuple[str, "Callable[[State, Any, Facts], Args | None]"]

_D: Final = "updown.discard."
_PILE_CHECKS: Final[tuple[Check, ...]] = (
    (_D + "from-hand-first", from_hand_first),
    ("updown.piles.locked", locked),
    ("updown.piles.relocked", relocked),
)
# What is true of every candidate from the hand needs no asking again: they are held, of one rank, one card at least.
FROM_HAND: Final[tuple[Check, ...]] = ((_D + "at-least-top", at_least_top), (_D + "clears-together", clears_together))
CHECKS: Final[Mapping[type, tuple[Check, ...]]] = {
    Deal: (("updown.deck.composition", composition),),
    ChooseUp: (("table.cards.held", held_choice), ("updown.deal.three-up", three_up)),
    Play: (
        ("table.cards.some", some),
        ("table.cards.held", held),
        (_D + "one-rank", one_rank),
        *FROM_HAND,
        *_PILE_CHECKS,
    ),
    Flip: (
        ("table.cards.held", held_place),
        *_PILE_CHECKS,
        ("updown.piles.up-before-down", up_before_down),
    ),
    PickUp: (
        (_D + "open-pile", open_pile),
        (_D + "must-play", must_play),
        ("updown.clear.extras-compulsory", extra_is_tried),
    ),
    Draw: (
        ("updown.turn.discard-then-draw", discard_then_draw),
        ("updown.clear.no-draw-before-last", no_draw_before_last),
        ("updown.draw.to-three", to_three),
        ("updown.draw.short-pile", short_pile),
    ),
    EndTurn: (
        ("updown.turn.discard-then-draw", discard_then_draw),
        ("updown.clear.extras-compulsory", extras_compulsory),
    ),
}
