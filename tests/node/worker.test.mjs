// Bots play the same moves in WebAssembly as natively: the page's worker gets the questions of each game's signature.
// WebAssembly's results are specified to the bit, so Node stands for all browsers.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";
import { runInThisContext } from "node:vm";
import { readChoice } from "./worker-messages.mjs";

const DIST = process.env.DIST ?? "dist";
const ASSETS = join(
  DIST,
  readdirSync(DIST).find((name) => name.startsWith("assets-")),
);
const signature = (game) => `src/games/${game}/golden/signature.txt`;
const GAMES = readdirSync("src/games").filter((name) => existsSync(signature(name)));

let answered;
/** Sends a question to the worker, and waits for the answer. */
function ask(bytes) {
  const answer = new Promise((done) => (answered = done));
  globalThis.onmessage({ data: bytes });
  return answer;
}

before(async () => {
  const program = () =>
    new Response(readFileSync(join(ASSETS, "worker_bg.wasm")), { headers: { "content-type": "application/wasm" } });
  const scope = {
    self: globalThis,
    location: new URL("https://spot-on.invalid/worker.js"),
    fetch: async () => program(),
    addEventListener() {},
    removeEventListener() {},
    postMessage: (data) => answered(data),
  };
  for (const [name, value] of Object.entries(scope))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  const ready = new Promise((done) => (answered = done));
  runInThisContext(readFileSync(join(ASSETS, "worker.js"), "utf8"));
  await ready;
});

/** The questions of a game's signature, each with its step and its native answer. */
function questions(game) {
  // The profile that `cargo test` has compiled already.
  const args = [
    "run",
    "--quiet",
    "--profile",
    "test",
    "--no-default-features",
    "--example",
    "questions",
    game.replaceAll("_", "-"),
  ];
  const lines = execFileSync("cargo", args, { encoding: "utf8", maxBuffer: 1e9 }).trimEnd().split("\n");
  return lines.map((line) => {
    const [, step, bytes, mv] = line.match(/^(\d+ \S+) (\w+) ?(.*)$/);
    return { step, bytes: Buffer.from(bytes, "hex"), mv: mv || null };
  });
}

/** The 64-bit FNV-1a hash (Fowler, Noll, Vo) of a string, as 16 hexadecimal digits. */
function hash(text) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, "0");
}

for (const name of GAMES) {
  test(`bots of ${name} play in the worker what they play natively`, async () => {
    let played = "";
    for (const { step, bytes, mv } of questions(name)) {
      const chosen = readChoice(await ask(bytes));
      assert.equal(chosen.mv, mv, `step ${step}`);
      if (chosen.mv !== null) played += `${step} ${chosen.mv};`;
    }
    const accepted = readFileSync(signature(name), "utf8").trim();
    assert.equal(hash(played), accepted);
  });
}
