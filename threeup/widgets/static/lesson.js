// The panel of a lesson: courses, a step's task with what is said of it, and the rule book.
// Draws what Python sends in `view` and sends back what is pressed; it knows no rules and no words.

const FILE_LIMIT = 1_000_000; // characters of a progress file; a larger one is answered by Python all the same

const button = (key, label, run, props = {}) =>
  make("button", { type: "button", "data-key": key, onclick: run, ...props }, label);

const heading = (text, ...more) => make("h1", { tabindex: "-1" }, text, ...more);

// ---- Rules: a chip opens the sentence of its rule -------------------------------------------

const chip = (rule, state) => {
  const id = `threeup-rule-${rule.id}`;
  const open = state.opened.has(rule.id);
  const sentence = make("p", { id, hidden: !open }, rule.text);
  const press = ({ currentTarget }) => {
    const now = !state.opened.has(rule.id);
    state.opened[now ? "add" : "delete"](rule.id);
    sentence.hidden = !now;
    currentTarget.setAttribute("aria-expanded", String(now));
  };
  const name = button(`rule-${rule.id}`, rule.name, press, { class: "chip", "aria-expanded": String(open), "aria-controls": id });
  return make("li", {}, name, sentence);
};

const chips = (view, rules, state) => rules.length
  ? make("ul", { class: "chips", "aria-label": view.strings.rules }, ...rules.map((rule) => chip(rule, state)))
  : null;

// ---- The courses ------------------------------------------------------------------------------

const meter = (done, all) => {
  const bar = make("span", { class: "meter", "aria-hidden": "true" }, make("span"));
  bar.firstElementChild.style.inlineSize = `${all ? (100 * done) / all : 0}%`;
  return bar;
};

const lessonItem = (view, each, send) => {
  const sign = make("span", { class: "sign", "aria-hidden": "true" }, each.done ? "✓" : "");
  const count = make("span", { class: "count" }, each.count);
  const words = make("span", { class: "words" }, make("strong", {}, each.title), make("span", {}, each.text), count);
  return make("li", {}, make("button", { type: "button", class: "lesson", "data-key": each.lesson, "data-done": each.done,
    onclick: () => send({ kind: "open", lesson: each.lesson, step: each.step }) }, sign, words));
};

const course = (view, each, send) => make("section", { class: "course", "data-course": each.id },
  make("h2", {}, each.title), make("p", {}, each.text),
  make("p", { class: "count" }, meter(each.done, each.all), each.count),
  each.finished ? make("p", { class: "finished" }, make("span", { "aria-hidden": "true" }, "✓ "), each.finished) : null,
  make("div", { class: "row" },
    each.next ? button(`go-${each.id}`, each.next.label, () => send({ kind: "open", ...each.next }), { class: "main" }) : null,
    each.review ? button(`review-${each.id}`, each.review, () => send({ kind: "review", game: each.id })) : null,
    button(`map-${each.id}`, view.strings.map, () => send({ kind: "rules", game: each.id }))),
  make("ol", { class: "lessons" }, ...each.lessons.map((one) => lessonItem(view, one, send))));

const progress = (view, send) => {
  const file = make("input", { type: "file", accept: ".json,application/json", hidden: true });
  file.addEventListener("change", async () => {
    const [chosen] = file.files;
    if (chosen) send({ kind: "load", text: (await chosen.slice(0, FILE_LIMIT + 1).text()) });
    file.value = "";
  });
  return make("section", { class: "kept" }, make("h2", {}, view.strings.progress), make("p", {}, view.kept),
    make("div", { class: "row" }, button("save", view.strings.save, () => send({ kind: "save" })),
      button("load", view.strings.load, () => file.click()), file));
};

const notice = ({ good, title, items }) => make("section", { class: "said", "data-mood": good ? "good" : "bad" },
  make("h2", {}, title), items.length ? make("ul", {}, ...items.map((text) => make("li", {}, text))) : null);

const coursesPage = (view, send) => [
  heading(view.strings.title), make("p", { class: "intro" }, view.strings.intro),
  make("div", { class: "courses" }, ...view.courses.map((each) => course(view, each, send))),
  progress(view, send),
];

