"""How the game ends: `loo.end.*`."""

from __future__ import annotations

import pytest

from tests.games.loo.tables import (
    after,
    because,
    between,
    broken,
    deal_of,
    declaring,
    events,
    happened,
    keys,
    legal,
    table,
)
from threeup.core.game import DEALER, Outcome
from threeup.games.loo import DECK, LOO, Options, State
from threeup.games.loo.events import DealEnded, EndAgreed, GameEnded, PotDivided

UNSHUFFLED = " ".join(map(str, DECK))


def deal_ends(*, looed: bool, pot: int, **fields: object) -> State:
    """Set up a deal before its last card: seats 0 and 1 win a trick or two, or seat 0 wins all."""
    won = ["As 2s", "Ks 3s"] if looed else ["As 2s", "3d Kd"]
    state = table("Qc" if looed else "2c", "5c" if looed else "Ac", won=won, pot=pot, **fields)  # type: ignore[arg-type]
    return after(state, f"play {state.hands[state.turn][0]}")


def last_move(state: State) -> str:
    return f"play {state.hands[state.turn][0]}"


# ------------------------------------------------------------------------------------------------------ agreement


def test_loo_end_agreement__legal_between_deals() -> None:
    for deals, even in ((1, "no"), (4, "no"), (5, "yes"), (6, "no"), (10, "yes")):
        state = between(deals=deals)
        assert legal(state) == ["deal", "stop"]
        # It is best when all have dealt equally often.
        assert because(state, "stop") == {"end.agreement": {"deals": deals, "even": even}}


def test_loo_end_agreement__broken_before_anything_was_played() -> None:
    assert broken(LOO.start(5), "stop") == {"end.agreement": {"why": "first"}}
    assert legal(LOO.start(5)) == ["deal"]


def test_loo_end_agreement__broken_during_a_deal() -> None:
    for state in (declaring(), declaring("play fold fold"), table("Ah 2c 3d", "Kh 4c 5d")):
        assert broken(state, "stop") == {"end.agreement": {"why": "now"}}


def test_loo_end_agreement__legal_while_the_last_pot_is_played_for() -> None:
    state = between(pot=7, last=3, counters=(-7, 0, 0, 0, 0))
    assert keys(state, "stop") == {"end.agreement": "last"}
    # Seven counters among five players: one each, two left over.
    assert events(state, "stop", PotDivided) == [PotDivided("loo.end.last-pot", 1, 2)]
    over = after(state, "stop")
    assert (LOO.to_act(over), over.ended, over.pot, over.counters) == (None, "loo.end.last-pot", 2, (-6, 1, 1, 1, 1))


def test_loo_end_agreement__the_game_is_over_with_an_empty_pot() -> None:
    state = between(counters=(5, -2, -3, 0, 0))
    assert events(state, "stop", GameEnded) == [GameEnded("loo.end.agreement")]
    new = after(state, "stop")
    assert LOO.to_act(new) is None
    assert LOO.legal_moves(new) == ()
    assert LOO.outcome(new) == Outcome((0, 3, 4, 1, 2), draw=False, rule="loo.end.agreement")


def test_loo_end_agreement__two_with_most_share_the_first_place() -> None:
    outcome = LOO.outcome(after(between(counters=(4, -8, 4, 0, 0)), "stop"))
    assert outcome is not None
    assert outcome.draw


def test_loo_end_agreement__nothing_is_legal_after_the_end() -> None:
    over = after(between(), "stop")
    for text in ("stop", f"deal 0 {UNSHUFFLED}", "stand", "play Ah", "accept"):
        assert broken(over, text) == {"table.turn.over": {}}


@pytest.mark.parametrize(("deals", "done", "ends"), [(1, 0, True), (5, 4, True), (5, 3, False), (None, 98, False)])
def test_loo_end_agreement__after_the_number_of_deals_agreed_before(deals: int | None, done: int, ends: bool) -> None:  # noqa: FBT001
    state = declaring("fold fold fold", deals=done, options=Options(deals=deals))
    new = after(state, "fold")
    assert new.deals == done + 1
    assert (LOO.to_act(new) is None) is ends
    assert new.ended == ("loo.end.agreement" if ends else "")


def test_loo_end_agreement__players_may_agree_before_that_number() -> None:
    assert because(between(deals=2, options=Options(deals=5)), "stop")


# ------------------------------------------------------------------------------------------------------- last pot


