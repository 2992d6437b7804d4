"""The three tricks: `loo.play.*`."""

from __future__ import annotations

import pytest

from tests.games.loo.tables import after, because, broken, declaring, happened, keys, legal, plays, table
from threeup.core.game import DEALER
from threeup.games.loo import LOO, Options, cards
from threeup.games.loo.state import Laid, winner

CLASSIC = Options(lead="classic")
FREE = Options(undertrump="free")
OTHERS = ("3c 4c 5c", "6c 7c 8c")  # of two more players: no heart among them


# ------------------------------------------------------------------------------------------------- the first lead


@pytest.mark.parametrize("dealer", range(5))
def test_loo_play_eldest_leads__nearest_to_the_dealers_left(dealer: int) -> None:
    state = declaring(dealer=dealer, turn=(dealer + 1) % 5)
    state = after(state, "fold", "stand", "fold", "stand", "stand")
    assert (state.phase, state.turn) == ("play", (dealer + 2) % 5)
    assert happened(declaring("fold play play fold"), "stand")[-1] == "play.eldest-leads"


def test_loo_play_eldest_leads__the_dealer_is_last() -> None:
    state = after(declaring("fold fold fold miss"), "stand")
    assert state.turn == 3
    assert LOO.to_act(state) == 3


def test_loo_play_lead_ace__legal() -> None:
    state = table("Ah Kh 2c", *OTHERS)
    assert legal(state) == ["play Ah"]
    assert because(state, "play Ah") == {"play.lead-ace": {"ace": "Ah"}}


def test_loo_play_lead_ace__broken() -> None:
    state = table("Ah Kh 2c", *OTHERS)
    assert broken(state, "play Kh") == {"play.lead-ace": {"card": "Kh", "ace": "Ah"}}
    assert broken(state, "play 2c") == {"play.lead-ace": {"card": "2c", "ace": "Ah"}}


def test_loo_play_lead_ace__the_king_if_the_ace_was_turned_up() -> None:
    state = table("Kh Qh 2c", *OTHERS, trump="Ah")
    assert legal(state) == ["play Kh"]
    assert because(state, "play Kh") == {"play.lead-ace": {"ace": "Kh"}}
    assert broken(state, "play Qh") == {"play.lead-ace": {"card": "Qh", "ace": "Kh"}}
    assert broken(state, "play 2c") == {"play.lead-ace": {"card": "2c", "ace": "Kh"}}


def test_loo_play_lead_ace__the_king_is_like_any_trump_otherwise() -> None:
    assert plays(table("Kh Qh 2c", *OTHERS)) == "Qh Kh"
    # Nor does another suit's ace count.
    assert plays(table("As Qh 2h", *OTHERS, trump="3h")) == "2h Qh"


def test_loo_play_lead_ace__with_one_trump_too() -> None:
    for options in (Options(), CLASSIC):
        assert plays(table("Ah 2c 3d", *OTHERS, options=options)) == "Ah"


def test_loo_play_lead_ace__on_the_first_lead_only() -> None:
    # Seat 1 won the first trick, and holds the ace of trumps.
    state = table("4s 2c", "Ah 3h", "5s 6c", won=["4c Qc Jc"])
    assert state.turn == 1
    assert plays(state) == "3h Ah"


def test_loo_play_lead_trump__legal() -> None:
    state = table("Kh 3h 2c", *OTHERS)
    assert plays(state) == "3h Kh"
    for each in ("3h", "Kh"):
        values = {"card": each, "trump": "h", "highest": "no"}
        assert because(state, f"play {each}") == {"play.lead-trump": values}
        assert keys(state, f"play {each}") == {"play.lead-trump": "because"}


def test_loo_play_lead_trump__legal_and_forced_with_one() -> None:
    state = table("3h As Ks", *OTHERS)
    assert plays(state) == "3h"
    assert keys(state, "play 3h") == {"play.lead-trump": "forced"}
    assert because(state, "play 3h") == {"play.lead-trump": {"card": "3h", "trump": "h", "highest": "no"}}


