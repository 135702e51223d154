// The rules of the games, which the page loads on demand.

import assert from "node:assert/strict";
import { axe } from "../support/axe.mjs";
import { browserTest, SIZES } from "../support/browser-test.mjs";
import { GAMES } from "../support/games.mjs";

browserTest("the rules of every game can be read", async (page) => {
  for (const id of GAMES) {
    await page.go(`#/rules/${id}`);
    await page.find(".help section");
    const { sections, links, options } = await page.run(`
      const count = (selector) => document.querySelectorAll(selector).length;
      return {
        sections: count(".help section"),
        links: count(".contents a"),
        options: count(".help .option"),
      };
    `);
    assert.ok(sections > 4 && links === sections && options > 1, `${id} is not whole`);
    await axe(page);
  }
});

browserTest(
  "a section is reached from the contents, and by a link",
  async (page) => {
    const focused = () => page.run("return document.activeElement.id");
    await page.find(".contents a");
    const links = await page.all(".contents a");
    await page.tap(links[3]);
    assert.equal(await focused(), "section-4");
    assert.match(await page.run("return location.hash"), /^#\/rules\/[a-z-]+$/);
    await page.go(await links[2].getAttribute("href").then((href) => href.slice(href.indexOf("#"))));
    await page.until(async () => (await focused()) === "section-3", "the link does not lead to its section");
  },
  { path: `#/rules/${GAMES[0]}`, sizes: SIZES.slice(0, 1) },
);

browserTest(
  "rules that failed to load can be requested again",
  async (page) => {
    const alert = async () => (await page.find('main [role="alert"]')).getId();
    const first = await alert();
    await axe(page);
    await page.tap(await page.named("Try again"));
    await page.until(async () => (await alert()) !== first, "nothing was tried again");
    await page.find(".help section");
  },
  { path: `#/rules/${GAMES[0]}`, missing: /\.md$/, problems: true, sizes: SIZES.slice(0, 1) },
);
