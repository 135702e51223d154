// Races: bots answer after the time that they need, whatever a person does meanwhile.

import assert from "node:assert/strict";
import { fixedRandom } from "../support/random.mjs";
import { DESKTOP, browserTest } from "../support/browser-test.mjs";
import { openLog, openTable } from "../support/open-table.mjs";
import { readChoice } from "../../node/worker-messages.mjs";

/**
 * Script: records the answers of workers. The test can hold answers back (`holdBack`, `letGo`), lets the bots' time
 * pass (`pass`), and can hide the page (`leave`, `comeBack`).
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
        // A worker's first message says that it is ready.
        if (data[0] === 0) return;
        answers.push([...data]);
        this.#owes -= 1;
        owed -= 1;
      });
    }
    #owes = 0;
    #isEnded = false;
    postMessage(...rest) {
      this.#owes += 1;
      owed += 1;
      super.postMessage(...rest);
    }
    terminate() {
      owed -= this.#owes;
      this.#isEnded = true;
      super.terminate();
    }
    set onmessage(hear) {
      // A worker that was ended is heard no more, as in browsers.
      const tell = (message) => this.#isEnded || hear(message);
      super.onmessage = (message) => (held ? held.push(() => tell(message)) : tell(message));
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
  let now = 0;
  Performance.prototype.now = () => now;
  window.pass = () => {
    now += TICK;
    ticks.forEach((tick) => tick());
  };
  window.thinks = () => ticks.size > 0;
  let away = false;
  const turn = (isAway) => {
    away = isAway;
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  };
  window.leave = () => turn(true);
  window.comeBack = () => turn(false);
  Object.defineProperty(document, "hidden", { get: () => away });
`;
const TICK = 200;
// The three cards that are dealt here have an answer; 13 in 1000 sets have none, and then nobody calls.
const ours = { early: fixedRandom(1) + OURS, sizes: [DESKTOP] };

/** Opens a table with two Masters, and returns the number of ticks until the first of them answers. */
async function openTableWithMasters(page, options) {
  await openTable(page, "one-up", { seats: 3, level: "master", options });
  await page.find(".writer input");
  await thinks(page);
  // Both are asked. On a slow device they may be asked twice, with the same answers.
  await page.until(() => page.run("return answers.length > 1 && owed === 0"), "not all are asked");
  const choices = (await page.run("return answers")).map(readChoice);
  return Math.ceil(Math.min(...choices.map(({ takes }) => takes)) / TICK);
}

const thinks = (page) => page.until(() => page.run("return thinks()"), "nobody thinks");

/** Lets a number of ticks pass. */
async function pass(page, ticks) {
  for (let tick = 0; tick < ticks; tick += 1) await page.run("pass()");
}

const log = (page) => page.run("return document.querySelector('[role=log]').textContent");

browserTest(
  "a person's actions in a race do not change when bots call",
  async (page) => {
    const due = await openTableWithMasters(page, [
      ["mode", "race"],
      ["clock", "25"],
    ]);
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
    // The race stops while the page is hidden.
    await page.run("leave()");
    await pass(page, due);
    await page.run("comeBack()");
    await pass(page, due - 7);
    assert.ok(!(await called()), "they are early");
    await pass(page, 1);
    await page.until(called, "they are late");
  },
  ours,
);

browserTest(
  "bots that are ahead in a race stay ahead after reloads",
  async (page) => {
    const due = await openTableWithMasters(page, [
      ["mode", "race"],
      ["clock", "25"],
    ]);
    const called = async () => /(Mina|Otto) calls/.test(await log(page));
    await pass(page, due - 4);
    for (const leave of [() => page.reload(), () => page.go("#/settings").then(() => page.reload())]) {
      await leave();
      await page.go("#/play/one-up");
      await page.find(".writer input");
      await thinks(page);
      await page.until(() => page.run("return answers.length > 1 && owed === 0"), "not all are asked");
      await pass(page, 1);
    }
    await pass(page, 1);
    assert.ok(!(await called()), "they are early");
    await pass(page, 1);
    await page.until(called, "they think again from the beginning");
  },
  ours,
);

browserTest(
  "a hint comes although bots answer meanwhile, and they continue afterwards",
  async (page) => {
    const due = await openTableWithMasters(page, []);
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
  },
  ours,
);

browserTest(
  "the fairness check does not reveal a bot's locked-in answer",
  async (page) => {
    const due = await openTableWithMasters(page, []);
    await pass(page, due);
    await page.until(async () => (await page.all(".others .badge")).length === 1, "nobody locks in");
    await openLog(page);
    await page.tap(await page.named("Fairness check"));
    await page.until(async () => /No bot has/.test(await page.text(".fairness")), "something is said");
  },
  ours,
);

browserTest(
  "a person who has answered does not wait for slow bots",
  async (page) => {
    await openTableWithMasters(page, []);
    await page.tap(await page.named("No answer"));
    await page.until(async () => {
      // Nobody calls while no bot thinks: before the bots are asked, and after they have answered.
      await pass(page, 20);
      return (await page.all(".answers")).length === 1;
    }, "they go on thinking");
  },
  ours,
);
