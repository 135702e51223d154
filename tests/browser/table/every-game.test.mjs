// Plays every game to its end by taking what the table offers, once with each way of playing, in different windows and
// themes. After every step some element has the focus, nothing scrolls, texts and controls do not overlap, and touch
// targets are large enough. axe checks the first state of each kind.

import assert from "node:assert/strict";
import { byDrag, byKeys, byTap, playAny } from "../support/play-any-game.mjs";
import { assertNoOverlaps, assertInsideWindow } from "../support/overlaps.mjs";
import { axe } from "../support/axe.mjs";
import { SEED } from "../support/random.mjs";
import { DESKTOP, PHONE, ZOOMED, browserTest } from "../support/browser-test.mjs";
import { keepsFocus } from "../support/focus.mjs";
import { GAMES } from "../support/games.mjs";
import { openTable } from "../support/open-table.mjs";
import { fits, targetsAreLarge } from "../support/touch-targets.mjs";

const WAYS = {
  taps: { hand: byTap, size: PHONE, theme: "light", look: targetsAreLarge },
  drags: { hand: byDrag, size: DESKTOP, theme: "dark", look: async () => {} },
  keys: { hand: byKeys, size: ZOOMED, theme: "contrast", look: keepsFocus },
};

/** How `make test` plays each game. The other games are played there by keys, in access/screen-reader.test.mjs. */
const BRIEF = { "one-hundred-and-one": "taps", "broken-ladder": "drags", "hundred-rummy": "taps" };

/** A coarse description of a table's state: states of one kind look alike. */
const kind = ({ choices, buttons, slots, targets, writes, over }) =>
  [choices, buttons, targets]
    .map((list) => list.length > 0)
    .concat(
      slots.some(({ picked }) => picked),
      writes,
      over !== null,
    )
    .join();

/** Checks every state, and runs axe on the first of each kind. */
function looker(page, look) {
  const kinds = new Set();
  return async (did, now) => {
    await page.settled();
    await look(page, did);
    await fits(page);
    await assertInsideWindow(page);
    const isNew = !kinds.has(kind(now));
    if (isNew || !process.env.BRIEF) await assertNoOverlaps(page);
    if (!isNew) return;
    kinds.add(kind(now));
    await axe(page);
  };
}

for (const id of GAMES) {
  for (const [way, { hand, size, theme, look }] of Object.entries(WAYS)) {
    browserTest(
      `${id} is played to its end by ${way}`,
      async (page) => {
        await openTable(page, id, { settings: { theme } });
        const result = await playAny(page, hand, { avoid: /, not /, after: looker(page, look) });
        assert.ok(result.length > 0, "the result says nothing");
        assert.deepEqual(await page.run("return harness.refused"), [], "the content policy has refused something");
        await axe(page);
      },
      { timeout: 900_000, sizes: [size], brief: BRIEF[id] === way ? [size] : [], seed: SEED },
    );
  }
}
