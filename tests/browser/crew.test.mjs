// Bots that search think in several workers side by side, where the machine has cores for them.

import assert from "node:assert/strict";
import { byTap, playAny } from "./anygame.mjs";
import { SEED } from "./chance.mjs";
import { DESKTOP, everywhere } from "./everywhere.mjs";
import { sitDown } from "./sit.mjs";

/** A game whose Master searches, and one whose Master does not. */
const SEARCHES = "shootout";
const RECKONS = "hundred-rummy";

/**
 * A machine with eight cores, and what becomes of each worker: how many questions it has had, how often it has said
 * something (first that it is ready), whether it has ended. One of them, if it is named, hears no question.
 */
const CREW = (deaf) => `
  Object.defineProperty(navigator, "hardwareConcurrency", { value: 8 });
  window.crew = [];
  window.most = 0;
  window.Worker = class extends Worker {
    #me = { asked: 0, said: 0, ended: false };
    #rank = crew.push(this.#me);
    constructor(...rest) {
      super(...rest);
      most = Math.max(most, crew.filter(({ ended }) => !ended).length);
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
const chromium = { early: CREW(), sizes: [DESKTOP], seed: SEED };

/** Plays against a Master until this holds in the page. */
async function playUntil(page, game, condition) {
  await sitDown(page, game, { level: "master" });
  const over = await playAny(page, byTap, { enough: () => page.run(`return ${condition}`) });
  assert.equal(over, null, "the match is over, and it never came to that");
}

everywhere("a bot that searches thinks in four of eight cores", async (page) => {
  await playUntil(page, SEARCHES, "crew.filter(({ said, ended }) => said > 1 && !ended).length === 4");
  assert.equal(await page.run("return most"), 4);
}, chromium);

everywhere("a bot that does not search thinks in one", async (page) => {
  await playUntil(page, RECKONS, "crew.some(({ said }) => said > 3)");
  assert.equal(await page.run("return most"), 1);
}, chromium);

everywhere("one of four that hangs does not hold up the others, and is replaced", async (page) => {
  // It is the person's turn again: what it was asked has been answered by others.
  await playUntil(page, SEARCHES, "crew[1]?.asked > 0");
  await page.until(() => page.run("return crew[1].ended"), "it hangs for ever");
  const over = await playAny(page, byTap, { enough: () => page.run("return crew.slice(4).some(({ said }) => said > 1)") });
  assert.equal(over, null, "the match is over, and nobody has taken its place");
  assert.equal(await page.run("return most"), 4);
}, { ...chromium, early: CREW(2) });
