"""Cards, deals, turns and the rules of any table: `table.*`, `updown.deck.*`, `updown.deal.*`, `updown.turn.*`."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.updown.tables import after, because, broken, deal_of, dealt, happened, legal, table
from threeup.core.errors import SetupError
from threeup.games.updown import UNKNOWN, UPDOWN, Deal, Options, card

# ------------------------------------------------------------------------------------------------- any table


def test_table_turn_now__broken() -> None:
    assert broken(UPDOWN.start(2), "pick-up") == {"table.turn.now": {"move": "pick-up", "phase": "deal"}}
    assert broken(dealt(), "play g1") == {"table.turn.now": {"move": "play", "phase": "choose"}}
    assert broken(table("g7", "b7"), "up g7") == {"table.turn.now": {"move": "choose", "phase": "play"}}


def test_table_turn_now__legal() -> None:
    assert because(UPDOWN.start(2), str(deal_of(UPDOWN.start(2))))
    assert because(table("g7 g8", "b7"), "play g7")


def test_table_turn_over__broken() -> None:
    over = after(table("g7", "b7"), "play g7")
    assert broken(over, "pick-up") == {"table.turn.over": {}}
    assert UPDOWN.legal_moves(over) == ()


def test_table_turn_over__legal() -> None:
    assert because(table("g7", "b7"), "play g7")


def test_table_cards_held__broken() -> None:
    state = table("g7 b7", "b8")
    assert broken(state, "play g8") == {"table.cards.held": {"card": "g8"}}
    assert broken(state, "play g7 g7") == {"table.cards.held": {"card": "g7"}}
    assert broken(state, "play b8") == {"table.cards.held": {"card": "b8"}}
    piles = table("//g7 b7", "b8")
    assert broken(piles, "flip 2") == {"table.cards.held": {"card": "none"}}
    mine = dealt().holdings[0].hand[0]
    assert broken(dealt(), f"up {mine} {mine} {mine} gC+2") == {
        "table.cards.held": {"card": str(mine)},
        "deal.three-up": {"n": 4},
    }


def test_table_cards_held__legal() -> None:
    assert because(table("g7 g7 b8", "b8"), "play g7 g7")
    assert because(table("//g7 b7", "b8"), "flip 1")


def test_table_cards_some__broken() -> None:
    assert broken(table("g7", "b7"), "play") == {"table.cards.some": {}}


def test_table_cards_some__legal() -> None:
    assert because(table("g7 g8", "b7"), "play g8")


# ----------------------------------------------------------------------------------------------------- the deck


def test_updown_deck_colours__never_decide() -> None:
    for one in "gbo":
        for other in "gbo":
            state = table(f"{one}7 g9", "b8", pile=f"{other}6")
            assert because(state, f"play {one}7")
            assert "discard.at-least-top" in broken(table(f"{one}5 g9", "b8", pile=f"{other}6"), f"play {one}5")


def test_updown_deck_colours__equal_choices_are_listed_once_and_any_is_taken() -> None:
    state = table("g7 b7 o7 g9", "b8", pile="g6")
    assert [text for text in legal(state) if "7" in text] == ["play b7", "play b7 g7", "play b7 g7 o7"]
    for text in ("play g7", "play o7", "play o7 g7"):
        assert because(state, text)


def test_updown_deck_ranks__every_clear_outranks_every_number() -> None:
    for clear in ("gC", "gC+1", "gC+2"):
        assert because(table(f"{clear} g1", "b8", pile="g10"), f"play {clear}")["deck.ranks"]["top"] == "10"


# preset: cards, copies of each number, of Clear, Clear +1, Clear +2, draw pile for 2 to 6 players
PRESETS = {
    "standard": (84, 7, (6, 6, 2), (66, 57, 48, 39, 30)),
    "owner": (84, 7, (7, 6, 1), (66, 57, 48, 39, 30)),
    "listed": (74, 6, (6, 6, 2), (56, 47, 38, 29, 20)),
    "short60": (60, 5, (4, 4, 2), (42, 33, 24, 15, 6)),
    "short36": (36, 3, (2, 2, 2), (18, 9, 0, None, None)),
}


@pytest.mark.parametrize("preset", PRESETS)
def test_updown_deck_composition__presets(preset: str) -> None:
    size, each, clears, piles = PRESETS[preset]
    ranks = Counter(c.rank for c in Options(deck=preset).cards())
    assert ranks.total() == size
    assert [ranks[rank] for rank in range(1, 14)] == [each] * 10 + list(clears)
    for players, pile in enumerate(piles, 2):
        if pile is None:
            with pytest.raises(SetupError, match=r"options\.deck-small"):
                UPDOWN.start(players, Options(deck=preset))
        else:
            state = dealt(players, Options(deck=preset))
            assert len(state.draw) == pile


def test_updown_deck_composition__only_green_has_a_clear_plus_two_in_standard() -> None:
    by_colour = Counter(c.colour for c in Options().cards())
    assert by_colour == {"g": 36, "b": 24, "o": 24}
    assert [str(c) for c in Options().cards() if c.rank == 13] == ["gC+2", "gC+2"]


def test_updown_deck_composition__legal() -> None:
    start = UPDOWN.start(3)
    assert because(start, str(deal_of(start)))["deck.composition"] == {"cards": 84, "deck": 84}


def test_updown_deck_composition__broken() -> None:
    start, order = UPDOWN.start(3), Options().cards()
    bad = (order[1:], (*order, card("g1")), (card("g2"), *order[1:]), (*order[1:], UNKNOWN), ())
    for each in bad:
        (reason,) = UPDOWN.explain(start, Deal(each)).broken
        assert (reason.rule, reason.args) == ("updown.deck.composition", {"cards": len(each), "deck": 84})
    assert not UPDOWN.explain(start, Deal(order, 3)).legal


# ----------------------------------------------------------------------------------------------------- the deal


def test_updown_deal_players__two_to_six_or_with_two_decks_seven_to_twelve() -> None:
    for n in range(14):
        for two in (False, True):
            options = Options(two_decks=two)
            if n in (range(7, 13) if two else range(2, 7)):
                state = dealt(n, options)
                assert len(state.draw) == (168 if two else 84) - 9 * n
            else:
                with pytest.raises(SetupError, match=r"options\.players"):
                    UPDOWN.start(n, options)


def test_updown_deal_three_down__nobody_sees_them() -> None:
    state = dealt(4)
    assert all(len(h.down) == 3 for h in state.holdings)
    for seat in (0, 1, 2, 3, None):
        assert {c for h in UPDOWN.view(state, seat).holdings for c in h.down} == {UNKNOWN}


def test_updown_deal_three_down__one_at_a_time_clockwise_before_the_hands() -> None:
    state, order = dealt(3), Options().cards()
    assert state.holdings[1].down == (order[1], order[4], order[7])
    assert state.holdings[1].hand == tuple(sorted(order[9 + 1 + 3 * i] for i in range(6)))


def test_updown_deal_six_more__seen_by_their_owner_alone() -> None:
    state = dealt(3)
    for seat in range(3):
        view = UPDOWN.view(state, seat)
        assert view.holdings[seat].hand == state.holdings[seat].hand
        assert all(set(h.hand) == {UNKNOWN} for i, h in enumerate(view.holdings) if i != seat)
    assert happened(UPDOWN.start(3), str(deal_of(UPDOWN.start(3)))) == ["deal.six-more"]


def _first_three(state: object, seat: int) -> str:
    return "up " + " ".join(map(str, state.holdings[seat].hand[:3]))  # type: ignore[attr-defined]


def test_updown_deal_three_up__legal() -> None:
    state = dealt(2)
    assert because(state, _first_three(state, 0)) == {"deal.three-up": {"n": 3}}
    chosen = after(state, _first_three(state, 0), _first_three(state, 1))
    for before, now in zip(state.holdings, chosen.holdings, strict=True):
        assert now.up == before.hand[:3]
        assert now.hand == before.hand[3:]


def test_updown_deal_three_up__broken() -> None:
    state = dealt(2)
    hand = list(map(str, state.holdings[0].hand))
    for n in (0, 1, 2, 4, 6):
        assert broken(state, "up " + " ".join(hand[:n])) == {"deal.three-up": {"n": n}}


def test_updown_deal_three_up__nobody_sees_a_choice_before_all_have_chosen() -> None:
    state = dealt(3)
    first = after(state, _first_three(state, 0))
    assert UPDOWN.view(first, 1).chosen == ((UNKNOWN,) * 3, (), ())
    assert UPDOWN.view(first, 0).chosen[0] == state.holdings[0].hand[:3]
    assert all(not h.up for h in first.holdings)
    last = after(first, _first_three(state, 1), _first_three(state, 2))
    assert UPDOWN.view(last, None).holdings[0].up == state.holdings[0].hand[:3]


def test_updown_deal_draw_pile__the_rest_next_card_on_top() -> None:
    state, order = dealt(2), Options().cards()
    assert state.draw == order[18:][::-1]
    assert set(UPDOWN.view(state, 0).draw) == {UNKNOWN}


def test_updown_deal_first_player__any_seat() -> None:
    for first in range(3):
        state = dealt(3, first=first)
        for seat in range(3):
            state = after(state, _first_three(state, seat))
        assert (state.phase, UPDOWN.to_act(state)) == ("play", first)


# ----------------------------------------------------------------------------------------------------- the turn


def test_updown_turn_clockwise__round_the_table() -> None:
    state = table("g1 g2", "g3 g4", "g5 g6")
    assert [state.turn, *(s.turn for s in (after(state, "play g1"), after(state, "play g1", "play g3")))] == [0, 1, 2]
    assert after(state, "play g1", "play g3", "play g5").turn == 0


def test_updown_turn_clockwise__who_is_out_is_passed_over() -> None:
    places = Options(play_on_for_places=True)
    state = table("g1 g2", "", "g5 g6", options=places, out=(1,))
    assert after(state, "play g1").turn == 2


def test_updown_turn_discard_then_draw__broken() -> None:
    state = table("g7", "b8", draw="b9")
    assert broken(state, "draw") == {"turn.discard-then-draw": {}}
    assert broken(state, "end") == {"turn.discard-then-draw": {}}


def test_updown_turn_discard_then_draw__legal() -> None:
    assert "turn.discard-then-draw" in because(table("g7", "b8", draw="b9", extras=1, may_draw=True), "draw")
    assert happened(table("g7//b1", "b8", draw="b9"), "play g7") == [
        "discard.from-hand-first", "draw.short-pile", "turn.clockwise",
    ]  # fmt: skip
