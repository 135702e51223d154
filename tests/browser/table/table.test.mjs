// Features of the table: several people, sorted hands, marks, sound, motion.

import assert from "node:assert/strict";
import { assertNoOverlaps, assertCoversNone, overlappingControls, assertInsideWindow } from "../support/overlaps.mjs";
import { axe } from "../support/axe.mjs";
import { fixedRandom } from "../support/random.mjs";
import { DESKTOP, LOW, NARROW, PHONE, SIDE, browserTest } from "../support/browser-test.mjs";
import { openTable, touch } from "../support/open-table.mjs";

const GAME = "hundred-rummy";

const labels = (page) =>
  page.run(
    `return [...document.querySelectorAll('.me [data-kind="hand"] .slot')].map((slot) => slot.getAttribute("aria-label"))`,
  );
const names = async (page) => (await labels(page)).map((label) => label.split(",")[0]);
const isMine = async (page) => (await page.all(".player.me.turn")).length > 0;
const myTurn = (page) => page.until(() => isMine(page), "it is never my turn");

browserTest(
  "two people at one device each see only their own cards",
  async (page) => {
    await openTable(page, GAME, { people: ["Anna", "Boris"] });
    const first = await page.text(".curtain h2");
    const second = first === "Anna" ? "Boris" : "Anna";
    const shown = () => page.all(".slot, .piece, [data-place], .prompt");
    assert.equal((await shown()).length, 0, "there are cards under the curtain");
    await axe(page);

    await page.tap(await page.named("Show my cards"));
    await page.find(`[aria-label="${first}'s hand"]`);
    await page.tap(await page.find('[data-kind="stock"] .slot'));
    await page.until(async () => (await labels(page)).length === 5, "no card was drawn");
    await page.tap(await page.find('.me [data-kind="hand"] .slot'));

    await page.until(async () => (await page.all(".curtain")).length > 0, "no curtain comes down");
    assert.equal(await page.text(".curtain h2"), second);
    assert.equal((await shown()).length, 0, "there are cards under the curtain");
    await page.press("l");
    const told = await page.run("return document.body.textContent");
    assert.match(told, new RegExp(`${first} draws a card\\.`));
    assert.doesNotMatch(told, /draws a \d0/);
    await page.press("l");

    await page.tap(await page.named("Show my cards"));
    await page.find(`[aria-label="${second}'s hand"]`);
    assert.equal(await (await page.named("Undo")).isEnabled(), false, "the other's move can be taken back");
    assert.equal((await page.all(`[aria-label="${first}'s hand"] .slot`)).length, 0);
  },
  { path: null },
);

browserTest(
  "a key, a button and dragging sort a hand",
  async (page) => {
    await openTable(page, "shootout");
    // Waits until the other players have moved, so that their moves do not disturb the test.
    const dealtAll = async () => (await names(page)).length >= 10 && (await page.run("return harness.idle()"));
    await page.until(dealtAll, "no hand is dealt");
    const dealt = await names(page);
    const suits = (cards) => cards.map((card) => card.split(" of ")[1] ?? "");
    const groups = (list) => list.filter((suit, at) => suit !== list[at - 1]).length;

    await page.press("s");
    await page.until(async () => (await names(page)).join() !== dealt.join(), "S does nothing");
    const sorted = suits(await names(page));
    assert.equal(groups(sorted), new Set(sorted).size, `suits are not together: ${sorted}`);

    // The button's label is the current order of the hand.
    const sign = async () => (await page.find(".sorting")).getText();
    for (let tap = 0; tap < 2; tap += 1) {
      const said = await sign();
      await page.tap(await page.find(".sorting"));
      await page.until(async () => (await sign()) !== said, "the button does nothing");
    }
    const before = await names(page);
    const slots = await page.all('.me [data-kind="hand"] .slot');
    await page.drag(slots[0], slots[4]);
    const moved = [...before.slice(1, 5), before[0], ...before.slice(5)];
    let now;
    const hasMoved = async () => {
      now = (await names(page)).join();
      return now === moved.join();
    };
    await page.until(hasMoved, () => `the card has not moved from ${before} to ${moved}, but there is ${now}`);
  },
  { path: null, seed: 1 },
);

browserTest(
  "the table offers no sort orders without effect",
  async (page) => {
    await openTable(page, GAME);
    await page.until(
      async () => (await names(page)).length === 4 && (await page.run("return harness.idle()")),
      "no hand is dealt",
    );
    const sorted = await names(page);
    const said = () => page.run("return document.querySelector('[role=log]').textContent");
    await page.press("s");
    await page.drawn();
    assert.equal((await page.all(".sorting")).length, 0, "these cards have one order only");
    assert.doesNotMatch(await said(), /Sorted/);

    const slots = await page.all('.me [data-kind="hand"] .slot');
    await page.drag(slots[0], slots[3]);
    const moved = [...sorted.slice(1), sorted[0]].join();
    await page.until(async () => (await names(page)).join() === moved, "the card has not moved");
    for (const [order, says] of [
      [sorted.join(), /Sorted by rank\.$/],
      [moved, /In your own order\.$/],
    ]) {
      await page.find(".sorting");
      await page.press("s");
      await page.until(async () => (await names(page)).join() === order, `there is not ${order}`);
      assert.match(await said(), says);
    }
  },
  { path: null, seed: 1 },
);

browserTest(
  "a new card is marked until the next move",
  async (page) => {
    await openTable(page, GAME);
    await myTurn(page);
    const isNew = async () => (await labels(page)).filter((label) => label.includes(", new")).length;
    assert.equal(await isNew(), 0, "dealt cards are not new");
    await page.tap(await page.find('[data-kind="stock"] .slot'));
    await page.until(async () => (await labels(page)).length === 5, "no card was drawn");
    assert.equal(await isNew(), 1);
    await page.until(async () => (await page.all(".piece.fresh")).length === 1, "the new card is not marked");
    await page.tap(await page.find('.me [data-kind="hand"] .slot'));
    await page.until(async () => (await labels(page)).length === 4, "no card was discarded");
    assert.equal(await isNew(), 0);
  },
  { path: null },
);

