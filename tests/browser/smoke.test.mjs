// The page opens.

import assert from "node:assert/strict";
import { axe } from "./axe.mjs";
import { everywhere } from "./everywhere.mjs";

everywhere("the page opens, and axe has nothing to say", async (page) => {
  assert.match(await page.text("h1"), /exact number/);
  await axe(page);
  await page.shot("home");
});

everywhere("the page is of the size that was asked for", async (page) => {
  const size = await page.run("return { width: innerWidth, height: innerHeight }");
  const touch = await page.run("return matchMedia('(pointer: coarse)').matches");
  assert.deepEqual({ ...size, touch }, { width: page.size.width, height: page.size.height, touch: page.size.touch });
});
