// The panel of Explore: the ways of looking, the parts as tabs, and what stands in the part that is open.
// Draws the blocks that Python sends (widgets/blocks.py) and sends back what is pressed; it knows no rules and no words.

const REST = 250; // milliseconds after a key before what is typed is sent

const SVG = "http://www.w3.org/2000/svg";

// ---- Blocks: each kind draws itself; a field brings itself up to date, so that typing goes on in it --------------

const drawButton = (block, tools) => {
  const face = block.face ? tools.face(block.face) : null;
  return make("button", {
    type: "button", "data-key": block.key, class: [block.main && "main", face && "card"].filter(Boolean).join(" ") || null,
    "aria-pressed": block.pressed === null ? null : String(block.pressed), disabled: !block.enabled,
    "aria-label": face ? block.label : null, title: face ? block.label : null, onclick: () => tools.send(block.send),
  }, face, face ? null : block.label);
};

const drawPick = (block, tools) => {
  const id = tools.id(block.key);
  const values = block.values.map((each) => make("option", { value: each.value, selected: each.value === block.value }, each.label));
  const select = make("select", { id, "data-key": block.key, "aria-describedby": block.note ? `${id}-note` : null,
    onchange: (event) => tools.send({ ...block.send, value: event.target.value }) }, ...values);
  return make("div", { class: "field" }, make("label", { for: id }, block.label), select,
    block.note ? make("small", { id: `${id}-note` }, block.note) : null);
};

const fieldInput = (node) => node.querySelector("input, textarea");

const updateField = (node, block) => {
  const input = fieldInput(node);
  node.querySelector("label").textContent = block.label;
  node.querySelector("small").textContent = block.note;
  input.setAttribute("aria-invalid", String(block.bad));
  input.sent = block.value; // what Python has: the same text typed again after an undo is to be sent again
  if (document.activeElement !== input) input.value = block.value;
};

const drawField = (block, tools) => {
  const id = tools.id(block.key);
  const line = block.kind === "line";
  const props = { id, "data-key": block.key, maxlength: block.longest, dir: line || block.kind === "number" ? "ltr" : null, autocomplete: "off",
    spellcheck: "false", autocapitalize: line ? "off" : null, inputmode: block.kind === "number" ? "numeric" : null,
    class: line ? "line" : null, "aria-describedby": `${id}-note`, "aria-invalid": String(block.bad) };
  const input = block.rows > 1 ? make("textarea", { ...props, rows: block.rows }) : make("input", props);
  input.value = block.value;
  input.sent = block.value;
  let timer = null;
  const tell = () => {
    clearTimeout(timer);
    if (input.value !== input.sent) tools.send({ ...block.send, value: (input.sent = input.value) });
  };
  input.addEventListener("input", () => {
    clearTimeout(timer);
    if (block.live) timer = setTimeout(tell, REST);
  });
  input.addEventListener("change", tell);
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && block.rows === 1) tell();
  });
  return make("div", { class: line ? "field wide" : "field" }, make("label", { for: id }, block.label), input,
    make("small", { id: `${id}-note` }, block.note));
};

const LONG = 6; // letters: what is longer is an answer, not a number

const drawCount = (count) => (count ? make("span", { class: "count", "data-long": count.length > LONG ? "" : null }, count) : null);

const drawGroup = (block, tools) => {
  const count = drawCount(block.count);
  if (block.opened === null) {
    const part = make("section", { class: "group", "data-spoken": block.spoken }, make("h3", {}, block.label, count ? " " : null, count), make("div", { class: "blocks" }));
    patch(part.lastElementChild, block.items, tools);
    return part;
  }
  const part = make("details", { class: "group", open: block.opened },
    make("summary", { "data-key": block.key }, make("span", {}, block.label), count), make("div", { class: "blocks" }));
  patch(part.lastElementChild, block.items, tools);
  return part;
};

const updateGroup = (node, block, tools) => {
  const title = node.firstElementChild;
  const count = drawCount(block.count);
  if (block.opened === null) title.replaceChildren(block.label, ...(count ? [" ", count] : []));
  else title.replaceChildren(make("span", {}, block.label), ...(count ? [count] : []));
  patch(node.lastElementChild, block.items, tools);
};

const MARKS = { ok: "✓", no: "✕", good: "✓", bad: "✕", hint: "?" };

