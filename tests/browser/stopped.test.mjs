// When the program stops or its helpers die, there is a sentence and a way on, and the match is as it was.

import assert from "node:assert/strict";
import { axe } from "./axe.mjs";
import { fixedChance } from "./chance.mjs";
import { SIZES, everywhere } from "./everywhere.mjs";
import { visit } from "./kept.mjs";
import { sitDown } from "./sit.mjs";

// Nobody can end a round of it with a first move.
const GAME = "hundred-rummy";

/** At a table, to move: nothing will change by itself. */
async function sitDownToMove(page) {
  await sitDown(page, GAME);
  await page.find(".player.me.turn");
}

/** All cards on the table and in the hand. */
const cards = (page) => page.run(`
  return [...document.querySelectorAll(".slot")].map((slot) => slot.getAttribute("aria-label")).join();
`);

/** Gives the page a way to call the program so that it traps, as a panic does in a release. */
const TRAP = `
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (...rest) => {
    const made = await instantiateStreaming(...rest);
    const { exports } = made.instance;
    window.trap = () => {
      // There is nothing where such numbers lead.
      const calls = Object.entries(exports).filter(([name]) => name.includes("closure")).map(([, call]) => call);
      for (const call of calls) call(...Array(call.length).fill(-1));
      throw new Error("nothing has trapped");
    };
    // In functions of the page's own: browsers do not tell it of what went wrong in scripts of a driver.
    window.pressed = () => setTimeout(trap);
    window.waited = () => Promise.resolve().then(trap);
    return made;
  };
`;
const broken = { early: TRAP, problems: true };

/** The ways in which a trap reaches the page. */
const WAYS = {
  "when something is pressed": "pressed()",
  "when something was waited for": "waited()",
};

for (const [way, script] of Object.entries(WAYS)) {
  everywhere(`a program that stops ${way} says so, and the match goes on`, async (page) => {
    await sitDownToMove(page);
    const before = await cards(page);
    await page.run(script);
    await page.says("dialog[open]", /Your match is saved/);
    await axe(page);
    await page.shot("stopped");
    await page.tap(await page.named("Reload the page"));
    await page.until(() => page.run("return document.querySelector('dialog:not([open])') !== null"), "it stays");
    await page.find(".player.me.turn");
    assert.equal(await cards(page), before);
  }, broken);
}

everywhere("from a program that stops a way leads home, in one's language", async (page) => {
  await visit(page, "#/settings", { language: "ru" });
  await page.run(WAYS["when something is pressed"]);
  await page.says("dialog[open]", /остановился/);
  await page.tap(await page.named("Ко всем играм"));
  await page.find("main.home");
  await page.until(() => page.run("return document.querySelector('dialog[open]') === null"), "the page is not loaded again");
}, { ...broken, sizes: SIZES.slice(0, 1) });

/** Errors of something else in the page; `then` is called when they were heard of. */
const FAIL = `
  window.fail = (then) => {
    let heard = 0;
    const hear = () => {
      heard += 1;
      if (heard === 2) setTimeout(then);
    };
    for (const name of ["error", "unhandledrejection"]) addEventListener(name, hear);
    setTimeout(() => {
      throw new Error("of an extension");
    });
    Promise.reject(new Error("of an extension"));
  };
`;

everywhere("an error that is not the program's is none of the visitor's business", async (page) => {
  // Then update.js is there, and acts at once.
  await page.until(() => page.run("return navigator.serviceWorker.controller !== null"), "nothing is kept");
  await page.driver.executeAsyncScript("fail(arguments[0])");
  assert.equal(await page.run("return document.querySelector('dialog[open]') === null"), true);
}, { early: FAIL, problems: true, sizes: SIZES.slice(0, 1) });

/** Deals with which the person begins: the hint is the first thing that a worker is asked. */
const BEGINS = fixedChance(1);

/** Lets workers die: so many of them at their first question. */
const MORTAL = (number) => `
  window.born = 0;
  window.Worker = class extends Worker {
    #rank = born += 1;
    postMessage(...rest) {
      if (this.#rank <= ${number}) super.terminate();
      else super.postMessage(...rest);
    }
  };
`;

everywhere("bots whose worker dies think again in another", async (page) => {
  await sitDownToMove(page);
  await page.tap(await page.named("Hint"));
  await page.says(".expected", /Hint: /);
  assert.equal(await page.run("return born"), 2);
}, { early: BEGINS + MORTAL(1), sizes: SIZES.slice(0, 1) });

/** Lets the first worker hear no question, as if it thought for ever, and notes when what is asked is answered. */
const DEAF = `
  window.born = 0;
  window.Worker = class extends Worker {
    #rank = born += 1;
    postMessage(...rest) {
      window.asked ??= performance.now();
      this.addEventListener("message", () => (window.answered ??= performance.now()));
      if (this.#rank > 1) super.postMessage(...rest);
    }
  };
`;

everywhere("a bot that thinks for ever is replaced by one that does not", async (page) => {
  await sitDownToMove(page);
  await page.tap(await page.named("Hint"));
  await page.says(".expected", /Hint: /);
  assert.equal(await page.run("return born"), 2);
  // How long it took is a figure, not a test: other tests may keep the machine busy.
  console.log(`figure worker/replaced ${Math.round(await page.run("return answered - asked"))} ms`);
}, { early: BEGINS + DEAF, sizes: SIZES.slice(0, 1) });

everywhere("bots whose program cannot be had leave the match as it is", async (page) => {
  await sitDown(page, GAME);
  const before = await page.until(() => cards(page), "no cards are dealt");
  const told = () => page.run("return document.querySelector('.prompt .notice') !== null");
  if (await page.run("return document.querySelector('.player.me.turn') !== null")) {
    await page.tap(await page.named("Hint"));
  }
  await page.until(told, "nothing is said");
  await page.named("Try again");
  assert.equal(await cards(page), before);
  await axe(page);
}, { missing: /worker/, problems: true, sizes: SIZES.slice(0, 1) });
