// Finished matches are saved, listed, exported and imported.

import assert from "node:assert/strict";
import { axe } from "../support/axe.mjs";
import { DESKTOP, PHONE, browserTest } from "../support/browser-test.mjs";
import { downloaded, fileOf as file, importText } from "../support/files.mjs";
import { openTable } from "../support/open-table.mjs";
import { byTap, myTurn, playMatch } from "../support/play-hundred-rummy.mjs";
import { RECORDS, stored, writeRecords } from "../support/storage.mjs";
import { counted, openHistory } from "../support/history-page.mjs";

const GAME = "hundred-rummy";
const PLAYED = { sizes: [PHONE], seed: 1, timeout: 900_000 };
const ONE = { sizes: [DESKTOP] };
/** The most records that are saved. */
const MOST = 300;

const NO_DATABASE = "Object.defineProperty(window, 'indexedDB', { value: undefined });";

const said = (page) => page.text(".said p");

/** Plays a solitaire to its end. */
async function playOne(page) {
  await openTable(page, GAME, { seats: 1 });
  await myTurn(page);
  await playMatch(page, byTap);
}

browserTest(
  "a finished match becomes exactly one record",
  async (page) => {
    await playOne(page);
    await page.reload();
    await page.find(".result");
    await page.tap(await page.named("History"));
    await counted(page, 1);
    // WebKit's driver gives the text of a frame without its line breaks.
    await page.says(".record h2", /^100 Points Rummy$/);
    await page.says(".record", /^100 Points Rummy\s*\w+ \d+, \d{4}.*\s*You\s+\d+/);
    await axe(page);
  },
  PLAYED,
);

browserTest(
  "a few records are saved even without a database",
  async (page) => {
    await playOne(page);
    await openHistory(page, 1);
    await page.says("main", /only the latest matches are saved/);
    assert.equal(JSON.parse(await stored(page, "records")).length, 1);
  },
  { ...PLAYED, early: NO_DATABASE },
);

browserTest(
  "records can be deleted, restored, exported and imported",
  async (page) => {
    await openHistory(page, 0);
    assert.match(await importText(page, file(RECORDS)), /^5 matches imported\.$/);
    await counted(page, RECORDS.length);
    await page.reload();
    await counted(page, RECORDS.length);

    const [first] = await page.all(".record h2");
    const title = await first.getText();
    await page.tap(await page.named("Delete"));
    await counted(page, RECORDS.length - 1);
    assert.equal(await said(page), "1 match deleted.");
    await page.until(async () => (await page.focused()) === "Undo", "the way back has not the focus");
    await page.press("Enter");
    await counted(page, RECORDS.length);
    assert.equal(await (await page.all(".record h2"))[0].getText(), title);

    const text = await downloaded(page, "Export all");
    assert.deepEqual(text.trim().split("\n").slice(1).sort(), RECORDS.toSorted());
    for (let left = RECORDS.length - 1; left >= 0; left -= 1) {
      await page.tap(await page.named("Delete"));
      await counted(page, left);
    }
    assert.match(await importText(page, text), /^5 matches imported/);
    assert.match(await importText(page, text), /^0 matches imported\. 5 were already here/);
    await counted(page, RECORDS.length);
  },
  ONE,
);

browserTest(
  "an unreadable file shows a sentence and changes nothing",
  async (page) => {
    await openHistory(page, 0);
    await importText(page, file(RECORDS.slice(0, 2)));
    await counted(page, 2);
    const [damaged, ...others] = RECORDS.slice(2);
    const wrong = {
      "something else": /not a file of exported matches/,
      [file(RECORDS).slice(0, -1000)]: /damaged/,
      [file(RECORDS).split("\n").slice(0, 3).join("\n")]: /cut off/,
      [file([...others, damaged.replace(/\d \d/, "9 9")])]: /Match 3 of this file is damaged/,
    };
    for (const [text, says] of Object.entries(wrong)) {
      const words = await importText(page, text);
      assert.match(words, says);
      assert.match(words, /Nothing was changed/);
      await counted(page, 2);
    }
  },
  ONE,
);

browserTest(
  "the page asks before it deletes the oldest records",
  async (page) => {
    await openHistory(page, 0);
    await writeRecords(page, Array(MOST).fill(RECORDS[0]));
    await playOne(page);
    await page.says(".result .notice", /history is full \(300 matches\), so this match was not saved/);
    await page.tap(await page.named("Delete the 30 oldest"));
    await page.until(async () => (await page.all(".result .notice")).length === 0, "it is not kept");
    await page.go("#/history");
    await page.find(".record");
    const count = await page.run(`
    return new Promise((resolve) => {
      const open = indexedDB.open("spot-on");
      open.onsuccess = () => {
        const all = open.result.transaction("records").objectStore("records").count();
        all.onsuccess = () => { open.result.close(); resolve(all.result); };
      };
    });
  `);
    assert.equal(count, MOST - 30 + 1);
  },
  PLAYED,
);
