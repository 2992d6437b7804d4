"""What may be discarded, and the draw after it: `updown.discard.*`, `updown.draw.*`."""

from __future__ import annotations

import pytest

from tests.games.updown.tables import after, because, broken, event, happened, legal, step, table
from threeup.games.updown import Options, cards
from threeup.games.updown.events import Drew


def test_updown_discard_open_pile__legal() -> None:
    state = table("g1 b1 gC", "g3")
    for text in ("play g1", "play g1 b1", "play gC"):
        assert "discard.open-pile" in because(state, text)
    assert "discard.open-pile" in because(after(table("gC+1 g1 g2", "g3", pile="g9"), "play gC+1"), "play g1")


def test_updown_discard_open_pile__broken() -> None:
    assert broken(table("g1", "g3"), "pick-up") == {"discard.open-pile": {}}
    voluntary = Options(voluntary_pick_up=True)
    assert broken(table("g1", "g3", options=voluntary), "pick-up") == {"discard.open-pile": {}}


def test_updown_discard_at_least_top__legal() -> None:
    state = table("g7 g8", "g3", pile="b7")
    assert because(state, "play g7")["discard.at-least-top"] == {"rank": "7", "top": "7"}
    assert because(state, "play g8")["discard.at-least-top"] == {"rank": "8", "top": "7"}


def test_updown_discard_at_least_top__broken() -> None:
    for low in range(1, 10):
        values = {"rank": str(low), "top": "10"}
        assert broken(table(f"g{low} gC", "g3", pile="b10"), f"play g{low}") == {"discard.at-least-top": values}


def test_updown_discard_at_least_top__only_the_top_card_counts() -> None:
    assert because(table("g7 g8", "g3", pile="b2 b5 b6"), "play g7")
    assert broken(table("g3 g8", "g3", pile="b2 b5"), "play g3")


def test_updown_discard_one_rank__legal() -> None:
    assert because(table("g7 b7 o7 g9", "g3"), "play g7 o7")["discard.one-rank"] == {"rank": "7", "n": 2}
    assert legal(table("g7 b7 o7 g9", "g3")) == ["play b7", "play b7 g7", "play b7 g7 o7", "play g9"]


def test_updown_discard_one_rank__broken() -> None:
    state = table("g7 g8 gC gC+1", "g3")
    assert broken(state, "play g8 g7") == {"discard.one-rank": {"low": "7", "high": "8"}}
    assert "discard.one-rank" in broken(state, "play gC gC+1")


def test_updown_discard_one_rank__every_broken_rule_is_named() -> None:
    assert broken(table("g7 g8", "g3", pile="g9"), "play g7 g8 b1").keys() == {
        "table.cards.held", "discard.one-rank", "discard.at-least-top",
    }  # fmt: skip


HANDS = {"C": "gC bC g1", "C+1": "gC+1 bC+1 g1", "C+2": "gC+2 gC+2 g1"}


@pytest.mark.parametrize(("option", "allowed"), [("none", ()), ("plain", ("C",)), ("all", ("C", "C+1", "C+2"))])
def test_updown_discard_clears_together__legal_and_broken(option: str, allowed: tuple[str, ...]) -> None:
    for rank, hand in HANDS.items():
        state = table(hand, "g3", pile="g9", options=Options(clears_together=option))  # type: ignore[arg-type]
        both = "play " + hand.removesuffix(" g1")
        if rank in allowed:
            assert because(state, both)["discard.clears-together"] == {"rank": rank, "n": 2}
            # Each card gives its extras.
            assert after(state, both).extras == 2 * {"C": 0, "C+1": 1, "C+2": 2}[rank]
        else:
            assert broken(state, both) == {"discard.clears-together": {"rank": rank, "n": 2}}


def test_updown_discard_clears_together__broken() -> None:
    assert "discard.clears-together" in broken(table(HANDS["C+1"], "g3"), "play gC+1 bC+1")


def test_updown_discard_must_play__broken() -> None:
    values = {"rank": "9", "top": "7"}
    assert broken(table("g1 g9", "g3", pile="g7"), "pick-up") == {"discard.must-play": values}
    assert broken(table("/g1 g9/b1", "g3", pile="g7"), "pick-up") == {"discard.must-play": values}
    assert broken(table("//b1", "g3", pile="g7"), "pick-up") == {"discard.must-play": {"rank": "none", "top": "7"}}


def test_updown_discard_must_play__legal() -> None:
    assert because(table("g1 g9", "g3", pile="g7"), "play g9")["discard.must-play"] == {"rank": "9", "top": "7"}


def test_updown_discard_must_play__option_voluntary_pick_up() -> None:
    voluntary = Options(voluntary_pick_up=True)
    for seat in ("g1 g9", "/g1 g9/b1", "//b1"):
        state = table(seat, "g3", pile="g7", options=voluntary)
        assert because(state, "pick-up") == {"discard.must-play": {"top": "7"}}
        assert happened(state, "pick-up")[0] == "discard.must-play"
        assert after(state, "pick-up").turn == 1


