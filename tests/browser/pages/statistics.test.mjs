// Finished matches are counted once.

import assert from "node:assert/strict";
import { axe } from "../support/axe.mjs";
import { DESKTOP, SIZES, browserTest } from "../support/browser-test.mjs";
import { byTap, playAny } from "../support/play-any-game.mjs";
import { results, store, stored, visit, writeResults } from "../support/storage.mjs";

const GAME = "hundred-rummy";
const one = SIZES.slice(0, 1);

const figures = (page) =>
  page.run(
    "return Object.fromEntries([...document.querySelectorAll('.figures div')].map((row) => [row.children[0].textContent, row.children[1].textContent]))",
  );
const heads = (page) =>
  page.run("return [...document.querySelectorAll('section:not(.overview) h3')].map((head) => head.textContent)");

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
    assert.equal(seen.Won, /You|share/.test(outcome) ? "1 · 100%" : "0 · 0%");
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
      Won: "3 · 75%",
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
