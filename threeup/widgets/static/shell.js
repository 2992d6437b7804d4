// The page around the board: brand, language, the home view's places, and the form for a new game.
// Draws what Python sends in `view` and sends back what is pressed; it knows no game and no words.

const header = (view, send) => {
  const languages = view.languages.map((each) =>
    make("option", { value: each.code, lang: each.code, selected: each.code === view.lang }, each.name));
  const select = make("select", { "data-key": "lang", onchange: (event) => send({ kind: "language", lang: event.target.value }) },
    ...languages);
  const home = view.home
    ? make("button", { type: "button", class: "brand", "data-key": "home", onclick: () => send({ kind: "go", view: "home" }) },
      make("span", { class: "mark", "aria-hidden": "true" }, "3·3"), make("span", {}, view.strings.title))
    : make("span", { class: "brand" }, make("span", { class: "mark", "aria-hidden": "true" }, "3·3"), make("span", {}, view.strings.title));
  return make("header", {}, home, make("label", { class: "language" }, make("span", {}, view.strings.language), select));
};

const problems = (view) => view.problems.map((each) => make("section", { class: "problems", role: "status" },
  make("p", {}, each.title), make("ul", {}, ...each.items.map((text) => make("li", {}, text)))));

const place = (view, each, send) => {
  const inside = [make("span", { class: `sign sign-${each.id}`, "aria-hidden": "true" }), make("strong", {}, each.title),
    make("span", { class: "text" }, each.text)];
  if (each.ready) {
    return make("li", {}, make("button", { type: "button", class: "place", "data-key": each.id,
      onclick: () => send({ kind: "go", view: each.id }) }, ...inside));
  }
  return make("li", {}, make("div", { class: "place later" }, ...inside, make("em", {}, view.strings.soon)));
};

const homeView = (view, send) => make("section", { class: "home" },
  make("h1", {}, view.strings.tagline),
  make("ul", { class: "places" }, ...view.places.map((each) => place(view, each, send))),
  make("p", { class: "draft" }, view.strings.draft));

// What was typed or picked and not sent yet, over what Python says; kept while the language or the game changes.
const chosen = (view, state, each) => {
  const wish = state.draft[each.name] ?? view.form.values[each.name];
  const known = !each.values || each.values.some((value) => value.value === wish);
  return known && wish !== undefined ? wish : each.usual || each.values?.[0].value || "";
};

const field = (view, state, each) => {
  const id = `threeup-${each.name}`;
  const present = chosen(view, state, each);
  const control = each.values
    ? make("select", { name: each.name, id, "data-key": each.name }, ...each.values.map((value) =>
      make("option", { value: value.value, selected: value.value === present }, value.label)))
    : make("input", { name: each.name, id, "data-key": each.name, inputmode: "numeric", autocomplete: "off", maxlength: 18, value: present });
  const help = each.help ? make("small", { id: `${id}-help` }, each.help) : null;
  if (help) control.setAttribute("aria-describedby", `${id}-help`);
  return make("p", { class: "field" }, make("label", { for: id }, each.label), control, help);
};

const presentGame = (view, state) =>
  view.form.games.find((each) => each.id === (state.draft.game ?? view.form.values.game)) ?? view.form.games[0];

// Two or three cards of its deck are a game's sign; its name says what they are, so they are silent.
const game = (each, present) => {
  const id = `threeup-game-${each.id}`;
  const pictures = each.pictures.map((source) => make("img", { src: source, alt: "", width: 100, height: 140, draggable: "false" }));
  return make("label", { class: "game", for: id },
    make("input", { type: "radio", name: "game", id, value: each.id, checked: each === present, "data-key": `game-${each.id}`,
      "aria-describedby": `${id}-text` }),
    make("span", { class: "fan", "aria-hidden": "true" }, ...pictures),
    make("strong", {}, each.title), make("span", { class: "text", id: `${id}-text` }, each.text));
};

