"""When a card can be played: now, on what, behind which locks, and by which way it comes to that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from threeup.core.errors import Fault, InvalidMoveError
from threeup.core.layout import Phrase
from threeup.lab.circumstances import BY_GAME, Case, Held, Spot
from threeup.lab.place import place
from threeup.lab.sheet import Sheet, Shown
from threeup.lab.way import MOST, Way, nearest
from threeup.text.speech import Speech

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from threeup.core.game import Seat, Verdict

_LONGEST: Final = 20


@dataclass(frozen=True, slots=True)
class When(Shown):
    """When a card can be played.

    Fields:
        game, state: what was looked at.
        seat: whose card.
        held: the card.
        known: False where it hangs on cards that are unknown here; then there is nothing but a way, perhaps.
        verdict: what the rules say of it now: of a move that plays it, legal if one is; None in another's turn.
        moves: the legal moves that play it now.
        cases: how things may lie, and on what it could be played then.
        way: the nearest way to playing it.
    """

    game: Any
    state: Any
    seat: Seat
    held: Held
    known: bool
    verdict: Verdict | None
    moves: tuple[Any, ...]
    cases: tuple[Case, ...]
    way: Way

    def sheet(self, lang: str = "en") -> Sheet:
        """Give it as a table, spoken to the seat that holds the card."""
        return self.told(Speech(self.game, lang, me=self.seat))

    def told(self, speech: Speech) -> Sheet:
        """Give it as a table, in a voice."""
        words, held = speech.words, self.held
        title = speech.say(card_title("explore-when-title", held))
        heads = tuple(words.format(f"explore-when-{head}") for head in ("case", "yes", "no", "rules"))
        rows = tuple(_row(case, speech) for case in self.cases)
        notes = [*self.now(speech)]
        notes += [words.format("explore-when-kept", game=self.game.id)] if rows else []
        return Sheet(title, heads if rows else (), rows, (*notes, *self.path(speech)), words.lang)

    def now(self, speech: Speech) -> Iterator[str]:
        """Say how it stands now, in a sentence and the reasons of the rules."""
        mover = self.game.to_act(self.state)
        if self.verdict is None and mover not in {None, self.seat}:
            yield speech.say(Phrase("explore-when-turn", {"seat": mover}))
        elif self.verdict is None:
            yield speech.words.format("explore-when-hidden")
        else:
            yield speech.words.format("explore-when-now", now="yes" if self.moves else "no")
            yield from map(speech.reason, self.verdict.broken or self.verdict.because)

    def path(self, speech: Speech) -> Iterator[str]:
        """Tell the nearest way, a sentence a move; nothing where the card can be played now."""
        way = self.way
        if way.steps is None:
            why = "cut" if way.cut else "hidden" if way.hidden else "none"
            yield speech.words.format("explore-when-no-way", why=why, n=way.looked)
        elif way.steps:
            yield speech.words.format("explore-when-way", n=len(way.steps))
            for seat, move in way.steps:
                yield speech.say(Phrase("explore-when-step", {"seat": seat, "move": self.game.move_phrase(move)}))


def card_title(key: str, held: Held) -> Phrase:
    """Name a card that is held, by a message for a card of the hand, face up and face down."""
    return Phrase(key, {"zone": held.zone, "card": held.card, "n": held.place + 1})


def _row(case: Case, speech: Speech) -> tuple[str, str, str, str]:
    words = speech.words
    said = words.every([speech.say(each) for each in case.said]) or words.format("explore-when-as-now")
    rules = " · ".join(speech.rule_name(rule) for rule in case.rules)  # a name may have a comma or an "and" in it
    return said, _cell(case, speech, legal=True), _cell(case, speech, legal=False), rules


def _cell(case: Case, speech: Speech, *, legal: bool) -> str:
    words, runs = speech.words, case.runs(legal=legal)
    if not runs:
        return words.format("explore-when-never")
    if all(spot.legal == legal for spot in case.spots):
        return words.format("explore-when-always")
    return words.format("explore-when-on", spots=words.either([speech.say(_run(*run)) for run in runs if run[0].said]))


def _run(first: Spot, last: Spot) -> Phrase:
    """Name spots that follow one another: a single one by its name, more as a range."""
    assert first.said is not None  # noqa: S101 - only a lead is laid on nothing, and there is but one
    assert last.said is not None  # noqa: S101 - the same
    return first.said if first == last else Phrase("explore-when-range", {"low": first.said, "high": last.said})


def _find(all_held: Sequence[Held], text: str) -> Held:
    """Find what a player holds by its name; a card that is named alone may lie face up. Raises InvalidMoveError."""
    named = {f"{each}": each for each in reversed(all_held)}
    found = named.get(text) or named.get(f"up {text}")
    if found is None:
        raise InvalidMoveError([Fault("lab.not-held", {"text": text[:_LONGEST]})])
    return found


def when(position: Any, card: Any, seat: Seat | None = None, *, most: int = MOST) -> When:  # noqa: ANN401
    """Tell when a card can be played.

    Args:
        position: a line, a setup, a state or a table; cards of it may be unknown.
        card: a card or its notation, as moves name it: "g7" of the hand (or face up, where the hand has none),
            "up g7" face up, "flip 0" the first of the face-down ones; "Ah" in 3-Card Loo.
        seat: who holds it; the seat to move when not given.
        most: positions that the search for the nearest way looks at.

    Raises InvalidMoveError when the seat holds no such card, SetupError for what is no position.

    >>> found = when("updown/1 [g7 bC / g9 / ?] [b3 b5 b6] pile: g4 b8 removed: *", "g7")
    >>> found.moves, [reason.rule for reason in found.verdict.broken]
    ((), ['updown.discard.at-least-top'])
    >>> [str(move) for _, move in found.way.steps]
    ['play bC', 'play b3']
    """
    game, state = place(position)
    facts = BY_GAME[game.id]
    mover = game.to_act(state)
    whose = mover if seat is None else seat
    held = _find(facts.held(state, whose) if whose in range(game.players(state)) else (), str(card))
    known = not facts.unsure(state, whose, held)
    moves: tuple[Any, ...] = ()
    verdict = None
    if known and mover == whose:
        verdicts = [(move, game.explain(state, move)) for move in facts.moves(state, held)]
        moves = tuple(move for move, said in verdicts if said.legal)
        verdict = next((said for _, said in verdicts if said.legal), verdicts[0][1])
    cases = tuple(facts.cases(state, whose, held)) if known else ()
    return When(game, state, whose, held, known, verdict, moves, cases, nearest(game, state, whose, held, most))
