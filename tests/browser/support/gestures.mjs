// Gestures as W3C actions, which the browser turns into real pointer and key events.

import { Command, Name } from "selenium-webdriver/lib/command.js";
import { Key } from "selenium-webdriver";

/** Milliseconds of one step of a drag: one frame. */
const FRAME = 16;
const STEPS = 12;

const KEYS = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Space: " ",
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  Home: Key.HOME,
  End: Key.END,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
};

/** The page ignores presses of another element that follow so soon, in milliseconds, and so near, in pixels. */
const QUICK = 500;
const NEAR = 12;

/** Script: whether no animation or transition is running that would end by itself. */
export const IS_STILL = `document.getAnimations().every((animation) =>
  animation.playState !== "running" || animation.effect.getComputedTiming().endTime === Infinity)`;

/** Presses an element, as soon as nothing moves. */
export async function tap(page, element) {
  await pressElement(page, element, [down, up]);
}

/** Presses twice in the same place, as a person who presses too fast. */
export async function tapTwice(page, element) {
  await pressElement(page, element, [down, up, down, up]);
}

/** Presses an element, as soon as the page no longer takes that for a second press of the last element. */
async function pressElement(page, element, presses) {
  const [at, id, last] = [await middle(page, element), await element.getId(), page.lastTap];
  if (last && last.id !== id && Math.hypot(at.x - last.at.x, at.y - last.at.y) < NEAR) {
    await page.until(() => Date.now() - last.time > QUICK, "the page does not listen again");
  }
  await pointer(page, [moveTo(at), ...presses]);
  // A busy browser may need long for that.
  page.lastTap = { at, id, time: Date.now() };
}

/** Drags an element to another one, as soon as nothing moves. */
export async function drag(page, element, target) {
  const from = await middle(page, element);
  const to = await middle(page, target, { scroll: false });
  const way = Array.from({ length: STEPS }, (_, step) => {
    const part = (step + 1) / STEPS;
    return moveTo({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, FRAME);
  });
  // All in one request: Chromium's driver forgets a finger that is down when the request ends.
  await pointer(page, [moveTo(from), down, ...way, up]);
}

/** Presses keys; `Shift+Tab` holds the first while the last is pressed. */
export async function press(page, keys) {
  const actions = keys.flatMap((key) => {
    const chord = key.length > 1 ? key.split("+") : [key];
    const values = chord.map((name) => KEYS[name] ?? Key[name.toUpperCase()] ?? name);
    const press = values.map((value) => ({ type: "keyDown", value }));
    const release = values.toReversed().map((value) => ({ type: "keyUp", value }));
    return [...press, ...release];
  });
  await perform(page, { type: "key", id: "keyboard", actions });
}

/** The middle of the visible part of an element, or another point of it that nothing covers, as soon as nothing moves. */
async function middle(page, element, { scroll = true } = {}) {
  for (;;) {
    const point = await page.run(MIDDLE, element, scroll);
    if (point) return point;
    await page.still();
  }
}

const MIDDLE = `
  const [element, scroll] = arguments;
  if (!${IS_STILL}) return null;
  if (scroll) element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const box = element.getBoundingClientRect();
  const within = (low, high, end) => (Math.max(low, 0) + Math.min(high, end)) / 2;
  // Pointers move by whole pixels, and the fraction that is lost may lead to another card.
  const whole = (x, y) => ({ x: Math.round(x), y: Math.round(y) });
  const middle = whole(within(box.left, box.right, innerWidth), within(box.top, box.bottom, innerHeight));
  const isOpen = ({ x, y }) => element.contains(document.elementFromPoint(x, y));
  const along = Array.from({ length: 12 }, (_, step) => whole(box.left + (step + 0.5) * box.width / 12, middle.y));
  return [middle, ...along].find(isOpen) ?? middle;
`;

const down = { type: "pointerDown", button: 0 };
const up = { type: "pointerUp", button: 0 };
const moveTo = ({ x, y }, duration = 0) => ({
  type: "pointerMove",
  duration,
  x: Math.round(x),
  y: Math.round(y),
});

function pointer(page, actions) {
  const pointerType = page.hand;
  return perform(page, { type: "pointer", id: pointerType, parameters: { pointerType }, actions });
}

function perform(page, source) {
  return page.driver.execute(new Command(Name.ACTIONS).setParameter("actions", [source]));
}
