// Every game of the home page, played to its end by somebody who takes what the table offers.

import assert from "node:assert/strict";
import { playAny, byDrag, byKeys, byTap } from "./anygame.mjs";
import { axe } from "./axe.mjs";
import { everywhere } from "./everywhere.mjs";

const OUTCOME = /^(You win!|\w+ wins|.* share the win|Not this time|A draw)$/;
const LONG = { timeout: 600_000 };

/** The games, each with buttons that are rash, and options that make it short. */
const GAMES = {
  "hundred-rummy": {},
};

/** No motion and quick bots; for everything that is not about motion. */
async function sitDown(page, id, { options = [] }) {
  await page.run(
    `
    localStorage.setItem("spot-on/settings", JSON.stringify({ pace: "Off" }));
    localStorage.setItem("spot-on/setup/" + arguments[0], JSON.stringify(arguments[1]));
    `,
    id,
    { seats: 2, options, level: "casual" },
  );
  await page.go(`#/play/${id}`);
  await page.reload();
}

for (const [id, game] of Object.entries(GAMES)) {
  for (const [way, hand] of Object.entries({ taps: byTap, drags: byDrag, keys: byKeys })) {
    everywhere(`${id} to its end, by ${way}`, async (page) => {
      await sitDown(page, id, game);
      assert.match(await playAny(page, hand, game), OUTCOME);
      await axe(page);
    }, LONG);
  }
}
