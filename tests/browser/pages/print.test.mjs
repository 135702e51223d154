// Pages on paper: dark text on white, all of it, and nothing to press.

import assert from "node:assert/strict";
import { devtools } from "../support/driver.mjs";
import { DESKTOP, browserTest } from "../support/browser-test.mjs";
import { GAMES } from "../support/games.mjs";
import { RECORDS, visit, writeRecords, writeResults } from "../support/storage.mjs";
import { byTap, myTurn, playMatch } from "../support/play-hundred-rummy.mjs";
import { openTable } from "../support/open-table.mjs";

const DARK = { theme: "dark" };
const IN_CHROMIUM = { engines: ["chromium"], sizes: [DESKTOP] };

/** Script: what is wrong with the page on paper. `texts` must be visible. */
const WRONG = `
  const [texts] = arguments;
  const wrong = [];
  const seen = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && it.getClientRects().length > 0;
  for (const button of document.querySelectorAll("button, nav a, input, select")) if (seen(button)) wrong.push(button.outerHTML.slice(0, 90));
  const grey = (colour) => { const [r, g, b] = colour.match(/[\\d.]+/g).map(Number); return (r + g + b) / 3; };
  for (const text of texts) {
    const element = document.querySelector(text);
    if (!element || !seen(element)) { wrong.push(text + " is not on paper"); continue; }
    if (grey(getComputedStyle(element).color) > 110) wrong.push(text + " is light on paper");
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor, overflowY, position } = getComputedStyle(at);
      if (!/, 0\\)$|transparent/.test(backgroundColor) && grey(backgroundColor) < 230) wrong.push(text + " lies on a dark ground");
      if (at !== document.documentElement && /auto|scroll|hidden/.test(overflowY) && at.scrollHeight > at.clientHeight + 1) wrong.push(text + " is cut off");
      if (/fixed|absolute/.test(position)) wrong.push(text + " lies over others");
    }
  }
  return [...new Set(wrong)];
`;

async function onPaper(page, name, ...texts) {
  await devtools(page.driver, "Emulation.setEmulatedMedia", { media: "print" });
  await page.drawn();
  await page.shot(`${name} on paper`);
  assert.deepEqual(await page.run(WRONG, texts), [], name);
  const { data } = await devtools(page.driver, "Page.printToPDF");
  assert.ok(data.length > 10_000, `${name}: the paper is empty`);
  await devtools(page.driver, "Emulation.setEmulatedMedia", { media: "" });
}

browserTest(
  "rules, statistics, history and a replay can be printed",
  async (page) => {
    await visit(page, "#/history", DARK);
    await writeRecords(page, RECORDS);
    await writeResults(page, ["1|1763776001|hundred-rummy||casual|300|1|1|0,0,0"]);
    await page.load("#/rules/one-up");
    await page.find(".help section");
    await onPaper(page, "rules", "h1", "main p", ".help details p");
    await page.go("#/statistics");
    await page.find(".figures");
    await onPaper(page, "statistics", "h1", ".figures");
    await page.go("#/history");
    await page.find(".record");
    await onPaper(page, "history", "h1", ".record");
    await page.tap(await page.find('.record a[href^="#/replay"]'));
    await page.find(".replay-slider");
    await onPaper(page, "replay", "h1", ".last-words");
  },
  IN_CHROMIUM,
);

browserTest(
  "puzzles are printed on A4 and Letter, their answers on another page",
  async (page) => {
    await visit(page, "#/about", DARK);
    for (const game of GAMES) {
      await page.go(`#/print/${game}`);
      await page.find(".paper-puzzle");
      await onPaper(page, `puzzles of ${game}`, "h1", ".paper-puzzle b", ".paper-answers li");
      for (const [paperWidth, paperHeight] of [
        [8.27, 11.69],
        [8.5, 11],
      ]) {
        const { data } = await devtools(page.driver, "Page.printToPDF", { paperWidth, paperHeight });
        const pages = Buffer.from(data, "base64")
          .toString("latin1")
          .match(/\/Type \/Page\b/g).length;
        assert.ok(pages === 2 || pages === 3, `${game}: ${pages} pages`);
      }
    }
  },
  IN_CHROMIUM,
);

browserTest(
  "a result can be printed",
  async (page) => {
    await openTable(page, "hundred-rummy", { seats: 1, settings: DARK });
    await myTurn(page);
    await playMatch(page, byTap);
    await page.find(".result");
    await onPaper(page, "result", "h1", ".result h2", ".standing");
  },
  { ...IN_CHROMIUM, seed: 1, timeout: 600_000 },
);
