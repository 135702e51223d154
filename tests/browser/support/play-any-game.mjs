// A player that knows no rules: it takes what the table offers, and so plays any match to its end.

import { randomChoices } from "./random.mjs";

const OFFERS = `
  const shown = (element) => element.getClientRects().length > 0;
  const buttons = (selector) => [...document.querySelectorAll(selector)].filter(shown)
    .filter((button) => !button.disabled).map((button) => button.textContent);
  const slots = [...document.querySelectorAll('.slot[aria-disabled="false"]')].filter(shown)
    .map((slot) => ({
      place: slot.closest(".zone").dataset.place,
      index: Number(slot.dataset.index ?? 0),
      name: slot.getAttribute("aria-label"),
      picked: slot.getAttribute("aria-pressed") === "true",
    }));
  const targets = [...document.querySelectorAll(".zone.target")].map((zone) => zone.dataset.place);
  const labels = [...document.querySelectorAll(".slot")].map((slot) => slot.getAttribute("aria-label"));
  const texts = [...document.querySelectorAll(".prompt, .badge, .score, .line input, .choices, .zone .hidden-text")]
    .map((element) => element.value ?? element.textContent);
  return {
    over: document.querySelector(".result h2")?.textContent ?? null,
    next: document.querySelector(".result .button")?.textContent ?? null,
    mine: document.querySelector(".player.me.turn") !== null,
    choices: buttons(".choices .button:not(.plain)"),
    buttons: buttons(".me .table-actions .button"),
    writes: document.querySelector(".writer") !== null,
    slots, targets,
    all: JSON.stringify([labels, texts, targets, slots]),
  };
`;

/** What the table offers. `all` is all of it in one string, so that changes can be detected. */
export const offers = (page) => page.run(OFFERS);

/** Script: whether nobody else is about to act. Without `deterministic-page.js` this is unknown, and assumed. */
const IDLE = "(window.harness?.idle() ?? true)";
const idle = (page) => page.run(`return ${IDLE}`);

/**
 * Script: waits until nobody else is about to act and the offers are wanted, and returns them; null after a second. It
 * waits in the page, since every look of a test from outside costs the processor more.
 */
const waitForOffers = (isWanted) => `
  const offers = () => {${OFFERS}};
  const later = window.harness?.later ?? setTimeout;
  const [before] = arguments;
  const isWanted = ${isWanted};
  return new Promise((done) => {
    const look = (tries) => {
      const seen = ${IDLE} ? offers() : null;
      if (seen && isWanted(seen)) done(seen);
      else if (tries === 0) done(null);
      else later(() => look(tries - 1), 10);
    };
    look(100);
  });
`;

const MY_TURN = waitForOffers(`({ over, mine, choices, buttons, slots, writes }) =>
  over !== null || (mine && (choices.length + buttons.length + slots.length > 0 || writes))`);
const CHANGED = waitForOffers("({ all }) => all !== before");

/**
 * Plays until the match is over, and returns the heading of the result.
 * `hand` carries out one of the table's offers (`byTap`, `byDrag`, `byKeys`), or returns false if it cannot.
 * `avoid`: names of rash buttons; `after(did, seen)` is called after each step, with the action and the new offers;
 * `seed`: of its random choices; `enough()` is asked before each move: if it is true, playing stops and returns null.
 */
export async function playAny(page, hand, { avoid = /^$/, after = async () => {}, seed, enough = () => false } = {}) {
  const chance = randomChoices(seed);
  for (;;) {
    const seen = await page.until(() => page.run(MY_TURN), "the table offers nothing");
    if (await enough()) return null;
    if (seen.over !== null && !/^Next/.test(seen.next)) return seen.over;
    const what = decide(seen, avoid, chance);
    if ((await hand(page, what, seen)) === false) continue;
    const did = nameOf(what);
    const now = await page.until(() => page.run(CHANGED, seen.all), `nothing happened after ${did}`);
    await after(did, now);
  }
}

/** The description of an action. */
export const nameOf = (what) =>
  what.line ? "writing what the hint says" : (what.button ?? what.target ?? what.from.name);

