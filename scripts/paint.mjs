// Lets the program draw the home page into a document that nobody looks at, as a first visitor will see it. The build
// writes that into index.html, so that the page is seen before the program has been loaded.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Window } from "happy-dom";

/** What the program looks for in a browser. */
const NAMES = [
  "window", "document", "location", "navigator", "localStorage", "Document", "Node", "Text", "Comment", "Element",
  "HTMLElement", "SVGElement", "HTMLTemplateElement", "DocumentFragment", "Event", "Location", "Storage",
];
const FUNCTIONS = ["addEventListener", "removeEventListener", "requestAnimationFrame", "matchMedia"];
/** A database in which nothing is kept. */
const DATABASE = {
  open: () => answer({ transaction: () => ({ objectStore: () => ({ getAllKeys: () => answer([]) }) }) }),
};

function answer(result) {
  const request = { result };
  setTimeout(() => request.onsuccess({ target: request }));
  return request;
}

/**
 * The markup of the home page.
 * @param {string} script the file that wasm-bindgen has written for the program; the program is beside it
 */
export async function homePage(script) {
  const window = new Window({ url: "https://spot-on.invalid/", settings: { errorCapture: "disabled" } });
  const give = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true });
  for (const name of NAMES) give(name, window[name]);
  for (const name of FUNCTIONS) give(name, window[name].bind(window));
  give("indexedDB", DATABASE);
  // Here the global object is a window, too.
  give("Window", class { static [Symbol.hasInstance] = () => true; });

  const page = await import(pathToFileURL(script));
  await page.default({ module_or_path: readFileSync(script.replace(".js", "_bg.wasm")) });
  const { document } = window;
  const end = Date.now() + 10_000;
  while (!document.querySelector("main h1")) {
    if (Date.now() > end) throw new Error("the program has not drawn the home page");
    await new Promise((done) => setTimeout(done, 5));
  }
  if (document.querySelector("[style]")) throw new Error("the content policy refuses attributes with styles");
  document.querySelectorAll("script").forEach((element) => element.remove());
  return document.body.innerHTML.replaceAll(/<!--.*?-->/gs, "");
}
