// The editor of positions: cards are chosen by pressing them, then the place where they go is pressed; a pointer can
// drag them as well. Which cards there are, what they are called and what becomes of them is for Python to say.

/** A card as it is seen: its picture, or its sign where there are no pictures of its game. */
const editorFace = (known, tools) => (known?.face ? tools.face(known.face) : make("span", { class: "sign" }, known?.sign ?? "?"));

const editorSame = (one, two) => one[0] === two[0] && one[1] === two[1];

/** Show which cards are chosen, and how many. */
const editorMark = (node) => {
  const { block, chosen } = node.editor;
  for (const each of node.querySelectorAll("[data-pick]")) {
    const pick = JSON.parse(each.dataset.pick);
    each.setAttribute("aria-pressed", String(chosen.some((one) => editorSame(one, pick))));
  }
  for (const each of node.querySelectorAll("[data-needs]")) each.setAttribute("aria-disabled", String(!chosen.length));
  node.querySelector(".chosen").textContent = block.chosen[Math.min(chosen.length, block.chosen.length - 1)];
};

const editorToggle = (node, pick) => {
  const state = node.editor;
  const at = state.chosen.findIndex((one) => editorSame(one, pick));
  if (at >= 0) state.chosen.splice(at, 1);
  else state.chosen.push(pick);
  editorMark(node);
};

/** Put what is chosen, or what is dragged, in a place. */
const editorPut = (node, tools, to, index = null, dragged = null) => {
  const { block, chosen } = node.editor;
  const cards = dragged && !chosen.some((one) => editorSame(one, dragged)) ? [dragged] : chosen;
  if (!cards.length) {
    tools.live(block.chosen[0]);
    return;
  }
  node.editor.chosen = [];
  editorMark(node);
  tools.send({ ...block.send, cards, to, index });
};

const editorCard = (node, tools, { pick, key, card, label, count, before }) => {
  const known = node.editor.block.cards[card];
  const button = make("button", { type: "button", class: "pick", draggable: "true", "data-key": key, "data-pick": JSON.stringify(pick),
    "aria-pressed": "false", "aria-label": label ?? known?.label, title: label ?? known?.label, onclick: () => editorToggle(node, pick) },
  editorFace(known, tools), count === undefined ? null : make("span", { class: "left", "aria-hidden": "true" }, count));
  button.addEventListener("dragstart", (event) => {
    node.editor.dragged = pick;
    event.dataTransfer.setData("text/plain", card);
    event.dataTransfer.effectAllowed = "move";
  });
  button.addEventListener("dragend", () => (node.editor.dragged = null));
  if (before) editorTarget(node, tools, button, ...before);
  return button;
};

/** Cards side by side are one stop for the Tab key; arrows go among them, up and down from row to row. */
const editorWalk = (cards, tools) => {
  const all = [...cards.children];
  if (!all.length) return cards;
  const stop = (one) => all.forEach((each) => (each.tabIndex = each === one ? 0 : -1));
  const nextRow = (from, way) => {
    const far = (each) => [(each.offsetTop - from.offsetTop) * way, Math.abs(each.offsetLeft - from.offsetLeft)];
    const there = all.filter((each) => far(each)[0] > 0);
    return there.sort((one, two) => far(one)[0] - far(two)[0] || far(one)[1] - far(two)[1])[0];
  };
  stop(all[0]);
  cards.addEventListener("focusin", (event) => stop(event.target.closest("button")));
  cards.addEventListener("keydown", (event) => {
    const from = event.target.closest("button");
    const at = all.indexOf(from);
    const on = tools.dir() === "rtl" ? -1 : 1;
    const goal = { ArrowRight: () => all[at + on], ArrowLeft: () => all[at - on], ArrowDown: () => nextRow(from, 1),
      ArrowUp: () => nextRow(from, -1), Home: () => all[0], End: () => all.at(-1) }[event.key];
    if (!goal) return;
    event.preventDefault();
    goal()?.focus();
  });
  return cards;
};

