// The browser saves the match in progress, whatever happens to the page.

import assert from "node:assert/strict";
import { DESKTOP, browserTest } from "../support/browser-test.mjs";
import { keepsFocus } from "../support/focus.mjs";
import { setAside, stored, matchLines, writeMatchLines, withChecksums } from "../support/storage.mjs";
import { byTap, myTurn, playTurn } from "../support/play-hundred-rummy.mjs";
import { openTable } from "../support/open-table.mjs";

const GAME = "hundred-rummy";
const ONE = { sizes: [DESKTOP] };

/** Plays some turns, and returns the state of the table. */
async function play(page, turns) {
  for (let turn = 0; turn < turns; turn += 1) await playTurn(page, byTap);
  return myTurn(page);
}

browserTest(
  "every move is saved as a line that restores the match",
  async (page) => {
    await openTable(page, GAME);
    const before = await play(page, 3);
    const text = await matchLines(page, GAME);
    assert.equal(
      text,
      withChecksums(
        text
          .trim()
          .split("\n")
          .map((line) => line.slice(9)),
      ),
    );
    assert.match(text, /^[0-9a-f]{8} spot-on-match-1\|.*game=hundred-rummy.*\n[0-9a-f]{8} \+[01] /);
    await page.reload();
    assert.deepEqual(await myTurn(page), before);
  },
  ONE,
);

browserTest(
  "a damaged match resumes before the damage, and is set aside",
  async (page) => {
    await openTable(page, GAME);
    await play(page, 3);
    await page.go("#/");
    const text = await matchLines(page, GAME);
    const damaged = text.trim().replace(/.$/, "?");
    await writeMatchLines(page, GAME, damaged);
    await page.reload();
    await page.go(`#/play/${GAME}`);
    await page.says(".notice", /Only part/);
    await myTurn(page);
    assert.equal((await setAside(page)).map(({ text }) => text).join(), damaged);
    await play(page, 1);
    assert.match(await matchLines(page, GAME), /^[0-9a-f]{8} spot-on-match-1\|.*moves=[01] /);
  },
  ONE,
);

browserTest(
  "local storage saves the match without a database, also if damaged",
  async (page) => {
    await openTable(page, GAME);
    await play(page, 3);
    await page.go("#/");
    const damaged = (await stored(page, `match/${GAME}`)).trim().replace(/.$/, "?");
    await page.run("localStorage.setItem(`spot-on/match/${arguments[0]}`, arguments[1])", GAME, damaged);
    await page.reload();
    await page.go(`#/play/${GAME}`);
    await page.says(".notice", /Only part/);
    await play(page, 1);
    assert.equal(await stored(page, `aside/${GAME}`), damaged);
    assert.match(await stored(page, `match/${GAME}`), /^[0-9a-f]{8} spot-on-match-1\|.*moves=[01] /);
  },
  { ...ONE, early: "Object.defineProperty(window, 'indexedDB', { value: undefined });" },
);

browserTest(
  "a match saved by a newer version stays untouched",
  async (page) => {
    await openTable(page, GAME);
    await myTurn(page);
    await page.go("#/");
    const newer = withChecksums(["spot-on-match-9|something else"]);
    await writeMatchLines(page, GAME, newer);
    await page.reload();
    await page.go(`#/play/${GAME}`);
    await page.says(".notice", /newer version/);
    await play(page, 2);
    assert.equal(await matchLines(page, GAME), newer);

    await page.go("#/");
    await page.tap(await page.named("Play 100 Points Rummy"));
    await page.says(".notice", /newer version/);
    await play(page, 1);
    await page.go(`#/setup/${GAME}`);
    await page.tap(await page.named("Start"));
    await page.says(".notice", /newer version/);
    await play(page, 1);
    assert.equal(await matchLines(page, GAME), newer);
  },
  ONE,
);

/** Replaces the page's database by one of another version, which contains only a match in progress. */
const putDatabase = (page, version, text) =>
  page.run(
    `
  const [version, slot, text] = arguments;
  return new Promise((done) => {
    indexedDB.deleteDatabase("spot-on").onsuccess = () => {
      const made = indexedDB.open("spot-on", version);
      made.onupgradeneeded = () => {
        made.result.createObjectStore("slots").put({ generation: 1, lines: 1, revision: 1 }, slot);
        made.result.createObjectStore("lines").put(text, [slot, 1, 0]);
        made.result.createObjectStore("aside", { autoIncrement: true });
      };
      made.onsuccess = () => (made.result.close(), done());
    };
  });
`,
    version,
    GAME,
    text,
  );

/** The version of the database, and the names of its stores. */
const database = (page) =>
  page.run(`
  return new Promise((done) => {
    const open = indexedDB.open("spot-on");
    open.onsuccess = () => {
      const { version, objectStoreNames } = open.result;
      open.result.close();
      done([version, ...objectStoreNames]);
    };
  });
`);