def test_loo_play_lead_trump__broken() -> None:
    values: dict[str, int | str] = {"card": "As", "trump": "h", "top": "Kh", "highest": "no"}
    assert broken(table("Kh 3h As", *OTHERS), "play As") == {"play.lead-trump": values}
    assert broken(table("3h As Ks", *OTHERS), "play As") == {"play.lead-trump": values | {"top": "3h"}}


def test_loo_play_lead_trump__the_highest_against_one_opponent() -> None:
    state = table("Kh 3h 2c", "3c 4c 5c")
    assert plays(state) == "Kh"
    assert because(state, "play Kh") == {"play.lead-trump": {"card": "Kh", "trump": "h", "highest": "yes"}}
    for each in ("3h", "2c"):
        values = {"card": each, "trump": "h", "top": "Kh", "highest": "yes"}
        assert broken(state, f"play {each}") == {"play.lead-trump": values}


def test_loo_play_lead_trump__a_defended_miss_counts_as_one_opponent() -> None:
    said = ["play", "fold", "fold", "fold", "defend"]
    assert plays(table("Kh 3h 2c", "", "", "", "3c 4c 5c", said=said)) == "Kh"
    three = ["play", "play", "fold", "fold", "defend"]
    options = Options(defend_when="any-opponent")
    assert plays(table("Kh 3h 2c", "6c 7c 8c", "", "", "3c 4c 5c", said=three, options=options)) == "3h Kh"


def test_loo_play_lead_trump__classic_binds_only_who_holds_two() -> None:
    one, two = table("3h As Ks", *OTHERS, options=CLASSIC), table("3h Qh Ks", *OTHERS, options=CLASSIC)
    assert plays(one) == "3h Ks As"
    assert because(one, "play Ks") == {"play.lead-free": {"trump": "h", "n": 1}}
    assert plays(two) == "3h Qh"
    assert broken(two, "play Ks").keys() == {"play.lead-trump"}
    assert plays(table("3h Qh Ks", "3c 4c 5c", options=CLASSIC)) == "Qh"
    assert plays(table("3h As Ks", "3c 4c 5c", options=CLASSIC)) == "3h Ks As"


def test_loo_play_lead_free__with_no_trump_any_card() -> None:
    for options in (Options(), CLASSIC):
        for opponents in (OTHERS, OTHERS[:1]):
            state = table("2c As 9d", *opponents, options=options)
            assert plays(state) == "2c 9d As"
            for each in ("2c", "9d", "As"):
                assert because(state, f"play {each}") == {"play.lead-free": {"trump": "h", "n": 0}}


# ------------------------------------------------------------------------------------------------------ following


def test_loo_play_follow_suit__legal() -> None:
    # Seat 1 can't beat the ace, and is free among its spades.
    state = table("2c 3c", "Ks 4s 5h", led="As")
    assert plays(state) == "4s Ks"
    assert because(state, "play 4s") == {"play.follow-suit": {"card": "4s", "suit": "s"}}
    assert keys(state, "play 4s") == {"play.follow-suit": "because"}


def test_loo_play_follow_suit__legal_and_forced_with_one() -> None:
    state = table("2c 3c", "4s 5h Ad", led="As")
    assert plays(state) == "4s"
    assert keys(state, "play 4s") == {"play.follow-suit": "forced"}


def test_loo_play_follow_suit__broken() -> None:
    state = table("2c 3c", "Ks 4s 5h", led="As")
    assert broken(state, "play 5h") == {"play.follow-suit": {"card": "5h", "suit": "s", "n": 2}}
    one = table("2c 3c", "4s 5h Ad", led="As")
    assert broken(one, "play 5h") == {"play.follow-suit": {"card": "5h", "suit": "s", "n": 1}}
    assert broken(one, "play Ad") == {"play.follow-suit": {"card": "Ad", "suit": "s", "n": 1}}


