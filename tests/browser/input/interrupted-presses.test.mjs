// One press is one action, whatever happens to a key or a pointer before it is released.

import assert from "node:assert/strict";
import { devtools } from "../support/driver.mjs";
import { DESKTOP, PHONE, browserTest } from "../support/browser-test.mjs";
import { byTap, tableState, myTurn, playTurn } from "../support/play-hundred-rummy.mjs";
import { openTable, touch } from "../support/open-table.mjs";

const GAME = "hundred-rummy";
const HAND = '.me [data-kind="hand"] .slot';
const STOCK = '[data-kind="stock"] .slot';
/** Only the developer tools of Chromium can hold a key. */
const HELD_KEYS = { engines: ["chromium"], sizes: [DESKTOP], seed: 1 };

/** Holds a key: one press, `repeats` repetitions, one release. */
async function hold(page, key, code, keyCode, repeats = 12) {
  const text = { Enter: "\r", Space: " " }[code] ?? key;
  const event = { key, code, windowsVirtualKeyCode: keyCode };
  for (let nth = 0; nth <= repeats; nth += 1) {
    await devtools(page.driver, "Input.dispatchKeyEvent", { type: "keyDown", text, autoRepeat: nth > 0, ...event });
  }
  await devtools(page.driver, "Input.dispatchKeyEvent", { type: "keyUp", ...event });
}

const holdEnter = (page) => hold(page, "Enter", "Enter", 13);
const cards = async (page) => (await page.all(HAND)).length;
const count = (page, number) => page.until(async () => (await cards(page)) === number, `never ${number} cards`);
const focus = (page, selector) => page.run("document.querySelector(arguments[0]).focus()", selector);

browserTest(
  "a held key undoes one move, and opens the log once",
  async (page) => {
    await openTable(page, GAME);
    for (let turn = 0; turn < 6; turn += 1) await playTurn(page, byTap);
    const before = await myTurn(page);
    await playTurn(page, byTap);
    await myTurn(page);
    await hold(page, "u", "KeyU", 85);
    await page.until(
      async () => JSON.stringify(await tableState(page)) === JSON.stringify(before),
      "not one move undone",
    );
    await page.settled();
    assert.deepEqual(await tableState(page), before);
    const expanded = () => page.run("return document.querySelector('.tools [aria-expanded]').ariaExpanded");
    await hold(page, "l", "KeyL", 76);
    assert.equal(await expanded(), "true");
  },
  HELD_KEYS,
);

browserTest(
  "a held Enter plays one card, and shows nobody's hand",
  async (page) => {
    await openTable(page, GAME, { people: ["Anna", "Boris"] });
    await page.tap(await page.named("Show my cards"));
    await page.find(STOCK);
    await focus(page, STOCK);
    await holdEnter(page);
    await count(page, 5);
    await focus(page, HAND);
    await holdEnter(page);
    // The curtain has the focus, while Enter is still down.
    await page.find(".curtain .button");
    await holdEnter(page).catch(() => {});
    await page.find(HAND);
    await page.settled();
    assert.equal(await cards(page), 4, "the next player has already moved");
  },
  HELD_KEYS,
);

browserTest(
  "keys of an input method, of a dialog and of a list are not the table's",
  async (page) => {
    await openTable(page, GAME);
    await myTurn(page);
    await page.tap(await page.find(STOCK));
    await count(page, 5);
    const press = (options) =>
      page.run(
        `const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...arguments[0] });
        (document.activeElement ?? document.body).dispatchEvent(event);
        return event.defaultPrevented;`,
        options,
      );
    for (const options of [{ isComposing: true }, { keyCode: 229 }, { ctrlKey: true }, { metaKey: true }]) {
      assert.equal(await press({ key: "u", ...options }), false, JSON.stringify(options));
      await page.drawn();
      assert.equal(await cards(page), 5, `${JSON.stringify(options)} undoes`);
    }
    await page.run("document.querySelector('dialog').show()");
    assert.equal(await press({ key: "u" }), false);
    await page.run("document.querySelector('dialog').removeAttribute('open')");
    assert.equal(await cards(page), 5, "a key acts behind a dialog");
    assert.equal(await press({ key: "u" }), true, "the page's own key is left to the browser");
    await page.says(".choices", /becomes practice/);
  },
  { sizes: [DESKTOP] },
);

/** Script: `send(type, slot, dx, dy, options)` sends a pointer event at a distance from the middle of a slot. */
const SEND = `
  const send = (type, slot, dx = 0, dy = 0, options = {}) => {
    const { left, top, width, height } = slot.getBoundingClientRect();
    const at = { clientX: left + width / 2 + dx, clientY: top + height / 2 + dy };
    slot.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 7, pointerType: "touch", ...at, ...options }));
  };
  const slots = [...document.querySelectorAll('.me [data-kind="hand"] .slot')];
`;

