"""What if?, without a browser: what is shown, that the table stays free meanwhile, and what any browser may send."""

from __future__ import annotations

import asyncio
import json
import sys
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from threeup.app.explore.whatif import NUMBERS, WhatIfTab
from threeup.app.explore.workplace import Workplace
from threeup.core.errors import CompletionError
from threeup.lab.what_if import Trials
from threeup.notation import parse_position
from threeup.text import catalogue

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from threeup.widgets.blocks import Json

WORDS = catalogue("en")


class Asked:
    """A workplace with the tab alone; what is drawn while it runs is kept."""

    def __init__(self, game: str = "loo", players: int = 5, seed: int = 3, n: int = 100) -> None:
        self.place = Workplace("en")
        self.tab = WhatIfTab(self.place)
        self.place.laid = self.place.moved = self.tab.moved
        self.drawn: list[tuple[str, int]] = []
        self.place.redraw = lambda: self.drawn.append((self.tab.stage, self.tab.trials.done if self.tab.trials else 0))
        self.place.deal(game, players, seed=seed)
        self.tab.hear("n", {"value": str(n)})

    def blocks(self) -> list[Json]:
        found = list(self.tab.blocks())
        json.dumps(found)
        return found

    def block(self, kind: str) -> Json | None:
        return next((each for each in self.blocks() if each["block"] == kind), None)

    def texts(self) -> str:
        return json.dumps(self.blocks(), ensure_ascii=False)

    def play(self, number: int = 0) -> None:
        self.place.bench.play(self.place.bench.legal_moves()[number])
        self.tab.moved()


def flat(blocks: list[Json]) -> Iterator[Json]:
    for each in blocks:
        yield each
        yield from flat([item for item in each.get("items", ()) if isinstance(item, dict)])


def key(asked: Asked, name: str) -> Json:
    return next(each for each in flat(asked.blocks()) if each.get("key") == name)


async def until(true: Callable[[], bool]) -> None:
    while not true():  # noqa: ASYNC110 - what is waited for knows no events
        await asyncio.sleep(0)


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(work(), 60)

    asyncio.run(bounded())


# ------------------------------------------------------------------------------------------------- the results


@pytest.mark.parametrize(("game", "players"), [("loo", 5), ("updown", 2)])
def test_without_a_loop_the_results_are_there_at_once(game: str, players: int) -> None:
    asked = Asked(game, players)
    for _ in range(players if game == "updown" else 0):
        asked.play()
    assert asked.block("sheet") is None
    asked.tab.hear("start", {})
    sheet = asked.block("sheet")
    assert sheet is not None
    assert len(sheet["rows"]) == len(asked.place.bench.legal_moves())
    said = asked.block("said")
    assert said is not None
    assert "100 times" in said["title"]
    assert asked.block("meter") is None
    assert asked.drawn[-1] == ("done", 100)


def test_one_move_can_be_chosen_and_another_player() -> None:
    asked = Asked()
    values = [each["value"] for each in key(asked, "whatif-move")["values"]]
    assert values == ["", *map(str, asked.place.bench.legal_moves())]
    asked.tab.hear("move", {"value": values[1]})
    asked.tab.hear("player", {"value": "random"})
    asked.tab.hear("start", {})
    sheet = asked.block("sheet")
    assert sheet is not None
    assert len(sheet["rows"]) == 1
    assert WORDS.format("whatif-plays-random") in sheet["notes"]
    asked.play()
    assert asked.tab.move in {"", *map(str, asked.place.bench.legal_moves())}


def test_a_teacher_who_hides_counters_hides_them_here() -> None:
    asked = Asked()
    asked.place.bench.stakes = False
    asked.tab.hear("start", {})
    assert WORDS.format("whatif-counters") not in asked.texts()


# --------------------------------------------------------------------------------------------- while it runs


