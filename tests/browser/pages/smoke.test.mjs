// The page opens.

import assert from "node:assert/strict";
import { axe } from "../support/axe.mjs";
import { ENGINES } from "../support/engines.mjs";
import { browserTest } from "../support/browser-test.mjs";

browserTest("the page opens, and axe finds no violations", async (page) => {
  await page.go();
  await page.says("h1", /exact number/);
  await axe(page);
  await page.shot("home");
});

browserTest("the page has the requested size", async (page) => {
  await page.go();
  const { touch = false } = ENGINES[page.engine];
  const { width } = page.size;
  // A window that is resized may take a moment.
  await page.until(() => page.run(`return innerWidth === ${width}`), `the page is not ${width} wide`);
  assert.equal(await page.run("return innerHeight"), page.size.height);
  const coarse = await page.run("return matchMedia('(pointer: coarse)').matches");
  assert.equal(coarse, page.size.touch && touch);
});
