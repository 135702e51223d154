// What all measurements share: how a figure is printed, and that a limit is kept.

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The release that is measured. */
export const release = process.env.DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));
if (!existsSync(`${release}/index.html`)) throw new Error("dist/ is empty: run `make dist` first");

/** Prints `figure NAME VALUE UNIT`, one line for each figure. */
export function figure(name, value, unit) {
  const short = Number.isInteger(value) ? value : value.toFixed(1);
  console.log(`figure ${name} ${short} ${unit}`);
}

/** The program fails in the end if a value is beyond its limit. */
export function limit(what, value, most) {
  if (value <= most) return;
  console.error(`over budget: ${what} is ${value}, at most ${most} was wanted`);
  process.exitCode = 1;
}
