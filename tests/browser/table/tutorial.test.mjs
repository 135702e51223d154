// Plays the tutorial of every game by keys only, from its offer at the table to a usual match.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { byKeys, offers, tabTo } from "../support/play-any-game.mjs";
import { DESKTOP, PHONE, ZOOMED, browserTest } from "../support/browser-test.mjs";
import { keepsFocus } from "../support/focus.mjs";
import { GAMES } from "../support/games.mjs";
import { tapTwice } from "../support/gestures.mjs";
import { store, stored, radio } from "../support/storage.mjs";
import { openTable } from "../support/open-table.mjs";

/** The lines that a tutorial asks for, in their order. */
function linesOf(id) {
  const tutorial = readFileSync(
    new URL(`../../../src/games/${id.replaceAll("-", "_")}/text/tutorial.md`, import.meta.url),
    "utf8",
  );
  return [...tutorial.matchAll(/^> write (.*)$/gm)].map(([, line]) => line);
}

/** The name of the button that continues the round, or null. */
const goesOn = (page) =>
  page.run("return document.querySelector('.tutorial .primary:not(:disabled)')?.textContent.trim() ?? null");

/** The next action that the round expects, as soon as it expects one. */
const expected = (page) =>
  page.until(async () => {
    const button = await goesOn(page);
    if (button !== null) return { button };
    const { mine, choices, buttons, slots, writes } = await offers(page);
    if (!mine) return false;
    if (choices.length > 0) return { button: choices[0], inside: ".choices" };
    if (writes) return { writes };
    if (slots.length > 0) return { from: slots[0] };
    return buttons.length > 0 && { button: buttons[0], inside: ".me" };
  }, "the round does not go on");

/** Does what the round expects; `lines` are those that are still to be written. */
async function goOn(page, lines) {
  const what = await expected(page);
  if (what.writes) {
    await tabTo(page, "return document.activeElement.tagName === 'INPUT'");
    await page.press(...lines.shift(), "Enter");
  } else {
    await byKeys(page, what);
  }
  return what;
}

for (const id of GAMES) {
  browserTest(
    `the tutorial of ${id} can be played to its end`,
    async (page) => {
      const lines = linesOf(id);
      await openTable(page, id);
      await keepsFocus(page, "opening the table");
      await byKeys(page, { button: "Tutorial" });
      await page.find(".tutorial");
      await keepsFocus(page, "asking for the round");
      const says = () => page.run("return document.querySelector('.tutorial')?.textContent");
      for (;;) {
        const before = await says();
        const what = await goOn(page, lines);
        if (what.button === "Play a match") break;
        await page.until(async () => (await says()) !== before, `nothing is said after ${JSON.stringify(what)}`);
        await keepsFocus(page, JSON.stringify(what));
      }
      await page.find(".prompt");
      await keepsFocus(page, "going to a match");
    },
    { sizes: [ZOOMED], brief: id === GAMES[0] ? [ZOOMED] : [], timeout: 120_000 },
  );
}

const step = (page) => page.text(".tutorial-actions .quiet");

/** Opens a tutorial, in the fastest way. */
async function learn(page, id) {
  await store(page, "settings", { pace: "off" });
  await page.load(`#/tutorial/${id}`);
  await page.find(".tutorial");
}

/** Waits until the learner is at this step. */
const isAt = (page, number) => page.says(".tutorial-actions .quiet", new RegExp(`^${number} `));

browserTest(
  "a tutorial goes on where it was, until it is done or skipped",
  async (page) => {
    const id = "one-up";
    const lines = linesOf(id);
    await learn(page, id);
    await isAt(page, 1);
    for (const number of [2, 3]) {
      await goOn(page, lines);
      await isAt(page, number);
      await page.reload();
      await isAt(page, number);
      await page.tap(await page.named("Rules"));
      await page.find(".prose, article, h2");
      await page.driver.navigate().back();
      await isAt(page, number);
    }
    await page.go("#/settings");
    await page.tap(await page.find(radio("language", "ru")));
    await page.until(() => page.run("return document.documentElement.lang === 'ru'"), "no Russian is spoken");
    await page.go(`#/tutorial/${id}`);
    await page.says(".tutorial-actions .quiet", /^3 из/);
    // Skipping is not learning: the round is offered again, and begins anew.
    await page.tap(await page.named("Пропустить"));
    await page.find(".offer");
    assert.equal(await stored(page, `learned/${id}`), null);
    await page.tap(await page.named("Обучение"));
    await isAt(page, 1);
    // A tutorial that has changed begins anew, too.
    const far = await page.run("return localStorage.getItem('spot-on/lesson/one-up')");
    await page.load("empty");
    await page.run(
      "localStorage.setItem('spot-on/lesson/one-up', arguments[0])",
      far.replace(/^1\|......../, "1|00000000"),
    );
    await page.load(`#/tutorial/${id}`);
    await isAt(page, 1);
  },
  { sizes: [DESKTOP] },
);

browserTest(
  "the buttons of a tutorial stay where they are in all steps",
  async (page) => {
    for (const id of ["one-up", "hundred-rummy"]) {
      const lines = linesOf(id);
      await learn(page, id);
      const places = () =>
        page.run(`
        const of = (selector) => {
          const element = document.querySelector(selector);
          const box = element?.getBoundingClientRect();
          return box ? [Math.round(box.right), Math.round(box.top)].join() : null;
        };
        return [of(".tutorial .primary"), of(".tutorial-actions > a[href^='#/play']:not(.primary)")];
      `);
      const [first, skip] = await places();
      for (let done = false; !done; ) {
        const what = await goOn(page, lines);
        done = what.button === "Play a match";
        if (done) break;
        const [primary, other] = await places();
        assert.equal(primary, first, `${id}: ${JSON.stringify(what)}`);
        assert.ok(other === skip || other === null, `${id}: ${JSON.stringify(what)}`);
      }
      await page.find(".prompt");
    }
  },
  { sizes: [PHONE, DESKTOP], brief: [], timeout: 240_000 },
);

browserTest(
  "a double press goes on by one step, and skips nothing",
  async (page) => {
    await learn(page, "hundred-rummy");
    const steps = Number((await step(page)).match(/\d+$/));
    for (let number = 2; (await page.all(".tutorial button.primary:not(:disabled)")).length > 0; number += 1) {
      await tapTwice(page, await page.find(".tutorial .primary"));
      await isAt(page, number);
      assert.ok(number < steps);
    }
    assert.equal(await page.run("return location.hash"), "#/tutorial/hundred-rummy");
    assert.equal(await stored(page, "learned/hundred-rummy"), null);
  },
  { sizes: [PHONE, DESKTOP] },
);
