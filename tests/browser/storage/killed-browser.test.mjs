// A browser that is killed at any moment loses no move that was displayed. `KILLS=50` kills it that often.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { serve } from "../../../scripts/site.mjs";
import { sessionIn, signal } from "../support/driver.mjs";
import { ENGINES, selectedEngines, programs } from "../support/engines.mjs";
import { DIST } from "../support/browser-test.mjs";
import { store, matchLines } from "../support/storage.mjs";
import { byTap, myTurn, playTurn } from "../support/play-hundred-rummy.mjs";
import { Page } from "../support/page.mjs";
import { planTest } from "../support/test-order.mjs";
import { DESKTOP } from "../support/window-sizes.mjs";

const KILLS = Number(process.env.KILLS ?? 2);
/** Milliseconds between the first move and the kill, at most. */
const LIFE = 2500;
const GAME = "hundred-rummy";

/** Number of saved moves of the first seat. */
const mine = (text) => (text.match(/\+0 |[=,]0 (?=take|discard|score)/g) ?? []).length;

/** Ends the browser at once, without a chance to write anything. */
const kill = (folder) => signal(folder, "KILL");

async function begin(engine, folder, address) {
  const driver = await sessionIn(engine, DESKTOP, folder);
  const page = new Page(driver, engine, DESKTOP, address, true);
  await page.go();
  await store(page, "settings", { pace: "off" });
  await page.reload();
  await page.go(`#/play/${GAME}`);
  return page;
}

/** Plays until the browser is gone, and returns the number of displayed moves. */
async function playOn(page, moves) {
  for (let seen = moves; ; seen += 1) {
    try {
      const over = await playTurn(page, byTap);
      if (over !== null) return { seen: 0, over };
    } catch {
      return { seen };
    }
  }
}

async function dieOnce(engine, folder, address, expected) {
  const page = await begin(engine, folder, address);
  const seen = await myTurn(page);
  assert.equal((await page.all(".notice")).length, 0, "something could not be read");
  const kept = await matchLines(page, GAME);
  assert.ok(mine(kept) >= expected, `${expected} moves were seen, these are kept: ${kept}`);
  if (seen.over !== null && seen.next !== "Next game") await page.tap(await page.named("Play again"));
  const from = mine(await matchLines(page, GAME));
  const [played] = await Promise.all([playOn(page, from), setTimeout(Math.random() * LIFE).then(() => kill(folder))]);
  // Firefox's driver does not notice the kill by itself, and can have only one session.
  await page.driver.quit().catch(() => {});
  return played.seen;
}

for (const [rank, engine] of selectedEngines().entries()) {
  if (!ENGINES[engine].profile) continue;
  const skip = programs(engine).lacks.length > 0 && `${engine} is not there`;
  const name = `no move is lost when the browser dies ${KILLS} times (${engine})`;
  const run = async () => {
    const folder = mkdtempSync(join(tmpdir(), "spot-on-killed-"));
    const site = await serve(DIST, { base: "/spot-on/" });
    try {
      let seen = 0;
      for (let times = 0; times <= KILLS; times += 1) seen = await dieOnce(engine, folder, site.url, seen);
    } finally {
      kill(folder);
      site.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  };
  planTest({ order: [rank, -1], name, options: { skip, timeout: 90_000 * KILLS }, run });
}
