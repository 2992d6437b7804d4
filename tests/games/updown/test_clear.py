"""Clearing the pile and extra discards: `updown.clear.*`."""

from __future__ import annotations

import pytest

from tests.games.updown.tables import after, because, broken, event, happened, legal, table
from threeup.games.updown import UPDOWN, Options, State, cards
from threeup.games.updown.events import Drew, ExtrasCounted, PickedUp

SET = "clear.set-of-three"


# --------------------------------------------------------------------------------------------------- set of three


@pytest.mark.parametrize(
    ("pile", "played"),
    [("", "g7 b7 o7"), ("g5 g7", "b7 o7"), ("g5 g7 b7", "o7"), ("g7 b7", "g7 o7"), ("", "g7 g7 b7 o7")],
)
def test_updown_clear_set_of_three__from_one_player_or_several(pile: str, played: str) -> None:
    state = table(f"{played} g9", "g3", pile=pile)
    now = after(state, f"play {played}")
    assert SET in happened(state, f"play {played}")
    assert (now.pile, now.turn, now.extras) == ((), 1, 0)


def test_updown_clear_set_of_three__across_two_players_turns() -> None:
    state = after(table("g7 g1", "b7 g1", "o7 g1"), "play g7", "play b7")
    assert state.pile == cards("g7 b7")
    assert after(state, "play o7").pile == ()


def test_updown_clear_set_of_three__two_are_none_and_neither_are_three_apart() -> None:
    assert after(table("g7 b7 g9", "g3"), "play g7 b7").pile == cards("g7 b7")
    assert after(table("g7 g9", "g3", pile="g5 b5"), "play g7").pile == cards("g5 b5 g7")


def test_updown_clear_set_of_three__option_set_size_four() -> None:
    four = Options(set_size=4)
    three = table("g7 b7 o7 g9", "g3", options=four)
    assert after(three, "play g7 b7 o7").pile == cards("g7 b7 o7")
    state = table("g7 b7 o7 g9", "g3", pile="o7", options=four)
    assert after(state, "play g7 b7 o7").pile == ()


def test_updown_clear_set_of_three__option_goes_again() -> None:
    state = table("g7 b7 g9", "g3", pile="o7", options=Options(set_clear_goes_again=True))
    now = after(state, "play g7 b7")
    assert (now.turn, now.extras, now.may_draw, now.pile) == (0, 1, True, ())
    assert event(state, "play g7 b7", ExtrasCounted).rule == "updown.clear.set-of-three"


def test_updown_clear_set_of_three__counts_a_flipped_card() -> None:
    state = table("//g7 g9", "g3", pile="b7 o7")
    assert happened(state, "flip 0") == ["piles.flip-blind", SET, "turn.clockwise"]


def test_updown_clear_removed__for_good_and_for_all_to_see() -> None:
    state = table("gC g1", "g3", pile="g5 g7")
    now = after(state, "play gC")
    assert now.removed[-3:] == cards("g5 g7 gC")
    assert UPDOWN.view(now, None).removed == now.removed


# ----------------------------------------------------------------------------------------------------- the Clears


@pytest.mark.parametrize(("clear", "extras"), [("gC", 0), ("gC+1", 1), ("gC+2", 2)])
@pytest.mark.parametrize("pile", ["", "g10", "g5 g7"])
def test_each_clear_clears_any_pile(clear: str, extras: int, pile: str) -> None:
    now = after(table(f"{clear} g1 g2", "g3", pile=pile), f"play {clear}")
    assert (now.pile, now.extras, now.may_draw, now.turn) == ((), extras, bool(extras), 0 if extras else 1)


def test_updown_clear_plain__ends_the_turn() -> None:
    state = table("gC g1", "g3", pile="g7")
    assert "clear.plain" in because(state, "play gC")
    assert happened(state, "play gC") == ["discard.from-hand-first", "clear.plain", "turn.clockwise"]


def test_updown_clear_plain__option_goes_again() -> None:
    again = Options(clear_goes_again=True)
    assert after(table("gC g1", "g3", pile="g7", options=again), "play gC").extras == 1
    assert after(table("gC bC g1", "g3", pile="g7", options=again), "play bC gC").extras == 1


def test_updown_clear_plus_one__one_more_discard() -> None:
    state = table("gC+1 g1 g2", "g3", pile="g7")
    assert "clear.plus-one" in because(state, "play gC+1")
    assert event(state, "play gC+1", ExtrasCounted).rule == "updown.clear.plus-one"
    now = after(state, "play gC+1", "play g1")
    assert (now.turn, now.extras, now.pile) == (1, 0, cards("g1"))


