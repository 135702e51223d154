// A match as it is heard: by keys, in the narrowest window, with everything that live regions say, line by line as
// it was taken down in heard.txt of the game's folder. `UPDATE=1 node --test tests/browser/heard.test.mjs` takes it
// down anew; then read the difference.

import { byKeys, nameOf, playAny } from "./anygame.mjs";
import { NARROW, everywhere } from "./everywhere.mjs";
import { keepsFocus } from "./focus.mjs";
import { GAMES } from "./games.mjs";
import { sitDown } from "./sit.mjs";
import { assertHeard, transcript } from "./transcript.mjs";

/** Any number will do, as long as it stays the same; of a ladder one that soon brings the cards that are waited for. */
const seedOf = (id) => (id === "broken-ladder" ? 6 : 7);

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
  }, { timeout: 900_000, sizes: [NARROW], seed: seedOf(id) });
}
