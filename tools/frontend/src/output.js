// Outputs as a page shows them: pictures, HTML, text, widgets. Also the model and view of ipywidgets.Output.
import { DOMWidgetModel, DOMWidgetView } from "@jupyter-widgets/base";

const WIDGET = "application/vnd.jupyter.widget-view+json";
const joined = (value) => (Array.isArray(value) ? value.join("") : value);

function picture(type, data) {
  const img = document.createElement("img");
  img.src = `data:${type};base64,${joined(data).replace(/\n/g, "")}`;
  img.alt = "";
  return img;
}

function plain(data) {
  const pre = document.createElement("pre");
  pre.textContent = joined(data);
  return pre;
}

function html(data) {
  const div = document.createElement("div");
  div.innerHTML = joined(data); // written by our own Python, as every cell's output is
  return div;
}

/** A node for one output of the notebook format; what can't be shown is null. */
async function node(output, manager) {
  if (output.output_type === "stream") return plain(output.text);
  const data = output.data ?? {};
  if (data[WIDGET]) {
    const host = document.createElement("div");
    await manager.show(data[WIDGET].model_id, host);
    return host;
  }
  if (data["text/html"]) return html(data["text/html"]);
  if (data["image/svg+xml"]) return html(data["image/svg+xml"]);
  for (const type of ["image/png", "image/jpeg"]) if (data[type]) return picture(type, data[type]);
  return data["text/plain"] ? plain(data["text/plain"]) : null;
}

export class OutputModel extends DOMWidgetModel {
  defaults() {
    return {
      ...super.defaults(),
      _model_name: "OutputModel",
      _view_name: "OutputView",
      _model_module: "@jupyter-widgets/output",
      _view_module: "@jupyter-widgets/output",
      msg_id: "",
      outputs: [],
    };
  }
  initialize(...args) {
    super.initialize(...args);
    this.clearing = false;
    this.widget_manager.catchers.add(this);
    this.once("destroy", () => this.widget_manager.catchers.delete(this));
  }
  /** Take a message if it belongs to the code that writes here; after the updates that came before it. */
  take(msg) {
    this.state_change = this.state_change.then(() => this.#take(msg));
  }
  #take(msg) {
    if (!this.get("msg_id") || this.get("msg_id") !== msg.parent_header.msg_id) return;
    const { msg_type } = msg.header;
    if (msg_type === "clear_output") {
      this.clearing = Boolean(msg.content.wait);
      if (!this.clearing) this.#set([]);
    } else if (["stream", "display_data", "execute_result"].includes(msg_type)) {
      const before = this.clearing ? [] : this.get("outputs");
      this.clearing = false;
      this.#set([...before, { ...msg.content, output_type: msg_type }]);
    }
  }
  #set(outputs) {
    this.set("outputs", outputs);
    this.save_changes();
  }
}

export class OutputView extends DOMWidgetView {
  async render() {
    super.render();
    this.listenTo(this.model, "change:outputs", () => this.draw());
    await this.draw();
  }
  async draw() {
    const turn = (this.turn = (this.turn ?? 0) + 1);
    const nodes = await Promise.all(this.model.get("outputs").map((o) => node(o, this.model.widget_manager)));
    if (turn === this.turn) this.el.replaceChildren(...nodes.filter(Boolean));
  }
}
