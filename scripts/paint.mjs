// Lets the program draw the home page into a document that nobody looks at, as a first visitor will see it. The
// build writes that into index.html, so that the page is there before the program has been loaded.

import { readdirSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Window } from "happy-dom";

/** What the program looks for in a browser. */
const THINGS = [
  "window", "document", "location", "navigator", "localStorage", "Document", "Node", "Text", "Comment", "Element",
  "HTMLElement", "SVGElement", "HTMLTemplateElement", "DocumentFragment", "Event", "Location", "Storage",
];
const FUNCTIONS = ["addEventListener", "removeEventListener", "requestAnimationFrame", "matchMedia"];
const PATIENCE = 10_000;

setFlagsFromString("--expose-gc");
/** Forgets at once what nobody holds any more. */
const collect = runInNewContext("gc");

/** Slots are named after games. */
const GAMES = readdirSync("src/games", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name.replaceAll("_", "-"));
/** Databases of first visitors: nothing is in it, it is not to be had, or it fails in the browser's two ways. */
const BARE = [
  databaseOf({ getAllKeys: () => answer([]) }),
  undefined,
  { open: () => answer(new Error("blocked"), "onerror") },
  { open: refuse },
];
/** One with a match of each game. */
const FULL = databaseOf({
  getAllKeys: () => answer(GAMES),
  get: () => answer({ generation: 1, lines: 1, revision: 1 }),
  getAll: () => answer(["a line"]),
});

function databaseOf(store) {
  return { open: () => answer({ transaction: () => ({ objectStore: () => store, addEventListener() {} }) }) };
}

function answer(result, way = "onsuccess") {
  const request = { result, error: result };
  setTimeout(() => request[way]({ target: request, preventDefault() {} }));
  return request;
}

function refuse() {
  throw new Error("nothing is kept here");
}

let times = 0;

/**
 * The markup of the home page.
 * @param {string} script what wasm-bindgen has written for the program
 * @param {Uint8Array} program
 */
export async function homePage(script, program) {
  const { document } = await begun(script, program);
  return lean(document);
}

/**
 * All that the page does before the second part of its program is there.
 * @param {string} script
 * @param {Uint8Array} program
 */
export async function beforeAll(script, program) {
  for (const database of BARE) {
    for (const given of [{ database }, { database, storage: refuse }]) {
      await begun(script, program, given);
      // What the browser has forgotten the program forgets, too.
      collect();
      await pause();
    }
  }
  // Whoever has matches, or has gone on, waits for the second part.
  for (const given of [{ database: FULL }, { path: "#/settings" }]) {
    await loaded(script, program, given);
    await pause();
  }
}

const pause = () => new Promise((done) => setTimeout(done, 50));

/** The page, as soon as it is drawn. */
async function begun(script, program, given) {
  const window = await loaded(script, program, given);
  await until(() => window.document.querySelector("main h1"), "the program has not drawn the home page");
  return window;
}

/** The page, as soon as its program has begun. */
async function loaded(script, program, { database, storage, path = "" } = {}) {
  // What goes wrong in a listener is to be heard of, too.
  const window = new Window({ url: `https://spot-on.invalid/${path}`, settings: { errorCapture: "disabled" } });
  const give = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true });
  for (const name of THINGS) give(name, window[name]);
  for (const name of FUNCTIONS) give(name, window[name].bind(window));
  if (storage) Object.defineProperty(globalThis, "localStorage", { get: storage, configurable: true });
  give("indexedDB", database);
  give("IDBKeyRange", { bound: () => undefined });
  // What the start script finds out.
  window.document.documentElement.dataset.painted = "";
  // Here the global object is a window, too.
  give("Window", class { static [Symbol.hasInstance] = () => true; });
  // A module is begun once for every address.
  const unique = Buffer.from(`${script}\n// ${times++}`).toString("base64");
  const module = await import(`data:text/javascript;base64,${unique}`);
  await module.default({ module_or_path: program });
  return window;
}

async function until(isSo, otherwise) {
  for (const end = Date.now() + PATIENCE; !isSo(); ) {
    if (Date.now() > end) throw new Error(otherwise);
    await new Promise((done) => setTimeout(done, 5));
  }
}

/** What is seen of a document: no comments. */
function lean(document) {
  if (document.querySelector("[style]")) throw new Error("the content policy refuses attributes with styles");
  return document.body.innerHTML.replace(/<!--[^]*?-->/g, "");
}
