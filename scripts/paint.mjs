// Paints (prerenders) the home page as a first visitor will see it: the program draws it into a happy-dom document. The
// build writes the markup into index.html, so that the page is displayed before the program has loaded.

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Window } from "happy-dom";

/** Browser globals that the program uses. */
const NAMES = [
  "window",
  "document",
  "location",
  "navigator",
  "localStorage",
  "Document",
  "Node",
  "Text",
  "Comment",
  "Element",
  "HTMLElement",
  "SVGElement",
  "HTMLTemplateElement",
  "DocumentFragment",
  "Event",
  "Location",
  "MutationObserver",
  "Storage",
];
const FUNCTIONS = ["addEventListener", "removeEventListener", "requestAnimationFrame", "matchMedia"];
/** A stand-in for an empty IndexedDB. */
const DATABASE = {
  open: () =>
    answer({
      transaction: () => ({ objectStore: () => ({ getAllKeys: () => answer([]) }), addEventListener() {} }),
    }),
};

const RealDate = Date;
const later = setTimeout;
/** The clock of the painted page stands still, so that two builds of the same sources are equal on any day. */
class StillDate extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [0] : parts));
  }
  static now() {
    return 0;
  }
}

function answer(result) {
  const request = { result };
  setTimeout(() => request.onsuccess({ target: request }));
  return request;
}

/**
 * Returns the markup of the home page.
 * @param {string} script wasm-bindgen's JavaScript file of the program; the .wasm file and the texts are beside it
 * @param {string} language its tag
 */
export async function homePage(script, language) {
  const window = new Window({ url: "https://spot-on.invalid/", settings: { errorCapture: "disabled" } });
  const give = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true });
  for (const name of NAMES) give(name, window[name]);
  for (const name of FUNCTIONS) give(name, window[name].bind(window));
  give("indexedDB", DATABASE);
  give("Date", StillDate);
  // Intervals and the program's timers do not keep the build running.
  give("setInterval", () => 0);
  give("setTimeout", (...call) => later(...call).unref());
  // Every object counts as a window here, so the global object does, too.
  give(
    "Window",
    class {
      static [Symbol.hasInstance] = () => true;
    },
  );

  const folder = dirname(script);
  window.fetch = async (url) => new Response(readFileSync(join(folder, url)));
  window.document.documentElement.dataset.language = language;
  // The program keeps its language, so each language needs a program of its own.
  const page = await import(`${pathToFileURL(script)}?${language}`);
  await page.default({ module_or_path: readFileSync(script.replace(".js", "_bg.wasm")) });
  const { document } = window;
  const end = RealDate.now() + 10_000;
  while (!document.querySelector("main h1")) {
    if (RealDate.now() > end) throw new Error("the program has not drawn the home page");
    await new Promise((done) => later(done, 5));
  }
  if (document.querySelector("[style]")) throw new Error("the content policy refuses attributes with styles");
  for (const element of document.querySelectorAll("script")) element.remove();
  give("Date", RealDate);
  return document.body.innerHTML.replaceAll(/<!--.*?-->/gs, "");
}
