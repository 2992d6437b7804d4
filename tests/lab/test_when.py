"""When a card can be played: held to the engine, and to what comes about in games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import line, moments
from threeup.core.errors import InvalidMoveError
from threeup.core.layout import Phrase
from threeup.games import GAMES
from threeup.games.loo import LOO
from threeup.games.loo import card as loo_card
from threeup.games.loo.state import winner
from threeup.games.loo.words import card_phrase
from threeup.games.updown import UPDOWN, ChooseUp, Play, card
from threeup.lab.circumstances import BY_GAME, Held, loo, updown
from threeup.lab.way import nearest
from threeup.lab.when import when
from threeup.session.bench import Bench
from threeup.text import catalogue

if TYPE_CHECKING:
    from threeup.games.loo import State
    from threeup.lab.circumstances import Case

NEAR_THE_END = "updown/1 [g7 bC / g9 / ?] [b3 b5 b6] pile: g4 b8 removed: *"
SOME = 150
"""Positions that a search looks at in these tests."""


def playable(game: Any, state: Any, held: Held) -> bool:  # noqa: ANN401 - any game
    """Look the card up among the legal moves, where colours that change nothing stand for one another."""
    legal = game.legal_moves(state)
    if held.zone == "down":
        return game.read_move(str(held)) in legal
    if game is LOO:
        return LOO.read_move(f"play {held.card}") in legal
    rank = card(held.card).rank
    plays = [move for move in legal if isinstance(move, Play)]
    return any(each.rank == rank for move in plays for each in (move.hand if held.zone == "hand" else move.up))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.id))
@given(st.data())
@settings(max_examples=60, deadline=None)
def test_it_can_be_played_now_when_a_legal_move_plays_it(game: Any, data: st.DataObject) -> None:  # noqa: ANN401
    state = data.draw(moments(game)).state
    seat = game.to_act(state)
    for held in BY_GAME[game.id].held(state, seat) if seat is not None and seat >= 0 else ():
        found = when(state, held, most=1)
        assert found.verdict is not None
        assert bool(found.moves) == found.verdict.legal == playable(game, state, held)
        assert (found.way.steps == ()) == bool(found.moves)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.id))
@given(st.data())
@settings(max_examples=25, deadline=None)
def test_a_way_is_legal_and_leads_to_the_card_and_none_is_shorter(game: Any, data: st.DataObject) -> None:  # noqa: ANN401
    state = data.draw(moments(game)).state
    seats = range(game.players(state))
    seat = data.draw(st.sampled_from(seats))
    all_held = BY_GAME[game.id].held(state, seat)
    if not all_held:
        return
    held = data.draw(st.sampled_from(all_held))
    way = nearest(game, state, seat, held, SOME)
    assert way.looked <= SOME
    if way.steps is None:
        return
    for mover, move in way.steps:
        assert game.to_act(state) == mover
        assert mover != seat or state.phase != "play" or not playable(game, state, held)
        if state.phase == "choose" and mover == seat and isinstance(move, ChooseUp):
            held = Held("up", held.card) if card(held.card) in move.cards else held
        state = game.apply(state, move).state
    assert game.to_act(state) == seat
    assert playable(game, state, held)


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_updown_the_top_that_lies_there_is_among_those_asked_about(data: st.DataObject) -> None:
    state = data.draw(moments(UPDOWN)).state
    if state.phase != "play":
        return
    top = UPDOWN.phrase(str(state.pile[-1])[1:]) if state.pile else Phrase("explore-when-empty")
    for held in updown.held(state, state.turn):
        now, *others = updown.cases(state, state.turn, held)
        [spot] = [each for each in now.spots if each.said == top]
        assert spot.legal == playable(UPDOWN, state, held)
        for other in others:
            gained = [each.legal and not before.legal for each, before in zip(other.spots, now.spots, strict=True)]
            assert any(gained)


def happened(state: State, cases: tuple[Case, ...]) -> bool:
    """Find what has come about among what was foreseen, and tell whether the card was foreseen to be playable."""
    if state.trick:
        led, best = state.trick[0].card.suit, winner(state.trick, state.trump).card
        trumped = "yes" if led != state.trump == best.suit else "no"
        said, there = Phrase("explore-when-led", {"suit": led, "trumped": trumped}), card_phrase(best)
    else:
        which = "later" if state.tricks else "alone" if len(state.active) == 2 else "several"
        said, there = Phrase("explore-when-lead", {"which": which}), None
    [spot] = [spot for case in cases if case.said == (said,) for spot in case.spots if spot.said == there]
    return spot.legal


@given(st.integers(0, 2**32))
@settings(max_examples=25, deadline=None)
def test_loo_what_comes_about_was_foreseen(seed: int) -> None:
    """Ask what a card hangs on from every moment, knowing only the seat's view, until the hand changes."""
    foreseen: dict[tuple[int, Any], tuple[Case, ...]] = {}
    hands: tuple[Any, ...] = ()
    for moment in line(LOO, seed, 60):
        state = moment.state
        if state.phase == "play":
            for held in loo.held(state, state.turn):
                assert happened(state, foreseen[state.turn, held]) == playable(LOO, state, held)
        now = moment.step.state
        for seat, hand in enumerate(now.hands):
            if now.phase in {"declare", "play"} and (not hands or hands[seat] != hand):
                view = LOO.view(now, seat)
                foreseen |= {(seat, held): loo.cases(view, seat, held) for held in loo.held(now, seat)}
        hands = now.hands


