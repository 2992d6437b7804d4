"""The rules that can forbid a move: one function a rule, bearing its ID.

Each takes the state, the move and the facts of the position, and gives the values its words need when the move breaks
it, else None. `CHECKS` lists, for each kind of move, the rules that speak of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from threeup.games.loo.cards import ACE, DECK, KING, Card, Cards, Suit, beats
from threeup.games.loo.moves import Accept, Challenge, Deal, Defend, Fold, Play, Stand, Stop, TakeMiss
from threeup.games.loo.state import Trick, winner

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from threeup.games.loo.options import Options
    from threeup.games.loo.state import State

Args = dict[str, int | str]

HAND_SIZE: Final = 3
_WHOLE: Final = frozenset(DECK)


class Declaring:
    """What the rules ask about a declaration.

    Fields:
        standing: players who have declared to play so far.
        dealer: the dealer is to declare.
        must_play: why all must play: "first" for the first pool, "clubs" for the club law; empty when they need not.
        miss: the miss may be taken: it is there, and the deal has one.
        one: exactly one player is in, with the own hand, and the dealer is to declare. loo.declare.dealer-choices.
    """

    __slots__ = ("dealer", "miss", "must_play", "one", "standing")

    def __init__(self, s: State) -> None:
        options = s.options
        self.standing = standing = s.said.count("play") + s.said.count("miss")
        self.dealer = s.turn == s.dealer
        first = options.first_pool_single and not s.deals
        self.must_play = "first" if first else "clubs" if options.club_law and s.trump == "c" else ""
        self.miss = bool(s.miss) and not first
        self.one = self.dealer and standing == 1 and "miss" not in s.said


class Duties:
    """What the rules ask of the cards that could be laid now.

    Fields:
        hand: the hand to lay from.
        trump: the suit of trumps.
        led: the suit led; empty for a lead.
        best: the card that wins the trick so far; None for a lead.
        ace: the card that must be led first: the ace of trumps, or the king where the ace was turned up; None without.
        trumps: the trumps in hand, lowest first.
        base: what the duty to follow or to trump leaves of the hand; the whole hand where neither binds.
        beating: the cards of the base that beat the best so far, where that must be done.
        first: it is the first lead of the deal.
        alone: only one opponent is in.
        bound: the first lead must be a trump.
        allowed: the cards that no duty forbids.
    """

    __slots__ = (
        "ace", "allowed", "alone", "base", "beating", "best", "bound", "first", "hand", "led", "trump", "trumps",
    )  # fmt: skip

    def __init__(self, hand: Cards, trick: Trick, turned: Card, options: Options, active: int, played: int) -> None:
        self.hand = hand
        self.trump = trump = turned.suit
        self.trumps = trumps = tuple([c for c in hand if c.suit == trump])
        self.ace: Card | None = None
        self.beating: Cards = ()
        self.first = self.alone = self.bound = False
        if trick:
            self._follow(trick, options)
            return
        self.led: Suit | str = ""
        self.best: Card | None = None
        self.base = hand
        self.allowed = trumps or hand
        if not played:
            self.first = True
            self.alone = active == 2  # noqa: PLR2004 - the player and one opponent
            top = Card(trump, KING if turned.rank == ACE else ACE)
            self.ace = top if top in trumps else None
            self.bound = not self.ace and len(trumps) > (options.lead == "classic")
            if self.ace:
                self.allowed = (self.ace,)
            elif not self.bound:
                self.allowed = hand
            elif self.alone:
                self.allowed = trumps[-1:]

    def _follow(self, trick: Trick, options: Options) -> None:
        trump = self.trump
        self.led = led = trick[0].card.suit
        self.best = best = winner(trick, trump).card
        same = tuple([c for c in self.hand if c.suit == led])
        self.base = base = same or self.trumps or self.hand
        if same or self.trumps:
            self.beating = tuple([c for c in base if beats(c, best, trump)])
            if not same and not self.beating and options.undertrump == "free":
                self.base = base = self.hand
        self.allowed = self.beating or base


def duties(s: State) -> Duties:
    """Give the duties of the player to move, in play."""
    assert s.turned is not None  # noqa: S101 - a card is turned in every deal
    active = len(s.said) - s.said.count("fold")
    return Duties(s.hands[s.turn], s.trick, s.turned, s.options, active, len(s.tricks))


def facts(s: State) -> Declaring | Duties | None:
    """Work out what the rules ask of a position, once."""
    return duties(s) if s.phase == "play" else Declaring(s) if s.phase == "declare" else None


# ------------------------------------------------------------------------------------------------------ the deal


def whole_deck(_: State, m: Deal, __: None) -> Args | None:
    """loo.table.cards: the deal holds each of the 52 cards once."""
    if len(m.order) == len(DECK) and _WHOLE.issuperset(m.order) and len(set(m.order)) == len(DECK):
        return None
    return {"cards": len(m.order), "deck": len(DECK)}


def deals_next(s: State, m: Deal, _: None) -> Args | None:
    """loo.table.dealer: the first dealer is drawn by lot, then the deal passes to the left."""
    good = 0 <= m.dealer < len(s.hands) if not s.deals else m.dealer == s.dealer
    return None if good else {"seat": s.dealer, "first": "no" if s.deals else "yes"}


def between_deals(s: State, _: Stop, __: object) -> Args | None:
    """loo.end.agreement: the game ends between deals, once one was played."""
    if s.phase != "deal":
        return {"why": "now"}
    return None if s.deals else {"why": "first"}


# ----------------------------------------------------------------------------------------------------- declaring


def must_play(_: State, __: Fold, f: Declaring) -> Args | None:
    """loo.declare.order: each folds or plays; where all must play, nobody folds."""
    return {"why": f.must_play} if f.must_play else None


def may_not_fold(s: State, __: Fold, f: Declaring) -> Args | None:
    """loo.declare.dealer-choices: against one player with the own hand the dealer does not fold."""
    return {"seat": _opponent(s)} if f.one and not s.options.dealer_may_concede else None


def _opponent(s: State) -> int:
    return next(seat for seat, said in enumerate(s.said) if said == "play")


def miss_free(s: State, _: TakeMiss, f: Declaring) -> Args | None:
    """loo.declare.miss: there is one miss, for whoever takes it first."""
    if f.miss:
        return None
    taker = s.said.index("miss") if "miss" in s.said else s.turn
    return {"why": "first"} if s.miss else {"why": "taken", "seat": taker}


def may_defend(s: State, _: Defend, f: Declaring) -> Args | None:
    """loo.declare.defend: the dealer plays the miss for the pot, against one player (or any number, by option)."""
    if not f.dealer:
        return {"why": "dealer", "n": f.standing}
    if f.must_play:
        return {"why": "must", "n": f.standing}
    if not f.miss:
        return {"why": "taken", "n": f.standing}
    return None if f.one or s.options.defend_when == "any-opponent" else {"why": "players", "n": f.standing}


# ------------------------------------------------------------------------------------------------------- the play


def held(_: State, m: Play, f: Duties) -> Args | None:
    """table.cards.held: only cards that the player holds can be played."""
    return None if m.card in f.hand else {"card": str(m.card)}


def lead_ace(_: State, m: Play, f: Duties) -> Args | None:
    """loo.play.lead-ace: on the first lead the ace of trumps is led (the king if the ace was turned up)."""
    return {"card": str(m.card), "ace": str(f.ace)} if f.ace and m.card != f.ace else None


def lead_trump(_: State, m: Play, f: Duties) -> Args | None:
    """loo.play.lead-trump: failing that, a trump; the highest against one opponent."""
    if not f.bound or m.card in f.allowed:
        return None
    highest = "yes" if f.alone and len(f.trumps) > 1 else "no"
    return {"card": str(m.card), "trump": f.trump, "top": str(f.trumps[-1]), "highest": highest}


def winner_leads_trump(_: State, m: Play, f: Duties) -> Args | None:
    """loo.play.winner-leads-trump: who won the trick leads a trump if able."""
    if f.led or f.first or not f.trumps or m.card.suit == f.trump:
        return None
    return {"card": str(m.card), "trump": f.trump, "n": len(f.trumps)}


def follow_suit(_: State, m: Play, f: Duties) -> Args | None:
    """loo.play.follow-suit: follow the suit led if able."""
    if not f.led or m.card.suit == f.led or f.base[0].suit != f.led or f.base[-1].suit != f.led:
        return None
    return {"card": str(m.card), "suit": f.led, "n": len(f.base)}


def must_trump(_: State, m: Play, f: Duties) -> Args | None:
    """loo.play.must-trump: void of the suit led, trump if able."""
    if not f.led or m.card.suit in {f.trump, f.led} or not f.base or f.base != f.trumps or f.led == f.trump:
        return None
    return {"card": str(m.card), "suit": f.led, "trump": f.trump}


def must_head(_: State, m: Play, f: Duties) -> Args | None:
    """loo.play.must-head: within those duties, beat the best card so far if able."""
    if not f.beating or m.card in f.beating or m.card not in f.base:
        return None
    return {"card": str(m.card), "best": str(f.best), "better": str(f.beating[0])}


# ---------------------------------------------------------------------------------------------- the referee's mode


def may_challenge(s: State, m: Challenge, _: None) -> Args | None:
    """loo.referee.challenge: another player's cards may be challenged, once in a deal."""
    if m.seat == s.turn:
        return {"why": "self", "seat": m.seat}
    if m.seat in s.accused:
        return {"why": "again", "seat": m.seat}
    return None if m.seat in s.active else {"why": "out", "seat": m.seat}


