// A match as a screen reader announces it, played by keys in the narrowest window. All announcements of live regions
// are compared line by line with golden/heard.txt in the game's folder. To write that file anew, run
// `UPDATE=1 node --test tests/browser/access/screen-reader.test.mjs`; then read the difference.

import assert from "node:assert/strict";
import { byKeys, nameOf, playAny } from "../support/play-any-game.mjs";
import { NARROW, browserTest } from "../support/browser-test.mjs";
import { keepsFocus } from "../support/focus.mjs";
import { GAMES } from "../support/games.mjs";
import { openTable } from "../support/open-table.mjs";
import { assertHeard, transcript } from "../support/transcript.mjs";

/** Any fixed number will do. For Broken Ladder it is one that soon deals the needed cards. */
const seedOf = (id) => (id === "broken-ladder" ? 6 : 7);

/** Milliseconds by which every frame is delayed. */
const LATE = 1_000;

/** The accessible name of the button with this text. */
const spoken = (page, text) =>
  page.run(
    `const [text] = arguments;
    const button = [...document.querySelectorAll("button")].find((it) => it.textContent.trim() === text);
    return button?.ariaLabel ?? text;`,
    text,
  );

/**
 * Script: what a screen reader hears of the table and has symbols of suits, arrows or several hidden cards one by one.
 * Only texts of the log are left as they are written.
 */
const SYMBOLS = `
  const heard = [...document.querySelectorAll("[aria-label], .hidden-text, .prompt .expected, .choices button")]
    .filter((it) => !it.closest(".lines"))
    .map((it) => {
      if (it.ariaLabel) return it.ariaLabel;
      const copy = it.cloneNode(true);
      for (const unheard of copy.querySelectorAll("[aria-hidden], svg")) unheard.remove();
      return copy.textContent;
    });
  return heard.filter((text) => /[\u2660-\u2667\u2192]|hidden cards?, .*hidden/.test(text));
`;

browserTest(
  "nobody moves before the deal is announced, even if frames are late",
  async (page) => {
    await openTable(page, "one-hundred-and-one");
    const said = await page.until(async () => {
      const heard = await page.run("return window.harness.heard");
      return heard.some((line) => line.startsWith("Your turn")) && heard;
    }, "nobody is told to move");
    const [deal, hand] = said;
    assert.match(deal, /^Round 1\./);
    assert.match(hand, /^You hold /);
  },
  {
    sizes: [NARROW],
    // With this seed Mina moves first.
    seed: seedOf("one-hundred-and-one"),
    early: `
    const { requestAnimationFrame: soon } = window;
    window.requestAnimationFrame = (call) => soon(() => setTimeout(call, ${LATE}));
  `,
  },
);

for (const id of GAMES) {
  browserTest(
    `the announcements of ${id} match its heard.txt`,
    async (page) => {
      await openTable(page, id, { level: "novice" });
      const { lines, did, heard } = transcript(page);
      const hand = async (page, what, seen) => {
        await heard();
        did(await spoken(page, nameOf(what)));
        await byKeys(page, what, seen);
        return true;
      };
      const result = await playAny(page, hand, {
        avoid: /, not /,
        seed: seedOf(id),
        after: async (did) => {
          await keepsFocus(page, did);
          assert.deepEqual(await page.run(SYMBOLS), [], `after ${did}`);
        },
      });
      await heard();
      assertHeard(id, [...lines, `= ${result}`]);
    },
    { timeout: 900_000, sizes: [NARROW], seed: seedOf(id) },
  );
}
