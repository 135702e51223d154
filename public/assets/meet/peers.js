// Direct connections between the devices of a room (WebRTC data channels). They are arranged by signals, one offer and one
// answer a pair, which travel over relays and over the connections that are there already; or by codes that people carry
// themselves. Whoever is connected with two devices that are not connected passes on what they send to each other.

import { ANSWER, pack, unpack } from "./codes.js";
import { hex } from "./seal.js";

/** Milliseconds in which addresses are gathered before an offer or an answer is sent. */
const GATHERING = 1_500;
/** Milliseconds after which an attempt counts as failed. The relays carry on meanwhile. */
const PATIENCE = 15_000;
/** Milliseconds before another attempt after one has failed, and the most. */
const [AGAIN, MOST_AGAIN] = [5_000, 320_000];
/** Milliseconds after which a device whose connection has failed is no longer waited for. */
const FORGET = 600_000;
/** The largest number of other devices. */
const MOST = 8;

/** One other device. */
class Peer {
  state = "new";
  /** Names of the devices with which it is connected, and whether it reaches a relay, as it has said last. */
  connected = [];
  hasRelay = true;
  #wait = AGAIN;

  constructor(name) {
    Object.assign(this, { name, canConnect: true, seen: Date.now() });
  }

  /** Whether messages reach it. A connection that is interrupted may come back, or fail after a while. */
  get isOpen() {
    return this.channel?.readyState === "open" && this.connection.connectionState === "connected";
  }

  get isForgotten() {
    return this.state === "closed" && Date.now() - this.seen > FORGET;
  }

  /** Milliseconds to wait before another attempt: longer each time. */
  nextWait() {
    this.#wait = Math.min(2 * this.#wait, MOST_AGAIN);
    return this.#wait / 2;
  }

  opened() {
    clearTimeout(this.timer);
    this.#wait = AGAIN;
  }

  close() {
    clearTimeout(this.timer);
    const { connection } = this;
    this.connection = this.channel = undefined;
    connection?.close();
    this.state = "closed";
  }
}

/**
 * All other devices of a room. `on.signal` sends a signal, over the relays, too, if its second argument says so;
 * `on.part` gets what a device has sent; `on.change` is called when a connection has opened or closed, and `on.opened`
 * when one has opened. `on.hasRelay` tells whether a relay can be reached.
 */
export class Peers {
  #peers = new Map();
  /** Offers on codes that nobody has answered, by their numbers. */
  #offers = new Map();
  /** Tells this page from the one before it was loaded again. */
  #run = hex(crypto.getRandomValues(new Uint8Array(4)));

  /** `name` tells this device from the others, also after its page was loaded again. */
  constructor(name, servers, isAllowed, on) {
    this.name = name;
    this.servers = servers;
    this.canConnect = isAllowed && "RTCPeerConnection" in globalThis;
    this.on = on;
  }

