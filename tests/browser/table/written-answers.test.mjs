// Lines that are written with cards by tapping, dragging and typing, and their answers afterwards.

import assert from "node:assert/strict";
import { axe } from "../support/axe.mjs";
import { browserTest, testsOnOnePage } from "../support/browser-test.mjs";
import { keepsFocus } from "../support/focus.mjs";
import { openTable as openTableOf } from "../support/open-table.mjs";

const GAME = "one-up";
/** Seeds whose first cards for two players include a court card, or a Joker. */
const COURT = { seed: 10 };
const JOKER = { seed: 7 };

/** Number of characters that make a line longer than any answer. */
const LONGER = 20;

const SLOTS = '.middle .zone[data-spread="row"] .slot';

async function openTable(page, options = []) {
  await openTableOf(page, GAME, { options });
  await page.find(SLOTS);
}

const labels = (page) =>
  page.run(`return [...document.querySelectorAll(arguments[0])].map((slot) => slot.getAttribute("aria-label"))`, SLOTS);

/** The index of the first card whose name matches. */
async function place(page, name) {
  const at = (await labels(page)).findIndex((label) => name.test(label));
  assert.ok(at >= 0, `no ${name} in ${await labels(page)}`);
  return at;
}

const slot = (page, at) => page.find(`${SLOTS}[data-index="${at}"]`);
const token = (page, at) => page.find(`[data-token="${at}"]`);
const line = (page) => page.run("return document.querySelector('.writer input').value");
const says = (page) => page.run("return document.querySelector('.says').textContent");
const parts = (page) => page.run("return document.querySelectorAll('.token').length");
const isUsed = async (page, at) => (await (await slot(page, at)).getAttribute("aria-pressed")) === "true";
const becomes = (page, what, wanted) =>
  page.until(async () => wanted.test(await what(page)), `it does not become ${wanted}`);

const COURT_CARD = /^(jack|queen|king)/;
const NUMBER = /^(ace|two|three|four|five|six|seven|eight|nine|ten)/;

/** Court cards as a Russian keyboard writes them. */
const CYRILLIC = { K: "к", Q: "Д", J: "в" };

/** Empties the line. */
async function clear(page) {
  await page.tap(await page.named("Clear"));
  await becomes(page, line, /^$/);
  await becomes(page, says, /^$/);
}

testsOnOnePage(
  "a line is written, changed and shown",
  {
    "taps add cards and signs to the line, and remove them": async (page) => {
      await clear(page);
      const [court, number] = [await place(page, COURT_CARD), await place(page, NUMBER)];
      await page.tap(await slot(page, court));
      await becomes(page, line, /^..:10$/);
      assert.match(await says(page), /10 /, "the value is always visible");
      assert.ok(await isUsed(page, court), "the card is not marked as used");
      await page.tap(await page.named("×"));
      await becomes(page, says, /^10 so far$/);
      await page.tap(await slot(page, number));
      await becomes(page, line, /^..:10 \* ..$/);
      await axe(page);

      await page.tap(await token(page, 0));
      await becomes(page, line, /^..:1 \* ..$/);
      assert.match(await page.focused(), / as 1, change$/, "the focus went away from what was turned over");
      await page.tap(await token(page, 0));
      await becomes(page, line, /^..:10 \* ..$/);

      await page.tap(await slot(page, court));
      await becomes(page, line, /^\* ..$/);
      assert.ok(!(await isUsed(page, court)), "the card is still marked");
      await page.tap(await slot(page, court));
      await becomes(page, line, /^..:10 \* ..$/);
      await page.tap(await token(page, 2));
      await becomes(page, line, /^..:10 \*$/);
      await page.tap(await page.named("Delete"));
      await becomes(page, line, /^..:10$/);
      await page.tap(await page.named("Clear"));
      await becomes(page, line, /^$/);
    },
    "a part of the line in brackets has a box": async (page) => {
      await clear(page);
      const number = await place(page, NUMBER);
      await page.tap(await page.named("("));
      await page.tap(await slot(page, number));
      await page.find(".box.open .token[data-kind='card']");
      await page.tap(await page.named(")"));
      await page.find(".box:not(.open) .token[data-kind='card']");
      await page.tap(await token(page, 0));
      await page.until(async () => (await page.all(".box")).length === 0, "the box is still there");
      await becomes(page, line, /^..$/);
    },
    "a line of any keyboard is read, and what cannot be read is named with its place": async (page) => {
      await clear(page);
      const court = await place(page, COURT_CARD);
      const letter = CYRILLIC[(await labels(page))[court][0].toUpperCase()];
      const type = async (text) => {
        await clear(page);
        await page.tap(await page.find(".writer input"));
        await page.press(...text);
        assert.equal(await line(page), text, "the field has changed what was typed");
      };
      for (const text of [`［${letter}１］`, `\u200b(\u00a0${letter}10\u202f•`, `＝ ${letter}①`]) {
        await type(text);
        await page.until(async () => isUsed(page, court), `no card is meant by ${text}`);
      }
      await type(`{${letter}1}`);
      await becomes(page, says, /^= 1 with 1 card$/);
      for (const [text, at, found] of [
        ["0", 1, "0"],
        ["Z", 1, "Z"],
        [" ²", 2, "²"],
        ["=11", 2, "11"],
        ["\u00a0\u200b37", 3, "37"],
      ]) {
        await type(text);
        await becomes(page, says, new RegExp(` at character ${at}, not `.concat("`", found, "`")));
      }
    },
    "a hint fills the line, is spoken, and can be repeated": async (page) => {
      await clear(page);
      await page.tap(await page.named("Hint"));
      await page.says(".expected", /Hint: it is in the field$/);
      const hinted = await line(page);
      assert.ok(hinted.length > 0, "nothing is written");
      const said = () => page.run("return document.querySelector('[role=log]').textContent");
      await becomes(page, said, /Hint: .* of (clubs|diamonds|hearts|spades)/);
      await page.tap(await page.named("Clear"));
      await becomes(page, line, /^$/);
      await page.tap(await page.named("Hint"));
      await page.until(async () => (await line(page)) === hinted, "it is not written again");

      // The part of the line that has the focus disappears.
      await page.tap(await page.find(".writer input"));
      await page.press(..."(".repeat(LONGER));
      await token(page, LONGER);
      await page.run("[...document.querySelectorAll('.token')].at(-1).focus()");
      await page.press("h");
      await page.until(async () => (await line(page)) === hinted, "it is not written again over a longer line");
      await keepsFocus(page, "it was written again");
    },
    "a typed line is shown as its cards": async (page) => {
      await clear(page);
      const court = await place(page, COURT_CARD);
      const letter = (await labels(page))[court][0].toUpperCase();
      await page.tap(await page.find(".writer input"));
      await page.press(..."(", letter, ..."1");
      await page.until(async () => (await parts(page)) === 2, "the line is not read");
      assert.ok(await isUsed(page, court), "the card that is meant is not marked");
      await becomes(page, says, /^1 so far$/);
      await page.press(")");
      await becomes(page, says, /^= 1 with 1 card$/);
      await page.press("Enter");
      await page.find(".answers");
    },
  },
  COURT,
  openTable,
);

