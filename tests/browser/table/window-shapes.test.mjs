// Tables in windows of unusual shape: a desktop at 400 %, squares, and low windows. Everything on a table can be scrolled
// into view, and pressed there.

import assert from "node:assert/strict";
import { byTap, playAny } from "../support/play-any-game.mjs";
import { SEED } from "../support/random.mjs";
import { setViewport } from "../support/driver.mjs";
import { browserTest } from "../support/browser-test.mjs";
import { GAMES } from "../support/games.mjs";
import { mostSeats, openLog, openTable } from "../support/open-table.mjs";

/** A window of its own, since the tests change its size; as large as the largest shape. */
const SHAPED = { name: "shaped", width: 1024, height: 721, touch: false };

const SHAPES = [
  [320, 200],
  [320, 256],
  [480, 300],
  [568, 240],
  [570, 490],
  [720, 720],
  [768, 700],
  [700, 560],
  [900, 560],
  [1024, 600],
];

/** The most moves that are looked at before the end of the round, each in another shape. */
const MOVES = 30;

async function reshape(page, [width, height]) {
  await setViewport(page.driver, { width, height });
  await page.settled();
}

/** Script: the controls that no scrolling brings under the pointer. An open panel may cover what is not in it. */
const COVERED = `
  const covers = document.querySelector(".result, .sheet, .curtain");
  const parts = covers ? [covers] : [document.querySelector(".choices") ?? document];
  // Cards of a hand overlap, so any point of a card suffices.
  const points = (element) => (element.matches(".slot:not(.pile)") ? [0.05, 0.15, 0.3, 0.5, 0.7, 0.85, 0.95] : [0.5]);
  const isHit = (element) => {
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    return points(element).some((x) => points(element).some((y) =>
      element.contains(document.elementFromPoint(left + x * width, top + y * height))));
  };
  return parts.flatMap((part) => [...part.querySelectorAll("button, a, input, select")])
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isHit(element))
    .map((element) => (element.ariaLabel || element.textContent || element.tagName));
`;

async function isWithinReach(page, shape, state) {
  await reshape(page, shape);
  assert.deepEqual(await page.run(COVERED), [], `out of reach in ${shape.join(" x ")}: ${state}`);
}

async function isWithinReachEverywhere(page, state) {
  for (const shape of SHAPES) await isWithinReach(page, shape, state);
}

for (const id of GAMES) {
  for (const full of [false, true]) {
    browserTest(
      `nothing on a ${full ? "full " : ""}table of ${id} is out of reach`,
      async (page) => {
        await openTable(page, id, { seats: full ? await mostSeats(page, id) : 2 });
        let moves = 0;
        const enough = async () => {
          const isOver = (await page.all(".result")).length > 0;
          if (moves === 0) {
            await isWithinReachEverywhere(page, "the deal");
            await openLog(page);
            await page.find(".sheet");
            await isWithinReachEverywhere(page, "the log");
            await page.tap(await page.named("Close"));
          } else if (isOver) {
            await isWithinReachEverywhere(page, "the result");
          } else {
            await isWithinReach(page, SHAPES[moves % SHAPES.length], `move ${moves}`);
          }
          moves += 1;
          await reshape(page, [SHAPED.width, SHAPED.height]);
          return isOver || moves > MOVES;
        };
        await playAny(page, byTap, { avoid: /, not /, enough });
      },
      {
        sizes: [SHAPED],
        brief: full && id === "one-up" ? [SHAPED] : [],
        seed: SEED,
        engines: ["chromium"],
      },
    );
  }
}