def test_updown_discard_cannot_play__takes_the_whole_pile_and_the_turn_ends() -> None:
    state = table("g1 g2", "g3 g4", "g5", pile="b4 b7", draw="o1 o2")
    assert because(state, "pick-up")["discard.cannot-play"] == {"top": "7", "n": 2}
    now = after(state, "pick-up")
    assert (now.holdings[0].hand, now.pile, now.turn) == (cards("g1 g2 b4 b7"), (), 1)
    assert happened(state, "pick-up") == ["discard.cannot-play", "turn.clockwise"]
    assert len(now.draw) == 2


def test_updown_discard_cannot_play__a_short_hand_draws_after_taking_the_pile() -> None:
    now = after(table("g1", "g3 g4", pile="b4", draw="o1 o2"), "pick-up")
    assert now.holdings[0].hand == cards("g1 o2 b4")


def test_updown_discard_cannot_play__unused_extras_are_lost() -> None:
    state = table("g1 g2", "g3 g4", pile="b4 b7", extras=2)
    now = after(state, "pick-up")
    assert (now.extras, now.may_draw, now.turn) == (0, False, 1)


def test_updown_discard_cannot_play__is_forced() -> None:
    assert legal(table("g1 g2", "g3", pile="g7")) == ["pick-up"]


def test_updown_discard_from_hand_first__broken() -> None:
    assert broken(table("g1/b9/o1", "g3"), "play up b9") == {
        "discard.from-hand-first": {"n": 1}, "piles.relocked": {"hand": 1},
    }  # fmt: skip
    assert broken(table("g1//o1", "g3"), "flip 0")["discard.from-hand-first"] == {"n": 1}


def test_updown_discard_from_hand_first__legal() -> None:
    assert because(table("g1 g2", "g3"), "play g1")["discard.from-hand-first"] == {"n": 2}


def test_updown_discard_from_hand_first__option_mix_hand_and_up() -> None:
    mix = Options(mix_hand_and_up=True)
    state = table("g7 b7/o7 g9/g1", "g3", options=mix)
    assert "play b7 g7 up o7" in legal(state)
    assert after(state, "play b7 g7 up o7").removed[-3:] == cards("b7 g7 o7")
    assert broken(state, "play b7 up o7")  # not the whole hand
    assert broken(table("g7 b8/o7/g1", "g3", options=mix), "play g7 up o7")
    assert broken(table("g7/o7/g1", "g3", draw="g1", options=mix), "play g7 up o7")["piles.locked"]
    assert broken(table("g7/o7/g1", "g3"), "play g7 up o7")


# ----------------------------------------------------------------------------------------------------- the draw


@pytest.mark.parametrize(("hand", "drawn"), [("g1 g2 g3 g4 g5", 0), ("g1 g2 g3 g4", 0), ("g1 g2 g3", 1), ("g1", 3)])
def test_updown_draw_to_three__legal(hand: str, drawn: int) -> None:
    state = table(hand + "//g9", "b3", draw="o1 o2 o3 o4")
    now = after(state, "play g1")
    assert len(now.draw) == 4 - drawn
    assert len(now.holdings[0].hand) == len(hand.split()) - 1 + drawn
    assert ("draw.to-three" in happened(state, "play g1")) == bool(drawn)
    extra = table("g1 g2", "b3", draw="o1 o2", extras=1, may_draw=True)
    assert because(extra, "draw")["draw.to-three"] == {"n": 2}


def test_updown_draw_to_three__the_top_card_comes_first() -> None:
    drawn = event(table("g1//g9", "b3", draw="o1 o2 o3 o4"), "play g1", Drew)
    assert drawn.cards == cards("o4 o3 o2")  # type: ignore[attr-defined]


def test_updown_draw_to_three__broken() -> None:
    for n in (3, 4):
        state = table(" ".join(f"g{i + 1}" for i in range(n)), "b3", draw="o1 o2", extras=1, may_draw=True)
        assert broken(state, "draw") == {"draw.to-three": {"n": n}}


def test_updown_draw_short_pile__legal() -> None:
    state = table("g1//g9", "b3", draw="o1 o2")
    assert happened(state, "play g1") == ["discard.from-hand-first", "draw.short-pile", "turn.clockwise"]
    assert after(state, "play g1").holdings[0].hand == cards("o1 o2")
    extra = table("g1 g2", "b3", draw="o1", extras=1, may_draw=True)
    assert because(extra, "draw")["draw.short-pile"] == {"n": 1}


def test_updown_draw_short_pile__broken() -> None:
    assert broken(table("g1", "b3", extras=1, may_draw=True), "draw") == {"draw.short-pile": {}}


def test_updown_draw_short_pile__with_an_empty_pile_play_goes_on() -> None:
    assert step(table("g1 g2", "b3"), "play g1").state.turn == 1
