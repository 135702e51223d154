// Puts the longer texts of the games into target/texts, one file for each game, kind and language, under the
// game's name in addresses: src/games/one_up/help.ru.md becomes one-up.help.ru.md. The page asks for them when
// somebody wants to read them. Trunk runs this before a build.

import { readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { written } from "./written.mjs";

const GAMES = "src/games";
const OUT = "target/texts";

const names = new Set();
for (const path of readdirSync(GAMES, { recursive: true })) {
  const [, game, text] = path.match(/^(\w+)\/([\w.]+\.md)$/) ?? [];
  if (!game) continue;
  const name = `${game.replaceAll("_", "-")}.${text}`;
  names.add(name);
  written(join(OUT, name), readFileSync(join(GAMES, path), "utf8"));
}
if (!names.size) throw new Error(`no texts in ${GAMES}`);

// What a game or a language has left behind goes.
readdirSync(OUT).filter((name) => !names.has(name)).forEach((name) => rmSync(join(OUT, name)));
