// Writes target/style.css: the shared sheets of style/ (the tokens first), then those of the games.
// A game brings its own sheet in its folder, so adding one edits no list. Trunk runs this before a build.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { written } from "./written.mjs";

const OUT = "target/style.css";
const FIRST = "tokens.css";

const shared = readdirSync("style").filter((name) => name.endsWith(".css")).sort();
shared.sort((a, b) => (b === FIRST) - (a === FIRST));

const sheets = [
  ...shared.map((name) => join("style", name)),
  ...readdirSync("src/games").sort().map((game) => join("src/games", game, "style.css")),
].filter((path) => existsSync(path));

// Comments and indentation are for us, not for the visitor.
const lean = (css) => css.replace(/\/\*[^]*?\*\//g, "").replace(/\s*\n\s*/g, "\n").trim();
written(OUT, sheets.map((path) => lean(readFileSync(path, "utf8"))).join("\n"));
