// The page after its first paint: the widgets come alive. `window.threeup` was begun by boot.js in the page's head.
import { Manager } from "./manager.js";

const page = window.threeup;
const root = document.documentElement;
const made = {};

/** A module that came as an AMD file of an installed package (anywidget); made once, as its classes share what they know. */
function amd(name, shipped) {
  const file = page.modules[name];
  if (!file) throw new Error(`This page has no package ${name}`);
  made[name] ??= file.then(({ needs, make }) => make(...needs.map((need) => shipped[need])));
  return made[name];
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

async function main() {
  await page.rendered; // the last cell has run
  const manager = new Manager(page.link, { amd, onlost: () => page.leaving || page.say("disconnected") });
  visit(manager);
  await manager.restore();
  await Promise.all([show(manager), page.styled]);
  page.ready();
}

main().catch((error) => {
  console.error(error);
  page.fail();
});
