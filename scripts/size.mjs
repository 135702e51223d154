// Prints what a first visit downloads, and fails if the page has grown beyond its limit.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const folder = process.argv[2] ?? "dist";
const limit = Number(process.env.PAGE_LIMIT || 151_000);

const FIRST_VISIT = /\.(html|css|js|wasm|woff2?)$/;
const WORKER = /^worker/;
// The second part of the program, which is fetched when the home page can be used.
const REST = /^rest/;
// What is fetched once the page has started, to keep it for when there is no network.
const OFFLINE = /^(sw|porter.*)\.js$/;
// What the home page needs to be seen and used; what is pressed before the program is there is handed to it.
const PAINTED = /^(index\.html|boot.*|style.*|.*latin.*\.woff2)$/;
// A browser asks for these letters only where there are some (style/tokens.css), and people for that page.
const LATER = /cyrillic|^verify/;

const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length;

const files = readdirSync(folder, { recursive: true })
  .filter((name) => FIRST_VISIT.test(name) && !LATER.test(name))
  .sort()
  .map((name) => {
    const bytes = readFileSync(join(folder, name));
    return { name, raw: bytes.length, packed: brotli(bytes) };
  });
const page = files.filter(({ name }) => ![WORKER, OFFLINE, REST].some((other) => other.test(name)));
const rest = files.filter(({ name }) => REST.test(name));
const home = page.filter(({ name }) => PAINTED.test(name));
const worker = files.filter(({ name }) => WORKER.test(name));
const offline = files.filter(({ name }) => OFFLINE.test(name));

const sum = (part, key) => part.reduce((total, file) => total + file[key], 0);
const row = (name, raw, packed) =>
  console.log(`${name.padEnd(36)} ${String(raw).padStart(9)} ${String(packed).padStart(9)}`);

row("bytes of a first visit", "raw", "brotli");
for (const [title, part] of [["page", page], ["rest", rest], ["worker", worker], ["offline", offline]]) {
  for (const { name, raw, packed } of part) row(`  ${name}`, raw, packed);
  row(title, sum(part, "raw"), sum(part, "packed"));
}
console.log(`figure home/brotli ${sum(home, "packed")} bytes`);
console.log(`figure page/brotli ${sum(page, "packed")} bytes`);
console.log(`figure rest/brotli ${sum(rest, "packed")} bytes`);
console.log(`figure worker/brotli ${sum(worker, "packed")} bytes`);
console.log(`figure offline/brotli ${sum(offline, "packed")} bytes`);

if (sum(page, "packed") > limit) {
  console.error(`The page is larger than ${limit} bytes (PAGE_LIMIT): ${sum(page, "packed")} with Brotli.`);
  process.exitCode = 1;
}
