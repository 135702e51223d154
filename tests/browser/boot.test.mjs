// A page that cannot start says so.

import assert from "node:assert/strict";
import { axe } from "./axe.mjs";
import { SIZES, everywhere } from "./everywhere.mjs";

const broken = { starts: false, problems: true, sizes: SIZES.slice(0, 1) };

const says = async (page, sentence) => {
  await page.says("#boot", sentence);
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

/** Lets the program come when the test wants it. */
const LATE = `
  const bare = fetch.bind(window);
  const wanted = new Promise((done) => (window.bring = done));
  window.fetch = async (address, ...rest) => {
    if (/spot-on_bg/.test(address)) await wanted;
    return bare(address, ...rest);
  };
`;
const late = { early: LATE, sizes: SIZES.slice(0, 1), starts: false };

everywhere("a button that is pressed before the program is there is answered then", async (page) => {
  await page.tap(await page.find("#painted .tile .primary"));
  await page.says("#boot .moment", /moment/);
  await axe(page);
  await page.shot("program-coming");
  await page.run("bring()");
  await page.find(".board");
}, late);

everywhere("whoever goes to another page before the program is there gets there then", async (page) => {
  await page.tap(await page.find('#painted a[href^="#/rules"]'));
  await page.says("#boot", /is loading/);
  await page.run("bring()");
  await page.find("main dl");
}, late);

everywhere("whoever has gone on before the program begins is where they wanted", async (page) => {
  await page.run("bring()");
  await page.find("fieldset");
}, { ...late, early: `${LATE} location.hash = "#/settings";` });

everywhere("the keyboard finds a painted button again", async (page) => {
  await page.run("document.querySelector('#painted .tile .primary').focus()");
  const label = await page.focused();
  await page.run("bring()");
  await page.find("body > :not(#boot) .tile .primary");
  await page.until(async () => (await page.focused()) === label, "the focus is lost");
}, late);

everywhere("without scripts the first sentence stays", (page) => says(page, /needs JavaScript/), {
  missing: /boot\.js$/,
  ...broken,
});
