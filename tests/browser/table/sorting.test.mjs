// Sorting a hand, and the mark of a new card in it.

import assert from "node:assert/strict";
import { browserTest } from "../support/browser-test.mjs";
import { openTable } from "../support/open-table.mjs";

const GAME = "hundred-rummy";

const labels = (page) =>
  page.run(
    `return [...document.querySelectorAll('.me [data-kind="hand"] .slot')].map((slot) => slot.getAttribute("aria-label"))`,
  );
const names = async (page) => (await labels(page)).map((label) => label.split(",")[0]);
const isMine = async (page) => (await page.all(".player.me.turn")).length > 0;
const myTurn = (page) => page.until(() => isMine(page), "it is never my turn");

browserTest(
  "a key, a button and dragging sort a hand",
  async (page) => {
    await openTable(page, "shootout");
    // Waits until the other players have moved, so that their moves do not disturb the test.
    const dealtAll = async () => (await names(page)).length >= 10 && (await page.run("return harness.idle()"));
    await page.until(dealtAll, "no hand is dealt");
    const dealt = await names(page);
    const suits = (cards) => cards.map((card) => card.split(" of ")[1] ?? "");
    const groups = (list) => list.filter((suit, at) => suit !== list[at - 1]).length;

    await page.press("s");
    await page.until(async () => (await names(page)).join() !== dealt.join(), "S does nothing");
    const sorted = suits(await names(page));
    assert.equal(groups(sorted), new Set(sorted).size, `suits are not together: ${sorted}`);

    // The button's label is the current order of the hand.
    const sign = async () => (await page.find(".sorting")).getText();
    for (let tap = 0; tap < 2; tap += 1) {
      const said = await sign();
      await page.tap(await page.find(".sorting"));
      await page.until(async () => (await sign()) !== said, "the button does nothing");
    }
    const before = await names(page);
    const slots = await page.all('.me [data-kind="hand"] .slot');
    await page.drag(slots[0], slots[4]);
    const moved = [...before.slice(1, 5), before[0], ...before.slice(5)];
    let now;
    const hasMoved = async () => {
      now = (await names(page)).join();
      return now === moved.join();
    };
    await page.until(hasMoved, () => `the card has not moved from ${before} to ${moved}, but there is ${now}`);
  },
  { seed: 1 },
);

browserTest(
  "the table offers no sort orders without effect",
  async (page) => {
    await openTable(page, GAME);
    await page.until(
      async () => (await names(page)).length === 4 && (await page.run("return harness.idle()")),
      "no hand is dealt",
    );
    const sorted = await names(page);
    const said = () => page.run("return document.querySelector('[role=log]').textContent");
    await page.press("s");
    await page.drawn();
    assert.equal((await page.all(".sorting")).length, 0, "these cards have one order only");
    assert.doesNotMatch(await said(), /Sorted/);

    const slots = await page.all('.me [data-kind="hand"] .slot');
    await page.drag(slots[0], slots[3]);
    const moved = [...sorted.slice(1), sorted[0]].join();
    await page.until(async () => (await names(page)).join() === moved, "the card has not moved");
    for (const [order, says] of [
      [sorted.join(), /Sorted by rank\.$/],
      [moved, /In your own order\.$/],
    ]) {
      await page.find(".sorting");
      await page.press("s");
      await page.until(async () => (await names(page)).join() === order, `there is not ${order}`);
      assert.match(await said(), says);
    }
  },
  { seed: 1 },
);

browserTest("a new card is marked until the next move", async (page) => {
  await openTable(page, GAME);
  await myTurn(page);
  const isNew = async () => (await labels(page)).filter((label) => label.includes(", new")).length;
  assert.equal(await isNew(), 0, "dealt cards are not new");
  await page.tap(await page.find('[data-kind="stock"] .slot'));
  await page.until(async () => (await labels(page)).length === 5, "no card was drawn");
  assert.equal(await isNew(), 1);
  await page.until(async () => (await page.all(".piece.fresh")).length === 1, "the new card is not marked");
  await page.tap(await page.find('.me [data-kind="hand"] .slot'));
  await page.until(async () => (await labels(page)).length === 4, "no card was discarded");
  assert.equal(await isNew(), 0);
});
