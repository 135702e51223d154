// Runs test files in one process:
//
//     node --test-reporter=spec tests/browser/run.mjs 2 tests/browser/*/*.test.mjs   # two tests at a time
//
// Several tests at a time suit Chromium. Tests have hung when two drivers of WebKitGTK ran at the same time.

import { runFiles } from "./support/test-order.mjs";

const [lanes, ...files] = process.argv.slice(2);
if (!(Number(lanes) >= 1) || files.length === 0) throw new Error("expected a number of lanes and files of tests");
await runFiles(files, Number(lanes));
