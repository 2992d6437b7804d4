// The board of a card game, as one anywidget module without dependencies.
//
// Python sends a finished `view`: already redacted for its seat, already in the learner's language.
// This module shows it and sends back what the learner does. It knows no rules and no game: which
// cards exist, what may be played, why something may not, and every word come from the view.
//
// Sections: 1 tools, 2 the line to Python, 3 animation, 4 the board (skeleton, painting, choosing,
// keys, asking), 5 render.

const ANSWER_MS = 5000; // no answer for so long: the connection is taken for lost
const STILL_MS = 300; // without motion, a computer's move still gets a moment to be read
const MOVE_MS = 260; // a card's flight, milliseconds
const READ_MS = 900; // a whole trick lies so long before it is taken in
const FILE_LIMIT = 2_000_000; // characters; a record of the longest game is far below
const WIDE = 760; // from this width (CSS pixels) log and history start opened
const SVG = "http://www.w3.org/2000/svg";
const UNDER = "under:"; // before the face of a card that lies face down, where everything is looked at openly

// ---- 1 Tools --------------------------------------------------------------------------------

/** Set attributes; null, undefined and false remove, true is an empty attribute. */
function set(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) node.removeAttribute(name);
    else {
      const text = value === true ? "" : String(value);
      if (node.getAttribute(name) !== text) node.setAttribute(name, text);
    }
  }
  return node;
}

/** Make an element with attributes and children (nodes or texts). */
function h(tag, attributes = {}, ...children) {
  const node = set(document.createElement(tag), attributes);
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

/** Set the text only if it differs, so that live regions do not speak twice. */
function say(node, text) {
  if (node.textContent !== (text ?? "")) node.textContent = text ?? "";
}

const kept = new WeakMap();

/** Make `parent` hold one child per item, in order; a child stays the same node while its key lasts. */
function keyed(parent, items, keyOf, make, update) {
  const old = kept.get(parent) ?? new Map();
  const now = new Map();
  for (const item of items) {
    const key = keyOf(item);
    now.set(key, old.get(key) ?? make(item));
  }
  for (const [key, node] of old) if (!now.has(key)) node.remove();
  let place = parent.firstElementChild;
  items.forEach((item, index) => {
    const node = now.get(keyOf(item));
    if (node === place) place = place.nextElementSibling;
    else parent.insertBefore(node, place); // moves only what is out of place: the rest keeps focus
    update(node, item, index);
  });
  kept.set(parent, now);
}

/** The nearest item in the row above (-1) or below (1) of a wrapped list, or null. */
function inNextRow(items, from, way) {
  const middle = (node) => {
    const box = node.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2, box.height];
  };
  const [x, y, height] = middle(from);
  let best = null;
  let least = Infinity;
  for (const item of items) {
    const [itemX, itemY] = middle(item);
    const down = (itemY - y) * way;
    const cost = down * 4 + Math.abs(itemX - x);
    if (down > height / 4 && cost < least) [best, least] = [item, cost];
  }
  return best;
}

/** The item a movement key leads to, or null; arrows follow the reading direction. */
function stepTo(key, items, from, rtl) {
  const index = items.indexOf(from);
  const [forward, back] = rtl ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  if (key === forward) return items[Math.min(index + 1, items.length - 1)];
  if (key === back) return items[Math.max(index - 1, 0)];
  if (key === "Home") return items[0];
  if (key === "End") return items[items.length - 1];
  if (key === "ArrowDown") return inNextRow(items, from, 1);
  if (key === "ArrowUp") return inNextRow(items, from, -1);
  return null;
}

/** Let Tab stop at one item of a group: `chosen`, or the one it stopped at before, or the first. */
function rove(items, chosen = null) {
  const stop = chosen ?? items.find((item) => item.tabIndex === 0) ?? items[0];
  for (const item of items) item.tabIndex = item === stop ? 0 : -1;
}

