// Prints how large the release in dist/ is with Brotli, and what was allowed. `make measure` fails if that is not kept.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";

/** What is downloaded, in order: which files, and how many bytes they may have. */
const PARTS = [
  // The home page as the build has painted it. Browsers fetch Cyrillic letters only where there are some.
  { name: "home seen", files: /^(index\.html|.*\/(boot\.js|style\.css|jost-latin\.woff2))$/, most: 45_000 },
  { name: "program", files: /\/spot-on(\.js|_bg\.wasm)$/, most: 430_000 },
  { name: "worker", files: /\/worker(\.js|_bg\.wasm)$/, most: 210_000 },
];

/** The parts with the bytes that they have: `{ name, most, bytes }`. */
export function sizes(folder) {
  const names = readdirSync(folder, { recursive: true });
  // What is packed already gets no smaller.
  const packed = (name) => (name.endsWith(".woff2") ? (bytes) => bytes : brotliCompressSync)(readFileSync(join(folder, name)));
  const sum = (files) => names.filter((name) => files.test(name)).reduce((sum, name) => sum + packed(name).length, 0);
  return PARTS.map(({ name, files, most }) => ({ name, most, bytes: sum(files) }));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { name, most, bytes } of sizes("dist")) {
    console.log(`build: ${name}: ${bytes} bytes with Brotli, at most ${most}`);
  }
}
