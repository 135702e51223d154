// Takes the pictures in docs/gallery/: every page, and every game from its start to its end, in four windows, light and
// dark. Run it after `make dist` when the page looks different:
//
//     node docs/pictures/gallery.mjs                 # everything; takes half an hour
//     node docs/pictures/gallery.mjs shootout rules  # these games and pages
//
// `OUT` is another folder, `FORMAT=png` another format, `SIZES="360x740 1280x800"` and `THEMES=dark` fewer pictures.

import { mkdirSync, writeFileSync } from "node:fs";
import { byTap, offers, playAny } from "../../tests/browser/support/play-any-game.mjs";
import { randomChoices, fixedRandom } from "../../tests/browser/support/random.mjs";
import { devtools, session, setViewport, stop } from "../../tests/browser/support/driver.mjs";
import { GAMES } from "../../tests/browser/support/games.mjs";
import { RECORDS, writeRecords, writeResults } from "../../tests/browser/support/storage.mjs";
import { Page } from "../../tests/browser/support/page.mjs";
import { mostSeats, openTable } from "../../tests/browser/support/open-table.mjs";
import { DESKTOP } from "../../tests/browser/support/window-sizes.mjs";
import { serve } from "../../scripts/site.mjs";

const { DIST = "dist", OUT = "docs/gallery", FORMAT = "webp", SEATS, MOMENTS } = process.env;
const SIZES = (process.env.SIZES ?? "360x740 740x360 1280x800 1920x1080").split(" ");
const THEMES = (process.env.THEMES ?? "light dark").split(" ");
/** All random numbers of the page. */
const DEAL = 21;
/** Number of moves before the picture of the middle of a match. */
const MIDDLE = 9;
const PAGES = {
  home: "#/",
  setup: "#/setup/shootout",
  rules: "#/rules/broken-ladder",
  "statistics-empty": "#/statistics",
  statistics: "#/statistics",
  "history-empty": "#/history",
  history: "#/history",
  settings: "#/settings",
  daily: "#/daily",
  puzzles: "#/puzzles",
  puzzle: "#/daily-puzzle/2026-12-07",
  sums: "#/sums/one-hundred-and-one/all",
  print: "#/print/broken-ladder",
  "three-deals": "#/three-deals/hundred-rummy/00c0ffee",
  about: "#/about",
};

/** Results of sixty matches, as a person might have who plays one or two games. */
function someResults() {
  const { next } = randomChoices(5);
  const chance = (below) => Math.floor(next() * below);
  const line = (_, number) => {
    const won = chance(100) < 40 + number / 3;
    const game = chance(3) === 0 ? "shootout" : "hundred-rummy";
    const points = game === "shootout" ? (won ? 101 : 60 + chance(40)) : won ? 400 : 100 * chance(4);
    const level = number < 30 ? "casual" : "skilled";
    return `1|${1_763_776_000 + 7200 * number}|${game}||${level}|${points}|${won ? 1 : 2}|${won ? 1 : 0}|0,0,0`;
  };
  return Array.from({ length: 60 }, line);
}

/** Saves the page as it is, in every window and theme. */
async function take(page, name) {
  for (const size of SIZES) {
    const [width, height] = size.split("x").map(Number);
    await setViewport(page.driver, { width, height });
    for (const theme of THEMES) {
      await page.run("document.documentElement.dataset.theme = arguments[0]", theme);
      await settled(page);
      const { data } = await devtools(page.driver, "Page.captureScreenshot", picture(width, height));
      writeFileSync(`${OUT}/${name}-${size}-${theme}.${FORMAT}`, Buffer.from(data, "base64"));
    }
  }
  await setViewport(page.driver, DESKTOP);
  // A tap before the table has settled would miss its card.
  await settled(page);
  console.log(name);
}

/** The table measures itself after a frame, and then moves few cards in each. */
async function settled(page) {
  const cards = () => page.run("return document.querySelector('.pieces')?.innerHTML");
  for (let before = null, now = ""; before !== now; ) {
    before = now;
    for (let frames = 0; frames < 6; frames++) await page.drawn();
    now = await cards();
  }
  await page.still();
}

/** Pictures in the repository are small: large windows are scaled down. */
function picture(width, height) {
  if (FORMAT !== "webp") return { format: FORMAT };
  return { format: FORMAT, quality: 30, clip: { x: 0, y: 0, width, height, scale: Math.min(1, 640 / width) } };
}

/** Script: whether the table shows a trick, or the answers to the last display. */
const SHOWS = `
  if (document.querySelector(".trick .zone:not(.empty)")) return "trick";
  return document.querySelector(".answers") ? "answer" : null;
`;

/** Which moment of a match the table shows, if it is one for a picture. */
async function momentOf(page, { over, next, choices, mine }, moves) {
  if (over !== null) return /^Next/.test(next) ? "round" : "end";
  if (choices.length > 0) return "choice";
  const shown = mine && (await page.run(SHOWS));
  if (shown) return shown;
  if (moves >= MIDDLE && mine) return "middle";
  return null;
}

/** Plays a match, and takes a picture of each of its moments. */
async function playMatch(page, game, seats) {
  const wanted = new Set((MOMENTS ?? "start middle trick answer choice round end").split(" "));
  const name = (moment) => `${game}-${seats}-${moment}`;
  const want = async (moment) => wanted.delete(moment) && take(page, name(moment));
  await openTable(page, game, { seats, settings: { panel: "on" } });
  // A bot may end a round with its first move.
  await page.until(() => offers(page).then(({ mine, over }) => mine || over !== null), "it is never my turn");
  await want("start");
  let moves = 0;
  // Asked before each move, when nobody else is about to act.
  const enough = async () => {
    const moment = await momentOf(page, await offers(page), moves++);
    if (moment) await want(moment);
    return wanted.size === 0;
  };
  // A picture in another window may close an open choice.
  const hand = async (page, what, seen) => (await offers(page)).all === seen.all && byTap(page, what, seen);
  await playAny(page, hand, { avoid: /, not /, seed: 3, enough });
  await want("end");
}

async function withPage(body) {
  const site = await serve(DIST);
  const { driver, done } = await session("chromium", DESKTOP);
  const page = new Page(driver, "chromium", DESKTOP, site.url, true);
  try {
    // The same deals every time.
    await devtools(driver, "Page.addScriptToEvaluateOnNewDocument", { source: fixedRandom(DEAL) });
    await page.go();
    await body(page);
  } finally {
    await done(true);
    site.close();
  }
}

mkdirSync(OUT, { recursive: true });
const asked = process.argv.slice(2);
const isAsked = (name) => asked.length === 0 || asked.includes(name);
try {
  for (const game of GAMES.filter(isAsked)) {
    for (const seats of SEATS?.split(" ") ?? ["2", "most"]) {
      await withPage(async (page) => {
        await playMatch(page, game, seats === "most" ? await mostSeats(page, game) : Number(seats));
      });
    }
  }
  for (const [name, path] of Object.entries(PAGES).filter(([name]) => isAsked(name))) {
    await withPage(async (page) => {
      if (name === "statistics") await writeResults(page, someResults());
      if (name === "records") await writeRecords(page, RECORDS);
      await page.load(path);
      await page.find("h1");
      await take(page, name);
    });
  }
} finally {
  await stop();
}
