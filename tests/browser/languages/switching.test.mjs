// The page switches to the chosen language at once, and says so if it cannot.

import assert from "node:assert/strict";
import { axe } from "../support/axe.mjs";
import { SIZES, browserTest } from "../support/browser-test.mjs";
import { GAMES } from "../support/games.mjs";
import { stored, radio, visit } from "../support/storage.mjs";

// A page that is being loaded has no root for a moment.
const root = (page, attribute) =>
  page.run("return document.documentElement?.getAttribute(arguments[0]) ?? null", attribute);

browserTest("the page changes its language at once, and keeps everything else", async (page) => {
  await visit(page, "#/play/hundred-rummy");
  await page.find(".board");
  const match = await stored(page, "match/hundred-rummy");
  await visit(page, "#/settings", { theme: "dark" });
  assert.equal(await root(page, "lang"), "en");
  await page.tap(await page.find(radio("language", "ru")));
  await page.until(async () => (await root(page, "lang")) === "ru", "no Russian is spoken");
  await page.says("h1", /^Настройки$/);
  assert.equal(await root(page, "data-theme"), "dark");
  assert.equal(await stored(page, "match/hundred-rummy"), match);
  assert.match(await page.run("return document.title"), /Настройки/);
  await axe(page);
  await page.tap(await page.find(radio("language", "en")));
  await page.says("h1", /^Settings$/);
});

browserTest(
  "the page stays English, and says so, if texts cannot be loaded",
  async (page) => {
    await visit(page, "#/about", { language: "ru" });
    assert.equal(await root(page, "lang"), "en");
    await page.says(".trouble", /^The texts in this language could not be loaded, .*Русский/);
    await axe(page);
    await page.run("window.before = true");
    await page.tap(await page.named("Try again"));
    await page.until(() => page.run("return window.before === undefined"), "it is not loaded again");
    await page.says(".trouble", /^The texts in this language could not be loaded, .*Русский/);
  },
  { missing: /\/ru\.txt$/, problems: true, sizes: SIZES.slice(0, 1) },
);

browserTest(
  "every page can be shown in Russian",
  async (page) => {
    await visit(page, "#/", { language: "ru" });
    const games = GAMES.flatMap((id) => [`#/setup/${id}`, `#/play/${id}`, `#/rules/${id}`]);
    for (const path of ["#/", "#/settings", "#/statistics", "#/history", "#/about", ...games]) {
      await page.go(path);
      await page.find("h1");
      assert.match(await page.run("return document.querySelector('main').textContent"), /[а-яё]{3}/i, path);
      await page.shot(`russian ${path}`);
    }
  },
  { timeout: 900_000 },
);
