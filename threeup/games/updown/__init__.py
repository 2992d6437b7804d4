"""3UP 3DOWN, a shedding game of 84 cards: be the first to play every card."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Final

from threeup.core.errors import SetupError
from threeup.core.game import DEALER, Outcome
from threeup.core.rulebook import Rulebook, load
from threeup.games.updown import events as _events
from threeup.games.updown import explain as _explain
from threeup.games.updown import faces as _faces
from threeup.games.updown import follow as _follow
from threeup.games.updown import layout as _layout
from threeup.games.updown import options as _options
from threeup.games.updown import play as _play
from threeup.games.updown import position as _position
from threeup.games.updown import view as _view
from threeup.games.updown.cards import UNKNOWN, Card, card, cards
from threeup.games.updown.moves import ChooseUp, Deal, Draw, EndTurn, Flip, Move, PickUp, Play, move
from threeup.games.updown.options import Options
from threeup.games.updown.setup import Setup
from threeup.games.updown.state import Holding, State

if TYPE_CHECKING:
    from threeup.core.events import Event
    from threeup.core.game import Seat
    from threeup.games.updown.cards import Cards


@dataclass(frozen=True)
class UpDown:
    """The rules of 3UP 3DOWN as a `Game`."""

    id: str = "updown"
    version: int = 1
    seats: range = range(2, 13)
    default_players: int = 3

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rules as data."""
        return load("threeup.games.updown")

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

    phrase = staticmethod(_layout.phrase)
    move_phrase = staticmethod(_layout.move_phrase)
    event_phrase = staticmethod(_layout.event_phrase)
    places = staticmethod(_layout.places)
    zones = staticmethod(_layout.zones)
    playable = staticmethod(_layout.playable)
    actions = staticmethod(_layout.actions)
    move_of = staticmethod(_layout.move_of)
    status = staticmethod(_layout.status)
    could = staticmethod(_layout.could)
    ending = staticmethod(_layout.ending)
    sign = staticmethod(_layout.sign)
    motions = staticmethod(_layout.motions)

    face_id = staticmethod(_faces.face_id)
    face_messages = staticmethod(_faces.face_messages)
    picture = staticmethod(_faces.picture)
    sprite = staticmethod(_faces.sprite)

    def start(self, players: int = 3, options: Options | None = None) -> State:
        """Give the table before the deal. Raises SetupError, listing every fault.

        >>> UPDOWN.start(4).phase
        'deal'
        """
        chosen = options or Options()
        if faults := chosen.faults(players):
            raise SetupError(faults)
        return State(chosen, "deal", (Holding(),) * players, draw=chosen.cards())

    def deck(self, s: State) -> Cards:
        """List every card in play, sorted."""
        return s.options.cards()

    def deal(self, s: State, order: Cards, lot: int | None) -> Deal:  # noqa: ARG002 - other games look at the table
        """Give the deal of a shuffled deck; the seat that opens is drawn by lot."""
        return Deal(order, lot or 0)

    def players(self, s: State) -> int:
        """Give the number of seats."""
        return len(s.holdings)

    def to_act(self, s: State) -> Seat | None:
        """Give the seat to move, `DEALER` for a deal, None when the game is over."""
        return None if s.phase == "over" else DEALER if s.phase == "deal" else s.turn

    def unknown(self, s: State) -> int:
        """Count the unknown cards but for the cleared ones, which nobody sees again."""
        held = (zone for h in s.holdings for zone in (h.hand, h.up, h.down))
        return sum(each == UNKNOWN for zone in (*held, s.draw, s.pile) for each in zone)

    def counters(self, s: State) -> int:  # noqa: ARG002 - every game answers
        """Give 0: nobody has counters in this game."""
        return 0

    def outcome(self, s: State) -> Outcome | None:
        """Tell how the game ended; None while it goes on."""
        if s.phase != "over":
            return None
        left = tuple(i for i in range(len(s.holdings)) if i not in s.out)
        last = left if len(left) == 1 and s.out else ()
        return Outcome(s.out + last, not s.out, s.ended)

    def seen(self, event: Event, seat: Seat | None) -> Event:
        """Give an event as a seat sees it."""
        return _events.seen(event, seat)

    def position(self, s: State) -> State:
        """Give the state without its count of turns: what repeats when a position repeats."""
        return replace(s, turns=0)


UPDOWN: Final = UpDown()

__all__ = [
    "UNKNOWN", "UPDOWN", "Card", "ChooseUp", "Deal", "Draw", "EndTurn", "Flip", "Holding", "Move", "Options", "PickUp",
    "Play", "Setup", "State", "UpDown", "card", "cards", "move",
]  # fmt: skip
