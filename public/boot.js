// Runs before anything is seen: prepares the looks, shows the painted home page to those for whom it is meant, and
// starts the program. If that fails, the visitor reads why instead of looking at an empty page.

const NO_WASM =
  "Spot On needs WebAssembly, which this browser lacks or has switched off. " +
  "Lockdown modes and strict privacy settings do that; another browser will work.";
const FAILED =
  "Spot On could not be started. Please check the connection and try again; " +
  "if that does not help, try another browser.";
const COMING = "Just a moment …";
const MISSING = "A part of Spot On could not be loaded. Please check the connection and try again.";

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

/** Says at the edge of the page what becomes of the rest of the program. */
function tell(sentence, again = false) {
  const edge = document.querySelector("#rest");
  edge.textContent = sentence;
  if (!again) return;
  const button = document.createElement("button");
  button.className = "button again";
  button.textContent = "Try again";
  edge.append(button);
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

/** The address of a file; the names of files change with every build. */
const address = (name) => new URL(root.dataset[name], document.baseURI);

/** What goes on beside the program. */
const porter = () => import(address("porter"));

/** Seen until the program has drawn its page, which it does when it knows what is kept. */
const boot = () => document.querySelector("#boot");

/** The program may have stopped, and then the visitor has to know. */
function broke(error) {
  if (!boot()) porter().then((module) => module.broke(error)).catch(() => {});
  else if (error instanceof WebAssembly.RuntimeError) say(FAILED, true);
}

/** What says that somebody presses something, or goes to another page. */
const ASKS = ["click", "hashchange"];

/** Asks the program again for what it was asked for last, before all of it was there. */
let askAgain = () => {};

/** Keeps from the program what it cannot answer yet. */
function hold(event) {
  if (!isForProgram(event)) return;
  event.stopImmediatePropagation();
  const button = event.target.closest?.("button");
  askAgain = () => (button ? button.click() : dispatchEvent(new HashChangeEvent("hashchange")));
  if (!isMissing) tell(COMING);
}

function isForProgram({ type, target }) {
  // What is painted is not the program's yet.
  if (boot()) return false;
  // Some buttons are for plain scripts, and links are the browser's.
  return type === "hashchange" || target.closest("button:not(.again, .update *, .stopped *)") !== null;
}

/** Whether the second part could not be had. */
let isMissing = false;

/** Lets the program answer. */
function release() {
  for (const type of ASKS) removeEventListener(type, hold, true);
  tell("");
  askAgain();
}

/** Milliseconds in which a program that needs no more has drawn its page. */
const PATIENCE = 500;

/** When the program has drawn its page. */
async function isDrawn() {
  while (boot()) await new Promise((done) => setTimeout(done, 5));
}

/**
 * Brings the second part of the program, which all but the home page needs; a quick build has everything in the first.
 * @param {Promise<Response>} file the second part, if there is one
 * @param {WebAssembly.Exports} first what the first part shares
 */
async function complete(page, file, first) {
  try {
    if (file) await page.load(await file, { "": first });
  } catch (cause) {
    console.error(cause);
    isMissing = true;
    if (boot()) say(FAILED, true);
    // Where it was only slow, the program draws the home page all the same.
    await isDrawn();
    tell(MISSING, true);
    return;
  }
  page.arrived();
  release();
}

async function start() {
  const isFirst = "painted" in root.dataset;
  if (isFirst) await isSeen();
  const file = (name) => root.dataset[name] && fetch(address(name));
  const program = file("program");
  // On a first visit nothing is to delay the home page.
  const rest = !isFirst && file("rest");
  const [page] = await Promise.all([import(address("script")), isRead]);
  // The program takes away what is seen until then, and draws its page.
  const first = await page.default({ module_or_path: program });
  // Where the browser has forgotten all but matches, the program waits for its second part.
  if (isFirst) await Promise.race([isDrawn(), new Promise((done) => setTimeout(done, PATIENCE))]);
  complete(page, rest || file("rest"), first);
  await isDrawn();
  const { focused, pressed } = hand;
  const drawn = controls("body > :not(#rest)");
  drawn[focused]?.focus({ preventScroll: true });
  drawn[pressed]?.click();
}

addEventListener("click", ({ target }) => target.closest(".again") && retry());
for (const type of ASKS) addEventListener(type, hold, true);
applyTheme();
if (isPaintedFor()) paint();
if (typeof WebAssembly === "object") {
  addEventListener("error", ({ error }) => broke(error));
  addEventListener("unhandledrejection", ({ reason }) => reason instanceof WebAssembly.RuntimeError && broke(reason));
  start().then(() => porter().catch(() => {}), async (cause) => {
    console.error(cause);
    await isRead;
    if (boot()) say(FAILED, true);
    else broke(cause);
  });
} else {
  isRead.then(() => say(NO_WASM));
}
