"""The referee's mode, in which duties can be broken and who did so be caught: `loo.referee.*`."""

from __future__ import annotations

import pytest

from tests.games.loo.tables import after, because, broken, declaring, events, happened, keys, legal, plays, step, table
from threeup.core.game import DEALER, Reason
from threeup.games.loo import LOO, Options, State, card
from threeup.games.loo.events import Accepted, Challenged, Judged, Looed, ReviewBegan, TricksPaid

REFEREE = Options(revoke="loo")
# Seats 0, 1 and 2 play, hearts are trumps. Seat 1 holds two spades, and trumps the first trick all the same.
HANDS = ("As 2c 3c", "Ks 4s 9h", "5s 7s 4c")
REVOKE = ("play As", "play 9h", "play 5s", "play 4s", "play 7s", "play 2c", "play 4c", "play 3c", "play Ks")
# The same hands played by the rules: seat 0 wins with the ace, then seat 1 trumps a club and wins the rest.
HONEST = ("play As", "play 4s", "play 5s", "play 2c", "play 9h", "play 4c", "play Ks", "play 7s", "play 3c")


def reviewed(*moves: str, pot: int = 6, options: Options = REFEREE, **fields: object) -> State:
    """Give a table where the three tricks have been played."""
    return after(table(*HANDS, pot=pot, options=options, **fields), *(moves or REVOKE))  # type: ignore[arg-type]


# --------------------------------------------------------------------------------------------------------- revoke


def test_loo_referee_revoke__cards_that_break_a_duty_can_be_played() -> None:
    state = after(table(*HANDS, options=REFEREE), "play As")
    assert plays(state) == "9h 4s Ks"
    assert because(state, "play 9h") == {
        "referee.revoke": {"card": "9h"}, "play.follow-suit": {"card": "9h", "suit": "s", "n": 2},
    }  # fmt: skip
    assert keys(state, "play 9h") == {"referee.revoke": "because", "play.follow-suit": "broken"}


BREAKS = [
    (table("Ah Kh 2c", *HANDS[1:], options=REFEREE), "play Kh", "play.lead-ace"),
    (table("Kh Qh 2c", *HANDS[1:], options=REFEREE), "play 2c", "play.lead-trump"),
    (table("Ts 3c", "3h Kd", won=["2c 6c"], options=REFEREE), "play Kd", "play.winner-leads-trump"),
    (table("2c 3c", "Ks 4s 5h", led="As", options=REFEREE), "play 5h", "play.follow-suit"),
    (table("2c 3c", "3h 9h Ad", led="As", options=REFEREE), "play Ad", "play.must-trump"),
    (table("2c 3c", "As Ks 4s", led="Qs", options=REFEREE), "play 4s", "play.must-head"),
]


@pytest.mark.parametrize(("state", "text", "rule"), BREAKS, ids=[each[2] for each in BREAKS])
def test_loo_referee_revoke__every_duty_can_be_broken_and_is_named(state: State, text: str, rule: str) -> None:
    assert because(state, text).keys() == {"referee.revoke", rule}
    assert keys(state, text)[rule] == "broken"


def test_loo_referee_revoke__a_card_that_keeps_the_duties_is_explained_as_ever() -> None:
    state = after(table(*HANDS, options=REFEREE), "play As")
    assert because(state, "play 4s") == {"play.follow-suit": {"card": "4s", "suit": "s"}}


def test_loo_referee_revoke__only_cards_in_hand_can_be_played() -> None:
    assert broken(table(*HANDS, options=REFEREE), "play Ks").keys() >= {"table.cards.held"}
    assert plays(table(*HANDS, options=REFEREE)) == "2c 3c As"


def test_loo_referee_revoke__declarations_are_held_to_the_rules() -> None:
    state = declaring("play fold fold fold", options=REFEREE)
    assert broken(state, "fold").keys() == {"declare.dealer-choices"}


def test_loo_referee_revoke__is_refused_without_the_house_rule() -> None:
    assert broken(after(table(*HANDS), "play As"), "play 9h").keys() == {"play.follow-suit"}


# ------------------------------------------------------------------------------------------------------ challenge


def test_loo_referee_challenge__legal_when_the_tricks_are_played() -> None:
    state = reviewed()
    assert (state.phase, LOO.to_act(state)) == ("review", 0)
    assert legal(state) == ["accept", "challenge 1", "challenge 2"]
    assert because(state, "challenge 1") == {"referee.challenge": {"seat": 1}}
    assert keys(state, "accept") == {"referee.challenge": "accept"}


