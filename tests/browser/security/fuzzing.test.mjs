// Any text in a link and any bytes in a saved match: the page shows a match or a sentence, and never panics.
// `FUZZ=10000` tries that many links and as many saves.

import assert from "node:assert/strict";
import { any, damaged } from "../support/damaged-text.mjs";
import { DESKTOP, browserTest } from "../support/browser-test.mjs";
import { GAMES } from "../support/games.mjs";
import { linksOf } from "../support/shared-links.mjs";
import { store, matchLines, visit, writeMatchLines } from "../support/storage.mjs";
import { OPEN_SAVES, PAUSE, damagedSave, judge } from "../support/damaged-saves.mjs";
import { openTable } from "../support/open-table.mjs";

const MANY = Number(process.env.FUZZ ?? 100);
/** Number of tries between two checks of the page. Handing over the results of more would block the page. */
const BATCH = Math.min(MANY, 50);
const ONE = { sizes: [DESKTOP], timeout: 300_000 + 1000 * MANY };
/** Follows one link after the other, and returns the error of each, if any. No link may execute its content. */
const FOLLOW = `${PAUSE}
  const [texts, done] = arguments;
  const answer = () => document.querySelector("main [role=alert], main .in-force");
  (async () => {
    const said = [];
    for (const text of texts) {
      const before = document.querySelector("main");
      await pause();
      location.hash = "#/match/" + text;
      // The page changes only if the address differs from the one before.
      while (document.querySelector("main") === before || !answer()) await new Promise((seen) => {
        const watch = new MutationObserver(() => (watch.disconnect(), seen()));
        watch.observe(document.body, { childList: true, subtree: true });
      });
      said.push(answer().role === "alert" ? answer().textContent : "");
    }
    done(said);
  })();
`;

/**
 * Records the longest task of the page (browsers report those of 50 milliseconds and more). `harm()` finds scripts that
 * were injected into the page, and an open dialog.
 */
const EARLY = `
  window.longest = 0;
  if (PerformanceObserver.supportedEntryTypes.includes("longtask")) {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    }).observe({ type: "longtask" });
  }
  window.harm = () => {
    const strange = [...document.scripts].filter(({ src }) => !src.startsWith(new URL("./", document.baseURI)));
    return [document.querySelector("dialog[open]"), ...strange].find(Boolean)?.outerHTML ?? null;
  };
`;

/** Fails if the program has stopped, or if a script was injected into the page. */
const unharmed = async (page) => assert.equal(await page.run("return harm()"), null);

browserTest(
  "any text in a link shows a match or a sentence",
  async (page) => {
    await page.driver.manage().setTimeouts({ script: 120_000 });
    const given = GAMES.flatMap(linksOf);
    const [opened, refused] = [[], []];
    await page.run("longest = 0");
    for (let tried = 0; tried < MANY; tried += BATCH) {
      const damages = new Set(Array.from({ length: BATCH }, () => damaged(any(given))));
      // A browser normalizes some characters in addresses; texts that it normalizes alike count once.
      const texts = [...new Map([...damages].map((text) => [encodeURIComponent(text.toWellFormed()), text])).keys()];
      const said = await page.driver.executeAsyncScript(FOLLOW, texts);
      for (const [at, sentence] of said.entries()) (sentence ? refused : opened).push([texts[at], sentence]);
      await unharmed(page);
    }
    for (const [text, sentence] of refused) assert.match(sentence, /^This link .*\.$/, text);
    assert.ok(refused.length > opened.length);
    const longest = Math.round(await page.run("return longest"));
    console.log(`figure fuzzing/links ${refused.length} refused, ${opened.length} opened, longest task ${longest} ms`);
  },
  { ...ONE, path: "", early: EARLY },
);

browserTest(
  "a damaged save resumes as far as it is readable, losing nothing",
  async (page) => {
    await page.driver.manage().setTimeouts({ script: 300_000 });
    // Bots of this level are quick.
    for (const id of GAMES) await store(page, `setup/${id}`, { seats: 2, options: [], level: "novice" });
    await visit(page, "#/");
    const came = { whole: 0, part: 0, new: 0 };
    const judged = judge();
    await page.run("longest = 0");
    for (let tried = 0; tried < MANY; tried += BATCH) {
      const saves = Array.from({ length: BATCH }, (_, at) => damagedSave(GAMES[at % GAMES.length]));
      const seen = await page.driver.executeAsyncScript(OPEN_SAVES, saves);
      for (const [at, one] of seen.entries()) came[judged(saves[at], one)] += 1;
      assert.equal(seen.length, BATCH, `no table: ${JSON.stringify(saves[seen.length])}`);
    }
    const longest = Math.round(await page.run("return longest"));
    const tried = `${came.whole} went on, ${came.part} in part, ${came.new} could not be read`;
    console.log(`figure fuzzing/saves ${tried}, longest task ${longest} ms`);
  },
  { ...ONE, early: EARLY },
);

browserTest(
  "a reloaded page survives any bytes in a saved match",
  async (page) => {
    for (const id of GAMES) {
      await openTable(page, id);
      const good = await page.until(() => matchLines(page, id), "nothing is kept");
      await page.go("#/");
      await writeMatchLines(page, id, damaged(good));
      await page.reload();
      await page.go(`#/play/${id}`);
      await page.find(".board .slot");
      await unharmed(page);
      await page.go("#/");
    }
  },
  { ...ONE, brief: [], early: EARLY },
);
