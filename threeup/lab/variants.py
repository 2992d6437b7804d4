"""House rules side by side: what would be different in a position, and because of which of them.

>>> found = compare("updown/1 [g7 b7 / g9 / ?] [b3 b5 b6] pile: g4 b7 removed: *", {"voluntary_pick_up": True})
>>> found.sheet().rows[0][2:]
('Allowed.', 'Taking the pile by choice')
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, Literal

from threeup.core.errors import IllegalMoveError, SetupError
from threeup.core.game import DEALER
from threeup.lab import variantwords
from threeup.lab.causes import Cause, Noting, changed, smallest
from threeup.lab.circumstances import BY_GAME
from threeup.lab.place import place
from threeup.lab.sheet import Sheet, Shown
from threeup.text.speech import Speech

if TYPE_CHECKING:
    from collections.abc import Sequence

    from threeup.core.errors import Fault
    from threeup.core.events import Event
    from threeup.core.game import Reason

Kind = Literal["gone", "new", "other"]
"""What becomes of a move: it is legal no more, it is legal now, or it brings something else."""

_UNKNOWN: Final = "?"
# What a move brings that turns over a card nobody knows. Every move that can be judged brings at least one event.
_UNTOLD: Final[tuple[Event, ...]] = ()


@dataclass(frozen=True, slots=True)
class Difference:
    """A move that is not the same under two sets of house rules, `a` and `b`.

    Fields:
        move: the move.
        kind: "gone" (legal under `a` only), "new" (under `b` only), "other" (under both, but something else happens).
        causes: every smallest set of options that, changed in `a`, gives what `b` gives; the names of each.
        broken: the rules that forbid it where it is not legal.
        events_a, events_b: what happens; empty where it is not legal.
    """

    move: Any
    kind: Kind
    causes: tuple[Cause, ...]
    broken: tuple[Reason, ...]
    events_a: tuple[Event, ...]
    events_b: tuple[Event, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """Name the rules that speak: those that forbid the move, or by which something else happens."""
        if self.broken:
            return tuple(reason.rule for reason in self.broken)
        apart = (*only(self.events_a, self.events_b), *only(self.events_b, self.events_a))
        return tuple(dict.fromkeys(event.rule for event in apart))


@dataclass(frozen=True, slots=True)
class Comparison(Shown):
    """A position under two sets of house rules, `a` and `b`.

    Fields:
        game: the game.
        state: the position, under `a`.
        b: the other house rules.
        differences: the moves that are not the same, in the order of the candidates.
        same: how many legal moves are the same.
        unsure: how many moves can't be judged, because a card is hidden.
    """

    game: Any
    state: Any
    b: Any
    differences: tuple[Difference, ...]
    same: int
    unsure: int

    @property
    def changes(self) -> Mapping[str, tuple[Any, Any]]:
        """The options that differ, each with its two values."""
        return changed(self.state.options, self.b)

    def sheet(self, lang: str = "en") -> Sheet:
        """Give the moves that differ, each with what it is now, what it would be, and the cause."""
        return variantwords.position_sheet(self, Speech(self.game, lang))


def compare(position: Any, options_b: Any, options_a: Any = None) -> Comparison:  # noqa: ANN401 - any game's
    """Compare a position under its own house rules, or `options_a`, with the same under `options_b`.

    House rules are a value of the game's, or a mapping with those that are to be changed. Raises SetupError with every
    fault where they can't be, or where this position can't come about under them.

    >>> found = compare("updown/1 [g7 bC / g9 / ?] [b3 b5 b6] pile: g4 b4 removed: *", {"clear_goes_again": True})
    >>> [(str(each.move), each.kind, each.causes) for each in found.differences]
    [('play bC', 'other', (('clear_goes_again',),))]
    """
    game, state = place(position)
    if options_a is not None:
        state = _under(game, state, rules_of(game, options_a, state.options))
    b = rules_of(game, options_b, state.options)
    _under(game, state, b)
    return Sides(game, state.options, b).compare(state)


def _under(game: Any, state: Any, rules: Any) -> Any:  # noqa: ANN401 - any game's
    """Give the position under other house rules. Raises SetupError with every fault."""
    if faults := faults_under(game, state, rules):
        raise SetupError(faults)
    return replace(state, options=rules)


def rules_of(game: Any, given: Any, own: Any) -> Any:  # noqa: ANN401 - any game's options
    """Give house rules that were given as a value, or as changes of others.

    Raises SetupError with every fault, TypeError for the house rules of another game.

    >>> from threeup.games.updown import UPDOWN, Options
    >>> rules_of(UPDOWN, {"turn_cap": "none"}, Options(set_size=4)) == Options(set_size=4, turn_cap=None)
    True
    """
    if isinstance(given, Mapping):
        return game.read_options({**game.write_options(own), **given})
    if type(given) is not type(own):
        message = f"no house rules of this game: {given!r}"
        raise TypeError(message)
    return given


def faults_under(game: Any, state: Any, rules: Any) -> tuple[Fault, ...]:  # noqa: ANN401 - any game's
    """List what keeps a position from coming about under other house rules.

    >>> from threeup.games.updown import Options
    >>> game, state = place("updown/1 set_size=4 [g7] [b3] pile: g4 b4 o4 removed: *")
    >>> [fault.id for fault in faults_under(game, state, Options())]
    ['position.set-on-pile']
    """
    if fresh(game, state):
        return tuple(rules.faults(game.players(state)))
    setup = game.position_types[1]
    faults = setup.of(replace(state, options=rules)).validate()
    had = setup.of(state).validate() if faults else ()  # what a seat sees may lack something, under any rules
    return tuple(fault for fault in faults if fault not in had)


def fresh(game: Any, state: Any) -> bool:  # noqa: ANN401 - any game's
    """Tell whether this is the table before the first deal, where the deck is still to be chosen."""
    return bool(game.to_act(state) == DEALER and state == game.start(game.players(state), state.options))


def only(events: Sequence[Event], others: Sequence[Event]) -> tuple[Event, ...]:
    """Give the events that are not among the others, in order."""
    return tuple(event for event in events if event not in others)


class Sides:
    """Two sets of house rules beside each other, for as many positions as one likes.

    Args:
        game: the game.
        a, b: the house rules.
    """

    def __init__(self, game: Any, a: Any, b: Any) -> None:  # noqa: ANN401 - any game's options
        self.game = game
        self.a = a
        self.b = b
        self.changes = changed(a, b)

    def compare(self, state: Any, played: Any = None) -> Comparison:  # noqa: ANN401 - any game's
        """Compare a position that can be under both; `played` stands for the engine's own deal."""
        differences: list[Difference] = []
        same = unsure = 0
        blind = bool(self.game.unknown(state))
        noting = Noting(self.a)
        under_a, under_b = replace(state, options=noting), replace(state, options=self.b)
        veiled = blind and BY_GAME[self.game.id].veiled(state)
        for move in self._candidates(state, under_b, played):
            if veiled or (blind and _UNKNOWN in str(move).split()):
                unsure += 1
                continue
            noting.asked.clear()
            events_a = self.brings(under_a, move, blind=blind)
            events_b = events_a
            if not self.changes.keys().isdisjoint(noting.asked):
                events_b = self.brings(under_b, move, blind=blind)
            if events_a != events_b and (events_a is None or events_b is None or (events_a and events_b)):
                differences.append(self._difference(state, move, events_a, events_b, blind=blind))
            elif events_a is not None:
                same += bool(events_a)
                unsure += not events_a
        return Comparison(self.game, state, self.b, tuple(differences), same, unsure)

    def brings(self, state: Any, move: Any, *, blind: bool = False) -> tuple[Event, ...] | None:  # noqa: ANN401
        """Give what a move brings; None where it is not legal."""
        if not blind:
            try:
                events: tuple[Event, ...] = self.game.apply(state, move).events
            except IllegalMoveError:
                return None
            return events
        events_seen = self.brings(state, move)
        # A single card that an event names lies there for all to see: who doesn't know it can't tell what happens.
        told = events_seen is None or all(str(getattr(event, "card", "")) != _UNKNOWN for event in events_seen)
        return events_seen if told else _UNTOLD

    def causes(self, state: Any, move: Any, wanted: object, *, blind: bool = False) -> tuple[Cause, ...]:  # noqa: ANN401
        """Give the smallest sets of options which, changed, let a move bring what is wanted."""

        def ask(rules: Any) -> tuple[Event, ...] | None:  # noqa: ANN401 - any game's options
            return self.brings(replace(state, options=rules), move, blind=blind)

        return smallest(ask, self.a, self.changes, wanted)

    def _difference(
        self, state: Any, move: Any, a: tuple[Event, ...] | None, b: tuple[Event, ...] | None, *, blind: bool  # noqa: ANN401
    ) -> Difference:  # fmt: skip
        kind: Kind = "new" if a is None else "gone" if b is None else "other"
        broken: tuple[Reason, ...] = ()
        if kind != "other":
            rules = self.a if kind == "new" else self.b
            broken = self.game.explain(replace(state, options=rules), move).broken
        return Difference(move, kind, self.causes(state, move, b, blind=blind), broken, a or (), b or ())

    def _candidates(self, state: Any, under_b: Any, played: Any) -> Sequence[Any]:  # noqa: ANN401 - any game's
        """List what can be tried under either, the deal that was dealt in the place of an unshuffled one."""
        first: Sequence[Any] = self.game.candidates(state)
        if self.game.to_act(state) == DEALER and type(played) is type(first[0]):
            return (played, *first[1:])
        return tuple(dict.fromkeys((*first, *self.game.candidates(under_b))))
