// Puts the texts that are not part of the program into target/texts. The page asks for them when they are wanted.
//
// - The longer texts of the games, one file for each game, kind and language, under the game's name in addresses:
//   src/games/one_up/help.ru.md becomes one-up.help.ru.md.
// - The translations, one file for each language: ru.txt is made of all texts.ru.txt and the like below src/, each
//   under the path of its module in brackets.
// - The list of the gallery (src/ui/gallery.rs).
//
// Trunk runs this before a build.

import { readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { written } from "./written.mjs";

const SOURCES = "src";
const GALLERY = "ui/gallery.txt";
const OUT = "target/texts";

const files = new Map();
for (const path of readdirSync(SOURCES, { recursive: true }).sort()) {
  const read = () => readFileSync(join(SOURCES, path), "utf8");
  const [, game, text] = path.match(/^games\/(\w+)\/([\w.]+\.md)$/) ?? [];
  if (game) files.set(`${game.replaceAll("_", "-")}.${text}`, read());
  if (path === GALLERY) files.set("gallery.txt", read());
  const [, module, language] = path.match(/^(.+)\.([a-z]{2})\.txt$/) ?? [];
  if (module) {
    const lines = read().split("\n").filter((line) => line && !line.startsWith("#"));
    const block = [`[spot_on::${module.replaceAll("/", "::")}]`, ...lines, ""].join("\n");
    files.set(`${language}.txt`, (files.get(`${language}.txt`) ?? "") + block);
  }
}
if (!files.size) throw new Error(`no texts in ${SOURCES}`);
for (const [name, text] of files) written(join(OUT, name), text);

// What a game or a language has left behind goes.
readdirSync(OUT).filter((name) => !files.has(name)).forEach((name) => rmSync(join(OUT, name)));
