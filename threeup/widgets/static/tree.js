// The history of a game as lines and branches: a column for each move, a lane for each line (session/tree.py).
// Only what is in sight is in the page. One stop of the Tab key; the arrows walk, and what they reach is said.

const TREE_STEP = 46; // pixels from one move to the next
const TREE_ROW = 54; // pixels from one lane to the next, with room for a name
const TREE_EDGE = 28; // pixels around it all
const TREE_LEAP = 10; // moves that Page Up and Page Down go

/** What the block means: where each moment is, what follows it, the way to the present and on. */
const treeModel = (block) => {
  const { parents, lanes } = block;
  const columns = [];
  const children = parents.map(() => []);
  const byColumn = [];
  const turns = []; // by column: the moments whose line turns down there from another lane
  parents.forEach((parent, id) => {
    const column = (columns[id] = parent < 0 ? 0 : columns[parent] + 1);
    (byColumn[column] ??= []).push(id);
    if (parent < 0) return;
    children[parent].push(id);
    if (lanes[parent] !== lanes[id]) (turns[column - 1] ??= []).push(id);
  });
  for (const ids of byColumn) ids.sort((a, b) => lanes[a] - lanes[b]);
  const way = new Set();
  for (let id = block.current; id >= 0; id = parents[id]) way.add(id);
  const next = children.map((ids) => ids[0] ?? -1);
  const ahead = new Set();
  for (let id = block.ahead; id >= 0; id = parents[id]) {
    if (parents[id] >= 0) next[parents[id]] = id;
    if (!way.has(id)) ahead.add(id);
  }
  return { columns, byColumn, turns, way, next, ahead, lowest: Math.max(...lanes), widest: byColumn.length - 1 };
};

const treeX = (column) => TREE_EDGE + column * TREE_STEP;
const treeY = (lane) => TREE_EDGE + lane * TREE_ROW;

/** All that is said of a moment, a sentence each. */
const treeWords = ({ block, model }, id) => {
  const said = [`${model.columns[id]}.`, block.texts[block.labels[id]], ...(block.more[id] ?? [])];
  return (id === block.current ? [...said, block.here] : said).join(" ");
};

const treeNode = (tree, id) => {
  const { block, model } = tree;
  const end = block.ends.indexOf(id);
  const current = id === block.current;
  const node = make("div", {
    class: "tree-node", role: "treeitem", id: tree.tools.id(`tree-${id}`), "data-node": id, "aria-label": treeWords(tree, id),
    "aria-level": model.columns[id] + 1, "aria-current": current ? "step" : null, "aria-selected": String(current),
    "data-way": model.way.has(id), "data-ahead": model.ahead.has(id), "data-deal": block.movers[id] < 0,
  },
  make("b", {}, String(model.columns[id])),
  block.names[id] ? make("span", { class: "tree-name", "aria-hidden": "true" }, block.names[id]) : null,
  block.notes.includes(id) ? make("span", { class: "tree-note", "aria-hidden": "true" }, "✎") : null,
  end >= 0 ? make("span", { class: "tree-end", "aria-hidden": "true" }, `⚑${end + 1}`) : null);
  node.style.insetInlineStart = `${treeX(model.columns[id])}px`;
  node.style.top = `${treeY(block.lanes[id])}px`;
  return node;
};

/** The columns and lanes that are in sight, and a little around them. */
const treeSight = ({ view }) => {
  const left = Math.abs(view.scrollLeft) - TREE_EDGE; // from right to left, Chromium and Firefox count below zero
  const top = view.scrollTop - TREE_EDGE;
  return {
    first: Math.max(0, Math.floor(left / TREE_STEP) - 2), last: Math.ceil((left + view.clientWidth) / TREE_STEP) + 2,
    high: Math.floor(top / TREE_ROW) - 1, low: Math.ceil((top + view.clientHeight) / TREE_ROW) + 1,
  };
};

