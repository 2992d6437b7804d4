"""A position changed card by card: for every game alike, by what its own module says of it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, cast

from threeup.core.errors import SetupError
from threeup.core.line import others
from threeup.games import GAMES
from threeup.lab.editing import loo, updown
from threeup.lab.editing.parts import DECK
from threeup.notation.position import game_of
from threeup.players.dealer import deal
from threeup.text.options import written

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from threeup.lab.editing.parts import Editing, EditZone, Pick, Setting

HOW: Final[dict[str, Editing]] = {"updown": cast("Editing", updown), "loo": cast("Editing", loo)}
"""By game: how its positions are edited."""


def blank(game: str, players: int, options: Mapping[str, object] | None = None) -> Any:  # noqa: ANN401 - any game's setup
    """Give a table in play on which nobody has a card yet. Raises SetupError for house rules that there aren't.

    >>> blank("updown", 2).validate()[0].id
    'position.nobody'
    """
    rules: Any = GAMES[game]
    return HOW[game].blank(players, rules.read_options(_fitting(rules, options or {}, players)))


def dealt(game: str, players: int, seed: int, options: Mapping[str, object] | None = None) -> Any:  # noqa: ANN401 - its state
    """Deal from a seed. Raises SetupError, listing every fault of players and house rules.

    >>> len(dealt("loo", 5, seed=7).hands[0])
    3
    """
    rules: Any = GAMES[game]
    start = rules.start(players, rules.read_options(_fitting(rules, options or {}, players)))
    return rules.apply(start, deal(rules, start, seed)).state


def _fitting(game: Any, options: Mapping[str, object], players: int) -> Mapping[str, object]:  # noqa: ANN401
    """Give the house rules, but those that so many players need where theirs let others play."""
    wanted: Mapping[str, object] = game.fit(options, players)
    if players in game.read_options(wanted).players():
        return wanted
    asked = {name for n in (game.seats[0], game.seats[-1]) for name in game.fit({}, n)}
    fitting: Mapping[str, object] = game.fit({k: v for k, v in options.items() if k not in asked}, players)
    return fitting


def zones(position: Any) -> tuple[EditZone, ...]:  # noqa: ANN401 - any game's setup
    """List the places for cards: the players', then those in the middle.

    >>> zones(blank("updown", 2))[0].id
    'hand:0'
    """
    return HOW[game_of(position).id].zones(position)


def _lying(position: Any) -> tuple[Counter[Any], Counter[Any]]:  # noqa: ANN401
    """Count the cards, and those of them that lie where all the others of the deck do."""
    how = HOW[game_of(position).id]
    lying = {zone.id: zone.cards for zone in how.zones(position) if zone.counted}
    return (
        Counter(each for cards in lying.values() for each in cards),
        Counter(each for zone in how.REST for each in lying[zone]),
    )


def spare(position: Any) -> dict[Any, int]:  # noqa: ANN401
    """Count, for each card of the deck and the unknown one, how many can be put somewhere else.

    >>> from threeup.games.updown import card
    >>> spare(blank("updown", 2))[card("g7")]
    3
    """
    game = game_of(position)
    unknown, deck = HOW[game.id].UNKNOWN, Counter(game.deck(position))
    lying, rest = _lying(position)
    free = max(0, deck.total() - lying.total())
    found = {
        each: max(0, min(n - lying[each] + rest[each], free + rest[each] + rest[unknown])) for each, n in deck.items()
    }
    return {**found, unknown: free + rest.total()}


def large(position: Any) -> bool:  # noqa: ANN401
    """Tell whether a table has more players or cards than can be shown card by card: such as no game has.

    >>> large(blank("loo", 16)), large(blank("updown", 12))
    (False, False)
    """
    game = game_of(position)
    deck = game.deck(position)
    lying = sum(len(zone.cards) for zone in HOW[game.id].zones(position)) if game.players(position) in game.seats else 0
    return game.players(position) > game.seats[-1] or lying > _MOST_CARDS + len(deck)


def loose(position: Any) -> int:  # noqa: ANN401
    """Count the cards of the deck that lie nowhere yet.

    >>> from threeup.games.updown import Setup, Options, Holding
    >>> loose(Setup(Options(), "play", (Holding(),) * 2)), loose(blank("loo", 5))
    (84, 0)
    """
    return max(0, len(game_of(position).deck(position)) - _lying(position)[0].total())


def rests(position: Any) -> tuple[EditZone, ...]:  # noqa: ANN401
    """List the places where all other cards of the deck can lie.

    >>> [zone.id for zone in rests(blank("updown", 2))]
    ['draw', 'removed']
    """
    how = HOW[game_of(position).id]
    return tuple(zone for zone in how.zones(position) if zone.id in how.REST)


def put(position: Any, picks: Sequence[Pick], target: str, index: int | None = None) -> Any:  # noqa: ANN401
    """Put chosen cards in a zone, before the card at `index` or last; in `DECK`, take them off the table.

    What isn't there is left out.

    >>> from threeup.lab.editing import Pick
    >>> put(blank("updown", 2), [Pick("", card="g7"), Pick("", card="?")], "hand:1").holdings[1].hand
    (card('g7'), card('?'))
    """
    how = HOW[game_of(position).id]
    before = {zone.id: zone for zone in how.zones(position)}
    if target != DECK and target not in before:
        return position
    source = _Source(position, before)
    moved, gone = [], dict.fromkeys(before, frozenset[int]())
    for pick in picks:
        if pick.zone == DECK:
            moved += source.take(pick.card) if target != DECK else []
        elif pick.zone in before and 0 <= pick.at < len(before[pick.zone].cards) and pick.at not in gone[pick.zone]:
            zone = before[pick.zone]
            if target == DECK or before[target].counted:
                gone[pick.zone] |= {pick.at}
            if zone.counted:
                moved.append(zone.cards[pick.at])
    after = {
        name: [c for i, c in enumerate(before[name].cards) if i not in away] for name, away in gone.items() if away
    }
    taken = {name: tuple(cards) for name, cards in source.rest.items() if name not in after and name in source.touched}
    if target != DECK:
        at = len(before[target].cards) if index is None else max(0, index)
        at -= sum(i < at for i in gone[target])
        now = after.get(target, [*taken.pop(target, before[target].cards)])
        after[target] = [*now[:at], *moved, *now[at:]]
    return how.lay(position, {name: tuple(cards) for name, cards in after.items()}, taken)


class _Source:
    """The cards of the deck that can be taken: those that lie nowhere, then those where all the others lie."""

    def __init__(self, position: Any, before: Mapping[str, EditZone]) -> None:  # noqa: ANN401
        game = game_of(position)
        how = HOW[game.id]
        self.unknown = how.UNKNOWN
        self.deck = Counter(game.deck(position))
        self.lying = _lying(position)[0]
        self.names = {str(each): each for each in (*self.deck, self.unknown)}
        self.rest = {name: list(before[name].cards) for name in how.REST}
        self.touched: set[str] = set()

    def take(self, text: str) -> list[Any]:
        """Take a card by its notation; nothing for what the deck hasn't."""
        if text not in self.names:
            return []
        each = self.names[text]
        free = self.deck.total() > self.lying.total()
        if not (free and (each == self.unknown or self.lying[each] < self.deck[each])):
            self.free(each)
        self.lying[each] += 1
        return [each]

    def free(self, each: Any) -> None:  # noqa: ANN401
        """Take it, or an unknown card that it may be, from where the others lie."""
        for wanted in (each, self.unknown):
            for name, cards in self.rest.items():
                if wanted in cards:
                    cards.remove(wanted)
                    self.lying[wanted] -= 1
                    self.touched.add(name)
                    return
        name = next((name for name, cards in self.rest.items() if cards), "")
        if name and each == self.unknown:
            self.lying[self.rest[name].pop()] -= 1
            self.touched.add(name)


