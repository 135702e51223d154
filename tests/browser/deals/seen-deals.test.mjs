// A deal that this device has seen is practice, however it was seen.

import assert from "node:assert/strict";
import { DESKTOP, browserTest } from "../support/browser-test.mjs";
import { backupFile, choose, importText, fileOf } from "../support/files.mjs";
import { RECORDS, stored, matchLines } from "../support/storage.mjs";
import { byTap, myTurn, tableState } from "../support/play-hundred-rummy.mjs";
import { openLog, openTable } from "../support/open-table.mjs";

const GAME = "hundred-rummy";
const SEEN = /has seen this deal before/;
const ONE = { sizes: [DESKTOP], brief: [] };

/** The fragment of the link in the open panel. */
async function link(page) {
  const address = await (await page.find(".link input")).getAttribute("value");
  return `#${address.split("#")[1]}`;
}

/** A link to a deal that this device has not seen, as if it came from another one. */
async function foreignDeal(page) {
  await openTable(page, GAME);
  // A bot may win with its first move, and then there is no match to go on with.
  while ((await myTurn(page)).over !== null) await another(page);
  await openLog(page);
  await page.tap(await page.named("Share this deal"));
  const deal = await link(page);
  await another(page);
  await page.run("localStorage.removeItem('spot-on/deals')");
  return deal;
}

/** Starts the deal of a link in place of another match, and returns whether the new one is practice. */
async function start(page, deal) {
  await page.load(deal);
  await page.tap(await page.named("Play this deal"));
  await page.tap(await page.named("End that one"));
  await myTurn(page);
  return /^\w{8} =0,0,3,0$/m.test(await matchLines(page, GAME));
}

/** Another match takes the place of the one in progress. */
async function another(page) {
  await page.go(`#/setup/${GAME}`);
  await page.tap(await page.named("Start"));
  await myTurn(page);
}

const isKnown = async (page, deal) => {
  await page.load(deal);
  await page.named("Play this deal");
  return SEEN.test(await page.text("main"));
};

browserTest(
  "a deal counts once: what was left in the middle is practice the next time",
  async (page) => {
    const deal = await foreignDeal(page);
    assert.equal(await isKnown(page, deal), false);
    assert.equal(await start(page, deal), false, "somebody else's deal is practice");
    // Not a whole turn, which may end the match.
    await byTap(page, { kind: "take stock" });
    await page.until(async () => (await tableState(page)).canDiscard, "no card was drawn");
    const before = await matchLines(page, GAME);
    assert.equal(await isKnown(page, deal), true);
    // The match of this deal goes on.
    await page.tap(await page.named("Play this deal"));
    await myTurn(page);
    const now = await matchLines(page, GAME);
    assert.ok(now.startsWith(before), `it begins anew: ${before} became ${now}`);
    await another(page);
    assert.equal(await start(page, deal), true, "the same deal counts again");
    // The list outlives the match.
    await another(page);
    assert.equal(await isKnown(page, deal), true);
  },
  { ...ONE, brief: [DESKTOP] },
);

browserTest(
  "a deal that was looked at as a replay is practice",
  async (page) => {
    const deal = await foreignDeal(page);
    await page.load(deal.replace("/match/", "/replay/"));
    await page.find(".replay-controls");
    assert.equal(await isKnown(page, deal), true);
    assert.equal(await start(page, deal), true);
  },
  ONE,
);

browserTest(
  "a deal that was looked at in another tab meanwhile is practice",
  async (page) => {
    const deal = await foreignDeal(page);
    await page.load(deal);
    await page.named("Play this deal");
    const [first] = await page.driver.getAllWindowHandles();
    await page.driver.switchTo().newWindow("tab");
    await page.go(deal.replace("/match/", "/replay/"));
    await page.find(".replay-controls");
    await page.driver.close();
    await page.driver.switchTo().window(first);
    await page.tap(await page.named("Play this deal"));
    await page.tap(await page.named("End that one"));
    await myTurn(page);
    assert.match(await matchLines(page, GAME), /^\w{8} =0,0,3,0$/m);
  },
  { ...ONE, conditions: ["two windows"] },
);

browserTest(
  "deals of imported and of deleted matches, and of a restored backup, are practice",
  async (page) => {
    const record = RECORDS.find((line) => line.includes(`game=${GAME}`));
    await page.load("#/history");
    await importText(page, fileOf([record]));
    await page.tap(await page.named("Share"));
    const whole = await link(page);
    await page.tap(await page.find('.share label:has(input[value="deal"])'));
    await page.until(async () => (await link(page)) !== whole, "it is the whole match");
    const deal = await link(page);
    assert.equal(await isKnown(page, deal), true);
    await page.load("#/history");
    await page.tap(await page.named("Delete"));
    await page.named("Undo");
    assert.equal(await isKnown(page, deal), true);

    await page.run("localStorage.removeItem('spot-on/deals')");
    assert.equal(await isKnown(page, deal), false);
    await page.load("#/statistics");
    await choose(page, ".backup input", backupFile(`record|00000000000-0|${record}`));
    await page.tap(await page.find(".backup .primary"));
    await page.until(async () => (await page.all(".backup .primary")).length === 0, "nothing is restored");
    await page.until(async () => (await stored(page, "deals")) !== null, "no deal is known");
    assert.equal(await isKnown(page, deal), true);
  },
  ONE,
);
