"""The Learn view: courses, steps with their board, the rule book, and a learner's progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import ipywidgets  # type: ignore[import-untyped]

from threeup.app import learnviews as views
from threeup.app.keeping import InPage, keeper
from threeup.core.errors import ProgressError
from threeup.games import GAMES
from threeup.lessons import COURSES, lesson
from threeup.lessons.mastery import Progress, review
from threeup.lessons.progress import read_progress, write_progress
from threeup.session.study import Study
from threeup.text import catalogue, direction
from threeup.widgets.board import Board
from threeup.widgets.lesson import LessonPanel
from threeup.widgets.payload import Scene

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from threeup.app.keeping import Keeper
    from threeup.core.errors import Fault
    from threeup.core.game import Verdict
    from threeup.lessons import Lesson
    from threeup.lessons.mastery import Note

FILE: Final = "threeup-progress.json"
_MOST_FAULTS: Final = 10


class Learning:
    """What a learner sees and does: the courses, a step, or the rule book.

    Args:
        lang: the language.
        changed: called when what is shown has changed, and with it the page's address.
        keep: keeps the progress; what the environment asks for when not given.
        lasting: keep it on this device, whatever the environment asks for.

    >>> Learning("en").widgets
    (LessonPanel(),)
    """

    def __init__(
        self,
        lang: str,
        changed: Callable[[], None] = lambda: None,
        *,
        keep: Keeper | None = None,
        lasting: bool = False,
    ) -> None:
        self.lang = lang
        self.changed = changed
        self.page = "courses"
        self.game = next(iter(GAMES))
        self.study: Study | None = None
        self.board: Board | None = None
        self.own: Lesson | None = None
        """A lesson that somebody wrote, which is in no course."""
        self._lasting = lasting
        self._review: tuple[tuple[Lesson, int], ...] = ()
        self._turn = 0
        self._near = False
        self._aloud = True
        self._count = 0
        self._notice: dict[str, Any] | None = None
        self.panel = LessonPanel()
        self.panel.hear = self._heard
        self._both = ipywidgets.VBox([self.panel])
        self._both.add_class("threeup-both")
        self.box = ipywidgets.VBox([self._both])
        self.box.add_class("threeup-study")
        self.keeper = keep or self._keeper()
        self.progress: Progress = self._kept(self.keeper.progress) or Progress()
        self.show()

    @property
    def widgets(self) -> tuple[Any, ...]:
        """What is shown now."""
        return tuple(self._both.children)

    def address(self) -> dict[str, str]:
        """Give the fields that lead back to the step; none elsewhere, or for a lesson of one's own."""
        if self.page != "step" or self.study is None or self.study.lesson is self.own:
            return {}
        return {"lesson": self.study.lesson.id, "step": self.study.step.id}

    # -------------------------------------------------------------------------------------------------- going

    def go(self, page: str) -> None:
        """Show the courses or the rule book."""
        self.page, self._notice = page, None
        self._turned()

    def open(self, found: Lesson, number: int = 0, *, repeated: bool = False) -> None:
        """Begin a step."""
        if not repeated:
            self._review = ()
        if self.study is not None and self.study.lesson is found:
            self.study.open(number)
        else:
            self.study = Study(found, number, lang=self.lang, keep=self._note)
        self.game, self.page, self._notice = found.game, "step", None
        self._lay()
        self._turned()

    def open_id(self, lesson_id: str, step_id: str = "") -> bool:
        """Begin a step by IDs, the lesson's first one where none is given; False when there is no such step."""
        found = self._lesson(lesson_id)
        if found is None:
            return False
        ids = [step.id for step in found.steps]
        if step_id and step_id not in ids:
            return False
        self.open(found, ids.index(step_id) if step_id else 0)
        return True

    def _lesson(self, lesson_id: str) -> Lesson | None:
        if self.own is not None and self.own.id == lesson_id:
            return self.own
        return lesson(lesson_id) if any(lesson_id in course.lessons for course in COURSES.values()) else None

    def _turned(self) -> None:
        self._turn += 1
        self.show()
        stepping = self.page == "step" and self.board is not None
        shown = (self.panel, self.board) if stepping else (self.panel,)
        if self._both.children != shown:
            self._both.children = shown
        self.changed()

    def _lay(self) -> None:
        """Put the step's table on the board."""
        if self.study is None:
            return
        table, seat = self.study.table, self.study.step.seat
        if self.board is None:
            self.board = Board(table, seat, self.lang)
            self.board.heard = self._moved
        self.board.scene = self._scene()
        self.board.take(table)

    def _scene(self) -> Scene:
        study = self.study
        if study is None:
            return Scene(menu=False, hint=False)
        free, kind = study.table.free, study.step.kind
        idle = study.word(f"idle-{kind}") if kind in {"watch", "catch"} and not free else ""
        illegal = study.step.offer_illegal or free
        return Scene(menu=False, hint=False, signs=free, idle=idle, illegal=illegal, look=study.look)

    # -------------------------------------------------------------------------------------------------- showing

    def speak(self, lang: str) -> None:
        """Change the language."""
        self.lang, self._notice = lang, None
        if self.study is not None:
            self.study.speak(lang)
        if self.board is not None:
            self.board.scene = self._scene()
            self.board.speak(lang)
        self.show()

    def show(self) -> None:
        """Send the panel as it is now."""
        words, step = catalogue(self.lang), None
        if self.page == "step" and self.study is not None:
            step = views.step_view(self.study, self.progress.steps, repeated=bool(self._review))
            step |= {"next": self._next_label(), "previous": self._other(-1) is not None}
            step |= {"near": self._near, "aloud": self._aloud, "count": self._count}
            if self._review:
                step["place"] = words.format("learn-review-place", n=self._line()[1] + 1, all=len(self._review))
        courses, book = self.page == "courses", self.page == "rules"
        self.panel.view = {
            "page": self.page,
            "turn": self._turn,
            "lang": self.lang,
            "dir": direction(self.lang),
            "strings": views.strings(self.lang),
            "notice": self._notice,
            "kept": words.format("learn-kept-device" if self.keeper.lasting else "learn-kept-page"),
            "courses": views.courses(self.progress, self.lang) if courses else None,
            "map": views.rulebook(self.game, self.progress, self.lang) if book else None,
            "step": step,
        }

    # ---------------------------------------------------------------------------------------------- being asked

    def _heard(self, content: dict[str, Any]) -> None:
        kind = content.get("kind")
        self._near = self._aloud = True
        match kind:
            case "open":
                self.open_id(str(content.get("lesson")), str(content.get("step") or ""))
            case "courses":
                self.go("courses")
            case "rules":
                game = str(content.get("game"))
                self.game = game if game in GAMES else self.game
                self.go("rules")
            case "review" if str(content.get("game")) in COURSES:
                found = review(COURSES[str(content["game"])], self.progress)
                self._review = tuple((each, each.steps.index(step)) for each, step in found)
                if found:
                    self.open(*self._review[0], repeated=True)
            case "next" | "previous":
                self._step(1 if kind == "next" else -1)
            case "save":
                self.panel.offer(FILE, write_progress(self.progress))
            case "load":
                self._load(content.get("text"))
            case _:
                self._study(str(kind), content)

    def _study(self, kind: str, content: dict[str, Any]) -> None:
        """Do what is pressed in a step."""
        study, board = self.study, self.board
        if study is None or board is None or self.page != "step":
            return
        before = study.table
        since = []
        match kind:
            case "hint":
                study.hint()
            case "rewind":
                study.rewind()
            case "explore" if study.step.kind != "explore":
                study.explore()
            case "back" if study.table.free and study.step.kind != "explore":
                study.back()
            case "watch" if study.step.kind == "watch" and not study.table.free:
                study.watch()
                since = [study.table.at]
            case "judge" if study.step.kind == "catch" and not study.table.free and not study.reached:
                rule = content.get("rule")
                if rule is None or (isinstance(rule, str) and rule in study.step.choices):
                    study.judge(rule)
            case _:
                return
        self._count += 1
        board.scene = self._scene()
        if study.table is before:
            board.show(since)
        else:
            board.take(study.table)
        self.show()

    def _moved(self, what: str, move: Any, verdict: Verdict | None) -> None:  # noqa: ANN401 - any game's move
        """Follow the board."""
        study, board = self.study, self.board
        if study is None or board is None:
            return
        looking = board.scene.look
        if what == "refused" and verdict is not None:
            study.refused(move, verdict)
            self._count += 1
        else:
            study.moved()
        foreseen = any(each.move == str(move) for each in study.step.mistakes)
        # The board brings its own reasons into sight, and says them; the panel's words are said where they are others.
        self._near, self._aloud = what != "refused", what != "refused" or foreseen
        board.scene = self._scene()
        if what == "refused" and looking:
            board.show([])
        self.show()

    # ------------------------------------------------------------------------------------------- previous, next

    def _line(self) -> tuple[Sequence[tuple[Lesson, int]], int]:
        """Give the steps in the order in which they are gone through, and the place of this one among them."""
        study = self.study
        if study is None:
            return (), 0
        line: Sequence[tuple[Lesson, int]] = self._review
        if not line:
            course = COURSES[study.lesson.game].all()
            lessons = (study.lesson,) if study.lesson is self.own else course
            line = [(each, number) for each in lessons for number in range(len(each.steps))]
        here = (study.lesson.id, study.number)
        return line, next(place for place, (each, number) in enumerate(line) if (each.id, number) == here)

    def _other(self, way: int) -> tuple[Lesson, int] | None:
        """Give the step before or after this one."""
        line, here = self._line()
        return line[here + way] if 0 <= here + way < len(line) else None

    def _step(self, way: int) -> None:
        other = self._other(way)
        if other is not None:
            self.open(*other, repeated=bool(self._review))
        elif way > 0:
            self.go("courses")

    def _next_label(self) -> str:
        words, other = catalogue(self.lang), self._other(1)
        if other is None or self.study is None:
            return words.format("learn-finish")
        if other[0] is self.study.lesson or self._review:
            return words.format("learn-next")
        return words.format("learn-next-lesson", lesson=views.title(other[0], self.lang))

    # ------------------------------------------------------------------------------------------------- progress

    def _note(self, note: Note) -> None:
        self.progress = self.progress.with_notes([note])
        self._kept(lambda: self.keeper.add([note]))

    def _load(self, text: Any) -> None:  # noqa: ANN401 - whatever a browser sends
        try:
            progress = read_progress(text if isinstance(text, str) else "")
        except ProgressError as error:
            self._complain("learn-not-loaded", error.faults)
        else:
            self._notice = {"good": True, "title": catalogue(self.lang).format("learn-loaded"), "items": []}
            self.progress = progress
            self._kept(lambda: self.keeper.bring(progress))
        self.show()

    def _complain(self, key: str, faults: Sequence[Fault]) -> None:
        words = catalogue(self.lang)
        said = [words.format(fault.id, **fault.args) for fault in faults[:_MOST_FAULTS]]
        self._notice = {"good": False, "title": words.format(key), "items": said}

    def _keeper(self) -> Keeper:
        return self._kept(lambda: keeper(lasting=self._lasting)) or InPage()

    def _kept(self, do: Callable[[], Any]) -> Any:  # noqa: ANN401 - whatever is asked of the keeper
        """Ask the keeper; where the store fails, say so and keep the progress in the page from here on."""
        try:
            return do()
        except ProgressError as error:
            self._complain("learn-not-kept", error.faults)
            self.keeper = InPage(getattr(self, "progress", Progress()))
            return None
