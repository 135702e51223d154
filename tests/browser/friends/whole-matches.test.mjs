// Whole matches between devices, with real input on all of them: until the end, the rematch and the replay.

import assert from "node:assert/strict";
import { DESKTOP, browserTest } from "../support/browser-test.mjs";
import { meetAtTable, playMatch, withTwoDevices } from "../support/friends.mjs";
import { GAMES } from "../support/games.mjs";
import { openHistory } from "../support/history-page.mjs";
import { offers } from "../support/play-any-game.mjs";

/** The test opens the page of the other size itself. A match takes minutes, so only `make test-all` plays it. */
const LONG = { sizes: [DESKTOP], engines: ["chromium"], brief: [], timeout: 1_200_000 };

/** Both play again by one press each. */
async function playAgain({ anna, ben }) {
  await ben.tap(await ben.named("Ready to play again"));
  await anna.tap(await anna.named("Play again"));
  for (const device of [anna, ben]) {
    await device.until(async () => (await offers(device)).over === null, "no new match begins");
  }
}

/** The match is in the history of a device, and can be watched and reviewed there. */
async function lookBack(device) {
  await openHistory(device, 1);
  await device.tap(await device.find('.record a[href^="#/replay"]'));
  await device.find(".replay-controls");
  await device.says(".replay-slider span", /^Step 0 of [\d,]+$/);
  await openHistory(device, 1);
  await device.tap(await device.find('.record a[href^="#/review"]'));
  await device.find("main.review");
}

for (const game of GAMES) {
  browserTest(
    `two friends play a whole match of ${game}, play again, and look back at it`,
    (page) =>
      withTwoDevices(page, async ({ anna, ben }) => {
        await meetAtTable({ anna, ben }, game);
        await playMatch([anna, ben]);
        for (const device of [anna, ben]) {
          await device.says(".checked summary", /nobody cheated/);
          await device.shot(`friends-match-${game}`);
        }
        await playAgain({ anna, ben });
        for (const device of [anna, ben]) {
          await lookBack(device);
          assert.deepEqual(await device.problems(), []);
        }
      }),
    LONG,
  );
}
