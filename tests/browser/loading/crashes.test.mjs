// If the program stops or a worker dies, the page shows a sentence and a way to continue, and the match is unchanged.

import assert from "node:assert/strict";
import { axe } from "../support/axe.mjs";
import { fixedRandom } from "../support/random.mjs";
import { waitUntilCached } from "../support/service-worker.mjs";
import { SIZES, browserTest } from "../support/browser-test.mjs";
import { visit } from "../support/storage.mjs";
import { openTable } from "../support/open-table.mjs";

// A game whose round cannot end with a first move.
const GAME = "hundred-rummy";

/** Opens a table, and waits for the player's turn: then nothing changes by itself. */
async function openTableOnMyTurn(page) {
  await openTable(page, GAME);
  await page.find(".player.me.turn");
}

/** All cards on the table and in the hand. */
const cards = (page) =>
  page.run(`
  return [...document.querySelectorAll(".slot")].map((slot) => slot.getAttribute("aria-label")).join();
`);

/** Script: adds functions to the page that make the program trap, as a panic does in a release. */
const TRAP = `
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (...rest) => {
    const made = await instantiateStreaming(...rest);
    const { exports } = made.instance;
    // The first file is the program; parts of it may follow.
    window.trap ??= () => {
      // Nothing exists at such addresses.
      const calls = Object.entries(exports).filter(([name]) => name.includes("closure")).map(([, call]) => call);
      for (const call of calls) call(...Array(call.length).fill(-1));
      throw new Error("nothing has trapped");
    };
    // These are functions of the page: browsers do not report errors in a driver's scripts to the page.
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
  browserTest(
    `the page reports a trap ${way}, and the match goes on`,
    async (page) => {
      await openTableOnMyTurn(page);
      const before = await cards(page);
      await page.run(script);
      await page.says("dialog[open]", /your match is saved/);
      await axe(page);
      await page.shot("stopped");
      await page.tap(await page.named("Reload the page"));
      await page.until(() => page.run("return document.querySelector('dialog:not([open])') !== null"), "it stays");
      await page.find(".player.me.turn");
      assert.equal(await cards(page), before);
    },
    broken,
  );
}

browserTest(
  "a stopped program offers a way home in the chosen language",
  async (page) => {
    await visit(page, "#/settings", { language: "ru" });
    await page.run(WAYS["when something is pressed"]);
    await page.says("dialog[open]", /остановился/);
    await page.tap(await page.named("Ко всем играм"));
    await page.find("main.home");
    await page.until(
      () => page.run("return document.querySelector('dialog[open]') === null"),
      "the page is not loaded again",
    );
  },
  { ...broken, sizes: SIZES.slice(0, 1) },
);

/** Script: causes errors that are not the program's. `then` is called when the page has received them. */
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

browserTest(
  "an error that is not the program's is not shown",
  async (page) => {
    // Then update.js has loaded, and would react at once.
    await waitUntilCached(page);
    await page.driver.executeAsyncScript("fail(arguments[0])");
    assert.equal(await page.run("return document.querySelector('dialog[open]') === null"), true);
  },
  { path: "", serviceWorker: true, early: FAIL, problems: true, sizes: SIZES.slice(0, 1) },
);

/** Deals in which the person begins, so the hint is the first question to a worker. */
const BEGINS = fixedRandom(1);

/** Script: the first `number` workers die at their first question. */
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

browserTest(
  "another worker replaces one that dies",
  async (page) => {
    await openTableOnMyTurn(page);
    await page.tap(await page.named("Hint"));
    await page.says(".expected", /Hint: /);
    assert.equal(await page.run("return born"), 2);
  },
  { early: BEGINS + MORTAL(1), sizes: SIZES.slice(0, 1) },
);

/** Script: the first worker gets no question, as if it thought for ever. The time until an answer is recorded. */
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

browserTest(
  "another worker replaces one that thinks for ever",
  async (page) => {
    await openTableOnMyTurn(page);
    await page.tap(await page.named("Hint"));
    await page.says(".expected", /Hint: /);
    assert.equal(await page.run("return born"), 2);
    // How long it took is a figure, not a test: other tests may keep the machine busy.
    console.log(`figure worker/replaced ${Math.round(await page.run("return answered - asked"))} ms`);
  },
  { early: BEGINS + DEAF, sizes: SIZES.slice(0, 1) },
);

browserTest(
  "a missing bots' program leaves the match unchanged",
  async (page) => {
    await openTable(page, GAME);
    const before = await page.until(() => cards(page), "no cards are dealt");
    const told = () => page.run("return document.querySelector('.prompt .notice') !== null");
    if (await page.run("return document.querySelector('.player.me.turn') !== null")) {
      await page.tap(await page.named("Hint"));
    }
    await page.until(told, "nothing is said");
    await page.named("Try again");
    assert.equal(await cards(page), before);
    await axe(page);
  },
  { missing: /worker/, problems: true, sizes: SIZES.slice(0, 1) },
);
