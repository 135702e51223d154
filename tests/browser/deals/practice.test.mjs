// What counts is said before, shown at the table and in the row of the day, and saved at once.

import assert from "node:assert/strict";
import { axe } from "../support/axe.mjs";
import { CLOCK, noon, setClock } from "../support/page-clock.mjs";
import { DESKTOP, PHONE, browserTest } from "../support/browser-test.mjs";
import { stored, matchLines, visit } from "../support/storage.mjs";
import { byTap, tableState, myTurn } from "../support/play-hundred-rummy.mjs";
import { openLog } from "../support/open-table.mjs";

const GAME = "hundred-rummy";
const DATE = "2026-12-05";
const DAY = Math.floor(noon(DATE) / 86_400_000);
const ROW = `.tile-${GAME}`;
const TODAY = { sizes: [PHONE, DESKTOP], early: CLOCK };

/** Begins the deal of the day. */
async function begin(page) {
  await setClock(page, noon(DATE));
  await visit(page, "#/daily");
  await page.tap(await page.find(`${ROW} .begin`));
  await myTurn(page);
}

const draw = async (page) => {
  await page.tap(await page.find('[data-kind="stock"] .slot'));
  await page.until(async () => (await tableState(page)).canDiscard, "no card was drawn");
};

browserTest(
  "the deal of a day that was left goes on, in every tab and after a reload",
  async (page) => {
    await begin(page);
    await page.says(".prompt .standing", /^Daily deal/);
    const hand = (await tableState(page)).hand;
    assert.equal(await stored(page, "daily"), `attempt-1|${DAY}|${GAME}|open\n`);
    await page.run("history.back()");
    await page.says(ROW, /In progress/);
    await axe(page);
    await page.tap(await page.named("Resume"));
    await myTurn(page);
    assert.deepEqual((await tableState(page)).hand, hand);
    await page.load("#/daily");
    await page.says(ROW, /In progress.*Resume/s);
  },
  TODAY,
);

browserTest(
  "an undo that makes the day practice asks first, and is known everywhere",
  async (page) => {
    await begin(page);
    await draw(page);
    await page.tap(await page.named("Undo"));
    await page.says(".choices", /today's try becomes practice and does not count/);
    await axe(page);
    await page.tap(await page.named("Cancel"));
    await page.says(".prompt .standing", /^Daily deal/);
    assert.match(await stored(page, "daily"), /\|open$/m);
    await page.tap(await page.named("Undo"));
    await page.tap(await page.find(".choices .button"));
    await page.says(".prompt .standing", /^Practice/);
    assert.match(await stored(page, "daily"), /\|taken-back$/m);
    await page.load("#/daily");
    await page.says(ROW, /Practice only\. You undid a move after you had seen something new\./);
    await page.tap(await page.find(`${ROW} .begin`));
    await page.says(".prompt .standing", /^Practice/);
  },
  TODAY,
);

browserTest(
  "a hint is told before, and counted although the rules are opened",
  async (page) => {
    await begin(page);
    await page.tap(await page.named("Hint"));
    await page.says(".choices", /Your result will show that you used a hint/);
    await page.tap(await page.find(".choices .button"));
    await page.says(".prompt .expected", /Hint: /);
    await page.until(async () => /^\w{8} =0,1,0,0$/m.test(await matchLines(page, GAME)), "the hint is not saved");
    await page.tap(await page.named("Rules"));
    await page.run("history.back()");
    await myTurn(page);
    await openLog(page);
    await page.says(".standing-line", /1 hint/);
    // The second hint needs no warning.
    await page.load(`#/play/${GAME}`);
    await myTurn(page);
    await page.tap(await page.named("Hint"));
    await page.says(".prompt .expected", /Hint: /);
    await page.until(
      async () => /^\w{8} =0,2,0,0$/m.test(await matchLines(page, GAME)),
      "the second hint is not saved",
    );
  },
  TODAY,
);

browserTest(
  "giving up the try of a day asks, and the row says so",
  async (page) => {
    await begin(page);
    await page.load(`#/setup/${GAME}`);
    await page.tap(await page.named("Start"));
    await page.says(".asks", /first try at a daily deal.*that try is lost/s);
    await page.tap(await page.named("Cancel"));
    await page.load("#/daily");
    await page.says(ROW, /In progress/);
    await page.load(`#/setup/${GAME}`);
    await page.tap(await page.named("Start"));
    await page.tap(await page.named("End that one"));
    await myTurn(page);
    await page.load("#/daily");
    await page.says(ROW, /Practice only\. You gave up the first try\./);
  },
  { ...TODAY, sizes: [PHONE] },
);

browserTest(
  "a second tab knows the try of the first",
  async (page) => {
    await setClock(page, noon(DATE));
    await visit(page, "#/daily");
    const [first] = await page.driver.getAllWindowHandles();
    await page.driver.switchTo().newWindow("tab");
    await page.go("#/about");
    await begin(page);
    const hand = (await tableState(page)).hand;
    await page.driver.close();
    await page.driver.switchTo().window(first);
    await page.says(ROW, /In progress/);
    await page.tap(await page.named("Resume"));
    await myTurn(page);
    assert.deepEqual((await tableState(page)).hand, hand);
  },
  { ...TODAY, sizes: [DESKTOP], conditions: ["two windows"] },
);

browserTest(
  "a puzzle that was opened before midnight counts for its day, once",
  async (page) => {
    const midnight = noon("2026-12-07") + 12 * 3_600_000;
    await setClock(page, midnight - 5000);
    await visit(page, "#/daily");
    await page.tap(await page.find(".daily-puzzle .button"));
    await page.find(".puzzle");
    await page.run("moveClock(arguments[0])", midnight + 5000);
    await byTap(page, { kind: "discard", index: 0 });
    await page.says(".puzzle", /Right\.|Not this one/);
    const day = Math.floor(noon("2026-12-07") / 86_400_000);
    assert.match(await stored(page, "daily"), new RegExp(`^daily-1\\|${day}\\|spot\\|`));
    await page.drawn();
    await page.press("Enter");
    await page.says("main", /Your answer counts for .*December 7\. Today has another puzzle/);
    const before = await stored(page, "puzzles");
    // The same puzzle again is practice: neither the rating nor the row changes.
    for (let at = 0; at < 2; at += 1) {
      await page.load("#/daily-puzzle/2026-12-07");
      await page.says(".puzzle", /Practice/);
      await byTap(page, { kind: "discard", index: 0 });
      await page.says(".puzzle", /Right\.|Not this one/);
    }
    assert.equal((await stored(page, "puzzles")).split("\n")[0], before.split("\n")[0]);
    await page.load("#/daily-puzzle/2026-12-09");
    await page.says("main", /has not begun/);
  },
  { sizes: [PHONE], early: CLOCK },
);

browserTest(
  "pages show something at any time that a device may show",
  async (page) => {
    for (const year of ["1970", "2000", "2100", "9999"]) {
      await setClock(page, Date.parse(`${year}-01-01T00:00:00Z`));
      await visit(page, "#/");
      for (const path of ["#/", "#/daily", "#/puzzles", "#/statistics", "#/exercises"]) {
        await page.go(path);
        assert.notEqual(await page.text("h1"), "", `${year} ${path}`);
      }
      await page.go("#/daily");
      for (const name of ["Earlier month", "Later month", "Later month"]) await page.tap(await page.named(name));
    }
    await setClock(page, 8.64e15);
    await visit(page, "#/daily");
    await page.says(".lead", /December 31/);
  },
  { sizes: [DESKTOP], early: CLOCK },
);