/** Let cards be dropped on something. */
const editorTarget = (node, tools, place, to, index = null) => {
  place.addEventListener("dragover", (event) => {
    if (!node.editor.dragged) return;
    event.preventDefault();
    event.stopPropagation();
    place.dataset.over = "";
  });
  place.addEventListener("dragleave", () => delete place.dataset.over);
  place.addEventListener("drop", (event) => {
    delete place.dataset.over;
    if (!node.editor.dragged) return;
    event.preventDefault();
    event.stopPropagation();
    editorPut(node, tools, to, index, node.editor.dragged);
  });
};

const editorButton = (node, tools, zone, text, name, index) => make("button", { type: "button", class: "put", "data-key": `${name}-${zone.id}`,
  "data-needs": "", "aria-label": `${text}: ${zone.named}`, onclick: () => editorPut(node, tools, zone.id, index) }, text);

const editorZone = (node, tools, zone, group) => {
  const { strings } = node.editor.block;
  const named = { ...zone, named: `${zone.label}, ${group.label}` };
  const cards = make("div", { class: "cards" }, ...zone.cards.map((card, at) =>
    editorCard(node, tools, { pick: [zone.id, at], key: `${zone.id}-${at}`, card, before: zone.ordered ? [zone.id, at] : null })));
  editorWalk(cards, tools);
  const title = [make("span", { class: "label" }, zone.label), " ", make("span", { class: "count" }, zone.count)];
  const buttons = zone.full ? [] : [editorButton(node, tools, named, strings.here, "put", null)];
  if (!zone.full && zone.ordered && zone.cards.length) buttons.push(editorButton(node, tools, named, strings.first, "first", 0));
  const puts = make("div", { class: "puts" }, ...buttons);
  const shown = zone.opened
    ? [make("p", { class: "title" }, ...title), puts, cards]
    : [make("details", { open: node.editor.open.has(zone.id), ontoggle: (event) => node.editor.open[event.target.open ? "add" : "delete"](zone.id) },
      make("summary", { "data-key": `open-${zone.id}` }, ...title), cards), puts];
  const place = make("div", { class: "zone", role: "group", "aria-label": `${named.named}, ${zone.count}`, "data-zone": zone.id }, ...shown);
  if (!zone.full) editorTarget(node, tools, place, zone.id);
  return place;
};

const editorDeck = (node, tools) => {
  const { block } = node.editor;
  const cards = block.deck.map(([card, left, label]) => {
    const button = editorCard(node, tools, { pick: ["", card], key: `deck-${card}`, card, label, count: String(left) });
    if (!left) button.dataset.none = "";
    return button;
  });
  const away = { id: "", named: block.strings.deck };
  const deck = make("div", { class: "deck", role: "group", "aria-label": block.strings.deck }, make("h3", {}, block.strings.deck),
    make("p", { class: "soft" }, block.strings.help), editorWalk(make("div", { class: "cards" }, ...cards), tools),
    make("div", { class: "puts" }, make("span", { class: "chosen" }),
      make("button", { type: "button", class: "put", "data-key": "none", "data-needs": "", onclick: () => {
        node.editor.chosen = [];
        editorMark(node);
      } }, block.strings.none), editorButton(node, tools, away, block.strings.away, "away", null)));
  editorTarget(node, tools, deck, "");
  return deck;
};

const editorFill = (node, tools) => {
  const { block } = node.editor;
  node.replaceChildren(editorDeck(node, tools), ...block.groups.map((group) => make("section", { class: "group" },
    make("h3", {}, group.label), make("div", { class: "zones" }, ...group.zones.map((zone) => editorZone(node, tools, zone, group))))));
  editorMark(node);
};

const drawEditor = (block, tools) => {
  const node = make("div", { class: "editor" });
  node.editor = { block, chosen: [], open: new Set(), dragged: null };
  editorFill(node, tools);
  return node;
};

const updateEditor = (node, block, tools) => {
  const there = new Set([...block.deck.map(([card]) => `"" ${card}`), ...block.groups.flatMap((group) =>
    group.zones.flatMap((zone) => zone.cards.map((_, at) => `${zone.id} ${at}`)))]);
  node.editor.chosen = node.editor.chosen.filter(([zone, at]) => there.has(`${zone || '""'} ${at}`));
  node.editor.block = block;
  editorFill(node, tools);
};
