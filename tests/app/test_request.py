"""What addresses and forms ask for, read for each game: the good, the wrong, and the hostile."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from threeup.app.explore.tabs import TABS
from threeup.app.request import Request, counts, fields, read, unset
from threeup.games import GAMES
from threeup.lab.editing import KEPT
from threeup.session import Table
from threeup.text.options import written

GAME = pytest.mark.parametrize("game", GAMES)


def ignored(request: Request) -> list[object]:
    return [fault.args["key"] for fault in request.faults]


@st.composite
def requests(draw: st.DrawFn) -> Request:
    """Any request that the form of a game can send."""
    game = draw(st.sampled_from(sorted(GAMES)))
    choices = GAMES[game].option_choices()
    options = {name: draw(st.sampled_from(values)) for name, values in choices.items() if draw(st.booleans())}
    return Request(
        view=draw(st.sampled_from(["home", "play", "explore"])),
        lang=draw(st.sampled_from(["", "en", "cy", "is", "ar"])),
        game=game,
        players=draw(st.sampled_from(GAMES[game].seats)),
        computer=draw(st.sampled_from(["careful", "random"])),
        seed=draw(st.none() | st.integers(0, 10**18 - 1)),
        stakes=draw(st.booleans()) if counts(game) else True,
        options=options,
        tab=draw(st.sampled_from(["", *(each.id for each in TABS)])),
        position=draw(
            st.text(max_size=300) | st.sampled_from(["updown/1 [g7] [b8] removed: *", "\x00\u202e", "x" * KEPT])
        ),
    )


@given(requests())
def test_what_is_written_is_read_again(request: Request) -> None:
    assert read(fields(request)) == request


@given(requests())
def test_what_is_usual_need_not_be_said(request: Request) -> None:
    less = unset(request)
    assert less.seated == request.seated
    rules = GAMES[request.game]
    assert rules.read_options(less.options) == rules.read_options(request.options)
    assert set(less.options.items()) <= set(request.options.items())


@GAME
def test_every_value_that_a_form_offers_is_read(game: str) -> None:
    for name, values in GAMES[game].option_choices().items():
        for value in values:
            request = read({"game": game, name: written(value)})
            assert request.faults == ()
            assert request.options == {name: value}


@GAME
def test_players_are_those_of_the_game(game: str) -> None:
    seats = GAMES[game].seats
    assert read({"game": game}).seated == GAMES[game].default_players
    for number in seats:
        request = read({"game": game, "players": str(number)})
        assert (request.players, request.faults) == (number, ())
    for text in (str(seats[0] - 1), str(seats[-1] + 1), "many", "", "-3", "3.0", "٣", "9" * 30):
        request = read({"game": game, "players": text})
        assert request.players is None
        assert ignored(request) == ["players"]


@GAME
def test_every_number_of_players_can_be_dealt(game: str) -> None:
    rules = GAMES[game]
    for number in rules.seats:
        Table(number, game=game, seed=1, options=rules.read_options(rules.fit({}, number)))


@GAME
def test_the_options_of_another_game_are_left_out_with_words(game: str) -> None:
    mine = GAMES[game].option_choices()
    for other in GAMES.values():
        for name, values in other.option_choices().items():
            if name not in mine:
                assert ignored(read({"game": game, name: written(values[0])})) == [name]


@GAME
def test_hiding_counters_is_for_games_that_have_some(game: str) -> None:
    request = read({"game": game, "stakes": "no"})
    assert request.stakes is not counts(game)
    assert ignored(request) == ([] if counts(game) else ["stakes"])
    assert ignored(read({"game": game, "stakes": "maybe"})) == ["stakes"]
    assert read({"game": game, "stakes": "maybe"}).stakes


def test_a_game_that_is_none_gives_the_usual_one() -> None:
    request = read({"game": "chess", "players": "4"})
    assert (request.game, request.players) == ("updown", 4)
    assert ignored(request) == ["game"]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("view", "nowhere"),
        ("tab", "nowhere"),
        ("lang", "tlh"),
        ("computer", "person"),
        ("seed", "-1"),
        ("seed", "1" * 19),
        ("seed", "²"),
        ("game", "../../etc/passwd"),
        ("__class__", "x"),
        ("options", "{}"),
        ("faults", "1"),
        ("set_size", "True"),
        ("<b>", "<script>alert(1)</script>"),
        ("\u202e\x00", "\x1b[31m"),
    ],
)
def test_what_is_wrong_is_named_and_changes_nothing(name: str, text: str) -> None:
    request = read({name: text})
    assert replace(request, faults=()) == Request()
    (fault,) = request.faults
    shown = f"{fault.args['key']}{fault.args['value']}"
    assert shown.isprintable()
    assert len(shown) <= 82


@given(st.dictionaries(st.text(max_size=60), st.text(max_size=60) | st.integers() | st.none() | st.lists(st.text())))
def test_anything_can_be_read(sent: dict[str, Any]) -> None:
    request = read(sent)
    assert request.game in GAMES
    assert request.seated in GAMES[request.game].seats
    assert len(request.faults) <= len(sent)


def test_a_position_longer_than_is_kept_is_named() -> None:
    request = read({"view": "explore", "position": "?" * (KEPT + 7)})
    assert request.position == "?" * KEPT
    assert ignored(request) == ["position"]