def test_loo_play_follow_suit__a_trump_led_is_followed_like_any_suit() -> None:
    state = table("2c 3c", "Kh As 5d", led="Qh")
    assert broken(state, "play As") == {"play.follow-suit": {"card": "As", "suit": "h", "n": 1}}
    assert plays(state) == "Kh"


def test_loo_play_follow_suit__the_card_led_counts_not_the_one_that_wins() -> None:
    # Spades were led, and seat 1 trumped: seat 2 still follows with a spade, however low.
    state = table("2c 3c", "4c 5c", "3s 4h 5h", led="As 3h")
    assert plays(state) == "3s"
    assert broken(state, "play 4h") == {"play.follow-suit": {"card": "4h", "suit": "s", "n": 1}}


def test_loo_play_must_trump__legal() -> None:
    state = table("2c 3c", "3h 9h Ad", led="As")
    assert plays(state) == "3h 9h"
    assert because(state, "play 3h") == {
        "play.must-trump": {"card": "3h", "suit": "s", "trump": "h"},
        "play.must-head": {"card": "3h", "best": "As"},
    }
    assert keys(state, "play 3h") == {"play.must-trump": "because", "play.must-head": "because"}


def test_loo_play_must_trump__legal_and_forced_with_one() -> None:
    state = table("2c 3c", "3h Kd Ad", led="As")
    assert plays(state) == "3h"
    assert keys(state, "play 3h") == {"play.must-trump": "forced", "play.must-head": "because"}


def test_loo_play_must_trump__broken() -> None:
    state = table("2c 3c", "3h 9h Ad", led="As")
    assert broken(state, "play Ad") == {"play.must-trump": {"card": "Ad", "suit": "s", "trump": "h"}}


def test_loo_play_must_trump__broken_even_where_the_trump_cannot_win() -> None:
    # Seat 1 laid the king of trumps; seat 2 is void of spades, and holds a low trump only.
    state = table("2c 3c", "4c 5c", "3h 9d Ad", led="As Kh")
    assert plays(state) == "3h"
    assert keys(state, "play 3h") == {"play.must-trump": "forced"}
    assert because(state, "play 3h") == {"play.must-trump": {"card": "3h", "suit": "s", "trump": "h"}}
    assert broken(state, "play Ad") == {"play.must-trump": {"card": "Ad", "suit": "s", "trump": "h"}}


def test_loo_play_must_trump__undertrumping_is_free_by_the_house_rules() -> None:
    state = table("2c 3c", "4c 5c", "3h 9d Ad", led="As Kh", options=FREE)
    assert plays(state) == "9d Ad 3h"
    assert because(state, "play Ad") == {"play.free-discard": {"suit": "s", "trump": "h"}}
    assert keys(state, "play Ad") == {"play.free-discard": "undertrump"}
    # The trick can be won: then the duty stands.
    for led in ("As", "As 4h"):
        able = table("2c 3c", *(["4c 5c"] if " " in led else []), "3h 9h Ad", led=led, options=FREE)
        assert broken(able, "play Ad").keys() == {"play.must-trump"}
    assert plays(table("2c 3c", "4c 5c", "3h 9h Ad", led="As 4h", options=FREE)) == "9h"


def test_loo_play_must_trump__does_not_bind_who_can_follow() -> None:
    assert "play.must-trump" not in because(table("2c 3c", "4s 5h Ad", led="As"), "play 4s")


def test_loo_play_must_head__legal() -> None:
    state = table("2c 3c", "As Ks 4s", led="Qs")
    assert plays(state) == "Ks As"
    for each in ("Ks", "As"):
        assert because(state, f"play {each}") == {
            "play.follow-suit": {"card": each, "suit": "s"}, "play.must-head": {"card": each, "best": "Qs"},
        }  # fmt: skip
        assert keys(state, f"play {each}") == {"play.follow-suit": "because", "play.must-head": "because"}


