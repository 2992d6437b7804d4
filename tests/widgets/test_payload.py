"""What a board is sent of a game of tricks: for its seat, in its language, without counters where they are hidden."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING

import pytest

from threeup.core.game import DEALER
from threeup.games import GAMES
from threeup.session import Table
from threeup.text import LANGUAGES, catalogue
from threeup.text.bidi import plain as unfenced
from threeup.text.numbers import signed
from threeup.widgets.payload import Payload

if TYPE_CHECKING:
    from threeup.widgets.payload import Json

SEED = 3
PLAYERS = 5


def go_on(table: Table) -> None:
    """Take one step, whoever is to move."""
    if table.to_act == DEALER:
        table.deal()
    else:
        table.play(table.hint())


def view(table: Table, seat: int | None = 0, lang: str = "en") -> Json:
    return Payload(table, seat, table.speech(seat, lang)).view((table.at,), why=None, warned=False)


@cache
def moments(seat: int | None = 0, *, stakes: bool = True, lang: str = "en", steps: int = 40) -> tuple[Json, ...]:
    """The views of one game, a move apart; nobody may change them."""
    table = Table(PLAYERS, game="loo", seed=SEED, stakes=stakes)
    found = []
    for _ in range(steps):
        found.append(view(table, seat, lang))
        go_on(table)
    return tuple(found)


def zone(sent: Json, name: str) -> Json:
    found: Json = next(each for each in sent["zones"] if each["id"] == name)
    return found


def test_the_row_says_who_laid_each_card_and_which_is_best() -> None:
    row = next(zone(sent, "trick") for sent in moments() if len(zone(sent, "trick")["shown"]) > 1)
    assert row["kind"] == "row"
    for index, laid in enumerate(row["shown"]):
        assert laid["by"] in laid["said"]
        assert laid["label"] in laid["said"]
        assert ("best" in laid["said"]) == (index == row["best"])
        assert laid["mine"] == (laid["seat"] == 0)


def test_a_seat_is_told_in_whole_sentences() -> None:
    seats = [seat for sent in moments() for seat in sent["seats"]]
    said = next(s for s in seats if s["dealer"] and s["note"] and s["tricks"] is not None)
    for part in (said["name"], "Deals the cards.", f"In this deal: {said['note']}.", "Tricks won:", "Counters:"):
        assert part in said["label"]
    folded = next(s for s in seats if s["aside"])
    assert folded["tricks"] is folded["tricks_label"] is None
    assert "Tricks won" not in folded["label"]


def test_the_ledger_has_everybody_and_adds_up_to_nothing_with_the_pot() -> None:
    def number(text: str) -> int:
        return int(text.replace("\u2212", "-"))

    for sent in moments():
        rows = sent["ledger"]["rows"]
        assert [row["seat"] for row in rows] == list(range(PLAYERS))
        assert [row["mine"] for row in rows] == [True] + [False] * (PLAYERS - 1)
        assert sum(number(row["cells"][0]) for row in rows) + zone(sent, "pot")["count"] == 0
        shown = {seat["seat"]: seat["counters"] for seat in [sent["me_seat"], *sent["seats"]]}
        assert shown == {row["seat"]: row["cells"][0] for row in rows}


@pytest.mark.parametrize("seat", [0, None])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_hidden_counters_are_nowhere(seat: int | None, lang: str) -> None:
    words = catalogue(lang)
    named = {words.format("board-ledger").lower(), words.format("zone-pot").lower()}
    for sent in moments(seat, stakes=False, lang=lang):
        assert sent["ledger"] is None
        assert all(each["kind"] != "counters" for each in sent["zones"])
        seats = [*sent["seats"], *([sent["me_seat"]] if sent["me_seat"] else [])]
        assert all(each["counters"] is None for each in seats)
        told = [sent["status"], *(line["text"] for line in sent["log"]), *(each["label"] for each in seats)]
        told += [action["label"] for action in sent["actions"]]
        assert [text for text in told if any(name in unfenced(text).lower() for name in named)] == []


def test_between_deals_a_person_may_go_on_and_a_watcher_may_not() -> None:
    table = Table(PLAYERS, game="loo", seed=SEED)
    while table.to_act != DEALER:
        go_on(table)
    mine, watcher = view(table), view(table, None)
    assert [action["id"] for action in mine["actions"]] == ["deal", "stop"]
    assert watcher["actions"] == []
    assert mine["status"]
    assert watcher["status"]
    assert not any(seat["turn"] for seat in mine["seats"])


def test_the_end_by_agreement_is_told_and_is_a_moment_of_its_own() -> None:
    table = Table(PLAYERS, game="loo", seed=SEED)
    while table.to_act != DEALER:
        go_on(table)
    table.play("stop")
    assert "agreed to stop" in view(table)["tree"][-1]["label"]
    while not table.over:  # a pot that is left is played for
        go_on(table)
    sent = view(table)
    assert sent["over"]["title"]
    assert sent["status"] == sent["over"]["text"]
    assert sent["actions"] == []


def test_cards_are_chosen_one_at_a_time_and_only_when_one_is_to_be_played() -> None:
    for sent in moments():
        playing = any(action["select"] for action in sent["actions"])
        assert sent["hand"]["multi"] != playing
        for card in sent["hand"]["cards"]:
            assert (card["playable"] is None) == (not playing)
            assert (card["why"] is not None) == (card["playable"] is False)


def test_a_game_without_piles_sends_none_and_one_with_piles_names_them() -> None:
    assert moments()[0]["own"] == {"label": "", "stacks": [], "multi": True}
    assert view(Table(3, seed=7))["own"]["label"]
    assert view(Table(3, seed=7))["ledger"] is None


def test_what_moves_names_no_hidden_card() -> None:
    """Of a deal a seat is shown its own cards moving; of the others' it sees backs."""
    dealt = next(sent for sent in moments()[1:] if len(sent["events"]) == PLAYERS)
    for event in dealt["events"]:
        faces = {card["face"] for card in event["cards"]}
        assert ("back" in faces) == (event["seat"] != 0)
    kinds = [event["kind"] for sent in moments() for event in sent["events"]]
    assert {"move", "gather"} <= set(kinds)


def test_every_view_can_be_sent() -> None:
    for sent in moments():
        assert json.loads(json.dumps(sent)) == sent


@pytest.mark.parametrize("lang", LANGUAGES)
def test_negative_numbers_have_a_real_minus_and_are_fenced_where_needed(lang: str) -> None:
    text = signed(catalogue(lang), -12)
    assert unfenced(text) == "\u221212"
    assert (text != unfenced(text)) == (lang == "ar")
    assert signed(catalogue(lang), 0, plus=True) == "0"


@pytest.mark.parametrize("game", GAMES)
def test_why_a_card_cannot_be_played_speaks_of_that_card(game: str) -> None:
    told = 0
    for seed in range(12):
        table = Table(game=game, seed=seed)
        for _ in range(40):
            if table.over:
                break
            for card in view(table)["hand"]["cards"]:
                if card["why"] and table.to_act == 0:
                    name = table.speech(0).say(table.game.phrase(card["key"].split(":")[1]))
                    assert card["why"]["title"] == catalogue("en").format("board-cannot-play", card=name)
                    move = table.game.move_of(table.state, "play", [card["key"]])
                    rules = [reason.rule for reason in table.explain(move).broken]
                    assert [reason["rule"] for reason in card["why"]["reasons"]] == rules
                    told += 1
            go_on(table)
    assert told > 20
