// Runs in the page's head, before its first paint. Opens the kernel's socket the moment its name is known and keeps what
// comes until page.js is there; says goodbye to the kernel; loads a page that fails once more, then says so.
window.threeup = ((boot) => {
  const root = document.documentElement;
  const page = { modules: {}, link: null, broken: false };

  page.rendered = new Promise((tell, stop) => {
    page.finish = () => (page.broken ? stop(new Error("a cell failed")) : tell());
    page.break = () => stop(new Error("the server failed"));
  });
  page.rendered.catch(() => page.fail());

  const tell = {};
  for (const script of boot.modules) page.modules[script] = new Promise((done) => (tell[script] = done));
  window.define = (needs, make) => tell[document.currentScript.dataset.module]({ needs, make });

  page.connect = (id) => {
    const random = crypto.getRandomValues(new Uint32Array(4));
    const session = Array.from(random, (x) => x.toString(16)).join("-");
    const url = new URL(`${boot.base}api/kernels/${id}/channels?session_id=${session}`, location.href);
    url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url, ["v1.kernel.websocket.jupyter.org"]);
    socket.binaryType = "arraybuffer";
    const inbox = [];
    socket.onmessage = (event) => inbox.push(event.data);
    page.link = { url: url.href, session, socket, inbox, kernel: `${boot.base}api/kernel/${id}` };
  };
  page.leaving = false;
  addEventListener("pagehide", () => {
    if (!page.link) return;
    page.leaving = true;
    const form = new FormData();
    form.append("_xsrf", /(?:^|; )_xsrf=([^;]*)/.exec(document.cookie)?.[1] ?? "");
    navigator.sendBeacon(page.link.kernel, form);
  });
  addEventListener("pageshow", (event) => event.persisted && location.reload()); // from a cache: its kernel is gone

  page.say = (key) => {
    const words = boot.words[root.lang] ?? boot.words.en;
    const box = document.getElementById("threeup-banner") ?? document.createElement("div");
    box.id = "threeup-banner";
    box.setAttribute("role", "alert");
    const text = document.createElement("p");
    text.textContent = words[key];
    const button = document.createElement("button");
    button.textContent = words.reload;
    button.onclick = () => location.reload();
    box.replaceChildren(text, button);
    document.body.prepend(box);
  };
  const once = (change) => {
    try {
      return change(sessionStorage, "threeup.reloaded");
    } catch {
      return "1"; // no storage: better to say it than to load for ever
    }
  };
  page.fail = () => {
    if (root.dataset.threeup || page.leaving) return;
    clearTimeout(watchdog);
    if (once((store, key) => store.getItem(key))) {
      root.dataset.threeup = "failed";
      page.say("failed");
      return;
    }
    root.dataset.threeup = "again";
    once((store, key) => store.setItem(key, "1"));
    location.reload();
  };
  page.ready = () => {
    clearTimeout(watchdog);
    once((store, key) => store.removeItem(key));
    root.dataset.threeup = "ready";
    document.getElementById("threeup-skeleton")?.remove();
  };
  const watchdog = setTimeout(page.fail, boot.patience);

  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = boot.styles;
  page.styled = new Promise((done) => (style.onload = style.onerror = done));
  document.head.append(style);
  return page;
})
