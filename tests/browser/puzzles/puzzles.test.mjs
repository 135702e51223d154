// Puzzles at the table: the right answer, a wrong one, a rush, and the puzzle of the day.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { byTap as byTapAny, offers } from "../support/play-any-game.mjs";
import { axe } from "../support/axe.mjs";
import { CLOCK, noon, setClock } from "../support/page-clock.mjs";
import { DESKTOP, PHONE, browserTest } from "../support/browser-test.mjs";
import { stored, visit } from "../support/storage.mjs";
import { byTap, tableState } from "../support/play-hundred-rummy.mjs";

const GAME = "hundred-rummy";
const puzzlesOf = (game) =>
  readFileSync(new URL(`../../../public/assets/puzzles/${game}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n");
const PUZZLES = puzzlesOf(GAME);

/** A day whose puzzle is one of this game. */
const DAY = "2026-12-07";

const dayOf = (date) => Math.floor(noon(date) / 86_400_000);
/** The puzzles of days of a game, and that of a day: the formula of the page, written anew. */
const daysOf = (game) => puzzlesOf(`days/${game}`);
const puzzleOf = (days, day) => days[(Math.floor(day / 5) - 4157) % days.length];

/** A date whose puzzle is one of this kind, and the puzzle. The games take turns in the order of the home page. */
function dateOf(rank, game, kind) {
  for (let day = dayOf("2026-12-07"); ; day += 1) {
    const line = puzzleOf(daysOf(game), day);
    if (day % 5 === rank && line.startsWith(`${kind}|`)) {
      return { date: new Date(day * 86_400_000).toISOString().slice(0, 10), line };
    }
  }
}

/** The right discard of a line: all puzzles of this game ask for one. */
const answer = (line) => Number(line.split("|")[3].replace("discard ", ""));

/** Discards this card, or another one. */
async function discard(page, card, isRight) {
  const { hand } = await tableState(page);
  await byTap(page, { kind: "discard", index: hand.findIndex((other) => (other === card) === isRight) });
}

/** Opens the list of the other ways to solve the puzzles of a game. */
const otherWays = async (page, game) => page.tap(await page.find(`.tile-${game} .more-ways summary`));

/** Presses Enter on the button that leads on. It takes the focus in the frame after the answer. */
async function goOn(page) {
  await page.drawn();
  await page.press("Enter");
}

browserTest(
  "the puzzle of the day is solved once, and counts for the day",
  async (page) => {
    await setClock(page, noon(DAY));
    await visit(page, "#/daily");
    await page.tap(await page.find(".daily-puzzle .button"));
    await page.find(".puzzle");
    await axe(page);
    const line = puzzleOf(daysOf(GAME), dayOf(DAY));
    await discard(page, answer(line), true);
    await page.says(".puzzle", /Right\./);
    await axe(page);
    assert.match(await stored(page, "puzzles"), /^player-1\|hundred-rummy\|\d+\|.*\|1\|1\|0\npuzzle-1\|.*\|1\n$/);
    await goOn(page);
    await page.says("main", /There is a new one tomorrow/);
    await page.load("#/daily");
    await page.says(".daily-puzzle", /Solved/);
    await page.says("main", /1 day in a row/);
  },
  { sizes: [PHONE, DESKTOP], early: CLOCK },
);

browserTest(
  "a wrong answer says what is right, and the rating falls",
  async (page) => {
    await visit(page, "#/puzzles");
    await page.says("main", /0 solved/);
    await axe(page);
    await page.load(`#/puzzles/${GAME}`);
    await page.says(".puzzle", /Your rating: 1,200\?/);
    const shown = Number((await page.text(".puzzle .quiet")).match(/rated ([\d,]+)/)[1].replace(",", ""));
    // Several puzzles may have this rating. A card that is right in none of them is wrong.
    const right = PUZZLES.filter((line) => Number(line.split("|")[1]) === shown).map(answer);
    const { hand } = await tableState(page);
    const wrong = hand.findIndex((card) => !right.includes(card));
    const index = Math.max(wrong, 0);
    await byTap(page, { kind: "discard", index });
    await page.says(".puzzle", wrong >= 0 ? /Not this one\. The answer: Discard/ : /Right|Not this one/);
    if (wrong >= 0) {
      const before = await page.text(".puzzle");
      await page.tap(await page.named("Show the answer"));
      // The right card is discarded from the same hand.
      await page.until(async () => (await tableState(page)).hand.length === 4, "the answer is not played");
      const discarded = before.match(/The answer: Discard (\d+)/)[1];
      assert.equal((await tableState(page)).open, Number(discarded));
    }
    const rating = Number((await stored(page, "puzzles")).split("|")[2]);
    assert.notEqual(rating, 12_000, "the rating stays");
    await goOn(page);
    await page.until(async () => /Discard a card/.test(await page.text(".puzzle")), "no other puzzle comes");
  },
  { sizes: [PHONE, DESKTOP] },
);