/** Chooses one of the offers. */
function decide(seen, avoid, { any, next }) {
  if (seen.over !== null) return { button: seen.next, inside: ".result" };
  if (seen.choices.length > 0) return { button: any(seen.choices), inside: ".choices" };
  if (seen.writes && next() < 0.7) return { line: true };
  const calm = seen.buttons.filter((name) => !avoid.test(name));
  const picked = seen.slots.find((slot) => slot.picked);
  if (picked && seen.targets.length > 0) return { from: picked, target: any(seen.targets), waits: true };
  // Lines are written as the hint says, since few other lines have a result.
  const cards = seen.writes ? [] : seen.slots.filter((slot) => !slot.picked);
  const tries = [...calm.map((button) => ({ button, inside: ".me" })), ...cards.map((from) => ({ from }))];
  return any(tries) ?? { button: any(seen.buttons), inside: ".me" };
}

const slot = ({ place, index }) => `[data-place="${place}"] .slot${index > 0 ? `[data-index="${index}"]` : ""}`;

/** Plays the line that the hint has written; false if the hint is something else. */
async function write(page, hint, play) {
  await hint();
  const hinted = () => page.run("return document.querySelector('.expected').textContent.includes('Hint: ')");
  await page.until(hinted, "no hint comes");
  if (!(await page.run("return document.querySelector('.line input').value"))) return false;
  await play();
  // Until the answer is saved, the old table is displayed, and would be mistaken for the next one.
  await page.until(async () => !(await hinted()), "the line is not played");
  return true;
}

const tapLine = (page) => async () => page.tap(await page.find(".line .primary"));

const tapHint = (page) => async () => page.tap(await page.named("Hint"));

async function button(page, { button, inside }) {
  const FIND = "return [...document.querySelectorAll(arguments[0])].find((it) => it.textContent === arguments[1])";
  const found = await page.run(FIND, `${inside} .button`, button);
  if (!found) throw new Error(`no button ${button}`);
  return found;
}

/** Plays by taps only. */
export async function byTap(page, what) {
  if (what.line) return write(page, tapHint(page), tapLine(page));
  if (what.button) return page.tap(await button(page, what));
  const place = what.waits ? { place: what.target, index: 0 } : what.from;
  await page.tap(await page.find(slot(place)));
}

/** Plays by drags: from a hand to the table, or the other way. Tries all possible targets, one after the other. */
export async function byDrag(page, what, seen) {
  if (what.line) return write(page, tapHint(page), tapLine(page));
  if (what.button) return page.tap(await button(page, what));
  const inHand = what.from.place.startsWith("hand");
  const places = await page.run(
    `
    const [inHand] = arguments;
    const zones = [...document.querySelectorAll('.middle .zone, .me .zone')].map((zone) => zone.dataset.place);
    const first = (place) => place.startsWith("hand") !== inHand && place !== "stock";
    return [...zones.filter(first), ...zones.filter((place) => !first(place))];
    `,
    inHand,
  );
  for (const place of places.filter((place) => place !== what.from.place)) {
    await page.drag(await page.find(slot(what.from)), await page.find(`[data-place="${place}"] .area`));
    await page.still();
    await page.until(() => idle(page), "somebody is still busy");
    if ((await offers(page)).all !== seen.all) return true;
  }
  return false;
}

/** Plays by keys only. */
export async function byKeys(page, what) {
  // A new element of the table takes the focus in the next frame.
  await page.drawn();
  if (what.line) {
    const hint = async () => {
      await tabTo(page, "return document.activeElement.getAttribute('aria-label') === arguments[0]", "Hint");
      await page.press("Enter");
    };
    return write(page, hint, async () => {
      await tabTo(page, "return document.activeElement.tagName === arguments[0]", "INPUT");
      await page.press("Enter");
    });
  }
  if (what.button) {
    await tabTo(page, "return document.activeElement.textContent === arguments[0]", what.button);
    return page.press("Enter");
  }
  const { place, index } = what.waits ? { place: what.target, index: 0 } : what.from;
  await tabTo(page, "return document.activeElement.closest('.zone')?.dataset.place === arguments[0]", place);
  await page.press("Home", ...Array(index).fill("ArrowRight"), "Enter");
}

/** Presses Tab until the script `isThere` is true in the page. */
export async function tabTo(page, isThere, what) {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await page.run(isThere, what)) return;
    await page.press("Tab");
  }
  throw new Error(`Tab never leads to ${what}`);
}
