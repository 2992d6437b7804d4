"""Bring a state, or what a seat knows of it, up to date with what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from threeup.games.loo.events import (
    Accepted,
    Anted,
    CardPlayed,
    Carried,
    Challenged,
    DealEnded,
    Dealt,
    Defended,
    EndAgreed,
    Folded,
    GameEnded,
    Judged,
    Looed,
    MissTaken,
    PlayBegan,
    PotDivided,
    PotTaken,
    ReviewBegan,
    Stood,
    TricksPaid,
    TrickWon,
    TrumpTurned,
)
from threeup.games.loo.state import Laid, State

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from threeup.core.events import Event
    from threeup.core.game import Seat
    from threeup.games.loo.state import Phase, Said


_NOTHING: Final[Said] = ""


class Draft:
    """A state in the making: folding events here and freezing once is cheaper than a new state an event."""

    __slots__ = (
        "accused", "at_play", "caught", "counters", "dead", "dealer", "deals", "ended", "events", "hands", "last",
        "miss", "opened", "options", "phase", "pot", "said", "stock", "trick", "tricks", "turn", "turned",
    )  # fmt: skip

    def __init__(self, s: State) -> None:
        self.options = s.options
        self.phase: Phase = s.phase
        self.hands = s.hands
        self.counters = s.counters
        self.pot = s.pot
        self.dealer = s.dealer
        self.turn = s.turn
        self.said: tuple[Said, ...] = s.said
        self.miss = s.miss
        self.turned = s.turned
        self.stock = s.stock
        self.dead = s.dead
        self.trick = s.trick
        self.tricks = s.tricks
        self.at_play = s.at_play
        self.accused = s.accused
        self.caught = s.caught
        self.opened = s.opened
        self.deals = s.deals
        self.last = s.last
        self.ended = s.ended
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        """Note an event and carry out what it says."""
        self.events.append(event)
        _FOLD[type(event)](self, event)

    def frozen(self) -> State:
        """Give the state as it is now."""
        return State(
            self.options, self.phase, self.hands, self.counters, self.pot, self.dealer, self.turn, self.said,
            self.miss, self.turned, self.stock, self.dead, self.trick, self.tricks, self.at_play, self.accused,
            self.caught, self.opened, self.deals, self.last, self.ended,
        )  # fmt: skip

    def pay(self, seat: Seat, counters: int) -> None:
        """Move counters from the pot to a player; fewer than none: into it."""
        self.pot -= counters
        self.counters = (*self.counters[:seat], self.counters[seat] + counters, *self.counters[seat + 1 :])


def _nothing(_: Draft, __: Event) -> None:
    """What only is said."""


def _anted(d: Draft, e: Anted) -> None:
    d.opened = d.counters
    d.counters = tuple(have - paid for have, paid in zip(d.counters, e.paid, strict=True))
    d.pot += sum(e.paid)


def _dealt(d: Draft, e: Dealt) -> None:
    d.phase = "declare"
    d.dealer = e.dealer
    d.turn = (e.dealer + 1) % len(e.hands)
    d.hands = e.hands
    said: tuple[Said, ...] = (_NOTHING,) * len(e.hands)
    d.said = said
    d.miss, d.stock = e.miss, e.stock
    d.turned = None
    d.dead = d.trick = d.tricks = d.accused = d.caught = ()
    d.at_play = 0


def _turned(d: Draft, e: TrumpTurned) -> None:
    d.turned = e.card
    d.stock = d.stock[1:]


def _say(d: Draft, seat: Seat, said: Said) -> None:
    d.said = (*d.said[:seat], said, *d.said[seat + 1 :])
    if seat != d.dealer:
        d.turn = (seat + 1) % len(d.said)


def _folded(d: Draft, e: Folded) -> None:
    d.dead += e.dead
    d.hands = (*d.hands[: e.seat], (), *d.hands[e.seat + 1 :])
    _say(d, e.seat, "fold")


def _stood(d: Draft, e: Stood) -> None:
    _say(d, e.seat, "play")


def _miss_taken(d: Draft, e: MissTaken | Defended) -> None:
    d.dead += e.dead
    d.hands = (*d.hands[: e.seat], e.cards, *d.hands[e.seat + 1 :])
    d.miss = ()
    _say(d, e.seat, "miss" if isinstance(e, MissTaken) else "defend")


def _play_began(d: Draft, e: PlayBegan) -> None:
    d.phase = "play"
    d.turn = e.seat
    d.at_play = e.pot


def _card_played(d: Draft, e: CardPlayed) -> None:
    seat = e.seat
    left = list(d.hands[seat])
    # Someone else's hand is unknown to a view: whichever card leaves it, one unknown card less is there.
    left.remove(e.card if e.card in left else left[0])
    d.hands = (*d.hands[:seat], tuple(left), *d.hands[seat + 1 :])
    d.trick = (*d.trick, Laid(seat, e.card))
    said, n = d.said, len(d.said)
    seat = (seat + 1) % n
    while said[seat] == "fold":
        seat = (seat + 1) % n
    d.turn = seat


def _trick_won(d: Draft, e: TrickWon) -> None:
    d.tricks = (*d.tricks, d.trick)
    d.trick = ()
    d.turn = e.seat


def _review_began(d: Draft, e: ReviewBegan) -> None:
    d.phase = "review"
    d.turn = e.seat


def _accepted(d: Draft, e: Accepted) -> None:
    d.turn = (e.seat + 1) % len(d.said)


def _challenged(d: Draft, e: Challenged) -> None:
    d.accused = (*d.accused, e.accused)
    if e.caught:
        d.caught = (*d.caught, e.accused)


def _to_player(d: Draft, e: PotTaken | TricksPaid) -> None:
    d.pay(e.seat, e.counters)


def _looed(d: Draft, e: Looed) -> None:
    d.pay(e.seat, -e.counters)


def _deal_ended(d: Draft, e: DealEnded) -> None:
    d.phase = "deal"
    d.deals += 1
    d.dealer = e.dealer
    d.last = e.last


def _end_agreed(d: Draft, e: EndAgreed) -> None:
    d.last = e.last


def _pot_divided(d: Draft, e: PotDivided) -> None:
    d.counters = tuple(have + e.share for have in d.counters)
    d.pot = e.rest
    d.last = 0


def _ended(d: Draft, e: GameEnded) -> None:
    d.phase = "over"
    d.ended = e.rule
    d.last = 0


_FOLD: Final[dict[type[Event], Callable[[Draft, Any], None]]] = {
    Carried: _nothing,
    Anted: _anted,
    Dealt: _dealt,
    TrumpTurned: _turned,
    Folded: _folded,
    Stood: _stood,
    MissTaken: _miss_taken,
    Defended: _miss_taken,
    PlayBegan: _play_began,
    CardPlayed: _card_played,
    TrickWon: _trick_won,
    ReviewBegan: _review_began,
    Accepted: _accepted,
    Challenged: _challenged,
    Judged: _nothing,
    PotTaken: _to_player,
    TricksPaid: _to_player,
    Looed: _looed,
    DealEnded: _deal_ended,
    EndAgreed: _end_agreed,
    PotDivided: _pot_divided,
    GameEnded: _ended,
}


def follow(s: State, events: Sequence[Event]) -> State:
    """Give the state after these events; on a seat's view, with the events as that seat saw them."""
    d = Draft(s)
    for event in events:
        d.add(event)
    return d.frozen()
