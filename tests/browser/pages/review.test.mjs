// The review of a finished match: computed in the background, kept over a reload, and played on from a decision. The
// match is a solitaire, whose chances are exact and known at once.

import assert from "node:assert/strict";
import { axe } from "../support/axe.mjs";
import { DESKTOP, PHONE, browserTest } from "../support/browser-test.mjs";
import { stored } from "../support/storage.mjs";
import { byTap, playAny } from "../support/play-any-game.mjs";
import { byTap as tapMove, tableState, myTurn } from "../support/play-hundred-rummy.mjs";
import { openTable } from "../support/open-table.mjs";

const GAME = "hundred-rummy";
const PLAYED = { sizes: [PHONE, DESKTOP], seed: 1, timeout: 900_000 };

/** Plays a solitaire at random, and opens its review from the result. */
async function reviewOne(page) {
  await openTable(page, GAME, { seats: 1 });
  await playAny(page, byTap, { seed: 3 });
  const link = await page.named("Review");
  await page.press("Tab");
  await page.run("arguments[0].focus()", link);
  await page.press("Enter");
  await page.says("h1", /^Review of 100 Points Rummy$/);
  await finished(page);
}

/** Waits until all decisions are reviewed. */
async function finished(page) {
  await page.find(".review-summary");
  await page.until(async () => (await page.all(".review-progress progress")).length === 0, "the review does not end");
}

const chances = (page) => page.run("return [...document.querySelectorAll('.decisions b')].map((it) => it.textContent)");

browserTest(
  "a match is reviewed from its result, and played on from a mistake",
  async (page) => {
    await reviewOne(page);
    await page.says(".review-summary .lead", /clear mistake.*luck/is);
    assert.ok((await page.all(".decisions > li")).length > 2, "there are no decisions");
    assert.ok((await page.all(".chance svg path")).length > 1, "there is no chart");
    await axe(page);
    // The most expensive decision is shown first.
    const costs = await page.run(
      "return [...document.querySelectorAll('.turning-point > p:first-of-type')].map((it) => parseInt(/\\d+/.exec(it.textContent)))",
    );
    assert.deepEqual(
      costs,
      costs.toSorted((a, b) => b - a),
    );
    assert.ok(costs.length > 0, "a random match has no mistake");
    await page.run("document.querySelector('.decisions summary').focus()");
    await page.press("Enter");
    await page.find(".decisions details[open] li");
    await page.tap(await page.named("Try again with these cards"));
    await page.find(".board");
    await myTurn(page);
  },
  PLAYED,
);

browserTest(
  "a review is kept over a reload, and other cards can be tried",
  async (page) => {
    await reviewOne(page);
    const before = await chances(page);
    const saved = (await stored(page, "reviews")).split(" ");
    assert.equal(saved.length, 1);
    assert.match(await stored(page, saved[0]), /^review-1 7525/);
    await page.reload();
    await finished(page);
    assert.deepEqual(await chances(page), before);
    await page.tap(await page.named("Try again with other cards"));
    await page.find(".board");
    await myTurn(page);
  },
  { ...PLAYED, sizes: [PHONE] },
);

/** Makes a move of Rummy by taps. */
async function playMove(page, text) {
  const [kind, card] = text.split(/ (?=\d)/);
  const { hand } = await tableState(page);
  await tapMove(page, { kind, index: hand.indexOf(Number(card)) });
}

const keepExercises = (page, lines) => page.run("localStorage.setItem('spot-on/exercises', arguments[0])", lines);

const DAY = 24 * 60 * 60 * 1000;

browserTest(
  "a costly decision comes back as an exercise, and later again once it is found",
  async (page) => {
    await reviewOne(page);
    await page.find('a[href="#/exercises"]');
    await page.go("#/exercises");
    await page.says("main", /Nothing is left for today.*wait/is);
    // As if it were tomorrow: the exercise was due a day earlier.
    const lines = (await stored(page, "exercises")).trim().split("\n");
    const fields = lines[0].split("|");
    const tomorrow = Math.floor((Date.now() + DAY) / DAY);
    assert.ok(Math.abs(Number(fields[2]) - tomorrow) <= 1, "it is not due tomorrow");
    const due = [fields[0], "0", fields[2] - 2, ...fields.slice(3)].join("|");
    await keepExercises(page, `${due}\nexercise-9|newer\n`);
    await page.go("#/history");
    await page.says("main", /1 exercise for today/);
    await page.tap(await page.named("Learn from your mistakes"));
    await page.says(".puzzle", /1 exercise left for today/);
    await axe(page);
    // Any of the right moves will do.
    const [right] = fields[5].split(";");
    await playMove(page, right);
    await page.says(".puzzle", /Right\. It comes back in 3 days\./);
    await axe(page);
    // The button that leads on takes the focus in the next frame.
    await page.drawn();
    await page.press("Enter");
    await page.says("main", /Nothing is left for today/);
    assert.match(await stored(page, "exercises"), /^exercise-1\|1\|.*\nexercise-9\|newer\n$/);
  },
  { ...PLAYED, sizes: [PHONE] },
);

browserTest("a match that is not there has no review", async (page) => {
  await page.load("#/review/00000000000-0");
  await page.says("h1", /not here|no longer here|does not exist/i);
});

const DISPLAY =
  "spot-on-1|game=one-up|seats=2|dealer=0|options=mode:relaxed,clock:12,scoring:weighted,length:1,joker_reading:strict,jokers:4|seed=0000000000000000000000000000000000000000000000000000000000000005|deck=|moves=|crc32=9b3f2628";

browserTest(
  "a written answer is right if it comes to the same result",
  async (page) => {
    const right = "call (KC:10 * 5C - 7D) * JB~7D";
    await page.go("#/exercises");
    // Another way to the same number.
    for (const [answer, verdict] of [
      ["(5C * KC:10 - 7D) * JB~7D", /Right\. It comes back in 7 days\./],
      ["KC:10 / JB~KC:10", /Not this time\. Better: .*301.* It comes back in 1 day\./],
    ]) {
      await keepExercises(page, `exercise-1|1|1|0|90000|${right}|${DISPLAY}\n`);
      await page.reload();
      await page.tap(await page.find(".writer input"));
      await page.press(...answer, "Enter");
      await page.says(".puzzle", verdict);
    }
  },
  { sizes: [PHONE, DESKTOP] },
);
