// Puzzles that cannot be loaded, and progress that cannot be saved.

import assert from "node:assert/strict";
import { PHONE, browserTest } from "../support/browser-test.mjs";
import { byTap } from "../support/play-hundred-rummy.mjs";

const GAME = "hundred-rummy";

browserTest(
  "puzzles that cannot be loaded can be tried again",
  async (page) => {
    await page.load(`#/puzzles/${GAME}`);
    await page.says("main", /could not be loaded/);
    await page.named("Try again");
  },
  { sizes: [PHONE], missing: /puzzles\//, problems: true },
);

browserTest(
  "progress that cannot be saved lasts for the visit, and the page says so",
  async (page) => {
    await page.load(`#/puzzles/${GAME}`);
    await page.find(".puzzle");
    await page.run("Storage.prototype.setItem = () => { throw new DOMException('no room', 'QuotaExceededError'); };");
    const asked = new Set();
    for (let at = 0; at < 3; at += 1) {
      await page.until(async () => (await page.all(".puzzle .primary")).length === 0, "no other puzzle comes");
      await page.still();
      asked.add(await page.run("return [...document.querySelectorAll('.slot')].map((it) => it.ariaLabel).join()"));
      await byTap(page, { kind: "discard", index: 0 });
      await page.says(".puzzle", /Right\.|Not this one/);
      await page.tap(await page.find(".puzzle .primary"));
    }
    assert.equal(asked.size, 3, "the same puzzle comes again");
    await page.says(".unsaved", /cannot save your results/);
    // Firefox may load the page anew when its address is changed from outside.
    await page.tap(await page.find('.table-bar a[href="#/puzzles"]'));
    await page.says(`.tile-${GAME}`, /rating/);
  },
  { sizes: [PHONE] },
);
