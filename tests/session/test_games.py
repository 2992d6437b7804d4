"""Every game of the registry has all that a table, a board and a voice ask of it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from threeup.core.game import DEALER, TableGame
from threeup.games import GAMES
from threeup.players.careful import careful_player

ASKED = {name for kind in TableGame.__mro__ for name in vars(kind) if not name.startswith("_")}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_has_what_is_asked_of_it(game: Any) -> None:  # noqa: ANN401 - any game
    assert {"deal", "fit", "ending", "sign", "places", "legal_moves", "seats"} < ASKED
    assert {name for name in ASKED if not hasattr(game, name)} == set()
    assert game.default_players in game.seats


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_first_candidate_of_the_dealer_is_a_deal_of_the_whole_deck(game: Any) -> None:  # noqa: ANN401 - any game
    start = game.start(game.default_players)
    assert game.to_act(start) == DEALER
    deck = game.deck(start)
    assert sorted(deck) == sorted(game.cards(start))
    first = game.candidates(start)[0]
    assert first == game.deal(start, deck, 0)
    assert game.deal(start, deck, 2) != first
    assert game.read_move(str(first)) == first
    assert game.explain(start, first).legal


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_has_a_careful_player(game: Any) -> None:  # noqa: ANN401 - any game
    state = game.start(game.default_players)
    state = game.apply(state, game.deal(state, game.deck(state), 0)).state
    view = game.view(state, game.to_act(state))
    assert careful_player(game, view, random.Random(1)) in game.legal_moves(view)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_signs_are_short_and_tell_all_cards_apart(game: Any) -> None:  # noqa: ANN401 - any game
    deck = {str(each) for each in game.deck(game.start(game.default_players))}
    signs = {each: game.sign(each) for each in deck}
    assert len({(sign, phrase.key, tuple(phrase.args.items())) for sign, phrase in signs.values()}) == len(deck)
    assert all(len(sign) == 1 for sign, _ in signs.values())
