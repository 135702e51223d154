// Names that look alike are told apart, and no name turns a sentence round.

import assert from "node:assert/strict";
import { crc32 } from "node:zlib";
import { DESKTOP, browserTest } from "../support/browser-test.mjs";
import { RECORDS, visit, writeRecords } from "../support/storage.mjs";
import { openLog, openTable } from "../support/open-table.mjs";

const GAME = "hundred-rummy";
const ONE = { sizes: [DESKTOP], brief: [] };

const texts = (page, selector) =>
  page.run("return [...document.querySelectorAll(arguments[0])].map((it) => it.textContent.trim())", selector);

/** Deletes the match in progress. */
async function forget(page) {
  await page.go("#/");
  await page.run("indexedDB.deleteDatabase('spot-on').onsuccess = () => (window.isForgotten = true)");
  await page.until(() => page.run("return window.isForgotten"), "the match is still saved");
}

/** The names on the panels of a new table with these people. */
async function seated(page, people, seats = people.length) {
  await forget(page);
  await openTable(page, GAME, { people, seats });
  await page.until(async () => (await page.all(".curtain, .player .who > b")).length > 0, "nobody sits there");
  if ((await page.all(".curtain")).length > 0) await page.tap(await page.find(".curtain .primary"));
  await page.find(".player .who > b");
  return (await texts(page, ".player .who > b")).sort();
}

browserTest(
  "people of one name are told apart on panels, curtain and log",
  async (page) => {
    assert.deepEqual(await seated(page, ["Анна", "Анна"]), ["Анна", "Анна 2"]);
    await openLog(page);
    assert.match(await page.text(".sheet .lines"), /Анна( 2)?/);
    await page.reload();
    assert.match(await page.text("#curtain-name"), /^Анна( 2)?$/);
    for (const [people, names] of [
      [
        ["Anna", " anna\u200b"],
        ["Anna", "anna 2"],
      ],
      [
        ["\uff21\uff4e\uff4e\uff41", "Anna"],
        ["Anna", "Anna 2"],
      ],
      [
        ["Anna", "\u0410nna"],
        ["Anna", "\u0410nna 2"],
      ],
      [
        ["You", "  "],
        ["Player 1", "Player 2"],
      ],
      [
        ["👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"],
        ["👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧 2"],
      ],
    ]) {
      assert.deepEqual(await seated(page, people), names.sort(), JSON.stringify(people));
    }
    assert.deepEqual(await seated(page, ["Otto", "Eva"], 3), ["Eva", "Otto", "Otto 2"].sort());
  },
  { ...ONE, brief: [DESKTOP] },
);

browserTest(
  "names from elsewhere are clean, short and isolated",
  async (page) => {
    const record = RECORDS.find((line) => line.includes("seats=2"));
    const named = (players) => {
      const body = record.slice(9).replace(/^((?:[^|]*\|){5})[^|]*/, (_, head) => head + players);
      return `${crc32(body).toString(16).padStart(8, "0")} ${body}`;
    };
    await visit(page, "#/history");
    await writeRecords(page, [named("\u202eאבי:,\u202eאבי:"), named(`${"W".repeat(5000)}:,Anna%0a%0aB:`)]);
    await page.load("#/history");
    await page.until(async () => (await page.all(".record")).length === 2, "they are not shown");
    const names = await texts(page, ".who-played span");
    assert.deepEqual(names, [`${"W".repeat(23)}…`, "Anna B", "\u2068אבי\u2069", "\u2068אבי 2\u2069"]);
    await page.tap(await page.find('.record:last-child a[href^="#/replay"]'));
    await page.find(".replay-controls");
    const seen = await texts(page, ".player .who > b");
    assert.deepEqual(seen.sort(), ["\u2068אבי\u2069", "\u2068אבי 2\u2069"].sort());
    const wide = await page.run("return document.documentElement.scrollWidth - innerWidth");
    assert.ok(wide <= 0);
  },
  ONE,
);
