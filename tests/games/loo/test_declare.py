"""Who plays, and with which hand: `loo.declare.*`."""

from __future__ import annotations

import pytest

from tests.games.loo.tables import after, because, broken, declaring, events, happened, keys, legal, table
from threeup.games.loo import LOO, UNKNOWN, Options, cards
from threeup.games.loo.events import Defended, Folded, MissTaken, PotTaken

FIRST = Options(first_pool_single=True)
CLUBS = Options(club_law=True)
CONCEDE = Options(dealer_may_concede=True)
ANY = Options(defend_when="any-opponent")


# ---------------------------------------------------------------------------------------------------------- order


def test_loo_declare_order__legal() -> None:
    state = declaring()
    assert legal(state) == ["stand", "fold", "miss"]
    for text in ("stand", "fold"):
        assert because(state, text)["declare.order"] == {}
        assert keys(state, text)["declare.order"] == "because"


@pytest.mark.parametrize("dealer", range(5))
def test_loo_declare_order__from_the_dealers_left(dealer: int) -> None:
    state = declaring(dealer=dealer, turn=(dealer + 1) % 5)
    order = []
    while state.phase == "declare":
        order.append(state.turn)
        state = after(state, "stand")
    assert order == [(dealer + i) % 5 for i in range(1, 6)]


def test_loo_declare_order__each_sees_their_own_hand_only() -> None:
    state = declaring("play fold", hand="Ah Kh Qh")
    for seat in range(5):
        seen = LOO.view(state, seat)
        assert seen.hands[seat] == state.hands[seat]
        hidden = [hand for other, hand in enumerate(seen.hands) if other != seat]
        assert {each for hand in hidden for each in hand} == {UNKNOWN}
        assert {*seen.miss, *seen.dead, *seen.stock} == {UNKNOWN}


def test_loo_declare_order__broken_in_the_first_pool() -> None:
    state = declaring("play", options=FIRST)
    assert broken(state, "fold") == {"declare.order": {"why": "first"}}
    assert legal(state) == ["stand"]
    assert because(state, "stand")["declare.order"] == {"why": "first"}
    assert keys(state, "stand")["declare.order"] == "must"


def test_loo_declare_order__broken_by_the_club_law() -> None:
    state = declaring("play", trump="2c", options=CLUBS)
    assert broken(state, "fold") == {"declare.order": {"why": "clubs"}}
    assert because(state, "stand")["declare.order"] == {"why": "clubs"}
    # All must play, with the own hand or with the miss.
    assert legal(state) == ["stand", "miss"]


@pytest.mark.parametrize(("options", "trump", "deals"), [(FIRST, "2h", 1), (CLUBS, "2s", 0), (Options(), "2c", 0)])
def test_loo_declare_order__legal_where_the_house_rule_does_not_apply(options: Options, trump: str, deals: int) -> None:
    assert because(declaring(trump=trump, options=options, deals=deals), "fold")


def test_loo_declare_order__the_dealer_must_play_too() -> None:
    all_in = "play play play play"
    assert legal(declaring(all_in, options=FIRST)) == ["stand"]
    assert broken(declaring(all_in, trump="2c", options=CLUBS), "fold").keys() == {"declare.order"}
    assert broken(declaring("play play", players=3, trump="2c", options=CLUBS), "fold").keys() == {"declare.order"}


def test_loo_declare_order__who_folds_lays_the_hand_away_unseen() -> None:
    state = declaring("play", hand="Ah Kh Qh")
    assert events(state, "fold", Folded) == [Folded("loo.declare.order", 1, cards("Qh Kh Ah"))]
    folded = after(state, "fold")
    assert folded.hands[1] == ()
    assert set(folded.dead) == set(cards("Ah Kh Qh"))
    for seat in (None, *range(5)):
        assert set(LOO.view(folded, seat).dead) == {UNKNOWN}


# ----------------------------------------------------------------------------------------------------------- miss


