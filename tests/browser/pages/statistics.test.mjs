// Finished matches are counted once; a backup takes everything along.

import assert from "node:assert/strict";
import { byTap, playAny } from "../support/play-any-game.mjs";
import { axe } from "../support/axe.mjs";
import { devtools } from "../support/driver.mjs";
import { DESKTOP, SIZES, browserTest } from "../support/browser-test.mjs";
import { backupFile, choose as chooseFile, downloaded } from "../support/files.mjs";
import { store, stored, matchLines, results, visit, writeResults } from "../support/storage.mjs";
import { myTurn } from "../support/play-hundred-rummy.mjs";
import { openTable } from "../support/open-table.mjs";

const GAME = "hundred-rummy";
const one = SIZES.slice(0, 1);

const figures = (page) =>
  page.run(
    "return Object.fromEntries([...document.querySelectorAll('.figures div')].map((row) => [row.children[0].textContent, row.children[1].textContent]))",
  );
const heads = (page) =>
  page.run("return [...document.querySelectorAll('section:not(.overview) h3')].map((head) => head.textContent)");
const said = (page) => page.text(".backup [role='status']");

/** A result line: a match that ended at some time. */
const line = (
  when,
  points,
  { game = GAME, options = "", levels = "casual", help = "0,0,0", won = points > 200 } = {},
) => `1|${1_763_776_000 + when}|${game}|${options}|${levels}|${points}|${won ? 1 : 2}|${won ? 1 : 0}|${help}`;

/** Chooses a value of one of the lists above the figures. */
async function choose(page, title, value) {
  await page.run(
    `
    const [title, value] = arguments;
    const label = [...document.querySelectorAll(".filters label")].find((label) => label.firstChild.textContent === title);
    const list = label.querySelector("select");
    list.value = value;
    list.dispatchEvent(new Event("change", { bubbles: true }));
    `,
    title,
    value,
  );
}

/** Opens a file with this text, as a person does with the browser's dialog. */
const open = (page, text) => chooseFile(page, ".backup input[type='file']", text);

/** The text of the backup file. */
const everything = (page) => downloaded(page, "Back up to a file");

browserTest(
  "a result is counted once, deleted after confirmation, and restored",
  async (page) => {
    await store(page, `setup/${GAME}`, { seats: 2, options: [], level: "novice" });
    await visit(page, "#/statistics");
    await page.says(".lead", /none yet/);
    await visit(page, `#/play/${GAME}`);
    const outcome = await playAny(page, byTap);
    await page.reload();
    await page.find(".result");
    const counted = await page.until(async () => (await results(page))[0], "the match is not counted");
    assert.match(counted, new RegExp(`^1\\|\\d{10}\\|${GAME}\\|\\|novice\\|\\d+\\|[12]\\|[01]\\|0,0,0$`));
    await visit(page, "#/statistics");
    await page.find(".figures");
    const seen = await figures(page);
    assert.equal(seen.Played, "1");
    assert.equal(seen.Won, /You|share/.test(outcome) ? "1 · 100 %" : "0 · 0 %");
    assert.deepEqual(await heads(page), ["Novice · 2 players"]);
    await axe(page);

    await page.tap(await page.named("Delete these results"));
    await page.tap(await page.named("Keep"));
    assert.equal((await figures(page)).Played, "1");
    await page.tap(await page.named("Delete these results"));
    await page.tap(await page.named("Delete"));
    await page.says(".lead", /none yet/);
    assert.deepEqual(await results(page), []);
    await axe(page);
    await page.tap(await page.named("Undo"));
    await page.find(".figures");
    assert.deepEqual(await results(page), [counted]);
  },
  { sizes: one, timeout: 900_000 },
);

