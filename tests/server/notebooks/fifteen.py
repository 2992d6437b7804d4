"""A stand-in for the board: fifteen cards; a click turns one, by way of Python."""

from __future__ import annotations

from typing import Any

import anywidget
import traitlets

from threeup.app.server.visit import Visit, on_visit

ESM = """
export default {
  render({ model, el }) {
    const draw = () => {
      const { cards, note } = model.get("view");
      el.replaceChildren(
        ...cards.map((label, i) => {
          const card = document.createElement("button");
          card.className = "card";
          card.textContent = label;
          card.onclick = () => model.send({ turn: i });
          return card;
        }),
        Object.assign(document.createElement("p"), { className: "note", textContent: note }),
      );
    };
    model.on("change:view", draw);
    model.on("msg:custom", (msg) => (el.dataset.answer = JSON.stringify(msg)));
    draw();
  },
};
"""


class Cards(anywidget.AnyWidget):
    """Fifteen cards."""

    _esm = ESM
    view = traitlets.Dict().tag(sync=True)

    def __init__(self) -> None:
        self.turned = 0
        super().__init__(view={"cards": [str(n) for n in range(15)], "note": ""})
        self.on_msg(self.hear)

    def hear(self, _widget: object, content: Any, _buffers: object) -> None:
        """Turn a card, or fail as a careless handler would."""
        turn = content["turn"]
        if turn == "fail":
            msg = "a secret of the server"
            raise RuntimeError(msg)
        self.turned += 1
        cards = list(self.view["cards"])
        cards[turn] = f"turned {self.turned}"
        self.view = {**self.view, "cards": cards}
        self.send({"accepted": True})

    def __repr__(self) -> str:
        return "Cards()"


def follow(cards: Cards) -> None:
    """Show what the address asks for."""

    def opened(visit: Visit) -> None:
        cards.view = {**cards.view, "note": f"seed {visit.query.get('seed', 'none')}"}
        if visit.query.get("lang") == "ar":
            visit.tell(lang="ar", direction="rtl", title="بطاقات")

    on_visit(opened)