def test_loo_declare_miss__legal() -> None:
    for said in ("", "play", "fold fold", "play play play"):
        assert because(declaring(said), "miss")["declare.miss"] == {}


def test_loo_declare_miss__broken_when_taken() -> None:
    for said, seat in (("miss", 0), ("play miss play", 1), ("fold play miss", 2), ("miss play fold play", 0)):
        assert broken(declaring(said), "miss") == {"declare.miss": {"why": "taken", "seat": seat}}


def test_loo_declare_miss__broken_in_the_first_pool() -> None:
    assert broken(declaring(options=FIRST), "miss") == {"declare.miss": {"why": "first"}}
    assert because(declaring(options=FIRST, deals=1), "miss")


def test_loo_declare_miss__is_exchanged_unseen_for_the_whole_hand() -> None:
    state = declaring("play", hand="Ah 2c 3d", miss="As Ks Qs")
    (taken,) = events(state, "miss", MissTaken)
    assert taken == MissTaken("loo.declare.miss", 1, state.miss, state.hands[1])
    new = after(state, "miss")
    assert set(new.hands[1]) == set(cards("As Ks Qs"))
    assert set(new.dead) == set(cards("Ah 2c 3d"))
    assert new.miss == ()
    assert LOO.view(state, 1).miss == (UNKNOWN,) * 3
    assert LOO.cards(new) == LOO.cards(state)


def test_loo_declare_miss__the_old_hand_stays_hidden() -> None:
    new = after(declaring("play", hand="Ah 2c 3d"), "miss")
    for seat in (None, *range(5)):
        assert LOO.view(new, seat).dead == (UNKNOWN,) * 3
        (told,) = (LOO.seen(e, seat) for e in events(declaring("play", hand="Ah 2c 3d"), "miss", MissTaken))
        assert isinstance(told, MissTaken)
        assert told.dead == (UNKNOWN,) * 3
        assert (UNKNOWN in told.cards) is (seat != 1)


# ---------------------------------------------------------------------------------------------------------- final


def test_loo_declare_final__legal() -> None:
    state = declaring("play")
    said = {"stand": "play", "fold": "fold", "miss": "miss"}
    assert {text: because(state, text)["declare.final"]["said"] for text in said} == said
    assert because(declaring("fold fold play fold"), "defend")["declare.final"] == {"said": "defend"}


@pytest.mark.parametrize("text", ["fold", "stand", "miss", "defend"])
def test_loo_declare_final__broken(text: str) -> None:
    assert broken(table("Ah 2c 3d", "Kh 4c 5d"), text) == {"declare.final": {"said": "play"}}
    taken = table("Ah 2c 3d", "Kh 4c 5d", said=["miss", "play", "fold", "fold", "fold"])
    assert broken(taken, text) == {"declare.final": {"said": "miss"}}


def test_loo_declare_final__broken_for_who_defends() -> None:
    state = table("Kh 4c", "", "", "", "Ah 2c 3d", led="5d", said=["play", "fold", "fold", "fold", "defend"])
    assert state.turn == 4
    assert broken(state, "fold") == {"declare.final": {"said": "defend"}}


def test_loo_declare_final__who_took_the_miss_must_play_it() -> None:
    state = after(declaring(miss="3c 4c 5d", hand="Ah Kh Qh"), "miss")
    # The turn has passed on; nothing is left to declare for seat 0.
    assert state.turn == 1
    assert state.said[0] == "miss"
    state = after(state, "fold", "fold", "stand", "fold")
    assert state.phase == "play"
    assert broken(state, "fold") == {"declare.final": {"said": "miss"}}


# ---------------------------------------------------------------------------------------------------- alone in it


def test_loo_declare_dealer_takes_all__when_all_before_the_dealer_fold() -> None:
    state = declaring("fold fold fold", pot=10)
    assert happened(state, "fold") == ["declare.order", "declare.dealer-takes-all", "table.dealer"]
    assert events(state, "fold", PotTaken) == [PotTaken("loo.declare.dealer-takes-all", 4, 10)]
    new = after(state, "fold")
    assert (new.pot, new.counters, new.deals) == (0, (0, 0, 0, 0, 0), 1)


