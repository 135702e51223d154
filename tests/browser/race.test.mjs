// Races: bots say what they see after as long as it takes them, whatever a person does meanwhile.

import assert from "node:assert/strict";
import { fixedChance } from "./chance.mjs";
import { DESKTOP, everywhere } from "./everywhere.mjs";
import { sitDown } from "./sit.mjs";
import { readChoice } from "../wire.mjs";

/**
 * What workers answer is taken down, and waits while the test says so; bots' time passes when it says so, too, and the page is
 * hidden when it says so.
 */
const OURS = `
  window.answers = [];
  window.owed = 0;
  let held = null;
  window.holdBack = () => (held = []);
  window.letGo = () => {
    const all = held;
    held = null;
    all.forEach((hear) => hear());
  };
  window.Worker = class extends Worker {
    constructor(...rest) {
      super(...rest);
      this.addEventListener("message", ({ data }) => {
        // The first thing a worker says is that it is there.
        if (data[0] === 0) return;
        answers.push([...data]);
        this.#owes -= 1;
        owed -= 1;
      });
    }
    #owes = 0;
    postMessage(...rest) {
      this.#owes += 1;
      owed += 1;
      super.postMessage(...rest);
    }
    terminate() {
      owed -= this.#owes;
      super.terminate();
    }
    set onmessage(hear) {
      super.onmessage = (message) => (held ? held.push(() => hear(message)) : hear(message));
    }
  };
  const TICK = 200;
  const ticks = new Map();
  const { setInterval: every, clearInterval: end } = window;
  window.setInterval = (call, milliseconds, ...rest) => {
    const timer = every(milliseconds === TICK ? () => {} : call, milliseconds, ...rest);
    if (milliseconds === TICK) ticks.set(timer, call);
    return timer;
  };
  window.clearInterval = (timer) => {
    ticks.delete(timer);
    end(timer);
  };
  window.pass = () => ticks.forEach((tick) => tick());
  window.thinks = () => ticks.size > 0;
  let away = false;
  window.leave = () => (away = true);
  window.comeBack = () => (away = false);
  Object.defineProperty(document, "hidden", { get: () => away });
`;
const TICK = 200;
// Of the three cards that are dealt an answer can be made; of 13 in 1000 sets none can, and then nobody calls.
const ours = { early: fixedChance(1) + OURS, sizes: [DESKTOP] };

/** Sits down against two Masters, and returns after how many ticks the first of them says something. */
async function sitAmongMasters(page, options) {
  await sitDown(page, "one-up", { seats: 3, level: "master", options });
  await page.find(".writer input");
  await thinks(page);
  // Both are asked; a slow device may have been asked twice, and says the same.
  await page.until(() => page.run("return answers.length > 1 && owed === 0"), "not all are asked");
  const choices = (await page.run("return answers")).map(readChoice);
  return Math.ceil(Math.min(...choices.map(({ takes }) => takes)) / TICK);
}

const thinks = (page) => page.until(() => page.run("return thinks()"), "nobody thinks");

/** Lets so many ticks pass. */
async function pass(page, ticks) {
  for (let tick = 0; tick < ticks; tick += 1) await page.run("pass()");
}

const log = (page) => page.run("return document.querySelector('[role=log]').textContent");

everywhere("in a race nothing that a person does changes when bots call", async (page) => {
  const due = await sitAmongMasters(page, [["mode", "race"], ["clock", "25"]]);
  assert.ok(due > 10, `they call after ${due} ticks`);
  const called = async () => /(Mina|Otto) calls/.test(await log(page));
  await pass(page, 2);
  await page.tap(await page.named("Hint"));
  await page.says(".expected", /Hint: /);
  await thinks(page);
  await pass(page, 2);
  await page.tap(await page.find(".writer input"));
  await page.press("9", "+");
  await pass(page, 2);
  // Nothing goes on while nobody can see the table.
  await page.run("leave()");
  await pass(page, due);
  await page.run("comeBack()");
  await pass(page, due - 7);
  assert.ok(!(await called()), "they are early");
  await pass(page, 1);
  await page.until(called, "they are late");
}, ours);

everywhere("a hint comes although bots say something meanwhile, and they are asked after it", async (page) => {
  const due = await sitAmongMasters(page, []);
  const locked = async () => (await page.all(".others .badge")).length;
  await page.run("holdBack()");
  await page.run("document.querySelector('[aria-label=Hint]').click()");
  await pass(page, due);
  await page.until(async () => (await locked()) === 1, "nobody locks in");
  assert.ok(!(await page.text(".expected")).includes("Hint: "), "the hint was there before");
  await page.run("letGo()");
  await page.says(".expected", /Hint: /);
  await thinks(page);
  await page.until(async () => {
    await pass(page, 10);
    return (await locked()) === 2;
  }, "a bot was forgotten");
}, ours);

everywhere("nobody is told what a bot has locked in before they have answered, by no check either", async (page) => {
  const due = await sitAmongMasters(page, []);
  await pass(page, due);
  await page.until(async () => (await page.all(".others .badge")).length === 1, "nobody locks in");
  await page.tap(await page.named("Log"));
  await page.tap(await page.named("Fairness check"));
  await page.until(async () => /No bot has/.test(await page.text(".fairness")), "something is said");
}, ours);

everywhere("who has answered does not wait for bots that take their time", async (page) => {
  await sitAmongMasters(page, []);
  await page.tap(await page.named("No answer"));
  await page.until(async () => {
    // Nothing passes while nobody thinks, before they are asked and when they have answered.
    await pass(page, 20);
    return (await page.all(".answers")).length === 1;
  }, "they go on thinking");
}, ours);
