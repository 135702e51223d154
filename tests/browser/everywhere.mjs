// Makes a test of every engine and size. The page is served from dist/ under a sub-path, as on GitHub Pages.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { serve } from "../../scripts/site.mjs";
import { session, stop } from "./driver.mjs";
import { ENGINES, asked, programs } from "./engines.mjs";
import { Page } from "./page.mjs";

const DIST = process.env.DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));
const BASE = "/spot-on/";

export const SIZES = [
  { name: "phone", width: 360, height: 740, touch: true },
  { name: "desktop", width: 1280, height: 800, touch: false },
];

/**
 * A test that is run in every engine that was asked for and in every size.
 * @param {string} title what holds
 * @param {(page: Page) => Promise<void>} body
 * @param {object} options
 *   `path`: where it starts; `sizes`: the rows of SIZES that it is for;
 *   `conditions`: names of conditions of engines.mjs; where an engine lacks one the test is skipped;
 *   `missing`: a pattern of addresses that the server does not find;
 *   `starts`: false if the page is not expected to start;
 *   `problems`: true if errors and warnings on the console are expected;
 *   `timeout`: milliseconds
 */
export function everywhere(title, body, options = {}) {
  for (const engine of asked()) {
    for (const size of options.sizes ?? SIZES) {
      const skip = obstacle(engine, options.conditions);
      const timeout = options.timeout ?? 120_000;
      test(`${title} (${engine}, ${size.name})`, { skip, timeout }, (context) =>
        visit(context, body, engine, size, options),
      );
    }
  }
}

function obstacle(engine, conditions = []) {
  const lacks = [
    ...programs(engine).lacks,
    ...conditions.filter((name) => !ENGINES[engine].conditions[name]),
  ];
  return lacks.length > 0 && `${engine} lacks ${lacks.join(", ")}`;
}

async function visit(context, body, engine, size, options) {
  const { path, conditions, missing, starts = true, problems = false } = options;
  assert.ok(existsSync(`${DIST}/index.html`), "dist/ is empty: run `make dist` first");
  const site = await serve(DIST, { base: BASE, missing });
  try {
    const driver = await session(engine, size, conditions);
    const page = new Page(driver, engine, size, site.url, starts);
    try {
      await page.go(path);
      await body(page);
      if (!problems) assert.deepEqual(await page.problems(), [], "the console has errors or warnings");
    } catch (cause) {
      context.diagnostic(await evidence(page, context.name));
      throw cause;
    } finally {
      await page.close();
    }
  } finally {
    site.close();
  }
}

/** What the page looked like and said when a test failed. */
async function evidence(page, name) {
  try {
    const said = (await page.problems()).join("\n");
    return `${name}\n${await page.driver.getCurrentUrl()}\n${await page.shot(`failed ${name.replace(/ \(.*/, "")}`)}\nconsole: ${said || "silent"}`;
  } catch (cause) {
    return `${name}\nno screenshot: ${cause.message}`;
  }
}

after(stop);
