"""A table deals by its seed and the number of deals before; people decide between deals, computers deal on."""

from __future__ import annotations

from typing import Any

import pytest

from threeup.core.errors import IllegalMoveError, SetupError
from threeup.core.game import DEALER
from threeup.games import GAMES
from threeup.games.loo.moves import Deal, Stop
from threeup.games.loo.settle import ante
from threeup.notation import parse_position
from threeup.players.dealer import deal, seed_of
from threeup.session import Table
from threeup.session.plain import plain
from threeup.text import LANGUAGES


def between(deals: int = 1, **settings: Any) -> Table:  # noqa: ANN401 - settings of a table
    """Play so many deals of 3-Card Loo by hints: the table stands between two deals, a person at it."""
    table = Table(5, game="loo", seed=3, **settings)
    for number in range(deals):
        if number:
            table.deal()
        table.go()
        while table.to_act != DEALER:
            table.play(table.hint())
            table.go()
    return table


@pytest.mark.parametrize("game", GAMES)
def test_the_first_deal_is_that_of_the_seed(game: str) -> None:
    table = Table(game=game, seed=9)
    rules = GAMES[game]
    assert len(table.sitters) == rules.default_players
    assert table.nodes[1].move == deal(rules, rules.start(rules.default_players), 9)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_players_gets_the_house_rules_it_asks_for(game: str) -> None:
    for players in GAMES[game].seats:
        table = Table(players, game=game, seed=1)
        assert table.game.players(table.state) == players
    for players in (-1, 0, 1, GAMES[game].seats[-1] + 1, 101, 10**9):
        with pytest.raises(SetupError) as raised:
            Table(players, game=game)
        assert raised.value.faults[0].id == "options.players"


def test_a_person_decides_between_deals() -> None:
    table = between()
    assert (table.to_act, table.computer_to_act(), table.let_computer_play(), table.go()) == (DEALER, False, None, [])
    assert table.outcome is None
    following = deal(table.game, table.state, seed_of(3, 1))
    assert table.legal_moves() == (following, Stop())
    assert table.candidates() == table.legal_moves()
    assert table.hint() == following
    assert following.order != table.nodes[1].move.order
    dealer = table.state.dealer
    table.play(table.legal_moves()[0])
    assert (table.at.move, table.state.dealer, table.at.deals) == (following, dealer, 2)


def test_deal_does_what_the_first_legal_move_does() -> None:
    one, other = between(), between()
    one.deal()
    other.play(other.legal_moves()[0])
    assert one.state == other.state


def test_the_deal_passes_to_the_left_whoever_was_drawn_or_set() -> None:
    for first in (None, 0, 4):
        table = between(1, first=first)
        dealer = table.nodes[1].move.dealer
        assert first in {None, dealer}
        table.deal()
        assert table.state.dealer == (dealer + 1) % 5


def test_no_cards_are_dealt_in_the_middle_of_a_deal() -> None:
    for game in GAMES:
        table = Table(game=game, seed=3)
        before = table.state
        with pytest.raises(IllegalMoveError):
            table.deal()
        assert table.state == before


def test_computers_deal_on_by_themselves() -> None:
    table = Table(["careful"] * 5, game="loo", seed=3)
    table.go(most=300)
    assert table.at.deals > 3
    orders = [node.move.order for node in table.at.path() if isinstance(node.move, Deal)]
    assert len(set(orders)) == len(orders) == table.at.deals
    again = Table(["careful"] * 5, game="loo", seed=3)
    again.go(most=300)
    assert again.state == table.state


def test_a_set_number_of_deals_ends_the_game() -> None:
    rules = GAMES["loo"].read_options({"deals": 4})
    table = Table(["careful", "random", "careful", "random", "careful"], game="loo", seed=3, options=rules)
    table.go()
    assert table.over
    assert table.state.deals >= 4
    assert table.outcome is not None


def test_undo_and_redo_stop_between_deals() -> None:
    table = between()
    stood = table.at
    table.deal()
    table.go()
    assert table.undo()
    assert table.at is stood
    assert table.redo()
    assert table.at.deals == 2
    assert table.undo()
    known = len(table.nodes)
    table.deal()
    assert len(table.nodes) == known, "the same cards are dealt again"


def test_undo_ends_after_the_first_deal() -> None:
    table = between(2)
    while table.undo():
        pass
    assert (table.at.id, table.at.deals) == (1, 1)
    assert not table.jump(0)


def test_undoing_a_deal_says_that_it_shows_cards() -> None:
    table = between()
    table.deal()
    table.go()
    assert table.undo_reveals(0)


