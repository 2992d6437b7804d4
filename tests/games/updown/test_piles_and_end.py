"""The players' own piles, and the end: `updown.piles.*`, `updown.end.*`."""

from __future__ import annotations

from tests.games.updown.tables import after, because, broken, event, happened, legal, table
from threeup.games.updown import UPDOWN, Options, cards
from threeup.games.updown.events import PickedUp

UNTOUCHED = "/g7 b7 o9/g1 b1 o1"


def test_updown_piles_locked__broken() -> None:
    both = table(f"g2 {UNTOUCHED}", "g3", draw="b2")
    assert broken(both, "play up g7")["piles.locked"] == {"draw": 1, "hand": 1}
    assert broken(both, "flip 0")["piles.locked"] == {"draw": 1, "hand": 1}
    assert broken(table(f"g2 {UNTOUCHED}", "g3"), "play up g7")["piles.locked"] == {"draw": 0, "hand": 1}
    empty = after(table(f"gC+1{UNTOUCHED}", "g3", draw="b2"), "play gC+1")
    assert broken(empty, "play up g7") == {"piles.locked": {"draw": 1, "hand": 0}}


def test_updown_piles_locked__legal() -> None:
    assert "piles.locked" in because(table(UNTOUCHED, "g3"), "play up g7")


def test_updown_piles_locked__are_no_reason_to_play_or_not_from_hand() -> None:
    assert "piles.locked" not in because(table(f"g2{UNTOUCHED}", "g3"), "play g2")


def test_updown_piles_up_before_down__broken() -> None:
    assert broken(table(UNTOUCHED, "g3"), "flip 0") == {"piles.up-before-down": {"n": 3}}
    assert broken(table("/g1/g2", "g3", pile="g9"), "flip 0") == {"piles.up-before-down": {"n": 1}}


def test_updown_piles_up_before_down__legal() -> None:
    assert because(table("//g1 g2", "g3"), "flip 1")["piles.up-before-down"] == {"n": 2}


def test_updown_piles_up_multiples__one_at_a_time_or_a_set() -> None:
    state = table(UNTOUCHED, "g3", pile="g5")
    assert legal(state) == ["play up b7", "play up b7 g7", "play up o9"]
    assert because(state, "play up b7 g7")["piles.up-multiples"] == {"n": 2}
    assert "discard.one-rank" in broken(state, "play up g7 o9")
    assert after(state, "play up b7 g7").holdings[0].up == cards("o9")
    assert after(state, "play up b7 g7").pile == cards("g5 b7 g7")


def test_updown_piles_flip_blind__is_always_allowed() -> None:
    for down in ("g1", "g9"):
        state = table(f"//{down} g2", "g3", pile="g5")
        assert legal(state) == ["flip 0", "flip 1"]
        assert because(state, "flip 0")["piles.flip-blind"] == {"n": 2}


def test_updown_piles_flip_blind__the_card_at_that_place() -> None:
    now = after(table("//g7 b8 o9", "g3"), "flip 1")
    assert (now.pile, now.holdings[0].down) == (cards("b8"), cards("g7 o9"))


def test_updown_piles_failed_flip__joins_the_pile_and_all_is_taken() -> None:
    state = table("//g1 b8", "g3", pile="g5")
    assert happened(state, "flip 0") == ["piles.flip-blind", "piles.failed-flip", "turn.clockwise"]
    now = after(state, "flip 0")
    assert (now.holdings[0].hand, now.holdings[0].down, now.pile) == (cards("g1 g5"), cards("b8"), ())


def test_updown_piles_failed_flip__an_equal_card_is_high_enough() -> None:
    assert after(table("//g5 b8", "g3", pile="b5"), "flip 0").pile == cards("b5 g5")


def test_updown_piles_failed_flip__option_stays_revealed() -> None:
    state = table("//g1 b8", "g3", pile="g5", options=Options(failed_flip="stays-revealed"))
    now = after(state, "flip 0")
    assert (now.holdings[0].hand, now.holdings[0].up, now.holdings[0].down) == (cards("g5"), cards("g1"), cards("b8"))


def test_updown_piles_cannot_play_up__takes_the_pile_and_the_face_up_cards_stay() -> None:
    state = table("/g1 g2/b1", "g3", pile="g5 g9")
    assert legal(state) == ["pick-up"]
    assert because(state, "pick-up")["piles.cannot-play-up"] == {"top": "9", "n": 2}
    now = after(state, "pick-up")
    assert (now.holdings[0].up, now.holdings[0].hand) == (cards("g1 g2"), cards("g5 g9"))
    assert event(state, "pick-up", PickedUp).rule == "updown.piles.cannot-play-up"


