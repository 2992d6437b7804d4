"""The rule book: whole, true to the rules, readable in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from threeup.core.errors import IllegalMoveError
from threeup.games import GAMES
from threeup.lab.book import book
from threeup.lab.deciding import Deciding, decides, deciding, read_move
from threeup.lessons import COURSES
from threeup.notation.position import parse_position
from threeup.text import LANGUAGES, catalogue
from tools.deciding import move_for, state_of
from tools.shrinking import Words, smaller

if TYPE_CHECKING:
    from threeup.lab.book import Entry

every_game = pytest.mark.parametrize("game_id", GAMES)
DECIDING = [found for game in GAMES for found in deciding(game).values()]
every_deciding = pytest.mark.parametrize("found", DECIDING, ids=lambda found: f"{found.game.id}-{found.rule}")


# ---------------------------------------------------------------------------------------------- where rules decide


@every_game
def test_every_rule_but_definitions_has_a_deciding_position(game_id: str) -> None:
    rules = GAMES[game_id].rulebook.rules.values()
    wanted = [rule.id for rule in rules if rule.kind != "definition"]
    assert list(deciding(game_id)) == wanted, "run: python tools/deciding.py"


@every_deciding
def test_the_position_can_be_and_the_rule_decides_the_move(found: Deciding) -> None:
    assert parse_position(found.line).validate() == ()
    assert decides(found.game, found.state, found.move, found.rule)


@every_deciding
def test_a_limit_stands_in_the_way_and_nothing_else_does(found: Deciding) -> None:
    if found.game.rulebook[found.rule].kind == "limit":
        with pytest.raises(IllegalMoveError) as caught:
            found.game.apply(found.state, found.move)
        assert found.rule in {reason.rule for reason in caught.value.verdict.broken}
    else:
        assert found.game.apply(found.state, found.move).events


@every_deciding
def test_no_card_is_unknown_that_play_could_bring_to_light(found: Deciding) -> None:
    assert found.game.unknown(found.state) == 0


@every_deciding
def test_nothing_can_be_taken_away(found: Deciding) -> None:
    whole = Words.read(found.line)
    less = [each for each in smaller(whole) if each.cost < whole.cost]
    states = {str(each): state_of(str(each)) for each in less}
    spoilt = [text for text, state in states.items() if state and move_for(found.game, state, found.rule)]
    assert less
    assert spoilt == []


@every_deciding
def test_the_position_is_short_enough_to_be_read(found: Deciding) -> None:
    assert len(found.line) <= 130


def verdicts(game: Any, line: str, *moves: str, rule: str) -> list[bool]:  # noqa: ANN401
    state = parse_position(line).state()
    return [decides(game, state, read_move(game, state, move), rule) for move in moves]


def test_a_limit_decides_what_it_alone_forbids() -> None:
    line, game = "updown/1 [g3 b3 gC+1 bC+1] [g1] pile: g5 removed: *", GAMES["updown"]
    rule = "updown.discard.at-least-top"
    assert verdicts(game, line, "play g3", "play gC+1", "pick-up", rule=rule) == [True, False, False]
    # A card that is too low and not even held is forbidden by two rules.
    assert verdicts(game, line, "play g4", rule=rule) == [False]
    assert verdicts(game, line, "play gC+1 bC+1", rule="updown.discard.clears-together") == [True]


def test_a_permit_speaks_for_the_move() -> None:
    line = "loo/1 [] [2c 8c Ac] [7c Kc 6d] [] [] turned: 7d"
    assert verdicts(GAMES["loo"], line, "play 2c", "fold", rule="loo.play.lead-free") == [True, False]


def test_an_effect_follows_and_the_game_goes_on() -> None:
    rule, game = "updown.clear.plain", GAMES["updown"]
    assert verdicts(game, "updown/1 [gC o5] [g7] removed: *", "play gC", "play o5", rule=rule) == [True, False]
    assert verdicts(game, "updown/1 [gC] [g7] removed: *", "play gC", rule=rule) == [False]
    end = "updown.end.first-out-wins"
    assert verdicts(game, "updown/1 [gC] [g7] removed: *", "play gC", rule=end) == [True]


def test_a_definition_decides_nothing() -> None:
    assert verdicts(GAMES["updown"], "updown/1 [g3] [g7] removed: *", "play g3", rule="updown.deck.colours") == [False]


# --------------------------------------------------------------------------------------------- a line with less


def test_lines_taken_apart_are_put_together_again() -> None:
    line = "loo/1 declare [6c Qc 5d] [fold] [fold] [fold] [miss: 7c Kc 6d] turned: 7d dealer: 1 club_law=yes"
    assert str(Words.read(line)) == line
    draws = "updown/1 [/ g9 / g1] [g10] draw: g2 removed: * extras: 1 may-draw set_size=4"
    assert str(Words.read(draws)) == draws


@pytest.mark.parametrize(
    ("line", "less"),
    [
        ("updown/1 [g3 g9] [g1] pile: g5 removed: *", "updown/1 [g9] [g1] pile: g5 removed: *"),
        ("updown/1 [g3] [g1] [g2] removed: * turn: 2", "updown/1 [g3] [g2] removed: * turn: 1"),
        ("updown/1 [g3] [g1] removed: * turn: 1", "updown/1 [g1] [g3] removed: * turn: 0"),
        ("updown/1 [g3 / g1] [g1] removed: *", "updown/1 [g3 g1] [g1] removed: *"),
        ("updown/1 [g3] [bC+2] removed: * deck=g3*20,bC+2*9", "updown/1 [g3] [gC+2] removed: *"),
        ("loo/1 [6c] [2d] [] [] [] turned: 7d trick: 3c", "loo/1 [6c] [fold] [] [] [] turned: 7d trick: 3c"),
        ("updown/1 [g3] [g4] removed: * turns: 6 turn_cap=7", "updown/1 [g3] [g4] removed: * turns: 4999"),
    ],
)
def test_what_may_be_taken_away(line: str, less: str) -> None:
    assert less in map(str, smaller(Words.read(line)))


# -------------------------------------------------------------------------------------------------------- the book


def entries() -> list[Entry]:
    return [entry for game in GAMES for entry in book(game)]


@every_game
def test_the_book_has_every_rule_in_order(game_id: str) -> None:
    assert [entry.rule.id for entry in book(game_id)] == list(GAMES[game_id].rulebook.rules)
    assert [entry for _, found in book(game_id).sections() for entry in found] == list(book(game_id))


def test_in_the_book_of_all_games_no_rule_stands_twice() -> None:
    ids = [entry.rule.id for entry in book()]
    assert len(ids) == len(set(ids)) == len(book())
    assert set(ids) == {rule for game in GAMES.values() for rule in game.rulebook.rules}


def test_an_unknown_rule_is_none() -> None:
    assert "updown.nothing" not in book()
    with pytest.raises(KeyError):
        book()["updown.nothing"]


@every_game
def test_every_rule_is_taught_by_the_steps_that_name_it(game_id: str) -> None:
    for entry in book(game_id):
        named = [(lesson, step) for lesson, step in COURSES[game_id].steps() if entry.rule.id in step.rules]
        assert list(entry.taught) == named
        assert named


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_can_be_read_in_every_language(lang: str) -> None:
    words = catalogue(lang)
    for entry in entries():
        said, sheet = entry.said(lang), entry.sheet(lang)
        assert sheet.lang == lang
        assert (said.name, said.text) == (words.format(entry.rule.id), words.text(entry.rule.id, "text"))
        assert len(said.sources) == len(entry.rule.sources)
        assert len(said.options) == len(entry.rule.options)
        assert bool(said.why) == bool(said.move) == (entry.deciding is not None)
        assert all(line.strip() for line in sheet.notes)
        assert not any(word.startswith(("option-", "source-", "book-", "lesson-")) for word in str(sheet).split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_other_sources_say_is_told_exactly_where_they_disagree(lang: str) -> None:
    words = catalogue(lang)
    told = {entry.rule.id for entry in entries() if words.has(entry.rule.id, "otherwise")}
    assert told == {entry.rule.id for entry in entries() if entry.rule.disagree}
    assert told
    for entry in entries():
        said = entry.said(lang)
        assert bool(said.otherwise) == (entry.rule.id in told)


@every_game
def test_what_other_sources_say_stands_below_their_names(game_id: str) -> None:
    for entry in book(game_id):
        said, lines = entry.said("en"), entry.lines("en")
        if said.otherwise:
            assert lines[lines.index(said.otherwise) - 1].endswith(said.disagree[-1])
        assert sum(line.startswith("Sources that say otherwise") for line in lines) == bool(said.otherwise)


def test_no_source_both_says_so_and_says_otherwise() -> None:
    assert [e.rule.id for e in entries() if set(e.rule.sources) & set(e.rule.disagree)] == []


def test_the_book_says_where_sources_disagree_and_which_house_rules_there_are() -> None:
    printed = " ".join(str(book("updown")["updown.discard.open-pile"]).split())
    assert "say otherwise: The Icelandic page" in printed
    assert "the machine made a mistake" in printed
    looed = book("loo")["loo.settle.looed"].said("en").otherwise
    assert "six stakes" in looed
    assert "“What it costs to be looed”" in looed
    assert "Cards in a set: Three or Four" in str(book("updown")["updown.clear.set-of-three"])


def test_the_book_gives_the_very_reason_that_the_rules_give() -> None:
    entry = book("updown")["updown.discard.must-play"]
    assert entry.said("en").move == "take the pile"
    assert entry.said("en").why[0].endswith("The top card is 1 and you have this: 7.")


def test_a_move_without_cards_is_said() -> None:
    assert book("updown")["table.cards.some"].said("en").move == "play no card"


def test_the_book_prints_as_a_list() -> None:
    assert "updown.deck.ranks" in str(book("updown"))
    assert book("loo")["loo.play.follow-suit"]._repr_mimebundle_()["text/html"].startswith('<div lang="en"')
