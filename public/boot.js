// Starts the page. If that fails, the visitor reads why instead of looking at an empty page.

const NO_WASM =
  "Spot On needs WebAssembly, which this browser lacks or has switched off. " +
  "Lockdown modes and strict privacy settings do that; another browser will work.";
const FAILED =
  "Spot On could not be started. Please check the connection and reload the page; " +
  "if that does not help, try another browser.";

const boot = document.getElementById("boot");
const say = (sentence) => (boot.querySelector("p").textContent = sentence);

/** The address in the head's link of this kind; the names of files change with every build. */
const linked = (rel) => document.querySelector(`link[rel="${rel}"]`).href;

async function start() {
  const page = await import(linked("modulepreload"));
  // The page takes the loading line away when it is there.
  await page.default({ module_or_path: linked("preload") });
}

if (typeof WebAssembly === "object") {
  start().catch((cause) => {
    console.error(cause);
    say(FAILED);
  });
} else {
  say(NO_WASM);
}