@pytest.mark.parametrize(
    ("line", "name", "rows"),
    [
        # A number: on its like and on lower ones.
        (NEAR_THE_END, "g7", [("as things are now", "on an empty pile or 1 to 7", "on 8 to 10")]),
        # A Clear: on everything.
        (NEAR_THE_END, "bC", [("as things are now", "always", "never")]),
        # A face-up card waits for the empty hand; the draw pile is gone already.
        (
            NEAR_THE_END,
            "up g9",
            [
                ("as things are now", "never", "always"),
                ("the hand is empty", "on an empty pile or 1 to 9", "on 10"),
            ],
        ),
        # A face-down one for both, and for the face-up cards.
        (
            "updown/1 [g7 / g9 / ?] [b3 b5 b6] draw: *",
            "flip 0",
            [
                ("as things are now", "never", "always"),
                ("the hand is empty, the draw pile is gone and no card is face up any more", "always", "never"),
            ],
        ),
        # By the house rule the whole hand may go with a face-up card of its rank.
        (
            "updown/1 [g7 b8 / g9 / ?] [b3 b5 b6] removed: * mix_hand_and_up=yes",
            "up g9",
            [
                ("as things are now", "never", "always"),
                ("the hand is empty", "on an empty pile or 1 to 9", "on 10"),
                ("the whole hand is of the same rank", "on an empty pile or 1 to 9", "on 10"),
            ],
        ),
    ],
)
def test_updown_examples(line: str, name: str, rows: list[tuple[str, ...]]) -> None:
    assert [row[:3] for row in when(line, name).sheet().rows] == rows


def test_loo_by_hand() -> None:
    """Hearts are trumps; the nine of spades must beat, may not where the queen does, may where nothing does."""
    line = (
        "loo/1 [play: ? ? ?] [play: ? ? ?] [play: 9s Qs 3h] turned: 2h dealer: 2 turn: 0 pot: 3 "
        "miss: ? ? ? stock: ?*39 small_table=yes"
    )
    rows = {row[0]: row[1:] for row in when(line, "9s", 2).sheet().rows}
    ran = ("two of spades to eight of spades", "king of spades to ace of spades")
    assert rows["spades are led"] == (
        f"on {ran[0]} or {ran[1]}",
        "on ten of spades to jack of spades",
        "Beat the best card",
    )
    assert rows["spades are led, and a trump lies on them"] == ("always", "never", "")
    # With the three of hearts in hand a void suit must be trumped.
    assert rows["clubs are led"] == ("never", "always", "Or play a trump")
    # The dealer is the last to play, and never leads first.
    assert not any(said.startswith("leading") for said in rows)


def test_the_nearest_way_is_told_as_moves() -> None:
    notes = when(NEAR_THE_END, "g7").sheet().notes
    assert notes[-3:] == ("It can be played after 2 moves:", "You: play blue Clear", "Quick Fox: play blue 3")


def test_a_way_that_hangs_on_hidden_cards_is_not_made_up() -> None:
    bench = Bench(2, seed=7)
    while bench.state.phase == "choose":
        bench.play(bench.legal_moves()[0])
    seat = 1 - bench.state.turn
    view = bench.game.view(bench.state, seat)
    found = when(view, updown.held(view, seat)[0], seat)
    assert (found.verdict, found.way.steps, found.way.hidden, found.way.cut) == (None, None, True, False)
    assert "it is the turn of" in found.sheet().notes[0]
    assert found.sheet().notes[-1] == catalogue("en").format("explore-when-no-way", why="hidden", n=0)


def test_turning_over_an_unknown_card_is_no_step_of_a_way() -> None:
    # The only move is a flip: whether the other player then comes to play on 4 hangs on the card.
    found = when("updown/1 [/ / ? ?] [g5 b9] pile: g4 removed: *", "g5", 1)
    assert (found.way.steps, found.way.hidden) == (None, True)


def test_a_search_that_was_cut_says_how_far_it_looked() -> None:
    found = when(Bench(3, seed=3), "flip 0", most=20)
    assert found.way.cut
    assert found.sheet().notes[-1] == "No way to play it was found among the nearest positions. Looked at: 20."


