// Motion of cards: it ends by a tap, and without it the match goes on in the same way.

import assert from "node:assert/strict";
import { PHONE, browserTest } from "../support/browser-test.mjs";
import { GAMES } from "../support/games.mjs";
import { openTable, touch } from "../support/open-table.mjs";
import { byTap, playAny } from "../support/play-any-game.mjs";
import { SEED } from "../support/random.mjs";

/** Script: records all animations from now on. */
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

browserTest(
  "the system's setting for less motion stops all motion",
  async (page) => {
    await openTable(page, GAMES[0], { settings: { pace: "normal" } });
    await page.run(COUNT);
    await playAny(page, byTap, { avoid: /, not / });
    assert.deepEqual(await moved(page), []);
  },
  { conditions: ["reduced motion"], sizes: [PHONE], seed: SEED, timeout: 900_000 },
);

browserTest(
  "the page's setting for no motion stops all motion",
  async (page) => {
    await openTable(page, GAMES[0], { settings: { pace: "off" } });
    await page.run(COUNT);
    await playAny(page, byTap, { avoid: /, not / });
    assert.deepEqual(await moved(page), []);
  },
  { sizes: [PHONE], seed: SEED, timeout: 900_000 },
);

browserTest(
  "cards move if motion is on",
  async (page) => {
    await openTable(page, GAMES[0], { settings: { pace: "fast" } });
    await page.run(COUNT);
    await page.tap(await page.find('.slot[aria-disabled="false"]'));
    await page.until(async () => (await moved(page)).length > 0, "nothing moves");
  },
  { sizes: [PHONE], seed: SEED },
);

/** Script: counts the sides of each card that turns, when a side's animation starts and when the second one ends. */
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

browserTest(
  "a turning card shows one side before and one after",
  async (page) => {
    await openTable(page, "broken-ladder", { settings: { pace: "slow" } });
    await page.still();
    await page.run(SIDES);
    const none = () =>
      page.run(`
    return !document.querySelector(".turning")
      && [...document.querySelectorAll(".piece:not(.buried)")].every((piece) => sides(piece) === 1);
  `);
    await page.until(none, "a card has both sides");
    // A card from the stock is turned up for the player who draws it.
    await page.tap(await page.find('[data-kind="stock"] .slot[aria-disabled="false"]'));
    await page.until(() => page.run("return after.length > 0"), "no card turns");
    // The other players move on, and turn cards meanwhile, until it is this player's turn again.
    await page.until(none, "a card does not end its turn");
    const { during, after } = await page.run("return { during, after }");
    assert.ok(during.length > 1, "a card has two sides, which turn one after the other");
    assert.deepEqual(new Set(during), new Set([2]));
    assert.deepEqual(new Set(after), new Set([1]));
  },
  { sizes: [PHONE], seed: SEED },
);

browserTest(
  "a tap finishes all motion",
  async (page) => {
    await openTable(page, "shootout", { settings: { pace: "slow" } });
    await page.find(".sorting");
    await touch(page);
    // Sorting moves cards. If a frame comes too late to see the motion, the hand is sorted again.
    const left = await page.until(
      () =>
        page.driver.executeAsyncScript(`
    const done = arguments[arguments.length - 1];
    const moving = () => document.getAnimations().filter((a) => a.effect.target.closest(".board")).length;
    const frames = (count, then) => count === 0 ? then() : requestAnimationFrame(() => frames(count - 1, then));
    // The targets of cards are measured after they have been drawn, and again if that has moved a row.
    const steady = (count, before, then) => requestAnimationFrame(() => {
      const now = moving();
      if (now !== before) return steady(8, now, then);
      return count === 0 ? then(now) : steady(count - 1, now, then);
    });
    document.querySelector(".sorting").click();
    steady(8, 0, (now) => {
      if (now === 0) return done(null);
      document.querySelector(".board").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      frames(3, () => done([moving()]));
    });
  `),
      "nothing moves",
    );
    assert.deepEqual(left, [0], "cards are still on their way");
  },
  { seed: 1 },
);
