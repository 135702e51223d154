// The page's side of a connection: a hidden frame with the document meet.html, which has a policy of its own.

/**
 * Opens the connection of a room. `onMessage` gets the bytes of each message, `onConnected` is called whenever the
 * others can be reached (again), `onStates` gets each relay with its state, and the number of devices that are connected
 * directly, and `onCode` gets what came of a code: its kind and its text. `servers` are relays and servers for direct
 * connections (STUN).
 */
export function meet(page, secret, servers, isDirect, onMessage, onConnected, onStates, onCode) {
  // The secret lies in the program's memory, which may move.
  const given = { secret: secret.slice(), servers, isDirect };
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.title = "connection";
  frame.src = page;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    if (data.message) onMessage(data.message);
    if (data.connected) onConnected();
    if (data.states) onStates(data.states, data.direct);
    for (const [kind, text] of Object.entries(data.code ?? {})) onCode(kind, String(text));
  };
  frame.addEventListener("load", () => {
    frame.contentWindow.postMessage(given, location.origin, [port2]);
  });
  document.body.append(frame);
  return {
    send: (message) => port1.postMessage({ message }),
    retry: () => port1.postMessage({ retry: true }),
    offer: () => port1.postMessage({ offer: true }),
    follow: (code) => port1.postMessage({ follow: code }),
    close() {
      port1.postMessage({ close: true });
      port1.close();
      frame.remove();
    },
  };
}

/** Milliseconds in which another tab says that it has taken a code. */
const PATIENCE = 1_000;

const channel = (room) => new BroadcastChannel(`spot-on/codes/${room.slice(0, 16)}`);

/** Gives codes for a room that were opened in other tabs to `take`. The result ends that. */
export function takeCodes(room, take) {
  const other = channel(room);
  other.onmessage = ({ data }) => {
    if (!data.code) return;
    other.postMessage({ taken: data.code });
    take(data.code);
  };
  return () => other.close();
}

/** Gives a code to the tab that has its room open. Resolves to false if there is none. */
export async function handOver(room, code) {
  const other = channel(room);
  const isTaken = new Promise((done) => {
    other.onmessage = ({ data }) => data.taken === code && done(true);
    setTimeout(done, PATIENCE, false);
  });
  other.postMessage({ code });
  return isTaken.finally(() => other.close());
}

/** Whether the device can hand a link to other programs. */
export const canShare = () => "share" in navigator;

/** Hands a link to another program, which the person chooses. */
export const share = (url) => navigator.share({ url });
