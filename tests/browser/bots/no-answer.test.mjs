// A review whose bots do not answer ends, with a sentence and a way on.

import assert from "node:assert/strict";
import { DESKTOP, browserTest } from "../support/browser-test.mjs";
import { FAST_TIMERS } from "../support/page-clock.mjs";
import { RECORDS, visit, writeRecords } from "../support/storage.mjs";

const GAME = "hundred-rummy";

/** Opens the review of a match. */
async function openReview(page) {
  await visit(page, "#/history");
  await writeRecords(
    page,
    RECORDS.filter((line) => line.includes(`game=${GAME}`)),
  );
  await page.load("#/history");
  await page.tap(await page.find('.record a[href^="#/review"]'));
}

for (const [what, early, missing] of [
  ["their file is missing", "", /worker/],
  ["they cannot be started", "window.Worker = class { constructor() { throw new Error('no'); } };"],
  ["they never answer", "window.Worker = class extends EventTarget { postMessage() {} terminate() {} };"],
]) {
  browserTest(
    `a review says that the bots do not answer: ${what}`,
    async (page) => {
      await openReview(page);
      await page.says(".review-progress", /could not be reviewed: the bots do not answer/);
      assert.equal((await page.all(".review-progress progress")).length, 0);
      assert.equal((await page.all(".review-summary")).length, 0, "nothing was reviewed");
      await page.tap(await page.named("Try again"));
      await page.says(".review-progress", /could not be reviewed|decisions reviewed/);
    },
    { sizes: [DESKTOP], early: FAST_TIMERS + early, missing, problems: true },
  );
}