browserTest(
  "cards and signs can be dragged into the line",
  async (page) => {
    await openTable(page);
    const [court, number] = [await place(page, COURT_CARD), await place(page, NUMBER)];
    const sheet = () => page.find(".sheet-of-line");
    await page.drag(await slot(page, court), await sheet());
    await becomes(page, line, /^..:10$/);
    await page.drag(await page.named("+"), await sheet());
    await becomes(page, line, /^..:10 \+$/);
    await page.drag(await slot(page, number), await token(page, 0));
    await becomes(page, line, /^.. ..:10 \+$/);
    await page.drag(await page.named("−"), await page.find("h1"));
    assert.equal(await parts(page), 3, "a sign was written that was dropped elsewhere");
  },
  COURT,
);

browserTest(
  "a Joker asks which card to copy",
  async (page) => {
    await openTable(page);
    const joker = await place(page, /Joker/);
    await page.tap(await slot(page, joker));
    const choices = await page.until(async () => {
      const found = await page.all(".choices .button:not(.plain)");
      return found.length > 1 && found;
    }, "nothing is asked");
    await page.tap(choices[0]);
    await becomes(page, line, /^J[BL]~/);
    const first = await line(page);
    await page.tap(await token(page, 0));
    await page.tap(await page.find(".choices .button:not(.plain)"));
    await page.until(async () => (await line(page)) !== first, "it copies the same card");
    assert.match(await line(page), /^J[BL]~/);
  },
  JOKER,
);

browserTest(
  "a race does not show the result of a line",
  async (page) => {
    await openTable(page, [
      ["mode", "race"],
      ["clock", "0"],
    ]);
    await page.tap(await slot(page, await place(page, NUMBER)));
    await becomes(page, says, /^1 card$/);
  },
  COURT,
);

browserTest(
  "all answers and the best one are shown after a display",
  async (page) => {
    await openTable(page);
    assert.equal((await page.all(".answers")).length, 0, "there is something to compare before anybody has answered");
    await page.tap(await page.named("No answer"));
    const rows = await page.until(async () => {
      const found = await page.all(".answers li");
      return found.length >= 2 && found;
    }, "no answers are shown");
    assert.match(await rows[0].getText(), /You\s*No answer/);
    await page.says(".answers p", /possible\.$/);
    await axe(page);
    await page.tap(await page.named("Close"));
    await page.until(async () => (await page.all(".answers")).length === 0, "it cannot be closed");
  },
  COURT,
);
