// Three deals: the person, Master and a friend play the same deals.

import assert from "node:assert/strict";
import { byTap, playAny } from "../support/play-any-game.mjs";
import { axe } from "../support/axe.mjs";
import { DESKTOP, PHONE, browserTest } from "../support/browser-test.mjs";
import { stored, visit } from "../support/storage.mjs";

const DEALS = "#/three-deals/hundred-rummy/00c0ffee";

browserTest(
  "three deals are played, compared with Master, and a friend is challenged",
  async (page) => {
    await visit(page, "#/setup/hundred-rummy");
    await page.tap(await page.named("Three deals"));
    await page.until(
      async () => /three-deals\/hundred-rummy\/[0-9a-f]{8}$/.test(await page.run("return location.hash")),
      "no key",
    );
    await page.load(DEALS);
    await axe(page);
    for (let deal = 1; deal <= 3; deal += 1) {
      await page.tap(await page.named("Play the next deal"));
      await playAny(page, byTap, { seed: deal });
      await page.tap(await page.named("Compare"));
      await page.find(".three-deals");
    }
    await page.says(
      ".three-deals .verdict",
      /You are [\d,]+ points? ahead of Master|Master is [\d,]+ points? ahead|You and Master are level/,
    );
    await axe(page);
    // Master plays each deal once.
    assert.equal((await stored(page, "duplicates")).trim().split("\n").length, 3);
    await page.load(DEALS);
    await page.says(".three-deals .verdict", /Master/);
    await page.tap(await page.named("Challenge a friend to these deals"));
    const address = await page.run("return document.querySelector('.link input').value");
    const route = address.slice(address.indexOf("#"));
    assert.match(route, /^#\/three-deals\/hundred-rummy\/00c0ffee\/[^/]+\/[^/]+\/[^/]+$/);
    await page.load(route);
    await page.says(".three-deals .verdict", /You and your friend are level\./);
    // A friend sees no results before playing, and damaged links are said to be so.
    await page.run(
      "localStorage.clear(); return new Promise((done) => { indexedDB.deleteDatabase('spot-on').onsuccess = () => done(); });",
    );
    await visit(page, route);
    await page.says(".three-deals tbody", /hidden/);
    assert.doesNotMatch(await page.text(".three-deals tbody"), /\d :/);
    await page.load(`${DEALS}/abc/def/ghi`);
    await page.says(".three-deals .notice", /your friend’s results are missing/);
  },
  { sizes: [PHONE, DESKTOP], timeout: 900_000 },
);
