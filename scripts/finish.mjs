// Trunk runs this script after a build, in its staging folder; scripts/release.sh runs it likewise. It does what no tool
// does: it bundles each script into one file, paints (prerenders) the home page, puts the build's id into the name of
// assets/, and writes the service worker's list of files.

import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildSync, transformSync } from "esbuild";
import { alternates, landingPage } from "./landing.mjs";
import { isTranslated, localeTags } from "./locales/locale.mjs";
import { homePage } from "./paint.mjs";

const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; worker-src 'self'; frame-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

const folder = process.env.TRUNK_STAGING_DIR;
const minify = process.env.TRUNK_PROFILE === "release";
/** `make dev`: the page reloads after each build, so it has no cache, no painted home page and no content policy. */
const isDev = process.env.DEV === "1";

const path = (name) => join(folder, name);
const read = (name) => readFileSync(path(name), "utf8");
const write = (name, text) => writeFileSync(path(name), text);
const digest = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 12);
const files = () =>
  readdirSync(folder, { recursive: true })
    .filter((name) => statSync(path(name)).isFile())
    .sort();

/** Replaces a marker that a hand-written page contains exactly once. */
function fill(text, mark, filling) {
  const parts = text.split(mark);
  if (parts.length !== 2) throw new Error(`expected \`${mark}\` once, found it ${parts.length - 1} times`);
  return parts.join(filling);
}

/**
 * The files of each part of the program, by its name: what its loader asks for. boot.js preloads some, and
 * scripts/size.mjs adds up their bytes.
 */
async function filesOfParts() {
  // The loaders import the program, which needs a browser. Here a stand-in for it suffices.
  mkdirSync("target/loaders", { recursive: true });
  writeFileSync("target/loaders/spot-on.js", "export const initSync = () => ({});");
  copyFileSync(path("__wasm_split.js"), "target/loaders/loaders.js");
  const loaders = pathToFileURL("target/loaders/loaders.js");
  const { fetch } = globalThis;
  const parts = {};
  for (const name of Object.keys(await import(loaders))) {
    const files = [];
    // A module of its own for each part, since a module asks for a shared file only once.
    const { [name]: load } = await import(`${loaders}?${name}`);
    globalThis.fetch = (url) => {
      files.push(basename(url.pathname));
      return new Promise(() => {});
    };
    load();
    parts[name.replace("__wasm_split_load_", "")] = files;
  }
  globalThis.fetch = fetch;
  return parts;
}

/** Bundles a script and its imports into one file. */
function bundle(from, to, format, define = {}) {
  // wasm-bindgen's output causes two harmless warnings: nothing uses its `import.meta`, and it names a module once for
  // each import.
  const logOverride = { "empty-import-meta": "silent", "duplicate-object-key": "silent" };
  buildSync({
    entryPoints: [path(from)],
    outfile: path(to),
    allowOverwrite: true,
    bundle: true,
    format,
    minify,
    define,
    logOverride,
  });
}

const parts = existsSync(path("__wasm_split.js")) ? await filesOfParts() : {};
if (minify) write("assets/parts.json", JSON.stringify(parts));
bundle("spot-on.js", "assets/spot-on.js", "esm");
bundle("assets/worker-boot.js", "assets/worker.js", "iife");
bundle("assets/room-worker-boot.js", "assets/room_worker.js", "iife");
for (const name of ["landing.js", "meet.js", "update.js", "verify.js"])
  bundle(`assets/${name}`, `assets/${name}`, "esm");
bundle("assets/boot.js", "assets/boot.js", "iife", { PARTS: JSON.stringify(parts) });
for (const name of readdirSync(folder).filter((name) => name.endsWith(".wasm"))) {
  renameSync(path(name), path(`assets/${name}`));
}
const bundled = [
  "assets/worker-boot.js",
  "assets/room-worker-boot.js",
  "assets/worker-start.js",
  "assets/meet",
  "assets/language.js",
  "assets/saved.js",
];
for (const name of ["spot-on.js", "__wasm_split.js", "worker.js", "room_worker.js", ...bundled, "snippets"]) {
  rmSync(path(name), { recursive: true, force: true });
}
for (const name of minify ? ["style.css", "verify.css"] : []) {
  write(`assets/${name}`, transformSync(read(`assets/${name}`), { loader: "css", minify }).code);
}

