// Pages that are left in the moment in which something on them was pressed. What they still wanted to do in the next
// frame must not reach for what is gone.

import assert from "node:assert/strict";
import { DESKTOP, browserTest } from "../support/browser-test.mjs";
import { RECORDS, writeRecords } from "../support/storage.mjs";
import { myTurn } from "../support/play-hundred-rummy.mjs";
import { openLog, openTable } from "../support/open-table.mjs";

const GAME = "hundred-rummy";

/**
 * Script: presses the control with this number and leaves the page at once. False if there is no such control. A change
 * of the language reloads the page, and a file can be chosen only by a person.
 */
const PRESS_AND_LEAVE = `
  for (const field of document.querySelectorAll("[type=file]")) field.click = () => {};
  const which = "header button, main button, main summary, main input:not([name=language])";
  const controls = [...document.querySelectorAll(which)];
  const control = controls.filter((it) => it.getClientRects().length > 0)[arguments[0]];
  control?.click();
  location.hash = "#/about";
  return control !== undefined;
`;

const isRunning = (page) => page.run("return document.querySelector('dialog[open]') === null");

/** Presses every control of a page, each on a fresh page, and leaves it at once. */
async function leaveAfterEach(page, open) {
  for (let number = 0, isThere = true; isThere; number += 1) {
    await open();
    isThere = await page.run(PRESS_AND_LEAVE, number);
    await page.says("h1", /About/);
    await page.drawn();
    await page.drawn();
    assert.ok(await isRunning(page), `the program stopped after control ${number}`);
  }
}

browserTest(
  "a table can be left in the moment of any press",
  async (page) => {
    await openTable(page, GAME);
    const open = async () => {
      await page.go(`#/play/${GAME}`);
      await myTurn(page);
      await openLog(page);
      await page.named("Share this deal");
    };
    await leaveAfterEach(page, open);
  },
  { sizes: [DESKTOP] },
);

for (const path of ["#/history", "#/statistics", "#/settings", `#/setup/${GAME}`, `#/rules/${GAME}`]) {
  browserTest(
    `${path} can be left in the moment of any press`,
    async (page) => {
      await page.load(path);
      await writeRecords(page, RECORDS.slice(0, 2));
      const open = async () => {
        await page.go(path);
        await page.find("main h1");
        await page.drawn();
      };
      await leaveAfterEach(page, open);
    },
    { sizes: [DESKTOP], brief: [] },
  );
}
