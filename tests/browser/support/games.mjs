// The ids of all games, read from their folders.

import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../../../src/games/", import.meta.url));

export const GAMES = readdirSync(FOLDER)
  .filter((name) => existsSync(`${FOLDER}${name}/text/help.md`))
  .map((name) => name.replaceAll("_", "-"));
