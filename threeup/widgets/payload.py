"""A table as its board is sent it: redacted for its seat, in the learner's language, without any rule.

The JavaScript draws this and knows nothing else; `board.js` describes the fields where it reads them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from threeup.core.game import DEALER
from threeup.core.layout import Phrase
from threeup.text import direction
from threeup.text.numbers import signed
from threeup.widgets.ledger import ledger
from threeup.widgets.moments import moments
from threeup.widgets.motions import Motions
from threeup.widgets.said import card_label, line, strings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from threeup.core.game import Reason, Seat, Verdict
    from threeup.core.layout import Action, Face, Place, Stack, Zone
    from threeup.session.table import Node, Table
    from threeup.text.speech import Speech

Json = dict[str, Any]

_LOG: Final = 120


@dataclass(frozen=True, slots=True)
class Scene:
    """What a page around a board leaves of it.

    Fields:
        menu: games can be saved, loaded and begun anew from the board.
        hint: the board itself gives hints.
        signs: cards that can be played bear a sign, and the status says which they are.
        idle: nobody acts here now, and this sentence says what there is to see; empty: the seat may act.
        illegal: cards that may not be played now can be chosen, and are explained.
        look: the zone pointed at ("hand" and "own" are the seat's own); empty for none.
    """

    menu: bool = True
    hint: bool = True
    signs: bool = True
    idle: str = ""
    illegal: bool = True
    look: str = ""


@dataclass(frozen=True, slots=True)
class Payload:
    """Makes what a board is sent for one seat, in one language.

    Fields:
        table: the table.
        seat: whose eyes; None for a watcher.
        speech: the voice that speaks to that seat.
        scene: what the page around the board leaves of it.
    """

    table: Table
    seat: Seat | None
    speech: Speech
    scene: Scene = Scene()

    def view(self, since: Sequence[Node], *, why: Json | None, warned: bool) -> Json:
        """Give the whole picture; `since` are the moments whose events are yet to be shown moving."""
        table, speech = self.table, self.speech
        state = table.view(self.seat)
        places = table.game.places(state, self.seat)
        mine = places[self.seat] if self.seat is not None else None
        piles = any(place.stacks for place in places)
        seats = [self._seat(place, piles=piles) for place in self._others(places)]
        motions = Motions(table.game, self.seat, speech.lang)
        ui = speech.words.format
        return {
            "version": table.version,
            "lang": speech.lang,
            "dir": direction(speech.lang),
            "game": table.game.id,
            "me": self.seat,
            "heading": ui(f"game-{table.game.id}"),
            "status": self._status(state),
            "waiting": table.computer_to_act(),
            "over": self._over(state),
            "seats": seats,
            "me_seat": self._seat(mine, piles=piles) if mine else None,
            "zones": [self._zone(zone) for zone in table.game.zones(state) if self._shows(zone)],
            "ledger": ledger(places, speech, self.seat, opened=self._between()) if table.stakes else None,
            "hand": self._hand(mine, state),
            "own": self._own(mine if piles else None, state),
            "actions": [self._action(action) for action in self._actions(state)],
            "why": why,
            "log": self._log(),
            "tree": moments(table, speech),
            "can": {"undo": self._undo(warned=warned), "redo": "" if table.can_redo() else None},
            "tools": self._tools(),
            "look": self.scene.look or None,
            "notice": self._notice(),
            "events": [motion for node in since for motion in motions.of(node)],
            "strings": dict(strings(speech.lang)),
        }

    # -------------------------------------------------------------------------------------------------- reasons

    def why(self, verdict: Verdict, title: str) -> Json:
        """Give why a move is not allowed, with what would work."""
        could = self.table.game.could(self.table.view(self.seat)) if self._may_act() else None
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
            "could": self.speech.say(advice) if (advice := self.table.advice()) else None,
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

    def _between(self) -> bool:
        """Whether a deal was settled and the next one has not begun, or the game is over: the time to count."""
        return self.table.to_act in {DEALER, None}

    def _my_turn(self) -> bool:
        return self.seat is not None and self.table.to_act == self.seat

    def _may_act(self) -> bool:
        """Whether this seat may move: it is its turn, or it is between two deals, where any person may go on."""
        return not self.scene.idle and self.seat is not None and self.table.to_act in {self.seat, DEALER}

    def _tools(self) -> Json:
        """Tell what the board offers beside the moves."""
        scene = self.scene
        return {"menu": scene.menu, "hint": scene.hint, "history": not scene.idle, "signs": scene.signs}

    def _seat(self, place: Place, *, piles: bool) -> Json:
        words = self.speech.words
        counters = place.counters if self.table.stakes else None
        shown = "" if counters is None else signed(words, counters)
        return {
            "seat": place.seat,
            "name": self.speech.name(place.seat),
            "computer": self.table.sitters[place.seat].computer,
            "turn": self.table.to_act == place.seat,
            "caption": words.format("board-in-hand", n=len(place.hand)),
            "hand_count": len(place.hand),
            "cards": [] if place.seat == self.seat else [self._card(face, None, {}) for face in place.open_hand],
            "label": " ".join(self._about(place, shown, piles=piles)),
            "stacks": [self._stack(stack, frozenset()) for stack in place.stacks],
            "place": words.format("board-place", place=place.finished) if place.finished else None,
            "dealer": place.dealer,
            "note": self.speech.say(place.note) if place.note else None,
            "aside": place.aside,
            "tricks": place.tricks,
            "tricks_label": None if place.tricks is None else words.format("board-tricks", n=place.tricks),
            "counters": shown or None,
            "counters_label": None if counters is None else words.format("board-counters", n=counters, shown=shown),
        }

    def _about(self, place: Place, counters: str, *, piles: bool) -> list[str]:
        """Tell all that is seen of a player, a sentence each, for ears."""
        words, name, count = self.speech.words, self.speech.name(place.seat), len(place.hand)
        if piles:
            up = [self._label(stack.up.card) for stack in place.stacks if stack.up]
            down = sum(stack.down is not None for stack in place.stacks)
            shown: dict[str, int | str] = {"up": words.every(up) if up else "", "ups": len(up)}
            said = [words.format("board-seat", name=name, n=count, down=down, **shown)]
        else:
            said = [words.format("board-seat-cards", name=name, n=count)]
        if place.seat != self.seat and (held := [self._label(face.card) for face in place.open_hand]):
            said.append(words.format("board-seat-holds", cards=words.every(held)))
        if place.dealer:
            said.append(words.text("board-dealer", "label"))
        if place.note:
            said.append(words.format("board-note", note=self.speech.say(place.note)))
        if place.tricks is not None:
            said.append(words.text("board-tricks", "label", n=place.tricks))
        if counters:
            said.append(words.text("board-counters", "label", shown=counters))
        return said

    def _shows(self, zone: Zone) -> bool:
        return self.table.stakes or zone.kind != "counters"

    def _zone(self, zone: Zone) -> Json:
        say = self.speech.say
        values = {**zone.args, "n": zone.count, "top": self._label(zone.shown[-1].card) if zone.shown else ""}
        cards = [self._card(face, frozenset(), {}) for face in zone.shown]
        for index, (card, seat) in enumerate(zip(cards, zone.laid_by, strict=False)):
            name = self.speech.name(seat)
            key = "board-laid.best" if index == zone.best else "board-laid"
            said = self.speech.words.format(key, name=name, card=card["label"])
            card |= {"by": name, "seat": seat, "mine": seat == self.seat, "said": said}
        return {
            "id": zone.id,
            "kind": zone.kind,
            "label": say(Phrase(f"zone-{zone.id}")),
            "caption": say(Phrase(f"zone-{zone.id}.caption", values)),
            "count": zone.count,
            "number": signed(self.speech.words, zone.count),
            "shown": cards,
            "best": zone.best,
            "label_long": say(Phrase(f"zone-{zone.id}.label", values)),
        }

    def _hand(self, mine: Place | None, state: Any) -> Json:
        words = self.speech.words
        if mine is None:
            return {"label": "", "cards": [], "multi": True}
        playable, whys = self._playable(state, mine.hand)
        return {
            "label": words.format("board-hand", n=len(mine.hand)),
            "cards": [self._card(face, playable, whys) for face in mine.hand],
            "multi": self._several(state),
        }

    def _several(self, state: Any) -> bool:
        """Whether a move may take more than one card; so far as nothing can be selected now, it may."""
        choosing = [action for action in self._actions(state) if action.select]
        return not choosing or not all(action.single for action in choosing)

    def _own(self, mine: Place | None, state: Any) -> Json:
        if mine is None:
            return {"label": "", "stacks": [], "multi": True}
        tops = [face for stack in mine.stacks if (face := stack.up or stack.down)]
        playable, whys = self._playable(state, tops)
        stacks = [self._stack(stack, playable, whys) for stack in mine.stacks]
        return {"label": self.speech.words.format("board-own", n=len(tops)), "stacks": stacks, "multi": True}

    def _playable(self, state: Any, faces: Sequence[Face]) -> tuple[frozenset[str] | None, dict[str, Json]]:
        """Tell which cards can be played now, and of each other why not."""
        game = self.table.game
        action = next((each.id for each in self._actions(state) if each.select), None)
        if action is None:
            return None, {}
        playable: frozenset[str] = game.playable(state)
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
        shown = self.table.game.face_id(face.under or face.card)
        offered = self.scene.illegal or face.key in self._legal_keys()
        return {
            "key": (face.key or None) if offered else None,
            "face": f"under:{shown}" if face.under else shown,
            "label": self._face_label(face),
            "group": face.group,
            "playable": can,
            "why": whys.get(face.key),
        }

    def _legal_keys(self) -> frozenset[str]:
        """Give the cards that the seat may play now."""
        if not self._may_act() or self.table.to_act != self.seat:
            return frozenset()
        keys: frozenset[str] = self.table.game.playable(self.table.view(self.seat))
        return keys

    def _face_label(self, face: Face) -> str:
        if not face.under:
            return self._label(face.card, accessible=True)
        return self.speech.words.format("board-under", card=self._label(face.under, accessible=True))

    def _label(self, card: str, *, accessible: bool = False) -> str:
        return card_label(self.table.game, self.speech.lang, card, ".label" if accessible else "")

    # ------------------------------------------------------------------------------------------- what can be done

    def _actions(self, state: Any) -> Sequence[Action]:
        found: Sequence[Action] = self.table.game.actions(state, stakes=self.table.stakes) if self._may_act() else ()
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
            "primary": action.legal and not action.quiet,
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

    def _status(self, state: Any) -> str:
        table = self.table
        if self.scene.idle:
            return self.scene.idle
        if table.to_act is None:
            over = self._over(state)
            return str(over["text"]) if over else ""
        if not self.scene.signs and table.to_act == self.seat:
            return self.speech.words.format("learn-turn")
        if table.to_act in {self.seat, DEALER}:
            return self.speech.say(table.game.status(state, stakes=table.stakes))
        return self.speech.words.format("board-waiting", name=self.speech.name(table.to_act))

    def _over(self, state: Any) -> Json | None:
        if not self.table.over:
            return None
        agreed = Phrase("board-over-draw"), Phrase("board-over-agreed")
        table = self.table
        title, text = agreed if table.outcome is None else table.game.ending(state, self.seat, stakes=table.stakes)
        return {"title": self.speech.say(title), "text": self.speech.say(text)}

    def _log(self) -> list[Json]:
        table, speech = self.table, self.speech
        lines: list[Json] = []
        for node, event in table.happened(self.seat):
            text = line(table.game, speech.lang, speech.sitters, speech.me, event, table.stakes)
            if text is not None:
                seat = getattr(event, "seat", None)
                lines.append({"n": len(lines) + 1, "text": text, "seat": seat, "node": node.id})
        return lines[-_LOG:]
