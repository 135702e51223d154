// The connection of a room of friends. It runs in a frame of its own (meet.html), gets the room's secret and the relays
// from the page through a port, and carries bytes to everybody in the room.
//
// Relays see that somebody meets under a name that tells them nothing. Everything else is sealed with the secret.

import { Parcels, split } from "./meet/parcels.js";
import { Relays } from "./meet/relays.js";
import { Seal } from "./meet/seal.js";

/** Milliseconds in which messages are collected into one parcel. */
const SOON = 12;
/** Milliseconds to wait for further relays before the others are told that this device is there. */
const ALSO = 250;

/** Allows this document to connect to these addresses only. */
function narrow(urls) {
  const origins = urls.map((url) => new URL(url).origin.replace(/^http/, "ws"));
  const meta = document.createElement("meta");
  meta.httpEquiv = "Content-Security-Policy";
  meta.content = `connect-src ${origins.join(" ") || "'none'"}`;
  document.head.append(meta);
}

async function meet(port, { secret, relays: urls }) {
  narrow(urls);
  const seal = await Seal.of(secret);
  const parcels = new Parcels();
  let waiting = [];
  let told;

  const receive = async (text) => {
    const parcel = await seal.open(text);
    for (const message of (parcel && parcels.add(parcel)) ?? []) port.postMessage({ message }, [message.buffer]);
  };
  const state = (states) => {
    port.postMessage({ states });
  };
  const opened = () => {
    clearTimeout(told);
    told = setTimeout(() => port.postMessage({ connected: true }), ALSO);
  };
  const relays = new Relays(urls, seal.topic, { receive, state, opened });

  const flush = async () => {
    const messages = waiting;
    waiting = [];
    for (const parcel of split(messages)) await relays.publish(await seal.close(parcel));
  };
  port.onmessage = ({ data }) => {
    if (data.close) return relays.close();
    if (data.retry) return relays.retry();
    if (waiting.length === 0) setTimeout(flush, SOON);
    waiting.push(data.message);
  };
}

addEventListener("message", ({ source, origin, data, ports }) => {
  if (source === parent && origin === location.origin && ports.length === 1) meet(ports[0], data);
});
