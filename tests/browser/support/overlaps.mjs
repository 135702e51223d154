// Checks that texts and controls do not overlap. The caller must wait until nothing moves.

import assert from "node:assert/strict";

/** Pixels by which boxes may overlap. */
const SLACK = 2;

/** Script: whether two boxes overlap by more than `slack` pixels. */
const MEET = `
  const meet = (a, b, slack) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
`;

/** Script: the text of a box for reports. */
const ROUND = `
  const round = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(" ");
`;

/**
 * Pairs of overlapping controls, by their names. The page is scrolled to its end, where sticky elements have a place of
 * their own.
 */
export const overlappingControls = (page) =>
  page.run(`
  ${MEET}
  scrollTo(0, document.documentElement.scrollHeight);
  const things = [...document.querySelectorAll("a, button:not(.slot), select, .pick, input[type=text]")]
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true }))
    .map((thing) => ({ thing, rect: thing.getBoundingClientRect(), says: thing.ariaLabel ?? thing.textContent }));
  return things.flatMap((one, at) => things.slice(at + 1)
    .filter((other) => !one.thing.contains(other.thing) && meet(one.rect, other.rect, 1))
    .map((other) => one.says + " / " + other.says));
`);

/** Fails if a text or a control of a table overlaps another one. */
export async function assertNoOverlaps(page) {
  assert.deepEqual(await page.run(COVERED, SLACK), [], "one lies over the other");
}

/** Fails if the element `selector` of a table overlaps any of the elements `others`. */
export async function assertCoversNone(page, selector, others) {
  const covered = await page.run(
    `
    ${MEET}
    const [selector, others, SLACK] = arguments;
    const box = document.querySelector(selector).getBoundingClientRect();
    return [...document.querySelectorAll(others)].filter((other) => meet(box, other.getBoundingClientRect(), SLACK))
      .map((other) => other.className + " " + other.textContent);
  `,
    selector,
    others,
    SLACK,
  );
  assert.deepEqual(covered, [], "it lies over something");
}

/** Fails if an element of a table extends beyond the window. */
export async function assertInsideWindow(page) {
  assert.deepEqual(await page.run(OUTSIDE, SLACK), [], "it reaches over the edge");
}

/** Fails if a player's cards are outside of the player's part of the table, or cards of the middle are inside it. */
export async function assertCardsInPlace(page) {
  assert.deepEqual(await page.run(STRAYED, SLACK), [], "cards lie in somebody else's part of the table");
}

const STRAYED = `
  ${MEET}${ROUND}
  const [SLACK] = arguments;
  const boxOf = (element) => element.getBoundingClientRect();
  const isWithin = (box, home) => box.left >= home.left - SLACK && box.right <= home.right + SLACK
    && box.top >= home.top - SLACK && box.bottom <= home.bottom + SLACK;
  // A ladder and its head are in one column, which extends into both parts.
  const parts = [...document.querySelectorAll(".player:not(.me), .board:not([data-held=column]) .me > *")].filter((part) => part.checkVisibility());
  return [...document.querySelectorAll(".zone .area")].filter((area) => area.checkVisibility()).flatMap((area) => {
    const home = area.closest(".player:not(.me)");
    const box = boxOf(area);
    const strays = home
      ? !isWithin(box, boxOf(home))
      : !area.closest(".me") && parts.some((part) => meet(box, boxOf(part), SLACK));
    return strays ? [area.parentElement.dataset.place + ": " + round(box)] : [];
  });
`;

const OUTSIDE = `
  const [SLACK] = arguments;
  if (document.querySelector(".result, .choices, .sheet, .curtain, .answers, dialog[open]")) return [];
  const isOut = ({ left, top, right, bottom }) => left < -SLACK || top < -SLACK || right > innerWidth + SLACK || bottom > innerHeight + SLACK;
  return [...document.querySelectorAll("main :is(.slot, .button, .sorting, input, select, .player, .tray, .caption, .note span, .badge, .score, .says)")]
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true }) && isOut(thing.getBoundingClientRect()))
    .map((thing) => thing.className + " " + (thing.ariaLabel ?? thing.textContent));
`;

/** Height in pixels above which a window has room for both a hand and the choices. */
const HIGH = 500;

const COVERED = `
  ${MEET}${ROUND}
  const [SLACK] = arguments;
  const panel = document.querySelector(".choices")?.getBoundingClientRect();
  if (panel && innerHeight > ${HIGH}) {
    return [...document.querySelectorAll(".me .tray .slot")]
      .filter((slot) => meet(slot.getBoundingClientRect(), panel, SLACK))
      .map((slot) => slot.ariaLabel + " / what is to be chosen");
  }
  if (document.querySelector(".result, .choices, .sheet, .curtain, .answers, dialog[open]")) return [];
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  // The visible part of a box, clipped by its ancestors.
  const cut = (element, { left, top, right, bottom }) => {
    for (let around = element; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === "visible") continue;
      const box = around.getBoundingClientRect();
      [left, top, right, bottom] =
        [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  };
  const things = [];
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode());) {
    const parent = node.parentElement;
    if (!node.textContent.trim() || parent.closest(".pieces, .hidden-text, .slot, button, svg") || !shown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // A line box is higher than its letters.
    const air = parseFloat(getComputedStyle(parent).fontSize) * 0.3;
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const box = cut(parent, { left, top: top + air, right, bottom: bottom - air });
      things.push({ element: parent, name: node.textContent.trim(), box });
    }
  }
  for (const element of document.querySelectorAll("main :is(.button, .sorting, input, select)")) {
    if (!shown(element)) continue;
    const name = element.ariaLabel || element.textContent || element.tagName;
    things.push({ element, name, box: cut(element.parentElement, element.getBoundingClientRect()) });
  }
  const found = [];
  things.forEach((one, at) => things.slice(at + 1).forEach((other) => {
    if (one.element.contains(other.element) || other.element.contains(one.element)) return;
    if (meet(one.box, other.box, SLACK)) found.push(one.name + " / " + other.name + ": " + round(one.box) + " / " + round(other.box));
  }));
  return found;
`;
