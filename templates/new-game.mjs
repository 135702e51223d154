// Copies templates/game/ to src/games/<name>/ and registers the game: `make new-game NAME="High Tide"`.

import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const REGISTRY = "src/games/mod.rs";
const title = (process.argv[2] ?? "").trim();
const words = title.toLowerCase().split(/\s+/);
const module = words.join("_");
const type = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");

function stop(why) {
  console.error(`new-game: ${why}`);
  process.exit(1);
}

if (!words.every((word) => /^[a-z][a-z0-9]*$/.test(word))) {
  stop(`"${title}" is not a name: expected words of letters and digits, as in NAME="High Tide"`);
}
const folder = join("src/games", module);
if (existsSync(folder)) stop(`${folder} exists already`);

const NAMES = [
  ["TemplateOptions", `${type}Options`],
  ["Template", type],
  ["template-id", words.join("-")],
  ["template", module],
  [`TITLE = "${type}"`, `TITLE = "${title}"`],
  [`//! ${type}:`, `//! ${title}:`],
];

cpSync("templates/game", folder, { recursive: true });
mkdirSync(join(folder, "golden"));
for (const name of readdirSync(folder, { recursive: true }).map((name) => join(folder, name))) {
  if (!statSync(name).isFile()) continue;
  const text = NAMES.reduce((text, [from, to]) => text.replaceAll(from, to), readFileSync(name, "utf8"));
  writeFileSync(name, text);
}

const lines = readFileSync(REGISTRY, "utf8").split("\n");
// Rustfmt sorts the modules.
lines.splice(
  lines.findIndex((line) => /^pub mod \w+;$/.test(line)),
  0,
  `pub mod ${module};`,
);
const last = lines.findLastIndex((line) => /^ {4}\w+::\w+,$/.test(line));
lines.splice(last + 1, 0, `    ${module}::${type},`);
writeFileSync(REGISTRY, lines.join("\n"));
const id = words.join("-");
console.log(`new-game: ${folder} is a game, and ${REGISTRY} has it. It can be played: make golden, then make play.

What to write now:
  options.rs, moves.rs, pack.rs   what can be chosen and played; the cards
  public.rs, position.rs          what everybody knows; the whole position
  view.rs, determinize.rs         what a seat knows; a random position that agrees with it
  rules.rs, illegal.rs, game.rs   deal, legal moves, effects; why a move is illegal
  bot.rs, eval.rs, explain.rs     four levels, and why a move is good
  table.rs, texts.rs              where cards lie, which gesture is which move, what is said
  text/help.md, text/tutorial.md  rules and tutorial; "make translate" lists what is not translated
  cases/, tests/                  every sentence of the rules as a script; the rest as unit tests
  mod.rs                          title, seats, daily deals (an empty list: none)
  golden/                         make golden, after every change of the rules
If you need them: note.rs has events that no card shows, style.css the colour of the game and of its tile.

At the end:
  puzzles.rs                      make puzzles GAME=${id}, and remove HAS_FILE
  strength/                       make strength GAME=${id}; bot.rs says how to use it. The game then counts as released:
                                  make golden keeps its old links and records, and its rules must go on allowing them
  CHANGELOG.md, and the number of games: grep -riE "five (quick )?(card )?games" README.md Cargo.toml index.html src`);
