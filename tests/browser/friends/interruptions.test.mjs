// A device that dies or sleeps in a match between friends.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { DESKTOP, PHONE, browserTest } from "../support/browser-test.mjs";
import { sessionIn, signal } from "../support/driver.mjs";
import { invite, playIfDue, playRound, readyAndStart, sitDown, withTwoDevices } from "../support/friends.mjs";
import { Page } from "../support/page.mjs";

const ONCE = { sizes: [DESKTOP], engines: ["chromium"], brief: [] };

/** A browser whose profile is kept when it ends: `{ open, close, signal }`. */
function browserWithProfile(address) {
  const folder = mkdtempSync(join(tmpdir(), "spot-on-profile-"));
  let driver;
  const close = async () => {
    signal(folder, "KILL");
    await driver?.quit().catch(() => {});
  };
  return {
    async open() {
      await close();
      driver = await sessionIn("chromium", PHONE, folder);
      return new Page(driver, "chromium", PHONE, address, true);
    },
    async end() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
    signal: (name) => signal(folder, name),
  };
}

/** Plays for so many milliseconds. */
async function playFor(devices, time) {
  for (const end = Date.now() + time; Date.now() < end; await setTimeout(100)) {
    for (const device of devices) await playIfDue(device);
  }
}

/** Milliseconds between the kills. */
const LIFE = 6_000;

browserTest(
  "a browser that is killed in the waiting room and at the table loses no step",
  (page) =>
    withTwoDevices(page, async ({ anna }) => {
      const browser = browserWithProfile(anna.address);
      try {
        const address = await invite(anna, "one-hundred-and-one");
        await sitDown(await browser.open(), address, "Ben");
        await anna.says(".people", /Ben/);
        /** Kills the browser, and opens the invitation in it again. */
        const comeBack = async () => {
          const ben = await browser.open();
          await ben.load(address.slice(anna.address.length));
          return ben;
        };
        let ben = await comeBack();
        await readyAndStart({ anna, ben });
        for (let kills = 0; kills < 3; kills += 1) {
          await playFor([anna, ben], LIFE);
          ben = await comeBack();
          await ben.find(".table .prompt");
        }
        await playRound([anna, ben]);
      } finally {
        await browser.end();
      }
    }),
  ONCE,
);

/** Milliseconds of sleep: longer than a device may be silent. */
const SLEEP = 30_000;

browserTest(
  "a device that sleeps is missed, and goes on when it wakes up",
  (page) =>
    withTwoDevices(page, async ({ anna }) => {
      const browser = browserWithProfile(anna.address);
      try {
        const address = await invite(anna, "broken-ladder");
        const ben = await browser.open();
        await sitDown(ben, address, "Ben");
        await readyAndStart({ anna, ben });
        browser.signal("STOP");
        await playFor([anna], SLEEP);
        await anna.says(".board", /does not answer/);
        browser.signal("CONT");
        await playRound([anna, ben]);
        assert.deepEqual(await anna.problems(), []);
      } finally {
        browser.signal("CONT");
        await browser.end();
      }
    }),
  ONCE,
);
