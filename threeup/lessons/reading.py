"""Read a lesson's file: whatever is wrong with it is said, with the line and with what would be right."""

from __future__ import annotations

import difflib
import re
import tomllib
from typing import TYPE_CHECKING, Any, Final, NoReturn, cast

from threeup.core.errors import Fault, FaultsError, LessonError
from threeup.games import GAMES
from threeup.lessons.goals import PREDICATES, Goal, Joined, Predicate
from threeup.lessons.lesson import KINDS, Deal, Hint, Kind, Lesson, Mistake, Step
from threeup.lessons.wording import TASK, TITLES, step_words
from threeup.notation.lines import Lines
from threeup.text import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

FORMAT: Final = "threeup-lesson/1"
LARGEST: Final = 200_000
"""Bytes that a lesson's file may have."""
_MOST_FAULTS: Final = 30
_SHORT: Final = 60
_DEEPEST: Final = 20
"""Goals within goals."""
_ID: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
_AT: Final = re.compile(r"\(at line (\d+), column (\d+)\)")
_TOP: Final[dict[str, type]] = {"format": str, "id": str, "game": str, "step": list, "words": dict}
_STEP: Final[dict[str, type]] = {
    "id": str, "kind": str, "rules": list, "position": str, "deal": dict, "seat": int, "moves": list, "goal": dict,
    "par": int, "others": list, "solutions": list, "mistakes": list, "hints": list, "choices": list,
    "offer_illegal": bool,
}  # fmt: skip
_DEAL: Final[dict[str, type]] = {"players": int, "seed": int, "first": int, "options": dict}
_HINTS: Final = ("rule", "zone", "card")
_PLACES: Final = ("hand", "own")
_TYPES: Final[dict[type, str]] = {
    str: "text", int: "number", bool: "yes-no", list: "list", dict: "table",
}  # fmt: skip
_NEEDED: Final[dict[str, tuple[str, ...]]] = {
    "watch": ("moves",), "do": ("goal", "par", "solutions"), "catch": ("moves",), "explore": (),
}  # fmt: skip


def read_lesson(text: str | bytes) -> Lesson:
    """Read a lesson. Raises LessonError, and nothing else, listing what is wrong and on which line.

    >>> read_lesson('format = "something else"')
    Traceback (most recent call last):
    threeup.core.errors.LessonError: lesson.foreign {'wanted': 'threeup-lesson/1'} at 1
    """
    content = _content(text)
    data = _toml(content)
    if data.get("format") != FORMAT:
        _refuse("foreign", 1, wanted=FORMAT)
    return _Reader(data, Lines(content)).lesson()


def named(name: str) -> bool:
    """Tell whether a text can be the name of a lesson, a step or a mistake.

    >>> named("at-least-top"), named("At least!")
    (True, False)
    """
    return len(name) <= _SHORT and bool(_ID.fullmatch(name))


def _refuse(name: str, place: int | None, **args: int | str) -> NoReturn:
    raise LessonError([Fault(f"lesson.{name}", args, place)]) from None


def _content(text: str | bytes) -> str:
    raw = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if len(raw) > LARGEST:
        _refuse("too-large", None, size=len(raw), most=LARGEST)
    try:
        content = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        _refuse("not-text", None)
    return content.replace("\r\n", "\n")


def _toml(content: str) -> dict[str, Any]:
    try:
        return tomllib.loads(content)
    except RecursionError:
        _refuse("not-toml", 1, line=1)
    except ValueError as error:
        found = _AT.search(str(error))
        line = int(found[1]) if found else len(content.splitlines()) or 1
        _refuse("not-toml", line, line=line)


def _near(text: str, known: Iterable[str]) -> str:
    """Give the known word most like a text; the first one where none is."""
    words = list(known)
    return (difflib.get_close_matches(text[:_SHORT], words, n=1, cutoff=0.4) or words)[0]


