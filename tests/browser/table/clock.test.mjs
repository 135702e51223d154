// The clock of a match: it measures time by timestamps, and goes on wherever the match goes on.

import assert from "node:assert/strict";
import { DESKTOP, browserTest } from "../support/browser-test.mjs";
import { stored, radio } from "../support/storage.mjs";
import { openTable } from "../support/open-table.mjs";

const GAME = "one-up";

/**
 * Script: time stands still. `elapse` lets some pass at once, also backwards, as on a page that is busy meanwhile, or
 * as if the clock of the system was set. `leave` and `comeBack` hide the page and show it again.
 */
const STILL = `
  let now = 1000;
  Performance.prototype.now = () => now;
  window.elapse = (milliseconds) => (now += milliseconds);
  let away = false;
  Object.defineProperty(document, "hidden", { get: () => away });
  const turn = (isAway) => {
    away = isAway;
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  };
  window.leave = () => turn(true);
  window.comeBack = () => turn(false);
`;
const still = { early: STILL, sizes: [DESKTOP], brief: [] };

/** Two people race against a clock of 25 seconds. Nobody answers by itself. */
async function race(page) {
  const options = [
    ["mode", "race"],
    ["clock", "25"],
  ];
  await openTable(page, GAME, { options, people: ["Ann", "Bea"] });
  await lift(page);
}

/** Lifts the curtain, in any language. */
const lift = async (page) => page.tap(await page.find(".curtain .primary"));

const shows = (page, seconds) => page.says(".clock", new RegExp(`^${seconds}$`));

/** Lets time pass while the page is busy, and waits until the clock has noticed. */
async function elapse(page, milliseconds, seconds) {
  await page.run("elapse(arguments[0])", milliseconds);
  await shows(page, seconds);
}

browserTest(
  "reloads, other pages and another language do not fill the clock",
  async (page) => {
    await race(page);
    await shows(page, 25);
    await elapse(page, 5000, 20);
    await page.reload();
    // Nobody sees the cards while the curtain is down.
    await page.run("elapse(7000)");
    await lift(page);
    await shows(page, 20);
    await elapse(page, 2500, 18);
    await page.run("location.hash = '#/settings'");
    await page.tap(await page.find(radio("language", "ru")));
    await page.until(() => page.run("return document.documentElement?.lang === 'ru'"), "no Russian is spoken");
    await page.go(`#/play/${GAME}`);
    await lift(page);
    await shows(page, 18);
    // It runs out by what was left, and the next display has a full clock.
    await elapse(page, 17_400, 1);
    await elapse(page, 200, 25);
  },
  { ...still, brief: [DESKTOP] },
);

browserTest(
  "a tab that takes the match over goes on with its clock, also back again",
  async (page) => {
    await race(page);
    await elapse(page, 5000, 20);
    await page.run("leave()");
    const [first] = await page.driver.getAllWindowHandles();
    await page.driver.switchTo().newWindow("tab");
    await page.go(`#/play/${GAME}`);
    await page.says("h1", /open in another tab/);
    await page.tap(await page.named("Play here"));
    await lift(page);
    await shows(page, 20);
    await elapse(page, 8000, 12);
    await page.run("leave()");
    await page.driver.switchTo().window(first);
    await page.run("comeBack()");
    await page.says("h1", /open in another tab/);
    await page.tap(await page.named("Play here"));
    await lift(page);
    await shows(page, 12);
  },
  { ...still, conditions: ["two windows"] },
);

browserTest(
  "a hidden page stops the clock at once, and a clock that is set back never fills it",
  async (page) => {
    await race(page);
    await page.run("elapse(2000); leave(); elapse(60000); comeBack()");
    await shows(page, 23);
    for (const [back, seconds] of [
      [-500, 22],
      [-1e6, 21],
    ]) {
      // The page notices that the clock was set back before time goes on.
      await page.run("elapse(arguments[0]); comeBack()", back);
      await elapse(page, 1000, seconds);
    }
  },
  still,
);

browserTest(
  "a busy page does not slow the clock down",
  async (page) => {
    await race(page);
    const left = () =>
      page.run("return Number(document.querySelector('.clock').style.getPropertyValue('--left')) * 25000");
    await page.until(async () => (await left()) < 25_000, "the clock stands still");
    const before = await left();
    await page.run("for (const end = performance.now() + 2000; performance.now() < end; );");
    await page.until(async () => (await left()) <= before - 2000, "the clock has not noticed");
    assert.ok((await left()) > 0);
  },
  { ...still, early: undefined },
);

browserTest(
  "unreadable time counts as none, and a new match has a full clock",
  async (page) => {
    await race(page);
    await elapse(page, 5000, 20);
    await page.go("#/");
    const time = await stored(page, `clock/${GAME}`);
    assert.match(time, /^1\|[0-9a-f]{64}\|\d+,20000\|/);
    await page.load("empty");
    await page.run("localStorage.setItem('spot-on/clock/one-up', arguments[0])", time.replace("20000", "2x"));
    await page.load(`#/play/${GAME}`);
    await lift(page);
    await elapse(page, 5000, 20);
    await page.go(`#/setup/${GAME}`);
    await page.tap(await page.named("Start"));
    await lift(page);
    await shows(page, 25);
  },
  still,
);