browserTest(
  "the round so far can be stepped through before the answer",
  async (page) => {
    await visit(page, "#/course/one-hundred-and-one/1");
    await page.says(".puzzle", /Puzzle rated/);
    const asks = () => page.text(".puzzle b");
    const isAsked = async () =>
      (await page.text(".puzzle")).includes("The round so far") && (await page.all(".puzzle-cards")).length === 0;
    for (let at = 2; !(await isAsked()); at += 1) {
      assert.ok(at < 20, "no puzzle of the course asks for a move after a round");
      await visit(page, `#/course/one-hundred-and-one/${at}`);
      await page.says(".puzzle", /Puzzle rated/);
    }
    const question = await asks();
    const movable = async () => (await page.all(".felt .can")).length;
    const before = await movable();
    assert.ok(before > 0, "no card can be played");
    await page.tap(await page.find('.puzzle-steps [aria-label="One move back"]'));
    await page.until(async () => (await movable()) === 0, "moves can be made in an earlier position");
    assert.equal(await asks(), question);
    await page.shot("round-so-far");
    await page.tap(await page.find('.puzzle-steps [aria-label="One move forward"]'));
    await page.until(async () => (await movable()) === before, "the question does not come back");
  },
  { sizes: [PHONE, DESKTOP] },
);

browserTest(
  "after a mistake a similar puzzle can be asked for",
  async (page) => {
    await visit(page, `#/puzzles/${GAME}`);
    const words = () => page.text(".puzzle b");
    for (let asked = await words(), tries = 0; tries < 9; tries += 1, asked = await words()) {
      await byTap(page, { kind: "discard", index: 0 });
      await page.says(".puzzle", /Right\.|Not this one/);
      const [similar] = await page.all(".puzzle .button:not(.primary):not(.plain):nth-last-child(2)");
      if (!similar) {
        await goOn(page);
        continue;
      }
      assert.equal(await similar.getText(), "A similar one");
      await page.tap(similar);
      await page.until(async () => (await words()) === asked, "the next puzzle asks for something else");
      return;
    }
    throw new Error("every first card is right");
  },
  { sizes: [PHONE] },
);

browserTest(
  "a course has examples of all kinds, and twenty puzzles",
  async (page) => {
    await visit(page, "#/puzzles");
    await page.tap(await page.find(`.tile-${GAME} [href="#/course/${GAME}"]`));
    await page.says("h1", /^Course: 100 Points Rummy$/);
    await axe(page);
    await page.shot("course");
    assert.equal((await page.all(".course-steps .button")).length, 20);
    await page.tap(await page.find(".kinds .button"));
    await page.says(".puzzle", /Like this: /);
    await page.find(".puzzle-steps");
    await page.shot("example");
    await page.tap(await page.named("Next"));
    await page.tap(await page.find(".course-steps .button"));
    await page.says(".puzzle", /Puzzle rated/);
    await byTap(page, { kind: "discard", index: 0 });
    await page.says(".puzzle", /Right\.|Not this one/);
    await page.says(".puzzle .quiet", /Skill: /);
    await page.tap(await page.find(`[href="#/course/${GAME}"]`));
    await page.find(".course-steps .solved, .course-steps .missed");
  },
  { sizes: [PHONE, DESKTOP] },
);