def test_updown_clear_plus_two__two_more_discards() -> None:
    state = table("gC+2 g1 g2 g3", "g3", pile="g7")
    assert "clear.plus-two" in because(state, "play gC+2")
    first = after(state, "play gC+2", "play g1")
    assert (first.turn, first.extras) == (0, 1)
    assert after(first, "play g2").turn == 1


def test_updown_clear_plus_two__the_second_discard_stands_under_the_third() -> None:
    state = after(table("gC+2 g1 g2 g3", "g3", pile="g7"), "play gC+2", "play g2")
    assert broken(state, "play g1") == {"discard.at-least-top": {"rank": "1", "top": "2"}}


# ----------------------------------------------------------------------------------------------- the optional draw


def test_updown_clear_optional_draw__legal() -> None:
    state = after(table("gC+1 g1", "g3", draw="b1 b2 b3", pile="g7"), "play gC+1")
    assert because(state, "draw")["clear.optional-draw"] == {"n": 2}
    assert after(state, "draw").holdings[0].hand == cards("g1 b2 b3")[:1] + cards("b2 b3")
    assert event(state, "draw", Drew).rule == "updown.clear.optional-draw"
    assert because(state, "play g1")  # optional


def test_updown_clear_optional_draw__option_one() -> None:
    one = Options(optional_draw="one")
    state = after(table("gC+1 g1", "g3", draw="b1 b2 b3", pile="g7", options=one), "play gC+1")
    assert because(state, "draw")["clear.optional-draw"] == {"n": 1}
    now = after(state, "draw")
    assert len(now.holdings[0].hand) == 2
    assert "clear.no-draw-before-last" in broken(now, "draw")


def plus_two(**options: object) -> State:
    return table("gC+2 g4 g5", "g3", draw="b1 b2 b3 b4 b5", options=Options(**options))  # type: ignore[arg-type]


def test_updown_clear_no_draw_before_last__legal() -> None:
    assert "clear.no-draw-before-last" in because(after(plus_two(), "play gC+2"), "draw")
    every = after(plus_two(draw_before_last_extra=True), "play gC+2", "draw", "play g4")
    assert "clear.no-draw-before-last" in because(every, "draw")


def test_updown_clear_no_draw_before_last__broken() -> None:
    assert broken(after(plus_two(), "play gC+2", "draw"), "draw").keys() == {
        "clear.no-draw-before-last", "draw.to-three",
    }  # fmt: skip
    for begun in (("play gC+2", "play g4"), ("play gC+2", "draw", "play g4")):
        assert broken(after(plus_two(), *begun), "draw") == {"clear.no-draw-before-last": {}}


# ------------------------------------------------------------------------------------------------ extra discards


def test_updown_clear_extras_add__to_those_left() -> None:
    state = after(table("gC+2 gC+1 gC+2 g1 g2", "g3"), "play gC+2", "play gC+1")
    assert (state.extras, state.may_draw) == (2, True)
    assert after(state, "play gC+2").extras == 3
    assert event(state, "play gC+2", ExtrasCounted).rule == "updown.clear.extras-add"


def test_updown_clear_extras_add__its_own_draw_opens_again() -> None:
    state = after(table("gC+1 bC+1 g1", "g3", draw="b1 b2 b3"), "play gC+1", "draw", "play bC+1")
    assert because(state, "draw")


def test_updown_clear_extras_compulsory__legal() -> None:
    state = after(table("gC+1 g1 g2", "g3"), "play gC+1")
    assert because(state, "play g1")["clear.extras-compulsory"] == {"n": 1}
    lapse = after(table("gC+1//g1", "g3", draw="b1"), "play gC+1")
    assert legal(lapse) == ["draw", "end"]
    assert because(lapse, "end")["clear.extras-compulsory"] == {"n": 1}
    assert after(lapse, "end").holdings[0].hand == cards("b1")
    assert after(lapse, "end").turn == 1


def test_updown_clear_extras_compulsory__broken() -> None:
    state = after(table("gC+2 g1 g2", "g3"), "play gC+2")
    assert broken(state, "end") == {"clear.extras-compulsory": {"n": 2}}
    open_piles = after(table("gC+1//g1", "g3"), "play gC+1")
    assert broken(open_piles, "end") == {"clear.extras-compulsory": {"n": 1}}


