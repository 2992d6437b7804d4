"""House rules side by side, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from threeup.core.game import DEALER
from threeup.lab.sheet import Sheet
from threeup.text.options import option_name, option_value

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from threeup.core.events import Event
    from threeup.core.game import Seat
    from threeup.lab.causes import Cause
    from threeup.lab.variantgames import GameComparison, Moment
    from threeup.lab.variants import Comparison, Difference
    from threeup.text.speech import Speech

MOST_MOMENTS: Final = 100
"""Moments that a sheet lists."""
_MOST_NUMBERS: Final = 12
_MOST_FAULTS: Final = 5


def changes_said(speech: Speech, changes: Mapping[str, tuple[Any, Any]]) -> list[str]:
    """Say which house rules differ, and how.

    >>> from threeup.text.speech import Speech
    >>> changes_said(Speech(None), {"set_size": (3, 4)})
    ['Cards in a set: “Four” instead of “Three”']
    """
    words, said = speech.words, []
    for name, (a, b) in changes.items():
        now, then = option_value(words, name, a), option_value(words, name, b)
        said.append(words.format("variants-change", option=option_name(words, name), a=now, b=then))
    return said


def cause_said(speech: Speech, causes: Sequence[Cause]) -> str:
    """Name the house rules that are the cause: all of a set, and any one of the sets.

    >>> from threeup.text.speech import Speech
    >>> cause_said(Speech(None), (("set_size",), ("clear_goes_again", "set_clear_goes_again")))
    '“Cards in a set” or “Another discard after a Clear” and “Another discard after a set”'
    """
    words, several = speech.words, sum(map(len, causes)) > 1

    def named(option: str) -> str:
        name = option_name(words, option)
        return words.format("variants-name", option=name) if several else name

    return words.either([words.every(list(map(named, cause))) for cause in causes])


def difference_said(speech: Speech, difference: Difference) -> str:
    """Say which move it is and what becomes of it."""
    return speech.words.format(f"variants-{difference.kind}", move=_move(speech, difference.move))


def sides_said(speech: Speech, state: Any, difference: Difference, *, stakes: bool = True) -> tuple[str, str]:  # noqa: ANN401
    """Say what becomes of a move now, and what with the other rules."""
    refused = " ".join(map(speech.reason, difference.broken))
    if difference.kind != "other":
        allowed = speech.words.format("variants-allowed")
        return (refused, allowed) if difference.kind == "new" else (allowed, refused)
    a, b = difference.events_a, difference.events_b
    return _happens(speech, state, a, b, stakes=stakes), _happens(speech, state, b, a, stakes=stakes)


def again_said(speech: Speech, found: GameComparison, *, stakes: bool = True) -> list[str]:
    """Say how a game goes when it is played again."""
    words, again = speech.words, found.again
    if again is None:
        return [words.format("variants-again-cannot")]
    if again.parted is None:
        return [words.format("variants-again-same")]
    said = []
    if again.parted < again.legal:
        said.append(_numbered(speech, found, again.parted, "variants-again-parted"))
        said.append(words.format("variants-because", cause=cause_said(speech, again.causes)))
    if again.broken:
        said.append(_numbered(speech, found, again.legal, "variants-again-stopped"))
        said += map(speech.reason, again.broken)
        if again.parted == again.legal:
            said.append(words.format("variants-because", cause=cause_said(speech, again.causes)))
        return said
    a, b = (_end(speech, found.game, state, stakes=stakes) for state in (found.line.states[-1], again.state))
    return said if a == b else [*said, words.format("variants-again-end", a=a, b=b)]


def impossible_said(speech: Speech, moments: Iterable[Moment]) -> list[str]:
    """Say at how many moments the table could not be so, and then why; nothing when it can at all of them."""
    faulty = [moment.faults for moment in moments if moment.faults]
    if not faulty:
        return []
    why = dict.fromkeys(sentence for faults in faulty for sentence in speech.faults(faults))
    return [speech.words.format("variants-impossible", n=len(faulty)), *list(why)[:_MOST_FAULTS]]


def moment_said(speech: Speech, number: int, seat: Seat) -> str:
    """Name a moment by the move that comes next; 0-based."""
    who = "dealer" if seat == DEALER else "other"
    return speech.words.format("variants-moment", n=number + 1, who=who, name=_player(speech, seat))


# -------------------------------------------------------------------------------------------------------- sheets


def position_sheet(found: Comparison, speech: Speech, *, stakes: bool = True) -> Sheet:
    """Give the moves that differ: what each is now, what it would be, and the cause."""
    words = speech.words
    rows = [
        (_move(speech, each.move), *sides_said(speech, found.state, each, stakes=stakes),
         cause_said(speech, each.causes))
        for each in found.differences
    ]  # fmt: skip
    rows = list(dict.fromkeys(rows))  # face-down cards are all alike
    notes = changes_said(speech, found.changes)
    notes += [words.format("variants-same", n=found.same)] if found.same else []
    notes += [words.format("variants-unsure", n=found.unsure)] if found.unsure else []
    heads = tuple(words.format(f"variants-{head}") for head in ("move", "a", "b", "cause"))
    return Sheet(words.format("variants-title", n=len(rows)), heads, tuple(rows), tuple(notes), speech.lang)


def game_sheet(found: GameComparison, speech: Speech, *, stakes: bool = True) -> Sheet:
    """Give what is different in a game, by cause, and how it goes when it is played again."""
    words = speech.words
    rows = []
    for group in found.groups:
        numbers = [words.number(number + 1) for number in group.moments[:_MOST_NUMBERS]]
        listed = words.every(numbers if len(group.moments) <= _MOST_NUMBERS else [*numbers, "…"])
        counts = (words.number(n) for n in (group.gone, group.new, group.other))
        rows.append((cause_said(speech, group.causes), *counts, listed))
    names = ("cause", "count-gone", "count-new", "count-other", "moments")
    heads = tuple(words.format(f"variants-{name}") for name in names)
    notes = [*changes_said(speech, found.changes), *impossible_said(speech, found.moments)]
    notes += [words.format("variants-again"), *again_said(speech, found, stakes=stakes)]
    return Sheet(game_title(found, speech), heads, tuple(rows), tuple(notes), speech.lang)


def moments_sheet(found: GameComparison, speech: Speech) -> Sheet:
    """Give what is different in a game, moment by moment; the first hundred of them."""
    words = speech.words
    differing = [moment for moment in found.moments if moment.differences]
    rows = []
    for moment in differing[:MOST_MOMENTS]:
        told = ((difference_said(speech, each), cause_said(speech, each.causes)) for each in moment.differences)
        start = words.number(moment.number + 1), _player(speech, moment.seat)
        rows += [(*start, *each) for each in dict.fromkeys(told)]
    heads = tuple(words.format(f"variants-{name}") for name in ("moments", "player", "move", "cause"))
    more = len(differing) - MOST_MOMENTS
    notes = [words.format("variants-more", n=more)] if more > 0 else []
    notes += [*changes_said(speech, found.changes), *impossible_said(speech, found.moments)]
    return Sheet(game_title(found, speech), heads, tuple(rows), tuple(notes), speech.lang)


def game_title(found: GameComparison, speech: Speech) -> str:
    """Say how many moments of a game are different."""
    n = sum(bool(moment.differences) for moment in found.moments)
    return speech.words.format("variants-game", n=n, all=len(found.line.states))


# -------------------------------------------------------------------------------------------------------- inside


def _move(speech: Speech, move: Any) -> str:  # noqa: ANN401 - any game's move
    return speech.say(speech.game.move_phrase(move))


def _player(speech: Speech, seat: Seat) -> str:
    return "" if seat == DEALER else speech.name(seat)


def _happens(speech: Speech, state: Any, events: Sequence[Event], others: Sequence[Event], *, stakes: bool) -> str:  # noqa: ANN401
    """Say what happens here and not there; where nothing of it needs saying, who moves next."""
    game = speech.game
    phrases = (game.event_phrase(event, stakes=stakes) for event in events if event not in others)
    if said := " ".join(speech.say(phrase) for phrase in phrases if phrase is not None):
        return said
    seat = game.to_act(game.follow(state, events))
    if seat is None or seat == DEALER:
        return speech.words.format("variants-nothing")
    return speech.words.format("cli-turn-of", name=speech.name(seat))


def _numbered(speech: Speech, found: GameComparison, number: int, key: str) -> str:
    return speech.words.format(key, n=number + 1, move=_move(speech, found.line.moves[number]))


def _end(speech: Speech, game: Any, state: Any, *, stakes: bool) -> str:  # noqa: ANN401 - any game's
    if game.outcome(state) is None:
        return speech.words.format("variants-again-on")
    return speech.say(game.ending(state, None, stakes=stakes)[0])
