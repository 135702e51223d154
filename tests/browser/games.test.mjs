// Every game, played to its end by somebody who takes what the table offers.

import assert from "node:assert/strict";
import { playAny, byDrag, byKeys, byTap } from "./anygame.mjs";
import { axe } from "./axe.mjs";
import { SIZES, everywhere } from "./everywhere.mjs";
import { GAMES } from "./games.mjs";

const OUTCOME = /^(You win!|\w+ wins|.* share the win|Not this time|A draw)$/;
const [PHONE, DESKTOP] = SIZES;

const WAYS = {
  taps: { hand: byTap, size: PHONE },
  drags: { hand: byDrag, size: DESKTOP },
  keys: { hand: byKeys, size: DESKTOP },
};

/** No motion and quick bots; for everything that is not about motion. */
async function sitDown(page, id) {
  await page.run(
    `
    localStorage.setItem("spot-on/settings", JSON.stringify({ pace: "Off" }));
    localStorage.setItem("spot-on/setup/" + arguments[0], JSON.stringify(arguments[1]));
    `,
    id,
    { seats: 2, options: [], level: "casual" },
  );
  await page.go(`#/play/${id}`);
  await page.reload();
}

for (const id of GAMES) {
  for (const [way, { hand, size }] of Object.entries(WAYS)) {
    everywhere(`${id} to its end, by ${way}`, async (page) => {
      await sitDown(page, id);
      assert.match(await playAny(page, hand, { avoid: /, not / }), OUTCOME);
      await axe(page);
    }, { timeout: 600_000, sizes: [size] });
  }
}
