// The page's side of a connection: a hidden frame with the document meet.html, which has a policy of its own.

/**
 * Opens the connection of a room. `onMessage` gets the bytes of each message, `onConnected` is called whenever the
 * others can be reached (again), and `onStates` gets each relay with its state, and the number of devices
 * that are connected directly. `servers` are relays and servers for direct connections (STUN).
 */
export function meet(page, secret, servers, isDirect, onMessage, onConnected, onStates) {
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
  };
  frame.addEventListener("load", () => {
    frame.contentWindow.postMessage(given, location.origin, [port2]);
  });
  document.body.append(frame);
  return {
    send: (message) => port1.postMessage({ message }),
    retry: () => port1.postMessage({ retry: true }),
    close() {
      port1.postMessage({ close: true });
      port1.close();
      frame.remove();
    },
  };
}
