// Every game, played to its end by somebody who takes what the table offers.

import assert from "node:assert/strict";
import { playAny, byDrag, byKeys, byTap } from "./anygame.mjs";
import { axe } from "./axe.mjs";
import { SEED } from "./chance.mjs";
import { SIZES, everywhere } from "./everywhere.mjs";
import { GAMES } from "./games.mjs";
import { sitDown } from "./sit.mjs";

const OUTCOME = /^(You win!|\w+ wins|.* share the win|Not this time|A draw)$/;
const [PHONE, DESKTOP] = SIZES;

const WAYS = {
  taps: { hand: byTap, size: PHONE },
  drags: { hand: byDrag, size: DESKTOP },
  keys: { hand: byKeys, size: DESKTOP },
};

for (const id of GAMES) {
  for (const [way, { hand, size }] of Object.entries(WAYS)) {
    everywhere(`${id} to its end, by ${way}`, async (page) => {
      await sitDown(page, id);
      assert.match(await playAny(page, hand, { avoid: /, not / }), OUTCOME);
      await axe(page);
    }, { timeout: 300_000, sizes: [size], seed: SEED });
  }
}
