// A device of a match of 100 Points Rummy for two, written from docs/friends-protocol.md and the rules. It only takes from
// the stock and discards, which ends the game when the stock would be rebuilt once too often.

import assert from "node:assert/strict";
import { ed25519 } from "@noble/curves/ed25519.js";
import { firstDealer } from "../../../public/assets/verify.js";
import * as pack from "./locked-pack.mjs";
import { Log, readEntries, writeEntries, writeSetup } from "./log.mjs";

const { digest, hex, u32 } = pack;
const ROUND = 1;
const CHAIN = 1000;
const HAND = 4;
/** The game ends instead of one more rebuild. */
const REBUILDS = 2;

export class Device {
  #cursors = [0, 0];

  /** `talk(frame, their)` sends a frame to the other device, and returns its answer and its entries after `their`. */
  constructor(master, talk) {
    this.master = master;
    this.talk = talk;
    this.signKey = digest("Spot On sign 1", master);
    this.receiveKey = pack.scalar("Spot On receive 1", master);
  }

  /** The public keys. */
  keys() {
    return { sign: ed25519.getPublicKey(this.signKey), receive: pack.base(this.receiveKey).toBytes() };
  }

  /** Begins as device 1 of 2. */
  begin(setup) {
    this.setup = setup;
    this.id = digest("Spot On match 1", Uint8Array.of(1), writeSetup(setup));
    this.logs = setup.devices.map(({ sign }, author) => new Log(author, this.id, sign));
    this.end = digest("Spot On chain 1", this.master, this.id, u32(0));
  }

  /** A seed of the chain. */
  seed(index) {
    let seed = this.end;
    for (let at = CHAIN; at > index; at--) seed = digest(seed);
    return seed;
  }

  /** A frame with the last entries of this device. */
  frame() {
    return writeEntries(this.id, this.logs[1].entries.slice(-10));
  }

  write(body) {
    this.logs[1].write(body, this.signKey);
  }

  /** The next entry of a device, which must be of this kind. */
  async next(author, kind) {
    const log = this.logs[author];
    for (let tries = 0; log.entries.length <= this.#cursors[author]; tries++) {
      assert.ok(tries < 50, `the other device does not send ${kind}`);
      const lengths = this.logs.map(({ entries }) => entries.length);
      const frame = await this.talk(this.frame(), lengths);
      if (frame) for (const entry of readEntries(this.id, frame)) this.logs[entry.author].add(entry);
    }
    const { content } = log.entries[this.#cursors[author]++];
    assert.equal(content.kind, kind);
    return content;
  }

  /** Says something, and reads it from the log like everybody. */
  async say(body) {
    this.write(body);
    return this.next(1, body.kind);
  }

  /** Plays a round to its end, and checks the other device. Returns the seeds. */
  async play() {
    await this.#agree();
    this.packs = [];
    this.locks = new Map();
    await this.#lock([7, 4, 7, 4, 2].flatMap((many, tens) => Array(2 * many).fill(`${tens + 1}0`)));
    const stock = this.packs[0].points.map((_, at) => ({ shuffle: 0, at }));
    const first = 1 - this.dealer;
    this.hands = [[], []];
    const dealt = Array.from({ length: 2 * HAND }, (_, n) => ({
      slot: stock.shift(),
      to: n % 2 === 0 ? first : this.dealer,
    }));
    await this.#open(dealt);
    await this.#turns(first, stock);
    return this.#audit();
  }

  async #agree() {
    this.write({ kind: "commit", hash: digest("Spot On commit 1", this.seed(0)) });
    const { hash } = await this.next(0, "commit");
    await this.next(1, "commit");
    this.write({ kind: "reveal", seed: this.seed(0) });
    const { seed } = await this.next(0, "reveal");
    await this.next(1, "reveal");
    assert.equal(hex(digest("Spot On commit 1", seed)), hex(hash));
    this.start = seed;
    this.dealer = firstDealer(hex(digest("Spot On dealer 1", Uint8Array.from([...seed, ...this.seed(0)]))), 2);
    this.own = this.seed(1);
  }

