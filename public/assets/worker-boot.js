// Starts the bots. The build puts it and what it imports into one file, worker.js.

import start from "../worker.js";

// The program is not there yet when the page's first messages come: they wait, and are then delivered again, in order,
// to the listener that the program has set.
const early = [];
const keep = (event) => {
  event.stopImmediatePropagation();
  early.push(event.data);
};
self.addEventListener("message", keep);

start({ module_or_path: new URL("worker_bg.wasm", self.location) }).then(
  () => {
    self.removeEventListener("message", keep);
    for (const data of early) self.dispatchEvent(new MessageEvent("message", { data }));
  },
  // Thrown outside the promise, so that the page's `onerror` of the worker hears of it.
  (cause) => setTimeout(() => { throw cause; }),
);
