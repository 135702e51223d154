// `make translate TO=uk`: writes the folder of a language anew, in the order of the English texts. What is translated
// stays; what is missing is there with the English text as a comment and `{ "" }` for the translation; what is stale keeps the
// comment with the old English text and gets one with the new. Without TO it says what is missing and stale everywhere.

import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FluentSerializer, Identifier, Message, Pattern } from "@fluent/syntax";
import { englishBlocks } from "./english.mjs";
import { inFluent, pluralsOf } from "./fluent.mjs";
import { FOLDER, headOf, localeTags, longEnglish, messagesOf, readLocale } from "./locale.mjs";

const serializer = new FluentSerializer();
const EMPTY = '{ "" }';

/** A message of Fluent with its comments. */
function entry(name, { note, text }, message) {
  const english = inFluent(text);
  const lines = [...(note ? [note] : []), `English: ${english}`];
  if (message?.english !== undefined && message.english !== english)
    lines.splice(-1, 1, `English: ${message.english}`, `Now: ${english}`);
  const comment = lines.map((line) => `# ${line}\n`).join("");
  const value = message?.pattern
    ? serializer.serializeEntry(new Message(new Identifier(name), new Pattern(message.pattern.elements)))
    : `${name} = ${EMPTY}\n`;
  return `${comment}${value}`;
}

function writeTexts(tag) {
  const [files, known] = [new Map(), new Map()];
  for (const { module, file, prefix, texts } of english) {
    if (!known.has(file)) known.set(file, messagesOf(tag, file));
    const { messages } = known.get(file);
    const entries = texts.map((text) => entry(prefix + text.name, text, messages.get(prefix + text.name)));
    files.set(file, [...(files.get(file) ?? []), `## ${module.replace("spot_on::", "")}\n`, ...entries]);
  }
  for (const [file, parts] of files) writeFileSync(join(FOLDER, tag, `${file}.ftl`), parts.join("\n"));
}

/** Adds long texts that are missing: English in comments, a line for each. */
function writeLongTexts(tag) {
  for (const { name, text } of longEnglish()) {
    const path = join(FOLDER, tag, name);
    if (!existsSync(path)) writeFileSync(path, `${headOf(text)}\n`);
  }
}

function report(tag) {
  const { missing, stale, faults } = readLocale(tag, english);
  console.log(`${tag}: ${missing.length} missing, ${stale.length} stale, ${faults.length} wrong`);
  for (const line of missing) console.log(`  missing: ${line}`);
  for (const line of stale) console.log(`  stale: ${line}`);
  for (const line of faults) console.log(`  wrong: ${line}`);
}

const english = englishBlocks();
const tag = process.argv[2];
if (tag) {
  mkdirSync(join(FOLDER, tag), { recursive: true });
  writeTexts(tag);
  writeLongTexts(tag);
  console.log(`plural categories of ${tag}: ${pluralsOf(tag).join(", ")}`);
}
for (const each of tag ? [tag] : localeTags()) report(each);
