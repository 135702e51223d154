// The English texts, as the sources have them: the blocks of `texts!`, and the elements of the static pages that have an
// attribute `data-text`.

import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { Window } from "happy-dom";

/** The static pages whose texts are translated. Their elements with the attribute `data-text` are the texts. */
export const PAGES = ["index.html", "public/404.html", "public/verify.html"];

const HEAD = /^texts! \{$/m;
/** `NAME = "…";` or `name(one, two) = "…";` */
const TEXT = /^ {4}(\w+)(?:\(([\w, ]*)\))? = "(.*)";$/;
const NOTE = /^ {4}\/\/\/ (.*)$/;

/**
 * A text: its name, the placeholders that it may have, what the source says about it, and the words.
 * @typedef {{ name: string, blanks: string[], note: string, text: string }} English
 * A block of texts: the Rust module or the page that it is from, the file of a locale that has its translations, and what
 * their names begin with there.
 * @typedef {{ module: string, file: string, prefix: string, texts: English[] }} Block
 */

/** The blocks of all sources, in the order of their modules. */
export function englishBlocks() {
  const paths = readdirSync("src", { recursive: true }).map((path) => path.replaceAll("\\", "/"));
  const rust = paths.filter((path) => path.endsWith(".rs")).sort();
  const found = rust.map((path) => blockOf(path, readFileSync(join("src", path), "utf8")));
  return [...found.filter(Boolean), ...PAGES.map(blockOfPage), blockOfManifest()];
}

/** The block of a Rust module. Undefined for a module without texts. */
function blockOf(path, source) {
  const head = source.match(HEAD);
  if (!head || path === "i18n/mod.rs") return undefined;
  const lines = source.slice(head.index).split("\n").slice(1);
  const texts = [];
  let note = "";
  for (const line of lines) {
    if (line === "}") break;
    const [, said] = line.match(NOTE) ?? [];
    const [, name, blanks, text] = line.match(TEXT) ?? [];
    if (said) note = note ? `${note} ${said}` : said;
    else if (name) texts.push({ name, blanks: blanks?.split(/, ?/).filter(Boolean) ?? [], note, text: unquoted(text) });
    else if (line.trim() && !line.trim().startsWith("//")) throw new Error(`src/${path}: ${line}`);
    if (name) note = "";
  }
  return { module: `spot_on::${path.replace(/\.rs$/, "").replaceAll("/", "::")}`, ...placeOf(path), texts };
}

/** A Rust string as its text. Ours have no other escapes. */
const unquoted = (text) => text.replaceAll('\\"', '"');

/** Where the translations of a module are: `shootout.ftl`, or `site.ftl` with names that begin with the page. */
function placeOf(path) {
  const [, game, module] = path.match(/^games\/(\w+)\/(\w+)\.rs$/) ?? [];
  if (game) return { file: game.replaceAll("_", "-"), prefix: module === "texts" ? "" : "illegal-" };
  const words = path
    .replace(/\.rs$/, "")
    .split("/")
    .map((word) => word.replace(/_?texts$/, ""))
    .filter((word) => word && !["ui", "pages", "i18n"].includes(word));
  return { file: "site", prefix: `${words.join("-").replaceAll("_", "-") || "page"}-` };
}

/** The texts of a static page. They may contain markup. */
function blockOfPage(path) {
  const { document } = new Window();
  document.write(readFileSync(path, "utf8"));
  const texts = [...document.querySelectorAll("[data-text]")].map((element) => {
    const text = element.tagName === "META" ? element.getAttribute("content") : element.innerHTML;
    return { name: element.dataset.text, blanks: [], note: "", text: text.trim().replace(/\s+/g, " ") };
  });
  const name = path.replace(/^public\/|\.html$/g, "").replace("404", "not-found");
  return { module: path, file: "static", prefix: `${name}-`, texts };
}

export const MANIFEST = "public/manifest.webmanifest";

/** The block of the manifest: its description, and the labels of the screenshots by the names of their files. */
function blockOfManifest() {
  const { description, screenshots } = JSON.parse(readFileSync(MANIFEST, "utf8"));
  const labels = screenshots.map(({ src, label }) => [labelOf(src), label]);
  const texts = [["DESCRIPTION", description], ...labels].map(([name, text]) => ({ name, text, blanks: [], note: "" }));
  return { module: MANIFEST, file: "static", prefix: "manifest-", texts };
}

/** The name of a screenshot's label: `PHONE_TABLE` for `assets/screens/phone-table.webp`. */
export const labelOf = (src) => basename(src, ".webp").replace("-", "_").toUpperCase();
