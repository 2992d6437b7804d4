"""The app's pages without a browser: what a visit, the form and the board make of them."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl

import pytest

from threeup.app import form as forms
from threeup.app import pages
from threeup.app.request import counts, fields, read
from threeup.app.server.visit import Visit
from threeup.games import GAMES
from threeup.text import LANGUAGES, catalogue
from threeup.text.options import written

if TYPE_CHECKING:
    from threeup.session import Table

GAME = pytest.mark.parametrize("game", GAMES)


class Visitor:
    """Opens a page at an address and does what its shell does."""

    def __init__(self, **query: str) -> None:
        self.told: list[dict[str, Any]] = []
        self.page = pages.Page(home=True)
        self.page.open(Visit(query, "en", (), self.told.append))
        self.count = 0

    @property
    def view(self) -> dict[str, Any]:
        return dict(self.page.shell.view)

    @property
    def table(self) -> Table:
        assert self.page.board is not None
        return self.page.board.table

    def ignored(self) -> list[str]:
        return [item for problem in self.view["problems"] for item in problem["items"]]

    def send(self, kind: str, **content: object) -> None:
        self.page.shell._received(None, {"kind": kind, **content}, None)

    def board(self, kind: str, **content: object) -> dict[str, Any]:
        board = self.page.board
        assert board is not None
        answers: list[dict[str, Any]] = []
        board.send = lambda sent, *_: answers.append(sent)
        self.count += 1
        message = {"id": f"m{self.count}", "kind": kind, "version": self.table.version, **content}
        board._received(None, message, None)
        return answers[-1]

    def form(self, game: str) -> dict[str, Any]:
        return next(each for each in self.view["form"]["games"] if each["id"] == game)

    def filled_in(self, game: str, **wishes: str) -> dict[str, str]:
        """What a browser sends of a game's form: every field, with what stands in it."""
        form = self.form(game)
        settings = {"game": game}
        for each in [*form["main"], *form["options"]]:
            usual = each["usual"] or (each["values"][0]["value"] if each["values"] else "")
            settings[each["name"]] = wishes.get(each["name"], usual)
        return settings


@GAME
def test_an_address_deals_its_game(game: str) -> None:
    seats = GAMES[game].seats
    for players in (seats[0], seats[-1]):
        visitor = Visitor(view="play", game=game, players=str(players), seed="7")
        assert (visitor.table.game.id, len(visitor.table.sitters), visitor.table.seed) == (game, players, 7)
        assert visitor.view["playing"]
        assert visitor.ignored() == []


@GAME
def test_a_form_sent_as_it_stands_deals_the_usual_game(game: str) -> None:
    visitor = Visitor(view="play")
    assert not visitor.view["playing"]
    visitor.send("start", settings=visitor.filled_in(game))
    assert visitor.ignored() == []
    assert len(visitor.table.sitters) == GAMES[game].default_players
    assert visitor.table.state.options == GAMES[game].read_options({})
    assert visitor.view["form"]["values"]["game"] == game
    assert "players" not in visitor.view["form"]["values"], "another game would be given this one's usual number"


@GAME
def test_every_number_of_players_in_the_form_is_dealt(game: str) -> None:
    visitor = Visitor(view="play")
    (players,) = (each for each in visitor.form(game)["main"] if each["name"] == "players")
    assert [each["value"] for each in players["values"]] == [str(n) for n in GAMES[game].seats]
    for each in players["values"]:
        visitor.send("start", settings=visitor.filled_in(game, players=each["value"]))
        assert visitor.ignored() == []
        assert len(visitor.table.sitters) == int(each["value"])


@GAME
def test_every_house_rule_in_the_form_is_played(game: str) -> None:
    visitor = Visitor(view="play")
    for name, values in GAMES[game].option_choices().items():
        for value in values[1:]:
            players = "8" if name == "two_decks" else "4" if name == "small_table" else ""
            wishes = {name: written(value)} | ({"players": players} if players else {})
            visitor.send("start", settings=visitor.filled_in(game, **wishes))
            assert visitor.ignored() == []
            assert getattr(visitor.table.state.options, name) == value


@GAME
def test_the_link_opens_the_same_deal(game: str) -> None:
    visitor = Visitor(view="play")
    most = str(GAMES[game].seats[-1])
    hidden = {"stakes": "no"} if counts(game) else {}
    visitor.send("start", settings=visitor.filled_in(game, players=most, computer="random", **hidden))
    query = dict(parse_qsl(visitor.view["link"].removeprefix("?")))
    again = Visitor(**query)
    assert again.ignored() == []
    assert again.table.state == visitor.table.state
    assert again.table.sitters == visitor.table.sitters
    assert again.table.stakes == visitor.table.stakes == (not hidden)
    assert again.view["link"] == visitor.view["link"]
    assert visitor.told[-1]["query"] == visitor.view["link"]


