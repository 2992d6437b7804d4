"""What all parts of Explore look at: the bench, the way of looking, and the voice."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final

from threeup.app.request import counts
from threeup.core.game import DEALER
from threeup.games import GAMES
from threeup.notation.position import format_position, game_of
from threeup.session.bench import Bench
from threeup.text import catalogue
from threeup.text.options import written

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from threeup.core.game import Seat
    from threeup.text import Catalogue
    from threeup.text.speech import Speech

_SEEDS: Final = 1_000_000
_KEPT: Final = 10  # tables
_LONGEST: Final = 1500  # characters of a line in an address


class Workplace:
    """One bench at a time, looked at openly or as one seat knows it.

    Args:
        lang: the language.
        laid: called when another table lies on the bench.
        moved: called when the same table has changed, or the way of looking at it.

    >>> place = Workplace("en")
    >>> place.deal("updown", 2, seed=7)
    >>> place.game.id, place.open, place.seat
    ('updown', True, 0)
    """

    def __init__(
        self, lang: str, laid: Callable[[], None] = lambda: None, moved: Callable[[], None] = lambda: None
    ) -> None:
        self.lang = lang
        self.laid = laid
        self.moved = moved
        self.redraw: Callable[[], None] = lambda: None
        """Draws the panel anew, while something runs on; after a press that happens by itself."""
        self.open_lesson: Callable[[str, str], None] = lambda *_: None
        """Opens a step of a lesson, by the IDs of both."""
        self.show_rule: Callable[[str], None] = lambda _: None
        """Opens the rule book at a rule, by its ID."""
        self.link: dict[str, str] = {}
        """The fields of an address that lead back to what lies on the bench."""
        self.addressed = False
        """Whether the page has an address of its own, which leads back to it."""
        self.knower: Seat | None = None
        """The seat whose knowledge is looked at; None while everything lies open."""
        self._earlier: list[tuple[Bench, dict[str, str]]] = []
        seed = secrets.randbelow(_SEEDS)
        self.bench = Bench(seed=seed)
        self.bench.open = True
        self.link |= {"game": self.bench.game.id, "players": str(len(self.bench.sitters)), "seed": str(seed)}

    # ---------------------------------------------------------------------------------------------- what there is

    @property
    def game(self) -> Any:  # noqa: ANN401 - any game
        """The game on the bench."""
        return self.bench.game

    @property
    def open(self) -> bool:
        """Whether everything lies open."""
        return self.knower is None

    @property
    def seat(self) -> Seat:
        """The seat from which the board is drawn: the one whose knowledge it is, else the one to move."""
        if self.knower is not None:
            return self.knower
        seat = self.bench.to_act
        return 0 if seat is None or seat == DEALER else seat

    @property
    def state(self) -> Any:  # noqa: ANN401 - any game's state
        """The position as it may be seen: nothing that a browser is sent may be taken from anything else."""
        return self.bench.view(self.seat)

    @property
    def words(self) -> Catalogue:
        """The catalogue of the language."""
        return catalogue(self.lang)

    @property
    def speech(self) -> Speech:
        """The voice; while everything lies open it speaks of each player by name."""
        return self.bench.speech(self.knower, self.lang)

    # ---------------------------------------------------------------------------------------------- changing it

    def deal(
        self, game: str, players: int, *, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> None:
        """Deal a game anew; hidden counters stay hidden. Raises SetupError with every fault of players and options."""
        rules = GAMES[game]
        chosen = rules.read_options(rules.fit(options or {}, players))
        drawn = secrets.randbelow(_SEEDS) if seed is None else seed
        link = {"game": game, "players": str(players), "seed": str(drawn)}
        link |= {name: written(value) for name, value in (options or {}).items()}
        stakes = self.bench.stakes
        self.put(Bench(players, game=game, options=chosen, seed=drawn, lang=self.lang, stakes=stakes), link)

    def another(self) -> Bench:
        """Deal the same game anew, with the same options, on another bench."""
        bench = self.bench
        options = bench.state.options
        return Bench(bench.sitters, game=bench.game.id, options=options, lang=self.lang, stakes=bench.stakes)

    def lay(self, state: Any) -> None:  # noqa: ANN401 - any game's state
        """Lay a position out, which may have unknown cards."""
        link = {"position": format_position(state)}
        stakes = self.bench.stakes
        self.put(Bench(game=game_of(state).id, start=state, seed=0, lang=self.lang, stakes=stakes), link)

    def put(self, bench: Bench, link: Mapping[str, str] | None = None) -> None:
        """Put another table on the bench, to which `link` leads back; the way of looking stays where it can.

        The table that lay there is kept if somebody has done anything at it, for `back`.
        """
        if self.bench.touched or "position" in self.link:
            self._earlier = [*self._earlier[1 - _KEPT :], (self.bench, self.link)]
        self._put(bench, dict(link or {}))

    @property
    def earlier(self) -> int:
        """Count the tables that are kept from before."""
        return len(self._earlier)

    def back(self) -> bool:
        """Put the table that lay there before on the bench; pressed again and again, all come round."""
        if not self._earlier:
            return False
        bench, link = self._earlier.pop()
        self._earlier.insert(0, (self.bench, self.link))
        self._put(bench, link)
        return True

    def _put(self, bench: Bench, link: dict[str, str]) -> None:
        if self.knower is not None and self.knower >= len(bench.sitters):
            self.knower = None
        bench.open = self.open
        bench.lang = self.lang
        self.bench = bench
        self.link = link
        self.laid()

    def address(self) -> dict[str, str]:
        """Give the fields of an address that lead back here: to the deal, or to the position as it is now.

        Nothing while only one seat's knowledge is looked at; nor where it would be too long for an address.
        """
        if not self.open:
            return {}
        link = self.link if self.link and not self.bench.touched else {"position": format_position(self.state)}
        return link | self.veil if len(link.get("position", "")) <= _LONGEST else {}

    @property
    def veil(self) -> dict[str, str]:
        """Give the fields of an address that hide the counters, where they are hidden."""
        veiled = not self.bench.stakes and counts(self.game.id)
        return {"game": self.game.id, "stakes": "no"} if veiled else {}

    def look(self, knower: Seat | None) -> None:
        """Look at everything (None), or at what one seat knows."""
        self.knower = knower if knower is not None and 0 <= knower < len(self.bench.sitters) else None
        self.bench.open = self.open
        self.bench.version += 1
        self.moved()

    def speak(self, lang: str) -> None:
        """Change the language."""
        self.lang = self.bench.lang = lang
