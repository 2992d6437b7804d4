"""3-Card Loo, a trick-taking game for counters: win tricks with three cards, or pay."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from threeup.core.errors import SetupError
from threeup.core.game import DEALER, Outcome
from threeup.core.rulebook import Rulebook, load
from threeup.games.loo import events as _events
from threeup.games.loo import explain as _explain
from threeup.games.loo import faces as _faces
from threeup.games.loo import follow as _follow
from threeup.games.loo import layout as _layout
from threeup.games.loo import options as _options
from threeup.games.loo import play as _play
from threeup.games.loo import position as _position
from threeup.games.loo import telling as _telling
from threeup.games.loo import view as _view
from threeup.games.loo import words as _words
from threeup.games.loo.cards import DECK, UNKNOWN, Card, card, cards
from threeup.games.loo.moves import Accept, Challenge, Deal, Defend, Fold, Move, Play, Stand, Stop, TakeMiss, move
from threeup.games.loo.options import Options
from threeup.games.loo.setup import Setup
from threeup.games.loo.state import Laid, State

if TYPE_CHECKING:
    from threeup.core.events import Event
    from threeup.core.game import Seat
    from threeup.games.loo.cards import Cards


@dataclass(frozen=True)
class Loo:
    """The rules of 3-Card Loo as a `Game`."""

    id: str = "loo"
    version: int = 1
    seats: range = range(3, 17)
    default_players: int = 5

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rules as data."""
        return load("threeup.games.loo")

    candidates = staticmethod(_explain.candidates)
    explain = staticmethod(_explain.explain)
    legal_moves = staticmethod(_explain.legal_moves)
    apply = staticmethod(_play.apply)
    view = staticmethod(_view.view)
    cards = staticmethod(_view.all_cards)
    follow = staticmethod(_follow.follow)
    read_move = staticmethod(move)
    option_choices = staticmethod(_options.option_choices)
    fit = staticmethod(_options.fit)
    read_options = staticmethod(_options.read_options)
    write_options = staticmethod(_options.write_options)
    read_position = staticmethod(_position.read_position)
    write_position = staticmethod(_position.write_position)
    position_types = (State, Setup)

    phrase = staticmethod(_words.phrase)
    move_phrase = staticmethod(_words.move_phrase)
    event_phrase = staticmethod(_telling.event_phrase)
    places = staticmethod(_layout.places)
    zones = staticmethod(_layout.zones)
    playable = staticmethod(_layout.playable)
    actions = staticmethod(_layout.actions)
    move_of = staticmethod(_layout.move_of)
    status = staticmethod(_words.status)
    could = staticmethod(_words.could)
    ending = staticmethod(_words.ending)
    sign = staticmethod(_words.sign)
    motions = staticmethod(_telling.motions)

    face_id = staticmethod(_faces.face_id)
    face_messages = staticmethod(_faces.face_messages)
    picture = staticmethod(_faces.picture)
    sprite = staticmethod(_faces.sprite)

    def start(self, players: int = 5, options: Options | None = None) -> State:
        """Give the table before the first deal. Raises SetupError, listing every fault.

        >>> LOO.start(5).phase
        'deal'
        """
        chosen = options or Options()
        if faults := chosen.faults(players):
            raise SetupError(faults)
        return State(chosen, "deal", ((),) * players, (0,) * players, stock=DECK)

    def deck(self, s: State) -> Cards:  # noqa: ARG002 - other games look at the table
        """List every card in play, sorted."""
        return DECK

    def deal(self, s: State, order: Cards, lot: int | None) -> Deal:
        """Give the deal of a shuffled deck; the first dealer is drawn by lot, later ones follow to the left."""
        return Deal(order, s.dealer if s.deals or lot is None else lot)

    def players(self, s: State) -> int:
        """Give the number of seats."""
        return len(s.hands)

    def to_act(self, s: State) -> Seat | None:
        """Give the seat to move, `DEALER` for a deal, None when the game is over."""
        return None if s.phase == "over" else DEALER if s.phase == "deal" else s.turn

    def unknown(self, s: State) -> int:
        """Count the unknown cards in hands, and in a miss that can still be taken; this deal shows no others."""
        miss = s.miss if s.phase == "declare" else ()
        return sum(each == UNKNOWN for hand in (*s.hands, miss) for each in hand)

    def counters(self, s: State) -> int:
        """Add up the accounts and the pot. loo.settle.conserved."""
        return sum(s.counters) + s.pot

    def outcome(self, s: State) -> Outcome | None:
        """Tell how the game ended, who has most counters first; None while it goes on."""
        if s.phase != "over":
            return None
        places = sorted(range(len(s.counters)), key=lambda seat: -s.counters[seat])
        return Outcome(tuple(places), s.counters.count(max(s.counters)) > 1, s.ended)

    def seen(self, event: Event, seat: Seat | None) -> Event:
        """Give an event as a seat sees it."""
        return _events.seen(event, seat)

    def position(self, s: State) -> State:
        """Give what repeats when a position repeats: nothing does, for the deals are counted."""
        return s


LOO: Final = Loo()

__all__ = [
    "DECK", "LOO", "UNKNOWN", "Accept", "Card", "Challenge", "Deal", "Defend", "Fold", "Laid", "Loo", "Move", "Options",
    "Play", "Setup", "Stand", "State", "Stop", "TakeMiss", "card", "cards", "move",
]  # fmt: skip
