// Addresses of earlier versions lead to the same pages, because people have them as bookmarks and in messages.

import assert from "node:assert/strict";
import { DESKTOP, browserTest } from "../support/browser-test.mjs";

const DEALS = "hundred-rummy/00c0ffee";
const PAGES = [
  ["#/records", "#/history"],
  ["#/learn/hundred-rummy", "#/tutorial/hundred-rummy"],
  ["#/spot/2026-11-27", "#/daily-puzzle/2026-11-27"],
  [`#/boards/${DEALS}`, `#/three-deals/${DEALS}`],
  ["#/duplicate/nothing", "#/compare/nothing"],
];

browserTest(
  "addresses of earlier versions lead to the same pages",
  async (page) => {
    const shown = async (address) => {
      await page.load(address);
      await page.find("main:not([aria-busy])");
      await page.until(async () => !/Loading/.test(await page.text("main")), "it goes on loading");
      return page.run("return [document.title, document.querySelector('main').className].join()");
    };
    const home = await shown("#/");
    for (const [old, today] of PAGES) {
      const expected = await shown(today);
      assert.notEqual(expected, home, today);
      assert.equal(await shown(old), expected, old);
    }
  },
  { sizes: [DESKTOP] },
);
