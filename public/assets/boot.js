// Runs before anything is displayed: applies the theme and the language, shows the painted (prerendered) home page to
// first visitors, and starts the program. If that fails, the visitor reads why instead of seeing an empty page.

import { PRESSED, direction, findLanguage, translate } from "./language.js";
import { hasSaved } from "./saved.js";

const root = document.documentElement;

/** Applies the saved theme. The program handles settings that cannot be read. */
function applyTheme() {
  try {
    root.dataset.theme = settings().theme.toLowerCase();
  } catch {
    // Then the system's theme applies.
  }
}

/** Gives the browser's bar the colour of the chosen theme. With the system's theme it has the colours of index.html. */
function tintBar() {
  for (const meta of document.querySelectorAll("meta[name='theme-color']")) {
    meta.dataset.usual ??= meta.content;
    const isChosen = !["", "system"].includes(root.dataset.theme ?? "");
    meta.content = isChosen ? getComputedStyle(document.body).backgroundColor : meta.dataset.usual;
  }
}

/** The saved settings. Empty if there are none, or they cannot be read. */
function settings() {
  try {
    return JSON.parse(localStorage.getItem("spot-on/settings")) ?? {};
  } catch {
    return {};
  }
}

/** The language of the page: that of the address, or the chosen one, or the first of the browser that is known. */
function applyLanguage() {
  const known = root.dataset.languages.split(" ");
  const asked = [new URLSearchParams(location.search).get("lang"), settings().language].filter(Boolean);
  // The program knows languages for tests, too.
  const isForTests = (tag) => ["en-XA", "ar-XB"].includes(tag);
  const chosen = asked.map((tag) => (isForTests(tag) ? tag : findLanguage(known, tag))).find(Boolean);
  const language = chosen ?? (navigator.languages ?? []).map((tag) => findLanguage(known, tag)).find(Boolean) ?? "en";
  Object.assign(root, { lang: language, dir: direction(language) });
  root.dataset.language = language;
  return language;
}

