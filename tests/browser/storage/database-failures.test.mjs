// The browser's database may close, vanish or fall silent while the page is open. The page opens it again, or says that
// it cannot read. It never says that there is nothing.

import assert from "node:assert/strict";
import { DESKTOP, PHONE, browserTest } from "../support/browser-test.mjs";
import { FAST_TIMERS } from "../support/page-clock.mjs";
import { RECORDS, store, stored, matchLines, visit, writeRecords, writeResults } from "../support/storage.mjs";
import { byTap, myTurn, playTurn } from "../support/play-hundred-rummy.mjs";
import { openTable } from "../support/open-table.mjs";

const GAME = "hundred-rummy";
const ONE = { sizes: [DESKTOP] };

/** Script: `databases` has the page's connections, and with `sessionStorage.broken` none of them can be read. */
const WATCHED = `
  window.databases = [];
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...all) {
    const request = open.apply(this, all);
    request.addEventListener("success", () => databases.push(request.result));
    return request;
  };
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...all) {
    if (sessionStorage.broken) throw new DOMException("broken", "UnknownError");
    return transaction.apply(this, all);
  };
`;

/** Script: the database does not answer, as if another tab kept it from being upgraded. */
const SILENT = `
  if (sessionStorage.silent) IDBFactory.prototype.open = () => new EventTarget();
`;

browserTest(
  "a closed database is opened again, and no move is lost",
  async (page) => {
    await openTable(page, GAME);
    await playTurn(page, byTap);
    await myTurn(page);
    await page.run("for (const database of databases) database.close()");
    await playTurn(page, byTap);
    const before = await myTurn(page);
    assert.deepEqual(await page.all(".notice"), []);
    await page.reload();
    assert.deepEqual(await myTurn(page), before);
  },
  { ...ONE, early: WATCHED },
);

browserTest(
  "a match goes on after its database was deleted, and is saved from its start",
  async (page) => {
    await openTable(page, GAME);
    await playTurn(page, byTap);
    await myTurn(page);
    await page.run(`return new Promise((done, fail) => {
      const request = indexedDB.deleteDatabase("spot-on");
      [request.onsuccess, request.onerror] = [() => done(), fail];
    })`);
    await playTurn(page, byTap);
    const before = await myTurn(page);
    assert.deepEqual(await page.all(".notice"), []);
    assert.match(await matchLines(page, GAME), /spot-on-match-1/);
    await page.reload();
    assert.deepEqual(await myTurn(page), before);
  },
  ONE,
);

browserTest(
  "pages that cannot read the database say so, and try again",
  async (page) => {
    await visit(page, "#/about");
    await writeRecords(page, RECORDS.slice(0, 2));
    await writeResults(page, [`1|1763776001|${GAME}||casual|300|1|1|0,0,0`]);
    for (const [path, there] of [
      ["#/history", ".record"],
      ["#/statistics", ".figures"],
    ]) {
      await page.go("#/about");
      await page.run("sessionStorage.broken = 'yes'");
      await page.go(path);
      await page.says("main .notice", /does not let Spot On read/);
      assert.doesNotMatch(await page.run("return document.body.textContent"), /No matches yet|none yet/);
      await page.run("delete sessionStorage.broken");
      await page.tap(await page.named("Try again"));
      await page.find(there);
      assert.deepEqual(await page.all("main .notice[role='alert']"), []);
    }
    await page.run("sessionStorage.broken = 'yes'");
    await page.tap(await page.named("Back up to a file"));
    await page.says(".backup [role='status']", /does not let Spot On read/);
    await page.go("#/replay/00000000000-0");
    await page.says("main", /does not let Spot On read/);
    await page.run("delete sessionStorage.broken");
  },
  { ...ONE, early: WATCHED },
);

browserTest(
  "a database that does not answer is no empty one",
  async (page) => {
    await visit(page, "#/about");
    await writeRecords(page, RECORDS.slice(0, 1));
    await page.run("sessionStorage.silent = 'yes'");
    await visit(page, "#/history");
    await page.says("main", /does not let Spot On read/);
    assert.doesNotMatch(await page.text("main"), /No matches yet/);
    await page.go(`#/play/${GAME}`);
    await page.says(".prompt .notice", /cannot be read right now/);
    await page.run("delete sessionStorage.silent");
    await visit(page, "#/history");
    await page.find(".record");
  },
  { ...ONE, early: FAST_TIMERS + SILENT },
);

browserTest(
  "settings of two tabs are merged, setting by setting",
  async (page) => {
    await visit(page, "#/settings", { theme: "dark", deck: "standard" });
    const other = (change) =>
      page.run(
        `const before = localStorage.getItem("spot-on/settings");
        const after = JSON.stringify({ ...JSON.parse(before), ...arguments[0] });
        localStorage.setItem("spot-on/settings", after);
        if (arguments[1]) dispatchEvent(new StorageEvent("storage", { key: "spot-on/settings", newValue: after }));`,
        change,
        true,
      );
    await other({ deck: "four" });
    const chosen = (name) => page.run("return document.querySelector(`[name=${arguments[0]}]:checked`).value", name);
    await page.until(async () => (await chosen("deck")) === "four", "the other tab's deck is not shown");
    // A change that this tab has not heard of.
    await store(page, "settings", { ...JSON.parse(await stored(page, "settings")), sound: "loud", of_tomorrow: "yes" });
    await page.tap(await page.find("[name=theme][value=light]"));
    await page.until(async () => JSON.parse(await stored(page, "settings")).theme === "light", "not saved");
    const { theme, deck, sound, of_tomorrow } = JSON.parse(await stored(page, "settings"));
    assert.deepEqual([theme, deck, sound, of_tomorrow], ["light", "four", "loud", "yes"]);
  },
  { sizes: [PHONE] },
);
