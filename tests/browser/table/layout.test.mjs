// What a table shows has room, and covers nothing important.

import assert from "node:assert/strict";
import { DESKTOP, LOW, NARROW, PHONE, SIDE, browserTest } from "../support/browser-test.mjs";
import { openTable } from "../support/open-table.mjs";
import { assertCoversNone, assertInsideWindow, assertNoOverlaps, overlappingControls } from "../support/overlaps.mjs";
import { fixedRandom } from "../support/random.mjs";

for (const seats of [2, 3, 4]) {
  browserTest(
    `a looked-at card covers nothing important with ${seats} players`,
    async (page) => {
      await openTable(page, "shootout", { seats });
      await page.find(".slot.aside.can");
      await page.settled();
      // The button covers both the pile and the card beside it.
      await assertCoversNone(page, ".slot.aside", "[data-place=discard] .area, .middle .caption b, .player");
      const isMet = await page.run(`
      const { left, top, width, height } = document.querySelector("[data-place=stock] .probe").getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2).matches(".slot.aside");
    `);
      assert.ok(isMet, "the stock itself cannot be pressed");
    },
    { seed: 1, sizes: [PHONE, NARROW, SIDE, LOW, DESKTOP] },
  );
}

/** A deal in which a queen is turned up, the person orders a suit, and the hand can be sorted. */
const QUEEN = fixedRandom(133);

browserTest(
  "the choices cover no controls, and nothing of the player's panel is left beside them",
  async (page) => {
    await openTable(page, "one-hundred-and-one");
    await page.says(".choices", /spades/);
    await page.settled();
    assert.deepEqual(await overlappingControls(page), []);
    const isWhole = await page.run(`
    const [over, under] = [".choices", ".about-me"].map((name) => document.querySelector(name).getBoundingClientRect());
    const isHidden = getComputedStyle(document.querySelector(".about-me")).visibility === "hidden";
    return isHidden || (over.top <= under.top && under.bottom <= over.bottom) || under.bottom <= over.top ||
      under.right <= over.left || over.right <= under.left;
  `);
    assert.ok(isWhole, "something is left of what is said about the player");
    await page.tap(await page.find(".choices .button"));
    const isSortable = () =>
      page.run('return !!document.querySelector(".sorting")?.checkVisibility({ visibilityProperty: true })');
    await page.until(isSortable, "the hand can no longer be sorted");
  },
  { early: QUEEN },
);

/** A deal in which a seven is turned up: the other player draws a card and is skipped. */
const SEVEN = fixedRandom(13);

// Texts that are half as long again have room on a phone, but not in the narrowest window.
for (const [language, sizes] of [
  ["en", [PHONE, NARROW]],
  ["ru", [PHONE, NARROW]],
  ["en-XA", [PHONE]],
]) {
  browserTest(
    `a stamp beside a name has room there (${language})`,
    async (page) => {
      await openTable(page, "one-hundred-and-one", { settings: { language } });
      await page.find(".others [data-look=stamp]");
      await page.settled();
      await assertInsideWindow(page);
      await assertNoOverlaps(page);
      await page.shot(`a stamp ${language}`);
    },
    { early: SEVEN, sizes },
  );
}