const drawItem = (one, tools) => {
  const mark = one.mark ? make("span", { class: "mark", "data-mark": one.mark, "aria-hidden": "true" }, MARKS[one.mark] ?? one.mark) : null;
  const faces = one.faces.length ? make("span", { class: "faces", "aria-hidden": "true" }, ...one.faces.map((id) => tools.face(id))) : null;
  const words = make("span", { class: "words" }, make("span", { class: "label" }, one.label), one.note ? make("span", { class: "note" }, one.note) : null);
  const inside = [mark, faces, words];
  const main = one.send
    ? make("button", { type: "button", "data-key": one.key, "aria-current": one.current ? "true" : null, onclick: () => tools.send(one.send) }, ...inside)
    : make("div", { class: "entry", "data-current": one.current }, ...inside);
  if (!one.items.length) return make("li", {}, main);
  const more = make("div", { class: "blocks" });
  patch(more, one.items, tools);
  return make("li", {}, main, more);
};

const MANY = 6; // columns: with more of them there is less room between them

/** A share stands above its interval where there is no room beside it; neither is broken in itself. */
const drawCell = (cell) => (/^\S+ \S+$/u.test(cell) ? cell.split(" ").flatMap((word) => [make("span", {}, word), " "]) : [cell]);

const drawSheet = (block) => make("figure", { class: "sheet" },
  block.title ? make("figcaption", {}, block.title) : null,
  block.rows.length ? make("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": block.title || null }, make("table", { role: "table", "data-many": block.columns.length > MANY ? "" : null },
    block.columns.length ? make("thead", { role: "rowgroup" }, make("tr", { role: "row" },
      ...block.columns.map((head) => make("th", { scope: "col", role: "columnheader" }, head)))) : null,
    make("tbody", { role: "rowgroup" }, ...block.rows.map((row) => make("tr", { role: "row" }, ...row.map((cell, index) => (index
      ? make("td", { role: "cell", "data-head": block.columns[index] }, ...drawCell(cell))
      : make("th", { scope: "row", role: "rowheader" }, cell)))))))) : null,
  ...block.notes.map((note) => make("p", { class: "soft" }, note)));

/** The box that scrolls stays the same: with results that come in one after another, the place in it and the focus are kept. */
const updateSheet = (node, block) => {
  const fresh = drawSheet(block);
  const [box, other] = [node, fresh].map((each) => each.querySelector(".scroll"));
  if (!box || !other) {
    node.replaceChildren(...fresh.childNodes);
    return;
  }
  box.replaceChildren(...other.childNodes);
  if (block.title) box.setAttribute("aria-label", block.title);
  for (const child of [...node.children]) if (child !== box) child.remove();
  let before = true;
  for (const child of [...fresh.children]) {
    if (child === other) before = false;
    else if (before) box.before(child);
    else node.append(child);
  }
};

const drawMeter = (block) => {
  const bar = make("span", { class: "meter", role: "progressbar", "aria-label": block.label, "aria-valuenow": Math.round(100 * block.done),
    "aria-valuemin": 0, "aria-valuemax": 100, "aria-valuetext": block.text }, make("span"));
  bar.firstElementChild.style.inlineSize = `${100 * block.done}%`;
  return make("div", { class: "advance" }, make("span", {}, block.label), bar, make("span", { class: "soft" }, block.text));
};

const drawCopy = (block, tools) => make("div", { class: "copy" }, make("button", { type: "button", "data-key": block.key,
  onclick: async (event) => {
    const text = block.address ? withQuery(block.text) : block.text;
    if (await copyText(text, event.currentTarget, { label: block.label, done: block.done })) tools.live(block.done);
  } }, block.label));

const drawSaid = (block) => make("div", { class: "said", "data-mood": block.mood, role: "group", "aria-label": block.title },
  make("span", { class: "mark", "data-mark": block.mood, "aria-hidden": "true" }, MARKS[block.mood]),
  make("div", {}, make("p", {}, make("strong", {}, block.title)), block.items.length ? make("ul", {}, ...block.items.map((each) => make("li", {}, each))) : null));

const drawPicture = (block) => {
  const frame = make("div", { class: "picture", role: "img", "aria-label": block.label });
  frame.innerHTML = block.svg; // drawn by Python
  return frame;
};

