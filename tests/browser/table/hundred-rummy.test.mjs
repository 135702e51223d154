// Whole matches of 100 Points Rummy, and actions at its table.

import assert from "node:assert/strict";
import { axe } from "../support/axe.mjs";
import { browserTest } from "../support/browser-test.mjs";
import { SEED } from "../support/random.mjs";
import { byTap, tableState, myTurn, playMatch } from "../support/play-hundred-rummy.mjs";
import { openLog, openTable as openTableOf } from "../support/open-table.mjs";

const GAME = "hundred-rummy";
const OUTCOME = /^(You win!|\w+ wins|.* share the win|Not this time)$/;
const LONG = { timeout: 900_000, seed: SEED };

/** Opens the table of this game, and waits for the player's turn. */
async function openTable(page, what) {
  await openTableOf(page, GAME, what);
  await myTurn(page);
}

browserTest(
  "a solitaire can be played to its end",
  async (page) => {
    await openTable(page, { seats: 1 });
    assert.match(await playMatch(page, byTap), OUTCOME);
  },
  LONG,
);

browserTest(
  "a tournament of three deals again after each game",
  async (page) => {
    await openTable(page, { seats: 3, options: [["length", "tournament"]], level: "novice" });
    let games = 0;
    const hand = async (page, decision) => {
      games += decision.kind === "next" ? 1 : 0;
      await byTap(page, decision);
    };
    assert.match(await playMatch(page, hand), OUTCOME);
    assert.equal(games, 2);
  },
  LONG,
);

browserTest(
  "a match survives a reload in the middle of a turn",
  async (page) => {
    await openTable(page);
    let reloads = 0;
    const reload = async (turns) => {
      if (turns % 5 !== 0 || reloads === 4) return;
      const before = await myTurn(page);
      if (before.over !== null) return;
      await page.reload();
      assert.deepEqual(await myTurn(page), before);
      reloads += 1;
    };
    assert.match(await playMatch(page, byTap, reload), OUTCOME);
    assert.ok(reloads > 0);
  },
  LONG,
);

browserTest("taking back a move restores the hand", async (page) => {
  await openTable(page);
  const before = await tableState(page);
  await page.tap(await page.find('[data-kind="stock"] .slot'));
  await page.until(async () => (await tableState(page)).canDiscard, "no card was drawn");
  await page.tap(await page.named("Undo"));
  // The drawn card was seen, so the match will not count.
  await page.says(".choices", /becomes practice and does not count/);
  await page.tap(await page.find(".choices .button"));
  await page.until(async () => !(await tableState(page)).canDiscard, "nothing was taken back");
  await page.says(".prompt .standing", /^Practice/);
  assert.deepEqual((await tableState(page)).hand, before.hand);
});

browserTest("a drag that ends nowhere changes nothing", async (page) => {
  await openTable(page);
  const before = await tableState(page);
  await page.drag(await page.find('[data-kind="stock"] .slot'), await page.find(".prompt"));
  await page.still();
  assert.deepEqual(await tableState(page), before);
});

browserTest("events are announced and written into the log", async (page) => {
  await openTable(page);
  await page.tap(await page.find('[data-kind="stock"] .slot'));
  await page.until(async () => (await tableState(page)).canDiscard, "no card was drawn");
  const said = await page.run("return [...document.querySelectorAll('[role=log] p')].map((line) => line.textContent)");
  assert.match(said.at(-2), /^You draw a \d0\.$/);
  assert.equal(said.at(-1), "Discard a card.");
  await openLog(page);
  await page.says(".lines li", /^You draw a \d0\.$/);
  await axe(page);
});

browserTest("a hint names a possible move", async (page) => {
  await openTable(page);
  await page.tap(await page.named("Hint"));
  const prompt = () => page.text(".expected");
  await page.until(async () => (await prompt()).includes("Hint:"), "no hint comes");
  assert.match(await prompt(), /Hint: (Take|Score)/);
});
