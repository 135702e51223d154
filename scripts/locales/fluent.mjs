// Translates texts between Project Fluent, which translators write (https://projectfluent.org), and the notation of the
// program: `{left}` is an argument, `{left:card|cards}` a choice by a number, `{who:take|takes}` by whether the text
// addresses a person, and `{with: with {with}|}` by whether there is something. In Fluent the choice names its cases:
// the plural categories of the language, `you` and `other`, or `some` and `none`.

import { FluentSerializer } from "@fluent/syntax";

const serializer = new FluentSerializer();
const CATEGORIES = ["zero", "one", "two", "few", "many", "other"];
/** Arguments that are people. */
const PEOPLE = /^(who|dealer)$/;
/** Arguments that are numbers though their forms name them. */
const NUMBERS = /^(n|shots)$/;

/** The plural categories of whole numbers in a language, in the order of their names. The last one is the default. */
export function pluralsOf(tag) {
  const rules = new Intl.PluralRules(tag);
  const used = new Set(Array.from({ length: 201 }, (_, number) => rules.select(number)));
  return CATEGORIES.filter((category) => used.has(category));
}

/** An English text in Fluent, on one line: what a comment shows, and what tells whether the text has changed. */
export function inFluent(text) {
  let written = "";
  for (const part of parse(text)) {
    if (typeof part === "string") written += part;
    else if (!part.forms) written += `{ $${part.name} }`;
    else {
      const keys = keysOf(part);
      const last = part.forms.length - 1;
      const variants = part.forms.map((form, at) =>
        `${at === last ? "*" : ""}[${keys[at]}] ${inFluent(form)}`.trimEnd(),
      );
      written += `{ $${part.name} -> ${variants.join(" ")} }`;
    }
  }
  return written;
}

function keysOf({ name, forms }) {
  if (PEOPLE.test(name)) return ["you", "other"];
  if (forms.at(-1) === "" || forms.some((form) => form.includes(`{${name}}`) && !NUMBERS.test(name)))
    return ["some", "none"];
  return ["one", "other"];
}

/** The parts of a text: strings, and placeholders `{ name, forms }`. */
function parse(text) {
  const parts = [];
  let rest = text;
  for (let at = rest.indexOf("{"); at >= 0; at = rest.indexOf("{")) {
    const end = at + 1 + outside(rest.slice(at + 1), "}");
    if (at > 0) parts.push(rest.slice(0, at));
    parts.push(placeholder(rest.slice(at + 1, end)));
    rest = rest.slice(end + 1);
  }
  return rest ? [...parts, rest] : parts;
}

function placeholder(inside) {
  const colon = inside.indexOf(":");
  if (colon < 0) return { name: inside };
  const forms = [];
  let rest = inside.slice(colon + 1);
  for (let at = outside(rest, "|"); at < rest.length; at = outside(rest, "|")) {
    forms.push(rest.slice(0, at));
    rest = rest.slice(at + 1);
  }
  return { name: inside.slice(0, colon), forms: [...forms, rest] };
}

/** Index of the first occurrence of a character outside of all placeholders that begin in the text, or its length. */
function outside(text, sign) {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (depth === 0 && text[at] === sign) return at;
    depth += { "{": 1, "}": -1 }[text[at]] ?? 0;
  }
  return text.length;
}

/**
 * A pattern of Fluent in the notation of the program. Throws an error with a sentence for translators.
 * @param {object} pattern from the parser of Fluent
 * @param {string[]} blanks the placeholders that the text may have
 * @param {string[]} plurals the plural categories of the language
 */
export function fromFluent(pattern, blanks, plurals) {
  return pattern.elements.map((element) => fromElement(element, blanks, plurals)).join("");
}

function fromElement(element, blanks, plurals) {
  if (element.type === "TextElement") {
    if (/[{}|]/.test(element.value)) throw new Error(`${element.value}: braces and bars cannot be written`);
    return element.value.replace(/\n\s*/g, " ");
  }
  const { expression } = element;
  if (expression.type === "StringLiteral") return expression.parse().value;
  const variable = expression.type === "SelectExpression" ? expression.selector : expression;
  if (variable.type !== "VariableReference") {
    throw new Error(
      `\`${serializer.serializeExpression(expression)}\`: only \`{ $name }\` and a choice by it can be used`,
    );
  }
  const { name } = variable.id;
  if (!blanks.includes(name))
    throw new Error(
      `$${name}: the English text has only ${blanks.map((it) => `$${it}`).join(", ") || "no placeholders"}`,
    );
  if (variable === expression) return `{${name}}`;
  return `{${name}:${formsOf(name, expression.variants, blanks, plurals).join("|")}}`;
}

/** The forms of a choice, in the order of the program. */
function formsOf(name, variants, blanks, plurals) {
  const found = new Map(variants.map(({ key, value }) => [key.name ?? key.value, value]));
  const keys = [["you", "other"], ["some", "none"], plurals].find(
    (keys) => found.has(keys[0]) && found.size === keys.length,
  );
  const missing = keys?.filter((key) => !found.has(key)) ?? plurals;
  if (missing.length > 0) {
    const usual = PEOPLE.test(name) ? ["you", "other"] : plurals;
    throw new Error(`$${name}: expected the cases ${usual.join(", ")}, found ${[...found.keys()].join(", ")}`);
  }
  return keys.map((key) => fromFluent(found.get(key), blanks, plurals));
}
