// Finds the functions that the home page does not need: they make the second part of the program.

import { swept } from "./optimise.mjs";
import { beforeAll } from "./paint.mjs";
import { namesOf, padded, withNames } from "./sections.mjs";
import { without } from "./split.mjs";

/** The modules of ours that the home page needs. All others are thought not to be needed, until a trial shows it. */
const FIRST = new RegExp(
  "^(cards|game|journal|options|order|seat|texts" +
    "|ui::(bind|card|fetch|header|home|keep|language|porter|prefs|rest|route|storage|texts|[^:]*$))(::|$)",
);

/** Whether a function is of another module, or made for something there. */
const isOfLater = (name) => [...name.matchAll(/\bspot_on\[\w+\]::([\w:]+)/g)].some(([, path]) => !FIRST.test(path));

/**
 * The numbers of those of a program's own functions that are not needed for the home page.
 * @param {Buffer} program whose functions have names
 * @param {string} script what wasm-bindgen has written for it
 * @returns {Promise<Set<number>>}
 */
export async function laterFunctions(program, script) {
  const later = new Set();
  namesOf(program).forEach((name, index) => isOfLater(name) && later.add(index));
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
  for (let trial = 1; ; trial += 1) {
    // The engine names programs by their length: each trial has more in it than the one before.
    const missing = await traps.first(beforeAll(script, padded(without(program, later), trial)));
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
    try {
      return await Promise.race([trap, done]);
    } finally {
      this.#hear = ignore;
    }
  }
}

/** After all trials. */
function ignore(error) {
  if (!(error instanceof WebAssembly.RuntimeError)) throw error;
}
