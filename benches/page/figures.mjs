// Shared by all measurements: prints figures and checks limits.

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The folder of the release to measure. */
export const release = process.env.DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));
if (!existsSync(`${release}/index.html`)) throw new Error("dist/ is empty: run `make dist` first");

/** Prints `figure NAME VALUE UNIT`, one line for each figure. */
export function figure(name, value, unit) {
  const short = Number.isInteger(value) ? value : value.toFixed(1);
  console.log(`figure ${name} ${short} ${unit}`);
}

/** Reports a value beyond its limit, and makes the program fail at its end. */
export function limit(what, value, most) {
  if (value <= most) return;
  console.error(`over budget: ${what} is ${value}, at most ${most} was wanted`);
  process.exitCode = 1;
}
