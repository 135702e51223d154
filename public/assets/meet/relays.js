// Public relays that pass on events (Nostr, NIP-01: https://github.com/nostr-protocol/nips/blob/master/01.md). The events
// are ephemeral: relays keep none of them.

import { schnorr } from "@noble/secp256k1";
import { Recent } from "./recent.js";
import { hex } from "./seal.js";

/** The kind of the events. Those from 20000 to 29999 are ephemeral. */
const KIND = 25_101;
/** Milliseconds before the first new attempt to reach a relay, and the most. */
const [FIRST, MOST] = [1_000, 30_000];
/** Number of events whose repetition from another relay is recognized. */
const MOST_KNOWN = 2_000;

const text = new TextEncoder();

/** One relay. Its connection is opened again whenever it closes. */
class Relay {
  state = "connecting";
  #wait = FIRST;

  constructor(url, topic, on) {
    Object.assign(this, { url, topic, on });
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    this.#change("connecting");
    try {
      this.socket = new WebSocket(this.url);
    } catch {
      // The address is none.
      return this.#change("failed");
    }
    const socket = this.socket;
    socket.onopen = () => socket.send(JSON.stringify(["REQ", "room", { kinds: [KIND], "#x": [this.topic] }]));
    socket.onmessage = ({ data }) => this.#hear(data);
    socket.onclose = () => {
      if (socket !== this.socket) return;
      this.#change("failed");
      this.timer = setTimeout(() => this.open(), this.#wait);
      this.#wait = Math.min(2 * this.#wait, MOST);
    };
  }

  #hear(data) {
    let message;
    try {
      message = JSON.parse(data);
    } catch {
      return;
    }
    if (!Array.isArray(message)) return;
    const [kind, , third] = message;
    if (kind === "EOSE" && this.state !== "open") {
      this.#wait = FIRST;
      this.#change("open");
      this.on.opened();
    } else if (kind === "EVENT") {
      this.on.event(third);
    }
  }

  #change(state) {
    this.state = state;
    this.on.state();
  }

  send(message) {
    if (this.state === "open") this.socket.send(message);
  }

  close() {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = undefined;
    socket?.close();
  }
}

/** All relays of a room. */
export class Relays {
  #known = new Recent(MOST_KNOWN);
  #secret = schnorr.keygen().secretKey;

  constructor(urls, topic, { receive, state, opened }) {
    this.topic = topic;
    this.receive = receive;
    const on = {
      opened,
      state: () => this.all && state(),
      event: (event) => this.#take(event),
    };
    this.all = urls.map((url) => new Relay(url, topic, on));
    addEventListener("online", () => this.retry());
    document.addEventListener("visibilitychange", () => document.hidden || this.retry());
  }

  /** Each relay with its state. */
  get states() {
    return this.all.map(({ url, state }) => [url, state]);
  }

  /** Whether a relay can be reached. */
  get isOpen() {
    return this.all.some(({ state }) => state === "open");
  }

  /** Opens connections that are closed at once. */
  retry() {
    for (const relay of this.all) if (relay.state === "failed") relay.open();
  }

  close() {
    for (const relay of this.all) relay.close();
  }

  #take(event) {
    if (typeof event?.id !== "string" || typeof event.content !== "string" || this.#known.has(event.id)) return;
    this.#known.add(event.id);
    // Signatures are not checked: the seal proves that the sender knows the invitation.
    this.receive(event.content);
  }

  async publish(content) {
    const pubkey = hex(schnorr.getPublicKey(this.#secret));
    const event = { pubkey, created_at: Math.floor(Date.now() / 1000), kind: KIND, tags: [["x", this.topic]], content };
    const signed = JSON.stringify([0, pubkey, event.created_at, KIND, event.tags, content]);
    const id = new Uint8Array(await crypto.subtle.digest("SHA-256", text.encode(signed)));
    event.id = hex(id);
    event.sig = hex(await schnorr.signAsync(id, this.#secret));
    this.#known.add(event.id);
    const message = JSON.stringify(["EVENT", event]);
    for (const relay of this.all) relay.send(message);
  }
}
