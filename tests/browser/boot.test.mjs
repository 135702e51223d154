// A page that cannot start says so.

import assert from "node:assert/strict";
import { axe } from "./axe.mjs";
import { SIZES, everywhere } from "./everywhere.mjs";
import { GAMES } from "./games.mjs";

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

const REST = { missing: /rest-\w+\.wasm$/, problems: true, sizes: SIZES.slice(0, 1) };

everywhere("the home page needs the first part of the program only, and says when it is wanting the second", async (page, site) => {
  await page.find("main.home");
  await page.says("#rest", /could not be loaded/);
  // What is asked for waits for what is missing.
  await page.tap(await page.find(".tile .primary"));
  await page.run("location.hash = '#/settings'");
  await page.says("#rest", /could not be loaded/);
  await page.find("main.home");
  await axe(page);
  await page.shot("rest-missing");
  site.mend();
  await page.tap(await page.named("Try again"));
  await page.find("fieldset");
}, REST);

/** Opens the database when the second part has been found wanting, as a busy device may, and notes that this was said. */
const SLOW = `
  const sentence = document.querySelector(".loading p");
  const wanting = new Promise((done) => new MutationObserver(() => {
    if (/could not be started/.test(sentence.textContent)) done(window.told = true);
  }).observe(sentence, { childList: true, characterData: true, subtree: true }));
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...args) {
    const request = open.apply(this, args);
    const comeLater = (event) => {
      event.stopImmediatePropagation();
      wanting.then(() => setTimeout(() => request.dispatchEvent(new Event("success"))));
    };
    request.addEventListener("success", comeLater, { once: true });
    return request;
  };
`;

everywhere("a home page that is drawn after the second part was found wanting says so too", async (page) => {
  await page.find("main.home");
  assert.equal(await page.run("return window.told"), true);
  await page.says("#rest", /could not be loaded/);
}, { ...REST, early: SLOW });

/** Lets the second part come when the test wants it. */
const LATE = `
  const bare = fetch.bind(window);
  const wanted = new Promise((done) => (window.bring = done));
  window.fetch = async (address, ...rest) => {
    if (/rest-\\w+\\.wasm$/.test(address)) await wanted;
    return bare(address, ...rest);
  };
`;
const late = { early: LATE, sizes: SIZES.slice(0, 1), essential: true };
const moment = (page) => page.says("#rest", /moment/);

everywhere("a button that is pressed before all of the program is there is answered then", async (page) => {
  await page.find("main.home");
  await page.tap(await page.find(".tile .primary"));
  await moment(page);
  await axe(page);
  await page.shot("rest-coming");
  await page.run("bring()");
  await page.find(".board");
  assert.equal(await page.text("#rest"), "");
}, late);

everywhere("whoever goes to another page before all of the program is there gets there then", async (page) => {
  await page.find("main.home");
  await page.tap(await page.find('.home a[href^="#/rules"]'));
  await moment(page);
  await page.run("bring()");
  await page.find("main dl");
  assert.match(await page.focused(), /Rules|Shootout/);
}, late);

everywhere("whoever has gone on before the program begins waits for all of it", async (page) => {
  await page.run("bring()");
  await page.find("fieldset");
}, { ...late, early: `${LATE} location.hash = "#/settings";`, starts: false });

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
