// Starts the program of a worker.

/** `start` is the function that wasm-bindgen has written for the program, `file` the program. */
export function begin(start, file) {
  // The page's first messages arrive before the program has loaded. They are queued, and then dispatched again in order
  // to the listener that the program has set.
  const early = [];
  const keep = (event) => {
    event.stopImmediatePropagation();
    early.push(event.data);
  };
  self.addEventListener("message", keep);

  start({ module_or_path: new URL(file, self.location) }).then(
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
}
