// Makes a test of every engine and size. The page is served under a sub-path, as on GitHub Pages, from the folder that DIST
// names: what `make play` builds, if nothing else is said. With BRIEF=1, as in `make test`, each test runs in one size.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { after } from "node:test";
import { serve } from "../../scripts/site.mjs";
import { session, stop } from "./driver.mjs";
import { ENGINES, asked, programs } from "./engines.mjs";
import { EMPTY, Page } from "./page.mjs";
import { plan } from "./plan.mjs";
import { SIZES } from "./sizes.mjs";

/** The folder that is looked at. */
export const DIST = resolve(process.env.DIST ?? "target/play");
const BASE = "/spot-on/";

export * from "./sizes.mjs";

/**
 * A test that is run in every engine that was asked for and in every size.
 * @param {string} title what holds
 * @param {(page: Page, site: object) => Promise<void>} body what is done on the page; `site` is what serves it
 * @param {object} options
 *   `path`: where it starts, null if the body opens a page itself before it does anything else;
 *   `sizes` and `engines`: which it is for;
 *   `conditions`: names of conditions of engines.mjs; where an engine lacks one the test is skipped;
 *   `seed`: a number; then chance is always the same, and nobody dawdles (`world.js`);
 *   `early`: a script that runs when the page has been read and the program is not there yet;
 *   `beside`: texts by their path, which are served beside the page;
 *   `missing`: a pattern of addresses that the server does not find;
 *   `base`: the path under which it is served; `keep`: for how long the server lets files be kept;
 *   `starts`: false if the page is not expected to start;
 *   `brief`: the sizes in which `make test` runs it, if that is not the first of `sizes` alone; none leave it to `make test-all`;
 *   `problems`: true if errors and warnings on the console are expected;
 *   `timeout`: milliseconds; it is there to end what hangs, not to measure
 */
export function everywhere(title, body, options = {}) {
  const { conditions = [] } = options;
  for (const [rank, engine] of asked().entries()) {
    if (options.engines?.includes(engine) === false) continue;
    for (const size of sizesOf(options)) {
      const skip = obstacle(engine, conditions);
      const timeout = options.timeout ?? 300_000;
      const order = [rank, size.touch ? 0 : 1, conditions.join(), size.name];
      const run = (context) => visit(context, body, engine, size, options);
      plan({ order, name: `${title} (${engine}, ${size.name})`, options: { skip, timeout }, run });
    }
  }
}

function sizesOf({ sizes = SIZES, brief = sizes.slice(0, 1) }) {
  return process.env.BRIEF ? brief : sizes;
}

function obstacle(engine, conditions) {
  const lacks = [
    ...programs(engine).lacks,
    ...conditions.filter((name) => !ENGINES[engine].conditions[name]),
  ];
  return lacks.length > 0 && `${engine} lacks ${lacks.join(", ")}`;
}

async function visit(context, body, engine, size, options) {
  const { path, conditions, missing, seed, early, beside, base = BASE, keep, starts = true, problems = false } = options;
  assert.ok(existsSync(`${DIST}/index.html`), `${DIST} is empty: run make play first`);
  const site = await fresh({ base, missing, keep, instead: { ...BARE, ...scripted(seed, early), ...beside } });
  const { driver, done } = await session(engine, size, conditions);
  // A test that takes too long is left behind by the runner; its session must not meet the next one.
  const giveUp = () => done(false).catch(() => {});
  context.signal.addEventListener("abort", giveUp);
  const page = new Page(driver, engine, size, site.url, starts);
  let well = false;
  try {
    await (path === null ? page.arrive() : page.go(path));
    await body(page, site);
    const said = await page.problems();
    if (!problems) assert.deepEqual(said, [], "the console has errors or warnings");
    well = true;
  } catch (cause) {
    context.diagnostic(await evidence(page, context.name));
    throw cause;
  } finally {
    context.signal.removeEventListener("abort", giveUp);
    if (!context.signal.aborted) await done(well);
    site.close();
  }
}

/** The page with `world.js` before everything else, and with a script after everything that is seen. */
function scripted(seed, early) {
  const scripts = [];
  if (seed !== undefined) {
    const source = readFileSync(new URL("world.js", import.meta.url), "utf8");
    scripts.push(["world.js", `{ const SEED = ${seed};\n${source}}`, "<title>"]);
  }
  if (early !== undefined) scripts.push(["early.js", `{ ${early} }`, "</body>"]);
  if (scripts.length === 0) return {};
  let html = readFileSync(`${DIST}/index.html`, "utf8");
  for (const [name, , where] of scripts) html = html.replace(where, `<script src="${name}"></script>$&`);
  return { "/": html, ...Object.fromEntries(scripts.map(([name, source]) => [`/${name}`, source])) };
}

/** Without an icon, which browsers would ask for. */
const BARE = { [`/${EMPTY}`]: '<!DOCTYPE html><title>Nothing yet</title><link rel="icon" href="data:,">' };

const origins = new Set();

/** Serves the page where no test has been: what the browser keeps, it keeps for each origin. */
async function fresh(options) {
  for (;;) {
    const site = await serve(DIST, options);
    if (!origins.has(site.url)) {
      origins.add(site.url);
      return site;
    }
    site.close();
  }
}

/** What the page looked like and said when a test failed. */
async function evidence(page, name) {
  try {
    const said = (await page.problems()).join("\n");
    return `${name}\n${await page.driver.getCurrentUrl()}\n${await page.save(`failed ${name.replace(/ \(.*/, "")}`)}\nconsole: ${said || "silent"}`;
  } catch (cause) {
    return `${name}\nno screenshot: ${cause.message}`;
  }
}

/** Milliseconds in which a file must have ended when its tests have. */
const LEAVING = 5_000;

after(async () => {
  await stop();
  // What a test that took too long still waits for must not keep the other files waiting.
  setTimeout(() => process.exit(), LEAVING).unref();
});
