// The page without a network. Windows are wide, since frames need a network.

import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DESKTOP, DIST, browserTest } from "../support/browser-test.mjs";
import { GAMES } from "../support/games.mjs";
import { buildIn } from "../support/next-build.mjs";
import { openTable } from "../support/open-table.mjs";
import { FAST_TIMERS } from "../support/page-clock.mjs";
import { byTap, playAny } from "../support/play-any-game.mjs";
import { askForHint, openRules, waitUntilCached } from "../support/service-worker.mjs";
import { visit } from "../support/storage.mjs";
import { planTest } from "../support/test-order.mjs";

const wide = { path: "", serviceWorker: true, sizes: [DESKTOP] };
/** Browsers log failed requests on the console. */
const cutOff = { ...wide, problems: true, timeout: 600_000 };
const PAGES = [
  "",
  "verify.html",
  "#/settings",
  "#/statistics",
  "#/history",
  "#/about",
  "#/gallery",
  "#/daily",
  "#/puzzles",
  "#/three-deals/hundred-rummy/00c0ffee",
  "#/print/one-up",
  "#/sums/hundred-rummy/easy",
  "#/nowhere",
];

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
    await waitUntilCached(page);
    site.close();
    for (const path of PAGES) {
      await page.go(path);
      await page.reload();
      await page.find("h1");
    }
    for (const id of GAMES) {
      for (const path of [`#/setup/${id}`, `#/tutorial/${id}`]) {
        await page.go(path);
        await page.find("h1");
        assert.equal(await page.run("return document.querySelector('main [role=alert]')"), null);
      }
      assert.ok((await openRules(page, id)).length > 500, "the rules are short");
      await openTable(page, id);
      await untilABotHasMoved(page);
    }
  },
  cutOff,
);

browserTest(
  "the deals and the puzzle of a day are played without a network",
  async (page, site) => {
    await waitUntilCached(page);
    site.close();
    await page.go("#/daily");
    await page.reload();
    await page.tap(await page.find(".tile-hundred-rummy .begin"));
    await playAny(page, byTap, { seed: 3 });
    await page.go("#/daily");
    await page.says(".tile-hundred-rummy", /(Won|Lost), \d+/);
    await page.tap(await page.find(".daily-puzzle .button"));
    await page.find(".puzzle");
    for (const id of GAMES) {
      await page.go(`#/puzzles/${id}`);
      await page.find(".puzzle");
    }
  },
  cutOff,
);

browserTest(
  "a language that was displayed once works without a network, and no other is cached",
  async (page, site) => {
    await waitUntilCached(page);
    await visit(page, "", { language: "ru" });
    const cached = () =>
      page.driver.executeAsyncScript(`
        const done = arguments[0];
        const all = async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url);
        caches.keys().then((names) => Promise.all(names.map(all))).then((urls) => done(urls.flat()));
      `);
    const has = async (ending) => (await cached()).some((url) => url.endsWith(ending));
    await page.until(() => has("shootout.help.ru.md"), "the rules in the language are not cached");
    assert.ok(!(await has("/de.txt")), "German is cached, which nobody reads");
    site.close();
    await page.load("");
    await page.says("h1", /точное/);
    for (const id of GAMES) {
      assert.match(await openRules(page, id), /[а-я]{3}/);
      await openTable(page, id, { settings: { language: "ru" } });
      await askForHint(page);
    }
  },
  cutOff,
);

browserTest(
  "the page is cached at a host's root, and as index.html",
  async (page, site) => {
    await waitUntilCached(page);
    site.close();
    await page.go("index.html?from=somewhere#/about");
    await page.says("main", new RegExp(buildIn(DIST)));
  },
  { ...cutOff, base: "/" },
);

/** The pages with a line that some hosts add. */
const ADDED = Object.fromEntries(
  ["", "verify.html"].map((name) => {
    const page = readFileSync(join(DIST, name || "index.html"), "utf8");
    return [`/${name}`, page.replace("</body>", "<!-- Served by a host. -->$&")];
  }),
);

browserTest(
  "the page is cached from a host that adds lines to pages",
  async (page, site) => {
    await waitUntilCached(page);
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
  const beside = { "/sw.js": FAST_TIMERS + spoil + readFileSync(join(DIST, "sw.js"), "utf8") };
  browserTest(
    `the page comes from the network if a cached response ${what}`,
    async (page) => {
      await waitUntilCached(page);
      await page.reload();
      await page.find("main.home");
      await waitUntilCached(page);
      assert.ok((await openRules(page, GAMES[0])).length > 500, "the rules are short");
    },
    { ...wide, beside },
  );
}

function isNamed() {
  // Each language has a folder with its landing page.
  const isOfLanguage = (name) => existsSync(join(DIST, name, "index.html"));
  const same = readdirSync(DIST).filter((name) => !/^assets-[0-9a-f]{12}$/.test(name) && !isOfLanguage(name));
  const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
  for (const name of same) assert.ok(readme.includes(`\`${name}\``), name);
  assert.equal(same.length, 7);
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
    await waitUntilCached(page);
    site.close();
    await page.go("nowhere/at/all");
    await page.says(".notice", /does not exist/);
    assert.equal(await page.run("return location.href.split('#')[0]"), site.url);
    await page.go("%23/rules/one-up");
    await page.find(".help section");
  },
  cutOff,
);
