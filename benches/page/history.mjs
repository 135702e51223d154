// Measures how long the pages take that read what ten years of play have stored: the time of scripts, in Chromium
// without throttling, from the press on a link to the page.

import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import { devtools, session, stop } from "../../tests/browser/support/driver.mjs";
import { DESKTOP } from "../../tests/browser/support/window-sizes.mjs";
import { figure, limit, release } from "./figures.mjs";
import { served } from "./served.mjs";

/** Ten years of a player who plays every day. */
const RESULTS = 20_000;
const DAYS = 3600;
const PUZZLES = 5000;
const RECORDS = 500;
/** Most milliseconds of script until a page is shown. */
const MOST = 300;

const GAMES = ["shootout", "one-up", "one-hundred-and-one", "broken-ladder", "hundred-rummy"];
const LEVELS = ["novice", "casual", "skilled", "master"];
const TODAY = Math.floor(Date.now() / 86_400_000);

const of = (list, at) => list[at % list.length];
const times = (count, line) => Array.from({ length: count }, (_, at) => line(at));

const results = times(RESULTS, (at) => {
  const when = 1_450_000_000 + at * 15_000;
  const help = of(["0,0,0", "0,0,0", "0,0,0", "1,0,0", "0,2,1"], at);
  const bots = Array(1 + (at % 3))
    .fill(of(LEVELS, at >> 3))
    .join(",");
  return `1|${when}|${of(GAMES, at)}||${bots}|${(at * 37) % 140}|${1 + (at % 2)}|${(at + 1) % 2}|${help}`;
});
const daily = times(DAYS, (day) =>
  [...GAMES.slice(1), "spot"].map(
    (what, at) => `daily-1|${TODAY - day - (day >> 4)}|${what}|${(day + at) % 2}|${(day * 7) % 101}|84|53|0|1|\n`,
  ),
).flat();
const puzzles = times(PUZZLES, (at) => {
  const mark = (at * 2_654_435_761) % 2 ** 32;
  return `puzzle-1|${of(GAMES, at)}|${mark.toString(16).padStart(8, "0")}|14210|1100|60000|${at % 2}\n`;
});
const players = GAMES.map((game) => `player-1|${game}|15000|600|60000|4|19|22\n`);
/** Real matches again and again, each with another time. */
const archive = readFileSync(new URL("../../tests/it/history.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1);
const records = times(RECORDS, (at) => {
  const when = 1_763_776_000_000 + at * 1_000_000;
  const body = of(archive, at)
    .slice(9)
    .replace(/\|\d+\|/, `|${when}|`);
  const sum = crc32(body).toString(16).padStart(8, "0");
  return [`${when.toString(36).padStart(11, "0")}-${sum}`, `${sum} ${body}`];
});

const FILL = `
  const [results, records, small, done] = arguments;
  for (const [name, text] of Object.entries(small)) localStorage.setItem("spot-on/" + name, text);
  const open = indexedDB.open("spot-on");
  open.onsuccess = () => {
    const all = open.result.transaction(["results", "records"], "readwrite");
    for (const line of results) all.objectStore("results").add(line);
    for (const [key, line] of records) all.objectStore("records").put(line, key);
    all.oncomplete = () => done(true);
    all.onabort = () => done(false);
  };
`;

/** The pages, and what is there when they are shown. */
const PAGES = [
  ["", ".tiles"],
  ["daily", ".calendar .days"],
  ["puzzles", ".puzzle-list .deal"],
  ["puzzles/hundred-rummy", ".puzzle"],
  ["statistics", ".statistics .overview"],
  ["records", ".record"],
  ["exercises", "main"],
  ["settings", "main"],
];

async function scriptTime(driver) {
  const { metrics } = await devtools(driver, "Performance.getMetrics");
  return 1000 * metrics.find(({ name }) => name === "ScriptDuration").value;
}

async function until(driver, script) {
  for (const end = Date.now() + 30_000; !(await driver.executeScript(script)); ) {
    if (Date.now() > end) throw new Error(`never: ${script}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

const site = await served(release);
try {
  const { driver } = await session("chromium", DESKTOP);
  await driver.manage().setTimeouts({ script: 60_000 });
  await driver.get(`${site.url}#/about`);
  await until(driver, "return document.querySelector('h1') !== null && !document.getElementById('boot')");
  const small = { daily: daily.join(""), puzzles: players.concat(puzzles).join("") };
  if (!(await driver.executeAsyncScript(FILL, results, records, small))) throw new Error("the fixture has no room");
  await devtools(driver, "Performance.enable");
  for (const [path, shown] of PAGES) {
    await driver.get("about:blank");
    await driver.get(`${site.url}#/about`);
    await until(driver, "return document.querySelector('h1') !== null && !document.getElementById('boot')");
    const before = await scriptTime(driver);
    await driver.executeScript(`location.hash = "#/${path}"`);
    await until(driver, `return document.querySelector(${JSON.stringify(shown)}) !== null`);
    const time = (await scriptTime(driver)) - before;
    figure(`ten years/${path || "home"}`, time, "ms");
    limit(`the script of ${path || "home"} after ten years of play`, Math.round(time), MOST);
  }
  await driver.quit();
} finally {
  site.close();
  await stop();
}
