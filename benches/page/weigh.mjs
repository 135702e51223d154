// Prints what the code of each part of the release weighs, by module and crate: `make weigh`. Sizes are bytes before
// wasm-opt, which removes the names. `DEPTH=2` groups by fewer names of a path, `MOST=50` prints that many lines a part.

import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const DEPTH = Number(process.env.DEPTH || 3);
const MOST = Number(process.env.MOST || 30);
const FOLDER = "target/weigh";
const BUILD = [
  ...["rustc", "--locked", "--target", "wasm32-unknown-unknown", "--profile", "page", "--bin", "spot-on"],
  ...["--features", "split", "--target-dir", FOLDER],
  // Only this form of names tells for which types a generic function was compiled.
  ...["--config", 'target.wasm32-unknown-unknown.rustflags=["-Csymbol-mangling-version=v0"]'],
  ...["--", "-Clink-args=--emit-relocs"],
];
/** The section of a WebAssembly file with the code. */
const CODE = 10;
/** The subsection of names with those of functions. */
const FUNCTION_NAMES = 1;

/** Reads the numbers and names of a WebAssembly file, which begins with `at`. */
class Reader {
  constructor(bytes, at = 0) {
    Object.assign(this, { bytes, at });
  }

  number() {
    for (let value = 0, shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++];
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  }

  name() {
    const length = this.number();
    this.at += length;
    return new TextDecoder().decode(this.bytes.subarray(this.at - length, this.at));
  }
}

/** The functions of a file: `{ name, bytes }`. */
function functions(file) {
  const bytes = readFileSync(file);
  const module = new WebAssembly.Module(bytes);
  const imported = WebAssembly.Module.imports(module).filter(({ kind }) => kind === "function").length;
  const names = new Map();
  const named = new Reader(new Uint8Array(WebAssembly.Module.customSections(module, "name")[0]));
  while (named.at < named.bytes.length) {
    const kind = named.bytes[named.at++];
    const end = named.number() + named.at;
    if (kind === FUNCTION_NAMES)
      for (let left = named.number(); left > 0; left -= 1) names.set(named.number(), named.name());
    named.at = end;
  }
  const found = [];
  for (const file = new Reader(bytes, 8); file.at < bytes.length; ) {
    const kind = bytes[file.at++];
    const end = file.number() + file.at;
    for (let left = kind === CODE ? file.number() : 0; left > 0; left -= 1) {
      const size = file.number();
      found.push({ name: names.get(imported + found.length) ?? "?", bytes: size });
      file.at += size;
    }
    file.at = end;
  }
  return found;
}

/** The names as sources write them. */
const readable = (names) =>
  execFileSync("c++filt", { input: names.join("\n"), encoding: "utf8", maxBuffer: 1e9 }).split("\n");

/** How much a path says about who wants a function: a game more than a page, a page more than what all share. */
const RANKS = [/^games::(?!erased|parts)/, /^ui::(?!erased)/, /^(?!cards|games|ui)/, /./];
const rank = (path) => RANKS.findIndex((pattern) => pattern.test(path));

/** The module for which a function was compiled, or else the crate that has it. */
function owner(name) {
  const paths = [...name.matchAll(/spot_on(?:\[\w+\])?::(\w+(?:::\w+)*)/g)].map(([, path]) => path);
  if (paths.length === 0) return `(${name.match(/^[<&]*(?:dyn )?(\w+)/)?.[1] ?? "?"})`;
  const [path] = paths.toSorted((a, b) => rank(a) - rank(b));
  return path.split("::").slice(0, DEPTH).join("::");
}

function print(file) {
  const all = functions(file);
  const names = readable(all.map(({ name }) => name));
  const sums = new Map();
  for (const [at, { bytes }] of all.entries()) {
    // wasm-bindgen runs these, and takes them out.
    if (/wbindgen_describe|WasmDescribe/.test(names[at])) continue;
    const key = owner(names[at]);
    sums.set(key, (sums.get(key) ?? 0) + bytes);
  }
  const total = [...sums.values()].reduce((sum, bytes) => sum + bytes, 0);
  console.log(`\n${file}: ${total} bytes of code in ${all.length} functions`);
  const largest = [...sums].toSorted(([, a], [, b]) => b - a).slice(0, MOST);
  for (const [key, bytes] of largest) console.log(`${String(bytes).padStart(9)}  ${key}`);
}

execFileSync("cargo", BUILD, { stdio: "inherit" });
const parts = join(FOLDER, "parts");
rmSync(parts, { recursive: true, force: true });
execFileSync("wasm-split-cli", [
  ...["--target", "web", "--out-name", "spot-on"],
  ...[join(FOLDER, "wasm32-unknown-unknown/page/spot-on.wasm"), parts],
]);
for (const name of readdirSync(parts).filter((name) => /^(spot-on|split_\w+)\.wasm$/.test(name)))
  print(join(parts, name));