def test_loo_referee_challenge__legal_for_everybody_in_turn() -> None:
    state = reviewed()
    for seat in range(5):
        assert LOO.to_act(state) == seat  # who folded is asked too, from the dealer's left to the dealer
        assert events(state, "accept", Accepted) == [Accepted("loo.referee.challenge", seat)]
        state = after(state, "accept")
    assert LOO.to_act(state) == DEALER


def test_loo_referee_challenge__legal_for_several_players_one_after_the_other() -> None:
    state = after(reviewed(), "challenge 1")
    assert LOO.to_act(state) == 0
    assert legal(state) == ["accept", "challenge 2"]
    assert legal(after(state, "challenge 2")) == ["accept"]


def test_loo_referee_challenge__broken() -> None:
    state = reviewed()
    assert broken(state, "challenge 0") == {"referee.challenge": {"why": "self", "seat": 0}}
    for seat in (3, 4, 9):  # they folded, or are none
        assert broken(state, f"challenge {seat}") == {"referee.challenge": {"why": "out", "seat": seat}}
    again = after(state, "challenge 1", "accept", "accept")
    assert broken(again, "challenge 1") == {"referee.challenge": {"why": "again", "seat": 1}}


def test_loo_referee_challenge__broken_during_the_tricks() -> None:
    state = after(table(*HANDS, options=REFEREE), "play As", "play 9h")
    for text in ("challenge 1", "accept"):
        assert broken(state, text) == {"table.turn.now": {"move": text.split()[0], "phase": "play"}}


def test_loo_referee_challenge__there_is_no_review_without_the_house_rule() -> None:
    state = after(table(*HANDS, options=Options()), *HONEST)
    assert LOO.to_act(state) == DEALER
    assert happened(after(table(*HANDS, options=REFEREE), *REVOKE[:-1]), REVOKE[-1])[-1] == "referee.challenge"
    before = after(table(*HANDS, options=REFEREE), *REVOKE[:-1])
    assert events(before, REVOKE[-1], ReviewBegan) == [ReviewBegan("loo.referee.challenge", 0)]


# --------------------------------------------------------------------------------------------- caught or unfounded


def test_loo_referee_caught__is_told_which_duty_was_broken() -> None:
    state = reviewed()
    assert happened(state, "challenge 1") == ["referee.caught", "referee.caught"]
    assert step(state, "challenge 1").events == (
        Challenged("loo.referee.caught", 0, 1, caught=True),
        Judged(
            "loo.referee.caught", 1, card("9h"),
            Reason("loo.play.follow-suit", {"card": "9h", "suit": "s", "n": 2}, "revoked"),
        ),
    )  # fmt: skip
    assert after(state, "challenge 1").caught == (1,)


def test_loo_referee_caught__every_broken_duty_is_shown() -> None:
    # Seat 0 keeps the ace of trumps back, and then, having won a trick, does not lead it.
    state = table("Ah 9s 3c", "4s 5s 6s", "2d 3d 4d", options=REFEREE)
    state = after(
        state, "play 9s", "play 4s", "play 2d", "play 3c", "play 5s", "play 3d", "play Ah", "play 6s", "play 4d"
    )
    (ace, second) = [e for e in step(after(state, "accept"), "challenge 0").events if isinstance(e, Judged)]
    assert (ace.card, ace.reason.rule) == (card("9s"), "loo.play.lead-ace")
    assert (second.card, second.reason.rule) == (card("3c"), "loo.play.winner-leads-trump")


@pytest.mark.parametrize("accused_by", [0, 2, 3, 4])
def test_loo_referee_caught__is_looed_whoever_challenged(accused_by: int) -> None:
    state = after(reviewed(), *["accept"] * accused_by, "challenge 1", *["accept"] * (4 - accused_by))
    # Seat 2 won two tricks, 4 of the pot of 6; the 2 for that of seat 1 stay. Seats 0 and 1 pay 3 each.
    assert events(state, "accept", TricksPaid) == [TricksPaid("loo.settle.thirds", 2, 2, 4)]
    assert events(state, "accept", Looed) == [Looed("loo.settle.looed", 0, 3), Looed("loo.referee.caught", 1, 3)]
    state = after(state, "accept")
    assert state.counters == (-3, -3, 4, 0, -6)
    assert state.pot == 6 - 4 + 3 + 3


