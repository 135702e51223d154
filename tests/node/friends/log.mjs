// Logs, entries and frames, written from docs/friends-protocol.md.

import { ed25519 } from "@noble/curves/ed25519.js";
import { digest, u32 } from "./locked-pack.mjs";
import { Reader, Writer } from "./postcard.mjs";

const points = (to, list) => to.list(list, (to, point) => to.raw(point));
const readPoints = (from) => from.list((from) => from.raw(32));

/** How each kind of entry is written and read, by the number of its variant. */
const KINDS = {
  commit: [0, (to, { hash }) => to.raw(hash), (from) => ({ hash: from.raw(32) })],
  reveal: [1, (to, { seed }) => to.raw(seed), (from) => ({ seed: from.raw(32) })],
  ready: [2, () => {}, () => ({})],
  mask: [3, (to, { list }) => points(to, list), (from) => ({ list: readPoints(from) })],
  lock: [4, (to, { list }) => points(to, list), (from) => ({ list: readPoints(from) })],
  locks: [
    5,
    (to, { open, sealed }) => {
      points(to, open).list(sealed, (to, { to: receiver, point, locks }) =>
        points(to.byte(receiver).raw(point), locks),
      );
    },
    (from) => ({
      open: readPoints(from),
      sealed: from.list((from) => ({ to: from.byte(), point: from.raw(32), locks: readPoints(from) })),
    }),
  ],
  play: [
    6,
    (to, { seat, text }) => to.byte(seat).text(text).blob([]),
    (from) => ({ seat: from.byte(), text: from.text(), hand: from.blob() }),
  ],
  audit: [13, (to, { seed }) => to.raw(seed), (from) => ({ seed: from.raw(32) })],
};

export function writeBody({ kind, ...fields }) {
  const [variant, write] = KINDS[kind];
  const to = new Writer().number(variant);
  write(to, fields);
  return to.done();
}

export function readBody(bytes) {
  const from = new Reader(bytes);
  const variant = from.number();
  const found = Object.entries(KINDS).find(([, [number]]) => number === variant);
  if (!found) throw new Error(`an entry of the unexpected kind ${variant}`);
  return { kind: found[0], ...found[1][2](from) };
}

/** The encoded setup. */
export function writeSetup({ room, game, options, devices, seats, rules }) {
  const to = new Writer().raw(room).text(game);
  to.list(Object.entries(options), (to, [id, value]) => to.text(id).text(value));
  to.list(devices, (to, { sign, receive }) => to.raw(sign).raw(receive));
  return to.blob(seats).raw(rules).done();
}

/** The log of one author. */
export class Log {
  entries = [];
  #hashes;

  constructor(author, matchId, key) {
    Object.assign(this, { author, key });
    this.#hashes = [matchId];
  }

  #signed(number, body) {
    const text = new TextEncoder().encode("Spot On entry 1");
    return Uint8Array.from([...text, ...this.#hashes[number], this.author, ...u32(number), ...body]);
  }

  /** Appends an entry that this program writes. */
  write(body, secretKey) {
    const [number, bytes] = [this.entries.length, writeBody(body)];
    const signature = ed25519.sign(this.#signed(number, bytes), secretKey);
    this.add({ author: this.author, number, body: bytes, signature });
  }

  /** Adds an entry. Throws if it is not of its author, or not the next one. */
  add(entry) {
    if (entry.number < this.entries.length) return;
    const signed = this.#signed(entry.number, entry.body);
    if (!ed25519.verify(entry.signature, signed, this.key)) throw new Error("the signature is wrong");
    this.#hashes.push(digest("Spot On hash 1", signed, entry.signature));
    this.entries.push({ ...entry, content: readBody(entry.body) });
  }
}

const header = (matchId) => [1, ...matchId.slice(0, 8)];

/** A frame of entries. */
export function writeEntries(matchId, entries) {
  const to = new Writer().raw(header(matchId)).number(1);
  to.list(entries, (to, { author, number, body, signature }) =>
    to.byte(author).number(number).blob(body).raw(signature),
  );
  return to.done();
}

/** The entries of a frame. */
export function readEntries(matchId, bytes) {
  const from = new Reader(bytes);
  if (`${[...from.raw(9)]}` !== `${header(matchId)}`) throw new Error("a frame of another match or version");
  if (from.number() !== 1) throw new Error("a frame without entries");
  return from.list((from) => ({
    author: from.byte(),
    number: from.number(),
    body: from.blob(),
    signature: from.raw(64),
  }));
}
