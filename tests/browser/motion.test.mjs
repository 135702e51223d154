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
}, { conditions: ["reduced motion"], sizes: [PHONE], seed: SEED, timeout: 900_000 });

everywhere("who sets no motion sees none", async (page) => {
  await sitDown(page, GAMES[0], { settings: { pace: "off" } });
  await page.run(COUNT);
  await playAny(page, byTap, { avoid: /, not / });
  assert.deepEqual(await moved(page), []);
}, { sizes: [PHONE], seed: SEED, timeout: 900_000 });

everywhere("who wants motion sees cards move", async (page) => {
  await sitDown(page, GAMES[0], { settings: { pace: "fast" } });
  await page.run(COUNT);
  await page.tap(await page.find('.slot[aria-disabled="false"]'));
  await page.until(async () => (await moved(page)).length > 0, "nothing moves");
}, { sizes: [PHONE], seed: SEED });

everywhere("a card turns from one side to the other, and has one side before and after", async (page) => {
  await sitDown(page, "broken-ladder", { settings: { pace: "slow" } });
  const sides = () => page.run(`
    return [...document.querySelectorAll(".piece:not(.buried)")].map((piece) =>
      [...piece.querySelectorAll(".side")].filter((side) => getComputedStyle(side).display !== "none").length);
  `);
  const turning = () => page.run("return document.querySelectorAll('.turning').length");
  await page.still();
  await page.until(async () => (await sides()).every((count) => count === 1), "a card has both sides");
  await page.run("window.turned = 0; document.addEventListener('animationend', () => { window.turned += 1; });");
  // What is drawn from the stock is shown to who draws it.
  await page.tap(await page.find('[data-kind="stock"] .slot[aria-disabled="false"]'));
  await page.until(async () => (await sides()).includes(2), "no card turns");
  await page.until(async () => (await turning()) === 0, "a card does not end its turn");
  assert.ok((await page.run("return window.turned")) > 0);
  assert.deepEqual(new Set(await sides()), new Set([1]));
}, { sizes: [PHONE], seed: SEED });