@GAME
def test_a_new_game_on_the_board_keeps_game_rules_and_stakes(game: str) -> None:
    asked = {"stakes": "no"} if counts(game) else {}
    name, values = next((n, v) for n, v in GAMES[game].option_choices().items() if v[0] is False)
    visitor = Visitor(view="play", game=game, seed="7", **{name: written(values[1])}, **asked)
    before = visitor.view["link"]
    assert visitor.board("new")["accepted"]
    assert visitor.table.game.id == game
    assert getattr(visitor.table.state.options, name) is True
    assert visitor.table.stakes is not bool(asked)
    assert visitor.view["link"] != before
    assert f"seed={visitor.table.seed}" in visitor.view["link"]
    assert visitor.told[-1]["query"] == visitor.view["link"]


def test_a_loaded_game_is_followed_by_the_form_and_has_no_link() -> None:
    for game in GAMES:
        other = Visitor(view="play", game=game, seed="7")
        text = other.board("save")["file"]["text"]
        visitor = Visitor(view="play", seed="1")
        assert visitor.board("load", text=text)["accepted"]
        assert visitor.view["form"]["values"]["game"] == game
        assert visitor.view["link"] is None
        assert set(visitor.told[-1]["query"].removeprefix("?").split("&")) == {"view=play", "lang=en"}


def test_rules_that_do_not_go_together_are_said_and_the_game_stays() -> None:
    visitor = Visitor(view="play", players="4", seed="7")
    table = visitor.table
    visitor.send("start", settings=visitor.filled_in("updown", players="4", two_decks="yes"))
    (problem,) = visitor.view["problems"]
    assert problem["title"] == catalogue("en").format("app-no-game")
    assert len(problem["items"]) == 1
    assert visitor.table is table
    assert visitor.view["form"]["values"]["two_decks"] == "yes"
    assert "two_decks" not in visitor.view["link"]


def test_what_is_ignored_and_what_forbids_the_game_are_both_said() -> None:
    visitor = Visitor(view="play", two_decks="yes", foo="bar")
    assert [problem["title"] for problem in visitor.view["problems"]] == [
        catalogue("en").format("app-no-game"),
        catalogue("en").format("app-ignored"),
    ]


@pytest.mark.parametrize(
    "content",
    [
        {"kind": "start", "settings": {"game": ["loo"], "players": None, "view": "home"}},
        {"kind": "start", "settings": {f"x{n}": n for n in range(1000)}},
        {"kind": "start", "settings": "updown"},
        {"kind": "language", "lang": {}},
        {"kind": "go", "view": []},
        {"kind": {}},
        {},
    ],
)
def test_whatever_a_shell_sends_the_page_stands(content: dict[str, Any]) -> None:
    visitor = Visitor()
    visitor.page.shell._received(None, content, None)
    assert len(visitor.ignored()) <= 20
    visitor.send("start", settings=visitor.filled_in("updown", seed="7"))
    assert visitor.view["playing"]
    assert visitor.table.seed == 7


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_form_has_words_for_all_it_offers(lang: str, caplog: pytest.LogCaptureFixture) -> None:
    forms._game.cache_clear()
    form = Visitor(view="play", lang=lang).view["form"]
    assert [each["id"] for each in form["games"]] == list(GAMES)
    for game in form["games"]:
        assert game["title"]
        assert game["text"]
        assert len(game["pictures"]) == 3
        names = [each["name"] for each in [*game["main"], *game["options"]]]
        assert len(names) == len(set(names))
    assert [record.message for record in caplog.records if record.name.startswith("threeup")] == []


@GAME
def test_a_notebook_sets_the_table_by_arguments(game: str) -> None:
    seats = GAMES[game].seats
    box = pages.play(game=game, players=seats[-1], seed=7, foo=1)
    shell, board = box.children
    assert (board.table.game.id, len(board.table.sitters), board.table.seed) == (game, seats[-1], 7)
    assert shell.view["problems"][0]["items"] == ["foo: 1"]
    assert not shell.view["home"]


def test_an_address_without_a_language_is_in_the_page_s() -> None:
    visitor = Visitor(view="play", seed="7")
    visitor.send("language", lang="ar")
    assert read(dict(parse_qsl(visitor.view["link"].removeprefix("?")))).lang == "ar"
    assert fields(read({}))["view"] == "home"


def test_whoever_plays_does_not_wait_for_explore() -> None:
    """A kernel is started for every visitor: what only Explore needs is loaded when it is opened."""
    found = "[each for each in sys.modules if each.startswith(('threeup.lab', 'threeup.app.explore', 'segno'))]"
    done = subprocess.run(
        [sys.executable, "-c", f"import sys, threeup.app.pages; threeup.app.pages.app(); print({found})"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout == "[]\n"
