// Dates follow the browser's region.

import { DESKTOP, browserTest } from "../support/browser-test.mjs";

browserTest(
  "dates follow the browser's region",
  async (page) => {
    await page.load("#/daily/2026-11-22");
    await page.says(".lead", /^Sunday,? 22 November$/);
  },
  {
    sizes: [DESKTOP],
    early: "Object.defineProperty(navigator, 'languages', { value: ['en-GB'] });",
  },
);
