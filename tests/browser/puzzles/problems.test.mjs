// Problems with open cards: everything is seen, the other player answers, and a wrong move is refuted.

import assert from "node:assert/strict";
import { axe } from "../support/axe.mjs";
import { DESKTOP, PHONE, browserTest } from "../support/browser-test.mjs";
import { PICK } from "../support/friends.mjs";
import { visit } from "../support/storage.mjs";

for (const game of ["hundred-rummy", "one-hundred-and-one", "shootout", "broken-ladder"]) {
  browserTest(
    `a problem of ${game} shows all cards, and the line of its answer`,
    async (page) => {
      await visit(page, "#/puzzles");
      await page.tap(await page.find(`.tile-${game} .more-ways summary`));
      await page.tap(await page.find(`[href="#/problems/${game}"]`));
      await page.says(".puzzle", /All cards are open/);
      await page.says(".next-cards", /Next in the stock/);
      await page.settled();
      await axe(page);
      await page.shot(`problem-${game}`);
      const faceDown = `return document.querySelectorAll('[data-kind="hand"] .slot[aria-label*="Face-down"]').length`;
      assert.equal(await page.run(faceDown), 0);
      // Moves at random until one is wrong, or all are right.
      const isOver = () => page.all(".puzzle .primary").then((found) => found.length > 0);
      for (let tries = 0; !(await isOver()) && tries < 60; tries += 1) {
        const found = await page.run(PICK, Math.random(), false);
        if (found) await page.tap(found).catch(() => {});
        await page.settled();
      }
      assert.ok(await isOver(), "it has no end");
      // A worker finds what refutes a wrong move.
      if (/Not this one/.test(await page.text(".puzzle"))) await page.says(".puzzle", /After that/);
      const [show] = await page.all(".puzzle .button:not(.primary):not(.plain)");
      if (show) {
        await page.tap(show);
        await page.shot(`problem-${game}-answer`);
      }
      await page.tap(await page.named("Next"));
      await page.says(".puzzle", /All cards are open/);
    },
    { brief: { "hundred-rummy": [PHONE], "one-hundred-and-one": [DESKTOP] }[game] ?? [] },
  );
}
