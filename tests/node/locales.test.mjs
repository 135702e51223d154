// Translations: their form, their typography, their letters, and what was left in English.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { openSync } from "fontkit";
import { englishBlocks } from "../../scripts/locales/english.mjs";
import { inFluent, pluralsOf } from "../../scripts/locales/fluent.mjs";
import { catalogueOf, localeTags, longEnglish, readLocale } from "../../scripts/locales/locale.mjs";

const english = englishBlocks();
const locales = new Map(localeTags().map((tag) => [tag, readLocale(tag, english)]));

/** All texts of a language: `[name, text, English]`. */
function textsOf(tag) {
  const { blocks, long } = locales.get(tag);
  const short = blocks.flatMap(({ prefix, texts }, at) =>
    english[at].texts.map(({ name, text }) => [prefix + name, texts.get(name), text]),
  );
  const lines = longEnglish().flatMap(({ name, text }) => {
    const other = long.get(name)?.split("\n") ?? [];
    return text.split("\n").map((line, at) => [`${name}:${at + 2}`, other[at] ?? "", line]);
  });
  return [...short, ...lines].filter(([, text]) => text);
}

/** What people read of a text: no placeholders, markup, commands, cards or addresses. */
const words = (text) =>
  text
    .replaceAll(/`[^`]*`|<code>.*?<\/code>|<[^>]*>|^\[[^\]]*\]|https?:\S+/g, "")
    .replaceAll(/\{\w+\}\??|\{\w+:|[{}|]/g, "")
    .trim();

/** Whether a line of a long text is a move, the cards, or the id of an option. */
const isMove = (text) => /^(\d?>|### |deck )/.test(text);

for (const [tag, { missing, stale, faults }] of locales) {
  test(`${tag}: every text has the form that the program reads`, () => assert.deepEqual(faults, []));
  for (const name of missing) console.log(`${tag}: displayed in English, since it is missing: ${name}`);
  for (const name of stale) console.log(`${tag}: displayed in English, since it is stale: ${name}`);
}

/** What must not be in a text, for each language: pairs of what it is and a pattern. */
const STRAIGHT = ["straight quotes", /"/];
const DOTS = ["three full stops instead of …", /\.\.\./];
const HYPHEN = ["a hyphen instead of a dash", /\p{L} - \p{L}/u];
const MINUS = ["a hyphen instead of a minus", /(^|[ (])-\d/];
const FAULTS = {
  all: [DOTS, HYPHEN, MINUS],
  ru: [STRAIGHT, ["other quotes than «…»", /[“”]/]],
  uk: [STRAIGHT, ["other quotes than «…»", /[“”„]/], ["Russian letters", /[ыэъё]/i]],
  pl: [STRAIGHT, ["other quotes than „…”", /[“«»]/]],
  de: [STRAIGHT, ["other quotes than „…“", /[”«»]/]],
  fr: [STRAIGHT, ["other quotes than « … »", /[“”„]/], ["no blank before a sign", /[\p{L}\d»][:;?!%](?=\s|$)/u]],
  es: [STRAIGHT, ["a question without ¿", /^[^¿]*\p{L}\?/u], ["an exclamation without ¡", /^[^¡]*!/]],
  it: [STRAIGHT],
  "pt-BR": [STRAIGHT, ["other quotes than “…”", /[„«»]/]],
  tr: [STRAIGHT, ["a percent sign after the number", /\d ?%/]],
  zh: [["half-width punctuation", /\p{Script=Han}[,;:?!]|\p{Script=Han}\.$/u]],
  he: [["Latin quotes", /[“„«»]/]],
};

for (const tag of locales.keys()) {
  test(`${tag}: quotes, dashes and blanks are those of the language`, () => {
    const found = textsOf(tag).flatMap(([name, text]) => {
      // Lists in Markdown begin with a hyphen.
      const said = words(text.replace(/^- /, ""));
      return [...FAULTS.all, ...(FAULTS[tag] ?? [])]
        .filter(([, pattern]) => pattern.test(said))
        .map(([what]) => `${name}: ${what}: ${text}`);
    });
    assert.deepEqual(found, []);
  });

  test(`${tag}: nothing was left in English`, () => {
    const wordsOf = (text) => text.replaceAll(/\{[^}]*\}/g, "").match(/\p{L}{2,}/gu) ?? [];
    const isSame = (text, from) => text === from && !isMove(text) && wordsOf(from).length > 2;
    assert.deepEqual(
      textsOf(tag).filter(([, text, from]) => isSame(text, from)),
      [],
    );
  });
}

/** The terms of a language that its glossary says are checked: `[English, beginnings of words]`. */
function checkedTerms(tag) {
  const [, checked = ""] = readFileSync(`locales/${tag}/glossary.md`, "utf8").split("## Checked by `make test`");
  const rows = checked.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| English"));
  return rows
    .map((row) => row.split("|").map((cell) => cell.trim()))
    .map(([, term, stems]) => [term, stems.split(", ")]);
}

/** Of the texts with a term, the share that may say it otherwise: by a pronoun, or not at all. */
const OTHERWISE = 0.1;

for (const tag of locales.keys()) {
  test(`${tag}: terms are those of the glossary`, () => {
    const all = textsOf(tag).filter(([, , from]) => !isMove(from));
    const terms = checkedTerms(tag);
    assert.ok(terms.length > 12, "the glossary has no checked terms");
    for (const [term, stems] of terms) {
      const has = new RegExp(`(?<!\\p{L})${term}s?(?!\\p{L})`, "iu");
      const own = all.filter(([, , from]) => has.test(words(from)));
      const other = own.filter(([, text]) => !stems.some((stem) => text.toLocaleLowerCase(tag).includes(stem)));
      const list = other.map(([name, text, from]) => `${name}: ${text} (${from})`).join("\n");
      assert.ok(own.length > 0, `no text has "${term}"`);
      assert.ok(
        other.length <= Math.max(1, OTHERWISE * own.length),
        `${term}: ${other.length} of ${own.length}:\n${list}`,
      );
    }
  });
}

/** Scripts that the fonts of the system have. */
const OF_SYSTEM = /[\p{Script=Hebrew}\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

test("the fonts of the page have every letter of the other languages", () => {
  const files = ["latin", "latin-1", "latin-a", "cyrillic"];
  const sets = files.map((name) => new Set(openSync(`public/assets/fonts/jost-${name}.woff2`).characterSet));
  const has = (letter) => sets.some((set) => set.has(letter.codePointAt(0))) || OF_SYSTEM.test(letter);
  for (const tag of locales.keys()) {
    // The punctuation of Chinese and Hebrew is that of their fonts.
    if (tag === "zh" || tag === "he") continue;
    const lacking = new Set(
      textsOf(tag).flatMap(([, text]) =>
        [...text].filter((letter) => /\p{L}|[\p{Ps}\p{Pe}\p{Pi}\p{Pf}]/u.test(letter) && !has(letter)),
      ),
    );
    assert.deepEqual([...lacking], [], tag);
  }
});

test("the program gets as many lines as it has texts", () => {
  for (const [tag, { blocks }] of locales) {
    const lines = catalogueOf(blocks).trimEnd().split("\n");
    const ofProgram = english.filter(({ module }) => module.startsWith("spot_on::"));
    assert.equal(
      lines.length,
      ofProgram.reduce((sum, { texts }) => sum + 1 + texts.length, 0),
      tag,
    );
    assert.ok(!lines.some((line) => line.startsWith("[") && !line.startsWith("[spot_on::")), tag);
  }
});

test("plural categories are those of whole numbers", () => {
  const expected = { pl: "one few many", he: "one two other", zh: "other", de: "one other", fr: "one other" };
  for (const [tag, categories] of Object.entries(expected)) assert.equal(pluralsOf(tag).join(" "), categories);
});

test("English texts in Fluent name their cases", () => {
  assert.equal(
    inFluent("{who} {who:draw|draws} {n} {n:card|cards}{with: with {with}|}"),
    "{ $who } { $who -> [you] draw *[other] draws } { $n } { $n -> [one] card *[other] cards }{ $with -> [some]  with { $with } *[none] }",
  );
});

test("languages of the static pages and of the program are the same", () => {
  const source = readFileSync("src/i18n/language.rs", "utf8");
  const tags = [...source.matchAll(/Language::new\("([\w-]+)"/g)].map(([, tag]) => tag);
  assert.deepEqual(tags.filter((tag) => tag !== "en" && !/X[AB]$/.test(tag)).sort(), localeTags());
});
