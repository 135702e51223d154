// The page without a network, and the page after an update. Windows are wide, since frames need a network.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { byTap, playAny } from "../support/play-any-game.mjs";
import { axe } from "../support/axe.mjs";
import { DESKTOP, DIST, browserTest } from "../support/browser-test.mjs";
import { GAMES } from "../support/games.mjs";
import { store, visit } from "../support/storage.mjs";
import { buildIn, partialUpload, nextBuild } from "../support/next-build.mjs";
import { planTest } from "../support/test-order.mjs";
import { openTable } from "../support/open-table.mjs";

const wide = { sizes: [DESKTOP] };
/** Browsers log failed requests on the console. */
const cutOff = { ...wide, problems: true, timeout: 600_000 };
/** The Cache-Control header of a host that has everything cached for a year. */
const YEAR = "public, max-age=31536000, immutable";
const PAGES = [
  "",
  "verify.html",
  "verify.ru.html",
  "#/settings",
  "#/statistics",
  "#/records",
  "#/about",
  "#/gallery",
  "#/daily",
  "#/puzzles",
  "#/boards/hundred-rummy/00c0ffee",
  "#/print/one-up",
  "#/sums/hundred-rummy/easy",
  "#/nowhere",
];

/** Waits until everything is cached. */
const isKept = (page) =>
  page.until(() => page.run("return navigator.serviceWorker.controller !== null"), "nothing is kept");

/** The build id of the displayed page; undefined while the page reloads. */
const build = (page) => page.run("return document.documentElement?.dataset.build");
const caches = async (page) => page.driver.executeAsyncScript("caches.keys().then(arguments[0])");

/** Whether the offer of a newer build is visible. */
const isOffered = (page) => page.run("return (document.querySelector('.update')?.getClientRects().length ?? 0) > 0");

/** Waits until a newer build is ready, whether or not it is offered. */
const waits = (page) =>
  page.until(() => page.run("return 'update' in document.documentElement.dataset"), "no update is found");

/** The text of a game's rules page. */
async function rules(page, id) {
  await page.go(`#/rules/${id}`);
  await page.find("main h2");
  return page.text("main");
}

/** Asks for a hint, which needs the bots' program, as soon as it is the player's turn. */
async function hint(page) {
  const button = ".tools button:nth-of-type(2):enabled";
  const before = () => page.text(".expected");
  await page.until(async () => {
    // A bot may end a round with its first move.
    for (const next of await page.all(".result .button")) await page.tap(next);
    return (await page.all(".player.me.turn")).length > 0;
  }, "it is never my turn");
  const prompt = await before();
  await page.tap(await page.find(button));
  await page.until(async () => (await before()) !== prompt, "no hint comes");
}

/** Plays until a bot has moved. */
async function untilABotHasMoved(page) {
  const moved = () =>
    page.run(`
    const lines = [...document.querySelectorAll("[role=log] p")].map((line) => line.textContent);
    return lines.some((line) => line.includes("Mina"));
  `);
  const enough = new Error("a bot has moved");
  const after = async () => {
    if (await moved()) throw enough;
  };
  await playAny(page, byTap, { after, avoid: /, not / }).catch((cause) => {
    if (cause !== enough) throw cause;
  });
}

browserTest(
  "everything works without a network after a first visit",
  async (page, site) => {
    await isKept(page);
    site.close();
    for (const path of PAGES) {
      await page.go(path);
      await page.reload();
      await page.find("h1");
    }
    for (const id of GAMES) {
      for (const path of [`#/setup/${id}`, `#/learn/${id}`]) {
        await page.go(path);
        await page.find("h1");
        assert.equal(await page.run("return document.querySelector('main [role=alert]')"), null);
      }
      assert.ok((await rules(page, id)).length > 500, "the rules are short");
      await openTable(page, id);
      await untilABotHasMoved(page);
    }
  },
  cutOff,
);