/** What may take a pointer away in the middle of a drag. */
const ACCIDENTS = {
  "a release outside the window": "",
  "a window that loses the focus": "window.dispatchEvent(new Event('blur'));",
  "a page that is hidden": "document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));",
  "a turned screen": "window.dispatchEvent(new Event('orientationchange'));",
  "a lost capture": "send('lostpointercapture', slots[0]);",
  "a cancelled pointer": "send('pointercancel', slots[0]);",
  "a second finger": "send('pointerdown', slots[1], 0, 0, { pointerId: 8, isPrimary: false });",
  Escape: "window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));",
};

browserTest(
  "the next press works, and no card hangs, whatever ends a drag",
  async (page) => {
    await openTable(page, GAME);
    await touch(page);
    for (const [name, accident] of Object.entries(ACCIDENTS)) {
      await myTurn(page);
      const held = async () => (await page.all(".piece.held")).length;
      await page.run(`${SEND} send("pointerdown", slots[0]); send("pointermove", slots[0], 60, -40);`);
      await page.until(async () => (await held()) > 0, `${name}: no card is lifted`);
      await page.run(`${SEND} ${accident}`);
      if (accident) await page.until(async () => (await held()) === 0, `${name}: a card hangs`);
      await page.tap(await page.find(STOCK));
      await count(page, 5);
      // Cards are drawn some frames after their buttons.
      await page.until(async () => (await held()) === 0, `${name}: a card hangs after the next press`);
      await page.drag((await page.all(HAND))[0], await page.find('[data-kind="discard"] .slot'));
      await count(page, 4);
    }
  },
  { timeout: 600_000, seed: 1 },
);

browserTest(
  "a trembling finger taps, and a click without a pointer always counts",
  async (page) => {
    await openTable(page, GAME);
    await touch(page);
    await myTurn(page);
    const tremble = (dx, dy) =>
      page.run(
        `${SEND} const slot = document.querySelector('[data-kind="stock"] .slot');
        const [dx, dy] = arguments;
        send("pointerdown", slot);
        send("pointermove", slot, dx, dy);
        send("pointerup", slot, dx, dy);`,
        dx,
        dy,
      );
    await tremble(9, 8);
    await count(page, 5);
    // A drag that ends nowhere, and then a click as of a screen reader.
    const click = `${SEND} send("pointerdown", slots[1]); send("pointermove", slots[1], 0, -90);
      send("pointerup", slots[1], 0, -90);
      slots[0].dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1, clientX: 1, clientY: 1 }));`;
    await page.run(click);
    await count(page, 4);
  },
  { seed: 1 },
);

browserTest(
  "a press keeps its card when the hand is sorted under it",
  async (page) => {
    await openTable(page, "shootout", { settings: { pace: "off" } });
    await touch(page);
    const names = () =>
      page.run(
        "return [...document.querySelectorAll(arguments[0])].map((slot) => slot.getAttribute('aria-label').split(',')[0])",
        HAND,
      );
    await page.until(async () => (await names()).length >= 10 && (await page.run("return harness.idle()")), "no hand");
    const before = await names();
    await page.run(`${SEND} send("pointerdown", slots[3]);`);
    await page.press("s");
    await page.until(async () => (await names()).join() !== before.join(), "the hand is not sorted");
    const sorted = await names();
    const place = sorted.indexOf(before[3]);
    assert.notEqual(place, 3, "the pressed card has not moved, so nothing is tested");
    await page.run(`${SEND} send("pointermove", slots[3], 60, -60);`);
    await page.find(".piece.held");
    await page.run(`${SEND}
      const last = slots[slots.length - 1];
      send("pointermove", last);
      send("pointerup", last);`);
    const moved = [...sorted.filter((_, at) => at !== place), before[3]];
    await page.until(async () => (await names()).join() === moved.join(), "another card was moved");
  },
  { sizes: [DESKTOP], seed: 4 },
);

browserTest(
  "two fingers on the table move no card",
  async (page) => {
    await openTable(page, GAME);
    await touch(page);
    const before = await myTurn(page);
    await page.run(`${SEND}
      send("pointerdown", slots[0]);
      send("pointerdown", slots[1], 0, 0, { pointerId: 8, isPrimary: false });
      for (const step of [20, 40, 60]) {
        send("pointermove", slots[0], -step, -step);
        send("pointermove", slots[1], step, step, { pointerId: 8, isPrimary: false });
      }
      send("pointerup", slots[0], -60, -60);
      send("pointerup", slots[1], 60, 60, { pointerId: 8, isPrimary: false });`);
    await page.settled();
    assert.deepEqual(await tableState(page), before);
    const zooms = "return getComputedStyle(document.querySelector(arguments[0])).touchAction";
    for (const part of [".board", HAND, STOCK]) assert.match(await page.run(zooms, part), /pinch-zoom|manipulation/);
  },
  { sizes: [PHONE], seed: 1 },
);
