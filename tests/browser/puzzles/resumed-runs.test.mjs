// Runs of questions survive a reload and a look elsewhere, and are kept as soon as they end.

import assert from "node:assert/strict";
import { CLOCK, noon, setClock } from "../support/page-clock.mjs";
import { DESKTOP, PHONE, browserTest } from "../support/browser-test.mjs";
import { stored, visit } from "../support/storage.mjs";
import { byTap } from "../support/play-hundred-rummy.mjs";

const GAME = "hundred-rummy";
const ONE = { sizes: [PHONE, DESKTOP], early: CLOCK };

/** Answers the open puzzle with the first card, and says whether that was right. */
async function answer(page) {
  await page.still();
  await byTap(page, { kind: "discard", index: 0 });
  await page.says(".puzzle", /Right\.|Not this one/);
  return /Right\./.test(await page.text(".puzzle"));
}

const goOn = async (page) => page.tap(await page.find(".puzzle .primary"));

browserTest(
  "a sprint goes on after a reload and a look at the rules, with its time",
  async (page) => {
    await setClock(page, noon("2026-12-07"));
    await visit(page, `#/sprint/${GAME}/easy`);
    await page.find(".puzzle");
    // A clock that is set back takes no time away.
    await page.run("moveClock(arguments[0]); skip(5000);", noon("2020-01-01"));
    await answer(page);
    const time = async () =>
      (await page.text(".puzzle .quiet"))
        .match(/(\d+):(\d+)\.\d/)
        .slice(1, 3)
        .map(Number);
    assert.ok((await time())[1] >= 5, "the clock went back");
    await goOn(page);
    await page.says(".puzzle .quiet", /^2 of 10/);
    await page.reload();
    await page.says(".puzzle .quiet", /^2 of 10 · .*resumed/);
    await page.tap(await page.named("Rules"));
    await page.find(".rules, main.prose, main");
    await page.run("history.back()");
    await page.says(".puzzle .quiet", /^2 of 10/);
    const before = await stored(page, "runs");
    assert.match(before, new RegExp(`^run-1\\|sprint\\|${GAME}\\|easy\\|`));
    await page.tap(await page.named("Start over"));
    await page.says(".puzzle .quiet", /^1 of 10/);
  },
  ONE,
);

browserTest(
  "a rush is kept at its third mistake, whatever is pressed then",
  async (page) => {
    await visit(page, `#/rush/${GAME}`);
    let solved = 0;
    for (let missed = 0; missed < 3; ) {
      if (await answer(page)) solved += 1;
      else missed += 1;
      if (missed < 3) await goOn(page);
    }
    await page.tap(await page.named("Back"));
    await page.says("h1", /Puzzles/);
    const player = (await stored(page, "puzzles")).split("\n").find((line) => line.startsWith(`player-1|${GAME}|`));
    assert.equal(Number(player.split("|").at(-1)), solved);
    assert.doesNotMatch((await stored(page, "runs")) ?? "", /rush/);
  },
  { ...ONE, sizes: [PHONE] },
);

browserTest(
  "a rush ends with its clock, and the open puzzle with it",
  async (page) => {
    await visit(page, `#/rush/${GAME}`);
    await page.find(".puzzle");
    await page.run("skip(60_000)");
    await page.says(".puzzle .quiet", /^1:5/);
    await page.reload();
    await page.says(".puzzle .quiet", /^1:5.*resumed/);
    const asked = await stored(page, "puzzles");
    await page.run("skip(180_000)");
    await page.says("h1", /The rush is over: 0 puzzles solved/);
    assert.equal((await page.all(".puzzle")).length, 0);
    assert.equal(((await stored(page, "puzzles")) ?? "").includes("puzzle-1"), (asked ?? "").includes("puzzle-1"));
    await page.tap(await page.named("Rush again"));
    await page.says(".puzzle .quiet", /^[23]:\d\d · 0 solved/);
  },
  { ...ONE, sizes: [PHONE] },
);

browserTest(
  "sums go on after a reload, and ask the same",
  async (page) => {
    await visit(page, "#/sums/hundred-rummy/easy");
    const cards = () => page.run("return [...document.querySelectorAll('.sum-card')].map((card) => card.textContent)");
    await page.tap((await page.all(".sum-card"))[0]);
    await page.tap(await page.named("Check"));
    await page.tap(await page.find(".sums .next"));
    await page.says(".sums", /2 of 10/);
    const asked = await cards();
    await page.reload();
    await page.says(".sums", /2 of 10/);
    assert.deepEqual(await cards(), asked);
  },
  { ...ONE, sizes: [PHONE] },
);

browserTest(
  "puzzles whose answers were printed do not change the rating",
  async (page) => {
    await visit(page, `#/print/${GAME}`);
    await page.until(async () => (await page.all(".paper-puzzle")).length === 6, "no puzzles come");
    assert.equal(await stored(page, "puzzles"), null);
    await page.run("window.dispatchEvent(new Event('beforeprint'))");
    const shown = (await stored(page, "puzzles")).trim().split("\n");
    assert.equal(shown.filter((line) => /^puzzle-1\|.*\|3$/.test(line)).length, 6);
    // As many as there are, and a sentence.
    await page.tap(await page.find('input[name="kind"][value="win"] + span'));
    await page.tap(await page.find('input[name="size"][value="24"] + span'));
    await page.tap(await page.find('input[name="level"][value="easy"] + span'));
    const count = async () => (await page.all(".paper-puzzle")).length;
    await page.until(async () => (await count()) < 24, "there are enough");
    await page.says(".print-page .notice", new RegExp(`Only ${await count()} puzzles? fits? this choice`));
  },
  { ...ONE, sizes: [DESKTOP] },
);

browserTest(
  "half right addresses lead to a sentence",
  async (page) => {
    for (const [path, says] of [
      ["#/sums/shootout/easy", /has no sums/],
      ["#/sums/hundred-rummy/hardest", /These puzzles do not exist/],
      [`#/sprint/${GAME}/hard`, /These puzzles do not exist/],
      ["#/daily/2026-02-30", /does not exist/],
      ["#/daily-puzzle/2026-13-01", /does not exist/],
    ]) {
      await page.go(path);
      await page.says("main", says);
      assert.ok((await page.all("main a")).length > 0, `${path} leads nowhere`);
    }
  },
  { sizes: [PHONE] },
);
