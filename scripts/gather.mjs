// Trunk runs this script before a build. It collects files from all over the sources into target/assets:
//
// - style.css: the sheets of style/ in the order of style/index.css, then the style.css of each game;
// - texts/shootout.help.md and the like: the long texts of the games, from src/games/shootout/text/help.md, and
//   texts/shootout.help.ru.md, their translations from locales/ru/shootout.help.md;
// - texts/ru.txt: the translations of locales/ru/, in blocks that are headed by the path of their module in brackets;
// - texts/ru.static.json: those of the static pages, by page and name; texts/ru.webmanifest: the manifest;
// - texts/gallery.txt: the list of the gallery.

import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { buildSync } from "esbuild";
import { direction } from "../public/assets/language.js";
import { MANIFEST, englishBlocks, labelOf } from "./locales/english.mjs";
import { catalogueOf, localeTags, readLocale, staticOf } from "./locales/locale.mjs";

const OUT = "target/assets";
const CONTRAST = '[data-theme="contrast"]';
/** The selector for systems that ask for more contrast, unless the theme is set to light or dark. */
const CONTRAST_BY_SYSTEM = ':root:not([data-theme="light"], [data-theme="dark"])';

const read = (path) => readFileSync(path, "utf8");

function style() {
  const [{ text: shared }] = buildSync({
    entryPoints: ["style/index.css"],
    bundle: true,
    write: false,
    external: ["*.woff2"],
    logLevel: "error",
  }).outputFiles;
  const games = readdirSync("src/games")
    .sort()
    .map((game) => join("src/games", game, "style.css"));
  const contrast = read("style/contrast.css").replaceAll(CONTRAST, CONTRAST_BY_SYSTEM);
  return [
    shared,
    `@media (prefers-contrast: more) {\n${contrast}\n}`,
    ...games.filter((path) => existsSync(path)).map(read),
  ].join("\n");
}

function texts() {
  const files = new Map();
  for (const path of readdirSync("src", { recursive: true }).sort()) {
    const [, game, text] = path.match(/^games\/(\w+)\/text\/([\w.]+\.md)$/) ?? [];
    if (game) files.set(`${game.replaceAll("_", "-")}.${text}`, read(join("src", path)));
    if (basename(path) === "gallery.txt") files.set("gallery.txt", read(join("src", path)));
  }
  const english = englishBlocks();
  for (const tag of localeTags()) {
    for (const [name, text] of translated(tag, english)) files.set(name, text);
  }
  return files;
}

/** The files of a language. */
function translated(tag, english) {
  const { blocks, long } = readLocale(tag, english);
  const pages = Object.fromEntries(
    staticOf(blocks).map(({ prefix, texts }) => [prefix.slice(0, -1), Object.fromEntries(texts)]),
  );
  const manifest = JSON.parse(read(MANIFEST));
  const { DESCRIPTION, ...labels } = pages.manifest;
  // Addresses in a manifest are relative to it.
  const here = (it) => ({ ...it, src: it.src.replace(/^assets/, "..") });
  const screenshots = manifest.screenshots.map((it) => ({ ...here(it), label: labels[labelOf(it.src)] || it.label }));
  const home = { start_url: "../../", scope: "../../", icons: manifest.icons.map(here) };
  const description = DESCRIPTION || manifest.description;
  Object.assign(manifest, home, { lang: tag, dir: direction(tag), description, screenshots });
  return [
    [`${tag}.txt`, catalogueOf(blocks)],
    [`${tag}.static.json`, JSON.stringify(pages)],
    [`${tag}.webmanifest`, JSON.stringify(manifest)],
    ...[...long].map(([name, text]) => [name.replace(/\.md$/, `.${tag}.md`), text]),
  ];
}

/** Writes a file only if its content differs. Otherwise `make dev` would see a change and build for ever. */
function write(name, text) {
  const path = join(OUT, name);
  if (!existsSync(path) || read(path) !== text) writeFileSync(path, text);
}

mkdirSync(join(OUT, "texts"), { recursive: true });
write("style.css", style());
const all = texts();
for (const [name, text] of all) write(join("texts", name), text);
// Removes the texts of deleted games and languages.
for (const name of readdirSync(join(OUT, "texts"))) if (!all.has(name)) rmSync(join(OUT, "texts", name));
