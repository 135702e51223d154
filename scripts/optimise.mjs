// Takes out of a WebAssembly program and its script what the page does not use, and optimises the rest. The framework
// exports classes (for streams from servers) of which a page without a server knows nothing; what hangs on them goes too.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exportsNamed, functionsOf, importsOf, withNames } from "./sections.mjs";

/** What every browser of the last years can do, and Rust's target already uses. */
const FEATURES = [
  "bulk-memory",
  "nontrapping-float-to-int",
  "sign-ext",
  "mutable-globals",
  "reference-types",
  "multivalue",
].map((feature) => `--enable-${feature}`);

// No value lies in the lowest kilobyte: there the stack would end.
const SMALL = ["--low-memory-unused", "-Oz", "--merge-similar-functions", "-Oz"];
const FAST = ["-O3"];

/**
 * @param {Uint8Array} program
 * @param {string} script what wasm-bindgen has written for it
 * @param {boolean} small whether its size matters more than its speed
 * @returns {{program: Buffer, script: string}} the program's functions have names
 */
export function optimise(program, script, small) {
  const used = withoutClasses(script);
  const mentioned = new Set(used.match(/[\w$]+/g));
  const pruned = exportsNamed(program, (name) => mentioned.has(name));
  const optimised = run(pruned, ["-g", ...(small ? SMALL : FAST)]);
  return { program: optimised, script: withImports(used, new Set(importsOf(optimised))) };
}

/**
 * The program with functions that look alike side by side, where Brotli packs them best: two in a hundred less.
 * @param {(index: number) => boolean} isLast whether a function is to come after all others
 */
export function ordered(program, isLast = () => false) {
  const functions = functionsOf(program).map(({ type, body }, index) => ({ type, body, index, last: isLast(index) }));
  const alike = (a, b) =>
    a.last - b.last || a.type - b.type || a.body.length - b.body.length || Buffer.compare(a.body, b.body);
  const names = [];
  functions.sort(alike).forEach(({ index }, rank) => (names[index] = String(rank).padStart(6, "0")));
  return run(withNames(program, names), ["-g", "--reorder-functions-by-name"]);
}

/** The program without what it does not use; functions keep their names. */
export const swept = (program) => run(program, ["-g", "--remove-unused-module-elements"]);

function run(program, passes) {
  const folder = mkdtempSync(join(tmpdir(), "spot-on-"));
  const [before, after] = ["before.wasm", "after.wasm"].map((name) => join(folder, name));
  try {
    writeFileSync(before, program);
    // It complains of names of variables that are gone.
    execFileSync("wasm-opt", [before, "-o", after, ...FEATURES, ...passes], { stdio: "ignore" });
    return readFileSync(after);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Our own programs export no class. */
function withoutClasses(script) {
  return script
    .replace(/^export class \w+ \{\n[^]*?^\}\n(if \(Symbol\.dispose\) .*\n)?/gm, "")
    .replace(/^const \w+Finalization = [^;]*;\n/gm, "");
}

/** Without the functions that the program does not import any more. */
function withImports(script, names) {
  return script.replace(/^ {8}(\w+): function\([^]*?^ {8}\},\n/gm, (whole, name) => (names.has(name) ? whole : ""));
}
