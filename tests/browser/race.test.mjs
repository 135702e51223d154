// Races: bots say what they see after as long as it takes them, whatever a person does meanwhile.

import assert from "node:assert/strict";
import { SEED } from "./chance.mjs";
import { DESKTOP, everywhere } from "./everywhere.mjs";
import { sitDown } from "./sit.mjs";
import { readChoice } from "./wire.mjs";

/** What workers answer is taken down, and the table's time passes when the test says so. */
const OURS = `
  window.answers = [];
  window.Worker = class extends Worker {
    constructor(...rest) {
      super(...rest);
      this.addEventListener("message", ({ data }) => answers.push([...data]));
    }
  };
  const TICK = 200;
  const ticks = [];
  const { setInterval: every } = window;
  window.setInterval = (call, milliseconds, ...rest) =>
    milliseconds === TICK ? ticks.push(call) : every(call, milliseconds, ...rest);
  window.pass = () => ticks.forEach((tick) => tick());
  Object.defineProperty(document, "hidden", { get: () => window.away === true });
`;
const TICK = 200;
/** A word of the log when a bot has called something. */
const CALLED = /(Mina|Otto) calls/;

everywhere("in a race nothing that a person does changes when bots call", async (page) => {
  const options = [["mode", "race"], ["clock", "25"]];
  await sitDown(page, "one-up", { seats: 3, level: "master", options });
  const idle = () => page.until(() => page.run("return world.idle()"), "somebody is still about to do something");
  const called = async () => CALLED.test(await page.run("return world.heard.join()"));
  const pass = async (ticks) => {
    for (let tick = 0; tick < ticks; tick += 1) await page.run("pass()");
    await idle();
  };
  await page.find(".writer input");
  await page.until(async () => (await page.run("return answers.length")) > 2, "the bots are not asked");
  await idle();
  const choices = (await page.run("return answers.slice(1)")).map(readChoice);
  const due = Math.ceil(Math.min(...choices.map(({ takes }) => takes)) / TICK);
  assert.ok(due > 10, `they call after ${due} ticks`);

  await pass(2);
  await page.tap(await page.named("Hint"));
  await page.until(async () => (await page.text(".expected")).includes("Hint: "), "no hint comes");
  await pass(2);
  await page.tap(await page.find(".writer input"));
  await page.press("9", "+");
  await pass(2);
  // Nothing goes on while nobody can see the table.
  await page.run("away = true");
  await pass(due);
  await page.run("away = false");
  await pass(due - 7);
  assert.ok(!(await called()), "they are early");
  await pass(1);
  await page.until(called, "they are late");
}, { early: OURS, seed: SEED, sizes: [DESKTOP] });
