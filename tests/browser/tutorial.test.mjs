// Plays the guided round of every game by keys only, from its offer at the table to a usual match.

import { readFileSync } from "node:fs";
import { byKeys, offers, tabTo } from "./anygame.mjs";
import { ZOOMED, everywhere } from "./everywhere.mjs";
import { keepsFocus } from "./focus.mjs";
import { GAMES } from "./games.mjs";
import { sitDown } from "./sit.mjs";

/** The lines that a lesson asks for, in their order. */
function linesOf(id) {
  const lesson = readFileSync(
    new URL(`../../src/games/${id.replaceAll("-", "_")}/text/lesson.md`, import.meta.url),
    "utf8",
  );
  return [...lesson.matchAll(/^> write (.*)$/gm)].map(([, line]) => line);
}

/** The name of the button that continues the round, or null. */
const goesOn = (page) => page.run("return document.querySelector('.tutorial .primary')?.textContent.trim() ?? null");

/** The next action that the round expects, as soon as it expects one. */
const expected = (page) =>
  page.until(async () => {
    const button = await goesOn(page);
    if (button !== null) return { button };
    const { mine, choices, buttons, slots, writes } = await offers(page);
    if (!mine) return false;
    if (choices.length > 0) return { button: choices[0], inside: ".choices" };
    if (writes) return { writes };
    if (slots.length > 0) return { from: slots[0] };
    return buttons.length > 0 && { button: buttons[0], inside: ".me" };
  }, "the round does not go on");

for (const id of GAMES) {
  everywhere(
    `the guided round of ${id} can be played to its end`,
    async (page) => {
      const lines = linesOf(id);
      await sitDown(page, id);
      await keepsFocus(page, "sitting down");
      await byKeys(page, { button: "Tutorial" });
      await page.find(".tutorial");
      await keepsFocus(page, "asking for the round");
      const says = () => page.run("return document.querySelector('.tutorial')?.textContent");
      for (;;) {
        const before = await says();
        const what = await expected(page);
        if (what.writes) {
          await tabTo(page, "return document.activeElement.tagName === 'INPUT'");
          await page.press(...lines.shift(), "Enter");
        } else {
          await byKeys(page, what);
        }
        if (what.button === "Play a match") break;
        await page.until(async () => (await says()) !== before, `nothing is said after ${JSON.stringify(what)}`);
        await keepsFocus(page, JSON.stringify(what));
      }
      await page.find(".prompt");
      await keepsFocus(page, "going to a match");
    },
    { path: null, sizes: [ZOOMED], brief: id === GAMES[0] ? [ZOOMED] : [], timeout: 120_000 },
  );
}