browserTest(
  "the deals and the puzzle of a day are played without a network",
  async (page, site) => {
    await isKept(page);
    site.close();
    await page.go("#/daily");
    await page.reload();
    await page.tap(await page.find(".tile-hundred-rummy .begin"));
    await playAny(page, byTap, { seed: 3 });
    await page.go("#/daily");
    await page.says(".tile-hundred-rummy", /(Won|Lost), \d+/);
    await page.tap(await page.find(".spot .button"));
    await page.find(".puzzle");
    for (const id of GAMES) {
      await page.go(`#/puzzles/${id}`);
      await page.find(".puzzle");
    }
  },
  cutOff,
);

browserTest(
  "the other language works without a network",
  async (page, site) => {
    await isKept(page);
    site.close();
    await visit(page, "", { language: "ru" });
    await page.says("h1", /точное/);
    for (const id of GAMES) {
      assert.match(await rules(page, id), /[а-я]{3}/);
      await openTable(page, id, { settings: { language: "ru" } });
      await hint(page);
    }
  },
  cutOff,
);

browserTest(
  "the page is cached at a host's root, and as index.html",
  async (page, site) => {
    await isKept(page);
    site.close();
    await page.go("index.html?from=somewhere#/about");
    await page.says("main", new RegExp(buildIn(DIST)));
  },
  { ...cutOff, base: "/" },
);

/** The pages with a line that some hosts add. */
const ADDED = Object.fromEntries(
  ["", "verify.html", "verify.ru.html"].map((name) => {
    const page = readFileSync(join(DIST, name || "index.html"), "utf8");
    return [`/${name}`, page.replace("</body>", "<!-- Served by a host. -->$&")];
  }),
);

browserTest(
  "the page is cached from a host that adds lines to pages",
  async (page, site) => {
    await isKept(page);
    site.close();
    await page.reload();
    await page.find("main.home");
    await page.go("verify.html");
    await page.says("h1", /Verify a deal/);
  },
  { ...cutOff, beside: ADDED },
);

/** Ways in which a browser's cache may fail; `found` is the promise of a cached response. */
const SPOILT = {
  "cannot be read": "found.then(() => Promise.reject(new Error('spoilt')))",
  "never comes": "new Promise(() => {})",
  "does not end": `found.then((answer) =>
    /html/.test(answer?.headers.get("content-type")) ? new Response(new ReadableStream(), answer) : answer)`,
};

for (const [what, given] of Object.entries(SPOILT)) {
  const spoil = `
    const { match } = CacheStorage.prototype;
    CacheStorage.prototype.match = function (...rest) {
      const found = match.apply(this, rest);
      return registration.active ? ${given} : found;
    };
  `;
  const beside = { "/sw.js": spoil + readFileSync(join(DIST, "sw.js"), "utf8") };
  browserTest(
    `the page comes from the network if a cached response ${what}`,
    async (page) => {
      await isKept(page);
      await page.reload();
      await page.find("main.home");
      await isKept(page);
      assert.ok((await rules(page, GAMES[0])).length > 500, "the rules are short");
    },
    { sizes: wide.sizes, beside },
  );
}

function isNamed() {
  const same = readdirSync(DIST).filter((name) => !/^assets-[0-9a-f]{12}$/.test(name));
  const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
  for (const name of same) assert.ok(readme.includes(`\`${name}\``), name);
  assert.equal(same.length, 6);
}

planTest({
  order: [-1],
  name: "a file that keeps its name from build to build is one that README names",
  options: {},
  run: isNamed,
});

browserTest(
  "an unknown address leads home if there is no network",
  async (page, site) => {
    await isKept(page);
    site.close();
    await page.go("nowhere/at/all");
    await page.says(".notice", /does not exist/);
    assert.equal(await page.run("return location.href.split('#')[0]"), site.url);
    await page.go("%23/rules/one-up");
    await page.find(".help section");
  },
  cutOff,
);

