// Controls are on the side of the playing hand, in either writing direction.

import assert from "node:assert/strict";
import { browserTest } from "../support/browser-test.mjs";
import { GAMES } from "../support/games.mjs";
import { openTable } from "../support/open-table.mjs";

/** The side of each control, relative to another element. */
const SIDES = `
  const pairs = [
    [".tools", ".table-bar h1"],
    [".sorting", ".me .who"],
    [".me .tray[data-spread=column]", ".middle [data-place=stock]"],
    [".middle [data-place=discard]", ".middle [data-place=stock]"],
    [".board:not([data-held=column]) .me .table-actions .button", ".me > .belongings"],
  ];
  const found = pairs.map((pair) => pair.map((selector) => document.querySelector(selector)?.getBoundingClientRect()));
  return found.flatMap(([one, other], at) => {
    // An element above another one is on neither side of it.
    if (!one?.width || !other?.width || (one.right > other.left && other.right > one.left)) return [];
    if (pairs[at][0].includes("actions") && (one.top > other.bottom || other.top > one.bottom)) return [];
    return [[pairs[at][0], one.left > other.left ? "right" : "left"]];
  });
`;

browserTest(
  "controls are on the side of the playing hand",
  async (page) => {
    for (const language of ["en", "ar-XB"]) {
      for (const hand of ["right", "left"]) {
        for (const id of GAMES) {
          await openTable(page, id, { settings: { hand, language } });
          await page.find(".board .slot");
          await page.drawn();
          const sides = await page.run(SIDES);
          assert.ok(sides.length > 0, "nothing is pressed");
          for (const [what, side] of sides) assert.equal(side, hand, `${what} in ${id}, ${language}`);
        }
        await page.shot(`hand ${hand} ${language}`);
      }
    }
  },
  { brief: [] },
);
