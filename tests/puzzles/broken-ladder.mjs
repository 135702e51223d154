// Solves puzzles of Broken Ladder from its rules. A solution lists the right moves of each step; null says that there is not
// exactly one solution, and undefined that this program cannot tell.

import { RANKS, best, hidden, kinds, plain, rank, suit, sum, without } from "./cards.mjs";

const signed = (card) => (["H", "D"].includes(suit(card)) ? plain(card) : -plain(card));

export function ladder(state, seat, kind) {
  const hand = state.piles[`hand ${seat}`];
  const { head, starters } = state.info;
  const isLadder = (five) =>
    plain(starters[seat]) + sum(five.map(signed)) === plain(head) &&
    (state.options.any_ranks || RANKS.every((one) => five.filter((card) => rank(card) === one).length <= 2));
  const completing = (six) => kinds(six).filter((card) => isLadder(without(six, card)));
  if (kind === "take") {
    const found = completing([...hand, state.piles.discard[0]]);
    return found.length === 1 && !isLadder(hand) ? [["take discard"], [`discard ${found[0]}`]] : null;
  }
  const found = completing(hand);
  const unseen = hidden(state, seat);
  const least = kind === "worth" ? 40 : 0;
  const counts = (five) => isLadder(five) && sum(five.map(plain)) >= least;
  const outs = (card) => {
    const five = without(hand, card);
    return unseen.filter((drawn) => five.some((gone) => counts([...without(five, gone), drawn]))).length;
  };
  const { item, lead } = best(kinds(hand), outs);
  return found.length === 0 && lead >= 3 ? [[`discard ${item}`]] : null;
}
