"""Courses, rule books and steps as the panel of a lesson is sent them: in words, without any rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from threeup.games import GAMES
from threeup.lessons import COURSES
from threeup.lessons.mastery import next_step, review
from threeup.text import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterable

    from threeup.lessons import Course, Lesson, Step
    from threeup.lessons.mastery import Progress
    from threeup.session.study import Study

Json = dict[str, Any]

STRINGS: Final = (
    "title", "intro", "courses", "done", "map", "map_text", "rules", "hint", "rewind", "explore", "back", "previous",
    "next", "finish", "watch", "ask", "allowed", "steps", "good", "bad", "tip", "save", "load", "progress", "games",
)  # fmt: skip


def strings(lang: str) -> dict[str, str]:
    """Give the panel's fixed words.

    >>> strings("en")["hint"]
    'Give me a hint'
    """
    words = catalogue(lang)
    return {key: words.format(f"learn-{key.replace('_', '-')}") for key in STRINGS}


def title(lesson: Lesson, lang: str, part: str = "") -> str:
    """Give a lesson's title, or what it is about (part "text"), in its own words where it brings any."""
    if lesson.words:
        own = lesson.words.get(lang) or next(iter(lesson.words.values()))
        return own.get(part or "title", "" if part else lesson.id)
    words = catalogue(lang)
    return words.text(lesson.key, part) if part else words.format(lesson.key)


# ------------------------------------------------------------------------------------------------- courses


def courses(progress: Progress, lang: str) -> list[Json]:
    """Give every course with its lessons, and what comes next."""
    return [_course(course, progress, lang) for course in COURSES.values()]


def _course(course: Course, progress: Progress, lang: str) -> Json:
    words, steps = catalogue(lang), course.steps()
    done = sum(_passed(lesson, step, progress) for lesson, step in steps)
    going, shaky = next_step(course, progress), review(course, progress)
    return {
        "id": course.game,
        "title": words.format(f"course-{course.game}"),
        "text": words.format(f"course-{course.game}.text"),
        "done": done,
        "all": len(steps),
        "count": words.format("learn-count", n=done, all=len(steps)),
        "next": going and _going(going[0], going[1], words.format("learn-go-on", lesson=title(going[0], lang))),
        "finished": words.format("learn-finished") if steps and not going else None,
        "review": words.format("learn-review", n=len(shaky)) if shaky else None,
        "lessons": [_lesson(each, progress, lang) for each in course.all()],
    }


def _going(lesson: Lesson, step: Step, label: str) -> Json:
    return {"lesson": lesson.id, "step": step.id, "label": label}


def _passed(lesson: Lesson, step: Step, progress: Progress) -> bool:
    return bool(progress.steps.get(lesson.step_id(step)))


def _lesson(lesson: Lesson, progress: Progress, lang: str) -> Json:
    left = [step for step in lesson.steps if not _passed(lesson, step, progress)]
    done = len(lesson.steps) - len(left)
    return {
        "lesson": lesson.id,
        "step": (left or lesson.steps)[0].id,
        "title": title(lesson, lang),
        "text": title(lesson, lang, "text"),
        "count": catalogue(lang).format("learn-count", n=done, all=len(lesson.steps)),
        "done": not left,
    }


# ------------------------------------------------------------------------------------------------- the rule book


def rulebook(game: str, progress: Progress, lang: str) -> Json:
    """Give every rule of a game by section, with how well it is known and where it is taught."""
    words, rules = catalogue(lang), GAMES[game].rulebook.rules
    taught = _taught(COURSES[game], lang)
    sections: dict[str, list[Json]] = {}
    for rule_id, rule in rules.items():
        section = f"{rule_id.split('.', maxsplit=1)[0]}-section-{rule.section}"
        level = progress.rule(rule_id).level
        known = {"level": level, "said": words.format(f"learn-level-{level}"), "step": taught.get(rule_id)}
        sections.setdefault(section, []).append(rule_view(rule_id, lang) | known)
    used = sum(progress.rule(rule).level == "applied" for rule in rules)
    return {
        "game": game,
        "games": [{"id": each, "title": words.format(f"game-{each}")} for each in GAMES],
        "title": words.format("learn-map-of", game=words.format(f"game-{game}")),
        "sum": words.format("learn-map-sum", n=used, all=len(rules)),
        "levels": [_level(each, lang) for each in ("new", "met", "applied", "shaky")],
        "sections": [{"title": words.format(key), "rules": found} for key, found in sections.items()],
    }