def test_where_the_game_ends_first_no_moves_lead_there() -> None:
    found = when("updown/1 [g7] [b9] pile: g4 removed: * turn: 1", "g7", 0)
    assert (found.way.steps, found.way.hidden, found.way.cut) == (None, False, False)
    assert found.sheet().notes[-1] == "No moves in this deal lead to playing it."


@pytest.mark.parametrize("name", ["g10", "up g7", "flip 1", "", "Ah", "x" * 100])
def test_a_card_that_the_player_has_not_is_refused(name: str) -> None:
    with pytest.raises(InvalidMoveError) as caught:
        when(NEAR_THE_END, name)
    assert caught.value.faults[0].id == "lab.not-held"


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_holds_nothing(seat: int) -> None:
    with pytest.raises(InvalidMoveError):
        when(NEAR_THE_END, "g7", seat)


def test_a_partly_unknown_hand_leaves_loo_unsaid() -> None:
    line = (
        "loo/1 [play: ? ? ?] [play: ? ? ?] [play: 9s ? ?] turned: 2h dealer: 1 turn: 2 pot: 3 "
        "miss: ? ? ? stock: ?*39 small_table=yes"
    )
    found = when(line, "9s")
    assert (found.known, found.verdict, found.cases, found.moves) == (False, None, (), ())
    assert found.sheet().notes[0] == catalogue("en").format("explore-when-hidden")


def test_a_partly_unknown_hand_leaves_updown_clear() -> None:
    found = when("updown/1 [g7 ? ?] [b3 b5 b6] pile: g4 b8 removed: *", "g7")
    assert (found.known, found.moves) == (True, ())
    assert found.cases[0].runs(legal=True)[-1][-1].said == UPDOWN.phrase("7")


def test_loo_only_what_can_come_about_is_listed() -> None:
    line = (
        "loo/1 [play: ? ? ?] [play: 9s Qs 3h] [play: ? ? ?] turned: 2h dealer: 2 turn: 0 pot: 3 "
        "miss: ? ? ? stock: ?*39 small_table=yes"
    )
    # Only the eldest leads first, and before the second to play nobody can have trumped.
    assert [row[0] for row in when(line, "9s", 1).sheet().rows] == [
        "clubs are led",
        "diamonds are led",
        "hearts are led",
        "spades are led",
    ]
    eldest = line.replace("[play: ? ? ?] [play: 9s Qs 3h]", "[play: 9s Qs 3h] [play: ? ? ?]")
    assert [row[0] for row in when(eldest, "9s", 0).sheet().rows] == [
        "leading to the first trick, against two players or more"
    ]


@pytest.mark.parametrize(
    ("hands", "trick", "seat", "leads", "trumped"),
    [
        ("[play: ? ?] [play: ? ?] [play: 9s Qs]", "", 2, True, False),
        ("[play: 9s Qs] [play: ? ?] [play: ?]", "trick: 2d", 0, False, False),
        ("[play: ? ?] [play: 9s Qs] [play: ?]", "trick: 2d", 1, False, True),
        ("[play: 9s] [play: ? ?] [play: ?]", "trick: 3s 9c", 0, True, True),
    ],
)
def test_loo_of_a_trick_that_has_begun_it_is_known_who_leads(
    hands: str, trick: str, seat: int, leads: bool, trumped: bool  # noqa: FBT001 - what is to come out
) -> None:  # fmt: skip
    line = f"loo/1 {hands} turned: 2h dealer: 2 tricks: 4h 5h 6h {trick} pot: 3 miss: ? ? ? stock: * small_table=yes"
    found = when(line, "9s", seat)
    said = [case.said[0] for case in found.cases]
    assert any(each.key == "explore-when-lead" for each in said) == leads
    assert any(each.args.get("trumped") == "yes" for each in said) == trumped
    # What lies in a trick in which the seat has played is in none to come.
    best = [spot.said for case in found.cases for spot in case.spots]
    laid = [card_phrase(loo_card(each)) for each in trick.split()[1:]]
    assert [each in best for each in laid] == [len(laid) == 1] * len(laid)


def test_loo_the_dealer_never_leads_first() -> None:
    bench = Bench(5, game="loo", seed=3)
    state = bench.state
    leading = {
        seat: {case.said[0].key for case in loo.cases(state, seat, loo.held(state, seat)[0])} for seat in range(5)
    }
    left = (state.dealer + 1) % 5
    assert leading.pop(state.dealer) == {"explore-when-led"}
    assert leading.pop(left) == {"explore-when-lead"}
    assert set(map(frozenset, leading.values())) == {frozenset({"explore-when-led", "explore-when-lead"})}
