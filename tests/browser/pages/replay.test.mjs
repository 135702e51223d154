// The replay of a finished match.

import assert from "node:assert/strict";
import { axe } from "../support/axe.mjs";
import { DESKTOP, browserTest } from "../support/browser-test.mjs";
import { fileOf as file, importText } from "../support/files.mjs";
import { RECORDS, matchLines } from "../support/storage.mjs";
import { counted, openHistory } from "../support/history-page.mjs";

const GAME = "hundred-rummy";
const ONE = { sizes: [DESKTOP] };

/** Imports a record of this game, and opens its replay. */
async function watch(page, id) {
  await openHistory(page, 0);
  await importText(page, file(RECORDS.filter((line) => line.includes(`|game=${id}|`))));
  await counted(page, 1);
  await page.tap(await page.find('.record a[href^="#/replay"]'));
  await page.find(".replay-controls");
}

const step = (page) => page.text(".replay-slider span");
const open = (page) => page.run("return document.querySelectorAll('.piece.up').length");

/** Presses a key and waits for the step that it leads to. */
async function to(page, key, expected) {
  await page.press(key);
  await page.until(async () => expected.test(await step(page)), `${key} does not lead to ${expected}`);
}

for (const id of ["shootout", "one-hundred-and-one"]) {
  browserTest(`a replay of ${id} steps both ways, and shows a seat's knowledge`, async (page) => {
    await watch(page, id);
    assert.match(await step(page), /^Step 0 of [\d,]+$/);
    await to(page, "ArrowRight", /^Step 1 /);
    await page.until(
      async () => /Step 1 of/.test(await page.run("return document.querySelector('[role=log]').textContent")),
      "the step is not said",
    );
    const first = await page.text(".last-words");
    await to(page, "ArrowRight", /^Step 2 /);
    await to(page, "ArrowLeft", /^Step 1 /);
    assert.equal(await page.text(".last-words"), first);
    await to(page, "End", /^Step ([\d,]+) of \1$/);
    await to(page, "Home", /^Step 0 /);
    await page.tap(await page.named("One step forward"));
    await page.until(async () => /^Step 1 /.test(await step(page)), "the button does nothing");
    assert.equal(await page.focused(), "One step forward");

    await page.still();
    const all = await page.until(() => open(page), "no card is open");
    await page.run(`
      const select = document.querySelector(".table-bar select");
      select.value = "1";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    `);
    await page.until(async () => (await open(page)) < all, "nothing is hidden");
    assert.equal(
      await page.run("return document.querySelectorAll('.board .slot.can, .table-actions .button').length"),
      0,
    );
    const size = await page.run("return [document.documentElement.scrollHeight, innerHeight]");
    assert.ok(size[0] <= size[1], "the page scrolls");
    await axe(page);
  });
}

browserTest(
  "a slider that passes many steps is announced once, after the last",
  async (page) => {
    await watch(page, GAME);
    await page.run(`
      const slider = document.querySelector(".replay-slider input");
      for (let step = 1; step <= 12; step += 1) {
        slider.value = step;
        slider.dispatchEvent(new Event("input", { bubbles: true }));
      }
    `);
    const said = () => page.run("return [...document.querySelectorAll('[role=log] p')].map((it) => it.textContent)");
    await page.until(async () => (await said()).some((line) => /^Step 12 of/.test(line)), "the last step is not said");
    assert.equal((await said()).filter((line) => /Step \d/.test(line)).length, 1);
  },
  ONE,
);

browserTest(
  "a replay can be played on, and asks before replacing a match",
  async (page) => {
    await watch(page, GAME);
    await to(page, "ArrowRight", /^Step 1 /);
    // At this step the person is to move, so no bot adds a line to the save.
    await to(page, "ArrowRight", /^Step 2 /);
    await page.tap(await page.named("Play from here"));
    await page.find(".board");
    const before = await page.until(() => matchLines(page, GAME), "the match is not saved");
    assert.match(before, /^[0-9a-f]{8} spot-on-match-1\|.*\n[0-9a-f]{8} =0,0,6,0\n/);
    await page.go("#/history");
    await page.tap(await page.find('.record a[href^="#/replay"]'));
    await page.tap(await page.named("Play from here"));
    await page.says(".asks", /Starting this one ends it/);
    await page.until(async () => (await page.focused()) === "Cancel", "the question has not the focus");
    await page.press("Enter");
    await page.named("Play from here");
    assert.equal((await matchLines(page, GAME)).startsWith(before), true);
    await page.tap(await page.named("Play from here"));
    await page.tap(await page.named("End that one"));
    await page.until(() => page.run("return location.hash.startsWith('#/play/')"), "it does not begin");
  },
  ONE,
);

browserTest(
  "an unknown record key shows a sentence",
  async (page) => {
    await page.go("#/replay/00000000000-00000000");
    await page.says("h1", /This match is not here/);
    await axe(page);
  },
  ONE,
);