const form = (view, send, state) => {
  const present = presentGame(view, state);
  const change = (event) => {
    if (!event.target.name) return;
    state.draft[event.target.name] = event.target.value;
    if (event.target.name === "game") state.redraw();
  };
  const submit = (event) => {
    event.preventDefault();
    const settings = Object.fromEntries(new FormData(event.target));
    const around = event.target.closest("details");
    if (around) { // the table has the place again
      around.open = false;
      around.querySelector("summary").focus();
    }
    state.draft = {};
    send({ kind: "start", settings });
  };
  return make("form", { onsubmit: submit, oninput: change, class: "settings" },
    make("fieldset", { class: "games" }, make("legend", {}, view.strings.game), ...view.form.games.map((each) => game(each, present))),
    make("div", { class: "fields" }, ...present.main.map((each) => field(view, state, each))),
    make("details", { class: "rules", open: view.form.open }, make("summary", { "data-key": "rules" }, view.strings.options),
      make("div", { class: "fields" }, ...present.options.map((each) => field(view, state, each)))),
    make("button", { type: "submit", class: "primary", "data-key": "start" }, view.strings.start));
};

const copy = (view, button) =>
  copyText(withQuery(view.link), button, { label: view.strings.link, done: view.strings.link_copied });

const playView = (view, send, state) => {
  if (!view.playing) return make("section", { class: "new" }, make("h1", {}, view.strings.new_table), form(view, send, state));
  const link = view.link === null ? null : make("button", { type: "button", class: "quiet", "data-key": "link",
    onclick: (event) => copy(view, event.currentTarget) }, view.strings.link);
  // Seen it would only repeat what the board says; for those who listen it is where the page begins.
  const title = make("h1", { class: "unseen" }, view.places.find((each) => each.id === view.page)?.title ?? view.strings.title);
  return make("section", { class: "playing" }, title,
    make("details", { class: "change" }, make("summary", { "data-key": "change" }, view.strings.change), form(view, send, state), link));
};

// Lessons and Explore have widgets of their own below; Explore's begin with the table, which has no title.
const middle = (view, send, state) => {
  if (view.page === "learn") return [];
  if (view.page === "explore") return [make("h1", { class: "unseen" }, view.places.find((each) => each.id === view.page).title)];
  return [view.page === "home" ? homeView(view, send) : playView(view, send, state)];
};

const draw = (model, el, state) => {
  const view = model.get("view");
  const send = (content) => model.send(content);
  const active = el.contains(document.activeElement) ? document.activeElement : null;
  const held = active?.dataset.key;
  const kept = el.dataset.page === view.page + view.playing;
  const mark = JSON.stringify(view.form.values);
  if (!kept || mark !== state.mark) state.draft = {};
  state.mark = mark;
  const opened = kept ? [...el.querySelectorAll("details[open]")].map((each) => each.className) : [];
  el.className = "threeup-shell";
  el.lang = view.lang;
  el.dir = view.dir;
  el.dataset.page = view.page + view.playing;
  el.replaceChildren(header(view, send), ...problems(view),
    ...middle(view, send, state));
  for (const name of opened) el.querySelector(`details.${name}`)?.setAttribute("open", "");
  if (active && kept && held) el.querySelector(`[data-key="${CSS.escape(held)}"]`)?.focus();
  else if (active) {
    const heading = el.querySelector("h1") ?? el.querySelector("summary");
    if (heading?.tagName === "H1") heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  }
};

const render = ({ model, el }) => {
  const state = { draft: {}, mark: "", redraw: () => draw(model, el, state) };
  const keep = (event) => event.stopPropagation(); // JupyterLab's single-key commands
  model.on("change:view", state.redraw);
  el.addEventListener("keydown", keep);
  state.redraw();
  return () => {
    model.off("change:view", state.redraw);
    el.removeEventListener("keydown", keep);
  };
};

export default { render };