function calm() {
  return document.hidden || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Offer a text as a download. */
function download({ name, text }) {
  const link = h("a", { href: URL.createObjectURL(new Blob([text])), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

// ---- 2 The line to Python -------------------------------------------------------------------

/** Sends one request at a time and waits for its answer; tells when the line seems lost. */
class Line {
  constructor(model, onLost) {
    this.model = model;
    this.onLost = onLost;
    this.open = null; // the request that waits: {id, resolve, timer}
    this.hear = (content) => this.answered(content);
    model.on("msg:custom", this.hear);
  }

  /** Resolves with the answer, or with null when none came in time. Only when nothing is open. */
  ask(message) {
    const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
    return new Promise((resolve) => {
      this.open = { id, resolve, timer: setTimeout(() => this.lost(), ANSWER_MS) };
      this.model.send({ id, ...message });
    });
  }

  answered(content) {
    if (!content?.id) return;
    this.onLost(false); // any answer, a late one too, shows that the line is alive
    if (this.open?.id === content.id) this.close(content);
  }

  lost() {
    this.onLost(true);
    this.close(null);
  }

  close(answer) {
    const open = this.open;
    this.open = null;
    if (!open) return;
    clearTimeout(open.timer);
    open.resolve(answer);
  }

  end() {
    this.model.off("msg:custom", this.hear);
    this.close(null);
  }
}

// ---- 3 Animation ----------------------------------------------------------------------------

// The new view is painted first; then pictures of cards fly above it from where things were to
// where they are. Nothing depends on them: `skip` may end them at any moment.

/** One flying card picture; boxes are in page coordinates. */
class Ghost {
  constructor(flight, face, box) {
    this.flight = flight;
    this.face = face;
    this.base = this.box = box;
    this.node = h("div", { class: "ghost" }, flight.board.face(face));
    const style = this.node.style;
    style.left = `${box.left - flight.origin.left}px`;
    style.top = `${box.top - flight.origin.top}px`;
    style.width = `${box.width}px`;
    flight.sky.append(this.node);
  }

  where(box, more = "") {
    const [x, y] = [box.left - this.base.left, box.top - this.base.top];
    return `translate(${x}px, ${y}px) scale(${box.width / this.base.width}) ${more}`;
  }

  /** Fly to `box`; a ghost not yet seen before `at` stays hidden until then. */
  go(box, at, { duration = MOVE_MS, turn = "", fade = false, first = false } = {}) {
    const frames = [
      { transform: this.where(this.box), opacity: 1 },
      { transform: this.where(box, turn), opacity: fade ? 0 : 1 },
    ];
    if (first && at > 0) this.flight.hide(this.node, at);
    const timing = { duration, delay: at, fill: "forwards", easing: "cubic-bezier(.3,.7,.3,1)" };
    this.flight.run(this.node, frames, timing);
    this.box = box;
  }

  flip(face, at, duration) {
    const shown = h("div", { class: "ghost-front" }, this.flight.board.face(face));
    this.node.append(shown);
    this.flight.hide(shown, at + duration / 2);
    const frames = [{ scale: "1 1" }, { scale: "0.04 1.06" }, { scale: "1 1" }];
    this.flight.run(this.node, frames, { duration, delay: at });
  }
}

class Flight {
  constructor(board, before, events) {
    this.board = board;
    this.before = before;
    this.after = board.snapshot();
    this.origin = board.root.getBoundingClientRect();
    this.sky = h("div", { class: "sky", "aria-hidden": "true" });
    board.root.append(this.sky);
    this.runs = [];
    this.held = new Map(); // ghosts of flipped cards that wait for their move, by seat
    this.laid = new Map(); // ghosts that lie in a zone whose cards are seen, oldest first
    for (const id of this.touched(events)) {
      const cards = before.laid.get(id) ?? [];
      if (this.after.laid.has(id)) this.laid.set(id, cards.map(({ face, box }) => new Ghost(this, face, box)));
    }
    // Many events share about a second; few take their time.
    this.step = Math.min(MOVE_MS, Math.max(80, 1100 / events.length));
    let at = 0;
    for (const id of this.laid.keys()) at = Math.max(at, this.clear(id, events));
    for (const event of events) at += this[event.kind]?.(event, at) ?? 0;
    this.settleHand(at);
    for (const id of this.laid.keys()) for (const { node } of this.after.laid.get(id)) this.hide(node, at + MOVE_MS);
    this.done = new Promise((resolve) => (this.resolve = resolve));
    this.timer = setTimeout(() => this.skip(), at + MOVE_MS);
  }

  run(node, frames, timing) {
    this.runs.push(node.animate(frames, timing));
  }

  hide(node, until) {
    this.run(node, [{ opacity: 0 }, { opacity: 0 }], { duration: Math.max(1, until) });
  }

  /** The zones that cards come to or go from. */
  touched(events) {
    return new Set(events.flatMap(({ from, to }) => [from?.zone, to?.zone]).filter(Boolean));
  }

  /** Where a place is, or was; what is nowhere (any more) is in the middle of the table. */
  box(shot, place, card) {
    const found = this.find(shot, place, card);
    return found?.width ? found : shot.middle;
  }

  find(shot, { zone, seat }, card) {
    if (shot.zones.has(zone)) return shot.zones.get(zone);
    if (seat !== null && seat !== undefined && seat !== this.board.view.me) {
      return shot.seats.get(seat)?.[0] ?? shot.chips.get(seat);
    }
    if (zone === "seat") return shot.me;
    const held = card && card.face !== "back" ? [...shot.cards.values()].find(({ face }) => face === card.face) : null;
    return held?.box ?? (zone === "own" ? shot.own : shot.hand);
  }

  /** Where a card comes to lie in a zone: where it lies now or, if it has left again, beside the last one. */
  slot(id, face) {
    const now = this.after.laid.get(id)?.find((card) => card.face === face);
    const last = this.laid.get(id)?.at(-1)?.box;
    if (now || !last || !this.after.rows.has(id)) return now?.box ?? this.box(this.after, { zone: id }, null);
    const way = this.board.view.dir === "rtl" ? -1 : 1;
    return new DOMRect(last.left + way * last.width * 1.15, last.top, last.width, last.height);
  }

  move({ from, to, cards }, at) {
    if (this.laid.has(from.zone)) return this.lift(from.zone, to, at);
    const laid = this.laid.get(to.zone);
    cards.forEach((card, index) => {
      const delay = at + index * 50;
      const held = this.takeHeld(from);
      const ghost = held ?? new Ghost(this, card.face, this.box(this.before, from, card));
      const goal = laid ? this.slot(to.zone, card.face) : this.box(this.after, to, card);
      ghost.go(goal, delay, { first: !held, fade: to.zone === "seat" && from.zone !== "own" });
      if (laid) this.makeRoom(to.zone, delay);
      laid?.push(ghost);
    });
    return this.step + (cards.length - 1) * 50;
  }

  /** In a row the cards that lie there move up for the next one. */
  makeRoom(id, at) {
    if (!this.after.rows.has(id)) return;
    for (const ghost of this.laid.get(id)) {
      const goal = this.after.laid.get(id).find(({ face }) => face === ghost.face)?.box;
      if (goal && Math.abs(goal.left - ghost.box.left) + Math.abs(goal.top - ghost.box.top) > 1) ghost.go(goal, at);
    }
  }

  /** All that lies in a zone goes to a hand. */
  lift(id, to, at) {
    const goal = this.box(this.after, to, null);
    this.laid.get(id).forEach((ghost, index) => ghost.go(goal, at + index * 25, { fade: true }));
    this.laid.set(id, []);
    return this.step;
  }

  sweep({ from, to }, at) {
    const goal = this.box(this.after, to, null);
    const start = at + 120; // a moment to see the set that clears the pile
    this.laid.get(from.zone)?.forEach((ghost, index) =>
      ghost.go(goal, start + index * 25, { duration: 300, turn: "rotate(25deg)", fade: true }),
    );
    this.laid.set(from.zone, []);
    return this.step + 120;
  }

  /** A trick goes to who won it, after a moment to read it; not yet, if the view leaves it lying. */
  gather({ from, seat }, at) {
    const ghosts = this.laid.get(from.zone) ?? [];
    if (ghosts.some((ghost) => this.stays(from.zone, ghost))) return 0;
    this.take(ghosts, seat, at + READ_MS);
    this.laid.set(from.zone, []);
    return READ_MS + 2 * MOVE_MS;
  }

  /** A trick that was left lying goes to who laid its best card before the next card comes. */
  clear(id, events) {
    const gone = this.laid.get(id).filter((ghost) => !this.stays(id, ghost));
    const gathered = events.some(({ kind, from }) => kind === "gather" && from.zone === id);
    if (!this.after.rows.has(id) || gathered || !gone.length) return 0;
    this.take(gone, this.before.rows.get(id), 0);
    this.laid.set(id, this.laid.get(id).filter((ghost) => !gone.includes(ghost)));
    return MOVE_MS;
  }

  take(ghosts, seat, at) {
    const goal = this.box(this.after, { zone: "seat", seat }, null);
    ghosts.forEach((ghost, index) => ghost.go(goal, at + index * 25, { fade: true }));
  }

  stays(id, ghost) {
    return this.after.laid.get(id).some(({ face }) => face === ghost.face);
  }

  flip({ seat, place, card }, at) {
    const places = seat === this.board.view.me ? this.before.stacks : this.before.seats.get(seat);
    const ghost = new Ghost(this, "back", places?.[place] ?? this.box(this.before, { zone: "seat", seat }));
    if (at > 0) this.hide(ghost.node, at);
    ghost.flip(card.face, at, MOVE_MS);
    this.held.set(seat, ghost);
    return MOVE_MS + 60;
  }

  takeHeld({ zone, seat }) {
    if (zone !== "own" && zone !== "seat") return null;
    const ghost = this.held.get(seat) ?? null;
    this.held.delete(seat);
    return ghost;
  }

  /** Cards that stay in the hand glide to their new place; new ones appear when they land. */
  settleHand(until) {
    for (const [key, { node, box, face }] of this.after.cards) {
      const old = this.before.cards.get(key);
      if (!old || old.face !== face) {
        if (node.closest(".hand")) this.hide(node, until + MOVE_MS);
      } else if (Math.abs(old.box.left - box.left) + Math.abs(old.box.top - box.top) > 1) {
        const shift = `${old.box.left - box.left}px ${old.box.top - box.top}px`;
        this.run(node, [{ translate: shift }, { translate: "0 0" }], { duration: MOVE_MS, easing: "ease-out" });
      }
    }
  }

  skip() {
    clearTimeout(this.timer);
    for (const run of this.runs) run.cancel();
    this.sky.remove();
    this.resolve();
  }
}

// ---- 4 The board ----------------------------------------------------------------------------

class Board {
  constructor(model, el) {
    this.model = model;
    // Each widget loads this module for itself: the page counts, so that two boards have two names.
    this.name = `tu${(globalThis.threeupBoards = (globalThis.threeupBoards ?? 0) + 1)}`;
    this.view = null;
    this.chosen = new Set(); // keys of the selected cards; never leaves the browser before a move
    this.localWhy = null;
    this.flight = null;
    this.nextFor = null;
    this.line = new Line(model, (lost) => this.paintBanner(lost));
    this.build();
    el.append(this.root);
    this.onView = () => this.receive();
    this.onSprite = () => this.paintSprite();
    model.on("change:view", this.onView);
    model.on("change:sprite", this.onSprite);
    this.paintSprite();
    this.receive();
    this.resize = new ResizeObserver(() => this.stackRows(this.part.hand.list));
    this.resize.observe(this.part.hand.list);
  }

  end() {
    this.ended = true;
    clearTimeout(this.nudged);
    cancelAnimationFrame(this.scrolling);
    this.resize.disconnect();
    this.flight?.skip();
    this.line.end();
    this.model.off("change:view", this.onView);
    this.model.off("change:sprite", this.onSprite);
    this.root.remove();
  }

  /** A fixed word of the user interface; a missing one shows its key, so that a test sees it. */
  t(key) {
    return this.view?.strings?.[key] ?? key;
  }

  /** Whether the page around the board leaves it a tool; alone it has them all. */
  offers(tool) {
    return this.view.tools?.[tool] ?? true;
  }

  // -- Skeleton

  build() {
    const part = {};
    this.part = part;
    part.sprite = h("div", { class: "sprite" });
    part.banner = h("div", { class: "banner", role: "alert", hidden: true });
    part.live = h("div", { class: "unseen", role: "status", "aria-live": "polite" });
    this.buildTable(part);
    this.buildSide(part);
    const columns = h("div", { class: "columns" }, part.table, part.side);
    const labelled = { class: "threeup", "aria-labelledby": `${this.name}-h` };
    this.root = h("section", labelled, part.sprite, part.banner, part.live, columns);
    // JupyterLab drives the notebook by single keys: none may leave the board.
    this.root.addEventListener("keydown", (event) => event.stopPropagation());
  }

  buildTable(part) {
    part.heading = h("h2", { id: `${this.name}-h` });
    part.over = h("div", { class: "over", hidden: true });
    part.notice = h("div", { class: "notice", role: "group", hidden: true });
    part.seats = h("ul", { class: "seats", role: "list" });
    part.zones = h("ul", { class: "zones", role: "list" });
    part.zones.addEventListener("click", () => this.tapTable());
    part.status = h("p", { class: "status" });
    part.me = h("div", { class: "seat-me" });
    part.own = this.buildList("own");
    part.hand = this.buildList("hand");
    part.bar = h("div", { class: "bar", role: "toolbar" });
    part.bar.addEventListener("keydown", (event) => this.roveKey(event, part.bar));
    part.confirm = h("div", { class: "confirm", role: "alertdialog", hidden: true });
    const now = h("div", { class: "now" }, part.me, part.status);
    const mine = h("div", { class: "mine" }, part.own.box, part.hand.box);
    const reach = h("div", { class: "reach" }, part.confirm, part.bar);
    part.foot = h("div", { class: "foot" }, now, mine, reach);
    const rows = [part.heading, part.over, part.notice, part.seats, part.zones, part.foot];
    part.table = h("div", { class: "table" }, ...rows);
  }

  /** A listbox of cards with its visible label and what stands there when it is empty. */
  buildList(kind) {
    const label = h("h3", { id: `${this.name}-${kind}` });
    const list = h("div", { class: `cards ${kind}`, role: "listbox", "aria-labelledby": label.id });
    const none = h("p", { class: "none" });
    list.addEventListener("click", (event) => this.tapCard(event, list));
    list.addEventListener("keydown", (event) => this.cardKey(event, list));
    return { box: h("div", { class: `box-${kind}` }, label, list, none), label, list, none };
  }

  buildSide(part) {
    part.whyTitle = h("h3", { id: `${this.name}-why` });
    part.whyBody = h("div", { class: "why-body" });
    part.why = h("section", { class: "why", "aria-labelledby": part.whyTitle.id }, part.whyTitle, part.whyBody);
    part.log = h("ol");
    part.logBox = h("div", { class: "scroll", role: "log", tabindex: "0" }, part.log);
    this.logSeen = { top: 0, height: 0 };
    part.logBox.addEventListener("scroll", ({ target: box }) => {
      const { top, height } = this.logSeen;
      const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
      // Lines may have come or gone since the scrolling that this event tells of: that is not reading further up.
      if (atEnd || (box.scrollTop < top && box.scrollHeight === height)) this.logAtEnd = atEnd;
      this.logSeen = { top: box.scrollTop, height: box.scrollHeight };
    });
    part.logName = h("h3");
    part.logFold = this.fold("log", part.logName, part.logBox);
    part.ledgerHead = h("tr");
    part.ledgerRows = h("tbody");
    part.ledgerName = h("h3");
    const ledger = h("table", {}, h("thead", {}, part.ledgerHead), part.ledgerRows);
    part.ledgerFold = this.fold("ledger", part.ledgerName, ledger);
    part.tree = h("div", { class: "scroll tree", role: "tree" });
    part.tree.addEventListener("keydown", (event) => this.treeKey(event));
    part.tree.addEventListener("click", (event) => this.jump(event.target.closest("[data-node]")));
    part.naming = h("div", { class: "naming" });
    part.treeName = h("h3");
    part.treeFold = this.fold("history", part.treeName, part.tree, part.naming);
    part.menu = h("div", { class: "menu", role: "group" });
    part.file = h("input", { type: "file", accept: ".toml,text/plain", hidden: true, tabindex: "-1" });
    part.file.addEventListener("change", () => this.loadFile());
    const rows = [part.why, part.ledgerFold, part.logFold, part.treeFold, part.menu, part.file];
    part.side = h("div", { class: "side" }, ...rows);
  }

  fold(kind, name, ...inside) {
    const node = h("details", { class: kind }, h("summary", {}, name), ...inside);
    node.addEventListener("toggle", () => this.scrollLater());
    return node;
  }

  // -- Painting

  /** A card picture; purely for the eye, its name stands beside it. */
  face(id) {
    const svg = document.createElementNS(SVG, "svg");
    set(svg, { viewBox: "0 0 100 140", class: "face", "aria-hidden": "true", "data-face": id });
    const use = document.createElementNS(SVG, "use");
    const under = id.startsWith(UNDER); // lies face down, though known: framed like a back
    use.setAttribute("href", `#${this.name}-face-${under ? id.slice(UNDER.length) : id}`);
    svg.append(use);
    if (under) {
      const frame = document.createElementNS(SVG, "rect");
      set(frame, { x: 3, y: 3, width: 94, height: 134, rx: 10, class: "under" });
      svg.append(frame);
    }
    return svg;
  }

  /** Make `parent` show exactly these faces, changing only those that differ. */
  faces(parent, ids) {
    ids.forEach((id, index) => {
      const now = parent.children[index];
      if (now?.dataset.face === id) return;
      if (now) now.replaceWith(this.face(id));
      else parent.append(this.face(id));
    });
    while (parent.children.length > ids.length) parent.lastElementChild.remove();
  }

  /** The sprite is Python's own drawing. Its ids get this board's name: two boards, two languages. */
  paintSprite() {
    this.part.sprite.innerHTML = this.model.get("sprite") ?? "";
    for (const symbol of this.part.sprite.querySelectorAll("symbol")) symbol.id = `${this.name}-${symbol.id}`;
  }

  receive() {
    const view = this.model.get("view");
    if (!view || view.version === undefined) return;
    const fresh = view.version !== this.view?.version;
    if (fresh) this.flight?.skip();
    const moving = this.view && fresh && view.events?.length && !calm();
    const before = moving ? this.snapshot() : null;
    const focus = this.focusNote();
    const first = !this.view;
    const since = this.view?.log.at(-1)?.n ?? 0;
    if (view.table !== this.view?.table) this.chosen.clear(); // another table: its cards may bear the same keys
    this.view = view;
    if (fresh) this.localWhy = null;
    this.forgetChosen();
    this.paint();
    if (first) this.openFolds();
    this.refocus(focus);
    if (fresh && !first) this.announce(since);
    if (fresh) this.play(before);
  }

  /** Show what happened, then let the computer players go on. */
  async play(before) {
    const { events = [], version } = this.view;
    if (before && events.length) {
      const flight = new Flight(this, before, events);
      this.flight = flight;
      await flight.done;
      if (this.flight === flight) this.flight = null;
    } else if (this.view.waiting && !document.hidden && events.length) {
      await new Promise((resolve) => setTimeout(resolve, STILL_MS));
    }
    if (version === this.view.version) this.goOn();
  }

  async goOn() {
    const { waiting, version } = this.view;
    if (this.ended || !waiting || this.line.open || this.flight || this.nextFor === version) return;
    this.nextFor = version;
    await this.ask("next");
  }

  paint() {
    const { view, part } = this;
    set(this.root, { lang: view.lang, dir: view.dir, "data-waiting": view.waiting || view.busy });
    set(this.root, { "data-signs": String(this.offers("signs")) });
    say(part.heading, view.heading);
    say(part.status, view.status);
    set(part.status, { "data-mine": Boolean(view.me_seat?.turn || view.actions.length) && !view.over });
    this.paintOver();
    this.paintNotice();
    this.paintSeats();
    this.paintZones();
    this.paintMine();
    this.paintBar();
    this.paintWhy();
    this.paintLedger();
    this.paintLog();
    this.paintTree();
    this.paintMenu();
  }

  paintOver() {
    const { over } = this.view;
    const shown = over ? [h("h3", {}, over.title), h("p", {}, over.text)] : [];
    set(this.part.over, { hidden: !over });
    this.part.over.replaceChildren(...shown);
  }

  paintNotice() {
    const { notice } = this.view;
    set(this.part.notice, { hidden: !notice, "aria-label": notice?.text });
    const buttons = (notice?.actions ?? []).map((action) =>
      this.button(this.labelOf(action), () => this.act(action), action.primary),
    );
    this.part.notice.replaceChildren(...(notice ? [h("p", {}, notice.text), ...buttons] : []));
  }

  button(label, run, primary = false) {
    const node = h("button", { type: "button", class: primary ? "main" : null }, label);
    node.addEventListener("click", run);
    return node;
  }

  paintSeats() {
    const { seats } = this.view;
    const many = seats.length > 6 ? "many" : seats.length > 3 ? "some" : "few";
    set(this.part.seats, { "aria-label": this.t("opponents"), "data-many": many, hidden: !seats.length });
    keyed(this.part.seats, seats, (seat) => seat.seat, () => this.makeSeat(), (node, seat) => this.updateSeat(node, seat));
  }

  makeSeat() {
    const shown = h("div", { class: "shown", "aria-hidden": "true" });
    const name = h("div", { class: "name" }, h("b"), h("i"), h("span", { class: "role" }));
    const caption = h("div", { class: "caption" });
    const stats = h("div", { class: "stats" }, this.makeStat("tricks"), this.makeStat("counters"));
    shown.append(name, caption, stats, h("div", { class: "held" }), h("div", { class: "trio" }));
    return h("li", { class: "seat" }, h("span", { class: "unseen" }), shown);
  }

  /** A number of a player's: in words where there is room, else a plain mark and the number. */
  makeStat(kind) {
    const short = h("span", { class: "short" }, h("span", { class: `mark ${kind}` }), h("b"));
    return h("span", { class: "stat", "data-stat": kind }, short, h("span", { class: "long" }));
  }

  updateSeat(node, seat) {
    set(node, { "data-seat": seat.seat, "data-turn": seat.turn, "aria-current": seat.turn ? "true" : null });
    set(node, { "data-aside": seat.aside });
    say(node.querySelector(".unseen"), seat.label);
    this.nameSeat(node, seat);
    this.faces(node.querySelector(".held"), (seat.cards ?? []).map((card) => card.face));
    const stacks = seat.stacks.map((stack, index) => ({ stack, index }));
    const trio = node.querySelector(".trio");
    const make = () => h("div", { class: "stack" });
    keyed(trio, stacks, ({ index }) => index, make, (place, { stack }) => this.faces(place, stackFaces(stack)));
  }

  nameSeat(node, seat) {
    say(node.querySelector("b"), seat.name);
    say(node.querySelector("i"), seat.place);
    say(node.querySelector(".role"), seat.dealer ? this.t("dealer") : "");
    say(node.querySelector(".caption"), seat.note ?? seat.caption);
    set(node, { "data-note": Boolean(seat.note) });
    for (const stat of node.querySelectorAll(".stat")) {
      const { stat: kind } = stat.dataset;
      const number = seat[kind] ?? null;
      set(stat, { hidden: number === null, title: seat[`${kind}_label`], "data-none": String(number) === "0" });
      say(stat.querySelector("b"), String(number ?? ""));
      say(stat.querySelector(".long"), seat[`${kind}_label`]);
    }
  }

  paintZones() {
    const { zones, seats } = this.view;
    const most = Math.max(seats.length + 1, ...zones.map(({ kind, shown }) => (kind === "row" ? shown.length : 0)));
    const many = most > 8 ? "many" : most > 5 ? "some" : "few";
    set(this.part.zones, { "aria-label": this.t("table"), "data-many": many });
    const key = ({ id, kind }) => `${id} ${kind}`;
    keyed(this.part.zones, zones, key, (zone) => this.makeZone(zone), (node, zone) => this.updateZone(node, zone));
  }

  makeZone({ kind }) {
    const caption = h("span", { class: "caption", "aria-hidden": "true" }, h("span"));
    const node = h("li", { class: "zone" }, h("span", { class: "unseen" }));
    if (kind === "row") {
      caption.append(h("span", { class: "best" }));
      node.append(h("ul", { class: "row", role: "list" }));
    } else if (kind === "counters") {
      node.append(h("div", { class: "amount", "aria-hidden": "true" }, h("span", { class: "mark counters" }), h("b")));
    } else {
      const pile = h("div", { class: "pile", "aria-hidden": "true" });
      node.append(h("div", { class: "pit" }, pile, h("span", { class: "hollow", "aria-hidden": "true" })));
    }
    node.append(caption);
    return node;
  }

  updateZone(node, zone) {
    const { id, kind = "pile", count } = zone;
    const depth = count > 20 ? 3 : count > 5 ? 2 : count > 1 ? 1 : 0;
    set(node, { "data-zone": id, "data-kind": kind, "data-depth": depth, "data-empty": !count });
    set(node, { "data-look": this.view.look === id });
    say(node.querySelector(".unseen"), zone.label_long);
    say(node.querySelector(".caption > span"), zone.caption);
    if (kind === "row") this.updateRow(node, zone);
    else if (kind === "counters") say(node.querySelector("b"), zone.number ?? String(count));
    else this.updatePile(node, zone);
  }

  updatePile(node, { id, count, shown }) {
    say(node.querySelector(".hollow"), id === "pile" && !count ? this.t("pile_empty") : "");
    const faces = shown.map((card) => card.face);
    this.faces(node.querySelector(".pile"), faces.length ? faces : ["empty"]);
  }

  /** Cards side by side, each with who laid it; the best so far bears a star, not only a colour. */
  updateRow(node, { shown, best }) {
    say(node.querySelector(".best"), best === null || best === undefined ? "" : this.t("best"));
    const cards = shown.map((card, index) => ({ card, index }));
    const make = () => {
      const by = h("span", { class: "by", "aria-hidden": "true" });
      return h("li", { class: "laid" }, h("span", { class: "unseen" }), h("div", { class: "stack" }), by);
    };
    const update = (item, { card, index }) => {
      set(item, { "data-best": index === best, "data-mine": card.mine, "data-by": card.seat });
      say(item.querySelector(".unseen"), card.said ?? card.label);
      this.faces(item.querySelector(".stack"), [card.face]);
      say(item.querySelector(".by"), card.by);
    };
    keyed(node.querySelector(".row"), cards, ({ card, index }) => `${index} ${card.face}`, make, update);
  }

  paintMine() {
    const { me_seat: seat, hand, own } = this.view;
    if (seat && !this.part.me.firstChild) this.part.me.append(...this.makeSeat().querySelector(".shown").children);
    set(this.part.me, { hidden: !seat, "data-turn": seat?.turn, "data-seat": seat?.seat });
    if (seat) this.nameSeat(this.part.me, seat);
    const says = seat && [seat.place, seat.note, seat.dealer, seat.tricks, seat.counters].some((one) => one || one === 0);
    set(this.part.me, { "data-plain": !says });
    const cards = hand?.cards ?? [];
    const size = cards.length > 14 ? "many" : cards.length > 7 ? "some" : "few";
    set(this.part.hand.list, { "data-many": size });
    // A few cards and no piles: they can stay in reach of the thumb with the buttons.
    set(this.part.foot, { "data-small": cards.length <= 5 && !own?.label });
    this.part.hand.list.style.setProperty("--n", cards.length);
    this.paintList("hand", hand, cards.map((card) => ({ card, faces: [card.face] })));
    const stacks = (own?.stacks ?? []).map((stack) => ({ card: stack.up ?? stack.down, faces: stackFaces(stack) }));
    this.paintList("own", own, stacks);
  }

  paintList(kind, source, places) {
    const { box, label, list, none } = this.part[kind];
    const empty = !places.some(({ card }) => card?.key);
    const bare = kind === "hand" && !places.length;
    set(box, { hidden: !source?.label, "data-look": this.view.look === kind });
    say(label, source?.label);
    // Without a card to take it is no listbox, only a group of pictures.
    const multi = String(source?.multi ?? true);
    set(list, { role: empty ? "group" : "listbox", hidden: bare });
    set(list, { "aria-multiselectable": empty ? null : multi, "aria-orientation": empty ? null : "horizontal" });
    set(none, { hidden: !bare });
    say(none, this.t("hand_empty"));
    const keyOf = ({ card }, index) => card?.key ?? `-${index}`;
    const items = places.map((place, index) => ({ ...place, key: keyOf(place, index) }));
    const make = () => h("div", { class: "card" }, h("div", { class: "stack" }));
    keyed(list, items, ({ key }) => key, make, (node, item) => this.updateCard(node, item));
    rove(this.options(list));
    this.stackRows(list);
  }

  /** Overlapping cards show their left edge, where the number is: from right to left the earlier
   * card of a row lies on top. A later row always lies on an earlier one. */
  stackRows(list) {
    const cards = [...list.children];
    const rtl = this.view?.dir === "rtl";
    const tops = rtl ? cards.map((card) => card.offsetTop) : [];
    const rows = [...new Set(tops)];
    cards.forEach((card, index) => {
      const depth = rtl ? (rows.indexOf(tops[index]) + 1) * cards.length - index : index + 1;
      card.style.zIndex = String(depth);
    });
  }

  updateCard(node, { card, faces }) {
    const key = card?.key;
    this.faces(node.firstElementChild, faces);
    if (!key) {
      const picture = card && node.parentElement.getAttribute("role") === "group";
      set(node, { role: picture ? "img" : null, "aria-label": picture ? card.label : null });
      set(node, { "aria-hidden": picture ? null : "true" });
      return;
    }
    const about = card.playable === false ? card.why?.title : null;
    set(node, { role: "option", "data-key": key, "aria-label": card.label, "aria-description": about });
    set(node, { "aria-selected": String(this.chosen.has(key)) });
    set(node, { "data-playable": card.playable === null ? null : String(card.playable) });
  }

  paintBar() {
    const { view, part } = this;
    // Several ways without a card to choose are equals: none is put before the others.
    const equals = view.actions.filter(({ primary }) => primary).length > 1 && !this.mainAction();
    const items = view.actions.map((action) => {
      const look = !action.primary ? null : equals ? "choice" : "main";
      const run = () => this.act(action);
      return { key: `act-${action.id}`, label: this.labelOf(action), look, off: !action.enabled, run };
    });
    const can = view.can ?? { undo: null, redo: null };
    const hints = !view.over && view.me !== null && this.offers("hint");
    if (hints) items.push({ key: "hint", label: this.t("hint"), run: () => this.ask("hint") });
    if (this.offers("history")) items.push(this.historyItem("undo", can.undo));
    if (this.offers("history") && can.redo !== null) items.push(this.historyItem("redo", can.redo));
    set(part.bar, { "aria-label": this.t("actions"), hidden: !items.length });
    keyed(part.bar, items, (item) => item.key, () => this.makeBarButton(), (node, item) => this.updateBarButton(node, item));
    rove([...part.bar.children]);
  }

  historyItem(kind, warning) {
    const run = (event) => {
      if (warning) this.confirm(warning, this.t(kind), event.currentTarget, () => this.ask(kind));
      else this.ask(kind);
    };
    return { key: kind, label: this.t(kind), off: warning === null, run };
  }

  makeBarButton() {
    const node = h("button", { type: "button" });
    node.addEventListener("click", (event) => {
      rove([...this.part.bar.children], node);
      node.run(event);
    });
    return node;
  }

  updateBarButton(node, { key, label, look, off, run }) {
    say(node, label);
    node.run = run;
    // "Off" is only how it looks: pressing it still asks, and the answer says why not.
    set(node, { class: look, "data-act": key, "aria-disabled": off ? "true" : null });
  }

  paintWhy() {
    const why = this.localWhy ?? this.view.why;
    set(this.part.why, { "data-kind": why ? (why.bad ? "bad" : "good") : "none" });
    say(this.part.whyTitle, why ? why.title : this.t("why"));
    const reasons = (why?.reasons ?? []).map(({ rule, name, text }) =>
      h("div", { class: "reason", "data-rule": rule }, h("span", { class: "chip" }, name), h("p", {}, text)),
    );
    const could = why?.could ? h("p", { class: "could" }, why.could) : null;
    const none = why ? null : h("p", { class: "none" }, this.t("why_empty"));
    this.part.whyBody.replaceChildren(...[...reasons, could, none].filter(Boolean));
  }

  paintLedger() {
    const { ledger } = this.view;
    const { ledgerFold, ledgerName, ledgerHead, ledgerRows } = this.part;
    set(ledgerFold, { hidden: !ledger });
    if (!ledger) return;
    // It opens when it is time to look at it, and only then closes what it opened itself.
    if (ledger.open && !ledgerFold.open) [ledgerFold.open, this.openedLedger] = [true, true];
    else if (!ledger.open && this.openedLedger) [ledgerFold.open, this.openedLedger] = [false, false];
    say(ledgerName, ledger.title);
    set(ledgerHead.closest("table"), { "aria-label": ledger.title });
    const columns = ledger.columns.map((text, index) => ({ text, index }));
    keyed(ledgerHead, columns, ({ index }) => index, () => h("th", { scope: "col" }), (node, { text }) => say(node, text));
    keyed(ledgerRows, ledger.rows, ({ seat }) => seat, () => h("tr", {}, h("th", { scope: "row" })), (node, row) => {
      say(node.firstElementChild, row.name);
      set(node, { "data-mine": row.mine });
      while (node.children.length <= row.cells.length) node.append(h("td"));
      row.cells.forEach((cell, index) => say(node.children[index + 1], cell));
      while (node.children.length > row.cells.length + 1) node.lastElementChild.remove();
    });
  }

  paintLog() {
    const { logBox, log, logName } = this.part;
    say(logName, this.t("log"));
    set(logBox, { "aria-label": this.t("log") });
    const lines = this.view.log.length ? this.view.log : [{ n: 0, text: this.t("log_empty"), seat: null, node: null }];
    const mine = (line) => this.view.me !== null && line.seat === this.view.me;
    const key = (line) => `${line.n} ${line.text} ${mine(line)}`; // all that a line shows: it never changes
    const make = (line) => h("li", { value: line.n || null, class: line.n ? null : "none", "data-mine": mine(line) }, line.text);
    keyed(log, lines, key, make, () => {});
    this.scrollLater();
  }

  /** Show the log's end (unless somebody reads further up) and the present moment; layout is not forced for it. */
  scrollLater() {
    this.scrolling ??= requestAnimationFrame(() => {
      this.scrolling = null;
      const { logBox, logFold, tree, treeFold } = this.part;
      if (logFold.open && this.logAtEnd !== false) {
        logBox.scrollTop = logBox.scrollHeight;
        this.logSeen = { top: logBox.scrollTop, height: logBox.scrollHeight };
      }
      const current = treeFold.open && tree.querySelector("[aria-current]");
      if (current) tree.scrollTop = current.offsetTop - tree.clientHeight / 2;
    });
  }

  paintTree() {
    const { tree, treeName, treeFold } = this.part;
    const nodes = this.view.tree ?? [];
    say(treeName, this.t("history"));
    set(tree, { "aria-label": this.t("history") });
    set(treeFold, { hidden: nodes.length < 2 || !this.offers("history") });
    const make = () => h("div", { role: "treeitem" }, h("b"), h("span"));
    keyed(tree, nodes, (item) => item.node, make, (node, item) => {
      set(node, { "data-node": item.node, "aria-level": item.depth + 1, "aria-selected": String(item.current) });
      set(node, { "aria-current": item.current ? "step" : null });
      node.style.setProperty("--depth", Math.min(item.depth, 6));
      say(node.children[0], item.name);
      say(node.children[1], item.label);
    });
    const items = [...tree.children];
    const current = items.find((item) => item.hasAttribute("aria-current"));
    rove(items, current);
    if (!this.part.naming.querySelector("input")) this.paintNaming(false);
  }

  paintNaming(open) {
    const current = (this.view.tree ?? []).find((item) => item.current);
    const { naming } = this.part;
    if (!open || !current) {
      const start = this.button(this.t("name_branch"), () => this.paintNaming(true));
      naming.replaceChildren(...(current ? [start] : []));
      return;
    }
    const input = h("input", { type: "text", maxlength: 60, "aria-label": this.t("name_branch") });
    input.value = current.name ?? "";
    const close = () => {
      this.paintNaming(false);
      naming.firstElementChild?.focus();
    };
    const done = () => {
      this.ask("name", { node: current.node, text: input.value.trim() });
      close();
    };
    input.addEventListener("keydown", (event) => {
      if (event.key === "Enter") done();
      if (event.key === "Escape") close();
    });
    naming.replaceChildren(input, this.button(this.t("confirm"), done, true), this.button(this.t("cancel"), close));
    input.focus();
  }

  paintMenu() {
    set(this.part.menu, { "aria-label": this.t("game"), hidden: !this.offers("menu") });
    const items = [
      { key: "save", run: () => this.save() },
      { key: "load", run: () => this.part.file.click() },
      { key: "new_game", run: (event) => this.newGame(event.currentTarget) },
    ];
    const make = ({ key, run }) => set(this.button("", run), { "data-act": key });
    keyed(this.part.menu, items, (item) => item.key, make, (node, { key }) => say(node, this.t(key)));
  }

  paintBanner(lost) {
    const { banner } = this.part;
    if (banner.hidden === !lost) return;
    set(banner, { hidden: !lost });
    banner.replaceChildren();
    if (lost) banner.append(h("p", {}, this.t("disconnected")), this.button(this.t("reload"), reload, true));
  }

  openFolds() {
    const wide = (this.root.clientWidth || window.innerWidth) >= WIDE;
    this.part.logFold.open = wide;
    this.part.treeFold.open = false;
  }

  /** Say to a screen reader what is new: the status, and the log's new lines when it is folded. */
  announce(since) {
    const folded = !this.part.logFold.open;
    const lines = folded ? this.view.log.filter(({ n }) => n > since) : []; // an open log speaks itself
    this.speak(...lines.map(({ text }) => text), this.view.status);
  }

  speak(...texts) {
    this.part.live.replaceChildren(...texts.filter(Boolean).map((text) => h("p", {}, text)));
  }

  // -- Where things are (for animation)

  snapshot() {
    const box = (node) => node.getBoundingClientRect();
    const { part } = this;
    const size = { width: 44, height: 62 }; // of a card where none lies
    const middle = middleOf(box(part.zones), size);
    const zones = new Map();
    const laid = new Map(); // of zones whose cards are seen as they come: what lies there
    const rows = new Map(); // zone -> who laid the best card
    for (const zone of part.zones.children) {
      const { zone: id, kind } = zone.dataset;
      const cards = [...zone.querySelectorAll(".face")].filter((node) => node.dataset.face !== "empty");
      const spot = zone.querySelector(".pile > :last-child, .row, .amount");
      zones.set(id, kind === "pile" ? box(spot) : middleOf(box(spot), cards.length ? box(cards.at(-1)) : size));
      if (kind === "row") rows.set(id, Number(zone.querySelector("[data-best]")?.dataset.by));
      if (kind !== "row" && id !== "pile") continue;
      laid.set(id, cards.map((face) => ({ face: face.dataset.face, box: box(face), node: face.closest(".laid") ?? face })));
    }
    const [seats, chips] = [new Map(), new Map()];
    for (const seat of part.seats.children) {
      const number = Number(seat.dataset.seat);
      seats.set(number, [...seat.querySelectorAll(".stack > :last-child")].map(box));
      chips.set(number, middleOf(box(seat), { width: 28, height: 39 }));
    }
    const cards = new Map();
    for (const list of [part.hand.list, part.own.list]) {
      for (const node of this.options(list)) {
        const face = node.querySelector(".face:last-of-type");
        cards.set(node.dataset.key, { node, box: box(face), face: face.dataset.face });
      }
    }
    const stacks = [...part.own.list.querySelectorAll(".stack")].map((node) => box(node.lastElementChild ?? node));
    const own = stacks[0] ?? zones.get("pile") ?? middle;
    const last = this.options(part.hand.list).at(-1);
    const hand = last ? box(last) : box(part.hand.none).width ? middleOf(box(part.hand.none), own) : own;
    const me = middleOf(box(part.me), { width: 28, height: 39 });
    return { zones, laid, rows, seats, chips, cards, stacks, own, hand, me, middle };
  }

  // -- Choosing

  options(list) {
    return [...list.querySelectorAll("[data-key]")];
  }

  /** The card with this key, in hand or on the own piles. */
  cardOf(key) {
    const { hand, own } = this.view;
    const tops = (own?.stacks ?? []).map((stack) => stack.up ?? stack.down);
    return [...(hand?.cards ?? []), ...tops].find((card) => card?.key === key) ?? null;
  }

  forgetChosen() {
    for (const key of this.chosen) if (!this.cardOf(key)) this.chosen.delete(key);
    if (this.view.hand?.multi === false && this.chosen.size > 1) this.chosen = new Set([...this.chosen].slice(-1));
  }

  toggle(node, list) {
    const { key } = node.dataset;
    const multi = list.getAttribute("aria-multiselectable") === "true";
    if (this.refused && this.refused !== key) this.chosen.delete(this.refused);
    this.refused = null;
    const off = this.chosen.delete(key);
    if (!off) {
      if (!multi) for (const other of this.options(list)) this.chosen.delete(other.dataset.key);
      this.chosen.add(key);
    }
    this.choiceChanged(off ? null : this.cardOf(key));
  }

  /** Show the choice; `card`, the one just taken up, tells at once why it can't be played. */
  choiceChanged(card) {
    const bars = [...this.chosen].map((key) => this.cardOf(key)).filter((one) => one?.playable === false);
    this.localWhy = card?.playable === false ? card.why : (bars.at(-1)?.why ?? null);
    for (const list of [this.part.hand.list, this.part.own.list]) {
      for (const node of this.options(list)) set(node, { "aria-selected": String(this.chosen.has(node.dataset.key)) });
    }
    this.paintBar();
    this.paintWhy();
    if (card?.playable === false && card.why) this.speakWhy(card.why);
  }

  clearChoice() {
    this.chosen.clear();
    this.choiceChanged(null);
  }

  tapCard(event, list) {
    const node = event.target.closest("[data-key]");
    if (!node) return;
    this.focusIn(list, node);
    this.toggle(node, list);
  }

  focusIn(list, node) {
    rove(this.options(list), node);
    node.focus();
  }

  /** A tap on the middle of the table plays what is selected; without a choice it says what to do. */
  tapTable() {
    const main = this.mainAction();
    if (main && this.chosen.size) this.act(main);
    else this.nudge(this.view.status);
  }

  mainAction() {
    const { actions } = this.view;
    return actions.find((action) => action.select && action.primary) ?? actions.find((action) => action.select) ?? null;
  }

  /** What an action's button says for the cards selected now. */
  labelOf({ label, labels }) {
    if (!labels) return label ?? "";
    const groups = [...this.chosen].map((key) => this.cardOf(key)?.group);
    if (!groups.length) return labels.none;
    const same = groups.every((group) => group === groups[0]);
    const forms = (same && labels.groups?.[groups[0]]) || labels.mixed || [];
    return forms[Math.min(groups.length, forms.length) - 1] ?? labels.none;
  }

  // -- Keys and focus

  cardKey(event, list) {
    const node = event.target.closest("[data-key]");
    if (!node || event.ctrlKey || event.metaKey || event.altKey) return;
    const goal = stepTo(event.key, this.options(list), node, this.view.dir === "rtl");
    if (goal) this.focusIn(list, goal);
    else if (event.key === " ") this.toggle(node, list);
    else if (event.key === "Enter") this.playFrom(node);
    else if (event.key === "Escape") this.clearChoice();
    else if (!event.key.startsWith("Arrow")) return;
    event.preventDefault();
  }

  playFrom(node) {
    const main = this.mainAction();
    if (!main) this.nudge(this.view.status);
    else if (this.chosen.size) this.act(main);
    else this.act(main, [node.dataset.key]);
  }

  roveKey(event, bar) {
    const items = [...bar.children];
    const goal = stepTo(event.key, items, event.target.closest("button"), this.view.dir === "rtl");
    if (!goal) return;
    rove(items, goal);
    goal.focus();
    event.preventDefault();
  }

  treeKey(event) {
    const items = [...this.part.tree.children];
    const node = event.target.closest("[data-node]");
    const index = items.indexOf(node);
    const goals = { ArrowDown: items[index + 1], ArrowUp: items[index - 1], Home: items[0], End: items.at(-1) };
    if (event.key === "Enter" || event.key === " ") this.jump(node);
    else if (event.key in goals) {
      rove(items, goals[event.key] ?? node);
      (goals[event.key] ?? node).focus();
    } else return;
    event.preventDefault();
  }

  /** Where the focus is, so that it can be found again when its node goes away. */
  focusNote() {
    const node = this.root.getRootNode().activeElement;
    if (!node || !this.root.contains(node)) return null;
    const list = node.closest(".cards");
    return { node, list, index: list ? this.options(list).indexOf(node) : -1 };
  }

  refocus(note) {
    if (!note) return;
    const { hand, own, bar } = this.part;
    const gone = !note.node.isConnected || note.node.closest("[hidden]");
    // A focus that lost its node waits on a button; when there is something to choose again it moves there.
    const moves = this.waitingFocus === note.node && this.view.actions.length > 0;
    if (!gone && !moves) return;
    const first = note.list ? this.options(note.list) : [];
    const near = first[Math.min(note.index, first.length - 1)];
    const goal = near ?? this.options(hand.list)[0] ?? this.options(own.list)[0] ?? bar.firstElementChild;
    this.waitingFocus = goal === bar.firstElementChild && !this.view.actions.length ? goal : null;
    if (goal?.dataset.key) this.focusIn(goal.closest(".cards"), goal);
    else goal?.focus();
  }

  // -- Asking

  /** Send one request and show its answer. While one is open another is refused, kindly. */
  async ask(kind, more = {}) {
    if (this.line.open) {
      this.nudge(this.t("pending"));
      return null;
    }
    set(this.root, { "data-pending": kind });
    const answer = await this.line.ask({ kind, version: this.view.version, ...more });
    if (this.ended) return null;
    set(this.root, { "data-pending": null });
    if (answer?.why) this.explain(answer.why);
    else if (answer && !answer.accepted) this.nudge(this.view.status);
    this.goOn();
    return answer;
  }

  async act(action, keys = null) {
    const sent = action.select ? (keys ?? [...this.chosen]) : [];
    const answer = await this.ask("act", { action: action.id, keys: sent });
    // One card that was refused makes way for the next one chosen; several may be short of one more.
    this.refused = answer && !answer.accepted && sent.length === 1 ? sent[0] : null;
    if (!answer?.accepted) return;
    for (const key of sent) this.chosen.delete(key);
    this.choiceChanged(null);
  }

  async save() {
    const answer = await this.ask("save");
    if (answer?.accepted && answer.file) download(answer.file);
  }

  async loadFile() {
    const [file] = this.part.file.files;
    if (!file) return;
    const text = file.size > FILE_LIMIT ? null : await file.text();
    this.part.file.value = ""; // so that the same file can be chosen again
    if (text === null) this.explain({ bad: true, title: this.t("file_too_big"), reasons: [], could: null });
    else await this.ask("load", { text });
  }

  newGame(opener) {
    const start = () => this.ask("new", { settings: {} });
    if (this.view.over || !this.view.strings?.new_game_warning) start();
    else this.confirm(this.t("new_game_warning"), this.t("new_game"), opener, start);
  }

  jump(node) {
    if (!node || node.hasAttribute("aria-current")) return;
    const { tree } = this.view;
    const goal = tree.find((item) => String(item.node) === node.dataset.node);
    if (goal) this.ask("jump", { node: goal.node });
  }

  /** Ask beside the buttons before something that cannot be taken back. */
  confirm(text, label, opener, run) {
    const { confirm } = this.part;
    const close = () => {
      set(confirm, { hidden: true });
      confirm.replaceChildren();
      opener?.focus();
    };
    const yes = this.button(label, () => (close(), run()), true);
    const question = h("p", { id: `${this.name}-ask` }, text);
    confirm.replaceChildren(question, yes, this.button(this.t("cancel"), close));
    set(confirm, { hidden: false, "aria-label": label, "aria-describedby": question.id });
    confirm.onkeydown = (event) => {
      if (event.key === "Escape") close();
    };
    yes.focus();
  }

  explain(why) {
    this.localWhy = why;
    this.paintWhy();
    this.speakWhy(why);
  }

  speakWhy(why) {
    this.speak(why.title, ...why.reasons.map(({ text }) => text), why.could);
    const panel = this.part.why;
    panel.scrollIntoView({ block: "nearest", behavior: calm() ? "auto" : "smooth" });
    if (!calm()) panel.animate([{ scale: "1" }, { scale: "1.02" }, { scale: "1" }], 240);
  }

  /** Answer a click that changes nothing: say the sentence, and let the status line nod. */
  nudge(text) {
    this.speak();
    setTimeout(() => this.speak(text), 60); // an emptied region speaks the same sentence again
    say(this.part.status, text);
    clearTimeout(this.nudged);
    this.nudged = setTimeout(() => say(this.part.status, this.view.status), 2500);
    if (!calm()) this.part.status.animate([{ translate: "0" }, { translate: "0 -4px" }, { translate: "0" }], 240);
  }
}

function stackFaces({ down, up }) {
  const faces = [down?.face, up?.face].filter(Boolean);
  return faces.length ? faces : ["empty"];
}

/** A box of `like`'s size in the middle of `around`. */
function middleOf(around, like) {
  const left = around.left + (around.width - like.width) / 2;
  return new DOMRect(left, around.top + Math.max(0, around.height - like.height) / 2, like.width, like.height);
}

/** A page may take over by preventing the event's default (and open the saved game again). */
function reload() {
  const event = new CustomEvent("threeup:reload", { cancelable: true });
  if (window.dispatchEvent(event)) window.location.reload();
}

// ---- 5 Render -------------------------------------------------------------------------------

export default {
  render({ model, el }) {
    const board = new Board(model, el);
    return () => board.end();
  },
};
