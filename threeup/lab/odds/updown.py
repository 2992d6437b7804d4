"""Odds of 3UP 3DOWN: what a blind flip, a draw, the next player's hand may be, from what one seat sees.

The unseen cards are those of the deck that lie nowhere the seat can see; what players remember, or showed by how they
played, is not counted. Where there is nothing to ask, each function gives None.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from threeup.core.layout import Phrase
from threeup.games.updown.cards import CLEAR, PLUS_ONE, PLUS_TWO, UNKNOWN, rank_text
from threeup.games.updown.explain import draw_size
from threeup.games.updown.layout import rank_phrase
from threeup.games.updown.rules import Facts
from threeup.games.updown.view import all_cards
from threeup.lab.odds.finding import Odds, Statement
from threeup.lab.odds.steps import known, one_at_least, product, unseen
from threeup.players.chances import none_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from threeup.core.game import Seat
    from threeup.games.updown.cards import Cards
    from threeup.games.updown.state import State
    from threeup.lab.odds.finding import Finding, Statements

_KINDS: Final = (CLEAR, PLUS_ONE, PLUS_TWO)


def flip_plays(position: Any, seat: Seat | None = None) -> Odds | None:  # noqa: ANN401 - any form of a position
    """Give the chance that a face-down card, turned over blind, reaches the top of the discard pile.

    None without a face-down card. Raises what `lab.place` does. updown.piles.flip-blind.

    >>> flip_plays("updown/1 [// ? ?] [b3] pile: g9 removed: *").chance
    Fraction(27, 83)
    """
    state, at = _look(position, seat)
    if state.phase != "play" or not state.holdings[at].down:
        return None
    top = _top(state)
    asked = Statement("odds-flip", {"top": rank_text(top) if top else "open"})
    chance, steps = _reaching(state, top, 1)
    return Odds("updown", at, asked, steps + _third(state, at, top), chance)


def draw_clear(position: Any, seat: Seat | None = None, cards: int | None = None) -> Odds | None:  # noqa: ANN401
    """Give the chance that the next draw brings at least one Clear card, of whichever kind.

    `cards`: how many are drawn; else as many as the rules say, after one discard unless the draw comes first. None
    where nothing is drawn. updown.draw.to-three.

    >>> draw_clear("updown/1 [g7 g8 g9] [b3 b5 b6] draw: ? ? ? removed: *").chance
    Fraction(14, 81)
    """
    return _draw(position, seat, cards, Statement("odds-draw-clear"), lambda rank: rank >= CLEAR)


def draw_rank(position: Any, rank: int, seat: Seat | None = None, cards: int | None = None) -> Odds | None:  # noqa: ANN401
    """Give the chance that the next draw brings at least one card of a rank (11, 12, 13: the kinds of Clear).

    Raises ValueError for no rank, here and below.
    """
    asked = Statement("odds-draw-rank", {"rank": _named(rank)})
    return _draw(position, seat, cards, asked, lambda each: each == rank)


def draw_at_least(position: Any, rank: int, seat: Seat | None = None, cards: int | None = None) -> Odds | None:  # noqa: ANN401
    """Give the chance that the next draw brings at least one card that reaches a rank."""
    asked = Statement("odds-draw-least", {"rank": _named(rank)})
    return _draw(position, seat, cards, asked, lambda each: each >= rank)


def draw_completes(position: Any, rank: int, seat: Seat | None = None) -> Odds | None:  # noqa: ANN401
    """Give the chance that the next draw completes a set of a number in hand, its cards being kept as far as can be.

    None where the draw is too small for it, or the set is there already. updown.clear.set-of-three.

    >>> draw_completes("updown/1 [g7 g7 g9] [b3 b5 b6] draw: ? ? ? removed: *", 7).chance
    Fraction(5, 81)
    """
    state, at = _look(position, seat)
    drawn, discards = _next_draw(state, at, None)
    hand, hidden = state.holdings[at].hand, _unseen(state)
    held = sum(each.rank == rank for each in hand)
    name = _named(rank)
    needed = state.options.set_size - min(held, len(hand) - discards)
    if not drawn or not 1 <= needed <= drawn or rank >= CLEAR:
        return None
    # A hand is drawn up to three, so a set takes every card drawn.
    wanted = sum(each.rank == rank for each in hidden)
    steps = (
        _drawn(drawn, discards),
        Statement("odds-needed", {"rank": name, "held": held, "size": state.options.set_size, "n": needed}),
        unseen(len(hidden)),
        Statement("odds-help", {"n": wanted, "cards": _copies(hidden, lambda each: each == rank)}),
        Statement("odds-every", {"sum": product(wanted, len(hidden), drawn)}),
    )
    chance = none_of(len(hidden), len(hidden) - wanted, drawn)
    return Odds("updown", at, Statement("odds-draw-set", {"rank": name}), steps, chance)


def next_can_play(position: Any, rank: int | None = None, seat: Seat | None = None) -> Odds | None:  # noqa: ANN401
    """Give the chance that the next player has a card in hand that reaches a rank on top (None: the present top).

    None where the next player's hand is empty. updown.discard.at-least-top.

    >>> next_can_play("updown/1 [g7] [? ?] pile: g4 removed: *", 9).chance
    Fraction(70, 123)
    """
    state, at = _look(position, seat)
    follows = next(
        (each % len(state.holdings) for each in range(at + 1, at + len(state.holdings))
         if each % len(state.holdings) not in state.out), at,
    )  # fmt: skip
    held = len(state.holdings[follows].hand)
    if state.phase != "play" or not held or follows == at:
        return None
    name = rank_text(_top(state)) if rank is None else _named(rank)
    top = _top(state) if rank is None else rank if rank < CLEAR else 0
    asked = Statement("odds-next", {"seat": follows, "top": name if top else "open"})
    chance, steps = _reaching(state, top, held)
    return Odds("updown", at, asked, (Statement("board-seat-cards", {"seat": follows, "n": held}), *steps), chance)


def all_odds(state: State, at: Seat) -> Iterator[Finding]:
    """Give whatever can be asked now: flips once they are due, draws in the own turn, the next player's hand."""
    if state.phase != "play" or at in state.out:
        return
    top, mine = _top(state), state.holdings[at]
    found: list[Odds | None] = []
    if not (mine.hand or mine.up or state.draw):
        found.append(flip_plays(state, at))
    if at == state.turn:
        found.append(draw_clear(state, at))
        found += [draw_rank(state, kind, at) for kind in _KINDS]
        found.append(draw_at_least(state, top, at) if top else None)
        found += [draw_completes(state, rank, at) for rank in sorted({each.rank for each in mine.hand} - {0})]
        source = {each.rank for each in Facts(state).source if top <= each.rank < CLEAR}
        found += [next_can_play(state, rank, at) for rank in sorted(source - {0})]
    elif top:
        found.append(next_can_play(state, top, at))
    yield from (each for each in found if each is not None)