def fill(position: Any, zone: str) -> Any:  # noqa: ANN401
    """Put all cards of the deck that lie nowhere in a zone; unknown ones when nobody can tell which they are.

    >>> from threeup.games.updown import Setup, Options, Holding
    >>> len(fill(Setup(Options(), "play", (Holding(),) * 2), "draw").draw)
    84
    """
    how = HOW[game_of(position).id]
    found = {each.id: each for each in how.zones(position)}
    named = list(_lying(position)[0].elements())
    deck = game_of(position).deck(position)
    lacking = tuple(others(deck, named, how.UNKNOWN))[: max(0, len(deck) - len(named))]
    return how.lay(position, {zone: (*found[zone].cards, *lacking)}, {}) if zone in found and lacking else position


def settings(position: Any) -> tuple[Setting, ...]:  # noqa: ANN401
    """List what is no card, as far as it means something in this phase or stands there already.

    >>> settings(blank("loo", 5))[0].value
    'play'
    """
    return HOW[game_of(position).id].settings(position)


def change(position: Any, name: str, value: str) -> Any:  # noqa: ANN401
    """Give a setting, or the number of players ("players"), another value; nothing changes for one it can't have.

    >>> change(blank("updown", 2), "turn", "1").turn, len(change(blank("updown", 2), "players", "4").holdings)
    (1, 4)
    """
    game = game_of(position)
    if name != "players":
        return HOW[game.id].change(position, name, value)
    fitting = value.isascii() and value.isdigit() and int(value[:9]) in game.seats
    return seat(position, int(value)) if fitting else position


def rule(position: Any, name: str, value: str) -> Any:  # noqa: ANN401
    """Give a house rule another value, as it is written; nothing changes for one it can't have.

    >>> rule(blank("updown", 2), "set_size", "4").options.set_size
    4
    """
    game = game_of(position)
    choices = game.option_choices()
    if name not in choices:
        return position
    written_so = game.write_options(position.options) | {name: _value(choices[name], value)}
    try:
        ruled = HOW[game.id].ruled(position, game.read_options(written_so))
        game.deck(ruled)  # a deck may be none
    except SetupError:
        return position
    return ruled


def _value(choices: Sequence[object], value: str) -> object:
    """Give the choice that is written like this; any whole number where numbers are chosen from."""
    known = {written(each): each for each in choices}
    if value in known:
        return known[value]
    return int(value) if value.isascii() and value.isdigit() and len(value) <= _OPTION_DIGITS else value


_OPTION_DIGITS: Final = 18
_MOST_CARDS: Final = 300


def seat(position: Any, players: int) -> Any:  # noqa: ANN401
    """Let so many players sit there, by house rules that let them.

    >>> seat(blank("updown", 2), 7).options.two_decks
    True
    """
    game = game_of(position)
    how = HOW[game.id]
    options = _fitting(game, game.write_options(position.options), players)
    return how.seated(how.ruled(position, game.read_options(options)), players)
