"""The house rules: one frozen value, part of every state and written into every record."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from typing import TYPE_CHECKING, Final, Literal, get_args, get_type_hints

from threeup.core.errors import Fault, SetupError
from threeup.games.updown.cards import PRESETS, deck_cards

if TYPE_CHECKING:
    from collections.abc import Mapping

    from threeup.core.line import Plain
    from threeup.games.updown.cards import Cards

DEALT_EACH: Final = 9
"""Cards that a player is dealt: three face down and six more."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options of 3UP 3DOWN, with the defaults of the rule book.

    Fields:
        deck: a preset ("standard", "owner", "listed", "short60", "short36") or a composition ("g1*3 b1*2 …").
        set_size: cards of one number that clear the pile.
        set_clear_goes_again: a set that clears the pile gives one more discard.
        clear_goes_again: a plain Clear gives one more discard.
        voluntary_pick_up: who can play may take the pile all the same.
        clears_together: which Clear cards may be played several at a time.
        optional_draw: how many cards the draw before an extra discard may bring.
        draw_before_last_extra: whether that draw is there before every extra discard.
        failed_flip: what becomes of a flipped card that is too low.
        plus_two_penalty: what a too low third discard of a Clear +2 from the piles costs.
        mix_hand_and_up: the whole hand, of one rank, may be played together with face-up cards of that rank.
        play_on_for_places: the game goes on until all places are decided.
        two_decks: two decks, for 7 to 12 players.
        turn_cap: turns after which the game is a draw; None for no cap.
    """

    deck: str = "standard"
    set_size: Literal[3, 4] = 3
    set_clear_goes_again: bool = False
    clear_goes_again: bool = False
    voluntary_pick_up: bool = False
    clears_together: Literal["none", "plain", "all"] = "plain"
    optional_draw: Literal["up-to-three", "one"] = "up-to-three"
    draw_before_last_extra: bool = False
    failed_flip: Literal["joins-hand", "stays-revealed"] = "joins-hand"
    plus_two_penalty: Literal["third-joins", "pile-only", "off"] = "third-joins"
    mix_hand_and_up: bool = False
    play_on_for_places: bool = False
    two_decks: bool = False
    turn_cap: int | None = 5000

    def cards(self) -> Cards:
        """List every card in play, sorted. Raises SetupError when the deck is none.

        >>> len(Options(two_decks=True).cards())
        168
        """
        return deck_cards(self.deck) * (2 if self.two_decks else 1)

    def players(self) -> range:
        """Give the numbers of players that may play.

        >>> Options().players(), Options(two_decks=True).players()
        (range(2, 7), range(7, 13))
        """
        return range(7, 13) if self.two_decks else range(2, 7)

    def faults(self, players: int) -> tuple[Fault, ...]:
        """List everything that keeps this many players from playing with these options.

        >>> Options().faults(4)
        ()
        >>> [fault.id for fault in Options(deck="short36", set_size=9).faults(8)]
        ['options.value', 'options.players', 'options.deck-small']
        """
        found = [fault for name, allowed in _allowed().items() for fault in self._fault(name, allowed)]
        able = self.players()
        if players not in able:
            found.append(Fault("options.players", {"players": players, "least": able[0], "most": able[-1]}))
        try:
            have = len(self.cards())
        except SetupError as error:
            return (*found, *error.faults)
        if players > 0 and have < players * DEALT_EACH:
            found.append(Fault("options.deck-small", {"cards": have, "needed": players * DEALT_EACH}))
        return tuple(found)

    def _fault(self, name: str, allowed: tuple[object, ...]) -> list[Fault]:
        value = getattr(self, name)
        if name == "turn_cap":
            good = value is None or (type(value) is int and value >= 1)
        elif name == "deck":
            good = isinstance(value, str)
        else:
            good = any(value == each and type(value) is type(each) for each in allowed)
        return [] if good else [Fault("options.value", {"option": name, "value": str(value)[:40]})]


@cache
def _allowed() -> dict[str, tuple[object, ...]]:
    hints = get_type_hints(Options)
    return {f.name: (True, False) if hints[f.name] is bool else get_args(hints[f.name]) for f in fields(Options)}


def read_options(data: Mapping[str, object]) -> Options:
    """Make options from names and values. Raises SetupError, naming every unknown option and wrong value.

    >>> read_options({"set_size": 4, "turn_cap": "none"}).turn_cap is None
    True
    """
    data = {name: None if name == "turn_cap" and value == "none" else value for name, value in data.items()}
    unknown = [Fault("options.unknown", {"option": str(name)[:40]}) for name in data if name not in _allowed()]
    known = Options(**{name: value for name, value in data.items() if name in _allowed()})  # type: ignore[arg-type]
    wrong = [fault for name, allowed in _allowed().items() for fault in known._fault(name, allowed)]  # noqa: SLF001 - its own
    if unknown or wrong:
        raise SetupError([*unknown, *wrong])
    return known


def fit(options: Mapping[str, object], players: int) -> dict[str, object]:
    """Give the same options, with two decks for more than six players where nothing is said of them.

    >>> fit({"set_size": 4}, 7)
    {'two_decks': True, 'set_size': 4}
    """
    return ({"two_decks": True} if players > Options().players()[-1] else {}) | dict(options)


def option_choices() -> dict[str, tuple[object, ...]]:
    """Give what a form offers for each option, the default first; decks by their presets.

    >>> option_choices()["set_size"], option_choices()["deck"][0]
    ((3, 4), 'standard')
    """
    choices: dict[str, tuple[object, ...]] = {"deck": tuple(PRESETS)}
    for name, allowed in _allowed().items():
        if name == "turn_cap":
            choices[name] = (5000, 200, None)
        elif name != "deck":
            default = getattr(Options(), name)
            choices[name] = (default, *(each for each in allowed if each != default))
    return choices


def write_options(options: Options) -> dict[str, Plain]:
    """Give the options that differ from the defaults, as values that any file format has.

    >>> write_options(Options(turn_cap=None, set_size=4))
    {'set_size': 4, 'turn_cap': 'none'}
    """
    found: dict[str, Plain] = {}
    for f in fields(Options):
        value = getattr(options, f.name)
        if value != getattr(Options(), f.name):
            found[f.name] = "none" if value is None else value
    return found
