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

// What the contrast theme says holds as well where the system asks for contrast and no light was chosen.
const ASKED = ':root:not([data-theme="light"], [data-theme="dark"])';
const asked = (css) =>
  `@media (prefers-contrast: more) {\n${css.replaceAll('[data-theme="contrast"]', ASKED)}\n}`;

const sheet = (path) => {
  const css = lean(readFileSync(path, "utf8"));
  return path.endsWith("contrast.css") ? `${css}\n${asked(css)}` : css;
};
written(OUT, sheets.map(sheet).join("\n"));
