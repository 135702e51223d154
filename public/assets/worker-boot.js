// Starts the bots' worker. The build bundles this script and its imports into one file, worker.js.

import start from "../worker.js";

// The page's first messages arrive before the program has loaded. They are queued, and then dispatched again in order
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
  // Thrown outside the promise, so that the worker's `onerror` handler in the page is called.
  (cause) =>
    setTimeout(() => {
      throw cause;
    }),
);