/** The way of a line from a moment to the one after it. */
const treeLine = ({ block, model }, id) => {
  const [from, to] = [block.parents[id], id];
  const [x, y, right, bottom] = [treeX(model.columns[from]), treeY(block.lanes[from]), treeX(model.columns[to]), treeY(block.lanes[to])];
  return y === bottom ? `M${x} ${y}H${right}` : `M${x} ${y}V${bottom - 12}q0 12 12 12H${right}`;
};

/** Put what is in sight into the page, and take the rest out. */
const treePaint = (tree) => {
  const { block, model, nodes } = tree;
  const sight = treeSight(tree);
  const shown = new Set([tree.focus]);
  const lines = new Set();
  for (let column = sight.first; column <= Math.min(sight.last, model.widest); column += 1) {
    for (const id of model.byColumn[column]) {
      if (block.lanes[id] < sight.high || block.lanes[id] > sight.low) continue;
      shown.add(id);
      if (block.parents[id] >= 0) lines.add(id);
      if (model.next[id] >= 0) lines.add(model.next[id]);
    }
    for (const id of model.turns[column] ?? []) {
      if (block.lanes[id] >= sight.high && block.lanes[block.parents[id]] <= sight.low) lines.add(id);
    }
  }
  for (const [id, node] of nodes) {
    if (shown.has(id)) continue;
    node.remove();
    nodes.delete(id);
  }
  for (const id of shown) {
    if (nodes.has(id)) continue;
    nodes.set(id, treeNode(tree, id));
    tree.paper.append(nodes.get(id));
  }
  const kinds = { plain: "", ahead: "", way: "" };
  for (const id of lines) kinds[model.way.has(id) ? "way" : model.ahead.has(id) ? "ahead" : "plain"] += treeLine(tree, id);
  for (const path of tree.paths) path.setAttribute("d", kinds[path.dataset.kind]);
};

/** Show a moment: scroll only as far as it takes. */
const treeReveal = ({ view, block, model, tools }, id) => {
  const [x, y] = [treeX(model.columns[id]), treeY(block.lanes[id])];
  const left = Math.abs(view.scrollLeft);
  const [wide, high] = [view.clientWidth, view.clientHeight];
  if (x < left + TREE_EDGE * 2 || x > left + wide - TREE_EDGE * 2) {
    const goal = Math.max(0, x - wide / 2);
    view.scrollLeft = tools.dir() === "rtl" ? -goal : goal;
  }
  if (y < view.scrollTop + TREE_EDGE || y > view.scrollTop + high - TREE_EDGE) view.scrollTop = Math.max(0, y - high / 2);
};

/** Move the walker to a moment. */
const treeFocus = (tree, id) => {
  tree.nodes.get(tree.focus)?.removeAttribute("data-focus");
  tree.focus = id;
  treeReveal(tree, id);
  treePaint(tree);
  const node = tree.nodes.get(id);
  node.dataset.focus = "";
  tree.view.setAttribute("aria-activedescendant", node.id);
  tree.caption.textContent = treeWords(tree, id);
};

/** The nearest moment on a lane below (1) or above (-1), or the same one. */
const treeBeside = ({ block, model, focus }, way) => {
  const { lanes } = block;
  const from = model.columns[focus];
  const beyond = (column) => {
    const ids = (model.byColumn[column] ?? []).filter((id) => (lanes[id] - lanes[focus]) * way > 0);
    return way > 0 ? ids[0] : ids.at(-1);
  };
  for (let off = 0; off <= model.widest; off += 1) {
    const found = [beyond(from - off), beyond(from + off)].filter((id) => id !== undefined);
    if (found.length) return found.sort((a, b) => (lanes[a] - lanes[b]) * way)[0];
  }
  return focus;
};

const treeWalk = (tree, steps) => {
  const { block, model } = tree;
  let id = tree.focus;
  for (let step = 0; step < Math.abs(steps); step += 1) {
    const to = steps > 0 ? model.next[id] : block.parents[id];
    if (to < 0) break;
    if (steps < 0) model.next[to] = id; // the way forward leads back to the branch one came from
    id = to;
  }
  return id;
};

