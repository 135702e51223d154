// A player that knows 100 Points Rummy: it reads the table, decides, and makes the move by gestures.

/** The state of the table as a person sees it. */
export function tableState(page) {
  return page.run(`
    const slots = [...document.querySelectorAll('.me [data-kind="hand"] .slot')];
    const can = (slot) => slot?.getAttribute("aria-disabled") === "false";
    const stack = (kind) => document.querySelector('[data-kind="' + kind + '"] .slot');
    return {
      over: document.querySelector(".result h2")?.textContent ?? null,
      next: document.querySelector(".result .button")?.textContent ?? null,
      myTurn: document.querySelector(".player.me.turn") !== null,
      total: document.querySelector(".me .score")?.textContent ?? null,
      score: document.querySelector(".me .table-actions .button") !== null,
      stock: can(stack("stock")),
      discard: can(stack("discard")),
      open: parseInt(stack("discard")?.getAttribute("aria-label").match(/(\\d+) on top/)?.[1] ?? 0),
      hand: slots.map((slot) => parseInt(slot.getAttribute("aria-label"))),
      canDiscard: slots.some(can),
    };
  `);
}

/** Waits until the person is to move, or the round is over, and returns the state of the table. */
export function myTurn(page) {
  return page.until(async () => {
    const seen = await tableState(page);
    return (seen.over !== null || (seen.myTurn && seen.hand.length > 0)) && seen;
  }, "it is never my turn");
}

/** The move of a sensible beginner: the one nearest to 100. */
function decide({ score, hand, open, discard, canDiscard }) {
  if (score) return { kind: "score" };
  const distance = (cards) => Math.abs(100 - cards.reduce((sum, card) => sum + card, 0));
  const without = (cards, index) => cards.filter((_, i) => i !== index);
  const best = (cards) => {
    const rest = cards.map((_, index) => distance(without(cards, index)));
    return rest.indexOf(Math.min(...rest));
  };
  if (canDiscard) return { kind: "discard", index: best(hand) };
  const taken = [...hand, open];
  const worth = discard && distance(without(taken, best(taken))) < distance(hand);
  return { kind: worth ? "take discard" : "take stock" };
}

/**
 * Makes one move, or deals the next game, and waits until it is displayed. If the match is over, it does nothing and
 * returns the heading of the result. `hand` carries out a decision.
 */
export async function playTurn(page, hand) {
  const seen = await myTurn(page);
  if (seen.over !== null && seen.next !== "Next game") return seen.over;
  const before = JSON.stringify(seen);
  await hand(page, seen.over === null ? decide(seen) : { kind: "next" }, seen);
  const changed = async () => JSON.stringify(await tableState(page)) !== before;
  await page.until(changed, `nothing happened: ${before}`);
  return null;
}

/** Plays until the match is over and returns the heading of the result. `after(turns)` is called after each move. */
export async function playMatch(page, hand, after = async () => {}) {
  for (let turns = 1; ; turns += 1) {
    const over = await playTurn(page, hand);
    if (over !== null) return over;
    await after(turns);
  }
}

const STOCK = '[data-kind="stock"] .slot';
const DISCARD = '[data-kind="discard"] .slot';
const card = (index) => `.me [data-kind="hand"] [data-index="${index}"]`;

/** Plays by taps only. */
export async function byTap(page, { kind, index }) {
  const ways = {
    next: ".result .button",
    score: ".me .table-actions .button",
    discard: card(index),
    "take discard": DISCARD,
    "take stock": STOCK,
  };
  await page.tap(await page.find(ways[kind]));
}
