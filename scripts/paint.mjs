// Lets the program draw the home page into a document that nobody looks at, as a first visitor will see it. The
// build writes that into index.html, so that the page is there before the program has been loaded.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Window } from "happy-dom";

/** What the program looks for in a browser. */
const THINGS = [
  "window", "document", "location", "navigator", "localStorage", "Document", "Node", "Text", "Comment", "Element",
  "HTMLElement", "SVGElement", "HTMLTemplateElement", "DocumentFragment", "Event", "Location", "Storage",
];
const FUNCTIONS = ["addEventListener", "removeEventListener", "requestAnimationFrame", "matchMedia"];
const PATIENCE = 10_000;

/**
 * The markup of the home page.
 * @param {string} folder where spot-on.js and its program are, as wasm-bindgen has written them
 */
export async function homePage(folder) {
  const window = new Window({ url: "https://spot-on.invalid/" });
  const give = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true });
  for (const name of THINGS) give(name, window[name]);
  for (const name of FUNCTIONS) give(name, window[name].bind(window));
  // Here the global object is a window, too.
  give("Window", class { static [Symbol.hasInstance] = () => true; });
  const script = readFileSync(join(folder, "spot-on.js"));
  const program = await import(`data:text/javascript;base64,${script.toString("base64")}`);
  await program.default({ module_or_path: readFileSync(join(folder, "spot-on_bg.wasm")) });
  await drawn(window);
  return lean(window.document);
}

/** Waits until the page is there. */
async function drawn(window) {
  for (const end = Date.now() + PATIENCE; !window.document.querySelector("main h1"); ) {
    if (Date.now() > end) throw new Error("the program has not drawn the home page");
    await new Promise((done) => setTimeout(done, 5));
  }
}

/** What is seen of a document: no card pictures that are not used, no comments. */
function lean(document) {
  const used = new Set([...document.querySelectorAll("use")].map((use) => use.getAttribute("href")));
  for (const symbol of document.querySelectorAll("symbol")) {
    if (!used.has(`#${symbol.id}`)) symbol.remove();
  }
  if (document.querySelector("[style]")) throw new Error("the content policy refuses attributes with styles");
  return document.body.innerHTML.replace(/<!--[^]*?-->/g, "");
}
