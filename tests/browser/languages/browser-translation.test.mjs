// A page translated by the browser, or by an extension, shows no old texts.

import assert from "node:assert/strict";
import { DESKTOP, browserTest } from "../support/browser-test.mjs";
import { RECORDS, visit, writeRecords } from "../support/storage.mjs";
import { byTap, myTurn, playTurn } from "../support/play-hundred-rummy.mjs";
import { openTable } from "../support/open-table.mjs";

/** Script: replaces every text as translators do, each in another way. */
const TRANSLATE = `
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) if (walker.currentNode.data.trim()) texts.push(walker.currentNode);
  texts.forEach((text, at) => {
    const font = document.createElement("font");
    font.innerHTML = "<font>foreign</font>";
    if (at % 3 === 0) text.replaceWith(font);
    if (at % 3 === 1) { text.before(font); text.remove(); }
    if (at % 3 === 2) { text.after(font); text.remove(); }
  });
  return texts.length;
`;
const shown = (page) => page.run("return document.body.innerText");
const ONE = { sizes: [DESKTOP] };

browserTest(
  "a match goes on in the page's own words",
  async (page) => {
    await openTable(page, "hundred-rummy");
    assert.equal(await page.run("return document.documentElement.translate"), false, "browsers may translate");
    for (let turn = 0; turn < 6; turn += 1) {
      await myTurn(page);
      assert.ok((await page.run(TRANSLATE)) > 10);
      await playTurn(page, byTap);
      assert.doesNotMatch(await shown(page), /foreign/);
    }
  },
  ONE,
);

browserTest(
  "a replay and a page stay true, and the page offers its own languages",
  async (page) => {
    await visit(page, "#/history");
    await writeRecords(page, RECORDS);
    await page.load("#/history");
    await page.find(".record");
    await page.run(TRANSLATE);
    assert.doesNotMatch(await shown(page), /foreign/);
    await page.says(".translated", /translates this page/);
    await page.tap(await page.find('.record a[href^="#/replay"]'));
    await page.find(".replay-slider");
    await page.run(TRANSLATE);
    await page.press("ArrowRight");
    await page.says(".replay-slider span", /^Step 1 of/);
  },
  ONE,
);
