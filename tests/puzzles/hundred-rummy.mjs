// Solves puzzles of 100 Points Rummy from its rules. A solution lists the right moves of each step; null says that there is not
// exactly one solution, and undefined that this program cannot tell.

import { best, hidden, kinds, sum, without } from "./cards.mjs";

const isHundred = (cards) => cards.length === 4 && sum(cards.map(Number)) === 100;
const fours = (five) => kinds(five).map((card) => [card, without(five, card)]);

export function rummy(state, seat, kind) {
  const hand = state.piles[`hand ${seat}`];
  if (kind === "most") {
    const unseen = hidden(state, seat);
    const makes = (four) => unseen.filter((card) => fours([...four, card]).some(([, made]) => isHundred(made))).length;
    const { item, lead } = best(fours(hand), ([, four]) => makes(four));
    return lead >= 3 ? [[`discard ${item[0]}`]] : null;
  }
  const solve = solitaire(state.options.solitaire_end === "strict");
  const stock = counted(state.piles.stock);
  const points = state.scores[0];
  const chance = ([, four]) => solve(stock, counted(four), points, false);
  const { item, lead } = best(fours(hand), chance);
  const isCertain = chance(item) > 1 - 1e-9;
  return lead >= 0.03 && isCertain === (kind === "win") ? [[`discard ${item[0]}`]] : null;
}

const VALUES = ["10", "20", "30", "40", "50"];
const counted = (cards) => VALUES.map((value) => cards.filter((card) => card === value).length);
const total = (counts) => sum(counts);
const points = (counts) => sum(counts.map((count, at) => count * Number(VALUES[at])));
const changed = (counts, at, by) => counts.with(at, counts[at] + by);

/** The chance to win the solitaire with a hand of four at the begin of a turn. Every order of the stock is equally likely. */
function solitaire(isStrict) {
  const known = new Map();
  function turn(stock, hand, scored) {
    if (scored >= 400) return 1;
    const left = total(stock);
    if (isStrict && left === 0) return 0;
    const key = `${stock}|${hand}|${scored}`;
    if (!known.has(key)) known.set(key, choose(stock, hand, scored, left));
    return known.get(key);
  }
  function choose(stock, hand, scored, left) {
    const canScore = total(hand) === 4 && points(hand) === 100;
    const scores = () => {
      if (scored + 100 >= 400) return 1;
      return left < 4 ? 0 : refill(stock, [0, 0, 0, 0, 0], 4, scored + 100);
    };
    if (left === 0) return canScore ? scores() : 0;
    let draws = 0;
    for (const [at, count] of stock.entries()) {
      if (count > 0) draws += (count / left) * discard(changed(stock, at, -1), changed(hand, at, 1), scored);
    }
    return canScore ? Math.max(draws, scores()) : draws;
  }
  function discard(stock, five, scored) {
    if (isStrict && total(stock) === 0) return 0;
    return Math.max(
      ...[...five.entries()].flatMap(([at, count]) => (count > 0 ? [turn(stock, changed(five, at, -1), scored)] : [])),
    );
  }
  const refills = new Map();
  function refill(stock, hand, missing, scored) {
    if (missing === 0) return turn(stock, hand, scored);
    const key = `${stock}|${hand}|${scored}`;
    if (!refills.has(key)) {
      const left = total(stock);
      let chance = 0;
      for (const [at, count] of stock.entries()) {
        if (count > 0)
          chance += (count / left) * refill(changed(stock, at, -1), changed(hand, at, 1), missing - 1, scored);
      }
      refills.set(key, chance);
    }
    return refills.get(key);
  }
  return turn;
}

/** The only discard of a solitaire with which the rest takes the fewest draws, or null. The order of the stock is seen. */
export function fewestDraws(state) {
  const stock = state.piles.stock;
  const isStrict = state.options.solitaire_end === "strict";
  const known = new Map();
  const isLost = (at) => isStrict && at >= stock.length;
  function from(hand, at, points) {
    const key = `${hand.toSorted()} ${at} ${points}`;
    if (!known.has(key)) known.set(key, Math.min(scored(hand, at, points), drawn(hand, at, points)));
    return known.get(key);
  }
  function scored(hand, at, points) {
    if (!isHundred(hand)) return Number.POSITIVE_INFINITY;
    if (points + 100 >= 400) return 0;
    if (at + 4 > stock.length || isLost(at + 4)) return Number.POSITIVE_INFINITY;
    return from(stock.slice(at, at + 4), at + 4, points + 100);
  }
  function drawn(hand, at, points) {
    if (at >= stock.length || isLost(at + 1)) return Number.POSITIVE_INFINITY;
    return 1 + Math.min(...fours([...hand, stock[at]]).map(([, four]) => from(four, at + 1, points)));
  }
  const all = fours(state.piles["hand 0"]).map(([card, four]) => ({ card, draws: from(four, 0, state.scores[0]) }));
  const fewest = Math.min(...all.map(({ draws }) => draws));
  const right = all.filter(({ draws }) => draws === fewest);
  return right.length === 1 && Number.isFinite(fewest) ? `discard ${right[0].card}` : null;
}