/** Go to a moment and put the focus into a field there: its name or its note. */
const treeWrite = (tree, field) => {
  tree.wanted = field;
  if (tree.focus !== tree.block.current) tree.tools.send({ ...tree.block.send, node: tree.focus });
  else treeOpen(tree);
};

const treeOpen = (tree) => {
  const key = `${tree.wanted}-${tree.block.current}`;
  tree.wanted = null;
  // The fields of a moment are drawn after the picture.
  requestAnimationFrame(() => tree.root.parentElement?.querySelector(`[data-key="${key}"]`)?.focus());
};

const treeKey = (tree, event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const way = tree.tools.dir() === "rtl" ? -1 : 1;
  const steps = { ArrowRight: way, ArrowLeft: -way, Home: -Infinity, End: Infinity, PageDown: TREE_LEAP, PageUp: -TREE_LEAP }[event.key];
  const letter = { KeyN: "name", KeyA: "note" }[event.code] ?? { n: "name", a: "note" }[event.key.toLowerCase()];
  if (steps) treeFocus(tree, treeWalk(tree, steps));
  else if (event.key === "ArrowDown") treeFocus(tree, treeBeside(tree, 1));
  else if (event.key === "ArrowUp") treeFocus(tree, treeBeside(tree, -1));
  else if (event.key === "Enter" || event.key === " ") tree.tools.send({ ...tree.block.send, node: tree.focus });
  else if (letter) treeWrite(tree, letter);
  else return;
  event.preventDefault();
};

const treeLater = (tree) => {
  tree.waiting ??= requestAnimationFrame(() => {
    tree.waiting = null;
    treePaint(tree);
  });
};

const updateTree = (root, block) => {
  const { tree } = root;
  const moved = tree.block?.current !== block.current;
  tree.block = block;
  tree.model = treeModel(block);
  for (const node of tree.nodes.values()) node.remove();
  tree.nodes.clear();
  tree.view.setAttribute("aria-label", block.label);
  tree.help.textContent = block.help;
  tree.paper.style.width = `${treeX(tree.model.widest) + TREE_EDGE * 2}px`;
  tree.paper.style.height = `${treeY(tree.model.lowest) + TREE_EDGE}px`;
  treeFocus(tree, moved || tree.focus >= block.parents.length ? block.current : tree.focus);
  if (tree.wanted && tree.focus === block.current) treeOpen(tree);
};

const drawTree = (block, tools) => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("aria-hidden", "true");
  const paths = ["plain", "ahead", "way"].map((kind) => {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.dataset.kind = kind;
    svg.append(path);
    return path;
  });
  const paper = make("div", { class: "tree-paper", role: "presentation" }, svg);
  const help = make("p", { class: "tree-help soft", id: tools.id("tree-help") });
  const view = make("div", { class: "tree-view", role: "tree", tabindex: "0", "data-key": block.key, "aria-describedby": help.id }, paper);
  const caption = make("p", { class: "tree-said", "aria-hidden": "true" });
  const root = make("div", { class: "tree" }, view, caption, help);
  const tree = { tools, root, view, paper, paths, caption, help, nodes: new Map(), focus: block.current, wanted: null, waiting: null };
  root.tree = tree;
  view.addEventListener("keydown", (event) => treeKey(tree, event));
  view.addEventListener("scroll", () => treeLater(tree));
  view.addEventListener("click", (event) => {
    const node = event.target.closest("[data-node]");
    if (!node) return;
    treeFocus(tree, Number(node.dataset.node));
    tools.send({ ...tree.block.send, node: tree.focus });
  });
  view.addEventListener("pointerover", (event) => {
    const node = event.target.closest("[data-node]");
    caption.textContent = treeWords(tree, node ? Number(node.dataset.node) : tree.focus);
  });
  updateTree(root, block);
  // Before it is in the page it has no size; and a page may be made wider.
  new ResizeObserver(() => treeFocus(tree, tree.focus)).observe(view);
  return root;
};
