// A widget manager without JupyterLab: the standard protocol, the packages this page ships, and nothing else.
import * as base from "@jupyter-widgets/base";
import { ManagerBase } from "@jupyter-widgets/base-manager";
import * as controls from "@jupyter-widgets/controls";
import { Widget } from "@lumino/widgets";
import * as output from "./output.js";
import { Kernel } from "./kernel.js";
import { uuid } from "./wire.js";

const CONTROL = "jupyter.widget.control";
const SHIPPED = {
  "@jupyter-widgets/base": base,
  "@jupyter-widgets/controls": controls,
  "@jupyter-widgets/output": output,
};

export class Manager extends ManagerBase {
  constructor(link, { amd, onlost }) {
    super();
    this.amd = amd;
    this.catchers = new Set();
    this.kernel = new Kernel(link, {
      onopen: (comm, msg) => {
        if (msg.content.target_name === this.comm_target_name) this.handle_comm_open(comm, msg);
      },
      onoutput: (msg) => this.catchers.forEach((model) => model.take(msg)),
      onlost,
    });
  }

  async loadClass(name, module) {
    const found = SHIPPED[module] ?? (await this.amd(module, SHIPPED));
    if (!found?.[name]) throw new Error(`This page has no ${name} of ${module}`);
    return found[name];
  }

  async _create_comm(target, id, data, metadata, buffers) {
    const comm = this.kernel.comm(target, id);
    if (data || metadata) comm.open(data, null, metadata, buffers);
    return comm;
  }

  async _get_comm_info() {
    return {};
  }

  /** Every widget's state in one round trip. No time limit here: the page's watchdog has one. */
  async restore() {
    const comm = this.kernel.comm(CONTROL, uuid());
    const answer = await new Promise((tell) => {
      comm.on_msg(tell);
      comm.open({}, null, { version: "1.0.0" });
      comm.send({ method: "request_states" }, null);
    });
    comm.close();
    const { states, buffer_paths } = answer.content.data;
    const groups = new Map();
    buffer_paths.forEach(([id, ...path], i) => {
      const group = groups.get(id) ?? { paths: [], buffers: [] };
      group.paths.push(path);
      group.buffers.push(answer.buffers[i]);
      groups.set(id, group);
    });
    const made = Object.entries(states).map(([id, { state, ...names }]) => {
      const group = groups.get(id);
      if (group) base.put_buffers(state, group.paths, group.buffers);
      return this.has_model(id) ? this.#refresh(id, state) : this.#make(id, state, names);
    });
    await Promise.all(made);
  }

  // Synchronous until new_model has registered the promise: the models name one another.
  #make(model_id, state, names) {
    const comm = this.kernel.comm(this.comm_target_name, model_id);
    return this.new_model({ ...names, model_id, comm }, state);
  }

  async #refresh(id, state) {
    const model = await this.get_model(id);
    model.set_state(await model.constructor._deserialize_state(state, this));
  }

  /** Put a view of a model into a node of the page. ipywidgets' own drawing of an error is no use to a learner. */
  async show(model_id, host) {
    const view = await this.create_view(await this.get_model(model_id));
    if (view instanceof base.ErrorWidgetView) throw view.model.get("error") ?? new Error(view.model.get("msg"));
    if (host.isConnected) Widget.attach(view.luminoWidget, host);
    else host.append(view.luminoWidget.node); // an output still being drawn: it comes into the page with its host
    return view;
  }
}