def test_updown_piles_relocked__broken() -> None:
    state = after(table("/g1 g2/b1", "g3 g4", pile="g5 g9"), "pick-up", "play g3")
    assert broken(state, "play up g2")["piles.relocked"] == {"hand": 2}
    assert "piles.locked" not in broken(state, "play up g2")


def test_updown_piles_relocked__legal() -> None:
    state = after(table("/g1 g2/b1", "g3 g4 g4", pile="g9"), "pick-up", "play g3", "play g9", "pick-up")
    assert state.holdings[0].hand == ()
    assert "piles.relocked" in because(state, "play up g2")


def test_updown_piles_same_turn__with_an_extra_discard_left() -> None:
    state = after(table("gC+1/g7/b1", "g3"), "play gC+1")
    assert because(state, "play up g7")["piles.same-turn"] == {"n": 1}
    flips = after(table("gC+2/g7/b9 b1", "g3"), "play gC+2", "play up g7")
    assert because(flips, "flip 0")["piles.same-turn"] == {"n": 1}


# -------------------------------------------------------------------------------------------------------- the end


def test_updown_end_first_out_wins__at_once() -> None:
    state = table("g7", "g8", "g9", pile="g5")
    now = after(state, "play g7")
    outcome = UPDOWN.outcome(now)
    assert outcome is not None
    assert (outcome.places, outcome.draw, outcome.rule) == ((0,), False, "updown.end.first-out-wins")
    assert happened(state, "play g7")[-2:] == ["end.first-out-wins", "end.first-out-wins"]
    assert UPDOWN.to_act(now) is None


def test_updown_end_first_out_wins__unspent_extras_are_dropped() -> None:
    for last in ("gC+1", "gC+2"):
        now = after(table(last, "g8", pile="g5"), f"play {last}")
        assert (now.phase, now.extras, now.may_draw, now.out) == ("over", 0, False, (0,))


def test_updown_end_first_out_wins__a_last_card_that_clears_the_pile_wins() -> None:
    for seat, text in (("g7", "play g7"), ("/gC/", "play up gC"), ("//g7", "flip 0"), ("//gC+2", "flip 0")):
        now = after(table(seat, "g8", pile="b7 o7"), text)
        assert (now.phase, now.out, now.pile) == ("over", (0,), ())


def test_updown_end_first_out_wins__a_failed_last_flip_does_not() -> None:
    now = after(table("//g1", "g8", pile="g5"), "flip 0")
    assert (now.phase, now.out, now.turn) == ("play", (), 1)


def test_updown_end_first_out_wins__a_failed_third_discard_does_not() -> None:
    now = after(table("/gC+2 g9 g4", "g8"), "play up gC+2", "play up g9", "play up g4")
    assert (now.phase, now.holdings[0].hand) == ("play", cards("g4 g9"))


def test_updown_end_first_out_wins__option_play_on_for_places() -> None:
    places = Options(play_on_for_places=True)
    state = table("g7", "g8", "g9 g10", options=places)
    first = after(state, "play g7")
    assert (first.phase, first.turn, first.out, first.turns) == ("play", 1, (0,), 1)
    last = after(first, "play g8")
    outcome = UPDOWN.outcome(last)
    assert outcome is not None
    assert (last.phase, outcome.places, outcome.draw) == ("over", (0, 1, 2), False)


def test_updown_end_turn_cap__a_draw() -> None:
    capped = Options(turn_cap=2)
    state = after(table("g1 g2", "g3 g4", options=capped), "play g1")
    assert state.phase == "play"
    assert happened(state, "play g3")[-1] == "end.turn-cap"
    outcome = UPDOWN.outcome(after(state, "play g3"))
    assert outcome is not None
    assert (outcome.places, outcome.draw, outcome.rule) == ((), True, "updown.end.turn-cap")


def test_updown_end_turn_cap__an_extra_discard_is_no_turn() -> None:
    state = after(table("gC+2 g1 g2 g9", "g3 g4", options=Options(turn_cap=1)), "play gC+2", "play g1")
    assert state.phase == "play"
    assert after(state, "play g2").phase == "over"


def test_updown_end_turn_cap__default_and_none() -> None:
    assert Options().turn_cap == 5000
    late = table("g1 g2", "g3 g4", options=Options(turn_cap=None), turns=10**6)
    assert after(late, "play g1").phase == "play"
    assert after(table("g1 g2", "g3 g4", turns=4999), "play g1").phase == "over"
