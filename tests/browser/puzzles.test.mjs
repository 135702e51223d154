// Puzzles at the table: the right answer, a wrong one, a rush, and the puzzle of the day.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { axe } from "./axe.mjs";
import { CLOCK, noon, setClock } from "./days.mjs";
import { DESKTOP, PHONE, everywhere } from "./everywhere.mjs";
import { kept, visit } from "./kept.mjs";
import { byTap, look } from "./match.mjs";

const GAME = "hundred-rummy";
const PUZZLES = readFileSync(new URL(`../../public/assets/puzzles/${GAME}.txt`, import.meta.url), "utf8")
  .trim()
  .split("\n");

/** A day whose puzzle is one of this game. */
const DAY = "2026-12-07";

/** The right discard of a line: all puzzles of this game ask for one. */
const answer = (line) => Number(line.split("|")[3].replace("discard ", ""));

/** Discards this card, or another one. */
async function discard(page, card, isRight) {
  const { hand } = await look(page);
  await byTap(page, { kind: "discard", index: hand.findIndex((other) => (other === card) === isRight) });
}

/** Presses Enter on the button that leads on. It takes the focus in the frame after the answer. */
async function goOn(page) {
  await page.drawn();
  await page.press("Enter");
}

everywhere(
  "the puzzle of the day is solved once, and counts for the day",
  async (page) => {
    await setClock(page, noon(DAY));
    await visit(page, "#/daily");
    await page.tap(await page.find(".spot .button"));
    await page.find(".puzzle");
    await axe(page);
    // The formula of the page, written anew.
    const line = PUZZLES[(Math.floor(noon(DAY) / 86_400_000 / 5) * 77) % PUZZLES.length];
    await discard(page, answer(line), true);
    await page.says(".puzzle", /Right\./);
    await axe(page);
    assert.match(await kept(page, "puzzles"), /^player-1\|hundred-rummy\|\d+\|.*\|1\|1\|0\npuzzle-1\|.*\|1\n$/);
    await goOn(page);
    await page.says("main", /There is a new one tomorrow/);
    await page.load("#/daily");
    await page.says(".spot", /Solved/);
    await page.says("main", /1 day in a row/);
  },
  { sizes: [PHONE, DESKTOP], early: CLOCK },
);

everywhere(
  "a wrong answer says what is right, and the rating falls",
  async (page) => {
    await visit(page, "#/puzzles");
    await page.says("main", /0 of 200 solved/);
    await axe(page);
    await page.load(`#/puzzles/${GAME}`);
    await page.says(".puzzle", /Your rating: 1,200/);
    const shown = Number((await page.text(".puzzle .quiet")).match(/rated ([\d,]+)/)[1].replace(",", ""));
    // Several puzzles may have this rating. A card that is right in none of them is wrong.
    const right = PUZZLES.filter((line) => Number(line.split("|")[1]) === shown).map(answer);
    const { hand } = await look(page);
    const wrong = hand.findIndex((card) => !right.includes(card));
    const index = Math.max(wrong, 0);
    await byTap(page, { kind: "discard", index });
    await page.says(".puzzle", wrong >= 0 ? /Not this one\. The answer: Discard/ : /Right|Not this one/);
    if (wrong >= 0) {
      const before = await page.text(".puzzle");
      await page.tap(await page.named("Show the answer"));
      // The right card is discarded from the same hand.
      await page.until(async () => (await look(page)).hand.length === 4, "the answer is not played");
      const discarded = before.match(/The answer: Discard (\d+)/)[1];
      assert.equal((await look(page)).open, Number(discarded));
    }
    const rating = Number((await kept(page, "puzzles")).split("|")[2]);
    assert.notEqual(rating, 12_000, "the rating stays");
    await goOn(page);
    await page.until(async () => /Discard a card/.test(await page.text(".puzzle")), "no other puzzle comes");
  },
  { sizes: [PHONE, DESKTOP] },
);

everywhere(
  "a rush ends after three mistakes",
  async (page) => {
    await visit(page, `#/rush/${GAME}`);
    await page.says(".puzzle", /[23]:\d\d · 0 solved · 0 of 3 mistakes/);
    for (let mistakes = 0; mistakes < 3; ) {
      // The first card is wrong in most puzzles.
      await byTap(page, { kind: "discard", index: 0 });
      await page.says(".puzzle", /Right\.|Not this one/);
      mistakes = Number((await page.text(".puzzle .quiet")).match(/(\d) of 3/)[1]);
      await goOn(page);
      const goes = async () => /The rush is over|Discard a card/.test(await page.text("main"));
      await page.until(goes, "no other puzzle comes");
    }
    await page.says("main", /The rush is over: \d+ puzzles? solved/);
    await axe(page);
  },
  { sizes: [PHONE] },
);

everywhere(
  "a sprint measures ten puzzles, and keeps the best time",
  async (page) => {
    await visit(page, "#/puzzles");
    await page.tap(await page.find(`a[href="#/sprint/${GAME}/easy"]`));
    for (let number = 1; number <= 10; number += 1) {
      await page.says(".puzzle .quiet", new RegExp(`^${number} of 10 · \\d:\\d\\d\\.\\d`));
      await byTap(page, { kind: "discard", index: 0 });
      await page.says(".puzzle", /Right\.|Not this one/);
      await goOn(page);
    }
    await page.says("h1", /^Your time: \d:\d\d\.\d$/);
    await page.says("main", /This is your best time\./);
    assert.equal((await page.all(".sprint-times li")).length, 10);
    await axe(page);
    assert.match(await kept(page, "puzzles"), /sprint-1\|hundred-rummy\|easy\|\d+\n/);
  },
  { sizes: [PHONE, DESKTOP] },
);
