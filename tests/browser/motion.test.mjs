// Who wants no motion gets none: nothing on the page is animated, and the match goes on as it does with motion.

import assert from "node:assert/strict";
import { byTap, playAny } from "./anygame.mjs";
import { SEED } from "./chance.mjs";
import { PHONE, everywhere } from "./everywhere.mjs";
import { GAMES } from "./games.mjs";
import { sitDown } from "./sit.mjs";

/** Counts what moves from now on. */
const COUNT = `
  window.moved = [];
  for (const type of ["transitionrun", "animationstart"]) {
    addEventListener(type, ({ target, propertyName, animationName }) =>
      window.moved.push([target.className, propertyName ?? animationName].join(" ")), true);
  }
`;

const MOVES = ["transform", "translate", "rotate", "scale", "left", "top", "width", "height", "narrow", "widen"];
const moved = async (page) =>
  (await page.run("return window.moved")).filter((line) => MOVES.some((name) => line.endsWith(` ${name}`)));

everywhere("who asks the system for less motion sees none", async (page) => {
  await sitDown(page, GAMES[0], { settings: { pace: "normal" } });
  await page.run(COUNT);
  await playAny(page, byTap, { avoid: /, not / });
  assert.deepEqual(await moved(page), []);
}, { path: null, conditions: ["reduced motion"], sizes: [PHONE], seed: SEED, timeout: 900_000 });

everywhere("who sets no motion sees none", async (page) => {
  await sitDown(page, GAMES[0], { settings: { pace: "off" } });
  await page.run(COUNT);
  await playAny(page, byTap, { avoid: /, not / });
  assert.deepEqual(await moved(page), []);
}, { path: null, sizes: [PHONE], seed: SEED, timeout: 900_000 });

everywhere("who wants motion sees cards move", async (page) => {
  await sitDown(page, GAMES[0], { settings: { pace: "fast" } });
  await page.run(COUNT);
  await page.tap(await page.find('.slot[aria-disabled="false"]'));
  await page.until(async () => (await moved(page)).length > 0, "nothing moves");
}, { path: null, sizes: [PHONE], seed: SEED });

/** How many sides a card has: of those that turn from now on, when a side begins to and when the second one ends. */
const SIDES = `
  window.sides = (piece) =>
    [...piece.querySelectorAll(".side")].filter((side) => getComputedStyle(side).display !== "none").length;
  Object.assign(window, { during: [], after: [] });
  addEventListener("animationstart", ({ target }) => {
    if (target.matches(".turning .side")) during.push(sides(target.closest(".piece")));
  });
  addEventListener("animationend", ({ target, animationName }) => {
    if (target.matches(".side") && animationName === "widen") after.push(sides(target.closest(".piece")));
  });
`;

everywhere("a card turns from one side to the other, and has one side before and after", async (page) => {
  await sitDown(page, "broken-ladder", { settings: { pace: "slow" } });
  await page.still();
  await page.run(SIDES);
  const none = () => page.run(`
    return !document.querySelector(".turning")
      && [...document.querySelectorAll(".piece:not(.buried)")].every((piece) => sides(piece) === 1);
  `);
  await page.until(none, "a card has both sides");
  // What is drawn from the stock is shown to who draws it.
  await page.tap(await page.find('[data-kind="stock"] .slot[aria-disabled="false"]'));
  await page.until(() => page.run("return after.length > 0"), "no card turns");
  // Others go on, and turn cards meanwhile, until it is this player's turn again.
  await page.until(none, "a card does not end its turn");
  const { during, after } = await page.run("return { during, after }");
  assert.ok(during.length > 1, "a card has two sides, which turn one after the other");
  assert.deepEqual(new Set(during), new Set([2]));
  assert.deepEqual(new Set(after), new Set([1]));
}, { path: null, sizes: [PHONE], seed: SEED });