def test_updown_clear_extras_compulsory__broken_by_taking_the_pile_with_nothing_tried() -> None:
    # The hand is empty, the draw before the last extra is open: draw, or let it go; no card says "take the pile".
    every = Options(draw_before_last_extra=True)
    state = after(table("gC+2 g4/b9/g1", "g3", draw="b1 b2", options=every), "play gC+2", "play g4")
    assert legal(state) == ["draw", "end"]
    assert broken(state, "pick-up") == {"clear.extras-compulsory": {"n": 1}}


def test_updown_clear_extras_compulsory__lapses_without_a_source() -> None:
    # No card in hand, the piles locked by the draw pile, no draw before the last extra: the turn ends, and draws.
    state = after(table("gC+2 g4/b9/g1", "g3", draw="b1 b2 b3 b4"), "play gC+2")
    now = after(state, "play g4")
    assert (now.turn, now.extras, now.holdings[0].hand) == (1, 0, cards("b2 b3 b4"))


# ------------------------------------------------------------------------------- the Clear +2 from the own piles

FROM_PILES = "/gC+2 g9 g4 /b2 b3"


def third(seat: str = FROM_PILES, second: str = "play up g9", **options: object) -> State:
    """Play a Clear +2 and a second discard from the piles; the third is to come."""
    state = table(seat, "g3 g4", pile="o5", options=Options(**options))  # type: ignore[arg-type]
    return after(state, "play up gC+2", second)


def test_updown_clear_plus_two_from_piles__the_third_joins_the_pile_and_all_are_taken() -> None:
    state = third()
    assert legal(state) == ["play up g4"]
    assert because(state, "play up g4")["clear.plus-two-from-piles"] == {"rank": "4", "top": "9"}
    now = after(state, "play up g4")
    assert now.holdings[0].hand == cards("g4 g9")
    assert (now.turn, now.pile, now.holdings[0].up) == (1, (), ())
    assert event(state, "play up g4", PickedUp).rule == "updown.clear.plus-two-from-piles"


def test_updown_clear_plus_two_from_piles__the_pile_alone_may_not_be_taken() -> None:
    assert "clear.extras-compulsory" in broken(third(), "pick-up")


def test_updown_clear_plus_two_from_piles__a_legal_card_may_not_be_held_back() -> None:
    seat = "/gC+2 g9 g10/b2 b3"
    assert legal(third(seat)) == ["play up g10"]
    # With the lowest played second, both that are left are legal; none may bring the penalty about.
    assert after(third(seat, "play up g9"), "play up g10").turn == 1


def test_updown_clear_plus_two_from_piles__nothing_is_lower_than_an_empty_pile() -> None:
    cleared = third("/gC+2 gC g4/b2 b3", "play up gC")
    assert cleared.pile == ()
    assert after(cleared, "play up g4").pile == cards("g4")
    counted = third("/gC+2 g9 g4/b2 b3")
    assert counted.third_in == 1


def test_updown_clear_plus_two_from_piles__a_blind_third() -> None:
    state = after(table("//gC+2 g9 g4", "g3 g4"), "flip 0", "flip 0")
    assert state.third_in == 1
    now = after(state, "flip 0")
    assert now.holdings[0].hand == cards("g4 g9")
    assert event(state, "flip 0", PickedUp).rule == "updown.clear.plus-two-from-piles"


def test_updown_clear_plus_two_from_piles__not_from_the_hand() -> None:
    state = after(table("gC+2 g9 g4/b1/b2", "g3"), "play gC+2", "play g9")
    assert state.third_in == 0
    assert legal(state) == ["pick-up"]


def test_updown_clear_plus_two_from_piles__option_pile_only() -> None:
    state = third(plus_two_penalty="pile-only")
    assert legal(state) == ["pick-up"]
    now = after(state, "pick-up")
    assert (now.holdings[0].hand, now.holdings[0].up) == (cards("g9"), cards("g4"))
    blind = after(table("//gC+2 g9 g4", "g3", options=Options(plus_two_penalty="pile-only")), "flip 0", "flip 0")
    turned = after(blind, "flip 0")
    assert (turned.holdings[0].hand, turned.holdings[0].up) == (cards("g9"), cards("g4"))


def test_updown_clear_plus_two_from_piles__option_off() -> None:
    state = third(plus_two_penalty="off")
    assert legal(state) == ["pick-up"]
    assert happened(state, "pick-up")[0] == "piles.cannot-play-up"
    blind = after(table("//gC+2 g9 g4", "g3", options=Options(plus_two_penalty="off")), "flip 0", "flip 0")
    assert event(blind, "flip 0", PickedUp).rule == "updown.piles.failed-flip"
