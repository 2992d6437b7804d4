// The page after its first paint: widgets come alive, and whatever fails is said in the learner's language.
// `window.threeup` was begun by the few lines in the page's head (shell.html.j2).
import { Manager } from "./manager.js";

const WATCH = 15000; // milliseconds until a page that shows nothing is loaded once more
const RELOADED = "threeup.reloaded";
const page = window.threeup;
const root = document.documentElement;
const words = () => page.words[root.lang] ?? page.words.en;

const made = {};

/** A module that came as an AMD file of an installed package (anywidget); made once, as its classes share what they know. */
function amd(name, shipped) {
  const file = page.modules[name];
  if (!file) throw new Error(`This page has no package ${name}`);
  made[name] ??= file.then(({ needs, make }) => make(...needs.map((need) => shipped[need])));
  return made[name];
}

function banner(text) {
  let box = document.getElementById("threeup-banner");
  if (!box) {
    box = document.createElement("div");
    box.id = "threeup-banner";
    box.setAttribute("role", "alert");
    document.body.prepend(box);
  }
  const button = document.createElement("button");
  button.textContent = words().reload;
  button.onclick = () => location.reload();
  const p = document.createElement("p");
  p.textContent = text;
  box.replaceChildren(p, button);
  root.dataset.threeup ??= "failed";
}

function ready() {
  clearTimeout(page.watchdog);
  sessionStorage.removeItem(RELOADED);
  root.dataset.threeup = "ready";
  document.getElementById("threeup-skeleton")?.remove();
}

function failed() {
  if (root.dataset.threeup === "ready") return;
  if (sessionStorage.getItem(RELOADED)) {
    banner(words().failed);
    return;
  }
  sessionStorage.setItem(RELOADED, "1");
  location.reload();
}

/** Tell the kernel which address was opened; it may later change language, direction, title or address. */
function visit(manager) {
  const comm = manager.kernel.comm("threeup.visit");
  comm.on_msg(({ content: { data } }) => {
    if (data.lang) root.lang = data.lang;
    if (data.dir) root.dir = data.dir;
    if (data.title) document.title = data.title;
    if (typeof data.query === "string") history.replaceState(null, "", data.query || location.pathname);
  });
  comm.open({ query: location.search, lang: root.lang, languages: [...navigator.languages] });
}

async function show(manager) {
  const hosts = document.querySelectorAll('script[type="application/vnd.jupyter.widget-view+json"]');
  const shown = Array.from(hosts, async (script) => {
    const host = document.createElement("div");
    host.className = "threeup-output";
    script.replaceWith(host);
    await manager.show(JSON.parse(script.textContent).model_id, host);
  });
  await Promise.all(shown);
}

function leave(manager) {
  manager.kernel.leaving = true;
  const form = new FormData();
  form.append("_xsrf", /(?:^|; )_xsrf=([^;]*)/.exec(document.cookie)?.[1] ?? "");
  navigator.sendBeacon(page.link.kernel, form);
}

async function main() {
  page.watchdog = setTimeout(failed, WATCH);
  await page.rendered; // the last cell has run
  if (!page.link) throw new Error("no kernel");
  const manager = new Manager(page.link, { amd, onlost: () => banner(words().disconnected) });
  window.addEventListener("pagehide", () => leave(manager));
  window.addEventListener("pageshow", (event) => event.persisted && location.reload());
  visit(manager);
  await manager.restore();
  await Promise.all([show(manager), page.styled]);
  ready();
}

main().catch((error) => {
  console.error(error);
  failed();
});
