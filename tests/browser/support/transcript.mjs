// The transcript of a match for a player who does not see the table: all announcements of live regions, and the steps.

import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Records a match: call `did(what)` before each step, and `heard()` after it. Needs `deterministic-page.js`. */
export function transcript(page) {
  const lines = [];
  return {
    lines,
    did: (what) => lines.push(`> ${what}`),
    heard: async () => {
      const words = await page.run("return window.harness.heard.splice(0)");
      lines.push(...words.map((line) => line.replace(/\s+/g, " ")));
    },
  };
}

/**
 * Fails if the lines differ from golden/heard.txt in the game's folder. Writes the file with UPDATE=1, and the first one
 * of a new game; on CI it must be there.
 */
export function assertHeard(id, lines) {
  const name = `${id.replaceAll("-", "_")}/golden/heard.txt`;
  const file = fileURLToPath(new URL(`../../../src/games/${name}`, import.meta.url));
  const text = `${lines.join("\n")}\n`;
  assert.doesNotMatch(text, /[♠♥♦♣→]/u, "a symbol is spoken");
  const isNew = !existsSync(file) && !process.env.CI;
  if (process.env.UPDATE || isNew) writeFileSync(file, text);
  assert.ok(existsSync(file), `${file} is missing: UPDATE=1 writes it`);
  const expected = readFileSync(file, "utf8").split("\n");
  const at = expected.findIndex((line, index) => line !== text.split("\n")[index]);
  const excerpt = (all) => all.slice(Math.max(0, at - 2), at + 3).join("\n");
  assert.equal(excerpt(text.split("\n")), excerpt(expected), `${name}, line ${at + 1}; UPDATE=1 writes it anew`);
  assert.equal(text.split("\n").length, expected.length, `${name} has another number of lines`);
}
