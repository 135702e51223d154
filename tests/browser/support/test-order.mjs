// Orders the tests. Starting a browser takes one to five seconds of a processor, so tests that can share one come
// together, also across files. For the same reason all files run in one process.

import { describe, test } from "node:test";
import { pathToFileURL } from "node:url";

const planned = [];
let gathering = false;

/** Plans a test for node's runner. Tests are sorted by `order`, item by item. */
export function planTest({ order, name, options, run }) {
  // A file that is run alone announces its own tests.
  if (planned.length === 0 && !gathering) queueMicrotask(announce);
  planned.push({ order, name, options, run });
}

/** Runs the tests of several files as one list, `lanes` of them at a time. */
export async function runFiles(files, lanes) {
  gathering = true;
  for (const file of files) await import(pathToFileURL(file));
  describe("in browsers", { concurrency: lanes }, announce);
}

function announce() {
  for (const { name, options, run } of planned.toSorted(compare)) test(name, options, run);
}

function compare(a, b) {
  const at = a.order.findIndex((item, index) => item !== b.order[index]);
  if (at < 0) return 0;
  return a.order[at] < b.order[at] ? -1 : 1;
}
