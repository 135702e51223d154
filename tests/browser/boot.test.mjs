// A page that cannot start says so.

import assert from "node:assert/strict";
import { axe } from "./axe.mjs";
import { SIZES, everywhere } from "./everywhere.mjs";
import { GAMES } from "./games.mjs";

const broken = { starts: false, problems: true, sizes: SIZES.slice(0, 1) };

const says = async (page, sentence) => {
  await page.until(async () => sentence.test(await page.text("#boot")), `the page does not say ${sentence}`);
  await axe(page);
};

everywhere("without WebAssembly a sentence says what is missing", (page) => says(page, /needs WebAssembly, which/), {
  conditions: ["no wasm"],
  ...broken,
});

everywhere("a file that is not found is told, and tried again", async (page, site) => {
  await says(page, /could not be started/);
  site.mend();
  await page.tap(await page.named("Try again"));
  await page.until(() => page.run("return document.getElementById('boot') === null"), "it does not start");
}, { missing: /\.wasm$/, ...broken });

const REST = { missing: /rest-\w+\.wasm$/, problems: true, sizes: SIZES.slice(0, 1) };

everywhere("the home page needs the first part of the program only, and says when it is wanting the second", async (page, site) => {
  await page.find("main.home");
  await page.until(async () => /could not be loaded/.test(await page.text(".trouble")), "nothing is said");
  // What is pressed waits for what is missing.
  await page.tap(await page.find(".tile .primary"));
  await page.go("#/settings");
  assert.match(await page.text(".trouble"), /could not be loaded/);
  assert.equal(await page.text("h1"), "Settings");
  await axe(page);
  await page.shot("rest-missing");
  site.mend();
  await page.tap(await page.named("Try again"));
  await page.find("fieldset");
}, REST);

everywhere("a page that needs the second part of the program waits for it", async (page, site) => {
  await says(page, /could not be started/);
  site.mend();
  await page.tap(await page.named("Try again"));
  await page.find(".board");
}, { ...REST, starts: false, path: `#/play/${GAMES[0]}` });

everywhere("without scripts the first sentence stays", (page) => says(page, /needs JavaScript/), {
  missing: /boot-\w+\.js$/,
  ...broken,
});
