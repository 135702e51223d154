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

const RANKS = { 6: "six", 7: "seven", 8: "eight", 9: "nine", T: "ten", J: "jack", Q: "queen", K: "king", A: "ace" };
const SUITS = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };
const nameOf = ([rank, suit]) => `${RANKS[rank]} of ${SUITS[suit]}`;

const names = async (page) => {
  const pictures = await page.all(".puzzle-cards .picture");
  return Promise.all(pictures.map((picture) => picture.getAttribute("aria-label")));
};

browserTest(
  "a card is the answer, and the round shows why",
  async (page) => {
    const line = await openCardQuestion(page);
    const [right] = line.split("|")[3].split("!");
    const shown = await names(page);
    assert.equal(shown.length, 6);
    assert.equal((await page.all(".felt .can")).length, 0, "a move can be made");
    await axe(page);
    await page.shot("card-question");
    const isRight = shown[0] === nameOf(right);
    await page.tap((await page.all(".puzzle-cards button"))[0]);
    await page.says(".puzzle", isRight ? /Right\./ : /Not this one\. The answer: /);
    await page.says(".puzzle", /Ruled out since this move: .*[♠♥♦♣].*\. \p{Lu}/u);
    const marked = await page.find(".puzzle-cards .right .picture");
    assert.equal(await marked.getAttribute("aria-label"), nameOf(right));
    await page.shot("card-answer");
    await page.tap(await page.find('.puzzle-steps [aria-label="One move back"]'));
    await page.says(".puzzle", /Ruled out since this move/);
  },
  { sizes: [PHONE, DESKTOP] },
);