def test_stopping_ends_the_game_or_leaves_a_last_pot() -> None:
    table = between()
    deals = table.at.deals
    table.play(Stop())
    assert table.at.deals == deals
    while not table.over:
        table.play(table.hint())
        table.go()
    assert sum(table.state.counters) + table.state.pot == 0
    assert table.legal_moves() == ()
    assert table.hint() is None


# -------------------------------------------------------------------------------------------------------- records


def test_a_loaded_game_is_dealt_on_by_a_new_lot_that_stays() -> None:
    text = between(2).save()
    table, other = Table.load(text), Table.load(text)
    assert (table.seed, table.to_act, table.at.deals) == (None, DEALER, 2)
    first = table.hint()
    assert first != other.hint(), "two loaded games share no cards to come"
    table.deal()
    assert table.undo()
    assert table.hint() == first
    assert Table.load(table.save()).save() == table.save()


def test_branches_over_several_deals_are_saved() -> None:
    table = between(2)
    end = table.at.id
    table.play(Stop())
    table.jump(end)
    table.deal()
    again = Table.load(table.save())
    assert again.state == table.state
    assert len(again.nodes) == len(table.nodes)


def test_a_table_that_begins_between_deals_is_saved_with_its_counters() -> None:
    state = between().state
    table = Table(start=state, game="loo", seed=5)
    assert table.to_act == DEALER
    assert not table.undo()
    assert Table.load(table.save()).state == state
    table.deal()
    assert Table.load(table.save()).state == table.state
    assert table.undo(), "before this deal a person could choose"


def test_a_table_before_the_first_deal_is_dealt_by_hand() -> None:
    for game in GAMES.values():
        table = Table(start=game.start(game.default_players), game=game.id, seed=5)
        assert table.to_act == DEALER
        table.deal()
        assert table.state == Table(game=game.id, seed=5).state
        assert not table.undo()
        assert "start =" not in table.save()


# --------------------------------------------------------------------------------------------------------- counters


def test_stakes_can_be_hidden() -> None:
    shown, hidden = between(), between(stakes=False)
    assert shown.state == hidden.state
    assert shown.save() == hidden.save()
    assert repr(hidden) == repr(shown)[:-1] + ", stakes=False)"
    for lang in LANGUAGES:
        few, all_of_it = hidden.log(0, lang), shown.log(0, lang)
        assert 0 < len(few) < len(all_of_it)
        assert plain(hidden, 0, lang).count("\n") < plain(shown, 0, lang).count("\n")
    assert not Table.load(hidden.save(), stakes=False).stakes


def test_nothing_of_hidden_stakes_is_told() -> None:
    # A stake of its own shows wherever counters do: no card, count or seat is this number.
    rules = GAMES["loo"].read_options({"stake": 1117})
    hidden = between(3, stakes=False, options=rules)
    paid = ante(rules, 5, 0)[0]
    assert f"{paid:,}" in plain(between(3, options=rules), 0, lately=99)
    hidden.play(Stop())
    for table in (between(3, stakes=False, options=rules), hidden):
        for seat in (0, 3, None):
            for text in (plain(table, seat, lately=999), "\n".join(table.log(seat))):
                assert "counter" not in text.lower()
                assert f"{paid:,}" not in text
                assert str(paid) not in text


def test_nothing_repeats_in_a_long_game_for_counters() -> None:
    table = Table(["random"] * 5, game="loo", seed=3)
    for _ in range(1200):
        table.let_computer_play()
        assert table.notice() is None


@pytest.mark.parametrize(
    "line",
    [
        "loo/1 [? ? ?] [3d 5d 9d] [Qd Td 2c] turned: Kh dealer: 2 turn: 0 small_table=yes",
        "updown/1 [g7 b8 / g9 / ?] [b3 / / g1] pile: g4 removed: *",
    ],
)
def test_a_table_cannot_begin_with_unknown_cards(line: str) -> None:
    with pytest.raises(SetupError) as raised:
        Table(start=parse_position(line).state(), game=line.partition("/")[0])
    assert [fault.id for fault in raised.value.faults] == ["options.start-hidden"]


@pytest.mark.parametrize(
    "line",
    [
        "loo/1 [As 9h 2c] [play: Qd Td 2s] [fold] [fold] [fold] turned: Kh dealer: 4 pot: 3",
        "updown/1 [g7 b8 / g9 / o1] [b3 / / g1] pile: g4 removed: *",
    ],
)
def test_cards_that_nobody_sees_again_may_be_unknown(line: str) -> None:
    table = Table(start=parse_position(line).state(), game=line.partition("/")[0])
    table.play(table.hint())
    assert table.go() or not table.computer_to_act()
