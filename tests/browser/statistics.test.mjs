// Matches that are played to their end are counted, once.

import assert from "node:assert/strict";
import { byTap, playAny } from "./anygame.mjs";
import { axe } from "./axe.mjs";
import { SIZES, everywhere } from "./everywhere.mjs";
import { keep, kept, visit } from "./kept.mjs";

const figures = (page) =>
  page.run("return Object.fromEntries([...document.querySelectorAll('.figures div')].map((row) => [row.children[0].textContent, row.children[1].textContent]))");

const sizes = SIZES.slice(0, 1);

everywhere("a match is counted once, and forgotten when that is confirmed", async (page) => {
  await keep(page, "setup/hundred-rummy", { seats: 2, options: [], level: "novice" });
  await visit(page, "#/statistics");
  assert.match(await page.text("main"), /none yet/);
  await visit(page, "#/play/hundred-rummy");
  const outcome = await playAny(page, byTap);
  await page.reload();
  await page.find(".result");
  await visit(page, "#/statistics");
  const seen = await figures(page);
  assert.equal(seen.Played, "1");
  assert.equal(seen.Won, /You|share/.test(outcome) ? "1 · 100 %" : "0 · 0 %");
  assert.equal(await page.text("h3"), "Novice");
  await axe(page);
  await page.shot("statistics");

  await page.tap(await page.named("Reset statistics"));
  await page.tap(await page.named("Keep them"));
  assert.equal((await figures(page)).Played, "1");
  await page.tap(await page.named("Reset statistics"));
  await page.tap(await page.named("Forget them"));
  assert.match(await page.text("main"), /none yet/);
  assert.equal(await kept(page, "statistics"), "[]");
}, { sizes, timeout: 900_000 });

everywhere("what is kept is shown for each game and level", async (page) => {
  const some = { played: 4, won: 3, best: 420, points: 1402, streak: 2, longest: 2, hints: 5, undos: 1 };
  await keep(page, "statistics", [
    { game: "hundred-rummy", level: "master", ...some },
    { game: "hundred-rummy", level: "", ...some, played: 1 },
  ]);
  await visit(page, "#/statistics");
  const heads = () => page.run("return [...document.querySelectorAll('h3')].map((head) => head.textContent)");
  assert.deepEqual(await heads(), ["Master", "Solitaire"]);
  const expected = { Played: "4", Won: "3 · 75 %", "Best result": "420", Average: "351", "Wins in a row": "2", "Longest row": "2", Hints: "5", "Taken back": "1" };
  const first = await page.run("return [...document.querySelector('.figures').children].map((row) => [row.children[0].textContent, row.children[1].textContent])");
  assert.deepEqual(Object.fromEntries(first), expected);
  await axe(page);
});
