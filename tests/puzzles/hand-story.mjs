// Which unseen cards the other player can hold, from the story of the match. It shares no method with the program: each card
// that she has held since the deal has a time at which it came and one at which it went. A card can be in her hand if all the
// cards that she has shown, and it, can be given to the times at which she drew, so that she never held what would have fitted.

/** The states of a match, each with the view of a seat and the move that led to it. */
async function statesOf(ask, record, seat) {
  const field = (name) =>
    record
      .split("|")
      .find((part) => part.startsWith(`${name}=`))
      .slice(name.length + 1);
  const options = Object.fromEntries(
    field("options")
      .split(",")
      .map((option) => option.split(":"))
      .map(([name, value]) => [name, { true: true, false: false }[value] ?? value]),
  );
  const [game, seats, dealer, seed] = ["game", "seats", "dealer", "seed"].map(field);
  let { state } = await ask({ cmd: "new", game, seats: Number(seats), dealer: Number(dealer), options, seed });
  const states = [];
  const add = async (move, events) => {
    const { view } = await ask({ cmd: "view", seat });
    states.push({ ...state, view, move, isRebuilt: events.some(({ event }) => event === "rebuild") });
  };
  await add(null, []);
  for (const step of field("moves").split(",")) {
    const [mover, ...words] = step.split(" ");
    const request = mover === "deal" ? { move: "deal" } : { seat: Number(mover), move: words.join(" ") };
    const answer = await ask({ cmd: "play", ...request });
    state = answer.state;
    if (mover === "deal") states.length = 0;
    await add({ mover: Number(mover), words: words.join(" ") }, answer.events);
  }
  return states;
}

const inSight = (view) =>
  Object.values(view.piles)
    .flat()
    .filter((card) => card !== null);

/** Whether each card can be given a slot, no two the same (augmenting paths). */
function fits(cards, slots, allows) {
  const holder = new Map();
  const place = (card, tried) =>
    slots.some((slot, at) => {
      if (tried.has(at) || !allows(card, slot)) return false;
      tried.add(at);
      if (holder.has(at) && !place(holder.get(at), tried)) return false;
      holder.set(at, card);
      return true;
    });
  return cards.every((card) => place(card, new Set()));
}

/**
 * Which cards the other player can hold: a predicate. `lacked(before, after)` lists what a move shows her to lack: objects with
 * `at`, 0 before the move and 1 after it, and `has`, a predicate of cards.
 */
export async function canHold(ask, record, seat, lacked) {
  const states = await statesOf(ask, record, seat);
  const now = states.length;
  const pile = `hand ${1 - seat}`;
  const hands = states.map((state) => state.piles[pile]);
  // In the step of a rebuild, cards of the old stock come first, then the pile is turned, then cards of the new one come.
  const isOfOldStock = (card, time) => states[time].isRebuilt && states[time - 1].piles.stock.includes(card);
  const seen = states.map((state) => new Set(inSight(state.view)));
  const faults = states
    .slice(1)
    .flatMap((after, at) =>
      lacked(states[at], after, 1 - seat).map((fault) => ({ time: at + fault.at, has: fault.has })),
    );
  // Every time that a card was in her hand, unseen: from `from` until before `until`.
  const stays = [];
  const open = new Map();
  hands.forEach((hand, time) => {
    for (const [card, from] of open)
      if (!hand.includes(card)) {
        stays.push({ card, from, until: time });
        open.delete(card);
      }
    for (const card of hand) if (!open.has(card)) open.set(card, time - isOfOldStock(card, time) / 2);
  });
  for (const [card, from] of open) stays.push({ card, from, until: now });
  const isKnown = ({ card, from, until }) => seen[Math.min(Math.ceil(from), until - 1)].has(card);
  const hidden = stays.filter((stay) => !isKnown(stay));
  const slots = hidden.map(({ from }) => from);
  // A card in sight was not in her hand: it can only have come later.
  const lastSeen = (card, until) => {
    const time = seen.slice(0, until).findLastIndex((cards) => cards.has(card));
    return time + (states[time + 1]?.isRebuilt ? 3 / 4 : 0);
  };
  // The stock has only cards that lay in the pile when it was made. All others that are unseen must be in the hand.
  const rebuilt = states.findLastIndex((state) => state.isRebuilt);
  const mayLieInStock = (card) => rebuilt < 0 || lastSeen(card, now) > rebuilt - 1;
  const allows = ({ card, until }, from) =>
    from < until &&
    from > lastSeen(card, until) &&
    faults.every(({ time, has }) => time < from || time >= until || !has(card));
  const last = hidden.filter(({ until }) => until === now);
  return (card) =>
    !seen[now - 1].has(card) &&
    last.some((gone) => {
      if (gone.card !== card && !mayLieInStock(gone.card)) return false;
      const cards = last.some((stay) => stay.card === card)
        ? hidden
        : hidden.map((stay) => (stay === gone ? { card, until: now } : stay));
      return fits(cards, slots, allows);
    });
}
