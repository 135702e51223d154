// Two people at their own devices, with a relay between them.

import assert from "node:assert/strict";
import { axe } from "../support/axe.mjs";
import { DESKTOP, browserTest } from "../support/browser-test.mjs";
import { invite, meetAtTable, playRound, sitDown, withTwoDevices } from "../support/friends.mjs";

/** The test opens the page of the other size itself. */
const BOTH = { sizes: [DESKTOP] };

const GAMES = ["shootout", "one-up", "one-hundred-and-one", "broken-ladder", "hundred-rummy"];

/** Both play a round, and nothing goes wrong. */
async function playAndCheck({ anna, ben }, game) {
  await meetAtTable({ anna, ben }, game);
  await playRound([anna, ben]);
  for (const device of [anna, ben]) {
    assert.deepEqual(await device.problems(), []);
    await device.find(".result .button.primary");
  }
}

for (const [rank, game] of GAMES.entries()) {
  browserTest(
    `two friends play a round of ${game} over a relay, and their devices check it`,
    (page) =>
      withTwoDevices(
        page,
        async ({ anna, ben, relay }) => {
          await playAndCheck({ anna, ben }, game);
          assert.ok(relay.events > 20, `the relay has carried ${relay.events} events only`);
        },
        { isRelayOnly: true },
      ),
    { ...BOTH, brief: rank === 2 ? [DESKTOP] : [] },
  );
}

browserTest(
  "devices that reach each other directly need the relay for their meeting only",
  (page) =>
    withTwoDevices(page, async ({ anna, ben, relay }) => {
      await meetAtTable({ anna, ben }, "one-hundred-and-one");
      const before = relay.events;
      assert.ok(before <= 40, `${before} events for the meeting of two`);
      await playRound([anna, ben]);
      assert.ok(relay.events - before <= 2, `${relay.events - before} events during the round`);
    }),
  { ...BOTH, engines: ["chromium"], brief: [] },
);

browserTest(
  "an invitation says what it is before anything is contacted",
  (page) =>
    withTwoDevices(page, async ({ anna, ben, relay }) => {
      const address = await invite(anna, "hundred-rummy");
      await anna.find(".invite-link svg.code");
      await axe(anna);
      // Anna's device has said that it is there, and who she is.
      await anna.until(() => relay.events >= 2, "Anna says nothing");
      const carried = relay.events;
      await ben.load(address.slice(ben.address.length));
      await ben.says("h1", /^You are invited to 100 Points Rummy$/);
      await axe(ben);
      assert.equal(await ben.run("return document.querySelectorAll('iframe').length"), 0);
      assert.equal(relay.events, carried);
      await ben.load(address.slice(ben.address.length).replace(/room\/.{8}/, "room/"));
      await ben.says("h1", /damaged/);
    }),
  BOTH,
);

browserTest(
  "the waiting room shows who is there, and the match starts when all are ready",
  (page) =>
    withTwoDevices(page, async ({ anna, ben }) => {
      const address = await invite(anna, "one-hundred-and-one");
      await anna.says(".waiting-room", /1 seat is still free/);
      await sitDown(ben, address, "Ben");
      await anna.says(".people", /Ben\s*not ready/);
      assert.equal(await (await anna.named("Start")).isEnabled(), false);
      await ben.says(".people", /Player 1/);
      await axe(ben);
      await ben.tap(await ben.named("I am ready"));
      await anna.says(".people", /Ben\s*ready/);
      await ben.tap(await ben.named("Leave"));
      await anna.says(".waiting-room", /1 seat is still free/);
    }),
  BOTH,
);

browserTest(
  "whoever reloads, on any side, is back at the table with the same hand",
  (page) =>
    withTwoDevices(page, async ({ anna, ben }) => {
      await meetAtTable({ anna, ben }, "one-hundred-and-one");
      for (const device of [anna, ben, ben]) {
        await device.settled();
        const hand = await handOf(device);
        await device.reload();
        await device.find(".table .prompt");
        await device.settled();
        assert.deepEqual(await handOf(device), hand);
      }
      if (!process.env.BRIEF) await playRound([anna, ben]);
    }),
  BOTH,
);

browserTest(
  "a relay that is slow, fails and loses messages delays the match only",
  (page) =>
    withTwoDevices(
      page,
      async ({ anna, ben, relay }) => {
        relay.delay = 80;
        await meetAtTable({ anna, ben }, "broken-ladder");
        relay.drop.one = 7;
        relay.cut();
        await playRound([anna, ben]);
      },
      { isRelayOnly: true },
    ),
  { ...BOTH, brief: [] },
);

browserTest(
  "a second tab of the same person asks before it takes the table",
  (page) =>
    withTwoDevices(page, async ({ anna, ben }) => {
      const address = await meetAtTable({ anna, ben }, "one-hundred-and-one");
      const first = await anna.driver.getWindowHandle();
      await anna.driver.switchTo().newWindow("tab");
      await anna.load(address.slice(anna.address.length));
      await anna.says("h1", /open in another tab/);
      await anna.tap(await anna.named("Play here"));
      await anna.find(".table .prompt");
      const second = await anna.driver.getWindowHandle();
      await anna.driver.switchTo().window(first);
      await anna.says("h1", /open in another tab/);
      await anna.driver.close();
      await anna.driver.switchTo().window(second);
      await playRound([anna, ben]);
    }),
  { ...BOTH, conditions: ["two windows"], brief: [] },
);

/** The names of the cards in the own hand. */
const handOf = (page) =>
  page.run(`
    const slots = document.querySelectorAll('.me [data-kind="hand"] .slot');
    return [...slots].map((slot) => slot.getAttribute("aria-label").split(",")[0]).sort();
  `);
