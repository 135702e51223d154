// Measures the speed of the games and the bots in Chromium, as `make bench` does for native programs. The program is
// built like the bots' worker, and runs in a worker.

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { session, stop } from "../../tests/browser/support/driver.mjs";
import { DESKTOP } from "../../tests/browser/support/window-sizes.mjs";
import { served } from "./served.mjs";

const BUILD = [
  "build",
  "--example",
  "speed",
  "--profile",
  "worker",
  "--target",
  "wasm32-unknown-unknown",
  "--message-format",
  "json-render-diagnostics",
];
const PATIENCE = 600_000;

/** The worker's script: it posts every line that the program prints to the page, and null at the end. */
const START = `
  import begin from "./speed.js";
  console.log = (line) => postMessage(line);
  begin().then(() => postMessage(null));
`;

/** Starts the worker, and waits until it is done. */
const RUN = `
  const [done] = arguments;
  const lines = [];
  const worker = new Worker("start.js", { type: "module" });
  worker.onerror = ({ message }) => done([...lines, message]);
  worker.onmessage = ({ data }) => (data === null ? done(lines) : lines.push(data));
`;

/** Builds the program, and returns the path of its .wasm file. */
function built() {
  const options = { encoding: "utf8", maxBuffer: 1e9, stdio: ["ignore", "pipe", "inherit"] };
  const messages = execFileSync("cargo", BUILD, options)
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const names = messages.flatMap(({ target, filenames }) => (target?.name === "speed" ? filenames : []));
  return names.find((name) => name.endsWith(".wasm"));
}

/** Writes the files that a browser needs to run the program into a folder. */
function prepare(folder) {
  execFileSync("wasm-bindgen", [
    "--target",
    "web",
    "--no-typescript",
    "--out-dir",
    folder,
    "--out-name",
    "speed",
    built(),
  ]);
  writeFileSync(join(folder, "start.js"), START);
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Speed</title>");
}

const folder = mkdtempSync(join(tmpdir(), "spot-on-speed-"));
try {
  prepare(folder);
  const site = await served(folder);
  const { driver } = await session("chromium", DESKTOP);
  await driver.manage().setTimeouts({ script: PATIENCE });
  await driver.get(site.url);
  for (const line of await driver.executeAsyncScript(RUN)) console.log(line.replace("figure ", "figure chromium/"));
  await driver.quit();
  site.close();
} finally {
  await stop();
  rmSync(folder, { recursive: true });
}