browserTest(
  "a newer build is offered between matches, and applied on request",
  async (page, site) => {
    await isKept(page);
    const next = nextBuild();
    site.show(next);
    const old = await build(page);
    await openTable(page, GAMES[0]);
    await waits(page);
    assert.equal(await build(page), old);
    assert.equal(await isOffered(page), false, "it is offered during a match");
    await page.go("#/");
    await page.until(() => isOffered(page), "it is not offered");
    await axe(page);
    assert.doesNotMatch(await rules(page, GAMES[0]), /This is newer/);

    await page.go("#/");
    await page.tap(await page.named("Update now"));
    await page.until(async () => (await build(page)) === buildIn(next), "it is not taken");
    await page.find("h1");
    assert.equal(await isOffered(page), false, "it is offered again");
    assert.match(await rules(page, GAMES[0]), /This is newer/);
    await page.until(async () => (await caches(page)).join() === `spot-on/${buildIn(next)}`, "what is old is kept");
  },
  { ...wide, keep: YEAR },
);

browserTest(
  "an update is loaded anew if the browser has forgotten the registration",
  async (page, site) => {
    await isKept(page);
    const next = nextBuild();
    site.show(next);
    await page.reload();
    await waits(page);
    await page.until(() => isOffered(page), "it is not offered");
    // The page loads so fast that the word could be missed.
    await page.run(`
      window.said = [];
      const button = document.querySelector(".update button");
      new MutationObserver(() => sessionStorage.setItem("said", button.textContent)).observe(button, { childList: true });
      return navigator.serviceWorker.getRegistration().then((registration) => registration.unregister());
    `);
    await page.tap(await page.named("Update now"));
    await page.until(async () => (await build(page)) === buildIn(next), "it is not taken");
    assert.equal(await page.run("return sessionStorage.getItem('said')"), "Loading the page anew …");
  },
  { ...wide, keep: YEAR },
);

browserTest(
  "another open page keeps its own build",
  async (page, site) => {
    await isKept(page);
    const old = await build(page);
    const first = await page.driver.getWindowHandle();
    const next = nextBuild();
    site.show(next);
    await page.driver.switchTo().newWindow("tab");
    await page.go();
    const second = await page.driver.getWindowHandle();
    await waits(page);
    await page.tap(await page.named("Update now"));
    await page.until(async () => (await build(page)) === buildIn(next), "it is not taken");

    await page.driver.switchTo().window(first);
    assert.equal(await build(page), old);
    // The host no longer has these files.
    assert.doesNotMatch(await rules(page, GAMES[1]), /This is newer/);
    await openTableWithoutReload(page, GAMES[1]);
    await hint(page);
    await page.go("#/");
    await page.until(() => isOffered(page), "it is not offered here");
    await page.tap(await page.named("Update now"));
    await page.until(async () => (await build(page)) === buildIn(next), "it is not taken here");
    await page.driver.close();
    await page.driver.switchTo().window(second);
    // The old cache is deleted when a page starts while no open page is old.
    await page.reload();
    await page.until(async () => (await caches(page)).join() === `spot-on/${buildIn(next)}`, "what is old is kept");
  },
  { ...wide, keep: YEAR, conditions: ["two windows"] },
);

/** Opens a table without reloading the page. */
async function openTableWithoutReload(page, id) {
  await store(page, `learned/${id}`, true);
  await page.go(`#/play/${id}`);
  await page.find(".board");
}

browserTest(
  "the older build stays while files are copied to the host",
  async (page, site) => {
    await isKept(page);
    const old = await build(page);
    site.show(partialUpload());
    const states = await page.driver.executeAsyncScript(`
    const done = arguments[0];
    navigator.serviceWorker.ready.then((registration) => {
      registration.addEventListener("updatefound", () => {
        const worker = registration.installing;
        worker.addEventListener("statechange", () => done(worker.state));
      });
      registration.update().catch(() => {});
    });
  `);
    assert.equal(states, "redundant");
    assert.deepEqual(await caches(page), [`spot-on/${old}`]);
    await page.reload();
    assert.equal(await build(page), old);
  },
  cutOff,
);
