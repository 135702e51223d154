// Bots that search run in several workers in parallel, if the machine has enough cores.

import assert from "node:assert/strict";
import { byTap, playAny } from "../support/play-any-game.mjs";
import { SEED } from "../support/random.mjs";
import { DESKTOP, browserTest } from "../support/browser-test.mjs";
import { openTable } from "../support/open-table.mjs";

/** A game whose Master searches, and one whose Master does not. */
const SEARCHES = "shootout";
const RECKONS = "hundred-rummy";

/**
 * Simulates a machine with eight cores, and records for each worker how many questions it was sent, how many messages
 * it has posted (first that it is ready), and whether it has ended. The worker with the number `deaf`, if given, gets
 * no question.
 */
const POOL = (deaf) => `
  Object.defineProperty(navigator, "hardwareConcurrency", { value: 8 });
  window.pool = [];
  window.most = 0;
  window.Worker = class extends Worker {
    #me = { asked: 0, said: 0, ended: false };
    #rank = pool.push(this.#me);
    constructor(...rest) {
      super(...rest);
      most = Math.max(most, pool.filter(({ ended }) => !ended).length);
      this.addEventListener("message", () => (this.#me.said += 1));
    }
    postMessage(...rest) {
      this.#me.asked += 1;
      if (this.#rank !== ${deaf}) super.postMessage(...rest);
    }
    terminate() {
      this.#me.ended = true;
      super.terminate();
    }
  };
`;
const chromium = { early: POOL(), sizes: [DESKTOP], seed: SEED };

/** Plays against a Master until `condition` holds in the page. */
async function playUntil(page, game, condition, settings = {}) {
  await openTable(page, game, { level: "master", settings });
  const over = await playAny(page, byTap, { enough: () => page.run(`return ${condition}`) });
  assert.equal(over, null, "the match is over, and it never came to that");
}

browserTest(
  "a bot that searches uses four of eight cores",
  async (page) => {
    await playUntil(page, SEARCHES, "pool.filter(({ said, ended }) => said > 1 && !ended).length === 4");
    assert.equal(await page.run("return most"), 4);
  },
  chromium,
);

browserTest(
  "a bot that does not search uses one core",
  async (page) => {
    await playUntil(page, RECKONS, "pool.some(({ said }) => said > 3)");
    assert.equal(await page.run("return most"), 1);
  },
  chromium,
);

browserTest(
  "a hanging worker is replaced, and does not delay the others",
  async (page) => {
    // It is the person's turn again, so other workers have answered its question.
    await playUntil(page, SEARCHES, "pool[1]?.asked > 0");
    await page.until(() => page.run("return pool[1].ended"), "it hangs for ever");
    const over = await playAny(page, byTap, {
      enough: () => page.run("return pool.slice(4).some(({ said }) => said > 1)"),
    });
    assert.equal(over, null, "the match is over, and nobody has taken its place");
    assert.equal(await page.run("return most"), 4);
  },
  { ...chromium, early: POOL(2) },
);

/** Records the time limits in milliseconds of all requests to a Master: the number behind the level's name. */
const LIMITS = `
  window.limits = [];
  window.Worker = class extends Worker {
    postMessage(bytes, ...rest) {
      const text = String.fromCharCode(...bytes);
      const at = text.indexOf("\\x06master");
      if (at >= 0) limits.push(varint(bytes, at + 7));
      super.postMessage(bytes, ...rest);
    }
  };
  const varint = (bytes, at) => (bytes[at] % 128) + (bytes[at] > 127 ? 128 * varint(bytes, at + 1) : 0);
`;

for (const [thinking, milliseconds] of Object.entries({ fast: 250, normal: 700, deep: 3000 })) {
  browserTest(
    `a Master that thinks ${thinking} has ${milliseconds} milliseconds at most`,
    async (page) => {
      await playUntil(page, SEARCHES, "limits.length > 0", { thinking });
      assert.equal(Math.max(...(await page.run("return limits"))), milliseconds);
    },
    { ...chromium, early: LIMITS },
  );
}