const drawRow = (block, tools) => {
  const node = make("div", { class: "row", role: block.label ? "group" : null, "aria-label": block.label });
  patch(node, block.items, tools);
  return node;
};

const KINDS = {
  heading: { draw: (block) => make("h2", { tabindex: "-1" }, block.text) },
  text: { draw: (block) => make("p", { class: block.kind, dir: block.kind === "line" ? "ltr" : null }, block.text) },
  said: { draw: drawSaid },
  button: { draw: drawButton },
  row: { draw: drawRow, update: (node, block, tools) => patch(node, block.items, tools) },
  group: { draw: drawGroup, update: updateGroup },
  pick: { draw: drawPick },
  field: { draw: drawField, update: updateField },
  sheet: { draw: drawSheet, update: updateSheet },
  list: { draw: (block, tools) => make("ul", { class: "list", "aria-label": block.label }, ...block.items.map((each) => drawItem(each, tools))) },
  meter: { draw: drawMeter },
  copy: { draw: drawCopy },
  picture: { draw: drawPicture },
  tree: { draw: drawTree, update: updateTree },
  editor: { draw: drawEditor, update: updateEditor },
};

/** What makes a block the same one as before, though something in it may have changed. */
const nameOf = (block) => `${block.block} ${block.key ?? block.label ?? ""} ${block.opened === null}`;

/** Make `parent` show these blocks: those that are as before stay as they are, with the focus in them. */
const patch = (parent, blocks, tools) => {
  const old = [...parent.children];
  const spare = new Set(old);
  const take = (fits) => {
    const found = old.find((node) => spare.has(node) && fits(node.drawn));
    spare.delete(found);
    return found;
  };
  const exact = blocks.map((block) => JSON.stringify(block));
  const nodes = exact.map((text) => take((drawn) => drawn?.text === text));
  blocks.forEach((block, index) => {
    const { draw, update } = KINDS[block.block];
    if (!nodes[index]) {
      const like = update ? take((drawn) => drawn?.name === nameOf(block)) : undefined;
      if (like) update(like, block, tools);
      nodes[index] = like ?? draw(block, tools);
    }
    nodes[index].drawn = { text: exact[index], name: nameOf(block) };
  });
  for (const node of spare) node.remove();
  nodes.forEach((node, index) => {
    if (parent.children[index] !== node) parent.insertBefore(node, parent.children[index] ?? null);
  });
};

// ---- The frame ------------------------------------------------------------------------------------------------

const drawTabs = (view, tools) => {
  const turn = (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key] * (view.dir === "rtl" ? -1 : 1) || { Home: -1e3, End: 1e3 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = [...event.currentTarget.children];
    const at = all.indexOf(document.activeElement) + step;
    all[Math.abs(step) > 1 ? Math.max(0, Math.min(all.length - 1, at)) : (at + all.length) % all.length].focus();
  };
  return make("div", { class: "tabs", role: "tablist", "aria-label": view.strings.parts, onkeydown: turn }, ...view.tabs.map((each) =>
    make("button", { type: "button", role: "tab", id: tools.id(`tab-${each.id}`), "data-key": `tab-${each.id}`, "aria-controls": tools.id("part"),
      "aria-selected": String(each.id === view.tab), tabindex: each.id === view.tab ? "0" : "-1",
      onclick: () => tools.send({ kind: "tab", tab: each.id }) }, each.label)));
};

const MOST_SPOKEN = 3; // entries of a list; the others are for those who go there

/** The words of an answer: without its sign, and without all that a long list has. */
const spokenWords = (node) => (node.dataset.spoken === undefined
  ? node.lastElementChild.innerText
  : [node.firstElementChild, ...[...node.querySelectorAll("li .label")].slice(0, MOST_SPOKEN)].map((each) => each.innerText).join(". "));

/** Say the newest answers; an emptied region speaks the same sentence again. */
const hearAnswers = (state, turned) => {
  const answers = [state.part, state.answers].flatMap((each) => [...each.querySelectorAll(".said, [data-spoken]")]);
  const said = answers.map(spokenWords).join(" ");
  if (said === state.said) return;
  state.said = said;
  if (said && !turned) state.tools.live(said);
};

