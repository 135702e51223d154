// Solves puzzles of Shootout from its rules. A solution lists the right moves of each step; null says that there is not
// exactly one solution, and undefined that this program cannot tell.

import { best, hidden, rank, suit } from "./cards.mjs";

const HEIGHTS = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"];

export function shootout(state, seat, kind) {
  const { trumps, target } = state.info;
  const isTrump = (card) => isJokerCard(card) || suit(card) === trumps;
  const height = (card) =>
    card === "JB" ? 100 : card === "JL" ? 99 : HEIGHTS.indexOf(rank(card)) + (isTrump(card) ? 50 : 0);
  const beats = (other, lead) => {
    if (isTrump(other) !== isTrump(lead)) return isTrump(other);
    return (isTrump(lead) || suit(other) === suit(lead)) && height(other) > height(lead);
  };
  const hand = state.piles[`hand ${seat}`];
  const [top, ...stock] = state.piles.stock;
  const looked = state.phase === "take";
  const others = hidden({ ...state, piles: { ...state.piles, stock: looked ? stock : state.piles.stock } }, seat);
  const isCertain = (lead) => others.every((other) => other === lead || !beats(other, lead));
  const follows = (other, lead) => (isTrump(lead) ? isTrump(other) : !isTrump(other) && suit(other) === suit(lead));
  // Somebody may have no card of the led suit if enough hidden cards are of other suits.
  const sizes = [...Array(state.seats).keys()]
    .filter((one) => one !== seat)
    .map((one) => state.piles[`hand ${one}`].length);
  const mayBeVoid = (lead) => others.filter((other) => !follows(other, lead)).length >= Math.min(...sizes);
  const mayBeBeaten = (lead) =>
    others.some((other) => other !== lead && beats(other, lead) && (follows(other, lead) || mayBeVoid(lead)));
  const isOnly = (lead, cards) => isCertain(lead) && cards.every((other) => other === lead || mayBeBeaten(other));
  if (kind === "trick") {
    const found = hand.filter((lead) => isOnly(lead, hand));
    return found.length === 1 ? [[`shoot ${found[0]}`]] : null;
  }
  const values = (card) => {
    if (isJokerCard(card)) return [1, 20];
    if (rank(card) === "A") return [1, 15];
    return [["T", "J", "Q", "K"].includes(rank(card)) ? 10 : Number(rank(card))];
  };
  const missing = Math.abs(target[seat] - state.scores[seat]);
  if (kind === "score") return scoreOf(state, seat, hand, values);
  const open = state.piles.discard[0];
  const all = [...hand, open, top];
  const worth = all.filter((card) => values(card).includes(missing));
  const found = worth.filter((card) => isOnly(card, worth));
  if (found.length !== 1) return null;
  const [lead] = found;
  const take = hand.includes(lead) ? ["take stock", "take discard"] : lead === open ? ["take discard"] : ["take stock"];
  return [take, all.filter((card) => card !== lead).map((card) => `discard ${card}`), [`shoot ${lead}`]];
}

/** The score after which most cards of the hand are worth what is then missing. */
function scoreOf(state, seat, hand, values) {
  const [distance, sign] = [
    state.info.target[seat] - state.scores[seat],
    state.scores[seat] > state.info.target[seat] ? -1 : 1,
  ];
  const cards = [...Array(state.seats).keys()].flatMap((one) => state.piles[`trick ${one}`]);
  const written = (points) => `${points > 0 ? "+" : ""}${points}`;
  const scores = cards.flatMap((card) => values(card).map((value) => ({ card, points: sign * value })));
  // Without overshooting a value that is too large may be left out, or subtracted.
  if (state.options.no_overshooting && scores.some(({ points }) => points > distance && distance > 0)) return undefined;
  if (scores.some(({ points }) => points === distance)) return null;
  const hits = ({ points }) => hand.filter((card) => values(card).includes(Math.abs(distance - points))).length;
  const { item, lead } = best(scores, hits);
  return lead >= 2 ? [[`score ${item.card} ${written(item.points)}`]] : null;
}

const isJokerCard = (card) => card === "JB" || card === "JL";
