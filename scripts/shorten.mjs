// Shortens the names under which a WebAssembly program and its script know each other. wasm-bindgen makes them
// long enough to be told apart in any program; a visitor downloads each of them twice.

import { renamed } from "./sections.mjs";

/**
 * The program and the script with short names, and without the sections that only tools read.
 * @param {Uint8Array} program
 * @param {string} script what wasm-bindgen has written for it
 * @returns {{program: Buffer, script: string}}
 */
export function shorten(program, script) {
  const names = new Map();
  const short = (name) => {
    // Other names may be words that the script uses otherwise.
    if (!/^(__wb|__externref|wasm_bindgen_)/.test(name)) return name;
    if (!names.has(name)) names.set(name, `$${names.size.toString(36)}`);
    return names.get(name);
  };
  const shortened = renamed(program, short);
  return { program: shortened, script: script.replace(/[\w$]+/g, (word) => names.get(word) ?? word) };
}
