// Every page: it opens, is accessible in both themes, and fits its window.

import assert from "node:assert/strict";
import { axe } from "./axe.mjs";
import { everywhere } from "./everywhere.mjs";
import { GAMES } from "./games.mjs";

const PAGES = {
  home: "#/",
  settings: "#/settings",
  statistics: "#/statistics",
  about: "#/about",
  ...Object.fromEntries(GAMES.flatMap((id) =>
    ["setup", "play", "rules"].map((page) => [`${page} ${id}`, `#/${page}/${id}`]))),
};

for (const theme of ["Light", "Dark"]) {
  everywhere(`every page in ${theme.toLowerCase()} colours`, async (page) => {
    await page.run(
      "localStorage.setItem('spot-on/settings', JSON.stringify({ theme: arguments[0], pace: 'Off' }))",
      theme,
    );
    for (const [name, path] of Object.entries(PAGES)) {
      await page.run("location.hash = ''");
      await page.go(path);
      await page.reload();
      await page.find("h1");
      await axe(page);
      const wide = await page.run("return document.documentElement.scrollWidth - innerWidth");
      assert.ok(wide <= 0, `${name} is ${wide} pixels too wide`);
      await page.shot(`${name} ${theme}`);
    }
  }, { timeout: 400_000 });
}

everywhere("a wrong address leads home with a sentence", async (page) => {
  for (const path of ["#/nowhere", "#/play/chess", "#/setup", "#/%00"]) {
    await page.go(path);
    await page.reload();
    assert.match(await page.text(".notice"), /no such page/);
  }
});

everywhere("what is chosen in the set-up is played, and what is forbidden cannot be chosen", async (page) => {
  await page.go("#/setup/hundred-rummy");
  const strict = () => page.find('input[value="strict"]');
  assert.equal(await (await strict()).isEnabled(), false);
  await page.tap(await page.find('input[name="seats"][value="1"]'));
  await page.until(async () => (await strict()).isEnabled(), "the solitaire cannot be made strict");
  await page.tap(await strict());
  await page.tap(await page.named("Start"));
  await page.find('[data-seats="1"]');
  const kept = await page.run("return localStorage.getItem('spot-on/match/hundred-rummy')");
  assert.match(kept, /solitaire_end:strict/);
});
