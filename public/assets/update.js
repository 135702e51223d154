// Goes on beside the program once the page has started: keeps the page for when there is no network, says when a
// newer build waits, and what happened when the program has stopped. The words are the program's, in its language
// (src/ui/platform/update_notice.rs); they are in the page, hidden, before they are needed.

const root = document.documentElement;
const { build } = root.dataset;

/** A trap of the program, or an error that went through it: it cannot go on from there. */
const isOfProgram = (error) => error instanceof WebAssembly.RuntimeError || /\bwasm\b/.test(error?.stack);

/** Says that the program has stopped, if it was the program. */
export function broke(error) {
  const dialog = document.querySelector("dialog.stopped");
  if (!isOfProgram(error) || !dialog || dialog.open) return;
  // Whichever way it is left, the page begins anew.
  dialog.addEventListener("close", () => location.reload());
  dialog.showModal();
}

document.addEventListener("click", (event) => {
  const pressed = (selector) => event.target.closest?.(selector);
  if (pressed(".update button")) apply();
  if (pressed(".stopped button")) location.reload();
  if (pressed(".stopped a")) {
    event.preventDefault();
    location.hash = "#/";
    location.reload();
  }
});

/** Which build a service worker is of. */
function buildOf(worker) {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    worker.postMessage("build", [port2]);
  });
}

/** Lets pages say that there is another build, if this worker is of another one. */
async function offer(worker) {
  if (worker && (await buildOf(worker)) !== build) root.dataset.update = "";
}

/** Puts the waiting build in the place of this one. Other pages that are open keep theirs. */
async function apply() {
  const { waiting } = await navigator.serviceWorker.getRegistration();
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("apply");
}

async function watch(house) {
  house.onmessage = ({ ports: [port] }) => port.postMessage(build);
  // Another page has applied a newer build.
  house.addEventListener("controllerchange", () => offer(house.controller));
  const registration = await house.register(new URL("sw.js", document.baseURI), { updateViaCache: "none" });
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker.addEventListener("statechange", () => worker.state === "installed" && offer(worker));
  });
  offer(registration.waiting);
  offer(house.controller);
  // A page may stay open for weeks.
  document.addEventListener("visibilitychange", () => document.hidden || registration.update().catch(() => {}));
  const { active } = await house.ready;
  active.postMessage("started");
}

// Private windows and blocked storage refuse; then the page works as long as there is a network. `make dev` keeps nothing.
if (build !== "dev" && navigator.serviceWorker) watch(navigator.serviceWorker).catch(() => {});
