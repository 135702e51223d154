// A device in JavaScript, written from the specification alone, plays a round with the program and checks it.

import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { Device } from "./friends/device.mjs";
import { hex, unhex } from "./friends/locked-pack.mjs";

const PROGRAM = process.env.FRIENDS ?? "target/debug/friends";

/** The program as a device: a function that sends a request and returns the reply. */
function program() {
  if (!existsSync(PROGRAM)) execFileSync("cargo", ["build", "--no-default-features", "--bin", "friends"]);
  const child = spawn(PROGRAM, { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (request) => {
    child.stdin.write(`${JSON.stringify(request)}\n`);
    const reply = JSON.parse((await lines.next()).value);
    assert.equal(reply.error, undefined);
    return reply;
  };
  return { ask, end: () => child.kill() };
}

test("a device in another language plays a round with the program, and both find it honest", async () => {
  const { ask, end } = program();
  try {
    const { master, keys } = await ask({ cmd: "keys" });
    const game = "hundred-rummy";
    const { rules } = await ask({ cmd: "rules", game, options: {}, seats: 2 });

    /** The program reads a frame, moves if it can, and says what is new. */
    const talk = async (frame, their) => {
      const { state } = await ask({ cmd: "receive", frame: hex(frame) });
      for (const { seat, moves } of state.to_move) {
        const move = moves.includes("take stock") ? "take stock" : moves.find((move) => move.startsWith("discard"));
        await ask({ cmd: "play", seat, move });
      }
      const news = await ask({ cmd: "news", their });
      return news.frame && unhex(news.frame);
    };
    const device = new Device(new Uint8Array(randomBytes(32)), talk);
    const own = device.keys();
    const setup = { room: new Uint8Array(randomBytes(16)), game, options: {}, seats: [0, 1] };
    device.begin({
      ...setup,
      devices: [{ sign: unhex(keys.sign), receive: unhex(keys.receive) }, own],
      rules: unhex(rules),
    });
    const devices = [keys, { sign: hex(own.sign), receive: hex(own.receive) }];
    await ask({ cmd: "start", master, me: 0, setup: { ...setup, room: hex(setup.room), devices, rules } });

    const seeds = await device.play();
    const { state } = await ask({ cmd: "receive", frame: hex(device.frame()) });
    assert.equal(state.rounds, 1);
    assert.match(state.record, new RegExp(`^spot-on-2\\|game=${game}\\|.*\\|seeds=1:${seeds.join("\\.")}\\|`));
  } finally {
    end();
  }
});
