// Three devices, and devices with different engines.

import assert from "node:assert/strict";
import { DESKTOP, browserTest } from "../support/browser-test.mjs";
import { chooseFriend, meetAtTable, playRound, secondDevice, sitDown, withTwoDevices } from "../support/friends.mjs";

const ONCE = { sizes: [DESKTOP], engines: ["chromium"] };

/** Anna invites two friends, and all three come to the table. */
async function meetThree({ anna, ben, cleo }, game) {
  await chooseFriend(anna, game, 3);
  await anna.tap(await anna.named("Invite"));
  const address = await (await anna.find(".invite-link input")).getAttribute("value");
  for (const [friend, name] of [
    [ben, "Ben"],
    [cleo, "Cleo"],
  ]) {
    await sitDown(friend, address, name);
    await friend.tap(await friend.named("I am ready"));
  }
  await anna.until(async () => (await anna.named("Start")).isEnabled(), "not all are ready");
  await anna.tap(await anna.named("Start"));
  for (const device of [anna, ben, cleo]) await device.find(".table .prompt");
}

async function withThreeDevices(page, body, engine) {
  await withTwoDevices(page, async ({ anna, ben, relay }) => {
    const { other: cleo, done } = await secondDevice(page, engine);
    let well = false;
    try {
      await cleo.openEmptyPage();
      await body({ anna, ben, cleo, relay });
      well = true;
    } finally {
      await done(well);
    }
  });
}

browserTest(
  "three friends play a round, and the one who has invited reloads in it",
  (page) =>
    withThreeDevices(page, async ({ anna, ben, cleo, relay }) => {
      await meetThree({ anna, ben, cleo }, "one-hundred-and-one");
      await anna.reload();
      await anna.find(".table .prompt");
      const before = relay.events;
      await playRound([anna, ben, cleo]);
      assert.ok(relay.events - before <= 20, `${relay.events - before} events during the round`);
      for (const device of [anna, ben, cleo]) assert.deepEqual(await device.problems(), []);
    }),
  ONCE,
);

browserTest(
  "Firefox and Chromium play together, and need no relay for it",
  (page) =>
    withTwoDevices(
      page,
      async ({ anna, ben, relay }) => {
        await meetAtTable({ anna, ben }, "one-hundred-and-one");
        const before = relay.events;
        await playRound([anna, ben]);
        assert.ok(relay.events - before <= 2, `${relay.events - before} events during the round`);
      },
      { engine: "chromium" },
    ),
  { sizes: [DESKTOP], engines: ["firefox"] },
);

browserTest(
  "WebKit, which cannot connect directly, plays over the relay",
  (page) =>
    withTwoDevices(
      page,
      async ({ anna, ben, relay }) => {
        await meetAtTable({ anna, ben }, "broken-ladder");
        await playRound([anna, ben]);
        assert.ok(relay.events > 20, `the relay has carried ${relay.events} events only`);
      },
      { engine: "chromium" },
    ),
  { sizes: [DESKTOP], engines: ["webkit"] },
);