  /** Both devices lock these cards. */
  async #lock(cards) {
    const shuffle = this.packs.length;
    const deal = digest("Spot On deal 1", this.id, u32(1));
    const base = pack.cardPoints(digest("Spot On shuffle 1", deal, u32(shuffle)), cards);
    const passes = [(await this.next(0, "mask")).list];
    let points = passes[0].map(pack.pointOf);
    points = pack.masked(points, this.own, ROUND, shuffle);
    await this.say({ kind: "mask", list: points.map((point) => point.toBytes()) });
    const before = points;
    passes.push((await this.next(0, "lock")).list);
    points = pack.locked(passes[1].map(pack.pointOf), this.own, shuffle);
    await this.say({ kind: "lock", list: points.map((point) => point.toBytes()) });
    this.packs.push({ cards, base, before, points, passes, encoded: base.map((point) => hex(point.toBytes())) });
  }

  /** Opens cards, each to one device. */
  async #open(openings) {
    const [theirs, mine] = [0, 1].map((to) => openings.filter((opening) => opening.to === to).map(({ slot }) => slot));
    if (theirs.length > 0) {
      const sealed = pack.seal(this.own, 0, this.setup.devices[0].receive, theirs);
      this.write({ kind: "locks", open: [], sealed: [sealed] });
    }
    if (mine.length > 0) {
      const { open, sealed } = await this.next(0, "locks");
      assert.deepEqual([open.length, sealed.length, sealed[0].to], [0, 1, 1]);
      const locks = pack.unseal(sealed[0], this.receiveKey, mine);
      for (const [at, slot] of mine.entries()) {
        this.locks.set(`${slot.shuffle} ${slot.at}`, locks[at]);
        this.hands[1].push(this.#face(slot, locks[at]));
      }
    }
    if (theirs.length > 0) await this.next(1, "locks");
    for (const slot of theirs) this.hands[0].push({ slot });
  }

  #face(slot, lock) {
    const { points, encoded, cards } = this.packs[slot.shuffle];
    const at = pack.opened(points[slot.at], [lock, pack.lock(this.own, slot.shuffle, slot.at)], encoded);
    assert.ok(at >= 0, "a card cannot be opened");
    return cards[at];
  }

  /** Takes and discards until the game ends. */
  async #turns(first, stock) {
    this.discards = [[], []];
    let pile = [];
    for (let turn = first; ; turn = 1 - turn) {
      const take =
        turn === 0 ? await this.next(0, "play") : await this.say({ kind: "play", seat: 1, text: "take stock" });
      assert.equal(take.text, "take stock");
      if (stock.length === 0) {
        if (this.packs.length === REBUILDS + 1) return;
        await this.#lock(pile);
        pile = [];
        const shuffle = this.packs.length - 1;
        stock = this.packs[shuffle].points.map((_, at) => ({ shuffle, at })).reverse();
      }
      await this.#open([{ slot: stock.shift(), to: turn }]);
      const own = () => this.say({ kind: "play", seat: 1, text: `discard ${this.hands[1].shift()}` });
      const { text } = turn === 0 ? await this.next(0, "play") : await own();
      pile.push(text.replace("discard ", ""));
      this.discards[turn].push({ text: text.replace("discard ", ""), held: this.hands[0].map(({ slot }) => slot) });
    }
  }

  /** Both show their seeds, and the other device's round is checked. */
  async #audit() {
    this.write({ kind: "audit", seed: this.own });
    const { seed } = await this.next(0, "audit");
    assert.equal(hex(digest(seed)), hex(this.start), "the seed is not of the chain");
    for (const [shuffle, { cards, base, before, points, passes }] of this.packs.entries()) {
      const masked = pack.masked(base, seed, ROUND, shuffle);
      assert.deepEqual(
        masked.map((point) => hex(point.toBytes())),
        passes[0].map(hex),
      );
      const locked = pack.locked(before, seed, shuffle);
      assert.deepEqual(
        locked.map((point) => hex(point.toBytes())),
        passes[1].map(hex),
      );
      const order = pack.shuffled(pack.shuffled(cards, seed, ROUND, shuffle), this.own, ROUND, shuffle);
      const face = (at) => this.#face({ shuffle, at }, pack.lock(seed, shuffle, at));
      assert.deepEqual(
        points.map((_, at) => face(at)),
        order,
      );
    }
    this.#checkDiscards(seed);
    return [seed, this.own].map(hex);
  }

  /** The other player has discarded only cards that he held. */
  #checkDiscards(seed) {
    const hand = [];
    const known = new Set();
    for (const { text, held } of this.discards[0]) {
      for (const slot of held.filter((slot) => !known.has(slot))) {
        known.add(slot);
        hand.push(this.#face(slot, pack.lock(seed, slot.shuffle, slot.at)));
      }
      const at = hand.indexOf(text);
      assert.ok(at >= 0, `${text} was not in the hand`);
      hand.splice(at, 1);
    }
  }
}
