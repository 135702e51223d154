// Prints the compressed sizes of the release in dist/ and their limits, and fails if a limit is exceeded.

import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { localeTags } from "./locales/locale.mjs";

/** The painted home page. Browsers fetch the Cyrillic font only for text with Cyrillic letters. */
const HOME = /^(index\.html|.*\/(boot\.js|style\.css|jost-latin\.woff2))$/;
/** The part of the program that every page needs. */
const FIRST = /\/spot-on(\.js|_bg\.wasm)$/;
const WORKER = /\/worker(\.js|_bg\.wasm)$/;
/** What those download who play with friends: the page and the worker of a room, and the connection. */
const FRIENDS = /(^|\/)(split_room_pages\.wasm|room_worker(\.js|_bg\.wasm)|meet\.(html|js))$/;
const WASM = /\.wasm$/;
const OF_PAGES = /_pages$/;

/**
 * What a visitor downloads, each with its compression, its limit and its size in bytes: `{ name, coding, most, bytes }`.
 * GitHub Pages compresses with gzip.
 */
export function sizes(folder) {
  const names = readdirSync(folder, { recursive: true });
  const parts = JSON.parse(
    readFileSync(
      join(
        folder,
        names.find((name) => basename(name) === "parts.json"),
      ),
    ),
  );
  const sum = (pack, isCounted) => {
    const size = (name) => {
      const bytes = readFileSync(join(folder, name));
      // Fonts are compressed already.
      return (name.endsWith(".woff2") ? bytes : pack(bytes)).length;
    };
    return names.filter(isCounted).reduce((sum, name) => sum + size(name), 0);
  };
  const table = (game) => (name) => HOME.test(name) || FIRST.test(name) || parts[game].includes(basename(name));
  const games = Object.keys(parts).filter((name) => !OF_PAGES.test(name));
  // The tables differ by their parts only.
  const weight = Object.fromEntries(
    games.map((game) => [game, sum(gzipSync, (name) => parts[game].includes(basename(name)))]),
  );
  const largest = games.reduce((most, game) => (weight[game] > weight[most] ? game : most));
  const ofLanguage = (tag) =>
    sum(brotliCompressSync, (name) => name.endsWith(`/${tag}.txt`) || name.endsWith(`/${tag}.static.json`));
  const wordiest = localeTags().reduce((most, tag) => (ofLanguage(tag) > ofLanguage(most) ? tag : most));
  const isLater = (name) => WASM.test(name) && !WORKER.test(name) && !FRIENDS.test(name) && !table(largest)(name);
  const gzip = (name, most, isCounted) => ({ name, coding: "gzip", most, bytes: sum(gzipSync, isCounted) });
  return [
    { name: "home seen", coding: "Brotli", most: 45_000, bytes: sum(brotliCompressSync, (name) => HOME.test(name)) },
    gzip(`first table (${largest})`, 548_000, table(largest)),
    gzip("later parts of the program", 400_500, isLater),
    gzip("worker", 298_500, (name) => WORKER.test(name)),
    gzip("playing with friends", 380_000, (name) => FRIENDS.test(name)),
    { name: `texts of a language (${wordiest})`, coding: "Brotli", most: 25_000, bytes: ofLanguage(wordiest) },
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { name, coding, bytes, most } of sizes(process.argv[2] ?? "dist")) {
    console.log(`build: ${name}: ${bytes} bytes with ${coding}, at most ${most}`);
    if (bytes > most) process.exitCode = 1;
  }
}
