// Prints the Brotli sizes of the release in dist/ and their limits. `make measure` fails if a limit is exceeded.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";

/** The parts of a download in order, with their files and their limits in bytes. */
const PARTS = [
  // The painted home page. Browsers fetch the Cyrillic font only for text with Cyrillic letters.
  { name: "home seen", files: /^(index\.html|.*\/(boot\.js|style\.css|jost-latin\.woff2))$/, most: 45_000 },
  { name: "program", files: /\/spot-on(\.js|_bg\.wasm)$/, most: 625_000 },
  { name: "worker", files: /\/worker(\.js|_bg\.wasm)$/, most: 230_000 },
];

/** The parts with their limits and sizes in bytes: `{ name, most, bytes }`. */
export function sizes(folder) {
  const names = readdirSync(folder, { recursive: true });
  // Fonts are compressed already, so Brotli does not shrink them.
  const packed = (name) =>
    (name.endsWith(".woff2") ? (bytes) => bytes : brotliCompressSync)(readFileSync(join(folder, name)));
  const sum = (files) => names.filter((name) => files.test(name)).reduce((sum, name) => sum + packed(name).length, 0);
  return PARTS.map(({ name, files, most }) => ({ name, most, bytes: sum(files) }));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { name, most, bytes } of sizes("dist")) {
    console.log(`build: ${name}: ${bytes} bytes with Brotli, at most ${most}`);
  }
}
