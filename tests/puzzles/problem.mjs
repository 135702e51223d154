// Solves problems with open cards by trying every move, with the referee. It shares no code with the program that made them.

import { plain, rank, sum, suit } from "./cards.mjs";

/** Whether the round or the match is over. A phase is called "cover", too. */
const isOver = ({ phase }) => /(^| )over$/.test(phase);

const other = (seat) => 1 - seat;

/** Whether a player has scored a hundred since the start. */
function firstHundred(state, seat, start) {
  const has = (of) => state.piles[`score ${of}`].length > start.piles[`score ${of}`].length;
  if (has(seat)) return true;
  return (state.seats > 1 && has(other(seat))) || isOver(state) ? false : undefined;
}

const signed = (card) => (["H", "D"].includes(suit(card)) ? plain(card) : -plain(card));

/** Whether a player has ended the round with a ladder worth so much, or is left alone. */
const ladderOf = (least) => (state, seat) => {
  const { head, starters, out } = state.info;
  if (out.includes(seat)) return false;
  if (!isOver(state)) return undefined;
  if (out.length > 0) return true;
  const hand = state.piles[`hand ${seat}`];
  const ranks = hand.map(rank);
  const isOfRanks = ranks.every((rank) => ranks.filter((one) => one === rank).length <= 2);
  const isLadder =
    plain(starters[seat]) + sum(hand.map(signed)) === plain(head) && (isOfRanks || state.options.any_ranks);
  return isLadder && state.info.last[seat] === 10 * sum(hand.map(plain)) && sum(hand.map(plain)) >= least;
};

/** Whether the turn of a player of Shootout is over. */
const hasPassedOn = (state, seat) => isOver(state) || (state.phase === "take" && state.to_move[0] !== seat);

/** What each kind of problem asks for: whether the seat has reached it, or undefined as long as that is open. */
const GOALS = {
  "one-hundred-and-one": {
    out: (state, seat) => (isOver(state) ? state.piles[`hand ${seat}`].length === 0 : undefined),
    over: (state, seat) => (isOver(state) ? state.scores[other(seat)] > 101 && state.scores[seat] <= 101 : undefined),
  },
  "hundred-rummy": { race: firstHundred, plan: firstHundred },
  "broken-ladder": { first: ladderOf(0), rich: ladderOf(40) },
  shootout: {
    open: (state, seat) => {
      if (state.scores[seat] === state.info.target[seat]) return true;
      return hasPassedOn(state, seat) ? false : undefined;
    },
    over: (state, seat, start) => {
      const [it, target] = [other(seat), state.info.target[other(seat)]];
      if (start.scores[it] < target && state.scores[it] > target) return true;
      return hasPassedOn(state, seat) ? false : undefined;
    },
  },
};

/** The steps of a solution: `{ right, replies }`. */
export const stepsOf = (text) =>
  text.split(";").map((step) => {
    const [right, ...replies] = step.split(">");
    return { right: right.split(",").toSorted(), replies: replies.map((reply) => reply.split(/:(.*)/).slice(0, 2)) };
  });

/** What is wrong with a solution, or undefined. The referee has loaded the position, whose state is `start`. */
export async function faultOf(ask, { game, kind }, start, seat, steps) {
  const goal = (state) => GOALS[game][kind](state, seat, start);
  // A player alone begins another turn by taking a card.
  const endsAlone = (state) => state.seats === 1 && state.phase === "take";
  const legal = async () => (await ask({ cmd: "legal" })).legal;
  const play = async (mover, move) => (await ask({ cmd: "play", seat: mover, move })).state;

  /** The moves with which the mover gets its way: to the goal within `turns`, or past it. Only the first with `any`. */
  async function moves(turns, any) {
    const all = await legal();
    const [[name, list]] = Object.entries(all);
    const mover = Number(name);
    const found = [];
    for (const move of list) {
      const after = await play(mover, move);
      const next = goal(after) === undefined ? Number(Object.keys(await legal())[0]) : undefined;
      const left = turns - (mover === seat && (next !== seat || endsAlone(after)) ? 1 : 0);
      const good = await reaches(after, left, next);
      await ask({ cmd: "undo" });
      if (good === (mover === seat)) found.push(move);
      if (any && found.length > 0) break;
    }
    return found;
  }

  async function reaches(state, turns, mover) {
    const done = goal(state);
    if (done !== undefined) return done;
    if (mover === seat && turns === 0) return false;
    const found = await moves(turns, true);
    return (mover === seat) === found.length > 0;
  }

  const endsTurn = ({ replies, right }) => replies.length > 0 || (start.seats === 1 && /^discard/.test(right[0]));
  let turns = steps.slice(0, -1).filter(endsTurn).length + 1;
  if (await reaches(start, turns - 1, seat)) return `it takes fewer than ${turns} turns`;
  let state = start;
  for (const [at, { right, replies }] of steps.entries()) {
    const found = await moves(turns, false);
    if (found.toSorted().join() !== right.join()) return `step ${at + 1}: right are ${found}`;
    state = await play(seat, right[0]);
    for (const [mover, move] of replies) state = await play(Number(mover), move);
    if (endsTurn({ replies, right })) turns -= 1;
  }
  return goal(state) ? undefined : "the goal is not reached";
}