  /** Says that this device is there. */
  greet(to, overRelays = true) {
    const connected = this.#open.map((peer) => peer.name);
    const { name: from, canConnect } = this;
    const hasRelay = this.on.hasRelay();
    this.on.signal({ kind: "hi", from, to, run: this.#run, canConnect, connected, hasRelay }, overRelays);
  }

  get #open() {
    return [...this.#peers.values()].filter((peer) => peer.isOpen);
  }

  /** Whether some device can be reached by relays only. Without any known device, that is so. */
  get needRelay() {
    const open = this.#open;
    const isReached = (peer) => peer.isOpen || open.some(({ connected }) => connected.includes(peer.name));
    return this.#peers.size === 0 || [...this.#peers.values()].some((peer) => !peer.isForgotten && !isReached(peer));
  }

  /** Number of devices that are connected directly. */
  get count() {
    return this.#open.length;
  }

  /** Sends a part to all devices that are connected directly. */
  send(part) {
    for (const peer of this.#open) peer.channel.send(part);
  }

  /**
   * Passes on a part that came from a device, or from a relay if `from` is undefined, to those who did not get it.
   * True if some of them can be reached by relays only.
   */
  forward(part, from) {
    const lacks = (peer) => (from ? peer !== from && !from.connected.includes(peer.name) : !peer.hasRelay);
    for (const peer of this.#open.filter(lacks)) peer.channel.send(part);
    return from !== undefined && !from.hasRelay && this.needRelay;
  }

  /** Follows a signal of another device. */
  async hear(signal) {
    const { kind, from, to } = signal ?? {};
    if (typeof from !== "string" || from === this.name || (to !== undefined && to !== this.name)) return;
    const peer = this.#peer(from);
    if (!peer) return;
    peer.seen = Date.now();
    if (kind === "hi") this.#greeted(peer, signal);
    else if (kind === "offer") await this.#answer(peer, signal.description);
    else if (kind === "answer" && peer.state === "offered") {
      peer.state = "answered";
      await peer.connection.setRemoteDescription(signal.description).catch(() => this.#fail(peer));
    }
  }

  #peer(name) {
    if (!this.#peers.has(name) && this.#peers.size < MOST) this.#peers.set(name, new Peer(name));
    return this.#peers.get(name);
  }

  /** Of two devices the one with the lower name makes the offer. */
  #greeted(peer, { to, run, canConnect, connected, hasRelay }) {
    peer.canConnect = canConnect !== false;
    peer.hasRelay = hasRelay !== false;
    peer.connected = Array.isArray(connected) ? connected : [];
    // A device that was loaded again does not know the connection that this one still has.
    if (peer.run !== undefined && peer.run !== run) peer.close();
    peer.run = run;
    const isTrying = ["offered", "answered"].includes(peer.state) && !peer.isByCode;
    if (peer.isOpen || isTrying) return;
    const isOffering = this.canConnect && peer.canConnect && this.name < peer.name;
    if (isOffering) this.#offer(peer);
    else if (to === undefined) this.greet(peer.name);
  }

  #connect(peer) {
    peer.close();
    const connection = new RTCPeerConnection({ iceServers: this.servers.map((urls) => ({ urls })) });
    peer.connection = connection;
    // Whoever is at the other end says so when the connection is open.
    peer.run = undefined;
    connection.onconnectionstatechange = () => {
      if (peer.connection !== connection) return;
      if (["failed", "closed"].includes(connection.connectionState) && !peer.isByCode) this.#fail(peer);
      else this.on.change();
    };
    // One channel for each pair, which both sides know without a message.
    const channel = connection.createDataChannel("room", { negotiated: true, id: 0 });
    channel.binaryType = "arraybuffer";
    channel.onopen = () => this.#opened(peer);
    channel.onclose = () => peer.channel === channel && this.#fail(peer);
    channel.onmessage = ({ data }) => {
      peer.seen = Date.now();
      this.on.part(new Uint8Array(data), peer);
    };
    peer.channel = channel;
    return connection;
  }

  /** All neighbours hear who is connected now. */
  #opened(peer) {
    peer.opened();
    peer.isByCode = false;
    this.greet(undefined, false);
    this.on.change();
    this.on.opened();
  }

  async #offer(peer) {
    const connection = this.#connect(peer);
    peer.timer = setTimeout(() => this.#fail(peer), PATIENCE);
    peer.state = "offered";
    try {
      await connection.setLocalDescription(await connection.createOffer());
      await this.#describe(peer, connection, "offer");
    } catch {
      this.#fail(peer);
    }
  }

  async #answer(peer, description) {
    if (!this.canConnect) return;
    const connection = this.#connect(peer);
    peer.timer = setTimeout(() => this.#fail(peer), PATIENCE);
    peer.state = "answered";
    try {
      await connection.setRemoteDescription(description);
      await connection.setLocalDescription(await connection.createAnswer());
      await this.#describe(peer, connection, "answer");
    } catch {
      this.#fail(peer);
    }
  }

  /** Sends the description of this side, once it has its addresses. */
  async #describe(peer, connection, kind) {
    await gathered(connection);
    const { type, sdp } = connection.localDescription;
    this.on.signal({ kind, from: this.name, to: peer.name, description: { type, sdp } }, true);
  }

  /** A code with an offer, for one other device. */
  async offerByCode() {
    const number = hex(crypto.getRandomValues(new Uint8Array(4)));
    const peer = new Peer();
    const connection = this.#connect(peer);
    peer.isByCode = true;
    this.#offers.set(number, peer);
    await connection.setLocalDescription(await connection.createOffer());
    await gathered(connection);
    return pack(connection.localDescription, number, this.name);
  }

  /**
   * Follows a code of another device: `{ answer }`, a code to send back, `{ isAccepted }`, or `{ refused }` with the
   * reason: "damaged", "own" for a code of this device, "old" for an answer to no offer that is waiting.
   */
  async followCode(code) {
    const found = unpack(code);
    if (!found) return { refused: "damaged" };
    const { kind, number, name, description } = found;
    if (name === this.name) return { refused: "own" };
    if (kind === ANSWER) return this.#acceptCode(number, name, description);
    const peer = this.#peer(name);
    if (!peer) return { refused: "damaged" };
    const connection = this.#connect(peer);
    peer.isByCode = true;
    peer.state = "answered";
    await connection.setRemoteDescription(description);
    await connection.setLocalDescription(await connection.createAnswer());
    await gathered(connection);
    return { answer: pack(connection.localDescription, number, this.name) };
  }

  async #acceptCode(number, name, description) {
    const peer = this.#offers.get(number);
    if (!peer) return { refused: "old" };
    this.#offers.delete(number);
    this.#peers.get(name)?.close();
    this.#peers.set(name, peer);
    peer.name = name;
    peer.state = "answered";
    peer.isByCode = false;
    peer.timer = setTimeout(() => peer.isOpen || this.#fail(peer), PATIENCE);
    await peer.connection.setRemoteDescription(description);
    return { isAccepted: true };
  }

  /** After a failure the devices try again, less and less often. */
  #fail(peer) {
    if (peer.isOpen) return;
    peer.close();
    this.on.change();
    this.greet(undefined, false);
    peer.timer = setTimeout(() => !peer.isForgotten && this.greet(peer.name), peer.nextWait());
  }

  close() {
    for (const peer of [...this.#peers.values(), ...this.#offers.values()]) peer.close();
    this.#peers.clear();
    this.#offers.clear();
  }
}

/** Waits until a connection has its addresses, but not long. */
async function gathered(connection) {
  if (connection.iceGatheringState === "complete") return;
  await new Promise((done) => {
    setTimeout(done, GATHERING);
    connection.onicegatheringstatechange = () => connection.iceGatheringState === "complete" && done();
  });
}