for (const seats of [2, 3, 4]) {
  browserTest(
    `a looked-at card covers nothing important with ${seats} players`,
    async (page) => {
      await openTable(page, "shootout", { seats });
      await page.find(".slot.aside.can");
      await page.settled();
      // The button covers both the pile and the card beside it.
      await assertCoversNone(page, ".slot.aside", "[data-place=discard] .area, .middle .caption b, .player");
      const isMet = await page.run(`
      const { left, top, width, height } = document.querySelector("[data-place=stock] .probe").getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2).matches(".slot.aside");
    `);
      assert.ok(isMet, "the stock itself cannot be pressed");
    },
    { path: null, seed: 1, sizes: [PHONE, NARROW, SIDE, LOW, DESKTOP] },
  );
}

/** A deal in which a queen is turned up, the person orders a suit, and the hand can be sorted. */
const QUEEN = fixedRandom(133);

browserTest(
  "the choices cover no controls, and nothing of the player's panel is left beside them",
  async (page) => {
    await openTable(page, "one-hundred-and-one");
    await page.says(".choices", /spades/);
    await page.settled();
    assert.deepEqual(await overlappingControls(page), []);
    const isWhole = await page.run(`
    const [over, under] = [".choices", ".about-me"].map((name) => document.querySelector(name).getBoundingClientRect());
    const isHidden = getComputedStyle(document.querySelector(".about-me")).visibility === "hidden";
    return isHidden || (over.top <= under.top && under.bottom <= over.bottom) || under.bottom <= over.top ||
      under.right <= over.left || over.right <= under.left;
  `);
    assert.ok(isWhole, "something is left of what is said about the player");
    await page.tap(await page.find(".choices .button"));
    const isSortable = () =>
      page.run('return !!document.querySelector(".sorting")?.checkVisibility({ visibilityProperty: true })');
    await page.until(isSortable, "the hand can no longer be sorted");
  },
  { path: null, early: QUEEN },
);

/** A deal in which a seven is turned up: the other player draws a card and is skipped. */
const SEVEN = fixedRandom(13);

// Texts that are half as long again have room on a phone, but not in the narrowest window.
for (const [language, sizes] of [
  ["en", [PHONE, NARROW]],
  ["ru", [PHONE, NARROW]],
  ["en-XA", [PHONE]],
]) {
  browserTest(
    `a stamp beside a name has room there (${language})`,
    async (page) => {
      await openTable(page, "one-hundred-and-one", { settings: { language } });
      await page.find(".others [data-look=stamp]");
      await page.settled();
      await assertInsideWindow(page);
      await assertNoOverlaps(page);
      await page.shot(`a stamp ${language}`);
    },
    { path: null, early: SEVEN, sizes },
  );
}

browserTest(
  "the page is silent before a person has touched it",
  async (page) => {
    await openTable(page, GAME);
    await page.run(`
    const Real = window.AudioContext;
    window.made = 0;
    window.AudioContext = class extends Real { constructor() { super(); window.made += 1; } };
  `);
    const made = () => page.run("return window.made");
    await myTurn(page);
    await page.find('.me [data-kind="hand"] .slot');
    assert.equal(await made(), 0);
    await page.tap(await page.find('[data-kind="stock"] .slot'));
    await page.until(async () => (await made()) === 1, "a tap brings no sound");
  },
  { path: null },
);

// Not in Firefox, which plays nothing without a sound card.
browserTest(
  "a silenced page sounds again after a touch",
  async (page) => {
    await openTable(page, GAME);
    await page.run(`
    const Real = window.AudioContext;
    window.AudioContext = class extends Real { constructor() { super(); window.made = this; } };
  `);
    await myTurn(page);
    const is = (state) =>
      page.until(() => page.run("return window.made?.state === arguments[0]", state), `never ${state}`);
    await page.tap(await page.find('[data-kind="stock"] .slot'));
    await is("running");
    // As a phone does during a call.
    await page.run("return window.made.suspend()");
    await is("suspended");
    await page.tap(await page.find('.me [data-kind="hand"] .slot'));
    await is("running");
  },
  { path: null, engines: ["chromium", "webkit"] },
);

browserTest(
  "a tap finishes all motion",
  async (page) => {
    await openTable(page, "shootout", { settings: { pace: "slow" } });
    await page.find(".sorting");
    await touch(page);
    // Sorting moves cards. If a frame comes too late to see the motion, the hand is sorted again.
    const left = await page.until(
      () =>
        page.driver.executeAsyncScript(`
    const done = arguments[arguments.length - 1];
    const moving = () => document.getAnimations().filter((a) => a.effect.target.closest(".board")).length;
    const frames = (count, then) => count === 0 ? then() : requestAnimationFrame(() => frames(count - 1, then));
    // The targets of cards are measured after they have been drawn, and again if that has moved a row.
    const steady = (count, before, then) => requestAnimationFrame(() => {
      const now = moving();
      if (now !== before) return steady(8, now, then);
      return count === 0 ? then(now) : steady(count - 1, now, then);
    });
    document.querySelector(".sorting").click();
    steady(8, 0, (now) => {
      if (now === 0) return done(null);
      document.querySelector(".board").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      frames(3, () => done([moving()]));
    });
  `),
      "nothing moves",
    );
    assert.deepEqual(left, [0], "cards are still on their way");
  },
  { path: null, seed: 1 },
);
