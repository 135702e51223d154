// Verifies a committed deal, to which both sides were bound in advance. It shares no code with the program that dealt:
// it is written from the descriptions of ChaCha (RFC 8439, here with 8 rounds, a 64-bit counter and a 64-bit stream),
// of the bounded draw (Lemire 2019) and of Fisher and Yates' shuffle. SHA-256 is the browser's own.

import { direction, translate } from "./language.js";

const SUITS = ["S", "H", "D", "C"];
const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"];
const SHORT = ["A", "6", "7", "8", "9", "T", "J", "Q", "K"];

const suited = (ranks) => SUITS.flatMap((suit) => ranks.map((rank) => rank + suit));
const times = (number, cards) => Array.from({ length: number }, () => cards).flat();

/** The pack of each game, in its order before the shuffle. */
const PACKS = {
  shootout: { seats: [2, 4], pack: () => [...suited(RANKS), "JB", "JL"] },
  "one-up": {
    seats: [2, 5],
    pack: (seats, options) => {
      const two = seats === 3 || (seats === 2 && options.jokers === "2");
      const [big, little] = two ? [1, 1] : seats === 5 ? [2, 1] : [2, 2];
      return [...suited(RANKS), ...times(big, ["JB"]), ...times(little, ["JL"])];
    },
  },
  "one-hundred-and-one": { seats: [2, 4], pack: () => suited(SHORT) },
  "broken-ladder": {
    seats: [2, 6],
    pack: (seats, options) => times(Math.ceil(seats / 2) * Number(options.packs_per_pair ?? 1), suited(RANKS)),
  },
  "hundred-rummy": {
    seats: [1, 6],
    pack: (seats) => [7, 4, 7, 4, 2].flatMap((many, tens) => times(many * seats, [`${tens + 1}0`])),
  },
};

