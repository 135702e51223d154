// Bots play in a browser what they play in native programs: the worker is put the questions of each game's signature.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { DESKTOP, everywhere } from "./everywhere.mjs";
import { GAMES } from "./games.mjs";
import { readChoice } from "./wire.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** As many questions are put at a time. */
const SOME = 200;

/** The questions, each with its step and what is answered to it in a native program. */
async function questions(game) {
  const args = ["run", "--quiet", "--no-default-features", "--example", "questions", game];
  const { stdout } = await promisify(execFile)("cargo", args, { cwd: ROOT, maxBuffer: 1e9 });
  return stdout.trimEnd().split("\n").map((line) => {
    const [, step, bytes, mv] = line.match(/^(\d+ \S+) (\w+) ?(.*)$/);
    return { step, bytes, mv: mv || null };
  });
}

/** Puts questions to a worker of our own, one after the other. */
const ASK = `
  const [questions, done] = arguments;
  window.bots ??= new Promise((ready) => {
    const worker = new Worker(document.documentElement.dataset.worker);
    worker.onmessage = () => ready(worker);
  });
  bots.then((worker) => {
    const answers = [];
    const next = () => {
      if (answers.length === questions.length) return done(answers);
      const digits = questions[answers.length].match(/../g);
      worker.postMessage(Uint8Array.from(digits, (two) => parseInt(two, 16)));
    };
    worker.onmessage = ({ data }) => {
      answers.push([...data]);
      next();
    };
    next();
  });
`;

/** Fowler, Noll and Vo's hash, 1a, of 64 bits, as 16 hexadecimal digits. */
function hash(text) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, "0");
}

for (const game of GAMES) {
  everywhere(`bots of ${game} play in fixed deals what they play elsewhere`, async (page) => {
    const all = await questions(game);
    let played = "";
    for (let from = 0; from < all.length; from += SOME) {
      const some = all.slice(from, from + SOME);
      const answers = await page.driver.executeAsyncScript(ASK, some.map(({ bytes }) => bytes));
      for (const [at, answer] of answers.entries()) {
        const [{ step, mv }, chosen] = [some[at], readChoice(answer)];
        assert.equal(chosen.mv, mv, `choice ${from + at}, step ${step}`);
        if (chosen.mv !== null) played += `${step} ${chosen.mv};`;
      }
    }
    const accepted = readFileSync(`${ROOT}src/games/${game.replaceAll("-", "_")}/signature.txt`, "utf8").trim();
    assert.equal(hash(played), accepted);
  }, { sizes: [DESKTOP], essential: true });
}
