// Devices that connect without any relay: people carry a link and its answer.

import assert from "node:assert/strict";
import { axe } from "../support/axe.mjs";
import { DESKTOP, browserTest } from "../support/browser-test.mjs";
import { chooseFriend, playRound, readyAndStart, sitDown, withTwoDevices } from "../support/friends.mjs";

const BOTH = { sizes: [DESKTOP], engines: ["chromium"] };

const linkOf = async (page) => (await page.find(".by-codes .link input")).getAttribute("value");

/** Makes a link with an offer. */
async function offer(page) {
  await page.tap(await page.named("Make a link"));
  return linkOf(page);
}

/** Pastes an answer, with the words that a messenger puts around it. */
async function paste(page, answer) {
  await page.run(
    `
    const field = document.querySelector(".by-codes label input");
    field.value = "Here it is: " + arguments[0];
    field.dispatchEvent(new Event("input", { bubbles: true }));
    `,
    answer,
  );
  await page.tap(await page.named("Connect"));
}

/** Opens the set-up for two with a friend and without relays, and invites. */
async function inviteByCodes(page, game) {
  await chooseFriend(page, game);
  await page.tap(await page.find(".contacts summary"));
  await page.settled();
  await page.tap(await page.find(".contacts .pick:last-child"));
  await page.tap(await page.named("Invite"));
  await page.find(".by-codes");
}

browserTest(
  "two friends meet by a link and its answer, play, and connect again after a reload",
  (page) =>
    withTwoDevices(page, async ({ anna, ben, relay }) => {
      await inviteByCodes(anna, "broken-ladder");
      const link = await offer(anna);
      await axe(anna);
      await anna.shot("by-codes-offer");
      await sitDown(ben, link, "Ben");
      await ben.says(".by-codes h2", /Send this answer back/);
      await axe(ben);
      await ben.shot("by-codes-answer");
      await paste(anna, "no answer");
      await anna.says(".by-codes .notice", /incomplete/);
      await paste(anna, link);
      await anna.says(".by-codes .notice", /your own link/);
      await paste(anna, await linkOf(ben));
      await readyAndStart({ anna, ben });
      assert.equal(relay.events, 0);
      await ben.reload();
      await ben.find(".table .prompt");
      await anna.says(".friends-notices", /not connected/);
      await ben.says(".friends-notices", /not connected/);
      await ben.shot("by-codes-again");
      const again = await offer(ben);
      await anna.go(again.slice(anna.address.length));
      await anna.says(".by-codes h2", /Send this answer back/);
      await paste(ben, await linkOf(anna));
      await ben.until(async () => (await ben.all(".by-codes")).length === 0, "they do not connect");
      await playRound([anna, ben]);
      assert.equal(relay.events, 0);
      for (const device of [anna, ben]) assert.deepEqual(await device.problems(), []);
    }),
  BOTH,
);

browserTest(
  "an answer that is opened in another tab reaches the tab with the room",
  (page) =>
    withTwoDevices(page, async ({ anna, ben }) => {
      await inviteByCodes(anna, "one-hundred-and-one");
      await sitDown(ben, await offer(anna), "Ben");
      await ben.find(".by-codes h2");
      const answer = await linkOf(ben);
      const first = await anna.driver.getWindowHandle();
      await anna.driver.switchTo().newWindow("tab");
      await anna.load(answer.slice(anna.address.length));
      await anna.says("h1", /arrived in your other tab/);
      await anna.driver.close();
      await anna.driver.switchTo().window(first);
      await anna.says(".people", /Ben/);
      await readyAndStart({ anna, ben });
    }),
  { ...BOTH, conditions: ["two windows"], brief: [] },
);
