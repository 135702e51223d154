// If the browser saves nothing, or has no room or no database, a whole match can still be played, and the page says
// what is not saved.

import assert from "node:assert/strict";
import { axe } from "../support/axe.mjs";
import { DESKTOP, PHONE, browserTest } from "../support/browser-test.mjs";
import { backupFile, choose, fileOf, importText } from "../support/files.mjs";
import { RECORDS, store, stored, radio, visit, withChecksums } from "../support/storage.mjs";
import { byTap, myTurn, playMatch } from "../support/play-hundred-rummy.mjs";
import { bodiesOf } from "../support/damaged-saves.mjs";

const GAME = "hundred-rummy";
const PLAYED = { sizes: [PHONE], seed: 1, timeout: 900_000 };
const RESULT = `1|1763776001|${GAME}||casual|300|1|1|0,0,0`;

const played = (page) => page.run("return document.querySelector('.figures div')?.children[1].textContent ?? null");
const said = (page, pattern) => page.says(".backup [role='status']", pattern);
const record = (at) => `record|${at}|${RECORDS[0]}`;

/** Turns motion off while settings can still be saved. */
const stopMotion = (page) => store(page, "settings", { pace: "off" });

/** Plays a solitaire to its end. It is set up on the page, since a browser without storage saves no set-up in advance. */
async function playOne(page) {
  await page.go(`#/setup/${GAME}`);
  await page.tap(await page.find(radio("seats", "1")));
  await page.tap(await page.named("Start"));
  await myTurn(page);
  await playMatch(page, byTap);
  await page.find(".result");
}

async function takeOver(page, ...things) {
  await choose(page, ".backup input[type='file']", backupFile(...things));
  await page.tap(await page.named("Restore"));
}

/** Fails unless the page refuses to import files, and says so. */
async function nothingComes(page) {
  await page.go("#/history");
  await page.find("main.history");
  assert.match(await importText(page, fileOf(RECORDS)), /could not save them\. Nothing was changed/);
  assert.deepEqual(await page.all(".record"), []);
  await page.go("#/statistics");
  await page.find("main.statistics");
  await takeOver(page, `result||${RESULT}`, record(1));
  await said(page, /could not save that/);
  await page.says(".unsaved", /cannot save your results/);
  assert.equal(await played(page), "1");
}

browserTest(
  "a match is playable with blocked cookies, and pages show notices",
  async (page) => {
    await playOne(page);
    await page.says(".prompt .notice", /cannot save, so the match is lost when you close the page/);
    await page.go("#/history");
    await page.says("main", /cannot save, so there is no history/);
    await axe(page);
    await page.go("#/statistics");
    // What was won in this visit is known as long as the page is open.
    await page.says(".unsaved", /cannot save your results/);
    await page.until(async () => (await played(page)) === "1", "it is not counted");
    await axe(page);
    await nothingComes(page);
  },
  { ...PLAYED, conditions: ["no storage", "reduced motion"] },
);

browserTest(
  "a match is playable with full storage, and shows a notice",
  async (page) => {
    await stopMotion(page);
    await playOne(page);
    await page.says(".prompt .notice", /cannot save, so the match is lost when you close the page/);
    await nothingComes(page);
  },
  {
    ...PLAYED,
    early: `
    Storage.prototype.setItem = () => { throw new DOMException("no room", "QuotaExceededError"); };
    const full = new WeakSet();
    for (const name of ["add", "put"]) {
      const write = IDBObjectStore.prototype[name];
      IDBObjectStore.prototype[name] = function (...all) {
        const { transaction } = this;
        // As in a browser: the request is accepted, and its transaction aborts afterwards.
        if (!full.has(transaction)) queueMicrotask(() => transaction.abort());
        full.add(transaction);
        return write.apply(this, all);
      };
    }`,
  },
);

const NO_DATABASE = { early: "Object.defineProperty(window, 'indexedDB', { value: undefined });" };

browserTest(
  "results are counted, deleted and restored without a database",
  async (page) => {
    await stopMotion(page);
    await playOne(page);
    await visit(page, "#/statistics");
    await page.until(async () => (await played(page)) === "1", "it is not counted");
    const counted = await stored(page, "results");
    assert.match(counted, new RegExp(`^1\\|\\d{10}\\|${GAME}\\|`));
    await page.tap(await page.named("Delete these results"));
    await page.tap(await page.named("Delete"));
    await page.says(".lead", /none yet/);
    assert.equal(await stored(page, "results"), "");
    await page.tap(await page.named("Undo"));
    await page.until(async () => (await played(page)) === "1", "it does not come back");
    assert.equal(await stored(page, "results"), counted);
  },
  { ...PLAYED, ...NO_DATABASE },
);

/** Script: hides the database as long as the test wants that. */
const FOR_A_WHILE = `if (sessionStorage.without) { ${NO_DATABASE.early} }`;

browserTest(
  "data saved without a database moves into a later database",
  async (page) => {
    await page.run("sessionStorage.without = 'yes'");
    await visit(page, "#/statistics");
    await takeOver(page, `result||${RESULT}`);
    await said(page, /The backup was restored/);
    await page.go("#/history");
    assert.match(await importText(page, fileOf(RECORDS)), /^5 matches imported\.$/);
    await page.run("sessionStorage.clear()");
    for (let times = 0; times < 2; times += 1) {
      await page.reload();
      await page.until(async () => (await page.all(".record")).length === RECORDS.length, "the records are not there");
      await visit(page, "#/statistics");
      await page.until(async () => (await played(page)) === "1", "the result is not there");
      assert.deepEqual([await stored(page, "records"), await stored(page, "results")], ["[]", ""]);
      await page.go("#/history");
    }
  },
  { sizes: [DESKTOP], early: FOR_A_WHILE },
);

browserTest(
  "without a database a backup is imported completely or not at all",
  async (page) => {
    const match = withChecksums(bodiesOf(GAME));
    const things = [`match|${GAME}|${match.replaceAll("\n", "\\n")}`, record(1), record(2), `result||${RESULT}`];
    await visit(page, "#/statistics");
    await takeOver(page, ...things);
    await said(page, /The backup was restored/);
    await page.until(async () => (await played(page)) === "1", "the result is not taken over");
    const all = async () => Promise.all(["results", "records", `match/${GAME}`].map((name) => stored(page, name)));
    const before = await all();
    assert.deepEqual([before[0], JSON.parse(before[1]).map(([key]) => key), before[2]], [RESULT, ["1", "2"], match]);

    const other = withChecksums([`spot-on-match-9|something else`]);
    const many = Array.from({ length: 30 }, (_, at) => record(at + 3));
    await choose(page, ".backup input[type='file']", backupFile(`match|${GAME}|${other.trim()}`, ...many));
    await page.tap(await page.find(".backup .check input"));
    await page.tap(await page.named("Restore"));
    await said(page, /not enough room for these/);
    assert.deepEqual(await all(), before);

    await page.go("#/history");
    await page.until(async () => (await page.all(".record")).length === 2, "the records are not there");
    assert.match(await importText(page, fileOf(RECORDS)), /^5 matches imported\.$/);
    await page.go(`#/play/${GAME}`);
    await page.find(".board");
    assert.deepEqual(await page.all(".prompt .notice"), []);
  },
  { sizes: [DESKTOP], ...NO_DATABASE },
);