def test_loo_declare_dealer_takes_all__for_any_number_of_players() -> None:
    for players in range(3, 17):
        new = after(declaring(" ".join(["fold"] * (players - 2)), players=players), "fold")
        assert (new.pot, new.counters[-1]) == (0, 0)


def test_loo_declare_lone_player__who_is_left_takes_the_pot() -> None:
    for seat in range(4):
        said = ["fold"] * 4
        said[seat] = "miss"
        state = declaring(" ".join(said), pot=9)
        assert happened(state, "fold") == ["declare.dealer-may-fold", "declare.lone-player", "table.dealer"]
        new = after(state, "fold")
        assert new.counters == tuple(9 * (i == seat) - 9 * (i == 4) for i in range(5))
        assert new.pot == 0


def test_loo_declare_lone_player__against_a_dealer_who_concedes() -> None:
    state = declaring("fold play fold fold", pot=9, options=CONCEDE)
    assert happened(state, "fold") == ["declare.dealer-choices", "declare.lone-player", "table.dealer"]
    assert after(state, "fold").counters == (0, 9, 0, 0, -9)


def test_loo_declare_lone_player__nobody_is_alone_before_the_dealer_has_declared() -> None:
    state = after(declaring("fold fold play"), "fold")
    assert (state.phase, state.turn) == ("declare", 4)


# ----------------------------------------------------------------------------------------- what the dealer can do


@pytest.mark.parametrize("said", ["play fold fold fold", "fold play fold fold", "fold fold fold play"])
def test_loo_declare_dealer_choices__legal(said: str) -> None:
    state = declaring(said)
    assert legal(state) == ["stand", "miss", "defend"]
    for text in ("stand", "miss", "defend"):
        assert because(state, text)["declare.dealer-choices"] == {}
        assert keys(state, text)["declare.dealer-choices"] == "because"
        assert after(state, text).phase == "play"


def test_loo_declare_dealer_choices__broken() -> None:
    for seat in range(4):
        said = ["fold"] * 4
        said[seat] = "play"
        assert broken(declaring(" ".join(said)), "fold") == {"declare.dealer-choices": {"seat": seat}}
    assert broken(declaring("fold play", players=3), "fold") == {"declare.dealer-choices": {"seat": 1}}


def test_loo_declare_dealer_choices__legal_to_concede_by_the_house_rules() -> None:
    state = declaring("fold play fold fold", options=CONCEDE)
    assert legal(state) == ["stand", "fold", "miss", "defend"]
    assert because(state, "fold").keys() == {"declare.dealer-choices", "declare.final"}
    assert keys(state, "fold")["declare.dealer-choices"] == "concede"


def test_loo_declare_dealer_choices__does_not_bind_anyone_else() -> None:
    assert "declare.dealer-choices" not in because(declaring("fold play fold"), "fold")
    assert "declare.dealer-choices" not in because(declaring("fold play fold"), "stand")


def test_loo_declare_dealer_may_fold__against_two_or_more() -> None:
    for said, n in (("play play fold fold", 2), ("play fold miss fold", 2), ("play play play play", 4)):
        state = declaring(said)
        assert because(state, "fold")["declare.dealer-may-fold"] == {"n": n}
        assert after(state, "fold").phase == "play"


def test_loo_declare_dealer_may_fold__against_a_lone_miss_taker() -> None:
    state = declaring("fold fold miss fold", pot=5)
    assert legal(state) == ["stand", "fold"]
    assert because(state, "fold")["declare.dealer-may-fold"] == {"n": 1}
    assert after(state, "fold").counters == (0, 0, 5, 0, -5)


