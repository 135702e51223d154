// Written from the right to the left: nothing leaves the page, and nothing that is pressed lies on something else.

import assert from "node:assert/strict";
import { everywhere } from "./everywhere.mjs";
import { GAMES } from "./games.mjs";
import { visit } from "./kept.mjs";

const PAGES = ["#/", "#/settings", "#/statistics", "#/records", "#/about"];

/** Pairs of things to press that lie on each other, by what they say. What stays in sight has a place at the end of the
 * page. */
const overlaps = (page) => page.run(`
  scrollTo(0, document.documentElement.scrollHeight);
  const things = [...document.querySelectorAll("a, button:not(.slot), select, .pick, input[type=text]")]
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true }))
    .map((thing) => ({ thing, rect: thing.getBoundingClientRect(), says: thing.ariaLabel ?? thing.textContent }));
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return things.flatMap((one, at) => things.slice(at + 1)
    .filter((other) => !one.thing.contains(other.thing) && meet(one.rect, other.rect))
    .map((other) => one.says + " / " + other.says));
`);

/** What reaches over the left or right edge of the window. */
const outside = (page) => page.run(`
  const isOut = ({ left, right, width }) => width > 0 && (left < -1 || right > innerWidth + 1);
  return [...document.querySelectorAll("main *:not(svg *), header *:not(svg *)")]
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true }) && isOut(thing.getBoundingClientRect()))
    .filter((thing) => !thing.closest(".hidden-text, .pieces, .tile [aria-hidden], .hero [aria-hidden]"))
    .map((thing) => thing.tagName + "." + thing.className + ": " + thing.textContent.slice(0, 40));
`);

everywhere("every page from the right to the left", async (page) => {
  await visit(page, "#/", { language: "ar-XB" });
  assert.equal(await page.run("return getComputedStyle(document.body).direction"), "rtl");
  for (const path of [...PAGES, ...GAMES.flatMap((id) => [`#/setup/${id}`, `#/rules/${id}`, `#/play/${id}`])]) {
    await page.go(path);
    await page.find("h1");
    await page.drawn();
    await page.still();
    const wide = await page.run("return document.documentElement.scrollWidth - document.documentElement.clientWidth");
    assert.ok(wide <= 0, `${path} is ${wide} pixels too wide`);
    // A table does not turn round, and what lies on it is looked at by its own tests.
    if (!path.startsWith("#/play")) assert.deepEqual(await outside(page), [], path);
    assert.deepEqual(await overlaps(page), [], path);
    await page.shot(`rtl ${path}`);
  }
}, { timeout: 300_000 });
