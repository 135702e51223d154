// Sizes of touch targets. The caller must wait until nothing moves.

import assert from "node:assert/strict";

/**
 * Least sizes in pixels: `CARD` of a card's visible part, and of a sign's button in a narrow or low window; `PRIMARY`
 * of all other buttons and piles.
 */
const CARD = 24;
const PRIMARY = 44;

/** Fails if some card in a row shows less than a finger needs, or a button or pile is too small. */
export async function targetsAreLarge(page) {
  const small = await page.run(
    `
    const [CARD, PRIMARY] = arguments;
    const shown = (element) => element.getClientRects().length > 0;
    const name = (element) => element.getAttribute("aria-label") ?? element.textContent.trim();
    const size = ({ width, height }) => Math.round(width) + " x " + Math.round(height);
    // The longest run of pixels along a line at which a touch would hit the element.
    const run = (element, from, to, at) => {
      let best = { length: 0, middle: 0 };
      for (let here = Math.ceil(from), length = 0; here < to; here += 1) {
        const hit = document.elementFromPoint(...at(here));
        length = element.contains(hit) ? length + 1 : 0;
        if (length > best.length) best = { length, middle: here - length / 2 };
      }
      return best;
    };
    const least = ({ width, height }) => Math.min(width, height);
    // The largest seen part of a card, or the first that is large enough: looking costs a moment for each pixel.
    const seen = (element) => {
      const box = element.getBoundingClientRect();
      const across = (y) => run(element, box.left, box.right, (x) => [x, y]);
      const down = (x) => run(element, box.top, box.bottom, (y) => [x, y]);
      // In a row a card's middle is covered from the side, in a column and by another row from below.
      const inRow = (part) => {
        const row = across(box.top + part * box.height);
        return { width: row.length, height: row.length > 0 ? down(row.middle).length : 0 };
      };
      const inColumn = () => {
        const column = down((box.left + box.right) / 2);
        return { width: across(column.middle).length, height: column.length };
      };
      let best = { width: 0, height: 0 };
      for (const look of [() => inRow(0.5), () => inRow(0.25), inColumn]) {
        const part = look();
        if (least(part) > least(best)) best = part;
        if (least(best) >= CARD) break;
      }
      return best;
    };
    const covered = document.querySelector(".result, .choices, .sheet, .curtain, .answers, dialog[open]") !== null;
    const cards = covered ? [] : [...document.querySelectorAll(".slot[data-index]")].filter(shown)
      .map((slot) => ({ name: name(slot), box: seen(slot), least: CARD }));
    const isSmall = innerWidth < 360 || innerHeight < 600;
    const leastOf = (button) => (isSmall && button.matches(".sign") ? CARD : PRIMARY);
    const buttons = [...document.querySelectorAll(".button, .me .slot.pile, .middle .slot.pile")].filter(shown)
      .filter((button) => !button.disabled && button.getAttribute("aria-disabled") !== "true")
      .map((button) => ({ name: name(button), box: button.getBoundingClientRect(), least: leastOf(button) }));
    // Rounding may lose half a pixel.
    return [...cards, ...buttons].filter(({ box, least }) => Math.min(box.width, box.height) < least - 0.5)
      .map(({ name, box, least }) => name + ": " + size(box) + ", less than " + least);
    `,
    CARD,
    PRIMARY,
  );
  assert.deepEqual(small, [], "too small to be touched");
}

/** Fails if the page is wider than the window or, at the table, higher. */
export async function fits(page, { scrolls = false } = {}) {
  const beyond = await page.run(`
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { x: scrollWidth - innerWidth, y: scrollHeight - innerHeight };
  `);
  assert.ok(beyond.x <= 0, `the page is ${beyond.x} pixels too wide`);
  if (!scrolls) assert.ok(beyond.y <= 0, `the table is ${beyond.y} pixels too high`);
}
