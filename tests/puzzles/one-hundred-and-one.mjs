// Solves puzzles of One Hundred and One from its rules. A solution lists the right moves of each step; null says that there is not
// exactly one solution, and undefined that this program cannot tell.

import { SUITS, best, hidden, rank, suit, without } from "./cards.mjs";

export function chain(state, seat, kind) {
  const hand = state.piles[`hand ${seat}`];
  if (state.options.equal_ranks_together) return undefined;
  if (kind === "suit") {
    const unseen = hidden(state, seat);
    const covers = (ordered) => unseen.filter((card) => rank(card) === "Q" || suit(card) === ordered).length;
    const { item, lead } = best(SUITS, (ordered) => -covers(ordered));
    const queens = hand.filter((card) => rank(card) === "Q");
    const moves = queens.length > 0 ? queens.map((card) => `play ${card} order ${item}`) : [`order ${item}`];
    return lead >= 3 ? [moves.sort()] : null;
  }
  const found = [];
  const goesOn = (card) => ["6", "7", "8", "A"].includes(rank(card)) || card === "KS";
  const play = (top, ordered, left, before) => {
    for (const card of left) {
      const isQueen = rank(card) === "Q";
      if (!isQueen && (ordered ? suit(card) !== ordered : suit(card) !== suit(top) && rank(card) !== rank(top)))
        continue;
      const [rest, way] = [without(left, card), [...before, [`play ${card}`]]];
      if (rest.length === 0 && rank(card) !== "8") found.push(way);
      if (rest.length > 0 && goesOn(card)) play(card, null, rest, way);
    }
  };
  play(state.piles.table[0], state.info.ordered, hand, []);
  return found.length === 1 ? found[0] : null;
}
