// Finds the functions that the home page does not need: they make the second part of the program.

import { swept } from "./optimise.mjs";
import { beforeAll } from "./paint.mjs";
import { namesOf, withNames } from "./sections.mjs";
import { without } from "./split.mjs";

/** The modules of which the home page needs nothing, or little. */
const LATER = new RegExp(
  "\\bspot_on\\[\\w+\\]::(" +
    "arrange|bots|card_set|chest|code|commit|counts|fact|finished|follow|games|hand|laws|ledger|lesson" +
    "|link|memory|pile|record|scene|session|table|unseen|words" +
    "|ui::(about|bots|chest|copy|deal|gallery|launch|levels|linked|pick|play|records|replay" +
    "|rules|settings|setup|share|statistics)" +
    ")::",
);

/**
 * The numbers of those of a program's own functions that are not needed for the home page.
 * @param {Buffer} program whose functions have names
 * @param {string} script what wasm-bindgen has written for it
 * @returns {Promise<Set<number>>}
 */
export async function laterFunctions(program, script) {
  const later = new Set();
  namesOf(program).forEach((name, index) => LATER.test(name) && later.add(index));
  await keepNeeded(numbered(program), script, later);
  // What only these call.
  const left = new Set(namesOf(swept(without(numbered(program), later))).map(Number));
  namesOf(program).forEach((_, index) => left.has(index) || later.add(index));
  return later;
}

/** The program with its functions' numbers as their names. */
const numbered = (program) => withNames(program, namesOf(program).map((_, index) => String(index)));

/** Does without the functions what the page does at first, and takes out of them whichever turns out to be needed. */
async function keepNeeded(program, script, later) {
  const traps = new Traps();
  for (;;) {
    const missing = await traps.first(beforeAll(script, without(program, later)));
    if (missing === undefined) return;
    later.delete(missing);
  }
}

/** The functions in which programs stop, which they tell nobody who waits for them. */
class Traps {
  #hear = ignore;
  /** The programs that have stopped, as the engine names them. They may be called again, and stop again. */
  #stopped = new Set();

  constructor() {
    for (const event of ["uncaughtException", "unhandledRejection"]) process.on(event, (error) => this.#hear(error));
  }

  /** The number of the function in which the program stops, if it does before the work is done. */
  async first(work) {
    const trap = new Promise((resolve, reject) => {
      this.#hear = (error) => {
        const [, index, name] = error?.stack?.match(/at (\d+) \((wasm:[^)]*):wasm-function/) ?? [];
        if (index === undefined) reject(error);
        else if (!this.#stopped.has(name)) {
          this.#stopped.add(name);
          resolve(Number(index));
        }
      };
    });
    const hear = this.#hear;
    const done = work.then(() => undefined, (error) => (hear(error), trap));
    const index = await Promise.race([trap, done]);
    this.#hear = ignore;
    return index;
  }
}

/** After all trials. */
function ignore(error) {
  if (!(error instanceof WebAssembly.RuntimeError)) throw error;
}
