// The content security policy, and that nothing is loaded from other origins.

import assert from "node:assert/strict";
import { byTap, playAny } from "../support/play-any-game.mjs";
import { SEED } from "../support/random.mjs";
import { waitUntilCached } from "../support/service-worker.mjs";
import { DESKTOP, browserTest } from "../support/browser-test.mjs";
import { GAMES } from "../support/games.mjs";
import { openTable } from "../support/open-table.mjs";

browserTest(
  "a match obeys the policy, and loads nothing from elsewhere",
  async (page) => {
    await waitUntilCached(page);
    await openTable(page, GAMES[0]);
    await playAny(page, byTap, { avoid: /, not / });
    const { refused, fetched } = await page.run(`
    const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
    return { refused: harness.refused, fetched };
  `);
    assert.deepEqual(refused, []);
    assert.ok(fetched.length > 5, `only ${fetched} are known to be fetched`);
    assert.deepEqual(
      fetched.filter((name) => !name.startsWith(page.address)),
      [],
    );
  },
  { path: "", serviceWorker: true, sizes: [DESKTOP], seed: SEED, timeout: 900_000 },
);

browserTest(
  "cached documents and workers carry the policy",
  async (page) => {
    await waitUntilCached(page);
    const policies = await page.driver.executeAsyncScript(`
    const done = arguments[0];
    const worker = document.documentElement.dataset.assets + "worker.js";
    const policy = (name) => fetch(name).then((answer) => answer.headers.get("content-security-policy"));
    Promise.all(["index.html", worker].map(policy)).then(done);
  `);
    for (const policy of policies) {
      assert.match(policy, /default-src 'none'/);
      assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval'? *'unsafe/);
    }
  },
  { path: "", serviceWorker: true, sizes: [DESKTOP] },
);

browserTest(
  "the policy refuses inline scripts and foreign pictures",
  async (page) => {
    const refused = await page.driver.executeAsyncScript(`
    const done = arguments[0];
    const refused = [];
    addEventListener("securitypolicyviolation", ({ effectiveDirective }) => refused.push(effectiveDirective));
    const script = document.createElement("script");
    script.textContent = "window.broken = true";
    const picture = Object.assign(document.createElement("img"), { src: "https://spot-on.invalid/picture.png" });
    document.body.append(script, picture);
    const look = () => (refused.length >= 2 ? done(refused.sort()) : setTimeout(look, 20));
    look();
  `);
    assert.deepEqual(refused, ["img-src", "script-src-elem"]);
    assert.equal(await page.run("return window.broken === undefined"), true);
  },
  { path: "", sizes: [DESKTOP], problems: true },
);
