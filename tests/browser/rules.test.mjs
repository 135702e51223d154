// The rules of the games, which the page loads on demand.

import assert from "node:assert/strict";
import { axe } from "./axe.mjs";
import { everywhere, SIZES } from "./everywhere.mjs";
import { GAMES } from "./games.mjs";

everywhere("the rules of every game can be read", async (page) => {
  for (const id of GAMES) {
    await page.go(`#/rules/${id}`);
    await page.find("main h2");
    await page.find("main dl");
    const headings = await page.all("main h2");
    assert.ok(headings.length > 1, `${id} has only options`);
  }
});

everywhere(
  "rules that failed to load can be requested again",
  async (page) => {
    const alert = async () => (await page.find('main [role="alert"]')).getId();
    const first = await alert();
    await axe(page);
    await page.tap(await page.named("Try again"));
    await page.until(async () => (await alert()) !== first, "nothing was tried again");
    await page.find("main dl");
  },
  { path: `#/rules/${GAMES[0]}`, missing: /\.md$/, problems: true, sizes: SIZES.slice(0, 1) },
);
