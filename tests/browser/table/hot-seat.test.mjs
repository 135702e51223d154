// Several people at one device: each sees only their own cards.

import assert from "node:assert/strict";
import { axe } from "../support/axe.mjs";
import { browserTest } from "../support/browser-test.mjs";
import { openTable } from "../support/open-table.mjs";

const GAME = "hundred-rummy";

const labels = (page) =>
  page.run(
    `return [...document.querySelectorAll('.me [data-kind="hand"] .slot')].map((slot) => slot.getAttribute("aria-label"))`,
  );

browserTest("two people at one device each see only their own cards", async (page) => {
  await openTable(page, GAME, { people: ["Anna", "Boris"] });
  const first = await page.text(".curtain h2");
  const second = first === "Anna" ? "Boris" : "Anna";
  const shown = () => page.all(".slot, .piece, [data-place], .prompt");
  assert.equal((await shown()).length, 0, "there are cards under the curtain");
  await axe(page);

  await page.tap(await page.named("Show my cards"));
  await page.find(`[aria-label="${first}'s hand"]`);
  await page.tap(await page.find('[data-kind="stock"] .slot'));
  await page.until(async () => (await labels(page)).length === 5, "no card was drawn");
  await page.tap(await page.find('.me [data-kind="hand"] .slot'));

  await page.until(async () => (await page.all(".curtain")).length > 0, "no curtain comes down");
  assert.equal(await page.text(".curtain h2"), second);
  assert.equal((await shown()).length, 0, "there are cards under the curtain");
  await page.press("l");
  const told = await page.run("return document.body.textContent");
  assert.match(told, new RegExp(`${first} draws a card\\.`));
  assert.doesNotMatch(told, /draws a \d0/);
  await page.press("l");

  await page.tap(await page.named("Show my cards"));
  await page.find(`[aria-label="${second}'s hand"]`);
  assert.equal(await (await page.named("Undo")).isEnabled(), false, "the other's move can be taken back");
  assert.equal((await page.all(`[aria-label="${first}'s hand"] .slot`)).length, 0);
});
