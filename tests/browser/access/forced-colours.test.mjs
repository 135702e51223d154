// Forced colours: the system's few colours replace ours, as in Windows' contrast themes.

import assert from "node:assert/strict";
import { byKeys, playAny } from "../support/play-any-game.mjs";
import { axe } from "../support/axe.mjs";
import { SEED } from "../support/random.mjs";
import { DESKTOP, browserTest } from "../support/browser-test.mjs";
import { keepsFocus } from "../support/focus.mjs";
import { GAMES } from "../support/games.mjs";
import { openTable } from "../support/open-table.mjs";

const FORCED = { conditions: ["forced colours"], sizes: [DESKTOP] };

browserTest(
  "the home page is accessible in forced colours",
  async (page) => {
    assert.equal(await page.run("return matchMedia('(forced-colors: active)').matches"), true);
    await axe(page);
  },
  { ...FORCED, path: "" },
);

for (const id of GAMES) {
  browserTest(
    `${id} can be played in forced colours`,
    async (page) => {
      await openTable(page, id);
      await playAny(page, byKeys, {
        avoid: /, not /,
        after: async (did) => {
          await keepsFocus(page, did);
          // Headings have the focus only as a starting point for reading, so they need no ring.
          const ring = await page.run(`
          const { activeElement: here } = document;
          return here.matches("h1, h2") ? "a heading" : getComputedStyle(here).outlineStyle;
        `);
          assert.notEqual(ring, "none", `the focus is not seen after ${did}`);
        },
      });
      await axe(page);
    },
    { ...FORCED, brief: [], seed: SEED, timeout: 900_000 },
  );
}