def test_while_it_runs_the_table_is_free_and_what_was_found_so_far_is_shown() -> None:
    asked = Asked(n=10_000)

    async def work() -> None:
        asked.tab.hear("start", {})
        assert asked.tab.task is not None
        await until(lambda: asked.tab.trials is not None and asked.tab.trials.done > 0)
        meter, sheet = asked.block("meter"), asked.block("sheet")
        assert meter is not None
        assert sheet is not None
        assert 0 < meter["done"] < 1
        assert sheet["notes"][0].startswith("So far")
        assert key(asked, "whatif-stop")["enabled"]
        assert not key(asked, "whatif-start")["enabled"]
        await until(lambda: len(asked.drawn) > 1)
        asked.tab.hear("stop", {})
        await asked.tab.task

    run(work)
    done = asked.tab.trials
    assert done is not None
    assert 0 < done.done < 10_000
    assert [stage for stage, _ in asked.drawn][:2] == ["running", "running"]
    assert asked.drawn[-1] == ("stopped", done.done)
    assert "Stopped after" in asked.texts()
    assert asked.block("meter") is None


def test_a_move_stops_it_and_what_was_found_stays_with_its_position() -> None:
    asked = Asked(n=10_000)

    async def work() -> None:
        asked.tab.hear("start", {})
        assert asked.tab.task is not None
        await until(lambda: asked.tab.trials is not None and asked.tab.trials.done > 0)
        asked.play()
        await asked.tab.task

    run(work)
    assert asked.tab.stage == "moved"
    assert WORDS.format("whatif-moved") in asked.texts()
    line = next(each["text"] for each in asked.blocks() if each.get("kind") == "line")
    assert asked.tab.trials is not None
    assert parse_position(line).state() == asked.tab.trials.view
    asked.place.bench.undo()
    asked.tab.moved()
    assert WORDS.format("whatif-of-old") not in asked.texts()


@pytest.mark.parametrize("openly", [True, False])
def test_what_was_found_with_everything_open_is_not_shown_to_who_cannot_know_it_yet(openly: bool) -> None:  # noqa: FBT001
    """At another moment the same seat may have had other cards: they are no news only to who has looked there."""
    asked = Asked("updown", 2)
    for _ in range(2):
        asked.play()
    seat = asked.place.bench.to_act
    assert seat is not None
    if not openly:
        asked.place.look(seat)
    asked.tab.hear("start", {})
    assert asked.block("sheet") is not None
    asked.place.bench.jump(1)
    asked.place.look(seat)
    assert (asked.block("sheet") is None) == openly


def test_another_game_stops_it_and_nothing_is_left() -> None:
    asked = Asked(n=10_000)

    async def work() -> None:
        asked.tab.hear("start", {})
        asked.place.deal("updown", 3, seed=1)
        assert asked.tab.task is not None
        await asked.tab.task

    run(work)
    assert asked.tab.trials is None
    assert asked.block("sheet") is None


def test_a_second_start_while_it_runs_changes_nothing_and_leaving_stops_it() -> None:
    asked = Asked(n=10_000)

    async def work() -> None:
        asked.tab.hear("start", {})
        first = asked.tab.task
        asked.tab.hear("start", {})
        assert asked.tab.task is first
        assert first is not None
        asked.tab.leave()
        await first

    run(work)
    assert asked.tab.stage == "stopped"


def test_a_new_run_after_a_stop_is_not_disturbed_by_the_old_one() -> None:
    asked = Asked(n=10_000)

    async def work() -> None:
        asked.tab.hear("start", {})
        old = asked.tab.task
        asked.tab.hear("stop", {})
        asked.tab.hear("n", {"value": "100"})
        asked.tab.hear("start", {})
        assert old is not None
        assert asked.tab.task is not None
        await asyncio.gather(old, asked.tab.task)

    run(work)
    assert asked.tab.stage == "done"
    assert asked.tab.trials is not None
    assert asked.tab.trials.done == 100


