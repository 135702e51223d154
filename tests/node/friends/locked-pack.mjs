// The locked pack, written from docs/friends-protocol.md. It shares no code with the program.

import { createHash } from "node:crypto";
import { ristretto255, ristretto255_hasher } from "@noble/curves/ed25519.js";
import { below, numbers } from "../../../public/assets/verify.js";

const { Point } = ristretto255;
const ORDER = Point.Fn.ORDER;

const bytesOf = (input) => (typeof input === "string" ? new TextEncoder().encode(input) : input);
const hashed = (algorithm, inputs) => {
  const hash = createHash(algorithm);
  for (const input of inputs) hash.update(bytesOf(input));
  return new Uint8Array(hash.digest());
};

/** H of the specification. */
export const digest = (...inputs) => hashed("sha256", inputs);
export const hex = (bytes) => Buffer.from(bytes).toString("hex");
export const unhex = (text) => new Uint8Array(Buffer.from(text, "hex"));
export const u32 = (number) => new Uint8Array(new Uint32Array([number]).buffer);
export const u64 = (number) => new Uint8Array(new BigUint64Array([BigInt(number)]).buffer);

const littleEndian = (bytes) => BigInt(`0x${hex(bytes.toReversed())}`);
/** A scalar in its 32 bytes. */
export const scalarBytes = (scalar) => unhex(scalar.toString(16).padStart(64, "0")).reverse();
export const scalarOf = (bytes) => littleEndian(bytes);
/** S of the specification. */
export const scalar = (...inputs) => littleEndian(hashed("sha512", inputs)) % ORDER;

export const base = (scalar) => Point.BASE.multiply(scalar);
export const pointOf = (bytes) => Point.fromBytes(bytes);

/** The points of the cards before the first shuffle. */
export const cardPoints = (context, cards) =>
  cards.map((card, at) =>
    ristretto255_hasher.deriveToCurve(hashed("sha512", ["Spot On card 1", context, u32(at), card])),
  );

const mask = (seed, shuffle) => scalar("Spot On mask 1", seed, u32(shuffle));
export const lock = (seed, shuffle, at) => scalar("Spot On lock 1", seed, u32(shuffle), u32(at));

/** Fisher and Yates' shuffle by the stream of a round and a shuffle. */
export function shuffled(items, seed, round, shuffle) {
  const source = numbers(hex(seed), [shuffle, round]);
  const list = [...items];
  for (let last = list.length - 1; last > 0; last--) {
    const other = below(last + 1, source);
    [list[last], list[other]] = [list[other], list[last]];
  }
  return list;
}

/** The first pass of a device. */
export function masked(points, seed, round, shuffle) {
  const factor = mask(seed, shuffle);
  return shuffled(
    points.map((point) => point.multiply(factor)),
    seed,
    round,
    shuffle,
  );
}

/** The second pass of a device. */
export function locked(points, seed, shuffle) {
  const off = Point.Fn.inv(mask(seed, shuffle));
  return points.map((point, at) => point.multiply((off * lock(seed, shuffle, at)) % ORDER));
}

const xor = (one, other) => one.map((byte, at) => byte ^ other[at]);
const pad = (shared, { shuffle, at }) => digest("Spot On pad 1", shared, u32(shuffle), u32(at));

/** Locks of places that only the receiver with this key can read. */
export function seal(seed, to, key, slots) {
  const secret = scalar("Spot On seal 1", seed, Uint8Array.of(to));
  const shared = pointOf(key).multiply(secret).toBytes();
  const locks = slots.map((slot) => xor(scalarBytes(lock(seed, slot.shuffle, slot.at)), pad(shared, slot)));
  return { to, point: base(secret).toBytes(), locks };
}

/** The locks of places that were sealed for the device with this secret scalar. */
export function unseal(sealed, secret, slots) {
  const shared = pointOf(sealed.point).multiply(secret).toBytes();
  return sealed.locks.map((lock, at) => scalarOf(xor(lock, pad(shared, slots[at]))));
}

/** The index of the card at a place, from all its locks; -1 if they open none. */
export function opened(point, locks, encoded) {
  const product = locks.reduce((one, other) => (one * other) % ORDER, 1n);
  return encoded.indexOf(hex(point.multiply(Point.Fn.inv(product)).toBytes()));
}
