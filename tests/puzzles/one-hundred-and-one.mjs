// Solves puzzles of One Hundred and One from its rules. A solution lists the right moves of each step; null says that there is not
// exactly one solution, and undefined that this program cannot tell.

import { SUITS, best, hidden, rank, suit, without } from "./cards.mjs";

export function chain(state, seat, kind, solution) {
  const hand = state.piles[`hand ${seat}`];
  if (kind === "safe") return safe(state, seat, solution);
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

/**
 * A card that the other player cannot cover. What she cannot hold follows from the whole round, which is not looked at here:
 * it is checked that she holds nothing that covers it, and that something unseen covers each other card.
 */
function safe(state, seat, [[move]]) {
  const [hand, theirs] = [state.piles[`hand ${seat}`], state.piles[`hand ${1 - seat}`]];
  const { ordered } = state.info;
  const [top] = state.piles.table;
  const fits = (card, on) => rank(card) === "Q" || suit(card) === suit(on) || rank(card) === rank(on);
  const playable = hand.filter((card) => (ordered ? suit(card) === ordered || rank(card) === "Q" : fits(card, top)));
  const covered = (card, by) => by.some((other) => fits(other, card));
  const card = move.replace("play ", "");
  const others = playable.filter((other) => other !== card);
  const isSound =
    playable.includes(card) && !covered(card, theirs) && others.every((other) => covered(other, hidden(state, seat)));
  return isSound ? [[move]] : null;
}

/**
 * What a move of the other player shows her to lack: she draws only if nothing fits, unless she may choose to, and her turn
 * ends with a draw only if nothing fits then.
 */
export function lackedInChain(before, after, other) {
  const { mover, words } = after.move;
  if (mover !== other || words !== "draw") return [];
  const [top] = before.piles.table;
  const { ordered } = before.info;
  const has = (card) =>
    rank(card) === "Q" || (ordered ? suit(card) === ordered : suit(card) === suit(top) || rank(card) === rank(top));
  const times = [
    ...(before.options.draw_choice && before.phase !== "cover" ? [] : [0]),
    ...(after.to_move.includes(other) ? [] : [1]),
  ];
  return times.map((at) => ({ at, has }));
}
