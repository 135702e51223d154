// Measures a match between two Chromiums that are connected directly: milliseconds from the second page's load to the
// waiting room, from the press on Start to the second table, and from a move until the other table shows it.

import { setTimeout } from "node:timers/promises";
import { session, stop } from "../../tests/browser/support/driver.mjs";
import { invite, playIfDue, sitDown, withTwoDevices } from "../../tests/browser/support/friends.mjs";
import { Page } from "../../tests/browser/support/page.mjs";
import { offers } from "../../tests/browser/support/play-any-game.mjs";
import { DESKTOP } from "../../tests/browser/support/window-sizes.mjs";
import { figure, limit, release } from "./figures.mjs";
import { served } from "./served.mjs";

/** Number of moves, and milliseconds from the second page's load to the table, and from a move to the other table. */
const [MOVES, TABLE, MOVE] = [20, 3_000, 100];

/** Notes the last press, and the first change of the table after `changed` was cleared. */
const WATCH = `
  addEventListener("pointerup", () => { window.pressed = Date.now(); }, true);
  const note = () => { window.changed ||= Date.now(); };
  const watched = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(note).observe(document.querySelector(".board"), watched);
`;

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The milliseconds of one move, or undefined if the table of the other one does not change. */
async function move(mover, other) {
  await other.run("window.changed = 0");
  await playIfDue(mover);
  await setTimeout(300);
  const [pressed, changed] = [await mover.run("return window.pressed"), await other.run("return window.changed")];
  return changed > pressed ? changed - pressed : undefined;
}

async function measure({ anna, ben }) {
  const address = await invite(anna, "one-hundred-and-one");
  const opened = Date.now();
  await sitDown(ben, address, "Ben");
  await ben.find(".people .state");
  const met = Date.now() - opened;
  await ben.tap(await ben.named("I am ready"));
  await anna.until(async () => (await anna.named("Start")).isEnabled(), "Ben is not ready");
  // Directly connected, as after a moment they are.
  await setTimeout(3_000);
  const begun = Date.now();
  await anna.tap(await anna.named("Start"));
  for (const device of [ben, anna]) await device.find(".table .prompt");
  const table = Date.now() - begun;
  for (const device of [anna, ben]) await device.run(WATCH);
  const times = [];
  for (let turn = 0; times.length < MOVES && turn < 10 * MOVES; turn += 1) {
    const [mover, other] = turn % 2 ? [ben, anna] : [anna, ben];
    if (!(await offers(mover)).mine) continue;
    const time = await move(mover, other);
    if (time !== undefined) times.push(time);
  }
  return { met, table, times };
}

const site = await served(release, "gzip");
site.packAll();
const { driver, done } = await session("chromium", DESKTOP);
const page = new Page(driver, "chromium", DESKTOP, site.url, true);
await page.go();
await withTwoDevices(page, async (devices) => {
  const { met, table, times } = await measure(devices);
  figure("friends-meet", met, "ms");
  figure("friends-start", table, "ms");
  figure("friends-move", middle(times), "ms");
  limit("from the second page's load to both tables", met + table, TABLE);
  limit("a move until the other table shows it", middle(times), MOVE);
});
await done(false);
site.close();
await stop();