def test_loo_declare_dealer_may_fold__or_play_or_take_the_miss_if_it_is_free() -> None:
    assert legal(declaring("play play fold fold")) == ["stand", "fold", "miss"]
    assert legal(declaring("play miss fold fold")) == ["stand", "fold"]


# --------------------------------------------------------------------------------------------------------- defend


def test_loo_declare_defend__legal() -> None:
    assert because(declaring("play fold fold fold"), "defend")["declare.defend"] == {"n": 1}
    assert because(declaring("play fold fold fold", options=ANY), "defend")["declare.defend"] == {"n": 1}


def test_loo_declare_defend__broken_for_all_but_the_dealer() -> None:
    for options in (Options(), ANY):
        for said, n in (("", 0), ("play", 1), ("fold fold play", 1), ("play play", 2)):
            assert broken(declaring(said, options=options), "defend") == {"declare.defend": {"why": "dealer", "n": n}}


def test_loo_declare_defend__broken_against_several() -> None:
    for said, n in (("play play fold fold", 2), ("play play play play", 4)):
        assert broken(declaring(said), "defend") == {"declare.defend": {"why": "players", "n": n}}
        assert because(declaring(said, options=ANY), "defend")["declare.defend"] == {"n": n}


def test_loo_declare_defend__broken_when_the_miss_is_taken() -> None:
    for options in (Options(), ANY):
        for said, n in (("fold miss fold fold", 1), ("play miss fold fold", 2)):
            assert broken(declaring(said, options=options), "defend") == {"declare.defend": {"why": "taken", "n": n}}


def test_loo_declare_defend__broken_where_all_must_play() -> None:
    both = Options(club_law=True, defend_when="any-opponent")
    state = declaring("play play play play", trump="2c", options=both)
    assert broken(state, "defend") == {"declare.defend": {"why": "must", "n": 4}}


def test_loo_declare_defend__the_dealer_plays_the_miss_and_the_own_hand_is_dead() -> None:
    state = declaring("fold play fold fold", hand="Ah Kh Qh", miss="3c 4c 5c")
    (defended,) = events(state, "defend", Defended)
    assert defended == Defended("loo.declare.defend", 4, state.miss, state.hands[4])
    new = after(state, "defend")
    assert set(new.hands[4]) == set(cards("3c 4c 5c"))
    assert set(cards("Ah Kh Qh")) <= set(new.dead)
    assert (new.said[4], new.miss, new.phase) == ("defend", (), "play")
    assert LOO.cards(new) == LOO.cards(state)


# 3 tricks of a pot of 9; seat 0 plays, the dealer (seat 4) defends the miss. Hearts are trumps.
SAID = ["play", "fold", "fold", "fold", "defend"]


def test_loo_declare_defend__tricks_of_the_miss_leave_their_share_in_the_pot() -> None:
    # Seat 0 wins the first two, the miss the last one.
    state = table("Ah Kh 2c", "", "", "", "3h 4h 5c", said=SAID, pot=9)
    new = after(state, "play Ah", "play 3h", "play Kh", "play 4h", "play 2c", "play 5c")
    assert new.counters == (6, 0, 0, 0, -9)
    assert new.pot == 3


def test_loo_declare_defend__who_wins_nothing_against_the_miss_is_looed_and_the_dealer_is_not_paid() -> None:
    state = table("3h 4c 5d", "", "", "", "Ah Kh 6c", said=SAID, pot=9)
    new = after(state, "play 3h", "play Kh", "play Ah", "play 5d", "play 6c", "play 4c")
    assert new.counters == (-3, 0, 0, 0, -9)
    assert new.pot == 12


def test_loo_declare_defend__the_dealer_does_not_pay_for_a_miss_without_tricks() -> None:
    state = table("Ah Kh Qh", "", "", "", "3h 4c 5c", said=SAID, pot=9)
    new = after(state, "play Ah", "play 3h", "play Kh", "play 4c", "play Qh", "play 5c")
    assert new.counters == (9, 0, 0, 0, -9)
    assert new.pot == 0
