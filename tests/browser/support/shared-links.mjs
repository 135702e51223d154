// Links that were shared in the past.

import { readFileSync } from "node:fs";

const LINKS = readFileSync(new URL("../../it/links.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");

/** The links of a game. */
export const linksOf = (id) =>
  LINKS.map((line) => line.split(" "))
    .filter(([game]) => game === id)
    .map((parts) => parts[2]);

/** The first link of a game. */
export const linkOf = (id) => linksOf(id)[0];
