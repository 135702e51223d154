// A small Nostr relay (NIP-01) in place of public ones: it passes on ephemeral events to those who have asked for their
// topic, and keeps nothing.

import { once } from "node:events";
import { WebSocketServer } from "ws";

/**
 * Starts a relay: `{ url, events, close, cut, drop, delay }`. `events` counts the events that it has passed on; `cut`
 * closes all connections; while `drop.one` is set, it loses one of so many events; `delay` is how long it keeps each, in
 * milliseconds.
 */
export async function startRelay() {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  await once(server, "listening");
  const relay = {
    url: `ws://127.0.0.1:${server.address().port}`,
    events: 0,
    bytes: 0,
    drop: { one: 0 },
    delay: 0,
    cut: () => {
      for (const socket of server.clients) socket.terminate();
    },
    close: () => {
      relay.cut();
      server.close();
    },
  };
  server.on("connection", (socket) => {
    socket.asked = new Map();
    socket.on("error", () => {});
    socket.on("message", (data) => hear(server, relay, socket, JSON.parse(data)));
  });
  return relay;
}

function hear(server, relay, socket, [kind, first, ...rest]) {
  if (kind === "REQ") {
    socket.asked.set(first, rest);
    socket.send(JSON.stringify(["EOSE", first]));
  } else if (kind === "CLOSE") {
    socket.asked.delete(first);
  } else if (kind === "EVENT") {
    socket.send(JSON.stringify(["OK", first.id, true, ""]));
    relay.events += 1;
    relay.bytes += JSON.stringify(first).length;
    if (relay.drop.one > 0 && relay.events % relay.drop.one === 0) return;
    setTimeout(passOn, relay.delay, server, first);
  }
}

function passOn(server, event) {
  for (const other of server.clients) {
    for (const [name, filters] of other.asked) {
      if (filters.some((filter) => fits(filter, event))) other.send(JSON.stringify(["EVENT", name, event]));
    }
  }
}

const fits = ({ kinds, "#x": topics }, event) =>
  kinds.includes(event.kind) && event.tags.some(([tag, value]) => tag === "x" && topics.includes(value));