browserTest(
  "a database of the first version is upgraded with its match",
  async (page) => {
    await openTable(page, GAME);
    const before = await play(page, 2);
    await page.go("#/");
    const [stores, text] = [await database(page), await matchLines(page, GAME)];
    await putDatabase(page, 1, text);
    await page.reload();
    await page.find(".continue");
    assert.deepEqual(await database(page), stores);
    await page.go(`#/play/${GAME}`);
    assert.deepEqual(await myTurn(page), before);
    await play(page, 1);
    assert.deepEqual(await page.all(".notice"), []);
    assert.equal((await matchLines(page, GAME)).match(/seed=[^|]*/)[0], text.match(/seed=[^|]*/)[0]);
  },
  ONE,
);

browserTest(
  "a newer database stays untouched, and nothing is saved elsewhere",
  async (page) => {
    await openTable(page, GAME);
    await play(page, 2);
    await page.go("#/");
    const text = await matchLines(page, GAME);
    await putDatabase(page, 99, text);
    await page.reload();
    await page.tap(await page.named("Play 100 Points Rummy"));
    await page.says(".notice", /newer version/);
    await play(page, 1);
    await page.go("#/history");
    await page.says("main", /Your data was saved by a newer version/);
    await page.go("#/statistics");
    await page.says(".lead", /Your data was saved by a newer version/);
    assert.equal(await stored(page, `match/${GAME}`), null);
    assert.deepEqual([await database(page), await matchLines(page, GAME)], [[99, "aside", "lines", "slots"], text]);
  },
  ONE,
);

browserTest(
  "an unreadable match is set aside before another one replaces it",
  async (page) => {
    await openTable(page, GAME);
    await play(page, 1);
    await page.go("#/");
    const [first, ...others] = (await matchLines(page, GAME)).trim().split("\n");
    const damaged = [`${first}?`, ...others].join("\n");
    await writeMatchLines(page, GAME, damaged);
    await page.reload();
    await page.tap(await page.named("Play 100 Points Rummy"));
    await page.says(".notice", /could not be read. A copy is kept/);
    await myTurn(page);
    assert.deepEqual(
      (await setAside(page)).map(({ text }) => text),
      [damaged],
    );

    await page.go("#/");
    const other = damaged.replace("?", "!");
    await writeMatchLines(page, GAME, other);
    await page.reload();
    await page.go(`#/setup/${GAME}`);
    await page.tap(await page.named("Start"));
    await play(page, 1);
    assert.deepEqual(await page.all(".notice"), []);
    assert.deepEqual(
      (await setAside(page)).map(({ text }) => text),
      [damaged, other],
    );
  },
  ONE,
);

browserTest(
  "a table that was left before its match arrived holds no lock",
  async (page) => {
    await page.go(`#/play/${GAME}`);
    await page.until(() => page.run("return window.asked === 1"), "nothing is asked for");
    await page.go("#/");
    await page.find(".hero");
    await page.run("window.grant()");
    const held = () => page.run("return navigator.locks.query().then(({ held }) => held.length)");
    await page.until(
      async () => (await page.run("return window.answered === 1")) && (await held()) === 0,
      "it is held",
    );
  },
  {
    sizes: [DESKTOP],
    early: `
    // Not on navigator.locks: WebKit recreates that object after garbage collection, without added properties.
    const { request } = LockManager.prototype;
    const granted = new Promise((grant) => (window.grant = grant));
    LockManager.prototype.request = async function (name, options, act) {
      window.asked = (window.asked ?? 0) + 1;
      await granted;
      return request.call(this, name, options, (lock) => {
        window.answered = (window.answered ?? 0) + 1;
        return act(lock);
      });
    };`,
  },
);

browserTest(
  "a second tab reports the open match, and can take it over",
  async (page) => {
    await openTable(page, GAME);
    await play(page, 2);
    const [first] = await page.driver.getAllWindowHandles();
    await page.driver.switchTo().newWindow("tab");
    await page.go(`#/play/${GAME}`);
    await page.says("h1", /open in another tab/);
    await page.tap(await page.named("Play here"));
    const here = await play(page, 1);
    await page.driver.switchTo().window(first);
    await page.says("h1", /open in another tab/);
    await keepsFocus(page, "the match was taken over");
    await page.tap(await page.named("Play here"));
    assert.deepEqual((await myTurn(page)).hand, here.hand);
    const others = (await page.driver.getAllWindowHandles()).filter((handle) => handle !== first);
    await page.driver.switchTo().window(others[0]);
    await page.says("h1", /open in another tab/);
    await page.driver.close();
    await page.driver.switchTo().window(first);
    await play(page, 1);
  },
  { ...ONE, conditions: ["two windows"] },
);
