// What the panels' scripts share. Python puts this before each of them, so that each is one module (widgets/told.py).

const make = (tag, props = {}, ...children) => {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return node;
};

/** Do something as soon as a widget is in the page, if that is soon; it is drawn before. */
const whenThere = (el, run, frames = 60) => {
  if (el.isConnected) run();
  else if (frames) requestAnimationFrame(() => whenThere(el, run, frames - 1));
};

/** A number that no other panel of the page has: each widget loads this module for itself. */
const panelNumber = () => (globalThis.threeupPanels = (globalThis.threeupPanels ?? 0) + 1);

/** Put a text on the clipboard, and tell whether it is there; where there is none, offer it selected, to be copied by hand. */
const copyText = async (text, button, { label, done }) => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (button.nextElementSibling?.matches(".address")) button.nextElementSibling.remove();
    const field = make("input", { value: text, readonly: true, dir: "ltr", "aria-label": label, class: "address" });
    button.after(field);
    field.select();
    return false;
  }
  button.textContent = done;
  return true;
};

/** Give the browser a file to keep. */
const keepFile = ({ name, text }) => {
  const link = make("a", { href: URL.createObjectURL(new Blob([text])), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};

/** The page's own address, with another query. */
const withQuery = (query) => {
  const address = new URL(location.href);
  address.search = query;
  address.hash = "";
  return address.href;
};
