// Daily deals: the same in every browser and time zone, the first try counts, and a friend's match is compared.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { byTap, playAny } from "../support/play-any-game.mjs";
import { axe } from "../support/axe.mjs";
import { CLOCK, noon, setClock } from "../support/page-clock.mjs";
import { devtools } from "../support/driver.mjs";
import { DESKTOP, PHONE, browserTest } from "../support/browser-test.mjs";
import { stored, matchLines, visit } from "../support/storage.mjs";
import { openTable } from "../support/open-table.mjs";

/** The golden deals: date, cards, and the record of the deal without moves. */
const GOLDEN = readFileSync(new URL("../../it/daily.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("|"))
  .map(([date, , form, game, seats, dealer, options, seed]) => ({
    date,
    deal: [form, game, seats, dealer, options, seed],
  }));

/** The record of the match in progress in the database. */
async function record(page, game) {
  const text = await page.until(() => matchLines(page, game), "nothing is saved");
  return text.split("\n")[0].match(/spot-on-1\|.*/)[0];
}

browserTest(
  "the deals of the golden dates are dealt",
  async (page) => {
    for (const { date, deal } of GOLDEN.filter((_, at) => at % 11 === 0)) {
      await setClock(page, noon(date));
      await visit(page, "#/daily");
      const game = deal[1].split("=")[1];
      await page.tap(await page.find(`.tile-${game} .begin`));
      await page.find(".board");
      assert.ok((await record(page, game)).startsWith(deal.join("|")), `another deal of ${game} on ${date}`);
    }
  },
  { sizes: [PHONE], early: CLOCK },
);

browserTest(
  "the first try at a daily deal counts, and a friend can play it and compare",
  async (page) => {
    await setClock(page, noon("2026-12-05"));
    await visit(page, "#/");
    await page.says(".today", /Today, .*December 5.*New today/s);
    await page.tap(await page.find(".today"));
    await page.says("main", /Play a deal today to begin a streak/);
    await axe(page);
    await page.tap(await page.find(".tile-hundred-rummy .begin"));
    await playAny(page, byTap, { seed: 2 });
    await page.load("#/daily");
    await page.says(".tile-hundred-rummy", /(Won|Lost), \d+ .*moves/);
    await page.says("main", /1 day in a row/);
    await axe(page);
    const [first] = (await stored(page, "daily")).trim().split("\n");
    assert.match(first, /^daily-1\|20792\|hundred-rummy\|/);
    const shared = await page.run("return document.querySelector('.share-day textarea').value");
    assert.match(shared, /^Spot On, Dec 5, 2026\n100 Points Rummy: .*\nhttp.*#\/daily\/2026-12-05$/);
    // A second try is practice and changes nothing.
    await page.tap(await page.find(".tile-hundred-rummy .begin"));
    await page.find(".board");
    assert.equal((await stored(page, "daily")).trim(), first);
    // The friend's own challenge shows the comparison at once.
    await page.load("#/daily");
    const challenge = await page.run("return document.querySelector('a[href^=\"#/challenge/\"]').getAttribute('href')");
    await page.load(challenge);
    await page.says("main", /You are level\. All moves are the same\./);
    await axe(page);
    await page.load("#/daily/2026-12-04");
    await page.says("main", /playing its deals is practice/);
  },
  { sizes: [PHONE, DESKTOP], early: CLOCK, timeout: 600_000 },
);

browserTest(
  "a challenge hides the friend's match until the deal is played",
  async (page) => {
    await setClock(page, noon("2026-12-02"));
    await visit(page, "#/daily");
    await page.tap(await page.find(".tile-hundred-rummy .begin"));
    await playAny(page, byTap, { seed: 5 });
    await page.load("#/daily");
    const challenge = await page.run("return document.querySelector('a[href^=\"#/challenge/\"]').getAttribute('href')");
    // As on the friend's device.
    await page.openEmptyPage();
    await page.run(`
      localStorage.clear();
      return new Promise((done) => { indexedDB.deleteDatabase("spot-on").onsuccess = () => done(); });
    `);
    // A shared challenge names the bots' level before the link.
    for (const level of ["skilled/", ""]) {
      await visit(page, challenge.replace("challenge/", `challenge/${level}`));
      await page.says("main", /A friend has played this deal/);
    }
    assert.doesNotMatch(await page.text("main"), /points ahead|level/);
    await page.tap(await page.named("Accept the challenge"));
    await playAny(page, byTap, { seed: 6 });
    await page.tap(await page.named("Compare"));
    await page.says("main", /ahead\.|You are level\./);
    assert.ok((await page.all(".compared tbody tr")).length > 5, "there are no moves");
    await axe(page);
  },
  { sizes: [PHONE], early: CLOCK, timeout: 600_000 },
);

browserTest(
  "the day changes at midnight in UTC, wherever the player is",
  async (page) => {
    const midnight = noon("2026-12-31") + 12 * 3_600_000;
    for (const timezoneId of ["Pacific/Kiritimati", "Etc/GMT+12", "Etc/UTC"]) {
      await devtools(page.driver, "Emulation.setTimezoneOverride", { timezoneId });
      await setClock(page, midnight - 60_000);
      await visit(page, "#/daily");
      await page.says("h1 + .lead", /December 31/);
      await setClock(page, midnight);
      await visit(page, "#/daily");
      await page.says("h1 + .lead", /January 1/);
    }
    // The page goes on by itself when it is seen again.
    await setClock(page, midnight - 1000);
    await visit(page, "#/daily");
    await page.says("h1 + .lead", /December 31/);
    await page.until(async () => {
      await page.run("window.dispatchEvent(new Event('focus'))");
      return /January 1/.test(await page.text("h1 + .lead"));
    }, "the day does not change");
  },
  { sizes: [PHONE], engines: ["chromium"], early: CLOCK },
);

browserTest("an unfinished or damaged match is no challenge", async (page) => {
  await page.load("#/challenge/abc");
  await page.says("h1", /does not work/);
});

browserTest(
  "Master plays the person's cards, and both matches are compared",
  async (page) => {
    await openTable(page, "hundred-rummy");
    await playAny(page, byTap, { seed: 4 });
    await page.tap(await page.named("Review"));
    await page.tap(await page.named("Compare with Master"));
    await page.says("h1", /You and Master/);
    await page.find(".compared");
    await page.says("main", /You are \d+ points? ahead|Master is \d+ points? ahead|You are level/);
    assert.ok((await page.all(".compared tbody tr")).length > 5, "there are no moves");
    await axe(page);
  },
  { sizes: [PHONE], timeout: 600_000 },
);
