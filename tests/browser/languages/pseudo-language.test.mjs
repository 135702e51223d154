// All texts come from the catalogue, and every text has room to grow. The page is shown in a pseudo-language, in which
// each text of the catalogue is in brackets and half as long again.

import assert from "node:assert/strict";
import { SIZES, browserTest } from "../support/browser-test.mjs";
import { GAMES } from "../support/games.mjs";
import { store, visit } from "../support/storage.mjs";

const PAGES = ["#/", "#/nowhere", "#/settings", "#/statistics", "#/history", "#/about"];

/** Visible and spoken texts without brackets. Names of things, languages and people are marked, and left out. */
const unbracketed = (page) =>
  page.run(`
  const NOT_OURS = "[translate=no], .help, svg, input[name=language] + span, .languages, kbd";
  const loose = (text) => {
    let depth = 0;
    const outside = [...text].filter((sign) => {
      depth += sign === "[";
      const isOutside = depth === 0;
      depth -= sign === "]";
      return isOutside;
    });
    // Ranks of cards, symbols and numbers are no words.
    return /\\p{L}{2}/u.test(outside.join(""));
  };
  const seen = [["title", document.title.replace("Spot On", "")]];
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const { parentElement } = node;
    if (!parentElement.closest(NOT_OURS) && isShown(parentElement)) seen.push([parentElement.className, node.data]);
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
    if (element.matches("svg *") || element.closest(NOT_OURS)?.matches(":not(svg)")) continue;
    for (const name of ["aria-label", "title", "placeholder"]) {
      const text = element.getAttribute(name);
      if (text) seen.push([name + " of " + element.tagName + "." + element.className, text]);
    }
  }
  return seen.filter(([, text]) => loose(text)).map(([where, text]) => where + ": " + text.trim());
`);

const check = async (page, path) => assert.deepEqual(await unbracketed(page), [], `not in the catalogue: ${path}`);

browserTest(
  "every text of every page comes from the catalogue",
  async (page) => {
    await store(page, "statistics", [{ game: "hundred-rummy", level: "master", played: 4, won: 3, points: 1402 }]);
    await visit(page, "#/", { language: "en-XA" });
    for (const path of [...PAGES, ...GAMES.flatMap((id) => [`#/setup/${id}`, `#/rules/${id}`])]) {
      await page.go(path);
      await page.find("h1");
      await check(page, path);
      await page.shot(`pseudo ${path}`);
    }
  },
  { sizes: SIZES.slice(0, 1), timeout: 300_000 },
);

/** Takes the first offer of the table; false while others play. */
const act = (page) =>
  page.run(`
  const shown = (selector) => [...document.querySelectorAll(selector)]
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true }) && !thing.disabled);
  const picked = shown('.slot[aria-pressed="true"]').length > 0;
  const [thing] = [
    ...shown(".result .button"), ...shown(".choices .button:not(.plain)"), ...(picked ? shown(".zone.target .slot") : []),
    ...shown(".me .table-actions .button"), ...shown('.slot[aria-disabled="false"]'),
  ];
  const may = thing !== undefined && document.querySelector(".player.me.turn, .result") !== null;
  if (may) thing.click();
  return may;
`);

browserTest(
  "every text at every table comes from the catalogue",
  async (page) => {
    await visit(page, "#/", { language: "en-XA" });
    for (const id of GAMES) {
      await page.go(`#/play/${id}`);
      await page.find(".board");
      await check(page, `${id}, at the start`);
      await page.press("l", "?", "h");
      await check(page, `${id}, log, keys and a hint`);
      await page.press("Escape");
      for (let steps = 0; steps < 6; steps += 1) {
        await page.until(() => act(page), `${id} offers nothing`);
        await check(page, `${id}, after ${steps + 1} steps`);
      }
      await page.shot(`pseudo play ${id}`);
    }
  },
  { sizes: SIZES.slice(0, 1), timeout: 300_000, seed: 3 },
);