class _Reader:
    def __init__(self, data: dict[str, Any], lines: Lines) -> None:
        self.data = data
        self.lines = lines
        self.faults: list[Fault] = []
        self.header = 0  # the line of the step that is read
        self.end = lines.count + 1

    def fault(self, what: str, at: str | None = None, /, **args: int | str) -> None:
        """Note what is wrong, on the line of a key of this step where there is one."""
        self.faults.append(Fault(f"lesson.{what}", args, (at and self.line(at)) or self.header or 1))
        if len(self.faults) >= _MOST_FAULTS:
            self.stop()

    def line(self, key: str) -> int | None:
        """Find the line of a key, between this step's header and the next."""
        nth = 0
        while (line := self.lines.key(key, nth)) is not None and line < self.header:
            nth += 1
        return line if line is None or line < self.end else None

    def within(self, header: str, nth: int = 0) -> None:
        """Let lines be looked for between a table's header and the next step's or the next language's words."""
        headers = self.lines.tables(header)
        self.header = headers[nth] if nth < len(headers) else 0
        later = (line for line in self.lines.every_table() if line > self.header)
        self.end = next(later, self.lines.count + 1) if self.header else self.lines.count + 1

    def lesson(self) -> Lesson:
        """Read all. Raises LessonError."""
        self.keys(self.data, _TOP, ("id", "game", "step"), "")
        game, name = self.data.get("game"), self.data.get("id")
        if not isinstance(game, str):
            self.stop()
        elif game not in GAMES:
            self.fault("game", "game", game=game[:_SHORT], near=_near(game, GAMES))
            self.stop()
        if not isinstance(name, str) or not name.startswith(f"{game}.") or not named(name.removeprefix(f"{game}.")):
            self.fault("id", "id", id=str(name)[:_SHORT], like=f"{game}.my-lesson")
        tables = self.data.get("step")
        found = [self.step(i, each) for i, each in enumerate(tables if isinstance(tables, list) else [])]
        steps = tuple(step for step in found if step)
        for i, step in enumerate(steps):
            if step.id in {each.id for each in steps[:i]}:
                self.header, self.end = step.line, self.lines.count + 1
                self.fault("step-twice", "id", id=step.id)
        if not found:
            self.header = 0
            self.fault("no-steps")
        self.stop()  # which words there are hangs on the steps: while these are faulty, nothing is said of words
        words = self.words(steps)
        self.stop()
        return Lesson(str(name), str(game), steps, words)

    def stop(self) -> None:
        """Raise what is wrong, in the order of the lines."""
        if self.faults:
            raise LessonError(sorted(self.faults, key=lambda fault: fault.place or 0)[:_MOST_FAULTS])

    def keys(self, table: Mapping[str, Any], known: Mapping[str, type], needed: Iterable[str], prefix: str) -> bool:
        """Note unknown and missing keys, and values of another type; tell whether all is well."""
        before = len(self.faults)
        for key, value in table.items():
            if key not in known:
                self.fault("unknown-key", key, key=f"{prefix}{key}"[:_SHORT], near=_near(key, known))
            elif type(value) is not known[key]:
                self.fault("value", key, key=f"{prefix}{key}", wanted=_TYPES[known[key]])
        for key in needed:
            if key not in table:
                self.fault("missing", prefix.removesuffix(".") or None, key=f"{prefix}{key}")
        return len(self.faults) == before

    # ------------------------------------------------------------------------------------------------- a step

    def step(self, number: int, table: Any) -> Step | None:  # noqa: ANN401 - whatever stands in the file
        self.within("step", number)
        if not isinstance(table, dict):
            self.fault("value", key="step", wanted="table")
            return None
        kind = table.get("kind")
        needed = ("id", "kind", "rules", *_NEEDED.get(str(kind), ()))
        good = self.keys(table, _STEP, needed, "")
        if "kind" in table and kind not in KINDS:
            self.fault("kind", "kind", kind=str(kind)[:_SHORT], near=_near(str(kind), KINDS))
            good = False
        if ("position" in table) == ("deal" in table):
            self.fault("start")
            good = False
        if not good:
            return None
        if not named(table["id"]):
            self.fault("step-id", "id", id=table["id"][:_SHORT])
        return self._step(table)

    def _step(self, table: dict[str, Any]) -> Step:
        rules = self.rules(table["rules"], "rules")
        if not rules and table["kind"] != "explore":
            self.fault("missing", "rules", key="rules")
        start = self.start(table)
        goal = self.goal(table["goal"]) if "goal" in table else None
        solutions = [self.moves(each, "solutions") for each in table.get("solutions", ())]
        if table["kind"] == "do" and not solutions:
            self.fault("missing", "solutions", key="solutions")
        if table["kind"] == "catch" and len(table["moves"]) != 1:
            self.fault("one-move", "moves")
        return Step(
            table["id"],
            cast("Kind", table["kind"]),
            self.data["game"],
            rules,
            start,
            table.get("seat", 0),
            self.moves(table.get("moves", []), "moves"),
            goal,
            table.get("par", 0),
            self.moves(table.get("others", []), "others"),
            tuple(solutions),
            self.mistakes(table.get("mistakes", ())),
            tuple(each for each in map(self.hint, table.get("hints", ())) if each),
            self.rules(table.get("choices", []), "choices"),
            table.get("offer_illegal", True),
            self.header,
        )

    def start(self, table: dict[str, Any]) -> str | Deal:
        """Read where a step starts, and make the table once: what is wrong with it is said here."""
        start: str | Deal = table.get("position", "")
        if "deal" in table:
            deal = table["deal"]
            if not self.keys(deal, _DEAL, ("players", "seed"), "deal."):
                return ""
            start = Deal(deal["players"], deal["seed"], deal.get("first"), deal.get("options", {}))
            if start.seed < 0:
                self.fault("seed", "deal", seed=str(start.seed)[:_SHORT])
            if start.first is not None and not 0 <= start.first < max(start.players, 1):
                self.fault("seat", "deal", found=start.first, last=start.players - 1)
                return start
        try:
            state = Step("", "explore", self.data["game"], (), start).state()
        except FaultsError as error:
            key = "position" if isinstance(start, str) else "deal"
            self.faults += [Fault(each.id, each.args, self.line(key) or self.header) for each in error.faults[:5]]
            return start
        game = GAMES[self.data["game"]]
        seat = table.get("seat", 0)
        if not isinstance(state, game.position_types):
            self.fault("other-game", "position", game=game.id)
        elif not 0 <= seat < game.players(state):
            self.fault("seat", "seat", found=seat, last=game.players(state) - 1)
        return start

    def rules(self, given: list[Any], key: str) -> tuple[str, ...]:
        known = GAMES[self.data["game"]].rulebook.rules
        for rule in given:
            if not isinstance(rule, str) or rule not in known:
                self.fault("rule", key, rule=str(rule)[:_SHORT], near=_near(str(rule), known))
        return tuple(str(rule) for rule in given)

    def moves(self, given: Any, key: str) -> tuple[str, ...]:  # noqa: ANN401 - whatever stands in the file
        """Read moves; each is kept as the game writes it."""
        if not isinstance(given, list):
            self.fault("value", key, key=key, wanted="list")
            return ()
        return tuple(self.move(each, key) for each in given)

    def move(self, text: Any, key: str) -> str:  # noqa: ANN401 - whatever stands in the file
        try:
            return str(GAMES[self.data["game"]].read_move(text if isinstance(text, str) else ""))
        except FaultsError:
            self.fault("move", key, move=str(text)[:_SHORT])
            return ""

    def mistakes(self, given: Iterable[Any]) -> tuple[Mistake, ...]:
        """Read the foreseen mistakes; each has an ID of its own."""
        found = tuple(each for each in map(self.mistake, given) if each)
        for i, mistake in enumerate(found):
            if mistake.id in {each.id for each in found[:i]}:
                self.fault("mistake-twice", "mistakes", id=mistake.id)
        return found

    def mistake(self, table: Any) -> Mistake | None:  # noqa: ANN401 - whatever stands in the file
        known = {"id": str, "move": str, "rule": str}
        if not isinstance(table, dict):
            self.fault("value", "mistakes", key="mistakes", wanted="table")
            return None
        if not self.keys(table, known, ("id", "move"), "mistakes."):
            return None
        if not named(table["id"]):
            self.fault("mistake-id", "mistakes", id=table["id"][:_SHORT])
        rules = self.rules([table["rule"]] if "rule" in table else [], "mistakes")
        return Mistake(table["id"], self.move(table["move"], "mistakes"), *rules)

    def hint(self, table: Any) -> Hint | None:  # noqa: ANN401 - whatever stands in the file
        if not isinstance(table, dict) or len(table) != 1 or not all(isinstance(each, str) for each in table.values()):
            self.fault("hint", "hints", known=", ".join(_HINTS))
            return None
        ((kind, value),) = table.items()
        match kind:
            case "rule":
                self.rules([value], "hints")
                return Hint("rule", value)
            case "zone":
                return Hint("zone", value)
            case "card":
                return Hint("card", self.move(value, "hints"))
            case _:
                self.fault("hint", "hints", known=", ".join(_HINTS))
                return None

    # ------------------------------------------------------------------------------------------------- goals

    def goal(self, table: Any, depth: int = 0) -> Goal:  # noqa: ANN401 - whatever stands in the file
        """Read a goal: a table of predicates, all of which must hold."""
        if not isinstance(table, dict) or not table:
            self.fault("value", "goal", key="goal", wanted="table")
            return Joined("all", ())
        if depth >= _DEEPEST:
            self.fault("goal-deep", "goal", most=_DEEPEST)
            return Joined("all", ())
        goals = tuple(self.predicate(name, value, depth + 1) for name, value in table.items())
        return goals[0] if len(goals) == 1 else Joined("all", goals)

    def predicate(self, name: str, value: Any, depth: int) -> Goal:  # noqa: ANN401 - whatever stands in the file
        if name in {"all", "any"}:
            if not isinstance(value, list) or not value:
                self.fault("value", "goal", key=name, wanted="list")
                return Joined("all", ())
            return Joined("all" if name == "all" else "any", tuple(self.goal(each, depth) for each in value))
        if name == "not":
            return Joined("not", (self.goal(value, depth),))
        if name not in PREDICATES:
            known = ("all", "any", "not", *PREDICATES)
            self.fault("predicate", "goal", name=name[:_SHORT], near=_near(name, known))
        else:
            self.value(name, value)
        return Predicate(name, value)

    def value(self, name: str, value: Any) -> None:  # noqa: ANN401 - whatever stands in the file
        takes = PREDICATES[name].takes
        if takes == "rule":
            self.rules([value], "goal")
        elif takes == "move":
            self.move(value, "goal")
        elif takes == "zones":
            if not isinstance(value, dict) or not all(type(each) is int for each in value.values()):
                self.fault("value", "goal", key=name, wanted="table")
        elif type(value) is not (bool if takes == "yes" else int):
            self.fault("value", "goal", key=name, wanted="yes-no" if takes == "yes" else "number")

    # ------------------------------------------------------------------------------------------------- words

    def words(self, steps: tuple[Step, ...]) -> dict[str, dict[str, str]]:
        """Read the words of a lesson that brings its own: a table for each language, in it one for each step."""
        given: Mapping[str, Any] = self.data.get("words", {})
        found: dict[str, dict[str, str]] = {}
        for lang, table in given.items():
            self.within(f"words.{lang}")
            if lang not in LANGUAGES or not isinstance(table, dict):
                self.fault("language", lang=str(lang)[:_SHORT], known=", ".join(LANGUAGES))
                continue
            known = {step.id: step_words(step) for step in steps}
            found[lang] = self.texts({key: each for key, each in table.items() if not isinstance(each, dict)}, TITLES)
            for name, own in table.items():
                if isinstance(own, dict):
                    self.within(f"words.{lang}.{name}")
                    if name in known:
                        texts = self.texts(own, known[name])
                        found[lang] |= {name if part == TASK else f"{name}.{part}": texts[part] for part in texts}
                    else:
                        self.fault("word", name=name[:_SHORT], near=_near(name, known), known=", ".join(known))
        return found

    def texts(self, table: Mapping[str, Any], known: Iterable[str]) -> dict[str, str]:
        """Read texts; none may be empty."""
        for name, text in table.items():
            if name not in known:
                self.fault("word", name, name=name[:_SHORT], near=_near(name, known), known=", ".join(known))
            elif not isinstance(text, str) or not text.strip():
                self.fault("value", name, key=name, wanted="text")
        return {name: str(text) for name, text in table.items()}
