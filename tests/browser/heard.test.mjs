// A match as it is heard: by keys, in the narrowest window, with everything that live regions say, line by line as
// it was taken down in heard.txt of the game's folder. `UPDATE=1 node --test tests/browser/heard.test.mjs` takes it
// down anew; then read the difference.

import assert from "node:assert/strict";
import { byKeys, nameOf, playAny } from "./anygame.mjs";
import { NARROW, everywhere } from "./everywhere.mjs";
import { keepsFocus } from "./focus.mjs";
import { GAMES } from "./games.mjs";
import { sitDown } from "./sit.mjs";
import { assertHeard, transcript } from "./transcript.mjs";

/** Any number will do, as long as it stays the same; of a ladder one that soon brings the cards that are waited for. */
const seedOf = (id) => (id === "broken-ladder" ? 6 : 7);

/** Pictures come so many milliseconds later than they would. */
const LATE = 1_000;

everywhere("nobody moves before the deal is said, however late the table is drawn", async (page) => {
  await sitDown(page, "one-hundred-and-one");
  const said = await page.until(async () => {
    const heard = await page.run("return window.world.heard");
    return heard.some((line) => line.startsWith("Your turn")) && heard;
  }, "nobody is told to move");
  const [deal, hand] = said;
  assert.match(deal, /^Round 1\./);
  assert.match(hand, /^You hold /);
}, {
  path: null,
  sizes: [NARROW],
  // Mina moves first.
  seed: seedOf("one-hundred-and-one"),
  early: `
    const { requestAnimationFrame: soon } = window;
    window.requestAnimationFrame = (call) => soon(() => setTimeout(call, ${LATE}));
  `,
});

for (const id of GAMES) {
  everywhere(`${id} is heard as it was`, async (page) => {
    await sitDown(page, id, { level: "novice" });
    const { lines, did, heard } = transcript(page);
    const hand = async (page, what, seen) => {
      await heard();
      did(nameOf(what));
      await byKeys(page, what, seen);
      return true;
    };
    const result = await playAny(page, hand, {
      avoid: /, not /, seed: seedOf(id), after: (did) => keepsFocus(page, did),
    });
    await heard();
    assertHeard(id, [...lines, `= ${result}`]);
  }, { path: null, timeout: 900_000, sizes: [NARROW], seed: seedOf(id) });
}