def rule_view(rule_id: str, lang: str) -> Json:
    """Give a rule's name and sentence."""
    words = catalogue(lang)
    return {"id": rule_id, "name": words.format(rule_id), "text": words.text(rule_id, "text")}


def _level(level: str, lang: str) -> Json:
    words = catalogue(lang)
    return {
        "level": level,
        "said": words.format(f"learn-level-{level}"),
        "text": words.text(f"learn-level-{level}", "text"),
    }


def _taught(course: Course, lang: str) -> dict[str, Json]:
    """Find for every rule the first step that teaches it."""
    found: dict[str, Json] = {}
    words = catalogue(lang)
    for lesson, step in course.steps():
        for rule in step.rules:
            found.setdefault(rule, _going(lesson, step, words.format("learn-taught", lesson=title(lesson, lang))))
    return found


# ------------------------------------------------------------------------------------------------- a step


def step_view(study: Study, passed: Iterable[str], *, repeated: bool) -> Json:
    """Give a step: what is to be done, what is said, what can be pressed.

    `passed` are the IDs of the steps passed so far; `repeated` is a step of a review.
    """
    lesson, step, words = study.lesson, study.step, catalogue(study.lang)
    said, task, done = study.said, study.text(""), set(passed)
    free = study.table.free and step.kind != "explore"
    judging = step.kind == "catch" and not study.reached and not free
    about = said.rules if judging else said.rules or step.rules
    showing = step.kind == "watch" and not free and len(study.table.at.path()) <= len(step.moves)
    return {
        "lesson": lesson.id,
        "id": step.id,
        "title": title(lesson, study.lang),
        "kind": step.kind,
        "kind_said": words.format(f"learn-kind-{step.kind}"),
        "place": words.format("learn-place", n=study.number + 1, all=len(lesson.steps)),
        "steps": [] if repeated else [_dot(study, number, done) for number in range(len(lesson.steps))],
        "task": task,
        "said": None if said.text == task else {"mood": said.mood, "text": said.text},
        "rules": [rule_view(rule, study.lang) for rule in dict.fromkeys(about)],
        "choices": choices(study) if judging else None,
        "passed": study.passed,
        "reached": study.reached or step.kind == "explore",
        "can": {
            "watch": showing,
            "hint": bool(step.hints) and not study.reached and not free,
            "rewind": len(study.table.at.path()) > 1 or study.reached or free,
            "explore": not free and step.kind != "explore",
            "back": free,
        },
    }


def _dot(study: Study, number: int, done: set[str]) -> Json:
    step = study.lesson.steps[number]
    passed = study.lesson.step_id(step) in done
    label = catalogue(study.lang).format("learn-dot", n=number + 1, done="yes" if passed else "no")
    return {"step": step.id, "n": number + 1, "done": passed, "current": number == study.number, "label": label}


def choices(study: Study) -> Json:
    """Give the move that is to be judged, and the answers to choose from."""
    speech, seat = study.table.speech(study.step.seat), study.table.to_act
    move = speech.say(study.table.game.move_phrase(study.suspect()))
    who = "you" if seat == study.step.seat else "other"
    name = speech.name(seat or 0)
    breaks = [
        {"rule": rule, "label": speech.words.format("learn-breaks", rule=speech.rule_name(rule))}
        for rule in study.step.choices
    ]
    return {"text": speech.words.format("learn-suspect", who=who, name=name, move=move), "rules": breaks}
