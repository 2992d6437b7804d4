"""How what happens in 3-Card Loo is told, and what moves on the table meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from threeup.core.layout import Motion, Phrase
from threeup.games.loo.events import (
    Anted,
    CardPlayed,
    Carried,
    Challenged,
    Dealt,
    Defended,
    EndAgreed,
    Folded,
    GameEnded,
    Judged,
    Looed,
    MissTaken,
    PlayBegan,
    PotDivided,
    PotTaken,
    ReviewBegan,
    Stood,
    TricksPaid,
    TrickWon,
    TrumpTurned,
)
from threeup.games.loo.words import card_phrase

if TYPE_CHECKING:
    from threeup.core.events import Event


def event_phrase(event: Event, *, stakes: bool = True) -> Phrase | None:
    """Say what happened, for the log; None for what needs no saying, or where counters are not to be spoken of."""
    return _of_counters(event, stakes=stakes) or _of_cards(event)


def _of_cards(event: Event) -> Phrase | None:  # noqa: PLR0911 - one return a kind of event
    match event:
        case Dealt():
            return Phrase("loo-event-dealt", {"seat": event.dealer, "n": event.number})
        case TrumpTurned():
            return Phrase("loo-event-trump", {"card": card_phrase(event.card), "suit": event.card.suit})
        case Folded() | Stood() | ReviewBegan() | TrickWon():
            name = {Folded: "folded", Stood: "stood", ReviewBegan: "review", TrickWon: "trick"}[type(event)]
            return Phrase(f"loo-event-{name}", {"seat": event.seat})
        case MissTaken() | Defended():
            name = "miss" if isinstance(event, MissTaken) else "defended"
            if not all(c.rank for c in event.cards):
                return Phrase(f"loo-event-{name}-hidden", {"seat": event.seat})
            return Phrase(f"loo-event-{name}", {"seat": event.seat, "cards": tuple(map(card_phrase, event.cards))})
        case CardPlayed():
            return Phrase("loo-event-played", {"seat": event.seat, "card": card_phrase(event.card)})
        case Challenged():
            caught = "yes" if event.caught else "no"
            return Phrase("loo-event-challenged", {"seat": event.seat, "accused_seat": event.accused, "caught": caught})
        case Judged():
            key = f"{event.reason.rule.replace('.', '-')}.{event.reason.key}"
            why = Phrase(key, event.reason.args)
            return Phrase("loo-event-judged", {"seat": event.accused, "card": card_phrase(event.card), "reason": why})
        case GameEnded():
            return Phrase("loo-event-over")
        case _:
            return None


def _of_counters(event: Event, *, stakes: bool) -> Phrase | None:  # noqa: PLR0911 - one return a kind of event
    match event:
        case PlayBegan():
            values = {"seat": event.seat, "n": event.pot}
            return Phrase("loo-event-began" if stakes else "loo-event-leads", values)
        case PotTaken():
            values = {"seat": event.seat, "n": event.counters}
            return Phrase("loo-event-pot" if stakes else "loo-event-alone", values)
        case Looed():
            why = "caught" if event.rule == "loo.referee.caught" else "tricks"
            values = {"seat": event.seat, "n": event.counters}
            return Phrase("loo-event-looed" if stakes else "loo-event-no-trick", {**values, "why": why})
        case Anted() if stakes:
            return Phrase("loo-event-ante", {"seat": event.dealer, **_ante(event)})
        case Carried() if stakes:
            return Phrase("loo-event-carried", {"n": event.counters})
        case TricksPaid() if stakes:
            return Phrase("loo-event-paid", {"seat": event.seat, "tricks": event.tricks, "n": event.counters})
        case EndAgreed() if stakes:
            return Phrase("loo-event-agreed", {"n": event.last})
        case PotDivided() if stakes:
            return Phrase("loo-event-divided", {"n": event.share, "rest": event.rest})
        case _:
            return None


def _ante(event: Anted) -> dict[str, int | str]:
    own = event.paid[event.dealer]
    other = next(paid for seat, paid in enumerate(event.paid) if seat != event.dealer)
    return {"n": own, "other": other, "who_pays": "dealer" if not other else "all" if own == other else "double"}


def motions(event: Event) -> tuple[Motion, ...]:
    """Say what moves on the table when this happens."""
    match event:
        case Dealt():
            return tuple(Motion("move", "miss", "hand", tuple(map(str, hand)), i) for i, hand in enumerate(event.hands))
        case MissTaken() | Defended():
            return (Motion("move", "miss", "hand", tuple(map(str, event.cards)), event.seat),)
        case CardPlayed():
            return (Motion("move", "hand", "trick", (str(event.card),), event.seat),)
        case TrickWon():
            return (Motion("gather", "trick", "", (), event.seat),)
        case _:
            return ()
