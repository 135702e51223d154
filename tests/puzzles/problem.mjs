// Solves problems with open cards by trying every move, with the referee. It shares no code with the program that made them.

/** Whether the round or the match is over. A phase is called "cover", too. */
const isOver = ({ phase }) => /(^| )over$/.test(phase);

/** What each game's problems ask for: whether the seat has reached it, or undefined as long as that is open. */
const GOALS = {
  "one-hundred-and-one": (state, seat) => (isOver(state) ? state.piles[`hand ${seat}`].length === 0 : undefined),
  "hundred-rummy": (state, seat, start) => {
    const has = (of) => state.piles[`score ${of}`].length > start.piles[`score ${of}`].length;
    if (has(seat)) return true;
    return has(1 - seat) || isOver(state) ? false : undefined;
  },
};

/** The steps of a solution: `{ right, replies }`. */
export const stepsOf = (text) =>
  text.split(";").map((step) => {
    const [right, ...replies] = step.split(">");
    return { right: right.split(",").toSorted(), replies: replies.map((reply) => reply.split(/:(.*)/).slice(0, 2)) };
  });

/** What is wrong with a solution, or undefined. The referee has loaded the position, whose state is `start`. */
export async function faultOf(ask, game, start, seat, steps) {
  const goal = (state) => GOALS[game](state, seat, start);
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
      const left = turns - (mover === seat && next !== seat ? 1 : 0);
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

  let turns = steps.filter(({ replies }) => replies.length > 0).length + 1;
  if (await reaches(start, turns - 1, seat)) return `it takes fewer than ${turns} turns`;
  let state = start;
  for (const [at, { right, replies }] of steps.entries()) {
    const found = await moves(turns, false);
    if (found.toSorted().join() !== right.join()) return `step ${at + 1}: right are ${found}`;
    state = await play(seat, right[0]);
    for (const [mover, move] of replies) state = await play(Number(mover), move);
    if (replies.length > 0) turns -= 1;
  }
  return goal(state) ? undefined : "the goal is not reached";
}
