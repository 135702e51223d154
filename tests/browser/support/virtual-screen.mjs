// A virtual screen for browsers that need one.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/**
 * Starts Xvfb: `{ display, child }`, its name for `DISPLAY`, and its process.
 * `xvfb-run` is not used, because it can miss the signal that it waits for, and then waits for ever. Xvfb itself takes
 * a free number and prints it when it is ready.
 */
export async function startScreen(program) {
  const args = ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"];
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  // Xvfb ends if its output is not read completely.
  const [number] = await Promise.race([
    text(child.stdio[3]).then((told) => told.match(/^\d+/) ?? Promise.reject(new Error(`no display, but "${told}"`))),
    once(child, "exit").then(([code]) => Promise.reject(new Error(`${program} ended with ${code}`))),
  ]);
  child.unref();
  return { display: `:${number}`, child };
}
