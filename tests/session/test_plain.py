"""A table as text: all that a seat may see and nothing else, in every language, at every moment."""

from __future__ import annotations

import logging
import re
from typing import TYPE_CHECKING

import pytest

from threeup.core.game import DEALER
from threeup.games import GAMES
from threeup.session import Table
from threeup.session.plain import plain, width
from threeup.text import LANGUAGES, catalogue
from threeup.text import plain as unmarked

if TYPE_CHECKING:
    from collections.abc import Iterator

KEY = re.compile(r"\b(?:updown|loo|zone|board|playing|card|cli)-[a-z-]+")


def moments(game: str, seed: int, most: int, **rules: object) -> Iterator[Table]:
    """Play by computers with a person at the first seat who does what they would; the table at every moment."""
    options = GAMES[game].read_options(rules)
    table = Table(["person", "careful", "random", "careful", "random"], game=game, seed=seed, options=options)
    for _ in range(most):
        yield table
        if table.over:
            return
        if table.let_computer_play() is None:
            table.play(table.hint())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_moment_has_its_words(game: str, lang: str, caplog: pytest.LogCaptureFixture) -> None:
    rules: dict[str, dict[str, object]] = {"loo": {"revoke": "loo", "ante": "all", "deals": 3}, "updown": {}}
    with caplog.at_level(logging.WARNING, logger="threeup.text"):
        for table in moments(game, 5, 90, **rules[game]):
            for seat in (0, 3, None):
                text = plain(table, seat, lang)
                assert not KEY.search(text)
                assert width(text)
            for move in table.legal_moves():
                assert table.speech(0, lang).say(table.game.move_phrase(move))
    assert caplog.messages == []


def test_a_trick_shows_who_laid_each_card_and_the_best_one() -> None:
    best = unmarked(catalogue("en").format("board-best"))
    shown = 0
    for table in moments("loo", 7, 120):
        lines = unmarked(plain(table, 0, "en")).split("\n")
        trick = table.state.trick
        if len(trick) > 1:
            at = next(i for i, line in enumerate(lines) if line.startswith("Trick "))
            assert all(table.speech(0).name(laid.seat) in lines[at + 1 + i] for i, laid in enumerate(trick))
            assert sum(f"({best})" in line for line in lines) == 1
            shown += 1
    assert shown


def test_the_pot_the_dealer_and_the_last_deal_stand_there() -> None:
    text = ""
    for table in moments("loo", 7, 200):
        if table.to_act == DEALER:
            text = unmarked(plain(table, 0, "en"))
            assert re.search(rf"^Pot +{table.state.pot}$", text, re.MULTILINE)
            ledger = text.partition(catalogue("en").format("board-ledger-change"))[2].partition("\n\n")[0]
            assert len(ledger.strip().split("\n")) == 5
            dealer = next(line for line in text.split("\n") if "dealer" in line)
            assert table.speech(0).name((table.state.dealer - 1) % 5) in dealer  # who dealt, not who deals next
    assert text


@pytest.mark.parametrize("seed", range(6))
def test_no_hidden_card_is_told(seed: int) -> None:
    for table in moments("loo", seed, 60):
        state, game = table.state, table.game
        if state.deals:
            break
        hidden = {*state.miss, *state.stock, *state.dead, *(each for hand in state.hands[1:] for each in hand)}
        text = unmarked(plain(table, 0, "en", lately=999))
        for each in hidden:
            sign, rank = game.sign(str(each))
            written = re.escape(sign + unmarked(table.speech(0).say(rank)))
            assert not re.search(rf"{written}(?!\d)", text)
            assert unmarked(table.speech(0).say(game.phrase(str(each)))) not in text
