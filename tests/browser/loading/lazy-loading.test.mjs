// Parts of the program that are fetched later. Only the release has them.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { axe } from "../support/axe.mjs";
import { DIST, SIZES, browserTest } from "../support/browser-test.mjs";

const assets = readdirSync(DIST).find((name) => name.startsWith("assets-"));
const isSplit = readdirSync(join(DIST, assets)).includes("parts.json");
const sizes = isSplit ? SIZES.slice(0, 1) : [];

/** Goes to another page without loading anything anew, as a link does. */
const turn = (page, hash) => page.run("location.hash = arguments[0]", hash);

browserTest(
  "a page whose part is missing says so, and can be tried again",
  async (page, site) => {
    await page.go("#/statistics");
    await page.says("main", /did not load/);
    await axe(page);
    await page.shot("part-missing");
    await page.tap(await page.named("Try again"));
    await page.named("Reload the page");
    site.mend();
    await page.tap(await page.named("Try again"));
    await page.find(".statistics");
    await page.go("#/");
    await page.find(".tiles");
  },
  { path: "", missing: /split_later_pages/, problems: true, sizes },
);

browserTest(
  "a table whose rules are missing says so, and opens later",
  async (page, site) => {
    await page.tap(await page.find(".tiles .primary"));
    await page.says("main", /did not load/);
    site.mend();
    await page.tap(await page.named("Try again"));
    await page.find(".board .piece");
  },
  { path: "", missing: /split_shootout/, problems: true, sizes },
);

/** Delays the parts of games until the test calls `bring()`. */
const LATE = `
  const bare = fetch.bind(window);
  const wanted = new Promise((done) => (window.bring = done));
  window.fetch = async (address, ...rest) => {
    if (/split_[a-z_]+(?<!pages)\\.wasm/.test(address)) await wanted;
    return bare(address, ...rest);
  };
`;

browserTest(
  "a press on Play is not lost while the rules are on their way",
  async (page) => {
    await page.tap(await page.find(".tiles .primary"));
    await page.says("main", /Loading/);
    await page.shot("part-coming");
    // Somebody who leaves meanwhile is not taken to the table.
    await turn(page, "#/settings");
    await page.find("fieldset");
    await page.run("bring()");
    await page.still();
    assert.equal(await page.run("return location.hash"), "#/settings");
    await turn(page, "#/play/shootout");
    await page.find(".board .piece");
  },
  { path: "", early: LATE, sizes },
);

browserTest(
  "the parts are fetched when the page is idle, so that a page opens without the host",
  async (page, site) => {
    const fetched = "return performance.getEntriesByType('resource').map(({ name }) => name)";
    const isThere = async () => (await page.run(fetched)).some((name) => name.endsWith("/split_later_pages.wasm"));
    await page.until(isThere, "the later pages are not fetched");
    site.close();
    await turn(page, "#/statistics");
    await page.find(".statistics");
  },
  { path: "", sizes },
);
