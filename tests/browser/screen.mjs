// A screen that nobody sees, for browsers that need one.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/**
 * Starts Xvfb: `{ display, child }`, its name for `DISPLAY`, and the process.
 * Not by `xvfb-run`, which can miss the signal that it waits for, and then waits for ever: Xvfb itself takes a free
 * number and tells it when it is ready.
 */
export async function screen(program) {
  const args = ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"];
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  // It ends if nobody listens until it has told all.
  const [number] = await Promise.race([
    text(child.stdio[3]).then((told) => told.match(/^\d+/) ?? Promise.reject(new Error(`no display, but "${told}"`))),
    once(child, "exit").then(([code]) => Promise.reject(new Error(`${program} ended with ${code}`))),
  ]);
  child.unref();
  return { display: `:${number}`, child };
}
