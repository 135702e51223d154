// Orders the tests. Starting a browser takes one to five seconds of a processor, so tests that can share one come
// together, also across files. For the same reason all files run in one process.

import { describe, test } from "node:test";
import { pathToFileURL } from "node:url";

/** Number of tests in the list of the slowest. */
const MOST_LISTED = 20;

const planned = [];
const durations = [];
let isGathering = false;

/** Plans a test for node's runner. Tests are sorted by `order`, item by item. */
export function planTest({ order, name, options, run }) {
  // A file that is run alone announces its own tests.
  if (planned.length === 0 && !isGathering) queueMicrotask(announce);
  planned.push({ order, name, options, run });
}

/** Runs the tests of several files as one list, `lanes` of them at a time, and then prints the slowest of them. */
export async function runFiles(files, lanes) {
  isGathering = true;
  for (const file of files) await import(pathToFileURL(file));
  describe("in browsers", { concurrency: lanes }, announce);
  // The reporter has then printed its summary.
  process.once("exit", printSlowest);
}

function announce() {
  for (const { name, options, run } of planned.toSorted(compare)) test(name, options, timed(name, run));
}

function compare(a, b) {
  const at = a.order.findIndex((item, index) => item !== b.order[index]);
  if (at < 0) return 0;
  return a.order[at] < b.order[at] ? -1 : 1;
}

const timed = (name, run) => async (context) => {
  const began = performance.now();
  try {
    await run(context);
  } finally {
    durations.push({ name, seconds: (performance.now() - began) / 1000 });
  }
};

function printSlowest() {
  const slowest = durations.sort((a, b) => b.seconds - a.seconds).slice(0, MOST_LISTED);
  for (const { name, seconds } of slowest) console.log(`slowest: ${seconds.toFixed(1).padStart(5)} s  ${name}`);
}