const draw = (model, el, state) => {
  const view = model.get("view");
  if (!view?.tab) return;
  const { tools } = state;
  const active = el.contains(document.activeElement) ? document.activeElement : null;
  const held = active?.dataset.key;
  const turned = state.tab !== view.tab;
  el.className = "threeup-explore";
  el.lang = view.lang;
  el.dir = view.dir;
  el.dataset.tab = view.tab;
  if (turned) state.part.replaceChildren();
  state.tab = view.tab;
  patch(state.bar, view.bar, tools);
  patch(state.answers, view.notice, tools);
  const tabs = JSON.stringify([view.tabs, view.tab, view.lang]);
  if (tabs !== state.tabs) state.tablist.replaceChildren(drawTabs(view, tools));
  state.tabs = tabs;
  state.part.setAttribute("aria-labelledby", tools.id(`tab-${view.tab}`));
  patch(state.part, [{ block: "text", kind: "soft", text: view.intro }, ...view.blocks], tools);
  if (active && !active.isConnected) {
    const again = held ? el.querySelector(`[data-key="${CSS.escape(held)}"]:not(:disabled)`) : null;
    const other = state.part.querySelector(".said, h2, h3") ?? state.part;
    if (!again) other.tabIndex = -1;
    (again ?? other).focus({ preventScroll: true });
  } else if (active?.disabled) state.part.focus({ preventScroll: true });
  hearAnswers(state, turned);
  state.jump.textContent = state.near ? view.strings.table : view.strings.parts;
};

/** Where the board and the panel stand one below the other: a button that leads from the one to the other. */
const drawJump = (el, state) => {
  const jump = make("button", { type: "button", class: "jump", onclick: () => {
    const goal = state.near ? el.parentElement.firstElementChild : el;
    goal.scrollIntoView({ block: "start" });
    if (goal === el) state.tablist.querySelector('[aria-selected="true"]').focus({ preventScroll: true });
  } });
  const watch = new IntersectionObserver(([{ isIntersecting }]) => {
    state.near = isIntersecting;
    state.redraw();
  }, { rootMargin: "0px 0px -40% 0px" }); // near is what reaches into the upper part of the screen
  watch.observe(el);
  return { jump, stop: () => watch.disconnect() };
};

const render = ({ model, el }) => {
  const name = `explore-${panelNumber()}`;
  const region = make("div", { class: "unseen", role: "status", "aria-live": "polite" });
  const sprite = make("div", { class: "sprite", "aria-hidden": "true" });
  const tools = {
    id: (key) => `${name}-${key}`,
    send: (content) => {
      if (content) model.send(content.origin ? { ...content, origin: withQuery("") } : content);
    },
    live: (text) => {
      region.textContent = "";
      setTimeout(() => (region.textContent = text), 60);
    },
    face: (id) => {
      const svg = document.createElementNS(SVG, "svg");
      for (const [key, value] of Object.entries({ viewBox: "0 0 100 140", class: "face", "aria-hidden": "true", "data-face": id })) svg.setAttribute(key, value);
      const use = document.createElementNS(SVG, "use");
      use.setAttribute("href", `#${name}-face-${id}`);
      svg.append(use);
      return svg;
    },
    dir: () => model.get("view").dir,
  };
  const state = {
    tools, tab: "", tabs: "", said: "", near: false,
    bar: make("div", { class: "bar" }), answers: make("div", { class: "answers" }), tablist: make("div"),
    part: make("div", { class: "part", role: "tabpanel", id: tools.id("part"), tabindex: "-1" }),
  };
  const redraw = () => draw(model, el, state);
  state.redraw = redraw;
  const { jump, stop } = drawJump(el, state);
  state.jump = jump;
  const paint = () => {
    sprite.innerHTML = model.get("sprite") ?? ""; // drawn by Python; the ids get this panel's name
    for (const symbol of sprite.querySelectorAll("symbol")) symbol.id = `${name}-${symbol.id}`;
  };
  const keep = (event) => event.stopPropagation(); // JupyterLab's single-key commands
  el.replaceChildren(region, sprite, state.bar, state.answers, state.tablist, state.part, make("div", { class: "way" }, jump));
  model.on("change:view", redraw);
  model.on("change:sprite", paint);
  el.addEventListener("keydown", keep);
  paint();
  redraw();
  return () => {
    stop();
    model.off("change:view", redraw);
    model.off("change:sprite", paint);
    el.removeEventListener("keydown", keep);
  };
};

export default { render };