def test_loo_referee_caught__pays_what_the_house_rules_say() -> None:
    for amount, pays in ((3, 6), (6, 12), ("pot", 18)):
        options = Options(revoke="loo", stake=2, loo_amount=amount)  # type: ignore[arg-type]
        state = after(reviewed(pot=18, options=options), "challenge 1", *["accept"] * 5)
        assert state.counters[1] == -pays


def test_loo_referee_caught__pays_once_even_without_a_trick() -> None:
    # Seat 2 holds a spade, and lays a club; it wins nothing.
    state = table("As Ks Qs", "2d 3d 4d", "5s 6c 7c", options=REFEREE)
    state = after(
        state, "play As", "play 2d", "play 6c", "play Ks", "play 3d", "play 5s", "play Qs", "play 4d", "play 7c"
    )
    state = after(state, "challenge 2", *["accept"] * 5)
    assert state.counters == (6, -3, -3, 0, -6)


def test_loo_referee_caught__two_in_one_deal() -> None:
    # Seat 1 trumps though it holds spades, seat 2 does not follow either.
    state = after(table(*HANDS, options=REFEREE), "play As", "play 9h", "play 4c")
    state = after(state, "play Ks", "play 7s", "play 2c", "play 4s", "play 5s", "play 3c")
    state = after(state, "challenge 1", "challenge 2")
    assert state.caught == (1, 2)
    state = after(state, *["accept"] * 5)
    # Seat 1 won two tricks, seat 2 one, and nobody is paid for them; all three pay 3.
    assert state.counters == (-3, -3, -3, 0, -6)
    assert state.pot == 6 + 9


def test_loo_referee_caught__a_dealer_who_defends_is_looed_too() -> None:
    # The miss could follow the ace with a spade, and trumps instead; it wins the first trick, seat 0 the others.
    said = ["play", "fold", "fold", "fold", "defend"]
    state = table("As Ah Kh", "", "", "", "3s 3h 4c", said=said, trump="2h", pot=9, options=REFEREE)
    state = after(state, "play As", "play 3h", "play 3s", "play Ah", "play Kh", "play 4c")
    honest = after(state, *["accept"] * 5)
    caught = after(state, "challenge 4", *["accept"] * 5)
    # Its third of 3 stays either way; who is caught pays 3.
    assert (honest.counters, honest.pot) == ((6, 0, 0, 0, -9), 3)
    assert (caught.counters, caught.pot) == ((6, 0, 0, 0, -12), 6)


def test_loo_referee_caught__not_if_nobody_challenges() -> None:
    state = after(reviewed(), *["accept"] * 5)
    assert state.counters == (-3, 2, 4, 0, -6)
    assert state.pot == 3


def test_loo_referee_unfounded__costs_nothing_and_tells_why() -> None:
    state = reviewed(*HONEST)
    told = step(state, "challenge 1")
    assert [e.rule for e in told.events] == ["loo.referee.unfounded"] * 4
    assert told.events[0] == Challenged("loo.referee.unfounded", 0, 1, caught=False)
    shown = [(str(e.card), e.reason.rule, e.reason.key) for e in told.events if isinstance(e, Judged)]
    # 4s follows the ace; 9h trumps the club, as seat 1 holds none; Ks is the only card left.
    assert shown == [
        ("4s", "loo.play.follow-suit", "kept"), ("9h", "loo.play.must-trump", "kept"),
        ("Ks", "loo.play.lead-free", "kept"),
    ]  # fmt: skip
    assert told.state.counters == state.counters
    assert told.state.pot == state.pot
    assert told.state.caught == ()


def test_loo_referee_unfounded__the_deal_is_settled_as_if_nothing_had_been_said() -> None:
    silent = after(reviewed(*HONEST), *["accept"] * 5)
    spoken = after(reviewed(*HONEST), "challenge 1", "challenge 2", *["accept"] * 5)
    assert (silent.counters, silent.pot) == (spoken.counters, spoken.pot)


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3, 4])
def test_loo_referee__nothing_hidden_is_needed_to_judge(seat: int | None) -> None:
    """What a challenge shows follows from the cards that all have seen."""
    for moves in (REVOKE, HONEST):
        state = reviewed(*moves)
        assert step(LOO.view(state, seat), "challenge 1").events == step(state, "challenge 1").events
