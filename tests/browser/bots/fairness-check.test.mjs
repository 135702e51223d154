// The fairness check asks a bot again with other hidden cards, and shows its answers.

import assert from "node:assert/strict";
import { axe } from "../support/axe.mjs";
import { browserTest } from "../support/browser-test.mjs";
import { byTap, myTurn, playTurn } from "../support/play-hundred-rummy.mjs";
import { openLog, openTable } from "../support/open-table.mjs";

browserTest("a bot that is asked again gives the same answer 100 times", async (page) => {
  await openTable(page, "hundred-rummy");
  await playTurn(page, byTap);
  await playTurn(page, byTap);
  await myTurn(page);
  await openLog(page);
  await page.tap(await page.named("Fairness check"));
  await page.until(async () => /100 times out of 100/.test(await page.text(".fairness")), "nobody answers");
  assert.equal(await page.run("return document.querySelectorAll('.dots .same').length"), 100);
  await axe(page);
  await page.shot("fairness");
  await page.tap(await page.named("Close"));
  await page.until(async () => (await page.all(".fairness")).length === 0, "it stays open");
  await page.drawn();
  await playTurn(page, byTap);
  await myTurn(page);
});
