// A translation into one language: the folder `locales/LANGUAGE/`, with `site.ftl` for the page, `static.ftl` for the static
// pages, a file for each game (`shootout.ftl`), and the rules and tutorials (`shootout.help.md`, `shootout.tutorial.md`).
//
// The comment above a text is the English text that it translates: `# English: Draw a card`. If English has changed since,
// the translation is stale; English is then displayed, as where a text is missing. A Markdown file begins with a comment
// that names the digest of its English text.

import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentParser } from "@fluent/syntax";
import { englishBlocks } from "./english.mjs";
import { fromFluent, inFluent, pluralsOf } from "./fluent.mjs";

export const FOLDER = "locales";
const ENGLISH = "English: ";
const LONG = ["help.md", "tutorial.md"];

/** The tags of the languages that have a folder. */
export const localeTags = () =>
  (existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => !name.includes(".")) : []).sort();

/** The messages of a file of a locale by their names, each with the English text of its comment; and the faults of syntax. */
export function messagesOf(tag, file) {
  const path = join(FOLDER, tag, `${file}.ftl`);
  const messages = new Map();
  const faults = [];
  const source = existsSync(path) ? readFileSync(path, "utf8") : "";
  for (const entry of new FluentParser().parse(source).body) {
    if (entry.type === "Junk") faults.push(`${path}: ${entry.annotations[0]?.message}: ${entry.content.trim()}`);
    if (entry.type !== "Message") continue;
    const said = entry.comment?.content.split("\n").find((line) => line.startsWith(ENGLISH));
    if (messages.has(entry.id.name)) faults.push(`${path}: ${entry.id.name} is there twice`);
    messages.set(entry.id.name, { pattern: entry.value, english: said?.slice(ENGLISH.length) });
  }
  return { messages, faults };
}

/** Whether nobody has written anything for this message yet. */
const isBlank = ({ pattern }) =>
  !pattern || pattern.elements.every(({ type, expression }) => type === "Placeable" && expression.value === "");

/**
 * A language: its blocks with the translated texts, its long texts, and what is missing, stale and wrong.
 * @returns {{ blocks: { module: string, prefix: string, texts: Map<string, string> }[], long: Map<string, string>, missing: string[], stale: string[], faults: string[] }}
 */
export function readLocale(tag, english = englishBlocks()) {
  const plurals = pluralsOf(tag);
  const report = { missing: [], stale: [], faults: [] };
  const files = new Map();
  for (const { file } of english) files.set(file, files.get(file) ?? messagesOf(tag, file));
  const known = new Set();
  const blocks = english.map(({ module, file, prefix, texts }) => {
    const translated = texts.map((text) => {
      const name = prefix + text.name;
      known.add(`${file} ${name}`);
      return [
        text.name,
        translationOf(text, files.get(file).messages.get(name), `${file}.ftl: ${name}`, plurals, report),
      ];
    });
    return { module, prefix, texts: new Map(translated) };
  });
  for (const [file, { messages, faults }] of files) {
    report.faults.push(...faults);
    const unknown = [...messages.keys()].filter((name) => !known.has(`${file} ${name}`));
    report.faults.push(...unknown.map((name) => `${file}.ftl: ${name}: English has no such text`));
  }
  return { blocks, long: longTexts(tag, report), ...report };
}

/** The translation of a text in the notation of the program; empty if it is missing, stale or wrong. */
function translationOf({ blanks, text }, message, where, plurals, report) {
  if (!message || isBlank(message)) {
    report.missing.push(where);
    return "";
  }
  if (message.english !== inFluent(text)) {
    report.stale.push(where);
    return "";
  }
  try {
    return fromFluent(message.pattern, blanks, plurals);
  } catch ({ message: why }) {
    report.faults.push(`${where}: ${why}`);
    return "";
  }
}

/** The games' long English texts: `{ name: "shootout.help.md", text }`. */
export function longEnglish() {
  const games = readdirSync("src/games", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return games.flatMap(({ name: game }) =>
    LONG.map((name) => ({ name: `${game.replaceAll("_", "-")}.${name}`, path: join("src/games", game, "text", name) }))
      .filter(({ path }) => existsSync(path))
      .map(({ name, path }) => ({ name, text: readFileSync(path, "utf8") })),
  );
}

/** The first line of a translated long text. */
export const headOf = (text) => `<!-- English: ${createHash("sha256").update(text).digest("hex").slice(0, 12)} -->`;

/** The translated long texts by their names. */
function longTexts(tag, { missing, stale }) {
  const texts = new Map();
  for (const { name, text } of longEnglish()) {
    const path = join(FOLDER, tag, name);
    const [head, ...lines] = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
    if (lines.join("").trim() === "") missing.push(name);
    else if (head !== headOf(text)) stale.push(name);
    else texts.set(name, lines.join("\n"));
  }
  return texts;
}

/** Whether a file of the page (`uk.txt`, `shootout.help.uk.md`) belongs to one of these languages. */
export const isTranslated = (name, tags) =>
  tags.some((tag) => name.startsWith(`${tag}.`) || name.endsWith(`.${tag}.md`));

/** The blocks of the static pages. */
export const staticOf = (blocks) => blocks.filter(({ module }) => !module.startsWith("spot_on::"));

/** The blocks as one file for the program: the name of each module in brackets, then its texts, a line for each. */
export function catalogueOf(blocks) {
  const lines = blocks
    .filter(({ module }) => module.startsWith("spot_on::"))
    .flatMap(({ module, texts }) => [`[${module}]`, ...texts.values()]);
  return `${lines.join("\n")}\n`;
}
