// Solves puzzles a second time. It shares no code with the program that made them: positions come from the referee, the
// answers from the rules as written below. `make puzzles-verify` runs it.

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { createInterface } from "node:readline";

const COUNT = 100;
const ARENA = "target/release/arena";
const REFEREE = "target/release/referee";
/** Displays with more cards take too long here. */
const MOST_CARDS = 5;

const SUITS = ["S", "H", "D", "C"];
const rank = (card) => card.slice(0, -1);
const suit = (card) => card.at(-1);
const without = (cards, card) => cards.toSpliced(cards.indexOf(card), 1);
const kinds = (cards) => [...new Set(cards)];
const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);

/** The best of some items by a worth, with what the second is worth. */
function best(items, worth) {
  const sorted = items.map((item) => [worth(item), item]).sort(([one], [other]) => other - one);
  return { item: sorted[0][1], lead: sorted.length > 1 ? sorted[0][0] - sorted[1][0] : Number.POSITIVE_INFINITY };
}

/** Cards in other hands and in the stock. */
const hidden = ({ piles, seats }, seat) => [
  ...Array.from({ length: seats }, (_, other) => (other === seat ? [] : piles[`hand ${other}`])).flat(),
  ...piles.stock,
];

// 100 Points Rummy.

const isHundred = (cards) => cards.length === 4 && sum(cards.map(Number)) === 100;
const fours = (five) => kinds(five).map((card) => [card, without(five, card)]);