# ------------------------------------------------------------------------------------------------- what is counted


def _look(position: Any, seat: Seat | None) -> tuple[State, Seat]:  # noqa: ANN401 - any form of a position
    _, state, at = known(position, seat, "updown")
    return state, at


def _named(rank: int) -> str:
    """Write a rank. Raises ValueError for none."""
    if not 1 <= rank <= PLUS_TWO:
        message = f"no rank: {rank}"
        raise ValueError(message)
    return rank_text(rank)


def _top(state: State) -> int:
    return state.pile[-1].rank if state.pile else 0


def _unseen(state: State) -> Cards:
    """List the cards of the deck that lie nowhere to be seen in a view."""
    seen = Counter(each for each in all_cards(state) if each != UNKNOWN)
    return tuple((Counter(state.options.cards()) - seen).elements())


def _copies(hidden: Cards, helps: Callable[[int], bool]) -> tuple[Phrase, ...]:
    """Name the ranks that help, each with the number of its unseen cards."""
    ranks = Counter(each.rank for each in hidden if helps(each.rank))
    return tuple(Phrase("odds-copies", {"n": ranks[each], "rank": rank_phrase(each)}) for each in sorted(ranks))


def _counted(state: State, helps: Callable[[int], bool], drawn: int) -> tuple[Fraction, Statements]:
    hidden = _unseen(state)
    helping = sum(helps(each.rank) for each in hidden)
    return one_at_least(len(hidden), _copies(hidden, helps), helping, min(drawn, len(hidden)))


def _reaching(state: State, top: int, drawn: int) -> tuple[Fraction, Statements]:
    """Give the chance that of some unseen cards one reaches the top; on an empty pile any does."""
    if not top:
        return Fraction(1), (Statement("odds-open-pile"),)
    return _counted(state, lambda rank: rank >= top, drawn)


def _next_draw(state: State, at: Seat, cards: int | None) -> tuple[int, int]:
    """Give how many cards are drawn next, and how many discards come before."""
    if state.phase != "play" or at in state.out:
        return 0, 0
    held, left, mine = len(state.holdings[at].hand), len(state.draw), at == state.turn
    if cards is not None:
        return max(0, min(cards, left)), 0
    only_one = state.options.optional_draw == "one"
    if mine and state.may_draw and (drawn := draw_size(only_one, held, left)):
        return drawn, 0
    extras = state.extras if mine else 0
    if extras > 1 and state.options.draw_before_last_extra and (drawn := draw_size(only_one, held - 1, left)):
        return drawn, 1  # before each further extra discard
    discards = min(held, max(1, extras))
    return draw_size(False, held - discards, left), discards  # noqa: FBT003 - only the draw before an extra is shortened


def _drawn(drawn: int, discards: int) -> Statement:
    return Statement("odds-drawn", {"n": drawn, "discards": discards})


def _draw(
    position: Any, seat: Seat | None, cards: int | None, asked: Statement, helps: Callable[[int], bool]  # noqa: ANN401
) -> Odds | None:  # fmt: skip
    state, at = _look(position, seat)
    drawn, discards = _next_draw(state, at, cards)
    if not drawn:
        return None
    chance, steps = _counted(state, helps, drawn)
    return Odds("updown", at, asked, (_drawn(drawn, discards), *steps), chance)


def _third(state: State, at: Seat, top: int) -> Statements:
    """Say what becomes of a card too low for the last discard of a Clear +2, where that is not as always.

    updown.clear.plus-two-from-piles, updown.piles.failed-flip.
    """
    options = state.options
    if at != state.turn or state.third_in != 1 or not top or options.plus_two_penalty == "off":
        return ()
    stays = options.plus_two_penalty == "pile-only"
    if stays == (options.failed_flip == "stays-revealed"):
        return ()
    return (Statement("odds-third", {"stays": "yes" if stays else "no"}),)