def offences(s: State, seat: int) -> tuple[tuple[Card, str, Args], ...]:
    """List the cards of a deal by which a seat broke a duty, each with the rule and its values.

    Only what all have seen is asked: once the three tricks are played, every hand is known.
    """
    found = []
    for trick, place, f in _laid(s, seat):
        m = Play(trick[place].card)
        found += [(m.card, rule, args) for rule, check in DUTIES if (args := check(s, m, f)) is not None]
    return tuple(found)


def _laid(s: State, seat: int) -> list[tuple[Trick, int, Duties]]:
    assert s.turned is not None  # noqa: S101 - a card is turned in every deal
    mine = [(k, i) for k, trick in enumerate(s.tricks) for i, laid in enumerate(trick) if laid.seat == seat]
    found = []
    for k, i in mine:
        hand = tuple(sorted(s.tricks[later][place].card for later, place in mine if later >= k))
        found.append((s.tricks[k], i, Duties(hand, s.tricks[k][:i], s.turned, s.options, len(s.active), k)))
    return found


def judged(s: State, seat: int) -> list[tuple[Play, Duties]]:
    """Give the cards that a seat laid in this deal, each with the duties at that moment."""
    return [(Play(trick[place].card), f) for trick, place, f in _laid(s, seat)]


Check = tuple[str, "Callable[[State, Any, Any], Args | None]"]

_P: Final = "loo.play."
DUTIES: Final[tuple[Check, ...]] = (
    (_P + "lead-ace", lead_ace),
    (_P + "lead-trump", lead_trump),
    (_P + "winner-leads-trump", winner_leads_trump),
    (_P + "follow-suit", follow_suit),
    (_P + "must-trump", must_trump),
    (_P + "must-head", must_head),
)
"""The duties of play: what a revoke breaks."""

CHECKS: Final[Mapping[type, tuple[Check, ...]]] = {
    Deal: (("loo.table.cards", whole_deck), ("loo.table.dealer", deals_next)),
    Stop: (("loo.end.agreement", between_deals),),
    Fold: (("loo.declare.order", must_play), ("loo.declare.dealer-choices", may_not_fold)),
    Stand: (),
    TakeMiss: (("loo.declare.miss", miss_free),),
    Defend: (("loo.declare.defend", may_defend),),
    Play: (("table.cards.held", held), *DUTIES),
    Challenge: (("loo.referee.challenge", may_challenge),),
    Accept: (),
}
