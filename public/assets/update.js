// Runs beside the program once the page has started: registers the service worker for offline use, announces a newer
// build, and reports that the program has stopped. The texts come from the program, in its language
// (src/ui/platform/update_notice.rs). They are hidden in the page before they are needed.

const root = document.documentElement;
const { build } = root.dataset;
/** Milliseconds that a waiting build has to take over. */
const PATIENCE = 5000;

/** Whether an error is a trap of the program or passed through it. The program cannot continue after such an error. */
const isOfProgram = (error) => error instanceof WebAssembly.RuntimeError || /\bwasm\b/.test(error?.stack);

/** Shows that the program has stopped, if the error is the program's. */
export function broke(error) {
  const dialog = document.querySelector("dialog.stopped");
  if (!isOfProgram(error) || !dialog || dialog.open) return;
  // However the dialog is closed, the page reloads.
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

/** The build id of a service worker. */
function buildOf(worker) {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    worker.postMessage("build", [port2]);
  });
}

/** Makes the page offer an update if this worker belongs to another build. */
async function offer(worker) {
  if (worker && (await buildOf(worker)) !== build) root.dataset.update = "";
}

/** Loads the page anew from the host, where the newest build is. The notice says so meanwhile. */
async function loadAnew() {
  const button = document.querySelector(".update button");
  button.textContent = button.dataset.anew;
  button.disabled = true;
  await fetch(new URL("./", document.baseURI), { cache: "reload" }).catch(() => {});
  location.reload();
}

/** Replaces this build by the waiting one. Other open pages keep theirs. */
async function apply() {
  const registration = await navigator.serviceWorker.getRegistration().catch(() => {});
  // The browser may have removed the registration, with the site's data.
  if (!registration?.waiting) return loadAnew();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  registration.waiting.postMessage("apply");
  setTimeout(loadAnew, PATIENCE);
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
  // A page may stay open for weeks, so it checks for an update whenever it becomes visible.
  document.addEventListener("visibilitychange", () => document.hidden || registration.update().catch(() => {}));
  const { active } = await house.ready;
  active.postMessage("started");
  // On the first visit, the texts and letters of the language were loaded before the worker was there.
  const used = performance.getEntriesByType("resource").map(({ name }) => name);
  active.postMessage({ used, language: root.lang });
}

// Private windows and blocked storage refuse registration; then the page works only online. `make dev` caches nothing.
if (build !== "dev" && navigator.serviceWorker) watch(navigator.serviceWorker).catch(() => {});