browserTest(
  "the totals of older versions are taken over",
  async (page) => {
    const some = { played: 4, won: 3, best: 420, points: 1402, streak: 2, longest: 2, hints: 5, undos: 1 };
    await store(page, "statistics", [
      { game: GAME, level: "master", ...some },
      { game: GAME, level: "", ...some, played: 1 },
    ]);
    await visit(page, "#/statistics");
    await page.find(".figures");
    const earlier = "from earlier versions, with any options";
    assert.deepEqual(await heads(page), [`Master · ${earlier}`, `Solitaire · ${earlier}`]);
    const expected = {
      Played: "4",
      Won: "3 · 75 %",
      "Best result": "420",
      Average: "351",
      "Wins in a row": "2",
      "Best streak": "2",
      Hints: "5",
      Undos: "1",
    };
    const first = await page.run(
      "return [...document.querySelector('.figures').children].map((row) => [row.children[0].textContent, row.children[1].textContent])",
    );
    assert.deepEqual(Object.fromEntries(first), expected);
    assert.equal(await stored(page, "statistics"), "[]");
    await page.reload();
    await page.find(".figures");
    assert.equal((await results(page)).length, 2, "it is taken over twice");
    await axe(page);
  },
  { sizes: [DESKTOP] },
);

browserTest("statistics separate level, options and help, and draw the points", async (page) => {
  const course = Array.from({ length: 24 }, (_, at) => line(at, 100 + ((at * 37) % 260)));
  await visit(page, "#/statistics");
  await writeResults(page, [
    ...course,
    line(30, 400, { levels: "casual,master" }),
    line(31, 2300, { options: "length:tournament" }),
    line(32, 50, { help: "2,0,0" }),
    line(33, 60, { help: "0,1,1" }),
    line(34, 101, { game: "shootout", levels: "master", won: true }),
    "2|something that a newer version has written",
  ]);
  await page.reload();
  await page.find(".figures");
  assert.deepEqual((await heads(page)).toSorted(), [
    "Bots of several levels · 3 players",
    "Casual · 2 players",
    "Casual · 2 players · Length: Tournament",
    "Master · 2 players",
  ]);
  const caption = await page.text("section:not(.overview) .points figcaption");
  assert.match(
    caption,
    /^Points of the last 24 matches in order; .*\. You won \d of the last 10, with \d+ points on average\./,
  );
  const drawn = (selector) => page.run("return document.querySelectorAll(arguments[0]).length", selector);
  assert.equal(await drawn("section:not(.overview) .points"), 1);
  assert.equal(await drawn(".histogram"), 1);
  const wins = course.filter((line) => line.endsWith("|1|1|0,0,0")).length + 3;
  assert.equal(await page.text(".overview h2"), `${wins} of 27 matches won`);
  assert.equal(await drawn(".spots i"), 27);
  assert.equal(await drawn(".spots i.lost"), 27 - wins);
  const shares = await page.run(
    "return [...document.querySelectorAll('.bars li')].map((bar) => bar.innerText.trim().replace(/\\s+/g, ' '))",
  );
  assert.deepEqual(shares.toSorted(), [
    `100 Points Rummy ${wins - 1} of 26`,
    "Bots of several levels 1 of 1",
    `Casual ${wins - 2} of 25`,
    "Master 1 of 1",
    "Shootout 1 of 1",
  ]);
  await axe(page);
  await page.shot("statistics");
  await choose(page, "Bots", "master");
  assert.deepEqual(
    await page.until(async () => (await heads(page)).length === 1 && heads(page), "nothing is left out"),
    ["Master · 2 players"],
  );
  await choose(page, "Bots", "any");
  await choose(page, "Matches", "helped");
  await page.until(async () => (await figures(page)).Hints === "2", "matches with help are not shown");
  await choose(page, "Matches", "practice");
  await page.until(async () => (await figures(page)).Undos === "1", "practice matches are not shown");
  await choose(page, "Game", "one-up");
  await page.says(".lead", /no matches of this kind/);
  await choose(page, "Game", GAME);
  await page.tap(await page.named("Delete these results"));
  await page.tap(await page.named("Delete"));
  await page.until(async () => (await results(page)).length === 29, "what was shown is not deleted");
  assert.ok(
    (await results(page)).every((line) => !line.endsWith(",1")),
    "something else was deleted",
  );
});

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
