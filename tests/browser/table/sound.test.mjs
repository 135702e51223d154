// The page is silent until a person touches it.

import assert from "node:assert/strict";
import { browserTest } from "../support/browser-test.mjs";
import { openTable } from "../support/open-table.mjs";

const GAME = "hundred-rummy";

const isMine = async (page) => (await page.all(".player.me.turn")).length > 0;
const myTurn = (page) => page.until(() => isMine(page), "it is never my turn");

browserTest("the page is silent before a person has touched it", async (page) => {
  await openTable(page, GAME);
  await page.run(`
    const Real = window.AudioContext;
    window.made = 0;
    window.AudioContext = class extends Real { constructor() { super(); window.made += 1; } };
  `);
  const made = () => page.run("return window.made");
  await myTurn(page);
  await page.find('.me [data-kind="hand"] .slot');
  assert.equal(await made(), 0);
  await page.tap(await page.find('[data-kind="stock"] .slot'));
  await page.until(async () => (await made()) === 1, "a tap brings no sound");
});

// Not in Firefox, which plays nothing without a sound card.
browserTest(
  "a silenced page sounds again after a touch",
  async (page) => {
    await openTable(page, GAME);
    await page.run(`
    const Real = window.AudioContext;
    window.AudioContext = class extends Real { constructor() { super(); window.made = this; } };
  `);
    await myTurn(page);
    const is = (state) =>
      page.until(() => page.run("return window.made?.state === arguments[0]", state), `never ${state}`);
    await page.tap(await page.find('[data-kind="stock"] .slot'));
    await is("running");
    // As a phone does during a call.
    await page.run("return window.made.suspend()");
    await is("suspended");
    await page.tap(await page.find('.me [data-kind="hand"] .slot'));
    await is("running");
  },
  { engines: ["chromium", "webkit"] },
);
