// Every wait has an end, a sentence and a way on; a full storage and a foreign theme take nothing away.

import assert from "node:assert/strict";
import { backupFile, choose } from "../support/files.mjs";
import { DESKTOP, PHONE, browserTest } from "../support/browser-test.mjs";
import { RECORDS, store, stored, visit, writeRecords } from "../support/storage.mjs";
import { byTap } from "../support/play-hundred-rummy.mjs";

const GAME = "hundred-rummy";
/** Script: twenty seconds pass in one. */
const FASTER = `
  const wait = window.setTimeout.bind(window);
  window.setTimeout = (act, time, ...rest) => wait(act, (time ?? 0) / 20, ...rest);
`;

/** Opens the review of a match. */
async function openReview(page) {
  await visit(page, "#/records");
  await writeRecords(
    page,
    RECORDS.filter((line) => line.includes(`game=${GAME}`)),
  );
  await page.load("#/records");
  await page.tap(await page.find('.record a[href^="#/review"]'));
}

for (const [what, early, missing] of [
  ["their file is missing", "", /worker/],
  ["they cannot be started", "window.Worker = class { constructor() { throw new Error('no'); } };"],
  ["they never answer", "window.Worker = class extends EventTarget { postMessage() {} terminate() {} };"],
]) {
  browserTest(
    `a review says that the bots do not answer: ${what}`,
    async (page) => {
      await openReview(page);
      await page.says(".review-progress", /could not be reviewed: the bots do not answer/);
      assert.equal((await page.all(".review-progress progress")).length, 0);
      assert.equal((await page.all(".review-summary")).length, 0, "nothing was reviewed");
      await page.tap(await page.named("Try again"));
      await page.says(".review-progress", /could not be reviewed|decisions reviewed/);
    },
    { path: null, sizes: [DESKTOP], early: FASTER + early, missing, problems: true },
  );
}

browserTest(
  "puzzles that cannot be loaded can be tried again",
  async (page) => {
    await page.load(`#/puzzles/${GAME}`);
    await page.says("main", /could not be loaded/);
    await page.named("Try again");
  },
  { path: null, sizes: [PHONE], missing: /puzzles\//, problems: true },
);

browserTest(
  "progress that cannot be saved lasts for the visit, and the page says so",
  async (page) => {
    await page.load(`#/puzzles/${GAME}`);
    await page.find(".puzzle");
    await page.run("Storage.prototype.setItem = () => { throw new DOMException('no room', 'QuotaExceededError'); };");
    const asked = new Set();
    for (let at = 0; at < 3; at += 1) {
      await page.find(".puzzle");
      await page.still();
      asked.add(await page.run("return [...document.querySelectorAll('.slot')].map((it) => it.ariaLabel).join()"));
      await byTap(page, { kind: "discard", index: 0 });
      await page.says(".puzzle", /Right\.|Not this one/);
      await page.tap(await page.find(".puzzle .primary"));
    }
    assert.equal(asked.size, 3, "the same puzzle comes again");
    await page.says(".unsaved", /cannot save your results/);
    await page.go("#/puzzles");
    await page.says(`.tile-${GAME}`, /rating/);
  },
  { path: null, sizes: [PHONE] },
);

browserTest(
  "a restored backup is joined with what is better here",
  async (page) => {
    await page.run(
      "localStorage.setItem('spot-on/puzzles', arguments[0])",
      `player-1|${GAME}|11000|3000|60000|0|1|20\npuzzle-1|${GAME}|00000001|12000|2000|60000|0\n`,
    );
    await page.load("#/statistics");
    const file = backupFile(
      `puzzle|${GAME}|player-1|${GAME}|16000|900|60000|3|9|12`,
      ...["00000002", "00000003"].map((mark) => `puzzle|${GAME}-${mark}|puzzle-1|${GAME}|${mark}|15000|800|60000|1`),
    ).replace("chest-1", "chest-3");
    const { crc32 } = await import("node:zlib");
    const body = file.slice(0, file.lastIndexOf("crc32="));
    const signed = `${body}crc32=${crc32(body).toString(16).padStart(8, "0")}\n`;
    await choose(page, ".backup input[type='file']", signed);
    await page.tap(await page.named("Restore"));
    await page.says(".backup [role='status']", /restored/);
    const [player] = (await stored(page, "puzzles")).split("\n");
    assert.equal(player, `player-1|${GAME}|16000|900|60000|3|9|20`);
    await choose(page, ".backup input[type='file']", signed);
    await page.says(".backup [role='status']", /already here/);
  },
  { sizes: [DESKTOP] },
);

browserTest(
  "dates follow the browser's region",
  async (page) => {
    await page.load("#/daily/2026-11-22");
    await page.says(".lead", /^Sunday,? 22 November$/);
  },
  {
    path: null,
    sizes: [DESKTOP],
    early: "Object.defineProperty(navigator, 'languages', { value: ['en-GB'] });",
  },
);

browserTest(
  "a chosen theme is nobody else's, and fingers leave no hover behind",
  async (page) => {
    await store(page, "settings", { theme: "dark" });
    await page.load("#/");
    const scheme = () => page.run("return getComputedStyle(document.documentElement).colorScheme");
    assert.match(await scheme(), /only/);
    const bar = await page.run(
      "return [...new Set([...document.querySelectorAll('meta[name=theme-color]')].map((it) => it.content))]",
    );
    assert.deepEqual(bar, ["rgb(16, 20, 31)"]);
    const sticky = await page.run(`
      const rules = (list) => [...list].flatMap((rule) =>
        rule instanceof CSSMediaRule && rule.conditionText.includes("hover") ? []
        : rule.styleSheet ? rules(rule.styleSheet.cssRules)
        : [rule, ...(rule.cssRules ? rules(rule.cssRules) : [])]);
      return [...document.styleSheets].flatMap((sheet) => rules(sheet.cssRules))
        .map((rule) => rule.selectorText ?? "").filter((text) => text.includes(":hover"));
    `);
    assert.deepEqual(sticky, []);
  },
  { sizes: [PHONE] },
);
