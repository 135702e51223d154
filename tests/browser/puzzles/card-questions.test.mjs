// Questions whose answer is a card: what the other player can hold follows from the round.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { axe } from "../support/axe.mjs";
import { DESKTOP, PHONE, browserTest } from "../support/browser-test.mjs";
import { visit } from "../support/storage.mjs";

const GAME = "one-hundred-and-one";
const file = new URL(`../../../public/assets/puzzles/${GAME}.txt`, import.meta.url);
const LINES = readFileSync(file, "utf8").trim().split("\n");

/** Opens the first question for a card of the course, and returns its line of the file. */
async function openCardQuestion(page) {
  for (let at = 1; at <= 20; at += 1) {
    await visit(page, `#/course/${GAME}/${at}`);
    await page.says(".puzzle", /Puzzle rated/);
    const cards = await page.all(".puzzle-cards button");
    if (cards.length === 0) continue;
    const rating = (await page.text(".puzzle .quiet")).match(/rated ([\d,]+)/)[1].replace(",", "");
    return LINES.find((line) => line.split("|")[1] === rating && line.includes("!"));
  }
  throw new Error("no question for a card in the course");
}

const names = async (page) => {
  const pictures = await page.all(".puzzle-cards .picture");
  return Promise.all(pictures.map((picture) => picture.getAttribute("aria-label")));
};

browserTest(
  "a card is the answer, and the round shows why",
  async (page) => {
    const line = await openCardQuestion(page);
    const cards = line.split("|")[3].split("!").toSorted();
    assert.equal((await names(page)).length, 6);
    assert.equal((await page.all(".felt .can")).length, 0, "a move can be made");
    await axe(page);
    await page.shot("card-question");
    const chosen = 0;
    const isRight = line.split("|")[3].startsWith(`${cards[chosen]}!`);
    await page.tap((await page.all(".puzzle-cards button"))[chosen]);
    await page.says(".puzzle", isRight ? /Right\./ : /Not this one\. The answer: /);
    await page.says(".puzzle", /Ruled out since this move: .*[♠♥♦♣].*\. \p{Lu}/u);
    assert.equal((await page.all(".puzzle-cards .right")).length, 1);
    await page.shot("card-answer");
    await page.tap(await page.find('.puzzle-steps [aria-label="One move back"]'));
    await page.says(".puzzle", /Ruled out since this move/);
  },
  { sizes: [PHONE, DESKTOP] },
);