// ---- The rule book ----------------------------------------------------------------------------

const level = ({ level: name, said }) => make("span", { class: "level", "data-level": name }, said);

const rule = (each, send) => {
  const go = each.step ? button(`step-${each.id}`, each.step.label, () => send({ kind: "open", ...each.step })) : null;
  return make("li", {}, make("details", { "data-rule": each.id },
    make("summary", { "data-key": `map-${each.id}` }, make("span", { class: "name" }, each.name), level(each)),
    make("p", {}, each.text), go));
};

const rulesPage = (view, send) => {
  const { map, strings } = view;
  const games = map.games.map((each) => button(`game-${each.id}`, each.title, () => send({ kind: "rules", game: each.id }),
    { "aria-pressed": String(each.id === map.game) }));
  const legend = map.levels.map((each) => make("li", {}, level(each), make("span", {}, each.text)));
  const sections = map.sections.map((section) => make("section", {}, make("h2", {}, section.title),
    make("ul", { class: "rules" }, ...section.rules.map((each) => rule(each, send)))));
  return [
    make("nav", { class: "row" }, button("courses", strings.courses, () => send({ kind: "courses" }))),
    heading(map.title), make("p", { class: "intro" }, map.sum),
    make("div", { class: "row", role: "group", "aria-label": strings.games }, ...games),
    make("ul", { class: "legend" }, ...legend), make("div", { class: "book" }, ...sections),
  ];
};

// ---- A step -----------------------------------------------------------------------------------

const dots = (view, send) => {
  const { steps } = view.step;
  if (steps.length < 2) return null;
  const lesson = view.step.lesson;
  const items = steps.map((each) => make("li", {}, make("button", { type: "button", "data-key": `dot-${each.n}`,
    "aria-label": each.label, "aria-current": each.current ? "step" : null, "data-done": each.done,
    onclick: () => send({ kind: "open", lesson, step: each.step }) }, each.done ? `${each.n}\u2009✓` : String(each.n))));
  return make("ol", { class: "dots", "aria-label": view.strings.steps }, ...items);
};

const MARKS = { good: "✓", bad: "✕", hint: "?", task: "" };

const said = (view) => {
  const { said: one } = view.step;
  if (!one) return null;
  const titles = { good: view.strings.good, bad: view.strings.bad, hint: view.strings.tip };
  const title = titles[one.mood];
  const mark = make("span", { class: "mark", "aria-hidden": "true" }, MARKS[one.mood]);
  const named = { role: "group", "aria-labelledby": "threeup-said", tabindex: "-1" };
  return make("div", { class: "said", ...named, "data-mood": one.mood, "data-key": "said" },
    MARKS[one.mood] ? mark : null, make("div", { id: "threeup-said" }, title ? make("strong", {}, title) : null, make("p", {}, one.text)));
};

const choices = (view, send) => {
  const { choices: all } = view.step;
  if (!all) return null;
  const answers = all.rules.map((each) => button(`judge-${each.rule}`, each.label, () => send({ kind: "judge", rule: each.rule })));
  return make("div", { class: "judge", role: "group", "aria-label": view.strings.ask },
    make("p", { class: "suspect" }, all.text), make("p", { class: "ask" }, view.strings.ask),
    make("div", { class: "answers" }, button("judge", view.strings.allowed, () => send({ kind: "judge", rule: null })), ...answers));
};

const bar = (view, send) => {
  const { step, strings } = view;
  const plain = (key) => button(key, strings[key], () => send({ kind: key }));
  const main = (on) => ({ class: on ? "main" : null });
  return make("div", { class: "row tools" },
    step.can.watch ? button("watch", strings.watch, () => send({ kind: "watch" }), main(true)) : null,
    button("next", step.next, () => send({ kind: "next" }), main(step.reached && !step.can.watch)),
    step.can.hint ? plain("hint") : null, step.can.back ? plain("back") : null,
    step.can.rewind ? plain("rewind") : null, step.can.explore ? plain("explore") : null,
    step.previous ? plain("previous") : null);
};

