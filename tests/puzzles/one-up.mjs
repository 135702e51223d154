// Solves puzzles of One Up from its rules. A solution lists the right moves of each step; null says that there is not
// exactly one solution, and undefined that this program cannot tell.

import { kinds, plain, rank } from "./cards.mjs";

/** Displays with more cards take too long here. */
const MOST_CARDS = 5;

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

/** All ways to join these numbers, with the signs that are used: `{ value, signs }`, each once. */
function joinings(numbers) {
  const made = [[]];
  for (let mask = 1; mask < 1 << numbers.length; mask += 1) {
    const here = new Map();
    const add = (value, signs) => here.set(`${value} ${signs}`, { value, signs });
    if ((mask & (mask - 1)) === 0) add(numbers[Math.log2(mask)], "");
    for (let part = (mask - 1) & mask; part > 0; part = (part - 1) & mask) {
      for (const { value: one, signs: left } of made[part]) {
        for (const { value: other, signs: right } of made[mask ^ part]) {
          const signs = (sign) => [...left, ...right, sign].toSorted().join("");
          add(one + other, signs("+"));
          add(one - other, signs("-"));
          add(one * other, signs("*"));
          if (other !== 0 && one % other === 0) add(one / other, signs("/"));
        }
      }
    }
    made.push([...here.values()].filter(({ signs }) => !/(.)\1/.test(signs)));
  }
  return made.flat();
}

const endsInOne = (value) => value > 0 && value % 10 === 1;
const signsOf = (call) =>
  [...call.replace("call ", "")]
    .filter((letter) => "+-*/".includes(letter))
    .toSorted()
    .join("");
const cardsOf = (call) =>
  call.match(/\b\w\w\b(?!:)|\b\w\w(?=:)/g).filter((word) => /^[2-9TJQKA][SHDC]$/.test(word)).length;

/** The highest number that ends in 1 and is made of all these numbers. */
function highestOfAll(numbers) {
  const all = new Map([["", new Set()]]);
  const made = (rest) => {
    const key = rest.toSorted((one, other) => one - other).join();
    if (all.has(key)) return all.get(key);
    const here = new Set(rest.length === 1 ? rest : []);
    for (let part = 1; part < (1 << rest.length) - 1; part += 1) {
      const [left, right] = [rest.filter((_, at) => part & (1 << at)), rest.filter((_, at) => !(part & (1 << at)))];
      for (const one of made(left)) {
        for (const other of made(right)) {
          here
            .add(one + other)
            .add(one - other)
            .add(one * other);
          if (other !== 0 && one % other === 0) here.add(one / other);
        }
      }
    }
    all.set(key, here);
    return here;
  };
  return Math.max(0, ...[...made(numbers)].filter(endsInOne));
}

export function oneUp(state, _seat, kind, solution) {
  const { display } = state.piles;
  if (display.length > MOST_CARDS) return undefined;
  const read = readings(display, state.options.joker_reading === "free");
  const calls = solution.map(([call]) => call);
  const [call] = calls;
  if (kind === "all") {
    const top = Math.max(...read.map(highestOfAll));
    return valueOfCall(call) === top && cardsOf(call) === display.length ? solution : null;
  }
  if (kind === "each") {
    const each = read.flatMap(joinings).filter(({ value, signs }) => signs === "*+-/" && endsInOne(value));
    const top = Math.max(...each.map(({ value }) => value));
    return valueOfCall(call) === top && signsOf(call) === "*+-/" ? solution : null;
  }
  // That there is no other way to make 101 is proved by the formulas of the program only.
  if (kind === "exact") return valueOfCall(call) === 101 ? solution : null;
  const top = Math.max(0, ...read.map(highest));
  if (top === 0) return [["one off"]];
  if (calls.some((call) => valueOfCall(call) !== top)) return null;
  if (kind !== "ways") return calls.length === 1 ? solution : null;
  const formulas = calls.map(formula);
  // Near-equal numbers are equal: no two formulas differ by so little.
  const areAlike = (one, other) => Math.abs(one - other) < 1e-9 * Math.max(one, other);
  const isNew = (one, at) => formulas.slice(0, at).every((other) => !areAlike(one, other));
  return formulas.every(isNew) && calls.length === 3 ? solution : null;
}