browserTest(
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

browserTest(
  "a sprint measures ten puzzles, and keeps the best time",
  async (page) => {
    await visit(page, "#/puzzles");
    await otherWays(page, GAME);
    await page.tap(await page.find(`a[href="#/sprint/${GAME}/easy"]`));
    for (let number = 1; number <= 10; number += 1) {
      await page.says(".puzzle .quiet", new RegExp(`^${number} of 10 · \\d:\\d\\d\\.\\d`));
      await page.still();
      await byTap(page, { kind: "discard", index: 0 });
      await page.says(".puzzle", /Right\.|Not this one/);
      await goOn(page);
    }
    await page.says("h1", /^Your time: \d:\d\d\.\d$/);
    await page.says("main", /This is your best time\./);
    assert.equal((await page.all(".sprint-times:not(.topics) li")).length, 10);
    await axe(page);
    assert.match(await stored(page, "puzzles"), /sprint-1\|hundred-rummy\|easy\|\d+\n/);
  },
  { sizes: [PHONE, DESKTOP] },
);

browserTest(
  "the highest answer is found in three different ways",
  async (page) => {
    const { date, line } = dateOf(1, "one-up", "ways");
    const ways = line
      .split("|")[3]
      .split(";")
      .map((call) => call.replace("call ", ""));
    await setClock(page, noon(date));
    await visit(page, `#/daily-puzzle/${date}`);
    await page.says(".puzzle", /in three different ways/);
    const write = async (text) => {
      const input = await page.find(".writer input");
      await page.tap(input);
      await input.clear();
      await input.sendKeys(text);
      await page.press("Enter");
    };
    await write(ways[0]);
    await page.says(".puzzle", /1 of 3 ways found/);
    // The same way with needless brackets.
    await write(`(${ways[0]})`);
    await page.says(".puzzle", /You have found this way already/);
    await write(ways[1]);
    await page.says(".puzzle", /2 of 3 ways found/);
    await axe(page);
    await write(ways[2]);
    await page.says(".puzzle", /Right\./);
  },
  { sizes: [PHONE, DESKTOP], early: CLOCK },
);

browserTest(
  "a wrong answer is refuted at the table",
  async (page) => {
    const { date, line } = dateOf(0, "shootout", "trick");
    const right = line.split("|")[3].replace("shoot ", "");
    await setClock(page, noon(date));
    await visit(page, `#/daily-puzzle/${date}`);
    await page.says(".puzzle", /Which lead wins the trick/);
    const isRight = ({ name }) => name.toLowerCase().startsWith(nameOf(right));
    const before = await offers(page);
    const wrong = before.slots.find((slot) => slot.place.startsWith("hand") && !isRight(slot));
    await byTapAny(page, { from: wrong });
    await page.until(async () => {
      const { choices, slots } = await offers(page);
      if (choices.length > 0) await byTapAny(page, { button: choices[0], inside: ".choices" });
      const picked = slots.find((slot) => slot.picked);
      if (picked) await byTapAny(page, { from: picked, target: "trick 0", waits: true });
      return /Not this one/.test(await page.text(".puzzle"));
    }, "it is not played");
    await page.says(".puzzle", /Somebody may hold this card, which beats it: /);
    // Somebody plays that card.
    const beater = (await page.text(".puzzle")).match(/which beats it: ([^.]+)\./)[1];
    const isPlayed = async () => (await offers(page)).all.toLowerCase().includes(beater.toLowerCase());
    await page.until(isPlayed, `nobody plays the ${beater}`);
    await axe(page);
    await page.tap(await page.named("Show the answer"));
    // The answer can be stepped through, both ways.
    await page.tap(await page.named("One move forward"));
    await page.tap(await page.named("One move back"));
    const lead = async () => (await offers(page)).all.toLowerCase().includes(nameOf(right));
    await page.until(lead, "the first position does not come back");
  },
  { sizes: [PHONE], early: CLOCK },
);

const RANKS = { A: "ace", T: "ten", J: "jack", Q: "queen", K: "king" };
const NUMBERS = ["two", "three", "four", "five", "six", "seven", "eight", "nine"];
const SUITS = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };

/** The name of a card by its code: `TH` is the ten of hearts. */
function nameOf([rank, suit]) {
  return rank === "J" && !(suit in SUITS) ? "joker" : `${RANKS[rank] ?? NUMBERS[rank - 2]} of ${SUITS[suit]}`;
}

/** The places of cards that make the number, of all sets of this size; of any size without one. */
function making(values, number, size) {
  for (let set = 1; set < 1 << values.length; set += 1) {
    const places = values.map((_, at) => at).filter((at) => set & (1 << at));
    const sum = places.reduce((all, at) => all + values[at], 0);
    if (sum === number && (size === undefined || places.length === size)) return places;
  }
  throw new Error(`nothing of ${values} makes ${number}`);
}

browserTest(
  "sums are made with cards, with and without a clock",
  async (page) => {
    await visit(page, "#/puzzles");
    await otherWays(page, "one-hundred-and-one");
    await page.tap(await page.find('a[href="#/sums/one-hundred-and-one/medium"]'));
    for (let number = 1; number <= 10; number += 1) {
      await page.says(".sums", new RegExp(`${number} of 10 · \\d:`));
      const text = await page.text(".sums");
      const start = Number(text.match(/You have (\d+)/)[1]);
      const values = (
        await page.run("return [...document.querySelectorAll('.sum-card b')].map((b) => b.textContent)")
      ).map(Number);
      const places = number === 3 ? [0] : making(values, 101 - start);
      const cards = await page.all(".sum-card");
      for (const at of places) await page.tap(cards[at]);
      if (number === 1) await axe(page);
      await page.tap(await page.named("Check"));
      await page.says(".sums", number === 3 ? /That makes \d+\. A right answer: \d+ \+/ : /Right\./);
      if (number === 3) await axe(page);
      await goOn(page);
    }
    await page.says("h1", /^Your time: /);
    await page.says(".topics", /Sums of \d cards/);
    await axe(page);
    assert.match(
      await stored(page, "puzzles"),
      /sprint-1\|one-hundred-and-one\|sums medium\|\d+\npace-1\|one-hundred-and-one\|\d\|/,
    );
    await page.load("#/puzzles");
    await page.tap(await page.find(".check"));
    await page.load("#/sums/hundred-rummy/easy");
    await page.says(".sums", /1 of 10(?! ·)/);
    assert.doesNotMatch(await page.text(".sums"), /\d:\d\d/);
  },
  { sizes: [PHONE, DESKTOP] },
);