/** The SHA-256 of a string, in hexadecimal digits. */
export async function hash(text) {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Yields ChaCha's 32-bit numbers for a seed of 64 hexadecimal digits and a stream id of two 32-bit numbers. */
export function* numbers(seed, [low, high]) {
  const bytes = seed.match(/../g).map((pair) => parseInt(pair, 16));
  const key = Array.from({ length: 8 }, (_, i) => word(bytes.slice(4 * i, 4 * i + 4)));
  const sigma = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
  for (let block = 0; ; block++) {
    const start = [...sigma, ...key, block >>> 0, Math.floor(block / 2 ** 32), low, high];
    const mixed = [...start];
    for (let round = 0; round < 4; round++) {
      for (let i = 0; i < 4; i++) quarter(mixed, i, 4 + i, 8 + i, 12 + i);
      for (let i = 0; i < 4; i++) quarter(mixed, i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
    }
    for (let i = 0; i < 16; i++) yield (mixed[i] + start[i]) >>> 0;
  }
}

const word = ([a, b, c, d]) => (a | (b << 8) | (c << 16) | (d << 24)) >>> 0;
const turn = (number, bits) => (number << bits) | (number >>> (32 - bits));

function quarter(state, a, b, c, d) {
  for (const [one, other, moved, bits] of [
    [a, b, d, 16],
    [c, d, b, 12],
    [a, b, d, 8],
    [c, d, b, 7],
  ]) {
    state[one] = (state[one] + state[other]) | 0;
    state[moved] = turn(state[moved] ^ state[one], bits);
  }
}

/** A uniformly distributed integer below `bound`. */
export function below(bound, source) {
  // Products have at most 41 bits for the largest pack, so they are exact.
  let product = source.next().value * bound;
  const unfair = 2 ** 32 % bound;
  while (product % 2 ** 32 < unfair) product = source.next().value * bound;
  return Math.floor(product / 2 ** 32);
}

/** The shuffled pack of a round, first card first. */
export function deal(seed, round, game, seats, options = {}) {
  const pack = PACKS[game].pack(seats, options);
  const source = numbers(seed, [0, round]);
  for (let last = pack.length - 1; last > 0; last--) {
    const other = below(last + 1, source);
    [pack[last], pack[other]] = [pack[other], pack[last]];
  }
  return pack;
}

/** The number of the seat that deals the first round. */
export const firstDealer = (seed, seats) => below(seats, numbers(seed, [0, 0]));

/** The fields of a record line: game, seats, dealer, seed, options, deck. Null if the line is no record. */
export function readRecord(line) {
  const [form, ...fields] = line.trim().split("|");
  if (!form.startsWith("spot-on-")) return null;
  const pairs = fields.map((field) => [field.split("=", 1)[0], field.slice(field.indexOf("=") + 1)]);
  const record = Object.fromEntries(pairs);
  const options = (record.options ?? "")
    .split(",")
    .filter(Boolean)
    .map((pair) => pair.split(":"));
  return {
    ...record,
    seats: Number(record.seats),
    dealer: Number(record.dealer),
    options: Object.fromEntries(options),
  };
}

/**
 * Verifies a deal and returns its pack, seed and dealer. `wrong` lists what does not fit: "record", "game", "seats",
 * "bots", "player", "round", "commitment", "seed", "dealer", "laid-out".
 */
export async function verify({ commitment, bots, player, game, seats, options = {}, round = 1, record }) {
  const kept = record ? readRecord(record) : null;
  if (kept) ({ game, seats, options } = kept);
  const known = PACKS[game];
  const wrong = [];
  if (record && !kept) wrong.push("record");
  if (!known) wrong.push("game");
  else if (!Number.isInteger(seats) || seats < known.seats[0] || seats > known.seats[1]) wrong.push("seats");
  if (!/^[0-9a-f]{64}$/.test(bots)) wrong.push("bots");
  if (!/^[!-~]{1,64}$/.test(player)) wrong.push("player");
  if (!Number.isInteger(round) || round < 1 || round > 9999) wrong.push("round");
  if (wrong.length) return { wrong };
  const [committed, seed] = [await hash(bots), await hash(`${bots}:${player}`)];
  const dealer = firstDealer(seed, seats);
  if (committed !== commitment) wrong.push("commitment");
  if (kept && kept.seed !== seed) wrong.push("seed");
  if (kept && kept.dealer !== dealer) wrong.push("dealer");
  if (kept?.deck) wrong.push("laid-out");
  return { wrong, committed, seed, dealer, game, seats, pack: deal(seed, round, game, seats, options) };
}

/** Translates the page. Without the texts it stays English. */
async function speak(language) {
  const answer = await fetch(new URL(`texts/${language}.static.json`, import.meta.url)).catch(() => ({}));
  const texts = answer.ok ? await answer.json().catch(() => undefined) : undefined;
  if (!texts) return;
  Object.assign(document.documentElement, { lang: language, dir: direction(language) });
  translate(document, texts.verify);
}

/** The values of the form, which the fragment of the address may have filled in. */
function asked(form) {
  const text = (name) => form.elements[name].value.trim();
  return {
    commitment: text("commitment").toLowerCase(),
    bots: text("bots").toLowerCase(),
    player: text("player"),
    game: text("game"),
    seats: Number(text("seats")),
    options: { jokers: text("jokers"), packs_per_pair: text("packs_per_pair") },
    round: Number(text("round")),
    record: text("record"),
  };
}

async function show(form) {
  const found = await verify(asked(form)).catch(() => ({ wrong: ["hash"] }));
  const say = (id, text) => (document.getElementById(id).textContent = text);
  for (const sentence of document.querySelectorAll("[data-when]")) {
    sentence.hidden = !sentence.dataset.when.split(" ").some((when) => found.wrong.includes(when));
  }
  document.getElementById("right").hidden = found.wrong.length > 0;
  document.getElementById("computed").hidden = !found.pack;
  if (found.pack) {
    say("committed", found.committed);
    say("seed", found.seed);
    say("dealer", found.dealer);
    const cards = found.pack.map((card) => Object.assign(document.createElement("li"), { textContent: named(card) }));
    document.getElementById("pack").replaceChildren(...cards);
  }
}

const SIGNS = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** A card as readable text, with its suit as a symbol. */
const named = (card) => (/^[A2-9TJQK][SHDC]$/.test(card) ? card[0].replace("T", "10") + SIGNS[card[1]] : card);

if (globalThis.document) {
  const form = document.querySelector("form");
  const given = [...new URLSearchParams(location.hash.slice(1))].filter(([name]) => form.elements[name]);
  for (const [name, value] of given) form.elements[name].value = value;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    show(form);
  });
  const language = new URLSearchParams(location.search).get("lang");
  if (/^[a-zA-Z-]+$/.test(language ?? "")) await speak(language);
  // A link that fills in the form also shows the verdict.
  if (given.length) show(form).then(() => document.querySelector(".verdict").scrollIntoView());
}
