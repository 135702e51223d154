// Runs before anything is seen: prepares the looks, shows the painted home page to those for whom it is meant, and
// starts the program. If that fails, the visitor reads why instead of looking at an empty page.

const NO_WASM =
  "Spot On needs WebAssembly, which this browser lacks or has switched off. " +
  "Lockdown modes and strict privacy settings do that; another browser will work.";
const FAILED =
  "Spot On could not be started. Please check the connection and try again; " +
  "if that does not help, try another browser.";
const COMING = "Just a moment …";

const root = document.documentElement;

/** All that this browser has kept of the page. Storage may be forbidden. */
function kept() {
  try {
    return Object.entries({ ...localStorage }).filter(([name]) => name.startsWith("spot-on/"));
  } catch {
    return [];
  }
}

/** Dark or light, as it was set. What cannot be read is the program's affair. */
function applyTheme() {
  try {
    const { theme } = JSON.parse(new Map(kept()).get("spot-on/settings"));
    root.dataset.theme = theme.toLowerCase();
  } catch {
    // Then it is as the system has it.
  }
}

/** The build has painted the home page as it is in English, and as long as nothing was played or set. */
function isPaintedFor() {
  const known = root.dataset.languages.split(" ");
  const wanted = (navigator.languages ?? []).map((tag) => tag.split("-")[0]);
  const language = wanted.find((tag) => known.includes(tag)) ?? "en";
  return /^(#\/?)?$/.test(location.hash) && language === "en" && kept().length === 0;
}

/** The links and buttons below an element. */
const controls = (within) => [...document.querySelectorAll(`${within} :is(a, button)`)];

/** Which of the painted links and buttons has the focus, and which was pressed. */
const hand = { focused: -1, pressed: -1 };

function paint() {
  root.dataset.painted = "";
  document.addEventListener("focusin", ({ target }) => (hand.focused = controls("#painted").indexOf(target)));
  document.addEventListener("click", ({ target }) => {
    const button = target.closest("#painted button");
    if (!button) return;
    hand.pressed = controls("#painted").indexOf(button);
    tell(COMING);
  });
  // Another page cannot be shown yet.
  addEventListener("hashchange", unpaint);
}

function unpaint() {
  delete root.dataset.painted;
  Object.assign(hand, { focused: -1, pressed: -1 });
}

function say(sentence, again) {
  unpaint();
  tell("");
  document.querySelector(".loading p").textContent = sentence;
  const button = document.querySelector(".loading button");
  button.hidden = !again;
}

/** Says at the edge of the painted page that the program is on its way. */
function tell(sentence) {
  document.querySelector("#boot .moment").textContent = sentence;
}

/** Loads the page as the host has it now. What is kept of it here may be of a build whose files are gone. */
async function retry() {
  const answer = await fetch(new URL("./", document.baseURI), { cache: "reload" }).catch(() => ({}));
  const kept = answer.ok && (await navigator.serviceWorker?.getRegistration());
  if (kept) await kept.unregister();
  location.reload();
}

/** When the document has been read. */
const isRead = new Promise((done) => document.addEventListener("DOMContentLoaded", done));

/** When what is painted is seen: until then the line belongs to it. */
async function isSeen() {
  await isRead;
  await document.fonts.ready;
  if (!document.hidden) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/** The address of a file of this build. They lie beside this script. */
const { src } = document.currentScript;
const asset = (name) => new URL(name, src);

/** What goes on beside the program. */
const update = () => import(asset("update.js"));

/** Seen until the program has drawn its page, which it does when it knows what is kept. */
const boot = () => document.querySelector("#boot");

/** The program may have stopped, and then the visitor has to know. */
function broke(error) {
  if (!boot()) update().then((module) => module.broke(error)).catch(() => {});
  else if (error instanceof WebAssembly.RuntimeError) say(FAILED, true);
}

/** When the program has drawn its page. */
async function isDrawn() {
  while (boot()) await new Promise((done) => setTimeout(done, 5));
}

async function start() {
  if ("painted" in root.dataset) await isSeen();
  const program = fetch(asset("spot-on_bg.wasm"));
  const [page] = await Promise.all([import(asset("spot-on.js")), isRead]);
  // The program removes what is seen until then, and draws its page.
  await page.default({ module_or_path: program });
  await isDrawn();
  const { focused, pressed } = hand;
  const drawn = controls("body");
  drawn[focused]?.focus({ preventScroll: true });
  drawn[pressed]?.click();
}

addEventListener("click", ({ target }) => target.closest(".again") && retry());
applyTheme();
if (isPaintedFor()) paint();
if (typeof WebAssembly === "object") {
  addEventListener("error", ({ error }) => broke(error));
  addEventListener("unhandledrejection", ({ reason }) => reason instanceof WebAssembly.RuntimeError && broke(reason));
  start().then(() => update().catch(() => {}), async (cause) => {
    console.error(cause);
    await isRead;
    if (boot()) say(FAILED, true);
    else broke(cause);
  });
} else {
  isRead.then(() => say(NO_WASM));
}
