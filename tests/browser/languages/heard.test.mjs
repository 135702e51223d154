// What a screen reader hears of a match, in every language: a replay is stepped through, and each step is compared with the
// same step in English.

import assert from "node:assert/strict";
import { readdirSync, statSync } from "node:fs";
import { browserTest } from "../support/browser-test.mjs";
import { fileOf, importText } from "../support/files.mjs";
import { GAMES } from "../support/games.mjs";
import { counted, openHistory } from "../support/history-page.mjs";
import { RECORDS, visit } from "../support/storage.mjs";
import { NARROW } from "../support/window-sizes.mjs";

const locales = new URL("../../../locales/", import.meta.url);
const LANGUAGES = readdirSync(locales).filter((name) => statSync(new URL(name, locales)).isDirectory());
/** Languages without Latin letters. */
const OTHER_LETTERS = ["he", "ru", "uk", "zh"];
/** Steps of a match that are heard: all kinds of moves come in them, and the end of a round. */
const STEPS = 60;

/** Imports a record of this game, and returns the address of its replay. */
async function replayOf(page, id) {
  await openHistory(page, 0);
  await importText(page, fileOf(RECORDS.filter((line) => line.includes(`|game=${id}|`))));
  await counted(page, 1);
  return page.run("return document.querySelector('.record a[href^=\"#/replay\"]').getAttribute('href')");
}

/** What is heard of each of the first steps. */
async function heardIn(page, address, language) {
  await visit(page, address, { language });
  await page.find(".replay-controls");
  const last = Number(await page.run("return document.querySelector('.replay-slider input').max"));
  const steps = [];
  for (let step = 1; step <= Math.min(STEPS, last); step += 1) {
    await page.run("window.harness.heard.length = 0");
    await page.press("ArrowRight");
    steps.push(
      await page.until(async () => {
        const { at, heard } = await page.run(
          "return { at: document.querySelector('.replay-slider input').value, heard: window.harness.heard }",
        );
        return Number(at) === step && heard.length > 0 && heard.map((line) => line.replaceAll(/\s+/g, " "));
      }, `nothing is heard of step ${step} in ${language}`),
    );
  }
  return steps;
}

for (const id of GAMES) {
  browserTest(
    `every language tells a match of ${id} as English does`,
    async (page) => {
      const address = await replayOf(page, id);
      const english = await heardIn(page, address, "en");
      for (const language of LANGUAGES) {
        const steps = await heardIn(page, address, language);
        assert.equal(steps.length, english.length);
        const found = steps.flatMap((lines, at) => {
          const text = lines.join(" ");
          const from = english[at].join(" ");
          const isEnglish = text === from && /\p{L}{3,} \p{L}{3,}/u.test(from);
          const isForeign = OTHER_LETTERS.includes(language) && /[A-Za-z]{2}/.test(text.replaceAll("Mina", ""));
          const isRaw = /[♠♥♦♣→{}|]/u.test(text);
          return isEnglish || isForeign || isRaw || lines.length !== english[at].length
            ? [`${at + 1}: ${text} (${from})`]
            : [];
        });
        assert.deepEqual(found, [], language);
      }
    },
    { timeout: 900_000, sizes: [NARROW], seed: 7, brief: [] },
  );
}
