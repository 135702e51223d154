// Finds the functions that the home page does not need: they make the second part of the program.

import { Worker } from "node:worker_threads";
import { swept } from "./optimise.mjs";
import { namesOf, withNames } from "./sections.mjs";
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
  for (;;) {
    const missing = await trial(script, without(program, later));
    if (missing === undefined) return;
    later.delete(missing);
  }
}

/** The number of the function in which the program stops, if it does. A program that has stopped ends with its thread. */
function trial(script, program) {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL("trial.mjs", import.meta.url), { workerData: { script, program } });
    thread.once("message", () => {
      resolve();
      thread.terminate();
    });
    thread.once("error", (error) => {
      const [, index] = error.stack?.match(/at (\d+) \(wasm:/) ?? [];
      if (index === undefined) reject(error);
      else resolve(Number(index));
    });
  });
}
