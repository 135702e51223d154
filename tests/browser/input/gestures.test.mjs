// Tests the harness itself: its gestures cause the same events as a visitor's. Also, a held card stays held.

import assert from "node:assert/strict";
import { browserTest, testsOnOnePage } from "../support/browser-test.mjs";
import { openTable } from "../support/open-table.mjs";

/** Not the home page, which a first visitor sees before the program has loaded. */
const WHOLE = { path: "#/about" };

/** Two buttons, far apart, and a list of their events. */
const STAGE = `
  const main = document.createElement("main");
  document.body.replaceChildren(main);
  for (const [name, left, top] of [["here", 20, 60], ["there", 220, 400]]) {
    const button = document.createElement("button");
    button.textContent = name;
    Object.assign(button.style, { position: "absolute", left: left + "px", top: top + "px", touchAction: "none" });
    main.append(button);
  }
  const under = (event) => document.elementFromPoint(event.clientX, event.clientY);
  for (const type of ["pointerdown", "pointerup", "pointercancel"]) {
    addEventListener(type, (event) => seen.push([type, event.pointerType, under(event).textContent].join(" ")));
  }
  addEventListener("click", (event) => seen.push("click " + event.target.textContent));
  // If frames are late, one event reports several moves.
  addEventListener("pointermove", (event) => {
    if (event.buttons) window.moves += event.getCoalescedEvents?.().length || 1;
  });
  addEventListener("keydown", (event) => seen.push((event.shiftKey ? "Shift " : "") + event.key));
`;
/** Script: empties the list. */
const FORGET = "Object.assign(window, { seen: [], moves: 0 })";

testsOnOnePage(
  "gestures of the tests cause the events of a visitor's",
  {
    "keys go to the focused element": async (page) => {
      await page.run(FORGET);
      await page.press("Tab", "Tab");
      assert.equal(await page.focused(), "there");
      await page.press("Shift+Tab");
      assert.equal(await page.focused(), "here");
      await page.run("window.seen = []");
      await page.press("ArrowLeft", "x", "Space");
      const keys = await page.run("return window.seen.filter((line) => !line.startsWith('pointer'))");
      assert.deepEqual(keys, ["ArrowLeft", "x", " ", "click here"]);
    },
    "a tap sends down, up and click": async (page) => {
      await page.run(FORGET);
      await page.tap(await page.named("here"));
      const kind = page.hand;
      await page.until(async () => (await page.run("return window.seen")).includes("click here"), "no click comes");
      assert.deepEqual(await page.run("return window.seen"), [
        `pointerdown ${kind} here`,
        `pointerup ${kind} here`,
        "click here",
      ]);
    },
    "a drag moves on the way and ends on its target": async (page) => {
      await page.run(FORGET);
      await page.drag(await page.named("here"), await page.named("there"));
      const kind = page.hand;
      const seen = await page.run("return window.seen.filter((line) => !line.startsWith('click'))");
      assert.deepEqual(seen, [`pointerdown ${kind} here`, `pointerup ${kind} there`]);
      assert.ok((await page.run("return window.moves")) >= 5);
    },
  },
  WHOLE,
  (page) => page.run(STAGE),
);

/** Drags one card of the hand to another, and holds it there until `release()` is called. */
const HOLD = `
  const slots = [...document.querySelectorAll('.me [data-kind="hand"] .slot')];
  const [from, to] = arguments;
  const send = (type, slot) => {
    const { left, top, width, height } = slot.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2 };
    slots[from].dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 7, ...at }));
  };
  send("pointerdown", slots[from]);
  send("pointermove", slots[to]);
  window.release = () => send("pointerup", slots[to]);
`;

browserTest("a held card stays held while others play", async (page) => {
  // At the slow pace the other players leave time to pick up a card.
  await openTable(page, "hundred-rummy", { settings: { pace: "slow" } });
  const hand = '.me [data-kind="hand"] .slot';
  const names = () =>
    page.run(
      "return [...document.querySelectorAll(arguments[0])].map((slot) => slot.getAttribute('aria-label').split(',')[0])",
      hand,
    );
  const count = (number) => page.until(async () => (await names()).length === number, `never ${number} cards`);
  do {
    await page.find(".player.me.turn");
    await page.tap(await page.find('[data-kind="stock"] .slot'));
    await count(5);
    await page.tap(await page.find(hand));
    await count(4);
  } while (new Set(await names()).size === 1);

  const before = await names();
  // Not read by WebDriver: in WebKit its text did not change here, although the text of the page did.
  const last = () => page.run("return document.querySelector('.last-move').textContent");
  const said = await last();
  await page.run(HOLD, 0, 3);
  const held = async () => (await page.all(".piece.held")).length;
  await page.until(async () => (await held()) === 1, "no card is taken up");
  await page.until(async () => (await last()) !== said, "nobody plays");
  assert.equal(await held(), 1, "the card was put down");
  await page.run("window.release()");
  const moved = [...before.slice(1), before[0]];
  await page.until(async () => (await names()).join() === moved.join(), "the card has not moved");
});
