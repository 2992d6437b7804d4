"""3-Card Loo on the command line: deal after deal, with counters or without."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.app.running import DIRECTIONAL
from threeup.app.cli import main
from threeup.core.game import DEALER
from threeup.session import Table
from threeup.text import LANGUAGES, catalogue

if TYPE_CHECKING:
    from pathlib import Path

    from tests.app.running import Run

LOO = ("play", "--game", "loo", "--seed", "7")
DEAL = "1\n" * 4
"""What plays the first deal of this seed: one declaration and three cards."""


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Give the file of a game that stands between its second deal and the third."""
    table = Table(5, game="loo", seed=7)
    while table.to_act != DEALER or table.at.deals < 2:
        table.play(table.hint())
        table.go()
    file = tmp_path / "loo.toml"
    file.write_text(table.save(), encoding="utf-8")
    return file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_played_from_a_pipe(run: Run, lang: str) -> None:
    ran = run(*LOO, "--option", "deals=3", "--lang", lang, stdin="1\n" * 60)
    words = catalogue(lang)
    assert ran.code == 0, ran.err
    assert DIRECTIONAL.sub("", words.format("loo-event-over")) in ran.out
    assert ran.out.rstrip().endswith(words.format("cli-bye"))
    assert not DIRECTIONAL.search(ran.out)
    assert not re.search(r"\b(loo|zone|board|playing|cli)-[a-z]", ran.out)


def test_between_deals_the_players_go_on_or_stop(run: Run) -> None:
    ran = run(*LOO, stdin=DEAL)
    assert re.search(r"^ +1 +deal the cards\n +2 +end the game\n", ran.out, re.MULTILINE)
    # A hint there is the deal, which is allowed; what is not is told why.
    asked = run(*LOO, stdin=DEAL + "h\nw fold\nw Ah\nw stop\n").out
    assert "You could try this: deal the cards" in asked
    assert asked.count("Not allowed:") == 2
    assert asked.count("Allowed:") == 2
    on = run(*LOO, stdin=DEAL + "1\n").out
    assert on.count("dealt the cards") > ran.out.count("dealt the cards")


def test_undo_goes_back_over_a_deal(run: Run) -> None:
    typed = DEAL + "1\n"
    ran = run(*LOO, stdin=typed + "u\nu\n")
    assert ran.out.count("Type u once more") == 1
    assert ran.out.rstrip().endswith("Goodbye!")
    assert len(re.findall(r"^ +1 +deal the cards$", ran.out, re.MULTILINE)) == 2
    again = run(*LOO, stdin=typed + "u\nu\n1\n").out
    hands = re.findall(r"Your hand: 3 cards +([^│]*?) *│", again)
    assert hands[-1] == re.findall(r"Your hand: 3 cards +([^│]*?) *│", run(*LOO, stdin=typed).out)[-1]


def test_why_names_the_duty(run: Run) -> None:
    ran = run(*LOO, stdin="1\nw Ah\nw 2s\nw play 2s\nw fold\nw 9x\n")
    assert "[table.cards.held]" in ran.out
    assert ran.out.count("[loo.play.follow-suit]") == 2
    assert "[loo.declare.final]" in ran.out
    assert "“9x” is no card" in ran.out


def test_counters_can_be_hidden(run: Run) -> None:
    typed = "1\n" * 40
    shown, hidden = run(*LOO, stdin=typed).out, run(*LOO, "--no-stakes", stdin=typed).out
    assert "counter" in shown
    assert "counter" not in hidden
    assert "Pot" not in hidden


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "2"], "3 to 4 can play"),
        (["--players", "17"], "5 to 16 can play"),
        (["--players", "4", "--option", "small_table=no"], "5 to 16 can play"),
        (["--players", "5", "--option", "small_table=yes"], "3 to 4 can play"),
        (["--option", "stake=0"], "“stake” can\u2019t have the value “0”"),
        (["--option", "stake=-1"], "“stake” can\u2019t have the value “-1”"),
        (["--option", "stake=1e3"], "“stake” can\u2019t have the value “1e3”"),
        (["--option", "stake=" + "9" * 400], "stake"),
        (["--option", "set_size=3"], "no house rule with the name “set_size”"),
    ],
)
def test_nonsense_is_named(run: Run, arguments: list[str], said: str) -> None:
    ran = run(*LOO, *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err


def test_an_unknown_game_is_refused(run: Run) -> None:
    ran = run("play", "--game", "chess")
    assert (ran.code, ran.out) == (2, "")
    assert "'updown', 'loo'" in ran.err or "updown, loo" in ran.err


def test_players_and_house_rules_are_taken(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    for players in (3, 5, 16):
        options = ("--option", "stake=7", "--option", "deals=12", "--option", "revoke=loo")
        ran = run(*LOO, "--players", str(players), *options, stdin=f"s {file}\n")
        assert ran.code == 0, ran.err
        state = Table.load(file.read_text("utf-8")).state
        assert len(state.hands) == players
        assert (state.options.stake, state.options.deals, state.options.revoke) == (7, 12, "loo")
        assert state.options.small_table == (players < 5)


def test_a_saved_game_is_told_checked_and_gone_on_with(run: Run, saved: Path) -> None:
    assert run("check", str(saved)).code == 0
    lines = run("replay", str(saved)).out.splitlines()
    assert sum("dealt the cards" in line for line in lines) == 2
    on = run("play", "--load", str(saved), stdin="1\ns " + str(saved) + "\n")
    assert on.code == 0
    assert "end the game" in on.out
    assert Table.load(saved.read_text("utf-8")).at.deals == 3
    hidden = run("play", "--load", str(saved), "--no-stakes", stdin="1\n")
    assert "counter" not in hidden.out


def test_what_a_seat_saw_is_told(run: Run, saved: Path) -> None:
    table = Table.load(saved.read_text("utf-8"))
    for seat in (0, 4):
        ran = run("replay", str(saved), "--seat", str(seat + 1))
        assert [line.partition(" ")[2] for line in ran.out.splitlines()] == table.log(seat, "en")


def test_faults_name_the_cards_of_the_game_they_are_of(run: Run, saved: Path) -> None:
    moves = saved.read_text("utf-8")
    first = re.search(r"play ([2-9TJQKA][shdc])", moves)
    assert first
    broken = moves.replace(first[0], "play 2x", 1)
    ran = run("check", "-", stdin=broken)
    assert ran.code == 1
    assert "2x" in ran.err


def test_the_rules_of_the_game_can_be_read(run: Run) -> None:
    ran = run("rules", "loo.play.must-head")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("loo.play.must-head: ")
    assert "Sources:" in ran.out


def test_the_rules_of_one_game_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "loo"]) == 0
    said = capsys.readouterr().out
    assert "loo.play.must-head" in said
    assert "updown." not in said
