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

/** Declares a test of a round between another engine and Chromium. `check` gets the events of the relay in the round, and all of them. */
const withChromium = (name, engine, game, check) =>
  browserTest(
    name,
    (page) =>
      withTwoDevices(
        page,
        async ({ anna, ben, relay }) => {
          await meetAtTable({ anna, ben }, game);
          const before = relay.events;
          await playRound([anna, ben]);
          check(relay.events - before, relay.events);
        },
        { engine: "chromium" },
      ),
    { sizes: [DESKTOP], engines: [engine] },
  );

withChromium(
  "Firefox and Chromium play together, and need no relay for it",
  "firefox",
  "one-hundred-and-one",
  (events) => assert.ok(events <= 2, `${events} events during the round`),
);

withChromium("WebKit, which cannot connect directly, plays over the relay", "webkit", "broken-ladder", (_, all) =>
  assert.ok(all > 20, `the relay has carried ${all} events only`),
);
