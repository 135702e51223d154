// The theme that a person chooses.

import assert from "node:assert/strict";
import { PHONE, browserTest } from "../support/browser-test.mjs";
import { store } from "../support/storage.mjs";

browserTest(
  "a chosen theme is nobody else's, and fingers leave no hover behind",
  async (page) => {
    await store(page, "settings", { theme: "dark" });
    await page.load("#/");
    const scheme = () => page.run("return getComputedStyle(document.documentElement).colorScheme");
    assert.match(await scheme(), /only/);
    const bar = await page.run(
      "return [...new Set([...document.querySelectorAll('meta[name=theme-color]')].map((it) => it.content))]",
    );
    assert.deepEqual(bar, ["rgb(16, 20, 31)"]);
    const sticky = await page.run(`
      const rules = (list) => [...list].flatMap((rule) =>
        rule instanceof CSSMediaRule && rule.conditionText.includes("hover") ? []
        : rule.styleSheet ? rules(rule.styleSheet.cssRules)
        : [rule, ...(rule.cssRules ? rules(rule.cssRules) : [])]);
      return [...document.styleSheets].flatMap((sheet) => rules(sheet.cssRules))
        .map((rule) => rule.selectorText ?? "").filter((text) => text.includes(":hover"));
    `);
    assert.deepEqual(sticky, []);
  },
  { sizes: [PHONE] },
);
