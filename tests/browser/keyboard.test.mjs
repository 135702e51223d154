// The keyboard at a table: it is never lost, and its letters do what they say on any layout.

import assert from "node:assert/strict";
import { SEED } from "./chance.mjs";
import { DESKTOP, everywhere } from "./everywhere.mjs";
import { keepsFocus } from "./focus.mjs";
import { myTurn } from "./match.mjs";
import { sitDown, touch } from "./sit.mjs";

const GAME = "hundred-rummy";
const ONE = { path: null, sizes: [DESKTOP] };

const gone = (page, what) => page.until(async () => (await page.all(what)).length === 0, `${what} stays`);

everywhere("what closes gives the keyboard back", async (page) => {
  await sitDown(page, GAME);
  await myTurn(page);
  for (const key of ["l", "?"]) {
    for (const closes of ["Escape", "Enter"]) {
      await page.press(key);
      await page.find(".sheet");
      await page.run("document.querySelector('.sheet-head button').focus()");
      await page.press(closes);
      await gone(page, ".sheet");
      await keepsFocus(page, `${key} and ${closes}`);
    }
  }
}, ONE);

everywhere("who closes the answers to a display goes on writing", async (page) => {
  await sitDown(page, "one-up");
  await page.tap(await page.named("No answer"));
  await page.find(".answers");
  await page.run("document.querySelector('.answers button').focus()");
  await page.press("Enter");
  await gone(page, ".answers");
  await keepsFocus(page, "closing the answers");
}, { ...ONE, seed: SEED });

everywhere("letters are those that are printed on the keys where the layout has others", async (page) => {
  await sitDown(page, GAME);
  await myTurn(page);
  await touch(page);
  const type = (key, code) => page.run(
    "dispatchEvent(new KeyboardEvent('keydown', { key: arguments[0], code: arguments[1] }))", key, code);
  await type("\u0434", "KeyL");
  await page.find(".sheet");
  await type("\u0414", "KeyL");
  await gone(page, ".sheet");
  // A Latin letter is itself, wherever it lies.
  await type("l", "KeyP");
  await page.find(".sheet");
  assert.equal((await page.all(".sheet")).length, 1);
}, ONE);