// What is there for Trunk only, which removes it itself.
write("index.html", read("index.html").replaceAll(/<link data-trunk\b[^>]*>\s*/g, ""));

const tags = localeTags();
write("index.html", fill(read("index.html"), 'data-languages="en"', `data-languages="${["en", ...tags].join(" ")}"`));

if (!isDev) {
  let index = fill(
    read("index.html"),
    "<!-- policy -->",
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />`,
  );
  index = fill(index, "<!-- languages -->", alternates(tags, "./"));
  const painted = (tag) => homePage(path("assets/spot-on.js"), tag);
  const notFound = {};
  for (const tag of tags) {
    const texts = JSON.parse(read(`assets/texts/${tag}.static.json`));
    const home = await painted(tag);
    write(`assets/texts/${tag}.home.txt`, home);
    mkdirSync(path(tag));
    write(`${tag}/index.html`, landingPage(index, tag, texts.index, home, tags));
    notFound[tag] = texts["not-found"];
  }
  write("index.html", fill(index, '<div id="painted">', `<div id="painted">${await painted("en")}`));
  write("404.html", fill(read("404.html"), "const TEXTS = {};", `const TEXTS = ${JSON.stringify(notFound)};`));

  // The id is a hash of all files and names their folder, so files of two builds never mix.
  const build = digest(
    files()
      .map((name) => digest(readFileSync(path(name))))
      .join(),
  );
  const assets = `assets-${build}`;
  renameSync(path("assets"), path(assets));
  const pages = readdirSync(folder).filter((name) => name.endsWith(".html"));
  const landings = tags.map((tag) => `${tag}/index.html`);
  for (const name of [...pages, ...landings, "manifest.webmanifest"]) {
    write(name, read(name).replaceAll(/"(\.\.\/)?assets\//g, `"$1${assets}/`));
  }
  for (const name of [...pages, ...landings])
    write(name, fill(read(name), 'data-build="dev"', `data-build="${build}"`));

  // Screenshots are not cached: they are displayed only while the page is installed, which needs a network.
  const kept = files().filter((name) => !name.endsWith(".html") && !name.includes("/screens/") && name !== "sw.js");
  // Who plays without friends never needs the page and the worker of a room.
  const { room_pages: ofRooms = [], ...ofOthers } = parts;
  const isShared = (name) => Object.values(ofOthers).flat().includes(name);
  const isForFriends = (name) =>
    /\/room_worker/.test(name) || (ofRooms.includes(basename(name)) && !isShared(basename(name)));
  // Nobody needs the texts and the letters of all languages.
  const isOfLanguage = (name) => isTranslated(basename(name), tags) || /\/jost-(?!latin\.)/.test(name);
  const isOnDemand = (name) => isForFriends(name) || isOfLanguage(name);
  const digests = (names) => Object.fromEntries(names.map((name) => [name, digest(readFileSync(path(name)))]));
  const known = {
    BUILD: build,
    POLICY,
    // The frame of a connection has its policy in its document only: it is narrowed there.
    OWN_POLICY: ["meet.html"],
    PAGES: pages.filter((name) => name !== "index.html"),
    FILES: digests(kept.filter((name) => !isOnDemand(name))),
    FILES_ON_DEMAND: digests(kept.filter(isOnDemand)),
    LANDINGS: tags,
  };
  const define = Object.entries(known).map(([name, value]) => [name, JSON.stringify(value)]);
  bundle("sw.js", "sw.js", "iife", Object.fromEntries(define));
}