const stepPage = (view, send, state) => {
  const { step } = view;
  return [
    make("nav", { class: "row" }, button("courses", view.strings.courses, () => send({ kind: "courses" })), dots(view, send)),
    heading(step.title), make("p", { class: "kind" }, make("span", { class: "badge", "data-kind": step.kind }, step.kind_said),
      make("span", {}, step.place)),
    make("p", { class: "task" }, step.task), choices(view, send), said(view), bar(view, send), chips(view, step.rules, state),
  ];
};

// ---- Drawing ----------------------------------------------------------------------------------

const PAGES = { courses: coursesPage, rules: rulesPage, step: stepPage };

/** What the page says: the latest answer aloud, and where the eye (and the focus) should be for it. */
const announce = (view, state, fresh) => {
  const one = view.step?.said;
  const text = one ? one.text : view.notice ? [view.notice.title, ...view.notice.items].join(" ") : "";
  const mark = JSON.stringify([view.turn, view.lang, text, view.step?.count]);
  const box = state.body.querySelector(".said");
  const won = Boolean(view.step?.reached && view.step.kind !== "explore") && !state.won;
  state.won = Boolean(view.step?.reached);
  if (mark === state.mark) return;
  state.mark = mark;
  if (fresh || !box) {
    state.live.textContent = "";
    return;
  }
  box.dataset.fresh = "";
  if (won && view.step.said?.mood === "good") box.focus({ preventScroll: true }); // next comes the button to go on
  else if (view.step?.aloud ?? true) {
    state.live.textContent = "";
    setTimeout(() => (state.live.textContent = text), 60); // an emptied region speaks the same sentence again
  }
  if (won || view.notice || view.step?.near) box.scrollIntoView({ block: "nearest" });
};

const draw = (model, el, state) => {
  const view = model.get("view");
  if (!view?.page) return;
  const first = state.turn === null;
  const turned = state.turn !== view.turn;
  const active = state.body.contains(document.activeElement) ? document.activeElement : null;
  const held = active?.dataset.key;
  const open = turned ? [] : [...state.body.querySelectorAll("details[open]")].map((node) => node.dataset.rule);
  if (turned) state.opened.clear();
  el.className = "threeup-lesson";
  el.lang = view.lang;
  el.dir = view.dir;
  el.dataset.page = view.page;
  el.dataset.step = view.step ? `${view.step.lesson}.${view.step.id}` : "";
  const note = view.notice ? [notice(view.notice)] : [];
  const parts = PAGES[view.page](view, (content) => model.send(content), state);
  state.body.replaceChildren(...note, ...parts.filter(Boolean));
  for (const id of open) state.body.querySelector(`details[data-rule="${CSS.escape(id)}"]`)?.setAttribute("open", "");
  const again = held && !turned ? state.body.querySelector(`[data-key="${CSS.escape(held)}"]`) : null;
  const top = state.body.querySelector("h1");
  const free = document.activeElement === document.body || !document.activeElement?.isConnected;
  state.turn = view.turn;
  if (again) again.focus({ preventScroll: true });
  else if (turned && (first ? free && view.turn > 0 : true)) {
    whenThere(el, () => top.focus({ preventScroll: true }));
    if (!first) el.scrollIntoView({ block: "start" });
  } else if (active) (state.body.querySelector(".said") ?? top).focus({ preventScroll: true }); // what was pressed is gone
  announce(view, state, turned);
};

const render = ({ model, el }) => {
  const live = make("div", { class: "unseen", role: "status", "aria-live": "polite" });
  const body = make("div", { class: "inside" });
  const state = { live, body, opened: new Set(), turn: null, mark: "", won: false };
  const redraw = () => draw(model, el, state);
  const keep = (event) => event.stopPropagation(); // JupyterLab's single-key commands
  const hear = (content) => {
    if (content?.file) keepFile(content.file);
  };
  el.replaceChildren(live, body);
  model.on("change:view", redraw);
  model.on("msg:custom", hear);
  el.addEventListener("keydown", keep);
  redraw();
  return () => {
    model.off("change:view", redraw);
    model.off("msg:custom", hear);
    el.removeEventListener("keydown", keep);
  };
};

export default { render };
