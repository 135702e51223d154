// Trunk runs this script before a build. It collects files from all over the sources into target/assets:
//
// - style.css: the sheets of style/ in the order of style/index.css, then the style.css of each game;
// - texts/shootout.help.ru.md and the like: the long texts of the games, from src/games/shootout/text/help.ru.md;
// - texts/ru.txt: the translations, from all *.ru.txt below src/, each headed by the path of its module in brackets;
// - texts/gallery.txt: the list of the gallery.

import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { buildSync } from "esbuild";

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
    const [, module, language] = path.match(/^(.+)\.([a-z]{2})\.txt$/) ?? [];
    if (game) files.set(`${game.replaceAll("_", "-")}.${text}`, read(join("src", path)));
    if (basename(path) === "gallery.txt") files.set("gallery.txt", read(join("src", path)));
    if (module) {
      const lines = read(join("src", path))
        .split("\n")
        .filter((line) => line && !line.startsWith("#"));
      const block = [`[spot_on::${module.replace("/text/", "/").replaceAll("/", "::")}]`, ...lines, ""].join("\n");
      files.set(`${language}.txt`, (files.get(`${language}.txt`) ?? "") + block);
    }
  }
  return files;
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
