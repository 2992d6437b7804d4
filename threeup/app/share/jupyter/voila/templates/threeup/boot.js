// Runs in the page's head, before its first paint: opens the kernel's socket the moment its name is known,
// and keeps what comes until page.js is there.
window.threeup = ((boot) => {
  const page = { words: boot.words, modules: {}, link: null, broken: false };
  page.rendered = new Promise((tell, stop) => {
    page.finish = () => (page.broken ? stop(new Error("a cell failed")) : tell());
    page.break = () => stop(new Error("the server failed"));
  });
  page.rendered.catch(() => {}); // page.js says it

  const tell = {};
  for (const script of boot.modules) page.modules[script] = new Promise((done) => (tell[script] = done));
  window.define = (needs, make) => tell[document.currentScript.dataset.module]({ needs, make });

  page.connect = (id) => {
    const session = Array.from(crypto.getRandomValues(new Uint8Array(16)), (x) => x.toString(16)).join("");
    const url = new URL(`${boot.base}api/kernels/${id}/channels?session_id=${session}`, location.href);
    url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url, ["v1.kernel.websocket.jupyter.org"]);
    socket.binaryType = "arraybuffer";
    const inbox = [];
    socket.onmessage = (event) => inbox.push(event.data);
    const kernel = `${boot.base}api/kernel/${id}`;
    page.link = { url: url.href, session, socket, inbox, kernel };
  };

  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = boot.styles;
  page.styled = new Promise((done) => (style.onload = style.onerror = done));
  document.head.append(style);
  return page;
})
