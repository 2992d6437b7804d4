// Kernel messages on a WebSocket, in Jupyter's binary form (v1.kernel.websocket.jupyter.org):
// a count, that many offsets (all 64 bit, little endian), then channel, header, parent, metadata, content, buffers.

export const SUBPROTOCOL = "v1.kernel.websocket.jupyter.org";
const WORD = 8;
const bytes = new TextEncoder();
const text = new TextDecoder();

/** A random name. Not crypto.randomUUID: a page served to a class over plain http does not have it. */
export function uuid() {
  const b = crypto.getRandomValues(new Uint8Array(16));
  b[6] = (b[6] & 0x0f) | 0x40;
  b[8] = (b[8] & 0x3f) | 0x80;
  const hex = Array.from(b, (x) => x.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const view = (buffer) =>
  ArrayBuffer.isView(buffer)
    ? new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength)
    : new Uint8Array(buffer);

/** Message to ArrayBuffer. */
export function encode(msg) {
  const parts = [bytes.encode(msg.channel)];
  for (const field of ["header", "parent_header", "metadata", "content"]) {
    parts.push(bytes.encode(JSON.stringify(msg[field] ?? {})));
  }
  parts.push(...(msg.buffers ?? []).map(view));
  const offsets = [WORD * (parts.length + 2)];
  for (const part of parts) offsets.push(offsets.at(-1) + part.byteLength);
  const out = new Uint8Array(offsets.at(-1));
  const words = new DataView(out.buffer);
  words.setBigUint64(0, BigInt(offsets.length), true);
  offsets.forEach((at, i) => words.setBigUint64(WORD * (i + 1), BigInt(at), true));
  parts.forEach((part, i) => out.set(part, offsets[i]));
  return out.buffer;
}

/** ArrayBuffer to message. */
export function decode(data) {
  const words = new DataView(data);
  const count = Number(words.getBigUint64(0, true));
  const at = (i) => Number(words.getBigUint64(WORD * (i + 1), true));
  const part = (i) => text.decode(data.slice(at(i), at(i + 1)));
  const msg = { channel: part(0), buffers: [] };
  ["header", "parent_header", "metadata", "content"].forEach((field, i) => {
    msg[field] = JSON.parse(part(i + 1));
  });
  for (let i = 5; i < count - 1; i++) msg.buffers.push(new DataView(data.slice(at(i), at(i + 1))));
  return msg;
}
