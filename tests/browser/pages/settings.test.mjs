// Settings apply at once and after a reload, and are never lost silently.

import assert from "node:assert/strict";
import { axe } from "../support/axe.mjs";
import { SIZES, browserTest } from "../support/browser-test.mjs";
import { store, stored, radio } from "../support/storage.mjs";

const SETTINGS = {
  theme: "contrast",
  deck: "large four",
  pace: "fast",
  thinking: "deep",
  sound: "quiet",
  hand: "left",
  raise: "off",
  keys: "off",
};

const attributes = (page) =>
  page.run(
    "return Object.fromEntries(arguments[0].map((id) => [id, document.documentElement.dataset[id]]))",
    Object.keys(SETTINGS),
  );

browserTest("every setting applies at once and survives a reload", async (page) => {
  await page.go("#/settings");
  for (const [id, value] of Object.entries(SETTINGS)) await page.tap(await page.find(radio(id, value)));
  await page.until(async () => (await attributes(page)).keys === SETTINGS.keys, "the last setting does not hold");
  assert.deepEqual(await attributes(page), SETTINGS);
  await page.reload();
  assert.deepEqual(await attributes(page), SETTINGS);
  for (const [id, value] of Object.entries(SETTINGS)) assert.ok(await (await page.find(radio(id, value))).isSelected());
  await axe(page);
});

browserTest(
  "unreadable settings are saved under another name, with a notice",
  async (page) => {
    for (const text of ["{ broken", '{"theme":"plaid","deck":"four"}']) {
      await page.run("localStorage.setItem('spot-on/settings', arguments[0])", text);
      await page.go("#/settings");
      await page.reload();
      await page.says(".trouble", /could not be read/);
      await page.tap(await page.find(radio("theme", "dark")));
      await page.until(async () => /dark/.test(await stored(page, "settings")), "the new setting is not kept");
      assert.equal(await stored(page, "settings-unreadable"), text);
      await page.reload();
      await page.find("h1");
      assert.deepEqual(await page.all(".trouble"), []);
    }
    assert.equal((await attributes(page)).deck, "four", "what could be read was used");
  },
  { sizes: SIZES.slice(0, 1) },
);

browserTest(
  "unknown settings of a newer version stay",
  async (page) => {
    await store(page, "settings", { theme: "Dark", tomorrow: { more: 1 } });
    await page.go("#/settings");
    await page.reload();
    assert.equal((await attributes(page)).theme, "dark", "an older way of writing it is read");
    await page.tap(await page.find(radio("deck", "four")));
    await page.until(async () => /four/.test(await stored(page, "settings")), "the setting is not kept");
    assert.deepEqual(JSON.parse(await stored(page, "settings")).tomorrow, { more: 1 });
  },
  { sizes: SIZES.slice(0, 1) },
);
