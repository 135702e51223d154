// Right-to-left writing: nothing leaves the page, and controls do not overlap.

import assert from "node:assert/strict";
import { overlappingControls } from "../support/overlaps.mjs";
import { browserTest } from "../support/browser-test.mjs";
import { GAMES } from "../support/games.mjs";
import { visit } from "../support/storage.mjs";

const PAGES = ["#/", "#/settings", "#/statistics", "#/history", "#/about"];

/** Elements that extend beyond the left or right edge of the window. */
const outside = (page) =>
  page.run(`
  const isOut = ({ left, right, width }) => width > 0 && (left < -1 || right > innerWidth + 1);
  return [...document.querySelectorAll("main *:not(svg *), header *:not(svg *)")]
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true }) && isOut(thing.getBoundingClientRect()))
    .filter((thing) => !thing.closest(".hidden-text, .pieces, .tile [aria-hidden], .hero [aria-hidden]"))
    .map((thing) => thing.tagName + "." + thing.className + ": " + thing.textContent.slice(0, 40));
`);

browserTest(
  "every page fits its window from right to left",
  async (page) => {
    await visit(page, "#/", { language: "ar-XB" });
    assert.equal(await page.run("return getComputedStyle(document.body).direction"), "rtl");
    for (const path of [...PAGES, ...GAMES.flatMap((id) => [`#/setup/${id}`, `#/rules/${id}`, `#/play/${id}`])]) {
      await page.go(path);
      await page.find("h1");
      await page.settled();
      const wide = await page.run("return document.documentElement.scrollWidth - document.documentElement.clientWidth");
      assert.ok(wide <= 0, `${path} is ${wide} pixels too wide`);
      // A table is not mirrored, and its own tests check its content.
      if (!path.startsWith("#/play")) assert.deepEqual(await outside(page), [], path);
      assert.deepEqual(await overlappingControls(page), [], path);
      await page.shot(`rtl ${path}`);
    }
  },
  { timeout: 300_000 },
);
