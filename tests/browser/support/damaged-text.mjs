// Damages strings, in ways that happen in practice and in ways that do not.

import { randomChoices } from "./random.mjs";

const LETTERS = [
  ..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_%<>&\"'/#?=.,:;| \\\u0000\u{1f0cf}\u202e",
];

const { next, any } = randomChoices();
const upTo = (number) => Math.floor(next() * number);
const anyText = (length) => Array.from({ length }, () => any(LETTERS)).join("");

/** Ways to damage a string, given a position in it. */
const DAMAGES = [
  (text, at) => text.slice(0, at),
  (text, at) => text.slice(at),
  (text, at) => text.slice(0, at) + any(LETTERS) + text.slice(at + 1),
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => text.slice(0, at) + anyText(upTo(9)) + text.slice(at),
  (text, at) => text.slice(0, at) + text.slice(upTo(text.length)),
  (text) => text + text,
  (text) => anyText(upTo(text.length)),
];

/** The string with one random damage. */
export const damaged = (text) => any(DAMAGES)(text, upTo(text.length)).toWellFormed();

export { any, upTo };
