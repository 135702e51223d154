// Every card is drawn once, whatever the table showed before: no card of an earlier puzzle or match stays.

import assert from "node:assert/strict";
import { byTap, offers, playAny } from "../support/play-any-game.mjs";
import { DESKTOP, PHONE, browserTest } from "../support/browser-test.mjs";
import { RECORDS, visit, writeRecords } from "../support/storage.mjs";
import { openTable } from "../support/open-table.mjs";

/** A game whose pack is the same for every number of players, and the size of the pack. */
const GAME = "shootout";
const PACK = 54;

/** Waits until the table has been drawn, and fails unless it has exactly the cards of the pack. */
async function hasItsCards(page, when) {
  await page.find(".board");
  await page.settled();
  assert.equal((await page.all(".pieces > .piece")).length, PACK, when);
  assert.equal((await page.all(".pieces")).length, 1, when);
  assert.equal(await page.run("return document.documentElement.hasAttribute('data-table')"), true, when);
}

/** Makes moves that the table offers until the puzzle has an answer. */
async function answer(page) {
  await page.until(async () => {
    if ((await page.all(".puzzle .primary")).length > 0) return true;
    const { choices, buttons, slots, targets } = await offers(page);
    if (choices.length > 0) await byTap(page, { button: choices[0], inside: ".choices" });
    else if (targets.length > 0)
      await byTap(page, { from: slots.find((slot) => slot.picked), target: targets[0], waits: true });
    else if (slots.length > 0) await byTap(page, { from: slots[0] });
    else if (buttons.length > 0) await byTap(page, { button: buttons[0], inside: ".table-actions" });
    return (await page.all(".puzzle .primary")).length > 0;
  }, "the puzzle is not answered");
}

for (const mode of ["puzzles", "rush"]) {
  browserTest(
    `the cards of a puzzle leave with it (${mode})`,
    async (page) => {
      await visit(page, `#/${mode}/${GAME}`);
      for (let at = 0; at < 3; at += 1) {
        await hasItsCards(page, `puzzle ${at}`);
        await answer(page);
        await hasItsCards(page, `puzzle ${at}, answered`);
        const [show] = await page.all(".puzzle .button:not(.primary)");
        if (show) await page.tap(show);
        await hasItsCards(page, `puzzle ${at}, with its answer`);
        if (mode === "rush" && at === 2) break;
        await page.tap(await page.find(".puzzle .primary"));
      }
    },
    { sizes: [PHONE, DESKTOP] },
  );
}

browserTest(
  "the cards of a replay and of a rematch are those of one pack",
  async (page) => {
    await visit(page, "#/history");
    await writeRecords(
      page,
      RECORDS.filter((line) => line.includes(`game=${GAME}`)),
    );
    await page.load("#/history");
    await page.tap(await page.find('.record a[href^="#/replay"]'));
    await hasItsCards(page, "replay");
    for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft"]) {
      await page.press(key);
      await hasItsCards(page, `replay, ${key}`);
    }
    await openTable(page, GAME, { options: [["target", "67"]] });
    await playAny(page, byTap, { seed: 2 });
    await page.tap(await page.named("Play again"));
    await hasItsCards(page, "rematch");
  },
  { sizes: [DESKTOP], seed: 1, timeout: 900_000 },
);
