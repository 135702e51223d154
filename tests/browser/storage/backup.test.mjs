// A backup takes everything along, and is restored as a whole or not at all.

import assert from "node:assert/strict";
import { axe } from "../support/axe.mjs";
import { DESKTOP, SIZES, browserTest } from "../support/browser-test.mjs";
import { devtools } from "../support/driver.mjs";
import { backupFile, choose as chooseFile, downloaded } from "../support/files.mjs";
import { openTable } from "../support/open-table.mjs";
import { myTurn } from "../support/play-hundred-rummy.mjs";
import { matchLines, results, stored, visit, writeResults } from "../support/storage.mjs";

const GAME = "hundred-rummy";
const one = SIZES.slice(0, 1);

const figures = (page) =>
  page.run(
    "return Object.fromEntries([...document.querySelectorAll('.figures div')].map((row) => [row.children[0].textContent, row.children[1].textContent]))",
  );
const said = (page) => page.text(".backup [role='status']");

/** A result line: a match that ended at some time. */
const line = (
  when,
  points,
  { game = GAME, options = "", levels = "casual", help = "0,0,0", won = points > 200 } = {},
) => `1|${1_763_776_000 + when}|${game}|${options}|${levels}|${points}|${won ? 1 : 2}|${won ? 1 : 0}|${help}`;

/** Opens a file with this text, as a person does with the browser's dialog. */
const open = (page, text) => chooseFile(page, ".backup input[type='file']", text);

/** The text of the backup file. */
const everything = (page) => downloaded(page, "Back up to a file");

browserTest(
  "a backup is named by the date of the place where it is made",
  async (page) => {
    await page.go("#/statistics");
    await page.find(".backup");
    // In one of them it is always another day than in Greenwich.
    for (const timezoneId of ["Pacific/Kiritimati", "Etc/GMT+12"]) {
      await devtools(page.driver, "Emulation.setTimezoneOverride", { timezoneId });
      await page.run(`
        HTMLAnchorElement.prototype.click = function () { window.named = this.download; };
        window.named = null;
      `);
      await page.tap(await page.named("Back up to a file"));
      const name = await page.until(() => page.run("return window.named"), "nothing is saved");
      assert.equal(name, `spot-on-${await page.run("return new Date().toLocaleDateString('sv')")}.txt`);
    }
  },
  { sizes: one, engines: ["chromium"] },
);

browserTest(
  "a backup file restores everything in another browser",
  async (page) => {
    await openTable(page, GAME, { settings: { theme: "dark", name: "Ada" } });
    // Nobody else moves on this player's turn.
    await myTurn(page);
    const match = await matchLines(page, GAME);
    const exercise = "exercise-1|0|20418|0|62000|take stock|spot-on-1|game=hundred-rummy\n";
    await page.run("localStorage.setItem('spot-on/learned/shootout', 'true')");
    await page.run("localStorage.setItem('spot-on/exercises', arguments[0])", exercise);
    await page.go("#/statistics");
    await writeResults(page, [line(1, 300), line(2, 100)]);
    await page.reload();
    await page.find(".figures");
    const file = await everything(page);
    assert.match(file, /^spot-on-chest-2\nsettings\|\|\{.*Ada/);

    await page.run(`
    localStorage.clear();
    const gone = indexedDB.deleteDatabase("spot-on");
    return new Promise((done) => { gone.onsuccess = gone.onblocked = () => done(); });
  `);
    await page.reload();
    await open(page, file);
    const plan = await page.text(".backup .notice");
    for (const part of [
      /settings will be replaced/,
      /1 match in progress will be added/,
      /2 results will be added/,
      /1 exercise will be added/,
    ])
      assert.match(plan, part);
    assert.deepEqual(await results(page), [], "something has changed before it was wanted");
    await axe(page);
    await page.shot("taking everything over");
    await page.tap(await page.named("Restore"));
    await page.until(async () => /The backup was restored/.test(await said(page)), "nothing is said");
    assert.deepEqual(await results(page), [line(1, 300), line(2, 100)]);
    assert.equal(await matchLines(page, GAME), match);
    assert.equal(await stored(page, "learned/shootout"), "true");
    assert.equal(await stored(page, "exercises"), exercise);
    assert.equal(await page.run("return document.documentElement.dataset.theme"), "dark");
    await page.until(async () => (await figures(page)).Played === "2", "what was taken over is not shown");
    await open(page, file);
    await page.until(async () => /already here/.test(await said(page)), "it is taken over twice");
    await page.go(`#/play/${GAME}`);
    await page.find(".board");
  },
  { sizes: one },
);

browserTest(
  "damaged, newer and foreign files are refused, and change nothing",
  async (page) => {
    await visit(page, "#/statistics");
    const file = backupFile(`result||${line(1, 300)}`);
    for (const [text, why] of [
      [file.replace("300", "301"), /damaged or cut off/],
      [file.slice(0, -12), /damaged or cut off/],
      [file.replace("chest-1", "chest-9"), /newer version/],
      ["spot-on-records-1", /exported matches, not a backup\. Import them in the history/],
      ["hello", /not a Spot On backup/],
      ["", /not a Spot On backup/],
    ]) {
      await open(page, text);
      await page.until(async () => why.test(await said(page)), `not refused: ${text}`);
      assert.deepEqual(await results(page), []);
    }
    await open(page, file);
    await page.tap(await page.named("Cancel"));
    assert.deepEqual(await results(page), []);
  },
  { sizes: [DESKTOP] },
);

browserTest(
  "a backup replaces a match only on request, with unreadable texts",
  async (page) => {
    await openTable(page, GAME);
    await myTurn(page);
    const here = await matchLines(page, GAME);
    await page.go("#/statistics");
    const other = "something that this version cannot read";
    const file = backupFile(`match|${GAME}|${other}`, `aside|${GAME}|what was damaged`);
    await open(page, file);
    await page.says(".backup .check", /Replace your 100 Points Rummy match/);
    await page.tap(await page.named("Restore"));
    await page.until(async () => /was restored/.test(await said(page)), "nothing is said");
    assert.equal(await matchLines(page, GAME), here);
    await open(page, file);
    await page.tap(await page.find(".backup .check input"));
    await page.tap(await page.named("Restore"));
    await page.until(async () => (await matchLines(page, GAME)) === other, "the match was not given up");
    await page.reload();
    await page.says(".backup > p.quiet:last-child", /1 saved item could not be read/);
  },
  { sizes: [DESKTOP] },
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
    await open(page, signed);
    await page.tap(await page.named("Restore"));
    await page.says(".backup [role='status']", /restored/);
    const [player] = (await stored(page, "puzzles")).split("\n");
    assert.equal(player, `player-1|${GAME}|16000|900|60000|3|9|20`);
    await open(page, signed);
    await page.says(".backup [role='status']", /already here/);
  },
  { sizes: [DESKTOP] },
);
