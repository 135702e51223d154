// Three boards: the person, Master and a friend play the same deals.

import assert from "node:assert/strict";
import { byTap, playAny } from "../support/play-any-game.mjs";
import { axe } from "../support/axe.mjs";
import { DESKTOP, PHONE, browserTest } from "../support/browser-test.mjs";
import { stored, visit } from "../support/storage.mjs";

const BOARDS = "#/boards/hundred-rummy/00c0ffee";

browserTest(
  "three boards are played, compared with Master, and a friend is challenged",
  async (page) => {
    await visit(page, "#/setup/hundred-rummy");
    await page.tap(await page.named("Three boards"));
    await page.until(
      async () => /boards\/hundred-rummy\/[0-9a-f]{8}$/.test(await page.run("return location.hash")),
      "no key",
    );
    await page.load(BOARDS);
    await axe(page);
    for (let board = 1; board <= 3; board += 1) {
      await page.tap(await page.named("Play the next board"));
      await playAny(page, byTap, { seed: board });
      await page.tap(await page.named("Compare"));
      await page.find(".boards");
    }
    await page.says(
      ".boards .verdict",
      /You are [\d,]+ points? ahead of Master|Master is [\d,]+ points? ahead|You and Master are level/,
    );
    await axe(page);
    // Master plays each board once.
    assert.equal((await stored(page, "duplicates")).trim().split("\n").length, 3);
    await page.load(BOARDS);
    await page.says(".boards .verdict", /Master/);
    await page.tap(await page.named("Challenge a friend to these boards"));
    const address = await page.run("return document.querySelector('.link input').value");
    const route = address.slice(address.indexOf("#"));
    assert.match(route, /^#\/boards\/hundred-rummy\/00c0ffee\/[^/]+\/[^/]+\/[^/]+$/);
    await page.load(route);
    await page.says(".boards .verdict", /You and your friend are level\./);
    // A friend sees no results before playing, and damaged links are said to be so.
    await page.run(
      "localStorage.clear(); return new Promise((done) => { indexedDB.deleteDatabase('spot-on').onsuccess = () => done(); });",
    );
    await visit(page, route);
    await page.says(".boards tbody", /hidden/);
    assert.doesNotMatch(await page.text(".boards tbody"), /\d :/);
    await page.load(`${BOARDS}/abc/def/ghi`);
    await page.says(".boards .notice", /your friend’s results are missing/);
  },
  { sizes: [PHONE, DESKTOP], timeout: 900_000 },
);
