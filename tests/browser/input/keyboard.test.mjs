// The keyboard at a table: the focus is never lost, and letter keys work on any layout.

import assert from "node:assert/strict";
import { SEED } from "../support/random.mjs";
import { DESKTOP, ZOOMED, browserTest } from "../support/browser-test.mjs";
import { keepsFocus } from "../support/focus.mjs";
import { myTurn } from "../support/play-hundred-rummy.mjs";
import { openTable, touch } from "../support/open-table.mjs";

const GAME = "hundred-rummy";
const ONE = { sizes: [DESKTOP] };

const gone = (page, what) => page.until(async () => (await page.all(what)).length === 0, `${what} stays`);

browserTest(
  "a closed sheet returns the focus",
  async (page) => {
    await openTable(page, GAME);
    await myTurn(page);
    for (const key of ["l", "?"]) {
      for (const closes of ["Escape", "Enter"]) {
        await page.press(key);
        await page.find(".sheet");
        await page.run("document.querySelector('.sheet-head button').focus()");
        await page.press(closes);
        if (key === "l" && closes === "Escape" && page.size === DESKTOP) {
          // Escape closes only what covers the table. The panel beside it stays.
          await page.drawn();
          assert.equal((await page.all(".sheet")).length, 1, "Escape closes the panel beside the table");
          await page.press("Enter");
        }
        await gone(page, ".sheet");
        await keepsFocus(page, `${key} and ${closes}`);
      }
    }
  },
  { ...ONE, sizes: [DESKTOP, ZOOMED], brief: [DESKTOP, ZOOMED] },
);

browserTest(
  "closing the answers to a display keeps the focus",
  async (page) => {
    await openTable(page, "one-up");
    await page.tap(await page.named("No answer"));
    await page.find(".answers");
    await page.run("document.querySelector('.answers button').focus()");
    await page.press("Enter");
    await gone(page, ".answers");
    await keepsFocus(page, "closing the answers");
  },
  { ...ONE, seed: SEED },
);

browserTest(
  "letter keys work by their position on non-Latin layouts",
  async (page) => {
    await openTable(page, GAME);
    await myTurn(page);
    await touch(page);
    const type = (key, code) =>
      page.run("dispatchEvent(new KeyboardEvent('keydown', { key: arguments[0], code: arguments[1] }))", key, code);
    await type("\u0434", "KeyL");
    await page.find(".sheet");
    await type("\u0414", "KeyL");
    await gone(page, ".sheet");
    // A Latin letter counts as itself, whichever key it is on.
    await type("l", "KeyP");
    await page.find(".sheet");
    assert.equal((await page.all(".sheet")).length, 1);
  },
  ONE,
);