def test_loo_play_must_head__legal_and_forced_with_one() -> None:
    state = table("2c 3c", "As 5s 4s", led="Qs")
    assert plays(state) == "As"
    assert keys(state, "play As") == {"play.follow-suit": "because", "play.must-head": "forced"}
    trumping = table("2c 3c", "4c 5c", "3h 9h Ad", led="As 4h")
    assert plays(trumping) == "9h"
    assert keys(trumping, "play 9h") == {"play.must-trump": "because", "play.must-head": "forced"}


def test_loo_play_must_head__broken() -> None:
    state = table("2c 3c", "As Ks 4s", led="Qs")
    assert broken(state, "play 4s") == {"play.must-head": {"card": "4s", "best": "Qs", "better": "Ks"}}


def test_loo_play_must_head__broken_by_a_trump_too_low() -> None:
    state = table("2c 3c", "4c 5c", "3h 9h Ad", led="As 4h")
    assert broken(state, "play 3h") == {"play.must-head": {"card": "3h", "best": "4h", "better": "9h"}}
    assert broken(state, "play Ad").keys() == {"play.must-trump"}
    led = table("2c 3c", "Kh 3h Ad", led="9h")
    assert broken(led, "play 3h") == {"play.must-head": {"card": "3h", "best": "9h", "better": "Kh"}}


def test_loo_play_must_head__the_best_card_so_far_counts() -> None:
    # The queen was led, the ace lies: the king beats nothing, and seat 2 may lay any spade.
    assert plays(table("2c 3c", "4c 5c", "Ks 3s 4h", led="Qs As")) == "3s Ks"
    # Seat 1 could not follow: what it laid is in nobody's way.
    assert plays(table("2c 3c", "4c 5c", "Ks 3s 4h", led="Qs Ad")) == "Ks"


def test_loo_play_must_head__a_trump_on_the_table_frees_who_follows_suit() -> None:
    assert plays(table("2c 3c", "4c 5c", "Ks 3s 4h", led="Qs 3h")) == "3s Ks"


def test_loo_play_must_head__never_binds_a_lead() -> None:
    second = table("As 2c", "3h 4c", "Kd 5c", won=["9s 3d 4d"])
    assert plays(second) == "2c As"


def test_loo_play_must_head__undertrumping_is_free_only_without_a_trump_that_wins() -> None:
    free = table("2c 3c", "4c 5c", "3h 4h Ad", led="As Kh", options=FREE)
    assert plays(free) == "Ad 3h 4h"
    forced = table("2c 3c", "4c 5c", "3h 4h Ad", led="As Kh")
    assert plays(forced) == "3h 4h"
    assert keys(forced, "play 3h") == {"play.must-trump": "because"}


def test_loo_play_free_discard__void_of_both_suits() -> None:
    state = table("2c 3c", "Kd Ad 9c", led="As")
    assert plays(state) == "9c Kd Ad"
    for each in ("9c", "Kd", "Ad"):
        assert because(state, f"play {each}") == {"play.free-discard": {"suit": "s", "trump": "h"}}
        assert keys(state, f"play {each}") == {"play.free-discard": "because"}
    assert plays(table("2c 3c", "Kd Ad 9c", led="9h")) == "9c Kd Ad"


def test_loo_play__only_cards_in_hand() -> None:
    assert broken(table("2c As 9d", *OTHERS), "play Ks").keys() == {"table.cards.held"}
    assert broken(table("2c As 9d", *OTHERS), "play 3c").keys() == {"table.cards.held"}


def test_loo_play__nothing_is_played_before_all_have_declared() -> None:
    state = declaring("play", hand="Ah Kh Qh")
    assert broken(state, "play Ah") == {"table.turn.now": {"move": "play", "phase": "declare"}}


# ------------------------------------------------------------------------------------------------ tricks and leads