function rummy(state, seat, kind) {
  const hand = state.piles[`hand ${seat}`];
  if (kind === "complete") {
    const found = fours(hand).filter(([, four]) => isHundred(four));
    return found.length === 1 ? [[`discard ${found[0][0]}`]] : null;
  }
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

// Broken Ladder.

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"];
const plain = (card) => RANKS.indexOf(rank(card)) + 1;
const signed = (card) => (["H", "D"].includes(suit(card)) ? plain(card) : -plain(card));

function ladder(state, seat, kind) {
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
  if (kind === "complete") return found.length === 1 ? [[`discard ${found[0]}`]] : null;
  const unseen = hidden(state, seat);
  const outs = (card) => {
    const five = without(hand, card);
    return unseen.filter((drawn) => five.some((gone) => isLadder([...without(five, gone), drawn]))).length;
  };
  const { item, lead } = best(kinds(hand), outs);
  return found.length === 0 && lead >= 3 ? [[`discard ${item}`]] : null;
}

// One Up.

const isJoker = (card) => card.startsWith("J") && ["JB", "JL"].includes(card);
const isFace = (card) => !isJoker(card) && ["J", "Q", "K"].includes(rank(card));

/** All values that the cards can have together. */
function readings(display, isFree) {
  const plainCards = display.filter((card) => !isJoker(card));
  if (plainCards.length === 0) return [];
  let all = [[]];
  for (const card of plainCards) {
    const values = isFace(card) ? [1, 10] : [plain(card)];
    all = all.flatMap((before) => values.map((value) => [...before, value]));
  }
  const copied = (values) => kinds(plainCards.flatMap((card, at) => (isFree && isFace(card) ? [1, 10] : [values[at]])));
  for (const _ of display.filter(isJoker)) {
    all = all.flatMap((values) => copied(values.slice(0, plainCards.length)).map((value) => [...values, value]));
  }
  return all;
}

/** The highest number that ends in 1 and can be made of some of these numbers. */
function highest(numbers) {
  const made = [new Set()];
  for (let mask = 1; mask < 1 << numbers.length; mask += 1) {
    const here = new Set();
    if ((mask & (mask - 1)) === 0) here.add(numbers[Math.log2(mask)]);
    for (let part = (mask - 1) & mask; part > 0; part = (part - 1) & mask) {
      for (const one of made[part]) {
        for (const other of made[mask ^ part]) {
          here
            .add(one + other)
            .add(one - other)
            .add(one * other);
          if (other !== 0 && one % other === 0) here.add(one / other);
        }
      }
    }
    made.push(here);
  }
  return Math.max(0, ...made.flatMap((values) => [...values].filter((value) => value > 0 && value % 10 === 1)));
}

/** The value of a written answer. */
function valueOfCall(call) {
  const valued = Object.fromEntries([...call.matchAll(/\b(\w\w):(10|1)\b/g)].map(([, card, value]) => [card, value]));
  const value = (card, given) => given ?? (isFace(card) ? valued[card] : isJoker(card) ? null : String(plain(card)));
  const read = (term) => {
    const [card, copied] = term.split("~");
    if (copied === undefined) return value(...card.split(":"));
    const [of, given] = copied.split(":");
    if (!isJoker(of)) return value(of, given);
    return read(call.match(new RegExp(`${of}~[\\w:]+`))[0]);
  };
  const numbers = call.replace("call ", "").replaceAll(/\w\w(:\d+)?(~\w\w(:\d+)?)?/g, (term) => `(${read(term)})`);
  return Function(`return ${numbers}`)();
}

/** The value of an answer if every number but 1 were another one: different formulas have different ones. */
function formula(call) {
  const number = (card, value) => (value === undefined ? plain(card) : Number(value));
  const stand = (value) => (value === 1 ? 1 : Math.sqrt(value * value + 0.7) * Math.PI);
  const numbers = call
    .replace("call ", "")
    .replaceAll(/(\w\w)(?::(\d+))?/g, (_, card, value) => `(${stand(number(card, value))})`);
  return Math.abs(Function(`return ${numbers}`)());
}

function oneUp(state, _seat, kind, solution) {
  const { display } = state.piles;
  if (display.length > MOST_CARDS) return undefined;
  const top = Math.max(0, ...readings(display, state.options.joker_reading === "free").map(highest));
  if (top === 0) return [["one off"]];
  const calls = solution.map(([call]) => call);
  if (calls.some((call) => valueOfCall(call) !== top)) return null;
  if (kind !== "ways") return calls.length === 1 ? solution : null;
  const formulas = calls.map(formula);
  // Near-equal numbers are equal: no two formulas differ by so little.
  const areAlike = (one, other) => Math.abs(one - other) < 1e-9 * Math.max(one, other);
  const isNew = (one, at) => formulas.slice(0, at).every((other) => !areAlike(one, other));
  return formulas.every(isNew) && calls.length === 3 ? solution : null;
}

// One Hundred and One.

function chain(state, seat, kind) {
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

// Shootout.

const HEIGHTS = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"];

function shootout(state, seat, kind) {
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
  const missing = Math.abs(target[seat] - state.scores[seat]);
  const values = (card) => {
    if (isJokerCard(card)) return [1, 20];
    if (rank(card) === "A") return [1, 15];
    return [["T", "J", "Q", "K"].includes(rank(card)) ? 10 : Number(rank(card))];
  };
  const open = state.piles.discard[0];
  const all = [...hand, open, top];
  const worth = all.filter((card) => values(card).includes(missing));
  const found = worth.filter((card) => isOnly(card, worth));
  if (found.length !== 1) return null;
  const [lead] = found;
  const take = hand.includes(lead) ? ["take stock", "take discard"] : lead === open ? ["take discard"] : ["take stock"];
  return [take, all.filter((card) => card !== lead).map((card) => `discard ${card}`), [`shoot ${lead}`]];
}

const isJokerCard = (card) => card === "JB" || card === "JL";

const SOLVERS = {
  "hundred-rummy": rummy,
  "broken-ladder": ladder,
  "one-up": oneUp,
  "one-hundred-and-one": chain,
  shootout,
};

const referee = spawn(REFEREE, { stdio: ["pipe", "pipe", "inherit"] });
const answers = createInterface({ input: referee.stdout })[Symbol.asyncIterator]();

async function ask(request) {
  referee.stdin.write(`${JSON.stringify(request)}\n`);
  const { value } = await answers.next();
  const answer = JSON.parse(value);
  assert.ok(!answer.error, `${JSON.stringify(request)}: ${answer.error}`);
  return answer;
}

const sorted = (solution) => JSON.stringify(solution.map((right) => right.toSorted()));

for (const [game, solve] of Object.entries(SOLVERS)) {
  const { stdout } = spawnSync(ARENA, ["puzzles", game, "--records"], { encoding: "utf8", maxBuffer: 1e8 });
  const lines = stdout.trim().split("\n");
  const step = Math.max(1, Math.floor(lines.length / COUNT));
  const [checked, wrong] = [[], []];
  // Every so many puzzles, and then the others until there are enough.
  const order = [...lines.filter((_, at) => at % step === 0), ...lines.filter((_, at) => at % step !== 0)];
  for (const line of order) {
    if (checked.length === COUNT) break;
    const [kind, , seat, moves] = line.split("|");
    const record = line.split("|").slice(4).join("|");
    const solution = moves.split(";").map((right) => right.split(","));
    const { state } = await ask({ cmd: "load", record });
    const found = solve(state, Number(seat), kind, solution);
    if (found === undefined) continue;
    checked.push(line);
    if (found === null || sorted(found) !== sorted(solution))
      wrong.push(`${line.slice(0, 120)}\n  found ${JSON.stringify(found)}`);
  }
  console.log(`${game}: ${checked.length} solved again, ${wrong.length} otherwise`);
  for (const line of wrong.slice(0, 5)) console.log(`  ${line}`);
  if (wrong.length > 0) process.exitCode = 1;
}
referee.stdin.end();
