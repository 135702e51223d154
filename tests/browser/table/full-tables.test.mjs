// Tables with every seat taken, in the windows with the least room for them: a few moves of each game, and a hint.

import { byTap, playAny } from "../support/play-any-game.mjs";
import { assertNoOverlaps, assertCardsInPlace, assertInsideWindow } from "../support/overlaps.mjs";
import { SEED } from "../support/random.mjs";
import { LOW, NARROW, PHONE, SIDE, ZOOMED, browserTest } from "../support/browser-test.mjs";
import { GAMES } from "../support/games.mjs";
import { mostSeats, openTable } from "../support/open-table.mjs";
import { fits, targetsAreLarge } from "../support/touch-targets.mjs";

/** Number of checked moves: one display of One Up, or more than one turn of the other games. */
const MOVES = 5;

for (const id of GAMES) {
  for (const size of [PHONE, SIDE, NARROW, LOW, ZOOMED]) {
    browserTest(
      `${id} fits its window with every seat taken`,
      async (page) => {
        await openTable(page, id, { seats: await mostSeats(page, id) });
        let moves = 0;
        const look = async () => {
          await page.settled();
          await fits(page);
          await assertInsideWindow(page);
          await assertNoOverlaps(page);
          await assertCardsInPlace(page);
          if (size.touch) await targetsAreLarge(page);
          await page.shot(`${id} with every seat taken ${moves}`);
        };
        const hinted = async () => {
          await page.tap(await page.named("Hint"));
          await page.says(".expected", /Hint: /);
          await look();
        };
        const enough = async () => {
          await look();
          // A short match may be over before the first own move.
          if (moves === 0 && (await page.all(".result")).length === 0) await hinted();
          moves += 1;
          return moves > MOVES;
        };
        await playAny(page, byTap, { avoid: /, not /, enough });
      },
      { sizes: [size], brief: size === NARROW ? [size] : [], seed: SEED, engines: ["chromium"] },
    );
  }
}

for (const seats of [3, 4, 5]) {
  for (const size of [PHONE, NARROW, LOW]) {
    browserTest(
      `the table has room for locked-in badges with ${seats} players`,
      async (page) => {
        await openTable(page, "one-up", { seats });
        const haveLockedIn = async () => (await page.all(".others .badge")).length === seats - 1;
        await page.until(haveLockedIn, "not everybody locks in");
        await page.settled();
        await assertInsideWindow(page);
        await assertNoOverlaps(page);
        await assertCardsInPlace(page);
      },
      {
        sizes: [size],
        brief: size === NARROW && seats === 5 ? [size] : [],
        seed: SEED,
        engines: ["chromium"],
      },
    );
  }
}
