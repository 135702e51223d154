// Cards and positions, as the referee writes them.

export const SUITS = ["S", "H", "D", "C"];
export const rank = (card) => card.slice(0, -1);
export const suit = (card) => card.at(-1);
export const without = (cards, card) => cards.toSpliced(cards.indexOf(card), 1);
export const kinds = (cards) => [...new Set(cards)];
export const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);

/** The best of some items by a worth, with what the second is worth. */
export function best(items, worth) {
  const sorted = items.map((item) => [worth(item), item]).sort(([one], [other]) => other - one);
  return { item: sorted[0][1], lead: sorted.length > 1 ? sorted[0][0] - sorted[1][0] : Number.POSITIVE_INFINITY };
}

/** Cards in other hands and in the stock. */
export const hidden = ({ piles, seats }, seat) => [
  ...Array.from({ length: seats }, (_, other) => (other === seat ? [] : piles[`hand ${other}`])).flat(),
  ...piles.stock,
];

/** Ranks in order, and the number of a card by its rank: an ace is 1, a king 13. */
export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"];
export const plain = (card) => RANKS.indexOf(rank(card)) + 1;
