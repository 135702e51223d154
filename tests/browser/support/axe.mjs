// Checks a page with axe-core, the common test engine for accessibility.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** The axe rules whose results can differ between themes of the same page. */
export const COLOURS = ["color-contrast"];

/** Fails with rule, description and elements of every violation of all rules, or only of `rules`, on the page. */
export async function axe(page, rules = null) {
  await page.still();
  if (!(await page.run("return window.axe !== undefined"))) await page.run(source);
  const found = await page.driver.executeAsyncScript(
    `
    const [rules, done] = arguments;
    const line = ({ id, help, nodes }) => id + ": " + help + ": " + nodes.map((node) => node.target).join(" ");
    axe.run(document, { resultTypes: ["violations"], ...(rules && { runOnly: rules }) })
      .then(({ violations }) => done(violations.map(line)), (cause) => done([String(cause)]));
  `,
    rules,
  );
  assert.deepEqual(found, [], "axe found violations");
}