/** Whether the painted home page fits this visitor: it shows no saved matches or settings. */
const isPaintedFor = () => /^(#\/?)?$/.test(location.hash) && !hasSaved();

/** A file with texts. Throws if it cannot be loaded. */
async function textOf(name) {
  const answer = await fetch(asset(`texts/${name}`));
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return answer.text();
}

/** Translates what stands on the page before the program draws it. */
async function speak(language) {
  const texts = JSON.parse(await textOf(`${language}.static.json`));
  await isRead;
  if (!boot()) return;
  translate(document, texts.index);
  document.querySelector("[rel=manifest]").href = asset(`texts/${language}.webmanifest`);
}

/** Milliseconds that the program waits for the painted home page in another language. */
const SOON = 3000;

/** Shows the painted home page in another language, if it comes soon. */
async function paintIn(language) {
  const late = new Promise((_, fail) => setTimeout(fail, SOON));
  const home = await Promise.race([textOf(`${language}.home.txt`), late]);
  await isRead;
  // Some hosts answer with a page for a missing file.
  if (!boot() || !isPaintedFor() || !home.startsWith("<header")) return;
  document.querySelector("#painted").innerHTML = home;
  paint();
}

/** The links and buttons below an element. */
const controls = (within) => [...document.querySelectorAll(`${within} :is(a, button)`)];

/** Indices of the painted link or button that has the focus, and of the one that was pressed; -1 for none. */
const hand = { focused: -1, pressed: -1 };

/** The button that was pressed on the landing page of this language from which the visitor comes; -1 for none. */
function pressedBefore() {
  try {
    const [build, language, index] = (sessionStorage.getItem(PRESSED) ?? "").split(" ");
    sessionStorage.removeItem(PRESSED);
    return build === root.dataset.build && language === root.dataset.language ? Number(index) : -1;
  } catch {
    return -1;
  }
}

function paint() {
  root.dataset.painted = "";
  hand.pressed = pressedBefore();
  if (hand.pressed >= 0) isRead.then(() => tell(sentence("MOMENT")));
  document.addEventListener("focusin", ({ target }) => (hand.focused = controls("#painted").indexOf(target)));
  document.addEventListener("click", ({ target }) => {
    const button = target.closest("#painted button");
    if (!button) return;
    hand.pressed = controls("#painted").indexOf(button);
    tell(sentence("MOMENT"));
  });
  // The painted page cannot show another route.
  addEventListener("hashchange", unpaint);
}

function unpaint() {
  delete root.dataset.painted;
  Object.assign(hand, { focused: -1, pressed: -1 });
}

/** A sentence that is hidden on the page, by its name. */
const sentence = (name) => document.querySelector(`#boot [data-text="${name}"]`).textContent;

function say(sentence, again) {
  unpaint();
  tell("");
  document.querySelector(".loading p").textContent = sentence;
  const button = document.querySelector(".loading button");
  button.hidden = !again;
}

/** Shows a sentence at the edge of the painted page while the program loads. */
function tell(sentence) {
  document.querySelector("#boot .moment").textContent = sentence;
}

/** Reloads the page from the host. The cached page may belong to a build whose files are gone. */
async function retry() {
  const answer = await fetch(new URL("./", document.baseURI), { cache: "reload" }).catch(() => ({}));
  const kept = answer.ok && (await navigator.serviceWorker?.getRegistration());
  if (kept) await kept.unregister();
  location.reload();
}

/** Resolves when the document has been parsed. */
const isRead = new Promise((done) => document.addEventListener("DOMContentLoaded", done));

/** Resolves when the painted page is displayed. Until then it does not share the connection with the program. */
async function isSeen() {
  await isRead;
  await document.fonts.ready;
  if (!document.hidden) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/** The URL of a file of this build. The files are in the folder of this script. */
const { src } = document.currentScript;
const asset = (name) => new URL(name, src);

/** Loads update.js, which runs beside the program. */
const update = () => import(asset("update.js"));

/** The element that is displayed until the program draws its page. The program first reads what is saved. */
const boot = () => document.querySelector("#boot");

/** Tells the visitor if an error has stopped the program. */
function broke(error) {
  if (!boot())
    update()
      .then((module) => module.broke(error))
      .catch(() => {});
  else if (error instanceof WebAssembly.RuntimeError) say(sentence("FAILED"), true);
}

/** Resolves when the program has drawn its page. */
async function isDrawn() {
  while (boot()) await new Promise((done) => setTimeout(done, 5));
}

/** The part of the program with each page whose game is in the address. The table is in the first part. */
const PAGES = {
  play: undefined,
  setup: "setup_pages",
  tutorial: "setup_pages",
  learn: "setup_pages",
  deal: "setup_pages",
  room: "room_pages",
};

/**
 * Begins to load the parts of the program that the page of this address needs. The program would ask for them only after
 * it has started. scripts/finish.mjs fills in `PARTS`, the files of each part.
 */
function preloadParts() {
  const [page, first, second] = location.hash.replace("#/", "").split("/");
  if (!(page in PAGES)) return;
  const game = page === "room" ? second : first;
  const names = [game?.replaceAll("-", "_"), PAGES[page]];
  const files = names.flatMap((name) => PARTS[name] ?? []);
  for (const name of new Set(files)) preload(name);
}

/** Begins to load a file that the program will fetch. */
function preload(name) {
  const link = Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", href: asset(name) });
  link.crossOrigin = "anonymous";
  document.head.append(link);
}

/**
 * Lets the parts of the program come from hosts that do not send them as application/wasm: their loaders know only
 * `instantiateStreaming`, which refuses that. wasm-bindgen does the same for the first file.
 */
function acceptAnyType() {
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (request, imports) => {
    const answer = await request;
    const isTyped = /^application\/wasm\b/.test(answer.headers.get("content-type"));
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    if (isTyped && instantiateStreaming) return instantiateStreaming(answer, imports);
    return WebAssembly.instantiate(await answer.arrayBuffer(), imports);
  };
}

async function start() {
  await painted;
  if ("painted" in root.dataset) await isSeen();
  const program = fetch(asset("spot-on_bg.wasm"));
  preloadParts();
  acceptAnyType();
  const [page] = await Promise.all([import(asset("spot-on.js")), isRead]);
  // The program draws its page and removes `#boot`.
  await page.default({ module_or_path: program });
  await isDrawn();
  const { focused, pressed } = hand;
  const drawn = controls("body");
  drawn[focused]?.focus({ preventScroll: true });
  drawn[pressed]?.click();
}

addEventListener("click", ({ target }) => target.closest(".again") && retry());
applyTheme();
const language = applyLanguage();
if (language === "en" && isPaintedFor()) paint();
const isTranslated = root.dataset.languages.split(" ").includes(language) && language !== "en";
if (isTranslated) preload(`texts/${language}.txt`);
/** Resolves when the page is in its language, or cannot be. */
const spoken = isTranslated ? speak(language).catch(() => {}) : undefined;
/** Resolves when the painted home page in another language is there, or cannot be. */
const painted = isTranslated && isPaintedFor() ? paintIn(language).catch(() => {}) : undefined;
isRead.then(() => {
  tintBar();
  new MutationObserver(tintBar).observe(root, { attributeFilter: ["data-theme"] });
});
if (typeof WebAssembly === "object") {
  addEventListener("error", ({ error }) => broke(error));
  addEventListener("unhandledrejection", ({ reason }) => reason instanceof WebAssembly.RuntimeError && broke(reason));
  start().then(
    () => update().catch(() => {}),
    async (cause) => {
      console.error(cause);
      await isRead;
      if (boot()) say(sentence("FAILED"), true);
      else broke(cause);
    },
  );
} else {
  isRead.then(() => spoken).then(() => say(sentence("NO_WASM")));
}