TRICKS = [
    ("2s 9s Ts", "h", 2, "the highest card of the suit led"),
    ("2s Ad Kc", "h", 0, "higher cards of other suits win nothing"),
    ("As Ks 3h", "h", 2, "the lowest trump beats an ace"),
    ("As 3h 4h", "h", 2, "the higher trump"),
    ("As 4h 3h", "h", 1, "the higher trump, laid first"),
    ("3h Kh 4h", "h", 1, "trumps led"),
    ("2c 3c Ac", "c", 2, "the ace is high"),
    ("Tc 9c 2c", "d", 0, "ten beats nine"),
    ("9d Td Jd", "s", 2, "ten lies between nine and jack"),
]


@pytest.mark.parametrize(("trick", "trump", "won_by", "why"), TRICKS, ids=[each[3] for each in TRICKS])
def test_loo_play_trick_winner__highest_trump_else_highest_of_the_suit(
    trick: str, trump: str, won_by: int, why: str
) -> None:
    assert winner(tuple(Laid(i, each) for i, each in enumerate(cards(trick))), trump).seat == won_by, why  # type: ignore[arg-type]


def test_loo_play_trick_winner__takes_the_trick_and_leads() -> None:
    state = table("2s 3c", "9s 4c", "Ts Qc 5c", led="2d 9d", trump="2h")
    assert happened(state, "play 5c") == ["play.follow-suit", "play.trick-winner"]
    new = after(state, "play 5c")
    assert (new.turn, new.trick, len(new.tricks)) == (1, (), 1)


def test_loo_play_winner_leads_trump__legal() -> None:
    state = table("5s 2c", "3h Kh", "Ks 5c", won=["Tc Jc 9c"])
    assert state.turn == 1
    assert plays(state) == "3h Kh"
    for each in ("3h", "Kh"):
        assert because(state, f"play {each}") == {"play.winner-leads-trump": {"card": each, "trump": "h"}}
        assert keys(state, f"play {each}") == {"play.winner-leads-trump": "because"}


def test_loo_play_winner_leads_trump__legal_and_forced_with_one() -> None:
    state = table("5s 2c", "3h Kd", "Ks 5c", won=["Tc Jc 9c"])
    assert plays(state) == "3h"
    assert keys(state, "play 3h") == {"play.winner-leads-trump": "forced"}


def test_loo_play_winner_leads_trump__broken() -> None:
    state = table("5s 2c", "3h Kd", "Ks 5c", won=["Tc Jc 9c"])
    assert broken(state, "play Kd") == {"play.winner-leads-trump": {"card": "Kd", "trump": "h", "n": 1}}


def test_loo_play_winner_leads_trump__no_ace_or_highest_duty() -> None:
    # Against one opponent, with the ace of trumps: any trump will do.
    assert plays(table("3h Ah", "Ks 5c", won=["Kh 9h"])) == "3h Ah"
    assert plays(table("3h Qh", "Ks 5c", won=["Kh 9h"])) == "3h Qh"


def test_loo_play_winner_leads_trump__in_the_classic_way_too() -> None:
    assert plays(table("5s 2c", "3h Kd", "Ks 5c", won=["Tc Jc 9c"], options=CLASSIC)) == "3h"


def test_loo_play_winner_leads_trump__without_a_trump_any_card() -> None:
    state = table("5s 2c", "3s Kd", "Ks 5c", won=["Tc Jc 9c"])
    assert plays(state) == "Kd 3s"
    assert because(state, "play 3s") == {"play.lead-free": {"trump": "h", "n": 0}}


def test_loo_play_three_tricks__all_are_played() -> None:
    state = table("Ah Kh Qh", "3c 4c 5c", "3d 4d 5d")
    for n, trick in enumerate((("Ah", "3c", "3d"), ("Kh", "4c", "4d"), ("Qh", "5c", "5d")), 1):
        assert state.phase == "play"
        for each in trick:
            state = after(state, f"play {each}")
        assert len(state.tricks) == n
    assert LOO.to_act(state) == DEALER
    assert state.hands == ((),) * 5
