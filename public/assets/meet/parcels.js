// Messages travel in parcels: small ones together, and large ones in parts, since relays limit the size of an event.
//
// The content of a parcel is the messages, each after its length (4 bytes, little-endian). A part has a header: the
// parcel's random number (8 bytes), the index of the part and the number of parts (2 bytes each, little-endian), and its
// kind: messages of the page, or a signal of `peers.js`.

/** The largest number of bytes of a part's content. */
const MOST = 32_000;
/** The largest number of parts of a parcel. */
const MOST_PARTS = 64;
/** The largest number of parcels of which some parts are missing. */
const MOST_OPEN = 32;
const HEADER = 13;

/** The kinds of parcels. */
export const [MESSAGES, SIGNAL] = [0, 1];

const view = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The parts of a parcel of this kind with these messages. */
export function split(messages, kind = MESSAGES) {
  const content = new Uint8Array(messages.reduce((sum, message) => sum + 4 + message.length, 0));
  let at = 0;
  for (const message of messages) {
    view(content).setUint32(at, message.length, true);
    content.set(message, at + 4);
    at += 4 + message.length;
  }
  const count = Math.max(1, Math.ceil(content.length / MOST));
  const number = crypto.getRandomValues(new Uint8Array(8));
  return Array.from({ length: count }, (_, index) => {
    const piece = content.subarray(index * MOST, (index + 1) * MOST);
    const part = new Uint8Array(HEADER + piece.length);
    part.set(number);
    view(part).setUint16(8, index, true);
    view(part).setUint16(10, count, true);
    part[12] = kind;
    part.set(piece, HEADER);
    return part;
  });
}

/** The messages of a parcel. Bytes that are none give fewer. */
function messagesOf(content) {
  const messages = [];
  for (let at = 0; at + 4 <= content.length; ) {
    const length = view(content).getUint32(at, true);
    if (at + 4 + length > content.length) break;
    messages.push(content.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return messages;
}

/** The name of a part: number of its parcel and index. */
export const nameOf = (part) => part.subarray(0, 10).join();

/** The parcels that are arriving. */
export class Parcels {
  #open = new Map();

  /** Kind and messages of the parcel that this part completes; undefined if more parts are missing. */
  add(part) {
    if (part.length < HEADER) return;
    const name = part.subarray(0, 8).join();
    const [index, count] = [view(part).getUint16(8, true), view(part).getUint16(10, true)];
    if (count === 0 || count > MOST_PARTS || index >= count) return;
    const parts = this.#open.get(name) ?? [];
    parts[index] = part.subarray(HEADER);
    this.#open.set(name, parts);
    if (Object.keys(parts).length < count) {
      if (this.#open.size > MOST_OPEN) this.#open.delete(this.#open.keys().next().value);
      return;
    }
    this.#open.delete(name);
    return { kind: part[12], messages: messagesOf(new Uint8Array(parts.flatMap((piece) => Array.from(piece)))) };
  }
}
