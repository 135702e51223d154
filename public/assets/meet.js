// The connection of a room of friends. It runs in a frame of its own (meet.html), gets the room's secret and the relays
// from the page through a port, and carries bytes to everybody in the room: directly where it can, through devices that are
// connected with both sides, or over relays.
//
// Relays see that somebody meets under a name that tells them nothing. Everything else is sealed with the secret.

import { MESSAGES, Parcels, SIGNAL, nameOf, split } from "./meet/parcels.js";
import { Peers } from "./meet/peers.js";
import { Recent } from "./meet/recent.js";
import { Relays } from "./meet/relays.js";
import { Seal, hex } from "./meet/seal.js";

/** Milliseconds in which messages are collected into one parcel. */
const SOON = 12;
/** Milliseconds to wait for further relays before the others are told that this device is there. */
const ALSO = 250;
/** Number of parts that are recognized when they come on another way. */
const MOST_KNOWN = 4_000;

const text = new TextEncoder();
const isRelay = (address) => /^wss?:/.test(address);

/** Allows this document to connect to these addresses only. */
function narrow(urls) {
  const origins = urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
  const meta = document.createElement("meta");
  meta.httpEquiv = "Content-Security-Policy";
  meta.content = `connect-src ${origins.join(" ") || "'none'"}`;
  document.head.append(meta);
}

/** A random name of this device in a room, which lasts as long as the tab. */
function nameIn(topic) {
  const key = `spot-on/device/${topic.slice(0, 16)}`;
  const fresh = hex(crypto.getRandomValues(new Uint8Array(8)));
  try {
    const name = sessionStorage.getItem(key) ?? fresh;
    sessionStorage.setItem(key, name);
    return name;
  } catch {
    return fresh;
  }
}

/** A value of JSON, or undefined. */
function parsed(bytes) {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

async function meet(port, { secret, servers, isDirect }) {
  const urls = servers.filter(isRelay);
  narrow(urls);
  const seal = await Seal.of(secret);
  const parcels = new Parcels();
  const known = new Recent(MOST_KNOWN);
  let waiting = [];
  let told;

  /** Whether a part is new. The others may pass on what this device has sent, and what has come on another way. */
  const isNew = (part) => {
    const name = nameOf(part);
    if (known.has(name)) return false;
    known.add(name);
    return true;
  };
  /** Takes a part that a device or a relay has sent. */
  const take = (part, from) => {
    if (!isNew(part)) return;
    if (peers.forward(part, from)) publish([part]);
    const parcel = parcels.add(part);
    if (parcel?.kind === SIGNAL) for (const message of parcel.messages) peers.hear(parsed(message));
    if (parcel?.kind !== MESSAGES) return;
    for (const message of parcel.messages) port.postMessage({ message }, [message.buffer]);
  };
  const publish = async (parts) => {
    if (!relays.isOpen) return;
    for (const part of parts) await relays.publish(await seal.close(part));
  };
  const send = (parts, overRelays) => {
    for (const part of parts) {
      isNew(part);
      peers.send(part);
    }
    return overRelays && publish(parts);
  };
  const signal = (signal, overRelays) => send(split([text.encode(JSON.stringify(signal))], SIGNAL), overRelays);
  const opened = () => {
    clearTimeout(told);
    told = setTimeout(() => {
      peers.greet();
      port.postMessage({ connected: true });
    }, ALSO);
  };
  const show = () => port.postMessage({ states: relays.states, direct: peers.count });
  const receive = async (sealed) => {
    const part = await seal.open(sealed);
    if (part) take(part);
  };

  const peers = new Peers(
    nameIn(seal.topic),
    servers.filter((address) => !isRelay(address)),
    isDirect,
    {
      signal,
      part: take,
      change: () => show(),
      opened: () => port.postMessage({ connected: true }),
      hasRelay: () => relays.isOpen,
    },
  );
  const relays = new Relays(urls, seal.topic, { receive, state: () => show(), opened });
  show();

  const noCode = () => port.postMessage({ code: { refused: "failed" } });
  const flush = async () => {
    const parts = split(waiting);
    waiting = [];
    await send(parts, peers.needRelay);
  };
  port.onmessage = ({ data }) => {
    if (data.close) {
      peers.close();
      return relays.close();
    }
    if (data.retry) return relays.retry();
    if (data.offer) return peers.offerByCode().then((offer) => port.postMessage({ code: { offer } }), noCode);
    if (data.follow) return peers.followCode(data.follow).then((code) => port.postMessage({ code }), noCode);
    if (waiting.length === 0) setTimeout(flush, SOON);
    waiting.push(data.message);
  };
}

addEventListener("message", ({ source, origin, data, ports }) => {
  if (source === parent && origin === location.origin && ports.length === 1) meet(ports[0], data);
});