def test_loo_end_last_pot__is_played_for_when_the_end_is_agreed() -> None:
    state = between(pot=4, dealer=2)
    assert happened(state, "stop") == ["end.agreement"]
    assert events(state, "stop", EndAgreed) == [EndAgreed("loo.end.agreement", 3)]
    new = after(state, "stop")
    assert (LOO.to_act(new), new.last, new.pot) == (DEALER, 3, 4)
    # Those deals are like any other: the ante is paid, and the pot carried.
    assert after(new, f"deal 2 {UNSHUFFLED}").pot == 7


def test_loo_end_last_pot__is_played_for_after_the_number_of_deals_too() -> None:
    state = deal_ends(looed=True, pot=6, deals=4, options=Options(deals=5))
    assert events(state, last_move(state), EndAgreed) == [EndAgreed("loo.end.agreement", 3)]
    assert after(state, last_move(state)).last == 3


def test_loo_end_last_pot__goes_on_while_somebody_is_looed() -> None:
    for last in (3, 2):
        state = deal_ends(looed=True, pot=6, last=last)
        assert events(state, last_move(state), DealEnded) == [DealEnded("loo.table.dealer", 0, last - 1)]
        new = after(state, last_move(state))
        assert (LOO.to_act(new), new.last) == (DEALER, last - 1)


def test_loo_end_last_pot__ends_when_nobody_is_looed() -> None:
    for last in (3, 2, 1):
        state = deal_ends(looed=False, pot=6, last=last)
        new = after(state, last_move(state))
        assert (LOO.to_act(new), new.ended, new.pot) == (None, "loo.end.agreement", 0)
        # Each of the thirds is two counters: one trick for seat 0, two for seat 1.
        assert new.counters == (2, 4, 0, 0, -6)


def test_loo_end_last_pot__ends_when_one_takes_it_alone() -> None:
    new = after(declaring("fold fold fold", pot=8, last=3), "fold")
    assert (LOO.to_act(new), new.pot, new.counters) == (None, 0, (0, 0, 0, 0, 0))


def test_loo_end_last_pot__is_divided_after_the_last_of_these_deals() -> None:
    # The pot of 9 is paid out to seat 0; seat 1 pays 3; 3 counters among 5 players: none each, 3 left over.
    state = deal_ends(looed=True, pot=9, last=1)
    assert events(state, last_move(state), PotDivided) == [PotDivided("loo.end.last-pot", 0, 3)]
    new = after(state, last_move(state))
    assert (LOO.to_act(new), new.ended) == (None, "loo.end.last-pot")
    assert (new.counters, new.pot) == ((9, -3, 0, 0, -9), 3)


def test_loo_end_last_pot__the_remainder_is_named() -> None:
    # The pot of 9 is paid out; seat 1 pays 12; 12 counters among 5 players: 2 each, 2 left over.
    state = deal_ends(looed=True, pot=9, last=1, options=Options(stake=4))
    assert events(state, last_move(state), PotDivided) == [PotDivided("loo.end.last-pot", 2, 2)]
    new = after(state, last_move(state))
    assert (new.counters, new.pot) == ((11, -10, 2, 2, -7), 2)


def test_loo_end_last_pot__what_rounding_left_is_divided_too() -> None:
    # A pot of 8 with nobody looed: thirds of 2, and 2 stay; among 5 players that is none each.
    state = deal_ends(looed=False, pot=8, last=3)
    new = after(state, last_move(state))
    assert events(state, last_move(state), PotDivided) == [PotDivided("loo.end.last-pot", 0, 2)]
    assert (LOO.to_act(new), new.ended, new.pot) == (None, "loo.end.last-pot", 2)


def test_loo_end_last_pot__three_deals_in_all() -> None:
    """Seat 1 is looed in deal after deal: seat 0 holds the three highest trumps each time."""
    state = after(between(pot=3), "stop")
    hands = ["Ah Kh Qh", "2c 3c 4c", "", "", ""]
    for n in range(3):
        assert LOO.to_act(state) == DEALER
        state = LOO.apply(state, deal_of(hands, dealer=n)).state
        while state.phase == "declare":
            # Against one player the dealer may not fold: seats 0 and 1 play, all others fold.
            state = after(state, "stand" if state.turn in {0, 1} else "fold")
        while state.phase == "play":
            state = after(state, str(LOO.legal_moves(state)[0]))
    assert (LOO.to_act(state), state.ended, state.deals) == (None, "loo.end.last-pot", 4)
    # Each time the pot is 3 + 3: seat 0 gets 6, seat 1 pays 3. Seats 0, 1 and 2 dealt for 3 each, seat 4 before them.
    assert (state.counters, state.pot) == ((18 - 3, -9 - 3, -3, 0, -3), 3)
