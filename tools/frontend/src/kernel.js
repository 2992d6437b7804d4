// One kernel behind one WebSocket: comms, replies, and coming back after a short break of the net.
import { decode, encode, SUBPROTOCOL, uuid } from "./wire.js";

const WAITS = [250, 500, 1000, 2000, 4000]; // milliseconds between tries to come back

/** What ipywidgets calls a classic comm. */
class Comm {
  constructor(kernel, target_name, comm_id = uuid()) {
    Object.assign(this, { kernel, target_name, comm_id, heard: null, closed: null });
    kernel.comms.set(comm_id, this);
  }
  #post(type, data, callbacks, metadata, buffers) {
    const content = { comm_id: this.comm_id, target_name: this.target_name, data: data ?? {} };
    return this.kernel.send("shell", type, content, metadata, buffers, callbacks);
  }
  open(data, callbacks, metadata, buffers) {
    return this.#post("comm_open", data, callbacks, metadata, buffers);
  }
  send(data, callbacks, metadata, buffers) {
    return this.#post("comm_msg", data, callbacks, metadata, buffers);
  }
  close(data, callbacks, metadata, buffers) {
    this.kernel.comms.delete(this.comm_id);
    return this.#post("comm_close", data, callbacks, metadata, buffers);
  }
  on_msg(callback) {
    this.heard = callback;
  }
  on_close(callback) {
    this.closed = callback;
  }
}

export class Kernel {
  /** `link` is what the page's first lines opened: {url, session, socket, inbox, kernel}. */
  constructor(link, { onopen, onoutput, onlost }) {
    Object.assign(this, { link, onopen, onoutput, onlost });
    this.comms = new Map();
    this.calls = new Map(); // message id -> what to tell when its replies come
    this.outbox = [];
    this.lost = false;
    this.#adopt(link.socket);
    for (const data of link.inbox.splice(0)) this.#receive(data);
  }

  comm(target, id) {
    return this.comms.get(id) ?? new Comm(this, target, id);
  }

  send(channel, msg_type, content, metadata = {}, buffers = [], callbacks = null) {
    const msg_id = uuid();
    const header = {
      msg_id,
      msg_type,
      session: this.link.session,
      username: "",
      version: "5.4",
      date: new Date().toISOString(),
    };
    if (callbacks) this.calls.set(msg_id, callbacks);
    const data = encode({ channel, header, metadata, content, buffers });
    if (this.link.socket.readyState === WebSocket.OPEN) this.link.socket.send(data);
    else this.outbox.push(data);
    return msg_id;
  }

  #adopt(socket) {
    this.link.socket = socket;
    socket.onmessage = (event) => this.#receive(event.data);
    socket.onclose = () => this.#comeBack();
    const flush = () => {
      for (const data of this.outbox.splice(0)) socket.send(data);
    };
    if (socket.readyState === WebSocket.OPEN) flush();
    else if (socket.readyState === WebSocket.CONNECTING) socket.onopen = flush;
    else this.#comeBack();
  }

  async #comeBack() {
    for (const wait of WAITS) {
      if (this.lost) return;
      await new Promise((go) => setTimeout(go, wait));
      const answer = await fetch(this.link.kernel, { cache: "no-store" }).catch(() => null);
      if (answer?.status === 404) break;
      if (answer?.ok && (await this.#reopen())) return;
    }
    this.#lose();
  }

  #reopen() {
    const socket = new WebSocket(this.link.url, [SUBPROTOCOL]);
    socket.binaryType = "arraybuffer";
    return new Promise((tell) => {
      socket.onopen = () => {
        this.#adopt(socket);
        tell(true);
      };
      socket.onclose = () => tell(false);
    });
  }

  #lose() {
    if (this.lost) return;
    this.lost = true;
    this.onlost();
  }

  #receive(data) {
    const msg = decode(data);
    const type = msg.header.msg_type;
    const comm = this.comms.get(msg.content.comm_id);
    const calls = this.calls.get(msg.parent_header.msg_id);
    if (type === "comm_open") this.onopen(this.comm(msg.content.target_name, msg.content.comm_id), msg);
    else if (type === "comm_msg") comm?.heard?.(msg);
    else if (type === "comm_close") {
      this.comms.delete(msg.content.comm_id);
      comm?.closed?.(msg);
    } else if (type === "status") this.#status(msg, calls);
    else if (msg.channel === "iopub") this.onoutput(msg);
    else calls?.shell?.reply?.(msg);
  }

  #status(msg, calls) {
    const state = msg.content.execution_state;
    if (state === "restarting" || state === "dead") this.#lose(); // a kernel begun anew knows nothing of this page
    calls?.iopub?.status?.(msg);
    if (state === "idle") this.calls.delete(msg.parent_header.msg_id);
  }
}