@pytest.mark.parametrize(("error", "stage"), [(CompletionError("x"), "impossible"), (KeyError("x"), "failed")])
def test_an_error_on_the_way_is_said(monkeypatch: pytest.MonkeyPatch, error: Exception, stage: str) -> None:
    def fail(*_: object) -> None:
        raise error

    # By its name the module cannot be had: the function of the same name stands before it.
    monkeypatch.setattr(sys.modules["threeup.lab.what_if"], "seed_of", fail)
    asked = Asked()

    async def work() -> None:
        asked.tab.hear("start", {})
        assert asked.tab.task is not None
        await asked.tab.task

    run(work)
    assert asked.tab.stage == stage
    assert WORDS.format(f"whatif-{stage}") in asked.texts()
    assert asked.drawn[-1] == (stage, 0)


# --------------------------------------------------------------------------------------------- what can't be tried


def test_cards_that_can_not_be_are_said_at_once() -> None:
    asked = Asked()
    line = "loo/1 [play: Ah] [play: ?] [fold] [fold] [fold] turned: 3h tricks: 9d 2c / Kc 8d dealer: 4 pot: 3"
    asked.place.lay(parse_position(line).state())
    asked.tab.hear("start", {})
    assert WORDS.format("whatif-impossible") in asked.texts()


def test_where_nobody_is_to_move_nothing_can_be_started() -> None:
    asked = Asked()
    asked.place.lay(parse_position("loo/1 deal [] [] [] [] []").state())
    asked.tab.hear("start", {})
    assert asked.tab.trials is None
    assert asked.blocks() == [{"block": "text", "text": WORDS.format("whatif-nobody"), "kind": "plain"}]


# ---------------------------------------------------------------------------------------------- what one may know


def test_only_what_the_seat_knows_decides_also_where_everything_lies_open() -> None:
    asked = Asked("updown", 3)
    for _ in range(3):
        asked.play()
    asked.tab.hear("start", {})
    assert asked.tab.trials is not None
    place = asked.place
    assert asked.tab.trials.view == place.game.view(place.bench.state, place.bench.to_act)


def test_who_looks_as_one_who_waits_learns_nothing_of_the_movers_cards() -> None:
    asked = Asked()
    mover = asked.place.bench.to_act
    assert mover is not None
    asked.tab.hear("start", {})
    asked.place.look((mover + 1) % 5)
    assert asked.tab.trials is None, "found from what another seat knows"
    assert not [each for each in flat(asked.blocks()) if each.get("key") == "whatif-move"]
    asked.tab.hear("start", {})
    sheet = asked.block("sheet")
    assert sheet is not None
    assert [row[0] for row in sheet["rows"]] == [WORDS.format("whatif-goes-on")]
    assert asked.tab.trials is not None
    assert asked.tab.trials.view == asked.place.state


def test_the_way_of_looking_does_not_stop_what_starts_from_the_same_knowledge() -> None:
    asked = Asked(n=10_000)

    async def work() -> None:
        asked.tab.hear("start", {})
        asked.place.look(asked.place.bench.to_act)
        assert asked.tab.stage == "running"
        asked.tab.hear("stop", {})
        assert asked.tab.task is not None
        await asked.tab.task

    run(work)


# ------------------------------------------------------------------------------------------------- hostile browsers

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None)
@given(do=st.sampled_from(["n", "player", "move", "stop", "", "x"]) | st.text(max_size=9), value=anything)
def test_nothing_that_is_sent_does_harm(do: str, value: Any) -> None:  # noqa: ANN401
    tab = Asked().tab
    if do != "start":
        tab.hear(do, {"value": value})
    tab.hear(do, {})
    assert tab.n in NUMBERS
    assert tab.player in {"careful", "random"}
    assert tab.move in {"", *tab.moves}
    assert list(tab.blocks())


def test_the_smallest_run_is_a_hundred_trials() -> None:
    asked = Asked()
    for wrong in ("1", "100000000", "-1", "1_000", "\N{ARABIC-INDIC DIGIT ONE}00"):
        asked.tab.hear("n", {"value": wrong})
    assert asked.tab.n == 100
    assert isinstance(Trials(asked.place.bench, n=asked.tab.n), Trials)
