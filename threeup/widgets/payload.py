"""A table as its board is sent it: redacted for its seat, in the learner's language, without any rule.

The JavaScript draws this and knows nothing else; `board.js` describes the fields where it reads them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from threeup.core.layout import Phrase
from threeup.text import direction

if TYPE_CHECKING:
    from collections.abc import Sequence

    from threeup.core.game import Reason, Seat, Verdict
    from threeup.core.layout import Action, Face, Place, Stack
    from threeup.session.speech import Speech
    from threeup.session.table import Node, Table

Json = dict[str, Any]

_LOG: Final = 120
_TREE: Final = 60
_STRINGS: Final = (
    "undo", "redo", "hint", "save", "load", "new_game", "log", "why", "history", "disconnected", "reload", "confirm",
    "cancel", "name_branch", "opponents", "table", "actions", "game", "pile_empty", "hand_empty", "why_empty",
    "log_empty", "pending", "file_too_big", "new_game_warning",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Payload:
    """Makes what a board is sent for one seat, in one language.

    Fields:
        table: the table.
        seat: whose eyes; None for a watcher.
        speech: the voice that speaks to that seat.
    """

    table: Table
    seat: Seat | None
    speech: Speech

    def view(self, since: Sequence[Node], *, why: Json | None, warned: bool) -> Json:
        """Give the whole picture; `since` are the moments whose events are yet to be shown moving."""
        table, speech = self.table, self.speech
        state = table.view(self.seat)
        places = table.game.places(state, self.seat)
        mine = places[self.seat] if self.seat is not None else None
        seats = [self._seat(place) for place in self._others(places)]
        ui = speech.words.format
        return {
            "version": table.version,
            "lang": speech.lang,
            "dir": direction(speech.lang),
            "game": table.game.id,
            "me": self.seat,
            "heading": ui(f"game-{table.game.id}"),
            "status": self._status(),
            "waiting": table.computer_to_act(),
            "over": self._over(),
            "seats": seats,
            "me_seat": self._seat(mine) if mine else None,
            "zones": [self._zone(zone) for zone in table.game.zones(state)],
            "hand": self._hand(mine, state),
            "own": self._own(mine, state),
            "actions": [self._action(action) for action in self._actions(state)],
            "why": why,
            "log": self._log(),
            "tree": self._tree(),
            "can": {"undo": self._undo(warned=warned), "redo": "" if table.can_redo() else None},
            "notice": self._notice(),
            "events": [motion for node in since for motion in self._motions(node)],
            "strings": {key: ui(f"board-{key.replace('_', '-')}") for key in _STRINGS},
        }

    # -------------------------------------------------------------------------------------------------- reasons

    def why(self, verdict: Verdict, title: str) -> Json:
        """Give why a move is not allowed, with what would work."""
        could = self.table.game.could(self.table.view(self.seat)) if self._my_turn() else None
        return {
            "bad": True,
            "title": title,
            "reasons": [self._reason(each) for each in verdict.broken],
            "could": self.speech.say(could) if could else None,
        }

    def hint(self, move: Any) -> Json:
        """Give a move to try, and why it is allowed."""
        phrase = self.table.game.move_phrase(move)
        verdict = self.table.explain(move)
        return {
            "bad": False,
            "title": self.speech.words.format("board-hint-title", move=self.speech.say(phrase)),
            "reasons": [self._reason(each) for each in verdict.because[:3]],
            "could": None,
        }

    def said(self, key: str, **values: str | int) -> Json:
        """Give a plain message as an answer that no rule speaks of."""
        return {"bad": True, "title": self.speech.words.format(key, **values), "reasons": [], "could": None}

    def _reason(self, reason: Reason) -> Json:
        return {"rule": reason.rule, "name": self.speech.rule_name(reason.rule), "text": self.speech.reason(reason)}

    # -------------------------------------------------------------------------------------------------- places

    def _others(self, places: Sequence[Place]) -> list[Place]:
        if self.seat is None:
            return list(places)
        return [*places[self.seat + 1 :], *places[: self.seat]]

    def _my_turn(self) -> bool:
        return self.seat is not None and self.table.to_act == self.seat

    def _seat(self, place: Place) -> Json:
        words, name = self.speech.words, self.speech.name(place.seat)
        up = [self._label(stack.up.card) for stack in place.stacks if stack.up]
        down = sum(stack.down is not None for stack in place.stacks)
        count = len(place.hand)
        shown: dict[str, int | str] = {"up": words.every(up) if up else "", "ups": len(up)}
        return {
            "seat": place.seat,
            "name": name,
            "computer": self.table.sitters[place.seat].computer,
            "turn": self.table.to_act == place.seat,
            "caption": words.format("board-in-hand", n=count),
            "hand_count": count,
            "label": words.format("board-seat", name=name, n=count, down=down, **shown),
            "stacks": [self._stack(stack, frozenset()) for stack in place.stacks],
            "place": words.format("board-place", place=place.finished) if place.finished else None,
        }

    def _zone(self, zone: Any) -> Json:
        words = self.speech.words
        top = self._label(zone.shown[-1].card) if zone.shown else ""
        return {
            "id": zone.id,
            "label": words.format(f"zone-{zone.id}"),
            "caption": words.format(f"zone-{zone.id}.caption", n=zone.count),
            "count": zone.count,
            "shown": [self._card(face, frozenset(), {}) for face in zone.shown],
            "label_long": words.format(f"zone-{zone.id}.label", n=zone.count, top=top),
        }

    def _hand(self, mine: Place | None, state: Any) -> Json:
        words = self.speech.words
        if mine is None:
            return {"label": "", "cards": [], "multi": True}
        playable, whys = self._playable(state, mine.hand)
        label = words.format("board-hand", n=len(mine.hand))
        return {"label": label, "cards": [self._card(face, playable, whys) for face in mine.hand], "multi": True}

    def _own(self, mine: Place | None, state: Any) -> Json:
        if mine is None:
            return {"label": "", "stacks": [], "multi": True}
        tops = [face for stack in mine.stacks if (face := stack.up or stack.down)]
        playable, whys = self._playable(state, tops)
        stacks = [self._stack(stack, playable, whys) for stack in mine.stacks]
        return {"label": self.speech.words.format("board-own", n=len(tops)), "stacks": stacks, "multi": True}

    def _playable(self, state: Any, faces: Sequence[Face]) -> tuple[frozenset[str] | None, dict[str, Json]]:
        """Tell which cards can be played now, and of each other why not."""
        if not self._my_turn():
            return None, {}
        game = self.table.game
        playable: frozenset[str] = game.playable(state)
        action = game.actions(state)[0].id if not any(a.select for a in game.actions(state)) else self._select(state)
        whys: dict[str, Json] = {}
        by_card: dict[str, Json] = {}
        for face in faces:
            if face.key and face.key not in playable:
                kind = face.key.rpartition(":")[0]
                if kind not in by_card:
                    move = game.move_of(state, action, [face.key])
                    title = self._cannot(face)
                    by_card[kind] = self.why(game.explain(state, move), title) if move else self.said("board-no-move")
                whys[face.key] = by_card[kind]
        return playable, whys

    def _select(self, state: Any) -> str:
        return str(next(a.id for a in self.table.game.actions(state) if a.select))

    def _cannot(self, face: Face) -> str:
        if face.card == "?":
            return self.speech.words.format("board-cannot-flip")
        return self.speech.words.format("board-cannot-play", card=self._label(face.card))

    def _stack(self, stack: Stack, playable: frozenset[str] | None, whys: dict[str, Json] | None = None) -> Json:
        return {
            "down": self._card(stack.down, playable, whys or {}) if stack.down else None,
            "up": self._card(stack.up, playable, whys or {}) if stack.up else None,
        }

    def _card(self, face: Face, playable: frozenset[str] | None, whys: dict[str, Json]) -> Json:
        can = None if playable is None or not face.key else face.key in playable
        return {
            "key": face.key or None,
            "face": self.table.game.face_id(face.card),
            "label": self._label(face.card, accessible=True),
            "group": face.group,
            "playable": can,
            "why": whys.get(face.key),
        }

    def _label(self, card: str, *, accessible: bool = False) -> str:
        phrase = self.table.game.phrase(card)
        if phrase is None:
            return self.speech.words.format("card-back")
        if accessible:
            phrase = Phrase(f"{phrase.key}.label", phrase.args)
        return self.speech.say(phrase)

    # ------------------------------------------------------------------------------------------- what can be done

    def _actions(self, state: Any) -> Sequence[Action]:
        found: Sequence[Action] = self.table.game.actions(state) if self._my_turn() else ()
        return found

    def _action(self, action: Action) -> Json:
        say = self.speech.say
        labels = {
            "none": say(action.label),
            "mixed": [say(each) for each in action.mixed],
            "groups": {group: [say(each) for each in phrases] for group, phrases in action.groups.items()},
        }
        return {
            "id": action.id,
            "label": say(action.label),
            "primary": action.legal,
            "select": action.select,
            "labels": labels if action.select else None,
            "enabled": action.legal,
        }

    def _undo(self, *, warned: bool) -> str | None:
        if not self.table.can_undo():
            return None
        if warned or not self.table.undo_reveals(self.seat):
            return ""
        return self.speech.words.format("board-undo-reveals")

    def _notice(self) -> Json | None:
        phrase = self.table.notice()
        if phrase is None:
            return None
        label = self.speech.words.format("board-agree-draw")
        agree = {"id": "agree-draw", "label": label, "primary": False, "select": False, "labels": None, "enabled": True}
        return {"text": self.speech.say(phrase), "actions": [agree]}

    # -------------------------------------------------------------------------------------------------- sentences

    def _status(self) -> str:
        table, words = self.table, self.speech.words
        seat = table.to_act
        if seat is None:
            over = self._over()
            return str(over["text"]) if over else ""
        if not self._my_turn():
            return words.format("board-waiting", name=self.speech.name(seat))
        return self.speech.say(table.game.status(table.view(self.seat)))

    def _over(self) -> Json | None:
        if not self.table.over:
            return None
        words, outcome = self.speech.words, self.table.outcome
        if outcome is None:
            return {"title": words.format("board-over-draw"), "text": words.format("board-over-agreed")}
        if outcome.draw:
            return {"title": words.format("board-over-draw"), "text": self.speech.rule_text(outcome.rule)}
        winner = outcome.places[0]
        if winner == self.seat:
            return {"title": words.format("board-over-won"), "text": words.format("board-over-won.text")}
        name = self.speech.name(winner)
        title = words.format("board-over-lost", name=name)
        return {"title": title, "text": words.format("board-over-lost.text", name=name)}

    def _log(self) -> list[Json]:
        lines: list[Json] = []
        for node, event in self.table.happened(self.seat):
            phrase = self.table.game.event_phrase(event)
            if phrase is not None:
                seat = getattr(event, "seat", None)
                lines.append({"n": len(lines) + 1, "text": phrase, "seat": seat, "node": node.id})
        return [{**line, "text": self.speech.say(line["text"])} for line in lines[-_LOG:]]

    def _tree(self) -> list[Json]:
        """List the moments worth going to: where a branch starts or ends, the named ones, and the present."""
        nodes = self.table.nodes
        worth = [n for n in nodes[1:] if n.name or len(n.children) != 1 or n is self.table.at or self._forks(n)]
        return [self._moment(node) for node in worth[-_TREE:]]

    def _forks(self, node: Node) -> bool:
        return node.parent is not None and len(node.parent.children) > 1

    def _moment(self, node: Node) -> Json:
        name = self.speech.name(node.mover) if node.mover >= 0 else ""
        return {
            "node": node.id,
            "parent": node.parent.id if node.parent else None,
            "label": self.speech.words.format("board-moment", n=node.id, name=name, dealt="no" if name else "yes"),
            "name": node.name or None,
            "current": node is self.table.at,
            "depth": sum(len(each.children) > 1 for each in node.path()[:-1]),
        }

    # -------------------------------------------------------------------------------------------------- movements

    def _motions(self, node: Node) -> list[Json]:
        game = self.table.game
        found: list[Json] = []
        for event in node.events:
            for motion in game.motions(game.seen(event, self.seat)):
                cards = [self._flying(card) for card in motion.cards]
                if motion.kind == "sweep":
                    found.append({"kind": "sweep"})
                elif motion.kind == "flip":
                    found.append({"kind": "flip", "seat": motion.seat, "place": motion.place, "card": cards[0]})
                    if motion.target == "pile":
                        found.append(self._move(motion.seat, "own", "pile", cards))
                else:
                    found.append(self._move(motion.seat, motion.source, motion.target, cards))
        return found

    def _move(self, seat: Seat | None, source: str, target: str, cards: list[Json]) -> Json:
        return {
            "kind": "move",
            "from": self._end(source, seat),
            "to": self._end(target, seat),
            "cards": cards,
            "seat": seat,
        }

    def _end(self, zone: str, seat: Seat | None) -> Json:
        theirs = zone in {"hand", "own"} and seat != self.seat
        return {"zone": "seat" if theirs else zone, "seat": seat}

    def _flying(self, card: str) -> Json:
        key = f"h:{card}:0" if card != "?" else None
        label = self._label(card, accessible=True)
        face = self.table.game.face_id(card)
        return {"key": key, "face": face, "label": label, "group": "", "playable": None, "why": None}
