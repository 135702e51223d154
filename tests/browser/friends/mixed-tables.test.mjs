// Tables with several people at one device, bots, and friends elsewhere; and One Up's race with its clock.

import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { DESKTOP, browserTest } from "../support/browser-test.mjs";
import {
  chooseTable,
  inviteFromSetup,
  playRound,
  readyAndStart,
  sitDown,
  withTwoDevices,
} from "../support/friends.mjs";
import { assertInsideWindow } from "../support/overlaps.mjs";

const ONCE = { sizes: [DESKTOP], engines: ["chromium"], brief: [] };

/** Anna and Ben come to a table that she has set up. */
async function meetAtMixedTable({ anna, ben }, game, table) {
  await chooseTable(anna, game, table);
  await sitDown(ben, await inviteFromSetup(anna), "Ben");
  await readyAndStart({ anna, ben });
}

browserTest(
  "two people at one device, a bot and a friend elsewhere play a round",
  (page) =>
    withTwoDevices(page, async ({ anna, ben }) => {
      await meetAtMixedTable({ anna, ben }, "one-hundred-and-one", { players: [null, null, "casual", "friend"] });
      assert.equal((await ben.all(".player")).length, 4);
      await playRound([anna, ben]);
      for (const device of [anna, ben]) assert.deepEqual(await device.problems(), []);
    }),
  ONCE,
);

browserTest(
  "a race between devices ends when its clock has run out on both",
  (page) =>
    withTwoDevices(page, async ({ anna, ben }) => {
      const options = [
        ["mode", "race"],
        ["clock", "6"],
      ];
      await meetAtMixedTable({ anna, ben }, "one-up", { options });
      // Nobody answers, so every display ends by its clock. After some of them its cards are set aside.
      for (const device of [anna, ben]) {
        await device.find(".clock");
        const isSetAside = async () => (await device.all('[data-place="bonus"] .slot')).length > 0;
        for (const end = Date.now() + 120_000; !(await isSetAside()) && Date.now() < end; await setTimeout(500));
        assert.ok(await isSetAside(), "the clock ends nothing");
        await assertInsideWindow(device);
        await device.shot("friends-race");
      }
      for (const device of [anna, ben]) assert.deepEqual(await device.problems(), []);
    }),
  ONCE,
);
