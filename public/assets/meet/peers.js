// Direct connections between the devices of a room (WebRTC data channels). They are arranged by signals over the relays,
// one offer and one answer a pair, and then replace the relays for those who have them.

/** Milliseconds in which addresses are gathered before an offer or an answer is sent. */
const GATHERING = 1_500;
/** Milliseconds after which an attempt counts as failed. The relays carry on meanwhile. */
const PATIENCE = 15_000;
/** Milliseconds after which a device whose connection has failed is no longer waited for. */
const FORGET = 600_000;
/** The largest number of other devices. */
const MOST = 8;

/** One other device. */
class Peer {
  state = "new";

  constructor(name, canConnect) {
    Object.assign(this, { name, canConnect, seen: Date.now() });
  }

  /** Whether messages reach it. A connection that is interrupted may come back, or fail after a while. */
  get isOpen() {
    return this.channel?.readyState === "open" && this.connection.connectionState === "connected";
  }

  /** Whether messages for it need the relays. */
  get needsRelay() {
    const isForgotten = this.state === "closed" && Date.now() - this.seen > FORGET;
    return !this.isOpen && !isForgotten;
  }

  close() {
    clearTimeout(this.timer);
    this.connection?.close();
    this.connection = this.channel = undefined;
    this.state = "closed";
  }
}

/** All other devices of a room. `on.signal` sends a signal over the relays, `on.part` gets what a device has sent. */
export class Peers {
  #peers = new Map();

  /** `name` tells this device from the others, also after its page was loaded again. */
  constructor(name, servers, isAllowed, on) {
    this.name = name;
    this.servers = servers;
    this.canConnect = isAllowed && "RTCPeerConnection" in globalThis;
    this.on = on;
  }

  /** Says that this device is there. */
  greet(to) {
    const connected = [...this.#peers.values()].filter((peer) => peer.isOpen).map((peer) => peer.name);
    this.on.signal({ kind: "hi", from: this.name, to, canConnect: this.canConnect, connected });
  }

  /** Whether some device can be reached by relays only. Without any known device, that is so. */
  get needRelay() {
    const peers = [...this.#peers.values()];
    return peers.length === 0 || peers.some((peer) => peer.needsRelay);
  }

  /** Number of devices that are connected directly. */
  get count() {
    return [...this.#peers.values()].filter((peer) => peer.isOpen).length;
  }

  /** Sends a part to all devices that are connected directly. */
  send(part) {
    for (const peer of this.#peers.values()) if (peer.isOpen) peer.channel.send(part);
  }

  /** Follows a signal of another device. */
  async hear(signal) {
    const { kind, from, to } = signal ?? {};
    if (typeof from !== "string" || from === this.name || (to !== undefined && to !== this.name)) return;
    const peer = this.#peer(from, signal.canConnect);
    if (!peer) return;
    peer.seen = Date.now();
    if (kind === "hi") this.#greeted(peer, signal);
    else if (kind === "offer") await this.#answer(peer, signal.description);
    else if (kind === "answer" && peer.state === "offered") {
      peer.state = "answered";
      await peer.connection.setRemoteDescription(signal.description).catch(() => this.#fail(peer));
    }
  }

  #peer(name, canConnect) {
    if (!this.#peers.has(name) && this.#peers.size < MOST) this.#peers.set(name, new Peer(name, canConnect !== false));
    return this.#peers.get(name);
  }

  /** Of two devices the one with the lower name makes the offer. */
  #greeted(peer, { to, canConnect, connected = [] }) {
    peer.canConnect = canConnect !== false;
    // A device that was loaded again does not know the connection that this one still has.
    if (peer.isOpen && !connected.includes(this.name)) peer.close();
    if (!this.canConnect || !peer.canConnect) {
      if (to === undefined) this.greet(peer.name);
      return;
    }
    if (peer.isOpen || peer.state === "offered") return;
    if (this.name < peer.name) this.#offer(peer);
    else if (to === undefined) this.greet(peer.name);
  }

  #connect(peer) {
    peer.close();
    const connection = new RTCPeerConnection({ iceServers: this.servers.map((urls) => ({ urls })) });
    peer.connection = connection;
    peer.timer = setTimeout(() => peer.isOpen || this.#fail(peer), PATIENCE);
    connection.onconnectionstatechange = () => {
      if (peer.connection !== connection) return;
      if (["failed", "closed"].includes(connection.connectionState)) this.#fail(peer);
      else this.on.change();
    };
    // One channel for each pair, which both sides know without a message.
    const channel = connection.createDataChannel("room", { negotiated: true, id: 0 });
    channel.binaryType = "arraybuffer";
    channel.onopen = () => this.on.change();
    channel.onclose = () => peer.channel === channel && this.#fail(peer);
    channel.onmessage = ({ data }) => {
      peer.seen = Date.now();
      this.on.part(new Uint8Array(data));
    };
    peer.channel = channel;
    return connection;
  }

  async #offer(peer) {
    const connection = this.#connect(peer);
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
    await new Promise((done) => {
      setTimeout(done, GATHERING);
      connection.onicegatheringstatechange = () => connection.iceGatheringState === "complete" && done();
    });
    const { type, sdp } = connection.localDescription;
    this.on.signal({ kind, from: this.name, to: peer.name, canConnect: true, description: { type, sdp } });
  }

  #fail(peer) {
    peer.close();
    this.on.change();
  }

  close() {
    for (const peer of this.#peers.values()) peer.close();
    this.#peers.clear();
  }
}
